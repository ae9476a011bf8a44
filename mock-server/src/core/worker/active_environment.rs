//! The environment in which a session's agent works.

use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::EnvironmentId;

use super::Worker;

impl Worker<'_> {
    /// Lets the agent work in this environment, or in none; tells whether that is another one.
    pub(crate) fn work_in(&mut self, environment_id: Option<EnvironmentId>) -> bool {
        if self.session.active_environment == environment_id {
            return false;
        }
        self.session.active_environment.clone_from(&environment_id);
        let kind = SessionEventKindView::ActiveEnvironmentChanged { environment_id };
        self.writer().append(EventJoinsView::default(), kind);
        true
    }
}
