//! The context of a session: what its model would see next.

use std::collections::{BTreeMap, BTreeSet};

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

/// Where the entries of some keys stand in a context, so that many of them can be changed without
/// looking through all entries for each. It holds while entries are only put by
/// [`Context::put_at`].
#[derive(Debug, Default)]
pub(crate) struct Places(BTreeMap<ContextEntryKey, usize>);

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

    /// Where the entries of these keys stand.
    pub(crate) fn places<'a>(&self, keys: impl Iterator<Item = &'a ContextEntryKey>) -> Places {
        let wanted: BTreeSet<&ContextEntryKey> = keys.collect();
        let entries = self.entries.iter().enumerate();
        let keyed = entries.filter_map(|(at, entry)| {
            let key = entry.key.as_ref()?;
            wanted.contains(key).then(|| (key.clone(), at))
        });
        // Of several entries of one key the first counts, as in `keyed`.
        Places(keyed.rev().collect())
    }

    /// The entry under a key.
    pub(crate) fn placed(
        &self,
        places: &Places,
        key: &ContextEntryKey,
    ) -> Option<&ContextEntryView> {
        self.entries.get(*places.0.get(key)?)
    }

    /// Puts an entry under its key: in the place of the one that has it, or at the end.
    pub(crate) fn put_at(
        &mut self,
        places: &mut Places,
        key: &ContextEntryKey,
        entry: &ContextEntryView,
    ) -> Revisions {
        let at = places.0.entry(key.clone()).or_insert(self.entries.len());
        match self.entries.get_mut(*at) {
            Some(earlier) => *earlier = entry.clone(),
            None => self.entries.push(entry.clone()),
        }
        self.bump()
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

    /// Takes the entries under these keys out, with a revision for each of them. Answers for each key
    /// the revisions around its removal, or nothing where no entry has it any more.
    pub(crate) fn remove_keys(&mut self, keys: &[ContextEntryKey]) -> Vec<Option<Revisions>> {
        let mut there = self.places(keys.iter()).0;
        let removed: Vec<_> = keys
            .iter()
            .map(|key| there.remove(key).map(|_| self.bump()))
            .collect();
        let gone: BTreeSet<&ContextEntryKey> = keys.iter().collect();
        self.entries
            .retain(|entry| entry.key.as_ref().is_none_or(|key| !gone.contains(key)));
        removed
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
