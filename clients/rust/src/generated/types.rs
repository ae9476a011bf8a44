// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! The types of the contract.

#![allow(
    unused_imports,
    clippy::default_trait_access,
    clippy::unreadable_literal,
    reason = "one form for every contract"
)]
#![allow(
    clippy::doc_markdown,
    clippy::large_enum_variant,
    clippy::struct_excessive_bools,
    clippy::trivially_copy_pass_by_ref,
    reason = "sizes, flags and wording are the contract's"
)]

use std::collections::BTreeMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;
pub use super::wire::{Patch, UnlistedVariant};

/// What a call returned: its response, and notifications returned with it. They do not replace
/// the session's event log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AgentApiOutcome<T> {
    /// What the method answered.
    #[serde(rename = "result")]
    pub result: T,
    /// What the server told beside it. May be left out at any time.
    #[serde(rename = "notifications", default, skip_serializing_if = "Vec::is_empty")]
    pub notifications: Vec<AgentNotification>,
}

/// The access which a creator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct AccessInput {
    /// Who shall see the session. Absent means its creator only, until the session is shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Visibility>,
}
super::wire::object!(AccessInput);

/// What a credential reaches: the whole deployment, or one universe of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum AccessScope {
    /// Every universe, and the methods that manage the deployment itself.
    #[serde(rename = "deployment")]
    Deployment {},
    /// One universe and nothing outside it.
    #[serde(rename = "universe")]
    Universe {
        /// The universe.
        #[serde(rename = "universeId")]
        universe_id: String,
    },
}
impl AccessScope {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["deployment", "universe"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Deployment { .. } => "deployment",
            Self::Universe { .. } => "universe",
        }
    }
}
super::wire::tagged_union!(AccessScope, "kind", None);

/// The tools that the model may call now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ActiveToolsView {
    /// The revision of the set, 0 for the first one.
    pub revision: u64,
    /// The tools.
    pub tools: Vec<ToolView>,
}
super::wire::object!(ActiveToolsView);

/// The structured data of a failed call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AgentApiError {
    /// What went wrong, for programs.
    pub kind: AgentApiErrorKind,
    /// The same message as the error's own; for people, never to be parsed.
    pub message: String,
    /// The use that has no default model; only with the kind `model_default_unset`.
    #[serde(
        rename = "modelDefaultSlot",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub model_default_slot: Option<ModelDefaultSlot>,
}
super::wire::object!(AgentApiError);

/// What went wrong, for programs. Newer servers may have kinds that are not listed here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AgentApiErrorKind {
    /// The request breaks a rule; repeating it unchanged fails again.
    InvalidRequest,
    /// The addressed record does not exist, or not in this universe.
    NotFound,
    /// The record exists already, or has another revision than expected.
    Conflict,
    /// State or policy forbids the operation now, e.g. new work for a closed session.
    Rejected,
    /// The credential is missing, malformed, unknown or revoked.
    Unauthenticated,
    /// The credential is known but does not cover this method or header.
    Forbidden,
    /// No model was named and the deployment has no default for this use.
    ModelDefaultUnset,
    /// An audio blob is larger than the deployment transcribes.
    AudioBlobTooLarge,
    /// The session exists but its worker could not be brought up.
    SessionBootstrapFailed,
    /// The environment that the work needs is not ready yet.
    EnvironmentNotReady,
    /// The response would be larger than the deployment sends.
    ResponseTooLarge,
    /// The server failed; whether the operation took effect is unknown.
    Internal,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AgentApiErrorKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::InvalidRequest,
        Self::NotFound,
        Self::Conflict,
        Self::Rejected,
        Self::Unauthenticated,
        Self::Forbidden,
        Self::ModelDefaultUnset,
        Self::AudioBlobTooLarge,
        Self::SessionBootstrapFailed,
        Self::EnvironmentNotReady,
        Self::ResponseTooLarge,
        Self::Internal,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InvalidRequest => "invalid_request",
            Self::NotFound => "not_found",
            Self::Conflict => "conflict",
            Self::Rejected => "rejected",
            Self::Unauthenticated => "unauthenticated",
            Self::Forbidden => "forbidden",
            Self::ModelDefaultUnset => "model_default_unset",
            Self::AudioBlobTooLarge => "audio_blob_too_large",
            Self::SessionBootstrapFailed => "session_bootstrap_failed",
            Self::EnvironmentNotReady => "environment_not_ready",
            Self::ResponseTooLarge => "response_too_large",
            Self::Internal => "internal",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AgentApiErrorKind, open);

/// Something a server tells beside the result of a call.
///
/// Notifications are a convenience and may be left out at any time: the event log is what
/// counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "method", content = "params")]
pub enum AgentNotification {
    /// A session was created.
    #[serde(rename = "session/started")]
    SessionStarted {
        /// The session as it is now.
        session: SessionView,
    },
    /// The status of a session changed.
    #[serde(rename = "session/status/changed")]
    SessionStatusChanged {
        /// The session.
        #[serde(rename = "sessionId")]
        session_id: String,
        /// Its status now.
        status: SessionStatus,
    },
    /// An event was added to the log of a session.
    #[serde(rename = "session/event")]
    SessionEvent {
        /// The event.
        event: SessionEventView,
    },
    /// The agent of a session began with a run.
    #[serde(rename = "session/runs/started")]
    SessionRunsStarted {
        /// The session of the run.
        #[serde(rename = "sessionId")]
        session_id: String,
        /// The run as it is now.
        run: RunView,
    },
    /// A run ended, whichever way.
    #[serde(rename = "session/runs/completed")]
    SessionRunsCompleted {
        /// The session of the run.
        #[serde(rename = "sessionId")]
        session_id: String,
        /// The run as it ended.
        run: RunView,
    },
    /// Something went wrong outside the call that was answered.
    #[serde(rename = "error")]
    Error {
        /// The session concerned; null when it is none in particular.
        #[serde(rename = "sessionId", deserialize_with = "super::wire::nullable")]
        session_id: Option<String>,
        /// What went wrong, for people.
        message: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl AgentNotification {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "session/started",
        "session/status/changed",
        "session/event",
        "session/runs/started",
        "session/runs/completed",
        "error",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::SessionStarted { .. } => "session/started",
            Self::SessionStatusChanged { .. } => "session/status/changed",
            Self::SessionEvent { .. } => "session/event",
            Self::SessionRunsStarted { .. } => "session/runs/started",
            Self::SessionRunsCompleted { .. } => "session/runs/completed",
            Self::Error { .. } => "error",
            Self::Unlisted(unlisted) => {
                unlisted
                    .members
                    .get("method")
                    .and_then(Value::as_str)
                    .unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(AgentNotification, "method", Some("params"), open);

/// A stored profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AgentProfile {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// How sessions work. Its rules are judged when a session uses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfig>,
    /// What the profile is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people, not empty.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What the model is told before everything else; absent keeps the server's own instructions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instructions: Option<ProfileInstructions>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// When sessions are deleted by themselves; absent keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retention: Option<ProfileSessionRetention>,
}
super::wire::object!(AgentProfile);

/// A profile to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AgentProfileInput {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// How sessions work. Its rules are judged when a session uses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfigIn>,
    /// What the profile is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people, not empty.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What the model is told before everything else; absent keeps the server's own instructions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instructions: Option<ProfileInstructions>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// When sessions are deleted by themselves; absent keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retention: Option<ProfileSessionRetention>,
}
super::wire::object!(AgentProfileInput);

/// A profile as a row of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AgentProfileSummary {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// What it is for; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}
super::wire::object!(AgentProfileSummary);

/// Why a decision was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ApprovalDecisionFailure {
    /// The reason, for programs.
    pub kind: ApprovalDecisionFailureKind,
    /// The reason, for people.
    pub message: String,
}
super::wire::object!(ApprovalDecisionFailure);

/// The reason a decision was not taken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ApprovalDecisionFailureKind {
    /// The approval id is malformed.
    InvalidId,
    /// The session has no such approval.
    Unknown,
    /// The approval belongs to another run.
    ForeignRun,
    /// The approval was decided before.
    AlreadyDecided,
    /// The approval was cancelled with its run.
    Cancelled,
    /// An earlier decision of the same request names the same approval.
    Duplicate,
    /// The note is blank or longer than 4096 bytes.
    InvalidNote,
    /// The server refused it for another reason.
    Rejected,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ApprovalDecisionFailureKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::InvalidId,
        Self::Unknown,
        Self::ForeignRun,
        Self::AlreadyDecided,
        Self::Cancelled,
        Self::Duplicate,
        Self::InvalidNote,
        Self::Rejected,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InvalidId => "invalidId",
            Self::Unknown => "unknown",
            Self::ForeignRun => "foreignRun",
            Self::AlreadyDecided => "alreadyDecided",
            Self::Cancelled => "cancelled",
            Self::Duplicate => "duplicate",
            Self::InvalidNote => "invalidNote",
            Self::Rejected => "rejected",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ApprovalDecisionFailureKind, open);

/// One decision about one pending approval.
///
/// A malformed id or note is reported in the result of this decision; it does not fail the
/// request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ApprovalDecisionInput {
    /// The approval, as the run or the `approvalRequested` event names it.
    #[serde(rename = "approvalId")]
    pub approval_id: String,
    /// The decision.
    pub decision: ApprovalDecisionKind,
    /// Reason kept with the decision: not blank, at most 4096 bytes. Absent when none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}
super::wire::object!(ApprovalDecisionInput);

/// What was decided about a tool call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ApprovalDecisionKind {
    /// The call may run.
    Approve,
    /// The call must not run; the model is told so.
    Reject,
}
impl ApprovalDecisionKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Approve, Self::Reject];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Approve => "approve",
            Self::Reject => "reject",
        }
    }
}
super::wire::text_enum!(ApprovalDecisionKind, ["approve", "reject"]);

/// What became of one decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ApprovalDecisionResult {
    /// The approval as the request named it.
    #[serde(rename = "approvalId")]
    pub approval_id: String,
    /// Whether the decision was taken.
    pub status: ApprovalDecisionStatus,
    /// Why it was not; absent when it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<ApprovalDecisionFailure>,
}
super::wire::object!(ApprovalDecisionResult);

/// Whether a decision was taken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ApprovalDecisionStatus {
    /// It was.
    Decided,
    /// It was not; `failure` tells why.
    Failed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ApprovalDecisionStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Decided, Self::Failed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Decided => "decided",
            Self::Failed => "failed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ApprovalDecisionStatus, open);

/// What is to be approved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum ApprovalSubjectView {
    /// A call to a tool of a remote MCP server.
    #[serde(rename = "mcpToolCall")]
    McpToolCall {
        /// The server, as it is registered in the universe.
        #[serde(rename = "serverId")]
        server_id: String,
        /// The server's name for people and for the model.
        #[serde(rename = "serverLabel")]
        server_label: String,
        /// Name of the tool on that server.
        #[serde(rename = "toolName")]
        tool_name: String,
        /// Blob with the whole arguments.
        #[serde(rename = "argumentsRef")]
        arguments_ref: String,
        /// Beginning of the arguments as text.
        #[serde(rename = "argumentsPreview")]
        arguments_preview: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl ApprovalSubjectView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["mcpToolCall"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::McpToolCall { .. } => "mcpToolCall",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("kind").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(ApprovalSubjectView, "kind", None, open);

/// Who did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum Attribution {
    /// The person or service that the caller named.
    #[serde(rename = "actor")]
    Actor {
        /// The name, as the caller sent it.
        id: String,
    },
    /// An API key that named nobody.
    #[serde(rename = "key")]
    Key {
        /// The part of the key that may be shown.
        prefix: String,
    },
    /// The only caller of a server that runs without authentication.
    #[serde(rename = "local")]
    Local,
    /// A part of the server itself.
    #[serde(rename = "internal")]
    Internal {
        /// Which part.
        component: String,
        /// What made it act.
        cause: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl Attribution {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["actor", "key", "local", "internal"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Actor { .. } => "actor",
            Self::Key { .. } => "key",
            Self::Local { .. } => "local",
            Self::Internal { .. } => "internal",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("kind").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(Attribution, "kind", None, open);

/// Whether one blob is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobHasItem {
    /// The blob.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// Whether it is stored.
    pub exists: bool,
}
super::wire::object!(BlobHasItem);

/// The blobs to look for.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobHasParams {
    /// The blobs; none is allowed, and so are repetitions.
    #[serde(rename = "blobRefs", default)]
    pub blob_refs: Vec<String>,
}
super::wire::object!(BlobHasParams);

/// Which blobs are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobHasResponse {
    /// One item for each reference of the request, in its order.
    pub blobs: Vec<BlobHasItem>,
}
super::wire::object!(BlobHasResponse);

/// One blob to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobPutInput {
    /// The bytes in standard base64 with padding; none is allowed.
    #[serde(rename = "bytesBase64")]
    pub bytes_base64: String,
}
super::wire::object!(BlobPutInput);

/// Blobs to store.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobPutParams {
    /// The blobs; none is allowed.
    #[serde(default)]
    pub blobs: Vec<BlobPutInput>,
}
super::wire::object!(BlobPutParams);

/// The blobs that were stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobPutResponse {
    /// One item for each blob of the request, in its order.
    pub blobs: Vec<BlobPutResult>,
}
super::wire::object!(BlobPutResponse);

/// One blob that was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobPutResult {
    /// The blob.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// Its size in bytes.
    pub bytes: u64,
}
super::wire::object!(BlobPutResult);

/// The blob to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobReadParams {
    /// The blob.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
}
super::wire::object!(BlobReadParams);

/// A blob and its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BlobReadResponse {
    /// The blob.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// The bytes in standard base64 with padding.
    #[serde(rename = "bytesBase64")]
    pub bytes_base64: String,
    /// Its size in bytes, before base64.
    pub bytes: u64,
}
super::wire::object!(BlobReadResponse);

/// How a call reaches a workflow that runs already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoundWorkflowToolDispatchInput {
    /// The workflow reads the session's events.
    Pull,
    /// The server sends it the call.
    Push,
}
impl BoundWorkflowToolDispatchInput {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Pull, Self::Push];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pull => "pull",
            Self::Push => "push",
        }
    }
}
super::wire::text_enum!(BoundWorkflowToolDispatchInput, ["pull", "push"]);

/// What the credential of a call may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct CallerAccess {
    /// The groups of methods that the key was given.
    pub groups: Vec<MethodGroup>,
    /// What the key reaches.
    pub scope: AccessScope,
    /// Whether the server runs for a single caller, without authentication.
    pub single: bool,
    /// The part of the key that may be shown; absent when the call carried no key.
    #[serde(rename = "keyPrefix", default, skip_serializing_if = "Option::is_none")]
    pub key_prefix: Option<String>,
}
super::wire::object!(CallerAccess);

/// A source the model cited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct CitationView {
    /// Address of the source.
    pub url: String,
    /// The passage cited; absent when the provider named only the source.
    #[serde(rename = "citedText", default, skip_serializing_if = "Option::is_none")]
    pub cited_text: Option<String>,
    /// Title of the source; absent when it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}
