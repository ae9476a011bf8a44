//! The methods of a group fail with one type.

use api_contract::*;

#[wire]
pub struct Nothing {}

/// A group.
#[contract]
pub trait Group {
    /// Do one thing
    #[method("one/thing", retry = never)]
    fn one_thing(&mut self, params: Nothing) -> Result<Nothing, String>;

    /// Do another
    #[method("other/thing", retry = never)]
    fn other_thing(&mut self, params: Nothing) -> Result<Nothing, u32>;
}

fn main() {}
