//! What faults do to calls. Everything here is decided in [`crate::faults`] and carried out under the
//! gateway's lock; the connection does the waiting and the breaking.

use std::sync::Arc;

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;
use serde_json::Value;
use tokio::sync::watch;

use super::{Call, Gateway, GatewayAnswer, Locked, Outgoing, answered_by};
use crate::core::{Answer, Caller, Response, SessionAt, Ticket, UnixMs};
use crate::faults::{
    Answering, Before, Delivered, Facts, Fault, FaultId, FaultState, Plan, StateAfter, Step,
    Strike, Waiting, session_of,
};
use crate::server::claims;
use crate::server::journal::{CallOutcome, Receipt};
use crate::server::log;
use crate::server::message::{HttpReply, HttpRequest, ReplyBody};

/// A call that is handled when its time comes.
pub(crate) struct Held {
    pub(crate) due: UnixMs,
    request: HttpRequest,
    asked: JsonRpcRequest,
    strike: Strike,
}

/// A call that was answered before it is handled.
pub(super) struct Deferred {
    caller: Caller,
    request: JsonRpcRequest,
}

impl Gateway {
    pub(crate) fn add_fault(&self, fault: Fault) -> FaultId {
        self.lock().faults.add(fault)
    }

    pub(crate) fn faults(&self) -> Vec<FaultState> {
        self.lock().faults.list()
    }

    pub(crate) fn remove_fault(&self, id: FaultId) -> bool {
        self.lock().faults.remove(id)
    }

    pub(crate) fn clear_faults(&self) {
        self.lock().faults.clear();
    }

    /// Changes with each restart, which ends all connections.
    pub(crate) fn restarts(&self) -> watch::Receiver<u64> {
        self.restarts.subscribe()
    }

    /// What the gateway's clock shows.
    pub(crate) fn now(&self) -> UnixMs {
        self.timeline.now()
    }

    /// Waits until the gateway's clock shows this moment.
    pub(crate) async fn until(&self, due: UnixMs) {
        self.timeline.until(due).await;
    }

    /// Handles a call whose time has come.
    pub(crate) fn resume(self: &Arc<Self>, held: &Held) -> GatewayAnswer {
        self.guarded(&held.request, &held.asked, |call, locked| {
            let call = call.struck(held.strike);
            let seen = locked.translated(&call);
            self.pass_on(locked, call, &seen)
        })
    }

    /// Handles a call while there are faults.
    pub(super) fn strike(self: &Arc<Self>, locked: &mut Locked, call: Call<'_>) -> GatewayAnswer {
        let seen = locked.translated(&call);
        let facts = locked.facts(&seen);
        let Some((strike, before)) = locked.faults.before(&seen, &facts) else {
            return self.pass_on(locked, call, &seen);
        };
        let call = call.struck(strike);
        match before {
            Before::Answer(answering) => {
                let receipt = self.enter(call, reported(&answering));
                let nothing = || HttpReply::json(Value::Null);
                let struck = (strike, answering);
                let outgoing = self.carry_out(locked, call.now, struck, nothing, receipt);
                GatewayAnswer::Now(outgoing)
            }
            Before::Hold(ms) => GatewayAnswer::Held(Box::new(Held {
                due: call.now + ms,
                request: call.request.clone(),
                asked: call.asked.clone(),
                strike,
            })),
            Before::Rewrite(seen) => self.pass_on(locked, call, &seen),
            Before::Twice(answer) => self.twice(locked, call, &seen, answer),
            Before::Late(ms) => self.late(locked, call, &seen, ms),
            Before::Trim(through) => {
                // Refused when the session has gone meanwhile; then the read fails as well.
                let session = session_of(&seen).unwrap_or_default();
                let _ = locked
                    .core
                    .trim(SessionAt::from(session), through, call.now);
                self.pass_on(locked, call, &seen)
            }
            Before::ForgetSubmissions => {
                let session = session_of(&seen).unwrap_or_default();
                locked.core.forget_submissions(session);
                self.pass_on(locked, call, &seen)
            }
        }
    }