super::wire::object!(CitationView);

/// What a client understands beyond the stable contract.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ClientCapabilities {
    /// Whether the client wants members that may still change.
    #[serde(rename = "experimentalApi", default)]
    pub experimental_api: bool,
}
super::wire::object!(ClientCapabilities);

/// The client's name and version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ClientInfo {
    /// The program's name.
    pub name: String,
    /// Its version, in the program's own numbering.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}
super::wire::object!(ClientInfo);

/// When and how older entries are condensed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "mode")]
pub enum CompactionPolicy {
    /// Never.
    #[serde(rename = "disabled")]
    Disabled,
    /// The provider condenses by itself in the middle of a generation.
    #[serde(rename = "providerTriggered")]
    ProviderTriggered {
        /// Condense from this many tokens on; absent leaves it to the provider.
        #[serde(
            rename = "compactThresholdTokens",
            alias = "compact_threshold_tokens",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        compact_threshold_tokens: Option<u32>,
    },
    /// The server asks the provider to condense, between turns or when told to.
    #[serde(rename = "providerStandalone")]
    ProviderStandalone {
        /// Condense from this many tokens on; absent leaves it to the server.
        #[serde(
            rename = "compactThresholdTokens",
            alias = "compact_threshold_tokens",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        compact_threshold_tokens: Option<u32>,
        /// The size to aim for, in tokens; absent leaves it to the provider.
        #[serde(
            rename = "targetTokens",
            alias = "target_tokens",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        target_tokens: Option<u32>,
    },
}
impl CompactionPolicy {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "disabled",
        "providerTriggered",
        "providerStandalone",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Disabled { .. } => "disabled",
            Self::ProviderTriggered { .. } => "providerTriggered",
            Self::ProviderStandalone { .. } => "providerStandalone",
        }
    }
}
super::wire::tagged_union!(CompactionPolicy, "mode", None);

/// Points at stored content and says how to read its bytes.
///
/// `blobs/read` of `contentRef` returns the bytes. They need not be plain text: model output
/// can be JSON in the provider's own form, or media.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContentRefView {
    /// The blob that holds the content.
    #[serde(rename = "contentRef")]
    pub content_ref: String,
    /// Media type of the bytes; null when it is not known.
    #[serde(rename = "mediaType", deserialize_with = "super::wire::nullable")]
    pub media_type: Option<String>,
    /// Name of the provider's own format; null when the bytes are not in one.
    #[serde(rename = "providerKind", deserialize_with = "super::wire::nullable")]
    pub provider_kind: Option<String>,
    /// Handle by which the agent addresses this media in its tools; absent for other content.
    #[serde(rename = "mediaHandle", default, skip_serializing_if = "Option::is_none")]
    pub media_handle: Option<String>,
}
super::wire::object!(ContentRefView);

/// How a compaction ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextCompactionStatusView {
    /// The context is shorter now.
    Succeeded,
    /// The context is as it was.
    Failed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextCompactionStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Succeeded, Self::Failed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextCompactionStatusView, open);

/// What set off a compaction.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextCompactionTriggerView {
    /// A client asked for it.
    Manual,
    /// The context grew beyond the threshold of the policy.
    HighWatermark,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextCompactionTriggerView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Manual, Self::HighWatermark];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Manual => "manual",
            Self::HighWatermark => "highWatermark",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextCompactionTriggerView, open);

/// How the conversation is kept within the model's window.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextConfig {
    /// When and how older entries are condensed. Absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub compaction: Option<CompactionPolicy>,
}
super::wire::object!(ContextConfig);

/// Input that was accepted but is not yet an entry of the context.
///
/// It has no id and no text: both come with the event that applies it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextEntryInputView {
    /// What the entry will be to the model.
    pub kind: ContextEntryKindView,
    /// The stored content.
    pub content: ContentRefView,
    /// Label of where the input came from; absent when none was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// Short extract for lists; absent when the content has no readable text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preview: Option<String>,
    /// Blob that records where the input came from; absent when none was given.
    #[serde(rename = "provenanceRef", default, skip_serializing_if = "Option::is_none")]
    pub provenance_ref: Option<String>,
    /// Size in tokens; absent when it was not measured.
    #[serde(rename = "tokenEstimate", default, skip_serializing_if = "Option::is_none")]
    pub token_estimate: Option<TokenEstimateView>,
}
super::wire::object!(ContextEntryInputView);

/// What a context entry is to the model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum ContextEntryKindView {
    /// A turn of the conversation.
    #[serde(rename = "message")]
    Message {
        /// Who speaks.
        role: MessageRole,
    },
    /// Standing instructions for the agent.
    #[serde(rename = "instructions")]
    Instructions,
    /// A titled list the agent can consult.
    #[serde(rename = "catalog")]
    Catalog {
        /// Heading of the list.
        title: String,
    },
    /// The model asks for a tool.
    #[serde(rename = "toolCall")]
    ToolCall {
        /// Identifies the call; the result carries the same id.
        #[serde(rename = "callId")]
        call_id: String,
        /// Name of the tool as the model knows it.
        name: String,
    },
    /// What a tool call returned.
    #[serde(rename = "toolResult")]
    ToolResult {
        /// The call this answers.
        #[serde(rename = "callId")]
        call_id: String,
        /// True when the tool failed and the content tells why.
        #[serde(rename = "isError")]
        is_error: bool,
    },
    /// Reasoning the provider hands back to itself at the next turn.
    #[serde(rename = "reasoningState")]
    ReasoningState,
    /// An item only the provider understands.
    #[serde(rename = "providerOpaque")]
    ProviderOpaque,
    /// A person's answer to an approval request for a remote tool.
    #[serde(rename = "mcpApprovalResponse")]
    McpApprovalResponse {
        /// True when the call was approved.
        approve: bool,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl ContextEntryKindView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "message",
        "instructions",
        "catalog",
        "toolCall",
        "toolResult",
        "reasoningState",
        "providerOpaque",
        "mcpApprovalResponse",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Message { .. } => "message",
            Self::Instructions { .. } => "instructions",
            Self::Catalog { .. } => "catalog",
            Self::ToolCall { .. } => "toolCall",
            Self::ToolResult { .. } => "toolResult",
            Self::ReasoningState { .. } => "reasoningState",
            Self::ProviderOpaque { .. } => "providerOpaque",
            Self::McpApprovalResponse { .. } => "mcpApprovalResponse",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(ContextEntryKindView, "type", None, open);

/// What put an entry into the context.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum ContextEntrySourceView {
    /// A client changed the context outside a run.
    #[serde(rename = "contextEdit")]
    ContextEdit,
    /// The input of a run.
    #[serde(rename = "runInput")]
    RunInput {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// Position of the item in the accepted input, from 0.
        #[serde(rename = "inputIndex")]
        input_index: u32,
    },
    /// Input added to a run that was already active.
    #[serde(rename = "steering")]
    Steering {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The steering request.
        #[serde(rename = "steeringId")]
        steering_id: String,
        /// Position of the item in that request, from 0.
        #[serde(rename = "inputIndex")]
        input_index: u32,
    },
    /// The model wrote it.
    #[serde(rename = "assistantOutput")]
    AssistantOutput {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn in which it was generated.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// Somebody decided about a pending approval.
    #[serde(rename = "approvalDecision")]
    ApprovalDecision {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The approval that was decided.
        #[serde(rename = "approvalId")]
        approval_id: String,
    },
    /// A tool call or its result.
    #[serde(rename = "tool")]
    Tool {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn that asked for the tool.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch the call ran in; absent for tools the provider ran itself.
        #[serde(rename = "batchId", default, skip_serializing_if = "Option::is_none")]
        batch_id: Option<String>,
    },
    /// Reasoning the model wrote beside its answer.
    #[serde(rename = "reasoning")]
    Reasoning {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn in which it was generated.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// The server itself added it.
    #[serde(rename = "runtime")]
    Runtime {
        /// Which part of the server, as a short word.
        label: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl ContextEntrySourceView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "contextEdit",
        "runInput",
        "steering",
        "assistantOutput",
        "approvalDecision",
        "tool",
        "reasoning",
        "runtime",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::ContextEdit { .. } => "contextEdit",
            Self::RunInput { .. } => "runInput",
            Self::Steering { .. } => "steering",
            Self::AssistantOutput { .. } => "assistantOutput",
            Self::ApprovalDecision { .. } => "approvalDecision",
            Self::Tool { .. } => "tool",
            Self::Reasoning { .. } => "reasoning",
            Self::Runtime { .. } => "runtime",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(ContextEntrySourceView, "type", None, open);

/// An entry of a session's context.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextEntryView {
    /// Identifies the entry in its session; never reused.
    pub id: String,
    /// What the entry is to the model.
    pub kind: ContextEntryKindView,
    /// The stored content, which stands above `text` and `preview`.
    pub content: ContentRefView,
    /// Sources the model cited in this text.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub citations: Option<Vec<CitationView>>,
    /// How to show an item that only the provider can read; absent for other entries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<ProviderContextDisplayView>,
    /// Key under which the entry can be replaced or removed; absent for entries without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Label of where the input came from; absent when none was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// Short extract for lists; absent when the content has no readable text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preview: Option<String>,
    /// Blob that records where the input came from; absent when none was given.
    #[serde(rename = "provenanceRef", default, skip_serializing_if = "Option::is_none")]
    pub provenance_ref: Option<String>,
    /// The model provider's own id of the item; absent when it gave none.
    #[serde(rename = "providerItemId", default, skip_serializing_if = "Option::is_none")]
    pub provider_item_id: Option<String>,
    /// What put the entry into the context; absent when it was not recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<ContextEntrySourceView>,
    /// The later entry that took this one's place; absent while it is current.
    #[serde(rename = "supersededBy", default, skip_serializing_if = "Option::is_none")]
    pub superseded_by: Option<String>,
    /// The earlier entry this one takes the place of; absent when it replaces none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supersedes: Option<String>,
    /// Readable text, at most 4096 bytes; absent when the content has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// True when `text` was cut; the blob holds all of it.
    #[serde(
        rename = "textTruncated",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub text_truncated: Option<bool>,
    /// Size of the entry in tokens; absent when it was not measured.
    #[serde(rename = "tokenEstimate", default, skip_serializing_if = "Option::is_none")]
    pub token_estimate: Option<TokenEstimateView>,
}
super::wire::object!(ContextEntryView);

/// Why entries were taken out of the context.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextRemovalReasonView {
    /// They no longer fit.
    Pruned,
    /// The provider put a shorter form in their place.
    ProviderCompacted,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextRemovalReasonView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Pruned, Self::ProviderCompacted];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pruned => "pruned",
            Self::ProviderCompacted => "providerCompacted",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextRemovalReasonView, open);

/// Why the whole context was replaced.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextReplacementReasonView {
    /// Older entries no longer fit.
    Pruned,
    /// The session's compaction policy changed.
    PolicyChanged,
    /// The provider returned a shorter form of it.
    ProviderCompacted,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextReplacementReasonView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Pruned,
        Self::PolicyChanged,
        Self::ProviderCompacted,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pruned => "pruned",
            Self::PolicyChanged => "policyChanged",
            Self::ProviderCompacted => "providerCompacted",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextReplacementReasonView, open);

/// The entries a session would send to its model now, at one revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextView {
    /// Grows by one with each change of the context.
    pub revision: u64,
    /// The entries in the order the model reads them.
    pub entries: Vec<ContextEntryView>,
}
super::wire::object!(ContextView);

/// What an agent may do in an environment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentAccess {
    /// Look at files.
    Read,
    /// Change files.
    Edit,
    /// Run commands.
    Exec,
    /// Leave jobs running.
    Jobs,
}
impl EnvironmentAccess {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Read, Self::Edit, Self::Exec, Self::Jobs];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Edit => "edit",
            Self::Exec => "exec",
            Self::Jobs => "jobs",
        }
    }
}
super::wire::text_enum!(EnvironmentAccess, ["read", "edit", "exec", "jobs"]);

/// An environment that the agent may use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentAttachment {
    /// What the agent may do in it.
    pub access: EnvironmentAccess,
    /// Make it the active one at the start.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub default: Option<bool>,
    /// The environment; absent when it is inherited.
    #[serde(rename = "environmentId", default, skip_serializing_if = "Option::is_none")]
    pub environment_id: Option<String>,
    /// Use the environment of the agent that called this one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub inherit: Option<bool>,
    /// The directory in which commands start; absent leaves it to the environment.
    #[serde(
        rename = "workingDirectory",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub working_directory: Option<String>,
}
super::wire::object!(EnvironmentAttachment);

/// The environment daemon that goes with a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentDaemonInfo {
    /// The daemon's version.
    pub version: String,
    /// The commit it was built from, 40 hex digits.
    #[serde(rename = "gitSha")]
    pub git_sha: String,
    /// The version of the protocol between server and daemon.
    #[serde(rename = "protocolVersion")]
    pub protocol_version: u32,
    /// The platforms for which the server offers the daemon.
    pub targets: Vec<String>,
}
super::wire::object!(EnvironmentDaemonInfo);

/// Take instructions from an environment.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentPromptsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(EnvironmentPromptsConfig);

/// Take skills from an environment.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentSkillsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(EnvironmentSkillsConfig);

/// Machines to run commands on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentsFeature {
    /// The version of this form.
    pub version: u32,
    /// Whether the agent itself may choose among the attached environments.
    pub selection: bool,
    /// The environments that the agent may use.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub environments: Option<Vec<EnvironmentAttachment>>,
    /// Take instructions from the active environment. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompts: Option<EnvironmentPromptsConfig>,
    /// Take skills from the active environment. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<EnvironmentSkillsConfig>,
}
super::wire::object!(EnvironmentsFeature);

/// Machines to run commands on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct EnvironmentsFeatureIn {
    /// The environments that the agent may use.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub environments: Option<Vec<EnvironmentAttachment>>,
    /// Take instructions from the active environment. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompts: Option<EnvironmentPromptsConfig>,
    /// Whether the agent itself may choose among the attached environments.
    #[serde(default)]
    pub selection: bool,
    /// Take skills from the active environment. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<EnvironmentSkillsConfig>,
    /// The version of this form.
    #[serde(default = "default_version_of_environments_feature_in")]
    pub version: u32,
}
super::wire::object!(EnvironmentsFeatureIn);
impl Default for EnvironmentsFeatureIn {
    fn default() -> Self {
        Self {
            environments: Default::default(),
            prompts: Default::default(),
            selection: Default::default(),
            skills: Default::default(),
            version: default_version_of_environments_feature_in(),
        }
    }
}
fn default_version_of_environments_feature_in() -> u32 {
    1
}

/// A place in the event log of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EventCursor {
    /// Sequence number of an event, from 1; 0 is the place before the first one.
    pub seq: u64,
}
super::wire::object!(EventCursor);

