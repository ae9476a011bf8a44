//! A name that is not ASCII is given by hand.

use api_contract::*;

#[wire]
pub struct Struct {
    pub größe: u32,
}

#[wire]
pub enum Text {
    Größe,
}

fn main() {}
