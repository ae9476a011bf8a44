use api_contract::{api, contract, wire};

/// Nothing to say.
#[wire]
pub struct Empty {}

/// Things.
#[contract]
pub trait Things {
    /// Do a thing
    #[method("things/do", retry = always)]
    fn things_do(&mut self, params: Empty) -> Result<Empty, String>;
}

mod more {
    use super::{Empty, contract};

    /// More things.
    #[contract]
    pub trait More {
        /// Do the thing again
        #[method("things/do", retry = always)]
        fn things_do(&mut self, params: Empty) -> Result<Empty, String>;
    }
}

api! {
    /// All of it.
    pub trait Api(String): Things, more::More
}

fn main() {}
