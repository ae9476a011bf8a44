//! What the model of a session is told before everything else.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::input::ContentRefView;

use super::{EventWriter, Worker};
use crate::core::content::TEXT;
use crate::core::state::{INSTRUCTIONS, Revisions};

/// What a session is told when no profile says otherwise.
const DEFAULT_INSTRUCTIONS: &str = "You stand in for a language model. Repeat what you are told, \
     and do what the words in it ask for.";

const DEFAULT_KEY: &str = "instructions.000.default";
const PROFILE_KEY: &str = "instructions.050.profile";

impl Worker<'_> {
    /// Puts the first instructions into the context of a new session.
    pub(super) fn begin_instructions(&mut self) {
        let mut writer = self.writer();
        let content = writer.store(DEFAULT_INSTRUCTIONS, TEXT);
        let entry = instructions(&mut writer, DEFAULT_KEY, content);
        writer.apply(EventJoinsView::default(), vec![entry]);
    }

    /// Makes the profile's instructions, or without any the default ones, the only instructions.
    /// Tells whether that changed anything.
    pub(crate) fn instruct(&mut self, profile: Option<ContentRefView>) -> bool {
        let mut writer = self.writer();
        let (key, content) = match profile {
            Some(content) => (PROFILE_KEY, content),
            None => (DEFAULT_KEY, writer.store(DEFAULT_INSTRUCTIONS, TEXT)),
        };
        let wanted = |entry: &ContextEntryView| {
            entry.content == content && entry.key.as_ref().is_some_and(|is| is.as_str() == key)
        };
        let mut present = writer.record.context.below(INSTRUCTIONS);
        if present.next().is_some_and(wanted) && present.next().is_none() {
            return false;
        }
        drop(present);
        let entries = vec![instructions(&mut writer, key, content)];
        let Revisions { base, now } = writer.record.context.replace_prefix(INSTRUCTIONS, &entries);
        let kind = SessionEventKindView::ContextKeyPrefixReplaced {
            base_revision: base,
            revision: now,
            key_prefix: INSTRUCTIONS.to_owned(),
            entries,
        };
        writer.append(EventJoinsView::default(), kind);
        true
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
