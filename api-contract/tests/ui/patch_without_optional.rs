//! A patch is three states of one optional member.

use api_contract::*;

#[wire]
pub struct Required {
    pub patch: presence::Patch<u32>,
}

#[wire]
pub struct Defaulted {
    #[wire(default)]
    pub patch: presence::Patch<u32>,
}

#[wire]
pub struct Optional {
    #[wire(optional)]
    pub patch: Option<presence::Patch<u32>>,
}

#[wire]
pub struct Inside {
    #[wire(optional)]
    pub patch: presence::Patch<Option<u32>>,
}

fn main() {}
