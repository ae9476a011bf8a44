//! The context of a session: what the model sees at its next turn.

mod append;
mod compact;
mod display;
mod entry;
mod keys;
mod remove;

pub use append::{
    ContextAppendEntry, ContextAppendParams, ContextAppendResponse, ContextAppendResult,
    ContextAppendStatus, InputAdmissionFailureKind, InputAdmissionFailureView,
};
pub use compact::{ContextCompactParams, ContextCompactResponse};
pub use display::{ProviderContextDisplayView, ToolCallDisplayGroup, ToolCallDisplayView};
pub use entry::{
    CitationView, ContextEntryInputView, ContextEntryKindView, ContextEntrySourceView,
    ContextEntryView, MessageRole, TokenEstimateQuality, TokenEstimateView,
};
pub use remove::{
    ContextRemoveParams, ContextRemoveResponse, ContextRemoveResult, ContextRemoveStatus,
};

use crate::lightspeed::error::AgentApiError;
use crate::{contract, wire};

/// The context of a session, edited by an application.
///
/// Entries are put under keys of the application's choice, so that they can be replaced and taken
/// out again, and so that a repeated call changes nothing. Input of runs is no part of this: it
/// enters the context by itself.
#[contract]
pub trait Context {
    /// Put entries into a session's context
    ///
    /// Each entry is judged for itself: one that fails does not keep the others out. A key that is
    /// there already is replaced; with the same content nothing happens. Each entry that is applied
    /// raises the context's revision by one. The session must be open. While a run is at work, the
    /// call may wait for the end of its turn.
    #[method("session/context/append", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id,
             retry = with_id("entries"),
             errors = [not_found, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2", "entries": [{"key": "style.house",
                 "item": {"type": "text", "text": "Write in British English."}}]}"#)]
    fn session_context_append(
        &mut self,
        params: ContextAppendParams,
    ) -> Result<ContextAppendResponse, AgentApiError>;

    /// Take entries out of a session's context
    ///
    /// A key that is not there is reported as absent. Each key that is removed raises the context's
    /// revision by one. Keys of the server's own are invalid, but instructions may be removed. The
    /// session must be open. While a run is at work, the call may wait for the end of its turn.
    #[method("session/context/remove", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2", "keys": ["style.house"]}"#)]
    fn session_context_remove(
        &mut self,
        params: ContextRemoveParams,
    ) -> Result<ContextRemoveResponse, AgentApiError>;

    /// Condense a session's context, and wait for it
    ///
    /// The session must be open, without a run at work or in the queue, and its configuration must
    /// have the compaction mode `providerStandalone`. Its events tell what was put in the place of
    /// what.
    #[method("session/context/compact", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = reconcile,
             errors = [not_found, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_context_compact(
        &mut self,
        params: ContextCompactParams,
    ) -> Result<ContextCompactResponse, AgentApiError>;
}

/// Longest text a server puts inline into a view, in bytes of UTF-8.
///
/// It applies to entry texts and to the arguments and output of tool calls; the whole text stays
/// available as a blob.
pub const MAX_INLINE_TEXT_BYTES: usize = 4096;

/// The entries a session would send to its model now, at one revision.
#[wire]
pub struct ContextView {
    /// Grows by one with each change of the context.
    pub revision: u64,
    /// The entries in the order the model reads them.
    #[wire(default)]
    pub entries: Vec<ContextEntryView>,
}
