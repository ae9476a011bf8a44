//! From the items of a request to what a run is given.

mod context_entry;
mod media;

use api_contract::lightspeed::context::{ContextEntryInputView, ContextEntryKindView, MessageRole};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BlobRef;
use api_contract::lightspeed::input::{InputItem, MediaKind, Origin};

use super::content::{TEXT, content};
use super::refusal::{invalid, unknown_reference};
use super::rules::Rules;
use super::state::{Accepted, BlobStore};
pub(crate) use context_entry::NewEntry;
pub(crate) use media::File;

/// The most files that one request may hold.
const MAX_FILES: usize = 8;

/// Accepted input: blank texts are gone, and every item has its content.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    pub(crate) items: Vec<Accepted>,
    /// The whole input as one text.
    pub(crate) text: String,
    /// Texts that came in place and have still to be stored.
    pub(crate) unstored: Vec<(BlobRef, String)>,
}

impl Input {
    /// Judges and normalises items.
    ///
    /// Nothing is stored yet, so that a refusal leaves nothing behind.
    pub(crate) fn read(
        items: Vec<InputItem>,
        blobs: &BlobStore,
        rules: &dyn Rules,
    ) -> Result<Self, AgentApiError> {
        let files = items
            .iter()
            .filter(|item| matches!(item, InputItem::Media { .. }))
            .count();
        if files > MAX_FILES {
            return Err(invalid(format!(
                "the input has {files} files; {MAX_FILES} are allowed"
            )));
        }
        let mut input = Input {
            items: Vec::new(),
            text: String::new(),
            unstored: Vec::new(),
        };
        let mut texts = Vec::new();
        for item in items {
            texts.extend(input.add(item, blobs, rules)?);
        }
        if input.items.is_empty() {
            return Err(invalid("the input has no item that is not blank"));
        }
        input.text = texts.join("\n");
        Ok(input)
    }

    /// Stores the texts that came in place.
    pub(crate) fn store(&mut self, blobs: &mut BlobStore) {
        for (blob_ref, text) in self.unstored.drain(..) {
            blobs.put(blob_ref, text.as_bytes());
        }
    }

    /// Adds an item; returns its part of the text, or nothing for an item that is dropped.
    fn add(
        &mut self,
        item: InputItem,
        blobs: &BlobStore,
        rules: &dyn Rules,
    ) -> Result<Option<String>, AgentApiError> {
        match item {
            InputItem::Text {
                text,
                origin,
                provenance_ref,
            } => {
                check_provenance(provenance_ref.as_ref(), blobs)?;
                let text = text.trim();
                if text.is_empty() {
                    return Ok(None);
                }
                let blob_ref = rules.blobs().blob_ref(text.as_bytes());
                self.unstored.push((blob_ref.clone(), text.to_owned()));
                self.push(
                    entry(blob_ref, TEXT.to_owned(), origin, provenance_ref),
                    None,
                );
                Ok(Some(text.to_owned()))
            }
            InputItem::TextRef {
                blob_ref,
                origin,
                provenance_ref,
            } => {
                check_provenance(provenance_ref.as_ref(), blobs)?;
                let bytes = find(&blob_ref, blobs)?;
                let text = std::str::from_utf8(bytes)
                    .map_err(|_| invalid(format!("blob {blob_ref} is not UTF-8 text")))?;
                // The blob is used as it is; only its echo is trimmed.
                let text = text.trim().to_owned();
                if text.is_empty() {
                    return Ok(None);
                }
                self.push(
                    entry(blob_ref, TEXT.to_owned(), origin, provenance_ref),
                    None,
                );
                Ok(Some(text))
            }
            InputItem::Media {
                blob_ref,
                mime,
                kind,
                name,
                origin,
            } => {
                let bytes = find(&blob_ref, blobs)?;
                let mime = File {
                    kind,
                    mime: &mime,
                    bytes,
                }
                .admit()?;
                let text = format!("[{}]", name.as_deref().unwrap_or(&mime));
                let entry = entry(blob_ref, mime, origin, None);
                self.push(
                    ContextEntryInputView {
                        preview: name,
                        ..entry
                    },
                    Some(kind),
                );
                Ok(Some(text))
            }
            // Validation refuses it before; see `session/context/append`.
            InputItem::Catalog { .. } => Err(invalid("a run takes no catalogs as input")),
        }
    }

    fn push(&mut self, entry: ContextEntryInputView, media: Option<MediaKind>) {
        self.items.push(Accepted { entry, media });
    }
}

fn find<'a>(blob_ref: &BlobRef, blobs: &'a BlobStore) -> Result<&'a [u8], AgentApiError> {
    blobs
        .get(blob_ref)
        .ok_or_else(|| unknown_reference("blobRef", "blob", blob_ref))
}

fn check_provenance(blob_ref: Option<&BlobRef>, blobs: &BlobStore) -> Result<(), AgentApiError> {
    match blob_ref {
        Some(blob_ref) if !blobs.has(blob_ref) => {
            Err(unknown_reference("provenanceRef", "blob", blob_ref))
        }
        _ => Ok(()),
    }
}

fn entry(
    content_ref: BlobRef,
    media_type: String,
    origin: Option<Origin>,
    provenance_ref: Option<BlobRef>,
) -> ContextEntryInputView {
    ContextEntryInputView {
        kind: ContextEntryKindView::Message {
            role: MessageRole::User,
        },
        content: content(content_ref, media_type),
        origin: origin.map(|origin| origin.as_str().to_owned()),
        preview: None,
        provenance_ref,
        token_estimate: None,
    }
}
