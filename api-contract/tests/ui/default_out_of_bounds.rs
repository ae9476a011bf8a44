//! A default keeps the bounds of its member.

use api_contract::*;

#[wire]
pub struct Below {
    #[wire(range(10, 20), default = 5)]
    pub a: u32,
}

#[wire]
pub struct Absent {
    #[wire(optional, length(min = 1))]
    pub a: Vec<u32>,
}

fn main() {}
