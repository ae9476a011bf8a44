//! Tag and content are two members.

use api_contract::*;

#[wire(tag = "kind", content = "kind")]
pub enum Union {
    A { a: u32 },
}

fn main() {}
