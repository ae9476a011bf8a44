//! The one function behind both doors: a request in, an answer out.
//!
//! It joins the pure parts (the rules of HTTP, the callers, the state machine) with the clock and
//! with the readers that wait. All state is behind one lock, which is held for the length of one
//! step of the state machine and never across an await.

mod control;
mod faulty;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api_contract::lightspeed::ids::EnvironmentId;
use api_contract::rpc::{self, JsonRpcRequest};
use hyper::StatusCode;
use serde_json::Value;
use tokio::sync::{Notify, oneshot, watch};

use super::auth;
use super::clock::Timeline;
use super::http::{self, Verdict};
use super::journal::{Journal, JournalEntry, Outcome};
use super::message::{HttpReply, HttpRequest};
use super::parked::Parked;
use crate::core::{Answer, Core, DaemonRefused, Snapshot, Ticket, UnixMs};
use crate::faults::{Faults, Plan};

use faulty::Deferred;
pub(crate) use faulty::Held;

/// What a door carries back.
pub(crate) enum GatewayAnswer {
    /// Ready to be sent.
    Now(Outgoing),
    /// Sent when it resolves; dropped when the client goes away.
    Later(Parked),
    /// Not handled yet: to be handed in again when it is due.
    Held(Box<Held>),
}

/// What goes out to a client.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A reply.
    Reply(HttpReply),
    /// A reply for later.
    Held { reply: HttpReply, due: UnixMs },
    /// No proper reply; the connection ends with it.
    Wire(Plan),
}

/// The state machine in its surroundings.
pub(crate) struct Gateway {
    locked: Mutex<Locked>,
    timeline: Timeline,
    /// Tells the driver that something falls due before the moment it waits for.
    rearm: Notify,
    /// Tells whoever waits for a state that something has happened.
    changed: Notify,
    /// What a reset goes back to.
    initial: Snapshot,
    /// Counts the restarts that a fault has made.
    restarts: watch::Sender<u64>,
}

/// What the lock guards.
struct Locked {
    core: Core,
    waiting: BTreeMap<Ticket, Waiting>,
    journal: Journal,
    faults: Faults,
    /// Calls that were answered and are still to be handled, by their time and order.
    deferred: BTreeMap<(UnixMs, u64), Deferred>,
    deferrals: u64,
    /// The moment the driver waits for.
    armed: Option<UnixMs>,
}

/// A reader whose response does not exist yet.
struct Waiting {
    response: oneshot::Sender<Outgoing>,
    /// What it asked.
    asked: JsonRpcRequest,
    /// Its number in the journal.
    entry: u64,
}

/// A call at its moment.
#[derive(Clone, Copy)]
struct Call<'a> {
    request: &'a HttpRequest,
    asked: &'a JsonRpcRequest,
    now: UnixMs,
}

impl Gateway {
    pub(crate) fn new(mut core: Core, timeline: Timeline) -> Self {
        Gateway {
            initial: core.snapshot(UnixMs::default()),
            changed: Notify::new(),
            locked: Mutex::new(Locked {
                core,
                waiting: BTreeMap::new(),
                journal: Journal::default(),
                faults: Faults::default(),
                deferred: BTreeMap::new(),
                deferrals: 0,
                armed: None,
            }),
            timeline,
            rearm: Notify::new(),
            restarts: watch::Sender::new(0),
        }
    }

    /// Answers one request.
    pub(crate) fn answer(self: &Arc<Self>, request: &HttpRequest) -> GatewayAnswer {
        match http::judge(request) {
            Verdict::Reply(reply) => {
                self.enter(request, None, &reply);
                GatewayAnswer::Now(Outgoing::Reply(reply))
            }
            Verdict::Call(asked) => self.guarded(request, &asked, |call, locked| {
                if locked.faults.is_empty() {
                    self.pass_on(locked, call, &asked)
                } else {
                    self.strike(locked, call)
                }
            }),
        }
    }

