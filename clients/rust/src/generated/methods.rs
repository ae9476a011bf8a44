// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! The methods of the contract and the errors they can end with.

#![allow(clippy::doc_markdown, reason = "the wording is the contract's")]
/// The version of the protocol that this crate describes.
pub const PROTOCOL_VERSION: &str = "lightspeed.agent.api.v1";

/// The path that requests are posted to.
pub const ENDPOINT_PATH: &str = "/rpc";

/// What the contract says of a method beside its types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodInfo {
    /// The wire name.
    pub name: &'static str,
    /// The group of the reference it belongs to.
    pub group: &'static str,
    /// What it does, in one line.
    pub summary: &'static str,
    /// More about it; may be empty.
    pub description: &'static str,
    /// What a call is bound to, where the contract says so.
    pub scope: Option<&'static str>,
    /// Who may call it.
    pub access: Access,
    /// What to do when the answer was lost, where the contract says so.
    pub retry: Option<Retry>,
    /// The error kinds it can return besides those that every method can.
    pub errors: &'static [&'static str],
    /// Whether it returns pages to be followed by a cursor.
    pub paginated: bool,
    /// Whether it can hold its answer until something happens.
    pub long_poll: bool,
    /// The type of its parameters.
    pub params: &'static str,
    /// The type of its response, without the envelope.
    pub response: &'static str,
}
/// Who may call a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// What the call does, for policies.
    pub action: Option<&'static str>,
    /// The method group a key must hold.
    pub group: Option<&'static str>,
    /// The role recommended for people who call it.
    pub role: Option<&'static str>,
    /// The parameter that names the resource the call is about.
    pub target: Option<&'static str>,
}
/// What to do when the answer to a call was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Repeat the call: the effect is the same however often it is done.
    Always,
    /// Repeat the call with the same value of this parameter: it names the effect.
    WithId(&'static str),
    /// Read first: a conflict or a missing record may mean that it was done.
    Reconcile,
    /// Do not repeat the call: each one has an effect of its own.
    Never,
}
/// A way for a call to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorInfo {
    /// The kind in the error's data; `None` when the error carries no data.
    pub kind: Option<&'static str>,
    /// The JSON-RPC error code.
    pub code: i64,
    /// What it means for the caller, in one line.
    pub summary: &'static str,
}
/// What the contract says of the method of this wire name.
pub fn method_info(name: &str) -> Option<&'static MethodInfo> {
    METHOD_INFO.iter().find(|method| method.name == name)
}

