//! One client connection: HTTP/1.1 framing, the reading of bodies, and the waiting for answers.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use http_body_util::{BodyExt, Either, Full, Limited};
use hyper::body::{Body, Incoming};
use hyper::header::{CONNECTION, HeaderValue, TRANSFER_ENCODING};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};

use super::admin::Admin;
use super::answering::Answering;
use super::departure::Departure;
use super::door::{Carried, Closed, Door};
use super::front::stopped;
use super::gateway::{Gateway, GatewayAnswer, Outgoing};
use super::limits::Limits;
use super::message::{HttpReply, HttpRequest, RequestBody};
use super::upstream::Upstream;
use super::wire;
use crate::core::UnixMs;
use crate::faults::Plan;

/// Bounds on a request's head. They are below those of wiremock, which gets one header more.
const MAX_HEADERS: usize = 96;
const MAX_HEAD_BYTES: usize = 256 * 1024;

/// A body on its way out: the gateway's own, or that of a user's mock passed through.
type WireBody = Either<Full<Bytes>, Incoming>;

/// What a connection keeps of its latest call, if its client's departure has consequences.
#[derive(Default)]
struct Watch(Mutex<Option<Box<Departure>>>);

impl Watch {
    fn keep(&self, departure: Box<Departure>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(departure);
    }

    fn take(&self) -> Option<Box<Departure>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// How a connection is to end, once it is known.
#[derive(Default)]
struct Ending {
    /// A part of a request was not read.
    unread: AtomicBool,
    /// A fault breaks it.
    plan: Mutex<Option<Plan>>,
    watch: Watch,
}

/// What all connections share.
pub(crate) struct Service {
    door: Door,
    admin: Option<Admin>,
    limits: Limits,
    stopping: watch::Receiver<bool>,
    /// Told when a request has ended the server.
    ended: Notify,
}

impl Service {
    pub(crate) fn new(
        door: Door,
        admin: Option<Admin>,
        limits: Limits,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        Service {
            door,
            admin,
            limits,
            stopping,
            ended: Notify::new(),
        }
    }

    async fn respond(
        &self,
        peer: Option<SocketAddr>,
        upstream: &Upstream,
        ending: &Ending,
        request: Request<Incoming>,
    ) -> Result<Response<WireBody>, Closed> {
        if let Some(admin) = &self.admin
            && Admin::is_for(&request)
        {
            let response = self.administer(admin, peer, ending, request).await;
            return Ok(response.map(Either::Left));
        }
        if let Some(departure) = ending.watch.take() {
            departure.stayed();
        }
        let (head, body) = request.into_parts();
        let body = self.read(body).await;
        let complete = body.is_complete();
        let request = HttpRequest {
            method: head.method,
            uri: head.uri,
            headers: head.headers,
            body,
        };
        let mut answer = match self.door.carry(upstream, request).await? {
            Carried::Gateway(answer) => answer,
            Carried::Mock(response) => return Ok(pass_on(response)),
        };
        if let GatewayAnswer::Held(held) = &answer {
            if !self.reaches(held.due).await {
                return Ok(into_response(stopping_reply()));
            }
            answer = self.gateway().resume(held);
        }
        let outgoing = match answer {
            GatewayAnswer::Now(outgoing) => outgoing,
            GatewayAnswer::Watched(outgoing, departure) => {
                ending.watch.keep(departure);
                outgoing
            }
            GatewayAnswer::End => {
                self.ended.notify_one();
                return Err(Closed);
            }
            GatewayAnswer::Later(mut parked) => {
                let mut stopping = self.stopping.clone();
                tokio::select! {
                    biased;
                    outgoing = &mut parked => outgoing,
                    () = stopped(&mut stopping) => {
                        // An empty page before its time is within the contract, so a client takes it
                        // for nothing new; a status of failure would count as an error of the read. What
                        // waits for the end of a turn is refused, since that may never come.
                        parked.release();
                        parked.await
                    }
                }
            }
            // A call is held once, and then handled.
            GatewayAnswer::Held(_) => return Err(Closed),
        };
        let reply = match outgoing {
            Outgoing::Reply(reply) => reply,
            Outgoing::Held { reply, due, place } => {
                // The call has been handled: a server that stops still says so.
                self.reaches(due).await;
                drop(place);
                reply
            }
            Outgoing::Wire(plan) => {
                *ending.plan.lock().unwrap_or_else(PoisonError::into_inner) = Some(plan);
                return Err(Closed);
            }
        };
        let mut response = into_response(reply);
        if !complete {
            ending.unread.store(true, Ordering::Relaxed);
        }
        if !complete || *self.stopping.borrow() {
            response
                .headers_mut()
                .insert(CONNECTION, HeaderValue::from_static("close"));
        }
        Ok(response)
    }

