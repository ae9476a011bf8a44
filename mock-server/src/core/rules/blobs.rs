//! How bytes are stored and found again.

use std::borrow::Cow;
use std::fmt::Write as _;

use api_contract::lightspeed::blobs::BlobPutResult;
use api_contract::lightspeed::ids::BlobRef;
use sha2::{Digest, Sha256};

use super::Right;

/// How bytes are stored and found again.
pub trait BlobRules {
    /// The reference under which these bytes are stored.
    fn blob_ref(&self, bytes: &[u8]) -> BlobRef {
        let mut text = String::from("sha256:");
        for byte in Sha256::digest(bytes) {
            // Writing to a text cannot fail.
            let _ = write!(text, "{byte:02x}");
        }
        BlobRef::from(text)
    }

    /// What is kept of bytes that are stored.
    fn kept<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        Cow::Borrowed(bytes)
    }

    /// What a put answers; the results are in the order of what was put.
    fn put_results(&self, results: Vec<BlobPutResult>) -> Vec<BlobPutResult> {
        results
    }

    /// Whether the gateway says that it has a blob.
    fn says_it_has(&self, stored: bool) -> bool {
        stored
    }
}

impl BlobRules for Right {}
