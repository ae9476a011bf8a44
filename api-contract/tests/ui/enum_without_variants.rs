//! An enum of the wire has a value.

use api_contract::*;

#[wire]
pub enum Text {}

#[wire(tag = "kind")]
pub enum Union {}

fn main() {}
