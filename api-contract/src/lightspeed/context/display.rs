//! How tool calls and provider items are shown to people.

use api_contract_macros::wire;

use crate::lightspeed::runs::ToolItemStatus;

/// A tool call in words, for a transcript.
#[wire]
pub struct ToolCallDisplayView {
    /// The kind of work, for an icon or for folding similar calls together.
    pub group: ToolCallDisplayGroup,
    /// What the tool does, such as `Read`.
    pub verb: String,
    /// What it does it to, such as a path; absent when there is no one thing.
    #[wire(optional)]
    pub target: Option<String>,
    /// A further remark; absent when there is none.
    #[wire(optional)]
    pub detail: Option<String>,
}

/// The kind of work a tool call does.
#[wire(open)]
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
}

/// How to show an item that ran at the model provider, such as its own web search.
#[wire]
pub struct ProviderContextDisplayView {
    /// The call in words.
    pub summary: ToolCallDisplayView,
    /// Name of the provider's tool.
    pub tool_name: String,
    /// How far the call got.
    pub status: ToolItemStatus,
    /// True when the provider reported a failure.
    #[wire(default)]
    pub is_error: bool,
    /// Arguments as text, at most 4096 bytes; absent when the provider hides them.
    #[wire(optional)]
    pub arguments: Option<String>,
    /// Output as text, at most 4096 bytes; absent when the provider hides it.
    #[wire(optional)]
    pub output: Option<String>,
    /// What went wrong; absent when nothing did.
    #[wire(optional)]
    pub error: Option<String>,
}
