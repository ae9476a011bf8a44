//! A member is of a type of the wire.

use api_contract::*;

#[wire]
pub struct Struct {
    pub a: u32,
    pub b: u8,
}

fn main() {}
