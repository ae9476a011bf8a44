//! What becomes of requests and answers outside of the core.

use super::Right;

/// What becomes of requests and answers outside of the core.
pub trait TransportRules {
    /// Whether the server goes on after a body that is not JSON.
    fn survives_malformed_json(&self) -> bool {
        true
    }

    /// How long the answer of a method is held back after the method had its effect, in milliseconds.
    fn holds_answer_ms(&self, method: &str) -> u64 {
        let _ = method;
        0
    }

    /// For how long after its answer the departure of a method's client has consequences, in
    /// milliseconds.
    fn watches_client_ms(&self, method: &str) -> u64 {
        let _ = method;
        0
    }
}

impl TransportRules for Right {}