/// What an event belongs to, so that pages of several runs can be sorted out.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EventJoinsView {
    /// Ties events of one outside operation together; absent when there is none.
    #[serde(rename = "correlationId", default, skip_serializing_if = "Option::is_none")]
    pub correlation_id: Option<String>,
    /// The run; absent when the event belongs to none.
    #[serde(rename = "runId", default, skip_serializing_if = "Option::is_none")]
    pub run_id: Option<String>,
    /// The submission that started the run, be the id the client's or the server's.
    #[serde(rename = "submissionId", default, skip_serializing_if = "Option::is_none")]
    pub submission_id: Option<String>,
    /// The batch of tool calls; absent when the event belongs to none.
    #[serde(rename = "toolBatchId", default, skip_serializing_if = "Option::is_none")]
    pub tool_batch_id: Option<String>,
    /// The tool call; absent when the event belongs to none.
    #[serde(rename = "toolCallId", default, skip_serializing_if = "Option::is_none")]
    pub tool_call_id: Option<String>,
    /// The turn; absent when the event belongs to none.
    #[serde(rename = "turnId", default, skip_serializing_if = "Option::is_none")]
    pub turn_id: Option<String>,
}
super::wire::object!(EventJoinsView);

/// Tells that old events were dropped from the log.
///
/// Events above `requestedAfter` up to and including `retainedAfter` cannot be read any more.
/// Read the session and its runs anew before going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EventLogGap {
    /// The `after` of the request; null when it had none.
    #[serde(rename = "requestedAfter", deserialize_with = "super::wire::nullable")]
    pub requested_after: Option<EventCursor>,
    /// The newest event that was dropped.
    #[serde(rename = "retainedAfter", deserialize_with = "super::wire::nullable")]
    pub retained_after: Option<EventCursor>,
    /// The `after` from which nothing is missing; null for a backward read.
    #[serde(rename = "nextCursor", deserialize_with = "super::wire::nullable")]
    pub next_cursor: Option<EventCursor>,
}
super::wire::object!(EventLogGap);

/// Which way a page of events is taken from the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventReadDirection {
    /// From older to newer, with an optional wait for what comes next.
    Forward,
    /// The window just below a point, to load history. Its events ascend all the same.
    Backward,
}
impl EventReadDirection {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Forward, Self::Backward];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Forward => "forward",
            Self::Backward => "backward",
        }
    }
}
super::wire::text_enum!(EventReadDirection, ["forward", "backward"]);

/// What the agent may use. A feature that is absent is not granted.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct FeaturesConfig {
    /// Machines to run commands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub environments: Option<EnvironmentsFeature>,
    /// Tools of MCP servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mcp: Option<McpFeature>,
    /// Other agents that work for this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subagents: Option<SubagentsFeature>,
    /// Waking up later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timers: Option<TimersFeature>,
    /// Files in workspaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vfs: Option<VfsFeature>,
    /// The public web.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub web: Option<WebFeature>,
}
super::wire::object!(FeaturesConfig);

/// What the agent may use. A feature that is absent is not granted.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct FeaturesConfigIn {
    /// Machines to run commands on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub environments: Option<EnvironmentsFeatureIn>,
    /// Tools of MCP servers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mcp: Option<McpFeatureIn>,
    /// Other agents that work for this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subagents: Option<SubagentsFeatureIn>,
    /// Waking up later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timers: Option<TimersFeatureIn>,
    /// Files in workspaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vfs: Option<VfsFeatureIn>,
    /// The public web.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub web: Option<WebFeatureIn>,
}
super::wire::object!(FeaturesConfigIn);

/// How a model shall generate. What is absent stays as the provider does it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct GenerationConfig {
    /// Most tokens that one generation may write.
    #[serde(
        rename = "maxOutputTokens",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub max_output_tokens: Option<u32>,
    /// Whether the model may call several tools in one turn.
    #[serde(
        rename = "parallelToolUse",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub parallel_tool_use: Option<bool>,
    /// The provider's class of service.
    #[serde(rename = "processingTier", default, skip_serializing_if = "Option::is_none")]
    pub processing_tier: Option<ModelProcessingTier>,
    /// How long the model thinks, in the provider's own word: which words exist depends on the api
    /// kind (`low`, `medium` and `high` always do).
    #[serde(
        rename = "reasoningEffort",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub reasoning_effort: Option<String>,
    /// Whether the model may or must call tools.
    #[serde(rename = "toolChoice", default, skip_serializing_if = "Option::is_none")]
    pub tool_choice: Option<ToolChoice>,
}
super::wire::object!(GenerationConfig);

/// Who the client is and what it understands.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct InitializeParams {
    /// What the client understands beyond the stable contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub capabilities: Option<ClientCapabilities>,
    /// The client's name and version, for the server's records.
    #[serde(rename = "clientInfo", default, skip_serializing_if = "Option::is_none")]
    pub client_info: Option<ClientInfo>,
}
super::wire::object!(InitializeParams);

/// The server's side of the handshake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct InitializeResponse {
    /// The protocol that the server speaks; a client that knows another one should stop here.
    #[serde(rename = "protocolVersion")]
    pub protocol_version: String,
    /// The server's build.
    #[serde(rename = "serverInfo")]
    pub server_info: ServerInfo,
    /// What the server can do.
    pub capabilities: ServerCapabilities,
    /// What the credential of this call may do.
    pub caller: CallerAccess,
}
super::wire::object!(InitializeResponse);

/// What a profile gives to a session: the part that needs no name.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct InlineAgentProfile {
    /// How sessions work. Its rules are judged when a session uses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfigIn>,
    /// What the profile is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people, not empty.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What the model is told before everything else; absent keeps the server's own instructions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instructions: Option<ProfileInstructions>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// When sessions are deleted by themselves; absent keeps them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retention: Option<ProfileSessionRetention>,
}
super::wire::object!(InlineAgentProfile);

/// One piece of input for a run, for steering or for the session context.
///
/// The same shapes come back in the `source` of a run, so this union is closed in both
/// directions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum InputItem {
    /// Text given in place.
    #[serde(rename = "text")]
    Text {
        /// The text. The server trims surrounding white space and drops an item that is blank.
        text: String,
        /// Label of the sender or system the text came from; absent when there is none to show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
        /// Blob that records where the text came from; absent when nothing was recorded.
        #[serde(
            rename = "provenanceRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        provenance_ref: Option<String>,
    },
    /// Text stored before with `blobs/put`.
    #[serde(rename = "textRef")]
    TextRef {
        /// The blob with the UTF-8 text. It is used as it is, without trimming.
        #[serde(rename = "blobRef")]
        blob_ref: String,
        /// Label of the sender or system the text came from; absent when there is none to show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
        /// Blob that records where the text came from; absent when nothing was recorded.
        #[serde(
            rename = "provenanceRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        provenance_ref: Option<String>,
    },
    /// An image, a sound or a document stored before with `blobs/put`.
    #[serde(rename = "media")]
    Media {
        /// The blob with the bytes of the file.
        #[serde(rename = "blobRef")]
        blob_ref: String,
        /// Media type of the bytes, such as `image/png`; parameters are ignored.
        mime: String,
        /// How the model is to take the file. It has to agree with `mime`.
        kind: MediaKind,
        /// File name shown to the model; absent when the file has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Label of the sender or system the file came from; absent when there is none to show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<String>,
    },
    /// A titled list the agent can consult. Only `session/context/append` takes it.
    #[serde(rename = "catalog")]
    Catalog {
        /// Heading of the list.
        title: String,
        /// The list itself, as text.
        text: String,
    },
}
impl InputItem {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["text", "textRef", "media", "catalog"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Text { .. } => "text",
            Self::TextRef { .. } => "textRef",
            Self::Media { .. } => "media",
            Self::Catalog { .. } => "catalog",
        }
    }
}
super::wire::tagged_union!(InputItem, "type", None);

/// Bounds on each run. What is absent is left to the server.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct LimitsConfig {
    /// Most turns of one run in which tools are called.
    #[serde(rename = "maxToolRounds", default, skip_serializing_if = "Option::is_none")]
    pub max_tool_rounds: Option<u32>,
    /// Most turns of one run.
    #[serde(rename = "maxTurns", default, skip_serializing_if = "Option::is_none")]
    pub max_turns: Option<u32>,
}
super::wire::object!(LimitsConfig);

/// Tokens used, as far as the provider told.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct LlmUsageView {
    /// Tokens read and put into the provider's cache.
    #[serde(
        rename = "cacheWriteInputTokens",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub cache_write_input_tokens: Option<u32>,
    /// Tokens read from the provider's cache.
    #[serde(
        rename = "cachedInputTokens",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub cached_input_tokens: Option<u32>,
    /// Tokens read.
    #[serde(rename = "inputTokens", default, skip_serializing_if = "Option::is_none")]
    pub input_tokens: Option<u32>,
    /// Tokens written.
    #[serde(rename = "outputTokens", default, skip_serializing_if = "Option::is_none")]
    pub output_tokens: Option<u32>,
    /// Tokens written while thinking.
    #[serde(
        rename = "reasoningTokens",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub reasoning_tokens: Option<u32>,
    /// Tokens read and written.
    #[serde(rename = "totalTokens", default, skip_serializing_if = "Option::is_none")]
    pub total_tokens: Option<u32>,
}
super::wire::object!(LlmUsageView);

/// The workflow tools of a managed session, fixed at its start. It has a lifecycle controller,
/// or at least one tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ManagedSessionWorkflowToolsInput {
    /// The version of this form.
    pub version: u32,
    /// The tools.
    pub tools: Vec<WorkflowToolDeclarationInput>,
    /// The workflow that is told when the session's runs end; absent for none.
    #[serde(
        rename = "lifecycleController",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub lifecycle_controller: Option<WorkflowEndpointInput>,
}
super::wire::object!(ManagedSessionWorkflowToolsInput);

/// Tools of MCP servers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpFeature {
    /// The version of this form.
    pub version: u32,
    /// The servers.
    pub servers: Vec<McpServerAttachment>,
}
super::wire::object!(McpFeature);

/// Tools of MCP servers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct McpFeatureIn {
    /// The servers.
    #[serde(default)]
    pub servers: Vec<McpServerAttachment>,
    /// The version of this form.
    #[serde(default = "default_version_of_mcp_feature_in")]
    pub version: u32,
}
super::wire::object!(McpFeatureIn);
impl Default for McpFeatureIn {
    fn default() -> Self {
        Self {
            servers: Default::default(),
            version: default_version_of_mcp_feature_in(),
        }
    }
}
fn default_version_of_mcp_feature_in() -> u32 {
    1
}

/// An MCP server whose tools the agent may use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerAttachment {
    /// The registered server.
    #[serde(rename = "serverId")]
    pub server_id: String,
    /// The only tools of it to use; absent means all that the server's registration allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tools: Option<Vec<String>>,
}
super::wire::object!(McpServerAttachment);

/// How a media file is presented to the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MediaKind {
    /// A picture: JPEG, PNG, WebP or GIF, at most 10 MiB.
    Image,
    /// A recording: at most 25 MiB and 10 minutes. It is transcribed before the run is accepted.
    Audio,
    /// A PDF of at most 10 MiB, or a UTF-8 text, Markdown, CSV or JSON file of at most 1 MiB.
    Document,
}
impl MediaKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Image, Self::Audio, Self::Document];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Image => "image",
            Self::Audio => "audio",
            Self::Document => "document",
        }
    }
}
super::wire::text_enum!(MediaKind, ["image", "audio", "document"]);

/// Who speaks in a message of the context.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageRole {
    /// The application or the person it speaks for.
    User,
    /// The model.
    Assistant,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl MessageRole {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::User, Self::Assistant];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(MessageRole, open);

/// A set of methods that a key is given or refused together.
///
/// A newer server may tell of groups that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MethodGroup {
    /// Sessions, their runs, context, events and tools; also reading blobs.
    Session,
    /// Storing blobs.
    BlobsPut,
    /// Workspaces and snapshots of files.
    Vfs,
    /// Agent profiles.
    Profiles,
    /// The model catalogue and the model defaults.
    Models,
    /// Speech to text.
    Transcriptions,
    /// Registered MCP servers.
    Mcp,
    /// Environments and the jobs that run in them.
    Environments,
    /// Bots, their triggers and events.
    Bots,
    /// Channel accounts, pairings and conversations.
    Channels,
    /// Handing in messages that arrived on a channel.
    ChannelsInbound,
    /// Credentials of other services: grants, clients, flows and providers.
    Auth,
    /// Taking the secret of a grant out for use.
    AuthLease,
    /// Universes of the deployment.
    DeploymentUniverses,
    /// API keys of the deployment.
    DeploymentApiKeys,
    /// Environment providers and their bindings to universes.
    DeploymentEnvironmentProviders,
    /// Channel accounts across universes.
    DeploymentChannels,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl MethodGroup {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Session,
        Self::BlobsPut,
        Self::Vfs,
        Self::Profiles,
        Self::Models,
        Self::Transcriptions,
        Self::Mcp,
        Self::Environments,
        Self::Bots,
        Self::Channels,
        Self::ChannelsInbound,
        Self::Auth,
        Self::AuthLease,
        Self::DeploymentUniverses,
        Self::DeploymentApiKeys,
        Self::DeploymentEnvironmentProviders,
        Self::DeploymentChannels,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Session => "session",
            Self::BlobsPut => "blobs/put",
            Self::Vfs => "vfs",
            Self::Profiles => "profiles",
            Self::Models => "models",
            Self::Transcriptions => "transcriptions",
            Self::Mcp => "mcp",
            Self::Environments => "environments",
            Self::Bots => "bots",
            Self::Channels => "channels",
            Self::ChannelsInbound => "channels/inbound",
            Self::Auth => "auth",
            Self::AuthLease => "auth/lease",
            Self::DeploymentUniverses => "deployment/universes",
            Self::DeploymentApiKeys => "deployment/api-keys",
            Self::DeploymentEnvironmentProviders => "deployment/environment-providers",
            Self::DeploymentChannels => "deployment/channels",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(MethodGroup, open);

/// The model that generates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelConfig {
    /// The provider that serves the model, 1 to 512 bytes.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The provider's dialect.
    #[serde(rename = "apiKind")]
    pub api_kind: String,
    /// The model's name, as the provider knows it, 1 to 512 bytes.
    pub model: String,
}
super::wire::object!(ModelConfig);

/// A use for which a universe can have a default model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModelDefaultSlot {
    /// Runs of sessions that name no model.
    AgentRun,
    /// Transcriptions that name no model.
    SpeechToText,
}
impl ModelDefaultSlot {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::AgentRun, Self::SpeechToText];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AgentRun => "agentRun",
            Self::SpeechToText => "speechToText",
        }
    }
}
super::wire::text_enum!(ModelDefaultSlot, ["agentRun", "speechToText"]);

