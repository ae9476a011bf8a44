//! A strict part refuses the members of the object around it.

use api_contract::*;

#[wire(deny_unknown)]
pub struct Part {
    pub p: u32,
}

#[wire]
pub struct Whole {
    pub a: u32,
    #[wire(flatten)]
    pub part: Part,
}

fn main() {}
