// Generated from the API contract by `cargo xtask codegen`. Do not edit.

import type * as types from "./types.js";

/** The version of the protocol that these types describe. */
export const PROTOCOL_VERSION = "lightspeed.agent.api.v1";

/** The path that requests are posted to. */
export const ENDPOINT_PATH = "/rpc";

/** Every method, in the order of the reference. */
export const METHODS = [
  "initialize",
  "session/start",
  "session/managed/start",
  "session/read",
  "session/list",
  "session/config/put",
  "session/rename",
  "session/metadata/put",
  "session/retention/put",
  "session/share",
  "session/close",
  "session/delete",
  "session/events/read",
  "session/runs/start",
  "session/runs/read",
  "session/runs/list",
  "session/runs/cancel",
  "session/runs/steer",
  "session/runs/approvals/decide",
  "session/context/append",
  "session/context/remove",
  "session/context/compact",
  "blobs/put",
  "blobs/read",
  "blobs/has",
  "profiles/create",
  "profiles/read",
  "profiles/list",
  "profiles/put",
  "profiles/delete",
  "session/profiles/apply",
  "vfs/snapshots/commit",
  "vfs/snapshots/read",
  "vfs/workspaces/create",
  "vfs/workspaces/read",
  "vfs/workspaces/list",
  "vfs/workspaces/update",
  "vfs/workspaces/files/read",
  "vfs/workspaces/delete",
  "mcp/servers/put",
  "mcp/servers/auth/discover",
  "mcp/servers/tools/discover",
  "mcp/servers/read",
  "mcp/servers/list",
  "mcp/servers/delete",
  "models/defaults/read",
  "models/defaults/put",
  "models/list",
  "transcriptions/start",
  "transcriptions/read",
  "transcriptions/cancel",
  "environments/provider-bindings/list",
  "environments/provider-bindings/read",
  "environments/templates/list",
  "environments/templates/read",
  "environments/create",
  "environments/external/create",
  "environments/read",
  "environments/list",
  "environments/ingress/put",
  "environments/power/put",
  "environments/idle-policy/put",
  "environments/credentials/bind",
  "environments/credentials/list",
  "environments/credentials/unbind",
  "environments/jobs/create",
  "environments/jobs/read",
  "environments/jobs/cancel",
  "environments/registration-keys/create",
  "environments/registration-keys/read",
  "environments/registration-keys/list",
  "environments/registration-keys/revoke",
  "environments/close",
  "session/environments/activate",
  "session/environments/deactivate",
  "auth/grants/import",
  "auth/grants/read",
  "auth/grants/list",
  "auth/grants/lease",
  "auth/grants/revoke",
  "auth/clients/create",
  "auth/clients/read",
  "auth/clients/list",
  "auth/flows/start",
  "auth/flows/read",
  "auth/clients/delete",
  "auth/providers/create",
  "auth/providers/read",
  "auth/providers/list",
  "auth/github/installations/list",
  "auth/github/installations/grant",
  "auth/providers/delete",
  "session/skills/list",
  "bots/create",
  "bots/put",
  "bots/read",
  "bots/list",
  "bots/state/read",
  "bots/triggers/put",
  "bots/triggers/read",
  "bots/triggers/list",
  "bots/events/admit",
  "bots/events/list",
  "bots/events/read",
  "bots/events/replay",
  "bots/filters/test",
  "bots/sessions/rotate",
  "bots/triggers/delete",
  "bots/close",
  "bots/delete",
  "channels/accounts/create",
  "channels/accounts/put",
  "channels/accounts/read",
  "channels/accounts/list",
  "channels/accounts/delete",
  "channels/inbound/admit",
  "channels/pairings/list",
  "channels/conversations/read",
  "channels/pairings/delete",
  "deployment/universes/create",
  "deployment/universes/list",
  "deployment/universes/read",
  "deployment/universes/slug/put",
  "deployment/api-keys/create",
  "deployment/api-keys/list",
  "deployment/api-keys/revoke",
  "deployment/environment-providers/put",
  "deployment/environment-providers/list",
  "deployment/environment-providers/read",
  "deployment/environment-providers/bindings/put",
  "deployment/environment-provider-bindings/list",
  "deployment/environments/adopt",
  "deployment/channels/accounts/list",
  "deployment/environment-providers/bindings/delete",
  "deployment/universes/delete",
  "deployment/environment-providers/delete",
] as const;

/** The wire name of a method. */
export type MethodName = (typeof METHODS)[number];

