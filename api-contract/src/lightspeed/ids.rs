//! Identifiers: texts that name something.

use super::reserved;
use crate::wire_string;

/// The alphabet of identifiers which a client may choose: a letter or digit, then letters,
/// digits, `_`, `.`, `:` and `-`.
pub const ID_PATTERN: &str = "^[A-Za-z0-9][A-Za-z0-9_.:-]*$";

/// The longest identifier a client may choose, in bytes.
pub const MAX_ID_BYTES: usize = 128;

wire_string! {
    /// Names a session within its universe. The client chooses it, or the server makes
    /// `session_` and 32 hex digits.
    pub struct SessionId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

impl SessionId {
    /// Whether only the server may hand this id out (see [`RESERVED`](reserved::RESERVED)).
    pub fn is_reserved(&self) -> bool {
        reserved::covers(reserved::SESSION_ID, &self.0)
    }
}

wire_string! {
    /// Names an agent profile within its universe: 1 to 128 bytes, chosen by the client.
    pub struct ProfileId { named, pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The client's name for one submission of work, within its session: the key by which a
    /// repeated start finds the run it already made. Where a start names none, the server makes
    /// `submit_` and 32 hex digits, which only events show.
    pub struct SubmissionId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The client's name for a context entry, by which it is replaced or removed.
    pub struct ContextEntryKey { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

impl ContextEntryKey {
    /// Whether only the server may write this key (see [`RESERVED`](reserved::RESERVED)).
    pub fn is_reserved(&self) -> bool {
        reserved::covers(reserved::CONTEXT_KEY, &self.0)
    }
}

wire_string! {
    /// Names a run within its session: `run_` and its number of at most 64 bits, counted from 1 in
    /// the order in which runs were accepted.
    pub struct RunId { pattern: "^run_[0-9]+$", check: run_number_fits }
}

impl RunId {
    const PREFIX: &str = "run_";

    /// The id of the session's run number `number`.
    pub fn from_number(number: u64) -> Self {
        Self(format!("{}{number}", Self::PREFIX))
    }

    /// The run's number within its session; none when the text is no run id.
    pub fn number(&self) -> Option<u64> {
        run_digits(&self.0)?.parse().ok()
    }
}

fn run_digits(text: &str) -> Option<&str> {
    let digits = text.strip_prefix(RunId::PREFIX)?;
    let well_formed = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    well_formed.then_some(digits)
}

/// Only speaks of well-formed ids: anything else already breaks the pattern.
fn run_number_fits(text: &str) -> Result<(), &'static str> {
    match run_digits(text).map(str::parse::<u64>) {
        Some(Err(_)) => Err("must have a run number of at most 64 bits"),
        _ => Ok(()),
    }
}

wire_string! {
    /// Names a turn (one generation and the tools it calls) within its session: `turn_` and a number
    /// which goes on from run to run.
    pub struct TurnId;
}

wire_string! {
    /// Names a context entry within its session: `item_` and a number.
    pub struct ItemId;
}

wire_string! {
    /// Names the tool calls of one turn together, within its session: `tool_batch_` and a number
    /// which goes on from run to run.
    pub struct ToolBatchId;
}

wire_string! {
    /// Names one tool call. The model provider chooses the text.
    pub struct ToolCallId;
}

wire_string! {
    /// Names steering input within its session: `steering_` and a number which goes on from run to
    /// run.
    pub struct SteeringId;
}

wire_string! {
    /// Names a question put to a human about a tool call, within its session: `approval_` and a
    /// number which goes on from run to run.
    pub struct ApprovalId;
}

wire_string! {
    /// Names stored bytes by their content: `sha256:` and 64 lower-case hex digits.
    pub struct BlobRef { pattern: "^sha256:[0-9a-f]{64}$" }
}

wire_string! {
    /// Names a universe, the tenant to which sessions and everything they use belong: a UUID.
    pub struct UniverseId {
        pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
        format: "uuid",
    }
}

wire_string! {
    /// Ties events of one cause together across runs. The server chooses the text.
    pub struct CorrelationId;
}

wire_string! {
    /// Names a workspace, a tree of files that moves from snapshot to snapshot, within its universe.
    /// The client chooses it, or the server makes `workspace_` and 32 hex digits.
    pub struct WorkspaceId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names an environment, a machine in which commands run, within its universe.
    pub struct EnvironmentId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names an environment provider, which makes environments, within the deployment.
    pub struct EnvironmentProviderId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a provider binding, through which a universe has environments from a provider, within its
    /// universe.
    pub struct EnvironmentBindingId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The client's name for the making of an environment or of jobs: the key by which a repeated
    /// request finds what it already made.
    pub struct EnvironmentRequestId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a registered MCP server within its universe.
    pub struct McpServerId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a grant, a stored credential of another service, within its universe. The client chooses
    /// it, or the server makes one that begins with `authgrant_`.
    pub struct AuthGrantId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names an auth provider, a service that credentials are for, within its universe.
    pub struct AuthProviderId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a tool within its session.
    pub struct ToolId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The name under which the model calls a tool: 1 to 64 letters, digits, `_` or `-`.
    pub struct ToolName { pattern: "^[A-Za-z0-9_-]+$", min: 1, max: 64 }
}

wire_string! {
    /// Names one call of a workflow tool. The server chooses the text.
    pub struct InvocationId;
}

wire_string! {
    /// Names one execution which a workflow tool started. The server chooses the text.
    pub struct ExecutionId;
}

wire_string! {
    /// Names a result that a session still waits for. The server chooses the text.
    pub struct PromiseId;
}

wire_string! {
    /// Names the person or service on whose behalf a caller acts, in the caller's own words.
    pub struct ActorId;
}

wire_string! {
    /// Names a bot within its universe: 1 to 128 bytes, chosen by the client.
    pub struct BotId { named, pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a trigger within its bot: 1 to 128 bytes, chosen by the client.
    pub struct BotTriggerId { named, pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a channel account within its universe: 1 to 128 bytes, chosen by the client.
    pub struct ChannelAccountId { named, pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names who writes on a channel. The chat provider chooses the text.
    pub struct ChatSenderId;
}
