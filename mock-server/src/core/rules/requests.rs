//! How a request object is read and a response object is made, whatever the method.

use api_contract::rpc::RequestId;
use serde_json::Value;

use super::Right;

/// How a request object is read and a response object is made, whatever the method.
pub trait RequestRules {
    /// The id in the response to a request with this id.
    fn response_id(&self, id: RequestId) -> RequestId {
        id
    }

    /// The parameters that a method is given; `params` are those of the request.
    fn params(&self, method: &str, params: Option<Value>) -> Option<Value> {
        let _ = method;
        params
    }

    /// The member `result` of the response; `enveloped` is what the method returned, in the envelope
    /// of the contract.
    fn result(&self, method: &str, enveloped: Value) -> Value {
        let _ = method;
        enveloped
    }

    /// What is sent of a response object.
    fn response(&self, response: Value) -> Value {
        response
    }
}

impl RequestRules for Right {}
