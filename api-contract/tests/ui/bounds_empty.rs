//! Something is within the bounds.

use api_contract::*;

#[wire]
pub struct Struct {
    #[wire(range(5, 1))]
    pub a: u32,
}

fn main() {}
