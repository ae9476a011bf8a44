// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! The types of the contract.

#![allow(
    deprecated,
    unused_imports,
    clippy::default_trait_access,
    clippy::unreadable_literal,
    reason = "one form for every contract"
)]
#![allow(
    non_camel_case_types,
    non_snake_case,
    reason = "names that differ in case alone are spelled as on the wire"
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
super::wire::tagged_union!(
    AccessScope, "kind", None, [refuse_of_other_cases & [(Some("deployment"), &
    ["universeId"])]]
);

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
        #[serde(rename = "sessionId", deserialize_with = "super::wire::required")]
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
            Self::Unlisted(unlisted) => unlisted.text("method"),
        }
    }
}
super::wire::tagged_union!(AgentNotification, "method", Some("params"), open, []);

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
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(ApprovalSubjectView, "kind", None, open, []);

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
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(Attribution, "kind", None, open, []);

/// An OAuth client to register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientCreateParams {
    /// The kind of that provider.
    #[serde(rename = "providerKind")]
    pub provider_kind: AuthProviderKind,
    /// Where a person agrees.
    #[serde(rename = "authorizationEndpoint")]
    pub authorization_endpoint: String,
    /// Where tokens come from.
    #[serde(rename = "tokenEndpoint")]
    pub token_endpoint: String,
    /// The name under which the authorization server knows the client.
    #[serde(rename = "remoteClientId")]
    pub remote_client_id: String,
    /// The resource that tokens are for unless a flow names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// Whether the authorization server names itself in its answers, which are then checked for it.
    /// Absent means that it does not.
    #[serde(rename = "authorizationResponseIssParameterSupported", default)]
    pub authorization_response_iss_parameter_supported: bool,
    /// The authorization server's own name for itself.
    #[serde(
        rename = "authorizationServerIssuer",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub authorization_server_issuer: Option<String>,
    /// The scopes that the authorization server knows.
    #[serde(
        rename = "authorizationServerScopesSupported",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub authorization_server_scopes_supported: Option<Vec<String>>,
    /// The client to make. Absent lets the server choose an id.
    #[serde(rename = "clientId", default, skip_serializing_if = "Option::is_none")]
    pub client_id: Option<String>,
    /// The secret that the authorization server gave, not empty; absent for a public client. It is
    /// stored encrypted and never returned.
    #[serde(rename = "clientSecret", default, skip_serializing_if = "Option::is_none")]
    pub client_secret: Option<String>,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The provider to which grants of its flows shall belong. Absent lets the server choose.
    #[serde(rename = "providerId", default, skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// The scopes that a flow asks for when it names none.
    #[serde(
        rename = "scopesDefault",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub scopes_default: Option<Vec<String>>,
    /// How the client proves itself at the token endpoint. Absent leaves the choice to the server.
    #[serde(
        rename = "tokenEndpointAuthMethod",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub token_endpoint_auth_method: Option<TokenEndpointAuthMethod>,
}
super::wire::object!(AuthClientCreateParams);

/// The OAuth client that was registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientCreateResponse {
    /// The client.
    pub client: AuthClientView,
}
super::wire::object!(AuthClientCreateResponse);

/// The OAuth client to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientDeleteParams {
    /// The client.
    #[serde(rename = "clientId")]
    pub client_id: String,
}
super::wire::object!(AuthClientDeleteParams);

/// The OAuth client that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientDeleteResponse {
    /// The client as it was.
    pub client: AuthClientView,
}
super::wire::object!(AuthClientDeleteResponse);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientListParams {}
super::wire::object!(AuthClientListParams);

/// All OAuth clients.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientListResponse {
    /// The clients.
    pub clients: Vec<AuthClientView>,
}
super::wire::object!(AuthClientListResponse);

/// The OAuth client to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientReadParams {
    /// The client.
    #[serde(rename = "clientId")]
    pub client_id: String,
}
super::wire::object!(AuthClientReadParams);

/// The OAuth client that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientReadResponse {
    /// The client.
    pub client: AuthClientView,
}
super::wire::object!(AuthClientReadResponse);

/// An OAuth client, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthClientView {
    /// The client.
    #[serde(rename = "clientId")]
    pub client_id: String,
    /// The provider to which grants of its flows belong.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The kind of that provider.
    #[serde(rename = "providerKind")]
    pub provider_kind: AuthProviderKind,
    /// Where a person agrees.
    #[serde(rename = "authorizationEndpoint")]
    pub authorization_endpoint: String,
    /// Where tokens come from.
    #[serde(rename = "tokenEndpoint")]
    pub token_endpoint: String,
    /// The name under which the authorization server knows the client.
    #[serde(rename = "remoteClientId")]
    pub remote_client_id: String,
    /// Whether there is a secret.
    #[serde(rename = "hasClientSecret")]
    pub has_client_secret: bool,
    /// How the client proves itself at the token endpoint.
    #[serde(rename = "tokenEndpointAuthMethod")]
    pub token_endpoint_auth_method: TokenEndpointAuthMethod,
    /// Whether the authorization server names itself in its answers, which are then checked for it.
    #[serde(rename = "authorizationResponseIssParameterSupported")]
    pub authorization_response_iss_parameter_supported: bool,
    /// When it was registered, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The resource that tokens are for unless a flow names one; absent when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// The authorization server's own name for itself; absent when that is not known.
    #[serde(
        rename = "authorizationServerIssuer",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub authorization_server_issuer: Option<String>,
    /// The scopes that the authorization server knows; absent when that is not known.
    #[serde(
        rename = "authorizationServerScopesSupported",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub authorization_server_scopes_supported: Option<Vec<String>>,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The scopes that a flow asks for when it names none; absent when there are none.
    #[serde(
        rename = "scopesDefault",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub scopes_default: Option<Vec<String>>,
}
super::wire::object!(AuthClientView);

/// A flow to start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthFlowStartParams {
    /// The OAuth client that asks.
    #[serde(rename = "clientId")]
    pub client_id: String,
    /// The resource that the token shall be for. Absent means the client's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// Who may have the token of the grant that comes of it. Absent means only the server.
    #[serde(default = "AuthFlowStartParams::default_exposure")]
    pub exposure: AuthGrantExposure,
    /// What to ask for. Absent asks for the client's default scopes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scopes: Option<Vec<String>>,
}
super::wire::object!(AuthFlowStartParams);
impl AuthFlowStartParams {
    fn default_exposure() -> AuthGrantExposure {
        AuthGrantExposure::Brokered
    }
}

/// The flow that was started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthFlowStartResponse {
    /// The flow.
    #[serde(rename = "flowId")]
    pub flow_id: String,
    /// The address for a person to open. It works once; do not log it.
    #[serde(rename = "authorizeUrl")]
    pub authorize_url: String,
    /// When the flow ends, in Unix milliseconds: 10 minutes after its start.
    #[serde(rename = "expiresAtMs")]
    pub expires_at_ms: i64,
}
super::wire::object!(AuthFlowStartResponse);

/// How far a flow is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthFlowStatus {
    /// It waits for the person.
    Pending,
    /// There is a grant.
    Completed,
    /// The person refused, or the authorization server did.
    Failed,
    /// The person did not come in time.
    Expired,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AuthFlowStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Pending,
        Self::Completed,
        Self::Failed,
        Self::Expired,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Expired => "expired",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AuthFlowStatus, open);

/// The flow to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthFlowStatusParams {
    /// The flow.
    #[serde(rename = "flowId")]
    pub flow_id: String,
}
super::wire::object!(AuthFlowStatusParams);

/// The flow that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthFlowStatusResponse {
    /// The flow.
    pub flow: AuthFlowView,
}
super::wire::object!(AuthFlowStatusResponse);

/// A flow and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthFlowView {
    /// The flow.
    #[serde(rename = "flowId")]
    pub flow_id: String,
    /// The OAuth client that asks.
    #[serde(rename = "clientId")]
    pub client_id: String,
    /// The provider to which the grant belongs.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// How far the flow is.
    pub status: AuthFlowStatus,
    /// When the flow ends, in Unix milliseconds.
    #[serde(rename = "expiresAtMs")]
    pub expires_at_ms: i64,
    /// When it was started, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// Why it failed, for people; absent when it did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The grant that came of it; absent until it has completed.
    #[serde(rename = "grantId", default, skip_serializing_if = "Option::is_none")]
    pub grant_id: Option<String>,
}
super::wire::object!(AuthFlowView);

/// The installation to make a grant for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGitHubInstallationGrantParams {
    /// The provider of the app.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The installation's number at GitHub.
    #[serde(rename = "installationId")]
    pub installation_id: i64,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Who may have the token. Absent means only the server.
    #[serde(default = "AuthGitHubInstallationGrantParams::default_exposure")]
    pub exposure: AuthGrantExposure,
    /// The grant to make or to refresh. Absent lets the server choose an id.
    #[serde(rename = "grantId", default, skip_serializing_if = "Option::is_none")]
    pub grant_id: Option<String>,
}
super::wire::object!(AuthGitHubInstallationGrantParams);
impl AuthGitHubInstallationGrantParams {
    fn default_exposure() -> AuthGrantExposure {
        AuthGrantExposure::Brokered
    }
}

/// The grant that was made or refreshed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGitHubInstallationGrantResponse {
    /// The grant.
    pub grant: AuthGrantView,
}
super::wire::object!(AuthGitHubInstallationGrantResponse);

/// The app whose installations to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGitHubInstallationListParams {
    /// The provider of the app.
    #[serde(rename = "providerId")]
    pub provider_id: String,
}
super::wire::object!(AuthGitHubInstallationListParams);

/// The installations that the app reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGitHubInstallationListResponse {
    /// The installations.
    pub installations: Vec<GitHubInstallationView>,
}
super::wire::object!(AuthGitHubInstallationListResponse);

/// Who may have the token of a grant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthGrantExposure {
    /// Only the server, which uses it on behalf of agents.
    Brokered,
    /// Also services that lease it.
    Retrievable,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AuthGrantExposure {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Brokered, Self::Retrievable];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Brokered => "brokered",
            Self::Retrievable => "retrievable",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AuthGrantExposure, open);

/// A token to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantImportParams {
    /// The token, not empty. It is stored encrypted.
    pub token: String,
    /// The resource that the token is for; absent when it is for no particular one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// When the token ends, in Unix milliseconds; absent when it does not, or that is not known.
    #[serde(rename = "expiresAtMs", default, skip_serializing_if = "Option::is_none")]
    pub expires_at_ms: Option<i64>,
    /// Who may have the token. Absent means only the server.
    #[serde(default = "AuthGrantImportParams::default_exposure")]
    pub exposure: AuthGrantExposure,
    /// The grant to make. Absent lets the server choose an id.
    #[serde(rename = "grantId", default, skip_serializing_if = "Option::is_none")]
    pub grant_id: Option<String>,
    /// Notes of the application, usually an object. Reads show them: no secrets here.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<Value>,
    /// The provider that it shall belong to. Absent lets the server choose.
    #[serde(rename = "providerId", default, skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// What the token allows, in the words of the service.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub scopes: Option<Vec<String>>,
    /// The account to which the token belongs, for people.
    #[serde(rename = "subjectHint", default, skip_serializing_if = "Option::is_none")]
    pub subject_hint: Option<String>,
}
super::wire::object!(AuthGrantImportParams);
impl AuthGrantImportParams {
    fn default_exposure() -> AuthGrantExposure {
        AuthGrantExposure::Brokered
    }
}

/// The grant that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantImportResponse {
    /// The grant.
    pub grant: AuthGrantView,
}
super::wire::object!(AuthGrantImportResponse);

/// The grant whose token is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantLeaseParams {
    /// The grant.
    #[serde(rename = "grantId")]
    pub grant_id: String,
    /// The resource that the token is wanted for; absent takes it whatever it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
}
super::wire::object!(AuthGrantLeaseParams);

/// A token for use. Keep it in memory only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantLeaseResponse {
    /// The token.
    pub token: String,
    /// The grant that it comes from.
    #[serde(rename = "grantId")]
    pub grant_id: String,
    /// The kind of the grant's provider.
    #[serde(rename = "providerKind")]
    pub provider_kind: AuthProviderKind,
    /// When it ends, in Unix milliseconds; absent when that is not known. Lease again after that.
    #[serde(rename = "expiresAtMs", default, skip_serializing_if = "Option::is_none")]
    pub expires_at_ms: Option<i64>,
}
super::wire::object!(AuthGrantLeaseResponse);

/// Which grants to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantListParams {
    /// Only grants with this status; absent lists all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<AuthGrantStatus>,
}
super::wire::object!(AuthGrantListParams);

/// The grants that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantListResponse {
    /// The grants.
    pub grants: Vec<AuthGrantView>,
}
super::wire::object!(AuthGrantListResponse);

/// The grant to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantReadParams {
    /// The grant.
    #[serde(rename = "grantId")]
    pub grant_id: String,
}
super::wire::object!(AuthGrantReadParams);

/// The grant that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantReadResponse {
    /// The grant.
    pub grant: AuthGrantView,
}
super::wire::object!(AuthGrantReadResponse);

/// The grant to make unusable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantRevokeParams {
    /// The grant.
    #[serde(rename = "grantId")]
    pub grant_id: String,
}
super::wire::object!(AuthGrantRevokeParams);

/// The grant that was made unusable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantRevokeResponse {
    /// The grant, with the status `revoked`.
    pub grant: AuthGrantView,
}
super::wire::object!(AuthGrantRevokeResponse);

/// Whether a grant can be used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthGrantStatus {
    /// It can.
    Active,
    /// It cannot until somebody authorizes again.
    NeedsReauth,
    /// It was revoked.
    Revoked,
    /// It cannot: the service refused to renew it.
    Failed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AuthGrantStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Active,
        Self::NeedsReauth,
        Self::Revoked,
        Self::Failed,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::NeedsReauth => "needsReauth",
            Self::Revoked => "revoked",
            Self::Failed => "failed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AuthGrantStatus, open);

/// A grant, without its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthGrantView {
    /// The grant.
    #[serde(rename = "grantId")]
    pub grant_id: String,
    /// The provider that it belongs to.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The kind of that provider.
    #[serde(rename = "providerKind")]
    pub provider_kind: AuthProviderKind,
    /// Who may have the token.
    pub exposure: AuthGrantExposure,
    /// Who made the grant.
    #[serde(rename = "createdBy")]
    pub created_by: Attribution,
    /// Whether there is a token to use.
    #[serde(rename = "hasAccessToken")]
    pub has_access_token: bool,
    /// Whether there is a token to renew it with.
    #[serde(rename = "hasRefreshToken")]
    pub has_refresh_token: bool,
    /// Whether the grant can be used.
    pub status: AuthGrantStatus,
    /// How often it was leased.
    #[serde(rename = "leaseCount")]
    pub lease_count: u64,
    /// When it was made, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The resource that the token is for; absent when it is for no particular one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// When the token ends, in Unix milliseconds; absent when that is not known.
    #[serde(rename = "expiresAtMs", default, skip_serializing_if = "Option::is_none")]
    pub expires_at_ms: Option<i64>,
    /// When it was last leased, in Unix milliseconds; absent when it never was.
    #[serde(rename = "lastLeasedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub last_leased_at_ms: Option<i64>,
    /// What the importer or the provider noted, without secrets; absent when there is nothing.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<Value>,
    /// What the token allows, in the words of the service; absent when that is not known.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub scopes: Option<Vec<String>>,
    /// The account to which the token belongs, for people; absent when that is not known.
    #[serde(rename = "subjectHint", default, skip_serializing_if = "Option::is_none")]
    pub subject_hint: Option<String>,
}
super::wire::object!(AuthGrantView);

/// The settings of a provider to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum AuthProviderConfigInput {
    /// A GitHub App. Its private key is the credential.
    #[serde(rename = "githubApp")]
    GithubApp {
        /// The app's id at GitHub.
        #[serde(rename = "appId")]
        app_id: String,
        /// Where GitHub's API is. Absent means the public GitHub.
        #[serde(rename = "apiBaseUrl", default, skip_serializing_if = "Option::is_none")]
        api_base_url: Option<String>,
    },
    /// A model provider that takes a key. The key is the credential.
    #[serde(rename = "modelApiKey")]
    ModelApiKey {
        /// Where the models are; absent means the provider's own address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes the token of a grant. There is no credential besides.
    #[serde(rename = "modelOAuth")]
    ModelOAuth {
        /// The grant.
        #[serde(rename = "grantId")]
        grant_id: String,
        /// The resource that the token shall be for; absent means no particular one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        audience: Option<String>,
        /// Where the models are; absent means the provider's own address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes calls without a credential.
    #[serde(rename = "modelEndpoint")]
    ModelEndpoint {
        /// Where the models are.
        endpoint: ModelEndpointConfig,
    },
}
impl AuthProviderConfigInput {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "githubApp",
        "modelApiKey",
        "modelOAuth",
        "modelEndpoint",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::GithubApp { .. } => "githubApp",
            Self::ModelApiKey { .. } => "modelApiKey",
            Self::ModelOAuth { .. } => "modelOAuth",
            Self::ModelEndpoint { .. } => "modelEndpoint",
        }
    }
}
super::wire::tagged_union!(AuthProviderConfigInput, "type", None, []);

/// The settings of a provider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum AuthProviderConfigView {
    /// A GitHub App.
    #[serde(rename = "githubApp")]
    GithubApp {
        /// The app's id at GitHub.
        #[serde(rename = "appId")]
        app_id: String,
        /// Where GitHub's API is.
        #[serde(rename = "apiBaseUrl")]
        api_base_url: String,
    },
    /// A model provider that takes a key.
    #[serde(rename = "modelApiKey")]
    ModelApiKey {
        /// Where the models are; absent means the provider's own address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes the token of a grant.
    #[serde(rename = "modelOAuth")]
    ModelOAuth {
        /// The grant.
        #[serde(rename = "grantId")]
        grant_id: String,
        /// The resource that the token is for; absent means no particular one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        audience: Option<String>,
        /// Where the models are; absent means the provider's own address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes calls without a credential.
    #[serde(rename = "modelEndpoint")]
    ModelEndpoint {
        /// Where the models are.
        endpoint: ModelEndpointConfig,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl AuthProviderConfigView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "githubApp",
        "modelApiKey",
        "modelOAuth",
        "modelEndpoint",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::GithubApp { .. } => "githubApp",
            Self::ModelApiKey { .. } => "modelApiKey",
            Self::ModelOAuth { .. } => "modelOAuth",
            Self::ModelEndpoint { .. } => "modelEndpoint",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(AuthProviderConfigView, "type", None, open, []);

/// A provider to register.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderCreateParams {
    /// Its settings.
    pub config: AuthProviderConfigInput,
    /// Its credential, not empty, where the settings call for one; refused with `modelOAuth`. It is
    /// stored encrypted and never returned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credential: Option<String>,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The provider to make. Absent lets the server choose an id.
    #[serde(rename = "providerId", default, skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
}
super::wire::object!(AuthProviderCreateParams);

/// The provider that was registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderCreateResponse {
    /// The provider.
    pub provider: AuthProviderView,
}
super::wire::object!(AuthProviderCreateResponse);

/// The provider to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderDeleteParams {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
}
super::wire::object!(AuthProviderDeleteParams);

/// The provider that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderDeleteResponse {
    /// The provider as it was.
    pub provider: AuthProviderView,
}
super::wire::object!(AuthProviderDeleteResponse);

/// Where credentials come from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthProviderKind {
    /// From whoever imported a token.
    StaticBearer,
    /// From the authorization server of an MCP server.
    McpOAuth,
    /// From a GitHub App.
    GitHubApp,
    /// From another authorization server.
    CustomOAuth,
    /// From a stored key of a model provider.
    ModelApiKey,
    /// From a grant that opens a model provider.
    ModelOAuth,
    /// From nowhere: the model endpoint takes calls without a credential.
    ModelEndpoint,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AuthProviderKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::StaticBearer,
        Self::McpOAuth,
        Self::GitHubApp,
        Self::CustomOAuth,
        Self::ModelApiKey,
        Self::ModelOAuth,
        Self::ModelEndpoint,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::StaticBearer => "staticBearer",
            Self::McpOAuth => "mcpOAuth",
            Self::GitHubApp => "gitHubApp",
            Self::CustomOAuth => "customOAuth",
            Self::ModelApiKey => "modelApiKey",
            Self::ModelOAuth => "modelOAuth",
            Self::ModelEndpoint => "modelEndpoint",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AuthProviderKind, open);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderListParams {}
super::wire::object!(AuthProviderListParams);

/// All providers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderListResponse {
    /// The providers.
    pub providers: Vec<AuthProviderView>,
}
super::wire::object!(AuthProviderListResponse);

/// The provider to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderReadParams {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
}
super::wire::object!(AuthProviderReadParams);

/// The provider that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderReadResponse {
    /// The provider.
    pub provider: AuthProviderView,
}
super::wire::object!(AuthProviderReadResponse);

/// Whether a provider can be used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AuthProviderStatus {
    /// It can.
    Active,
    /// It lacks something, such as its credential.
    NeedsConfiguration,
    /// It was switched off.
    Disabled,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl AuthProviderStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Active,
        Self::NeedsConfiguration,
        Self::Disabled,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::NeedsConfiguration => "needsConfiguration",
            Self::Disabled => "disabled",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(AuthProviderStatus, open);

/// A provider, without its credential.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct AuthProviderView {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// Its kind, which goes with the type of its settings.
    #[serde(rename = "providerKind")]
    pub provider_kind: AuthProviderKind,
    /// Its settings.
    pub config: AuthProviderConfigView,
    /// Whether it has a credential of its own.
    #[serde(rename = "hasCredential")]
    pub has_credential: bool,
    /// Whether it can be used.
    pub status: AuthProviderStatus,
    /// When it was registered, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}
super::wire::object!(AuthProviderView);

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

/// A delivery at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotActiveDeliverySnapshot {
    /// The delivery.
    #[serde(rename = "deliveryId")]
    pub delivery_id: String,
    /// The numbers of its events.
    pub seqs: Vec<u64>,
    /// The session they were handed to.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// When it began, in Unix milliseconds.
    #[serde(rename = "startedAtMs")]
    pub started_at_ms: i64,
    /// The run that works on them; absent until there is one.
    #[serde(rename = "runId", default, skip_serializing_if = "Option::is_none")]
    pub run_id: Option<String>,
}
super::wire::object!(BotActiveDeliverySnapshot);

