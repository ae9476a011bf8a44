//! From a method's name and raw parameters to the handler that implements it.
//!
//! `#[contract]` makes a dispatch function per trait from [`call`]; this module owns what all of
//! them do: decode, validate, run, encode, and say precisely what was refused.

use std::fmt;

use serde_json::Value;

use crate::method::Method;
use crate::validate::{Validate, Violations};

/// Why a call produced no response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<E> {
    /// No method has this name.
    MethodNotFound,
    /// The parameters do not have the declared shape.
    Decode(DecodeError),
    /// The parameters have the declared shape but break a rule.
    Invalid(Violations),
    /// The method itself refused.
    Method(E),
    /// The response could not be written as JSON: the server's own fault.
    Encode(String),
}

/// A value that does not have the declared shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// The path of the offending member; `.` for the parameters as a whole.
    pub member: String,
    /// What was expected and the shape of what came, without the value.
    pub message: String,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.member.as_str() {
            "." => write!(out, "params: {}", self.message),
            member => write!(out, "`{member}`: {}", self.message),
        }
    }
}

impl std::error::Error for DecodeError {}

/// Runs one method: decodes and validates `params`, calls `run`, encodes what it returns.
///
/// # Errors
/// See [`Refusal`]; never [`Refusal::MethodNotFound`].
pub fn call<M: Method, E>(
    params: Option<Value>,
    run: impl FnOnce(M::Params) -> Result<M::Response, E>,
) -> Result<Value, Refusal<E>> {
    let params = decode_params::<M>(params).map_err(Refusal::Decode)?;
    params.validate().map_err(Refusal::Invalid)?;
    let response = run(params).map_err(Refusal::Method)?;
    serde_json::to_value(response).map_err(|error| Refusal::Encode(error.to_string()))
}

/// Decodes parameters; absent and null mean an empty object.
///
/// # Errors
/// The member that does not have the declared shape.
pub fn decode_params<M: Method>(params: Option<Value>) -> Result<M::Params, DecodeError> {
    let params = match params {
        None | Some(Value::Null) => Value::Object(serde_json::Map::new()),
        Some(params) => params,
    };
    serde_path_to_error::deserialize(params).map_err(|error| DecodeError {
        member: error.path().to_string(),
        message: without_values(&error.inner().to_string()),
    })
}

/// Takes the offending value out of a decoder's message: it may be a secret, and the message is
/// logged. `invalid type: string "x", expected u64` becomes `invalid type: string, expected u64`.
fn without_values(message: &str) -> String {
    for prefix in ["invalid type: ", "invalid value: ", "invalid length: "] {
        if let Some(rest) = message.strip_prefix(prefix)
            && let Some((found, expected)) = rest.rsplit_once(", expected ")
        {
            let kind: String =
                found.chars().take_while(|c| c.is_ascii_alphabetic() || *c == ' ').collect();
            return format!("{prefix}{}, expected {expected}", kind.trim_end());
        }
    }
    if let Some(rest) = message.strip_prefix("unknown variant")
        && let Some((_, expected)) = rest.rsplit_once("`, expected ")
    {
        return format!("unknown variant, expected {expected}");
    }
    message.to_owned()
}

#[cfg(test)]
mod tests {
    use super::without_values;

    #[test]
    fn a_decode_message_keeps_the_shape_and_drops_the_value() {
        for (from, to) in [
            ("invalid type: string \"lsk_x\", expected u64", "invalid type: string, expected u64"),
            (
                "invalid type: string \"a, expected b\", expected u64",
                "invalid type: string, expected u64",
            ),
            ("invalid value: integer `-1`, expected u32", "invalid value: integer, expected u32"),
            ("invalid type: floating point `1.5`, expected u64", "invalid type: floating point, expected u64"),
            ("invalid type: map, expected a string", "invalid type: map, expected a string"),
            ("missing field `sessionId`", "missing field `sessionId`"),
            (
                "unknown variant `lsk_x`, expected one of `a`, `b`",
                "unknown variant, expected one of `a`, `b`",
            ),
        ] {
            assert_eq!(without_values(from), to);
        }
    }
}
