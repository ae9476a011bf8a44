//! The door for tests: every request goes through a wiremock server, where the gateway is the
//! responder of last resort and users' own mocks come before it.
//!
//! wiremock runs responders one at a time under its lock and fixes their reply at once, so a
//! reader cannot be parked inside one; its URL type also rewrites paths. Therefore the front takes
//! a numbered slot for each request and forwards a copy that carries the number in a header. The
//! responder only notes in the slot that no other mock wanted the request; then the front hands the
//! original to the gateway, on a thread that holds up nobody else, and does the waiting.

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
use super::gateway::{Gateway, GatewayAnswer, Outgoing};
use super::message::{HttpReply, HttpRequest, RequestBody};
use super::upstream::{Unsent, Upstream};

/// Carries the number of a request's slot. It means nothing to anybody else.
const SLOT: HeaderName = HeaderName::from_static("x-mock-server-slot");

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
    SLOT,
];

/// wiremock tries mocks in the order of their priorities; users' have 5 unless they say otherwise.
const LAST_PRIORITY: u8 = 255;

/// The door through a wiremock server.
#[derive(Clone)]
pub(crate) struct Embedded {
    slots: Arc<Slots>,
    wiremock: SocketAddr,
}

impl Embedded {
    /// Mounts the gateway on a wiremock server.
    pub(crate) async fn mount(gateway: Arc<Gateway>, server: &MockServer) -> Self {
        let slots = Arc::new(Slots {
            gateway,
            table: Mutex::default(),
        });
        Mock::given(any())
            .respond_with(LastResort(Arc::clone(&slots)))
            .with_priority(LAST_PRIORITY)
            .named("the gateway")
            .mount(server)
            .await;
        Embedded {
            slots,
            wiremock: *server.address(),
        }
    }

    pub(crate) fn gateway(&self) -> &Arc<Gateway> {
        &self.slots.gateway
    }

    /// Carries one request; `upstream` is the connection to wiremock that goes with the client's.
    pub(crate) async fn carry(
        &self,
        upstream: &Upstream,
        request: HttpRequest,
    ) -> Result<Carried, Closed> {
        let Some(mut copy) = forwardable(&request) else {
            return Ok(Carried::Gateway(self.slots.gateway.answer(&request)));
        };
        let slot = Slot::take(&self.slots);
        copy.headers_mut()
            .insert(SLOT, HeaderValue::from(slot.number));
        let sent = upstream.send(self.wiremock, copy).await;
        match (slot.is_unwanted(), sent) {
            (true, _) => Ok(Carried::Gateway(self.slots.gateway.answer(&request))),
            (false, Ok(response)) => Ok(Carried::Mock(response)),
            (false, Err(Unsent::Closed)) => Err(Closed),
            (false, Err(Unsent::NotConnected(error))) => {
                tracing::error!(%error, "the embedded wiremock server does not accept connections");
                Ok(Carried::Gateway(GatewayAnswer::Now(Outgoing::Reply(
                    HttpReply::text(
                        StatusCode::BAD_GATEWAY,
                        format!(
                            "the embedded wiremock server does not accept connections: {error}"
                        ),
                    ),
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
    let target = request.uri.path_and_query()?;
    if request.method == Method::CONNECT || !target.as_str().starts_with('/') {
        return None;
    }
    let mut copy = Request::new(Full::new(body.clone()));
    *copy.method_mut() = request.method.clone();
    *copy.uri_mut() = Uri::from(target.clone());
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

/// What the responder tells the front.
struct Slots {
    gateway: Arc<Gateway>,
    table: Mutex<SlotTable>,
}

#[derive(Default)]
struct SlotTable {
    last: u64,
    /// By the numbers of the taken slots: whether no other mock wanted the request.
    unwanted: BTreeMap<u64, bool>,
}

impl Slots {
    /// Notes that no other mock wanted the request of a slot; false when the slot is free.
    fn leave_to_gateway(&self, number: u64) -> bool {
        let mut table = self.lock();
        let slot = table.unwanted.get_mut(&number);
        slot.map(|unwanted| *unwanted = true).is_some()
    }

    fn lock(&self) -> MutexGuard<'_, SlotTable> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A taken slot. Dropping it, as when the client goes away, frees it.
struct Slot {
    slots: Arc<Slots>,
    number: u64,
}

impl Slot {
    fn take(slots: &Arc<Slots>) -> Self {
        let mut table = slots.lock();
        table.last += 1;
        let number = table.last;
        table.unwanted.insert(number, false);
        Slot {
            slots: Arc::clone(slots),
            number,
        }
    }

    /// Whether the request was left to the gateway: otherwise a user's mock came first.
    fn is_unwanted(&self) -> bool {
        let table = self.slots.lock();
        table.unwanted.get(&self.number).copied().unwrap_or(false)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.slots.lock().unwanted.remove(&self.number);
    }
}

/// The gateway as a wiremock responder.
struct LastResort(Arc<Slots>);

impl Respond for LastResort {
    fn respond(&self, request: &wiremock::Request) -> ResponseTemplate {
        let LastResort(slots) = self;
        let number = request
            .headers
            .get(SLOT)
            .and_then(|number| number.to_str().ok())
            .and_then(|number| number.parse().ok());
        if number.is_some_and(|number| slots.leave_to_gateway(number)) {
            ResponseTemplate::new(StatusCode::OK.as_u16())
        } else {
            ResponseTemplate::new(StatusCode::MISDIRECTED_REQUEST.as_u16()).set_body_string(
                "this is wiremock's own address; call the address of `FakeGateway::endpoint`",
            )
        }
    }
}
