//! Identifiers: texts that name something.

use crate::wire_string;

/// The alphabet of identifiers which a client may choose: a letter or digit, then letters,
/// digits, `_`, `.`, `:` and `-`.
pub const ID_PATTERN: &str = "^[A-Za-z0-9][A-Za-z0-9_.:-]*$";

/// The longest identifier a client may choose, in bytes.
pub const MAX_ID_BYTES: usize = 128;

/// Beginnings of session ids which only the server hands out; a start that asks for one is refused.
pub const RESERVED_SESSION_PREFIXES: [&str; 5] =
    ["bot-", "botfire-", "botsched-", "chat-", "envjob-"];

/// First words of context keys which only the server writes, alone or followed by a dot.
pub const RESERVED_CONTEXT_KEYS: [&str; 2] = ["run", "runtime"];

wire_string! {
    /// Names a session within its universe. The client chooses it, or the server makes
    /// `session_` and 32 hex digits.
    pub struct SessionId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

impl SessionId {
    /// Whether only the server may hand this id out (see [`RESERVED_SESSION_PREFIXES`]).
    pub fn is_reserved(&self) -> bool {
        RESERVED_SESSION_PREFIXES
            .iter()
            .any(|prefix| self.0.starts_with(prefix))
    }
}

wire_string! {
    /// Names an agent profile within its universe: 1 to 128 bytes, chosen by the client.
    pub struct ProfileId { named, pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The client's name for one submission of work, within its session: the key by which a
    /// repeated start finds the run it already made.
    pub struct SubmissionId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The client's name for a context entry, by which it is replaced or removed.
    pub struct ContextEntryKey { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

impl ContextEntryKey {
    /// Whether only the server may write this key (see [`RESERVED_CONTEXT_KEYS`]).
    pub fn is_reserved(&self) -> bool {
        let first = self.0.split('.').next().unwrap_or_default();
        RESERVED_CONTEXT_KEYS.contains(&first)
    }
}

wire_string! {
    /// Names a run within its session: `run_` and its number, counted from 1.
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
    /// Names a turn (one generation and the tools it calls) within its session: `turn_<n>`.
    pub struct TurnId;
}

wire_string! {
    /// Names a context entry within its session: `item_<n>`.
    pub struct ItemId;
}

wire_string! {
    /// Names the tool calls of one turn together, within its session: `tool_batch_<n>`.
    pub struct ToolBatchId;
}

wire_string! {
    /// Names one tool call. The model provider chooses the text.
    pub struct ToolCallId;
}

wire_string! {
    /// Names steering input within its session: `steering_<n>`.
    pub struct SteeringId;
}

wire_string! {
    /// Names a question put to a human about a tool call, within its session.
    pub struct ApprovalId;
}

wire_string! {
    /// Names stored bytes by their content: `sha256:` and 64 lower-case hex digits.
    pub struct BlobRef { pattern: "^sha256:[0-9a-f]{64}$" }
}

wire_string! {
    /// Names a universe, the tenant to which sessions and everything they use belong: a UUID.
    pub struct UniverseId { format: "uuid", check: is_uuid }
}

fn is_uuid(text: &str) -> Result<(), &'static str> {
    let hyphens = [8, 13, 18, 23];
    let well_formed = text.len() == 36
        && text.bytes().enumerate().all(|(index, byte)| {
            if hyphens.contains(&index) {
                byte == b'-'
            } else {
                byte.is_ascii_hexdigit()
            }
        });
    if well_formed {
        Ok(())
    } else {
        Err("must be a UUID of hex digits in groups of 8-4-4-4-12")
    }
}

wire_string! {
    /// Ties events of one cause together across runs. The server chooses the text.
    pub struct CorrelationId;
}

wire_string! {
    /// Names a workspace, a tree of files with a history of snapshots, within its universe.
    pub struct WorkspaceId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names an environment, a machine in which commands run, within its universe.
    pub struct EnvironmentId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// Names a registered MCP server within its universe.
    pub struct McpServerId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
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
