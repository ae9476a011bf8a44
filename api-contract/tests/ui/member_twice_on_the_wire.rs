use api_contract::wire;

/// A thing.
#[wire]
pub struct Thing {
    /// Its name.
    pub name: String,
    /// Its other name.
    #[wire(rename = "name")]
    pub other: String,
}

fn main() {}
