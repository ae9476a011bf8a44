//! What a request asks for: its path, its query, its body. Whatever cannot be read is refused with the
//! way it is written.

use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use hyper::StatusCode;
use hyper::http::request::Parts;
use serde::de::DeserializeOwned;

use super::error::AdminError;
use crate::server::message::RequestBody;

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
                    format!("the query cannot be read: {}", plain(&refused.body_text())),
                    "docs/run-the-program.md has the parameters of every route",
                )
            })
    }
}

/// The bytes of a body that has come whole.
pub(super) fn whole_body(body: RequestBody) -> Result<Bytes, AdminError> {
    match body {
        RequestBody::Complete(bytes) => Ok(bytes),
        RequestBody::TooLarge { limit } => Err(AdminError {
            status: StatusCode::PAYLOAD_TOO_LARGE,
            message: format!("the body has more than {limit} bytes"),
            fix: "send less, or start the program with a larger --max-body-bytes".to_owned(),
        }),
        RequestBody::TimedOut => Err(AdminError {
            status: StatusCode::REQUEST_TIMEOUT,
            message: "the body did not come in time".to_owned(),
            fix: "send it at once, or start the program with a longer --body-timeout-ms".to_owned(),
        }),
        RequestBody::Broken => Err(broken()),
    }
}

fn broken() -> AdminError {
    AdminError::bad_request("the body cannot be read", "send it whole")
}

/// What a decoder says, in the words of JSON instead of those of Rust.
fn plain(text: &str) -> String {
    const WORDS: [(&str, &str); 6] = [
        ("expected u64", "expected a whole number, 0 or more"),
        ("expected usize", "expected a whole number, 0 or more"),
        ("expected f64", "expected a number"),
        ("expected a map", "expected an object"),
        (
            "invalid digit found in string",
            "must be a whole number, 0 or more",
        ),
        (
            "number too large to fit in target type",
            "the number is too large",
        ),
    ];
    let mut told = text.to_owned();
    for (word, plain) in WORDS {
        told = told.replace(word, plain);
    }
    for kind in ["internally tagged enum ", "struct ", "enum "] {
        let expected = format!("expected {kind}");
        if let Some((before, after)) = told.split_once(&expected) {
            let name = |letter: char| letter.is_alphanumeric() || letter == '_';
            told = format!(
                "{before}expected an object{}",
                after.trim_start_matches(name)
            );
        }
    }
    told
}

/// The body as text.
pub(super) struct Text(pub(super) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = AdminError;

    async fn from_request(request: Request<Body>, state: &S) -> Result<Self, AdminError> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_: BytesRejection| broken())?;
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
            Some(_) => {
                let why = plain(&error.inner().to_string());
                refused(format!("the body: `{}`: {why}", error.path()))
            }
            None => refused(format!("the body: {}", plain(&error.inner().to_string()))),
        })?;
        reader
            .end()
            .map_err(|error| refused(format!("the body: {error}")))?;
        Ok(Document(document))
    }
}
