//! M-BLB-13: a blob that is put twice in one call has no bytes the second time.

use std::collections::BTreeSet;
use std::sync::Arc;

use api_contract::lightspeed::blobs::BlobPutResult;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{BlobRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-13",
    title: "A blob that is put twice in one call has no bytes the second time",
    rules: || Arc::new(RepetitionHasNoBytes),
    shown_by: calls(
        &[call(
            "blobs/put",
            r#"{"blobs":[{"bytesBase64":"YQ=="},{"bytesBase64":"YQ=="}]}"#,
        )],
        "`bytes` of the second result is 0 in place of 1",
    ),
    fails: &[
        ("BLOB-03", "the second of two equal blobs has no bytes"),
        ("BLOB-06", "bytes that are stored again count as none"),
    ],
};

/// The gateway tells how much it has written, not how much it has.
struct RepetitionHasNoBytes;

impl Rules for RepetitionHasNoBytes {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for RepetitionHasNoBytes {
    fn put_results(&self, mut results: Vec<BlobPutResult>) -> Vec<BlobPutResult> {
        let mut written = BTreeSet::new();
        for result in &mut results {
            if !written.insert(result.blob_ref.clone()) {
                result.bytes = 0;
            }
        }
        results
    }
}
