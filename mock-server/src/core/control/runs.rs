//! Ending runs.

use api_contract::lightspeed::events::RunFailureKindView;
use api_contract::lightspeed::ids::RunId;
use api_contract::lightspeed::runs::RunView;
use serde::{Deserialize, Serialize};

use super::{ControlRefused, SessionAt};
use crate::core::Core;
use crate::core::state::{SessionKey, State, Status};
use crate::core::time::UnixMs;
use crate::core::worker::work;

/// How a run is to end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// With its task done, and this text as its output.
    Completed {
        /// The output, as it is: nothing is put before it.
        text: String,
    },
    /// With an error.
    Failed {
        /// The reason, for programs: one that the contract lists.
        kind: RunFailureKindView,
        /// The reason, for people.
        message: String,
    },
    /// Cancelled, at once.
    Cancelled,
}

impl Core {
    /// Ends a run, whatever its script says, with all events in between; the next one in the queue
    /// starts then. Returns the run as it is afterwards.
    ///
    /// - A run at work ends its turn, or takes a last one; steering comes into its context before.
    /// - A parked run that completes has its approvals approved and the tools run; in all other cases
    ///   they are cancelled.
    /// - A queued run cannot complete or fail before it starts: it does so as soon as its turn comes,
    ///   and is still queued in what is returned. It is cancelled at once.
    /// - A run that is being cancelled can only be cancelled.
    ///
    /// # Errors
    /// When the contract does not list the kind of failure, when the session or the run is not found,
    /// or when the run can no longer end so.
    pub fn finish_run(
        &mut self,
        at: &SessionAt,
        run: &RunId,
        ending: Ending,
        now: UnixMs,
    ) -> Result<RunView, ControlRefused> {
        if let Ending::Failed { kind, .. } = &ending
            && !RunFailureKindView::ALL.contains(kind)
        {
            let kind = kind.clone();
            return Err(ControlRefused::UnlistedFailureKind { kind });
        }
        self.control(at, now, |core, key| {
            let (number, status) = find_run(&core.state, key, run)?;
            let over = status.is_terminal()
                || (status == Status::Cancelling && ending != Ending::Cancelled);
            if over {
                let (run, status) = (run.clone(), status.view());
                return Err(ControlRefused::RunIsOver { run, status });
            }
            let rules = &*core.rules;
            work(&mut core.state, key, rules, |worker| {
                worker.finish(number, ending);
            });
            view(&core.state, key, run)
        })
    }
}

/// The number of a run of a session, and where the run stands.
fn find_run(state: &State, key: &SessionKey, run: &RunId) -> Result<(u64, Status), ControlRefused> {
    let number = run.number();
    let found = number
        .zip(state.find(&key.universe, &key.session))
        .and_then(|(number, (session, _))| session.runs.get(number));
    found
        .map(|run| (run.number, run.status))
        .ok_or_else(|| unknown(key, run))
}

pub(super) fn view(
    state: &State,
    key: &SessionKey,
    run: &RunId,
) -> Result<RunView, ControlRefused> {
    let found = state.find(&key.universe, &key.session);
    found
        .zip(run.number())
        .and_then(|((session, universe), number)| {
            Some(session.runs.get(number)?.view(&universe.blobs))
        })
        .ok_or_else(|| unknown(key, run))
}

fn unknown(key: &SessionKey, run: &RunId) -> ControlRefused {
    ControlRefused::UnknownRun {
        session: key.session.clone(),
        run: run.clone(),
    }
}