/// When a trigger that fires too often is switched off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotBreaker {
    /// How many times the trigger may fire within the window.
    pub fires: u32,
    /// The window, in milliseconds.
    #[serde(rename = "windowMs")]
    pub window_ms: u64,
}
super::wire::object!(BotBreaker);

/// Events that are held back to be delivered together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotBufferSnapshot {
    /// What the events have in common.
    pub key: String,
    /// The numbers of the events.
    pub seqs: Vec<u64>,
    /// When the first of them came, in Unix milliseconds.
    #[serde(rename = "firstAtMs")]
    pub first_at_ms: i64,
    /// When the last of them came, in Unix milliseconds.
    #[serde(rename = "lastAtMs")]
    pub last_at_ms: i64,
    /// When they are delivered unless another one comes, in Unix milliseconds.
    #[serde(rename = "flushAtMs")]
    pub flush_at_ms: i64,
}
super::wire::object!(BotBufferSnapshot);

/// The bot to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotCloseParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
}
super::wire::object!(BotCloseParams);

/// The bot that was told to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotCloseResponse {
    /// The bot. `closedAtMs` is absent as long as it still finishes.
    pub bot: BotView,
}
super::wire::object!(BotCloseResponse);

/// How events that come close together become one delivery.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotCoalescePolicy {
    /// How long no further event may come before they are delivered, in milliseconds.
    #[serde(rename = "debounceMs")]
    pub debounce_ms: u64,
    /// How long the first of them waits at most, in milliseconds.
    #[serde(rename = "maxWaitMs")]
    pub max_wait_ms: u64,
    /// Most events of one delivery.
    #[serde(rename = "maxCount")]
    pub max_count: u32,
}
super::wire::object!(BotCoalescePolicy);

/// What the controller of a bot reports: the process that hands events to sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotControllerSnapshot {
    /// What it does.
    #[serde(rename = "controllerStatus")]
    pub controller_status: BotControllerStatus,
    /// Whether the bot's sessions could be set up.
    #[serde(rename = "setupStatus")]
    pub setup_status: BotSetupStatus,
    /// Whether it works on events.
    pub enabled: bool,
    /// Whether the bot is closed.
    pub closed: bool,
    /// The session for all events that no trigger routes elsewhere.
    #[serde(rename = "mainSessionId")]
    pub main_session_id: String,
    /// The sessions it hands events to.
    pub sessions: Vec<BotSessionSnapshot>,
    /// How many deliveries wait.
    #[serde(rename = "pendingDeliveries")]
    pub pending_deliveries: u32,
    /// Events that are held back to be delivered together.
    pub buffers: Vec<BotBufferSnapshot>,
    /// Deliveries at work.
    #[serde(rename = "activeDeliveries")]
    pub active_deliveries: Vec<BotActiveDeliverySnapshot>,
    /// Deliveries that ended not long ago.
    #[serde(rename = "recentDeliveries")]
    pub recent_deliveries: Vec<BotRecentDeliverySnapshot>,
    /// Runs started on that day.
    #[serde(rename = "runsToday")]
    pub runs_today: u32,
    /// Sessions of subagents started on that day.
    #[serde(rename = "descendantsToday")]
    pub descendants_today: u32,
    /// Events worked on so far.
    #[serde(rename = "eventsProcessed")]
    pub events_processed: u64,
    /// Events dropped because they had come before.
    #[serde(rename = "duplicateEvents")]
    pub duplicate_events: u64,
    /// The revision of the profile that the sessions work with; absent before the first set-up.
    #[serde(
        rename = "appliedProfileRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub applied_profile_revision: Option<u64>,
    /// What last went wrong, for people; absent when nothing did.
    #[serde(rename = "lastError", default, skip_serializing_if = "Option::is_none")]
    pub last_error: Option<String>,
    /// The day that `runsToday` counts; absent before the first run.
    #[serde(rename = "runDay", default, skip_serializing_if = "Option::is_none")]
    pub run_day: Option<String>,
}
super::wire::object!(BotControllerSnapshot);

/// What the controller of a bot does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotControllerStatus {
    /// It starts.
    Initializing,
    /// It runs, though something it needs is missing; `lastError` tells what.
    Degraded,
    /// It waits for events.
    Idle,
    /// It hands events to a session.
    DeliveringEvent,
    /// The runs of the day are used up: events wait for the next day.
    BudgetExhausted,
    /// It was told to close and finishes.
    Closing,
    /// It is closed for good.
    Closed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotControllerStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Initializing,
        Self::Degraded,
        Self::Idle,
        Self::DeliveringEvent,
        Self::BudgetExhausted,
        Self::Closing,
        Self::Closed,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Initializing => "initializing",
            Self::Degraded => "degraded",
            Self::Idle => "idle",
            Self::DeliveringEvent => "delivering_event",
            Self::BudgetExhausted => "budget_exhausted",
            Self::Closing => "closing",
            Self::Closed => "closed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotControllerStatus, open);

/// A bot to create, with triggers from the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotCreateParams {
    /// The bot.
    pub bot: BotInput,
    /// Its first triggers; absent makes it without any.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub triggers: Option<Vec<BotTriggerInput>>,
}
super::wire::object!(BotCreateParams);

/// The bot that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotCreateResponse {
    /// The bot.
    pub bot: BotView,
    /// The triggers that were created with it.
    pub triggers: Vec<BotTriggerView>,
}
super::wire::object!(BotCreateResponse);

/// The bot to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotDeleteParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
}
super::wire::object!(BotDeleteParams);

/// What was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotDeleteResponse {
    /// The bot as it was.
    pub bot: BotView,
    /// Its sessions, which are gone too.
    #[serde(rename = "deletedSessions")]
    pub deleted_sessions: Vec<String>,
}
super::wire::object!(BotDeleteResponse);

/// How events reach a session that is at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotDeliverPolicy {
    /// What happens to an event while the session is at work.
    #[serde(rename = "whenBusy")]
    pub when_busy: BotWhenBusy,
}
super::wire::object!(BotDeliverPolicy);

/// How events reach a session that is at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotDeliverPolicyIn {
    /// What happens to an event while the session is at work.
    #[serde(rename = "whenBusy", default = "BotDeliverPolicyIn::default_when_busy")]
    pub when_busy: BotWhenBusy,
}
super::wire::object!(BotDeliverPolicyIn);
impl Default for BotDeliverPolicyIn {
    fn default() -> Self {
        Self {
            when_busy: BotDeliverPolicyIn::default_when_busy(),
        }
    }
}
impl BotDeliverPolicyIn {
    fn default_when_busy() -> BotWhenBusy {
        BotWhenBusy::Queue
    }
}

/// An event to hand to a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventAdmitParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The event.
    pub event: BotEventInput,
}
super::wire::object!(BotEventAdmitParams);

/// The event that was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventAdmitResponse {
    /// The event, as it is now.
    pub event: BotEventView,
    /// Whether it was there before, under its `eventId`. Nothing was stored then.
    pub duplicate: bool,
}
super::wire::object!(BotEventAdmitResponse);

/// A whole event, as its source told it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventDocument {
    /// The version of this form.
    pub version: u32,
    /// What kind of thing happened, in the words of its source.
    pub kind: String,
    /// Where it came from.
    pub source: String,
    /// When it happened, in Unix milliseconds.
    #[serde(rename = "occurredAtMs")]
    pub occurred_at_ms: i64,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// How many bots passed it on before.
    pub hops: u32,
    /// What ties it to other events; absent when nothing does.
    #[serde(rename = "correlationId", default, skip_serializing_if = "Option::is_none")]
    pub correlation_id: Option<String>,
    /// What its source told; absent when it told no more than the summary.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub data: Option<Value>,
    /// Headers that came with it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub headers: Option<BTreeMap<String, String>>,
    /// The event that it answers; absent when it answers none.
    #[serde(rename = "inReplyTo", default, skip_serializing_if = "Option::is_none")]
    pub in_reply_to: Option<BotEventReplyRef>,
    /// Where people read more about it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub links: Option<Vec<String>>,
    /// The bot that sent it; absent when no bot did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sender: Option<BotEventSender>,
}
super::wire::object!(BotEventDocument);

/// An event to hand to a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventInput {
    /// What kind of thing happened, in your own words.
    pub kind: String,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// What ties it to other events; absent when nothing does.
    #[serde(rename = "correlationId", default, skip_serializing_if = "Option::is_none")]
    pub correlation_id: Option<String>,
    /// All there is to tell about it; absent when the summary is enough.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub data: Option<Value>,
    /// What it is recognised by when it comes again: the bot stores an id once. Absent makes a new
    /// event with each call.
    #[serde(rename = "eventId", default, skip_serializing_if = "Option::is_none")]
    pub event_id: Option<String>,
    /// Headers that belong to it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub headers: Option<BTreeMap<String, String>>,
    /// Where people read more about it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub links: Option<Vec<String>>,
    /// When it happened, in Unix milliseconds; absent means now.
    #[serde(rename = "occurredAtMs", default, skip_serializing_if = "Option::is_none")]
    pub occurred_at_ms: Option<i64>,
}
super::wire::object!(BotEventInput);

/// The bot whose events to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventListParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The `nextCursor` of the page before; absent starts with the newest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Most events on the page, at least 1; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
}
super::wire::object!(BotEventListParams);

/// One page of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventListResponse {
    /// The events, newest first.
    pub events: Vec<BotEventView>,
    /// The `cursor` of the next page; absent at the end. Its text has no meaning for clients.
    #[serde(rename = "nextCursor", default, skip_serializing_if = "Option::is_none")]
    pub next_cursor: Option<String>,
}
super::wire::object!(BotEventListResponse);

/// A file that came with an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventMedia {
    /// The blob with the bytes of the file.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// How the model takes the file.
    pub kind: BotEventMediaKind,
    /// Media type of the bytes, such as `image/png`.
    pub mime: String,
    /// The name of the file; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The blob with the file's text, such as a transcript; absent when there is none.
    #[serde(rename = "textRef", default, skip_serializing_if = "Option::is_none")]
    pub text_ref: Option<String>,
}
super::wire::object!(BotEventMedia);

/// How the model takes a file that came with an event.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotEventMediaKind {
    /// As a picture.
    Image,
    /// As a recording.
    Audio,
    /// As a document.
    Document,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotEventMediaKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Image, Self::Audio, Self::Document];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Image => "image",
            Self::Audio => "audio",
            Self::Document => "document",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotEventMediaKind, open);

/// What became of an event.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotEventOutcome {
    /// The bot worked on it.
    Handled,
    /// The bot put it off.
    Deferred,
    /// The bot saw no reason to do anything.
    Ignored,
    /// The bot could not go on without something from outside.
    Blocked,
    /// The run ended without saying what became of it.
    Unresolved,
    /// The run failed.
    RunFailed,
    /// It steered a run that was at work.
    Steered,
    /// It joined the context of a session and started nothing.
    Appended,
    /// It was put aside without work, such as those left over when the bot was closed.
    Archived,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotEventOutcome {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Handled,
        Self::Deferred,
        Self::Ignored,
        Self::Blocked,
        Self::Unresolved,
        Self::RunFailed,
        Self::Steered,
        Self::Appended,
        Self::Archived,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Handled => "handled",
            Self::Deferred => "deferred",
            Self::Ignored => "ignored",
            Self::Blocked => "blocked",
            Self::Unresolved => "unresolved",
            Self::RunFailed => "run_failed",
            Self::Steered => "steered",
            Self::Appended => "appended",
            Self::Archived => "archived",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotEventOutcome, open);

/// The event to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventReadParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The number of the event.
    pub seq: u64,
}
super::wire::object!(BotEventReadParams);

/// The event that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventReadResponse {
    /// The event, as the log has it.
    pub event: BotEventView,
    /// The whole event, as its source told it.
    pub document: BotEventDocument,
}
super::wire::object!(BotEventReadResponse);

/// The event to hand to its bot again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventReplayParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The number of the event.
    pub seq: u64,
}
super::wire::object!(BotEventReplayParams);

/// The event that was made from the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventReplayResponse {
    /// The new event.
    pub event: BotEventView,
}
super::wire::object!(BotEventReplayResponse);

/// The event of a bot that another event answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventReplyRef {
    /// The bot.
    pub bot: BotId,
    /// The number of its event.
    pub seq: u64,
}
super::wire::object!(BotEventReplyRef);

/// The bot that sent an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventSender {
    /// The bot.
    pub bot: BotId,
}
super::wire::object!(BotEventSender);

/// An event as a bot's log has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotEventView {
    /// Its number within the bot, counted from 1.
    pub seq: u64,
    /// What it is recognised by when it comes again.
    #[serde(rename = "eventId")]
    pub event_id: String,
    /// What kind of thing happened, in the words of its source.
    pub kind: String,
    /// What happened, in a line for people and for the model.
    pub summary: String,
    /// When it happened, in Unix milliseconds.
    #[serde(rename = "occurredAtMs")]
    pub occurred_at_ms: i64,
    /// When the bot got it, in Unix milliseconds.
    #[serde(rename = "receivedAtMs")]
    pub received_at_ms: i64,
    /// The blob with the whole event, as JSON.
    #[serde(rename = "documentRef")]
    pub document_ref: String,
    /// How many bots passed it on before.
    pub hops: u32,
    /// The event that it answers; absent when it answers none.
    #[serde(rename = "inReplyTo", default, skip_serializing_if = "Option::is_none")]
    pub in_reply_to: Option<BotEventReplyRef>,
    /// Files that came with it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub media: Option<Vec<BotEventMedia>>,
    /// What became of it; absent while that is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<BotEventOutcome>,
    /// More about the outcome, for people; absent when there is no more to say.
    #[serde(rename = "outcomeDetail", default, skip_serializing_if = "Option::is_none")]
    pub outcome_detail: Option<String>,
    /// The blob with what the model was told about it; absent before it was told.
    #[serde(rename = "promptRef", default, skip_serializing_if = "Option::is_none")]
    pub prompt_ref: Option<String>,
    /// When the outcome was settled, in Unix milliseconds; absent while that is open.
    #[serde(rename = "resolvedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub resolved_at_ms: Option<i64>,
    /// The run that worked on it; absent when there is none.
    #[serde(rename = "runId", default, skip_serializing_if = "Option::is_none")]
    pub run_id: Option<String>,
    /// The bot that sent it; absent when no bot did.
    #[serde(rename = "senderBotId", default, skip_serializing_if = "Option::is_none")]
    pub sender_bot_id: Option<BotId>,
    /// The session it went to; absent before it was routed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session: Option<BotRoutedSessionView>,
    /// The trigger that brought it; absent for one that a client handed in.
    #[serde(rename = "triggerId", default, skip_serializing_if = "Option::is_none")]
    pub trigger_id: Option<BotTriggerId>,
}
super::wire::object!(BotEventView);

/// A filter to try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotFilterTestParams {
    /// The bot whose events are tried.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The filter, as a CEL expression.
    pub filter: String,
    /// Most events to try, at least 1; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// What to try it on; absent or null takes the bot's newest events.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub payload: Option<Value>,
}
super::wire::object!(BotFilterTestParams);

/// What the filter said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotFilterTestResponse {
    /// How many events or payloads were tried.
    pub sampled: u32,
    /// How many of them the filter lets through.
    pub matched: u32,
    /// On how many of them it failed.
    pub errors: u32,
    /// One item for each that was tried.
    pub results: Vec<BotFilterTestResult>,
}
super::wire::object!(BotFilterTestResponse);

/// What a filter said of one event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotFilterTestResult {
    /// Whether it passes.
    pub matched: bool,
    /// How the filter failed, for people; absent when it did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The event's number; absent for a payload that came with the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
}
super::wire::object!(BotFilterTestResult);

/// Names a bot within its universe: 1 to 128 bytes, chosen by the client.
pub type BotId = String;

/// A bot to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotInput {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The profile from which the bot's sessions are made.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// When a trigger that fires too often is switched off; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breaker: Option<BotBreaker>,
    /// What the bot is told about its task, beyond the profile; absent tells it nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brief: Option<String>,
    /// What the bot is for, for people; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Whether the bot may send events to other bots.
    #[serde(default)]
    pub emit: bool,
    /// Whether the bot works on events. They are stored in either case.
    #[serde(default = "BotInput::default_enabled")]
    pub enabled: bool,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds. A trigger may set a time of its own; absent leaves it to the server.
    #[serde(
        rename = "routedSessionCloseAfterMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub routed_session_close_after_ms: Option<u64>,
    /// Most runs the bot starts in a day; absent sets no limit.
    #[serde(rename = "runsPerDay", default, skip_serializing_if = "Option::is_none")]
    pub runs_per_day: Option<u32>,
    /// Whether the bot may change its own document and triggers.
    #[serde(rename = "selfConfig", default)]
    pub self_config: bool,
}
super::wire::object!(BotInput);
impl BotInput {
    fn default_enabled() -> bool {
        true
    }
}

/// A bot as a row of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotListItem {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// The profile from which the bot's sessions are made.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// Whether the bot may change its own document and triggers.
    #[serde(rename = "selfConfig")]
    pub self_config: bool,
    /// Whether the bot may send events to other bots.
    pub emit: bool,
    /// Whether the bot works on events. They are stored in either case.
    pub enabled: bool,
    /// The number of its newest event; 0 when it has none.
    #[serde(rename = "eventSeq")]
    pub event_seq: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// How many triggers it has.
    #[serde(rename = "triggerCount")]
    pub trigger_count: u32,
    /// How many of its events have no outcome yet.
    #[serde(rename = "pendingCount")]
    pub pending_count: u64,
    /// Whether it has work.
    pub activity: SessionActivity,
    /// When a trigger that fires too often is switched off; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breaker: Option<BotBreaker>,
    /// What the bot is told about its task, beyond the profile; absent tells it nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brief: Option<String>,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[serde(rename = "closedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub closed_at_ms: Option<i64>,
    /// The sessions that were closed with it; left out while it is open.
    #[serde(
        rename = "closedSessions",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub closed_sessions: Option<Vec<String>>,
    /// What the bot is for, for people; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Its newest event; absent when it has none.
    #[serde(rename = "lastEvent", default, skip_serializing_if = "Option::is_none")]
    pub last_event: Option<BotEventView>,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds. A trigger may set a time of its own; absent leaves it to the server.
    #[serde(
        rename = "routedSessionCloseAfterMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub routed_session_close_after_ms: Option<u64>,
    /// Most runs the bot starts in a day; absent sets no limit.
    #[serde(rename = "runsPerDay", default, skip_serializing_if = "Option::is_none")]
    pub runs_per_day: Option<u32>,
}
super::wire::object!(BotListItem);

/// Which bots to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotListParams {
    /// Only bots that this one made; absent means all.
    #[serde(rename = "createdBy", default, skip_serializing_if = "Option::is_none")]
    pub created_by: Option<Attribution>,
}
super::wire::object!(BotListParams);

/// The bots that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotListResponse {
    /// The bots, closed ones among them.
    pub bots: Vec<BotListItem>,
}
super::wire::object!(BotListResponse);

/// A bot to create or to replace. Its triggers stay as they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotPutParams {
    /// The whole bot.
    pub bot: BotInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(BotPutParams);

/// The bot that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotPutResponse {
    /// The bot.
    pub bot: BotView,
}
super::wire::object!(BotPutResponse);

/// The bot to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotReadParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
}
super::wire::object!(BotReadParams);

/// The bot that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotReadResponse {
    /// The bot.
    pub bot: BotView,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
}
super::wire::object!(BotReadResponse);

/// A delivery that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotRecentDeliverySnapshot {
    /// The delivery.
    #[serde(rename = "deliveryId")]
    pub delivery_id: String,
    /// The numbers of its events.
    pub seqs: Vec<u64>,
    /// The session they were handed to.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// What became of the events.
    pub outcome: BotEventOutcome,
    /// When it ended, in Unix milliseconds.
    #[serde(rename = "finishedAtMs")]
    pub finished_at_ms: i64,
    /// The run that worked on them; absent when there was none.
    #[serde(rename = "runId", default, skip_serializing_if = "Option::is_none")]
    pub run_id: Option<String>,
    /// What was done, for people; absent when nothing was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// Tokens the run used; absent when nothing was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usage: Option<LlmUsageView>,
}
super::wire::object!(BotRecentDeliverySnapshot);

/// The session to which an event went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotRoutedSessionView {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Its label, for people.
    pub label: String,
}
super::wire::object!(BotRoutedSessionView);

/// Which events a session of a bot is for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotSessionKind {
    /// All that are not routed elsewhere.
    Main,
    /// Those with one key.
    PerKey,
    /// A single one.
    PerEvent,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotSessionKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Main, Self::PerKey, Self::PerEvent];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Main => "main",
            Self::PerKey => "perKey",
            Self::PerEvent => "perEvent",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotSessionKind, open);

/// The session of a bot to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotSessionRotateParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}
super::wire::object!(BotSessionRotateParams);

/// Whether the session will be replaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotSessionRotateResponse {
    /// Whether the controller took the request.
    pub accepted: bool,
}
super::wire::object!(BotSessionRotateResponse);

/// A session to which a bot hands events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotSessionSnapshot {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// Its label, for people.
    pub label: String,
    /// Which events it is for.
    pub kind: BotSessionKind,
    /// How many times a session took this one's place: each rotation adds one.
    pub generation: u32,
    /// Whether it is at work.
    pub busy: bool,
    /// When it last had work, in Unix milliseconds; absent when it never had.
    #[serde(rename = "lastActiveAtMs", default, skip_serializing_if = "Option::is_none")]
    pub last_active_at_ms: Option<i64>,
}
super::wire::object!(BotSessionSnapshot);

/// Whether the sessions of a bot could be set up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotSetupStatus {
    /// Not tried to the end yet.
    Initializing,
    /// Not as the bot's document asks; the controller tries again.
    Degraded,
    /// They are.
    Ready,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotSetupStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Initializing, Self::Degraded, Self::Ready];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Initializing => "initializing",
            Self::Degraded => "degraded",
            Self::Ready => "ready",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotSetupStatus, open);

