use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    #[wire(size(1, 2))]
    pub name: String,
}

fn main() {}
