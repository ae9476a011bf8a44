//! An open enum has a variant of this name.

use api_contract::*;

#[wire(open)]
pub enum Open {
    A,
    Unlisted,
}

fn main() {}
