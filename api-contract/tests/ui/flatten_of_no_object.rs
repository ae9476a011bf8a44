//! Only an object has members to flatten.

use api_contract::*;

#[wire]
pub struct Whole {
    pub a: u32,
    #[wire(flatten)]
    pub part: String,
}

fn main() {}
