//! Null is a value of `Value`.

use api_contract::*;

#[wire]
pub struct Any {
    #[wire(optional, not_null)]
    pub any: Option<serde_json::Value>,
}

fn main() {}