/// Every method, in the order of the reference.
pub static METHOD_INFO: [MethodInfo; 23usize] = [
    MethodInfo {
        name: "initialize",
        group: "Connection",
        summary: "Learn the server's protocol, version and abilities and your own rights",
        description: "Sent without a universe, and with a credential wherever the server asks for one. It opens nothing and may be repeated at any time.",
        scope: Some("connection"),
        access: Access {
            action: None,
            group: None,
            role: None,
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &[],
        paginated: false,
        long_poll: false,
        params: "InitializeParams",
        response: "InitializeResponse",
    },
    MethodInfo {
        name: "session/start",
        group: "Sessions",
        summary: "Create a session, or return the one stored under its id",
        description: "Choose the id yourself and a lost answer costs nothing: repeat the call. For an id that exists, the session is returned as it is and the rest of the request changes nothing. A new session is open and idle, and only its creator sees it unless `access` says otherwise.",
        scope: Some("universe"),
        access: Access {
            action: Some("create_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::WithId("sessionId")),
        errors: &[
            "not_found",
            "rejected",
            "model_default_unset",
            "session_bootstrap_failed",
        ],
        paginated: false,
        long_poll: false,
        params: "SessionStartParams",
        response: "SessionStartResponse",
    },
    MethodInfo {
        name: "session/read",
        group: "Sessions",
        summary: "Read a session and its newest runs",
        description: "Works on closed sessions too. The runs are summaries, newest first; follow `nextRunCursor` with `session/runs/list` for the older ones.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found"],
        paginated: false,
        long_poll: false,
        params: "SessionReadParams",
        response: "SessionReadResponse",
    },
    MethodInfo {
        name: "session/list",
        group: "Sessions",
        summary: "List sessions by their last update, newest first",
        description: "A session must pass every filter given. Closed sessions are listed, deleted ones are not. A session that is updated while you page may show twice or not at all.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &[],
        paginated: true,
        long_poll: false,
        params: "SessionListParams",
        response: "SessionListResponse",
    },
    MethodInfo {
        name: "session/config/put",
        group: "Sessions",
        summary: "Replace a session's configuration",
        description: "The document replaces the old one whole: what it leaves out is revoked, only an absent model stays. The session must be open, without a run at work or in the queue. An equal document changes nothing. The model may change within its api kind only.",
        scope: Some("universe"),
        access: Access {
            action: Some("control_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Reconcile),
        errors: &["not_found", "conflict", "rejected", "session_bootstrap_failed"],
        paginated: false,
        long_poll: false,
        params: "SessionConfigPutParams",
        response: "SessionConfigPutResponse",
    },
    MethodInfo {
        name: "session/rename",
        group: "Sessions",
        summary: "Set or clear a session's display name",
        description: "Allowed in every state, also on a closed session. It adds no event and does not count as an update.",
        scope: Some("universe"),
        access: Access {
            action: Some("control_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found"],
        paginated: false,
        long_poll: false,
        params: "SessionRenameParams",
        response: "SessionRenameResponse",
    },
    MethodInfo {
        name: "session/close",
        group: "Sessions",
        summary: "Close a session for good",
        description: "A session with a run at work or in the queue is only closed with `force`, which cancels what is left. Closing a closed session succeeds and changes nothing. There is no way to open it again.",
        scope: Some("universe"),
        access: Access {
            action: Some("stop_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found", "rejected", "session_bootstrap_failed"],
        paginated: false,
        long_poll: false,
        params: "SessionCloseParams",
        response: "SessionCloseResponse",
    },
    MethodInfo {
        name: "session/delete",
        group: "Sessions",
        summary: "Delete a closed session",
        description: "Its id is free afterwards. A session with sessions below it is only deleted with `cascade`, which takes all of them along, and all of them must be closed.",
        scope: Some("universe"),
        access: Access {
            action: Some("delete_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Reconcile),
        errors: &["not_found", "conflict", "rejected"],
        paginated: false,
        long_poll: false,
        params: "SessionDeleteParams",
        response: "SessionDeleteResponse",
    },
    MethodInfo {
        name: "session/events/read",
        group: "Events",
        summary: "Read a page of a session's events, forward or backward",
        description: "Forward follows the log: pass the last `nextCursor` as `after`, and `waitMs` to wait when there is nothing new yet. Backward loads history: pass `nextCursor` as `before`, and the first page's `headCursor` as `after` of the forward stream. Both give events in ascending order. Look at `gap`: events may have been dropped.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found"],
        paginated: true,
        long_poll: true,
        params: "SessionEventsReadParams",
        response: "SessionEventsReadResponse",
    },
    MethodInfo {
        name: "session/runs/start",
        group: "Runs",
        summary: "Submit a task to a session",
        description: "Answers once the run is stored, as `queued` or `running`; it does not wait for the model. With a `submissionId` a repeat of the same request returns the same run, even after the session was closed. The same id with another source, configuration or notification is rejected.",
        scope: Some("universe"),
        access: Access {
            action: Some("control_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::WithId("submissionId")),
        errors: &[
            "not_found",
            "rejected",
            "audio_blob_too_large",
            "model_default_unset",
        ],
        paginated: false,
        long_poll: false,
        params: "RunStartParams",
        response: "RunStartResponse",
    },
    MethodInfo {
        name: "session/runs/read",
        group: "Runs",
        summary: "Read one run in full",
        description: "The projection at this moment: status, entries, tool calls, usage and, when there is one, the output. A run that spans more than 20,000 events is rejected; rebuild it from `session/events/read`.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found", "rejected"],
        paginated: false,
        long_poll: false,
        params: "RunReadParams",
        response: "RunReadResponse",
    },
    MethodInfo {
        name: "session/runs/list",
        group: "Runs",
        summary: "List the runs of a session, newest first",
        description: "A page holds at most `limit` summaries below the run named as `cursor`. While `hasOlderRuns` is true, `nextCursor` is the cursor of the next page.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found", "response_too_large"],
        paginated: true,
        long_poll: false,
        params: "RunListParams",
        response: "RunListResponse",
    },
    MethodInfo {
        name: "session/runs/cancel",
        group: "Runs",
        summary: "Ask for a run to be cancelled",
        description: "A queued run is cancelled at once; an active one becomes `cancelling` and ends soon after. Repeats while it is cancelling succeed and change nothing. A run that already ended is rejected. What the run has done outside is not undone.",
        scope: Some("universe"),
        access: Access {
            action: Some("stop_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found", "rejected"],
        paginated: false,
        long_poll: false,
        params: "RunCancelParams",
        response: "RunCancelResponse",
    },
    MethodInfo {
        name: "session/runs/steer",
        group: "Runs",
        summary: "Give an active run more input",
        description: "The input joins the context at the next turn, and at least one more turn uses it. Only a run that is running or parked takes it. There is no id to retry by: a repeated request steers twice.",
        scope: Some("universe"),
        access: Access {
            action: Some("control_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Never),
        errors: &[
            "not_found",
            "rejected",
            "audio_blob_too_large",
            "model_default_unset",
        ],
        paginated: false,
        long_poll: false,
        params: "RunSteerParams",
        response: "RunSteerResponse",
    },
    MethodInfo {
        name: "session/runs/approvals/decide",
        group: "Runs",
        summary: "Approve or reject tool calls a run waits for",
        description: "Every decision is answered on its own, in request order: one that cannot be taken does not fail the others. The run goes on when no approval is pending any more. Only the active run, running or parked, takes decisions.",
        scope: Some("universe"),
        access: Access {
            action: Some("control_session"),
            group: Some("session"),
            role: Some("contributor"),
            target: Some("sessionId"),
        },
        retry: Some(Retry::Always),
        errors: &["not_found", "rejected"],
        paginated: false,
        long_poll: false,
        params: "RunApprovalsDecideParams",
        response: "RunApprovalsDecideResponse",
    },
    MethodInfo {
        name: "blobs/put",
        group: "Blobs",
        summary: "Store blobs and learn their references",
        description: "Answers in the order of the request. Bytes that are stored already, and bytes that occur twice in a request, are stored once. Some deployments cannot hold blobs above 65,536 bytes.",
        scope: Some("universe"),
        access: Access {
            action: Some("use_resource"),
            group: Some("blobs/put"),
            role: Some("contributor"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &[],
        paginated: false,
        long_poll: false,
        params: "BlobPutParams",
        response: "BlobPutResponse",
    },
    MethodInfo {
        name: "blobs/read",
        group: "Blobs",
        summary: "Read a whole blob",
        description: "The bytes are what they were stored as: text, JSON of a provider, or media. What refers to the blob tells which.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &["not_found"],
        paginated: false,
        long_poll: false,
        params: "BlobReadParams",
        response: "BlobReadResponse",
    },
    MethodInfo {
        name: "blobs/has",
        group: "Blobs",
        summary: "Tell which blobs are stored",
        description: "Answers in the order of the request, once for each reference in it. One malformed reference fails the whole call.",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("session"),
            role: Some("viewer"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &[],
        paginated: false,
        long_poll: false,
        params: "BlobHasParams",
        response: "BlobHasResponse",
    },
    MethodInfo {
        name: "profiles/create",
        group: "Profiles",
        summary: "Create a profile",
        description: "Its revision is 1. An id that exists is a conflict.",
        scope: Some("universe"),
        access: Access {
            action: Some("create_profile"),
            group: Some("profiles"),
            role: Some("operator"),
            target: None,
        },
        retry: Some(Retry::Reconcile),
        errors: &["conflict"],
        paginated: false,
        long_poll: false,
        params: "ProfileCreateParams",
        response: "ProfileCreateResponse",
    },
    MethodInfo {
        name: "profiles/read",
        group: "Profiles",
        summary: "Read a profile",
        description: "",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("profiles"),
            role: Some("viewer"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &["not_found"],
        paginated: false,
        long_poll: false,
        params: "ProfileReadParams",
        response: "ProfileReadResponse",
    },
    MethodInfo {
        name: "profiles/list",
        group: "Profiles",
        summary: "List all profiles, the one updated last first",
        description: "",
        scope: Some("universe"),
        access: Access {
            action: Some("read"),
            group: Some("profiles"),
            role: Some("viewer"),
            target: None,
        },
        retry: Some(Retry::Always),
        errors: &[],
        paginated: false,
        long_poll: false,
        params: "ProfileListParams",
        response: "ProfileListResponse",
    },
    MethodInfo {
        name: "profiles/put",
        group: "Profiles",
        summary: "Create a profile or replace it whole",
        description: "Each put raises the revision, even when nothing changes. With `expectedRevision`, a profile that exists with another revision is a conflict.",
        scope: Some("universe"),
        access: Access {
            action: Some("manage_profile"),
            group: Some("profiles"),
            role: Some("operator"),
            target: None,
        },
        retry: Some(Retry::Reconcile),
        errors: &["conflict"],
        paginated: false,
        long_poll: false,
        params: "ProfilePutParams",
        response: "ProfilePutResponse",
    },
    MethodInfo {
        name: "profiles/delete",
        group: "Profiles",
        summary: "Delete a profile",
        description: "Sessions keep what they took from it.",
        scope: Some("universe"),
        access: Access {
            action: Some("manage_profile"),
            group: Some("profiles"),
            role: Some("operator"),
            target: None,
        },
        retry: Some(Retry::Reconcile),
        errors: &["not_found"],
        paginated: false,
        long_poll: false,
        params: "ProfileDeleteParams",
        response: "ProfileDeleteResponse",
    },
];

/// Every error a call can end with.
pub static ERRORS: [ErrorInfo; 15usize] = [
    ErrorInfo {
        kind: Some("invalid_request"),
        code: -32602,
        summary: "The request breaks a rule of the contract.",
    },
    ErrorInfo {
        kind: Some("audio_blob_too_large"),
        code: -32602,
        summary: "An audio blob is too large to transcribe.",
    },
    ErrorInfo {
        kind: Some("unauthenticated"),
        code: -32001,
        summary: "The credential is missing, malformed, unknown or revoked.",
    },
    ErrorInfo {
        kind: Some("forbidden"),
        code: -32003,
        summary: "The credential does not cover this method or header.",
    },
    ErrorInfo {
        kind: Some("not_found"),
        code: -32004,
        summary: "The addressed record does not exist in this universe.",
    },
    ErrorInfo {
        kind: Some("conflict"),
        code: -32009,
        summary: "The record exists already or has another revision.",
    },
    ErrorInfo {
        kind: Some("rejected"),
        code: -32010,
        summary: "State or policy forbids the operation now.",
    },
    ErrorInfo {
        kind: Some("session_bootstrap_failed"),
        code: -32011,
        summary: "The session's worker could not be brought up.",
    },
    ErrorInfo {
        kind: Some("environment_not_ready"),
        code: -32012,
        summary: "The environment is not ready yet.",
    },
    ErrorInfo {
        kind: Some("response_too_large"),
        code: -32013,
        summary: "The response would be larger than the deployment sends.",
    },
    ErrorInfo {
        kind: Some("model_default_unset"),
        code: -32014,
        summary: "No model was named and no default is set.",
    },
    ErrorInfo {
        kind: Some("internal"),
        code: -32603,
        summary: "The server failed; the operation's outcome is unknown.",
    },
    ErrorInfo {
        kind: None,
        code: -32601,
        summary: "No method has this name.",
    },
    ErrorInfo {
        kind: None,
        code: -32602,
        summary: "The parameters do not have the declared shape.",
    },
    ErrorInfo {
        kind: None,
        code: -32603,
        summary: "The response could not be encoded.",
    },
];
