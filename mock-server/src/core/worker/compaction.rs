//! Condensing the context.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{
    ContextCompactionStatusView, ContextCompactionTriggerView, ContextRemovalReasonView,
    EventJoinsView, SessionEventKindView,
};
use api_contract::lightspeed::ids::ItemId;
use api_contract::lightspeed::input::ContentRefView;
use serde_json::json;

use super::{EventWriter, Worker};
use crate::core::content::{JSON, TEXT};
use crate::core::state::Revisions;

/// The form in which this gateway's provider keeps what it condensed.
const PROVIDER_KIND: &str = "fake.compaction";

impl Worker<'_> {
    /// Condenses the context because a client asks for it.
    pub(crate) fn compact(&mut self) {
        let trigger = ContextCompactionTriggerView::Manual;
        self.writer().compact(trigger, None);
    }
}

impl EventWriter<'_> {
    /// Puts one entry in the place of the conversation. Instructions and catalogs stay as they are,
    /// and a conversation that holds nothing but an earlier such entry stays as well. A compaction that
    /// fails, because of this or because it was to fail anyway, leaves everything as it is.
    pub(super) fn compact(
        &mut self,
        trigger: ContextCompactionTriggerView,
        failure: Option<String>,
    ) {
        let failure = failure.or_else(|| self.record.next_compaction_fails.take());
        let Revisions { base, now } = self.record.context.bump();
        let requested = SessionEventKindView::ContextCompactionRequested {
            base_revision: base,
            revision: now,
            trigger,
        };
        self.append(EventJoinsView::default(), requested);

        let (condensed, status, failure_ref) = match failure {
            None => (
                self.condense(),
                ContextCompactionStatusView::Succeeded,
                None,
            ),
            Some(why) => (
                Vec::new(),
                ContextCompactionStatusView::Failed,
                Some(self.store(&why, TEXT).content_ref),
            ),
        };
        let Revisions { base, now } = self.record.context.bump();
        let finished = SessionEventKindView::ContextCompactionFinished {
            base_revision: base,
            revision: now,
            status,
            failure_ref,
        };
        self.append(EventJoinsView::default(), finished);

        if !condensed.is_empty() {
            let Revisions { base, now } = self.record.context.remove(&condensed);
            let removed = SessionEventKindView::ContextEntriesRemoved {
                base_revision: base,
                revision: now,
                entry_ids: condensed,
                reason: ContextRemovalReasonView::ProviderCompacted,
            };
            self.append(EventJoinsView::default(), removed);
        }
    }

    /// Adds what stands for the conversation, and returns the entries that it stands for.
    fn condense(&mut self) -> Vec<ItemId> {
        let entries = self.record.context.entries().iter();
        let conversation: Vec<&ContextEntryView> = entries.filter(|one| is_said(one)).collect();
        if conversation.iter().all(|one| is_condensed(one)) {
            return Vec::new();
        }
        let ids = conversation.iter().map(|one| one.id.clone()).collect();
        let of: Vec<_> = conversation
            .iter()
            .map(|one| json!({ "id": one.id, "contentRef": one.content.content_ref }))
            .collect();
        let preview = format!("{} entries, condensed", of.len());
        let content = ContentRefView {
            provider_kind: Some(PROVIDER_KIND.to_owned()),
            ..self.store(&json!({ "condensed": of }).to_string(), JSON)
        };
        let entry = ContextEntryView {
            preview: Some(preview),
            source: Some(ContextEntrySourceView::Runtime {
                label: "compaction".to_owned(),
            }),
            ..self.entry(ContextEntryKindView::ProviderOpaque, content)
        };
        self.apply(EventJoinsView::default(), vec![entry]);
        ids
    }
}

/// Whether an entry is part of the conversation.
fn is_said(entry: &ContextEntryView) -> bool {
    !matches!(
        entry.kind,
        ContextEntryKindView::Instructions | ContextEntryKindView::Catalog { .. }
    )
}

fn is_condensed(entry: &ContextEntryView) -> bool {
    entry.content.provider_kind.as_deref() == Some(PROVIDER_KIND)
}
