//! M-GAP-07: a page with a gap holds nothing and says that nothing follows.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-07",
    title: "A page with a gap holds nothing and says that nothing follows",
    rules: || Arc::new(PageEndsAtGap),
    shown_by: calls(
        &[
            START,
            Step::Trim {
                session: "s",
                through: 1,
            },
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "The page has no events, and `complete` is true",
    ),
    fails: &[
        (
            "CUR-05",
            "the empty page is behind the head that it reports",
        ),
        ("GAP-04", "the page with the gap is empty"),
        (
            "GAP-06",
            "going on from the cursor of the page shows the gap again",
        ),
    ],
};

/// The gateway tells of the gap in place of reading on.
struct PageEndsAtGap;

impl Rules for PageEndsAtGap {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for PageEndsAtGap {
    fn page_goes_on(&self) -> bool {
        false
    }
}
