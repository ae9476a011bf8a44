//! A name on the wire is not empty.

use api_contract::*;

#[wire(tag = "")]
pub enum Union {
    A {},
}

#[wire]
pub struct Struct {
    #[wire(rename = "")]
    pub a: u32,
}

fn main() {}
