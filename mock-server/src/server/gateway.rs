//! The one function behind both doors: a request in, an answer out.
//!
//! It joins the pure parts (the rules of HTTP, the callers, the state machine) with the clock and
//! with the readers that wait. All state is behind one lock, which is held for the length of one
//! step of the state machine and never across an await.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api_contract::lightspeed::ids::EnvironmentId;
use api_contract::rpc::{self, JsonRpcRequest};
use hyper::StatusCode;
use serde_json::Value;
use tokio::sync::{Notify, oneshot};

use super::auth;
use super::clock::Timeline;
use super::departure::Departure;
use super::held::Held;
use super::http::{self, Verdict};
use super::journal::{Journal, JournalEntry, Outcome};
use super::message::{HttpReply, HttpRequest, RequestBody};
use super::parked::Parked;
use crate::core::{Answer, Caller, Core, DaemonRefused, Ticket, TrimRefused, UnixMs};

/// What a door carries back.
pub(crate) enum GatewayAnswer {
    /// Ready to be sent.
    Now(HttpReply),
    /// Sent when it resolves; dropped when the client goes away.
    Later(Parked),
    /// The same, for an answer that exists already.
    Held(Box<Held>),
    /// Ready to be sent, by a connection that keeps the departure until the next request.
    Watched(HttpReply, Box<Departure>),
    /// None: the server ends at this request.
    End,
}

/// The state machine in its surroundings.
pub(crate) struct Gateway {
    locked: Mutex<Locked>,
    timeline: Timeline,
    /// Tells the driver that something falls due before the moment it waits for.
    rearm: Notify,
}

/// What the lock guards.
struct Locked {
    core: Core,
    waiting: BTreeMap<Ticket, Waiting>,
    journal: Journal,
    /// The moment the driver waits for.
    armed: Option<UnixMs>,
    /// Answers that are held back.
    held: usize,
}

/// A reader whose response does not exist yet.
struct Waiting {
    response: oneshot::Sender<Value>,
    /// Its number in the journal.
    entry: u64,
}

impl Gateway {
    pub(crate) fn new(core: Core, timeline: Timeline) -> Self {
        Gateway {
            locked: Mutex::new(Locked {
                core,
                waiting: BTreeMap::new(),
                journal: Journal::default(),
                armed: None,
                held: 0,
            }),
            timeline,
            rearm: Notify::new(),
        }
    }

    /// Answers one request.
    pub(crate) fn answer(self: &Arc<Self>, request: &HttpRequest) -> GatewayAnswer {
        match http::judge(request) {
            Verdict::Reply(reply) => {
                self.enter(request, None, &reply);
                // With a whole body, this is the status of one that is not JSON.
                let malformed =
                    reply.status == StatusCode::BAD_REQUEST && request.body.is_complete();
                if malformed
                    && !self
                        .lock()
                        .core
                        .rules()
                        .transport()
                        .survives_malformed_json()
                {
                    return GatewayAnswer::End;
                }
                GatewayAnswer::Now(reply)
            }
            // A defect in the state machine costs its one caller an answer, not everybody the
            // server.
            Verdict::Call(call) => catch_unwind(AssertUnwindSafe(|| self.call(request, &call)))
                .unwrap_or_else(|_| {
                    tracing::error!(method = call.method, "the handler of a call panicked");
                    let reply = HttpReply::text(
                        StatusCode::INTERNAL_SERVER_ERROR,
                        "the mock server failed in handling this call; see its log",
                    );
                    self.enter(request, Some(&call), &reply);
                    GatewayAnswer::Now(reply)
                }),
        }
    }

    fn call(self: &Arc<Self>, request: &HttpRequest, call: &JsonRpcRequest) -> GatewayAnswer {
        // Declared before the lock, so that it outlives it in every case: dropping a parked reader
        // takes the lock again.
        let answer;
        let mut locked = self.lock();
        let now = self.timeline.now();
        let claims = auth::claims(&request.headers);
        let caller = match locked.core.identify(&claims, &call.method, now) {
            Ok(caller) => caller,
            Err(error) => {
                let response = rpc::failure(call.id.clone(), &error.into());
                locked.enter(now, request, Some(call), answered_by(&response));
                return GatewayAnswer::Now(HttpReply::json(response));
            }
        };
        let body = match &request.body {
            RequestBody::Complete(body) => &body[..],
            _ => &[],
        };
        answer = match locked.core.handle_body(&caller, call, body, now) {
            Answer::Now(response) => {
                locked.enter(now, request, Some(call), answered_by(&response));
                let reply = HttpReply::json(response);
                let transport = locked.core.rules().transport();
                let watched_ms = transport.watches_client_ms(&call.method);
                match transport.holds_answer_ms(&call.method) {
                    0 if watched_ms > 0 => {
                        let until = UnixMs(now.0.saturating_add(watched_ms));
                        let departure = Departure::of(self, caller, call.clone(), until);
                        GatewayAnswer::Watched(reply, Box::new(departure))
                    }
                    0 => GatewayAnswer::Now(reply),
                    wait_ms => {
                        locked.held += 1;
                        let due = UnixMs(now.0.saturating_add(wait_ms));
                        let held = Held::new(self, due, reply);
                        GatewayAnswer::Held(Box::new(held))
                    }
                }
            }
            Answer::Later(ticket) => {
                let entry = locked.enter(now, request, Some(call), Outcome::Parked);
                let (sender, response) = oneshot::channel();
                let waiting = Waiting {
                    response: sender,
                    entry,
                };
                locked.waiting.insert(ticket, waiting);
                GatewayAnswer::Later(Parked::new(Arc::clone(self), ticket, response))
            }
        };
        self.step(&mut locked, now);
        drop(locked);
        answer
    }

