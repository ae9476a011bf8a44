use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    pub name: Option<String>,
}

fn main() {}
