use api_contract::{contract, wire};

/// Nothing to say.
#[wire]
pub struct Empty {}

/// Things.
#[contract]
pub trait Things {
    /// Do a thing
    #[method("things/do", scope = universe, retry = always)]
    fn do_it(&mut self, params: Empty) -> Result<Empty, String>;
}

fn main() {}
