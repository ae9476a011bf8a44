//! From an entry of a request to what the context is given.

use api_contract::lightspeed::context::{
    ContextAppendEntry, ContextEntryInputView, ContextEntryKindView, InputAdmissionFailureKind,
    InputAdmissionFailureView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::input::InputItem;

use super::Input;
use crate::core::content::{TEXT, content};
use crate::core::excerpt::Excerpt;
use crate::core::rules::Rules;
use crate::core::state::{Accepted, BlobStore, INSTRUCTIONS};

/// An entry for the context under its key.
#[derive(Clone, Debug)]
pub(crate) struct NewEntry {
    pub(crate) key: ContextEntryKey,
    /// One item, or why the context does not take it.
    pub(crate) input: Result<Input, InputAdmissionFailureView>,
}

impl NewEntry {
    /// Judges and normalises an entry.
    ///
    /// A text that is not there makes the whole request invalid; a file that is not there, and a key
    /// that is not for clients, is the entry's own failure. Nothing is stored yet.
    pub(crate) fn read(
        entry: ContextAppendEntry,
        blobs: &BlobStore,
        rules: &dyn Rules,
    ) -> Result<Self, AgentApiError> {
        let ContextAppendEntry { key, item } = entry;
        let input = read(item, blobs, rules)?;
        let input = match refusal_of(&key) {
            Some(failure) => Err(failure),
            None => input,
        };
        Ok(Self { key, input })
    }
}

fn read(
    item: InputItem,
    blobs: &BlobStore,
    rules: &dyn Rules,
) -> Result<Result<Input, InputAdmissionFailureView>, AgentApiError> {
    match item {
        InputItem::Media { ref blob_ref, .. } if !blobs.has(blob_ref) => Ok(Err(failure(
            InputAdmissionFailureKind::BlobMissing,
            format!("there is no blob {blob_ref}"),
        ))),
        InputItem::Media { .. } => Ok(Input::read(vec![item], blobs, rules)
            .map_err(|error| failure(InputAdmissionFailureKind::UnsupportedMedia, error.message))),
        InputItem::Catalog { title, text } => Ok(Ok(catalog(title, text, rules))),
        InputItem::Text { .. } | InputItem::TextRef { .. } => {
            Input::read(vec![item], blobs, rules).map(Ok)
        }
    }
}

fn catalog(title: String, text: String, rules: &dyn Rules) -> Input {
    let blob_ref = rules.blobs().blob_ref(text.as_bytes());
    let entry = ContextEntryInputView {
        kind: ContextEntryKindView::Catalog { title },
        content: content(blob_ref.clone(), TEXT),
        origin: None,
        preview: Some(Excerpt::preview(&text).text),
        provenance_ref: None,
        token_estimate: None,
    };
    Input {
        items: vec![Accepted { entry, media: None }],
        text: String::new(),
        unstored: vec![(blob_ref, text)],
    }
}

/// Why a client may not write a key.
fn refusal_of(key: &ContextEntryKey) -> Option<InputAdmissionFailureView> {
    let message = if key.is_reserved() {
        format!("only the server writes the key {key}")
    } else if key.as_str().split('.').next() == Some(INSTRUCTIONS) {
        format!("under {key} stand instructions, which no input item is")
    } else {
        return None;
    };
    Some(failure(
        InputAdmissionFailureKind::AdmissionRejected,
        message,
    ))
}

fn failure(kind: InputAdmissionFailureKind, message: String) -> InputAdmissionFailureView {
    InputAdmissionFailureView { kind, message }
}
