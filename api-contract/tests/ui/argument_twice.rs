//! An argument is given once.

use api_contract::*;

#[wire(deny_unknown, deny_unknown)]
pub struct Struct {
    pub a: u32,
}

#[wire]
pub struct Member {
    #[wire(rename = "a", rename = "b")]
    pub a: u32,
}

fn main() {}