/// The bot whose state to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotStateReadParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
}
super::wire::object!(BotStateReadParams);

/// The state that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotStateReadResponse {
    /// The state.
    pub state: BotStateView,
}
super::wire::object!(BotStateReadResponse);

/// What a bot does at this moment.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotStateView {
    /// What its controller reports; absent when no controller runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<BotControllerSnapshot>,
    /// The bot's sessions and all below them, at most 2000.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub sessions: Option<Vec<SessionSummaryView>>,
}
super::wire::object!(BotStateView);

/// The trigger to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerDeleteParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The trigger.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
}
super::wire::object!(BotTriggerDeleteParams);

/// The trigger that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerDeleteResponse {
    /// The trigger as it was.
    pub trigger: BotTriggerView,
}
super::wire::object!(BotTriggerDeleteResponse);

/// Why a trigger does not fire.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotTriggerDisabledReason {
    /// It fired too often.
    Breaker,
    /// Its source failed too many times in a row.
    PollFailed,
    /// It was made to fire once, and did.
    OneShot,
    /// Somebody switched it off.
    Operator,
    /// Its bot is closed.
    BotClosed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotTriggerDisabledReason {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Breaker,
        Self::PollFailed,
        Self::OneShot,
        Self::Operator,
        Self::BotClosed,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Breaker => "breaker",
            Self::PollFailed => "poll_failed",
            Self::OneShot => "one_shot",
            Self::Operator => "operator",
            Self::BotClosed => "bot_closed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotTriggerDisabledReason, open);

/// Names a trigger within its bot: 1 to 128 bytes, chosen by the client.
pub type BotTriggerId = String;

/// A trigger to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerInput {
    /// The trigger.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
    /// How events that come close together become one delivery; absent delivers each by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coalesce: Option<BotCoalescePolicy>,
    /// How events reach a session that is at work; absent lets them wait.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub deliver: Option<BotDeliverPolicyIn>,
    /// Whether it fires.
    #[serde(default = "BotTriggerInput::default_enabled")]
    pub enabled: bool,
    /// A CEL expression that says of each event whether the bot gets it; absent gives it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<String>,
    /// The code that pairs a conversation with the bot; only for chat triggers. Absent lets the
    /// server make one where it is needed.
    #[serde(rename = "pairingCode", default, skip_serializing_if = "Option::is_none")]
    pub pairing_code: Option<String>,
    /// Which session of the bot gets the events; absent means the main one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub route: Option<BotTriggerRoute>,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds; absent takes the bot's time.
    #[serde(
        rename = "sessionCloseAfterMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub session_close_after_ms: Option<u64>,
    /// The `kind`, and the members that it brings.
    #[serde(flatten)]
    pub kind: BotTriggerInputKind,
}
super::wire::object!(BotTriggerInput);
impl BotTriggerInput {
    fn default_enabled() -> bool {
        true
    }
}
/// What `BotTriggerInput` has by its `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum BotTriggerInputKind {
    /// A clock.
    #[serde(rename = "schedule")]
    Schedule {
        /// What its events tell the bot.
        summary: String,
        /// When it fires once, in Unix milliseconds; absent for a trigger that fires again and again.
        /// It is switched off afterwards.
        #[serde(rename = "atMs", default, skip_serializing_if = "Option::is_none")]
        at_ms: Option<i64>,
        /// When it fires again and again, as a cron expression; absent for a trigger that fires once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cron: Option<String>,
        /// The time zone of `cron`, as an IANA name.
        #[serde(default = "BotTriggerInput::default_of_schedule_timezone")]
        timezone: String,
    },
    /// An HTTP request from outside. The view shows under `ingestPath` where to send it.
    #[serde(rename = "webhook")]
    Webhook {
        /// The sender whose requests are understood in detail; absent takes them as plain JSON.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        preset: Option<WebhookPreset>,
        /// How a request proves that it comes from the right sender.
        #[serde(default = "BotTriggerInput::default_of_webhook_verification")]
        verification: WebhookVerification,
    },
    /// A source that is asked regularly for what is new.
    #[serde(rename = "poll")]
    Poll {
        /// Whom to ask.
        source: PollSourceIn,
        /// The time between two questions, in milliseconds.
        #[serde(rename = "intervalMs")]
        interval_ms: u64,
        /// How new items are told from those seen before.
        cursor: PollCursorSpec,
        /// Where in the answer the items stand; absent takes the answer itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        items: Option<String>,
    },
    /// Events of other bots of the universe.
    #[serde(rename = "bot")]
    Bot {
        /// The bots whose events are taken; none means any bot.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        from: Option<Vec<BotId>>,
    },
    /// Messages on a channel.
    #[serde(rename = "chat")]
    Chat {
        /// The channel account that receives the messages.
        #[serde(rename = "accountId")]
        account_id: ChannelAccountId,
        /// Whose messages count.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        access: Option<ChatAccessIn>,
        /// Which messages start a turn.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        activation: Option<ChatActivation>,
        /// Only conversations of this kind; absent means both.
        #[serde(rename = "matchScope", default, skip_serializing_if = "Option::is_none")]
        match_scope: Option<ChatMatchScope>,
        /// How a conversation gets paired with the bot.
        #[serde(default = "BotTriggerInput::default_of_chat_pairing")]
        pairing: ChatPairingMode,
        /// The trigger's rank among those that match the same message.
        #[serde(default = "BotTriggerInput::default_of_chat_priority")]
        priority: u32,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl BotTriggerInputKind {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "schedule",
        "webhook",
        "poll",
        "bot",
        "chat",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Schedule { .. } => "schedule",
            Self::Webhook { .. } => "webhook",
            Self::Poll { .. } => "poll",
            Self::Bot { .. } => "bot",
            Self::Chat { .. } => "chat",
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(BotTriggerInputKind, "kind", None, open, []);
impl BotTriggerInput {
    fn default_of_schedule_timezone() -> String {
        "UTC".to_owned()
    }
    fn default_of_webhook_verification() -> WebhookVerification {
        WebhookVerification::Token {}
    }
    fn default_of_chat_pairing() -> ChatPairingMode {
        ChatPairingMode::Code
    }
    fn default_of_chat_priority() -> u32 {
        100
    }
}

/// The bot whose triggers to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerListParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
}
super::wire::object!(BotTriggerListParams);

/// All triggers of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerListResponse {
    /// The triggers, by id.
    pub triggers: Vec<BotTriggerView>,
}
super::wire::object!(BotTriggerListResponse);

/// A trigger to create or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerPutParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The whole trigger.
    pub trigger: BotTriggerInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(BotTriggerPutParams);

/// The trigger that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerPutResponse {
    /// The trigger.
    pub trigger: BotTriggerView,
}
super::wire::object!(BotTriggerPutResponse);

/// The trigger to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerReadParams {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The trigger.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
}
super::wire::object!(BotTriggerReadParams);

/// The trigger that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerReadResponse {
    /// The trigger.
    pub trigger: BotTriggerView,
}
super::wire::object!(BotTriggerReadResponse);

/// Which session of a bot gets the events of a trigger.
///
/// A newer server may have policies that are not listed here; a request may only use those that
/// are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "policy")]
pub enum BotTriggerRoute {
    /// The main one.
    #[serde(rename = "bot")]
    Bot,
    /// One for each key.
    #[serde(rename = "perKey")]
    PerKey {
        /// A CEL expression for the key of an event; absent leaves the key to the trigger's kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A new one for each event.
    #[serde(rename = "perEvent")]
    PerEvent,
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl BotTriggerRoute {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["bot", "perKey", "perEvent"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Bot { .. } => "bot",
            Self::PerKey { .. } => "perKey",
            Self::PerEvent { .. } => "perEvent",
            Self::Unlisted(unlisted) => unlisted.text("policy"),
        }
    }
}
super::wire::tagged_union!(BotTriggerRoute, "policy", None, open, []);

/// A stored trigger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotTriggerView {
    /// The bot it belongs to.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The trigger.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// Whether it fires.
    pub enabled: bool,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// How events that come close together become one delivery; absent delivers each by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coalesce: Option<BotCoalescePolicy>,
    /// How far it has read its source; only for poll triggers.
    #[serde(rename = "cursorState", default, skip_serializing_if = "Option::is_none")]
    pub cursor_state: Option<PollCursorState>,
    /// How events reach a session that is at work; absent lets them wait.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub deliver: Option<BotDeliverPolicy>,
    /// When it was switched off, in Unix milliseconds; absent while it fires.
    #[serde(rename = "disabledAtMs", default, skip_serializing_if = "Option::is_none")]
    pub disabled_at_ms: Option<i64>,
    /// Why it does not fire; absent while it does.
    #[serde(rename = "disabledReason", default, skip_serializing_if = "Option::is_none")]
    pub disabled_reason: Option<BotTriggerDisabledReason>,
    /// A CEL expression that says of each event whether the bot gets it; absent gives it all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<String>,
    /// Where a webhook's requests are sent, as a path. It is absent for callers who may not change
    /// the bot.
    #[serde(rename = "ingestPath", default, skip_serializing_if = "Option::is_none")]
    pub ingest_path: Option<String>,
    /// How its filter last failed, for people; absent when it never did.
    #[serde(
        rename = "lastFilterError",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub last_filter_error: Option<String>,
    /// When its filter last failed, in Unix milliseconds; absent when it never did.
    #[serde(
        rename = "lastFilterErrorAtMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub last_filter_error_at_ms: Option<i64>,
    /// The code that pairs a conversation with the bot. It is absent for callers who may not change
    /// the bot.
    #[serde(rename = "pairingCode", default, skip_serializing_if = "Option::is_none")]
    pub pairing_code: Option<String>,
    /// Which session of the bot gets the events; absent means the main one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub route: Option<BotTriggerRoute>,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds; absent takes the bot's time.
    #[serde(
        rename = "sessionCloseAfterMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub session_close_after_ms: Option<u64>,
    /// The `kind`, and the members that it brings.
    #[serde(flatten)]
    pub kind: BotTriggerViewKind,
}
super::wire::object!(BotTriggerView);
/// What `BotTriggerView` has by its `kind`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum BotTriggerViewKind {
    /// A clock.
    #[serde(rename = "schedule")]
    Schedule {
        /// The time zone of `cron`, as an IANA name.
        timezone: String,
        /// What its events tell the bot.
        summary: String,
        /// When it fires once, in Unix milliseconds; absent for a trigger that fires again and again.
        /// It is switched off afterwards.
        #[serde(rename = "atMs", default, skip_serializing_if = "Option::is_none")]
        at_ms: Option<i64>,
        /// When it fires again and again, as a cron expression; absent for a trigger that fires once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cron: Option<String>,
    },
    /// An HTTP request from outside. The view shows under `ingestPath` where to send it.
    #[serde(rename = "webhook")]
    Webhook {
        /// How a request proves that it comes from the right sender.
        verification: WebhookVerification,
        /// The sender whose requests are understood in detail; absent takes them as plain JSON.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        preset: Option<WebhookPreset>,
    },
    /// A source that is asked regularly for what is new.
    #[serde(rename = "poll")]
    Poll {
        /// Whom to ask.
        source: PollSource,
        /// The time between two questions, in milliseconds.
        #[serde(rename = "intervalMs")]
        interval_ms: u64,
        /// How new items are told from those seen before.
        cursor: PollCursorSpec,
        /// Where in the answer the items stand; absent takes the answer itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        items: Option<String>,
    },
    /// Events of other bots of the universe.
    #[serde(rename = "bot")]
    Bot {
        /// The bots whose events are taken; none means any bot.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        from: Option<Vec<BotId>>,
    },
    /// Messages on a channel.
    #[serde(rename = "chat")]
    Chat {
        /// The channel account that receives the messages.
        #[serde(rename = "accountId")]
        account_id: ChannelAccountId,
        /// How a conversation gets paired with the bot.
        pairing: ChatPairingMode,
        /// The trigger's rank among those that match the same message.
        priority: u32,
        /// Whose messages count.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        access: Option<ChatAccess>,
        /// Which messages start a turn.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        activation: Option<ChatActivation>,
        /// Only conversations of this kind; absent means both.
        #[serde(rename = "matchScope", default, skip_serializing_if = "Option::is_none")]
        match_scope: Option<ChatMatchScope>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl BotTriggerViewKind {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "schedule",
        "webhook",
        "poll",
        "bot",
        "chat",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Schedule { .. } => "schedule",
            Self::Webhook { .. } => "webhook",
            Self::Poll { .. } => "poll",
            Self::Bot { .. } => "bot",
            Self::Chat { .. } => "chat",
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(BotTriggerViewKind, "kind", None, open, []);

/// A stored bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct BotView {
    /// The bot.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// The profile from which the bot's sessions are made.
    #[serde(rename = "profileId")]
    pub profile_id: ProfileId,
    /// Whether the bot may change its own document and triggers.
    #[serde(rename = "selfConfig")]
    pub self_config: bool,
    /// Whether the bot may send events to other bots.
    pub emit: bool,
    /// Whether the bot works on events. They are stored in either case.
    pub enabled: bool,
    /// The number of its newest event; 0 when it has none.
    #[serde(rename = "eventSeq")]
    pub event_seq: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// When a trigger that fires too often is switched off; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breaker: Option<BotBreaker>,
    /// What the bot is told about its task, beyond the profile; absent tells it nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brief: Option<String>,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[serde(rename = "closedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub closed_at_ms: Option<i64>,
    /// The sessions that were closed with it; left out while it is open.
    #[serde(
        rename = "closedSessions",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub closed_sessions: Option<Vec<String>>,
    /// What the bot is for, for people; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds. A trigger may set a time of its own; absent leaves it to the server.
    #[serde(
        rename = "routedSessionCloseAfterMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub routed_session_close_after_ms: Option<u64>,
    /// Most runs the bot starts in a day; absent sets no limit.
    #[serde(rename = "runsPerDay", default, skip_serializing_if = "Option::is_none")]
    pub runs_per_day: Option<u32>,
}
super::wire::object!(BotView);

/// What happens to an event while the session is at work.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotWhenBusy {
    /// It waits until the session is idle and then starts a run.
    Queue,
    /// It steers the run at work.
    Steer,
    /// It joins the context and starts nothing.
    Append,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl BotWhenBusy {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Queue, Self::Steer, Self::Append];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Queue => "queue",
            Self::Steer => "steer",
            Self::Append => "append",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(BotWhenBusy, open);

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

/// A channel account to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountCreateParams {
    /// The account.
    pub account: ChannelAccountInput,
}
super::wire::object!(ChannelAccountCreateParams);

/// The channel account that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountCreateResponse {
    /// The account.
    pub account: ChannelAccountView,
}
super::wire::object!(ChannelAccountCreateResponse);

/// The channel account to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountDeleteParams {
    /// The account.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
}
super::wire::object!(ChannelAccountDeleteParams);

/// The channel account that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountDeleteResponse {
    /// The account as it was.
    pub account: ChannelAccountView,
}
super::wire::object!(ChannelAccountDeleteResponse);

/// Names a channel account within its universe: 1 to 128 bytes, chosen by the client.
pub type ChannelAccountId = String;

/// A channel account to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountInput {
    /// The account.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The provider where it is present.
    pub provider: ChannelProvider,
    /// What the provider calls it.
    #[serde(rename = "providerAccountId")]
    pub provider_account_id: String,
    /// A name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// The grant with the credential for the provider; absent for a provider that asks for none.
    #[serde(
        rename = "credentialGrantId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub credential_grant_id: Option<String>,
    /// Whether messages are received and sent.
    #[serde(default = "ChannelAccountInput::default_enabled")]
    pub enabled: bool,
    /// What the provider's connector is told.
    #[serde(default)]
    pub settings: ChannelAccountSettings,
}
super::wire::object!(ChannelAccountInput);
impl ChannelAccountInput {
    fn default_enabled() -> bool {
        true
    }
}

/// Which channel accounts to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountListParams {
    /// Only accounts at this provider; absent means all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<ChannelProvider>,
}
super::wire::object!(ChannelAccountListParams);

/// The channel accounts that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountListResponse {
    /// The accounts.
    pub accounts: Vec<ChannelAccountView>,
}
super::wire::object!(ChannelAccountListResponse);

/// A channel account to create or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountPutParams {
    /// The whole account.
    pub account: ChannelAccountInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(ChannelAccountPutParams);

/// The channel account that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountPutResponse {
    /// The account.
    pub account: ChannelAccountView,
}
super::wire::object!(ChannelAccountPutResponse);

/// The channel account to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountReadParams {
    /// The account.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
}
super::wire::object!(ChannelAccountReadParams);

/// The channel account that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountReadResponse {
    /// The account.
    pub account: ChannelAccountView,
}
super::wire::object!(ChannelAccountReadResponse);

/// What the connector of a provider is told.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountSettings {
    /// Whether the connector prints the QR code that links the account; absent leaves it to the
    /// connector.
    #[serde(rename = "printQr", default, skip_serializing_if = "Option::is_none")]
    pub print_qr: Option<bool>,
    /// Members of any other name.
    #[serde(flatten)]
    pub other_members: BTreeMap<String, Value>,
}
super::wire::object!(ChannelAccountSettings);

/// A stored channel account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelAccountView {
    /// The account.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The provider where it is present.
    pub provider: ChannelProvider,
    /// What the provider calls it.
    #[serde(rename = "providerAccountId")]
    pub provider_account_id: String,
    /// A name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// What the provider's connector is told.
    pub settings: ChannelAccountSettings,
    /// Whether messages are received and sent.
    pub enabled: bool,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The grant with the credential for the provider; absent for a provider that asks for none.
    #[serde(
        rename = "credentialGrantId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub credential_grant_id: Option<String>,
}
super::wire::object!(ChannelAccountView);

/// The conversation to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelConversationReadParams {
    /// The account that takes part in it.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The conversation.
    #[serde(rename = "chatId")]
    pub chat_id: String,
    /// The thread within it; absent means outside of threads.
    #[serde(rename = "threadId", default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}
super::wire::object!(ChannelConversationReadParams);

/// The conversation that was read.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelConversationReadResponse {
    /// What it does; absent when nothing handles it at this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conversation: Option<ChannelConversationSnapshot>,
}
super::wire::object!(ChannelConversationReadResponse);

/// What a conversation does at this moment, for finding out why a message or an answer is
/// missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelConversationSnapshot {
    /// The bot it belongs to.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The bot's trigger that takes its messages.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
    /// Its label, for people.
    pub label: String,
    /// Messages that came in.
    #[serde(rename = "inboundCount")]
    pub inbound_count: u64,
    /// Messages dropped because they had come before.
    #[serde(rename = "duplicateInboundCount")]
    pub duplicate_inbound_count: u64,
    /// Messages dropped because they were not meant for the bot.
    #[serde(rename = "droppedInboundCount")]
    pub dropped_inbound_count: u64,
    /// Messages refused because their sender may not start a turn.
    #[serde(rename = "deniedInboundCount")]
    pub denied_inbound_count: u64,
    /// Events handed to the bot.
    #[serde(rename = "emittedCount")]
    pub emitted_count: u64,
    /// Answers sent to the provider.
    #[serde(rename = "deliveredCount")]
    pub delivered_count: u64,
    /// Answers that could not be sent.
    #[serde(rename = "failedDeliveryCount")]
    pub failed_delivery_count: u64,
    /// Answers being sent.
    #[serde(rename = "activeDeliveries")]
    pub active_deliveries: u32,
    /// Whether the bot is shown as typing.
    pub typing: bool,
    /// What the connector said that could not be understood, for people.
    #[serde(
        rename = "protocolErrors",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub protocol_errors: Option<Vec<String>>,
}
super::wire::object!(ChannelConversationSnapshot);

/// A message, as the connector of the provider understood it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelInbound {
    /// The message. One that comes again under its id is counted and dropped.
    #[serde(rename = "messageId")]
    pub message_id: String,
    /// The conversation.
    #[serde(rename = "chatId")]
    pub chat_id: String,
    /// Who wrote it.
    #[serde(rename = "senderId")]
    pub sender_id: String,
    /// The name under which people know the sender.
    #[serde(rename = "senderName")]
    pub sender_name: String,
    /// When it was written, in Unix milliseconds.
    #[serde(rename = "timestampMs")]
    pub timestamp_ms: i64,
    /// What it says; empty when it only brings files.
    pub text: String,
    /// Whether the conversation is with a single person.
    #[serde(rename = "isDirect")]
    pub is_direct: bool,
    /// Whether it mentions the account.
    #[serde(rename = "mentionedBot")]
    pub mentioned_bot: bool,
    /// Whether it replies to a message of the account.
    #[serde(rename = "isReplyToBot")]
    pub is_reply_to_bot: bool,
    /// The files it brings.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub media: Option<Vec<ChannelInboundMedia>>,
    /// The thread within the conversation; absent outside of threads.
    #[serde(rename = "threadId", default, skip_serializing_if = "Option::is_none")]
    pub thread_id: Option<String>,
}
super::wire::object!(ChannelInbound);

/// A message that arrived on a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelInboundAdmitParams {
    /// The account that received it.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The message.
    pub inbound: ChannelInbound,
}
super::wire::object!(ChannelInboundAdmitParams);

/// Where the message went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelInboundAdmitResponse {
    /// What the server decided.
    pub decision: ChannelInboundDecision,
    /// The bot of the conversation; absent when it has none.
    #[serde(rename = "botId", default, skip_serializing_if = "Option::is_none")]
    pub bot_id: Option<BotId>,
    /// The trigger that took the message; absent when none did.
    #[serde(rename = "triggerId", default, skip_serializing_if = "Option::is_none")]
    pub trigger_id: Option<BotTriggerId>,
}
super::wire::object!(ChannelInboundAdmitResponse);

/// What the server decided about a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChannelInboundDecision {
    /// The conversation is paired with a bot, which gets the message.
    Bound,
    /// The message paired the conversation with a bot.
    Paired,
    /// The conversation can be paired, once somebody sends a pairing code in it.
    PairingRequired,
    /// The pairing of the conversation is at work and not settled yet.
    PairingPending,
    /// No trigger listens to the conversation.
    Unbound,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ChannelInboundDecision {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Bound,
        Self::Paired,
        Self::PairingRequired,
        Self::PairingPending,
        Self::Unbound,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Bound => "bound",
            Self::Paired => "paired",
            Self::PairingRequired => "pairing_required",
            Self::PairingPending => "pairing_pending",
            Self::Unbound => "unbound",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ChannelInboundDecision, open);

