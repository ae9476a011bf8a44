//! Two parts of an object write no member of one name.

use api_contract::*;

#[wire]
pub struct Part {
    pub p: u32,
}

#[wire]
pub struct WithOwn {
    pub p: u32,
    #[wire(flatten)]
    pub part: Part,
}

#[wire(tag = "p")]
pub enum WithTag {
    A {
        #[wire(flatten)]
        part: Part,
    },
}

fn main() {}
