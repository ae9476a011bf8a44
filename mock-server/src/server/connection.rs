//! One client connection: HTTP/1.1 framing, the reading of bodies, and the waiting for answers.

use std::future::{Future, poll_fn};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Either, Full, Limited};
use hyper::body::{Body, Incoming};
use hyper::header::{CONNECTION, HeaderValue, TRANSFER_ENCODING};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};

use super::departure::Departure;
use super::door::{Carried, Closed, Door};
use super::front::stopped;
use super::gateway::GatewayAnswer;
use super::limits::Limits;
use super::message::{HttpReply, HttpRequest, RequestBody};
use super::upstream::Upstream;

/// Bounds on a request's head. They are below those of wiremock, which gets one header more.
const MAX_HEADERS: usize = 96;
const MAX_HEAD_BYTES: usize = 256 * 1024;

/// How long to take in, and throw away, what a client still sends of a body that was refused.
const LINGER: Duration = Duration::from_secs(30);
const LINGER_IDLE: Duration = Duration::from_secs(2);

/// A body on its way out: the gateway's own, or that of a user's mock passed through.
type WireBody = Either<Full<Bytes>, Incoming>;

/// What a connection keeps of its latest call, if its client's departure has consequences.
type Watch = Mutex<Option<Box<Departure>>>;

fn taken(watch: &Watch) -> Option<Box<Departure>> {
    watch.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// What all connections share.
pub(crate) struct Service {
    door: Door,
    limits: Limits,
    stopping: watch::Receiver<bool>,
    /// Told when a request has ended the server.
    ended: Notify,
}

impl Service {
    pub(crate) fn new(door: Door, limits: Limits, stopping: watch::Receiver<bool>) -> Self {
        Service {
            door,
            limits,
            stopping,
            ended: Notify::new(),
        }
    }

    async fn respond(
        &self,
        upstream: &Upstream,
        unread: &AtomicBool,
        watch: &Watch,
        request: Request<Incoming>,
    ) -> Result<Response<WireBody>, Closed> {
        if let Some(departure) = taken(watch) {
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
        let answer = match self.door.carry(upstream, request).await? {
            Carried::Gateway(answer) => answer,
            Carried::Mock(response) => return Ok(pass_on(response)),
        };
        let reply = match answer {
            GatewayAnswer::Now(reply) => reply,
            GatewayAnswer::Later(parked) => self.wait_for(parked).await,
            GatewayAnswer::Held(delayed) => self.wait_for(*delayed).await,
            GatewayAnswer::Watched(reply, departure) => {
                *watch.lock().unwrap_or_else(PoisonError::into_inner) = Some(departure);
                reply
            }
            GatewayAnswer::End => {
                self.ended.notify_one();
                return Err(Closed);
            }
        };
        let mut response = into_response(reply);
        if !complete {
            unread.store(true, Ordering::Relaxed);
            response
                .headers_mut()
                .insert(CONNECTION, HeaderValue::from_static("close"));
        }
        Ok(response)
    }

    /// The reply once it is there, or that the server stops before.
    async fn wait_for(&self, reply: impl Future<Output = HttpReply> + Send) -> HttpReply {
        let mut stopping = self.stopping.clone();
        tokio::select! {
            biased;
            reply = reply => reply,
            () = stopped(&mut stopping) => HttpReply::text(
                StatusCode::SERVICE_UNAVAILABLE,
                "the mock server is stopping",
            ),
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
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(service.limits.head_timeout)
        .max_headers(MAX_HEADERS)
        .max_buf_size(MAX_HEAD_BYTES)
        // Same requests, same bytes.
        .auto_date_header(false);
    let upstream = Arc::new(Upstream::default());
    let unread = Arc::new(AtomicBool::new(false));
    let watch = Arc::new(Watch::default());
    let on_request = {
        let (unread, watch) = (Arc::clone(&unread), Arc::clone(&watch));
        service_fn(move |request| {
            let (service, upstream, unread, watch) = (
                Arc::clone(&service),
                Arc::clone(&upstream),
                Arc::clone(&unread),
                Arc::clone(&watch),
            );
            Box::pin(async move { service.respond(&upstream, &unread, &watch, request).await })
        })
    };
    let mut connection = http.serve_connection(TokioIo::new(stream), on_request);
    let ended = tokio::select! {
        ended = poll_fn(|context| connection.poll_without_shutdown(context)) => ended,
        () = stopped(&mut stopping) => {
            Pin::new(&mut connection).graceful_shutdown();
            poll_fn(|context| connection.poll_without_shutdown(context)).await
        }
    };
    // Before the socket is closed: whoever sees that knows that this has been noted.
    drop(taken(&watch));
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
        return;
    }
    let stream = connection.into_parts().io.into_inner();
    if unread.load(Ordering::Relaxed) {
        linger(stream).await;
    }
}

/// Takes in the rest of a refused body. Closing a socket with unread bytes resets it, and the
/// reset can overtake the reply that says why.
async fn linger(mut stream: TcpStream) {
    let mut thrown_away = vec![0; 64 * 1024];
    let taking_in = async {
        if stream.shutdown().await.is_err() {
            return;
        }
        while let Ok(Ok(1..)) =
            tokio::time::timeout(LINGER_IDLE, stream.read(&mut thrown_away)).await
        {}
    };
    // Whoever still sends after that will see the reset.
    let _ = tokio::time::timeout(LINGER, taking_in).await;
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
