//! How bytes are stored and found again.

use std::fmt::Write as _;

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
}

impl BlobRules for Right {}
