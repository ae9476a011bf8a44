//! Who may call what, who made a thing, and who sees it.

use crate::wire;

use super::ids::{ActorId, UniverseId};

/// What a credential reaches: the whole deployment, or one universe of it.
#[wire(tag = "kind", deny_unknown)]
pub enum AccessScope {
    /// Every universe, and the methods that manage the deployment itself.
    Deployment {},
    /// One universe and nothing outside it.
    Universe {
        /// The universe.
        universe_id: UniverseId,
    },
}

/// A set of methods that a key is given or refused together.
///
/// A newer server may tell of groups that are not listed here; a request may only name those that
/// are.
// Open although clients send it too: or a client failed at the handshake because its key also has a
// newer group. Validation refuses an unknown one in parameters.
#[wire(open)]
pub enum MethodGroup {
    /// Sessions, their runs, context, events and tools; also reading blobs.
    #[wire(rename = "session")]
    Session,
    /// Storing blobs.
    #[wire(rename = "blobs/put")]
    BlobsPut,
    /// Workspaces and snapshots of files.
    #[wire(rename = "vfs")]
    Vfs,
    /// Agent profiles.
    #[wire(rename = "profiles")]
    Profiles,
    /// The model catalogue and the model defaults.
    #[wire(rename = "models")]
    Models,
    /// Speech to text.
    #[wire(rename = "transcriptions")]
    Transcriptions,
    /// Registered MCP servers.
    #[wire(rename = "mcp")]
    Mcp,
    /// Environments and the jobs that run in them.
    #[wire(rename = "environments")]
    Environments,
    /// Bots, their triggers and events.
    #[wire(rename = "bots")]
    Bots,
    /// Channel accounts, pairings and conversations.
    #[wire(rename = "channels")]
    Channels,
    /// Handing in messages that arrived on a channel.
    #[wire(rename = "channels/inbound")]
    ChannelsInbound,
    /// Credentials of other services: grants, clients, flows and providers.
    #[wire(rename = "auth")]
    Auth,
    /// Taking the secret of a grant out for use.
    #[wire(rename = "auth/lease")]
    AuthLease,
    /// Universes of the deployment.
    #[wire(rename = "deployment/universes")]
    DeploymentUniverses,
    /// API keys of the deployment.
    #[wire(rename = "deployment/api-keys")]
    DeploymentApiKeys,
    /// Environment providers and their bindings to universes.
    #[wire(rename = "deployment/environment-providers")]
    DeploymentEnvironmentProviders,
    /// Channel accounts across universes.
    #[wire(rename = "deployment/channels")]
    DeploymentChannels,
}

/// What a method does to a universe: the unit in which an access policy thinks.
#[wire(rename_all = "snake_case")]
pub enum UniverseAction {
    /// Look at things.
    Read,
    /// Make a session.
    CreateSession,
    /// Give a session work, or change how it works.
    ControlSession,
    /// Stop a run, or close a session.
    StopSession,
    /// Remove a closed session.
    DeleteSession,
    /// Let the whole universe see a session.
    ShareSession,
    /// Make a profile.
    CreateProfile,
    /// Change or remove a profile.
    ManageProfile,
    /// Make a bot.
    CreateBot,
    /// Change or remove a bot.
    ManageBot,
    /// Hand an event to a bot.
    InvokeBot,
    /// Use what the universe offers, such as blobs and environments.
    UseResource,
    /// Change what the universe offers.
    ConfigureResource,
    /// Make a workspace.
    CreateWorkspace,
}

/// Who did something.
#[wire(tag = "kind", open)]
pub enum Attribution {
    /// The person or service that the caller named.
    Actor {
        /// The name, as the caller sent it.
        id: ActorId,
    },
    /// An API key that named nobody.
    Key {
        /// The part of the key that may be shown.
        prefix: String,
    },
    /// The only caller of a server that runs without authentication.
    Local {},
    /// A part of the server itself.
    Internal {
        /// Which part.
        component: String,
        /// What made it act.
        cause: String,
    },
}

/// Who in the universe sees a thing.
#[wire]
pub enum Visibility {
    /// Everybody in the universe.
    Universe,
    /// Its creator only.
    Restricted,
}

/// Who sees a thing and who made it.
#[wire]
pub struct ResourceAccessSummary {
    /// Who sees it.
    pub visibility: Visibility,
    /// Who made it; absent when that was not recorded.
    #[wire(optional)]
    pub created_by: Option<Attribution>,
}

/// The access which a creator asks for.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct AccessInput {
    /// Who shall see the session. Absent means its creator only, until the session is shared.
    #[wire(optional)]
    pub visibility: Option<Visibility>,
}
