//! M-PAG-05: a page of sessions holds all of them, whatever its limit.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SessionListRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-05",
    title: "A page of sessions holds all of them, whatever its limit",
    rules: || Arc::new(ListLimitIgnored),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/list", r#"{"limit":1}"#),
        ],
        "The page holds both sessions in place of one, and names no next page",
    ),
    fails: &[
        ("PAGE-05", "a page of one session holds four"),
        ("PAGE-06", "a page without a limit holds all 51"),
    ],
};

/// The gateway has no pages.
struct ListLimitIgnored;

impl Rules for ListLimitIgnored {
    fn session_lists(&self) -> &dyn SessionListRules {
        self
    }
}

impl SessionListRules for ListLimitIgnored {
    fn page_limit(&self, _asked: u32) -> u32 {
        u32::MAX
    }
}
