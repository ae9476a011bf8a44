//! An object that refuses unknown members cannot tell which of them a flattened type knows.

use api_contract::wire;

/// The part.
#[wire]
struct Part {
    /// A number.
    number: u32,
}

/// The whole.
#[wire(deny_unknown)]
struct Whole {
    /// The part.
    #[wire(flatten)]
    part: Part,
}

fn main() {}
