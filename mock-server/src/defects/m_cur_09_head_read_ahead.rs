//! M-CUR-09: an empty page reports a head beyond what it was read from.

use std::sync::Arc;

use super::Defect;
use crate::core::Rules;

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-09",
    title: "An empty page reports a head beyond what it was read from",
    rules: || Arc::new(HeadReadAhead),
    fails: &[
        (
            "CUR-05",
            "an empty page tells of an event that it does not hold",
        ),
        (
            "CUR-07",
            "the page after the head does not report the true head",
        ),
    ],
};

/// The gateway reads the page first and the head later, when an event has landed in between.
struct HeadReadAhead;

impl Rules for HeadReadAhead {
    fn reported_head(&self, head: u64, page_is_empty: bool) -> u64 {
        if page_is_empty { head + 1 } else { head }
    }
}
