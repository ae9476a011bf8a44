//! M-BLB-01: a blob's reference is not the hash of its bytes.

use std::sync::Arc;

use api_contract::lightspeed::ids::BlobRef;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{BlobRules, Right, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-01",
    title: "A blob's reference is not the hash of its bytes",
    rules: || Arc::new(RefIsNotTheHash),
    shown_by: calls(
        &[call(
            "blobs/put",
            r#"{"blobs":[{"bytesBase64":"aGVsbG8="}]}"#,
        )],
        "The reference is not the SHA-256 of `hello`",
    ),
    fails: &[(
        "BLOB-01",
        "the reference differs from the SHA-256 of the bytes",
    )],
};

/// The gateway hashes more than the bytes. The blob can be read under the reference it gave.
struct RefIsNotTheHash;

impl Rules for RefIsNotTheHash {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for RefIsNotTheHash {
    fn blob_ref(&self, bytes: &[u8]) -> BlobRef {
        Right.blob_ref(&[bytes, b"\n"].concat())
    }
}
