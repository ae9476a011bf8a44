use api_contract::{contract, wire};

/// Nothing to say.
#[wire]
pub struct Empty {}

#[contract]
pub trait Things {
    /// Do a thing
    #[method("things/do", scope = universe, retry = always)]
    fn things_do(&mut self, params: Empty) -> Result<Empty, String>;
}

fn main() {}