/// A file that a message brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelInboundMedia {
    /// The file, at the provider.
    #[serde(rename = "fileId")]
    pub file_id: String,
    /// How the model is to take it.
    pub kind: MediaKind,
    /// Media type of the bytes, such as `image/png`.
    pub mime: String,
    /// Its size in bytes; absent when the provider does not tell.
    #[serde(rename = "byteSize", default, skip_serializing_if = "Option::is_none")]
    pub byte_size: Option<u64>,
    /// The name of the file; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
super::wire::object!(ChannelInboundMedia);

/// The pairing to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelPairingDeleteParams {
    /// The account that takes part in the conversation.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The conversation.
    #[serde(rename = "chatId")]
    pub chat_id: String,
}
super::wire::object!(ChannelPairingDeleteParams);

/// The pairing that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelPairingDeleteResponse {
    /// The pairing as it was.
    pub pairing: ChannelPairingView,
}
super::wire::object!(ChannelPairingDeleteResponse);

/// Which pairings to list. A pairing must pass every filter that is given.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelPairingListParams {
    /// Only conversations of this account; absent means all.
    #[serde(rename = "accountId", default, skip_serializing_if = "Option::is_none")]
    pub account_id: Option<ChannelAccountId>,
    /// Only conversations of this bot; absent means all.
    #[serde(rename = "botId", default, skip_serializing_if = "Option::is_none")]
    pub bot_id: Option<BotId>,
}
super::wire::object!(ChannelPairingListParams);

/// The pairings that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelPairingListResponse {
    /// The pairings.
    pub pairings: Vec<ChannelPairingView>,
}
super::wire::object!(ChannelPairingListResponse);

/// A conversation that belongs to a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChannelPairingView {
    /// The account that takes part in the conversation.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The conversation.
    #[serde(rename = "chatId")]
    pub chat_id: String,
    /// The bot it belongs to.
    #[serde(rename = "botId")]
    pub bot_id: BotId,
    /// The bot's trigger that takes its messages.
    #[serde(rename = "triggerId")]
    pub trigger_id: BotTriggerId,
    /// How it was paired.
    #[serde(rename = "pairedVia")]
    pub paired_via: ChatPairingMode,
    /// When it was paired, in Unix milliseconds.
    #[serde(rename = "pairedAtMs")]
    pub paired_at_ms: i64,
}
super::wire::object!(ChannelPairingView);

/// Names a chat provider, such as `telegram`: 1 to 64 bytes, small letters, digits and hyphens.
pub type ChannelProvider = String;

/// Whose messages count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChatAccess {
    /// Who may start a turn.
    pub turn: ChatTurnAccess,
    /// The senders who may, where `turn` is `listed`.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub allowed: Option<Vec<String>>,
    /// The senders who may control the bot by commands in the conversation.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub controllers: Option<Vec<String>>,
}
super::wire::object!(ChatAccess);

/// Whose messages count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChatAccessIn {
    /// The senders who may, where `turn` is `listed`.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub allowed: Option<Vec<String>>,
    /// The senders who may control the bot by commands in the conversation.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub controllers: Option<Vec<String>>,
    /// Who may start a turn.
    #[serde(default = "ChatAccessIn::default_turn")]
    pub turn: ChatTurnAccess,
}
super::wire::object!(ChatAccessIn);
impl Default for ChatAccessIn {
    fn default() -> Self {
        Self {
            allowed: Default::default(),
            controllers: Default::default(),
            turn: ChatAccessIn::default_turn(),
        }
    }
}
impl ChatAccessIn {
    fn default_turn() -> ChatTurnAccess {
        ChatTurnAccess::Anyone
    }
}

/// Which messages start a turn of the bot. In a conversation with a single person, all do.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChatActivation {
    /// Which messages of a group do; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<ChatGroupActivation>,
    /// Names under which the bot is mentioned, beside the account's own.
    #[serde(
        rename = "mentionNames",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub mention_names: Option<Vec<String>>,
    /// Beginnings by which a message of a group is meant for the bot, such as `/ask`.
    #[serde(
        rename = "triggerPrefixes",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub trigger_prefixes: Option<Vec<String>>,
}
super::wire::object!(ChatActivation);

/// Which messages of a group start a turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChatGroupActivation {
    /// Those that mention the bot or reply to it.
    Mention,
    /// All of them.
    Always,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ChatGroupActivation {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Mention, Self::Always];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Mention => "mention",
            Self::Always => "always",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ChatGroupActivation, open);

/// A kind of conversation.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChatMatchScope {
    /// With a single person.
    Direct,
    /// With several people.
    Group,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ChatMatchScope {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Direct, Self::Group];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Direct => "direct",
            Self::Group => "group",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ChatMatchScope, open);

/// How a conversation gets paired with a bot.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChatPairingMode {
    /// Somebody sends the trigger's pairing code in it.
    Code,
    /// Its first message does it.
    Open,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ChatPairingMode {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Code, Self::Open];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Code => "code",
            Self::Open => "open",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ChatPairingMode, open);

/// Who may start a turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChatTurnAccess {
    /// Everybody in the conversation.
    Anyone,
    /// The senders that are listed.
    Listed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ChatTurnAccess {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Anyone, Self::Listed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Anyone => "anyone",
            Self::Listed => "listed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ChatTurnAccess, open);

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
super::wire::tagged_union!(CompactionPolicy, "mode", None, []);

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
    #[serde(rename = "mediaType", deserialize_with = "super::wire::required")]
    pub media_type: Option<String>,
    /// Name of the provider's own format; null when the bytes are not in one.
    #[serde(rename = "providerKind", deserialize_with = "super::wire::required")]
    pub provider_kind: Option<String>,
    /// Handle by which the agent addresses this media in its tools; absent for other content.
    #[serde(rename = "mediaHandle", default, skip_serializing_if = "Option::is_none")]
    pub media_handle: Option<String>,
}
super::wire::object!(ContentRefView);

/// One entry to put into a context.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextAppendEntry {
    /// Where it stands: a later entry under the same key takes its place. Under `run`, `runtime`
    /// and what follows them after a dot only the server writes: such an entry fails. So does one
    /// under `instructions`, since instructions come from the profile.
    pub key: String,
    /// What it is. A text or catalog that is blank is invalid.
    pub item: InputItem,
}
super::wire::object!(ContextAppendEntry);

/// Entries to put into a session's context.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextAppendParams {
    /// The session. It must be open.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The entries, in the order the model reads them: 1 to 64, each under a key of its own.
    pub entries: Vec<ContextAppendEntry>,
}
super::wire::object!(ContextAppendParams);

/// What became of the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextAppendResponse {
    /// The revision of the context after the call.
    #[serde(rename = "contextRevision")]
    pub context_revision: u64,
    /// One result for each entry, in the order of the request.
    pub results: Vec<ContextAppendResult>,
}
super::wire::object!(ContextAppendResponse);

/// What became of one entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextAppendResult {
    /// The key of the entry.
    pub key: String,
    /// What became of it.
    pub status: ContextAppendStatus,
    /// The text of the entry, at most 4096 bytes; absent when it failed or has no readable text.
    #[serde(rename = "activationText", default, skip_serializing_if = "Option::is_none")]
    pub activation_text: Option<String>,
    /// True when `activationText` was cut; the context has all of it.
    #[serde(
        rename = "activationTextTruncated",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub activation_text_truncated: Option<bool>,
    /// The entry as it was accepted; absent when it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<ContextEntryInputView>,
    /// Why it failed; only with the status `failed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<InputAdmissionFailureView>,
}
super::wire::object!(ContextAppendResult);

/// What became of an entry to put into a context.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextAppendStatus {
    /// It is in the context now, in the place of an earlier one with its key.
    Applied,
    /// The context has it already, with the same content.
    Unchanged,
    /// It was not taken; `failure` tells why.
    Failed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextAppendStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Applied, Self::Unchanged, Self::Failed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Applied => "applied",
            Self::Unchanged => "unchanged",
            Self::Failed => "failed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextAppendStatus, open);

/// The session whose context to condense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextCompactParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}
super::wire::object!(ContextCompactParams);

/// The session after its context was condensed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextCompactResponse {
    /// The session.
    pub session: SessionMutationView,
}
super::wire::object!(ContextCompactResponse);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(ContextEntryKindView, "type", None, open, []);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(ContextEntrySourceView, "type", None, open, []);

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

/// Entries to take out of a session's context.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextRemoveParams {
    /// The session. It must be open.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The keys of the entries: 1 to 64, each once, and none of the server's own (`run`, `runtime`,
    /// and what follows them after a dot).
    pub keys: Vec<String>,
}
super::wire::object!(ContextRemoveParams);

/// What became of the keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextRemoveResponse {
    /// The revision of the context after the call.
    #[serde(rename = "contextRevision")]
    pub context_revision: u64,
    /// One result for each key, in the order of the request.
    pub results: Vec<ContextRemoveResult>,
}
super::wire::object!(ContextRemoveResponse);

/// What became of one key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ContextRemoveResult {
    /// The key.
    pub key: String,
    /// What became of it.
    pub status: ContextRemoveStatus,
    /// Why it failed; only with the status `failed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<InputAdmissionFailureView>,
}
super::wire::object!(ContextRemoveResult);

/// What became of a key to remove.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContextRemoveStatus {
    /// Its entry is gone.
    Removed,
    /// There was no entry with this key.
    Absent,
    /// The entry could not be removed; `failure` tells why.
    Failed,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ContextRemoveStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Removed, Self::Absent, Self::Failed];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Removed => "removed",
            Self::Absent => "absent",
            Self::Failed => "failed",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ContextRemoveStatus, open);

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

/// An API key to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct DeploymentApiKeyCreateParams {
    /// What it shall reach. A key of a universe calls no `deployment/` methods.
    pub scope: AccessScope,
    /// What it is for, for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// Whether its calls may name an actor on whose behalf they are made.
    #[serde(rename = "assertActor", default)]
    pub assert_actor: bool,
    /// The groups of methods that it may call; absent gives all that the scope allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<Vec<MethodGroup>>,
}
super::wire::object!(DeploymentApiKeyCreateParams);

/// The API key that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentApiKeyCreateResponse {
    /// The key without its secret.
    #[serde(rename = "apiKey")]
    pub api_key: DeploymentApiKeyView,
    /// The whole key. It is shown here once and cannot be read again.
    pub secret: String,
}
super::wire::object!(DeploymentApiKeyCreateResponse);

/// Which API keys to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct DeploymentApiKeyListParams {
    /// Only keys of this scope; absent lists all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scope: Option<AccessScope>,
}
super::wire::object!(DeploymentApiKeyListParams);

/// API keys without their secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentApiKeyListResponse {
    /// The keys.
    #[serde(rename = "apiKeys")]
    pub api_keys: Vec<DeploymentApiKeyView>,
}
super::wire::object!(DeploymentApiKeyListResponse);

/// The API key to revoke.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct DeploymentApiKeyRevokeParams {
    /// The part of the key that may be shown.
    #[serde(rename = "keyPrefix")]
    pub key_prefix: String,
}
super::wire::object!(DeploymentApiKeyRevokeParams);

/// The API key that was revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentApiKeyRevokeResponse {
    /// The key without its secret.
    #[serde(rename = "apiKey")]
    pub api_key: DeploymentApiKeyView,
}
super::wire::object!(DeploymentApiKeyRevokeResponse);

/// An API key without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentApiKeyView {
    /// The part of the key that may be shown.
    #[serde(rename = "keyPrefix")]
    pub key_prefix: String,
    /// What it reaches.
    pub scope: AccessScope,
    /// The groups of methods that it may call.
    pub groups: Vec<MethodGroup>,
    /// Whether its calls may name an actor on whose behalf they are made.
    #[serde(rename = "assertActor")]
    pub assert_actor: bool,
    /// Who created it.
    #[serde(rename = "createdBy")]
    pub created_by: Attribution,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// What it is for, for people; absent when it does not say.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// When it was last used, in Unix milliseconds; absent when it never was.
    #[serde(rename = "lastUsedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub last_used_at_ms: Option<u64>,
    /// When it was first revoked, in Unix milliseconds; absent while it may be used.
    #[serde(rename = "revokedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub revoked_at_ms: Option<u64>,
}
super::wire::object!(DeploymentApiKeyView);

/// Which channel accounts to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentChannelAccountListParams {
    /// List accounts that are switched off, too.
    #[serde(rename = "includeDisabled", default)]
    pub include_disabled: bool,
    /// Only accounts of this provider; absent lists all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub provider: Option<ChannelProvider>,
}
super::wire::object!(DeploymentChannelAccountListParams);

/// The channel accounts of all universes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentChannelAccountListResponse {
    /// The accounts.
    pub accounts: Vec<DeploymentChannelAccountView>,
}
super::wire::object!(DeploymentChannelAccountListResponse);

/// A channel account and the universe that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentChannelAccountView {
    /// The universe.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// The account.
    #[serde(rename = "accountId")]
    pub account_id: ChannelAccountId,
    /// The provider where it is present.
    pub provider: ChannelProvider,
    /// What the provider calls it.
    #[serde(rename = "providerAccountId")]
    pub provider_account_id: String,
    /// A name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// What the provider's connector is told.
    pub settings: ChannelAccountSettings,
    /// Whether messages are received and sent.
    pub enabled: bool,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The grant with the credential for the provider; absent for a provider that asks for none.
    #[serde(
        rename = "credentialGrantId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub credential_grant_id: Option<String>,
}
super::wire::object!(DeploymentChannelAccountView);

/// A machine of a provider to make an environment of a universe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentAdoptParams {
    /// The universe that gets the environment.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// Your name for this adoption, within the universe.
    #[serde(rename = "requestId")]
    pub request_id: String,
    /// The binding through which the universe uses the provider.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// The machine, in the provider's own words, e.g. `project/instance`.
    #[serde(rename = "sourceTarget")]
    pub source_target: String,
    /// Must be true: the server may from now on move, reconfigure and delete the machine.
    #[serde(rename = "takeOwnership")]
    pub take_ownership: bool,
    /// A name for people; absent leaves it without one.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(DeploymentEnvironmentAdoptParams);

/// The environment that was made of the machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentAdoptResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
super::wire::object!(DeploymentEnvironmentAdoptResponse);

/// How the server reaches a provider's controller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderConnection {
    /// The address, in the manner of the transport; a URL for `webSocket` and `http`.
    pub endpoint: String,
    /// What the controller is spoken to over.
    pub transport: DeploymentEnvironmentProviderTransport,
}
super::wire::object!(DeploymentEnvironmentProviderConnection);

/// The provider to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderDeleteParams {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
}
super::wire::object!(DeploymentEnvironmentProviderDeleteParams);

/// The provider that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderDeleteResponse {
    /// The provider as it was.
    pub provider: DeploymentEnvironmentProviderView,
}
super::wire::object!(DeploymentEnvironmentProviderDeleteResponse);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderListParams {}
super::wire::object!(DeploymentEnvironmentProviderListParams);

/// All environment providers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderListResponse {
    /// The providers.
    pub providers: Vec<DeploymentEnvironmentProviderView>,
}
super::wire::object!(DeploymentEnvironmentProviderListResponse);

/// A provider to register or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderPutParams {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// How the server reaches it.
    #[serde(rename = "controllerConnection")]
    pub controller_connection: DeploymentEnvironmentProviderConnection,
    /// A name for people; absent leaves it without one.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the deployment.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(DeploymentEnvironmentProviderPutParams);

/// The provider that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderPutResponse {
    /// The provider.
    pub provider: DeploymentEnvironmentProviderView,
}
super::wire::object!(DeploymentEnvironmentProviderPutResponse);

/// The provider to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderReadParams {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
}
super::wire::object!(DeploymentEnvironmentProviderReadParams);

/// The provider that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderReadResponse {
    /// The provider.
    pub provider: DeploymentEnvironmentProviderView,
}
super::wire::object!(DeploymentEnvironmentProviderReadResponse);

/// What a provider's controller is spoken to over.
///
/// A newer server may tell of transports that are not listed here; a request may only name
/// those that are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum DeploymentEnvironmentProviderTransport {
    /// A WebSocket.
    #[serde(rename = "webSocket")]
    WebSocket,
    /// HTTP.
    #[serde(rename = "http")]
    Http,
    /// The standard streams of a process.
    #[serde(rename = "stdio")]
    Stdio,
    /// SSH.
    #[serde(rename = "ssh")]
    Ssh,
    /// A transport of a provider's own.
    #[serde(rename = "provider")]
    Provider {
        /// Which kind of provider.
        #[serde(rename = "providerType")]
        provider_type: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl DeploymentEnvironmentProviderTransport {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "webSocket",
        "http",
        "stdio",
        "ssh",
        "provider",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::WebSocket { .. } => "webSocket",
            Self::Http { .. } => "http",
            Self::Stdio { .. } => "stdio",
            Self::Ssh { .. } => "ssh",
            Self::Provider { .. } => "provider",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(
    DeploymentEnvironmentProviderTransport, "type", None, open, []
);

/// An environment provider.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentEnvironmentProviderView {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// How the server reaches it.
    #[serde(rename = "controllerConnection")]
    pub controller_connection: DeploymentEnvironmentProviderConnection,
    /// When it was registered, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the deployment.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(DeploymentEnvironmentProviderView);

/// The binding to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentProviderBindingDeleteParams {
    /// The universe that has the binding.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// The binding.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
}
super::wire::object!(DeploymentProviderBindingDeleteParams);

/// The binding that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentProviderBindingDeleteResponse {
    /// The binding as it was.
    pub binding: EnvironmentProviderBindingView,
}
super::wire::object!(DeploymentProviderBindingDeleteResponse);

/// A binding to create or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentProviderBindingPutParams {
    /// The universe that may use the provider.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// The binding.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// Whether new environments may be made through it.
    pub status: EnvironmentProviderBindingStatusView,
    /// The revision that the new binding was made from; absent replaces whatever is there.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
    /// Labels of the deployment.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(DeploymentProviderBindingPutParams);

/// The binding that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentProviderBindingPutResponse {
    /// The binding.
    pub binding: EnvironmentProviderBindingView,
}
super::wire::object!(DeploymentProviderBindingPutResponse);

/// A universe to create, or to find again under its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseCreateParams {
    /// The id to create or find: a UUID of your choice.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// Its name in addresses; absent leaves it without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slug: Option<String>,
}
super::wire::object!(DeploymentUniverseCreateParams);

/// The universe that was created or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseCreateResponse {
    /// The universe.
    pub universe: DeploymentUniverseView,
    /// Whether this call created it.
    pub created: bool,
}
super::wire::object!(DeploymentUniverseCreateResponse);

/// The universe to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseDeleteParams {
    /// The universe.
    #[serde(rename = "universeId")]
    pub universe_id: String,
}
super::wire::object!(DeploymentUniverseDeleteParams);

/// What a deletion removed. After an interruption, only what the last call did is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseDeleteResponse {
    /// The universe that is gone.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// How many workflows were still at work and were ended.
    #[serde(rename = "workflowsTerminated")]
    pub workflows_terminated: u64,
    /// How many blobs were removed from the object store.
    #[serde(rename = "blobObjectsDeleted")]
    pub blob_objects_deleted: u64,
}
super::wire::object!(DeploymentUniverseDeleteResponse);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseListParams {}
super::wire::object!(DeploymentUniverseListParams);

/// All universes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseListResponse {
    /// The universes.
    pub universes: Vec<DeploymentUniverseView>,
}
super::wire::object!(DeploymentUniverseListResponse);

/// The universe to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseReadParams {
    /// The universe.
    #[serde(rename = "universeId")]
    pub universe_id: String,
}
super::wire::object!(DeploymentUniverseReadParams);

/// The universe that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseReadResponse {
    /// The universe.
    pub universe: DeploymentUniverseView,
}
super::wire::object!(DeploymentUniverseReadResponse);

/// A universe and its new slug.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseSlugPutParams {
    /// The universe.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// Its name in addresses from now on.
    pub slug: String,
    /// Refuse to replace a slug that differs.
    #[serde(rename = "onlyIfUnset", default)]
    pub only_if_unset: bool,
}
super::wire::object!(DeploymentUniverseSlugPutParams);

/// A universe and what is in it. The counts are made when they are read and may lag behind work
/// that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct DeploymentUniverseView {
    /// The universe.
    #[serde(rename = "universeId")]
    pub universe_id: String,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// How many sessions it has.
    pub sessions: u64,
    /// How many workspaces it has.
    pub workspaces: u64,
    /// How many profiles it has.
    pub profiles: u64,
    /// The size of its blobs together, in bytes.
    #[serde(rename = "blobBytes")]
    pub blob_bytes: u64,
    /// When one of its sessions was last updated, in Unix milliseconds; absent without sessions.
    #[serde(
        rename = "lastActivityAtMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub last_activity_at_ms: Option<u64>,
    /// Its name in addresses; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slug: Option<String>,
}
super::wire::object!(DeploymentUniverseView);

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

/// The environment to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCloseParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
}
super::wire::object!(EnvironmentCloseParams);

/// The environment after it was asked to close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCloseResponse {
    /// The environment; it may still be `closing`.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentCloseResponse);

/// What a daemon is spoken to over: a text, or an object for a transport of a provider's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum EnvironmentConnectionTransportView {
    /// A WebSocket.
    #[serde(rename = "webSocket")]
    WebSocket,
    /// HTTP.
    #[serde(rename = "http")]
    Http,
    /// The standard streams of a process.
    #[serde(rename = "stdio")]
    Stdio,
    /// SSH.
    #[serde(rename = "ssh")]
    Ssh,
    /// A transport of a provider's own.
    #[serde(rename = "provider")]
    Provider {
        /// Which kind of provider; spelled in snake case on the wire.
        provider_type: String,
    },
}
impl EnvironmentConnectionTransportView {
    /// The texts, and the names of the members, that tell the variants apart.
    pub const TAGS: &'static [&'static str] = &[
        "webSocket",
        "http",
        "stdio",
        "ssh",
        "provider",
    ];
    /// The text on the wire, or the name of the one member.
    pub fn tag(&self) -> &str {
        match self {
            Self::WebSocket { .. } => "webSocket",
            Self::Http { .. } => "http",
            Self::Stdio { .. } => "stdio",
            Self::Ssh { .. } => "ssh",
            Self::Provider { .. } => "provider",
        }
    }
}
super::wire::external_union!(
    EnvironmentConnectionTransportView, ["webSocket", "http", "stdio", "ssh"],
    ["provider"], []
);

