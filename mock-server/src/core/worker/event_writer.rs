//! Writing to a session's log and context.

use api_contract::lightspeed::context::{ContextEntryKindView, ContextEntryView};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView, SessionEventView};
use api_contract::lightspeed::input::ContentRefView;

use crate::core::content;
use crate::core::excerpt::Excerpt;
use crate::core::rules::Rules;
use crate::core::state::{
    BlobStore, Counted, Record, Revisions, Schedule, SessionKey, Step, TimerId,
};
use crate::core::time::UnixMs;

/// What the events of a session touch.
pub(crate) struct EventWriter<'a> {
    pub(crate) key: &'a SessionKey,
    pub(crate) record: &'a mut Record,
    pub(crate) blobs: &'a mut BlobStore,
    pub(crate) schedule: &'a mut Schedule<Step>,
    pub(crate) rules: &'a dyn Rules,
    pub(crate) now: UnixMs,
}

impl EventWriter<'_> {
    /// Adds an event to the log and returns its number.
    pub(crate) fn append(&mut self, joins: EventJoinsView, kind: SessionEventKindView) -> u64 {
        self.record.updated_at = self.now;
        let session_id = self.key.session.clone();
        let observed_at_ms = self.now.0;
        let seq = self.record.log.append(|cursor| SessionEventView {
            cursor,
            session_id,
            observed_at_ms,
            joins,
            kind,
        });
        let mut newest = self.record.log.window(seq.saturating_sub(1), seq);
        if let (Some(before), Some(event)) = (newest.next(), newest.next())
            && self.rules.cursors().overwrites(before, event)
        {
            self.record.unreadable.insert(before.cursor.seq);
        }
        seq
    }

    /// Adds entries to the context, with the event that tells of it.
    pub(crate) fn apply(&mut self, joins: EventJoinsView, entries: Vec<ContextEntryView>) {
        let revisions = self.record.context.apply(&entries);
        self.applied(joins, revisions, entries);
    }

    /// Puts an entry under its key into the context, in the place of the one it supersedes.
    pub(crate) fn put(&mut self, entry: ContextEntryView) {
        let revisions = self.record.context.put(&entry);
        self.applied(EventJoinsView::default(), revisions, vec![entry]);
    }

    fn applied(
        &mut self,
        joins: EventJoinsView,
        Revisions { base, now }: Revisions,
        entries: Vec<ContextEntryView>,
    ) {
        let kind = SessionEventKindView::ContextEntriesApplied {
            base_revision: base,
            revision: now,
            entries,
        };
        self.append(joins, kind);
    }

    /// A new entry of this kind and content; the caller fills in the rest.
    pub(crate) fn entry(
        &mut self,
        kind: ContextEntryKindView,
        content: ContentRefView,
    ) -> ContextEntryView {
        ContextEntryView {
            id: self.next_id(),
            key: None,
            kind,
            content,
            origin: None,
            preview: None,
            provenance_ref: None,
            provider_item_id: None,
            token_estimate: None,
            text: None,
            text_truncated: false,
            display: None,
            citations: Vec::new(),
            source: None,
            supersedes: None,
            superseded_by: None,
        }
    }

    /// Stores a text as a blob.
    pub(crate) fn store(&mut self, text: &str, media_type: &str) -> ContentRefView {
        content::store(text, media_type, self.blobs, self.rules)
    }

    /// The next id of a kind that sessions count.
    pub(crate) fn next_id<T: Counted>(&mut self) -> T {
        self.record.counters.next()
    }

    /// Plans the next step of a run.
    pub(crate) fn plan(&mut self, run: u64, after_ms: u64) -> TimerId {
        self.schedule.plan(
            self.now + after_ms,
            Step::Run {
                key: self.key.clone(),
                run,
            },
        )
    }
}

/// Puts the text of an entry's content into the entry, cut to what is shown inline.
pub(super) fn show_text(entry: &mut ContextEntryView, text: &str) {
    let Excerpt { text, truncated } = Excerpt::inline(text);
    entry.text = Some(text);
    entry.text_truncated = truncated;
}
