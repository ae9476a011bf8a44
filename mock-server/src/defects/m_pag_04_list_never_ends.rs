//! M-PAG-04: the last page of sessions names a next one.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SessionListRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-04",
    title: "The last page of sessions names a next one",
    rules: || Arc::new(ListNeverEnds),
    shown_by: calls(
        &[START, call("session/list", "{}")],
        "The only page has a `nextCursor`",
    ),
    fails: &[("PAGE-03", "the last page names a next one")],
};

/// The gateway names a next page whether or not there is one.
struct ListNeverEnds;

impl Rules for ListNeverEnds {
    fn session_lists(&self) -> &dyn SessionListRules {
        self
    }
}

impl SessionListRules for ListNeverEnds {
    fn has_next(&self, _more: bool) -> bool {
        true
    }
}
