//! An alias is nobody else's name or alias.

use api_contract::*;

#[wire]
pub struct Name {
    #[wire(alias = "b", optional)]
    pub a: Option<u32>,
    pub b: u32,
}

#[wire]
pub struct Alias {
    #[wire(alias = "x")]
    pub a: u32,
    #[wire(alias = "x")]
    pub b: u32,
}

fn main() {}
