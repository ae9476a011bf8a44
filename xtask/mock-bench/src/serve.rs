//! What this program itself serves, each in a process of its own.

use std::fs;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::post;
use axum::serve::ListenerExt as _;
use mock_server::FakeGateway;
use tokio::net::TcpListener;
use wiremock::matchers::{header, method, path};
use wiremock::{Mock, ResponseTemplate};

/// A server to be measured.
#[derive(clap::Subcommand)]
pub(crate) enum Serve {
    /// A bare axum handler that answers with the bytes in a folder, a file per request id
    Axum {
        /// The folder
        answers: PathBuf,
    },
    /// The fake gateway embedded, with users' mocks beside it
    Embedded,
}

/// Serves until the process is ended.
pub(crate) async fn serve(what: &Serve) -> Result<(), String> {
    match what {
        Serve::Axum { answers } => bare(answers).await,
        Serve::Embedded => embedded().await,
    }
}

async fn bare(folder: &Path) -> Result<(), String> {
    let unable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut answers = Vec::new();
    for entry in fs::read_dir(folder).map_err(unable)? {
        let file = entry.map_err(unable)?.path();
        let id = file
            .file_name()
            .and_then(|name| name.to_str()?.parse().ok());
        let id: usize = id.ok_or_else(|| format!("{} has no number", file.display()))?;
        if answers.len() <= id {
            answers.resize(id + 1, Bytes::new());
        }
        answers[id] = fs::read(&file).map_err(unable)?.into();
    }
    let handler = Router::new()
        .route("/rpc", post(answer))
        .with_state(Arc::new(answers));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .await
        .map_err(unable)?;
    let address = listener.local_addr().map_err(unable)?;
    println!("listening on http://{address}/rpc");
    let listener = listener.tap_io(|stream| {
        // As the fake does; a connection that is gone is nobody's loss.
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, handler).await.map_err(unable)
}

/// Takes the whole request in, as whoever answers it has to, and picks the answer by its id.
async fn answer(State(answers): State<Arc<Vec<Bytes>>>, body: Bytes) -> impl IntoResponse {
    let answer = request_id(&body).and_then(|id| answers.get(id)).cloned();
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, answer.unwrap_or_default())
}

/// The id, which stands second in the requests of this bench.
fn request_id(body: &[u8]) -> Option<usize> {
    let digits = body.strip_prefix(br#"{"jsonrpc":"2.0","id":"#)?;
    let end = digits.iter().position(|byte| !byte.is_ascii_digit())?;
    std::str::from_utf8(&digits[..end]).ok()?.parse().ok()
}

async fn embedded() -> Result<(), String> {
    let gateway = FakeGateway::start().await;
    // What a test has beside the gateway: mocks of other services, and one that looks at its headers.
    for (verb, at) in [("GET", "/models"), ("POST", "/upload")] {
        Mock::given(method(verb))
            .and(path(at))
            .respond_with(ResponseTemplate::new(200))
            .expect(0)
            .mount(gateway.wiremock())
            .await;
    }
    Mock::given(path("/rpc"))
        .and(header("x-fault", "down"))
        .respond_with(ResponseTemplate::new(503))
        .expect(0)
        .mount(gateway.wiremock())
        .await;
    println!("listening on {}", gateway.endpoint());
    std::future::pending().await
}

#[cfg(test)]
mod tests {
    use super::request_id;
    use crate::client::call;

    #[test]
    fn the_id_of_a_request_is_found() {
        assert_eq!(
            request_id(call(42, "session/read", "{}").as_bytes()),
            Some(42)
        );
        assert_eq!(request_id(b"{}"), None);
    }
}
