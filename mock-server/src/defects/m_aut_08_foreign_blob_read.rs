//! M-AUT-08: a blob of another universe can be read.

use std::sync::Arc;

use api_contract::lightspeed::blobs::BlobsRead;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-08",
    title: "A blob of another universe can be read",
    rules: || Arc::new(ForeignBlobRead),
    shown_by: with_keys(
        &[
            call_as(
                Who::First,
                "blobs/put",
                r#"{"blobs":[{"bytesBase64":"aGVsbG8="}]}"#,
            ),
            call_as(
                Who::Second,
                "blobs/read",
                r#"{"blobRef":"sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"}"#,
            ),
        ],
        "The second caller gets the bytes of the first in place of an error -32004",
    ),
    fails: &[
        ("AUTH-04", "the blob is read by another tenant"),
        ("AUTH-12", "the stored text shows to another tenant"),
    ],
};

/// The gateway finds a blob by its hash alone.
struct ForeignBlobRead;

impl Rules for ForeignBlobRead {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for ForeignBlobRead {
    fn crosses_universes(&self, method: &str) -> bool {
        method == BlobsRead::NAME
    }
}
