//! An argument that would do nothing is refused.

use api_contract::*;

#[wire(rename_all = "snake_case")]
pub struct Struct {
    pub a: u32,
}

#[wire(deny_unknown)]
pub enum Denies {
    A,
}

#[wire(validate = check)]
pub enum Validates {
    A,
}

#[wire(external, content = "content")]
pub enum External {
    A { a: u32 },
}

fn main() {}
