//! The type of a method stands beside Rust's own.

use api_contract::*;

#[wire]
pub struct Nothing {}

/// A group.
#[contract]
pub trait Group {
    /// Do one thing
    #[method("result", retry = never)]
    fn result(&mut self, params: Nothing) -> Result<Nothing, String>;
}

fn main() {}