/// A provider's class of service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModelProcessingTier {
    /// The usual price and speed.
    Standard,
    /// Faster and dearer.
    Fast,
    /// Slower and cheaper.
    Flex,
}
impl ModelProcessingTier {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Standard, Self::Fast, Self::Flex];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Standard => "standard",
            Self::Fast => "fast",
            Self::Flex => "flex",
        }
    }
}
super::wire::text_enum!(ModelProcessingTier, ["standard", "fast", "flex"]);

/// A tool call that waits for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct PendingApprovalView {
    /// Names the approval in `session/runs/approvals/decide`.
    #[serde(rename = "approvalId")]
    pub approval_id: String,
    /// When the run began to wait for it, in Unix milliseconds.
    #[serde(rename = "requestedAtMs")]
    pub requested_at_ms: u64,
    /// What is to be approved.
    pub subject: ApprovalSubjectView,
}
super::wire::object!(PendingApprovalView);

/// A profile to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileCreateParams {
    /// The profile.
    pub profile: AgentProfileInput,
}
super::wire::object!(ProfileCreateParams);

/// The profile that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileCreateResponse {
    /// The profile.
    pub profile: AgentProfile,
}
super::wire::object!(ProfileCreateResponse);

/// The profile to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileDeleteParams {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
}
super::wire::object!(ProfileDeleteParams);

/// The profile that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileDeleteResponse {
    /// The profile as it was.
    pub profile: AgentProfile,
}
super::wire::object!(ProfileDeleteResponse);

/// Names an agent profile within its universe: 1 to 128 bytes, chosen by the client.
pub type ProfileId = String;

/// What the model of a session is told before everything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum ProfileInstructions {
    /// A text.
    #[serde(rename = "text")]
    Text {
        /// The text, not empty.
        text: String,
    },
    /// A text in a blob.
    #[serde(rename = "textRef")]
    TextRef {
        /// The blob.
        #[serde(rename = "blobRef")]
        blob_ref: String,
    },
}
impl ProfileInstructions {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["text", "textRef"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Text { .. } => "text",
            Self::TextRef { .. } => "textRef",
        }
    }
}
super::wire::tagged_union!(ProfileInstructions, "type", None);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileListParams {}
super::wire::object!(ProfileListParams);

/// All profiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileListResponse {
    /// The profiles, the one updated last first.
    pub profiles: Vec<AgentProfileSummary>,
}
super::wire::object!(ProfileListResponse);

/// A profile to create or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfilePutParams {
    /// The whole profile.
    pub profile: AgentProfileInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(ProfilePutParams);

/// The profile that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfilePutResponse {
    /// The profile.
    pub profile: AgentProfile,
}
super::wire::object!(ProfilePutResponse);

/// The profile to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileReadParams {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
}
super::wire::object!(ProfileReadParams);

/// The profile that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileReadResponse {
    /// The profile.
    pub profile: AgentProfile,
}
super::wire::object!(ProfileReadResponse);

/// When the sessions of a profile are deleted by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileSessionRetention {
    /// The time between closing and deletion, in milliseconds.
    #[serde(rename = "deleteAfterCloseMs")]
    pub delete_after_close_ms: u64,
}
super::wire::object!(ProfileSessionRetention);

/// The profile that a session starts from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum ProfileSource {
    /// A stored one.
    #[serde(rename = "named")]
    Named {
        /// The profile.
        #[serde(rename = "profileId", alias = "profile_id")]
        profile_id: ProfileId,
    },
    /// One that is written out here and stored nowhere.
    #[serde(rename = "inline")]
    Inline {
        /// The profile.
        profile: InlineAgentProfile,
    },
}
impl ProfileSource {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["named", "inline"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Named { .. } => "named",
            Self::Inline { .. } => "inline",
        }
    }
}
super::wire::tagged_union!(ProfileSource, "kind", None);

/// What will settle a promise.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PromiseSourceView {
    /// The end of a run, for instance of a subagent.
    Run,
    /// A point in time.
    Timer,
    /// Another durable workflow.
    Workflow,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl PromiseSourceView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Run, Self::Timer, Self::Workflow];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Run => "run",
            Self::Timer => "timer",
            Self::Workflow => "workflow",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(PromiseSourceView, open);

/// How to show an item that ran at the model provider, such as its own web search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProviderContextDisplayView {
    /// The call in words.
    pub summary: ToolCallDisplayView,
    /// Name of the provider's tool.
    #[serde(rename = "toolName")]
    pub tool_name: String,
    /// How far the call got.
    pub status: ToolItemStatus,
    /// True when the provider reported a failure.
    #[serde(rename = "isError")]
    pub is_error: bool,
    /// Arguments as text, at most 4096 bytes; absent when the provider hides them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<String>,
    /// What went wrong; absent when nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// Output as text, at most 4096 bytes; absent when the provider hides it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
}
super::wire::object!(ProviderContextDisplayView);

/// Who runs a tool of the model's provider.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProviderNativeToolExecutionView {
    /// The provider.
    ProviderHosted,
    /// The server, on the provider's request.
    ClientEffect,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ProviderNativeToolExecutionView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::ProviderHosted, Self::ClientEffect];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ProviderHosted => "providerHosted",
            Self::ClientEffect => "clientEffect",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ProviderNativeToolExecutionView, open);

/// Whether calls of an MCP server's tools wait for a human's yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemoteMcpApprovalPolicy {
    /// They do not.
    Never,
    /// Each of them does.
    Always,
}
impl RemoteMcpApprovalPolicy {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Never, Self::Always];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Never => "never",
            Self::Always => "always",
        }
    }
}
super::wire::text_enum!(RemoteMcpApprovalPolicy, ["never", "always"]);

/// Who sees a thing and who made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ResourceAccessSummary {
    /// Who sees it.
    pub visibility: Visibility,
    /// Who made it; absent when that was not recorded.
    #[serde(rename = "createdBy", default, skip_serializing_if = "Option::is_none")]
    pub created_by: Option<Attribution>,
}
super::wire::object!(ResourceAccessSummary);

/// What an accepted run was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum RunAcceptedSourceView {
    /// Input that came with the request.
    #[serde(rename = "input")]
    Input {
        /// The accepted input in order. Ids and texts follow with `contextEntriesApplied`.
        entries: Vec<ContextEntryInputView>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl RunAcceptedSourceView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["input"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Input { .. } => "input",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(RunAcceptedSourceView, "type", None, open);

/// Decisions about tool calls the active run waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunApprovalsDecideParams {
    /// The session of the run.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The run, which has to be the active one.
    #[serde(rename = "runId")]
    pub run_id: String,
    /// The decisions, 1 to 64, taken in this order.
    pub decisions: Vec<ApprovalDecisionInput>,
}
super::wire::object!(RunApprovalsDecideParams);

/// What became of the decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunApprovalsDecideResponse {
    /// One result per decision, in the order of the request.
    pub results: Vec<ApprovalDecisionResult>,
    /// The run after the decisions.
    pub run: RunView,
}
super::wire::object!(RunApprovalsDecideResponse);

/// Names the run to cancel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunCancelParams {
    /// The session of the run.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The run.
    #[serde(rename = "runId")]
    pub run_id: String,
}
super::wire::object!(RunCancelParams);

/// The run after the request to cancel it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunCancelResponse {
    /// The run as it is now: `cancelling`, or ended already.
    pub run: RunView,
}
super::wire::object!(RunCancelResponse);

/// Why a run failed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RunFailureKindView {
    /// The model provider refused, or kept failing until the retries were used up.
    ModelFailure,
    /// A tool failed in a way the run could not go on from.
    ToolFailure,
    /// The context could not be built or did not fit the model.
    ContextFailure,
    /// The run reached its limit of turns or tool rounds.
    LimitExceeded,
    /// The work was cancelled from within.
    Cancelled,
    /// The server itself failed.
    Internal,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl RunFailureKindView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::ModelFailure,
        Self::ToolFailure,
        Self::ContextFailure,
        Self::LimitExceeded,
        Self::Cancelled,
        Self::Internal,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ModelFailure => "model_failure",
            Self::ToolFailure => "tool_failure",
            Self::ContextFailure => "context_failure",
            Self::LimitExceeded => "limit_exceeded",
            Self::Cancelled => "cancelled",
            Self::Internal => "internal",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(RunFailureKindView, open);

/// Bounds on the work of one run. A run that reaches one fails with `limit_exceeded`.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunLimitsConfig {
    /// Most rounds of tool calls; absent keeps the session's bound.
    #[serde(rename = "maxToolRounds", default, skip_serializing_if = "Option::is_none")]
    pub max_tool_rounds: Option<u32>,
    /// Most turns of the model; absent keeps the session's bound.
    #[serde(rename = "maxTurns", default, skip_serializing_if = "Option::is_none")]
    pub max_turns: Option<u32>,
}
super::wire::object!(RunLimitsConfig);

/// Selects a page of run summaries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunListParams {
    /// The session whose runs are listed.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Only runs older than this one; absent starts at the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most summaries on the page: at least 1, by default 20, and more than 100 counts as 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}
super::wire::object!(RunListParams);

/// A page of run summaries, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunListResponse {
    /// The summaries.
    pub runs: Vec<RunSummaryView>,
    /// True when there are runs older than this page.
    #[serde(rename = "hasOlderRuns")]
    pub has_older_runs: bool,
    /// Cursor of the next older page; absent on the last one.
    #[serde(rename = "nextCursor", default, skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
}
super::wire::object!(RunListResponse);

/// Names the run to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunReadParams {
    /// The session of the run.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The run.
    #[serde(rename = "runId")]
    pub run_id: String,
}
super::wire::object!(RunReadParams);

/// One run in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunReadResponse {
    /// The run as it is now.
    pub run: RunView,
}
super::wire::object!(RunReadResponse);

/// Settings that hold for one run instead of the session's.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunStartConfig {
    /// How the model generates.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generation: Option<GenerationConfig>,
    /// How long the run may go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RunLimitsConfig>,
    /// Another model of the same API kind as the session's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelConfig>,
}
super::wire::object!(RunStartConfig);

/// A task for the agent of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunStartParams {
    /// The session that is to work on it. It has to be open.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// What the agent is given.
    pub source: RunStartSource,
    /// Settings for this run only; absent members keep those of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<RunStartConfig>,
    /// Tell the session's lifecycle controller when the run ends. Refused for a session without
    /// one.
    #[serde(
        rename = "notifyOnTerminal",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub notify_on_terminal: Option<RunTerminalNotificationInput>,
    /// The application's own id for this submission, which makes a retry safe. Absent: every
    /// request makes a new run.
    #[serde(rename = "submissionId", default, skip_serializing_if = "Option::is_none")]
    pub submission_id: Option<String>,
}
super::wire::object!(RunStartParams);

/// The run that was accepted, or the one accepted before under the same submission id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunStartResponse {
    /// The run as it is now.
    pub run: RunView,
}
super::wire::object!(RunStartResponse);

/// Where the input of a new run comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum RunStartSource {
    /// Input given with the request.
    #[serde(rename = "input")]
    Input {
        /// The items in the order the agent reads them. Refused when all of them are blank.
        items: Vec<InputItem>,
    },
}
impl RunStartSource {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["input"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Input { .. } => "input",
        }
    }
}
super::wire::tagged_union!(RunStartSource, "type", None);

/// Where a run stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RunStatus {
    /// Waits for earlier runs of its session.
    Queued,
    /// The agent works on it.
    Running,
    /// Waits for a decision about a tool call.
    Parked,
    /// Was asked to stop and has not ended yet.
    Cancelling,
    /// Ended with its task done.
    Completed,
    /// Ended with an error; the `runFailed` event tells which.
    Failed,
    /// Ended because it was cancelled.
    Cancelled,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl RunStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Queued,
        Self::Running,
        Self::Parked,
        Self::Cancelling,
        Self::Completed,
        Self::Failed,
        Self::Cancelled,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Parked => "parked",
            Self::Cancelling => "cancelling",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(RunStatus, open);

/// More input for an active run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunSteerParams {
    /// The session of the run.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The run, which has to be running or parked.
    #[serde(rename = "runId")]
    pub run_id: String,
    /// The items in the order the agent reads them, at least one. Refused when all are blank.
    pub items: Vec<InputItem>,
}
super::wire::object!(RunSteerParams);

/// The steering that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunSteerResponse {
    /// Identifies this steering in events and context entries.
    #[serde(rename = "steeringId")]
    pub steering_id: String,
    /// The run as it is now.
    pub run: RunView,
}
super::wire::object!(RunSteerResponse);

/// What a run was given, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum RunSummarySourceView {
    /// Input that came with the request.
    #[serde(rename = "input")]
    Input {
        /// The first item's content; absent when it was not stored as a blob.
        #[serde(rename = "contentRef", default, skip_serializing_if = "Option::is_none")]
        content_ref: Option<String>,
        /// Beginning of the text; absent when the input has no text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        preview: Option<String>,
        /// True when `preview` was cut.
        #[serde(
            rename = "previewTruncated",
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        preview_truncated: Option<bool>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl RunSummarySourceView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["input"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Input { .. } => "input",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(RunSummarySourceView, "type", None, open);

/// One run as a row of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunSummaryView {
    /// Identifies the run in its session.
    pub id: String,
    /// Where the run stands.
    pub status: RunStatus,
    /// When the run was accepted, in Unix milliseconds.
    #[serde(rename = "acceptedAtMs")]
    pub accepted_at_ms: u64,
    /// What the agent was given, in short.
    pub source: RunSummarySourceView,
    /// When the run ended, in Unix milliseconds; absent while it has not.
    #[serde(rename = "completedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub completed_at_ms: Option<u64>,
    /// Tool calls that wait for a decision.
    #[serde(
        rename = "pendingApprovals",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub pending_approvals: Option<Vec<PendingApprovalView>>,
    /// When the agent began, in Unix milliseconds; absent while the run is queued.
    #[serde(rename = "startedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub started_at_ms: Option<u64>,
    /// Tokens used by all turns together; absent when nothing was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<LlmUsageView>,
}
super::wire::object!(RunSummaryView);

/// Asks for a message to the lifecycle controller when the run ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct RunTerminalNotificationInput {
    /// Handed back as it is, so the controller knows its own run again: 1 to 512 bytes.
    pub token: String,
}
super::wire::object!(RunTerminalNotificationInput);

