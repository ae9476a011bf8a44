//! Waiting for what clients bring about.

use api_contract::lightspeed::ids::{RunId, SessionId};
use api_contract::lightspeed::runs::{RunStatus, RunView};

use super::Control;
use crate::core::ControlRefused;

/// # Waiting
///
/// Nothing is polled: each of these looks again when something has happened. None gives up by itself;
/// put `tokio::time::timeout` around it for that.
impl Control {
    /// How many calls wait: in a long poll, or for the end of a turn.
    pub fn parked(&self) -> usize {
        self.gateway.parked()
    }

    /// Waits until at least so many calls wait.
    pub async fn parked_at_least(&self, calls: usize) {
        self.wait_until(|control| control.parked() >= calls).await;
    }

    /// Waits until something holds. `condition` is asked at once, and again after each thing that
    /// happens in the gateway; it should only look.
    ///
    /// ```
    /// # use mock_server::FakeGateway;
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() {
    /// # let gateway = FakeGateway::start().await;
    /// let control = gateway.control();
    /// control.wait_until(|control| control.sessions().is_ok_and(|all| all.is_empty())).await;
    /// # }
    /// ```
    pub async fn wait_until(&self, mut condition: impl FnMut(&Control) -> bool) {
        let holds = || condition(self).then_some(());
        self.gateway.wait_for(holds).await;
    }

    /// Waits until a run has ended, however it does, and returns it. It waits also for a session or a
    /// run that is not there yet.
    ///
    /// # Errors
    /// When the run was there and is gone, with its session or its universe.
    pub async fn run_ended(
        &self,
        session: impl Into<SessionId>,
        run: impl Into<RunId>,
    ) -> Result<RunView, ControlRefused> {
        let (at, run) = (self.at(session), run.into());
        let mut seen = false;
        let ended = || match self.gateway.look(|core| core.run_view(&at, &run)) {
            Ok(run) => {
                seen = true;
                let over = matches!(
                    run.status,
                    RunStatus::Completed | RunStatus::Failed | RunStatus::Cancelled
                );
                over.then_some(Ok(run))
            }
            Err(refused) => seen.then_some(Err(refused)),
        };
        self.gateway.wait_for(ended).await
    }
}
