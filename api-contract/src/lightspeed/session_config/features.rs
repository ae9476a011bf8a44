//! The features of a session: each one that is present is granted.

use crate::wire;

use crate::decode::Decode;
use crate::lightspeed::ids::{BlobRef, EnvironmentId, McpServerId, ProfileId, WorkspaceId};
use crate::validate::{At, Validate, Violations};

/// The longest time that a subagent may be given, in milliseconds: 24 hours.
pub const MAX_SUBAGENT_DEADLINE_MS: u64 = 86_400_000;

/// What the agent may use. A feature that is absent is not granted.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct FeaturesConfig {
    /// Files in workspaces.
    #[wire(optional)]
    pub vfs: Option<VfsFeature>,
    /// The public web.
    #[wire(optional)]
    pub web: Option<WebFeature>,
    /// Other agents that work for this one.
    #[wire(optional)]
    pub subagents: Option<SubagentsFeature>,
    /// Waking up later.
    #[wire(optional)]
    pub timers: Option<TimersFeature>,
    /// Machines to run commands on.
    #[wire(optional)]
    pub environments: Option<EnvironmentsFeature>,
    /// Tools of MCP servers.
    #[wire(optional)]
    pub mcp: Option<McpFeature>,
}

/// The version of a feature's form. Only 1 exists.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct FeatureVersion(pub u32);

impl Default for FeatureVersion {
    fn default() -> Self {
        Self(1)
    }
}

impl schemars::JsonSchema for FeatureVersion {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "FeatureVersion".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        u32::json_schema(generator)
    }
}

impl Decode for FeatureVersion {}

impl Validate for FeatureVersion {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        if *self != Self::default() {
            found.push(
                at,
                "must be 1, the only version there is",
                format!("the number {}", self.0),
            );
        }
    }
}

/// Files in workspaces that are attached at paths.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct VfsFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
    /// The directory to which relative paths belong; absent means the root.
    #[wire(optional)]
    pub working_directory: Option<String>,
    /// The workspaces that the agent sees.
    #[wire(optional)]
    pub workspaces: Vec<WorkspaceAttachment>,
    /// Take instructions from files. Absent takes none.
    #[wire(optional)]
    pub prompts: Option<VfsPromptsConfig>,
    /// Take skills from files. Absent takes none.
    #[wire(optional)]
    pub skills: Option<VfsSkillsConfig>,
}

/// A workspace, or a snapshot of one, at a path. Exactly one of `workspaceId` and `snapshotRef` is
/// given; a snapshot can only be read.
#[wire(deny_unknown, validate = check_workspace)]
pub struct WorkspaceAttachment {
    /// The directory at which the agent finds it.
    pub path: String,
    /// The workspace, whose newest state is shown.
    #[wire(optional)]
    pub workspace_id: Option<WorkspaceId>,
    /// The snapshot, which never changes.
    #[wire(optional)]
    pub snapshot_ref: Option<BlobRef>,
    /// What the agent may do with the files.
    pub access: WorkspaceAccess,
}

fn check_workspace(value: &WorkspaceAttachment, at: &At<'_>, found: &mut Violations) {
    let rule = "must have exactly one of workspaceId and snapshotRef";
    match (&value.workspace_id, &value.snapshot_ref) {
        (Some(_), Some(_)) => found.push(at, rule, "both"),
        (None, None) => found.push(at, rule, "neither"),
        (None, Some(_)) if value.access != WorkspaceAccess::Read => {
            found.push(
                &at.member("access"),
                "must be read for a snapshot",
                value.access.as_str(),
            );
        }
        _ => {}
    }
}

/// What an agent may do with files.
#[wire]
pub enum WorkspaceAccess {
    /// Look at them.
    Read,
    /// Look at them and change them.
    Edit,
}

/// Take instructions from files.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct VfsPromptsConfig {
    /// Directories to search; absent means the usual places.
    #[wire(optional)]
    pub roots: Option<Vec<String>>,
}

/// Take skills from files.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct VfsSkillsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[wire(optional, length(min = 1))]
    pub roots: Option<Vec<String>>,
}

/// The public web. At least one of `fetch` and `search` is given.
#[wire(deny_unknown, validate = check_web)]
#[derive(Default)]
pub struct WebFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
    /// Reading pages.
    #[wire(optional)]
    pub fetch: Option<WebFetchFeature>,
    /// Searching.
    #[wire(optional)]
    pub search: Option<WebSearchFeature>,
}

