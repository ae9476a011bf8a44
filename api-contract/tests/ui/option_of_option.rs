use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    #[wire(optional)]
    pub name: Option<Option<String>>,
}

fn main() {}
