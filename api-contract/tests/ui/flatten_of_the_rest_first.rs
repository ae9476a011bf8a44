//! What takes every member that is left stands last.

use api_contract::*;

use std::collections::BTreeMap;

#[wire]
pub struct Part {
    pub p: u32,
}

#[wire]
pub struct Whole {
    #[wire(flatten)]
    pub rest: BTreeMap<String, u32>,
    #[wire(flatten)]
    pub part: Part,
}

fn main() {}