    fn twice(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        seen: &JsonRpcRequest,
        answer: Delivered,
    ) -> GatewayAnswer {
        let (first, caller) = locked.serve(call, seen);
        let call = call.by(caller.as_ref());
        let first = match first {
            Answer::Now(first) => first,
            Answer::Later(first) => return self.twice_later(locked, call, seen, answer, first),
        };
        match (answer, locked.serve(call, seen).0) {
            (Delivered::Second, Answer::Now(second)) => {
                self.enter(call, answered_by(&first));
                GatewayAnswer::Now(self.reply(locked, call, second))
            }
            (Delivered::First, Answer::Now(second)) => {
                let reply = self.reply(locked, call, first);
                self.enter(call, answered_by(&second));
                GatewayAnswer::Now(reply)
            }
            (_, Answer::Later(ticket)) => {
                locked.core.forget(ticket);
                GatewayAnswer::Now(self.reply(locked, call, first))
            }
        }
    }

    /// Of two equal calls that wait, one has an end at the client.
    fn twice_later(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        seen: &JsonRpcRequest,
        answer: Delivered,
        first: Ticket,
    ) -> GatewayAnswer {
        match (answer, locked.serve(call, seen).0) {
            (Delivered::First, Answer::Later(second)) => {
                locked.core.forget(second);
                self.wait(locked, call, seen, first)
            }
            (Delivered::Second, Answer::Later(second)) => {
                locked.core.forget(first);
                self.wait(locked, call, seen, second)
            }
            // No more than the first may wait.
            (_, Answer::Now(_)) => self.wait(locked, call, seen, first),
        }
    }

    fn late(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        seen: &JsonRpcRequest,
        ms: u64,
    ) -> GatewayAnswer {
        let claims = claims::made_by(&call.request.headers);
        let Ok(caller) = locked.core.identify(&claims, &seen.method, call.now) else {
            return self.pass_on(locked, call, seen);
        };
        match locked.core.rehearse(&caller, seen, call.now) {
            Answer::Now(response) if response.is_success() => {
                let request = seen.clone();
                locked.defer(call.now + ms, Deferred { caller, request });
                GatewayAnswer::Now(self.reply(locked, call, response))
            }
            // What fails or waits has no effect that could be late.
            _ => self.pass_on(locked, call, seen),
        }
    }

    /// What becomes of a read that begins to wait, while there are faults.
    pub(super) fn wait(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        seen: &JsonRpcRequest,
        ticket: Ticket,
    ) -> GatewayAnswer {
        match locked.faults.waiting(call.asked) {
            None => self.park(locked, call, ticket),
            Some((strike, Waiting::Endless)) => {
                locked.core.forget(ticket);
                self.enter(call.struck(strike), CallOutcome::Unanswered);
                GatewayAnswer::Now(Outgoing::Wire(Plan(vec![Step::Stall])))
            }
            Some((strike, Waiting::Empty)) => {
                let call = call.struck(strike);
                locked.core.forget(ticket);
                let mut seen = seen.clone();
                if let Some(Value::Object(params)) = &mut seen.params {
                    params.remove("waitMs");
                }
                match locked.serve(call, &seen).0 {
                    Answer::Now(response) => GatewayAnswer::Now(self.reply(locked, call, response)),
                    Answer::Later(ticket) => self.park(locked, call, ticket),
                }
            }
        }
    }

    /// The response, or what a fault makes of it.
    pub(super) fn send(
        &self,
        locked: &mut Locked,
        now: UnixMs,
        response: Response,
        struck: Option<(Strike, Answering)>,
        receipt: Receipt,
    ) -> Outgoing {
        match struck {
            None => Outgoing::Reply(HttpReply::json(response).entered(receipt)),
            Some(struck) => {
                let reply = || HttpReply::json(response);
                self.carry_out(locked, now, struck, reply, receipt)
            }
        }
    }