    /// Answers a request to the admin API. Its body is read before that, whatever the path is, since
    /// to close a connection with unread bytes resets it, and the reset can overtake the answer.
    async fn administer(
        &self,
        admin: &Admin,
        peer: Option<SocketAddr>,
        ending: &Ending,
        request: Request<Incoming>,
    ) -> Response<Full<Bytes>> {
        let (head, body) = request.into_parts();
        let refusal = Admin::refusal(peer, &head.headers).await;
        let (mut response, complete) = if let Some(refusal) = refusal {
            // Whoever may not use it has no body taken in.
            (refusal, body.is_end_stream())
        } else {
            let body = self.read(body).await;
            let complete = body.is_complete();
            (admin.answer(head, body).await, complete)
        };
        if !complete {
            ending.unread.store(true, Ordering::Relaxed);
            let close = HeaderValue::from_static("close");
            response.headers_mut().insert(CONNECTION, close);
        }
        response
    }

    fn gateway(&self) -> &Arc<Gateway> {
        self.door.gateway()
    }

    /// Waits for a moment of the gateway's clock; false when the server stops before.
    async fn reaches(&self, due: UnixMs) -> bool {
        let mut stopping = self.stopping.clone();
        tokio::select! {
            () = self.gateway().until(due) => true,
            () = stopped(&mut stopping) => false,
        }
    }

    /// Resolves when a request has ended the server.
    pub(super) async fn ended(&self) {
        self.ended.notified().await;
    }

    async fn read(&self, body: Incoming) -> RequestBody {
        let limit = self.limits.body;
        let declared = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
        if declared > limit {
            return RequestBody::TooLarge { limit };
        }
        let collected = Limited::new(body, limit).collect();
        let collected = match self.limits.body_timeout {
            Some(timeout) => match tokio::time::timeout(timeout, collected).await {
                Ok(collected) => collected,
                Err(_) => return RequestBody::TimedOut,
            },
            None => collected.await,
        };
        match collected {
            Ok(body) => RequestBody::Complete(body.to_bytes()),
            Err(error) if error.is::<http_body_util::LengthLimitError>() => {
                RequestBody::TooLarge { limit }
            }
            Err(_) => RequestBody::Broken,
        }
    }
}

/// Serves a connection until either side ends it.
pub(crate) async fn serve(stream: TcpStream, service: Arc<Service>) {
    let mut stopping = service.stopping.clone();
    let peer = stream.peer_addr().ok();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(service.limits.head_timeout)
        .max_headers(MAX_HEADERS)
        .max_buf_size(MAX_HEAD_BYTES)
        // Same requests, same bytes.
        .auto_date_header(false);
    let upstream = Arc::new(Upstream::default());
    let ending = Arc::new(Ending::default());
    let gateway = Arc::clone(service.gateway());
    let mut restarts = gateway.restarts();
    let answering = Answering::default();
    let on_request = {
        let ending = Arc::clone(&ending);
        let answering = &answering;
        service_fn(move |request| {
            let (service, upstream, ending) = (
                Arc::clone(&service),
                Arc::clone(&upstream),
                Arc::clone(&ending),
            );
            answering.begin(Box::pin(async move {
                service.respond(peer, &upstream, &ending, request).await
            }))
        })
    };
    let mut connection = http.serve_connection(TokioIo::new(stream), on_request);
    let ended = tokio::select! {
        // Before the connection, which would otherwise speak of what is gone.
        biased;
        _ = restarts.changed() => return,
        ended = poll_fn(|context| connection.poll_without_shutdown(context)) => ended,
        () = stopped(&mut stopping) => {
            Pin::new(&mut connection).graceful_shutdown();
            poll_fn(|context| connection.poll_without_shutdown(context)).await
        }
    };
    if ended.is_err() {
        answering.take_in();
    }
    let plan = ending
        .plan
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    if let Some(plan) = plan {
        let stream = connection.into_parts().io.into_inner();
        tokio::select! {
            biased;
            _ = restarts.changed() => {}
            () = stopped(&mut stopping) => {}
            () = wire::perform(plan, stream, &gateway) => {}
        }
        return;
    }
    // Before the socket is closed: whoever sees that knows that this has been noted.
    drop(ending.watch.take());
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
        return;
    }
    if ending.unread.load(Ordering::Relaxed) {
        wire::linger(connection.into_parts().io.into_inner()).await;
    }
}

fn stopping_reply() -> HttpReply {
    HttpReply::text(
        StatusCode::SERVICE_UNAVAILABLE,
        "the mock server is stopping",
    )
}

fn into_response(reply: HttpReply) -> Response<WireBody> {
    let mut response = Response::new(Either::Left(Full::new(reply.body.into_bytes())));
    *response.status_mut() = reply.status;
    response.headers_mut().extend(reply.headers);
    response
}

fn pass_on(response: Response<Incoming>) -> Response<WireBody> {
    let mut response = response.map(Either::Right);
    response.headers_mut().remove(CONNECTION);
    response.headers_mut().remove(TRANSFER_ENCODING);
    response
}