/** What each method takes and answers, without the envelope. */
export interface MethodMap {
  /** Learn the server's protocol, version and abilities and your own rights. */
  initialize: { params: types.InitializeParams; response: types.InitializeResponse };
  /** Create a session, or return the one stored under its id. */
  "session/start": { params: types.SessionStartParams; response: types.SessionStartResponse };
  /** Create a session with workflow tools, or return the one stored under its id. */
  "session/managed/start": { params: types.ManagedSessionStartParams; response: types.SessionStartResponse };
  /** Read a session and its newest runs. */
  "session/read": { params: types.SessionReadParams; response: types.SessionReadResponse };
  /** List sessions by their last update, newest first. */
  "session/list": { params: types.SessionListParams; response: types.SessionListResponse };
  /** Replace a session's configuration. */
  "session/config/put": { params: types.SessionConfigPutParams; response: types.SessionConfigPutResponse };
  /** Set or clear a session's display name. */
  "session/rename": { params: types.SessionRenameParams; response: types.SessionRenameResponse };
  /** Replace a session's labels. */
  "session/metadata/put": { params: types.SessionMetadataPutParams; response: types.SessionMetadataPutResponse };
  /** Set when a session is deleted by itself, or keep it. */
  "session/retention/put": { params: types.SessionRetentionPutParams; response: types.SessionRetentionPutResponse };
  /** Let the whole universe see a session. */
  "session/share": { params: types.SessionShareParams; response: types.SessionShareResponse };
  /** Close a session for good. */
  "session/close": { params: types.SessionCloseParams; response: types.SessionCloseResponse };
  /** Delete a closed session. */
  "session/delete": { params: types.SessionDeleteParams; response: types.SessionDeleteResponse };
  /** Read a page of a session's events, forward or backward. */
  "session/events/read": { params: types.SessionEventsReadParams; response: types.SessionEventsReadResponse };
  /** Submit a task to a session. */
  "session/runs/start": { params: types.RunStartParams; response: types.RunStartResponse };
  /** Read one run in full. */
  "session/runs/read": { params: types.RunReadParams; response: types.RunReadResponse };
  /** List the runs of a session, newest first. */
  "session/runs/list": { params: types.RunListParams; response: types.RunListResponse };
  /** Ask for a run to be cancelled. */
  "session/runs/cancel": { params: types.RunCancelParams; response: types.RunCancelResponse };
  /** Give an active run more input. */
  "session/runs/steer": { params: types.RunSteerParams; response: types.RunSteerResponse };
  /** Approve or reject tool calls a run waits for. */
  "session/runs/approvals/decide": { params: types.RunApprovalsDecideParams; response: types.RunApprovalsDecideResponse };
  /** Put entries into a session's context. */
  "session/context/append": { params: types.ContextAppendParams; response: types.ContextAppendResponse };
  /** Take entries out of a session's context. */
  "session/context/remove": { params: types.ContextRemoveParams; response: types.ContextRemoveResponse };
  /** Condense a session's context, and wait for it. */
  "session/context/compact": { params: types.ContextCompactParams; response: types.ContextCompactResponse };
  /** Store blobs and learn their references. */
  "blobs/put": { params: types.BlobPutParams; response: types.BlobPutResponse };
  /** Read a whole blob. */
  "blobs/read": { params: types.BlobReadParams; response: types.BlobReadResponse };
  /** Tell which blobs are stored. */
  "blobs/has": { params: types.BlobHasParams; response: types.BlobHasResponse };
  /** Create a profile. */
  "profiles/create": { params: types.ProfileCreateParams; response: types.ProfileCreateResponse };
  /** Read a profile. */
  "profiles/read": { params: types.ProfileReadParams; response: types.ProfileReadResponse };
  /** List all profiles, the one updated last first. */
  "profiles/list": { params: types.ProfileListParams; response: types.ProfileListResponse };
  /** Create a profile or replace it whole. */
  "profiles/put": { params: types.ProfilePutParams; response: types.ProfilePutResponse };
  /** Delete a profile. */
  "profiles/delete": { params: types.ProfileDeleteParams; response: types.ProfileDeleteResponse };
  /** Apply a profile to a session. */
  "session/profiles/apply": { params: types.ProfileApplyParams; response: types.ProfileApplyResponse };
  /** Store a tree of files as a snapshot. */
  "vfs/snapshots/commit": { params: types.VfsSnapshotCommitParams; response: types.VfsSnapshotCommitResponse };
  /** Read a snapshot's tree. */
  "vfs/snapshots/read": { params: types.VfsSnapshotReadParams; response: types.VfsSnapshotReadResponse };
  /** Create a workspace. */
  "vfs/workspaces/create": { params: types.VfsWorkspaceCreateParams; response: types.VfsWorkspaceCreateResponse };
  /** Read a workspace's head and revision. */
  "vfs/workspaces/read": { params: types.VfsWorkspaceReadParams; response: types.VfsWorkspaceReadResponse };
  /** List all workspaces, the one updated last first. */
  "vfs/workspaces/list": { params: types.VfsWorkspaceListParams; response: types.VfsWorkspaceListResponse };
  /** Move a workspace's head to a snapshot. */
  "vfs/workspaces/update": { params: types.VfsWorkspaceUpdateParams; response: types.VfsWorkspaceUpdateResponse };
  /** Read one file of a workspace's head. */
  "vfs/workspaces/files/read": { params: types.VfsWorkspaceFileReadParams; response: types.BlobReadResponse };
  /** Delete a workspace. */
  "vfs/workspaces/delete": { params: types.VfsWorkspaceDeleteParams; response: types.VfsWorkspaceDeleteResponse };
  /** Create the record of a server or replace it whole. */
  "mcp/servers/put": { params: types.McpServerPutParams; response: types.McpServerPutResponse };
  /** Ask an address how it wants callers to authorize. */
  "mcp/servers/auth/discover": { params: types.McpServerAuthDiscoverParams; response: types.McpServerAuthDiscoverResponse };
  /** Ask a registered server for its tools. */
  "mcp/servers/tools/discover": { params: types.McpServerToolsDiscoverParams; response: types.McpServerToolsDiscoverResponse };
  /** Read the record of a server. */
  "mcp/servers/read": { params: types.McpServerReadParams; response: types.McpServerReadResponse };
  /** List the records of all servers, or those with one status, by id. */
  "mcp/servers/list": { params: types.McpServerListParams; response: types.McpServerListResponse };
  /** Delete the record of a server. */
  "mcp/servers/delete": { params: types.McpServerDeleteParams; response: types.McpServerDeleteResponse };
  /** Read the default models of the universe. */
  "models/defaults/read": { params: types.ModelDefaultsReadParams; response: types.ModelDefaultsResponse };
  /** Set or clear one default model of the universe. */
  "models/defaults/put": { params: types.ModelDefaultsPutParams; response: types.ModelDefaultsResponse };
  /** Ask all providers for their models. */
  "models/list": { params: types.ModelListParams; response: types.ModelListResponse };
  /** Start a transcription, or return the one started under its key. */
  "transcriptions/start": { params: types.TranscriptionStartParams; response: types.TranscriptionResponse };
  /** Read the status and the text of a transcription. */
  "transcriptions/read": { params: types.TranscriptionReadParams; response: types.TranscriptionResponse };
  /** Cancel a transcription. */
  "transcriptions/cancel": { params: types.TranscriptionCancelParams; response: types.TranscriptionResponse };
  /** List the provider bindings of the universe. */
  "environments/provider-bindings/list": { params: types.EnvironmentProviderBindingListParams; response: types.EnvironmentProviderBindingListResponse };
  /** Read a provider binding. */
  "environments/provider-bindings/read": { params: types.EnvironmentProviderBindingReadParams; response: types.EnvironmentProviderBindingReadResponse };
  /** List the templates that the bound providers have. */
  "environments/templates/list": { params: types.EnvironmentTemplateListParams; response: types.EnvironmentTemplateListResponse };
  /** Read a template of a bound provider. */
  "environments/templates/read": { params: types.EnvironmentTemplateReadParams; response: types.EnvironmentTemplateReadResponse };
  /** Have a provider make an environment. */
  "environments/create": { params: types.EnvironmentCreateParams; response: types.EnvironmentCreateResponse };
  /** Register a machine of your own as an environment. */
  "environments/external/create": { params: types.EnvironmentExternalCreateParams; response: types.EnvironmentExternalCreateResponse };
  /** Read an environment. */
  "environments/read": { params: types.EnvironmentReadParams; response: types.EnvironmentReadResponse };
  /** List environments. */
  "environments/list": { params: types.EnvironmentListParams; response: types.EnvironmentListResponse };
  /** Switch the public HTTPS endpoint of an environment. */
  "environments/ingress/put": { params: types.EnvironmentIngressPutParams; response: types.EnvironmentIngressPutResponse };
  /** Set the power state that is wanted of an environment. */
  "environments/power/put": { params: types.EnvironmentPowerPutParams; response: types.EnvironmentPowerPutResponse };
  /** Replace or clear the idle policy of an environment. */
  "environments/idle-policy/put": { params: types.EnvironmentIdlePolicyPutParams; response: types.EnvironmentIdlePolicyPutResponse };
  /** Let the jobs of an environment find a credential in a variable. */
  "environments/credentials/bind": { params: types.EnvironmentCredentialBindParams; response: types.EnvironmentCredentialBindResponse };
  /** List the variables of an environment that are bound to credentials. */
  "environments/credentials/list": { params: types.EnvironmentCredentialListParams; response: types.EnvironmentCredentialListResponse };
  /** Unbind a variable from its credential. */
  "environments/credentials/unbind": { params: types.EnvironmentCredentialUnbindParams; response: types.EnvironmentCredentialUnbindResponse };
  /** Start jobs in an environment. */
  "environments/jobs/create": { params: types.EnvironmentJobCreateParams; response: types.EnvironmentJobCreateResponse };
  /** Read jobs: where they stand, their output, what they left. */
  "environments/jobs/read": { params: types.EnvironmentJobReadParams; response: types.EnvironmentJobReadResponse };
  /** Ask for jobs to be cancelled. */
  "environments/jobs/cancel": { params: types.EnvironmentJobCancelParams; response: types.EnvironmentJobCancelResponse };
  /** Make a key with which daemons register themselves. */
  "environments/registration-keys/create": { params: types.EnvironmentRegistrationKeyCreateParams; response: types.EnvironmentRegistrationKeyCreateResponse };
  /** Read a registration key, without its secret. */
  "environments/registration-keys/read": { params: types.EnvironmentRegistrationKeyReadParams; response: types.EnvironmentRegistrationKeyReadResponse };
  /** List the registration keys of the universe, without their secrets. */
  "environments/registration-keys/list": { params: types.EnvironmentRegistrationKeyListParams; response: types.EnvironmentRegistrationKeyListResponse };
  /** Revoke a registration key. */
  "environments/registration-keys/revoke": { params: types.EnvironmentRegistrationKeyRevokeParams; response: types.EnvironmentRegistrationKeyRevokeResponse };
  /** Ask for an environment to be closed. */
  "environments/close": { params: types.EnvironmentCloseParams; response: types.EnvironmentCloseResponse };
  /** Choose the environment in which a session's agent works. */
  "session/environments/activate": { params: types.SessionEnvironmentActivateParams; response: types.SessionEnvironmentActivateResponse };
  /** Let a session's agent work in no environment. */
  "session/environments/deactivate": { params: types.SessionEnvironmentDeactivateParams; response: types.SessionEnvironmentDeactivateResponse };
  /** Store a bearer token as a grant. */
  "auth/grants/import": { params: types.AuthGrantImportParams; response: types.AuthGrantImportResponse };
  /** Read what a grant is for. */
  "auth/grants/read": { params: types.AuthGrantReadParams; response: types.AuthGrantReadResponse };
  /** List all grants, or those with one status. */
  "auth/grants/list": { params: types.AuthGrantListParams; response: types.AuthGrantListResponse };
  /** Take the current token of a grant out for use. */
  "auth/grants/lease": { params: types.AuthGrantLeaseParams; response: types.AuthGrantLeaseResponse };
  /** Make a grant unusable. */
  "auth/grants/revoke": { params: types.AuthGrantRevokeParams; response: types.AuthGrantRevokeResponse };
  /** Register an OAuth client. */
  "auth/clients/create": { params: types.AuthClientCreateParams; response: types.AuthClientCreateResponse };
  /** Read an OAuth client. */
  "auth/clients/read": { params: types.AuthClientReadParams; response: types.AuthClientReadResponse };
  /** List all OAuth clients. */
  "auth/clients/list": { params: types.AuthClientListParams; response: types.AuthClientListResponse };
  /** Start an OAuth authorization with PKCE. */
  "auth/flows/start": { params: types.AuthFlowStartParams; response: types.AuthFlowStartResponse };
  /** Read how far an OAuth authorization is. */
  "auth/flows/read": { params: types.AuthFlowStatusParams; response: types.AuthFlowStatusResponse };
  /** Delete an OAuth client with its secret. */
  "auth/clients/delete": { params: types.AuthClientDeleteParams; response: types.AuthClientDeleteResponse };
  /** Register where credentials for models or GitHub come from. */
  "auth/providers/create": { params: types.AuthProviderCreateParams; response: types.AuthProviderCreateResponse };
  /** Read a provider. */
  "auth/providers/read": { params: types.AuthProviderReadParams; response: types.AuthProviderReadResponse };
  /** List all providers. */
  "auth/providers/list": { params: types.AuthProviderListParams; response: types.AuthProviderListResponse };
  /** List the installations that a GitHub App reaches. */
  "auth/github/installations/list": { params: types.AuthGitHubInstallationListParams; response: types.AuthGitHubInstallationListResponse };
  /** Make a grant for one installation of a GitHub App, or refresh it. */
  "auth/github/installations/grant": { params: types.AuthGitHubInstallationGrantParams; response: types.AuthGitHubInstallationGrantResponse };
  /** Delete a provider with its own credential. */
  "auth/providers/delete": { params: types.AuthProviderDeleteParams; response: types.AuthProviderDeleteResponse };
  /** List the skills that a session has found. */
  "session/skills/list": { params: types.SkillListParams; response: types.SkillListResponse };
  /** Create a bot, with triggers from the start. */
  "bots/create": { params: types.BotCreateParams; response: types.BotCreateResponse };
  /** Create a bot or replace its document whole. */
  "bots/put": { params: types.BotPutParams; response: types.BotPutResponse };
  /** Read a bot. */
  "bots/read": { params: types.BotReadParams; response: types.BotReadResponse };
  /** List bots with their counts, newest event and activity. */
  "bots/list": { params: types.BotListParams; response: types.BotListResponse };
  /** Read what a bot does at this moment. */
  "bots/state/read": { params: types.BotStateReadParams; response: types.BotStateReadResponse };
  /** Create a trigger or replace it whole. */
  "bots/triggers/put": { params: types.BotTriggerPutParams; response: types.BotTriggerPutResponse };
  /** Read a trigger. */
  "bots/triggers/read": { params: types.BotTriggerReadParams; response: types.BotTriggerReadResponse };
  /** List all triggers of a bot, by id. */
  "bots/triggers/list": { params: types.BotTriggerListParams; response: types.BotTriggerListResponse };
  /** Hand an event to the main session of a bot. */
  "bots/events/admit": { params: types.BotEventAdmitParams; response: types.BotEventAdmitResponse };
  /** List the events of a bot, newest first. */
  "bots/events/list": { params: types.BotEventListParams; response: types.BotEventListResponse };
  /** Read an event whole. */
  "bots/events/read": { params: types.BotEventReadParams; response: types.BotEventReadResponse };
  /** Hand a stored event to its bot again. */
  "bots/events/replay": { params: types.BotEventReplayParams; response: types.BotEventReplayResponse };
  /** Try a filter on a payload or on the newest events of a bot. */
  "bots/filters/test": { params: types.BotFilterTestParams; response: types.BotFilterTestResponse };
  /** Replace a session of a bot by a new one. */
  "bots/sessions/rotate": { params: types.BotSessionRotateParams; response: types.BotSessionRotateResponse };
  /** Delete a trigger, with its schedule and its pairings. */
  "bots/triggers/delete": { params: types.BotTriggerDeleteParams; response: types.BotTriggerDeleteResponse };
  /** Close a bot for good. */
  "bots/close": { params: types.BotCloseParams; response: types.BotCloseResponse };
  /** Delete a bot with its sessions. */
  "bots/delete": { params: types.BotDeleteParams; response: types.BotDeleteResponse };
  /** Create a channel account. */
  "channels/accounts/create": { params: types.ChannelAccountCreateParams; response: types.ChannelAccountCreateResponse };
  /** Create a channel account or replace it whole. */
  "channels/accounts/put": { params: types.ChannelAccountPutParams; response: types.ChannelAccountPutResponse };
  /** Read a channel account. */
  "channels/accounts/read": { params: types.ChannelAccountReadParams; response: types.ChannelAccountReadResponse };
  /** List channel accounts. */
  "channels/accounts/list": { params: types.ChannelAccountListParams; response: types.ChannelAccountListResponse };
  /** Delete a channel account and its pairings. */
  "channels/accounts/delete": { params: types.ChannelAccountDeleteParams; response: types.ChannelAccountDeleteResponse };
  /** Hand in a message that arrived on a channel. */
  "channels/inbound/admit": { params: types.ChannelInboundAdmitParams; response: types.ChannelInboundAdmitResponse };
  /** List the conversations that are paired with a bot. */
  "channels/pairings/list": { params: types.ChannelPairingListParams; response: types.ChannelPairingListResponse };
  /** Read what a conversation does at this moment. */
  "channels/conversations/read": { params: types.ChannelConversationReadParams; response: types.ChannelConversationReadResponse };
  /** Take a conversation away from its bot. */
  "channels/pairings/delete": { params: types.ChannelPairingDeleteParams; response: types.ChannelPairingDeleteResponse };
  /** Create a universe, or return the one stored under its id. */
  "deployment/universes/create": { params: types.DeploymentUniverseCreateParams; response: types.DeploymentUniverseCreateResponse };
  /** List all universes with rough counts. */
  "deployment/universes/list": { params: types.DeploymentUniverseListParams; response: types.DeploymentUniverseListResponse };
  /** Read a universe with its rough counts. */
  "deployment/universes/read": { params: types.DeploymentUniverseReadParams; response: types.DeploymentUniverseReadResponse };
  /** Set or change a universe's slug. */
  "deployment/universes/slug/put": { params: types.DeploymentUniverseSlugPutParams; response: types.DeploymentUniverseReadResponse };
  /** Create an API key. */
  "deployment/api-keys/create": { params: types.DeploymentApiKeyCreateParams; response: types.DeploymentApiKeyCreateResponse };
  /** List API keys without their secrets. */
  "deployment/api-keys/list": { params: types.DeploymentApiKeyListParams; response: types.DeploymentApiKeyListResponse };
  /** Revoke an API key. */
  "deployment/api-keys/revoke": { params: types.DeploymentApiKeyRevokeParams; response: types.DeploymentApiKeyRevokeResponse };
  /** Register an environment provider or replace it whole. */
  "deployment/environment-providers/put": { params: types.DeploymentEnvironmentProviderPutParams; response: types.DeploymentEnvironmentProviderPutResponse };
  /** List all environment providers. */
  "deployment/environment-providers/list": { params: types.DeploymentEnvironmentProviderListParams; response: types.DeploymentEnvironmentProviderListResponse };
  /** Read an environment provider. */
  "deployment/environment-providers/read": { params: types.DeploymentEnvironmentProviderReadParams; response: types.DeploymentEnvironmentProviderReadResponse };
  /** Let a universe use an environment provider, or change how. */
  "deployment/environment-providers/bindings/put": { params: types.DeploymentProviderBindingPutParams; response: types.DeploymentProviderBindingPutResponse };
  /** List the provider bindings of a universe. */
  "deployment/environment-provider-bindings/list": { params: types.DeploymentUniverseReadParams; response: types.EnvironmentProviderBindingListResponse };
  /** Make a machine that a provider has already an environment. */
  "deployment/environments/adopt": { params: types.DeploymentEnvironmentAdoptParams; response: types.DeploymentEnvironmentAdoptResponse };
  /** List the channel accounts of every universe. */
  "deployment/channels/accounts/list": { params: types.DeploymentChannelAccountListParams; response: types.DeploymentChannelAccountListResponse };
  /** Delete a universe's provider binding. */
  "deployment/environment-providers/bindings/delete": { params: types.DeploymentProviderBindingDeleteParams; response: types.DeploymentProviderBindingDeleteResponse };
  /** Delete a universe with everything in it. */
  "deployment/universes/delete": { params: types.DeploymentUniverseDeleteParams; response: types.DeploymentUniverseDeleteResponse };
  /** Delete an environment provider. */
  "deployment/environment-providers/delete": { params: types.DeploymentEnvironmentProviderDeleteParams; response: types.DeploymentEnvironmentProviderDeleteResponse };
}

/** Every error a call can end with. Without a kind, the error has no data. */
export const ERRORS = [
  {
    kind: "invalid_request",
    code: -32602,
    summary: "The request breaks a rule of the contract.",
  },
  {
    kind: "audio_blob_too_large",
    code: -32602,
    summary: "An audio blob is too large to transcribe.",
  },
  {
    kind: "unauthenticated",
    code: -32001,
    summary: "The credential is missing, malformed, unknown or revoked.",
  },
  {
    kind: "forbidden",
    code: -32003,
    summary: "The credential does not cover this method or header.",
  },
  {
    kind: "not_found",
    code: -32004,
    summary: "The addressed record does not exist in this universe.",
  },
  {
    kind: "conflict",
    code: -32009,
    summary: "The record exists already or has another revision.",
  },
  {
    kind: "rejected",
    code: -32010,
    summary: "State or policy forbids the operation now.",
  },
  {
    kind: "session_bootstrap_failed",
    code: -32011,
    summary: "The session's worker could not be brought up.",
  },
  {
    kind: "environment_not_ready",
    code: -32012,
    summary: "The environment is not ready yet.",
  },
  {
    kind: "response_too_large",
    code: -32013,
    summary: "The response would be larger than the deployment sends.",
  },
  {
    kind: "model_default_unset",
    code: -32014,
    summary: "No model was named and no default is set.",
  },
  {
    kind: "internal",
    code: -32603,
    summary: "The server failed; the operation's outcome is unknown.",
  },
  {
    kind: null,
    code: -32601,
    summary: "No method has this name.",
  },
  {
    kind: null,
    code: -32602,
    summary: "The parameters do not have the declared shape.",
  },
  {
    kind: null,
    code: -32603,
    summary: "The response could not be encoded.",
  },
] as const;

