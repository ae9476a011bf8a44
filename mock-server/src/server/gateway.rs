//! The one function behind both doors: a request in, an answer out.
//!
//! It joins the pure parts (the rules of HTTP, the callers, the state machine) with the clock and
//! with the readers that wait. All state is behind one lock, which is held for the length of one
//! step of the state machine and never across an await.

mod control;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use api_contract::lightspeed::ids::EnvironmentId;
use api_contract::rpc::{self, JsonRpcRequest};
use hyper::StatusCode;
use serde_json::Value;
use tokio::sync::{Notify, oneshot};

use super::auth;
use super::clock::Timeline;
use super::http::{self, Verdict};
use super::journal::{Asked, Journal, Outcome, Receipt, Recorder, params_of};
use super::message::{HttpReply, HttpRequest};
use super::parked::Parked;
use crate::core::{Answer, Core, DaemonRefused, Snapshot, Ticket, UnixMs};

/// What a door carries back.
pub(crate) enum GatewayAnswer {
    /// Ready to be sent.
    Now(HttpReply),
    /// Sent when it resolves; dropped when the client goes away.
    Later(Parked),
}

/// The state machine in its surroundings.
pub(crate) struct Gateway {
    locked: Mutex<Locked>,
    timeline: Timeline,
    journal: Arc<Recorder>,
    /// Tells the driver that something falls due before the moment it waits for.
    rearm: Notify,
    /// Tells whoever waits for a state that something has happened.
    changed: Notify,
    /// The URL it is reached at, without a path, once it is served.
    origin: OnceLock<String>,
    /// What a reset goes back to.
    initial: Snapshot,
}

/// What the lock guards.
struct Locked {
    core: Core,
    waiting: BTreeMap<Ticket, Waiting>,
    /// The moment the driver waits for.
    armed: Option<UnixMs>,
}

/// A reader whose response does not exist yet.
struct Waiting {
    response: oneshot::Sender<HttpReply>,
    receipt: Receipt,
}

impl Gateway {
    pub(crate) fn new(mut core: Core, timeline: Timeline) -> Self {
        Gateway {
            origin: OnceLock::new(),
            initial: core.snapshot(UnixMs::default()),
            changed: Notify::new(),
            locked: Mutex::new(Locked {
                core,
                waiting: BTreeMap::new(),
                armed: None,
            }),
            timeline,
            journal: Arc::default(),
            rearm: Notify::new(),
        }
    }

    /// Answers one request.
    pub(crate) fn answer(self: &Arc<Self>, request: &HttpRequest) -> GatewayAnswer {
        match http::judge(request) {
            Verdict::Reply(reply) => {
                self.enter_reply(request, None, &reply);
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
                    self.enter_reply(request, Some(&call), &reply);
                    GatewayAnswer::Now(reply)
                }),
        }
    }

    fn call(self: &Arc<Self>, request: &HttpRequest, call: &JsonRpcRequest) -> GatewayAnswer {
        // Declared before the lock, so that it outlives it in every case: dropping a parked reader
        // takes the lock again.
        let answer;
        let claims = auth::claims(&request.headers);
        let mut asked = asked(request, Some(call));
        let mut locked = self.lock();
        let now = self.timeline.now();
        let caller = match locked.core.identify(&claims, &call.method, now) {
            Ok(caller) => caller,
            Err(error) => {
                let response = rpc::failure(call.id.clone(), &error.into());
                let receipt = self.enter(now, asked, answered_by(&response));
                return GatewayAnswer::Now(HttpReply::json(response, receipt));
            }
        };
        asked.caller = caller.key_prefix.as_deref();
        answer = match locked.core.handle(&caller, call, now) {
            Answer::Now(response) => {
                let receipt = self.enter(now, asked, answered_by(&response));
                GatewayAnswer::Now(HttpReply::json(response, receipt))
            }
            Answer::Later(ticket) => {
                let receipt = self.enter(now, asked, Outcome::Parked);
                let (sender, response) = oneshot::channel();
                let waiting = Waiting {
                    response: sender,
                    receipt,
                };
                locked.waiting.insert(ticket, waiting);
                GatewayAnswer::Later(Parked::new(Arc::clone(self), ticket, response))
            }
        };
        self.step(&mut locked, now);
        self.changed.notify_waiters();
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
            self.changed.notify_waiters();
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
            let now = self.timeline.now();
            waiting.receipt.settle(now, Outcome::HungUp);
            self.changed.notify_waiters();
        }
    }

    pub(crate) fn connect_daemon(
        &self,
        secret: &str,
        daemon: &str,
    ) -> Result<EnvironmentId, DaemonRefused> {
        self.act(|core, now| core.connect_daemon(secret, daemon, now))
    }

    pub(crate) fn disconnect_daemon(&self, environment: &str) -> Result<(), DaemonRefused> {
        self.act(|core, now| core.disconnect_daemon(environment, now))
    }

    pub(crate) fn parked(&self) -> usize {
        self.lock().core.parked()
    }

    /// Tells it the address at which it is served.
    pub(crate) fn served_at(&self, address: SocketAddr) {
        self.origin.get_or_init(|| format!("http://{address}"));
    }

    /// What was asked so far.
    pub(crate) fn journal(&self) -> Journal {
        let origin = self.origin.get().map_or("", String::as_str);
        self.journal.journal(origin)
    }

    /// Enters a request that is answered by HTTP alone.
    fn enter_reply(&self, request: &HttpRequest, call: Option<&JsonRpcRequest>, reply: &HttpReply) {
        let outcome = Outcome::Answered {
            status: reply.status.as_u16(),
            error_code: None,
        };
        self.enter(self.timeline.now(), asked(request, call), outcome);
    }

    fn enter(&self, now: UnixMs, asked: Asked<'_>, outcome: Outcome) -> Receipt {
        let (path, call) = (asked.path, asked.call);
        tracing::debug!(
            verb = %asked.verb,
            path,
            method = call.map(|call| call.method.as_str()),
            id = call.map(|call| tracing::field::display(&call.id)),
            ?outcome,
        );
        let receipt = Receipt::enter(&self.journal, now, asked, outcome);
        self.changed.notify_waiters();
        receipt
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
            let Waiting { response, receipt } = waiting;
            receipt.settle(now, answered_by(&wake_up.response));
            // Fails only when the reader is hanging up at this moment.
            let _ = response.send(HttpReply::json(wake_up.response, receipt));
        }
    }
}

/// A request as the journal takes it down, but for its caller.
fn asked<'a>(request: &'a HttpRequest, call: Option<&'a JsonRpcRequest>) -> Asked<'a> {
    Asked {
        verb: &request.method,
        path: request.uri.path(),
        call,
        params: call.and_then(params_of),
        caller: None,
    }
}

fn answered_by(response: &Value) -> Outcome {
    Outcome::Answered {
        status: StatusCode::OK.as_u16(),
        error_code: response["error"]["code"].as_i64(),
    }
}