/// One run in full.
///
/// It carries no error text: the `runFailed` event of the session's log does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct RunView {
    /// Identifies the run in its session: `run_1` is the first one accepted.
    pub id: String,
    /// Where the run stands.
    pub status: RunStatus,
    /// What the agent was given.
    pub source: RunViewSource,
    /// Context entries of this run, in order.
    pub entries: Vec<ContextEntryView>,
    /// When the run ended, in Unix milliseconds; absent while it has not.
    #[serde(rename = "completedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub completed_at_ms: Option<u64>,
    /// The authoritative output; absent until the run is completed, or when it made none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<ContentRefView>,
    /// The whole visible text of the final answer; absent when there is no text output.
    #[serde(rename = "outputText", default, skip_serializing_if = "Option::is_none")]
    pub output_text: Option<String>,
    /// Tool calls that wait for a decision.
    #[serde(
        rename = "pendingApprovals",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub pending_approvals: Option<Vec<PendingApprovalView>>,
    /// When the agent began, in Unix milliseconds; absent while the run is queued.
    #[serde(rename = "startedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub started_at_ms: Option<u64>,
    /// Tool calls of this run, grouped as the model asked for them.
    #[serde(
        rename = "toolBatches",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub tool_batches: Option<Vec<ToolBatchView>>,
    /// Tokens used by all turns together; absent when nothing was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<LlmUsageView>,
}
super::wire::object!(RunView);

/// What a run was given, as the server stored it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum RunViewSource {
    /// Input that came with the request.
    #[serde(rename = "input")]
    Input {
        /// The accepted items: text is trimmed, and a reference to text comes back as text.
        items: Vec<InputItem>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl RunViewSource {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["input"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Input { .. } => "input",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(RunViewSource, "type", None, open);

/// What a server can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ServerCapabilities {
    /// Whether answers may carry notifications.
    pub notifications: bool,
    /// Whether past runs and entries can be read.
    #[serde(rename = "historyRead")]
    pub history_read: bool,
    /// Whether a session's events can be read as a log.
    #[serde(rename = "eventLog")]
    pub event_log: bool,
    /// Whether the server runs tools on the machine it runs on.
    #[serde(rename = "localExecution")]
    pub local_execution: bool,
}
super::wire::object!(ServerCapabilities);

/// The server's build.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ServerInfo {
    /// The program's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The commit it was built from, 40 hex digits.
    #[serde(rename = "gitSha")]
    pub git_sha: String,
    /// The environment daemon that goes with this server.
    pub envd: EnvironmentDaemonInfo,
}
super::wire::object!(ServerInfo);

/// Whether a session has work.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionActivity {
    /// It has none.
    Idle,
    /// A run is at work or in the queue.
    Working,
    /// The run at work waits for an answer from outside.
    Waiting,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionActivity {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Idle, Self::Working, Self::Waiting];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Idle => "idle",
            Self::Working => "working",
            Self::Waiting => "waiting",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionActivity, open);

/// The session to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionCloseParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Cancel the runs that are left instead of refusing.
    #[serde(default)]
    pub force: bool,
}
super::wire::object!(SessionCloseParams);

/// The session after it was closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionCloseResponse {
    /// The session.
    pub session: SessionMutationView,
}
super::wire::object!(SessionCloseResponse);

/// How a session works.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionConfig {
    /// How the conversation is kept within the model's window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub context: Option<ContextConfig>,
    /// What the agent may use. A feature that is absent is not granted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<FeaturesConfig>,
    /// How the model generates; a run may override it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generation: Option<GenerationConfig>,
    /// Bounds on each run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<LimitsConfig>,
    /// The model. Absent means the universe's default at creation, and the current one at a put.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelConfig>,
}
super::wire::object!(SessionConfig);

/// How a session works.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SessionConfigIn {
    /// How the conversation is kept within the model's window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub context: Option<ContextConfig>,
    /// What the agent may use. A feature that is absent is not granted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub features: Option<FeaturesConfigIn>,
    /// How the model generates; a run may override it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub generation: Option<GenerationConfig>,
    /// Bounds on each run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<LimitsConfig>,
    /// The model. Absent means the universe's default at creation, and the current one at a put.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelConfig>,
}
super::wire::object!(SessionConfigIn);

/// A configuration to put in the place of a session's present one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionConfigPutParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The whole new configuration.
    pub config: SessionConfigIn,
    /// The revision that the new document was made from; any other one is a conflict. Absent
    /// replaces whatever is there.
    #[serde(
        rename = "expectedConfigRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_config_revision: Option<u64>,
}
super::wire::object!(SessionConfigPutParams);

/// The session after its configuration was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionConfigPutResponse {
    /// The session.
    pub session: SessionMutationView,
}
super::wire::object!(SessionConfigPutResponse);

/// The session to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionDeleteParams {
    /// The session. It must be closed.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Delete the sessions below it too, which must be closed as well.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub cascade: Option<bool>,
}
super::wire::object!(SessionDeleteParams);

/// What was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionDeleteResponse {
    /// The session as it was.
    pub session: SessionSummaryView,
    /// How many sessions are gone, this one included.
    #[serde(rename = "deletedSessionCount")]
    pub deleted_session_count: u64,
}
super::wire::object!(SessionDeleteResponse);

/// What happened in a session.
///
/// New kinds appear over time: a reader skips those it does not know and goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum SessionEventKindView {
    /// The session was created. Always the first event.
    #[serde(rename = "sessionOpened")]
    SessionOpened {
        /// The model of the session; null when it has none.
        #[serde(deserialize_with = "super::wire::nullable")]
        model: Option<ModelConfig>,
    },
    /// The configuration of the session was replaced.
    #[serde(rename = "sessionConfigChanged")]
    SessionConfigChanged {
        /// The model of the session now; null when it has none.
        #[serde(deserialize_with = "super::wire::nullable")]
        model: Option<ModelConfig>,
        /// Revision of the configuration now.
        revision: u64,
    },
    /// A managed session got its workflow tools.
    #[serde(rename = "workflowToolsConfigured")]
    WorkflowToolsConfigured {
        /// Kind of the workflow that controls the session; null when none does.
        #[serde(
            rename = "lifecycleControllerWorkflowKind",
            deserialize_with = "super::wire::nullable"
        )]
        lifecycle_controller_workflow_kind: Option<String>,
        /// Fingerprint of the declaration the session was made with.
        #[serde(rename = "creationFingerprint")]
        creation_fingerprint: String,
        /// The tools, in the order of the declaration.
        #[serde(rename = "toolIds")]
        tool_ids: Vec<String>,
    },
    /// The server bound one of its own tools to a workflow.
    #[serde(rename = "systemWorkflowToolConfigured")]
    SystemWorkflowToolConfigured {
        /// The tool.
        #[serde(rename = "toolId")]
        tool_id: String,
        /// Fingerprint of the tool and its receiver.
        #[serde(rename = "bindingFingerprint")]
        binding_fingerprint: String,
    },
    /// A tool call was written out for a workflow that already runs.
    #[serde(rename = "workflowToolEmitted")]
    WorkflowToolEmitted {
        /// Identifies this invocation of the tool.
        #[serde(rename = "invocationId")]
        invocation_id: String,
        /// The tool that was called.
        #[serde(rename = "toolId")]
        tool_id: String,
        /// What the call means to the receiver, as the tool declares it.
        #[serde(rename = "semanticType")]
        semantic_type: String,
        /// Revision of the tool's declaration.
        #[serde(rename = "schemaRevision")]
        schema_revision: u32,
        /// Fingerprint of the tool and its receiver at the time of the call.
        #[serde(rename = "bindingFingerprint")]
        binding_fingerprint: String,
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn that asked for it.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch the call is in.
        #[serde(rename = "batchId")]
        batch_id: String,
        /// The tool call.
        #[serde(rename = "callId")]
        call_id: String,
        /// Blob with the whole arguments.
        #[serde(rename = "argumentsRef")]
        arguments_ref: String,
        /// Promises that complete the call, by key; absent when it needs none.
        #[serde(
            rename = "completionPromises",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        completion_promises: Option<BTreeMap<String, String>>,
    },
    /// A call could not be handed to its workflow.
    #[serde(rename = "workflowToolDeliveryFailed")]
    WorkflowToolDeliveryFailed {
        /// The invocation that could not be delivered.
        #[serde(rename = "invocationId")]
        invocation_id: String,
        /// Blob with the reason.
        #[serde(rename = "errorRef")]
        error_ref: String,
    },
    /// A tool call asked for a new workflow.
    #[serde(rename = "workflowToolStartRequested")]
    WorkflowToolStartRequested {
        /// Identifies this invocation of the tool.
        #[serde(rename = "invocationId")]
        invocation_id: String,
        /// The tool that was called.
        #[serde(rename = "toolId")]
        tool_id: String,
        /// What the call means to the receiver, as the tool declares it.
        #[serde(rename = "semanticType")]
        semantic_type: String,
        /// Revision of the tool's declaration.
        #[serde(rename = "schemaRevision")]
        schema_revision: u32,
        /// Fingerprint of the tool and its receiver at the time of the call.
        #[serde(rename = "bindingFingerprint")]
        binding_fingerprint: String,
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn that asked for it.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch the call is in.
        #[serde(rename = "batchId")]
        batch_id: String,
        /// The tool call.
        #[serde(rename = "callId")]
        call_id: String,
        /// Blob with the whole arguments.
        #[serde(rename = "argumentsRef")]
        arguments_ref: String,
        /// Identifies the execution that is to be started.
        #[serde(rename = "executionId")]
        execution_id: String,
        /// Promises that complete the call, by key.
        #[serde(rename = "completionPromises")]
        completion_promises: BTreeMap<String, String>,
    },
    /// The workflow a call asked for could not be started.
    #[serde(rename = "workflowToolStartFailed")]
    WorkflowToolStartFailed {
        /// The invocation that asked for it.
        #[serde(rename = "invocationId")]
        invocation_id: String,
        /// Blob with the reason.
        #[serde(rename = "errorRef")]
        error_ref: String,
    },
    /// The session was closed. Nothing follows.
    #[serde(rename = "sessionClosed")]
    SessionClosed,
    /// A run was stored. It may have to wait for others.
    #[serde(rename = "runAccepted")]
    RunAccepted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The submission it came from, be the id the client's or the server's.
        #[serde(rename = "submissionId", deserialize_with = "super::wire::nullable")]
        submission_id: Option<String>,
        /// What the agent was given.
        source: RunAcceptedSourceView,
        /// Who asked for it; absent when it was not recorded.
        #[serde(
            rename = "requestedBy",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        requested_by: Option<Attribution>,
    },
    /// The agent began with the run.
    #[serde(rename = "runStarted")]
    RunStarted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
    },
    /// More input for an active run was stored; the next turn uses it.
    #[serde(rename = "runSteeringAccepted")]
    RunSteeringAccepted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// Identifies this steering.
        #[serde(rename = "steeringId")]
        steering_id: String,
        /// The accepted input in order.
        input: Vec<ContextEntryInputView>,
        /// Who asked for it; absent when it was not recorded.
        #[serde(
            rename = "requestedBy",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        requested_by: Option<Attribution>,
    },
    /// An active run was asked to stop.
    #[serde(rename = "runCancellationRequested")]
    RunCancellationRequested {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// Who asked for it; absent when it was not recorded.
        #[serde(
            rename = "requestedBy",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        requested_by: Option<Attribution>,
    },
    /// A tool call needs somebody's decision.
    #[serde(rename = "approvalRequested")]
    ApprovalRequested {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// Names the approval in `session/runs/approvals/decide`.
        #[serde(rename = "approvalId")]
        approval_id: String,
        /// What is to be approved.
        subject: ApprovalSubjectView,
    },
    /// The run waits until no approval is pending.
    #[serde(rename = "approvalRunParked")]
    ApprovalRunParked {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
    },
    /// Somebody decided about a tool call.
    #[serde(rename = "approvalDecided")]
    ApprovalDecided {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The approval.
        #[serde(rename = "approvalId")]
        approval_id: String,
        /// The decision.
        decision: ApprovalDecisionKind,
        /// Who decided; absent when it was not recorded.
        #[serde(rename = "decidedBy", default, skip_serializing_if = "Option::is_none")]
        decided_by: Option<Attribution>,
        /// Reason given with it; absent when there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// An approval is no longer needed, because its run was cancelled.
    #[serde(rename = "approvalCancelled")]
    ApprovalCancelled {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The approval.
        #[serde(rename = "approvalId")]
        approval_id: String,
    },
    /// A run ended with its task done.
    #[serde(rename = "runCompleted")]
    RunCompleted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The authoritative output; null when the run made none.
        #[serde(deserialize_with = "super::wire::nullable")]
        output: Option<ContentRefView>,
    },
    /// A run ended with an error.
    #[serde(rename = "runFailed")]
    RunFailed {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The reason, for programs.
        kind: RunFailureKindView,
        /// The reason, for people.
        message: String,
    },
    /// A run ended because it was cancelled, queued ones without having started.
    #[serde(rename = "runCancelled")]
    RunCancelled {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// Who asked for it; absent when it was not recorded.
        #[serde(
            rename = "requestedBy",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        requested_by: Option<Attribution>,
    },
    /// The agent waits for something outside the run.
    #[serde(rename = "promiseCreated")]
    PromiseCreated {
        /// Identifies the promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
        /// What will settle it.
        source: PromiseSourceView,
    },
    /// A promise was kept.
    #[serde(rename = "promiseResolved")]
    PromiseResolved {
        /// The promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
        /// Blob with the value; null when there is none.
        #[serde(rename = "payloadRef", deserialize_with = "super::wire::nullable")]
        payload_ref: Option<String>,
    },
    /// A promise ended with an error.
    #[serde(rename = "promiseFailed")]
    PromiseFailed {
        /// The promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
        /// Blob with the reason; null when there is none.
        #[serde(rename = "errorRef", deserialize_with = "super::wire::nullable")]
        error_ref: Option<String>,
    },
    /// A promise was withdrawn.
    #[serde(rename = "promiseCancelled")]
    PromiseCancelled {
        /// The promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
    },
    /// Nothing in the session waits for a promise any more.
    #[serde(rename = "promiseDetached")]
    PromiseDetached {
        /// The promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
    },
    /// A turn of the model began.
    #[serde(rename = "turnStarted")]
    TurnStarted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// The context and tools of a turn were settled.
    #[serde(rename = "turnPlanned")]
    TurnPlanned {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// The model was called.
    #[serde(rename = "turnGenerationRequested")]
    TurnGenerationRequested {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// A turn was stopped before its end.
    #[serde(rename = "turnCancelled")]
    TurnCancelled {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// The call to the model ended.
    #[serde(rename = "turnGenerationCompleted")]
    TurnGenerationCompleted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// How it ended.
        status: TurnGenerationStatusView,
        /// Tokens used by this turn; absent when nothing was reported.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        usage: Option<LlmUsageView>,
    },
    /// A turn ended. The run is named in the joins only.
    #[serde(rename = "turnCompleted")]
    TurnCompleted {
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
    },
    /// Entries were added to the context, or replaced under their keys.
    #[serde(rename = "contextEntriesApplied")]
    ContextEntriesApplied {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The entries in order.
        entries: Vec<ContextEntryView>,
    },
    /// Entries left the context.
    #[serde(rename = "contextEntriesRemoved")]
    ContextEntriesRemoved {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The entries that left.
        #[serde(rename = "entryIds")]
        entry_ids: Vec<String>,
        /// Why they left.
        reason: ContextRemovalReasonView,
    },
    /// A client removed entries by their keys.
    #[serde(rename = "contextKeysRemoved")]
    ContextKeysRemoved {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The keys that were removed.
        keys: Vec<String>,
    },
    /// All entries whose key begins with a prefix were replaced.
    #[serde(rename = "contextKeyPrefixReplaced")]
    ContextKeyPrefixReplaced {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The prefix.
        #[serde(rename = "keyPrefix")]
        key_prefix: String,
        /// The entries that stand there now.
        entries: Vec<ContextEntryView>,
    },
    /// The whole context was replaced.
    #[serde(rename = "contextStateReplaced")]
    ContextStateReplaced {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// All entries the context has now.
        entries: Vec<ContextEntryView>,
        /// Why it was replaced.
        reason: ContextReplacementReasonView,
    },
    /// The context is to be made shorter.
    #[serde(rename = "contextCompactionRequested")]
    ContextCompactionRequested {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// What set it off.
        trigger: ContextCompactionTriggerView,
    },
    /// A compaction ended.
    #[serde(rename = "contextCompactionFinished")]
    ContextCompactionFinished {
        /// Revision of the context before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// How it ended.
        status: ContextCompactionStatusView,
        /// Blob with the reason of a failure; absent when there was none.
        #[serde(rename = "failureRef", default, skip_serializing_if = "Option::is_none")]
        failure_ref: Option<String>,
    },
    /// The list of skills the agent knows changed.
    #[serde(rename = "skillCatalogSet")]
    SkillCatalogSet {
        /// Blob with the list; null when there are no skills.
        #[serde(rename = "catalogRef", deserialize_with = "super::wire::nullable")]
        catalog_ref: Option<String>,
    },
    /// The tool set was replaced as a whole.
    #[serde(rename = "toolsReplaced")]
    ToolsReplaced {
        /// Revision of the tool set before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the tool set after the change.
        revision: u64,
    },
    /// Single tools were added, changed or removed.
    #[serde(rename = "toolsPatched")]
    ToolsPatched {
        /// Revision of the tool set before the change.
        #[serde(rename = "baseRevision")]
        base_revision: u64,
        /// Revision of the tool set after the change.
        revision: u64,
        /// Ids of tools that were added or changed.
        upserted: Vec<String>,
        /// Ids of tools that were removed.
        removed: Vec<String>,
    },
    /// The agent works in another environment now, or in none.
    #[serde(rename = "activeEnvironmentChanged")]
    ActiveEnvironmentChanged {
        /// The environment; null when there is none.
        #[serde(rename = "environmentId", deserialize_with = "super::wire::nullable")]
        environment_id: Option<String>,
    },
    /// The tool calls of a turn began.
    #[serde(rename = "toolBatchStarted")]
    ToolBatchStarted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
        /// The calls in the order the model gave them.
        calls: Vec<ToolCallEventView>,
    },
    /// One tool call began.
    #[serde(rename = "toolCallStarted")]
    ToolCallStarted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
        /// The tool call.
        #[serde(rename = "callId")]
        call_id: String,
    },
    /// One tool call ended. Its result follows as a context entry.
    #[serde(rename = "toolCallCompleted")]
    ToolCallCompleted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
        /// The tool call.
        #[serde(rename = "callId")]
        call_id: String,
        /// How it ended.
        status: ToolItemStatus,
        /// True when the model got only a part of the output.
        truncated: bool,
        /// What the call changed.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        effects: Option<Vec<ToolEffectView>>,
        /// Size of the whole output in bytes; absent when it was not measured.
        #[serde(
            rename = "outputBytes",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        output_bytes: Option<u64>,
    },
    /// A batch waits for something outside before it can end.
    #[serde(rename = "toolBatchDeferred")]
    ToolBatchDeferred {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
    },
    /// A batch that waited goes on.
    #[serde(rename = "toolBatchResumed")]
    ToolBatchResumed {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
    },
    /// All tool calls of a batch ended.
    #[serde(rename = "toolBatchCompleted")]
    ToolBatchCompleted {
        /// The run.
        #[serde(rename = "runId")]
        run_id: String,
        /// The turn.
        #[serde(rename = "turnId")]
        turn_id: String,
        /// The batch.
        #[serde(rename = "batchId")]
        batch_id: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl SessionEventKindView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "sessionOpened",
        "sessionConfigChanged",
        "workflowToolsConfigured",
        "systemWorkflowToolConfigured",
        "workflowToolEmitted",
        "workflowToolDeliveryFailed",
        "workflowToolStartRequested",
        "workflowToolStartFailed",
        "sessionClosed",
        "runAccepted",
        "runStarted",
        "runSteeringAccepted",
        "runCancellationRequested",
        "approvalRequested",
        "approvalRunParked",
        "approvalDecided",
        "approvalCancelled",
        "runCompleted",
        "runFailed",
        "runCancelled",
        "promiseCreated",
        "promiseResolved",
        "promiseFailed",
        "promiseCancelled",
        "promiseDetached",
        "turnStarted",
        "turnPlanned",
        "turnGenerationRequested",
        "turnCancelled",
        "turnGenerationCompleted",
        "turnCompleted",
        "contextEntriesApplied",
        "contextEntriesRemoved",
        "contextKeysRemoved",
        "contextKeyPrefixReplaced",
        "contextStateReplaced",
        "contextCompactionRequested",
        "contextCompactionFinished",
        "skillCatalogSet",
        "toolsReplaced",
        "toolsPatched",
        "activeEnvironmentChanged",
        "toolBatchStarted",
        "toolCallStarted",
        "toolCallCompleted",
        "toolBatchDeferred",
        "toolBatchResumed",
        "toolBatchCompleted",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::SessionOpened { .. } => "sessionOpened",
            Self::SessionConfigChanged { .. } => "sessionConfigChanged",
            Self::WorkflowToolsConfigured { .. } => "workflowToolsConfigured",
            Self::SystemWorkflowToolConfigured { .. } => "systemWorkflowToolConfigured",
            Self::WorkflowToolEmitted { .. } => "workflowToolEmitted",
            Self::WorkflowToolDeliveryFailed { .. } => "workflowToolDeliveryFailed",
            Self::WorkflowToolStartRequested { .. } => "workflowToolStartRequested",
            Self::WorkflowToolStartFailed { .. } => "workflowToolStartFailed",
            Self::SessionClosed { .. } => "sessionClosed",
            Self::RunAccepted { .. } => "runAccepted",
            Self::RunStarted { .. } => "runStarted",
            Self::RunSteeringAccepted { .. } => "runSteeringAccepted",
            Self::RunCancellationRequested { .. } => "runCancellationRequested",
            Self::ApprovalRequested { .. } => "approvalRequested",
            Self::ApprovalRunParked { .. } => "approvalRunParked",
            Self::ApprovalDecided { .. } => "approvalDecided",
            Self::ApprovalCancelled { .. } => "approvalCancelled",
            Self::RunCompleted { .. } => "runCompleted",
            Self::RunFailed { .. } => "runFailed",
            Self::RunCancelled { .. } => "runCancelled",
            Self::PromiseCreated { .. } => "promiseCreated",
            Self::PromiseResolved { .. } => "promiseResolved",
            Self::PromiseFailed { .. } => "promiseFailed",
            Self::PromiseCancelled { .. } => "promiseCancelled",
            Self::PromiseDetached { .. } => "promiseDetached",
            Self::TurnStarted { .. } => "turnStarted",
            Self::TurnPlanned { .. } => "turnPlanned",
            Self::TurnGenerationRequested { .. } => "turnGenerationRequested",
            Self::TurnCancelled { .. } => "turnCancelled",
            Self::TurnGenerationCompleted { .. } => "turnGenerationCompleted",
            Self::TurnCompleted { .. } => "turnCompleted",
            Self::ContextEntriesApplied { .. } => "contextEntriesApplied",
            Self::ContextEntriesRemoved { .. } => "contextEntriesRemoved",
            Self::ContextKeysRemoved { .. } => "contextKeysRemoved",
            Self::ContextKeyPrefixReplaced { .. } => "contextKeyPrefixReplaced",
            Self::ContextStateReplaced { .. } => "contextStateReplaced",
            Self::ContextCompactionRequested { .. } => "contextCompactionRequested",
            Self::ContextCompactionFinished { .. } => "contextCompactionFinished",
            Self::SkillCatalogSet { .. } => "skillCatalogSet",
            Self::ToolsReplaced { .. } => "toolsReplaced",
            Self::ToolsPatched { .. } => "toolsPatched",
            Self::ActiveEnvironmentChanged { .. } => "activeEnvironmentChanged",
            Self::ToolBatchStarted { .. } => "toolBatchStarted",
            Self::ToolCallStarted { .. } => "toolCallStarted",
            Self::ToolCallCompleted { .. } => "toolCallCompleted",
            Self::ToolBatchDeferred { .. } => "toolBatchDeferred",
            Self::ToolBatchResumed { .. } => "toolBatchResumed",
            Self::ToolBatchCompleted { .. } => "toolBatchCompleted",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(SessionEventKindView, "type", None, open);

/// One event of a session's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEventView {
    /// Place of the event in the log.
    pub cursor: EventCursor,
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// When the server saw it, in Unix milliseconds; never decreases along the log.
    #[serde(rename = "observedAtMs")]
    pub observed_at_ms: u64,
    /// What the event belongs to; `{}` for events of the session as a whole.
    pub joins: EventJoinsView,
    /// What happened.
    pub kind: SessionEventKindView,
}
super::wire::object!(SessionEventView);