/** The code and the structured data of each kind of error. */
export interface ErrorMap {
  /** An audio blob is too large to transcribe. */
  audio_blob_too_large: { code: -32602; data: types.AgentApiError };
  /** The record exists already or has another revision. */
  conflict: { code: -32009; data: types.AgentApiError };
  /** The environment is not ready yet. */
  environment_not_ready: { code: -32012; data: types.AgentApiError };
  /** The credential does not cover this method or header. */
  forbidden: { code: -32003; data: types.AgentApiError };
  /** The server failed; the operation's outcome is unknown. */
  internal: { code: -32603; data: types.AgentApiError };
  /** The request breaks a rule of the contract. */
  invalid_request: { code: -32602; data: types.AgentApiError };
  /** No model was named and no default is set. */
  model_default_unset: { code: -32014; data: types.AgentApiError };
  /** The addressed record does not exist in this universe. */
  not_found: { code: -32004; data: types.AgentApiError };
  /** State or policy forbids the operation now. */
  rejected: { code: -32010; data: types.AgentApiError };
  /** The response would be larger than the deployment sends. */
  response_too_large: { code: -32013; data: types.AgentApiError };
  /** The session's worker could not be brought up. */
  session_bootstrap_failed: { code: -32011; data: types.AgentApiError };
  /** The credential is missing, malformed, unknown or revoked. */
  unauthenticated: { code: -32001; data: types.AgentApiError };
}

/** What went wrong, for programs: the kinds this version lists. */
export type ErrorKind = keyof ErrorMap;

/** The error kinds behind each JSON-RPC code. */
export const ERROR_KINDS_BY_CODE: Readonly<Record<number, readonly ErrorKind[]>> = {
  "-32603": ["internal"],
  "-32602": ["invalid_request", "audio_blob_too_large"],
  "-32601": [],
  "-32014": ["model_default_unset"],
  "-32013": ["response_too_large"],
  "-32012": ["environment_not_ready"],
  "-32011": ["session_bootstrap_failed"],
  "-32010": ["rejected"],
  "-32009": ["conflict"],
  "-32004": ["not_found"],
  "-32003": ["forbidden"],
  "-32001": ["unauthenticated"],
};

/** What to do when the answer to a call was lost. */
export type Retry =
  /** Repeat the call: the effect is the same however often it is done. */
  | { readonly kind: "always" }
  /** Repeat the call with the same value of the parameter `id`: it names the effect. */
  | { readonly kind: "with_id"; readonly id: string }
  /** Read first: a conflict or a missing record may mean that it was done. */
  | { readonly kind: "reconcile" }
  /** Do not repeat the call: each one has an effect of its own. */
  | { readonly kind: "never" };

/** What the contract says of a method beside its types. */
export interface MethodInfo {
  /** The wire name. */
  readonly method: MethodName;
  /** The group of the reference it belongs to. */
  readonly group: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** More about it; may be empty. */
  readonly description: string;
  /** What a call is bound to; null where the contract does not say. */
  readonly scope: string | null;
  /** Who may call it. */
  readonly access: {
    /** What the call does, for policies. */
    readonly action: string | null;
    /** The method group a key must hold. */
    readonly group: string | null;
    /** The role recommended for people who call it. */
    readonly role: string | null;
    /** The parameter that names the resource the call is about. */
    readonly target: string | null;
  };
  /** What to do when the answer was lost; null where the contract does not say. */
  readonly retry: Retry | null;
  /** The error kinds it can return besides those that every method can. */
  readonly errors: readonly ErrorKind[];
  /** Whether it returns pages to be followed by a cursor. */
  readonly paginated: boolean;
  /** Whether it can hold its answer until something happens. */
  readonly longPoll: boolean;
  /** What to use in its place, where the method is on its way out. */
  readonly deprecated: string | null;
  /** An experimental method may change or go without a new version of the protocol. */
  readonly stability: "stable" | "experimental";
}

