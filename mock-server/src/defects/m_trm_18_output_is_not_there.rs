//! M-TRM-18: the output of a run refers to a blob that is not there.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-18",
    title: "The output of a run refers to a blob that is not there",
    rules: || Arc::new(OutputIsNotThere),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call(
                "blobs/read",
                r#"{"blobRef":"sha256:69702342753d019a16c9cc15226677ac7110568204edab9b39e3b4743a8be2c6"}"#,
            ),
        ],
        "The blob of the output cannot be read",
    ),
    fails: &[
        ("TERM-09", "the output of the run cannot be read"),
        ("Q01", "the run has no output text"),
        ("Q08", "the reference of the output leads to nothing"),
    ],
};

/// The gateway names the answer of a run by its hash and does not store it.
struct OutputIsNotThere;

impl Rules for OutputIsNotThere {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for OutputIsNotThere {
    fn output_is_stored(&self) -> bool {
        false
    }
}