/// How the daemon of an environment is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentConnectionView {
    /// The address, in the manner of the transport; a URL for `webSocket` and `http`.
    pub endpoint: String,
    /// What the daemon is spoken to over.
    pub transport: EnvironmentConnectionTransportView,
}
super::wire::object!(EnvironmentConnectionView);

/// An environment for a provider to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCreateParams {
    /// Your name for the request. A repeat under it finds the environment instead of making one.
    #[serde(rename = "requestId")]
    pub request_id: String,
    /// The binding through which the provider is reached. It must be enabled.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// The template to make it from.
    #[serde(rename = "templateId")]
    pub template_id: String,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What happens to it when nobody uses it; absent leaves it alone.
    #[serde(rename = "idlePolicy", default, skip_serializing_if = "Option::is_none")]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(EnvironmentCreateParams);

/// The environment that a request made or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCreateResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentCreateResponse);

/// A variable to bind to a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialBindParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The variable.
    #[serde(rename = "envName")]
    pub env_name: String,
    /// Where its value comes from.
    pub source: EnvironmentCredentialSourceView,
}
super::wire::object!(EnvironmentCredentialBindParams);

/// The variable that was bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialBindResponse {
    /// The variable and its source.
    pub credential: EnvironmentCredentialView,
}
super::wire::object!(EnvironmentCredentialBindResponse);

/// Whose variables to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialListParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
}
super::wire::object!(EnvironmentCredentialListParams);

/// The variables of the environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialListResponse {
    /// The variables and their sources, all of them.
    pub credentials: Vec<EnvironmentCredentialView>,
}
super::wire::object!(EnvironmentCredentialListResponse);

/// Where the value of a variable comes from: the name of a secret, never the secret.
///
/// A newer server may tell of sources that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum EnvironmentCredentialSourceView {
    /// The access token of a grant.
    #[serde(rename = "authGrant")]
    AuthGrant {
        /// The grant.
        #[serde(rename = "grantId")]
        grant_id: String,
    },
    /// The credential of an auth provider.
    #[serde(rename = "authProviderCredential")]
    AuthProviderCredential {
        /// The provider.
        #[serde(rename = "providerId")]
        provider_id: String,
    },
    /// A secret as it is.
    #[serde(rename = "directSecret")]
    DirectSecret {
        /// The secret.
        #[serde(rename = "secretId")]
        secret_id: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl EnvironmentCredentialSourceView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "authGrant",
        "authProviderCredential",
        "directSecret",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::AuthGrant { .. } => "authGrant",
            Self::AuthProviderCredential { .. } => "authProviderCredential",
            Self::DirectSecret { .. } => "directSecret",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(EnvironmentCredentialSourceView, "type", None, open, []);

/// A variable to unbind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialUnbindParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The variable.
    #[serde(rename = "envName")]
    pub env_name: String,
}
super::wire::object!(EnvironmentCredentialUnbindParams);

/// The variable that was unbound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialUnbindResponse {
    /// The variable and its source, as they were.
    pub credential: EnvironmentCredentialView,
}
super::wire::object!(EnvironmentCredentialUnbindResponse);

/// A variable of an environment and where its value comes from. The value is never shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentCredentialView {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The variable.
    #[serde(rename = "envName")]
    pub env_name: String,
    /// Where its value comes from.
    pub source: EnvironmentCredentialSourceView,
    /// When it was first bound, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last bound, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
}
super::wire::object!(EnvironmentCredentialView);

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

/// A machine of your own to register as an environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentExternalCreateParams {
    /// Your name for the request. A repeat under it finds the environment instead of making one.
    #[serde(rename = "requestId")]
    pub request_id: String,
    /// How the server reaches the machine's daemon.
    pub connection: EnvironmentConnectionView,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(EnvironmentExternalCreateParams);

/// The environment that a registration made or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentExternalCreateResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentExternalCreateResponse);

/// What becomes of an environment when its daemon is gone.
///
/// A newer server may tell of modes that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentIdentityModeView {
    /// It stays, and is the same one when the daemon comes back.
    Persistent,
    /// It closes when the daemon does not come back in time.
    Ephemeral,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl EnvironmentIdentityModeView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Persistent, Self::Ephemeral];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Persistent => "persistent",
            Self::Ephemeral => "ephemeral",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(EnvironmentIdentityModeView, open);

/// An idle policy for an environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIdlePolicyPutParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The whole new policy; absent clears it.
    #[serde(rename = "idlePolicy", default, skip_serializing_if = "Option::is_none")]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
}
super::wire::object!(EnvironmentIdlePolicyPutParams);

/// The environment after its idle policy was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIdlePolicyPutResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentIdlePolicyPutResponse);

/// What happens to an environment that nobody uses, in up to four stages.
///
/// Each time is counted from the moment its daemon became idle. A later stage must not come
/// before an earlier one, in the order pause, suspend, stop, close; a stage that the provider
/// cannot reach is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIdlePolicyView {
    /// Close it for good after so many idle milliseconds; absent never does.
    #[serde(rename = "closeAfterMs", default, skip_serializing_if = "Option::is_none")]
    pub close_after_ms: Option<u64>,
    /// Pause it after so many idle milliseconds; absent never does.
    #[serde(rename = "pauseAfterMs", default, skip_serializing_if = "Option::is_none")]
    pub pause_after_ms: Option<u64>,
    /// Stop it after so many idle milliseconds; absent never does.
    #[serde(rename = "stopAfterMs", default, skip_serializing_if = "Option::is_none")]
    pub stop_after_ms: Option<u64>,
    /// Suspend it after so many idle milliseconds; absent never does.
    #[serde(rename = "suspendAfterMs", default, skip_serializing_if = "Option::is_none")]
    pub suspend_after_ms: Option<u64>,
}
super::wire::object!(EnvironmentIdlePolicyView);

/// The machine that stands behind an environment at a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIncarnationView {
    /// The incarnation.
    #[serde(rename = "incarnationId")]
    pub incarnation_id: String,
    /// When it began, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The power states that the provider offers for it. None until they are known, or when power
    /// cannot be controlled.
    #[serde(
        rename = "powerStates",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub power_states: Option<Vec<EnvironmentPowerStateView>>,
    /// The provider's name of the machine; absent until it is known, or without a provider.
    #[serde(
        rename = "providerTargetId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub provider_target_id: Option<String>,
    /// The name under which the provider was asked for the machine; absent when none was asked.
    #[serde(
        rename = "provisionRequestId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub provision_request_id: Option<String>,
    /// The template it was made from; absent when it was made from none.
    #[serde(rename = "templateId", default, skip_serializing_if = "Option::is_none")]
    pub template_id: Option<String>,
}
super::wire::object!(EnvironmentIncarnationView);

/// Whether an environment shall have a public endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIngressPutParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// True to have one, false to have none.
    pub enabled: bool,
}
super::wire::object!(EnvironmentIngressPutParams);

/// The environment after its public endpoint was switched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentIngressPutResponse {
    /// The environment, with the endpoint's URL when it is on.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentIngressPutResponse);

/// Which jobs to cancel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobCancelParams {
    /// The jobs, at least one.
    pub jobs: Vec<SessionJobHandleView>,
    /// Stop them the hard way; what that is depends on the environment.
    #[serde(default)]
    pub force: bool,
    /// Whether jobs that wait for them are cancelled, too.
    #[serde(default = "EnvironmentJobCancelParams::default_scope")]
    pub scope: SessionJobCancelScopeView,
}
super::wire::object!(EnvironmentJobCancelParams);
impl EnvironmentJobCancelParams {
    fn default_scope() -> SessionJobCancelScopeView {
        SessionJobCancelScopeView::Job
    }
}

/// What became of the cancellations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobCancelResponse {
    /// One item for each job that the cancellation reached.
    pub jobs: Vec<SessionJobCancelEntryView>,
}
super::wire::object!(EnvironmentJobCancelResponse);

/// Jobs to start together in one environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobCreateParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// Your name for the request. A repeat under it finds the jobs instead of starting them again.
    #[serde(rename = "requestId")]
    pub request_id: String,
    /// The jobs, at least one.
    pub jobs: Vec<SessionJobStartSpecInput>,
}
super::wire::object!(EnvironmentJobCreateParams);

/// The jobs that a request started or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobCreateResponse {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The jobs of the request, together.
    #[serde(rename = "jobGroupId")]
    pub job_group_id: String,
    /// One item for each job of the request, in its order.
    pub jobs: Vec<SessionJobStartedView>,
}
super::wire::object!(EnvironmentJobCreateResponse);

/// Which jobs to read, and how much of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobReadParams {
    /// The jobs, at least one.
    pub jobs: Vec<SessionJobHandleView>,
    /// Only output after this one, for each job: the `outputNextSeq` of the read before. Absent
    /// begins with the oldest output that is kept.
    #[serde(rename = "afterSeq", default, skip_serializing_if = "Option::is_none")]
    pub after_seq: Option<u64>,
    /// Whether to tell the files that the jobs left.
    #[serde(rename = "includeArtifacts", default)]
    pub include_artifacts: bool,
    /// Most bytes of output for each job; absent leaves it to the server.
    #[serde(rename = "outputBytes", default, skip_serializing_if = "Option::is_none")]
    pub output_bytes: Option<u64>,
}
super::wire::object!(EnvironmentJobReadParams);

/// What was read of the jobs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentJobReadResponse {
    /// One item for each job of the request, in its order.
    pub jobs: Vec<SessionJobReadEntryView>,
}
super::wire::object!(EnvironmentJobReadResponse);

/// Where an environment stands in its life.
///
/// A newer server may tell of states that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentLifecycleStatusView {
    /// The provider makes its machine.
    Provisioning,
    /// Its machine starts.
    Booting,
    /// It takes work.
    Ready,
    /// Its machine is frozen in memory. The next use wakes it.
    Paused,
    /// What its machine was doing is saved on disk. The next use wakes it.
    Suspended,
    /// Its machine is off or out of reach. The next use wakes a provisioned one whose provider
    /// controls power.
    Offline,
    /// It was asked to close and is being taken down.
    Closing,
    /// It is gone for good; only the record is left.
    Closed,
    /// It could not be made or kept.
    Failed,
    /// Nobody can tell its state at present.
    Unknown,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl EnvironmentLifecycleStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Provisioning,
        Self::Booting,
        Self::Ready,
        Self::Paused,
        Self::Suspended,
        Self::Offline,
        Self::Closing,
        Self::Closed,
        Self::Failed,
        Self::Unknown,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Provisioning => "provisioning",
            Self::Booting => "booting",
            Self::Ready => "ready",
            Self::Paused => "paused",
            Self::Suspended => "suspended",
            Self::Offline => "offline",
            Self::Closing => "closing",
            Self::Closed => "closed",
            Self::Failed => "failed",
            Self::Unknown => "unknown",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(EnvironmentLifecycleStatusView, open);

/// Which environments to list. An environment must pass every filter that is given.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentListParams {
    /// Only those that were made through this binding.
    #[serde(rename = "bindingId", default, skip_serializing_if = "Option::is_none")]
    pub binding_id: Option<String>,
    /// Only those with these labels. An empty value asks for the key alone.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// Only those that this provider made.
    #[serde(rename = "providerId", default, skip_serializing_if = "Option::is_none")]
    pub provider_id: Option<String>,
    /// Only those whose daemon showed this key.
    #[serde(
        rename = "registrationKeyId",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub registration_key_id: Option<String>,
    /// Only those in this state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<EnvironmentLifecycleStatusView>,
}
super::wire::object!(EnvironmentListParams);

/// The environments that pass the filters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentListResponse {
    /// The environments, all of them.
    pub environments: Vec<EnvironmentView>,
}
super::wire::object!(EnvironmentListResponse);

/// A power state for an environment to go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentPowerPutParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The state: one of the `powerStates` of its incarnation.
    pub power: EnvironmentPowerStateView,
}
super::wire::object!(EnvironmentPowerPutParams);

/// The environment after its wanted power state was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentPowerPutResponse {
    /// The environment; its `status` may follow later.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentPowerPutResponse);

/// A power state in which a machine can stay.
///
/// A newer server may tell of states that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentPowerStateView {
    /// It works.
    Running,
    /// It is frozen and keeps its memory. Waking takes next to no time.
    Paused,
    /// What it was doing is saved on disk. Waking goes on from there.
    Suspended,
    /// It is off and keeps its disk. Waking boots it afresh.
    Stopped,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl EnvironmentPowerStateView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Running,
        Self::Paused,
        Self::Suspended,
        Self::Stopped,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Suspended => "suspended",
            Self::Stopped => "stopped",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(EnvironmentPowerStateView, open);

/// Take instructions from an environment.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentPromptsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(EnvironmentPromptsConfig);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentProviderBindingListParams {}
super::wire::object!(EnvironmentProviderBindingListParams);

/// The bindings of the universe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentProviderBindingListResponse {
    /// The bindings, all of them.
    pub bindings: Vec<EnvironmentProviderBindingView>,
}
super::wire::object!(EnvironmentProviderBindingListResponse);

/// The binding to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentProviderBindingReadParams {
    /// The binding.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
}
super::wire::object!(EnvironmentProviderBindingReadParams);

/// The binding that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentProviderBindingReadResponse {
    /// The binding.
    pub binding: EnvironmentProviderBindingView,
}
super::wire::object!(EnvironmentProviderBindingReadResponse);

/// Whether environments may be made through a binding.
///
/// A newer server may tell of states that are not listed here; a request may only name those
/// that are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentProviderBindingStatusView {
    /// They may.
    Enabled,
    /// They may not; those that exist stay.
    Disabled,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl EnvironmentProviderBindingStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Enabled, Self::Disabled];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Enabled => "enabled",
            Self::Disabled => "disabled",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(EnvironmentProviderBindingStatusView, open);

/// What lets a universe have environments from a provider of the deployment.
///
/// The methods `deployment/environment-providers/bindings/*` write it; a universe sees only its
/// own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentProviderBindingView {
    /// The binding.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// Whether new environments may be made through it.
    pub status: EnvironmentProviderBindingStatusView,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// Labels of the deployment.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(EnvironmentProviderBindingView);

/// The environment to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentReadParams {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
}
super::wire::object!(EnvironmentReadParams);

/// The environment that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentReadResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
super::wire::object!(EnvironmentReadResponse);

/// A registration key to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyCreateParams {
    /// A name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// What becomes of an environment when its daemon is gone.
    #[serde(rename = "identityMode")]
    pub identity_mode: EnvironmentIdentityModeView,
    /// How long an ephemeral environment waits for its daemon to come back, in milliseconds; absent
    /// takes the deployment's time.
    #[serde(
        rename = "ephemeralDisconnectGraceMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub ephemeral_disconnect_grace_ms: Option<u64>,
    /// When the key stops admitting daemons, in Unix milliseconds; absent never does.
    #[serde(rename = "expiresAtMs", default, skip_serializing_if = "Option::is_none")]
    pub expires_at_ms: Option<i64>,
    /// Most environments that may live at a time; absent sets no limit.
    #[serde(
        rename = "maxActiveEnvironments",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub max_active_environments: Option<u32>,
}
super::wire::object!(EnvironmentRegistrationKeyCreateParams);

/// The registration key that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyCreateResponse {
    /// The key.
    #[serde(rename = "registrationKey")]
    pub registration_key: EnvironmentRegistrationKeyView,
    /// Its secret, which no other answer shows.
    pub secret: EnvironmentRegistrationSecretView,
}
super::wire::object!(EnvironmentRegistrationKeyCreateResponse);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyListParams {}
super::wire::object!(EnvironmentRegistrationKeyListParams);

/// The registration keys of the universe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyListResponse {
    /// The keys, all of them; revoked and expired ones too.
    #[serde(rename = "registrationKeys")]
    pub registration_keys: Vec<EnvironmentRegistrationKeyView>,
}
super::wire::object!(EnvironmentRegistrationKeyListResponse);

/// The registration key to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyReadParams {
    /// The key.
    #[serde(rename = "registrationKeyId")]
    pub registration_key_id: String,
}
super::wire::object!(EnvironmentRegistrationKeyReadParams);

/// The registration key that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyReadResponse {
    /// The key.
    #[serde(rename = "registrationKey")]
    pub registration_key: EnvironmentRegistrationKeyView,
}
super::wire::object!(EnvironmentRegistrationKeyReadResponse);

/// The registration key to revoke.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyRevokeParams {
    /// The key.
    #[serde(rename = "registrationKeyId")]
    pub registration_key_id: String,
    /// Close the environments of the key, too.
    #[serde(rename = "closeEnvironments", default)]
    pub close_environments: bool,
}
super::wire::object!(EnvironmentRegistrationKeyRevokeParams);

/// The registration key after it was revoked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyRevokeResponse {
    /// The key.
    #[serde(rename = "registrationKey")]
    pub registration_key: EnvironmentRegistrationKeyView,
    /// The environments that were asked to close.
    #[serde(
        rename = "closedEnvironmentIds",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub closed_environment_ids: Option<Vec<String>>,
}
super::wire::object!(EnvironmentRegistrationKeyRevokeResponse);

/// Whether a registration key admits daemons.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EnvironmentRegistrationKeyStatusView {
    /// It does.
    Active,
    /// It was revoked and never will again.
    Revoked,
    /// Its time is over.
    Expired,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl EnvironmentRegistrationKeyStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Active, Self::Revoked, Self::Expired];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Revoked => "revoked",
            Self::Expired => "expired",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(EnvironmentRegistrationKeyStatusView, open);

/// A key with which daemons register themselves. Its secret is not shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentRegistrationKeyView {
    /// The key.
    #[serde(rename = "registrationKeyId")]
    pub registration_key_id: String,
    /// Its name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// The beginning of its secret, to tell keys apart by.
    #[serde(rename = "keyPrefix")]
    pub key_prefix: String,
    /// What becomes of an environment when its daemon is gone.
    #[serde(rename = "identityMode")]
    pub identity_mode: EnvironmentIdentityModeView,
    /// How long an ephemeral environment waits for its daemon to come back, in milliseconds.
    #[serde(rename = "ephemeralDisconnectGraceMs")]
    pub ephemeral_disconnect_grace_ms: u64,
    /// Whether it admits daemons.
    pub status: EnvironmentRegistrationKeyStatusView,
    /// Environments that were ever registered with it.
    #[serde(rename = "registeredEnvironmentCount")]
    pub registered_environment_count: u64,
    /// Environments of it that live at present.
    #[serde(rename = "activeEnvironmentCount")]
    pub active_environment_count: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it stops admitting daemons, in Unix milliseconds; absent never does.
    #[serde(rename = "expiresAtMs", default, skip_serializing_if = "Option::is_none")]
    pub expires_at_ms: Option<i64>,
    /// When a daemon last registered with it, in Unix milliseconds; absent when none did.
    #[serde(
        rename = "lastRegisteredAtMs",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub last_registered_at_ms: Option<i64>,
    /// Most environments that may live at a time; absent sets no limit.
    #[serde(
        rename = "maxActiveEnvironments",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub max_active_environments: Option<u32>,
    /// When it was revoked, in Unix milliseconds; absent when it was not.
    #[serde(rename = "revokedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub revoked_at_ms: Option<i64>,
}
super::wire::object!(EnvironmentRegistrationKeyView);

/// The secret of a registration key, which a daemon shows when it registers. Only the answer to
/// the key's creation has it; it belongs in no log.
pub type EnvironmentRegistrationSecretView = String;

/// Take skills from an environment.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentSkillsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roots: Option<Vec<String>>,
}
super::wire::object!(EnvironmentSkillsConfig);

/// Where an environment comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum EnvironmentSourceView {
    /// A provider made its machine.
    #[serde(rename = "provisioned")]
    Provisioned {
        /// The provider.
        #[serde(rename = "providerId")]
        provider_id: String,
        /// The binding through which the universe reaches the provider.
        #[serde(rename = "bindingId")]
        binding_id: String,
    },
    /// Somebody registered the address of its daemon.
    #[serde(rename = "external")]
    External {
        /// How the daemon is reached.
        connection: EnvironmentConnectionView,
    },
    /// Its daemon called the server and showed a registration key.
    #[serde(rename = "registered")]
    Registered {
        /// The key.
        #[serde(rename = "registrationKeyId")]
        registration_key_id: String,
        /// The daemon.
        #[serde(rename = "daemonId")]
        daemon_id: String,
        /// What becomes of the environment when its daemon is gone.
        #[serde(rename = "identityMode")]
        identity_mode: EnvironmentIdentityModeView,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl EnvironmentSourceView {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["provisioned", "external", "registered"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Provisioned { .. } => "provisioned",
            Self::External { .. } => "external",
            Self::Registered { .. } => "registered",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(EnvironmentSourceView, "type", None, open, []);

/// Whose templates to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentTemplateListParams {
    /// The binding whose provider is asked; absent asks the providers of all bindings.
    #[serde(rename = "bindingId", default, skip_serializing_if = "Option::is_none")]
    pub binding_id: Option<String>,
}
super::wire::object!(EnvironmentTemplateListParams);

/// The templates of the providers that were asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentTemplateListResponse {
    /// The templates, all of them.
    pub templates: Vec<EnvironmentTemplateView>,
}
super::wire::object!(EnvironmentTemplateListResponse);

/// The template to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentTemplateReadParams {
    /// The binding whose provider is asked.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// The template.
    #[serde(rename = "templateId")]
    pub template_id: String,
}
super::wire::object!(EnvironmentTemplateReadParams);

/// The template that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentTemplateReadResponse {
    /// The template.
    pub template: EnvironmentTemplateView,
}
super::wire::object!(EnvironmentTemplateReadResponse);

