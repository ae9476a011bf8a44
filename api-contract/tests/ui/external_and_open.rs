//! A union that is tagged from outside cannot keep what it does not know.

use api_contract::wire;

/// How to connect.
#[wire(external, open)]
enum Transport {
    /// By HTTP.
    Http,
}

fn main() {}
