//! The JSON-RPC 2.0 envelope.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};

use crate::validate::quoted;

/// `-32601`: no method of that name.
pub const METHOD_NOT_FOUND: i64 = -32601;
/// `-32602`: the parameters do not decode, or break a rule.
pub const INVALID_PARAMS: i64 = -32602;
/// `-32603`: the server's own fault.
pub const INTERNAL_ERROR: i64 = -32603;

/// What a response is matched to its request by. It is echoed with the same JSON type and value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum RequestId {
    /// An integer of 0 to 2^64 - 1, exact.
    Number(u64),
    /// Any text, the empty one included.
    Text(String),
}

impl fmt::Display for RequestId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestId::Number(number) => number.fmt(out),
            RequestId::Text(text) => write!(out, "{text:?}"),
        }
    }
}

impl From<RequestId> for Value {
    fn from(id: RequestId) -> Value {
        match id {
            RequestId::Number(number) => number.into(),
            RequestId::Text(text) => text.into(),
        }
    }
}

impl TryFrom<&Value> for RequestId {
    type Error = &'static str;

    fn try_from(value: &Value) -> Result<Self, Self::Error> {
        match value {
            Value::String(text) => Some(RequestId::Text(text.clone())),
            Value::Number(number) => number.as_u64().map(RequestId::Number),
            _ => None,
        }
        .ok_or("`id` must be a text or an integer of 0 to 2^64 - 1")
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        RequestId::try_from(&value).map_err(serde::de::Error::custom)
    }
}

/// A request. The member `jsonrpc` is written as `"2.0"` and not required of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonRpcRequest {
    /// What the response will carry.
    pub id: RequestId,
    /// The method's wire name.
    pub method: String,
    /// The parameters; `None` when absent, which means the same as null and as `{}`.
    pub params: Option<Value>,
}

impl JsonRpcRequest {
    /// A request with parameters.
    pub fn new(id: RequestId, method: impl Into<String>, params: Value) -> Self {
        JsonRpcRequest {
            id,
            method: method.into(),
            params: Some(params),
        }
    }

    /// Reads a request from a decoded body.
    ///
    /// # Errors
    /// What is missing or of the wrong type, for the body of a refusal.
    pub fn from_value(body: Value) -> Result<Self, &'static str> {
        let Value::Object(mut members) = body else {
            return Err("a request must be an object; batches are not offered");
        };
        let id = RequestId::try_from(members.get("id").ok_or("`id` is missing")?)?;
        let method = match members.remove("method") {
            Some(Value::String(method)) => method,
            Some(_) => return Err("`method` must be a text"),
            None => return Err("`method` is missing"),
        };
        Ok(JsonRpcRequest {
            id,
            method,
            params: members.remove("params"),
        })
    }

    /// The request as it goes over the wire.
    pub fn to_value(&self) -> Value {
        let mut members = Map::new();
        members.insert("jsonrpc".to_owned(), "2.0".into());
        members.insert("id".to_owned(), self.id.clone().into());
        members.insert("method".to_owned(), self.method.as_str().into());
        if let Some(params) = &self.params {
            members.insert("params".to_owned(), params.clone());
        }
        Value::Object(members)
    }
}

/// The error object of a failed call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonRpcError {
    /// The code; see the contract's error table.
    pub code: i64,
    /// For people; no program should read it.
    pub message: String,
    /// The contract's structured error, absent when the call never reached a method.
    pub data: Option<Value>,
}

impl JsonRpcError {
    /// An error without data.
    pub fn bare(code: i64, message: impl Into<String>) -> Self {
        JsonRpcError {
            code,
            message: message.into(),
            data: None,
        }
    }

    /// The error of a call to a method that does not exist; a long name is cut.
    pub fn method_not_found(method: &str) -> Self {
        let name = quoted(method);
        JsonRpcError::bare(METHOD_NOT_FOUND, format!("no method is called {name}"))
    }

    /// The error object as it goes over the wire.
    pub fn to_value(&self) -> Value {
        let mut error = json!({ "code": self.code, "message": self.message });
        if let (Some(data), Value::Object(members)) = (&self.data, &mut error) {
            members.insert("data".to_owned(), data.clone());
        }
        error
    }
}

/// The response to a call that succeeded; `result` stands in the contract's envelope already.
pub fn success(id: RequestId, result: Value) -> Value {
    let mut response = Map::new();
    response.insert("id".to_owned(), id.into());
    response.insert("result".to_owned(), result);
    Value::Object(response)
}

/// The response to a call that failed.
pub fn failure(id: RequestId, error: &JsonRpcError) -> Value {
    let mut response = Map::new();
    response.insert("id".to_owned(), id.into());
    response.insert("error".to_owned(), error.to_value());
    Value::Object(response)
}

impl fmt::Display for JsonRpcError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", self.message, self.code)
    }
}

impl std::error::Error for JsonRpcError {}
