use api_contract::wire;

/// A thing.
#[wire]
pub enum Thing {
    /// With a name.
    Named {
        /// The name.
        name: String,
    },
}

fn main() {}
