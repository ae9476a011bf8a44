//! What a request asks for: its path, its query, its body. Whatever cannot be read is refused with the
//! way it is written.

use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use hyper::StatusCode;
use hyper::http::request::Parts;
use serde::de::DeserializeOwned;

use super::error::AdminError;

/// The parts of the path that stand for names.
pub(super) struct Names<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Names<T> {
    type Rejection = AdminError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AdminError> {
        let names = Path::from_request_parts(parts, state).await;
        names.map(|Path(names)| Names(names)).map_err(|refused| {
            AdminError::bad_request(
                format!("the path cannot be read: {}", refused.body_text()),
                "write it in UTF-8, percent-encoded",
            )
        })
    }
}

/// The query.
pub(super) struct Options<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Options<T> {
    type Rejection = AdminError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AdminError> {
        let options = Query::try_from_uri(&parts.uri);
        options
            .map(|Query(options)| Options(options))
            .map_err(|refused| {
                AdminError::bad_request(
                    format!("the query cannot be read: {}", refused.body_text()),
                    "docs/run-the-program.md has the parameters of every route",
                )
            })
    }
}

/// The body as text.
pub(super) struct Text(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = AdminError;

    async fn from_request(request: Request<Body>, state: &S) -> Result<Self, AdminError> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|refused: BytesRejection| AdminError {
            status: refused.status(),
            message: format!("the body cannot be read: {}", refused.body_text()),
            fix: if refused.status() == StatusCode::PAYLOAD_TOO_LARGE {
                "send less, or start the program with a larger --max-body-bytes".to_owned()
            } else {
                "send it whole".to_owned()
            },
        })?;
        String::from_utf8(bytes.into())
            .map(Text)
            .map_err(|_| AdminError::bad_request("the body is not in UTF-8", "send it in UTF-8"))
    }
}

/// The body as a JSON document, whatever its content type is.
pub(super) struct Document<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Document<T> {
    type Rejection = AdminError;

    async fn from_request(request: Request<Body>, state: &S) -> Result<Self, AdminError> {
        let Text(text) = Text::from_request(request, state).await?;
        let mut reader = serde_json::Deserializer::from_str(&text);
        let document = serde_path_to_error::deserialize(&mut reader);
        let refused = |what: String| {
            AdminError::bad_request(
                what,
                "docs/run-the-program.md has an example of the body for every route",
            )
        };
        let document = document.map_err(|error| match error.path().iter().next() {
            Some(_) => refused(format!("the body: `{}`: {}", error.path(), error.inner())),
            None => refused(format!("the body: {}", error.inner())),
        })?;
        reader
            .end()
            .map_err(|error| refused(format!("the body: {error}")))?;
        Ok(Document(document))
    }
}