/// Selects a page of events.
///
/// `before` belongs to backward reads; `after` and `waitMs` belong to forward ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEventsReadParams {
    /// The session whose log is read.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Forward only: events above this one. Absent or 0 starts at the oldest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<EventCursor>,
    /// Backward only: events below this one, which is at least 1. Absent starts at the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<EventCursor>,
    /// Which way to read; absent means forward.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub direction: Option<EventReadDirection>,
    /// Most events on the page, 1 to 512; 128 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Forward only: milliseconds to wait when there is nothing above `after`. Absent or 0 answers
    /// at once; more than 30,000 counts as 30,000.
    #[serde(rename = "waitMs", default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u64>,
}
super::wire::object!(SessionEventsReadParams);

/// A page of events and where to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEventsReadResponse {
    /// The events, ascending by sequence number, at most `limit`.
    pub events: Vec<SessionEventView>,
    /// True when nothing more lay in this direction at the time of the read. It does not mean that
    /// the session is closed.
    pub complete: bool,
    /// Events that are no longer held; absent when none are missing from what was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gap: Option<EventLogGap>,
    /// The newest event at the time of the read. Never continue a forward read from it, except as
    /// the `after` of a stream that follows a backward page.
    #[serde(rename = "headCursor", default, skip_serializing_if = "Option::is_none")]
    pub head_cursor: Option<EventCursor>,
    /// Forward: the last event of the page, the next `after`; absent on an empty page, so keep the
    /// old one. Backward: the first event, the next `before`; absent when nothing older is held.
    #[serde(rename = "nextCursor", default, skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<EventCursor>,
}
super::wire::object!(SessionEventsReadResponse);

/// Whether a session takes work.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionLifecycleStatus {
    /// It is being made.
    New,
    /// It takes work.
    Open,
    /// It takes none, and never will again.
    Closed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionLifecycleStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::New, Self::Open, Self::Closed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::New => "new",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionLifecycleStatus, open);

/// Which sessions to list. A session must pass every filter that is given.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionListParams {
    /// Only closed sessions, or only those that are not. Absent means both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<bool>,
    /// The `nextCursor` of the page before; absent starts with the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most sessions on the page; absent means 50, and more than 200 counts as 200.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Only sessions with a lifecycle controller, or only those without. Absent means both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub managed: Option<bool>,
    /// Only sessions with these labels. An empty value asks for the key alone.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Only sessions directly below this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parent: Option<String>,
    /// Only sessions of subagents, or only the others. Absent means both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subagent: Option<bool>,
    /// Only these sessions and all below them.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub trees: Option<Vec<String>>,
    /// Only sessions that this actor sees.
    #[serde(rename = "visibleTo", default, skip_serializing_if = "Option::is_none")]
    pub visible_to: Option<String>,
}
super::wire::object!(SessionListParams);

/// One page of sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionListResponse {
    /// The sessions, the one updated last first.
    pub sessions: Vec<SessionSummaryView>,
    /// The `cursor` of the next page; absent at the end. Its text has no meaning for clients.
    #[serde(rename = "nextCursor", default, skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
}
super::wire::object!(SessionListResponse);

/// A session after a change: what a client needs to go on from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionMutationView {
    /// The session.
    pub id: String,
    /// What the session does.
    pub status: SessionStatus,
    /// The revision of the configuration, 0 at first.
    #[serde(rename = "configRevision")]
    pub config_revision: u64,
    /// The revision of the context.
    #[serde(rename = "contextRevision")]
    pub context_revision: u64,
    /// The newest event; reading events after it misses nothing.
    #[serde(rename = "headCursor", default, skip_serializing_if = "Option::is_none")]
    pub head_cursor: Option<EventCursor>,
}
super::wire::object!(SessionMutationView);

/// How a session came about that no client started.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionOriginKind {
    /// An agent called another agent.
    Subagent,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionOriginKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Subagent];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Subagent => "subagent",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionOriginKind, open);

/// Where a session came from that no client started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionOriginView {
    /// How it came about.
    pub kind: SessionOriginKind,
    /// The session that started it.
    #[serde(rename = "parentSessionId")]
    pub parent_session_id: String,
    /// The run that started it.
    #[serde(rename = "parentRunId")]
    pub parent_run_id: String,
    /// The topmost session of the tree.
    #[serde(rename = "rootSessionId")]
    pub root_session_id: String,
    /// How far it is below the topmost session, which has depth 0.
    pub depth: u32,
    /// The call that started it.
    #[serde(rename = "invocationId")]
    pub invocation_id: String,
    /// The agent that works in it.
    pub agent: SubagentAgentPin,
    /// The bounds it works under.
    pub limits: SubagentLimitsView,
}
super::wire::object!(SessionOriginView);

/// The session to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionReadParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Most runs to show; absent means 20, and more than 100 counts as 100.
    #[serde(rename = "runLimit", default, skip_serializing_if = "Option::is_none")]
    pub run_limit: Option<u32>,
}
super::wire::object!(SessionReadParams);

/// A session and its newest runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionReadResponse {
    /// The session.
    pub session: SessionView,
    /// Whether older runs exist than those shown.
    #[serde(rename = "hasOlderRuns")]
    pub has_older_runs: bool,
    /// Where `session/runs/list` goes on; absent when no older runs exist.
    #[serde(rename = "nextRunCursor", default, skip_serializing_if = "Option::is_none")]
    pub next_run_cursor: Option<String>,
}
super::wire::object!(SessionReadResponse);

