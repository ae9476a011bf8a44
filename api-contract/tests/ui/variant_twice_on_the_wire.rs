//! Two variants have two words.

use api_contract::*;

#[wire]
pub enum Text {
    A,
    #[wire(rename = "a")]
    B,
}

#[wire(tag = "kind")]
pub enum Union {
    A { p: u32 },
    #[wire(rename = "a")]
    B { q: u32 },
}

fn main() {}
