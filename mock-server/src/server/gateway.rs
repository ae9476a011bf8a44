//! The one function behind both doors: a request in, an answer out.
//!
//! It joins the pure parts (the rules of HTTP, the callers, the state machine) with the clock and
//! with the readers that wait. All state is behind one lock, which is held for the length of one
//! step of the state machine and never across an await.

mod call;
mod control;
mod entries;
mod faulty;
mod scenarios;
mod transport;

use std::collections::BTreeMap;
use std::hint::spin_loop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::time::Instant;

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;
use tokio::sync::{Notify, oneshot, watch};

use scenarios::Watched;

use super::claims;
use super::clock::Timeline;
use super::departure::Departure;
use super::http::{self, Verdict};
use super::journal::{CallOutcome, Receipt, Recorder};
use super::log;
use super::message::{HttpReply, HttpRequest};
use super::parked::Parked;
use super::place::{Place, Places};
use crate::core::{Answer, Caller, Core, Response, Snapshot, Ticket, UnixMs};
use crate::defects::Defect;
use crate::faults::{Faults, Plan, Strike};

use call::Call;
pub(crate) use control::Advanced;
pub(crate) use faulty::Held;
use faulty::{Deferred, sent_as};

/// How often the lock is tried before a thread sleeps for it. A step of the state machine takes some
/// microseconds, and to put a thread to sleep and wake it takes longer.
const TRIES: u32 = 40;
/// The longest pause between two tries, in turns of a loop.
const MAX_PAUSES: u32 = 32;

/// What a door carries back.
pub(crate) enum GatewayAnswer {
    /// Ready to be sent.
    Now(Outgoing),
    /// Sent when it resolves; dropped when the client goes away.
    Later(Parked),
    /// Not handled yet: to be handed in again when it is due.
    Held(Box<Held>),
    /// Ready to be sent, by a connection that keeps the departure until the next request.
    Watched(Outgoing, Box<Departure>),
    /// None: the server ends at this request.
    End,
}

/// What goes out to a client.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A reply.
    Reply(HttpReply),
    /// A reply for later.
    Held {
        reply: HttpReply,
        due: UnixMs,
        place: Place,
    },
    /// No proper reply; the connection ends with it.
    Wire(Plan),
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
    /// Of answers that are held back.
    places: Places,
    /// What a reset goes back to.
    initial: Snapshot,
    /// Counts the restarts that a fault has made.
    restarts: watch::Sender<u64>,
    watched: Mutex<Watched>,
    /// Held while the time is moved from moment to moment.
    advancing: Mutex<()>,
}