/// What a provider can make environments from. A template never changes; a new version has an
/// id of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentTemplateView {
    /// The template.
    #[serde(rename = "templateId")]
    pub template_id: String,
    /// The provider that has it.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The binding through which the universe reaches the provider.
    #[serde(rename = "bindingId")]
    pub binding_id: String,
    /// Its name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// Whether environments made from it can have a public endpoint.
    #[serde(rename = "publicIngress")]
    pub public_ingress: bool,
    /// Whether a newer one should be taken instead.
    pub deprecated: bool,
    /// What it is for; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Labels of the provider.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(EnvironmentTemplateView);

/// An environment: a machine in which agents run commands and jobs.
///
/// It belongs to a universe, not to a session, and outlives the sessions that use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct EnvironmentView {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The name of the request that made it; the server's own for a registered one.
    #[serde(rename = "requestId")]
    pub request_id: String,
    /// Where it comes from.
    pub source: EnvironmentSourceView,
    /// Its state, as last observed.
    pub status: EnvironmentLifecycleStatusView,
    /// The power state that is wanted; `status` follows it later.
    #[serde(rename = "desiredPower")]
    pub desired_power: EnvironmentPowerStateView,
    /// The machine behind it at present.
    pub incarnation: EnvironmentIncarnationView,
    /// Whether a public HTTPS endpoint is switched on.
    #[serde(rename = "publicIngressEnabled")]
    pub public_ingress_enabled: bool,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// What happens to it when nobody uses it; absent when nothing does.
    #[serde(rename = "idlePolicy", default, skip_serializing_if = "Option::is_none")]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
    /// When its daemon was last heard of, in Unix milliseconds; absent when it never was.
    #[serde(rename = "lastSeenAtMs", default, skip_serializing_if = "Option::is_none")]
    pub last_seen_at_ms: Option<i64>,
    /// Labels of the application.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
    /// The URL of the public endpoint; absent while there is none.
    #[serde(rename = "publicEndpoint", default, skip_serializing_if = "Option::is_none")]
    pub public_endpoint: Option<String>,
}
super::wire::object!(EnvironmentView);

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
    #[serde(default = "EnvironmentsFeatureIn::default_version")]
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
            version: EnvironmentsFeatureIn::default_version(),
        }
    }
}
impl EnvironmentsFeatureIn {
    fn default_version() -> u32 {
        1
    }
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
    #[serde(rename = "requestedAfter", deserialize_with = "super::wire::required")]
    pub requested_after: Option<EventCursor>,
    /// The newest event that was dropped.
    #[serde(rename = "retainedAfter", deserialize_with = "super::wire::required")]
    pub retained_after: Option<EventCursor>,
    /// The `after` from which nothing is missing; null for a backward read.
    #[serde(rename = "nextCursor", deserialize_with = "super::wire::required")]
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

/// An installation of a GitHub App, as GitHub describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct GitHubInstallationView {
    /// The installation's number at GitHub.
    #[serde(rename = "installationId")]
    pub installation_id: i64,
    /// The account that let the app in; absent when GitHub does not say.
    #[serde(rename = "accountLogin", default, skip_serializing_if = "Option::is_none")]
    pub account_login: Option<String>,
    /// What it may do, in GitHub's own form; absent when GitHub does not say.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub permissions: Option<Value>,
    /// Which of the account's repositories it reaches, in GitHub's own word; absent when GitHub
    /// does not say.
    #[serde(
        rename = "repositorySelection",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub repository_selection: Option<String>,
}
super::wire::object!(GitHubInstallationView);

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

/// What kept an entry out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InputAdmissionFailureKind {
    /// A file of this type, size or content is not taken.
    UnsupportedMedia,
    /// The file's blob does not exist.
    BlobMissing,
    /// The context does not take it, for example because its key is the server's own.
    AdmissionRejected,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl InputAdmissionFailureKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::UnsupportedMedia,
        Self::BlobMissing,
        Self::AdmissionRejected,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::UnsupportedMedia => "unsupportedMedia",
            Self::BlobMissing => "blobMissing",
            Self::AdmissionRejected => "admissionRejected",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(InputAdmissionFailureKind, open);

/// Why an entry was not taken, or could not be removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct InputAdmissionFailureView {
    /// What went wrong, for programs.
    pub kind: InputAdmissionFailureKind,
    /// What went wrong, for people.
    pub message: String,
}
super::wire::object!(InputAdmissionFailureView);

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
super::wire::tagged_union!(InputItem, "type", None, []);

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

/// A session with workflow tools to create, or to find again under its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct ManagedSessionStartParams {
    /// The workflow tools. They are no part of the configuration and never change.
    #[serde(rename = "workflowTools")]
    pub workflow_tools: ManagedSessionWorkflowToolsInputIn,
    /// Who sees the session. Absent means its creator. Refused for a session that belongs to
    /// another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub access: Option<AccessInput>,
    /// How the session works. Each section given here replaces the profile's section.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub config: Option<SessionConfigIn>,
    /// Delete the session this many milliseconds after it closed. Absent takes the profile's time,
    /// if it has one, and else keeps the session; null keeps the session until it is deleted by a
    /// call.
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
    /// repeated call makes another one. Ids that start with `bot-`, `botfire-`, `botsched-`,
    /// `chat-` or `envjob-` are the server's own and are refused.
    #[serde(rename = "sessionId", default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
}
super::wire::object!(ManagedSessionStartParams);

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

/// The workflow tools of a managed session, fixed at its start. It has a lifecycle controller,
/// or at least one tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct ManagedSessionWorkflowToolsInputIn {
    /// The version of this form.
    pub version: u32,
    /// The tools.
    pub tools: Vec<WorkflowToolDeclarationInputIn>,
    /// The workflow that is told when the session's runs end; absent for none.
    #[serde(
        rename = "lifecycleController",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub lifecycle_controller: Option<WorkflowEndpointInput>,
}
super::wire::object!(ManagedSessionWorkflowToolsInputIn);

/// A tool as its server describes it. No word of it has been checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpAdvertisedToolView {
    /// The server's name for the tool.
    pub name: String,
    /// How the tool behaves; absent when the server does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub annotations: Option<McpToolAnnotationsView>,
    /// What the tool does; absent when the server does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people; absent when the server gave none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}
super::wire::object!(McpAdvertisedToolView);

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
    #[serde(default = "McpFeatureIn::default_version")]
    pub version: u32,
}
super::wire::object!(McpFeatureIn);
impl Default for McpFeatureIn {
    fn default() -> Self {
        Self {
            servers: Default::default(),
            version: McpFeatureIn::default_version(),
        }
    }
}
impl McpFeatureIn {
    fn default_version() -> u32 {
        1
    }
}

/// How a server wants its callers to authorize by OAuth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpOAuthDiscoveryView {
    /// The resource that a token shall be for.
    pub resource: String,
    /// The authorization servers whose tokens are taken.
    #[serde(rename = "authorizationServers")]
    pub authorization_servers: Vec<String>,
    /// The scopes that can be asked for, as far as the server told.
    #[serde(rename = "scopesSupported")]
    pub scopes_supported: Vec<String>,
}
super::wire::object!(McpOAuthDiscoveryView);

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

/// The address to ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerAuthDiscoverParams {
    /// The address of an MCP server, with the scheme `http` or `https`; it need not be registered.
    #[serde(rename = "serverUrl")]
    pub server_url: String,
}
super::wire::object!(McpServerAuthDiscoverParams);

/// What the address told.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerAuthDiscoverResponse {
    /// How to authorize by OAuth; absent when nothing was found, which decides nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oauth: Option<McpOAuthDiscoveryView>,
}
super::wire::object!(McpServerAuthDiscoverResponse);

/// Which credential a server takes.
///
/// An active server whose policy requires a credential must have one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum McpServerAuthPolicy {
    /// None.
    #[serde(rename = "none")]
    None,
    /// A bearer token, or none.
    #[serde(rename = "optionalBearer")]
    OptionalBearer,
    /// A bearer token.
    #[serde(rename = "requiredBearer")]
    RequiredBearer,
    /// A token that an OAuth authorization gave, or none.
    #[serde(rename = "optionalOAuth")]
    OptionalOAuth {
        /// The resource that the token shall be for, as the server names itself.
        resource: String,
        /// The scopes to ask for when a flow names none.
        scopes_default: Vec<String>,
        /// The authorization server to use; absent when that is to be found out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        authorization_server: Option<String>,
        /// Where the server describes itself as a protected resource; absent when that is to be found
        /// out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_resource_metadata_url: Option<String>,
    },
    /// A token that an OAuth authorization gave.
    #[serde(rename = "requiredOAuth")]
    RequiredOAuth {
        /// The resource that the token shall be for, as the server names itself.
        resource: String,
        /// The scopes to ask for when a flow names none.
        scopes_default: Vec<String>,
        /// The authorization server to use; absent when that is to be found out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        authorization_server: Option<String>,
        /// Where the server describes itself as a protected resource; absent when that is to be found
        /// out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_resource_metadata_url: Option<String>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl McpServerAuthPolicy {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "none",
        "optionalBearer",
        "requiredBearer",
        "optionalOAuth",
        "requiredOAuth",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::None { .. } => "none",
            Self::OptionalBearer { .. } => "optionalBearer",
            Self::RequiredBearer { .. } => "requiredBearer",
            Self::OptionalOAuth { .. } => "optionalOAuth",
            Self::RequiredOAuth { .. } => "requiredOAuth",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(McpServerAuthPolicy, "type", None, open, []);

/// Which credential a server takes.
///
/// An active server whose policy requires a credential must have one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum McpServerAuthPolicyIn {
    /// None.
    #[serde(rename = "none")]
    None,
    /// A bearer token, or none.
    #[serde(rename = "optionalBearer")]
    OptionalBearer,
    /// A bearer token.
    #[serde(rename = "requiredBearer")]
    RequiredBearer,
    /// A token that an OAuth authorization gave, or none.
    #[serde(rename = "optionalOAuth")]
    OptionalOAuth {
        /// The resource that the token shall be for, as the server names itself.
        resource: String,
        /// The authorization server to use; absent when that is to be found out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        authorization_server: Option<String>,
        /// Where the server describes itself as a protected resource; absent when that is to be found
        /// out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_resource_metadata_url: Option<String>,
        /// The scopes to ask for when a flow names none.
        #[serde(default)]
        scopes_default: Vec<String>,
    },
    /// A token that an OAuth authorization gave.
    #[serde(rename = "requiredOAuth")]
    RequiredOAuth {
        /// The resource that the token shall be for, as the server names itself.
        resource: String,
        /// The authorization server to use; absent when that is to be found out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        authorization_server: Option<String>,
        /// Where the server describes itself as a protected resource; absent when that is to be found
        /// out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        protected_resource_metadata_url: Option<String>,
        /// The scopes to ask for when a flow names none.
        #[serde(default)]
        scopes_default: Vec<String>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl McpServerAuthPolicyIn {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &[
        "none",
        "optionalBearer",
        "requiredBearer",
        "optionalOAuth",
        "requiredOAuth",
    ];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::None { .. } => "none",
            Self::OptionalBearer { .. } => "optionalBearer",
            Self::RequiredBearer { .. } => "requiredBearer",
            Self::OptionalOAuth { .. } => "optionalOAuth",
            Self::RequiredOAuth { .. } => "requiredOAuth",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(McpServerAuthPolicyIn, "type", None, open, []);

/// Where the credential for a server comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum McpServerCredential {
    /// From a grant of the universe.
    #[serde(rename = "authGrant")]
    AuthGrant {
        /// The grant.
        #[serde(rename = "grantId")]
        grant_id: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl McpServerCredential {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["authGrant"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::AuthGrant { .. } => "authGrant",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(McpServerCredential, "type", None, open, []);

/// The record to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerDeleteParams {
    /// The server.
    #[serde(rename = "serverId")]
    pub server_id: String,
}
super::wire::object!(McpServerDeleteParams);

/// The record that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerDeleteResponse {
    /// The record as it was.
    pub server: McpServerView,
}
super::wire::object!(McpServerDeleteResponse);

/// The record of a server as a client writes it: the whole record each time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct McpServerInput {
    /// The server.
    #[serde(rename = "serverId")]
    pub server_id: String,
    /// Its address, with the scheme `http` or `https`.
    #[serde(rename = "serverUrl")]
    pub server_url: String,
    /// The name under which models know the server, unless a session gives it another: letters,
    /// digits, `_` and `-`.
    #[serde(rename = "defaultServerLabel")]
    pub default_server_label: String,
    /// Whether the address may lie in a private network. Absent means that it may not.
    #[serde(rename = "allowPrivateNetwork", default)]
    pub allow_private_network: bool,
    /// The only tools that may be called, by the server's names for them. Absent means all.
    #[serde(rename = "allowedTools", default, skip_serializing_if = "Option::is_none")]
    pub allowed_tools: Option<Vec<String>>,
    /// Whether calls wait for a human's yes. Absent means that they do not.
    #[serde(default = "McpServerInput::default_approval")]
    pub approval: RemoteMcpApprovalPolicy,
    /// Which credential the server takes. Absent means none.
    #[serde(rename = "authPolicy", default = "McpServerInput::default_auth_policy")]
    pub auth_policy: McpServerAuthPolicyIn,
    /// The credential to send; absent sends none. It stays with its grant and is never returned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credential: Option<McpServerCredential>,
    /// Whether the provider loads the tools only when the model asks for them; absent leaves it to
    /// the provider.
    #[serde(rename = "deferLoading", default, skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
    /// What the server is for; models read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// Who calls the tools. Absent means the model's provider.
    #[serde(default = "McpServerInput::default_execution")]
    pub execution: RemoteMcpExecution,
    /// How the model learns of the tools. Absent means from the start.
    #[serde(default = "McpServerInput::default_exposure")]
    pub exposure: RemoteMcpExposure,
    /// Whether sessions may use the server. Absent means active.
    #[serde(default = "McpServerInput::default_status")]
    pub status: McpServerStatus,
}
super::wire::object!(McpServerInput);
impl McpServerInput {
    fn default_approval() -> RemoteMcpApprovalPolicy {
        RemoteMcpApprovalPolicy::Never
    }
    fn default_auth_policy() -> McpServerAuthPolicyIn {
        McpServerAuthPolicyIn::None {}
    }
    fn default_execution() -> RemoteMcpExecution {
        RemoteMcpExecution::Provider
    }
    fn default_exposure() -> RemoteMcpExposure {
        RemoteMcpExposure::Inject
    }
    fn default_status() -> McpServerStatus {
        McpServerStatus::Active
    }
}

/// Which records to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerListParams {
    /// Only servers with this status; absent lists all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<McpServerStatus>,
}
super::wire::object!(McpServerListParams);

/// The records that were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerListResponse {
    /// The records, by server id.
    pub servers: Vec<McpServerView>,
}
super::wire::object!(McpServerListResponse);

/// A record to create or to replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerPutParams {
    /// The whole record.
    pub server: McpServerInput,
    /// The revision that the new record was made from. Absent replaces whatever is there; for a
    /// server that has no record yet it is not looked at.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(McpServerPutParams);

/// The record that was put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerPutResponse {
    /// The record.
    pub server: McpServerView,
}
super::wire::object!(McpServerPutResponse);

/// The record to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerReadParams {
    /// The server.
    #[serde(rename = "serverId")]
    pub server_id: String,
}
super::wire::object!(McpServerReadParams);

/// The record that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerReadResponse {
    /// The record.
    pub server: McpServerView,
}
super::wire::object!(McpServerReadResponse);

/// Whether sessions may use a server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum McpServerStatus {
    /// They may.
    Active,
    /// They may not until its policy and its credential fit each other.
    NeedsAuthConfig,
    /// They may not until somebody has tried it.
    Unverified,
    /// They may not: somebody switched it off.
    Disabled,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl McpServerStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Active,
        Self::NeedsAuthConfig,
        Self::Unverified,
        Self::Disabled,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::NeedsAuthConfig => "needsAuthConfig",
            Self::Unverified => "unverified",
            Self::Disabled => "disabled",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(McpServerStatus, open);

/// The server to ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct McpServerToolsDiscoverParams {
    /// The server.
    #[serde(rename = "serverId")]
    pub server_id: String,
}
super::wire::object!(McpServerToolsDiscoverParams);

/// What came of asking a server for its tools.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "status")]
pub enum McpServerToolsDiscoverResponse {
    /// It answered.
    #[serde(rename = "success")]
    Success {
        /// All the tools that it offers, allowed or not.
        tools: Vec<McpAdvertisedToolView>,
    },
    /// It could not be asked, or its answer was of no use.
    #[serde(rename = "failure")]
    Failure {
        /// Why, for programs.
        code: McpToolDiscoveryFailureCode,
        /// Why, for people; never to be parsed.
        message: String,
        /// The scopes that the credential lacks, as far as the server named them.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        required_scopes: Option<Vec<String>>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl McpServerToolsDiscoverResponse {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["success", "failure"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Success { .. } => "success",
            Self::Failure { .. } => "failure",
            Self::Unlisted(unlisted) => unlisted.text("status"),
        }
    }
}
super::wire::tagged_union!(McpServerToolsDiscoverResponse, "status", None, open, []);

/// The record of a server as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpServerView {
    /// The server.
    #[serde(rename = "serverId")]
    pub server_id: String,
    /// Its address.
    #[serde(rename = "serverUrl")]
    pub server_url: String,
    /// The name under which models know the server, unless a session gives it another.
    #[serde(rename = "defaultServerLabel")]
    pub default_server_label: String,
    /// Who calls the tools.
    pub execution: RemoteMcpExecution,
    /// How the model learns of the tools.
    pub exposure: RemoteMcpExposure,
    /// Whether calls wait for a human's yes.
    pub approval: RemoteMcpApprovalPolicy,
    /// Whether the address may lie in a private network.
    #[serde(rename = "allowPrivateNetwork")]
    pub allow_private_network: bool,
    /// Which credential the server takes.
    #[serde(rename = "authPolicy")]
    pub auth_policy: McpServerAuthPolicy,
    /// Whether sessions may use the server.
    pub status: McpServerStatus,
    /// The revision of the record, counted from 1.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The only tools that may be called; absent means all.
    #[serde(rename = "allowedTools", default, skip_serializing_if = "Option::is_none")]
    pub allowed_tools: Option<Vec<String>>,
    /// Where the credential that is sent comes from; absent when none is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credential: Option<McpServerCredential>,
    /// Whether the provider loads the tools only when the model asks for them; absent leaves it to
    /// the provider.
    #[serde(rename = "deferLoading", default, skip_serializing_if = "Option::is_none")]
    pub defer_loading: Option<bool>,
    /// What the server is for; absent when the record does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}
super::wire::object!(McpServerView);

/// How a tool behaves, in the word of its server, which nobody checks.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct McpToolAnnotationsView {
    /// Whether it may destroy something; absent when the server does not say.
    #[serde(
        rename = "destructiveHint",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub destructive_hint: Option<bool>,
    /// Whether a repeated call changes nothing more; absent when the server does not say.
    #[serde(rename = "idempotentHint", default, skip_serializing_if = "Option::is_none")]
    pub idempotent_hint: Option<bool>,
    /// Whether it reaches beyond what its server holds; absent when the server does not say.
    #[serde(rename = "openWorldHint", default, skip_serializing_if = "Option::is_none")]
    pub open_world_hint: Option<bool>,
    /// Whether it changes nothing; absent when the server does not say.
    #[serde(rename = "readOnlyHint", default, skip_serializing_if = "Option::is_none")]
    pub read_only_hint: Option<bool>,
}
super::wire::object!(McpToolAnnotationsView);

/// Why a server could not be asked for its tools.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum McpToolDiscoveryFailureCode {
    /// Its policy requires a credential and the record has none.
    CredentialAbsent,
    /// The grant no longer works: somebody has to authorize again.
    GrantNeedsReauth,
    /// The grant is for another resource.
    GrantAudienceMismatch,
    /// The server does not take the credential.
    Unauthorized,
    /// The server takes the credential and refuses all the same.
    Forbidden,
    /// The credential lacks scopes: somebody has to agree to more.
    AdditionalConsentRequired,
    /// The server was asked too often.
    RemoteRateLimited,
    /// The server failed.
    RemoteFailure,
    /// There was no connection to the server.
    Unreachable,
    /// The server's answer was not what the protocol asks for.
    InvalidResponse,
    /// The server speaks no version of the protocol that is understood here.
    UnsupportedProtocol,
    /// The server has more pages of tools than are read.
    PaginationLimit,
    /// The server's answer is longer than what is read.
    ResponseTooLarge,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl McpToolDiscoveryFailureCode {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::CredentialAbsent,
        Self::GrantNeedsReauth,
        Self::GrantAudienceMismatch,
        Self::Unauthorized,
        Self::Forbidden,
        Self::AdditionalConsentRequired,
        Self::RemoteRateLimited,
        Self::RemoteFailure,
        Self::Unreachable,
        Self::InvalidResponse,
        Self::UnsupportedProtocol,
        Self::PaginationLimit,
        Self::ResponseTooLarge,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CredentialAbsent => "credentialAbsent",
            Self::GrantNeedsReauth => "grantNeedsReauth",
            Self::GrantAudienceMismatch => "grantAudienceMismatch",
            Self::Unauthorized => "unauthorized",
            Self::Forbidden => "forbidden",
            Self::AdditionalConsentRequired => "additionalConsentRequired",
            Self::RemoteRateLimited => "remoteRateLimited",
            Self::RemoteFailure => "remoteFailure",
            Self::Unreachable => "unreachable",
            Self::InvalidResponse => "invalidResponse",
            Self::UnsupportedProtocol => "unsupportedProtocol",
            Self::PaginationLimit => "paginationLimit",
            Self::ResponseTooLarge => "responseTooLarge",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(McpToolDiscoveryFailureCode, open);

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

/// What a model can do. What is absent is not known.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelCapabilitiesView {
    /// The most tokens that it reads.
    #[serde(rename = "maxInputTokens", default, skip_serializing_if = "Option::is_none")]
    pub max_input_tokens: Option<u64>,
    /// The most tokens that one generation may write.
    #[serde(
        rename = "maxOutputTokens",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub max_output_tokens: Option<u64>,
    /// Whether it can call several tools in one turn.
    #[serde(
        rename = "parallelToolUse",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub parallel_tool_use: Option<bool>,
    /// The reasoning efforts that it understands, in the provider's own words.
    #[serde(
        rename = "reasoningEfforts",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub reasoning_efforts: Option<Vec<String>>,
}
super::wire::object!(ModelCapabilitiesView);

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

