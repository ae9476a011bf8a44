//! Opening, reconfiguring and closing a session.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::ToolView;

use super::Worker;
use crate::core::state::Step;

impl Worker<'_> {
    /// Writes the first events of a new session, which may call these tools of others.
    pub(crate) fn open(
        &mut self,
        profile_instructions: Option<ContentRefView>,
        tools: Vec<ToolView>,
    ) {
        self.tell_opening();
        self.begin_instructions();
        if profile_instructions.is_some() {
            self.instruct(profile_instructions);
        }
        self.declare_workflow_tools();
        self.offer_tools(tools);
        self.list_workspaces();
    }

    /// Writes that the session was opened.
    pub(crate) fn tell_opening(&mut self) {
        let model = self.session.config.model.clone();
        self.writer().append(
            EventJoinsView::default(),
            SessionEventKindView::SessionOpened { model },
        );
    }

    /// Puts another configuration in place, with the tools of others that come of it.
    pub(crate) fn configure(&mut self, config: SessionConfig, tools: Vec<ToolView>) {
        self.session.config = config;
        self.session.config_revision += self.rules.revisions().step();
        let (model, revision) = (
            self.session.config.model.clone(),
            self.session.config_revision,
        );
        let kind = SessionEventKindView::SessionConfigChanged { model, revision };
        self.writer().append(EventJoinsView::default(), kind);
        self.offer_tools(tools);
        self.list_workspaces();
    }

    /// Closes the session, cancelling what has not ended, and plans its deletion.
    pub(crate) fn close(&mut self, by: &Attribution) {
        // First, so that no queued run starts when the one before it is cancelled.
        self.session.closed_at = Some(self.now);
        for number in self.session.runs.open() {
            self.with_run(number, |run| run.cut_off(by));
        }
        self.writer().append(
            EventJoinsView::default(),
            SessionEventKindView::SessionClosed,
        );
        self.plan_deletion();
    }

    /// Settles how long after its close the session is deleted, if at all.
    pub(crate) fn retain(&mut self, delete_after_close_ms: Option<u64>) {
        self.session.delete_after_close_ms = delete_after_close_ms;
        self.plan_deletion();
    }

    /// Plans the deletion of a closed session, and none where none is to come.
    fn plan_deletion(&mut self) {
        if let Some(planned) = self.session.deletion.take() {
            self.schedule.drop_planned(planned);
        }
        let (closed_at, after) = (self.session.closed_at, self.session.delete_after_close_ms);
        if let Some((closed_at, after)) = closed_at.zip(after) {
            let step = Step::Expire {
                key: self.key.clone(),
            };
            // Counted from the close, the moment may have passed already.
            let due = self.now.max(closed_at + after);
            self.session.deletion = Some(self.schedule.plan(due, step));
        }
    }
}
