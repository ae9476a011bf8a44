//! The stabilities of a method are a closed list.

use api_contract::{contract, wire};

/// Nothing.
#[wire]
struct Nothing {}

/// Some methods.
#[contract]
trait Methods {
    /// Do something
    #[method("thing/do", retry = always, stability = shaky)]
    fn thing_do(&mut self, params: Nothing) -> Result<Nothing, String>;
}

fn main() {}
