//! Stored bytes as events and entries refer to them.

use api_contract::lightspeed::ids::BlobRef;
use api_contract::lightspeed::input::ContentRefView;

use super::rules::Rules;
use super::state::BlobStore;

/// The media type of texts.
pub(crate) const TEXT: &str = "text/plain";

/// The media type of arguments and decisions.
pub(crate) const JSON: &str = "application/json";

/// The reference to stored bytes of a media type.
pub(crate) fn content(content_ref: BlobRef, media_type: impl Into<String>) -> ContentRefView {
    ContentRefView {
        content_ref,
        media_type: Some(media_type.into()),
        provider_kind: None,
        media_handle: None,
    }
}

/// Stores bytes and refers to them.
pub(crate) fn keep(bytes: &[u8], blobs: &mut BlobStore, rules: &dyn Rules) -> BlobRef {
    let rules = rules.blobs();
    let blob_ref = rules.blob_ref(bytes);
    blobs.put(blob_ref.clone(), &rules.kept(bytes));
    blob_ref
}

/// Stores a text and refers to it.
pub(crate) fn store(
    text: &str,
    media_type: &str,
    blobs: &mut BlobStore,
    rules: &dyn Rules,
) -> ContentRefView {
    content(keep(text.as_bytes(), blobs, rules), media_type)
}
