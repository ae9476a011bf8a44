//! M-CUR-03: a page of events holds more than its limit.

use std::sync::Arc;

use api_contract::lightspeed::events::DEFAULT_EVENT_LIMIT;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-03",
    title: "A page of events holds more than its limit",
    rules: || Arc::new(LimitIgnored),
    shown_by: calls(
        &[
            START,
            call("session/events/read", r#"{"sessionId":"s","limit":1}"#),
        ],
        "The page holds two events in place of one",
    ),
    fails: &[("CUR-09", "a page holds more events than its limit")],
};

/// The gateway takes every page as one of the usual length.
struct LimitIgnored;

impl Rules for LimitIgnored {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for LimitIgnored {
    fn page_limit(&self, _asked: u64) -> u64 {
        u64::from(DEFAULT_EVENT_LIMIT)
    }
}
