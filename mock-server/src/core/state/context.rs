//! The context of a session: what its model would see next.

use api_contract::lightspeed::context::{ContextEntryView, ContextView};
use serde::{Deserialize, Serialize};

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

    /// Puts entries in the place of those whose key is `prefix` or begins with it and a dot.
    pub(crate) fn replace_prefix(
        &mut self,
        prefix: &str,
        entries: &[ContextEntryView],
    ) -> Revisions {
        let below = |key: &str| {
            key.strip_prefix(prefix)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let stands =
            |entry: &ContextEntryView| entry.key.as_ref().is_some_and(|key| below(key.as_str()));
        let at = self
            .entries
            .iter()
            .position(stands)
            .unwrap_or(self.entries.len());
        self.entries.retain(|entry| !stands(entry));
        self.entries.splice(at..at, entries.iter().cloned());
        self.bump()
    }

    pub(crate) fn view(&self) -> ContextView {
        ContextView {
            revision: self.revision,
            entries: self.entries.clone(),
        }
    }

    fn bump(&mut self) -> Revisions {
        self.revision += 1;
        Revisions {
            base: self.revision - 1,
            now: self.revision,
        }
    }
}
