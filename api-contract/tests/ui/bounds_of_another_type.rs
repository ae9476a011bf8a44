//! Bounds go with the type of their member.

use api_contract::*;

#[wire]
pub struct Struct {
    #[wire(length(1, 3))]
    pub a: u32,
    #[wire(range(1, 3))]
    pub b: String,
}

fn main() {}
