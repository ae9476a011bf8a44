//! From a method's name and raw parameters to the handler that implements it.
//!
//! `#[contract]` makes a dispatch function per trait from [`call`]; this module owns what all of
//! them do: decode, validate, run, encode, and say precisely what was refused.

use serde::Serialize;
use serde_json::Value;

use crate::decode::{Decode, DecodeError};
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

/// Runs one method: decodes and validates `params`, calls `run`, and writes what it returns as JSON, the
/// members in the order of their declaration.
///
/// # Errors
/// See [`Refusal`]; never [`Refusal::MethodNotFound`].
pub fn call<M: Method, E>(
    params: Option<Value>,
    run: impl FnOnce(M::Params) -> Result<M::Response, E>,
) -> Result<String, Refusal<E>> {
    let params = decode_params::<M>(params).map_err(Refusal::Decode)?;
    params.validate().map_err(Refusal::Invalid)?;
    let response = run(params).map_err(Refusal::Method)?;
    write(&response)
}

/// A response is about that long, so that few grow while they are written.
const RESPONSE_BYTES: usize = 4096;

fn write<E>(response: &impl Serialize) -> Result<String, Refusal<E>> {
    let mut out = Vec::with_capacity(RESPONSE_BYTES);
    serde_json::to_writer(&mut out, response)
        .map_err(|error| Refusal::Encode(error.to_string()))?;
    String::from_utf8(out).map_err(|error| Refusal::Encode(error.to_string()))
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
    M::Params::decode(params)
}
