//! The two ways from the front to the gateway. No behaviour may live in either: a door carries a
//! request to [`Gateway::answer`](super::gateway::Gateway::answer) and its answer back.

use std::fmt;
use std::sync::Arc;

use hyper::Response;
use hyper::body::Incoming;

use super::direct::Direct;
use super::embedded::Embedded;
use super::gateway::{Gateway, GatewayAnswer};
use super::message::HttpRequest;
use super::upstream::Upstream;

/// A way from the front to the gateway.
#[derive(Clone)]
pub(crate) enum Door {
    /// A function call.
    Direct(Direct),
    /// Through a wiremock server, where users' own mocks come first.
    Embedded(Embedded),
}

/// What came back through a door.
pub(crate) enum Carried {
    /// The gateway's answer.
    Gateway(GatewayAnswer),
    /// The response of a user's own mock, passed on as it is.
    Mock(Response<Incoming>),
}

/// A user's mock closed the connection instead of answering; the front does the same.
#[derive(Debug)]
pub(crate) struct Closed;

impl fmt::Display for Closed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("closed without an answer")
    }
}

impl std::error::Error for Closed {}

impl Door {
    /// What is behind it.
    pub(crate) fn gateway(&self) -> &Arc<Gateway> {
        match self {
            Door::Direct(direct) => direct.gateway(),
            Door::Embedded(embedded) => embedded.gateway(),
        }
    }

    /// Descriptors a client's connection takes in this process.
    pub(crate) fn descriptors_each(&self) -> u64 {
        match self {
            Door::Direct(_) => 1,
            // Its own, both ends of the one to wiremock, and the client's end: it is a test.
            Door::Embedded(_) => 4,
        }
    }

    /// Carries one request. `upstream` belongs to the client's connection.
    pub(crate) async fn carry(
        &self,
        upstream: &Upstream,
        request: HttpRequest,
    ) -> Result<Carried, Closed> {
        match self {
            Door::Direct(direct) => Ok(Carried::Gateway(direct.answer(&request))),
            Door::Embedded(embedded) => embedded.carry(upstream, request).await,
        }
    }
}
