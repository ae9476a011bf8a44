//! The admin API: what a test does with the handle of an embedded gateway, over HTTP.
//!
//! Only the front knows it. Its requests pass by the doors, wiremock and the journal, and its
//! handlers only translate: what they do is done by the functions behind the handle.

mod ask;
mod clock;
mod error;
mod failures;
mod guard;
mod journal;
mod routes;
mod scenarios;
mod sessions;
mod state;

use std::convert::Infallible;
use std::net::SocketAddr;

use axum::Router;
use axum::response::IntoResponse;
use http_body_util::{BodyExt, Collected, Full};
use hyper::body::Bytes;
use hyper::http::request::Parts;
use hyper::service::Service as _;
use hyper::{HeaderMap, Request, Response};
use hyper_util::service::TowerToHyperService;

use super::message::RequestBody;
use crate::control::Control;

pub use routes::{ADMIN_ROUTES, AdminRoute};

/// Every path of the admin API begins so.
const PREFIX: &str = "/__admin";

/// The admin API of one gateway.
#[derive(Clone)]
pub(crate) struct Admin {
    router: Router,
}

impl Admin {
    pub(crate) fn new(control: Control) -> Self {
        Admin {
            router: routes::router(control),
        }
    }

    /// Whether a request is for the admin API.
    pub(crate) fn is_for<B>(request: &Request<B>) -> bool {
        let rest = request.uri().path().strip_prefix(PREFIX);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// What is answered to a request that comes from `peer` and may not be made; `None` when it may.
    pub(crate) async fn refusal(
        peer: Option<SocketAddr>,
        headers: &HeaderMap,
    ) -> Option<Response<Full<Bytes>>> {
        let refused = guard::admit(peer, headers).err()?;
        Some(whole(refused.into_response()).await)
    }

    /// Answers a request.
    pub(crate) async fn answer(&self, head: Parts, body: RequestBody) -> Response<Full<Bytes>> {
        let body = match ask::whole_body(body) {
            Ok(body) => body,
            Err(refused) => return whole(refused.into_response()).await,
        };
        let request = Request::from_parts(head, axum::body::Body::from(body));
        let router = TowerToHyperService::new(self.router.clone());
        let answered: Result<_, Infallible> = router.call(request).await;
        let Ok(response) = answered;
        whole(response).await
    }
}

/// The response with its body as one piece. Bodies are made by handlers of ours, in memory.
async fn whole(response: axum::response::Response) -> Response<Full<Bytes>> {
    let (head, body) = response.into_parts();
    let body = body.collect().await.map(Collected::to_bytes);
    Response::from_parts(head, Full::new(body.unwrap_or_default()))
}
