//! What is flattened cannot be refused by the variant around it.

use api_contract::*;

#[wire]
pub struct Part {
    pub p: u32,
}

#[wire(tag = "kind", deny_unknown)]
pub enum Strict {
    A {
        #[wire(flatten)]
        part: Part,
    },
}

fn main() {}
