//! The context of a session: what its model would see next.

use std::collections::BTreeSet;

use api_contract::lightspeed::context::{ContextEntryView, ContextView};
use api_contract::lightspeed::ids::{ContextEntryKey, ItemId};
use serde::{Deserialize, Serialize};

/// The part of a context that instructions stand in: a key, alone or followed by a dot.
pub(crate) const INSTRUCTIONS: &str = "instructions";

/// The entries of a context, and how often it has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Context {
    revision: u64,
    entries: Vec<ContextEntryView>,
}

/// The revisions around one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Revisions {
    pub(crate) base: u64,
    pub(crate) now: u64,
}

impl Context {
    pub(crate) fn revision(&self) -> u64 {
        self.revision
    }

    /// Adds entries at the end.
    pub(crate) fn apply(&mut self, entries: &[ContextEntryView]) -> Revisions {
        self.entries.extend_from_slice(entries);
        self.bump()
    }

    /// The entry under a key.
    pub(crate) fn keyed(&self, key: &ContextEntryKey) -> Option<&ContextEntryView> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.key.as_ref() == Some(key))
    }

    /// Puts an entry in the place of the one that it supersedes, or at the end.
    pub(crate) fn put(&mut self, entry: &ContextEntryView) -> Revisions {
        let mut entries = self.entries.iter_mut();
        match entries.find(|earlier| Some(&earlier.id) == entry.supersedes.as_ref()) {
            Some(earlier) => *earlier = entry.clone(),
            None => self.entries.push(entry.clone()),
        }
        self.bump()
    }

    /// Takes the entry under a key out.
    pub(crate) fn remove_key(&mut self, key: &ContextEntryKey) -> Revisions {
        self.entries.retain(|entry| entry.key.as_ref() != Some(key));
        self.bump()
    }

    /// Takes these entries out.
    pub(crate) fn remove(&mut self, ids: &[ItemId]) -> Revisions {
        let ids: BTreeSet<&ItemId> = ids.iter().collect();
        self.entries.retain(|entry| !ids.contains(&entry.id));
        self.bump()
    }

    /// The entries whose key is `prefix` or begins with it and a dot.
    pub(crate) fn below(&self, prefix: &str) -> impl Iterator<Item = &ContextEntryView> {
        let entries = self.entries.iter();
        entries.filter(move |entry| stands_below(entry, prefix))
    }

    /// Puts entries in the place of those below a prefix.
    pub(crate) fn replace_prefix(
        &mut self,
        prefix: &str,
        entries: &[ContextEntryView],
    ) -> Revisions {
        let stands = |entry: &ContextEntryView| stands_below(entry, prefix);
        let at = self
            .entries
            .iter()
            .position(stands)
            .unwrap_or(self.entries.len());
        self.entries.retain(|entry| !stands(entry));
        self.entries.splice(at..at, entries.iter().cloned());
        self.bump()
    }

    pub(crate) fn entries(&self) -> &[ContextEntryView] {
        &self.entries
    }

    pub(crate) fn view(&self) -> ContextView {
        ContextView {
            revision: self.revision,
            entries: self.entries.clone(),
        }
    }

    /// Notes a change that leaves the entries as they are.
    pub(crate) fn bump(&mut self) -> Revisions {
        self.revision += 1;
        Revisions {
            base: self.revision - 1,
            now: self.revision,
        }
    }
}

fn stands_below(entry: &ContextEntryView, prefix: &str) -> bool {
    let key = entry.key.as_ref().map_or("", ContextEntryKey::as_str);
    key.strip_prefix(prefix)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}
