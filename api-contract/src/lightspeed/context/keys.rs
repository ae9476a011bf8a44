//! Keys of context entries in one request.

use std::collections::BTreeSet;

use crate::lightspeed::ids::ContextEntryKey;
use crate::validate::{At, Violations, shape_of_text};

/// Refuses keys that stand in one request more than once.
pub(super) fn refuse_repeated<'a>(
    keys: impl Iterator<Item = &'a ContextEntryKey>,
    at: &At<'_>,
    found: &mut Violations,
) {
    let mut seen = BTreeSet::new();
    for (index, key) in keys.enumerate() {
        if !seen.insert(key) {
            let rule = "must not have a key that stands before it";
            found.push(&at.item(index), rule, shape_of_text(key.as_str()));
        }
    }
}