/// A session and its new name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionRenameParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The name for people; absent clears it, an empty text is kept.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}
super::wire::object!(SessionRenameParams);

/// The session after its name was set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionRenameResponse {
    /// The session.
    pub session: SessionSummaryView,
}
super::wire::object!(SessionRenameResponse);

/// When a session will be deleted by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionRetentionView {
    /// The session whose setting counts: the topmost one of its tree.
    #[serde(rename = "rootSessionId")]
    pub root_session_id: String,
    /// The time between closing and deletion, in milliseconds; absent when it is kept.
    #[serde(
        rename = "deleteAfterCloseMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub delete_after_close_ms: Option<u64>,
    /// When it will be deleted, in Unix milliseconds; absent while that is open.
    #[serde(rename = "deleteAtMs", default, skip_serializing_if = "Option::is_none")]
    pub delete_at_ms: Option<u64>,
}
super::wire::object!(SessionRetentionView);

/// A session to create, or to find again under its id.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SessionStartParams {
    /// Who sees the session. Absent means its creator. Refused for a session that belongs to
    /// another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<AccessInput>,
    /// How the session works. Each section given here replaces the profile's section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfigIn>,
    /// Delete the session this many milliseconds after it closed. Absent takes the profile's time,
    /// null keeps the session until it is deleted by a call.
    #[serde(
        rename = "deleteAfterCloseMs",
        default,
        skip_serializing_if = "Patch::is_absent"
    )]
    pub delete_after_close_ms: Patch<u64>,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the application, by which sessions can be listed.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// The profile to start from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileSource>,
    /// The id to create or find. Absent makes a new session under an id of the server's, so a
    /// repeated call makes another one.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
}
super::wire::object!(SessionStartParams);

/// The session that a start created or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionStartResponse {
    /// The session.
    pub session: SessionMutationView,
}
super::wire::object!(SessionStartResponse);

/// What a session does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionStatus {
    /// The server has not loaded it yet.
    NotLoaded,
    /// No run is at work; some may be in the queue.
    Idle,
    /// A run is at work.
    Active,
    /// It is closed.
    Closed,
    /// It is broken and takes no work.
    Error,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::NotLoaded,
        Self::Idle,
        Self::Active,
        Self::Closed,
        Self::Error,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotLoaded => "notLoaded",
            Self::Idle => "idle",
            Self::Active => "active",
            Self::Closed => "closed",
            Self::Error => "error",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionStatus, open);

/// A session as a row of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionSummaryView {
    /// The session.
    pub id: String,
    /// Whether it takes work.
    #[serde(rename = "lifecycleStatus")]
    pub lifecycle_status: SessionLifecycleStatus,
    /// Whether it has work.
    pub activity: SessionActivity,
    /// When it will be deleted by itself.
    pub retention: SessionRetentionView,
    /// Whether a lifecycle controller stands behind it.
    pub managed: bool,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// When its newest event was added, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: u64,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[serde(rename = "closedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub closed_at_ms: Option<u64>,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Where it came from; absent for a session that a client started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<SessionOriginView>,
}
super::wire::object!(SessionSummaryView);

/// A whole session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionView {
    /// The session.
    pub id: String,
    /// What the session does.
    pub status: SessionStatus,
    /// Whether it has work.
    pub activity: SessionActivity,
    /// When it will be deleted by itself.
    pub retention: SessionRetentionView,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// Whether a lifecycle controller stands behind it.
    pub managed: bool,
    /// The revision of the configuration, 0 at first.
    #[serde(rename = "configRevision")]
    pub config_revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// When its newest event was added, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: u64,
    /// Its newest runs, newest first.
    pub runs: Vec<RunSummaryView>,
    /// What the model sees.
    #[serde(rename = "activeContext")]
    pub active_context: ContextView,
    /// What the model may call.
    #[serde(rename = "activeTools")]
    pub active_tools: ActiveToolsView,
    /// The environment in which commands run; absent when none is chosen.
    #[serde(
        rename = "activeEnvironmentId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub active_environment_id: Option<String>,
    /// The run at work; absent when there is none. A parked run counts as being at work.
    #[serde(rename = "activeRun", default, skip_serializing_if = "Option::is_none")]
    pub active_run: Option<RunSummaryView>,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[serde(rename = "closedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub closed_at_ms: Option<u64>,
    /// How it works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfig>,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The workflow tools with which it was started; absent for an ordinary session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub management: Option<ManagedSessionWorkflowToolsInput>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Where it came from; absent for a session that a client started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<SessionOriginView>,
}
super::wire::object!(SessionView);

/// The profile of a subagent, as it was when the subagent was called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SubagentAgentPin {
    /// The profile.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// Its revision.
    pub revision: u64,
}
super::wire::object!(SubagentAgentPin);

/// An agent which may be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SubagentAgentRef {
    /// The profile that it runs under.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
}
super::wire::object!(SubagentAgentRef);

/// The bounds a subagent works under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SubagentLimitsView {
    /// How deep agents may call agents.
    #[serde(rename = "maxDepth")]
    pub max_depth: u32,
    /// Most sessions below the topmost one, over its whole life.
    #[serde(rename = "maxDescendants")]
    pub max_descendants: u32,
    /// Most of them at work at the same time.
    #[serde(rename = "maxConcurrent")]
    pub max_concurrent: u32,
    /// How long one of them may work, in milliseconds.
    #[serde(rename = "deadlineMs")]
    pub deadline_ms: u64,
}
super::wire::object!(SubagentLimitsView);

/// Other agents that work for this one, each in a session of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SubagentsFeature {
    /// The version of this form.
    pub version: u32,
    /// The agents which may be called.
    pub agents: Vec<SubagentAgentRef>,
    /// How deep agents may call agents.
    #[serde(rename = "maxDepth")]
    pub max_depth: u32,
    /// Most sessions below this one, over its whole life.
    #[serde(rename = "maxDescendants")]
    pub max_descendants: u32,
    /// Most of them at work at the same time.
    #[serde(rename = "maxConcurrent")]
    pub max_concurrent: u32,
    /// How long one of them may work, in milliseconds; 24 hours at most.
    #[serde(rename = "deadlineMs")]
    pub deadline_ms: u64,
}
super::wire::object!(SubagentsFeature);

/// Other agents that work for this one, each in a session of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SubagentsFeatureIn {
    /// The agents which may be called.
    pub agents: Vec<SubagentAgentRef>,
    /// How long one of them may work, in milliseconds; 24 hours at most.
    #[serde(
        rename = "deadlineMs",
        default = "default_deadline_ms_of_subagents_feature_in"
    )]
    pub deadline_ms: u64,
    /// Most of them at work at the same time.
    #[serde(
        rename = "maxConcurrent",
        default = "default_max_concurrent_of_subagents_feature_in"
    )]
    pub max_concurrent: u32,
    /// How deep agents may call agents.
    #[serde(rename = "maxDepth", default = "default_max_depth_of_subagents_feature_in")]
    pub max_depth: u32,
    /// Most sessions below this one, over its whole life.
    #[serde(
        rename = "maxDescendants",
        default = "default_max_descendants_of_subagents_feature_in"
    )]
    pub max_descendants: u32,
    /// The version of this form.
    #[serde(default = "default_version_of_subagents_feature_in")]
    pub version: u32,
}
super::wire::object!(SubagentsFeatureIn);
fn default_deadline_ms_of_subagents_feature_in() -> u64 {
    3600000
}
fn default_max_concurrent_of_subagents_feature_in() -> u32 {
    4
}
fn default_max_depth_of_subagents_feature_in() -> u32 {
    2
}
fn default_max_descendants_of_subagents_feature_in() -> u32 {
    16
}
fn default_version_of_subagents_feature_in() -> u32 {
    1
}

/// Waking up later. It has no settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TimersFeature {
    /// The version of this form.
    pub version: u32,
}
super::wire::object!(TimersFeature);

/// Waking up later. It has no settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct TimersFeatureIn {
    /// The version of this form.
    #[serde(default = "default_version_of_timers_feature_in")]
    pub version: u32,
}
super::wire::object!(TimersFeatureIn);
impl Default for TimersFeatureIn {
    fn default() -> Self {
        Self {
            version: default_version_of_timers_feature_in(),
        }
    }
}
fn default_version_of_timers_feature_in() -> u32 {
    1
}

/// How a token count was made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenEstimateQuality {
    /// Counted with the model's own tokenizer.
    Exact,
    /// Reported by the provider.
    ProviderCounted,
    /// Guessed from the size of the text.
    Estimated,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl TokenEstimateQuality {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Exact,
        Self::ProviderCounted,
        Self::Estimated,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Exact => "exact",
            Self::ProviderCounted => "providerCounted",
            Self::Estimated => "estimated",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(TokenEstimateQuality, open);

/// The size of an entry in tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TokenEstimateView {
    /// Number of tokens.
    pub tokens: u32,
    /// How far the number can be trusted.
    pub quality: TokenEstimateQuality,
}
super::wire::object!(TokenEstimateView);

/// Tool calls one turn of the model asked for together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolBatchView {
    /// Identifies the batch in its session.
    pub id: String,
    /// The turn that asked for the calls.
    #[serde(rename = "turnId")]
    pub turn_id: String,
    /// How far the batch got as a whole.
    pub status: ToolItemStatus,
    /// The calls in the order the model gave them.
    pub calls: Vec<ToolCallView>,
}
super::wire::object!(ToolBatchView);

/// The kind of work a tool call does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToolCallDisplayGroup {
    /// Looks at files or the web.
    Explore,
    /// Changes files.
    Edit,
    /// Runs a command.
    Execute,
    /// Calls a tool of a remote MCP server.
    Mcp,
    /// Works with another agent.
    Agent,
    /// Works with a bot.
    Bot,
    /// Sends or reads messages.
    Message,
    /// Anything else.
    Other,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ToolCallDisplayGroup {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Explore,
        Self::Edit,
        Self::Execute,
        Self::Mcp,
        Self::Agent,
        Self::Bot,
        Self::Message,
        Self::Other,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Explore => "explore",
            Self::Edit => "edit",
            Self::Execute => "execute",
            Self::Mcp => "mcp",
            Self::Agent => "agent",
            Self::Bot => "bot",
            Self::Message => "message",
            Self::Other => "other",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ToolCallDisplayGroup, open);

/// A tool call in words, for a transcript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolCallDisplayView {
    /// The kind of work, for an icon or for folding similar calls together.
    pub group: ToolCallDisplayGroup,
    /// What the tool does, such as `Read`.
    pub verb: String,
    /// A further remark; absent when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// What it does it to, such as a path; absent when there is no one thing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
}
super::wire::object!(ToolCallDisplayView);

/// A tool call as it begins: what the model asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolCallEventView {
    /// The model provider's id of the call.
    #[serde(rename = "callId")]
    pub call_id: String,
    /// Name by which the model called it.
    #[serde(rename = "toolName")]
    pub tool_name: String,
    /// Blob with the whole arguments.
    #[serde(rename = "argumentsRef")]
    pub arguments_ref: String,
    /// Arguments as text, at most 4096 bytes; absent when they are not readable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<String>,
    /// The call in words; absent for tools without a description for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<ToolCallDisplayView>,
    /// The session's tool that is called; absent when the session has none of that name.
    #[serde(rename = "toolId", default, skip_serializing_if = "Option::is_none")]
    pub tool_id: Option<String>,
}
super::wire::object!(ToolCallEventView);

/// A file a tool call handed to the model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolCallMediaView {
    /// Handle by which the agent addresses the file.
    pub handle: String,
    /// Blob with the bytes of the file.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// Media type of the bytes.
    pub mime: String,
    /// How the model took the file.
    pub kind: MediaKind,
    /// File name; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
super::wire::object!(ToolCallMediaView);

/// One tool call and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolCallView {
    /// The model provider's id of the call.
    #[serde(rename = "callId")]
    pub call_id: String,
    /// Name by which the model called it.
    #[serde(rename = "toolName")]
    pub tool_name: String,
    /// Blob with the whole arguments.
    #[serde(rename = "argumentsRef")]
    pub arguments_ref: String,
    /// True when the output tells of a failure.
    #[serde(rename = "isError")]
    pub is_error: bool,
    /// How far the call got.
    pub status: ToolItemStatus,
    /// Arguments as text, at most 4096 bytes; absent when they are not readable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<String>,
    /// When the call ended, in Unix milliseconds; absent while it has not.
    #[serde(rename = "completedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub completed_at_ms: Option<u64>,
    /// The call in words; absent for tools without a description for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display: Option<ToolCallDisplayView>,
    /// Time between begin and end in milliseconds; absent while either is missing.
    #[serde(rename = "durationMs", default, skip_serializing_if = "Option::is_none")]
    pub duration_ms: Option<u64>,
    /// What the call changed.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub effects: Option<Vec<ToolEffectView>>,
    /// Files the call handed to the model.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub media: Option<Vec<ToolCallMediaView>>,
    /// Output as text, at most 4096 bytes; absent until the call ended or when it made none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// When the call began, in Unix milliseconds; absent while it has not.
    #[serde(rename = "startedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub started_at_ms: Option<u64>,
    /// The session's tool that was called; absent when the session has none of that name.
    #[serde(rename = "toolId", default, skip_serializing_if = "Option::is_none")]
    pub tool_id: Option<String>,
}
super::wire::object!(ToolCallView);

/// Whether the model may or must call tools.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum ToolChoice {
    /// The model decides.
    #[serde(rename = "auto")]
    Auto,
    /// It may call none.
    #[serde(rename = "none")]
    None,
    /// It must call at least one.
    #[serde(rename = "requiredAny")]
    RequiredAny,
    /// It must call this one.
    #[serde(rename = "specific")]
    Specific {
        /// The tool.
        #[serde(rename = "toolId")]
        tool_id: String,
    },
}
impl ToolChoice {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "auto",
        "none",
        "requiredAny",
        "specific",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Auto { .. } => "auto",
            Self::None { .. } => "none",
            Self::RequiredAny { .. } => "requiredAny",
            Self::Specific { .. } => "specific",
        }
    }
}
super::wire::tagged_union!(ToolChoice, "type", None);

/// Something a tool call changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolEffectView {
    /// What kind of change, as a word of the tool.
    pub kind: String,
    /// Details of the change; which keys there are depends on `kind`.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub data: Option<BTreeMap<String, String>>,
}
super::wire::object!(ToolEffectView);

/// How far a tool call, or a batch of them, got.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToolItemStatus {
    /// The model asked for it; it has not begun.
    Requested,
    /// It is at work.
    Running,
    /// It ended well.
    Succeeded,
    /// It ended with an error.
    Failed,
    /// It was stopped with its run.
    Cancelled,
    /// The session has no such tool, so it never ran.
    Unavailable,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ToolItemStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Requested,
        Self::Running,
        Self::Succeeded,
        Self::Failed,
        Self::Cancelled,
        Self::Unavailable,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Requested => "requested",
            Self::Running => "running",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unavailable => "unavailable",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ToolItemStatus, open);

