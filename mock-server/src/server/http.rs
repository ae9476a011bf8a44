//! The rules of the endpoint over HTTP, as one function from request to verdict.
//!
//! The order is fixed: path, verb, content type, size, JSON, envelope. Whatever passes all of
//! them is a call and is answered with status 200; whatever does not is refused in plain text,
//! without a request id.

use std::fmt;

use api_contract::lightspeed::CONTRACT;
use api_contract::rpc::JsonRpcRequest;
use hyper::header::CONTENT_TYPE;
use hyper::{HeaderMap, Method, StatusCode};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::message::{HttpReply, HttpRequest, RequestBody};

/// The path of the RPC endpoint.
pub(crate) const RPC_PATH: &str = CONTRACT.transport.endpoint;
const HEALTH_PATH: &str = "/health";

/// What a request turned out to be.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// Answered by HTTP alone.
    Reply(HttpReply),
    /// A call for the state machine.
    Call(JsonRpcRequest),
}

/// Applies the rules to one request.
pub(crate) fn judge(request: &HttpRequest) -> Verdict {
    match request.uri.path() {
        RPC_PATH if request.method == Method::POST => match read_call(request) {
            Ok(call) => Verdict::Call(call),
            Err(refusal) => Verdict::Reply(refusal),
        },
        RPC_PATH => Verdict::Reply(HttpReply::method_not_allowed("POST")),
        HEALTH_PATH if request.method == Method::GET || request.method == Method::HEAD => {
            Verdict::Reply(HttpReply::text(StatusCode::OK, "ok"))
        }
        HEALTH_PATH => Verdict::Reply(HttpReply::method_not_allowed("GET,HEAD")),
        _ => Verdict::Reply(HttpReply::not_found()),
    }
}

fn read_call(request: &HttpRequest) -> Result<JsonRpcRequest, HttpReply> {
    if !has_json_content_type(&request.headers) {
        return Err(HttpReply::text(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "the content type must be `application/json` or `application/<name>+json`",
        ));
    }
    let body = match &request.body {
        RequestBody::Complete(body) => body,
        RequestBody::TooLarge { limit } => {
            return Err(HttpReply::text(
                StatusCode::PAYLOAD_TOO_LARGE,
                format!("the body is longer than the limit of {limit} bytes"),
            ));
        }
        RequestBody::TimedOut => {
            return Err(HttpReply::text(
                StatusCode::REQUEST_TIMEOUT,
                "the body did not arrive in time",
            ));
        }
        RequestBody::Broken => {
            return Err(HttpReply::text(
                StatusCode::BAD_REQUEST,
                "the connection or the framing broke before the end of the body",
            ));
        }
    };
    let (value, repeated) = read_json(body).map_err(|error| {
        HttpReply::text(
            StatusCode::BAD_REQUEST,
            format!("the body is not JSON: {error}"),
        )
    })?;
    let request = match repeated {
        Some(name) => Err(format!("the member `{name}` occurs more than once")),
        None => JsonRpcRequest::from_value(value).map_err(str::to_owned),
    };
    request.map_err(|what| {
        HttpReply::text(
            StatusCode::UNPROCESSABLE_ENTITY,
            format!("the body is not a request: {what}"),
        )
    })
}

/// `application/json` or `application/<name>+json`, in any case, with any parameters.
fn has_json_content_type(headers: &HeaderMap) -> bool {
    let Some(value) = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
    else {
        return false;
    };
    let essence = value
        .split_once(';')
        .map_or(value, |(essence, _)| essence)
        .trim();
    let Some((kind, subtype)) = essence.split_once('/') else {
        return false;
    };
    let subtype = subtype.to_ascii_lowercase();
    let named = match subtype.strip_suffix("+json") {
        Some(name) => !name.is_empty() && name.bytes().all(is_token_byte),
        None => subtype == "json",
    };
    kind.eq_ignore_ascii_case("application") && named
}

/// A byte that may stand in a header token.
fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte)
}

/// Reads a body; also answers a member of its outermost object that occurs twice.
fn read_json(body: &[u8]) -> serde_json::Result<(Value, Option<String>)> {
    let opens_object = body.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{');
    if opens_object {
        let Members { members, repeated } = serde_json::from_slice(body)?;
        Ok((Value::Object(members), repeated))
    } else {
        Ok((serde_json::from_slice(body)?, None))
    }
}

/// The members of the outermost object, and the first name that occurs twice: `Map` alone would
/// keep the last one silently. The whole body is read in either case, so that broken JSON behind
/// a repeated member is still broken JSON.
struct Members {
    members: Map<String, Value>,
    repeated: Option<String>,
}

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MembersVisitor;

        impl<'de> Visitor<'de> for MembersVisitor {
            type Value = Members;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
                let mut found = Members {
                    members: Map::new(),
                    repeated: None,
                };
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    if found.members.contains_key(&name) {
                        found.repeated.get_or_insert(name);
                    } else {
                        found.members.insert(name, value);
                    }
                }
                Ok(found)
            }
        }

        deserializer.deserialize_map(MembersVisitor)
    }
}
