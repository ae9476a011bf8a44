//! M-BLB-07: blobs that are put together come back in another order, and equal ones once.

use std::sync::Arc;

use api_contract::lightspeed::blobs::BlobPutResult;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{BlobRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-07",
    title: "Blobs that are put together come back in another order, and equal ones once",
    rules: || Arc::new(EqualBlobsAnsweredOnce),
    shown_by: calls(
        &[call(
            "blobs/put",
            r#"{"blobs":[{"bytesBase64":"YQ=="},{"bytesBase64":"YQ=="}]}"#,
        )],
        "Two equal blobs are answered with one result",
    ),
    fails: &[(
        "BLOB-03",
        "the results are not in the order of what was put",
    )],
};

/// The gateway answers with the set of what it stored.
struct EqualBlobsAnsweredOnce;

impl Rules for EqualBlobsAnsweredOnce {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for EqualBlobsAnsweredOnce {
    fn put_results(&self, mut results: Vec<BlobPutResult>) -> Vec<BlobPutResult> {
        results.sort_by(|one, other| one.blob_ref.cmp(&other.blob_ref));
        results.dedup();
        results
    }
}
