//! Only #[wire(..)] says how a type is written.

use api_contract::*;

#[wire]
pub struct Member {
    #[serde(skip)]
    pub a: u32,
}

#[wire]
#[schemars(deny_unknown_fields)]
pub struct Type {
    pub a: u32,
}

fn main() {}
