use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    #[wire(pattern = "^b[0-9+$")]
    pub name: String,
}

fn main() {}
