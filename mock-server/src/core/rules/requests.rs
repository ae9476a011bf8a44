//! How a response object is made, whatever the method.

use api_contract::rpc::RequestId;

use super::Right;

/// How a response object is made, whatever the method.
pub trait RequestRules {
    /// The id in the response to a request with this id.
    fn response_id(&self, id: RequestId) -> RequestId {
        id
    }
}

impl RequestRules for Right {}
