//! Requests and replies as plain values, so that the rules about them need no socket.

use bytes::Bytes;
use hyper::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, HeaderName, HeaderValue};
use hyper::{HeaderMap, Method, StatusCode, Uri};

use super::journal::Receipt;
use crate::core::Response;

/// A request as it came over the wire.
#[derive(Clone, Debug)]
pub(crate) struct HttpRequest {
    pub(crate) method: Method,
    pub(crate) uri: Uri,
    pub(crate) headers: HeaderMap,
    pub(crate) body: RequestBody,
}

/// How much of a request's body there is.
#[derive(Clone, Debug)]
pub(crate) enum RequestBody {
    /// All of it.
    Complete(Bytes),
    /// Longer than the limit of so many bytes; the rest was not read.
    TooLarge { limit: usize },
    /// Still incomplete when its time was up.
    TimedOut,
    /// The connection or the framing broke before the end.
    Broken,
}

impl RequestBody {
    /// What there is of it, if that is all.
    pub(crate) fn whole(&self) -> Option<&[u8]> {
        match self {
            RequestBody::Complete(body) => Some(body),
            _ => None,
        }
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.whole().is_some()
    }
}

/// A reply, before the connection adds its framing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HttpReply {
    pub(crate) status: StatusCode,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
    pub(crate) body: ReplyBody,
}

/// What a reply says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReplyBody {
    /// As it is.
    Bytes(Bytes),
    /// To be written as JSON by the connection, and entered into the journal then: a long response
    /// takes a while, and whoever answers holds a lock.
    Json {
        response: Response,
        /// Where it is entered; nowhere for what a fault has made up.
        receipt: Option<Receipt>,
    },
}

impl ReplyBody {
    pub(crate) fn into_bytes(self) -> Bytes {
        match self {
            ReplyBody::Bytes(bytes) => bytes,
            ReplyBody::Json { response, receipt } => {
                let written = response.write().into();
                if let Some(receipt) = receipt {
                    receipt.complete(&response, &written);
                }
                written
            }
        }
    }
}

impl HttpReply {
    /// The reply to every call, failed or not.
    pub(crate) fn json(response: impl Into<Response>) -> Self {
        HttpReply {
            status: StatusCode::OK,
            headers: vec![
                (CONTENT_TYPE, HeaderValue::from_static("application/json")),
                (CACHE_CONTROL, HeaderValue::from_static("no-store")),
            ],
            body: ReplyBody::Json {
                response: response.into(),
                receipt: None,
            },
        }
    }

    /// The same, entered into the journal when it is written.
    pub(crate) fn entered(mut self, entry: Receipt) -> Self {
        if let ReplyBody::Json { receipt, .. } = &mut self.body {
            *receipt = Some(entry);
        }
        self
    }

    /// A reply for people to read.
    pub(crate) fn text(status: StatusCode, text: impl Into<Bytes>) -> Self {
        HttpReply {
            status,
            headers: vec![(
                CONTENT_TYPE,
                HeaderValue::from_static("text/plain; charset=utf-8"),
            )],
            body: ReplyBody::Bytes(text.into()),
        }
    }

    pub(crate) fn not_found() -> Self {
        HttpReply {
            status: StatusCode::NOT_FOUND,
            headers: Vec::new(),
            body: ReplyBody::Bytes(Bytes::new()),
        }
    }

    pub(crate) fn method_not_allowed(allow: &'static str) -> Self {
        HttpReply {
            status: StatusCode::METHOD_NOT_ALLOWED,
            headers: vec![(ALLOW, HeaderValue::from_static(allow))],
            body: ReplyBody::Bytes(Bytes::new()),
        }
    }
}
