//! M-BLB-06: a blob is cut after 64 KiB.

use std::borrow::Cow;
use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{BlobRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-06",
    title: "A blob is cut after 64 KiB",
    rules: || Arc::new(BlobIsCut),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"bytes=70000"}]}}"#,
            ),
            Step::Wait { ms: 20 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "The output of 70,000 bytes comes back as 65,536",
    ),
    fails: &[("BLOB-02", "a long blob comes back shorter")],
};

/// The longest blob, in bytes.
const MOST: usize = 64 * 1024;

/// The gateway has no room for more.
struct BlobIsCut;

impl Rules for BlobIsCut {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for BlobIsCut {
    fn kept<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        Cow::Borrowed(&bytes[..bytes.len().min(MOST)])
    }
}
