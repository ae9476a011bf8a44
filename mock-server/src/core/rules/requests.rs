//! How a request object is read and a response object is made, whatever the method.

use api_contract::rpc::RequestId;
use serde_json::Value;

use super::Right;
use crate::core::response::Response;

/// How a request object is read and a response object is made, whatever the method.
pub trait RequestRules {
    /// The id in the response to a request with this id.
    fn response_id(&self, id: RequestId) -> RequestId {
        id
    }

    /// Makes the parameters that a method is given of those of the request.
    fn edit(&self, method: &str, params: &mut Value) {
        let _ = (method, params);
    }

    /// What is sent; `right` is the response to a call of this method.
    fn response(&self, method: &str, right: Response) -> Response {
        let _ = method;
        right
    }
}

impl RequestRules for Right {}
