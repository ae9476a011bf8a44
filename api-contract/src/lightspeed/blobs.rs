//! Blobs: bytes stored under the digest of their content.

use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::BlobRef;
use crate::{contract, wire};

/// Blobs: bytes stored under the digest of their content.
///
/// A blob never changes, and the same bytes always have the same reference. No method removes one.
#[contract]
pub trait Blobs {
    /// Store blobs and learn their references
    ///
    /// Answers in the order of the request. Bytes that are stored already, and bytes that occur
    /// twice in a request, are stored once. Some deployments cannot hold blobs above 65,536 bytes.
    #[method("blobs/put", scope = universe, action = "use_resource", group = "blobs/put",
             role = contributor, retry = always,
             example = r#"{"blobs": [{"bytesBase64": "QWNvcm4gMS4yCg=="}]}"#)]
    fn blobs_put(&mut self, params: BlobPutParams) -> Result<BlobPutResponse, AgentApiError>;

    /// Read a whole blob
    ///
    /// The bytes are what they were stored as: text, JSON of a provider, or media. What refers to
    /// the blob tells which.
    #[method("blobs/read", scope = universe, action = "read", group = "session", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"blobRef": "sha256:32a4e0537af98815ca2100be89c88d5ceb3bd835d6b8bfc97986148df94f18e0"}"#)]
    fn blobs_read(&mut self, params: BlobReadParams) -> Result<BlobReadResponse, AgentApiError>;

    /// Tell which blobs are stored
    ///
    /// Answers in the order of the request, once for each reference in it. One malformed reference
    /// fails the whole call.
    #[method("blobs/has", scope = universe, action = "read", group = "session", role = viewer,
             retry = always,
             example = r#"{"blobRefs": ["sha256:32a4e0537af98815ca2100be89c88d5ceb3bd835d6b8bfc97986148df94f18e0"]}"#)]
    fn blobs_has(&mut self, params: BlobHasParams) -> Result<BlobHasResponse, AgentApiError>;
}

/// Blobs to store.
#[wire]
#[derive(Default)]
pub struct BlobPutParams {
    /// The blobs; none is allowed.
    #[wire(default)]
    pub blobs: Vec<BlobPutInput>,
}

/// One blob to store.
#[wire]
pub struct BlobPutInput {
    /// The bytes in standard base64 with padding; none is allowed.
    pub bytes_base64: String,
}

/// The blobs that were stored.
#[wire]
pub struct BlobPutResponse {
    /// One item for each blob of the request, in its order.
    #[wire(default)]
    pub blobs: Vec<BlobPutResult>,
}

/// One blob that was stored.
#[wire]
pub struct BlobPutResult {
    /// The blob.
    pub blob_ref: BlobRef,
    /// Its size in bytes.
    pub bytes: u64,
}

/// The blob to read.
#[wire]
pub struct BlobReadParams {
    /// The blob.
    pub blob_ref: BlobRef,
}

/// A blob and its bytes.
#[wire]
pub struct BlobReadResponse {
    /// The blob.
    pub blob_ref: BlobRef,
    /// The bytes in standard base64 with padding.
    pub bytes_base64: String,
    /// Its size in bytes, before base64.
    pub bytes: u64,
}

/// The blobs to look for.
#[wire]
#[derive(Default)]
pub struct BlobHasParams {
    /// The blobs; none is allowed, and so are repetitions.
    #[wire(default)]
    pub blob_refs: Vec<BlobRef>,
}

/// Which blobs are stored.
#[wire]
pub struct BlobHasResponse {
    /// One item for each reference of the request, in its order.
    #[wire(default)]
    pub blobs: Vec<BlobHasItem>,
}

/// Whether one blob is stored.
#[wire]
pub struct BlobHasItem {
    /// The blob.
    pub blob_ref: BlobRef,
    /// Whether it is stored.
    pub exists: bool,
}