/** What the contract says of each method beside its types. */
export const METHOD_INFO = {
  initialize: {
    method: "initialize",
    group: "Connection",
    summary: "Learn the server's protocol, version and abilities and your own rights",
    description: "Sent without a universe, and with a credential wherever the server asks for one. It opens nothing and may be repeated at any time.",
    scope: "connection",
    access: { action: null, group: null, role: null, target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/start": {
    method: "session/start",
    group: "Sessions",
    summary: "Create a session, or return the one stored under its id",
    description: "Choose the id yourself and a lost answer costs nothing: repeat the call. For an id that exists, the session is returned as it is and the rest of the request changes nothing. A new session is open and idle, and only its creator sees it unless `access` says otherwise.",
    scope: "universe",
    access: { action: "create_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "with_id", id: "sessionId" },
    errors: ["not_found", "rejected", "model_default_unset", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/managed/start": {
    method: "session/managed/start",
    group: "Sessions",
    summary: "Create a session with workflow tools, or return the one stored under its id",
    description: "As `session/start`, with the tools that other workflows carry out and the workflow that is told when runs end. Both are fixed for the life of the session. A repeated call must carry the same declaration; another one, or the id of a session that was started without, is a conflict.",
    scope: "universe",
    access: { action: "create_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "with_id", id: "sessionId" },
    errors: ["not_found", "conflict", "rejected", "model_default_unset", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/read": {
    method: "session/read",
    group: "Sessions",
    summary: "Read a session and its newest runs",
    description: "Works on closed sessions too. The runs are summaries, newest first; follow `nextRunCursor` with `session/runs/list` for the older ones.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/list": {
    method: "session/list",
    group: "Sessions",
    summary: "List sessions by their last update, newest first",
    description: "A session must pass every filter given. Closed sessions are listed, deleted ones are not. A session that is updated while you page may show twice or not at all.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: true,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/config/put": {
    method: "session/config/put",
    group: "Sessions",
    summary: "Replace a session's configuration",
    description: "The document replaces the old one whole: what it leaves out is revoked, only an absent model stays. The session must be open, without a run at work or in the queue. An equal document changes nothing. The model may change within its api kind only.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/rename": {
    method: "session/rename",
    group: "Sessions",
    summary: "Set or clear a session's display name",
    description: "Allowed in every state, also on a closed session. It adds no event and does not count as an update.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/metadata/put": {
    method: "session/metadata/put",
    group: "Sessions",
    summary: "Replace a session's labels",
    description: "The map replaces the old one whole; an empty or absent one leaves no labels. Allowed in every state, also on a closed session. It adds no event and does not count as an update.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/retention/put": {
    method: "session/retention/put",
    group: "Sessions",
    summary: "Set when a session is deleted by itself, or keep it",
    description: "Only the topmost session of a tree has such a time; it holds for all below it, and setting it on one of those is rejected. On a closed session the time still counts from its closing, so a short one may delete the session at once. It adds no event and does not count as an update.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/share": {
    method: "session/share",
    group: "Sessions",
    summary: "Let the whole universe see a session",
    description: "There is no way back. The sessions of its subagents are shared along with it. Rejected for a session that is shared already, that belongs to another session, or that belongs to a bot. It adds no event and does not count as an update.",
    scope: "universe",
    access: { action: "share_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/close": {
    method: "session/close",
    group: "Sessions",
    summary: "Close a session for good",
    description: "A session with a run at work or in the queue is only closed with `force`, which cancels what is left. Closing a closed session succeeds and changes nothing. There is no way to open it again.",
    scope: "universe",
    access: { action: "stop_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/delete": {
    method: "session/delete",
    group: "Sessions",
    summary: "Delete a closed session",
    description: "Its id is free afterwards. A session with sessions below it is only deleted with `cascade`, which takes all of them along, and all of them must be closed.",
    scope: "universe",
    access: { action: "delete_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/events/read": {
    method: "session/events/read",
    group: "Events",
    summary: "Read a page of a session's events, forward or backward",
    description: "Forward follows the log: pass the last `nextCursor` as `after`, and `waitMs` to wait when there is nothing new yet. Backward loads history: pass `nextCursor` as `before`, and the first page's `headCursor` as `after` of the forward stream. Both give events in ascending order. Look at `gap`: events may have been dropped.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: true,
    longPoll: true,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/start": {
    method: "session/runs/start",
    group: "Runs",
    summary: "Submit a task to a session",
    description: "Answers once the run is stored, as `queued` or `running`; it does not wait for the model. With a `submissionId` a repeat of the same request returns the same run, even after the session was closed. The same id with another source, configuration or notification is rejected.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "with_id", id: "submissionId" },
    errors: ["not_found", "rejected", "audio_blob_too_large", "model_default_unset"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/read": {
    method: "session/runs/read",
    group: "Runs",
    summary: "Read one run in full",
    description: "The projection at this moment: status, entries, tool calls, usage and, when there is one, the output. A run that spans more than 20,000 events is rejected; rebuild it from `session/events/read`.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/list": {
    method: "session/runs/list",
    group: "Runs",
    summary: "List the runs of a session, newest first",
    description: "A page holds at most `limit` summaries below the run named as `cursor`. While `hasOlderRuns` is true, `nextCursor` is the cursor of the next page.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: true,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/cancel": {
    method: "session/runs/cancel",
    group: "Runs",
    summary: "Ask for a run to be cancelled",
    description: "A queued run is cancelled at once; an active one becomes `cancelling` and ends soon after. Repeats while it is cancelling succeed and change nothing. A run that already ended is rejected. What the run has done outside is not undone.",
    scope: "universe",
    access: { action: "stop_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/steer": {
    method: "session/runs/steer",
    group: "Runs",
    summary: "Give an active run more input",
    description: "The input joins the context at the next turn, and at least one more turn uses it. Only a run that is running or parked takes it. There is no id to retry by: a repeated request steers twice.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "never" },
    errors: ["not_found", "rejected", "audio_blob_too_large", "model_default_unset"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/runs/approvals/decide": {
    method: "session/runs/approvals/decide",
    group: "Runs",
    summary: "Approve or reject tool calls a run waits for",
    description: "Every decision is answered on its own, in request order: one that cannot be taken does not fail the others. The run goes on when no approval is pending any more. Only the active run, running or parked, takes decisions.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/context/append": {
    method: "session/context/append",
    group: "Context",
    summary: "Put entries into a session's context",
    description: "Each entry is judged for itself: one that fails does not keep the others out. A key that is there already is replaced; with the same content nothing happens. Each entry that is applied raises the context's revision by one. The session must be open. While a run is at work, the call may wait for the end of its turn.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "with_id", id: "entries" },
    errors: ["not_found", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/context/remove": {
    method: "session/context/remove",
    group: "Context",
    summary: "Take entries out of a session's context",
    description: "A key that is not there is reported as absent. Each key that is removed raises the context's revision by one. Keys of the server's own are invalid, but instructions may be removed. The session must be open. While a run is at work, the call may wait for the end of its turn.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/context/compact": {
    method: "session/context/compact",
    group: "Context",
    summary: "Condense a session's context, and wait for it",
    description: "The session must be open, without a run at work or in the queue, and its configuration must have the compaction mode `providerStandalone`. Its events tell what was put in the place of what.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "blobs/put": {
    method: "blobs/put",
    group: "Blobs",
    summary: "Store blobs and learn their references",
    description: "Answers in the order of the request. Bytes that are stored already, and bytes that occur twice in a request, are stored once. Some deployments cannot hold blobs above 65,536 bytes.",
    scope: "universe",
    access: { action: "use_resource", group: "blobs/put", role: "contributor", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "blobs/read": {
    method: "blobs/read",
    group: "Blobs",
    summary: "Read a whole blob",
    description: "The bytes are what they were stored as: text, JSON of a provider, or media. What refers to the blob tells which.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "blobs/has": {
    method: "blobs/has",
    group: "Blobs",
    summary: "Tell which blobs are stored",
    description: "Answers in the order of the request, once for each reference in it. One malformed reference fails the whole call.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "profiles/create": {
    method: "profiles/create",
    group: "Profiles",
    summary: "Create a profile",
    description: "Its revision is 1. An id that exists is a conflict.",
    scope: "universe",
    access: { action: "create_profile", group: "profiles", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "profiles/read": {
    method: "profiles/read",
    group: "Profiles",
    summary: "Read a profile",
    description: "",
    scope: "universe",
    access: { action: "read", group: "profiles", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "profiles/list": {
    method: "profiles/list",
    group: "Profiles",
    summary: "List all profiles, the one updated last first",
    description: "",
    scope: "universe",
    access: { action: "read", group: "profiles", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "profiles/put": {
    method: "profiles/put",
    group: "Profiles",
    summary: "Create a profile or replace it whole",
    description: "Each put raises the revision, even when nothing changes. With `expectedRevision`, a profile that exists with another revision is a conflict.",
    scope: "universe",
    access: { action: "manage_profile", group: "profiles", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "profiles/delete": {
    method: "profiles/delete",
    group: "Profiles",
    summary: "Delete a profile",
    description: "Sessions keep what they took from it.",
    scope: "universe",
    access: { action: "manage_profile", group: "profiles", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/profiles/apply": {
    method: "session/profiles/apply",
    group: "Profiles",
    summary: "Apply a profile to a session",
    description: "The session gets the configuration and the instructions that it would have had from the start; only an absent model keeps the present one. Its labels and its retention stay. It must be open, without a run at work or in the queue. Nothing happens where nothing differs. The model may change within its api kind only.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected", "session_bootstrap_failed"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/snapshots/commit": {
    method: "vfs/snapshots/commit",
    group: "Vfs",
    summary: "Store a tree of files as a snapshot",
    description: "Store the files' bytes as blobs first. A manifest whose form, sizes or totals are wrong, or that names a blob which is not stored, is an invalid request. An equal manifest has the same reference, so the call may be repeated.",
    scope: "universe",
    access: { action: "use_resource", group: "vfs", role: "contributor", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/snapshots/read": {
    method: "vfs/snapshots/read",
    group: "Vfs",
    summary: "Read a snapshot's tree",
    description: "The bytes of its files are read as blobs. A reference to a blob that holds no manifest is an invalid request.",
    scope: "universe",
    access: { action: "read", group: "vfs", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/create": {
    method: "vfs/workspaces/create",
    group: "Vfs",
    summary: "Create a workspace",
    description: "Its revision is 0. An id that exists is a conflict, and a snapshot that does not exist is not found. Without an id of your own, a repeated call makes another workspace.",
    scope: "universe",
    access: { action: "create_workspace", group: "vfs", role: "contributor", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/read": {
    method: "vfs/workspaces/read",
    group: "Vfs",
    summary: "Read a workspace's head and revision",
    description: "",
    scope: "universe",
    access: { action: "read", group: "vfs", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/list": {
    method: "vfs/workspaces/list",
    group: "Vfs",
    summary: "List all workspaces, the one updated last first",
    description: "",
    scope: "universe",
    access: { action: "read", group: "vfs", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/update": {
    method: "vfs/workspaces/update",
    group: "Vfs",
    summary: "Move a workspace's head to a snapshot",
    description: "Each update raises the revision, even when nothing changes. With `expectedRevision`, another revision is a conflict: somebody else moved the head, so read it and merge.",
    scope: "universe",
    access: { action: "use_resource", group: "vfs", role: "contributor", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/files/read": {
    method: "vfs/workspaces/files/read",
    group: "Vfs",
    summary: "Read one file of a workspace's head",
    description: "A path without a file is not found. To read several files of one state, read the head's snapshot and then its blobs: the head may move between two calls.",
    scope: "universe",
    access: { action: "read", group: "vfs", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "vfs/workspaces/delete": {
    method: "vfs/workspaces/delete",
    group: "Vfs",
    summary: "Delete a workspace",
    description: "Its snapshots and their blobs stay.",
    scope: "universe",
    access: { action: "configure_resource", group: "vfs", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/put": {
    method: "mcp/servers/put",
    group: "Mcp",
    summary: "Create the record of a server or replace it whole",
    description: "Each put raises the revision, even when nothing changes. With `expectedRevision`, a record that exists with another revision is a conflict. An active server whose policy requires a credential is rejected without one. Nothing is sent to the server.",
    scope: "universe",
    access: { action: "configure_resource", group: "mcp", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/auth/discover": {
    method: "mcp/servers/auth/discover",
    group: "Mcp",
    summary: "Ask an address how it wants callers to authorize",
    description: "Looks for the OAuth metadata of the server and stores nothing. An answer without `oauth` is inconclusive: the server may need no credential, need another kind, or not be reachable.",
    scope: "universe",
    access: { action: "configure_resource", group: "mcp", role: "operator", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/tools/discover": {
    method: "mcp/servers/tools/discover",
    group: "Mcp",
    summary: "Ask a registered server for its tools",
    description: "Connects to the server now, with its credential, and stores nothing. A server that cannot be asked is no error of the call: the answer then has the status `failure` and says why.",
    scope: "universe",
    access: { action: "configure_resource", group: "mcp", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/read": {
    method: "mcp/servers/read",
    group: "Mcp",
    summary: "Read the record of a server",
    description: "",
    scope: "universe",
    access: { action: "read", group: "mcp", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/list": {
    method: "mcp/servers/list",
    group: "Mcp",
    summary: "List the records of all servers, or those with one status, by id",
    description: "",
    scope: "universe",
    access: { action: "read", group: "mcp", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "mcp/servers/delete": {
    method: "mcp/servers/delete",
    group: "Mcp",
    summary: "Delete the record of a server",
    description: "Session configurations that name the server stay as they are, and so does the grant that it used.",
    scope: "universe",
    access: { action: "configure_resource", group: "mcp", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "models/defaults/read": {
    method: "models/defaults/read",
    group: "Models",
    summary: "Read the default models of the universe",
    description: "Before the first put the revision is 0 and no default is set; the deployment may still have defaults of its own, which are not shown here.",
    scope: "universe",
    access: { action: "read", group: "models", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "models/defaults/put": {
    method: "models/defaults/put",
    group: "Models",
    summary: "Set or clear one default model of the universe",
    description: "Null clears the slot; the other slot stays. A revision other than `expectedRevision` is a conflict: read again and decide anew. A model whose api kind does not serve the slot is an invalid request. Work that was accepted before keeps its model.",
    scope: "universe",
    access: { action: "configure_resource", group: "models", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "models/list": {
    method: "models/list",
    group: "Models",
    summary: "Ask all providers for their models",
    description: "Each call asks the providers anew. A provider that fails does not fail the call: its row in `providers` has an `error`, and the models of the others are listed.",
    scope: "universe",
    access: { action: "read", group: "models", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "transcriptions/start": {
    method: "transcriptions/start",
    group: "Transcriptions",
    summary: "Start a transcription, or return the one started under its key",
    description: "A caller's `idempotencyKey` names one transcription: a repeat answers its present state, and a repeat with other content is rejected. Without `model` the universe's default for speech to text is used; `model_default_unset` tells that there is none. A blob that is not stored is an invalid request.",
    scope: "universe",
    access: { action: "use_resource", group: "transcriptions", role: "contributor", target: null },
    retry: { kind: "with_id", id: "idempotencyKey" },
    errors: ["audio_blob_too_large", "model_default_unset", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "transcriptions/read": {
    method: "transcriptions/read",
    group: "Transcriptions",
    summary: "Read the status and the text of a transcription",
    description: "A caller that acts on behalf of an actor only finds that actor's transcriptions.",
    scope: "universe",
    access: { action: "read", group: "transcriptions", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "transcriptions/cancel": {
    method: "transcriptions/cancel",
    group: "Transcriptions",
    summary: "Cancel a transcription",
    description: "One that has ended stays as it is, so a repeat changes nothing; the answer shows how it ended.",
    scope: "universe",
    access: { action: "use_resource", group: "transcriptions", role: "contributor", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/provider-bindings/list": {
    method: "environments/provider-bindings/list",
    group: "Environments",
    summary: "List the provider bindings of the universe",
    description: "Each lets the universe have environments from one provider of the deployment.",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/provider-bindings/read": {
    method: "environments/provider-bindings/read",
    group: "Environments",
    summary: "Read a provider binding",
    description: "",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/templates/list": {
    method: "environments/templates/list",
    group: "Environments",
    summary: "List the templates that the bound providers have",
    description: "The providers are asked at the time of the call.",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/templates/read": {
    method: "environments/templates/read",
    group: "Environments",
    summary: "Read a template of a bound provider",
    description: "",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/create": {
    method: "environments/create",
    group: "Environments",
    summary: "Have a provider make an environment",
    description: "Records what is wanted and answers at once; read the environment until it is `ready` or `failed`. A repeat with the same `requestId` returns the environment as it is, and the rest of the request changes nothing. An unknown binding is not found, a disabled one rejected.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "with_id", id: "requestId" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/external/create": {
    method: "environments/external/create",
    group: "Environments",
    summary: "Register a machine of your own as an environment",
    description: "Its daemon must be reachable from the server, which tries it when it is used. A repeat with the same `requestId` returns the environment as it is, and the rest of the request changes nothing.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "with_id", id: "requestId" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/read": {
    method: "environments/read",
    group: "Environments",
    summary: "Read an environment",
    description: "",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/list": {
    method: "environments/list",
    group: "Environments",
    summary: "List environments",
    description: "An environment must pass every filter given. Closed ones are listed, too.",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/ingress/put": {
    method: "environments/ingress/put",
    group: "Environments",
    summary: "Switch the public HTTPS endpoint of an environment",
    description: "The answer shows the endpoint. Only a provisioned environment can have one, and only where its provider allows it; any other is rejected.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/power/put": {
    method: "environments/power/put",
    group: "Environments",
    summary: "Set the power state that is wanted of an environment",
    description: "The machine follows later. A state that its provider does not offer is rejected, and so is every state for an environment without a provider. One that is not running wakes by itself when it is used.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/idle-policy/put": {
    method: "environments/idle-policy/put",
    group: "Environments",
    summary: "Replace or clear the idle policy of an environment",
    description: "The policy counts as a whole: a stage left out is gone. An environment without a provider has none, and asking for one is an invalid request.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/credentials/bind": {
    method: "environments/credentials/bind",
    group: "Environments",
    summary: "Let the jobs of an environment find a credential in a variable",
    description: "The request names a grant, a provider's credential or a secret; no answer shows its value. A variable that is bound already gets the new source.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/credentials/list": {
    method: "environments/credentials/list",
    group: "Environments",
    summary: "List the variables of an environment that are bound to credentials",
    description: "",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/credentials/unbind": {
    method: "environments/credentials/unbind",
    group: "Environments",
    summary: "Unbind a variable from its credential",
    description: "The grant or secret itself stays. A variable that is not bound is not found.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/jobs/create": {
    method: "environments/jobs/create",
    group: "Environments",
    summary: "Start jobs in an environment",
    description: "Jobs may wait for each other. They belong to the environment, not to a session, and find its credentials. A repeat with the same `requestId` returns the jobs it started, whatever it asks for. A machine that is still waking answers `environment_not_ready`: repeat the call later. One that cannot be reached is rejected.",
    scope: "universe",
    access: { action: "use_resource", group: "environments", role: "contributor", target: null },
    retry: { kind: "with_id", id: "requestId" },
    errors: ["not_found", "rejected", "environment_not_ready"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/jobs/read": {
    method: "environments/jobs/read",
    group: "Environments",
    summary: "Read jobs: where they stand, their output, what they left",
    description: "To follow a job, read again with its `outputNextSeq` as `afterSeq` until it has ended. A job that cannot be read, e.g. because its machine is out of reach, has an `error` of its own and does not fail the call.",
    scope: "universe",
    access: { action: "read", group: "environments", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/jobs/cancel": {
    method: "environments/jobs/cancel",
    group: "Environments",
    summary: "Ask for jobs to be cancelled",
    description: "A running job becomes `cancelRequested` and ends later. Look at the result of each job: one that cannot be cancelled has an `error` of its own and does not fail the call.",
    scope: "universe",
    access: { action: "use_resource", group: "environments", role: "contributor", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/registration-keys/create": {
    method: "environments/registration-keys/create",
    group: "Environments",
    summary: "Make a key with which daemons register themselves",
    description: "Only this answer has the secret. Every call makes another key, so after a lost answer list the keys and revoke the one whose secret nobody saw.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "never" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/registration-keys/read": {
    method: "environments/registration-keys/read",
    group: "Environments",
    summary: "Read a registration key, without its secret",
    description: "",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/registration-keys/list": {
    method: "environments/registration-keys/list",
    group: "Environments",
    summary: "List the registration keys of the universe, without their secrets",
    description: "",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/registration-keys/revoke": {
    method: "environments/registration-keys/revoke",
    group: "Environments",
    summary: "Revoke a registration key",
    description: "It admits no daemon any more. Its environments stay unless `closeEnvironments` asks for their closing. Revoking a revoked key succeeds.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "environments/close": {
    method: "environments/close",
    group: "Environments",
    summary: "Ask for an environment to be closed",
    description: "It is `closing` until its machine is gone, and never takes work again. Repeats succeed.",
    scope: "universe",
    access: { action: "configure_resource", group: "environments", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/environments/activate": {
    method: "session/environments/activate",
    group: "SessionEnvironments",
    summary: "Choose the environment in which a session's agent works",
    description: "The session must be open and idle, have the environments feature, and have the environment attached; anything else is rejected. An environment that is not up yet answers `environment_not_ready`: repeat the call later.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected", "environment_not_ready"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/environments/deactivate": {
    method: "session/environments/deactivate",
    group: "SessionEnvironments",
    summary: "Let a session's agent work in no environment",
    description: "The environment itself stays as it is. Succeeds, too, when none was chosen.",
    scope: "universe",
    access: { action: "control_session", group: "session", role: "contributor", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/grants/import": {
    method: "auth/grants/import",
    group: "Auth",
    summary: "Store a bearer token as a grant",
    description: "The answer describes the grant without the token. A `grantId` that exists is a conflict; without one each call makes another grant.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/grants/read": {
    method: "auth/grants/read",
    group: "Auth",
    summary: "Read what a grant is for",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/grants/list": {
    method: "auth/grants/list",
    group: "Auth",
    summary: "List all grants, or those with one status",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/grants/lease": {
    method: "auth/grants/lease",
    group: "Auth",
    summary: "Take the current token of a grant out for use",
    description: "For services beside the API. Each call is recorded on the grant, a repeat too. A grant that is not retrievable, not active, or for another audience is rejected.",
    scope: "service",
    access: { action: null, group: "auth/lease", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/grants/revoke": {
    method: "auth/grants/revoke",
    group: "Auth",
    summary: "Make a grant unusable",
    description: "The record stays and is listed as revoked. A repeat changes nothing. The service itself is not told.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/clients/create": {
    method: "auth/clients/create",
    group: "Auth",
    summary: "Register an OAuth client",
    description: "The answer describes the client without its secret. A `clientId` that exists is a conflict; without one each call registers another client.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/clients/read": {
    method: "auth/clients/read",
    group: "Auth",
    summary: "Read an OAuth client",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/clients/list": {
    method: "auth/clients/list",
    group: "Auth",
    summary: "List all OAuth clients",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/flows/start": {
    method: "auth/flows/start",
    group: "Auth",
    summary: "Start an OAuth authorization with PKCE",
    description: "A person opens `authorizeUrl` in a browser; read the flow to learn when a grant came of it. The address works once, is as secret as a token, and ends with the flow after 10 minutes. When the answer is lost, start another flow: the lost one expires by itself.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "never" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/flows/read": {
    method: "auth/flows/read",
    group: "Auth",
    summary: "Read how far an OAuth authorization is",
    description: "",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/clients/delete": {
    method: "auth/clients/delete",
    group: "Auth",
    summary: "Delete an OAuth client with its secret",
    description: "Grants that came of its flows stay.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/providers/create": {
    method: "auth/providers/create",
    group: "Auth",
    summary: "Register where credentials for models or GitHub come from",
    description: "The answer describes the provider without its credential. A `providerId` that exists is a conflict. A `modelOAuth` provider takes no `credential`: its grant has it.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/providers/read": {
    method: "auth/providers/read",
    group: "Auth",
    summary: "Read a provider",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/providers/list": {
    method: "auth/providers/list",
    group: "Auth",
    summary: "List all providers",
    description: "",
    scope: "universe",
    access: { action: "read", group: "auth", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/github/installations/list": {
    method: "auth/github/installations/list",
    group: "Auth",
    summary: "List the installations that a GitHub App reaches",
    description: "Asks GitHub now, with the credential of the provider. A provider that is no GitHub App, or that is not active, is rejected.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "rejected", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/github/installations/grant": {
    method: "auth/github/installations/grant",
    group: "Auth",
    summary: "Make a grant for one installation of a GitHub App, or refresh it",
    description: "The token of the installation is fetched when it is needed and renewed by the server. A `grantId` that exists for something else is a conflict. A provider that is no GitHub App, or that is not active, is rejected.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "auth/providers/delete": {
    method: "auth/providers/delete",
    group: "Auth",
    summary: "Delete a provider with its own credential",
    description: "Grants stay.",
    scope: "universe",
    access: { action: "configure_resource", group: "auth", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "session/skills/list": {
    method: "session/skills/list",
    group: "Skills",
    summary: "List the skills that a session has found",
    description: "One catalog for the workspaces and one for the active environment; a place without a catalog is left out. Works on closed sessions too.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: "sessionId" },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/create": {
    method: "bots/create",
    group: "Bots",
    summary: "Create a bot, with triggers from the start",
    description: "All of it is made or nothing is. An id that exists is a conflict, a profile that does not exist is `not_found`.",
    scope: "universe",
    access: { action: "create_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/put": {
    method: "bots/put",
    group: "Bots",
    summary: "Create a bot or replace its document whole",
    description: "Triggers stay. The bot works by the new document once it is idle. With `expectedRevision`, a bot that exists with another revision is a conflict. Of a closed bot only the display name and the description may change; more is rejected.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/read": {
    method: "bots/read",
    group: "Bots",
    summary: "Read a bot",
    description: "",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/list": {
    method: "bots/list",
    group: "Bots",
    summary: "List bots with their counts, newest event and activity",
    description: "All of them in one answer, or those that somebody made.",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/state/read": {
    method: "bots/state/read",
    group: "Bots",
    summary: "Read what a bot does at this moment",
    description: "What its controller reports, and its sessions with all below them.",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/triggers/put": {
    method: "bots/triggers/put",
    group: "Bots",
    summary: "Create a trigger or replace it whole",
    description: "It is checked before it is stored. A change of what a poll trigger reads makes it start anew, with what is there by then counted as seen. With `expectedRevision`, a trigger that exists with another revision is a conflict. A closed bot takes no triggers.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/triggers/read": {
    method: "bots/triggers/read",
    group: "Bots",
    summary: "Read a trigger",
    description: "Its pairing code and its webhook path are shown to callers who may change the bot.",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/triggers/list": {
    method: "bots/triggers/list",
    group: "Bots",
    summary: "List all triggers of a bot, by id",
    description: "",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/events/admit": {
    method: "bots/events/admit",
    group: "Bots",
    summary: "Hand an event to the main session of a bot",
    description: "Give an `eventId` and a lost answer costs nothing: for an id that the bot has already, the stored event is returned with `duplicate`, and nothing is stored. Without one, look into the event list before you repeat the call. A closed bot takes no events.",
    scope: "universe",
    access: { action: "invoke_bot", group: "bots", role: "contributor", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/events/list": {
    method: "bots/events/list",
    group: "Bots",
    summary: "List the events of a bot, newest first",
    description: "",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: true,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/events/read": {
    method: "bots/events/read",
    group: "Bots",
    summary: "Read an event whole",
    description: "",
    scope: "universe",
    access: { action: "read", group: "bots", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/events/replay": {
    method: "bots/events/replay",
    group: "Bots",
    summary: "Hand a stored event to its bot again",
    description: "It becomes a new event with a number and an id of its own; each call makes another one. A closed bot takes no events.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "never" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/filters/test": {
    method: "bots/filters/test",
    group: "Bots",
    summary: "Try a filter on a payload or on the newest events of a bot",
    description: "Nothing is stored and no event is handed on. An expression that is no CEL is invalid; one that fails on an event shows in its result.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/sessions/rotate": {
    method: "bots/sessions/rotate",
    group: "Bots",
    summary: "Replace a session of a bot by a new one",
    description: "The session is closed once it is idle, and its place is taken by one with a fresh context and the next generation. The bot's log stays. The call does not wait for that.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/triggers/delete": {
    method: "bots/triggers/delete",
    group: "Bots",
    summary: "Delete a trigger, with its schedule and its pairings",
    description: "",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/close": {
    method: "bots/close",
    group: "Bots",
    summary: "Close a bot for good",
    description: "Answers once the bot was told; it finishes and closes its sessions afterwards, and then takes no more events. Closing a closed bot changes nothing.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "bots/delete": {
    method: "bots/delete",
    group: "Bots",
    summary: "Delete a bot with its sessions",
    description: "A bot that is still open is closed first.",
    scope: "universe",
    access: { action: "manage_bot", group: "bots", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/accounts/create": {
    method: "channels/accounts/create",
    group: "Channels",
    summary: "Create a channel account",
    description: "Its revision is 1. An id that exists is a conflict.",
    scope: "universe",
    access: { action: "configure_resource", group: "channels", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/accounts/put": {
    method: "channels/accounts/put",
    group: "Channels",
    summary: "Create a channel account or replace it whole",
    description: "Each put raises the revision, even when nothing changes. With `expectedRevision`, an account that exists with another revision is a conflict.",
    scope: "universe",
    access: { action: "configure_resource", group: "channels", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/accounts/read": {
    method: "channels/accounts/read",
    group: "Channels",
    summary: "Read a channel account",
    description: "",
    scope: "universe",
    access: { action: "read", group: "channels", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/accounts/list": {
    method: "channels/accounts/list",
    group: "Channels",
    summary: "List channel accounts",
    description: "All of them in one answer, or those at one provider.",
    scope: "universe",
    access: { action: "read", group: "channels", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/accounts/delete": {
    method: "channels/accounts/delete",
    group: "Channels",
    summary: "Delete a channel account and its pairings",
    description: "",
    scope: "universe",
    access: { action: "configure_resource", group: "channels", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/inbound/admit": {
    method: "channels/inbound/admit",
    group: "Channels",
    summary: "Hand in a message that arrived on a channel",
    description: "For the connectors of chat providers. The answer tells where the message went; that no bot takes it is an answer too, not an error. A message that comes again under its id reaches no bot twice.",
    scope: "service",
    access: { action: null, group: "channels/inbound", role: null, target: null },
    retry: { kind: "with_id", id: "inbound" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/pairings/list": {
    method: "channels/pairings/list",
    group: "Channels",
    summary: "List the conversations that are paired with a bot",
    description: "A pairing must pass every filter given.",
    scope: "universe",
    access: { action: "read", group: "channels", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/conversations/read": {
    method: "channels/conversations/read",
    group: "Channels",
    summary: "Read what a conversation does at this moment",
    description: "For finding out why a message or an answer is missing. A conversation that nothing handles is answered without `conversation`.",
    scope: "universe",
    access: { action: "read", group: "channels", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "channels/pairings/delete": {
    method: "channels/pairings/delete",
    group: "Channels",
    summary: "Take a conversation away from its bot",
    description: "Its next message is judged like that of a conversation which was never paired.",
    scope: "universe",
    access: { action: "configure_resource", group: "channels", role: "operator", target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/universes/create": {
    method: "deployment/universes/create",
    group: "Deployment",
    summary: "Create a universe, or return the one stored under its id",
    description: "For an id that exists, the universe is returned as it is and `created` is false, so a lost answer costs nothing. A slug that another universe has is a conflict.",
    scope: "deployment",
    access: { action: null, group: "deployment/universes", role: null, target: null },
    retry: { kind: "with_id", id: "universeId" },
    errors: ["conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/universes/list": {
    method: "deployment/universes/list",
    group: "Deployment",
    summary: "List all universes with rough counts",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/universes", role: null, target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/universes/read": {
    method: "deployment/universes/read",
    group: "Deployment",
    summary: "Read a universe with its rough counts",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/universes", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/universes/slug/put": {
    method: "deployment/universes/slug/put",
    group: "Deployment",
    summary: "Set or change a universe's slug",
    description: "A slug that another universe has is a conflict. With `onlyIfUnset`, so is a universe that has another slug already; the same slug again succeeds.",
    scope: "deployment",
    access: { action: null, group: "deployment/universes", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found", "conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/api-keys/create": {
    method: "deployment/api-keys/create",
    group: "Deployment",
    summary: "Create an API key",
    description: "The answer is the only place where the secret stands; a key whose answer was lost can only be revoked. What a key may do never changes. A universe that does not exist is not found.",
    scope: "deployment",
    access: { action: null, group: "deployment/api-keys", role: null, target: null },
    retry: { kind: "never" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/api-keys/list": {
    method: "deployment/api-keys/list",
    group: "Deployment",
    summary: "List API keys without their secrets",
    description: "Revoked keys are listed, too.",
    scope: "deployment",
    access: { action: null, group: "deployment/api-keys", role: null, target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/api-keys/revoke": {
    method: "deployment/api-keys/revoke",
    group: "Deployment",
    summary: "Revoke an API key",
    description: "Later calls with it are refused; a read that is already waiting is still answered. Revoking it again succeeds and keeps the first time.",
    scope: "deployment",
    access: { action: null, group: "deployment/api-keys", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/put": {
    method: "deployment/environment-providers/put",
    group: "Deployment",
    summary: "Register an environment provider or replace it whole",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/list": {
    method: "deployment/environment-providers/list",
    group: "Deployment",
    summary: "List all environment providers",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/read": {
    method: "deployment/environment-providers/read",
    group: "Deployment",
    summary: "Read an environment provider",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/bindings/put": {
    method: "deployment/environment-providers/bindings/put",
    group: "Deployment",
    summary: "Let a universe use an environment provider, or change how",
    description: "Creates the binding or replaces it whole; each put raises its revision. A universe has one binding for a provider: a second one is a conflict, and so is another revision than `expectedRevision`.",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "conflict"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-provider-bindings/list": {
    method: "deployment/environment-provider-bindings/list",
    group: "Deployment",
    summary: "List the provider bindings of a universe",
    description: "",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "always" },
    errors: ["not_found", "response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environments/adopt": {
    method: "deployment/environments/adopt",
    group: "Deployment",
    summary: "Make a machine that a provider has already an environment",
    description: "From then on the server moves, reconfigures and deletes the machine like one it made, which `takeOwnership` must confirm. A repeat with the same `requestId` returns the environment that the first call made.",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "with_id", id: "requestId" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/channels/accounts/list": {
    method: "deployment/channels/accounts/list",
    group: "Deployment",
    summary: "List the channel accounts of every universe",
    description: "For the program that connects the server to the channels.",
    scope: "deployment",
    access: { action: null, group: "deployment/channels", role: null, target: null },
    retry: { kind: "always" },
    errors: ["response_too_large"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/bindings/delete": {
    method: "deployment/environment-providers/bindings/delete",
    group: "Deployment",
    summary: "Delete a universe's provider binding",
    description: "Refused as long as an environment that came from it is not closed.",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/universes/delete": {
    method: "deployment/universes/delete",
    group: "Deployment",
    summary: "Delete a universe with everything in it",
    description: "Ends the work of its sessions and removes all that they stored. A deletion that stopped half way leaves the universe readable; calling again goes on where it stopped.",
    scope: "deployment",
    access: { action: null, group: "deployment/universes", role: null, target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
  "deployment/environment-providers/delete": {
    method: "deployment/environment-providers/delete",
    group: "Deployment",
    summary: "Delete an environment provider",
    description: "Refused as long as a universe has a binding for it.",
    scope: "deployment",
    access: { action: null, group: "deployment/environment-providers", role: null, target: null },
    retry: { kind: "reconcile" },
    errors: ["not_found", "rejected"],
    paginated: false,
    longPoll: false,
    deprecated: null,
    stability: "stable",
  },
} as const satisfies { readonly [M in MethodName]: MethodInfo & { readonly method: M } };

/** Names that only the server gives. */
export interface ReservedNames {
  /** What the names are of. */
  readonly of: string;
  /** Whether they are all that begin with `text`, or the one that is `text`. */
  readonly form: "prefix" | "exact";
  /** The beginning, or the name. */
  readonly text: string;
  /** What the server uses them for, in one line. */
  readonly summary: string;
}

/** The names that only the server gives. It refuses them in what clients send. */
export const RESERVED_NAMES = [
  {
    of: "sessionId",
    form: "prefix",
    text: "bot-",
    summary: "Sessions that the server makes for bots.",
  },
  {
    of: "sessionId",
    form: "prefix",
    text: "botfire-",
    summary: "Sessions that the server makes for events of bots.",
  },
  {
    of: "sessionId",
    form: "prefix",
    text: "botsched-",
    summary: "Sessions that the server makes for schedules of bots.",
  },
  {
    of: "sessionId",
    form: "prefix",
    text: "chat-",
    summary: "Sessions that the server makes for conversations on channels.",
  },
  {
    of: "sessionId",
    form: "prefix",
    text: "envjob-",
    summary: "Sessions that the server makes for jobs in environments.",
  },
  {
    of: "contextKey",
    form: "exact",
    text: "run",
    summary: "Entries that the server writes for runs.",
  },
  {
    of: "contextKey",
    form: "prefix",
    text: "run.",
    summary: "Entries that the server writes for runs, such as their input.",
  },
  {
    of: "contextKey",
    form: "exact",
    text: "runtime",
    summary: "Entries that the server's runtime writes.",
  },
  {
    of: "contextKey",
    form: "prefix",
    text: "runtime.",
    summary: "Entries that the server's runtime writes.",
  },
  {
    of: "metadataKey",
    form: "prefix",
    text: "lightspeed.",
    summary: "Labels that the server puts on records.",
  },
] as const satisfies readonly ReservedNames[];

/** Every notification, in the order of the reference. */
export const NOTIFICATIONS = [
  { method: "session/started", summary: "A session was created." },
  { method: "session/status/changed", summary: "The status of a session changed." },
  { method: "session/event", summary: "An event was added to a session's log." },
  { method: "session/runs/started", summary: "The agent began with a run." },
  { method: "session/runs/completed", summary: "A run ended, whichever way." },
  { method: "error", summary: "Something went wrong outside the call." },
] as const satisfies readonly { method: NotificationName; summary: string }[];

/** What each notification tells. */
export interface NotificationMap {
  /** A session was created. */
  "session/started": Extract<types.AgentNotification, { method: "session/started" }>["params"];
  /** The status of a session changed. */
  "session/status/changed": Extract<types.AgentNotification, { method: "session/status/changed" }>["params"];
  /** An event was added to a session's log. */
  "session/event": Extract<types.AgentNotification, { method: "session/event" }>["params"];
  /** The agent began with a run. */
  "session/runs/started": Extract<types.AgentNotification, { method: "session/runs/started" }>["params"];
  /** A run ended, whichever way. */
  "session/runs/completed": Extract<types.AgentNotification, { method: "session/runs/completed" }>["params"];
  /** Something went wrong outside the call. */
  error: Extract<types.AgentNotification, { method: "error" }>["params"];
}

/** The wire name of a notification. */
export type NotificationName = keyof NotificationMap;

/** Whatever can make a call. `Options` is what it takes beside the parameters. */
export interface RpcCaller<Options = unknown> {
  /** Calls a method. Rejects when the server answers with an error, or not at all. */
  call<M extends MethodName>(
    method: M,
    params: MethodMap[M]["params"],
    options?: Options,
  ): Promise<types.AgentApiOutcome<MethodMap[M]["response"]>>;
}

/** A method as a function. */
export interface RpcHelper<M extends MethodName> {
  /** Calls the method by way of `caller`. */
  <Options>(
    caller: RpcCaller<Options>,
    params: MethodMap[M]["params"],
    options?: Options,
  ): Promise<types.AgentApiOutcome<MethodMap[M]["response"]>>;
  /** The wire name. */
  readonly method: M;
  /** The same metadata as `METHOD_INFO[method]`. */
  readonly info: (typeof METHOD_INFO)[M];
}

function helper<M extends MethodName>(method: M): RpcHelper<M> {
  const call = <Options>(
    caller: RpcCaller<Options>,
    params: MethodMap[M]["params"],
    options?: Options,
  ) => (options === undefined ? caller.call(method, params) : caller.call(method, params, options));
  return Object.assign(call, { method, info: METHOD_INFO[method] });
}

/** One function per method, with the method's metadata: `rpc.<method>(caller, params)`. */
export const rpc = {
  /**
   * Learn the server's protocol, version and abilities and your own rights.
   *
   * Sent without a universe, and with a credential wherever the server asks for one. It opens
   * nothing and may be repeated at any time.
   *
   * After a lost answer: repeat the call.
   */
  initialize: helper("initialize"),
  /**
   * Create a session, or return the one stored under its id.
   *
   * Choose the id yourself and a lost answer costs nothing: repeat the call. For an id that exists,
   * the session is returned as it is and the rest of the request changes nothing. A new session is
   * open and idle, and only its creator sees it unless `access` says otherwise.
   *
   * After a lost answer: repeat the call with the same `sessionId`.
   */
  sessionStart: helper("session/start"),
  /**
   * Create a session with workflow tools, or return the one stored under its id.
   *
   * As `session/start`, with the tools that other workflows carry out and the workflow that is told
   * when runs end. Both are fixed for the life of the session. A repeated call must carry the same
   * declaration; another one, or the id of a session that was started without, is a conflict.
   *
   * After a lost answer: repeat the call with the same `sessionId`.
   */
  sessionManagedStart: helper("session/managed/start"),
  /**
   * Read a session and its newest runs.
   *
   * Works on closed sessions too. The runs are summaries, newest first; follow `nextRunCursor` with
   * `session/runs/list` for the older ones.
   *
   * After a lost answer: repeat the call.
   */
  sessionRead: helper("session/read"),
  /**
   * List sessions by their last update, newest first.
   *
   * A session must pass every filter given. Closed sessions are listed, deleted ones are not. A
   * session that is updated while you page may show twice or not at all.
   *
   * After a lost answer: repeat the call.
   */
  sessionList: helper("session/list"),
  /**
   * Replace a session's configuration.
   *
   * The document replaces the old one whole: what it leaves out is revoked, only an absent model
   * stays. The session must be open, without a run at work or in the queue. An equal document
   * changes nothing. The model may change within its api kind only.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  sessionConfigPut: helper("session/config/put"),
  /**
   * Set or clear a session's display name.
   *
   * Allowed in every state, also on a closed session. It adds no event and does not count as an
   * update.
   *
   * After a lost answer: repeat the call.
   */
  sessionRename: helper("session/rename"),
  /**
   * Replace a session's labels.
   *
   * The map replaces the old one whole; an empty or absent one leaves no labels. Allowed in every
   * state, also on a closed session. It adds no event and does not count as an update.
   *
   * After a lost answer: repeat the call.
   */
  sessionMetadataPut: helper("session/metadata/put"),
  /**
   * Set when a session is deleted by itself, or keep it.
   *
   * Only the topmost session of a tree has such a time; it holds for all below it, and setting it
   * on one of those is rejected. On a closed session the time still counts from its closing, so a
   * short one may delete the session at once. It adds no event and does not count as an update.
   *
   * After a lost answer: repeat the call.
   */
  sessionRetentionPut: helper("session/retention/put"),
  /**
   * Let the whole universe see a session.
   *
   * There is no way back. The sessions of its subagents are shared along with it. Rejected for a
   * session that is shared already, that belongs to another session, or that belongs to a bot. It
   * adds no event and does not count as an update.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  sessionShare: helper("session/share"),
  /**
   * Close a session for good.
   *
   * A session with a run at work or in the queue is only closed with `force`, which cancels what is
   * left. Closing a closed session succeeds and changes nothing. There is no way to open it again.
   *
   * After a lost answer: repeat the call.
   */
  sessionClose: helper("session/close"),
  /**
   * Delete a closed session.
   *
   * Its id is free afterwards. A session with sessions below it is only deleted with `cascade`,
   * which takes all of them along, and all of them must be closed.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  sessionDelete: helper("session/delete"),
  /**
   * Read a page of a session's events, forward or backward.
   *
   * Forward follows the log: pass the last `nextCursor` as `after`, and `waitMs` to wait when there
   * is nothing new yet. Backward loads history: pass `nextCursor` as `before`, and the first page's
   * `headCursor` as `after` of the forward stream. Both give events in ascending order. Look at
   * `gap`: events may have been dropped.
   *
   * After a lost answer: repeat the call.
   */
  sessionEventsRead: helper("session/events/read"),
  /**
   * Submit a task to a session.
   *
   * Answers once the run is stored, as `queued` or `running`; it does not wait for the model. With
   * a `submissionId` a repeat of the same request returns the same run, even after the session was
   * closed. The same id with another source, configuration or notification is rejected.
   *
   * After a lost answer: repeat the call with the same `submissionId`.
   */
  sessionRunsStart: helper("session/runs/start"),
  /**
   * Read one run in full.
   *
   * The projection at this moment: status, entries, tool calls, usage and, when there is one, the
   * output. A run that spans more than 20,000 events is rejected; rebuild it from
   * `session/events/read`.
   *
   * After a lost answer: repeat the call.
   */
  sessionRunsRead: helper("session/runs/read"),
  /**
   * List the runs of a session, newest first.
   *
   * A page holds at most `limit` summaries below the run named as `cursor`. While `hasOlderRuns` is
   * true, `nextCursor` is the cursor of the next page.
   *
   * After a lost answer: repeat the call.
   */
  sessionRunsList: helper("session/runs/list"),
  /**
   * Ask for a run to be cancelled.
   *
   * A queued run is cancelled at once; an active one becomes `cancelling` and ends soon after.
   * Repeats while it is cancelling succeed and change nothing. A run that already ended is
   * rejected. What the run has done outside is not undone.
   *
   * After a lost answer: repeat the call.
   */
  sessionRunsCancel: helper("session/runs/cancel"),
  /**
   * Give an active run more input.
   *
   * The input joins the context at the next turn, and at least one more turn uses it. Only a run
   * that is running or parked takes it. There is no id to retry by: a repeated request steers
   * twice.
   *
   * After a lost answer: do not repeat the call; each one has an effect of its own.
   */
  sessionRunsSteer: helper("session/runs/steer"),
  /**
   * Approve or reject tool calls a run waits for.
   *
   * Every decision is answered on its own, in request order: one that cannot be taken does not fail
   * the others. The run goes on when no approval is pending any more. Only the active run, running
   * or parked, takes decisions.
   *
   * After a lost answer: repeat the call.
   */
  sessionRunsApprovalsDecide: helper("session/runs/approvals/decide"),
  /**
   * Put entries into a session's context.
   *
   * Each entry is judged for itself: one that fails does not keep the others out. A key that is
   * there already is replaced; with the same content nothing happens. Each entry that is applied
   * raises the context's revision by one. The session must be open. While a run is at work, the
   * call may wait for the end of its turn.
   *
   * After a lost answer: repeat the call with the same `entries`.
   */
  sessionContextAppend: helper("session/context/append"),
  /**
   * Take entries out of a session's context.
   *
   * A key that is not there is reported as absent. Each key that is removed raises the context's
   * revision by one. Keys of the server's own are invalid, but instructions may be removed. The
   * session must be open. While a run is at work, the call may wait for the end of its turn.
   *
   * After a lost answer: repeat the call.
   */
  sessionContextRemove: helper("session/context/remove"),
  /**
   * Condense a session's context, and wait for it.
   *
   * The session must be open, without a run at work or in the queue, and its configuration must
   * have the compaction mode `providerStandalone`. Its events tell what was put in the place of
   * what.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  sessionContextCompact: helper("session/context/compact"),
  /**
   * Store blobs and learn their references.
   *
   * Answers in the order of the request. Bytes that are stored already, and bytes that occur twice
   * in a request, are stored once. Some deployments cannot hold blobs above 65,536 bytes.
   *
   * After a lost answer: repeat the call.
   */
  blobsPut: helper("blobs/put"),
  /**
   * Read a whole blob.
   *
   * The bytes are what they were stored as: text, JSON of a provider, or media. What refers to the
   * blob tells which.
   *
   * After a lost answer: repeat the call.
   */
  blobsRead: helper("blobs/read"),
  /**
   * Tell which blobs are stored.
   *
   * Answers in the order of the request, once for each reference in it. One malformed reference
   * fails the whole call.
   *
   * After a lost answer: repeat the call.
   */
  blobsHas: helper("blobs/has"),
  /**
   * Create a profile.
   *
   * Its revision is 1. An id that exists is a conflict.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  profilesCreate: helper("profiles/create"),
  /**
   * Read a profile.
   *
   * After a lost answer: repeat the call.
   */
  profilesRead: helper("profiles/read"),
  /**
   * List all profiles, the one updated last first.
   *
   * After a lost answer: repeat the call.
   */
  profilesList: helper("profiles/list"),
  /**
   * Create a profile or replace it whole.
   *
   * Each put raises the revision, even when nothing changes. With `expectedRevision`, a profile
   * that exists with another revision is a conflict.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  profilesPut: helper("profiles/put"),
  /**
   * Delete a profile.
   *
   * Sessions keep what they took from it.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  profilesDelete: helper("profiles/delete"),
  /**
   * Apply a profile to a session.
   *
   * The session gets the configuration and the instructions that it would have had from the start;
   * only an absent model keeps the present one. Its labels and its retention stay. It must be open,
   * without a run at work or in the queue. Nothing happens where nothing differs. The model may
   * change within its api kind only.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  sessionProfilesApply: helper("session/profiles/apply"),
  /**
   * Store a tree of files as a snapshot.
   *
   * Store the files' bytes as blobs first. A manifest whose form, sizes or totals are wrong, or
   * that names a blob which is not stored, is an invalid request. An equal manifest has the same
   * reference, so the call may be repeated.
   *
   * After a lost answer: repeat the call.
   */
  vfsSnapshotsCommit: helper("vfs/snapshots/commit"),
  /**
   * Read a snapshot's tree.
   *
   * The bytes of its files are read as blobs. A reference to a blob that holds no manifest is an
   * invalid request.
   *
   * After a lost answer: repeat the call.
   */
  vfsSnapshotsRead: helper("vfs/snapshots/read"),
  /**
   * Create a workspace.
   *
   * Its revision is 0. An id that exists is a conflict, and a snapshot that does not exist is not
   * found. Without an id of your own, a repeated call makes another workspace.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  vfsWorkspacesCreate: helper("vfs/workspaces/create"),
  /**
   * Read a workspace's head and revision.
   *
   * After a lost answer: repeat the call.
   */
  vfsWorkspacesRead: helper("vfs/workspaces/read"),
  /**
   * List all workspaces, the one updated last first.
   *
   * After a lost answer: repeat the call.
   */
  vfsWorkspacesList: helper("vfs/workspaces/list"),
  /**
   * Move a workspace's head to a snapshot.
   *
   * Each update raises the revision, even when nothing changes. With `expectedRevision`, another
   * revision is a conflict: somebody else moved the head, so read it and merge.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  vfsWorkspacesUpdate: helper("vfs/workspaces/update"),
  /**
   * Read one file of a workspace's head.
   *
   * A path without a file is not found. To read several files of one state, read the head's
   * snapshot and then its blobs: the head may move between two calls.
   *
   * After a lost answer: repeat the call.
   */
  vfsWorkspacesFilesRead: helper("vfs/workspaces/files/read"),
  /**
   * Delete a workspace.
   *
   * Its snapshots and their blobs stay.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  vfsWorkspacesDelete: helper("vfs/workspaces/delete"),
  /**
   * Create the record of a server or replace it whole.
   *
   * Each put raises the revision, even when nothing changes. With `expectedRevision`, a record that
   * exists with another revision is a conflict. An active server whose policy requires a credential
   * is rejected without one. Nothing is sent to the server.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  mcpServersPut: helper("mcp/servers/put"),
  /**
   * Ask an address how it wants callers to authorize.
   *
   * Looks for the OAuth metadata of the server and stores nothing. An answer without `oauth` is
   * inconclusive: the server may need no credential, need another kind, or not be reachable.
   *
   * After a lost answer: repeat the call.
   */
  mcpServersAuthDiscover: helper("mcp/servers/auth/discover"),
  /**
   * Ask a registered server for its tools.
   *
   * Connects to the server now, with its credential, and stores nothing. A server that cannot be
   * asked is no error of the call: the answer then has the status `failure` and says why.
   *
   * After a lost answer: repeat the call.
   */
  mcpServersToolsDiscover: helper("mcp/servers/tools/discover"),
  /**
   * Read the record of a server.
   *
   * After a lost answer: repeat the call.
   */
  mcpServersRead: helper("mcp/servers/read"),
  /**
   * List the records of all servers, or those with one status, by id.
   *
   * After a lost answer: repeat the call.
   */
  mcpServersList: helper("mcp/servers/list"),
  /**
   * Delete the record of a server.
   *
   * Session configurations that name the server stay as they are, and so does the grant that it
   * used.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  mcpServersDelete: helper("mcp/servers/delete"),
  /**
   * Read the default models of the universe.
   *
   * Before the first put the revision is 0 and no default is set; the deployment may still have
   * defaults of its own, which are not shown here.
   *
   * After a lost answer: repeat the call.
   */
  modelsDefaultsRead: helper("models/defaults/read"),
  /**
   * Set or clear one default model of the universe.
   *
   * Null clears the slot; the other slot stays. A revision other than `expectedRevision` is a
   * conflict: read again and decide anew. A model whose api kind does not serve the slot is an
   * invalid request. Work that was accepted before keeps its model.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  modelsDefaultsPut: helper("models/defaults/put"),
  /**
   * Ask all providers for their models.
   *
   * Each call asks the providers anew. A provider that fails does not fail the call: its row in
   * `providers` has an `error`, and the models of the others are listed.
   *
   * After a lost answer: repeat the call.
   */
  modelsList: helper("models/list"),
  /**
   * Start a transcription, or return the one started under its key.
   *
   * A caller's `idempotencyKey` names one transcription: a repeat answers its present state, and a
   * repeat with other content is rejected. Without `model` the universe's default for speech to
   * text is used; `model_default_unset` tells that there is none. A blob that is not stored is an
   * invalid request.
   *
   * After a lost answer: repeat the call with the same `idempotencyKey`.
   */
  transcriptionsStart: helper("transcriptions/start"),
  /**
   * Read the status and the text of a transcription.
   *
   * A caller that acts on behalf of an actor only finds that actor's transcriptions.
   *
   * After a lost answer: repeat the call.
   */
  transcriptionsRead: helper("transcriptions/read"),
  /**
   * Cancel a transcription.
   *
   * One that has ended stays as it is, so a repeat changes nothing; the answer shows how it ended.
   *
   * After a lost answer: repeat the call.
   */
  transcriptionsCancel: helper("transcriptions/cancel"),
  /**
   * List the provider bindings of the universe.
   *
   * Each lets the universe have environments from one provider of the deployment.
   *
   * After a lost answer: repeat the call.
   */
  environmentsProviderBindingsList: helper("environments/provider-bindings/list"),
  /**
   * Read a provider binding.
   *
   * After a lost answer: repeat the call.
   */
  environmentsProviderBindingsRead: helper("environments/provider-bindings/read"),
  /**
   * List the templates that the bound providers have.
   *
   * The providers are asked at the time of the call.
   *
   * After a lost answer: repeat the call.
   */
  environmentsTemplatesList: helper("environments/templates/list"),
  /**
   * Read a template of a bound provider.
   *
   * After a lost answer: repeat the call.
   */
  environmentsTemplatesRead: helper("environments/templates/read"),
  /**
   * Have a provider make an environment.
   *
   * Records what is wanted and answers at once; read the environment until it is `ready` or
   * `failed`. A repeat with the same `requestId` returns the environment as it is, and the rest of
   * the request changes nothing. An unknown binding is not found, a disabled one rejected.
   *
   * After a lost answer: repeat the call with the same `requestId`.
   */
  environmentsCreate: helper("environments/create"),
  /**
   * Register a machine of your own as an environment.
   *
   * Its daemon must be reachable from the server, which tries it when it is used. A repeat with the
   * same `requestId` returns the environment as it is, and the rest of the request changes nothing.
   *
   * After a lost answer: repeat the call with the same `requestId`.
   */
  environmentsExternalCreate: helper("environments/external/create"),
  /**
   * Read an environment.
   *
   * After a lost answer: repeat the call.
   */
  environmentsRead: helper("environments/read"),
  /**
   * List environments.
   *
   * An environment must pass every filter given. Closed ones are listed, too.
   *
   * After a lost answer: repeat the call.
   */
  environmentsList: helper("environments/list"),
  /**
   * Switch the public HTTPS endpoint of an environment.
   *
   * The answer shows the endpoint. Only a provisioned environment can have one, and only where its
   * provider allows it; any other is rejected.
   *
   * After a lost answer: repeat the call.
   */
  environmentsIngressPut: helper("environments/ingress/put"),
  /**
   * Set the power state that is wanted of an environment.
   *
   * The machine follows later. A state that its provider does not offer is rejected, and so is
   * every state for an environment without a provider. One that is not running wakes by itself when
   * it is used.
   *
   * After a lost answer: repeat the call.
   */
  environmentsPowerPut: helper("environments/power/put"),
  /**
   * Replace or clear the idle policy of an environment.
   *
   * The policy counts as a whole: a stage left out is gone. An environment without a provider has
   * none, and asking for one is an invalid request.
   *
   * After a lost answer: repeat the call.
   */
  environmentsIdlePolicyPut: helper("environments/idle-policy/put"),
  /**
   * Let the jobs of an environment find a credential in a variable.
   *
   * The request names a grant, a provider's credential or a secret; no answer shows its value. A
   * variable that is bound already gets the new source.
   *
   * After a lost answer: repeat the call.
   */
  environmentsCredentialsBind: helper("environments/credentials/bind"),
  /**
   * List the variables of an environment that are bound to credentials.
   *
   * After a lost answer: repeat the call.
   */
  environmentsCredentialsList: helper("environments/credentials/list"),
  /**
   * Unbind a variable from its credential.
   *
   * The grant or secret itself stays. A variable that is not bound is not found.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  environmentsCredentialsUnbind: helper("environments/credentials/unbind"),
  /**
   * Start jobs in an environment.
   *
   * Jobs may wait for each other. They belong to the environment, not to a session, and find its
   * credentials. A repeat with the same `requestId` returns the jobs it started, whatever it asks
   * for. A machine that is still waking answers `environment_not_ready`: repeat the call later. One
   * that cannot be reached is rejected.
   *
   * After a lost answer: repeat the call with the same `requestId`.
   */
  environmentsJobsCreate: helper("environments/jobs/create"),
  /**
   * Read jobs: where they stand, their output, what they left.
   *
   * To follow a job, read again with its `outputNextSeq` as `afterSeq` until it has ended. A job
   * that cannot be read, e.g. because its machine is out of reach, has an `error` of its own and
   * does not fail the call.
   *
   * After a lost answer: repeat the call.
   */
  environmentsJobsRead: helper("environments/jobs/read"),
  /**
   * Ask for jobs to be cancelled.
   *
   * A running job becomes `cancelRequested` and ends later. Look at the result of each job: one
   * that cannot be cancelled has an `error` of its own and does not fail the call.
   *
   * After a lost answer: repeat the call.
   */
  environmentsJobsCancel: helper("environments/jobs/cancel"),
  /**
   * Make a key with which daemons register themselves.
   *
   * Only this answer has the secret. Every call makes another key, so after a lost answer list the
   * keys and revoke the one whose secret nobody saw.
   *
   * After a lost answer: do not repeat the call; each one has an effect of its own.
   */
  environmentsRegistrationKeysCreate: helper("environments/registration-keys/create"),
  /**
   * Read a registration key, without its secret.
   *
   * After a lost answer: repeat the call.
   */
  environmentsRegistrationKeysRead: helper("environments/registration-keys/read"),
  /**
   * List the registration keys of the universe, without their secrets.
   *
   * After a lost answer: repeat the call.
   */
  environmentsRegistrationKeysList: helper("environments/registration-keys/list"),
  /**
   * Revoke a registration key.
   *
   * It admits no daemon any more. Its environments stay unless `closeEnvironments` asks for their
   * closing. Revoking a revoked key succeeds.
   *
   * After a lost answer: repeat the call.
   */
  environmentsRegistrationKeysRevoke: helper("environments/registration-keys/revoke"),
  /**
   * Ask for an environment to be closed.
   *
   * It is `closing` until its machine is gone, and never takes work again. Repeats succeed.
   *
   * After a lost answer: repeat the call.
   */
  environmentsClose: helper("environments/close"),
  /**
   * Choose the environment in which a session's agent works.
   *
   * The session must be open and idle, have the environments feature, and have the environment
   * attached; anything else is rejected. An environment that is not up yet answers
   * `environment_not_ready`: repeat the call later.
   *
   * After a lost answer: repeat the call.
   */
  sessionEnvironmentsActivate: helper("session/environments/activate"),
  /**
   * Let a session's agent work in no environment.
   *
   * The environment itself stays as it is. Succeeds, too, when none was chosen.
   *
   * After a lost answer: repeat the call.
   */
  sessionEnvironmentsDeactivate: helper("session/environments/deactivate"),
  /**
   * Store a bearer token as a grant.
   *
   * The answer describes the grant without the token. A `grantId` that exists is a conflict;
   * without one each call makes another grant.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authGrantsImport: helper("auth/grants/import"),
  /**
   * Read what a grant is for.
   *
   * After a lost answer: repeat the call.
   */
  authGrantsRead: helper("auth/grants/read"),
  /**
   * List all grants, or those with one status.
   *
   * After a lost answer: repeat the call.
   */
  authGrantsList: helper("auth/grants/list"),
  /**
   * Take the current token of a grant out for use.
   *
   * For services beside the API. Each call is recorded on the grant, a repeat too. A grant that is
   * not retrievable, not active, or for another audience is rejected.
   *
   * After a lost answer: repeat the call.
   */
  authGrantsLease: helper("auth/grants/lease"),
  /**
   * Make a grant unusable.
   *
   * The record stays and is listed as revoked. A repeat changes nothing. The service itself is not
   * told.
   *
   * After a lost answer: repeat the call.
   */
  authGrantsRevoke: helper("auth/grants/revoke"),
  /**
   * Register an OAuth client.
   *
   * The answer describes the client without its secret. A `clientId` that exists is a conflict;
   * without one each call registers another client.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authClientsCreate: helper("auth/clients/create"),
  /**
   * Read an OAuth client.
   *
   * After a lost answer: repeat the call.
   */
  authClientsRead: helper("auth/clients/read"),
  /**
   * List all OAuth clients.
   *
   * After a lost answer: repeat the call.
   */
  authClientsList: helper("auth/clients/list"),
  /**
   * Start an OAuth authorization with PKCE.
   *
   * A person opens `authorizeUrl` in a browser; read the flow to learn when a grant came of it. The
   * address works once, is as secret as a token, and ends with the flow after 10 minutes. When the
   * answer is lost, start another flow: the lost one expires by itself.
   *
   * After a lost answer: do not repeat the call; each one has an effect of its own.
   */
  authFlowsStart: helper("auth/flows/start"),
  /**
   * Read how far an OAuth authorization is.
   *
   * After a lost answer: repeat the call.
   */
  authFlowsRead: helper("auth/flows/read"),
  /**
   * Delete an OAuth client with its secret.
   *
   * Grants that came of its flows stay.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authClientsDelete: helper("auth/clients/delete"),
  /**
   * Register where credentials for models or GitHub come from.
   *
   * The answer describes the provider without its credential. A `providerId` that exists is a
   * conflict. A `modelOAuth` provider takes no `credential`: its grant has it.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authProvidersCreate: helper("auth/providers/create"),
  /**
   * Read a provider.
   *
   * After a lost answer: repeat the call.
   */
  authProvidersRead: helper("auth/providers/read"),
  /**
   * List all providers.
   *
   * After a lost answer: repeat the call.
   */
  authProvidersList: helper("auth/providers/list"),
  /**
   * List the installations that a GitHub App reaches.
   *
   * Asks GitHub now, with the credential of the provider. A provider that is no GitHub App, or that
   * is not active, is rejected.
   *
   * After a lost answer: repeat the call.
   */
  authGithubInstallationsList: helper("auth/github/installations/list"),
  /**
   * Make a grant for one installation of a GitHub App, or refresh it.
   *
   * The token of the installation is fetched when it is needed and renewed by the server. A
   * `grantId` that exists for something else is a conflict. A provider that is no GitHub App, or
   * that is not active, is rejected.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authGithubInstallationsGrant: helper("auth/github/installations/grant"),
  /**
   * Delete a provider with its own credential.
   *
   * Grants stay.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  authProvidersDelete: helper("auth/providers/delete"),
  /**
   * List the skills that a session has found.
   *
   * One catalog for the workspaces and one for the active environment; a place without a catalog is
   * left out. Works on closed sessions too.
   *
   * After a lost answer: repeat the call.
   */
  sessionSkillsList: helper("session/skills/list"),
  /**
   * Create a bot, with triggers from the start.
   *
   * All of it is made or nothing is. An id that exists is a conflict, a profile that does not exist
   * is `not_found`.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsCreate: helper("bots/create"),
  /**
   * Create a bot or replace its document whole.
   *
   * Triggers stay. The bot works by the new document once it is idle. With `expectedRevision`, a
   * bot that exists with another revision is a conflict. Of a closed bot only the display name and
   * the description may change; more is rejected.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsPut: helper("bots/put"),
  /**
   * Read a bot.
   *
   * After a lost answer: repeat the call.
   */
  botsRead: helper("bots/read"),
  /**
   * List bots with their counts, newest event and activity.
   *
   * All of them in one answer, or those that somebody made.
   *
   * After a lost answer: repeat the call.
   */
  botsList: helper("bots/list"),
  /**
   * Read what a bot does at this moment.
   *
   * What its controller reports, and its sessions with all below them.
   *
   * After a lost answer: repeat the call.
   */
  botsStateRead: helper("bots/state/read"),
  /**
   * Create a trigger or replace it whole.
   *
   * It is checked before it is stored. A change of what a poll trigger reads makes it start anew,
   * with what is there by then counted as seen. With `expectedRevision`, a trigger that exists with
   * another revision is a conflict. A closed bot takes no triggers.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsTriggersPut: helper("bots/triggers/put"),
  /**
   * Read a trigger.
   *
   * Its pairing code and its webhook path are shown to callers who may change the bot.
   *
   * After a lost answer: repeat the call.
   */
  botsTriggersRead: helper("bots/triggers/read"),
  /**
   * List all triggers of a bot, by id.
   *
   * After a lost answer: repeat the call.
   */
  botsTriggersList: helper("bots/triggers/list"),
  /**
   * Hand an event to the main session of a bot.
   *
   * Give an `eventId` and a lost answer costs nothing: for an id that the bot has already, the
   * stored event is returned with `duplicate`, and nothing is stored. Without one, look into the
   * event list before you repeat the call. A closed bot takes no events.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsEventsAdmit: helper("bots/events/admit"),
  /**
   * List the events of a bot, newest first.
   *
   * After a lost answer: repeat the call.
   */
  botsEventsList: helper("bots/events/list"),
  /**
   * Read an event whole.
   *
   * After a lost answer: repeat the call.
   */
  botsEventsRead: helper("bots/events/read"),
  /**
   * Hand a stored event to its bot again.
   *
   * It becomes a new event with a number and an id of its own; each call makes another one. A
   * closed bot takes no events.
   *
   * After a lost answer: do not repeat the call; each one has an effect of its own.
   */
  botsEventsReplay: helper("bots/events/replay"),
  /**
   * Try a filter on a payload or on the newest events of a bot.
   *
   * Nothing is stored and no event is handed on. An expression that is no CEL is invalid; one that
   * fails on an event shows in its result.
   *
   * After a lost answer: repeat the call.
   */
  botsFiltersTest: helper("bots/filters/test"),
  /**
   * Replace a session of a bot by a new one.
   *
   * The session is closed once it is idle, and its place is taken by one with a fresh context and
   * the next generation. The bot's log stays. The call does not wait for that.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsSessionsRotate: helper("bots/sessions/rotate"),
  /**
   * Delete a trigger, with its schedule and its pairings.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsTriggersDelete: helper("bots/triggers/delete"),
  /**
   * Close a bot for good.
   *
   * Answers once the bot was told; it finishes and closes its sessions afterwards, and then takes
   * no more events. Closing a closed bot changes nothing.
   *
   * After a lost answer: repeat the call.
   */
  botsClose: helper("bots/close"),
  /**
   * Delete a bot with its sessions.
   *
   * A bot that is still open is closed first.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  botsDelete: helper("bots/delete"),
  /**
   * Create a channel account.
   *
   * Its revision is 1. An id that exists is a conflict.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  channelsAccountsCreate: helper("channels/accounts/create"),
  /**
   * Create a channel account or replace it whole.
   *
   * Each put raises the revision, even when nothing changes. With `expectedRevision`, an account
   * that exists with another revision is a conflict.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  channelsAccountsPut: helper("channels/accounts/put"),
  /**
   * Read a channel account.
   *
   * After a lost answer: repeat the call.
   */
  channelsAccountsRead: helper("channels/accounts/read"),
  /**
   * List channel accounts.
   *
   * All of them in one answer, or those at one provider.
   *
   * After a lost answer: repeat the call.
   */
  channelsAccountsList: helper("channels/accounts/list"),
  /**
   * Delete a channel account and its pairings.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  channelsAccountsDelete: helper("channels/accounts/delete"),
  /**
   * Hand in a message that arrived on a channel.
   *
   * For the connectors of chat providers. The answer tells where the message went; that no bot
   * takes it is an answer too, not an error. A message that comes again under its id reaches no bot
   * twice.
   *
   * After a lost answer: repeat the call with the same `inbound`.
   */
  channelsInboundAdmit: helper("channels/inbound/admit"),
  /**
   * List the conversations that are paired with a bot.
   *
   * A pairing must pass every filter given.
   *
   * After a lost answer: repeat the call.
   */
  channelsPairingsList: helper("channels/pairings/list"),
  /**
   * Read what a conversation does at this moment.
   *
   * For finding out why a message or an answer is missing. A conversation that nothing handles is
   * answered without `conversation`.
   *
   * After a lost answer: repeat the call.
   */
  channelsConversationsRead: helper("channels/conversations/read"),
  /**
   * Take a conversation away from its bot.
   *
   * Its next message is judged like that of a conversation which was never paired.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  channelsPairingsDelete: helper("channels/pairings/delete"),
  /**
   * Create a universe, or return the one stored under its id.
   *
   * For an id that exists, the universe is returned as it is and `created` is false, so a lost
   * answer costs nothing. A slug that another universe has is a conflict.
   *
   * After a lost answer: repeat the call with the same `universeId`.
   */
  deploymentUniversesCreate: helper("deployment/universes/create"),
  /**
   * List all universes with rough counts.
   *
   * After a lost answer: repeat the call.
   */
  deploymentUniversesList: helper("deployment/universes/list"),
  /**
   * Read a universe with its rough counts.
   *
   * After a lost answer: repeat the call.
   */
  deploymentUniversesRead: helper("deployment/universes/read"),
  /**
   * Set or change a universe's slug.
   *
   * A slug that another universe has is a conflict. With `onlyIfUnset`, so is a universe that has
   * another slug already; the same slug again succeeds.
   *
   * After a lost answer: repeat the call.
   */
  deploymentUniversesSlugPut: helper("deployment/universes/slug/put"),
  /**
   * Create an API key.
   *
   * The answer is the only place where the secret stands; a key whose answer was lost can only be
   * revoked. What a key may do never changes. A universe that does not exist is not found.
   *
   * After a lost answer: do not repeat the call; each one has an effect of its own.
   */
  deploymentApiKeysCreate: helper("deployment/api-keys/create"),
  /**
   * List API keys without their secrets.
   *
   * Revoked keys are listed, too.
   *
   * After a lost answer: repeat the call.
   */
  deploymentApiKeysList: helper("deployment/api-keys/list"),
  /**
   * Revoke an API key.
   *
   * Later calls with it are refused; a read that is already waiting is still answered. Revoking it
   * again succeeds and keeps the first time.
   *
   * After a lost answer: repeat the call.
   */
  deploymentApiKeysRevoke: helper("deployment/api-keys/revoke"),
  /**
   * Register an environment provider or replace it whole.
   *
   * After a lost answer: repeat the call.
   */
  deploymentEnvironmentProvidersPut: helper("deployment/environment-providers/put"),
  /**
   * List all environment providers.
   *
   * After a lost answer: repeat the call.
   */
  deploymentEnvironmentProvidersList: helper("deployment/environment-providers/list"),
  /**
   * Read an environment provider.
   *
   * After a lost answer: repeat the call.
   */
  deploymentEnvironmentProvidersRead: helper("deployment/environment-providers/read"),
  /**
   * Let a universe use an environment provider, or change how.
   *
   * Creates the binding or replaces it whole; each put raises its revision. A universe has one
   * binding for a provider: a second one is a conflict, and so is another revision than
   * `expectedRevision`.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  deploymentEnvironmentProvidersBindingsPut: helper("deployment/environment-providers/bindings/put"),
  /**
   * List the provider bindings of a universe.
   *
   * After a lost answer: repeat the call.
   */
  deploymentEnvironmentProviderBindingsList: helper("deployment/environment-provider-bindings/list"),
  /**
   * Make a machine that a provider has already an environment.
   *
   * From then on the server moves, reconfigures and deletes the machine like one it made, which
   * `takeOwnership` must confirm. A repeat with the same `requestId` returns the environment that
   * the first call made.
   *
   * After a lost answer: repeat the call with the same `requestId`.
   */
  deploymentEnvironmentsAdopt: helper("deployment/environments/adopt"),
  /**
   * List the channel accounts of every universe.
   *
   * For the program that connects the server to the channels.
   *
   * After a lost answer: repeat the call.
   */
  deploymentChannelsAccountsList: helper("deployment/channels/accounts/list"),
  /**
   * Delete a universe's provider binding.
   *
   * Refused as long as an environment that came from it is not closed.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  deploymentEnvironmentProvidersBindingsDelete: helper("deployment/environment-providers/bindings/delete"),
  /**
   * Delete a universe with everything in it.
   *
   * Ends the work of its sessions and removes all that they stored. A deletion that stopped half
   * way leaves the universe readable; calling again goes on where it stopped.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  deploymentUniversesDelete: helper("deployment/universes/delete"),
  /**
   * Delete an environment provider.
   *
   * Refused as long as a universe has a binding for it.
   *
   * After a lost answer: read first; a conflict or a missing record may mean that it was done.
   */
  deploymentEnvironmentProvidersDelete: helper("deployment/environment-providers/delete"),
} as const;
