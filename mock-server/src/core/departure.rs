//! What follows when the client of a submission goes away: rightly, nothing.

use std::collections::BTreeSet;

use api_contract::lightspeed::ids::{SessionId, SubmissionId};
use api_contract::rpc::JsonRpcRequest;

use super::Core;
use super::caller::Caller;
use super::rules::{AfterDeparture, Rules};
use super::state::{SessionKey, State};
use super::time::UnixMs;
use super::worker::work;

impl Core {
    /// Notes that the client of a request has gone away.
    pub(crate) fn client_departed(
        &mut self,
        caller: &Caller,
        request: &JsonRpcRequest,
        now: UnixMs,
    ) {
        self.run_until(now);
        let touched = follow(&mut self.state, &*self.rules, caller, request);
        self.wake(&touched);
    }
}

/// Does what the rules say, and returns the session whose log has grown.
fn follow(
    state: &mut State,
    rules: &dyn Rules,
    caller: &Caller,
    request: &JsonRpcRequest,
) -> BTreeSet<SessionKey> {
    let after = rules.submissions().after_departure();
    let named = |member: &str| request.params.as_ref()?.get(member)?.as_str();
    let (Some(universe), Some(session), Some(submission)) = (
        caller.universe.clone(),
        named("sessionId"),
        named("submissionId"),
    ) else {
        return BTreeSet::new();
    };
    let (session, submission) = (SessionId::new(session), SubmissionId::new(submission));
    let key = SessionKey { universe, session };
    let worked = work(state, &key, rules, |worker| match after {
        AfterDeparture::Nothing => {}
        AfterDeparture::ForgetsId => worker.session.runs.forget(&submission),
        AfterDeparture::CancelsRun => {
            if let Some(number) = worker.session.runs.of_submission(&submission) {
                worker.cancel(number, &caller.attribution);
            }
        }
    });
    let grew = worked.is_some_and(|((), grew)| grew);
    grew.then_some(key).into_iter().collect()
}