/// The default models of a universe, one for each slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelDefaults {
    /// The revision of the defaults as a whole, 0 when none was ever set.
    pub revision: u64,
    /// The model of runs whose session names none; null when no default is set.
    #[serde(rename = "agentRun", deserialize_with = "super::wire::required")]
    pub agent_run: Option<ModelConfig>,
    /// The model of transcriptions that name none; null when no default is set.
    #[serde(rename = "speechToText", deserialize_with = "super::wire::required")]
    pub speech_to_text: Option<ModelConfig>,
}
super::wire::object!(ModelDefaults);

/// A default model to set or to clear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct ModelDefaultsPutParams {
    /// The slot.
    pub slot: ModelDefaultSlot,
    /// The model; null clears the slot. Its api kind must serve the slot.
    #[serde(deserialize_with = "super::wire::required")]
    pub model: Option<ModelConfig>,
    /// The revision of the defaults that were read before, 0 when none was ever set.
    #[serde(rename = "expectedRevision")]
    pub expected_revision: u64,
}
super::wire::object!(ModelDefaultsPutParams);

/// Nothing: a universe has one set of defaults.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct ModelDefaultsReadParams {}
super::wire::object!(ModelDefaultsReadParams);

/// The default models after the call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelDefaultsResponse {
    /// The defaults.
    pub defaults: ModelDefaults,
}
super::wire::object!(ModelDefaultsResponse);

/// Where models are that the deployment does not know by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelEndpointConfig {
    /// The address below which the provider's API lies.
    #[serde(rename = "baseUrl")]
    pub base_url: String,
    /// The dialects that the endpoint speaks.
    #[serde(rename = "apiKinds")]
    pub api_kinds: Vec<String>,
    /// Headers to send with each call, by name. Reads show them: a key belongs in the credential.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub headers: Option<BTreeMap<String, String>>,
}
super::wire::object!(ModelEndpointConfig);

/// Which models to list.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelListParams {
    /// Whether to leave out models whose name shows that they cannot serve runs, such as those for
    /// embeddings or images. Absent lists everything that the providers name.
    #[serde(
        rename = "selectableOnly",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub selectable_only: Option<bool>,
}
super::wire::object!(ModelListParams);

/// What the providers answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelListResponse {
    /// The models, each once for every api kind that serves it.
    pub models: Vec<ModelView>,
    /// The providers that were asked, also those that failed.
    pub providers: Vec<ModelProviderDiscoveryView>,
}
super::wire::object!(ModelListResponse);

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

/// Where the credential for a model provider comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModelProviderCredentialSource {
    /// The universe has its own.
    Universe,
    /// The deployment lends one to every universe.
    Deployment,
    /// There is none.
    None,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ModelProviderCredentialSource {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Universe, Self::Deployment, Self::None];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Universe => "universe",
            Self::Deployment => "deployment",
            Self::None => "none",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ModelProviderCredentialSource, open);

/// Whether there is a credential for a model provider.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModelProviderCredentialStatus {
    /// There is one, and the provider did not refuse it.
    Configured,
    /// There is none.
    Missing,
    /// There is one that cannot be used, or that the provider refused.
    Invalid,
    /// The provider takes calls without one.
    NotRequired,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ModelProviderCredentialStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Configured,
        Self::Missing,
        Self::Invalid,
        Self::NotRequired,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Configured => "configured",
            Self::Missing => "missing",
            Self::Invalid => "invalid",
            Self::NotRequired => "notRequired",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ModelProviderCredentialStatus, open);

/// How a provider fared when it was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelProviderDiscoveryView {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The dialects in which it is spoken to.
    #[serde(rename = "apiKinds")]
    pub api_kinds: Vec<String>,
    /// Whether there is a credential that works.
    pub credential: ModelProviderCredentialStatus,
    /// Where the credential comes from.
    #[serde(rename = "credentialSource")]
    pub credential_source: ModelProviderCredentialSource,
    /// What went wrong, for people; absent when nothing did. It never holds a credential.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// When it answered, in Unix milliseconds; absent when it did not.
    #[serde(rename = "fetchedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub fetched_at_ms: Option<i64>,
}
super::wire::object!(ModelProviderDiscoveryView);

/// Where a row of the list of models comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ModelSource {
    /// From the provider's own list.
    Provider,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ModelSource {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Provider];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Provider => "provider",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ModelSource, open);

/// A model that a provider offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ModelView {
    /// The provider.
    #[serde(rename = "providerId")]
    pub provider_id: String,
    /// The dialect in which the provider serves the model.
    #[serde(rename = "apiKind")]
    pub api_kind: String,
    /// The model's name, as the provider knows it.
    pub model: String,
    /// A name for people.
    #[serde(rename = "displayName")]
    pub display_name: String,
    /// What the model can do, as far as it is known.
    pub capabilities: ModelCapabilitiesView,
    /// Where the row comes from.
    pub source: ModelSource,
    /// When the provider was asked, in Unix milliseconds.
    #[serde(rename = "fetchedAtMs")]
    pub fetched_at_ms: i64,
    /// When the provider says the model was made, in Unix milliseconds; absent when it does not
    /// say.
    #[serde(rename = "createdAtMs", default, skip_serializing_if = "Option::is_none")]
    pub created_at_ms: Option<i64>,
}
super::wire::object!(ModelView);

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

/// How a trigger tells new items from those seen before.
///
/// A newer server may have ways that are not listed here; a request may only use those that
/// are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum PollCursorSpec {
    /// It remembers the ids of the items.
    #[serde(rename = "idSet")]
    IdSet {
        /// Where in an item its id stands.
        id: String,
    },
    /// It remembers the greatest value of a field; greater ones are new.
    #[serde(rename = "watermark")]
    Watermark {
        /// Where in an item the field stands.
        field: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl PollCursorSpec {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["idSet", "watermark"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::IdSet { .. } => "idSet",
            Self::Watermark { .. } => "watermark",
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(PollCursorSpec, "kind", None, open, []);

/// How far a trigger has read its source. A change of its source, items or cursor starts it
/// anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct PollCursorState {
    /// How many times in a row asking has failed.
    #[serde(rename = "consecutiveFailures")]
    pub consecutive_failures: u32,
    /// When the first answer came, in Unix milliseconds. Its items count as seen and make no
    /// events; absent before.
    #[serde(rename = "baselinedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub baselined_at_ms: Option<i64>,
    /// Ids of the items seen; left out with a watermark.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub ids: Option<Vec<String>>,
    /// When the source was last asked, in Unix milliseconds; absent when it never was.
    #[serde(rename = "lastPolledAtMs", default, skip_serializing_if = "Option::is_none")]
    pub last_polled_at_ms: Option<i64>,
    /// The greatest value seen; absent without a watermark, and before the first answer.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub watermark: Option<Value>,
}
super::wire::object!(PollCursorState);

/// The credential for a source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct PollHttpAuth {
    /// The grant that holds the secret.
    #[serde(rename = "grantId")]
    pub grant_id: String,
    /// The audience for which the grant is used; absent when the grant asks for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<String>,
    /// The header that carries the secret; absent means `authorization`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub header: Option<String>,
    /// The word before the secret, such as `Bearer`; absent leaves it to the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scheme: Option<String>,
}
super::wire::object!(PollHttpAuth);

/// The method of a request to a source.
///
/// A newer server may have others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PollHttpMethod {
    /// Asks without a body.
    Get,
    /// Asks with a body.
    Post,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl PollHttpMethod {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Get, Self::Post];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(PollHttpMethod, open);

/// Whom a trigger asks for what is new.
///
/// A newer server may have kinds that are not listed here; a request may only use those that
/// are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum PollSource {
    /// An HTTP server.
    #[serde(rename = "http")]
    Http {
        /// The address to ask.
        url: String,
        /// The method of the request.
        method: PollHttpMethod,
        /// The credential to send; absent sends none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        auth: Option<PollHttpAuth>,
        /// The body of the request; absent sends none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        body: Option<String>,
        /// Headers of the request, beside those for the credential.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        headers: Option<BTreeMap<String, String>>,
    },
    /// A command in an environment; its output is the answer.
    #[serde(rename = "exec")]
    Exec {
        /// The command and its arguments.
        argv: Vec<String>,
        /// The working directory; absent takes the environment's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cwd: Option<String>,
        /// The environment; absent leaves the choice to the bot's profile.
        #[serde(
            rename = "environmentId",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        environment_id: Option<String>,
        /// How long the command may take, in milliseconds; absent leaves it to the server.
        #[serde(rename = "timeoutMs", default, skip_serializing_if = "Option::is_none")]
        timeout_ms: Option<u64>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl PollSource {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["http", "exec"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Http { .. } => "http",
            Self::Exec { .. } => "exec",
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(PollSource, "kind", None, open, []);

/// Whom a trigger asks for what is new.
///
/// A newer server may have kinds that are not listed here; a request may only use those that
/// are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "kind")]
pub enum PollSourceIn {
    /// An HTTP server.
    #[serde(rename = "http")]
    Http {
        /// The address to ask.
        url: String,
        /// The credential to send; absent sends none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        auth: Option<PollHttpAuth>,
        /// The body of the request; absent sends none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        body: Option<String>,
        /// Headers of the request, beside those for the credential.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "super::wire::present"
        )]
        headers: Option<BTreeMap<String, String>>,
        /// The method of the request.
        #[serde(default = "PollSourceIn::default_of_http_method")]
        method: PollHttpMethod,
    },
    /// A command in an environment; its output is the answer.
    #[serde(rename = "exec")]
    Exec {
        /// The command and its arguments.
        argv: Vec<String>,
        /// The working directory; absent takes the environment's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cwd: Option<String>,
        /// The environment; absent leaves the choice to the bot's profile.
        #[serde(
            rename = "environmentId",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        environment_id: Option<String>,
        /// How long the command may take, in milliseconds; absent leaves it to the server.
        #[serde(rename = "timeoutMs", default, skip_serializing_if = "Option::is_none")]
        timeout_ms: Option<u64>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl PollSourceIn {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["http", "exec"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Http { .. } => "http",
            Self::Exec { .. } => "exec",
            Self::Unlisted(unlisted) => unlisted.text("kind"),
        }
    }
}
super::wire::tagged_union!(PollSourceIn, "kind", None, open, []);
impl PollSourceIn {
    fn default_of_http_method() -> PollHttpMethod {
        PollHttpMethod::Get
    }
}

/// A profile to apply to a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileApplyParams {
    /// The session. It must be open and without work.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The profile.
    pub profile: ProfileSource,
    /// The revision that the session's configuration must have; any other one is a conflict. Absent
    /// asks for none.
    #[serde(
        rename = "expectedConfigRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_config_revision: Option<u64>,
    /// The revision that the session's set of tools must have; any other one is a conflict. Absent
    /// asks for none.
    #[serde(
        rename = "expectedToolsRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_tools_revision: Option<u64>,
}
super::wire::object!(ProfileApplyParams);

/// The session after a profile was applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileApplyResponse {
    /// The session, with its newest runs.
    pub session: SessionView,
    /// What the profile changed.
    pub applied: ProfileApplySummary,
}
super::wire::object!(ProfileApplyResponse);

/// What a profile changed in a session. Where all are false, nothing happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ProfileApplySummary {
    /// Whether the session has another configuration now, with a new revision.
    #[serde(rename = "configChanged")]
    pub config_changed: bool,
    /// Whether the model is given other instructions now.
    #[serde(rename = "instructionsChanged")]
    pub instructions_changed: bool,
    /// Whether commands run in another environment now.
    #[serde(rename = "activeEnvironmentChanged")]
    pub active_environment_changed: bool,
}
super::wire::object!(ProfileApplySummary);

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
super::wire::tagged_union!(ProfileInstructions, "type", None, []);

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
super::wire::tagged_union!(ProfileSource, "kind", None, []);

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

/// Whether calls of a server's tools wait for a human's yes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemoteMcpApprovalPolicy {
    /// They do not.
    Never,
    /// Each of them does.
    Always,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl RemoteMcpApprovalPolicy {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Never, Self::Always];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Never => "never",
            Self::Always => "always",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(RemoteMcpApprovalPolicy, open);

/// Who calls the tools of a server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemoteMcpExecution {
    /// The model's provider, which is told the address and the credential.
    Provider,
    /// The agent server itself.
    Native,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl RemoteMcpExecution {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Provider, Self::Native];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Provider => "provider",
            Self::Native => "native",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(RemoteMcpExecution, open);

/// How a model learns of the tools of a server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RemoteMcpExposure {
    /// All of them stand before it from the start.
    Inject,
    /// It searches for those that it needs.
    Search,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl RemoteMcpExposure {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Inject, Self::Search];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Inject => "inject",
            Self::Search => "search",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(RemoteMcpExposure, open);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(RunAcceptedSourceView, "type", None, open, []);

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
super::wire::tagged_union!(RunStartSource, "type", None, []);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(RunSummarySourceView, "type", None, open, []);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(RunViewSource, "type", None, open, []);

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

/// The environment in which a session's agent shall work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEnvironmentActivateParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The environment. The session's configuration must attach it.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
}
super::wire::object!(SessionEnvironmentActivateParams);

/// The session after its environment was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEnvironmentActivateResponse {
    /// The session; `activeEnvironmentId` names the environment.
    pub session: SessionView,
}
super::wire::object!(SessionEnvironmentActivateResponse);

/// The session whose agent shall work in no environment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEnvironmentDeactivateParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}
super::wire::object!(SessionEnvironmentDeactivateParams);

/// The session after its environment was dropped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionEnvironmentDeactivateResponse {
    /// The session, without an `activeEnvironmentId`.
    pub session: SessionView,
}
super::wire::object!(SessionEnvironmentDeactivateResponse);

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
        #[serde(deserialize_with = "super::wire::required")]
        model: Option<ModelConfig>,
    },
    /// The configuration of the session was replaced.
    #[serde(rename = "sessionConfigChanged")]
    SessionConfigChanged {
        /// The model of the session now; null when it has none.
        #[serde(deserialize_with = "super::wire::required")]
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
            deserialize_with = "super::wire::required"
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
        #[serde(rename = "submissionId", deserialize_with = "super::wire::required")]
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
        #[serde(deserialize_with = "super::wire::required")]
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
        #[serde(rename = "payloadRef", deserialize_with = "super::wire::required")]
        payload_ref: Option<String>,
    },
    /// A promise ended with an error.
    #[serde(rename = "promiseFailed")]
    PromiseFailed {
        /// The promise.
        #[serde(rename = "promiseId")]
        promise_id: String,
        /// Blob with the reason; null when there is none.
        #[serde(rename = "errorRef", deserialize_with = "super::wire::required")]
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
        #[serde(rename = "catalogRef", deserialize_with = "super::wire::required")]
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
        #[serde(rename = "environmentId", deserialize_with = "super::wire::required")]
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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(SessionEventKindView, "type", None, open, []);

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

/// A file that a job left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobArtifactView {
    /// Its path in the environment.
    pub path: String,
    /// What it is, in the environment's words; absent when it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// More about it, in the environment's words.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(SessionJobArtifactView);

/// What became of the cancellation of one job.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobCancelEntryView {
    /// Why the job could not be cancelled, for people; absent when it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The job; absent when it could not be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<SessionJobHandleView>,
    /// Where the job stands now; absent when it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<SessionJobSummaryView>,
}
super::wire::object!(SessionJobCancelEntryView);

/// How far a cancellation reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionJobCancelScopeView {
    /// The jobs that are named.
    Job,
    /// The jobs that are named and all that wait for them.
    Dependents,
}
impl SessionJobCancelScopeView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Job, Self::Dependents];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Job => "job",
            Self::Dependents => "dependents",
        }
    }
}
super::wire::text_enum!(SessionJobCancelScopeView, ["job", "dependents"]);

/// A job that another one waits for: give its id or its name.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobDependencyInput {
    /// The id of a job of the same environment.
    #[serde(rename = "jobId", default, skip_serializing_if = "Option::is_none")]
    pub job_id: Option<String>,
    /// The name of a job of the same request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
super::wire::object!(SessionJobDependencyInput);

/// How the jobs that another one waits for must have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionJobDependencyPolicyView {
    /// All with success; else the waiting job ends as `dependencyFailed`.
    AllSucceeded,
    /// All, in whatever way.
    AllTerminal,
}
impl SessionJobDependencyPolicyView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::AllSucceeded, Self::AllTerminal];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AllSucceeded => "allSucceeded",
            Self::AllTerminal => "allTerminal",
        }
    }
}
super::wire::text_enum!(SessionJobDependencyPolicyView, ["allSucceeded", "allTerminal"]);

/// A job and the environment it runs in: all that it takes to address it.
///
/// A handle from one answer is a parameter of the next call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobHandleView {
    /// The environment.
    #[serde(rename = "environmentId")]
    pub environment_id: String,
    /// The job.
    #[serde(rename = "jobId")]
    pub job_id: String,
}
super::wire::object!(SessionJobHandleView);

/// A piece of a job's output.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobOutputChunkView {
    /// Its number within the job's output; later pieces have greater ones.
    pub seq: u64,
    /// Where the program wrote it.
    pub stream: SessionJobOutputStreamView,
    /// The bytes in standard base64 with padding.
    #[serde(rename = "dataBase64")]
    pub data_base64: String,
}
super::wire::object!(SessionJobOutputChunkView);

/// Where a program writes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionJobOutputStreamView {
    /// Its standard output.
    Stdout,
    /// Its standard error.
    Stderr,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionJobOutputStreamView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Stdout, Self::Stderr];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stdout => "stdout",
            Self::Stderr => "stderr",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionJobOutputStreamView, open);

/// What was read of one job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobReadEntryView {
    /// The `afterSeq` with which the next read goes on.
    #[serde(rename = "outputNextSeq")]
    pub output_next_seq: u64,
    /// The files that it left, when they were asked for.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub artifacts: Option<Vec<SessionJobArtifactView>>,
    /// Why the job could not be read, for people; absent when it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// The job; absent when it could not be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handle: Option<SessionJobHandleView>,
    /// Its output, in order.
    #[serde(
        rename = "outputChunks",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub output_chunks: Option<Vec<SessionJobOutputChunkView>>,
    /// Where the job stands; absent when it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<SessionJobSummaryView>,
}
super::wire::object!(SessionJobReadEntryView);

/// One job to start: a program, and what must have ended before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobStartSpecInput {
    /// The program and its arguments. No shell reads them.
    pub argv: Vec<String>,
    /// The directory it starts in; absent leaves it to the environment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cwd: Option<String>,
    /// How those jobs must have ended.
    #[serde(
        rename = "dependencyPolicy",
        default = "SessionJobStartSpecInput::default_dependency_policy"
    )]
    pub dependency_policy: SessionJobDependencyPolicyView,
    /// The jobs that it waits for; none starts it as soon as its queue allows.
    #[serde(
        rename = "dependsOn",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub depends_on: Option<Vec<SessionJobDependencyInput>>,
    /// Variables it finds, besides those of the environment and its credentials.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub env: Option<BTreeMap<String, String>>,
    /// Its id; absent lets the server choose one.
    #[serde(rename = "jobId", default, skip_serializing_if = "Option::is_none")]
    pub job_id: Option<String>,
    /// A name for people, by which other jobs of the request can wait for this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The queue it runs in, under a name of your own; absent runs it in none.
    #[serde(rename = "queueKey", default, skip_serializing_if = "Option::is_none")]
    pub queue_key: Option<String>,
    /// What it reads from its standard input; absent gives it nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stdin: Option<String>,
    /// How long it may run, in milliseconds; absent leaves it to the environment.
    #[serde(rename = "timeoutMs", default, skip_serializing_if = "Option::is_none")]
    pub timeout_ms: Option<u64>,
}
super::wire::object!(SessionJobStartSpecInput);
impl SessionJobStartSpecInput {
    fn default_dependency_policy() -> SessionJobDependencyPolicyView {
        SessionJobDependencyPolicyView::AllSucceeded
    }
}

/// A job that was started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobStartedView {
    /// The job.
    #[serde(rename = "jobId")]
    pub job_id: String,
    /// The job and its environment.
    pub handle: SessionJobHandleView,
    /// Where it stands.
    pub status: SessionJobStatusView,
    /// The jobs that it waits for.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub dependencies: Option<Vec<String>>,
    /// Its name for people; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The result that a session waits for; absent when no session started the job.
    #[serde(rename = "promiseId", default, skip_serializing_if = "Option::is_none")]
    pub promise_id: Option<String>,
    /// The queue it runs in; absent when it runs in none.
    #[serde(rename = "queueKey", default, skip_serializing_if = "Option::is_none")]
    pub queue_key: Option<String>,
}
super::wire::object!(SessionJobStartedView);

/// Where a job stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionJobStatusView {
    /// The server has it.
    Accepted,
    /// It waits for its turn or for other jobs.
    Queued,
    /// Its program runs.
    Running,
    /// Its program ended with success.
    Succeeded,
    /// Its program ended with an error, or could not be started.
    Failed,
    /// It was asked to stop and has not ended yet.
    CancelRequested,
    /// It ended because it was cancelled.
    Cancelled,
    /// It was stopped because it ran longer than it might.
    TimedOut,
    /// It never started: a job that it waited for did not end as it had to.
    DependencyFailed,
    /// Its machine stopped while it ran.
    Interrupted,
    /// Nobody can tell any more what became of it.
    Lost,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SessionJobStatusView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Accepted,
        Self::Queued,
        Self::Running,
        Self::Succeeded,
        Self::Failed,
        Self::CancelRequested,
        Self::Cancelled,
        Self::TimedOut,
        Self::DependencyFailed,
        Self::Interrupted,
        Self::Lost,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accepted => "accepted",
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::CancelRequested => "cancelRequested",
            Self::Cancelled => "cancelled",
            Self::TimedOut => "timedOut",
            Self::DependencyFailed => "dependencyFailed",
            Self::Interrupted => "interrupted",
            Self::Lost => "lost",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SessionJobStatusView, open);