    /// Takes a step of the state machine for a call. A defect in it costs its one caller an answer,
    /// not everybody the server.
    fn guarded(
        self: &Arc<Self>,
        request: &HttpRequest,
        asked: &JsonRpcRequest,
        handle: impl FnOnce(Call<'_>, &mut Locked) -> GatewayAnswer,
    ) -> GatewayAnswer {
        catch_unwind(AssertUnwindSafe(|| {
            // Declared before the lock, so that it outlives it in every case: dropping a parked
            // reader takes the lock again.
            let answer;
            let mut locked = self.lock();
            let now = self.timeline.now();
            locked.catch_up(now);
            let call = Call {
                request,
                asked,
                now,
            };
            answer = handle(call, &mut locked);
            self.step(&mut locked, now);
            drop(locked);
            answer
        }))
        .unwrap_or_else(|_| {
            tracing::error!(method = asked.method, "the handler of a call panicked");
            let reply = HttpReply::text(
                StatusCode::INTERNAL_SERVER_ERROR,
                "the mock server failed in handling this call; see its log",
            );
            self.enter(request, Some(asked), &reply);
            GatewayAnswer::Now(Outgoing::Reply(reply))
        })
    }

    /// Handles a call, `seen` as the state machine is to see it.
    fn pass_on(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        seen: &JsonRpcRequest,
    ) -> GatewayAnswer {
        match locked.serve(call, seen) {
            Answer::Now(response) => GatewayAnswer::Now(self.reply(locked, call, response)),
            Answer::Later(ticket) => self.wait(locked, call, seen, ticket),
        }
    }

    fn reply(&self, locked: &mut Locked, call: Call<'_>, response: Value) -> Outgoing {
        locked.enter(call, answered_by(&response));
        self.send(locked, call.now, call.asked, response)
    }

    fn park(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        ticket: Ticket,
    ) -> GatewayAnswer {
        let entry = locked.enter(call, Outcome::Parked);
        let (sender, response) = oneshot::channel();
        let waiting = Waiting {
            response: sender,
            asked: call.asked.clone(),
            entry,
        };
        locked.waiting.insert(ticket, waiting);
        GatewayAnswer::Later(Parked::new(Arc::clone(self), ticket, response))
    }

    /// Hands out what has fallen due, and sees to it that the driver wakes for what comes next.
    fn step(&self, locked: &mut Locked, now: UnixMs) {
        self.deliver(locked, now);
        let due = locked.next_due();
        if due.is_some_and(|due| locked.armed.is_none_or(|armed| due < armed)) {
            locked.armed = due;
            self.rearm.notify_one();
        }
        self.changed.notify_waiters();
    }

    fn deliver(&self, locked: &mut Locked, now: UnixMs) {
        locked.catch_up(now);
        for wake_up in locked.core.advance(now) {
            let Some(waiting) = locked.waiting.remove(&wake_up.ticket) else {
                continue;
            };
            let outcome = answered_by(&wake_up.response);
            locked.journal.settle(waiting.entry, outcome);
            let outgoing = self.send(locked, now, &waiting.asked, wake_up.response);
            // Fails only when the reader is hanging up at this moment.
            let _ = waiting.response.send(outgoing);
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
            self.deliver(&mut locked, now);
            locked.armed = locked.next_due();
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
            locked.journal.settle(waiting.entry, Outcome::HungUp);
            self.changed.notify_waiters();
        }
    }

    /// Answers a reader before its time, if it still waits.
    pub(super) fn release(&self, ticket: Ticket) {
        self.act(|core, now| core.release(ticket, now));
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

    pub(crate) fn journal(&self) -> Vec<JournalEntry> {
        self.lock().journal.entries()
    }

    fn enter(&self, request: &HttpRequest, call: Option<&JsonRpcRequest>, reply: &HttpReply) {
        let outcome = Outcome::Answered {
            status: reply.status.as_u16(),
            error_code: None,
        };
        let now = self.timeline.now();
        self.lock().note(now, request, call, outcome);
    }

    /// A panic under the lock has been reported where it was caught; the state stays in use.
    fn lock(&self) -> MutexGuard<'_, Locked> {
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Locked {
    fn serve(&mut self, call: Call<'_>, seen: &JsonRpcRequest) -> Answer {
        let claims = auth::claims(&call.request.headers);
        match self.core.identify(&claims, &seen.method, call.now) {
            Ok(caller) => self.core.handle(&caller, seen, call.now),
            Err(error) => Answer::Now(rpc::failure(seen.id.clone(), &error.into())),
        }
    }

    fn enter(&mut self, call: Call<'_>, outcome: Outcome) -> u64 {
        self.note(call.now, call.request, Some(call.asked), outcome)
    }

    fn note(
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
