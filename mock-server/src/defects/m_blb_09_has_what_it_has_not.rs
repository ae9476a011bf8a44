//! M-BLB-09: the gateway says that it has a blob which it has not.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{BlobRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-09",
    title: "The gateway says that it has a blob which it has not",
    rules: || Arc::new(HasWhatItHasNot),
    shown_by: calls(
        &[call(
            "blobs/has",
            r#"{"blobRefs":["sha256:a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89"]}"#,
        )],
        "`exists` is true for a blob that nobody has put",
    ),
    fails: &[("BLOB-04", "a blob that nobody has put is said to exist")],
};

/// The gateway takes a well-formed reference for one that it has given.
struct HasWhatItHasNot;

impl Rules for HasWhatItHasNot {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for HasWhatItHasNot {
    fn says_it_has(&self, _stored: bool) -> bool {
        true
    }
}
