//! The door for tests: every request goes through a wiremock server, where the gateway is the
//! responder of last resort and users' own mocks come before it.
//!
//! wiremock runs responders one at a time under its lock and fixes their reply at once, so a
//! reader cannot be parked inside one; its URL type also rewrites paths. Therefore the front
//! leaves each request under a number and forwards a copy that carries the number in a header.
//! The responder hands the request that was left to the gateway and leaves the answer in its
//! place; the front collects it there and does the waiting.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{
    CONNECTION, EXPECT, HeaderName, HeaderValue, TE, TRAILER, TRANSFER_ENCODING, UPGRADE,
};
use hyper::{HeaderMap, Method, Request, StatusCode, Uri};
use wiremock::matchers::any;
use wiremock::{Mock, MockServer, Respond, ResponseTemplate};

use super::door::{Carried, Closed};
use super::gateway::{Gateway, GatewayAnswer};
use super::message::{HttpReply, HttpRequest, RequestBody};
use super::upstream::{Unsent, Upstream};

/// Carries the number of a request that was left. It means nothing to anybody else.
const NUMBER: HeaderName = HeaderName::from_static("x-mock-server-ticket");

/// Headers that speak of the client's own connection, and ours.
const NOT_FORWARDED: [HeaderName; 9] = [
    CONNECTION,
    EXPECT,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
    NUMBER,
];

/// wiremock tries mocks in the order of their priorities; users' have 5 unless they say otherwise.
const LAST_PRIORITY: u8 = 255;

/// The door through a wiremock server.
#[derive(Clone)]
pub(crate) struct Embedded {
    left: Arc<Left>,
    wiremock: SocketAddr,
}

impl Embedded {
    /// Mounts the gateway on a wiremock server.
    pub(crate) async fn mount(gateway: Arc<Gateway>, server: &MockServer) -> Self {
        let left = Arc::new(Left {
            gateway,
            places: Mutex::default(),
        });
        Mock::given(any())
            .respond_with(LastResort(Arc::clone(&left)))
            .with_priority(LAST_PRIORITY)
            .named("the gateway")
            .mount(server)
            .await;
        Embedded {
            left,
            wiremock: *server.address(),
        }
    }

    /// Carries one request; `upstream` is the connection to wiremock that goes with the client's.
    pub(crate) async fn carry(
        &self,
        upstream: &Upstream,
        request: HttpRequest,
    ) -> Result<Carried, Closed> {
        let Some(mut copy) = forwardable(&request) else {
            return Ok(Carried::Gateway(self.left.gateway.answer(&request)));
        };
        let place = Place::leave(&self.left, request);
        copy.headers_mut()
            .insert(NUMBER, HeaderValue::from(place.number));
        let sent = upstream.send(self.wiremock, copy).await;
        match (place.collect(), sent) {
            (Some(answer), _) => Ok(Carried::Gateway(answer)),
            (None, Ok(response)) => Ok(Carried::Mock(response)),
            (None, Err(Unsent::Closed)) => Err(Closed),
            (None, Err(Unsent::NotConnected(error))) => {
                tracing::error!(%error, "the embedded wiremock server does not accept connections");
                Ok(Carried::Gateway(GatewayAnswer::Now(HttpReply::text(
                    StatusCode::BAD_GATEWAY,
                    format!("the embedded wiremock server does not accept connections: {error}"),
                ))))
            }
        }
    }
}

/// The copy of a request that wiremock can take: whole, and with a path. No mock can be meant for
/// what is neither; it goes straight to the gateway, which refuses it.
fn forwardable(request: &HttpRequest) -> Option<Request<Full<Bytes>>> {
    let RequestBody::Complete(body) = &request.body else {
        return None;
    };
    let target = request.uri.path_and_query()?.as_str();
    if request.method == Method::CONNECT || !target.starts_with('/') {
        return None;
    }
    let mut copy = Request::new(Full::new(body.clone()));
    *copy.method_mut() = request.method.clone();
    *copy.uri_mut() = target.parse::<Uri>().ok()?;
    *copy.headers_mut() = forwarded_headers(&request.headers);
    Some(copy)
}

fn forwarded_headers(headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    for name in NOT_FORWARDED {
        headers.remove(name);
    }
    headers
}

/// Requests and answers left by and for the front, by number.
struct Left {
    gateway: Arc<Gateway>,
    places: Mutex<Places>,
}

#[derive(Default)]
struct Places {
    last: u64,
    taken: BTreeMap<u64, Content>,
}

enum Content {
    Request(HttpRequest),
    Nothing,
    Answer(GatewayAnswer),
}

impl Left {
    /// What a place holds, leaving nothing there; `None` when the place is not taken.
    fn take(&self, number: u64) -> Option<Content> {
        let mut places = self.lock();
        let content = places.taken.get_mut(&number)?;
        Some(std::mem::replace(content, Content::Nothing))
    }

    fn lock(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A taken place. Dropping it, as when the client goes away, gives it up with all it holds.
struct Place {
    left: Arc<Left>,
    number: u64,
}

impl Place {
    fn leave(left: &Arc<Left>, request: HttpRequest) -> Self {
        let mut places = left.lock();
        places.last += 1;
        let number = places.last;
        places.taken.insert(number, Content::Request(request));
        Place {
            left: Arc::clone(left),
            number,
        }
    }

    /// The gateway's answer; `None` when a user's mock came first.
    fn collect(self) -> Option<GatewayAnswer> {
        match self.left.take(self.number) {
            Some(Content::Answer(answer)) => Some(answer),
            _ => None,
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Dropped after the lock: an answer that nobody waits for goes back to the gateway.
        let _content = self.left.lock().taken.remove(&self.number);
    }
}

/// The gateway as a wiremock responder.
struct LastResort(Arc<Left>);

impl Respond for LastResort {
    fn respond(&self, request: &wiremock::Request) -> ResponseTemplate {
        let LastResort(left) = self;
        let number = request
            .headers
            .get(NUMBER)
            .and_then(|number| number.to_str().ok())
            .and_then(|number| number.parse().ok());
        let Some((number, Content::Request(request))) =
            number.and_then(|number| Some((number, left.take(number)?)))
        else {
            return ResponseTemplate::new(StatusCode::MISDIRECTED_REQUEST.as_u16())
                .set_body_string(
                    "this is wiremock's own address; call the address of `FakeGateway::endpoint`",
                );
        };
        let mut answer = Some(left.gateway.answer(&request));
        if let Some(content) = left.lock().taken.get_mut(&number)
            && let Some(answer) = answer.take()
        {
            *content = Content::Answer(answer);
        }
        // Otherwise the client has gone away meanwhile, and so does the answer.
        ResponseTemplate::new(StatusCode::OK.as_u16())
    }
}