/// What the lock guards.
struct Locked {
    core: Core,
    waiting: BTreeMap<Ticket, Waiting>,
    faults: Faults,
    defect: Option<&'static Defect>,
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
    since: Instant,
    receipt: Receipt,
    /// The fault that struck it before it waited.
    fault: Option<Strike>,
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
                faults: Faults::default(),
                defect: None,
                deferred: BTreeMap::new(),
                deferrals: 0,
                armed: None,
            }),
            timeline,
            journal: Arc::default(),
            places: Places::default(),
            rearm: Notify::new(),
            restarts: watch::Sender::new(0),
            watched: Mutex::default(),
            advancing: Mutex::default(),
        }
    }

    /// Answers one request.
    pub(crate) fn answer(self: &Arc<Self>, request: &HttpRequest) -> GatewayAnswer {
        match http::judge(request) {
            Verdict::Reply(reply) => {
                self.enter_reply(request, None, &reply);
                // With a whole body, this is the status of one that is not JSON.
                if reply.status == StatusCode::BAD_REQUEST
                    && request.body.is_complete()
                    && !self.survives_malformed_json()
                {
                    return GatewayAnswer::End;
                }
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
            let (since, params) = (Instant::now(), entries::params(asked, request));
            let mut locked = self.lock();
            let now = self.timeline.now();
            locked.catch_up(now);
            let call = Call {
                request,
                asked,
                now,
                since,
                params: params.as_ref(),
                caller: None,
                fault: None,
            };
            answer = handle(call, &mut locked);
            self.step(&mut locked, now);
            self.changed.notify_waiters();
            drop(locked);
            answer
        }))
        .unwrap_or_else(|_| {
            tracing::error!(method = asked.method, "the handler of a call panicked");
            let reply = HttpReply::text(
                StatusCode::INTERNAL_SERVER_ERROR,
                "the mock server failed in handling this call; see its log",
            );
            self.enter_reply(request, Some(asked), &reply);
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
        let (answer, caller) = locked.serve(call, seen);
        let call = call.by(caller.as_ref());
        match answer {
            Answer::Now(response) => {
                let outgoing = self.reply(locked, call, response);
                self.deal_out(locked, call, caller.as_ref(), outgoing)
            }
            Answer::Later(ticket) => self.wait(locked, call, seen, ticket),
        }
    }

    fn reply(&self, locked: &mut Locked, call: Call<'_>, response: Response) -> Outgoing {
        let struck = locked.faults.after(call.asked, &response);
        let outcome = sent_as(&response, struck.as_ref());
        let call = struck
            .as_ref()
            .map_or(call, |(strike, _)| call.struck(*strike));
        let receipt = self.enter(call, outcome);
        self.send(locked, call.now, response, struck, receipt)
    }

    fn park(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        ticket: Ticket,
    ) -> GatewayAnswer {
        let receipt = self.enter(call, CallOutcome::Parked);
        let (sender, response) = oneshot::channel();
        let waiting = Waiting {
            response: sender,
            asked: call.asked.clone(),
            since: call.since,
            receipt,
            fault: call.fault,
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
    }

    fn deliver(&self, locked: &mut Locked, now: UnixMs) {
        locked.catch_up(now);
        for wake_up in locked.core.advance(now) {
            let Some(waiting) = locked.waiting.remove(&wake_up.ticket) else {
                continue;
            };
            let Waiting {
                response,
                asked,
                since,
                receipt,
                fault,
            } = waiting;
            let struck = locked.faults.after(&asked, &wake_up.response);
            let outcome = sent_as(&wake_up.response, struck.as_ref());
            let fault = struck.as_ref().map(|(strike, _)| *strike).or(fault);
            receipt.settle(wake_up.at, outcome, fault);
            log::call(&asked, outcome, fault, since);
            let outgoing = self.send(locked, now, wake_up.response, struck, receipt);
            // Fails only when the reader is hanging up at this moment.
            let _ = response.send(outgoing);
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
            let now = self.timeline.now();
            let Waiting {
                asked,
                since,
                receipt,
                fault,
                ..
            } = waiting;
            receipt.settle(now, CallOutcome::HungUp, fault);
            log::call(&asked, CallOutcome::HungUp, fault, since);
            self.step(&mut locked, now);
            self.changed.notify_waiters();
        }
    }

    /// Answers a reader before its time, if it still waits.
    pub(super) fn release(&self, ticket: Ticket) {
        self.act(|core, now| core.release(ticket, now));
    }

    pub(crate) fn parked(&self) -> usize {
        self.lock().core.parked() + self.places.taken()
    }

    /// A panic under the lock has been reported where it was caught; the state stays in use.
    fn lock(&self) -> MutexGuard<'_, Locked> {
        let mut pauses = 1;
        for _ in 0..TRIES {
            match self.locked.try_lock() {
                Ok(locked) => return locked,
                Err(TryLockError::Poisoned(locked)) => return locked.into_inner(),
                Err(TryLockError::WouldBlock) => (0..pauses).for_each(|_| spin_loop()),
            }
            pauses = (2 * pauses).min(MAX_PAUSES);
        }
        self.locked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Locked {
    /// The answer to a call, and who called, if the call is allowed.
    fn serve(&mut self, call: Call<'_>, seen: &JsonRpcRequest) -> (Answer, Option<Caller>) {
        let claims = claims::made_by(&call.request.headers);
        let body = call.request.body.whole().unwrap_or_default();
        match self.core.identify(&claims, &seen.method, call.now) {
            Ok(caller) => {
                let answer = self.core.handle_body(&caller, seen, body, call.now);
                (answer, Some(caller))
            }
            Err(error) => {
                let response = Response::failure(seen.id.clone(), error.into());
                (Answer::Now(response), None)
            }
        }
    }
}

fn answered_by(response: &Response) -> CallOutcome {
    CallOutcome::Answered {
        status: StatusCode::OK.as_u16(),
        error_code: response.error_code(),
    }
}
