//! The response to a request: written at once, and a document for those who look into it.

use std::fmt::Write as _;

use api_contract::lightspeed::CONTRACT;
use api_contract::rpc::{self, JsonRpcError, RequestId};
use serde_json::Value;

/// A whole JSON-RPC response object.
///
/// What a method returned is kept as the text that is sent, because most responses are sent and never
/// looked into; [`to_value`](Response::to_value) reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response(Box<Form>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// `data` is JSON, without the envelope.
    Success {
        id: RequestId,
        data: String,
    },
    Failure {
        id: RequestId,
        error: JsonRpcError,
    },
    /// What something wrong has made of a response.
    Document(Value),
}

impl Response {
    pub(crate) fn success(id: RequestId, data: String) -> Self {
        Response(Box::new(Form::Success { id, data }))
    }

    pub(crate) fn failure(id: RequestId, error: JsonRpcError) -> Self {
        Response(Box::new(Form::Failure { id, error }))
    }

    /// The response as a document. It is null for one that is nested deeper than JSON is read, which is
    /// 128 levels.
    pub fn to_value(&self) -> Value {
        match &*self.0 {
            Form::Success { .. } => serde_json::from_str(&self.write()).unwrap_or_default(),
            Form::Failure { id, error } => rpc::failure(id.clone(), error),
            Form::Document(document) => document.clone(),
        }
    }

    /// The response as it goes over the wire.
    pub fn write(&self) -> String {
        let Form::Success { id, data } = &*self.0 else {
            // Writing a value cannot fail.
            return serde_json::to_string(&self.to_value()).unwrap_or_default();
        };
        let mut out = String::with_capacity(data.len() + MAX_FRAME_BYTES);
        out.push_str(r#"{"id":"#);
        // Writing to a text cannot fail.
        let _ = match id {
            RequestId::Number(number) => write!(out, "{number}"),
            RequestId::Text(text) => write!(out, "{}", Value::from(text.as_str())),
        };
        out.push_str(r#","result":"#);
        match &CONTRACT.envelope {
            Some(envelope) => {
                out.push_str(r#"{""#);
                out.push_str(envelope.result);
                out.push_str(r#"":"#);
                out.push_str(data);
                out.push('}');
            }
            None => out.push_str(data),
        }
        out.push('}');
        out
    }

    /// Whether the call succeeded.
    pub fn is_success(&self) -> bool {
        match &*self.0 {
            Form::Success { .. } => true,
            Form::Failure { .. } => false,
            Form::Document(document) => document.get("result").is_some(),
        }
    }

    /// The code of the error, if there is one.
    pub fn error_code(&self) -> Option<i64> {
        match &*self.0 {
            Form::Success { .. } => None,
            Form::Failure { error, .. } => Some(error.code),
            Form::Document(document) => document["error"]["code"].as_i64(),
        }
    }
}

/// What stands around the data, with a number for an id.
const MAX_FRAME_BYTES: usize = 64;

/// Any document, whether or not it is a proper response: defects and faults make others.
impl From<Value> for Response {
    fn from(document: Value) -> Self {
        Response(Box::new(Form::Document(document)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_response_is_written_as_the_document_that_it_is() {
        let data = r#"{"b":1,"a":["\u0001\"é"]}"#;
        let error = JsonRpcError {
            code: -32004,
            message: "no".to_owned(),
            data: Some(json!({ "kind": "not_found" })),
        };
        for id in [
            RequestId::Number(u64::MAX),
            RequestId::Text("\"\n\u{1}é".to_owned()),
            RequestId::Text(String::new()),
        ] {
            let document: Value = serde_json::from_str(data).unwrap();
            let success = Response::success(id.clone(), data.to_owned());
            let right = rpc::success(id.clone(), json!({ "result": document }));
            assert_eq!(success.to_value(), right);
            assert!(success.is_success() && success.error_code().is_none());

            let failure = Response::failure(id.clone(), error.clone());
            let right = rpc::failure(id, &error);
            assert_eq!(failure.to_value(), right);
            assert_eq!(failure.write(), right.to_string());
            assert!(!failure.is_success());
            assert_eq!(failure.error_code(), Some(-32004));
        }
    }

    #[test]
    fn the_members_of_the_data_are_written_in_their_order() {
        let response = Response::success(RequestId::Number(7), r#"{"b":1,"a":2}"#.to_owned());
        assert_eq!(
            response.write(),
            r#"{"id":7,"result":{"result":{"b":1,"a":2}}}"#
        );
    }
}
