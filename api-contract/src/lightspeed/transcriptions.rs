//! Transcriptions: speech to text without a session.

use crate::lightspeed::access::Attribution;
use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{BlobRef, ID_PATTERN, MAX_ID_BYTES};
use crate::lightspeed::model::{ModelConfig, ModelDefaultSlot, check_slot};
use crate::validate::{At, Violations};
use crate::{contract, wire, wire_string};

/// Transcriptions: speech to text without a session.
///
/// A transcription is started on a stored blob and works by itself. Read it until its status is
/// `succeeded`, `failed`, `cancelled` or `expired`: it then stays as it is.
#[contract]
pub trait Transcriptions {
    /// Start a transcription, or return the one started under its key
    ///
    /// A caller's `idempotencyKey` names one transcription: a repeat answers its present state, and a
    /// repeat with other content is rejected. Without `model` the universe's default for speech to
    /// text is used; `model_default_unset` tells that there is none. A blob that is not stored is an
    /// invalid request.
    #[method("transcriptions/start", scope = universe, action = "use_resource",
             group = "transcriptions", role = contributor, retry = with_id("idempotencyKey"),
             errors = [audio_blob_too_large, model_default_unset, rejected],
             example = r#"{"idempotencyKey": "standup-2026-03-02",
                 "audio": {"blobRef":
                     "sha256:32a4e0537af98815ca2100be89c88d5ceb3bd835d6b8bfc97986148df94f18e0",
                     "mime": "audio/ogg", "name": "standup.ogg"},
                 "model": {"providerId": "openai", "apiKind": "openai:audio-transcriptions",
                     "model": "gpt-4o-transcribe"},
                 "language": "en", "prompt": "A meeting about the release of Acorn 1.2."}"#)]
    fn transcriptions_start(
        &mut self,
        params: TranscriptionStartParams,
    ) -> Result<TranscriptionResponse, AgentApiError>;

    /// Read the status and the text of a transcription
    ///
    /// A caller that acts on behalf of an actor only finds that actor's transcriptions.
    #[method("transcriptions/read", scope = universe, action = "read", group = "transcriptions",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"transcriptionId": "transcription_5f0c2a9be1d34c0f8a7744d1b2e6c390"}"#)]
    fn transcriptions_read(
        &mut self,
        params: TranscriptionReadParams,
    ) -> Result<TranscriptionResponse, AgentApiError>;

    /// Cancel a transcription
    ///
    /// One that has ended stays as it is, so a repeat changes nothing; the answer shows how it ended.
    #[method("transcriptions/cancel", scope = universe, action = "use_resource",
             group = "transcriptions", role = contributor, retry = always, errors = [not_found],
             example = r#"{"transcriptionId": "transcription_5f0c2a9be1d34c0f8a7744d1b2e6c390"}"#)]
    fn transcriptions_cancel(
        &mut self,
        params: TranscriptionCancelParams,
    ) -> Result<TranscriptionResponse, AgentApiError>;
}

wire_string! {
    /// Names a transcription within its universe. The server makes it.
    pub struct TranscriptionId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// Recorded speech.
#[wire(deny_unknown)]
pub struct TranscriptionAudio {
    /// The recording.
    pub blob_ref: BlobRef,
    /// Its media type, such as `audio/ogg`: 1 to 128 bytes.
    #[wire(length(1, 128))]
    pub mime: String,
    /// A file name for it: 1 to 256 bytes.
    #[wire(length(1, 256))]
    pub name: String,
}

/// A transcription to start.
#[wire(deny_unknown, validate = check_model_of_transcription)]
pub struct TranscriptionStartParams {
    /// The caller's name for the transcription, by which a repeat finds it: 1 to 200 bytes.
    #[wire(length(1, 200))]
    pub idempotency_key: String,
    /// What to write down.
    pub audio: TranscriptionAudio,
    /// The model that listens; its api kind must be one for speech to text. Absent means the
    /// universe's default.
    #[wire(optional)]
    pub model: Option<ModelConfig>,
    /// The language that is spoken, in the provider's own word, such as `en`: 1 to 32 bytes. Absent
    /// lets the model find out.
    #[wire(optional, length(1, 32))]
    pub language: Option<String>,
    /// What the speech is about, with its unusual words: at most 8192 bytes.
    #[wire(optional, length(max = 8192))]
    pub prompt: Option<String>,
}

fn check_model_of_transcription(
    value: &TranscriptionStartParams,
    at: &At<'_>,
    found: &mut Violations,
) {
    if let Some(model) = &value.model {
        check_slot(
            model,
            ModelDefaultSlot::SpeechToText,
            &at.member("model"),
            found,
        );
    }
}

/// The transcription to read.
#[wire(deny_unknown)]
pub struct TranscriptionReadParams {
    /// The transcription.
    pub transcription_id: TranscriptionId,
}

/// The transcription to cancel.
#[wire(deny_unknown)]
pub struct TranscriptionCancelParams {
    /// The transcription.
    pub transcription_id: TranscriptionId,
}

/// A transcription after the call.
#[wire]
pub struct TranscriptionResponse {
    /// The transcription.
    pub transcription: TranscriptionView,
}

/// A transcription and what came of it.
#[wire]
pub struct TranscriptionView {
    /// The transcription.
    pub transcription_id: TranscriptionId,
    /// Who started it.
    pub created_by: Attribution,
    /// What is written down.
    pub audio: TranscriptionAudio,
    /// The model that listens.
    pub model: ModelConfig,
    /// How far it is.
    pub status: TranscriptionStatus,
    /// When it was started, in Unix milliseconds.
    pub created_at_ms: u64,
    /// The blob with the whole text; null until it has succeeded.
    #[wire(nullable)]
    pub transcript_ref: Option<BlobRef>,
    /// The text; null until it has succeeded.
    #[wire(nullable)]
    pub text: Option<String>,
    /// Why it failed; null when it did not.
    #[wire(nullable)]
    pub failure: Option<TranscriptionFailure>,
}

/// How far a transcription is.
#[wire(open)]
pub enum TranscriptionStatus {
    /// It waits.
    Pending,
    /// The model listens.
    Running,
    /// The text is there.
    Succeeded,
    /// There will be no text.
    Failed,
    /// It was cancelled before it ended.
    Cancelled,
    /// It took so long that it was given up.
    Expired,
}

/// Why a transcription failed.
#[wire]
pub struct TranscriptionFailure {
    /// What went wrong, for programs.
    pub kind: TranscriptionFailureKind,
    /// What went wrong, for people; never to be parsed.
    pub message: String,
}

/// What went wrong with a transcription.
#[wire(open)]
pub enum TranscriptionFailureKind {
    /// The blob is no recording that can be used.
    InvalidAudio,
    /// The model or its credential is not set up properly.
    Configuration,
    /// The model's provider failed.
    Provider,
    /// It took too long.
    Timeout,
    /// The server failed.
    Internal,
}