/// What a tool is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum ToolKindView {
    /// A tool of the server.
    #[serde(rename = "builtin")]
    Builtin {
        /// Its settings, in a form of its own.
        settings: Value,
    },
    /// A function which the model calls with JSON arguments.
    #[serde(rename = "function")]
    Function {
        /// The JSON Schema of its arguments.
        #[serde(rename = "inputSchemaRef")]
        input_schema_ref: String,
        /// The text that explains it to the model; absent when there is none.
        #[serde(
            rename = "descriptionRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        description_ref: Option<String>,
        /// The JSON Schema of its result; absent when it has none.
        #[serde(
            rename = "outputSchemaRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        output_schema_ref: Option<String>,
        /// Settings only the provider understands; absent when there are none.
        #[serde(
            rename = "providerOptionsRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        provider_options_ref: Option<String>,
        /// Whether the provider holds the model to the schema; absent leaves it to the provider.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strict: Option<bool>,
    },
    /// A tool of the model's provider.
    #[serde(rename = "providerNative")]
    ProviderNative {
        /// The api kind to which it belongs.
        #[serde(rename = "apiKind")]
        api_kind: String,
        /// The provider's description of it.
        #[serde(rename = "nativeToolRef")]
        native_tool_ref: String,
        /// Who runs it.
        execution: ProviderNativeToolExecutionView,
    },
    /// The tools of an MCP server, called by the provider.
    #[serde(rename = "remoteMcp")]
    RemoteMcp {
        /// The registered server.
        #[serde(rename = "serverId")]
        server_id: String,
        /// The name under which the model knows the server.
        #[serde(rename = "serverLabel")]
        server_label: String,
        /// The server's address.
        #[serde(rename = "serverUrl")]
        server_url: String,
        /// Whether calls wait for a human's yes.
        approval: RemoteMcpApprovalPolicy,
        /// Whether the server asks for a credential.
        #[serde(rename = "authRequired")]
        auth_required: bool,
        /// The only tools that may be called; absent means all.
        #[serde(
            rename = "allowedTools",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        allowed_tools: Option<Vec<String>>,
        /// Whether the model learns of the tools only when it asks; absent leaves it to the provider.
        #[serde(
            rename = "deferLoading",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        defer_loading: Option<bool>,
        /// The text that explains the server to the model; absent when there is none.
        #[serde(
            rename = "descriptionRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        description_ref: Option<String>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl ToolKindView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "builtin",
        "function",
        "providerNative",
        "remoteMcp",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Builtin { .. } => "builtin",
            Self::Function { .. } => "function",
            Self::ProviderNative { .. } => "providerNative",
            Self::RemoteMcp { .. } => "remoteMcp",
            Self::Unlisted(unlisted) => {
                unlisted.members.get("type").and_then(Value::as_str).unwrap_or_default()
            }
        }
    }
}
super::wire::tagged_union!(ToolKindView, "type", None, open);

/// Whether a tool may run beside other calls of the same turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToolParallelismView {
    /// Alone.
    Exclusive,
    /// Beside others.
    ParallelSafe,
}
impl ToolParallelismView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Exclusive, Self::ParallelSafe];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Exclusive => "exclusive",
            Self::ParallelSafe => "parallelSafe",
        }
    }
}
super::wire::text_enum!(ToolParallelismView, ["exclusive", "parallelSafe"]);

/// One tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ToolView {
    /// The tool.
    #[serde(rename = "toolId")]
    pub tool_id: String,
    /// What the tool is made of.
    pub kind: ToolKindView,
    /// Whether it may run beside other calls.
    pub parallelism: ToolParallelismView,
}
super::wire::object!(ToolView);

/// How one generation of the model ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnGenerationStatusView {
    /// The model answered.
    Succeeded,
    /// The provider returned an error.
    Failed,
    /// It was stopped before it was done.
    Cancelled,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl TurnGenerationStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Succeeded, Self::Failed, Self::Cancelled];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(TurnGenerationStatusView, open);

/// Files in workspaces that are attached at paths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsFeature {
    /// The version of this form.
    pub version: u32,
    /// Take instructions from files. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompts: Option<VfsPromptsConfig>,
    /// Take skills from files. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<VfsSkillsConfig>,
    /// The directory to which relative paths belong; absent means the root.
    #[serde(
        rename = "workingDirectory",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub working_directory: Option<String>,
    /// The workspaces that the agent sees.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub workspaces: Option<Vec<WorkspaceAttachment>>,
}
super::wire::object!(VfsFeature);

/// Files in workspaces that are attached at paths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct VfsFeatureIn {
    /// Take instructions from files. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompts: Option<VfsPromptsConfig>,
    /// Take skills from files. Absent takes none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<VfsSkillsConfig>,
    /// The version of this form.
    #[serde(default = "default_version_of_vfs_feature_in")]
    pub version: u32,
    /// The directory to which relative paths belong; absent means the root.
    #[serde(
        rename = "workingDirectory",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub working_directory: Option<String>,
    /// The workspaces that the agent sees.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub workspaces: Option<Vec<WorkspaceAttachment>>,
}
super::wire::object!(VfsFeatureIn);
impl Default for VfsFeatureIn {
    fn default() -> Self {
        Self {
            prompts: Default::default(),
            skills: Default::default(),
            version: default_version_of_vfs_feature_in(),
            working_directory: Default::default(),
            workspaces: Default::default(),
        }
    }
}
fn default_version_of_vfs_feature_in() -> u32 {
    1
}

/// Take instructions from files.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsPromptsConfig {
    /// Directories to search; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(VfsPromptsConfig);

/// Take skills from files.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsSkillsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(VfsSkillsConfig);

/// Who in the universe sees a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Visibility {
    /// Everybody in the universe.
    Universe,
    /// Its creator only.
    Restricted,
}
impl Visibility {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Universe, Self::Restricted];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Universe => "universe",
            Self::Restricted => "restricted",
        }
    }
}
super::wire::text_enum!(Visibility, ["universe", "restricted"]);

/// The public web. At least one of `fetch` and `search` is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WebFeature {
    /// The version of this form.
    pub version: u32,
    /// Reading pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fetch: Option<WebFetchFeature>,
    /// Searching.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<WebSearchFeature>,
}
super::wire::object!(WebFeature);

/// The public web. At least one of `fetch` and `search` is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct WebFeatureIn {
    /// Reading pages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fetch: Option<WebFetchFeature>,
    /// Searching.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<WebSearchFeature>,
    /// The version of this form.
    #[serde(default = "default_version_of_web_feature_in")]
    pub version: u32,
}
super::wire::object!(WebFeatureIn);
impl Default for WebFeatureIn {
    fn default() -> Self {
        Self {
            fetch: Default::default(),
            search: Default::default(),
            version: default_version_of_web_feature_in(),
        }
    }
}
fn default_version_of_web_feature_in() -> u32 {
    1
}

/// Reading pages of the web. It has no settings.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WebFetchFeature {}
super::wire::object!(WebFetchFeature);

/// Searching the web.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WebSearchFeature {
    /// The only domains to show, at least one; absent means all.
    #[serde(rename = "allowedDomains", default, skip_serializing_if = "Option::is_none")]
    pub allowed_domains: Option<Vec<String>>,
    /// Domains never to show.
    #[serde(
        rename = "blockedDomains",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub blocked_domains: Option<Vec<String>>,
}
super::wire::object!(WebSearchFeature);

/// A running workflow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkflowEndpointInput {
    /// The workflow.
    #[serde(rename = "workflowId")]
    pub workflow_id: String,
    /// What kind of workflow it is.
    #[serde(rename = "workflowKind")]
    pub workflow_kind: String,
}
super::wire::object!(WorkflowEndpointInput);

/// The recipe of a workflow that calls start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkflowStartRefInput {
    /// The format of the recipe.
    #[serde(rename = "recipeFormat")]
    pub recipe_format: u32,
    /// The revision of the recipe, in the owner's own numbering.
    pub revision: u32,
    /// The recipe.
    #[serde(rename = "recipeRef")]
    pub recipe_ref: String,
    /// What tells whether the recipe is still the one that was meant.
    #[serde(rename = "recipeFingerprint")]
    pub recipe_fingerprint: String,
}
super::wire::object!(WorkflowStartRefInput);

/// How a call of a workflow tool ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum WorkflowToolCompletionInput {
    /// As soon as the call is accepted.
    #[serde(rename = "accepted")]
    Accepted {},
    /// With the workflow's reply, for which the turn waits.
    #[serde(rename = "joined")]
    Joined {
        /// How long to wait, in milliseconds.
        #[serde(rename = "deadlineAfterMs")]
        deadline_after_ms: u64,
        /// The JSON Schema of the reply; absent for none.
        #[serde(
            rename = "replySchemaRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        reply_schema_ref: Option<String>,
    },
    /// As soon as it is accepted, with promises whose results come later.
    #[serde(rename = "promises")]
    Promises {
        /// Most promises that one call may make.
        #[serde(rename = "maxPromises")]
        max_promises: u32,
        /// Where the names of the promises come from.
        #[serde(rename = "keySource")]
        key_source: WorkflowToolCompletionKeySourceInput,
        /// How long a promise stays open, in milliseconds; absent for as long as the session.
        #[serde(
            rename = "deadlineAfterMs",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        deadline_after_ms: Option<u64>,
        /// The JSON Schema of a result; absent for none.
        #[serde(
            rename = "replySchemaRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        reply_schema_ref: Option<String>,
    },
}
impl WorkflowToolCompletionInput {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["accepted", "joined", "promises"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Accepted { .. } => "accepted",
            Self::Joined { .. } => "joined",
            Self::Promises { .. } => "promises",
        }
    }
}
super::wire::tagged_union!(WorkflowToolCompletionInput, "type", None);

/// Where the names of a call's promises come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum WorkflowToolCompletionKeySourceInput {
    /// From the workflow's reply.
    #[serde(rename = "reply")]
    Reply {},
    /// From an array of texts in the arguments.
    #[serde(rename = "stringArray")]
    StringArray {
        /// The JSON pointer to the array.
        pointer: String,
    },
    /// From one member of each item of an array in the arguments.
    #[serde(rename = "arrayItemField")]
    ArrayItemField {
        /// The JSON pointer to the array.
        pointer: String,
        /// The member.
        field: String,
    },
    /// From the positions in an array in the arguments.
    #[serde(rename = "arrayIndices")]
    ArrayIndices {
        /// The JSON pointer to the array.
        pointer: String,
        /// What stands before the position.
        prefix: String,
    },
}
impl WorkflowToolCompletionKeySourceInput {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "reply",
        "stringArray",
        "arrayItemField",
        "arrayIndices",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Reply { .. } => "reply",
            Self::StringArray { .. } => "stringArray",
            Self::ArrayItemField { .. } => "arrayItemField",
            Self::ArrayIndices { .. } => "arrayIndices",
        }
    }
}
super::wire::tagged_union!(WorkflowToolCompletionKeySourceInput, "type", None);

/// One tool and how its calls are carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkflowToolDeclarationInput {
    /// What the tool is.
    pub definition: WorkflowToolDefinitionInput,
    /// Who receives the calls.
    pub target: WorkflowToolTargetInput,
    /// How a call ends.
    pub completion: WorkflowToolCompletionInput,
}
super::wire::object!(WorkflowToolDeclarationInput);

/// What a workflow tool is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkflowToolDefinitionInput {
    /// The tool.
    #[serde(rename = "toolId")]
    pub tool_id: String,
    /// The revision of its definition, in the owner's own numbering.
    pub revision: u32,
    /// What its calls mean to the workflow.
    #[serde(rename = "semanticType")]
    pub semantic_type: String,
    /// What the model sees of it.
    pub tool: WorkflowToolSpecInput,
}
super::wire::object!(WorkflowToolDefinitionInput);

/// How a workflow tool is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum WorkflowToolKindInput {
    /// As a function with JSON arguments.
    #[serde(rename = "function")]
    Function {
        /// The JSON Schema of its arguments.
        #[serde(rename = "inputSchemaRef")]
        input_schema_ref: String,
        /// The text that explains it to the model; absent for none.
        #[serde(
            rename = "descriptionRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        description_ref: Option<String>,
        /// The JSON Schema of its result; absent for none.
        #[serde(
            rename = "outputSchemaRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        output_schema_ref: Option<String>,
        /// Settings only the provider understands; absent for none.
        #[serde(
            rename = "providerOptionsRef",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        provider_options_ref: Option<String>,
        /// Whether the provider holds the model to the schema; absent leaves it to the provider.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        strict: Option<bool>,
    },
}
impl WorkflowToolKindInput {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["function"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Function { .. } => "function",
        }
    }
}
super::wire::tagged_union!(WorkflowToolKindInput, "type", None);

/// What the model sees of a workflow tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkflowToolSpecInput {
    /// The name under which the model calls it.
    pub name: String,
    /// How it is called.
    pub kind: WorkflowToolKindInput,
    /// Whether it may run beside other calls.
    pub parallelism: ToolParallelismView,
}
super::wire::object!(WorkflowToolSpecInput);

/// Who receives the calls of a workflow tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum WorkflowToolTargetInput {
    /// A workflow that runs already.
    #[serde(rename = "bound")]
    Bound {
        /// The workflow.
        receiver: WorkflowEndpointInput,
        /// How a call reaches it.
        dispatch: BoundWorkflowToolDispatchInput,
    },
    /// A workflow that each call starts.
    #[serde(rename = "start")]
    Start {
        /// What to start.
        start: WorkflowStartRefInput,
    },
}
impl WorkflowToolTargetInput {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["bound", "start"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Bound { .. } => "bound",
            Self::Start { .. } => "start",
        }
    }
}
super::wire::tagged_union!(WorkflowToolTargetInput, "type", None);

/// What an agent may do with files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WorkspaceAccess {
    /// Look at them.
    Read,
    /// Look at them and change them.
    Edit,
}
impl WorkspaceAccess {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Read, Self::Edit];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Edit => "edit",
        }
    }
}
super::wire::text_enum!(WorkspaceAccess, ["read", "edit"]);

/// A workspace, or a snapshot of one, at a path. Exactly one of `workspaceId` and `snapshotRef`
/// is given; a snapshot can only be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct WorkspaceAttachment {
    /// The directory at which the agent finds it.
    pub path: String,
    /// What the agent may do with the files.
    pub access: WorkspaceAccess,
    /// The snapshot, which never changes.
    #[serde(rename = "snapshotRef", default, skip_serializing_if = "Option::is_none")]
    pub snapshot_ref: Option<String>,
    /// The workspace, whose newest state is shown.
    #[serde(rename = "workspaceId", default, skip_serializing_if = "Option::is_none")]
    pub workspace_id: Option<String>,
}
super::wire::object!(WorkspaceAttachment);