/// Where a job stands, and what is known of its life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionJobSummaryView {
    /// The space in which the environment keeps the job's id.
    pub namespace: String,
    /// The job.
    #[serde(rename = "jobId")]
    pub job_id: String,
    /// Where it stands.
    pub status: SessionJobStatusView,
    /// When it was accepted, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// The jobs that it waits for, or waited for.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub dependencies: Option<Vec<String>>,
    /// What its program ended with; absent when it did not end by itself.
    #[serde(rename = "exitCode", default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// What went wrong, for people; absent when nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// When it ended, in Unix milliseconds; absent while it has not.
    #[serde(rename = "finishedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub finished_at_ms: Option<u64>,
    /// Its name for people; absent when it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether its program ended before processes that it had started, which were then stopped.
    #[serde(
        rename = "orphanedDescendants",
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub orphaned_descendants: Option<bool>,
    /// The queue it runs in; absent when it runs in none.
    #[serde(rename = "queueKey", default, skip_serializing_if = "Option::is_none")]
    pub queue_key: Option<String>,
    /// When it entered its queue, in Unix milliseconds; absent when it did not.
    #[serde(rename = "queuedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub queued_at_ms: Option<u64>,
    /// When its program started, in Unix milliseconds; absent when it did not.
    #[serde(rename = "startedAtMs", default, skip_serializing_if = "Option::is_none")]
    pub started_at_ms: Option<u64>,
}
super::wire::object!(SessionJobSummaryView);

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

/// A session and its new labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionMetadataPutParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// All its labels from now on; absent or empty leaves it without.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::wire::present"
    )]
    pub metadata: Option<BTreeMap<String, String>>,
}
super::wire::object!(SessionMetadataPutParams);

/// The session after its labels were put.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionMetadataPutResponse {
    /// The session.
    pub session: SessionSummaryView,
}
super::wire::object!(SessionMetadataPutResponse);

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

/// A session and when it is to be deleted by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SessionRetentionPutParams {
    /// The session. It must be the topmost one of its tree.
    #[serde(rename = "sessionId")]
    pub session_id: String,
    /// The time between closing and deletion, in milliseconds; null keeps the session until it is
    /// deleted by a call. It must be given, so that nothing is kept or lost by an oversight.
    #[serde(rename = "deleteAfterCloseMs", deserialize_with = "super::wire::required")]
    pub delete_after_close_ms: Option<u64>,
}
super::wire::object!(SessionRetentionPutParams);

/// The session after its time of deletion was set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionRetentionPutResponse {
    /// The session.
    pub session: SessionSummaryView,
}
super::wire::object!(SessionRetentionPutResponse);

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

/// The session to share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct SessionShareParams {
    /// The session. It must be the topmost one of its tree, and not be shared yet.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}
super::wire::object!(SessionShareParams);

/// Who sees the session now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SessionShareResponse {
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
}
super::wire::object!(SessionShareResponse);

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
    /// if it has one, and else keeps the session; null keeps the session until it is deleted by a
    /// call.
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
    /// repeated call makes another one. Ids that start with `bot-`, `botfire-`, `botsched-`,
    /// `chat-` or `envjob-` are the server's own and are refused.
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

/// Whether a catalog tells of its place as it is now.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkillCatalogAvailability {
    /// It does.
    Available,
    /// It tells of an earlier state.
    Stale,
    /// The place cannot be reached.
    Unavailable,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl SkillCatalogAvailability {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Available, Self::Stale, Self::Unavailable];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Available => "available",
            Self::Stale => "stale",
            Self::Unavailable => "unavailable",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(SkillCatalogAvailability, open);

/// Where the skills of a catalog come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type")]
pub enum SkillCatalogSource {
    /// The workspaces that are attached to the session.
    #[serde(rename = "vfs")]
    Vfs,
    /// An environment.
    #[serde(rename = "environment")]
    Environment {
        /// The environment.
        #[serde(rename = "environmentId")]
        environment_id: String,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl SkillCatalogSource {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["vfs", "environment"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Vfs { .. } => "vfs",
            Self::Environment { .. } => "environment",
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(SkillCatalogSource, "type", None, open, []);

/// The skills of one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkillCatalogView {
    /// Where the skills come from.
    pub source: SkillCatalogSource,
    /// Whether the catalog tells of the place as it is now.
    pub availability: SkillCatalogAvailability,
    /// The skills.
    pub skills: Vec<SkillListItem>,
    /// What was wrong with the files that were found, for people.
    pub warnings: Vec<String>,
    /// The blob that holds the catalog; absent when there is none.
    #[serde(rename = "catalogRef", default, skip_serializing_if = "Option::is_none")]
    pub catalog_ref: Option<String>,
}
super::wire::object!(SkillCatalogView);

/// A skill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkillListItem {
    /// The skill.
    #[serde(rename = "skillId")]
    pub skill_id: String,
    /// Its name for people and for the model.
    pub name: String,
    /// What it is for, and when to use it.
    pub description: String,
    /// Whether the agent may use it.
    pub enabled: bool,
    /// Where its files are.
    pub location: SkillLocation,
    /// The same in a few words; absent when the skill has no such text.
    #[serde(
        rename = "shortDescription",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub short_description: Option<String>,
}
super::wire::object!(SkillListItem);

/// The session whose skills to list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkillListParams {
    /// The session.
    #[serde(rename = "sessionId")]
    pub session_id: String,
}
super::wire::object!(SkillListParams);

/// The skills that a session has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkillListResponse {
    /// The catalogs: none when the session has looked nowhere.
    pub catalogs: Vec<SkillCatalogView>,
}
super::wire::object!(SkillListResponse);

/// Where the files of a skill are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct SkillLocation {
    /// The directory of the skill.
    #[serde(rename = "skillDirPath")]
    pub skill_dir_path: String,
    /// The file with its instructions.
    #[serde(rename = "skillDocPath")]
    pub skill_doc_path: String,
}
super::wire::object!(SkillLocation);

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
    #[serde(rename = "deadlineMs", default = "SubagentsFeatureIn::default_deadline_ms")]
    pub deadline_ms: u64,
    /// Most of them at work at the same time.
    #[serde(
        rename = "maxConcurrent",
        default = "SubagentsFeatureIn::default_max_concurrent"
    )]
    pub max_concurrent: u32,
    /// How deep agents may call agents.
    #[serde(rename = "maxDepth", default = "SubagentsFeatureIn::default_max_depth")]
    pub max_depth: u32,
    /// Most sessions below this one, over its whole life.
    #[serde(
        rename = "maxDescendants",
        default = "SubagentsFeatureIn::default_max_descendants"
    )]
    pub max_descendants: u32,
    /// The version of this form.
    #[serde(default = "SubagentsFeatureIn::default_version")]
    pub version: u32,
}
super::wire::object!(SubagentsFeatureIn);
impl SubagentsFeatureIn {
    fn default_deadline_ms() -> u64 {
        3600000
    }
    fn default_max_concurrent() -> u32 {
        4
    }
    fn default_max_depth() -> u32 {
        2
    }
    fn default_max_descendants() -> u32 {
        16
    }
    fn default_version() -> u32 {
        1
    }
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
    #[serde(default = "TimersFeatureIn::default_version")]
    pub version: u32,
}
super::wire::object!(TimersFeatureIn);
impl Default for TimersFeatureIn {
    fn default() -> Self {
        Self {
            version: TimersFeatureIn::default_version(),
        }
    }
}
impl TimersFeatureIn {
    fn default_version() -> u32 {
        1
    }
}

/// How an OAuth client proves itself at the token endpoint.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TokenEndpointAuthMethod {
    /// With its secret in the `authorization` header.
    ClientSecretBasic,
    /// With its secret in the body.
    ClientSecretPost,
    /// Not at all: it is a public client.
    None,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl TokenEndpointAuthMethod {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::ClientSecretBasic,
        Self::ClientSecretPost,
        Self::None,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ClientSecretBasic => "clientSecretBasic",
            Self::ClientSecretPost => "clientSecretPost",
            Self::None => "none",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(TokenEndpointAuthMethod, open);

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
super::wire::tagged_union!(ToolChoice, "type", None, []);

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
            Self::Unlisted(unlisted) => unlisted.text("type"),
        }
    }
}
super::wire::tagged_union!(ToolKindView, "type", None, open, []);

/// Whether a tool may run beside other calls of the same turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ToolParallelismView {
    /// Alone.
    Exclusive,
    /// Beside others.
    ParallelSafe,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl ToolParallelismView {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Exclusive, Self::ParallelSafe];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Exclusive => "exclusive",
            Self::ParallelSafe => "parallelSafe",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(ToolParallelismView, open);

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

/// Recorded speech.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TranscriptionAudio {
    /// The recording.
    #[serde(rename = "blobRef")]
    pub blob_ref: String,
    /// Its media type, such as `audio/ogg`: 1 to 128 bytes.
    pub mime: String,
    /// A file name for it: 1 to 256 bytes.
    pub name: String,
}
super::wire::object!(TranscriptionAudio);

/// The transcription to cancel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct TranscriptionCancelParams {
    /// The transcription.
    #[serde(rename = "transcriptionId")]
    pub transcription_id: String,
}
super::wire::object!(TranscriptionCancelParams);

/// Why a transcription failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TranscriptionFailure {
    /// What went wrong, for programs.
    pub kind: TranscriptionFailureKind,
    /// What went wrong, for people; never to be parsed.
    pub message: String,
}
super::wire::object!(TranscriptionFailure);

/// What went wrong with a transcription.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl TranscriptionFailureKind {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::InvalidAudio,
        Self::Configuration,
        Self::Provider,
        Self::Timeout,
        Self::Internal,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InvalidAudio => "invalidAudio",
            Self::Configuration => "configuration",
            Self::Provider => "provider",
            Self::Timeout => "timeout",
            Self::Internal => "internal",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(TranscriptionFailureKind, open);

/// The transcription to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct TranscriptionReadParams {
    /// The transcription.
    #[serde(rename = "transcriptionId")]
    pub transcription_id: String,
}
super::wire::object!(TranscriptionReadParams);

/// A transcription after the call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TranscriptionResponse {
    /// The transcription.
    pub transcription: TranscriptionView,
}
super::wire::object!(TranscriptionResponse);

/// A transcription to start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct TranscriptionStartParams {
    /// The caller's name for the transcription, by which a repeat finds it: 1 to 200 bytes.
    #[serde(rename = "idempotencyKey")]
    pub idempotency_key: String,
    /// What to write down.
    pub audio: TranscriptionAudio,
    /// The language that is spoken, in the provider's own word, such as `en`: 1 to 32 bytes. Absent
    /// lets the model find out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The model that listens; its api kind must be one for speech to text. Absent means the
    /// universe's default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<ModelConfig>,
    /// What the speech is about, with its unusual words: at most 8192 bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
}
super::wire::object!(TranscriptionStartParams);

/// How far a transcription is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl TranscriptionStatus {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[
        Self::Pending,
        Self::Running,
        Self::Succeeded,
        Self::Failed,
        Self::Cancelled,
        Self::Expired,
    ];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::Running => "running",
            Self::Succeeded => "succeeded",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(TranscriptionStatus, open);

/// A transcription and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct TranscriptionView {
    /// The transcription.
    #[serde(rename = "transcriptionId")]
    pub transcription_id: String,
    /// Who started it.
    #[serde(rename = "createdBy")]
    pub created_by: Attribution,
    /// What is written down.
    pub audio: TranscriptionAudio,
    /// The model that listens.
    pub model: ModelConfig,
    /// How far it is.
    pub status: TranscriptionStatus,
    /// When it was started, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: u64,
    /// The blob with the whole text; null until it has succeeded.
    #[serde(rename = "transcriptRef", deserialize_with = "super::wire::required")]
    pub transcript_ref: Option<String>,
    /// The text; null until it has succeeded.
    #[serde(deserialize_with = "super::wire::required")]
    pub text: Option<String>,
    /// Why it failed; null when it did not.
    #[serde(deserialize_with = "super::wire::required")]
    pub failure: Option<TranscriptionFailure>,
}
super::wire::object!(TranscriptionView);

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
    #[serde(default = "VfsFeatureIn::default_version")]
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
            version: VfsFeatureIn::default_version(),
            working_directory: Default::default(),
            workspaces: Default::default(),
        }
    }
}
impl VfsFeatureIn {
    fn default_version() -> u32 {
        1
    }
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

/// A tree of files to store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsSnapshotCommitParams {
    /// The tree, whose member names are written in `snake_case`: `schema_version` is
    /// `lightspeed.vfs.snapshot.v1`, `root` has `entries`, and `totals` counts `files` and `bytes`.
    /// An entry is a file (`kind` is `file`, with `blob_ref`, `size_bytes` and `executable`) or a
    /// directory (`kind` is `directory`, with `entries`). Names have no `/`.
    pub manifest: Value,
}
super::wire::object!(VfsSnapshotCommitParams);

/// The snapshot that was stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsSnapshotCommitResponse {
    /// The snapshot: the blob which holds its manifest.
    #[serde(rename = "snapshotRef")]
    pub snapshot_ref: String,
    /// How many files it has.
    pub files: u64,
    /// The size of its files together, in bytes.
    pub bytes: u64,
}
super::wire::object!(VfsSnapshotCommitResponse);

/// The snapshot to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsSnapshotReadParams {
    /// The snapshot.
    #[serde(rename = "snapshotRef")]
    pub snapshot_ref: String,
}
super::wire::object!(VfsSnapshotReadParams);

/// A snapshot and its tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsSnapshotReadResponse {
    /// The snapshot.
    #[serde(rename = "snapshotRef")]
    pub snapshot_ref: String,
    /// The tree, in the form in which it was committed.
    pub manifest: Value,
    /// How many files it has.
    pub files: u64,
    /// The size of its files together, in bytes.
    pub bytes: u64,
}
super::wire::object!(VfsSnapshotReadResponse);

/// A workspace to create.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceCreateParams {
    /// A name for people.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The snapshot to begin with; absent begins without files.
    #[serde(rename = "snapshotRef", default, skip_serializing_if = "Option::is_none")]
    pub snapshot_ref: Option<String>,
    /// The id to create it under. Absent takes one of the server's: `workspace_` and 32 hex digits.
    #[serde(rename = "workspaceId", default, skip_serializing_if = "Option::is_none")]
    pub workspace_id: Option<String>,
}
super::wire::object!(VfsWorkspaceCreateParams);

/// The workspace that was created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceCreateResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}
super::wire::object!(VfsWorkspaceCreateResponse);

/// The workspace to delete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceDeleteParams {
    /// The workspace.
    #[serde(rename = "workspaceId")]
    pub workspace_id: String,
}
super::wire::object!(VfsWorkspaceDeleteParams);

/// The workspace that was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceDeleteResponse {
    /// The workspace as it was.
    pub workspace: VfsWorkspaceView,
}
super::wire::object!(VfsWorkspaceDeleteResponse);

/// The file to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct VfsWorkspaceFileReadParams {
    /// The workspace.
    #[serde(rename = "workspaceId")]
    pub workspace_id: String,
    /// The file: the names from the workspace's root down to it, joined by `/`.
    pub path: String,
}
super::wire::object!(VfsWorkspaceFileReadParams);

/// Nothing: the list has no filters.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceListParams {}
super::wire::object!(VfsWorkspaceListParams);

/// All workspaces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceListResponse {
    /// The workspaces, the one updated last first.
    pub workspaces: Vec<VfsWorkspaceView>,
}
super::wire::object!(VfsWorkspaceListResponse);

/// The workspace to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceReadParams {
    /// The workspace.
    #[serde(rename = "workspaceId")]
    pub workspace_id: String,
}
super::wire::object!(VfsWorkspaceReadParams);

/// The workspace that was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceReadResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}
super::wire::object!(VfsWorkspaceReadResponse);

/// A workspace and its new head.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceUpdateParams {
    /// The workspace.
    #[serde(rename = "workspaceId")]
    pub workspace_id: String,
    /// The new head. A blob that holds no manifest is an invalid request.
    #[serde(rename = "snapshotRef")]
    pub snapshot_ref: String,
    /// A new name for people; absent keeps the present one.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The revision that the new tree was made from; absent moves the head whatever it is now.
    #[serde(
        rename = "expectedRevision",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub expected_revision: Option<u64>,
}
super::wire::object!(VfsWorkspaceUpdateParams);

/// The workspace after its update.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceUpdateResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}
super::wire::object!(VfsWorkspaceUpdateResponse);

/// A workspace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct VfsWorkspaceView {
    /// The workspace.
    #[serde(rename = "workspaceId")]
    pub workspace_id: String,
    /// Its present files.
    #[serde(rename = "headSnapshotRef")]
    pub head_snapshot_ref: String,
    /// How many files the head has.
    pub files: u64,
    /// The size of the head's files together, in bytes.
    pub bytes: u64,
    /// Its revision: 0 at first, one more with each update.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    #[serde(rename = "createdAtMs")]
    pub created_at_ms: i64,
    /// When it was last updated, in Unix milliseconds.
    #[serde(rename = "updatedAtMs")]
    pub updated_at_ms: i64,
    /// The snapshot that it began with; absent when that is not known.
    #[serde(
        rename = "baseSnapshotRef",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    pub base_snapshot_ref: Option<String>,
    /// Its name for people; absent when it has none.
    #[serde(rename = "displayName", default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
}
super::wire::object!(VfsWorkspaceView);

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
    #[serde(default = "WebFeatureIn::default_version")]
    pub version: u32,
}
super::wire::object!(WebFeatureIn);
impl Default for WebFeatureIn {
    fn default() -> Self {
        Self {
            fetch: Default::default(),
            search: Default::default(),
            version: WebFeatureIn::default_version(),
        }
    }
}
impl WebFeatureIn {
    fn default_version() -> u32 {
        1
    }
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

/// A sender of webhooks whose requests the server understands in detail.
///
/// A newer server may know more of them; a request may only name those that are listed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WebhookPreset {
    /// GitHub: the kind and id of an event are taken from its headers.
    Github,
    /// A value of a newer server, as it came.
    Unlisted(String),
}
impl WebhookPreset {
    /// Every value that this version of the contract lists.
    pub const ALL: &'static [Self] = &[Self::Github];
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Github => "github",
            Self::Unlisted(text) => text,
        }
    }
}
super::wire::text_enum!(WebhookPreset, open);

/// How a request to a webhook proves that it comes from the right sender.
///
/// A newer server may have schemes that are not listed here; a request may only use those that
/// are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "scheme")]
pub enum WebhookVerification {
    /// The address holds a secret part, and who knows it is trusted.
    #[serde(rename = "token")]
    Token,
    /// The request is signed with HMAC-SHA256.
    #[serde(rename = "hmac-sha256")]
    HmacSha256 {
        /// The grant that holds the secret.
        #[serde(rename = "grantId")]
        grant_id: String,
        /// The request header with the signature.
        header: String,
        /// The audience for which the grant is used; absent when the grant asks for none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        audience: Option<String>,
        /// What stands before the signature in the header, such as `sha256=`; absent when nothing does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prefix: Option<String>,
    },
    /// A variant of a newer server, kept whole.
    #[serde(skip)]
    Unlisted(UnlistedVariant),
}
impl WebhookVerification {
    /// The tags that this version of the contract lists.
    pub const TAGS: &'static [&'static str] = &["token", "hmac-sha256"];
    /// The tag on the wire.
    pub fn tag(&self) -> &str {
        match self {
            Self::Token { .. } => "token",
            Self::HmacSha256 { .. } => "hmac-sha256",
            Self::Unlisted(unlisted) => unlisted.text("scheme"),
        }
    }
}
super::wire::tagged_union!(WebhookVerification, "scheme", None, open, []);

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
super::wire::tagged_union!(
    WorkflowToolCompletionInput, "type", None, [refuse_of_other_cases &
    [(Some("accepted"), & ["deadlineAfterMs", "keySource", "maxPromises",
    "replySchemaRef"]), (Some("joined"), & ["keySource", "maxPromises"])]]
);

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
super::wire::tagged_union!(
    WorkflowToolCompletionKeySourceInput, "type", None, [refuse_of_other_cases &
    [(Some("reply"), & ["field", "pointer", "prefix"]), (Some("stringArray"), & ["field",
    "prefix"]), (Some("arrayItemField"), & ["prefix"]), (Some("arrayIndices"), &
    ["field"])]]
);

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

/// One tool and how its calls are carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct WorkflowToolDeclarationInputIn {
    /// What the tool is.
    pub definition: WorkflowToolDefinitionInputIn,
    /// Who receives the calls.
    pub target: WorkflowToolTargetInput,
    /// How a call ends.
    pub completion: WorkflowToolCompletionInput,
}
super::wire::object!(WorkflowToolDeclarationInputIn);

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

/// What a workflow tool is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct WorkflowToolDefinitionInputIn {
    /// The tool.
    #[serde(rename = "toolId")]
    pub tool_id: String,
    /// The revision of its definition, in the owner's own numbering.
    pub revision: u32,
    /// What its calls mean to the workflow.
    #[serde(rename = "semanticType")]
    pub semantic_type: String,
    /// What the model sees of it.
    pub tool: WorkflowToolSpecInputIn,
}
super::wire::object!(WorkflowToolDefinitionInputIn);

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
super::wire::tagged_union!(WorkflowToolKindInput, "type", None, []);

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

/// What the model sees of a workflow tool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct WorkflowToolSpecInputIn {
    /// The name under which the model calls it.
    pub name: String,
    /// How it is called.
    pub kind: WorkflowToolKindInput,
    /// Whether it may run beside other calls.
    #[serde(default = "WorkflowToolSpecInputIn::default_parallelism")]
    pub parallelism: ToolParallelismView,
}
super::wire::object!(WorkflowToolSpecInputIn);
impl WorkflowToolSpecInputIn {
    fn default_parallelism() -> ToolParallelismView {
        ToolParallelismView::ParallelSafe
    }
}

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
super::wire::tagged_union!(
    WorkflowToolTargetInput, "type", None, [refuse_of_other_cases & [(Some("bound"), &
    ["start"]), (Some("start"), & ["dispatch", "receiver"])]]
);

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
