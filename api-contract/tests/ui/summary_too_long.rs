use api_contract::{contract, wire};

/// Nothing to say.
#[wire]
pub struct Empty {}

/// Things.
#[contract]
pub trait Things {
    /// Do a thing, and say so in a line that goes on and on until nobody can read it in a list any more
    #[method("things/do", scope = universe, retry = always)]
    fn things_do(&mut self, params: Empty) -> Result<Empty, String>;
}

fn main() {}
