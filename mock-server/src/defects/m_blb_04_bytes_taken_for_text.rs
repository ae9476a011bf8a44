//! M-BLB-04: bytes that are no text come back as others.

use std::borrow::Cow;
use std::sync::Arc;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{BlobRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-04",
    title: "Bytes that are no text come back as others",
    rules: || Arc::new(BytesTakenForText),
    shown_by: calls(
        &[
            call("blobs/put", r#"{"blobs":[{"bytesBase64":"/w=="}]}"#),
            call(
                "blobs/read",
                r#"{"blobRef":"sha256:a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89"}"#,
            ),
        ],
        "The byte 255 comes back as three bytes",
    ),
    fails: &[
        ("BLOB-02", "bytes that are no text come back as others"),
        ("INPUT-04", "a text that is no UTF-8 has become one"),
    ],
};

/// The gateway keeps blobs as text.
struct BytesTakenForText;

impl Rules for BytesTakenForText {
    fn blobs(&self) -> &dyn BlobRules {
        self
    }
}

impl BlobRules for BytesTakenForText {
    fn kept<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        match String::from_utf8_lossy(bytes) {
            Cow::Borrowed(text) => Cow::Borrowed(text.as_bytes()),
            Cow::Owned(text) => Cow::Owned(text.into_bytes()),
        }
    }
}
