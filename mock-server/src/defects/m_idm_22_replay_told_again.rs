//! M-IDM-22: a repeated submission is told in the log again.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-22",
    title: "A repeated submission is told in the log again",
    rules: || Arc::new(ReplayToldAgain),
    shown_by: calls(
        &[
            START,
            ONE,
            ONE,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "A second `runAccepted` of `run_1` stands in the log",
    ),
    fails: &[
        (
            "IDEM-01",
            "one submission has several accepted runs in the log",
        ),
        ("IDEM-02", "the replay after the end adds an event"),
        (
            "IDEM-03",
            "two submissions have five accepted runs in the log",
        ),
        ("IDEM-04", "the control of the matrix adds an event"),
        (
            "IDEM-05",
            "identical starts at once are told as accepted each",
        ),
        ("IDEM-09", "the retry is told as accepted, too"),
        ("IDEM-11", "the replay after the close adds an event"),
        ("IDEM-15", "the replay writes another event"),
        ("IDEM-17", "the replay writes another event"),
        ("TERM-02", "the run is told as accepted after its end"),
        ("TERM-03", "a run is accepted again after its end"),
        (
            "TERM-12",
            "the replay after the close adds an event behind it",
        ),
    ],
};

/// The gateway writes to the log before it looks for the id.
struct ReplayToldAgain;

impl Rules for ReplayToldAgain {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ReplayToldAgain {
    fn tells_again(&self, replay: bool) -> bool {
        replay
    }
}
