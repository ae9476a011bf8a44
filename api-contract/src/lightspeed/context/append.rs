//! Putting entries into a context.

use crate::lightspeed::context::ContextEntryInputView;
use crate::lightspeed::context::keys::refuse_repeated;
use crate::lightspeed::ids::{ContextEntryKey, SessionId};
use crate::lightspeed::input::InputItem;
use crate::validate::{At, Violations};
use crate::wire;

/// Entries to put into a session's context.
#[wire(validate = check_keys)]
pub struct ContextAppendParams {
    /// The session. It must be open.
    pub session_id: SessionId,
    /// The entries, in the order the model reads them: 1 to 64, each under a key of its own.
    #[wire(length(1, 64))]
    pub entries: Vec<ContextAppendEntry>,
}

fn check_keys(value: &ContextAppendParams, at: &At<'_>, found: &mut Violations) {
    let keys = value.entries.iter().map(|entry| &entry.key);
    refuse_repeated(keys, &at.member("entries"), found);
}

/// One entry to put into a context.
#[wire(validate = check_text)]
pub struct ContextAppendEntry {
    /// Where it stands: a later entry under the same key takes its place. Under `run`, `runtime` and
    /// what follows them after a dot only the server writes: such an entry fails. So does one under
    /// `instructions`, since instructions come from the profile.
    pub key: ContextEntryKey,
    /// What it is. A text or catalog that is blank is invalid.
    pub item: InputItem,
}

fn check_text(value: &ContextAppendEntry, at: &At<'_>, found: &mut Violations) {
    if let InputItem::Text { text, .. } | InputItem::Catalog { text, .. } = &value.item
        && text.trim().is_empty()
    {
        let at = at.member("item");
        found.push(&at.member("text"), "must not be blank", "a blank text");
    }
}

/// What became of the entries.
#[wire]
pub struct ContextAppendResponse {
    /// The revision of the context after the call.
    pub context_revision: u64,
    /// One result for each entry, in the order of the request.
    pub results: Vec<ContextAppendResult>,
}

/// What became of one entry.
#[wire]
pub struct ContextAppendResult {
    /// The key of the entry.
    pub key: ContextEntryKey,
    /// What became of it.
    pub status: ContextAppendStatus,
    /// The entry as it was accepted; absent when it failed.
    #[wire(optional)]
    pub entry: Option<ContextEntryInputView>,
    /// Why it failed; only with the status `failed`.
    #[wire(optional)]
    pub failure: Option<InputAdmissionFailureView>,
    /// The text of the entry, at most 4096 bytes; absent when it failed or has no readable text.
    #[wire(optional)]
    pub activation_text: Option<String>,
    /// True when `activationText` was cut; the context has all of it.
    #[wire(optional)]
    pub activation_text_truncated: bool,
}

/// What became of an entry to put into a context.
#[wire(open)]
pub enum ContextAppendStatus {
    /// It is in the context now, in the place of an earlier one with its key.
    Applied,
    /// The context has it already, with the same content.
    Unchanged,
    /// It was not taken; `failure` tells why.
    Failed,
}

/// Why an entry was not taken, or could not be removed.
#[wire]
pub struct InputAdmissionFailureView {
    /// What went wrong, for programs.
    pub kind: InputAdmissionFailureKind,
    /// What went wrong, for people.
    pub message: String,
}

/// What kept an entry out.
#[wire(open)]
pub enum InputAdmissionFailureKind {
    /// A file of this type, size or content is not taken.
    UnsupportedMedia,
    /// The file's blob does not exist.
    BlobMissing,
    /// The context does not take it, for example because its key is the server's own.
    AdmissionRejected,
}