fn check_web(value: &WebFeature, at: &At<'_>, found: &mut Violations) {
    if value.fetch.is_none() && value.search.is_none() {
        found.push(at, "must have at least one of fetch and search", "neither");
    }
}

/// Reading pages of the web. It has no settings.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct WebFetchFeature {}

/// Searching the web.
#[wire(deny_unknown, validate = check_search)]
#[derive(Default)]
pub struct WebSearchFeature {
    /// The only domains to show, at least one; absent means all.
    #[wire(optional)]
    pub allowed_domains: Option<Vec<String>>,
    /// Domains never to show.
    #[wire(optional)]
    pub blocked_domains: Vec<String>,
}

fn check_search(value: &WebSearchFeature, at: &At<'_>, found: &mut Violations) {
    if value.allowed_domains.as_ref().is_some_and(Vec::is_empty) {
        let rule = "must have at least one item, or be left out to allow all domains";
        found.push(&at.member("allowedDomains"), rule, "no item");
    }
}

/// Other agents that work for this one, each in a session of its own.
#[wire(deny_unknown)]
pub struct SubagentsFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
    /// The agents which may be called.
    pub agents: Vec<SubagentAgentRef>,
    /// How deep agents may call agents.
    #[wire(default = 2)]
    pub max_depth: u32,
    /// Most sessions below this one, over its whole life.
    #[wire(default = 16)]
    pub max_descendants: u32,
    /// Most of them at work at the same time.
    #[wire(default = 4)]
    pub max_concurrent: u32,
    /// How long one of them may work, in milliseconds; 24 hours at most.
    #[wire(default = 3_600_000, range(max = MAX_SUBAGENT_DEADLINE_MS))]
    pub deadline_ms: u64,
}

/// An agent which may be called.
#[wire(deny_unknown)]
pub struct SubagentAgentRef {
    /// The profile that it runs under.
    pub profile_id: ProfileId,
}

/// Waking up later. It has no settings.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct TimersFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
}

/// Machines to run commands on.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct EnvironmentsFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
    /// Whether the agent itself may choose among the attached environments.
    #[wire(default)]
    pub selection: bool,
    /// Take instructions from the active environment. Absent takes none.
    #[wire(optional)]
    pub prompts: Option<EnvironmentPromptsConfig>,
    /// Take skills from the active environment. Absent takes none.
    #[wire(optional)]
    pub skills: Option<EnvironmentSkillsConfig>,
    /// The environments that the agent may use.
    #[wire(optional)]
    pub environments: Vec<EnvironmentAttachment>,
}

/// An environment that the agent may use.
#[wire(deny_unknown)]
pub struct EnvironmentAttachment {
    /// The environment; absent when it is inherited.
    #[wire(optional)]
    pub environment_id: Option<EnvironmentId>,
    /// Use the environment of the agent that called this one.
    #[wire(optional)]
    pub inherit: bool,
    /// Make it the active one at the start.
    #[wire(optional)]
    pub default: bool,
    /// What the agent may do in it.
    pub access: EnvironmentAccess,
    /// The directory in which commands start; absent leaves it to the environment.
    #[wire(optional)]
    pub working_directory: Option<String>,
}

/// What an agent may do in an environment.
#[wire]
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

/// Take instructions from an environment.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct EnvironmentPromptsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[wire(optional, length(min = 1))]
    pub roots: Option<Vec<String>>,
}

/// Take skills from an environment.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct EnvironmentSkillsConfig {
    /// Directories to search, at least one; absent means the usual places.
    #[wire(optional, length(min = 1))]
    pub roots: Option<Vec<String>>,
}

/// Tools of MCP servers.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct McpFeature {
    /// The version of this form.
    #[wire(default)]
    pub version: FeatureVersion,
    /// The servers.
    #[wire(default)]
    pub servers: Vec<McpServerAttachment>,
}

/// An MCP server whose tools the agent may use.
#[wire(deny_unknown)]
pub struct McpServerAttachment {
    /// The registered server.
    pub server_id: McpServerId,
    /// The only tools of it to use; absent means all that the server's registration allows.
    #[wire(optional)]
    pub tools: Option<Vec<String>>,
}
