//! A part has no name, so it cannot be absent, renamed or bounded.

use api_contract::*;

#[wire]
pub struct Part {
    pub p: u32,
}

#[wire]
pub struct Optional {
    #[wire(flatten, optional)]
    pub part: Option<Part>,
}

#[wire]
pub struct Renamed {
    #[wire(rename = "part", flatten)]
    pub part: Part,
}

fn main() {}
