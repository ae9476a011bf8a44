//! Lines of the log about requests: who asked for what, how it went and how long it took. Never
//! parameters, headers or responses, which may hold secrets.

use std::borrow::Cow;
use std::time::Instant;

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;

use super::journal::CallOutcome;
use super::masked::masked;
use super::message::HttpRequest;
use crate::faults::{Strike, session_of};

/// Longer names and ids are cut: the client chooses them.
const MAX_TEXT_BYTES: usize = 512;

/// A call that was answered, or that nobody waits for any more; one that begins to wait for readers of
/// the details only.
pub(crate) fn call(
    asked: &JsonRpcRequest,
    outcome: CallOutcome,
    struck: Option<Strike>,
    since: Instant,
) {
    if !tracing::enabled!(tracing::Level::INFO) {
        return;
    }
    let method = cut(masked(&asked.method));
    let method = method.as_str();
    let session = session_of(asked).map(|session| cut(masked(session)));
    let session = session.as_deref();
    let id = asked.id.to_string();
    let id = cut(masked(&id));
    let id = id.as_str();
    let (fault, fault_id) = (
        struck.map(|strike| strike.kind),
        struck.map(|strike| strike.id.0),
    );
    let ms = u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX);
    match outcome {
        CallOutcome::Answered { status, error_code } => {
            tracing::info!(
                method,
                id,
                session,
                status,
                code = error_code,
                ms,
                fault,
                fault_id,
                "answered"
            );
        }
        CallOutcome::HungUp | CallOutcome::Unanswered => {
            let how = match outcome {
                CallOutcome::HungUp => "the client went away",
                _ if struck.is_none() => "the gateway restarted",
                _ => "a fault took the answer",
            };
            tracing::info!(method, id, session, ms, fault, fault_id, "{how}");
        }
        CallOutcome::Parked => tracing::debug!(method, id, session, "waits"),
        CallOutcome::Controlled => {}
    }
}

/// A request that was no call, or whose handler failed.
pub(crate) fn request(request: &HttpRequest, status: StatusCode) {
    let verb = cut(masked(request.method.as_str()));
    let path = cut(masked(request.uri.path()));
    let (verb, path) = (verb.as_str(), path.as_str());
    tracing::info!(
        verb,
        path,
        status = status.as_u16(),
        "answered without a call"
    );
}

/// The beginning of a text, whole characters only.
fn cut(text: Cow<'_, str>) -> String {
    let mut text = text.into_owned();
    text.truncate(text.floor_char_boundary(MAX_TEXT_BYTES));
    text
}