    /// Hands out what has fallen due, and sees to it that the driver wakes for what comes next.
    fn step(&self, locked: &mut Locked, now: UnixMs) {
        locked.deliver(now);
        let due = locked.core.next_due();
        if due.is_some_and(|due| locked.armed.is_none_or(|armed| due < armed)) {
            locked.armed = due;
            self.rearm.notify_one();
        }
    }

    /// Moves the state machine along with the clock, for ever. It sleeps until the next step is
    /// due, or until a call makes an earlier one due.
    pub(crate) async fn drive(self: Arc<Self>) {
        loop {
            match self.advance() {
                Some(due) => tokio::select! {
                    () = self.timeline.until(due) => {}
                    () = self.rearm.notified() => {}
                },
                None => self.rearm.notified().await,
            }
        }
    }

    fn advance(&self) -> Option<UnixMs> {
        catch_unwind(AssertUnwindSafe(|| {
            let mut locked = self.lock();
            let now = self.timeline.now();
            locked.deliver(now);
            locked.armed = locked.core.next_due();
            locked.armed
        }))
        .unwrap_or_else(|_| {
            tracing::error!("a step of the state machine panicked");
            // Trying the same step again at once would panic again; the next call re-arms.
            self.lock().armed = None;
            None
        })
    }

    /// Gives up a reader's place; nothing happens when it has been answered already.
    pub(super) fn hang_up(&self, ticket: Ticket) {
        let mut locked = self.lock();
        if let Some(waiting) = locked.waiting.remove(&ticket) {
            locked.core.forget(ticket);
            locked.journal.settle(waiting.entry, Outcome::HungUp);
        }
    }

    /// An answer is held back no longer.
    pub(super) fn let_go(&self) {
        self.lock().held -= 1;
    }

    /// The client of a call has closed its connection, without another call. It has no consequences
    /// after `until`.
    pub(super) fn departed(&self, caller: &Caller, call: &JsonRpcRequest, until: UnixMs) {
        let mut locked = self.lock();
        let now = self.timeline.now();
        if now < until {
            locked.core.client_departed(caller, call, now);
            self.step(&mut locked, now);
        }
    }

    /// Waits until the clock shows this time.
    pub(super) async fn until(&self, due: UnixMs) {
        self.timeline.until(due).await;
    }

    pub(crate) fn trim(&self, session: &str, through: u64) -> Result<(), TrimRefused> {
        let mut locked = self.lock();
        let now = self.timeline.now();
        let outcome = locked.core.trim(session, through, now);
        self.step(&mut locked, now);
        outcome
    }

    pub(crate) fn connect_daemon(
        &self,
        secret: &str,
        daemon: &str,
    ) -> Result<EnvironmentId, DaemonRefused> {
        let mut locked = self.lock();
        let now = self.timeline.now();
        let outcome = locked.core.connect_daemon(secret, daemon, now);
        self.step(&mut locked, now);
        outcome
    }

    pub(crate) fn disconnect_daemon(&self, environment: &str) -> Result<(), DaemonRefused> {
        let mut locked = self.lock();
        let now = self.timeline.now();
        let outcome = locked.core.disconnect_daemon(environment, now);
        self.step(&mut locked, now);
        outcome
    }

    pub(crate) fn parked(&self) -> usize {
        let locked = self.lock();
        locked.core.parked() + locked.held
    }

    pub(crate) fn journal(&self) -> Vec<JournalEntry> {
        self.lock().journal.entries()
    }

    fn enter(&self, request: &HttpRequest, call: Option<&JsonRpcRequest>, reply: &HttpReply) {
        let outcome = Outcome::Answered {
            status: reply.status.as_u16(),
            error_code: None,
        };
        self.lock()
            .enter(self.timeline.now(), request, call, outcome);
    }

    /// A panic under the lock has been reported where it was caught; the state stays in use.
    fn lock(&self) -> MutexGuard<'_, Locked> {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Locked {
    fn deliver(&mut self, now: UnixMs) {
        for wake_up in self.core.advance(now) {
            let Some(waiting) = self.waiting.remove(&wake_up.ticket) else {
                continue;
            };
            let outcome = answered_by(&wake_up.response);
            self.journal.settle(waiting.entry, outcome);
            // Fails only when the reader is hanging up at this moment.
            let _ = waiting.response.send(wake_up.response);
        }
    }

    fn enter(
        &mut self,
        now: UnixMs,
        request: &HttpRequest,
        call: Option<&JsonRpcRequest>,
        outcome: Outcome,
    ) -> u64 {
        let path = request.uri.path();
        tracing::debug!(
            verb = %request.method,
            path,
            method = call.map(|call| call.method.as_str()),
            id = call.map(|call| tracing::field::display(&call.id)),
            ?outcome,
        );
        let call = call.map(|call| (call.method.as_str(), &call.id));
        self.journal
            .enter(now, &request.method, path, call, outcome)
    }
}

fn answered_by(response: &Value) -> Outcome {
    Outcome::Answered {
        status: StatusCode::OK.as_u16(),
        error_code: response["error"]["code"].as_i64(),
    }
}
