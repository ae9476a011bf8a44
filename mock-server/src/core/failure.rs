//! What a deployment that fails does to the state machine: it restarts, forgets, and promises what it
//! has yet to do.

use std::sync::Arc;

use api_contract::lightspeed::ids::SessionId;
use api_contract::rpc::JsonRpcRequest;

use super::Core;
use super::SessionAt;
use super::answer::Answer;
use super::caller::Caller;
use super::state::Session;
use super::time::UnixMs;

/// What there is to know of a session from outside of any universe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SessionFacts {
    /// The number of the newest event.
    pub(crate) head: u64,
    /// The number of the newest event that was dropped.
    pub(crate) dropped: u64,
    /// Whether a run has the submission id that was asked about.
    pub(crate) repeated: bool,
}

impl Core {
    /// Restarts in place: nobody waits any more, and the state is kept or as it was at the start.
    pub(crate) fn restart(&mut self, keep_state: bool) {
        self.parking.clear();
        self.outbox.clear();
        if !keep_state {
            let now = self.state.clock;
            (self.state, self.bootstrap_key) = Self::first_state(&self.config);
            self.state.clock = now;
        }
    }

    /// The answer that a request would get; nothing happens.
    pub(crate) fn rehearse(
        &self,
        caller: &Caller,
        request: &JsonRpcRequest,
        now: UnixMs,
    ) -> Answer {
        let (config, rules) = (self.config.clone(), Arc::clone(&self.rules));
        Core::resume(config, rules, self.state.clone()).handle(caller, request, now)
    }

    /// Forgets which submissions the only session of this id has had.
    pub(crate) fn forget_submissions(&mut self, session: &str) {
        if let Ok(key) = SessionAt::from(session).find(&self.state) {
            let forget = |session: &mut Session| session.runs.forget_submissions();
            self.state.change(&key, |session, _, _| forget(session));
        }
    }

    /// Looks at the only session of this id, and for a run with this submission id.
    pub(crate) fn facts(&self, session: &str, submission: Option<&str>) -> Option<SessionFacts> {
        let key = SessionAt::from(session).find(&self.state).ok()?;
        let (session, _) = self.state.find(&key.universe, &SessionId::new(session))?;
        let log = &session.record.log;
        Some(SessionFacts {
            head: log.head(),
            dropped: log.dropped(),
            repeated: submission.is_some_and(|id| session.runs.of_submission(&id.into()).is_some()),
        })
    }
}
