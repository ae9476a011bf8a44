//! Stored bytes, by the reference to them.

use std::collections::BTreeMap;
use std::sync::Arc;

use api_contract::lightspeed::ids::BlobRef;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The blobs of one universe.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct BlobStore(BTreeMap<BlobRef, Bytes>);

impl BlobStore {
    /// Stores bytes under the reference that the rules give for them; storing them again changes
    /// nothing.
    pub(crate) fn put(&mut self, blob_ref: BlobRef, bytes: &[u8]) {
        self.0
            .entry(blob_ref)
            .or_insert_with(|| Bytes(bytes.into()));
    }

    pub(crate) fn get(&self, blob_ref: &BlobRef) -> Option<&[u8]> {
        self.0.get(blob_ref).map(|bytes| &*bytes.0)
    }

    /// The bytes as text, when they are text.
    pub(crate) fn text(&self, blob_ref: &BlobRef) -> Option<&str> {
        std::str::from_utf8(self.get(blob_ref)?).ok()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The size of all of them together, in bytes.
    pub(crate) fn total_bytes(&self) -> u64 {
        self.0.values().map(|bytes| bytes.0.len() as u64).sum()
    }

    pub(crate) fn has(&self, blob_ref: &BlobRef) -> bool {
        self.0.contains_key(blob_ref)
    }
}

/// Bytes shared between copies of a store; base64 when stored.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bytes(Arc<[u8]>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = STANDARD.decode(text).map_err(serde::de::Error::custom)?;
        Ok(Self(bytes.into()))
    }
}