    fn carry_out(
        &self,
        locked: &mut Locked,
        now: UnixMs,
        (strike, answering): (Strike, Answering),
        reply: impl FnOnce() -> HttpReply,
        receipt: Receipt,
    ) -> Outgoing {
        match answering {
            Answering::Reply(reply) => Outgoing::Reply(reply.entered(receipt)),
            Answering::Wire(plan) => Outgoing::Wire(plan),
            Answering::Hold(ms) => Outgoing::Held {
                reply: reply().entered(receipt),
                due: now + ms,
                place: self.places.take(),
            },
            Answering::Restart(state) => {
                self.restart_at(locked, now, state, Some(strike));
                Outgoing::Wire(Plan(vec![Step::Fin]))
            }
        }
    }

    /// Restarts: all connections end, parked readers with them, and the state is as it says.
    pub(crate) fn restart(&self, state: StateAfter) {
        let mut locked = self.lock();
        let now = self.timeline.now();
        self.restart_at(&mut locked, now, state, None);
        self.step(&mut locked, now);
        self.changed.notify_waiters();
    }

    fn restart_at(
        &self,
        locked: &mut Locked,
        now: UnixMs,
        state: StateAfter,
        fault: Option<Strike>,
    ) {
        // First the connections are told, so that none of them reports a reader that is gone.
        self.restarts.send_modify(|restarts| *restarts += 1);
        locked.core.restart(state == StateAfter::Kept);
        locked.deferred.clear();
        for (_, waiting) in std::mem::take(&mut locked.waiting) {
            let outcome = CallOutcome::Unanswered;
            waiting.receipt.settle(now, outcome, fault);
            log::call(&waiting.asked, outcome, fault, waiting.since);
        }
    }
}

impl Locked {
    fn translated(&self, call: &Call<'_>) -> JsonRpcRequest {
        let mut seen = call.asked.clone();
        self.faults.translate(&mut seen);
        seen
    }

    fn facts(&self, call: &JsonRpcRequest) -> Facts {
        let params = call.params.as_ref();
        let submission = params.and_then(|params| params.get("submissionId")?.as_str());
        let facts = session_of(call).and_then(|session| self.core.facts(session, submission));
        facts.map_or_else(Facts::default, |facts| Facts {
            head: facts.head,
            dropped: facts.dropped,
            repeated: facts.repeated,
        })
    }

    fn defer(&mut self, due: UnixMs, deferred: Deferred) {
        self.deferrals += 1;
        self.deferred.insert((due, self.deferrals), deferred);
    }

    /// Handles the calls that were answered before and are due by now.
    pub(super) fn catch_up(&mut self, now: UnixMs) {
        while let Some(first) = self.deferred.first_entry() {
            let due = first.key().0;
            if due > now {
                return;
            }
            let Deferred { caller, request } = first.remove();
            if let Answer::Later(ticket) = self.core.handle(&caller, &request, due) {
                self.core.forget(ticket);
            }
        }
    }

    /// When something happens next without a request.
    pub(super) fn next_due(&self) -> Option<UnixMs> {
        let deferred = self.deferred.first_key_value().map(|((due, _), _)| *due);
        [self.core.next_due(), deferred].into_iter().flatten().min()
    }
}

/// How the journal shows a response, or the one that a fault sends in its place.
pub(super) fn sent_as(response: &Response, struck: Option<&(Strike, Answering)>) -> CallOutcome {
    match struck {
        Some((_, answering @ Answering::Reply(_))) => reported(answering),
        _ => answered_by(response),
    }
}

/// How the journal shows an answer that the state machine has not given.
fn reported(answering: &Answering) -> CallOutcome {
    match answering {
        Answering::Reply(reply) => CallOutcome::Answered {
            status: reply.status.as_u16(),
            error_code: match &reply.body {
                ReplyBody::Json { response, .. } if reply.status == StatusCode::OK => {
                    response.error_code()
                }
                _ => None,
            },
        },
        _ => CallOutcome::Unanswered,
    }
}
