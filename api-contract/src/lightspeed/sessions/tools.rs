//! The tools that the model of a session may call.

use serde_json::Value;

use crate::lightspeed::ids::{BlobRef, McpServerId, ToolId};
use crate::lightspeed::mcp::RemoteMcpApprovalPolicy;
use crate::lightspeed::model::ApiKind;
use crate::wire;

/// The tools that the model may call now.
#[wire]
#[derive(Default)]
pub struct ActiveToolsView {
    /// The revision of the set, 0 for the first one.
    pub revision: u64,
    /// The tools.
    #[wire(default)]
    pub tools: Vec<ToolView>,
}

/// One tool.
#[wire]
pub struct ToolView {
    /// The tool.
    pub tool_id: ToolId,
    /// What the tool is made of.
    pub kind: ToolKindView,
    /// Whether it may run beside other calls.
    #[wire(default)]
    pub parallelism: ToolParallelismView,
}

/// Whether a tool may run beside other calls of the same turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
// Open although clients send it too: or a client failed at a whole session because one of its tools
// says something newer. Validation refuses an unknown one in parameters.
#[wire(open)]
#[derive(Default)]
pub enum ToolParallelismView {
    /// Alone.
    Exclusive,
    /// Beside others.
    #[default]
    ParallelSafe,
}

/// What a tool is made of.
#[wire(tag = "type", open)]
pub enum ToolKindView {
    /// A tool of the server.
    Builtin {
        /// Its settings, in a form of its own.
        settings: Value,
    },
    /// A function which the model calls with JSON arguments.
    Function {
        /// The text that explains it to the model; absent when there is none.
        #[wire(optional)]
        description_ref: Option<BlobRef>,
        /// The JSON Schema of its arguments.
        input_schema_ref: BlobRef,
        /// The JSON Schema of its result; absent when it has none.
        #[wire(optional)]
        output_schema_ref: Option<BlobRef>,
        /// Whether the provider holds the model to the schema; absent leaves it to the provider.
        #[wire(optional)]
        strict: Option<bool>,
        /// Settings only the provider understands; absent when there are none.
        #[wire(optional)]
        provider_options_ref: Option<BlobRef>,
    },
    /// A tool of the model's provider.
    ProviderNative {
        /// The api kind to which it belongs.
        api_kind: ApiKind,
        /// The provider's description of it.
        native_tool_ref: BlobRef,
        /// Who runs it.
        execution: ProviderNativeToolExecutionView,
    },
    /// The tools of an MCP server, called by the provider.
    RemoteMcp {
        /// The registered server.
        server_id: McpServerId,
        /// The name under which the model knows the server.
        server_label: String,
        /// The server's address.
        server_url: String,
        /// The text that explains the server to the model; absent when there is none.
        #[wire(optional)]
        description_ref: Option<BlobRef>,
        /// The only tools that may be called; absent means all.
        #[wire(optional)]
        allowed_tools: Option<Vec<String>>,
        /// Whether calls wait for a human's yes.
        #[wire(default)]
        approval: RemoteMcpApprovalPolicy,
        /// Whether the model learns of the tools only when it asks; absent leaves it to the
        /// provider.
        #[wire(optional)]
        defer_loading: Option<bool>,
        /// Whether the server asks for a credential.
        #[wire(default)]
        auth_required: bool,
    },
}

/// Who runs a tool of the model's provider.
#[wire(open)]
pub enum ProviderNativeToolExecutionView {
    /// The provider.
    ProviderHosted,
    /// The server, on the provider's request.
    ClientEffect,
}
