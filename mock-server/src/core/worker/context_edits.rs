//! What a client puts into the context and takes out of it.

use api_contract::lightspeed::context::{
    ContextEntryInputView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ContextEntryKey;

use super::Worker;
use super::queue::input_entry;
use crate::core::state::{Accepted, Revisions};

impl Worker<'_> {
    /// Puts an entry under its key; tells whether it was not there before.
    ///
    /// Clients' entries get here between turns; what the server itself puts in does not wait, for the
    /// model of this gateway does not read the context.
    pub(crate) fn append_context(&mut self, key: &ContextEntryKey, item: &Accepted) -> bool {
        let mut writer = self.writer();
        let earlier = writer.record.context.keyed(key);
        let same = earlier.is_some_and(|earlier| is_same(earlier, &item.entry));
        if writer.rules.context().append_is_repeat(same) {
            return false;
        }
        let supersedes = earlier.map(|earlier| earlier.id.clone());
        let entry = ContextEntryView {
            key: Some(key.clone()),
            source: Some(ContextEntrySourceView::ContextEdit),
            supersedes,
            ..input_entry(&mut writer, item)
        };
        writer.put(entry);
        true
    }

    /// Takes the entry under a key out; tells whether there was one.
    pub(crate) fn remove_context(&mut self, key: &ContextEntryKey) -> bool {
        let mut writer = self.writer();
        let context = &mut writer.record.context;
        if context.keyed(key).is_none() {
            return false;
        }
        let Revisions { base, now } = context.remove_key(key);
        let kind = SessionEventKindView::ContextKeysRemoved {
            base_revision: base,
            revision: now,
            keys: vec![key.clone()],
        };
        writer.append(EventJoinsView::default(), kind);
        true
    }
}

/// Whether an entry says already what is to be put in its place.
fn is_same(entry: &ContextEntryView, input: &ContextEntryInputView) -> bool {
    let ContextEntryInputView {
        kind,
        content,
        origin,
        preview,
        provenance_ref,
        // Sizes are measured and not said.
        token_estimate: _,
    } = input;
    entry.kind == *kind
        && entry.content == *content
        && entry.origin == *origin
        && entry.preview == *preview
        && entry.provenance_ref == *provenance_ref
}
