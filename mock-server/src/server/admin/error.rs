//! What the admin API says of a request that it does not do.

use axum::Json;
use axum::response::{IntoResponse, Response};
use hyper::StatusCode;
use serde_json::json;

/// A refusal: what is wrong, and what to do instead.
#[derive(Debug)]
pub(super) struct AdminError {
    pub(super) status: StatusCode,
    pub(super) message: String,
    pub(super) fix: String,
}

impl AdminError {
    /// The request cannot be understood.
    pub(super) fn bad_request(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            message: message.into(),
            fix: fix.into(),
        }
    }

    /// The request is about something that is not there, or not in a state to take it.
    pub(super) fn conflict(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            status: StatusCode::CONFLICT,
            ..Self::bad_request(message, fix)
        }
    }

    /// There is no such thing.
    pub(super) fn not_found(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            ..Self::bad_request(message, fix)
        }
    }

    /// The request comes from where it must not.
    pub(super) fn forbidden(message: impl Into<String>, fix: impl Into<String>) -> Self {
        Self {
            status: StatusCode::FORBIDDEN,
            ..Self::bad_request(message, fix)
        }
    }
}

impl IntoResponse for AdminError {
    fn into_response(self) -> Response {
        let error = json!({ "error": { "message": self.message, "fix": self.fix } });
        (self.status, Json(error)).into_response()
    }
}
