//! The tag stands among the members.

use api_contract::*;

#[wire(tag = "kind")]
pub enum Union {
    A { kind: u32 },
}

fn main() {}
