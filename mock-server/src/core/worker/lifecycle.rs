//! Opening, reconfiguring and closing a session.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::session_config::SessionConfig;

use super::{EventWriter, Worker};
use crate::core::content::TEXT;
use crate::core::state::{Revisions, Step};

/// What a session is told when no profile says otherwise.
const DEFAULT_INSTRUCTIONS: &str = "You stand in for a language model. Repeat what you are told, \
     and do what the words in it ask for.";

/// The part of the context that instructions stand in.
const INSTRUCTIONS: &str = "instructions";

impl Worker<'_> {
    /// Writes the first events of a new session.
    pub(crate) fn open(&mut self, profile_instructions: Option<ContentRefView>) {
        let model = self.session.config.model.clone();
        let mut writer = self.writer();
        writer.append(
            EventJoinsView::default(),
            SessionEventKindView::SessionOpened { model },
        );
        let content = writer.store(DEFAULT_INSTRUCTIONS, TEXT);
        let entry = instructions(&mut writer, "instructions.000.default", content);
        writer.apply(EventJoinsView::default(), vec![entry]);
        if let Some(content) = profile_instructions {
            let entry = instructions(&mut writer, "instructions.050.profile", content);
            let entries = vec![entry];
            let Revisions { base, now } =
                writer.record.context.replace_prefix(INSTRUCTIONS, &entries);
            writer.append(
                EventJoinsView::default(),
                SessionEventKindView::ContextKeyPrefixReplaced {
                    base_revision: base,
                    revision: now,
                    key_prefix: INSTRUCTIONS.to_owned(),
                    entries,
                },
            );
        }
    }

    /// Puts another configuration in place.
    pub(crate) fn configure(&mut self, config: SessionConfig) {
        self.session.config = config;
        self.session.config_revision += 1;
        let (model, revision) = (
            self.session.config.model.clone(),
            self.session.config_revision,
        );
        let kind = SessionEventKindView::SessionConfigChanged { model, revision };
        self.writer().append(EventJoinsView::default(), kind);
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
        if let Some(after) = self.session.delete_after_close_ms {
            let step = Step::Expire {
                key: self.key.clone(),
            };
            self.session.deletion = Some(self.schedule.plan(self.now + after, step));
        }
    }
}

fn instructions(
    writer: &mut EventWriter<'_>,
    key: &str,
    content: ContentRefView,
) -> ContextEntryView {
    ContextEntryView {
        key: Some(ContextEntryKey::new(key)),
        source: Some(ContextEntrySourceView::ContextEdit),
        ..writer.entry(ContextEntryKindView::Instructions, content)
    }
}
