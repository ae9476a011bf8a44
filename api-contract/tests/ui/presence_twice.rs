use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    #[wire(optional, nullable)]
    pub name: Option<String>,
}

fn main() {}
