//! The runs of a gateway.

use api_contract::lightspeed::events::RunFailureKindView;
use api_contract::lightspeed::ids::{RunId, SessionId};
use api_contract::lightspeed::runs::{RunSummaryView, RunView};

use super::Control;
use crate::core::{ControlRefused, Ending};

/// # Runs
///
/// A run ends when a test says so, wherever it stands, with all events in between. One at work ends
/// its turn or takes a last one. A parked one that completes has its approvals approved; otherwise they
/// are cancelled. A queued one cannot complete or fail before it starts: it does so as soon as its turn
/// comes, and is still `queued` in what is returned; it is cancelled at once. Once it is being
/// cancelled, a run can only be cancelled.
impl Control {
    /// The runs of a session, the newest first.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn runs(
        &self,
        session: impl Into<SessionId>,
    ) -> Result<Vec<RunSummaryView>, ControlRefused> {
        let at = self.at(session);
        self.gateway.look(|core| core.run_summaries(&at))
    }

    /// A run, as `session/runs/read` shows it.
    ///
    /// # Errors
    /// When the session or the run is not found.
    pub fn run(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
    ) -> Result<RunView, ControlRefused> {
        let (at, run) = (self.at(session), run.into());
        self.gateway.look(|core| core.run_view(&at, &run))
    }

    /// Ends a run in one of the ways there are, and returns it as it is then.
    ///
    /// # Errors
    /// When the session or the run is not found, when the run can no longer end so, or when it is to
    /// fail with a kind that the contract does not list.
    pub fn finish_run(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
        ending: Ending,
    ) -> Result<RunView, ControlRefused> {
        let (at, run) = (self.at(session), run.into());
        self.gateway
            .act(|core, now| core.finish_run(&at, &run, ending, now))
    }

    /// Lets a run complete with this text as its output.
    ///
    /// # Errors
    /// As [`finish_run`](Control::finish_run).
    pub fn complete_run(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
        text: impl Into<String>,
    ) -> Result<RunView, ControlRefused> {
        let text = text.into();
        self.finish_run(session, run, Ending::Completed { text })
    }

    /// Lets a run fail, with a kind that the contract lists.
    ///
    /// # Errors
    /// As [`finish_run`](Control::finish_run).
    pub fn fail_run(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
        kind: RunFailureKindView,
        message: impl Into<String>,
    ) -> Result<RunView, ControlRefused> {
        let message = message.into();
        self.finish_run(session, run, Ending::Failed { kind, message })
    }

    /// Cancels a run, which is over when this returns.
    ///
    /// # Errors
    /// As [`finish_run`](Control::finish_run).
    pub fn cancel_run(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
    ) -> Result<RunView, ControlRefused> {
        self.finish_run(session, run, Ending::Cancelled)
    }
}
