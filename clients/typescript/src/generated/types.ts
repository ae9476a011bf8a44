// Generated from the API contract by `cargo xtask codegen`. Do not edit.

/**
 * Lightspeed agent API.
 *
 * Submit work to durable agent sessions under ids of your own, and observe it until it ends. Calls
 * are JSON-RPC 2.0 over HTTP; every response stands in the AgentApiOutcome envelope.
 *
 * @module
 */

/**
 * A whole number of 0 to 2^64 - 1, written as a JSON number.
 *
 * `JSON.parse` gives a `number`, which is exact up to `Number.MAX_SAFE_INTEGER` (2^53 - 1). The
 * values that occur stay far below; check with `Number.isSafeInteger` where one above would do
 * harm, or read with `parseJson`, which keeps every digit.
 */
export type Uint64 = number;

/**
 * A whole number of -2^63 to 2^63 - 1, written as a JSON number.
 *
 * `JSON.parse` gives a `number`, which is exact up to `Number.MAX_SAFE_INTEGER` (2^53 - 1). The
 * values that occur stay far below; check with `Number.isSafeInteger` where one above would do
 * harm, or read with `parseJson`, which keeps every digit.
 */
export type Int64 = number;

/** Exists for the compiler only, which keeps its one value apart from every other text. */
declare enum Unlisted {
  Text = "unlisted",
}

/**
 * A text that this version of the contract does not list: a newer server may send it.
 *
 * When the program runs it is an ordinary string. Its type is apart from the listed texts, so that
 * comparing with one of them narrows a union, and comparing with a misspelt one does not compile. A
 * `default` branch is left with exactly this type, which can be used wherever a `string` can.
 */
export type UnlistedText = Unlisted.Text;

/**
 * What a call returned: its response, and notifications returned with it. They do not replace the
 * session's event log.
 */
export interface AgentApiOutcome<T> {
  /** What the method answered. */
  result: T;
  /** What the server told beside it. May be left out at any time. */
  notifications?: AgentNotification[];
}

/** The access which a creator asks for. */
export interface AccessInput {
  /** Who shall see the session. Absent means its creator only, until the session is shared. */
  visibility?: Visibility | null;
}

/** What a credential reaches: the whole deployment, or one universe of it. */
export type AccessScope =
  /** Every universe, and the methods that manage the deployment itself. */
  | { kind: "deployment" }
  /** One universe and nothing outside it. */
  | {
      kind: "universe";
      /**
       * The universe.
       *
       * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
       * @format uuid
       */
      universeId: string;
    };

/** The tools that the model may call now. */
export interface ActiveToolsView {
  /** The revision of the set, 0 for the first one. */
  revision: Uint64;
  /**
   * The tools.
   *
   * @default []
   */
  tools: ToolView[];
}

/** The structured data of a failed call. */
export interface AgentApiError {
  /** What went wrong, for programs. */
  kind: AgentApiErrorKind;
  /** The same message as the error's own; for people, never to be parsed. */
  message: string;
  /** The use that has no default model; only with the kind `model_default_unset`. */
  modelDefaultSlot?: ModelDefaultSlot | null;
}

/** What went wrong, for programs. Newer servers may have kinds that are not listed here. */
export type AgentApiErrorKind =
  /** The request breaks a rule; repeating it unchanged fails again. */
  | "invalid_request"
  /** The addressed record does not exist, or not in this universe. */
  | "not_found"
  /** The record exists already, or has another revision than expected. */
  | "conflict"
  /** State or policy forbids the operation now, e.g. new work for a closed session. */
  | "rejected"
  /** The credential is missing, malformed, unknown or revoked. */
  | "unauthenticated"
  /** The credential is known but does not cover this method or header. */
  | "forbidden"
  /** No model was named and the deployment has no default for this use. */
  | "model_default_unset"
  /** An audio blob is larger than the deployment transcribes. */
  | "audio_blob_too_large"
  /** The session exists but its worker could not be brought up. */
  | "session_bootstrap_failed"
  /** The environment that the work needs is not ready yet. */
  | "environment_not_ready"
  /** The response would be larger than the deployment sends. */
  | "response_too_large"
  /** The server failed; whether the operation took effect is unknown. */
  | "internal"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * Something a server tells beside the result of a call.
 *
 * Notifications are a convenience and may be left out at any time: the event log is what counts.
 */
export type AgentNotification =
  /** A session was created. */
  | {
      method: "session/started";
      params: {
        /** The session as it is now. */
        session: SessionView;
      };
    }
  /** The status of a session changed. */
  | {
      method: "session/status/changed";
      params: {
        /**
         * The session.
         *
         * @minLength 1
         * @maxLength 128
         * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
         */
        sessionId: string;
        /** Its status now. */
        status: SessionStatus;
      };
    }
  /** An event was added to the log of a session. */
  | {
      method: "session/event";
      params: {
        /** The event. */
        event: SessionEventView;
      };
    }
  /** The agent of a session began with a run. */
  | {
      method: "session/runs/started";
      params: {
        /**
         * The session of the run.
         *
         * @minLength 1
         * @maxLength 128
         * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
         */
        sessionId: string;
        /** The run as it is now. */
        run: RunView;
      };
    }
  /** A run ended, whichever way. */
  | {
      method: "session/runs/completed";
      params: {
        /**
         * The session of the run.
         *
         * @minLength 1
         * @maxLength 128
         * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
         */
        sessionId: string;
        /** The run as it ended. */
        run: RunView;
      };
    }
  /** Something went wrong outside the call that was answered. */
  | {
      method: "error";
      params: {
        /**
         * The session concerned; null when it is none in particular.
         *
         * @minLength 1
         * @maxLength 128
         * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
         */
        sessionId: string | null;
        /** What went wrong, for people. */
        message: string;
      };
    }
  /** A variant of a newer server, with all its members. */
  | { method: UnlistedText; [member: string]: unknown };

/** A stored profile. */
export interface AgentProfile {
  /** The profile. */
  profileId: ProfileId;
  /** Its revision, counted from 1. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** How sessions work. Its rules are judged when a session uses it. */
  config?: SessionConfig | null;
  /** What the profile is for. */
  description?: string | null;
  /**
   * A name for people, not empty.
   *
   * @minLength 1
   */
  displayName?: string | null;
  /** What the model is told before everything else; absent keeps the server's own instructions. */
  instructions?: ProfileInstructions | null;
  /**
   * Labels of the application.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** When sessions are deleted by themselves; absent keeps them. */
  retention?: ProfileSessionRetention | null;
}

/** A profile to store. */
export interface AgentProfileInput {
  /** The profile. */
  profileId: ProfileId;
  /** How sessions work. Its rules are judged when a session uses it. */
  config?: SessionConfigIn | null;
  /** What the profile is for. */
  description?: string | null;
  /**
   * A name for people, not empty.
   *
   * @minLength 1
   */
  displayName?: string | null;
  /** What the model is told before everything else; absent keeps the server's own instructions. */
  instructions?: ProfileInstructions | null;
  /**
   * Labels of the application.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** When sessions are deleted by themselves; absent keeps them. */
  retention?: ProfileSessionRetention | null;
}

/** A profile as a row of a list. */
export interface AgentProfileSummary {
  /** The profile. */
  profileId: ProfileId;
  /** Its revision, counted from 1. */
  revision: Uint64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** What it is for; absent when it does not say. */
  description?: string | null;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
}

/** Why a decision was not taken. */
export interface ApprovalDecisionFailure {
  /** The reason, for programs. */
  kind: ApprovalDecisionFailureKind;
  /** The reason, for people. */
  message: string;
}

/** The reason a decision was not taken. */
export type ApprovalDecisionFailureKind =
  /** The approval id is malformed. */
  | "invalidId"
  /** The session has no such approval. */
  | "unknown"
  /** The approval belongs to another run. */
  | "foreignRun"
  /** The approval was decided before. */
  | "alreadyDecided"
  /** The approval was cancelled with its run. */
  | "cancelled"
  /** An earlier decision of the same request names the same approval. */
  | "duplicate"
  /** The note is blank or longer than 4096 bytes. */
  | "invalidNote"
  /** The server refused it for another reason. */
  | "rejected"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * One decision about one pending approval.
 *
 * A malformed id or note is reported in the result of this decision; it does not fail the request.
 */
export interface ApprovalDecisionInput {
  /** The approval, as the run or the `approvalRequested` event names it. */
  approvalId: string;
  /** The decision. */
  decision: ApprovalDecisionKind;
  /** Reason kept with the decision: not blank, at most 4096 bytes. Absent when none is given. */
  note?: string | null;
}

/** What was decided about a tool call. */
export type ApprovalDecisionKind =
  /** The call may run. */
  | "approve"
  /** The call must not run; the model is told so. */
  | "reject";

/** What became of one decision. */
export interface ApprovalDecisionResult {
  /** The approval as the request named it. */
  approvalId: string;
  /** Whether the decision was taken. */
  status: ApprovalDecisionStatus;
  /** Why it was not; absent when it was. */
  failure?: ApprovalDecisionFailure | null;
}

/** Whether a decision was taken. */
export type ApprovalDecisionStatus =
  /** It was. */
  | "decided"
  /** It was not; `failure` tells why. */
  | "failed"
  /** A value of a newer server. */
  | UnlistedText;

/** What is to be approved. */
export type ApprovalSubjectView =
  /** A call to a tool of a remote MCP server. */
  | {
      kind: "mcpToolCall";
      /**
       * The server, as it is registered in the universe.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      serverId: string;
      /** The server's name for people and for the model. */
      serverLabel: string;
      /** Name of the tool on that server. */
      toolName: string;
      /**
       * Blob with the whole arguments.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      argumentsRef: string;
      /** Beginning of the arguments as text. */
      argumentsPreview: string;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown };

/** Who did something. */
export type Attribution =
  /** The person or service that the caller named. */
  | {
      kind: "actor";
      /** The name, as the caller sent it. */
      id: string;
    }
  /** An API key that named nobody. */
  | {
      kind: "key";
      /** The part of the key that may be shown. */
      prefix: string;
    }
  /** The only caller of a server that runs without authentication. */
  | { kind: "local" }
  /** A part of the server itself. */
  | {
      kind: "internal";
      /** Which part. */
      component: string;
      /** What made it act. */
      cause: string;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown };

/** An OAuth client to register. */
export interface AuthClientCreateParams {
  /** The kind of that provider. */
  providerKind: AuthProviderKind;
  /** Where a person agrees. */
  authorizationEndpoint: string;
  /** Where tokens come from. */
  tokenEndpoint: string;
  /** The name under which the authorization server knows the client. */
  remoteClientId: string;
  /** The resource that tokens are for unless a flow names one. */
  audience?: string | null;
  /**
   * Whether the authorization server names itself in its answers, which are then checked for it.
   * Absent means that it does not.
   *
   * @default false
   */
  authorizationResponseIssParameterSupported?: boolean;
  /** The authorization server's own name for itself. */
  authorizationServerIssuer?: string | null;
  /** The scopes that the authorization server knows. */
  authorizationServerScopesSupported?: string[];
  /**
   * The client to make. Absent lets the server choose an id.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId?: string | null;
  /**
   * The secret that the authorization server gave, not empty; absent for a public client. It is
   * stored encrypted and never returned.
   *
   * @minLength 1
   * @format password
   */
  clientSecret?: string | null;
  /** A name for people. */
  displayName?: string | null;
  /**
   * The provider to which grants of its flows shall belong. Absent lets the server choose.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId?: string | null;
  /** The scopes that a flow asks for when it names none. */
  scopesDefault?: string[];
  /** How the client proves itself at the token endpoint. Absent leaves the choice to the server. */
  tokenEndpointAuthMethod?: TokenEndpointAuthMethod | null;
}

/** The OAuth client that was registered. */
export interface AuthClientCreateResponse {
  /** The client. */
  client: AuthClientView;
}

/** The OAuth client to delete. */
export interface AuthClientDeleteParams {
  /**
   * The client.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId: string;
}

/** The OAuth client that was deleted. */
export interface AuthClientDeleteResponse {
  /** The client as it was. */
  client: AuthClientView;
}

/** Nothing: the list has no filters. */
export type AuthClientListParams = { [member: string]: unknown };

/** All OAuth clients. */
export interface AuthClientListResponse {
  /**
   * The clients.
   *
   * @default []
   */
  clients: AuthClientView[];
}

/** The OAuth client to read. */
export interface AuthClientReadParams {
  /**
   * The client.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId: string;
}

/** The OAuth client that was read. */
export interface AuthClientReadResponse {
  /** The client. */
  client: AuthClientView;
}

/** An OAuth client, without its secret. */
export interface AuthClientView {
  /**
   * The client.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId: string;
  /**
   * The provider to which grants of its flows belong.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** The kind of that provider. */
  providerKind: AuthProviderKind;
  /** Where a person agrees. */
  authorizationEndpoint: string;
  /** Where tokens come from. */
  tokenEndpoint: string;
  /** The name under which the authorization server knows the client. */
  remoteClientId: string;
  /** Whether there is a secret. */
  hasClientSecret: boolean;
  /** How the client proves itself at the token endpoint. */
  tokenEndpointAuthMethod: TokenEndpointAuthMethod;
  /**
   * Whether the authorization server names itself in its answers, which are then checked for it.
   *
   * @default false
   */
  authorizationResponseIssParameterSupported: boolean;
  /** When it was registered, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** The resource that tokens are for unless a flow names one; absent when there is none. */
  audience?: string | null;
  /** The authorization server's own name for itself; absent when that is not known. */
  authorizationServerIssuer?: string | null;
  /** The scopes that the authorization server knows; absent when that is not known. */
  authorizationServerScopesSupported?: string[];
  /** A name for people; absent when it has none. */
  displayName?: string | null;
  /** The scopes that a flow asks for when it names none; absent when there are none. */
  scopesDefault?: string[];
}

/** A flow to start. */
export interface AuthFlowStartParams {
  /**
   * The OAuth client that asks.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId: string;
  /** The resource that the token shall be for. Absent means the client's own. */
  audience?: string | null;
  /**
   * Who may have the token of the grant that comes of it. Absent means only the server.
   *
   * @default "brokered"
   */
  exposure?: AuthGrantExposure;
  /** What to ask for. Absent asks for the client's default scopes. */
  scopes?: string[] | null;
}

/** The flow that was started. */
export interface AuthFlowStartResponse {
  /**
   * The flow.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  flowId: string;
  /**
   * The address for a person to open. It works once; do not log it.
   *
   * @format uri
   */
  authorizeUrl: string;
  /** When the flow ends, in Unix milliseconds: 10 minutes after its start. */
  expiresAtMs: Int64;
}

/** How far a flow is. */
export type AuthFlowStatus =
  /** It waits for the person. */
  | "pending"
  /** There is a grant. */
  | "completed"
  /** The person refused, or the authorization server did. */
  | "failed"
  /** The person did not come in time. */
  | "expired"
  /** A value of a newer server. */
  | UnlistedText;

/** The flow to read. */
export interface AuthFlowStatusParams {
  /**
   * The flow.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  flowId: string;
}

/** The flow that was read. */
export interface AuthFlowStatusResponse {
  /** The flow. */
  flow: AuthFlowView;
}

/** A flow and what came of it. */
export interface AuthFlowView {
  /**
   * The flow.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  flowId: string;
  /**
   * The OAuth client that asks.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  clientId: string;
  /**
   * The provider to which the grant belongs.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** How far the flow is. */
  status: AuthFlowStatus;
  /** When the flow ends, in Unix milliseconds. */
  expiresAtMs: Int64;
  /** When it was started, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** Why it failed, for people; absent when it did not. */
  error?: string | null;
  /**
   * The grant that came of it; absent until it has completed.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId?: string | null;
}

/** The installation to make a grant for. */
export interface AuthGitHubInstallationGrantParams {
  /**
   * The provider of the app.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** The installation's number at GitHub. */
  installationId: Int64;
  /** A name for people. */
  displayName?: string | null;
  /**
   * Who may have the token. Absent means only the server.
   *
   * @default "brokered"
   */
  exposure?: AuthGrantExposure;
  /**
   * The grant to make or to refresh. Absent lets the server choose an id.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId?: string | null;
}

/** The grant that was made or refreshed. */
export interface AuthGitHubInstallationGrantResponse {
  /** The grant. */
  grant: AuthGrantView;
}

/** The app whose installations to list. */
export interface AuthGitHubInstallationListParams {
  /**
   * The provider of the app.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
}

/** The installations that the app reaches. */
export interface AuthGitHubInstallationListResponse {
  /**
   * The installations.
   *
   * @default []
   */
  installations: GitHubInstallationView[];
}

/** Who may have the token of a grant. */
export type AuthGrantExposure =
  /** Only the server, which uses it on behalf of agents. */
  | "brokered"
  /** Also services that lease it. */
  | "retrievable"
  /** A value of a newer server. */
  | UnlistedText;

/** A token to store. */
export interface AuthGrantImportParams {
  /**
   * The token, not empty. It is stored encrypted.
   *
   * @minLength 1
   * @format password
   */
  token: string;
  /** The resource that the token is for; absent when it is for no particular one. */
  audience?: string | null;
  /** A name for people. */
  displayName?: string | null;
  /** When the token ends, in Unix milliseconds; absent when it does not, or that is not known. */
  expiresAtMs?: Int64 | null;
  /**
   * Who may have the token. Absent means only the server.
   *
   * @default "brokered"
   */
  exposure?: AuthGrantExposure;
  /**
   * The grant to make. Absent lets the server choose an id.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId?: string | null;
  /** Notes of the application, usually an object. Reads show them: no secrets here. */
  metadata?: unknown;
  /**
   * The provider that it shall belong to. Absent lets the server choose.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId?: string | null;
  /** What the token allows, in the words of the service. */
  scopes?: string[];
  /** The account to which the token belongs, for people. */
  subjectHint?: string | null;
}

/** The grant that was made. */
export interface AuthGrantImportResponse {
  /** The grant. */
  grant: AuthGrantView;
}

/** The grant whose token is wanted. */
export interface AuthGrantLeaseParams {
  /**
   * The grant.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
  /** The resource that the token is wanted for; absent takes it whatever it is for. */
  audience?: string | null;
}

/** A token for use. Keep it in memory only. */
export interface AuthGrantLeaseResponse {
  /**
   * The token.
   *
   * @minLength 1
   * @format password
   */
  token: string;
  /**
   * The grant that it comes from.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
  /** The kind of the grant's provider. */
  providerKind: AuthProviderKind;
  /** When it ends, in Unix milliseconds; absent when that is not known. Lease again after that. */
  expiresAtMs?: Int64 | null;
}

/** Which grants to list. */
export interface AuthGrantListParams {
  /** Only grants with this status; absent lists all. */
  status?: AuthGrantStatus | null;
}

/** The grants that were asked for. */
export interface AuthGrantListResponse {
  /**
   * The grants.
   *
   * @default []
   */
  grants: AuthGrantView[];
}

/** The grant to read. */
export interface AuthGrantReadParams {
  /**
   * The grant.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
}

/** The grant that was read. */
export interface AuthGrantReadResponse {
  /** The grant. */
  grant: AuthGrantView;
}

/** The grant to make unusable. */
export interface AuthGrantRevokeParams {
  /**
   * The grant.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
}

/** The grant that was made unusable. */
export interface AuthGrantRevokeResponse {
  /** The grant, with the status `revoked`. */
  grant: AuthGrantView;
}

/** Whether a grant can be used. */
export type AuthGrantStatus =
  /** It can. */
  | "active"
  /** It cannot until somebody authorizes again. */
  | "needsReauth"
  /** It was revoked. */
  | "revoked"
  /** It cannot: the service refused to renew it. */
  | "failed"
  /** A value of a newer server. */
  | UnlistedText;

/** A grant, without its tokens. */
export interface AuthGrantView {
  /**
   * The grant.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
  /**
   * The provider that it belongs to.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** The kind of that provider. */
  providerKind: AuthProviderKind;
  /** Who may have the token. */
  exposure: AuthGrantExposure;
  /** Who made the grant. */
  createdBy: Attribution;
  /** Whether there is a token to use. */
  hasAccessToken: boolean;
  /** Whether there is a token to renew it with. */
  hasRefreshToken: boolean;
  /** Whether the grant can be used. */
  status: AuthGrantStatus;
  /** How often it was leased. */
  leaseCount: Uint64;
  /** When it was made, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** The resource that the token is for; absent when it is for no particular one. */
  audience?: string | null;
  /** A name for people; absent when it has none. */
  displayName?: string | null;
  /** When the token ends, in Unix milliseconds; absent when that is not known. */
  expiresAtMs?: Int64 | null;
  /** When it was last leased, in Unix milliseconds; absent when it never was. */
  lastLeasedAtMs?: Int64 | null;
  /** What the importer or the provider noted, without secrets; absent when there is nothing. */
  metadata?: unknown;
  /** What the token allows, in the words of the service; absent when that is not known. */
  scopes?: string[];
  /** The account to which the token belongs, for people; absent when that is not known. */
  subjectHint?: string | null;
}

/** The settings of a provider to create. */
export type AuthProviderConfigInput =
  /** A GitHub App. Its private key is the credential. */
  | {
      type: "githubApp";
      /** The app's id at GitHub. */
      appId: string;
      /** Where GitHub's API is. Absent means the public GitHub. */
      apiBaseUrl?: string | null;
    }
  /** A model provider that takes a key. The key is the credential. */
  | {
      type: "modelApiKey";
      /** Where the models are; absent means the provider's own address. */
      endpoint?: ModelEndpointConfig | null;
    }
  /** A model provider that takes the token of a grant. There is no credential besides. */
  | {
      type: "modelOAuth";
      /**
       * The grant.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      grantId: string;
      /** The resource that the token shall be for; absent means no particular one. */
      audience?: string | null;
      /** Where the models are; absent means the provider's own address. */
      endpoint?: ModelEndpointConfig | null;
    }
  /** A model provider that takes calls without a credential. */
  | {
      type: "modelEndpoint";
      /** Where the models are. */
      endpoint: ModelEndpointConfig;
    };

/** The settings of a provider. */
export type AuthProviderConfigView =
  /** A GitHub App. */
  | {
      type: "githubApp";
      /** The app's id at GitHub. */
      appId: string;
      /** Where GitHub's API is. */
      apiBaseUrl: string;
    }
  /** A model provider that takes a key. */
  | {
      type: "modelApiKey";
      /** Where the models are; absent means the provider's own address. */
      endpoint?: ModelEndpointConfig | null;
    }
  /** A model provider that takes the token of a grant. */
  | {
      type: "modelOAuth";
      /**
       * The grant.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      grantId: string;
      /** The resource that the token is for; absent means no particular one. */
      audience?: string | null;
      /** Where the models are; absent means the provider's own address. */
      endpoint?: ModelEndpointConfig | null;
    }
  /** A model provider that takes calls without a credential. */
  | {
      type: "modelEndpoint";
      /** Where the models are. */
      endpoint: ModelEndpointConfig;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** A provider to register. */
export interface AuthProviderCreateParams {
  /** Its settings. */
  config: AuthProviderConfigInput;
  /**
   * Its credential, not empty, where the settings call for one; refused with `modelOAuth`. It is
   * stored encrypted and never returned.
   *
   * @minLength 1
   * @format password
   */
  credential?: string | null;
  /** A name for people. */
  displayName?: string | null;
  /**
   * The provider to make. Absent lets the server choose an id.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId?: string | null;
}

/** The provider that was registered. */
export interface AuthProviderCreateResponse {
  /** The provider. */
  provider: AuthProviderView;
}

/** The provider to delete. */
export interface AuthProviderDeleteParams {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
}

/** The provider that was deleted. */
export interface AuthProviderDeleteResponse {
  /** The provider as it was. */
  provider: AuthProviderView;
}

/** Where credentials come from. */
export type AuthProviderKind =
  /** From whoever imported a token. */
  | "staticBearer"
  /** From the authorization server of an MCP server. */
  | "mcpOAuth"
  /** From a GitHub App. */
  | "gitHubApp"
  /** From another authorization server. */
  | "customOAuth"
  /** From a stored key of a model provider. */
  | "modelApiKey"
  /** From a grant that opens a model provider. */
  | "modelOAuth"
  /** From nowhere: the model endpoint takes calls without a credential. */
  | "modelEndpoint"
  /** A value of a newer server. */
  | UnlistedText;

/** Nothing: the list has no filters. */
export type AuthProviderListParams = { [member: string]: unknown };

/** All providers. */
export interface AuthProviderListResponse {
  /**
   * The providers.
   *
   * @default []
   */
  providers: AuthProviderView[];
}

/** The provider to read. */
export interface AuthProviderReadParams {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
}

/** The provider that was read. */
export interface AuthProviderReadResponse {
  /** The provider. */
  provider: AuthProviderView;
}

/** Whether a provider can be used. */
export type AuthProviderStatus =
  /** It can. */
  | "active"
  /** It lacks something, such as its credential. */
  | "needsConfiguration"
  /** It was switched off. */
  | "disabled"
  /** A value of a newer server. */
  | UnlistedText;

/** A provider, without its credential. */
export interface AuthProviderView {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** Its kind, which goes with the type of its settings. */
  providerKind: AuthProviderKind;
  /** Its settings. */
  config: AuthProviderConfigView;
  /** Whether it has a credential of its own. */
  hasCredential: boolean;
  /** Whether it can be used. */
  status: AuthProviderStatus;
  /** When it was registered, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** A name for people; absent when it has none. */
  displayName?: string | null;
}

/** Whether one blob is stored. */
export interface BlobHasItem {
  /**
   * The blob.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /** Whether it is stored. */
  exists: boolean;
}

/** The blobs to look for. */
export interface BlobHasParams {
  /**
   * The blobs; none is allowed, and so are repetitions.
   *
   * @default []
   */
  blobRefs?: string[];
}

/** Which blobs are stored. */
export interface BlobHasResponse {
  /**
   * One item for each reference of the request, in its order.
   *
   * @default []
   */
  blobs: BlobHasItem[];
}

/** One blob to store. */
export interface BlobPutInput {
  /** The bytes in standard base64 with padding; none is allowed. */
  bytesBase64: string;
}

/** Blobs to store. */
export interface BlobPutParams {
  /**
   * The blobs; none is allowed.
   *
   * @default []
   */
  blobs?: BlobPutInput[];
}

/** The blobs that were stored. */
export interface BlobPutResponse {
  /**
   * One item for each blob of the request, in its order.
   *
   * @default []
   */
  blobs: BlobPutResult[];
}

/** One blob that was stored. */
export interface BlobPutResult {
  /**
   * The blob.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /** Its size in bytes. */
  bytes: Uint64;
}

/** The blob to read. */
export interface BlobReadParams {
  /**
   * The blob.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
}

/** A blob and its bytes. */
export interface BlobReadResponse {
  /**
   * The blob.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /** The bytes in standard base64 with padding. */
  bytesBase64: string;
  /** Its size in bytes, before base64. */
  bytes: Uint64;
}

/** A delivery at work. */
export interface BotActiveDeliverySnapshot {
  /** The delivery. */
  deliveryId: string;
  /** The numbers of its events. */
  seqs: Uint64[];
  /**
   * The session they were handed to.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** When it began, in Unix milliseconds. */
  startedAtMs: Int64;
  /**
   * The run that works on them; absent until there is one.
   *
   * @pattern ^run_[0-9]+$
   */
  runId?: string | null;
}

/** When a trigger that fires too often is switched off. */
export interface BotBreaker {
  /**
   * How many times the trigger may fire within the window.
   *
   * @format uint32
   */
  fires: number;
  /** The window, in milliseconds. */
  windowMs: Uint64;
}

/** Events that are held back to be delivered together. */
export interface BotBufferSnapshot {
  /** What the events have in common. */
  key: string;
  /** The numbers of the events. */
  seqs: Uint64[];
  /** When the first of them came, in Unix milliseconds. */
  firstAtMs: Int64;
  /** When the last of them came, in Unix milliseconds. */
  lastAtMs: Int64;
  /** When they are delivered unless another one comes, in Unix milliseconds. */
  flushAtMs: Int64;
}

/** The bot to close. */
export interface BotCloseParams {
  /** The bot. */
  botId: BotId;
}

/** The bot that was told to close. */
export interface BotCloseResponse {
  /** The bot. `closedAtMs` is absent as long as it still finishes. */
  bot: BotView;
}

/** How events that come close together become one delivery. */
export interface BotCoalescePolicy {
  /** How long no further event may come before they are delivered, in milliseconds. */
  debounceMs: Uint64;
  /** How long the first of them waits at most, in milliseconds. */
  maxWaitMs: Uint64;
  /**
   * Most events of one delivery.
   *
   * @format uint32
   */
  maxCount: number;
}

/** What the controller of a bot reports: the process that hands events to sessions. */
export interface BotControllerSnapshot {
  /** What it does. */
  controllerStatus: BotControllerStatus;
  /** Whether the bot's sessions could be set up. */
  setupStatus: BotSetupStatus;
  /** Whether it works on events. */
  enabled: boolean;
  /** Whether the bot is closed. */
  closed: boolean;
  /**
   * The session for all events that no trigger routes elsewhere.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  mainSessionId: string;
  /**
   * The sessions it hands events to.
   *
   * @default []
   */
  sessions: BotSessionSnapshot[];
  /**
   * How many deliveries wait.
   *
   * @format uint32
   * @default 0
   */
  pendingDeliveries: number;
  /**
   * Events that are held back to be delivered together.
   *
   * @default []
   */
  buffers: BotBufferSnapshot[];
  /**
   * Deliveries at work.
   *
   * @default []
   */
  activeDeliveries: BotActiveDeliverySnapshot[];
  /**
   * Deliveries that ended not long ago.
   *
   * @default []
   */
  recentDeliveries: BotRecentDeliverySnapshot[];
  /**
   * Runs started on that day.
   *
   * @format uint32
   * @default 0
   */
  runsToday: number;
  /**
   * Sessions of subagents started on that day.
   *
   * @format uint32
   * @default 0
   */
  descendantsToday: number;
  /**
   * Events worked on so far.
   *
   * @default 0
   */
  eventsProcessed: Uint64;
  /**
   * Events dropped because they had come before.
   *
   * @default 0
   */
  duplicateEvents: Uint64;
  /** The revision of the profile that the sessions work with; absent before the first set-up. */
  appliedProfileRevision?: Uint64 | null;
  /** What last went wrong, for people; absent when nothing did. */
  lastError?: string | null;
  /** The day that `runsToday` counts; absent before the first run. */
  runDay?: string | null;
}

/** What the controller of a bot does. */
export type BotControllerStatus =
  /** It starts. */
  | "initializing"
  /** It runs, though something it needs is missing; `lastError` tells what. */
  | "degraded"
  /** It waits for events. */
  | "idle"
  /** It hands events to a session. */
  | "delivering_event"
  /** The runs of the day are used up: events wait for the next day. */
  | "budget_exhausted"
  /** It was told to close and finishes. */
  | "closing"
  /** It is closed for good. */
  | "closed"
  /** A value of a newer server. */
  | UnlistedText;

/** A bot to create, with triggers from the start. */
export interface BotCreateParams {
  /** The bot. */
  bot: BotInput;
  /** Its first triggers; absent makes it without any. */
  triggers?: BotTriggerInput[];
}

/** The bot that was created. */
export interface BotCreateResponse {
  /** The bot. */
  bot: BotView;
  /**
   * The triggers that were created with it.
   *
   * @default []
   */
  triggers: BotTriggerView[];
}

/** The bot to delete. */
export interface BotDeleteParams {
  /** The bot. */
  botId: BotId;
}

/** What was deleted. */
export interface BotDeleteResponse {
  /** The bot as it was. */
  bot: BotView;
  /**
   * Its sessions, which are gone too.
   *
   * @default []
   */
  deletedSessions: string[];
}

/** How events reach a session that is at work. */
export interface BotDeliverPolicy {
  /**
   * What happens to an event while the session is at work.
   *
   * @default "queue"
   */
  whenBusy: BotWhenBusy;
}

/** How events reach a session that is at work. */
export interface BotDeliverPolicyIn {
  /**
   * What happens to an event while the session is at work.
   *
   * @default "queue"
   */
  whenBusy?: BotWhenBusy;
}

/** An event to hand to a bot. */
export interface BotEventAdmitParams {
  /** The bot. */
  botId: BotId;
  /** The event. */
  event: BotEventInput;
}

/** The event that was stored. */
export interface BotEventAdmitResponse {
  /** The event, as it is now. */
  event: BotEventView;
  /** Whether it was there before, under its `eventId`. Nothing was stored then. */
  duplicate: boolean;
}

/** A whole event, as its source told it. */
export interface BotEventDocument {
  /**
   * The version of this form.
   *
   * @format uint32
   */
  version: number;
  /** What kind of thing happened, in the words of its source. */
  kind: string;
  /** Where it came from. */
  source: string;
  /** When it happened, in Unix milliseconds. */
  occurredAtMs: Int64;
  /** What happened, in a line for people and for the model. */
  summary: string;
  /**
   * How many bots passed it on before.
   *
   * @format uint32
   * @default 0
   */
  hops: number;
  /** What ties it to other events; absent when nothing does. */
  correlationId?: string | null;
  /** What its source told; absent when it told no more than the summary. */
  data?: unknown;
  /** Headers that came with it. */
  headers?: { [key: string]: string };
  /** The event that it answers; absent when it answers none. */
  inReplyTo?: BotEventReplyRef | null;
  /** Where people read more about it. */
  links?: string[];
  /** The bot that sent it; absent when no bot did. */
  sender?: BotEventSender | null;
}

/** An event to hand to a bot. */
export interface BotEventInput {
  /** What kind of thing happened, in your own words. */
  kind: string;
  /** What happened, in a line for people and for the model. */
  summary: string;
  /** What ties it to other events; absent when nothing does. */
  correlationId?: string | null;
  /** All there is to tell about it; absent when the summary is enough. */
  data?: unknown;
  /**
   * What it is recognised by when it comes again: the bot stores an id once. Absent makes a new
   * event with each call.
   */
  eventId?: string | null;
  /** Headers that belong to it. */
  headers?: { [key: string]: string };
  /** Where people read more about it. */
  links?: string[];
  /** When it happened, in Unix milliseconds; absent means now. */
  occurredAtMs?: Int64 | null;
}

/** The bot whose events to list. */
export interface BotEventListParams {
  /** The bot. */
  botId: BotId;
  /** The `nextCursor` of the page before; absent starts with the newest. */
  cursor?: string | null;
  /**
   * Most events on the page, at least 1; absent leaves it to the server.
   *
   * @minimum 1
   * @format uint32
   */
  limit?: number | null;
}

/** One page of events. */
export interface BotEventListResponse {
  /**
   * The events, newest first.
   *
   * @default []
   */
  events: BotEventView[];
  /** The `cursor` of the next page; absent at the end. Its text has no meaning for clients. */
  nextCursor?: string | null;
}

/** A file that came with an event. */
export interface BotEventMedia {
  /**
   * The blob with the bytes of the file.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /** How the model takes the file. */
  kind: BotEventMediaKind;
  /** Media type of the bytes, such as `image/png`. */
  mime: string;
  /** The name of the file; absent when it has none. */
  name?: string | null;
  /**
   * The blob with the file's text, such as a transcript; absent when there is none.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  textRef?: string | null;
}

/** How the model takes a file that came with an event. */
export type BotEventMediaKind =
  /** As a picture. */
  | "image"
  /** As a recording. */
  | "audio"
  /** As a document. */
  | "document"
  /** A value of a newer server. */
  | UnlistedText;

/** What became of an event. */
export type BotEventOutcome =
  /** The bot worked on it. */
  | "handled"
  /** The bot put it off. */
  | "deferred"
  /** The bot saw no reason to do anything. */
  | "ignored"
  /** The bot could not go on without something from outside. */
  | "blocked"
  /** The run ended without saying what became of it. */
  | "unresolved"
  /** The run failed. */
  | "run_failed"
  /** It steered a run that was at work. */
  | "steered"
  /** It joined the context of a session and started nothing. */
  | "appended"
  /** It was put aside without work, such as those left over when the bot was closed. */
  | "archived"
  /** A value of a newer server. */
  | UnlistedText;

/** The event to read. */
export interface BotEventReadParams {
  /** The bot. */
  botId: BotId;
  /** The number of the event. */
  seq: Uint64;
}

/** The event that was read. */
export interface BotEventReadResponse {
  /** The event, as the log has it. */
  event: BotEventView;
  /** The whole event, as its source told it. */
  document: BotEventDocument;
}

/** The event to hand to its bot again. */
export interface BotEventReplayParams {
  /** The bot. */
  botId: BotId;
  /** The number of the event. */
  seq: Uint64;
}

/** The event that was made from the old one. */
export interface BotEventReplayResponse {
  /** The new event. */
  event: BotEventView;
}

/** The event of a bot that another event answers. */
export interface BotEventReplyRef {
  /** The bot. */
  bot: BotId;
  /** The number of its event. */
  seq: Uint64;
}

/** The bot that sent an event. */
export interface BotEventSender {
  /** The bot. */
  bot: BotId;
}

/** An event as a bot's log has it. */
export interface BotEventView {
  /** Its number within the bot, counted from 1. */
  seq: Uint64;
  /** What it is recognised by when it comes again. */
  eventId: string;
  /** What kind of thing happened, in the words of its source. */
  kind: string;
  /** What happened, in a line for people and for the model. */
  summary: string;
  /** When it happened, in Unix milliseconds. */
  occurredAtMs: Int64;
  /** When the bot got it, in Unix milliseconds. */
  receivedAtMs: Int64;
  /**
   * The blob with the whole event, as JSON.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  documentRef: string;
  /**
   * How many bots passed it on before.
   *
   * @format uint32
   * @default 0
   */
  hops: number;
  /** The event that it answers; absent when it answers none. */
  inReplyTo?: BotEventReplyRef | null;
  /** Files that came with it. */
  media?: BotEventMedia[];
  /** What became of it; absent while that is open. */
  outcome?: BotEventOutcome | null;
  /** More about the outcome, for people; absent when there is no more to say. */
  outcomeDetail?: string | null;
  /**
   * The blob with what the model was told about it; absent before it was told.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  promptRef?: string | null;
  /** When the outcome was settled, in Unix milliseconds; absent while that is open. */
  resolvedAtMs?: Int64 | null;
  /**
   * The run that worked on it; absent when there is none.
   *
   * @pattern ^run_[0-9]+$
   */
  runId?: string | null;
  /** The bot that sent it; absent when no bot did. */
  senderBotId?: BotId | null;
  /** The session it went to; absent before it was routed. */
  session?: BotRoutedSessionView | null;
  /** The trigger that brought it; absent for one that a client handed in. */
  triggerId?: BotTriggerId | null;
}

/** A filter to try. */
export interface BotFilterTestParams {
  /** The bot whose events are tried. */
  botId: BotId;
  /** The filter, as a CEL expression. */
  filter: string;
  /**
   * Most events to try, at least 1; absent leaves it to the server.
   *
   * @minimum 1
   * @format uint32
   */
  limit?: number | null;
  /** What to try it on; absent or null takes the bot's newest events. */
  payload?: unknown;
}

/** What the filter said. */
export interface BotFilterTestResponse {
  /**
   * How many events or payloads were tried.
   *
   * @format uint32
   */
  sampled: number;
  /**
   * How many of them the filter lets through.
   *
   * @format uint32
   */
  matched: number;
  /**
   * On how many of them it failed.
   *
   * @format uint32
   */
  errors: number;
  /**
   * One item for each that was tried.
   *
   * @default []
   */
  results: BotFilterTestResult[];
}

/** What a filter said of one event. */
export interface BotFilterTestResult {
  /** Whether it passes. */
  matched: boolean;
  /** How the filter failed, for people; absent when it did not. */
  error?: string | null;
  /** The event's number; absent for a payload that came with the request. */
  seq?: Uint64 | null;
}

/**
 * Names a bot within its universe: 1 to 128 bytes, chosen by the client.
 *
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
 */
export type BotId = string;

/** A bot to store. */
export interface BotInput {
  /** The bot. */
  botId: BotId;
  /** The profile from which the bot's sessions are made. */
  profileId: ProfileId;
  /** When a trigger that fires too often is switched off; absent leaves it to the server. */
  breaker?: BotBreaker | null;
  /** What the bot is told about its task, beyond the profile; absent tells it nothing more. */
  brief?: string | null;
  /** What the bot is for, for people; absent when it does not say. */
  description?: string | null;
  /** A name for people; absent when it has none. */
  displayName?: string | null;
  /**
   * Whether the bot may send events to other bots.
   *
   * @default false
   */
  emit?: boolean;
  /**
   * Whether the bot works on events. They are stored in either case.
   *
   * @default true
   */
  enabled?: boolean;
  /**
   * How long a session that serves one key or one event stays open after its last use, in
   * milliseconds. A trigger may set a time of its own; absent leaves it to the server.
   */
  routedSessionCloseAfterMs?: Uint64 | null;
  /**
   * Most runs the bot starts in a day; absent sets no limit.
   *
   * @format uint32
   */
  runsPerDay?: number | null;
  /**
   * Whether the bot may change its own document and triggers.
   *
   * @default false
   */
  selfConfig?: boolean;
}

/** A bot as a row of a list. */
export interface BotListItem {
  /** The bot. */
  botId: BotId;
  /** Its revision. Each put raises it. */
  revision: Uint64;
  /** The profile from which the bot's sessions are made. */
  profileId: ProfileId;
  /**
   * Whether the bot may change its own document and triggers.
   *
   * @default false
   */
  selfConfig: boolean;
  /**
   * Whether the bot may send events to other bots.
   *
   * @default false
   */
  emit: boolean;
  /**
   * Whether the bot works on events. They are stored in either case.
   *
   * @default true
   */
  enabled: boolean;
  /** The number of its newest event; 0 when it has none. */
  eventSeq: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** Who sees it and who made it. */
  access: ResourceAccessSummary;
  /**
   * How many triggers it has.
   *
   * @format uint32
   */
  triggerCount: number;
  /** How many of its events have no outcome yet. */
  pendingCount: Uint64;
  /** Whether it has work. */
  activity: SessionActivity;
  /** When a trigger that fires too often is switched off; absent leaves it to the server. */
  breaker?: BotBreaker | null;
  /** What the bot is told about its task, beyond the profile; absent tells it nothing more. */
  brief?: string | null;
  /** When it was closed, in Unix milliseconds; absent while it is open. */
  closedAtMs?: Int64 | null;
  /** The sessions that were closed with it; left out while it is open. */
  closedSessions?: string[];
  /** What the bot is for, for people; absent when it does not say. */
  description?: string | null;
  /** A name for people; absent when it has none. */
  displayName?: string | null;
  /** Its newest event; absent when it has none. */
  lastEvent?: BotEventView | null;
  /**
   * How long a session that serves one key or one event stays open after its last use, in
   * milliseconds. A trigger may set a time of its own; absent leaves it to the server.
   */
  routedSessionCloseAfterMs?: Uint64 | null;
  /**
   * Most runs the bot starts in a day; absent sets no limit.
   *
   * @format uint32
   */
  runsPerDay?: number | null;
}

/** Which bots to list. */
export interface BotListParams {
  /** Only bots that this one made; absent means all. */
  createdBy?: Attribution | null;
}

/** The bots that were asked for. */
export interface BotListResponse {
  /**
   * The bots, closed ones among them.
   *
   * @default []
   */
  bots: BotListItem[];
}

/** A bot to create or to replace. Its triggers stay as they are. */
export interface BotPutParams {
  /** The whole bot. */
  bot: BotInput;
  /** The revision that the new document was made from; absent replaces whatever is there. */
  expectedRevision?: Uint64 | null;
}

/** The bot that was put. */
export interface BotPutResponse {
  /** The bot. */
  bot: BotView;
}

/** The bot to read. */
export interface BotReadParams {
  /** The bot. */
  botId: BotId;
}

/** The bot that was read. */
export interface BotReadResponse {
  /** The bot. */
  bot: BotView;
  /** Who sees it and who made it. */
  access: ResourceAccessSummary;
}

/** A delivery that has ended. */
export interface BotRecentDeliverySnapshot {
  /** The delivery. */
  deliveryId: string;
  /** The numbers of its events. */
  seqs: Uint64[];
  /**
   * The session they were handed to.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** What became of the events. */
  outcome: BotEventOutcome;
  /** When it ended, in Unix milliseconds. */
  finishedAtMs: Int64;
  /**
   * The run that worked on them; absent when there was none.
   *
   * @pattern ^run_[0-9]+$
   */
  runId?: string | null;
  /** What was done, for people; absent when nothing was reported. */
  summary?: string | null;
  /** Tokens the run used; absent when nothing was reported. */
  usage?: LlmUsageView | null;
}

/** The session to which an event went. */
export interface BotRoutedSessionView {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** Its label, for people. */
  label: string;
}

/** Which events a session of a bot is for. */
export type BotSessionKind =
  /** All that are not routed elsewhere. */
  | "main"
  /** Those with one key. */
  | "perKey"
  /** A single one. */
  | "perEvent"
  /** A value of a newer server. */
  | UnlistedText;

/** The session of a bot to replace. */
export interface BotSessionRotateParams {
  /** The bot. */
  botId: BotId;
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
}

/** Whether the session will be replaced. */
export interface BotSessionRotateResponse {
  /** Whether the controller took the request. */
  accepted: boolean;
}

/** A session to which a bot hands events. */
export interface BotSessionSnapshot {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** Its label, for people. */
  label: string;
  /** Which events it is for. */
  kind: BotSessionKind;
  /**
   * How many times a session took this one's place: each rotation adds one.
   *
   * @format uint32
   */
  generation: number;
  /** Whether it is at work. */
  busy: boolean;
  /** When it last had work, in Unix milliseconds; absent when it never had. */
  lastActiveAtMs?: Int64 | null;
}

/** Whether the sessions of a bot could be set up. */
export type BotSetupStatus =
  /** Not tried to the end yet. */
  | "initializing"
  /** Not as the bot's document asks; the controller tries again. */
  | "degraded"
  /** They are. */
  | "ready"
  /** A value of a newer server. */
  | UnlistedText;

/** The bot whose state to read. */
export interface BotStateReadParams {
  /** The bot. */
  botId: BotId;
}

/** The state that was read. */
export interface BotStateReadResponse {
  /** The state. */
  state: BotStateView;
}

/** What a bot does at this moment. */
export interface BotStateView {
  /** What its controller reports; absent when no controller runs. */
  controller?: BotControllerSnapshot | null;
  /**
   * The bot's sessions and all below them, at most 2000.
   *
   * @maxItems 2000
   */
  sessions?: SessionSummaryView[];
}

/** The trigger to delete. */
export interface BotTriggerDeleteParams {
  /** The bot. */
  botId: BotId;
  /** The trigger. */
  triggerId: BotTriggerId;
}

/** The trigger that was deleted. */
export interface BotTriggerDeleteResponse {
  /** The trigger as it was. */
  trigger: BotTriggerView;
}

/** Why a trigger does not fire. */
export type BotTriggerDisabledReason =
  /** It fired too often. */
  | "breaker"
  /** Its source failed too many times in a row. */
  | "poll_failed"
  /** It was made to fire once, and did. */
  | "one_shot"
  /** Somebody switched it off. */
  | "operator"
  /** Its bot is closed. */
  | "bot_closed"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * Names a trigger within its bot: 1 to 128 bytes, chosen by the client.
 *
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
 */
export type BotTriggerId = string;

/** A trigger to store. */
export type BotTriggerInput = {
  /** The trigger. */
  triggerId: BotTriggerId;
  /** How events that come close together become one delivery; absent delivers each by itself. */
  coalesce?: BotCoalescePolicy | null;
  /** How events reach a session that is at work; absent lets them wait. */
  deliver?: BotDeliverPolicyIn;
  /**
   * Whether it fires.
   *
   * @default true
   */
  enabled?: boolean;
  /** A CEL expression that says of each event whether the bot gets it; absent gives it all. */
  filter?: string | null;
  /**
   * The code that pairs a conversation with the bot; only for chat triggers. Absent lets the server
   * make one where it is needed.
   *
   * @pattern ^[\s\S]{8,64}$
   * @format password
   */
  pairingCode?: string | null;
  /** Which session of the bot gets the events; absent means the main one. */
  route?: BotTriggerRoute;
  /**
   * How long a session that serves one key or one event stays open after its last use, in
   * milliseconds; absent takes the bot's time.
   */
  sessionCloseAfterMs?: Uint64 | null;
} & (
  /** A clock. */
  | {
      kind: "schedule";
      /** What its events tell the bot. */
      summary: string;
      /**
       * When it fires once, in Unix milliseconds; absent for a trigger that fires again and again.
       * It is switched off afterwards.
       */
      atMs?: Int64 | null;
      /**
       * When it fires again and again, as a cron expression; absent for a trigger that fires once.
       */
      cron?: string | null;
      /**
       * The time zone of `cron`, as an IANA name.
       *
       * @default "UTC"
       */
      timezone?: string;
    }
  /** An HTTP request from outside. The view shows under `ingestPath` where to send it. */
  | {
      kind: "webhook";
      /** The sender whose requests are understood in detail; absent takes them as plain JSON. */
      preset?: WebhookPreset | null;
      /**
       * How a request proves that it comes from the right sender.
       *
       * @default {"scheme":"token"}
       */
      verification?: WebhookVerification;
    }
  /** A source that is asked regularly for what is new. */
  | {
      kind: "poll";
      /** Whom to ask. */
      source: PollSourceIn;
      /** The time between two questions, in milliseconds. */
      intervalMs: Uint64;
      /** How new items are told from those seen before. */
      cursor: PollCursorSpec;
      /** Where in the answer the items stand; absent takes the answer itself. */
      items?: string | null;
    }
  /** Events of other bots of the universe. */
  | {
      kind: "bot";
      /** The bots whose events are taken; none means any bot. */
      from?: BotId[];
    }
  /** Messages on a channel. */
  | {
      kind: "chat";
      /** The channel account that receives the messages. */
      accountId: ChannelAccountId;
      /** Whose messages count. */
      access?: ChatAccessIn;
      /** Which messages start a turn. */
      activation?: ChatActivation;
      /** Only conversations of this kind; absent means both. */
      matchScope?: ChatMatchScope | null;
      /**
       * How a conversation gets paired with the bot.
       *
       * @default "code"
       */
      pairing?: ChatPairingMode;
      /**
       * The trigger's rank among those that match the same message.
       *
       * @format uint32
       * @default 100
       */
      priority?: number;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown }
);

/** The bot whose triggers to list. */
export interface BotTriggerListParams {
  /** The bot. */
  botId: BotId;
}

/** All triggers of a bot. */
export interface BotTriggerListResponse {
  /**
   * The triggers, by id.
   *
   * @default []
   */
  triggers: BotTriggerView[];
}

/** A trigger to create or to replace. */
export interface BotTriggerPutParams {
  /** The bot. */
  botId: BotId;
  /** The whole trigger. */
  trigger: BotTriggerInput;
  /** The revision that the new document was made from; absent replaces whatever is there. */
  expectedRevision?: Uint64 | null;
}

/** The trigger that was put. */
export interface BotTriggerPutResponse {
  /** The trigger. */
  trigger: BotTriggerView;
}

/** The trigger to read. */
export interface BotTriggerReadParams {
  /** The bot. */
  botId: BotId;
  /** The trigger. */
  triggerId: BotTriggerId;
}

/** The trigger that was read. */
export interface BotTriggerReadResponse {
  /** The trigger. */
  trigger: BotTriggerView;
}

/**
 * Which session of a bot gets the events of a trigger.
 *
 * A newer server may have policies that are not listed here; a request may only use those that are.
 */
export type BotTriggerRoute =
  /** The main one. */
  | { policy: "bot" }
  /** One for each key. */
  | {
      policy: "perKey";
      /** A CEL expression for the key of an event; absent leaves the key to the trigger's kind. */
      key?: string | null;
    }
  /** A new one for each event. */
  | { policy: "perEvent" }
  /** A variant of a newer server, with all its members. */
  | { policy: UnlistedText; [member: string]: unknown };

/** A stored trigger. */
export type BotTriggerView = {
  /** The bot it belongs to. */
  botId: BotId;
  /** The trigger. */
  triggerId: BotTriggerId;
  /** Its revision. Each put raises it. */
  revision: Uint64;
  /**
   * Whether it fires.
   *
   * @default true
   */
  enabled: boolean;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** How events that come close together become one delivery; absent delivers each by itself. */
  coalesce?: BotCoalescePolicy | null;
  /** How far it has read its source; only for poll triggers. */
  cursorState?: PollCursorState | null;
  /** How events reach a session that is at work; absent lets them wait. */
  deliver?: BotDeliverPolicy;
  /** When it was switched off, in Unix milliseconds; absent while it fires. */
  disabledAtMs?: Int64 | null;
  /** Why it does not fire; absent while it does. */
  disabledReason?: BotTriggerDisabledReason | null;
  /** A CEL expression that says of each event whether the bot gets it; absent gives it all. */
  filter?: string | null;
  /**
   * Where a webhook's requests are sent, as a path. It is absent for callers who may not change the
   * bot.
   *
   * @format password
   */
  ingestPath?: string | null;
  /** How its filter last failed, for people; absent when it never did. */
  lastFilterError?: string | null;
  /** When its filter last failed, in Unix milliseconds; absent when it never did. */
  lastFilterErrorAtMs?: Int64 | null;
  /**
   * The code that pairs a conversation with the bot. It is absent for callers who may not change
   * the bot.
   *
   * @pattern ^[\s\S]{8,64}$
   * @format password
   */
  pairingCode?: string | null;
  /** Which session of the bot gets the events; absent means the main one. */
  route?: BotTriggerRoute;
  /**
   * How long a session that serves one key or one event stays open after its last use, in
   * milliseconds; absent takes the bot's time.
   */
  sessionCloseAfterMs?: Uint64 | null;
} & (
  /** A clock. */
  | {
      kind: "schedule";
      /**
       * The time zone of `cron`, as an IANA name.
       *
       * @default "UTC"
       */
      timezone: string;
      /** What its events tell the bot. */
      summary: string;
      /**
       * When it fires once, in Unix milliseconds; absent for a trigger that fires again and again.
       * It is switched off afterwards.
       */
      atMs?: Int64 | null;
      /**
       * When it fires again and again, as a cron expression; absent for a trigger that fires once.
       */
      cron?: string | null;
    }
  /** An HTTP request from outside. The view shows under `ingestPath` where to send it. */
  | {
      kind: "webhook";
      /**
       * How a request proves that it comes from the right sender.
       *
       * @default {"scheme":"token"}
       */
      verification: WebhookVerification;
      /** The sender whose requests are understood in detail; absent takes them as plain JSON. */
      preset?: WebhookPreset | null;
    }
  /** A source that is asked regularly for what is new. */
  | {
      kind: "poll";
      /** Whom to ask. */
      source: PollSource;
      /** The time between two questions, in milliseconds. */
      intervalMs: Uint64;
      /** How new items are told from those seen before. */
      cursor: PollCursorSpec;
      /** Where in the answer the items stand; absent takes the answer itself. */
      items?: string | null;
    }
  /** Events of other bots of the universe. */
  | {
      kind: "bot";
      /** The bots whose events are taken; none means any bot. */
      from?: BotId[];
    }
  /** Messages on a channel. */
  | {
      kind: "chat";
      /** The channel account that receives the messages. */
      accountId: ChannelAccountId;
      /**
       * How a conversation gets paired with the bot.
       *
       * @default "code"
       */
      pairing: ChatPairingMode;
      /**
       * The trigger's rank among those that match the same message.
       *
       * @format uint32
       * @default 100
       */
      priority: number;
      /** Whose messages count. */
      access?: ChatAccess;
      /** Which messages start a turn. */
      activation?: ChatActivation;
      /** Only conversations of this kind; absent means both. */
      matchScope?: ChatMatchScope | null;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown }
);

/** A stored bot. */
export interface BotView {
  /** The bot. */
  botId: BotId;
  /** Its revision. Each put raises it. */
  revision: Uint64;
  /** The profile from which the bot's sessions are made. */
  profileId: ProfileId;
  /**
   * Whether the bot may change its own document and triggers.
   *
   * @default false
   */
  selfConfig: boolean;
  /**
   * Whether the bot may send events to other bots.
   *
   * @default false
   */
  emit: boolean;
  /**
   * Whether the bot works on events. They are stored in either case.
   *
   * @default true
   */
  enabled: boolean;
  /** The number of its newest event; 0 when it has none. */
  eventSeq: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** When a trigger that fires too often is switched off; absent leaves it to the server. */
  breaker?: BotBreaker | null;
  /** What the bot is told about its task, beyond the profile; absent tells it nothing more. */
  brief?: string | null;
  /** When it was closed, in Unix milliseconds; absent while it is open. */
  closedAtMs?: Int64 | null;
  /** The sessions that were closed with it; left out while it is open. */
  closedSessions?: string[];
  /** What the bot is for, for people; absent when it does not say. */
  description?: string | null;
  /** A name for people; absent when it has none. */
  displayName?: string | null;
  /**
   * How long a session that serves one key or one event stays open after its last use, in
   * milliseconds. A trigger may set a time of its own; absent leaves it to the server.
   */
  routedSessionCloseAfterMs?: Uint64 | null;
  /**
   * Most runs the bot starts in a day; absent sets no limit.
   *
   * @format uint32
   */
  runsPerDay?: number | null;
}

/**
 * What happens to an event while the session is at work.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type BotWhenBusy =
  /** It waits until the session is idle and then starts a run. */
  | "queue"
  /** It steers the run at work. */
  | "steer"
  /** It joins the context and starts nothing. */
  | "append"
  /** A value of a newer server. */
  | UnlistedText;

/** How a call reaches a workflow that runs already. */
export type BoundWorkflowToolDispatchInput =
  /** The workflow reads the session's events. */
  | "pull"
  /** The server sends it the call. */
  | "push";

/** What the credential of a call may do. */
export interface CallerAccess {
  /** The groups of methods that the key was given. */
  groups: MethodGroup[];
  /** What the key reaches. */
  scope: AccessScope;
  /** Whether the server runs for a single caller, without authentication. */
  single: boolean;
  /** The part of the key that may be shown; absent when the call carried no key. */
  keyPrefix?: string | null;
}

/** A channel account to create. */
export interface ChannelAccountCreateParams {
  /** The account. */
  account: ChannelAccountInput;
}

/** The channel account that was created. */
export interface ChannelAccountCreateResponse {
  /** The account. */
  account: ChannelAccountView;
}

/** The channel account to delete. */
export interface ChannelAccountDeleteParams {
  /** The account. */
  accountId: ChannelAccountId;
}

/** The channel account that was deleted. */
export interface ChannelAccountDeleteResponse {
  /** The account as it was. */
  account: ChannelAccountView;
}

/**
 * Names a channel account within its universe: 1 to 128 bytes, chosen by the client.
 *
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
 */
export type ChannelAccountId = string;

/** A channel account to store. */
export interface ChannelAccountInput {
  /** The account. */
  accountId: ChannelAccountId;
  /** The provider where it is present. */
  provider: ChannelProvider;
  /** What the provider calls it. */
  providerAccountId: string;
  /** A name for people. */
  displayName: string;
  /**
   * The grant with the credential for the provider; absent for a provider that asks for none.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  credentialGrantId?: string | null;
  /**
   * Whether messages are received and sent.
   *
   * @default true
   */
  enabled?: boolean;
  /**
   * What the provider's connector is told.
   *
   * @default {}
   */
  settings?: ChannelAccountSettings;
}

/** Which channel accounts to list. */
export interface ChannelAccountListParams {
  /** Only accounts at this provider; absent means all. */
  provider?: ChannelProvider | null;
}

/** The channel accounts that were asked for. */
export interface ChannelAccountListResponse {
  /**
   * The accounts.
   *
   * @default []
   */
  accounts: ChannelAccountView[];
}

/** A channel account to create or to replace. */
export interface ChannelAccountPutParams {
  /** The whole account. */
  account: ChannelAccountInput;
  /** The revision that the new document was made from; absent replaces whatever is there. */
  expectedRevision?: Uint64 | null;
}

/** The channel account that was put. */
export interface ChannelAccountPutResponse {
  /** The account. */
  account: ChannelAccountView;
}

/** The channel account to read. */
export interface ChannelAccountReadParams {
  /** The account. */
  accountId: ChannelAccountId;
}

/** The channel account that was read. */
export interface ChannelAccountReadResponse {
  /** The account. */
  account: ChannelAccountView;
}

/** What the connector of a provider is told. */
export interface ChannelAccountSettings {
  /**
   * Whether the connector prints the QR code that links the account; absent leaves it to the
   * connector.
   */
  printQr?: boolean | null;
  /** Members of any other name. */
  [member: string]: unknown;
}

/** A stored channel account. */
export interface ChannelAccountView {
  /** The account. */
  accountId: ChannelAccountId;
  /** The provider where it is present. */
  provider: ChannelProvider;
  /** What the provider calls it. */
  providerAccountId: string;
  /** A name for people. */
  displayName: string;
  /**
   * What the provider's connector is told.
   *
   * @default {}
   */
  settings: ChannelAccountSettings;
  /**
   * Whether messages are received and sent.
   *
   * @default true
   */
  enabled: boolean;
  /** Its revision. Each put raises it. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /**
   * The grant with the credential for the provider; absent for a provider that asks for none.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  credentialGrantId?: string | null;
}

/** The conversation to read. */
export interface ChannelConversationReadParams {
  /** The account that takes part in it. */
  accountId: ChannelAccountId;
  /** The conversation. */
  chatId: string;
  /** The thread within it; absent means outside of threads. */
  threadId?: string | null;
}

/** The conversation that was read. */
export interface ChannelConversationReadResponse {
  /** What it does; absent when nothing handles it at this moment. */
  conversation?: ChannelConversationSnapshot | null;
}

/**
 * What a conversation does at this moment, for finding out why a message or an answer is missing.
 */
export interface ChannelConversationSnapshot {
  /** The bot it belongs to. */
  botId: BotId;
  /** The bot's trigger that takes its messages. */
  triggerId: BotTriggerId;
  /** Its label, for people. */
  label: string;
  /** Messages that came in. */
  inboundCount: Uint64;
  /** Messages dropped because they had come before. */
  duplicateInboundCount: Uint64;
  /** Messages dropped because they were not meant for the bot. */
  droppedInboundCount: Uint64;
  /** Messages refused because their sender may not start a turn. */
  deniedInboundCount: Uint64;
  /** Events handed to the bot. */
  emittedCount: Uint64;
  /** Answers sent to the provider. */
  deliveredCount: Uint64;
  /** Answers that could not be sent. */
  failedDeliveryCount: Uint64;
  /**
   * Answers being sent.
   *
   * @format uint32
   */
  activeDeliveries: number;
  /** Whether the bot is shown as typing. */
  typing: boolean;
  /** What the connector said that could not be understood, for people. */
  protocolErrors?: string[];
}

/** A message, as the connector of the provider understood it. */
export interface ChannelInbound {
  /** The message. One that comes again under its id is counted and dropped. */
  messageId: string;
  /** The conversation. */
  chatId: string;
  /** Who wrote it. */
  senderId: string;
  /** The name under which people know the sender. */
  senderName: string;
  /** When it was written, in Unix milliseconds. */
  timestampMs: Int64;
  /** What it says; empty when it only brings files. */
  text: string;
  /** Whether the conversation is with a single person. */
  isDirect: boolean;
  /** Whether it mentions the account. */
  mentionedBot: boolean;
  /** Whether it replies to a message of the account. */
  isReplyToBot: boolean;
  /** The files it brings. */
  media?: ChannelInboundMedia[];
  /** The thread within the conversation; absent outside of threads. */
  threadId?: string | null;
}

/** A message that arrived on a channel. */
export interface ChannelInboundAdmitParams {
  /** The account that received it. */
  accountId: ChannelAccountId;
  /** The message. */
  inbound: ChannelInbound;
}

/** Where the message went. */
export interface ChannelInboundAdmitResponse {
  /** What the server decided. */
  decision: ChannelInboundDecision;
  /** The bot of the conversation; absent when it has none. */
  botId?: BotId | null;
  /** The trigger that took the message; absent when none did. */
  triggerId?: BotTriggerId | null;
}

/** What the server decided about a message. */
export type ChannelInboundDecision =
  /** The conversation is paired with a bot, which gets the message. */
  | "bound"
  /** The message paired the conversation with a bot. */
  | "paired"
  /** The conversation can be paired, once somebody sends a pairing code in it. */
  | "pairing_required"
  /** The pairing of the conversation is at work and not settled yet. */
  | "pairing_pending"
  /** No trigger listens to the conversation. */
  | "unbound"
  /** A value of a newer server. */
  | UnlistedText;

/** A file that a message brings. */
export interface ChannelInboundMedia {
  /** The file, at the provider. */
  fileId: string;
  /** How the model is to take it. */
  kind: MediaKind;
  /** Media type of the bytes, such as `image/png`. */
  mime: string;
  /** Its size in bytes; absent when the provider does not tell. */
  byteSize?: Uint64 | null;
  /** The name of the file; absent when it has none. */
  name?: string | null;
}

/** The pairing to delete. */
export interface ChannelPairingDeleteParams {
  /** The account that takes part in the conversation. */
  accountId: ChannelAccountId;
  /** The conversation. */
  chatId: string;
}

/** The pairing that was deleted. */
export interface ChannelPairingDeleteResponse {
  /** The pairing as it was. */
  pairing: ChannelPairingView;
}

/** Which pairings to list. A pairing must pass every filter that is given. */
export interface ChannelPairingListParams {
  /** Only conversations of this account; absent means all. */
  accountId?: ChannelAccountId | null;
  /** Only conversations of this bot; absent means all. */
  botId?: BotId | null;
}

/** The pairings that were asked for. */
export interface ChannelPairingListResponse {
  /**
   * The pairings.
   *
   * @default []
   */
  pairings: ChannelPairingView[];
}

/** A conversation that belongs to a bot. */
export interface ChannelPairingView {
  /** The account that takes part in the conversation. */
  accountId: ChannelAccountId;
  /** The conversation. */
  chatId: string;
  /** The bot it belongs to. */
  botId: BotId;
  /** The bot's trigger that takes its messages. */
  triggerId: BotTriggerId;
  /** How it was paired. */
  pairedVia: ChatPairingMode;
  /** When it was paired, in Unix milliseconds. */
  pairedAtMs: Int64;
}

/**
 * Names a chat provider, such as `telegram`: 1 to 64 bytes, small letters, digits and hyphens.
 *
 * @minLength 1
 * @maxLength 64
 * @pattern ^[a-z0-9][a-z0-9-]*$
 */
export type ChannelProvider = string;

/** Whose messages count. */
export interface ChatAccess {
  /**
   * Who may start a turn.
   *
   * @default "anyone"
   */
  turn: ChatTurnAccess;
  /** The senders who may, where `turn` is `listed`. */
  allowed?: string[];
  /** The senders who may control the bot by commands in the conversation. */
  controllers?: string[];
}

/** Whose messages count. */
export interface ChatAccessIn {
  /** The senders who may, where `turn` is `listed`. */
  allowed?: string[];
  /** The senders who may control the bot by commands in the conversation. */
  controllers?: string[];
  /**
   * Who may start a turn.
   *
   * @default "anyone"
   */
  turn?: ChatTurnAccess;
}

/** Which messages start a turn of the bot. In a conversation with a single person, all do. */
export interface ChatActivation {
  /** Which messages of a group do; absent leaves it to the server. */
  group?: ChatGroupActivation | null;
  /** Names under which the bot is mentioned, beside the account's own. */
  mentionNames?: string[];
  /** Beginnings by which a message of a group is meant for the bot, such as `/ask`. */
  triggerPrefixes?: string[];
}

/**
 * Which messages of a group start a turn.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type ChatGroupActivation =
  /** Those that mention the bot or reply to it. */
  | "mention"
  /** All of them. */
  | "always"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * A kind of conversation.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type ChatMatchScope =
  /** With a single person. */
  | "direct"
  /** With several people. */
  | "group"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * How a conversation gets paired with a bot.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type ChatPairingMode =
  /** Somebody sends the trigger's pairing code in it. */
  | "code"
  /** Its first message does it. */
  | "open"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * Who may start a turn.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type ChatTurnAccess =
  /** Everybody in the conversation. */
  | "anyone"
  /** The senders that are listed. */
  | "listed"
  /** A value of a newer server. */
  | UnlistedText;

/** A source the model cited. */
export interface CitationView {
  /** Address of the source. */
  url: string;
  /** The passage cited; absent when the provider named only the source. */
  citedText?: string | null;
  /** Title of the source; absent when it is not known. */
  title?: string | null;
}

/** What a client understands beyond the stable contract. */
export interface ClientCapabilities {
  /**
   * Whether the client wants members that may still change.
   *
   * @default false
   */
  experimentalApi?: boolean;
}

/** The client's name and version. */
export interface ClientInfo {
  /** The program's name. */
  name: string;
  /** Its version, in the program's own numbering. */
  version?: string | null;
}

/** When and how older entries are condensed. */
export type CompactionPolicy =
  /** Never. */
  | { mode: "disabled" }
  /** The provider condenses by itself in the middle of a generation. */
  | {
      mode: "providerTriggered";
      /**
       * Condense from this many tokens on; absent leaves it to the provider.
       *
       * @format uint32
       */
      compactThresholdTokens?: number | null;
    }
  /** The server asks the provider to condense, between turns or when told to. */
  | {
      mode: "providerStandalone";
      /**
       * Condense from this many tokens on; absent leaves it to the server.
       *
       * @format uint32
       */
      compactThresholdTokens?: number | null;
      /**
       * The size to aim for, in tokens; absent leaves it to the provider.
       *
       * @format uint32
       */
      targetTokens?: number | null;
    };

/**
 * Points at stored content and says how to read its bytes.
 *
 * `blobs/read` of `contentRef` returns the bytes. They need not be plain text: model output can be
 * JSON in the provider's own form, or media.
 */
export interface ContentRefView {
  /**
   * The blob that holds the content.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  contentRef: string;
  /** Media type of the bytes; null when it is not known. */
  mediaType: string | null;
  /** Name of the provider's own format; null when the bytes are not in one. */
  providerKind: string | null;
  /** Handle by which the agent addresses this media in its tools; absent for other content. */
  mediaHandle?: string | null;
}

/** One entry to put into a context. */
export interface ContextAppendEntry {
  /**
   * Where it stands: a later entry under the same key takes its place. Under `run`, `runtime` and
   * what follows them after a dot only the server writes: such an entry fails. So does one under
   * `instructions`, since instructions come from the profile.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  key: string;
  /** What it is. A text or catalog that is blank is invalid. */
  item: InputItem;
}

/** Entries to put into a session's context. */
export interface ContextAppendParams {
  /**
   * The session. It must be open.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The entries, in the order the model reads them: 1 to 64, each under a key of its own.
   *
   * @minItems 1
   * @maxItems 64
   */
  entries: ContextAppendEntry[];
}

/** What became of the entries. */
export interface ContextAppendResponse {
  /** The revision of the context after the call. */
  contextRevision: Uint64;
  /** One result for each entry, in the order of the request. */
  results: ContextAppendResult[];
}

/** What became of one entry. */
export interface ContextAppendResult {
  /**
   * The key of the entry.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  key: string;
  /** What became of it. */
  status: ContextAppendStatus;
  /** The text of the entry, at most 4096 bytes; absent when it failed or has no readable text. */
  activationText?: string | null;
  /** True when `activationText` was cut; the context has all of it. */
  activationTextTruncated?: boolean;
  /** The entry as it was accepted; absent when it failed. */
  entry?: ContextEntryInputView | null;
  /** Why it failed; only with the status `failed`. */
  failure?: InputAdmissionFailureView | null;
}

/** What became of an entry to put into a context. */
export type ContextAppendStatus =
  /** It is in the context now, in the place of an earlier one with its key. */
  | "applied"
  /** The context has it already, with the same content. */
  | "unchanged"
  /** It was not taken; `failure` tells why. */
  | "failed"
  /** A value of a newer server. */
  | UnlistedText;

/** The session whose context to condense. */
export interface ContextCompactParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
}

/** The session after its context was condensed. */
export interface ContextCompactResponse {
  /** The session. */
  session: SessionMutationView;
}

/** How a compaction ended. */
export type ContextCompactionStatusView =
  /** The context is shorter now. */
  | "succeeded"
  /** The context is as it was. */
  | "failed"
  /** A value of a newer server. */
  | UnlistedText;

/** What set off a compaction. */
export type ContextCompactionTriggerView =
  /** A client asked for it. */
  | "manual"
  /** The context grew beyond the threshold of the policy. */
  | "highWatermark"
  /** A value of a newer server. */
  | UnlistedText;

/** How the conversation is kept within the model's window. */
export interface ContextConfig {
  /** When and how older entries are condensed. Absent leaves it to the server. */
  compaction?: CompactionPolicy | null;
}

/**
 * Input that was accepted but is not yet an entry of the context.
 *
 * It has no id and no text: both come with the event that applies it.
 */
export interface ContextEntryInputView {
  /** What the entry will be to the model. */
  kind: ContextEntryKindView;
  /** The stored content. */
  content: ContentRefView;
  /** Label of where the input came from; absent when none was given. */
  origin?: string | null;
  /** Short extract for lists; absent when the content has no readable text. */
  preview?: string | null;
  /**
   * Blob that records where the input came from; absent when none was given.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  provenanceRef?: string | null;
  /** Size in tokens; absent when it was not measured. */
  tokenEstimate?: TokenEstimateView | null;
}

/** What a context entry is to the model. */
export type ContextEntryKindView =
  /** A turn of the conversation. */
  | {
      type: "message";
      /** Who speaks. */
      role: MessageRole;
    }
  /** Standing instructions for the agent. */
  | { type: "instructions" }
  /** A titled list the agent can consult. */
  | {
      type: "catalog";
      /** Heading of the list. */
      title: string;
    }
  /** The model asks for a tool. */
  | {
      type: "toolCall";
      /** Identifies the call; the result carries the same id. */
      callId: string;
      /** Name of the tool as the model knows it. */
      name: string;
    }
  /** What a tool call returned. */
  | {
      type: "toolResult";
      /** The call this answers. */
      callId: string;
      /** True when the tool failed and the content tells why. */
      isError: boolean;
    }
  /** Reasoning the provider hands back to itself at the next turn. */
  | { type: "reasoningState" }
  /** An item only the provider understands. */
  | { type: "providerOpaque" }
  /** A person's answer to an approval request for a remote tool. */
  | {
      type: "mcpApprovalResponse";
      /** True when the call was approved. */
      approve: boolean;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** What put an entry into the context. */
export type ContextEntrySourceView =
  /** A client changed the context outside a run. */
  | { type: "contextEdit" }
  /** The input of a run. */
  | {
      type: "runInput";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /**
       * Position of the item in the accepted input, from 0.
       *
       * @format uint32
       */
      inputIndex: number;
    }
  /** Input added to a run that was already active. */
  | {
      type: "steering";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The steering request. */
      steeringId: string;
      /**
       * Position of the item in that request, from 0.
       *
       * @format uint32
       */
      inputIndex: number;
    }
  /** The model wrote it. */
  | {
      type: "assistantOutput";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn in which it was generated. */
      turnId: string;
    }
  /** Somebody decided about a pending approval. */
  | {
      type: "approvalDecision";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The approval that was decided. */
      approvalId: string;
    }
  /** A tool call or its result. */
  | {
      type: "tool";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn that asked for the tool. */
      turnId: string;
      /** The batch the call ran in; absent for tools the provider ran itself. */
      batchId?: string | null;
    }
  /** Reasoning the model wrote beside its answer. */
  | {
      type: "reasoning";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn in which it was generated. */
      turnId: string;
    }
  /** The server itself added it. */
  | {
      type: "runtime";
      /** Which part of the server, as a short word. */
      label: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** An entry of a session's context. */
export interface ContextEntryView {
  /** Identifies the entry in its session; never reused. */
  id: string;
  /** What the entry is to the model. */
  kind: ContextEntryKindView;
  /** The stored content, which stands above `text` and `preview`. */
  content: ContentRefView;
  /** Sources the model cited in this text. */
  citations?: CitationView[];
  /** How to show an item that only the provider can read; absent for other entries. */
  display?: ProviderContextDisplayView | null;
  /**
   * Key under which the entry can be replaced or removed; absent for entries without one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  key?: string | null;
  /** Label of where the input came from; absent when none was given. */
  origin?: string | null;
  /** Short extract for lists; absent when the content has no readable text. */
  preview?: string | null;
  /**
   * Blob that records where the input came from; absent when none was given.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  provenanceRef?: string | null;
  /** The model provider's own id of the item; absent when it gave none. */
  providerItemId?: string | null;
  /** What put the entry into the context; absent when it was not recorded. */
  source?: ContextEntrySourceView | null;
  /** The later entry that took this one's place; absent while it is current. */
  supersededBy?: string | null;
  /** The earlier entry this one takes the place of; absent when it replaces none. */
  supersedes?: string | null;
  /** Readable text, at most 4096 bytes; absent when the content has none. */
  text?: string | null;
  /** True when `text` was cut; the blob holds all of it. */
  textTruncated?: boolean;
  /** Size of the entry in tokens; absent when it was not measured. */
  tokenEstimate?: TokenEstimateView | null;
}

/** Why entries were taken out of the context. */
export type ContextRemovalReasonView =
  /** They no longer fit. */
  | "pruned"
  /** The provider put a shorter form in their place. */
  | "providerCompacted"
  /** A value of a newer server. */
  | UnlistedText;

/** Entries to take out of a session's context. */
export interface ContextRemoveParams {
  /**
   * The session. It must be open.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The keys of the entries: 1 to 64, each once, and none of the server's own (`run`, `runtime`,
   * and what follows them after a dot).
   *
   * @minItems 1
   * @maxItems 64
   */
  keys: string[];
}

/** What became of the keys. */
export interface ContextRemoveResponse {
  /** The revision of the context after the call. */
  contextRevision: Uint64;
  /** One result for each key, in the order of the request. */
  results: ContextRemoveResult[];
}

/** What became of one key. */
export interface ContextRemoveResult {
  /**
   * The key.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  key: string;
  /** What became of it. */
  status: ContextRemoveStatus;
  /** Why it failed; only with the status `failed`. */
  failure?: InputAdmissionFailureView | null;
}

/** What became of a key to remove. */
export type ContextRemoveStatus =
  /** Its entry is gone. */
  | "removed"
  /** There was no entry with this key. */
  | "absent"
  /** The entry could not be removed; `failure` tells why. */
  | "failed"
  /** A value of a newer server. */
  | UnlistedText;

/** Why the whole context was replaced. */
export type ContextReplacementReasonView =
  /** Older entries no longer fit. */
  | "pruned"
  /** The session's compaction policy changed. */
  | "policyChanged"
  /** The provider returned a shorter form of it. */
  | "providerCompacted"
  /** A value of a newer server. */
  | UnlistedText;

/** The entries a session would send to its model now, at one revision. */
export interface ContextView {
  /** Grows by one with each change of the context. */
  revision: Uint64;
  /**
   * The entries in the order the model reads them.
   *
   * @default []
   */
  entries: ContextEntryView[];
}

/** An API key to create. */
export interface DeploymentApiKeyCreateParams {
  /** What it shall reach. A key of a universe calls no `deployment/` methods. */
  scope: AccessScope;
  /** What it is for, for people. */
  displayName: string;
  /**
   * Whether its calls may name an actor on whose behalf they are made.
   *
   * @default false
   */
  assertActor?: boolean;
  /** The groups of methods that it may call; absent gives all that the scope allows. */
  groups?: MethodGroup[] | null;
}

/** The API key that was created. */
export interface DeploymentApiKeyCreateResponse {
  /** The key without its secret. */
  apiKey: DeploymentApiKeyView;
  /**
   * The whole key. It is shown here once and cannot be read again.
   *
   * @format password
   */
  secret: string;
}

/** Which API keys to list. */
export interface DeploymentApiKeyListParams {
  /** Only keys of this scope; absent lists all. */
  scope?: AccessScope | null;
}

/** API keys without their secrets. */
export interface DeploymentApiKeyListResponse {
  /**
   * The keys.
   *
   * @default []
   */
  apiKeys: DeploymentApiKeyView[];
}

/** The API key to revoke. */
export interface DeploymentApiKeyRevokeParams {
  /** The part of the key that may be shown. */
  keyPrefix: string;
}

/** The API key that was revoked. */
export interface DeploymentApiKeyRevokeResponse {
  /** The key without its secret. */
  apiKey: DeploymentApiKeyView;
}

/** An API key without its secret. */
export interface DeploymentApiKeyView {
  /** The part of the key that may be shown. */
  keyPrefix: string;
  /** What it reaches. */
  scope: AccessScope;
  /** The groups of methods that it may call. */
  groups: MethodGroup[];
  /** Whether its calls may name an actor on whose behalf they are made. */
  assertActor: boolean;
  /** Who created it. */
  createdBy: Attribution;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Uint64;
  /** What it is for, for people; absent when it does not say. */
  displayName?: string | null;
  /** When it was last used, in Unix milliseconds; absent when it never was. */
  lastUsedAtMs?: Uint64 | null;
  /** When it was first revoked, in Unix milliseconds; absent while it may be used. */
  revokedAtMs?: Uint64 | null;
}

/** Which channel accounts to list. */
export interface DeploymentChannelAccountListParams {
  /**
   * List accounts that are switched off, too.
   *
   * @default false
   */
  includeDisabled?: boolean;
  /** Only accounts of this provider; absent lists all. */
  provider?: ChannelProvider | null;
}

/** The channel accounts of all universes. */
export interface DeploymentChannelAccountListResponse {
  /**
   * The accounts.
   *
   * @default []
   */
  accounts: DeploymentChannelAccountView[];
}

/** A channel account and the universe that it belongs to. */
export interface DeploymentChannelAccountView {
  /**
   * The universe.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /** The account. */
  accountId: ChannelAccountId;
  /** The provider where it is present. */
  provider: ChannelProvider;
  /** What the provider calls it. */
  providerAccountId: string;
  /** A name for people. */
  displayName: string;
  /**
   * What the provider's connector is told.
   *
   * @default {}
   */
  settings: ChannelAccountSettings;
  /**
   * Whether messages are received and sent.
   *
   * @default true
   */
  enabled: boolean;
  /** Its revision. Each put raises it. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /**
   * The grant with the credential for the provider; absent for a provider that asks for none.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  credentialGrantId?: string | null;
}

/** A machine of a provider to make an environment of a universe. */
export interface DeploymentEnvironmentAdoptParams {
  /**
   * The universe that gets the environment.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /**
   * Your name for this adoption, within the universe.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  requestId: string;
  /**
   * The binding through which the universe uses the provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /** The machine, in the provider's own words, e.g. `project/instance`. */
  sourceTarget: string;
  /** Must be true: the server may from now on move, reconfigure and delete the machine. */
  takeOwnership: boolean;
  /** A name for people; absent leaves it without one. */
  displayName?: string | null;
  /** Labels of the application. */
  metadata?: { [key: string]: string };
}

/** The environment that was made of the machine. */
export interface DeploymentEnvironmentAdoptResponse {
  /** The environment. */
  environment: EnvironmentView;
}

/** How the server reaches a provider's controller. */
export interface DeploymentEnvironmentProviderConnection {
  /** The address, in the manner of the transport; a URL for `webSocket` and `http`. */
  endpoint: string;
  /** What the controller is spoken to over. */
  transport: DeploymentEnvironmentProviderTransport;
}

/** The provider to delete. */
export interface DeploymentEnvironmentProviderDeleteParams {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
}

/** The provider that was deleted. */
export interface DeploymentEnvironmentProviderDeleteResponse {
  /** The provider as it was. */
  provider: DeploymentEnvironmentProviderView;
}

/** Nothing: the list has no filters. */
export type DeploymentEnvironmentProviderListParams = { [member: string]: unknown };

/** All environment providers. */
export interface DeploymentEnvironmentProviderListResponse {
  /** The providers. */
  providers: DeploymentEnvironmentProviderView[];
}

/** A provider to register or to replace. */
export interface DeploymentEnvironmentProviderPutParams {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** How the server reaches it. */
  controllerConnection: DeploymentEnvironmentProviderConnection;
  /** A name for people; absent leaves it without one. */
  displayName?: string | null;
  /** Labels of the deployment. */
  metadata?: { [key: string]: string };
}

/** The provider that was put. */
export interface DeploymentEnvironmentProviderPutResponse {
  /** The provider. */
  provider: DeploymentEnvironmentProviderView;
}

/** The provider to read. */
export interface DeploymentEnvironmentProviderReadParams {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
}

/** The provider that was read. */
export interface DeploymentEnvironmentProviderReadResponse {
  /** The provider. */
  provider: DeploymentEnvironmentProviderView;
}

/**
 * What a provider's controller is spoken to over.
 *
 * A newer server may tell of transports that are not listed here; a request may only name those
 * that are.
 */
export type DeploymentEnvironmentProviderTransport =
  /** A WebSocket. */
  | { type: "webSocket" }
  /** HTTP. */
  | { type: "http" }
  /** The standard streams of a process. */
  | { type: "stdio" }
  /** SSH. */
  | { type: "ssh" }
  /** A transport of a provider's own. */
  | {
      type: "provider";
      /** Which kind of provider. */
      providerType: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** An environment provider. */
export interface DeploymentEnvironmentProviderView {
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** How the server reaches it. */
  controllerConnection: DeploymentEnvironmentProviderConnection;
  /** When it was registered, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
  /** Labels of the deployment. */
  metadata?: { [key: string]: string };
}

/** The binding to delete. */
export interface DeploymentProviderBindingDeleteParams {
  /**
   * The universe that has the binding.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /**
   * The binding.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
}

/** The binding that was deleted. */
export interface DeploymentProviderBindingDeleteResponse {
  /** The binding as it was. */
  binding: EnvironmentProviderBindingView;
}

/** A binding to create or to replace. */
export interface DeploymentProviderBindingPutParams {
  /**
   * The universe that may use the provider.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /**
   * The binding.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** Whether new environments may be made through it. */
  status: EnvironmentProviderBindingStatusView;
  /** The revision that the new binding was made from; absent replaces whatever is there. */
  expectedRevision?: Uint64 | null;
  /** Labels of the deployment. */
  metadata?: { [key: string]: string };
}

/** The binding that was put. */
export interface DeploymentProviderBindingPutResponse {
  /** The binding. */
  binding: EnvironmentProviderBindingView;
}

/** A universe to create, or to find again under its id. */
export interface DeploymentUniverseCreateParams {
  /**
   * The id to create or find: a UUID of your choice.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /**
   * Its name in addresses; absent leaves it without one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  slug?: string | null;
}

/** The universe that was created or found. */
export interface DeploymentUniverseCreateResponse {
  /** The universe. */
  universe: DeploymentUniverseView;
  /** Whether this call created it. */
  created: boolean;
}

/** The universe to delete. */
export interface DeploymentUniverseDeleteParams {
  /**
   * The universe.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
}

/** What a deletion removed. After an interruption, only what the last call did is counted. */
export interface DeploymentUniverseDeleteResponse {
  /**
   * The universe that is gone.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /** How many workflows were still at work and were ended. */
  workflowsTerminated: Uint64;
  /** How many blobs were removed from the object store. */
  blobObjectsDeleted: Uint64;
}

/** Nothing: the list has no filters. */
export type DeploymentUniverseListParams = { [member: string]: unknown };

/** All universes. */
export interface DeploymentUniverseListResponse {
  /**
   * The universes.
   *
   * @default []
   */
  universes: DeploymentUniverseView[];
}

/** The universe to read. */
export interface DeploymentUniverseReadParams {
  /**
   * The universe.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
}

/** The universe that was read. */
export interface DeploymentUniverseReadResponse {
  /** The universe. */
  universe: DeploymentUniverseView;
}

/** A universe and its new slug. */
export interface DeploymentUniverseSlugPutParams {
  /**
   * The universe.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /**
   * Its name in addresses from now on.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  slug: string;
  /**
   * Refuse to replace a slug that differs.
   *
   * @default false
   */
  onlyIfUnset?: boolean;
}

/**
 * A universe and what is in it. The counts are made when they are read and may lag behind work that
 * goes on.
 */
export interface DeploymentUniverseView {
  /**
   * The universe.
   *
   * @pattern ^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$
   * @format uuid
   */
  universeId: string;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Uint64;
  /** How many sessions it has. */
  sessions: Uint64;
  /** How many workspaces it has. */
  workspaces: Uint64;
  /** How many profiles it has. */
  profiles: Uint64;
  /** The size of its blobs together, in bytes. */
  blobBytes: Uint64;
  /** When one of its sessions was last updated, in Unix milliseconds; absent without sessions. */
  lastActivityAtMs?: Uint64 | null;
  /**
   * Its name in addresses; absent when it has none.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  slug?: string | null;
}

/** What an agent may do in an environment. */
export type EnvironmentAccess =
  /** Look at files. */
  | "read"
  /** Change files. */
  | "edit"
  /** Run commands. */
  | "exec"
  /** Leave jobs running. */
  | "jobs";

/** An environment that the agent may use. */
export interface EnvironmentAttachment {
  /** What the agent may do in it. */
  access: EnvironmentAccess;
  /** Make it the active one at the start. */
  default?: boolean;
  /**
   * The environment; absent when it is inherited.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId?: string | null;
  /** Use the environment of the agent that called this one. */
  inherit?: boolean;
  /** The directory in which commands start; absent leaves it to the environment. */
  workingDirectory?: string | null;
}

/** The environment to close. */
export interface EnvironmentCloseParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
}

/** The environment after it was asked to close. */
export interface EnvironmentCloseResponse {
  /** The environment; it may still be `closing`. */
  environment: EnvironmentView;
}

/** What a daemon is spoken to over: a text, or an object for a transport of a provider's own. */
export type EnvironmentConnectionTransportView =
  /** A WebSocket. */
  | "webSocket"
  /** HTTP. */
  | "http"
  /** The standard streams of a process. */
  | "stdio"
  /** SSH. */
  | "ssh"
  /** A transport of a provider's own. */
  | {
      provider: {
        /** Which kind of provider; spelled in snake case on the wire. */
        provider_type: string;
      };
    };

/** How the daemon of an environment is reached. */
export interface EnvironmentConnectionView {
  /** The address, in the manner of the transport; a URL for `webSocket` and `http`. */
  endpoint: string;
  /** What the daemon is spoken to over. */
  transport: EnvironmentConnectionTransportView;
}

/** An environment for a provider to make. */
export interface EnvironmentCreateParams {
  /**
   * Your name for the request. A repeat under it finds the environment instead of making one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  requestId: string;
  /**
   * The binding through which the provider is reached. It must be enabled.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /** The template to make it from. */
  templateId: string;
  /** A name for people. */
  displayName?: string | null;
  /** What happens to it when nobody uses it; absent leaves it alone. */
  idlePolicy?: EnvironmentIdlePolicyView | null;
  /** Labels of the application. */
  metadata?: { [key: string]: string };
}

/** The environment that a request made or found. */
export interface EnvironmentCreateResponse {
  /** The environment. */
  environment: EnvironmentView;
}

/** A variable to bind to a source. */
export interface EnvironmentCredentialBindParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The variable.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z_][A-Za-z0-9_]*$
   */
  envName: string;
  /** Where its value comes from. */
  source: EnvironmentCredentialSourceView;
}

/** The variable that was bound. */
export interface EnvironmentCredentialBindResponse {
  /** The variable and its source. */
  credential: EnvironmentCredentialView;
}

/** Whose variables to list. */
export interface EnvironmentCredentialListParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
}

/** The variables of the environment. */
export interface EnvironmentCredentialListResponse {
  /**
   * The variables and their sources, all of them.
   *
   * @default []
   */
  credentials: EnvironmentCredentialView[];
}

/**
 * Where the value of a variable comes from: the name of a secret, never the secret.
 *
 * A newer server may tell of sources that are not listed here; a request may only name those that
 * are.
 */
export type EnvironmentCredentialSourceView =
  /** The access token of a grant. */
  | {
      type: "authGrant";
      /**
       * The grant.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      grantId: string;
    }
  /** The credential of an auth provider. */
  | {
      type: "authProviderCredential";
      /**
       * The provider.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      providerId: string;
    }
  /** A secret as it is. */
  | {
      type: "directSecret";
      /**
       * The secret.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      secretId: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** A variable to unbind. */
export interface EnvironmentCredentialUnbindParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The variable.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z_][A-Za-z0-9_]*$
   */
  envName: string;
}

/** The variable that was unbound. */
export interface EnvironmentCredentialUnbindResponse {
  /** The variable and its source, as they were. */
  credential: EnvironmentCredentialView;
}

/** A variable of an environment and where its value comes from. The value is never shown. */
export interface EnvironmentCredentialView {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The variable.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z_][A-Za-z0-9_]*$
   */
  envName: string;
  /** Where its value comes from. */
  source: EnvironmentCredentialSourceView;
  /** When it was first bound, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last bound, in Unix milliseconds. */
  updatedAtMs: Int64;
}

/** The environment daemon that goes with a server. */
export interface EnvironmentDaemonInfo {
  /** The daemon's version. */
  version: string;
  /** The commit it was built from, 40 hex digits. */
  gitSha: string;
  /**
   * The version of the protocol between server and daemon.
   *
   * @format uint32
   */
  protocolVersion: number;
  /** The platforms for which the server offers the daemon. */
  targets: string[];
}

/** A machine of your own to register as an environment. */
export interface EnvironmentExternalCreateParams {
  /**
   * Your name for the request. A repeat under it finds the environment instead of making one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  requestId: string;
  /** How the server reaches the machine's daemon. */
  connection: EnvironmentConnectionView;
  /** A name for people. */
  displayName?: string | null;
  /** Labels of the application. */
  metadata?: { [key: string]: string };
}

/** The environment that a registration made or found. */
export interface EnvironmentExternalCreateResponse {
  /** The environment. */
  environment: EnvironmentView;
}

/**
 * What becomes of an environment when its daemon is gone.
 *
 * A newer server may tell of modes that are not listed here; a request may only name those that
 * are.
 */
export type EnvironmentIdentityModeView =
  /** It stays, and is the same one when the daemon comes back. */
  | "persistent"
  /** It closes when the daemon does not come back in time. */
  | "ephemeral"
  /** A value of a newer server. */
  | UnlistedText;

/** An idle policy for an environment. */
export interface EnvironmentIdlePolicyPutParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /** The whole new policy; absent clears it. */
  idlePolicy?: EnvironmentIdlePolicyView | null;
}

/** The environment after its idle policy was put. */
export interface EnvironmentIdlePolicyPutResponse {
  /** The environment. */
  environment: EnvironmentView;
}

/**
 * What happens to an environment that nobody uses, in up to four stages.
 *
 * Each time is counted from the moment its daemon became idle. A later stage must not come before
 * an earlier one, in the order pause, suspend, stop, close; a stage that the provider cannot reach
 * is passed over.
 */
export interface EnvironmentIdlePolicyView {
  /** Close it for good after so many idle milliseconds; absent never does. */
  closeAfterMs?: Uint64 | null;
  /** Pause it after so many idle milliseconds; absent never does. */
  pauseAfterMs?: Uint64 | null;
  /** Stop it after so many idle milliseconds; absent never does. */
  stopAfterMs?: Uint64 | null;
  /** Suspend it after so many idle milliseconds; absent never does. */
  suspendAfterMs?: Uint64 | null;
}

/** The machine that stands behind an environment at a time. */
export interface EnvironmentIncarnationView {
  /**
   * The incarnation.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  incarnationId: string;
  /** When it began, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /**
   * The power states that the provider offers for it. None until they are known, or when power
   * cannot be controlled.
   */
  powerStates?: EnvironmentPowerStateView[];
  /** The provider's name of the machine; absent until it is known, or without a provider. */
  providerTargetId?: string | null;
  /** The name under which the provider was asked for the machine; absent when none was asked. */
  provisionRequestId?: string | null;
  /** The template it was made from; absent when it was made from none. */
  templateId?: string | null;
}

/** Whether an environment shall have a public endpoint. */
export interface EnvironmentIngressPutParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /** True to have one, false to have none. */
  enabled: boolean;
}

/** The environment after its public endpoint was switched. */
export interface EnvironmentIngressPutResponse {
  /** The environment, with the endpoint's URL when it is on. */
  environment: EnvironmentView;
}

/** Which jobs to cancel. */
export interface EnvironmentJobCancelParams {
  /**
   * The jobs, at least one.
   *
   * @minItems 1
   */
  jobs: SessionJobHandleView[];
  /**
   * Stop them the hard way; what that is depends on the environment.
   *
   * @default false
   */
  force?: boolean;
  /**
   * Whether jobs that wait for them are cancelled, too.
   *
   * @default "job"
   */
  scope?: SessionJobCancelScopeView;
}

/** What became of the cancellations. */
export interface EnvironmentJobCancelResponse {
  /**
   * One item for each job that the cancellation reached.
   *
   * @default []
   */
  jobs: SessionJobCancelEntryView[];
}

/** Jobs to start together in one environment. */
export interface EnvironmentJobCreateParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * Your name for the request. A repeat under it finds the jobs instead of starting them again.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  requestId: string;
  /**
   * The jobs, at least one.
   *
   * @minItems 1
   */
  jobs: SessionJobStartSpecInput[];
}

/** The jobs that a request started or found. */
export interface EnvironmentJobCreateResponse {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The jobs of the request, together.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobGroupId: string;
  /**
   * One item for each job of the request, in its order.
   *
   * @default []
   */
  jobs: SessionJobStartedView[];
}

/** Which jobs to read, and how much of them. */
export interface EnvironmentJobReadParams {
  /**
   * The jobs, at least one.
   *
   * @minItems 1
   */
  jobs: SessionJobHandleView[];
  /**
   * Only output after this one, for each job: the `outputNextSeq` of the read before. Absent begins
   * with the oldest output that is kept.
   */
  afterSeq?: Uint64 | null;
  /**
   * Whether to tell the files that the jobs left.
   *
   * @default false
   */
  includeArtifacts?: boolean;
  /** Most bytes of output for each job; absent leaves it to the server. */
  outputBytes?: Uint64 | null;
}

/** What was read of the jobs. */
export interface EnvironmentJobReadResponse {
  /**
   * One item for each job of the request, in its order.
   *
   * @default []
   */
  jobs: SessionJobReadEntryView[];
}

/**
 * Where an environment stands in its life.
 *
 * A newer server may tell of states that are not listed here; a request may only name those that
 * are.
 */
export type EnvironmentLifecycleStatusView =
  /** The provider makes its machine. */
  | "provisioning"
  /** Its machine starts. */
  | "booting"
  /** It takes work. */
  | "ready"
  /** Its machine is frozen in memory. The next use wakes it. */
  | "paused"
  /** What its machine was doing is saved on disk. The next use wakes it. */
  | "suspended"
  /**
   * Its machine is off or out of reach. The next use wakes a provisioned one whose provider
   * controls power.
   */
  | "offline"
  /** It was asked to close and is being taken down. */
  | "closing"
  /** It is gone for good; only the record is left. */
  | "closed"
  /** It could not be made or kept. */
  | "failed"
  /** Nobody can tell its state at present. */
  | "unknown"
  /** A value of a newer server. */
  | UnlistedText;

/** Which environments to list. An environment must pass every filter that is given. */
export interface EnvironmentListParams {
  /**
   * Only those that were made through this binding.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId?: string | null;
  /** Only those with these labels. An empty value asks for the key alone. */
  metadata?: { [key: string]: string };
  /**
   * Only those that this provider made.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId?: string | null;
  /**
   * Only those whose daemon showed this key.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  registrationKeyId?: string | null;
  /** Only those in this state. */
  status?: EnvironmentLifecycleStatusView | null;
}

/** The environments that pass the filters. */
export interface EnvironmentListResponse {
  /**
   * The environments, all of them.
   *
   * @default []
   */
  environments: EnvironmentView[];
}

/** A power state for an environment to go to. */
export interface EnvironmentPowerPutParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /** The state: one of the `powerStates` of its incarnation. */
  power: EnvironmentPowerStateView;
}

/** The environment after its wanted power state was put. */
export interface EnvironmentPowerPutResponse {
  /** The environment; its `status` may follow later. */
  environment: EnvironmentView;
}

/**
 * A power state in which a machine can stay.
 *
 * A newer server may tell of states that are not listed here; a request may only name those that
 * are.
 */
export type EnvironmentPowerStateView =
  /** It works. */
  | "running"
  /** It is frozen and keeps its memory. Waking takes next to no time. */
  | "paused"
  /** What it was doing is saved on disk. Waking goes on from there. */
  | "suspended"
  /** It is off and keeps its disk. Waking boots it afresh. */
  | "stopped"
  /** A value of a newer server. */
  | UnlistedText;

/** Take instructions from an environment. */
export interface EnvironmentPromptsConfig {
  /**
   * Directories to search, at least one; absent means the usual places.
   *
   * @minItems 1
   */
  roots?: string[] | null;
}

/** Nothing: the list has no filters. */
export type EnvironmentProviderBindingListParams = { [member: string]: unknown };

/** The bindings of the universe. */
export interface EnvironmentProviderBindingListResponse {
  /** The bindings, all of them. */
  bindings: EnvironmentProviderBindingView[];
}

/** The binding to read. */
export interface EnvironmentProviderBindingReadParams {
  /**
   * The binding.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
}

/** The binding that was read. */
export interface EnvironmentProviderBindingReadResponse {
  /** The binding. */
  binding: EnvironmentProviderBindingView;
}

/**
 * Whether environments may be made through a binding.
 *
 * A newer server may tell of states that are not listed here; a request may only name those that
 * are.
 */
export type EnvironmentProviderBindingStatusView =
  /** They may. */
  | "enabled"
  /** They may not; those that exist stay. */
  | "disabled"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * What lets a universe have environments from a provider of the deployment.
 *
 * The methods `deployment/environment-providers/bindings/*` write it; a universe sees only its own.
 */
export interface EnvironmentProviderBindingView {
  /**
   * The binding.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /**
   * The provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /** Whether new environments may be made through it. */
  status: EnvironmentProviderBindingStatusView;
  /** Its revision, counted from 1. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** Labels of the deployment. */
  metadata?: { [key: string]: string };
}

/** The environment to read. */
export interface EnvironmentReadParams {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
}

/** The environment that was read. */
export interface EnvironmentReadResponse {
  /** The environment. */
  environment: EnvironmentView;
}

/** A registration key to make. */
export interface EnvironmentRegistrationKeyCreateParams {
  /** A name for people. */
  displayName: string;
  /** What becomes of an environment when its daemon is gone. */
  identityMode: EnvironmentIdentityModeView;
  /**
   * How long an ephemeral environment waits for its daemon to come back, in milliseconds; absent
   * takes the deployment's time.
   */
  ephemeralDisconnectGraceMs?: Uint64 | null;
  /** When the key stops admitting daemons, in Unix milliseconds; absent never does. */
  expiresAtMs?: Int64 | null;
  /**
   * Most environments that may live at a time; absent sets no limit.
   *
   * @format uint32
   */
  maxActiveEnvironments?: number | null;
}

/** The registration key that was made. */
export interface EnvironmentRegistrationKeyCreateResponse {
  /** The key. */
  registrationKey: EnvironmentRegistrationKeyView;
  /** Its secret, which no other answer shows. */
  secret: EnvironmentRegistrationSecretView;
}

/** Nothing: the list has no filters. */
export type EnvironmentRegistrationKeyListParams = { [member: string]: unknown };

/** The registration keys of the universe. */
export interface EnvironmentRegistrationKeyListResponse {
  /**
   * The keys, all of them; revoked and expired ones too.
   *
   * @default []
   */
  registrationKeys: EnvironmentRegistrationKeyView[];
}

/** The registration key to read. */
export interface EnvironmentRegistrationKeyReadParams {
  /**
   * The key.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  registrationKeyId: string;
}

/** The registration key that was read. */
export interface EnvironmentRegistrationKeyReadResponse {
  /** The key. */
  registrationKey: EnvironmentRegistrationKeyView;
}

/** The registration key to revoke. */
export interface EnvironmentRegistrationKeyRevokeParams {
  /**
   * The key.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  registrationKeyId: string;
  /**
   * Close the environments of the key, too.
   *
   * @default false
   */
  closeEnvironments?: boolean;
}

/** The registration key after it was revoked. */
export interface EnvironmentRegistrationKeyRevokeResponse {
  /** The key. */
  registrationKey: EnvironmentRegistrationKeyView;
  /** The environments that were asked to close. */
  closedEnvironmentIds?: string[];
}

/** Whether a registration key admits daemons. */
export type EnvironmentRegistrationKeyStatusView =
  /** It does. */
  | "active"
  /** It was revoked and never will again. */
  | "revoked"
  /** Its time is over. */
  | "expired"
  /** A value of a newer server. */
  | UnlistedText;

/** A key with which daemons register themselves. Its secret is not shown. */
export interface EnvironmentRegistrationKeyView {
  /**
   * The key.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  registrationKeyId: string;
  /** Its name for people. */
  displayName: string;
  /** The beginning of its secret, to tell keys apart by. */
  keyPrefix: string;
  /** What becomes of an environment when its daemon is gone. */
  identityMode: EnvironmentIdentityModeView;
  /** How long an ephemeral environment waits for its daemon to come back, in milliseconds. */
  ephemeralDisconnectGraceMs: Uint64;
  /** Whether it admits daemons. */
  status: EnvironmentRegistrationKeyStatusView;
  /** Environments that were ever registered with it. */
  registeredEnvironmentCount: Uint64;
  /** Environments of it that live at present. */
  activeEnvironmentCount: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it stops admitting daemons, in Unix milliseconds; absent never does. */
  expiresAtMs?: Int64 | null;
  /** When a daemon last registered with it, in Unix milliseconds; absent when none did. */
  lastRegisteredAtMs?: Int64 | null;
  /**
   * Most environments that may live at a time; absent sets no limit.
   *
   * @format uint32
   */
  maxActiveEnvironments?: number | null;
  /** When it was revoked, in Unix milliseconds; absent when it was not. */
  revokedAtMs?: Int64 | null;
}

/**
 * The secret of a registration key, which a daemon shows when it registers. Only the answer to the
 * key's creation has it; it belongs in no log.
 *
 * @format password
 */
export type EnvironmentRegistrationSecretView = string;

/** Take skills from an environment. */
export interface EnvironmentSkillsConfig {
  /**
   * Directories to search, at least one; absent means the usual places.
   *
   * @minItems 1
   */
  roots?: string[] | null;
}

/** Where an environment comes from. */
export type EnvironmentSourceView =
  /** A provider made its machine. */
  | {
      type: "provisioned";
      /**
       * The provider.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      providerId: string;
      /**
       * The binding through which the universe reaches the provider.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      bindingId: string;
    }
  /** Somebody registered the address of its daemon. */
  | {
      type: "external";
      /** How the daemon is reached. */
      connection: EnvironmentConnectionView;
    }
  /** Its daemon called the server and showed a registration key. */
  | {
      type: "registered";
      /**
       * The key.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      registrationKeyId: string;
      /** The daemon. */
      daemonId: string;
      /** What becomes of the environment when its daemon is gone. */
      identityMode: EnvironmentIdentityModeView;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** Whose templates to list. */
export interface EnvironmentTemplateListParams {
  /**
   * The binding whose provider is asked; absent asks the providers of all bindings.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId?: string | null;
}

/** The templates of the providers that were asked. */
export interface EnvironmentTemplateListResponse {
  /** The templates, all of them. */
  templates: EnvironmentTemplateView[];
}

/** The template to read. */
export interface EnvironmentTemplateReadParams {
  /**
   * The binding whose provider is asked.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /** The template. */
  templateId: string;
}

/** The template that was read. */
export interface EnvironmentTemplateReadResponse {
  /** The template. */
  template: EnvironmentTemplateView;
}

/**
 * What a provider can make environments from. A template never changes; a new version has an id of
 * its own.
 */
export interface EnvironmentTemplateView {
  /** The template. */
  templateId: string;
  /**
   * The provider that has it.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  providerId: string;
  /**
   * The binding through which the universe reaches the provider.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  bindingId: string;
  /** Its name for people. */
  displayName: string;
  /** Whether environments made from it can have a public endpoint. */
  publicIngress: boolean;
  /** Whether a newer one should be taken instead. */
  deprecated: boolean;
  /** What it is for; absent when it does not say. */
  description?: string | null;
  /** Labels of the provider. */
  metadata?: { [key: string]: string };
}

/**
 * An environment: a machine in which agents run commands and jobs.
 *
 * It belongs to a universe, not to a session, and outlives the sessions that use it.
 */
export interface EnvironmentView {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The name of the request that made it; the server's own for a registered one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  requestId: string;
  /** Where it comes from. */
  source: EnvironmentSourceView;
  /** Its state, as last observed. */
  status: EnvironmentLifecycleStatusView;
  /** The power state that is wanted; `status` follows it later. */
  desiredPower: EnvironmentPowerStateView;
  /** The machine behind it at present. */
  incarnation: EnvironmentIncarnationView;
  /** Whether a public HTTPS endpoint is switched on. */
  publicIngressEnabled: boolean;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it last changed, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
  /** What happens to it when nobody uses it; absent when nothing does. */
  idlePolicy?: EnvironmentIdlePolicyView | null;
  /** When its daemon was last heard of, in Unix milliseconds; absent when it never was. */
  lastSeenAtMs?: Int64 | null;
  /** Labels of the application. */
  metadata?: { [key: string]: string };
  /** The URL of the public endpoint; absent while there is none. */
  publicEndpoint?: string | null;
}

/** Machines to run commands on. */
export interface EnvironmentsFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
  /**
   * Whether the agent itself may choose among the attached environments.
   *
   * @default false
   */
  selection: boolean;
  /** The environments that the agent may use. */
  environments?: EnvironmentAttachment[];
  /** Take instructions from the active environment. Absent takes none. */
  prompts?: EnvironmentPromptsConfig | null;
  /** Take skills from the active environment. Absent takes none. */
  skills?: EnvironmentSkillsConfig | null;
}

/** Machines to run commands on. */
export interface EnvironmentsFeatureIn {
  /** The environments that the agent may use. */
  environments?: EnvironmentAttachment[];
  /** Take instructions from the active environment. Absent takes none. */
  prompts?: EnvironmentPromptsConfig | null;
  /**
   * Whether the agent itself may choose among the attached environments.
   *
   * @default false
   */
  selection?: boolean;
  /** Take skills from the active environment. Absent takes none. */
  skills?: EnvironmentSkillsConfig | null;
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
}

/** A place in the event log of a session. */
export interface EventCursor {
  /** Sequence number of an event, from 1; 0 is the place before the first one. */
  seq: Uint64;
}

/** What an event belongs to, so that pages of several runs can be sorted out. */
export interface EventJoinsView {
  /** Ties events of one outside operation together; absent when there is none. */
  correlationId?: string | null;
  /**
   * The run; absent when the event belongs to none.
   *
   * @pattern ^run_[0-9]+$
   */
  runId?: string | null;
  /**
   * The submission that started the run, be the id the client's or the server's.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  submissionId?: string | null;
  /** The batch of tool calls; absent when the event belongs to none. */
  toolBatchId?: string | null;
  /** The tool call; absent when the event belongs to none. */
  toolCallId?: string | null;
  /** The turn; absent when the event belongs to none. */
  turnId?: string | null;
}

/**
 * Tells that old events were dropped from the log.
 *
 * Events above `requestedAfter` up to and including `retainedAfter` cannot be read any more. Read
 * the session and its runs anew before going on.
 */
export interface EventLogGap {
  /** The `after` of the request; null when it had none. */
  requestedAfter: EventCursor | null;
  /** The newest event that was dropped. */
  retainedAfter: EventCursor | null;
  /** The `after` from which nothing is missing; null for a backward read. */
  nextCursor: EventCursor | null;
}

/** Which way a page of events is taken from the log. */
export type EventReadDirection =
  /** From older to newer, with an optional wait for what comes next. */
  | "forward"
  /** The window just below a point, to load history. Its events ascend all the same. */
  | "backward";

/** What the agent may use. A feature that is absent is not granted. */
export interface FeaturesConfig {
  /** Machines to run commands on. */
  environments?: EnvironmentsFeature | null;
  /** Tools of MCP servers. */
  mcp?: McpFeature | null;
  /** Other agents that work for this one. */
  subagents?: SubagentsFeature | null;
  /** Waking up later. */
  timers?: TimersFeature | null;
  /** Files in workspaces. */
  vfs?: VfsFeature | null;
  /** The public web. */
  web?: WebFeature | null;
}

/** What the agent may use. A feature that is absent is not granted. */
export interface FeaturesConfigIn {
  /** Machines to run commands on. */
  environments?: EnvironmentsFeatureIn | null;
  /** Tools of MCP servers. */
  mcp?: McpFeatureIn | null;
  /** Other agents that work for this one. */
  subagents?: SubagentsFeatureIn | null;
  /** Waking up later. */
  timers?: TimersFeatureIn | null;
  /** Files in workspaces. */
  vfs?: VfsFeatureIn | null;
  /** The public web. */
  web?: WebFeatureIn | null;
}

/** How a model shall generate. What is absent stays as the provider does it. */
export interface GenerationConfig {
  /**
   * Most tokens that one generation may write.
   *
   * @format uint32
   */
  maxOutputTokens?: number | null;
  /** Whether the model may call several tools in one turn. */
  parallelToolUse?: boolean | null;
  /** The provider's class of service. */
  processingTier?: ModelProcessingTier | null;
  /**
   * How long the model thinks, in the provider's own word: which words exist depends on the api
   * kind (`low`, `medium` and `high` always do).
   */
  reasoningEffort?: string | null;
  /** Whether the model may or must call tools. */
  toolChoice?: ToolChoice | null;
}

/** An installation of a GitHub App, as GitHub describes it. */
export interface GitHubInstallationView {
  /** The installation's number at GitHub. */
  installationId: Int64;
  /** The account that let the app in; absent when GitHub does not say. */
  accountLogin?: string | null;
  /** What it may do, in GitHub's own form; absent when GitHub does not say. */
  permissions?: unknown;
  /**
   * Which of the account's repositories it reaches, in GitHub's own word; absent when GitHub does
   * not say.
   */
  repositorySelection?: string | null;
}

/** Who the client is and what it understands. */
export interface InitializeParams {
  /** What the client understands beyond the stable contract. */
  capabilities?: ClientCapabilities | null;
  /** The client's name and version, for the server's records. */
  clientInfo?: ClientInfo | null;
}

/** The server's side of the handshake. */
export interface InitializeResponse {
  /** The protocol that the server speaks; a client that knows another one should stop here. */
  protocolVersion: string;
  /** The server's build. */
  serverInfo: ServerInfo;
  /** What the server can do. */
  capabilities: ServerCapabilities;
  /** What the credential of this call may do. */
  caller: CallerAccess;
}

/** What a profile gives to a session: the part that needs no name. */
export interface InlineAgentProfile {
  /** How sessions work. Its rules are judged when a session uses it. */
  config?: SessionConfigIn | null;
  /** What the profile is for. */
  description?: string | null;
  /**
   * A name for people, not empty.
   *
   * @minLength 1
   */
  displayName?: string | null;
  /** What the model is told before everything else; absent keeps the server's own instructions. */
  instructions?: ProfileInstructions | null;
  /**
   * Labels of the application.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** When sessions are deleted by themselves; absent keeps them. */
  retention?: ProfileSessionRetention | null;
}

/** What kept an entry out. */
export type InputAdmissionFailureKind =
  /** A file of this type, size or content is not taken. */
  | "unsupportedMedia"
  /** The file's blob does not exist. */
  | "blobMissing"
  /** The context does not take it, for example because its key is the server's own. */
  | "admissionRejected"
  /** A value of a newer server. */
  | UnlistedText;

/** Why an entry was not taken, or could not be removed. */
export interface InputAdmissionFailureView {
  /** What went wrong, for programs. */
  kind: InputAdmissionFailureKind;
  /** What went wrong, for people. */
  message: string;
}

/**
 * One piece of input for a run, for steering or for the session context.
 *
 * The same shapes come back in the `source` of a run, so this union is closed in both directions.
 */
export type InputItem =
  /** Text given in place. */
  | {
      type: "text";
      /** The text. The server trims surrounding white space and drops an item that is blank. */
      text: string;
      /**
       * Label of the sender or system the text came from; absent when there is none to show.
       *
       * @minLength 1
       * @maxLength 200
       * @pattern [^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]
       */
      origin?: string | null;
      /**
       * Blob that records where the text came from; absent when nothing was recorded.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      provenanceRef?: string | null;
    }
  /** Text stored before with `blobs/put`. */
  | {
      type: "textRef";
      /**
       * The blob with the UTF-8 text. It is used as it is, without trimming.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      blobRef: string;
      /**
       * Label of the sender or system the text came from; absent when there is none to show.
       *
       * @minLength 1
       * @maxLength 200
       * @pattern [^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]
       */
      origin?: string | null;
      /**
       * Blob that records where the text came from; absent when nothing was recorded.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      provenanceRef?: string | null;
    }
  /** An image, a sound or a document stored before with `blobs/put`. */
  | {
      type: "media";
      /**
       * The blob with the bytes of the file.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      blobRef: string;
      /** Media type of the bytes, such as `image/png`; parameters are ignored. */
      mime: string;
      /** How the model is to take the file. It has to agree with `mime`. */
      kind: MediaKind;
      /** File name shown to the model; absent when the file has none. */
      name?: string | null;
      /**
       * Label of the sender or system the file came from; absent when there is none to show.
       *
       * @minLength 1
       * @maxLength 200
       * @pattern [^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]
       */
      origin?: string | null;
    }
  /** A titled list the agent can consult. Only `session/context/append` takes it. */
  | {
      type: "catalog";
      /** Heading of the list. */
      title: string;
      /** The list itself, as text. */
      text: string;
    };

/** Bounds on each run. What is absent is left to the server. */
export interface LimitsConfig {
  /**
   * Most turns of one run in which tools are called.
   *
   * @format uint32
   */
  maxToolRounds?: number | null;
  /**
   * Most turns of one run.
   *
   * @format uint32
   */
  maxTurns?: number | null;
}

/** Tokens used, as far as the provider told. */
export interface LlmUsageView {
  /**
   * Tokens read and put into the provider's cache.
   *
   * @format uint32
   */
  cacheWriteInputTokens?: number | null;
  /**
   * Tokens read from the provider's cache.
   *
   * @format uint32
   */
  cachedInputTokens?: number | null;
  /**
   * Tokens read.
   *
   * @format uint32
   */
  inputTokens?: number | null;
  /**
   * Tokens written.
   *
   * @format uint32
   */
  outputTokens?: number | null;
  /**
   * Tokens written while thinking.
   *
   * @format uint32
   */
  reasoningTokens?: number | null;
  /**
   * Tokens read and written.
   *
   * @format uint32
   */
  totalTokens?: number | null;
}

/** A session with workflow tools to create, or to find again under its id. */
export interface ManagedSessionStartParams {
  /** The workflow tools. They are no part of the configuration and never change. */
  workflowTools: ManagedSessionWorkflowToolsInputIn;
  /**
   * Who sees the session. Absent means its creator. Refused for a session that belongs to another
   * one.
   */
  access?: AccessInput | null;
  /** How the session works. Each section given here replaces the profile's section. */
  config?: SessionConfigIn | null;
  /**
   * Delete the session this many milliseconds after it closed. Absent takes the profile's time, if
   * it has one, and else keeps the session; null keeps the session until it is deleted by a call.
   *
   * @minimum 1
   * @maximum 3153600000000
   */
  deleteAfterCloseMs?: Uint64 | null;
  /** A name for people. */
  displayName?: string | null;
  /**
   * Labels of the application, by which sessions can be listed.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** The profile to start from. */
  profile?: ProfileSource | null;
  /**
   * The id to create or find. Absent makes a new session under an id of the server's, so a repeated
   * call makes another one. Ids that start with `bot-`, `botfire-`, `botsched-`, `chat-` or
   * `envjob-` are the server's own and are refused.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId?: string | null;
}

/**
 * The workflow tools of a managed session, fixed at its start. It has a lifecycle controller, or at
 * least one tool.
 */
export interface ManagedSessionWorkflowToolsInput {
  /**
   * The version of this form.
   *
   * @format uint32
   */
  version: number;
  /** The tools. */
  tools: WorkflowToolDeclarationInput[];
  /** The workflow that is told when the session's runs end; absent for none. */
  lifecycleController?: WorkflowEndpointInput | null;
}

/**
 * The workflow tools of a managed session, fixed at its start. It has a lifecycle controller, or at
 * least one tool.
 */
export interface ManagedSessionWorkflowToolsInputIn {
  /**
   * The version of this form.
   *
   * @format uint32
   */
  version: number;
  /** The tools. */
  tools: WorkflowToolDeclarationInputIn[];
  /** The workflow that is told when the session's runs end; absent for none. */
  lifecycleController?: WorkflowEndpointInput | null;
}

/** A tool as its server describes it. No word of it has been checked. */
export interface McpAdvertisedToolView {
  /** The server's name for the tool. */
  name: string;
  /** How the tool behaves; absent when the server does not say. */
  annotations?: McpToolAnnotationsView | null;
  /** What the tool does; absent when the server does not say. */
  description?: string | null;
  /** A name for people; absent when the server gave none. */
  title?: string | null;
}

/** Tools of MCP servers. */
export interface McpFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
  /**
   * The servers.
   *
   * @default []
   */
  servers: McpServerAttachment[];
}

/** Tools of MCP servers. */
export interface McpFeatureIn {
  /**
   * The servers.
   *
   * @default []
   */
  servers?: McpServerAttachment[];
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
}

/** How a server wants its callers to authorize by OAuth. */
export interface McpOAuthDiscoveryView {
  /** The resource that a token shall be for. */
  resource: string;
  /**
   * The authorization servers whose tokens are taken.
   *
   * @default []
   */
  authorizationServers: string[];
  /**
   * The scopes that can be asked for, as far as the server told.
   *
   * @default []
   */
  scopesSupported: string[];
}

/** An MCP server whose tools the agent may use. */
export interface McpServerAttachment {
  /**
   * The registered server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
  /** The only tools of it to use; absent means all that the server's registration allows. */
  tools?: string[] | null;
}

/** The address to ask. */
export interface McpServerAuthDiscoverParams {
  /**
   * The address of an MCP server, with the scheme `http` or `https`; it need not be registered.
   *
   * @pattern ^[Hh][Tt][Tt][Pp][Ss]?://[^\u0000-\u0020]+$
   */
  serverUrl: string;
}

/** What the address told. */
export interface McpServerAuthDiscoverResponse {
  /** How to authorize by OAuth; absent when nothing was found, which decides nothing. */
  oauth?: McpOAuthDiscoveryView | null;
}

/**
 * Which credential a server takes.
 *
 * An active server whose policy requires a credential must have one.
 */
export type McpServerAuthPolicy =
  /** None. */
  | { type: "none" }
  /** A bearer token, or none. */
  | { type: "optionalBearer" }
  /** A bearer token. */
  | { type: "requiredBearer" }
  /** A token that an OAuth authorization gave, or none. */
  | {
      type: "optionalOAuth";
      /** The resource that the token shall be for, as the server names itself. */
      resource: string;
      /**
       * The scopes to ask for when a flow names none.
       *
       * @default []
       */
      scopes_default: string[];
      /** The authorization server to use; absent when that is to be found out. */
      authorization_server?: string | null;
      /**
       * Where the server describes itself as a protected resource; absent when that is to be found
       * out.
       */
      protected_resource_metadata_url?: string | null;
    }
  /** A token that an OAuth authorization gave. */
  | {
      type: "requiredOAuth";
      /** The resource that the token shall be for, as the server names itself. */
      resource: string;
      /**
       * The scopes to ask for when a flow names none.
       *
       * @default []
       */
      scopes_default: string[];
      /** The authorization server to use; absent when that is to be found out. */
      authorization_server?: string | null;
      /**
       * Where the server describes itself as a protected resource; absent when that is to be found
       * out.
       */
      protected_resource_metadata_url?: string | null;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/**
 * Which credential a server takes.
 *
 * An active server whose policy requires a credential must have one.
 */
export type McpServerAuthPolicyIn =
  /** None. */
  | { type: "none" }
  /** A bearer token, or none. */
  | { type: "optionalBearer" }
  /** A bearer token. */
  | { type: "requiredBearer" }
  /** A token that an OAuth authorization gave, or none. */
  | {
      type: "optionalOAuth";
      /** The resource that the token shall be for, as the server names itself. */
      resource: string;
      /** The authorization server to use; absent when that is to be found out. */
      authorization_server?: string | null;
      /**
       * Where the server describes itself as a protected resource; absent when that is to be found
       * out.
       */
      protected_resource_metadata_url?: string | null;
      /**
       * The scopes to ask for when a flow names none.
       *
       * @default []
       */
      scopes_default?: string[];
    }
  /** A token that an OAuth authorization gave. */
  | {
      type: "requiredOAuth";
      /** The resource that the token shall be for, as the server names itself. */
      resource: string;
      /** The authorization server to use; absent when that is to be found out. */
      authorization_server?: string | null;
      /**
       * Where the server describes itself as a protected resource; absent when that is to be found
       * out.
       */
      protected_resource_metadata_url?: string | null;
      /**
       * The scopes to ask for when a flow names none.
       *
       * @default []
       */
      scopes_default?: string[];
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** Where the credential for a server comes from. */
export type McpServerCredential =
  /** From a grant of the universe. */
  | {
      type: "authGrant";
      /**
       * The grant.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      grantId: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** The record to delete. */
export interface McpServerDeleteParams {
  /**
   * The server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
}

/** The record that was deleted. */
export interface McpServerDeleteResponse {
  /** The record as it was. */
  server: McpServerView;
}

/** The record of a server as a client writes it: the whole record each time. */
export interface McpServerInput {
  /**
   * The server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
  /**
   * Its address, with the scheme `http` or `https`.
   *
   * @pattern ^[Hh][Tt][Tt][Pp][Ss]?://[^\u0000-\u0020]+$
   */
  serverUrl: string;
  /**
   * The name under which models know the server, unless a session gives it another: letters,
   * digits, `_` and `-`.
   *
   * @pattern ^[A-Za-z0-9_-]+$
   */
  defaultServerLabel: string;
  /**
   * Whether the address may lie in a private network. Absent means that it may not.
   *
   * @default false
   */
  allowPrivateNetwork?: boolean;
  /** The only tools that may be called, by the server's names for them. Absent means all. */
  allowedTools?: string[] | null;
  /**
   * Whether calls wait for a human's yes. Absent means that they do not.
   *
   * @default "never"
   */
  approval?: RemoteMcpApprovalPolicy;
  /**
   * Which credential the server takes. Absent means none.
   *
   * @default {"type":"none"}
   */
  authPolicy?: McpServerAuthPolicyIn;
  /** The credential to send; absent sends none. It stays with its grant and is never returned. */
  credential?: McpServerCredential | null;
  /**
   * Whether the provider loads the tools only when the model asks for them; absent leaves it to the
   * provider.
   */
  deferLoading?: boolean | null;
  /** What the server is for; models read it. */
  description?: string | null;
  /** A name for people. */
  displayName?: string | null;
  /**
   * Who calls the tools. Absent means the model's provider.
   *
   * @default "provider"
   */
  execution?: RemoteMcpExecution;
  /**
   * How the model learns of the tools. Absent means from the start.
   *
   * @default "inject"
   */
  exposure?: RemoteMcpExposure;
  /**
   * Whether sessions may use the server. Absent means active.
   *
   * @default "active"
   */
  status?: McpServerStatus;
}

/** Which records to list. */
export interface McpServerListParams {
  /** Only servers with this status; absent lists all. */
  status?: McpServerStatus | null;
}

/** The records that were asked for. */
export interface McpServerListResponse {
  /**
   * The records, by server id.
   *
   * @default []
   */
  servers: McpServerView[];
}

/** A record to create or to replace. */
export interface McpServerPutParams {
  /** The whole record. */
  server: McpServerInput;
  /**
   * The revision that the new record was made from. Absent replaces whatever is there; for a server
   * that has no record yet it is not looked at.
   */
  expectedRevision?: Uint64 | null;
}

/** The record that was put. */
export interface McpServerPutResponse {
  /** The record. */
  server: McpServerView;
}

/** The record to read. */
export interface McpServerReadParams {
  /**
   * The server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
}

/** The record that was read. */
export interface McpServerReadResponse {
  /** The record. */
  server: McpServerView;
}

/** Whether sessions may use a server. */
export type McpServerStatus =
  /** They may. */
  | "active"
  /** They may not until its policy and its credential fit each other. */
  | "needsAuthConfig"
  /** They may not until somebody has tried it. */
  | "unverified"
  /** They may not: somebody switched it off. */
  | "disabled"
  /** A value of a newer server. */
  | UnlistedText;

/** The server to ask. */
export interface McpServerToolsDiscoverParams {
  /**
   * The server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
}

/** What came of asking a server for its tools. */
export type McpServerToolsDiscoverResponse =
  /** It answered. */
  | {
      status: "success";
      /** All the tools that it offers, allowed or not. */
      tools: McpAdvertisedToolView[];
    }
  /** It could not be asked, or its answer was of no use. */
  | {
      status: "failure";
      /** Why, for programs. */
      code: McpToolDiscoveryFailureCode;
      /** Why, for people; never to be parsed. */
      message: string;
      /** The scopes that the credential lacks, as far as the server named them. */
      required_scopes?: string[];
    }
  /** A variant of a newer server, with all its members. */
  | { status: UnlistedText; [member: string]: unknown };

/** The record of a server as it is stored. */
export interface McpServerView {
  /**
   * The server.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  serverId: string;
  /**
   * Its address.
   *
   * @pattern ^[Hh][Tt][Tt][Pp][Ss]?://[^\u0000-\u0020]+$
   */
  serverUrl: string;
  /**
   * The name under which models know the server, unless a session gives it another.
   *
   * @pattern ^[A-Za-z0-9_-]+$
   */
  defaultServerLabel: string;
  /** Who calls the tools. */
  execution: RemoteMcpExecution;
  /** How the model learns of the tools. */
  exposure: RemoteMcpExposure;
  /** Whether calls wait for a human's yes. */
  approval: RemoteMcpApprovalPolicy;
  /** Whether the address may lie in a private network. */
  allowPrivateNetwork: boolean;
  /** Which credential the server takes. */
  authPolicy: McpServerAuthPolicy;
  /** Whether sessions may use the server. */
  status: McpServerStatus;
  /** The revision of the record, counted from 1. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last put, in Unix milliseconds. */
  updatedAtMs: Int64;
  /** The only tools that may be called; absent means all. */
  allowedTools?: string[] | null;
  /** Where the credential that is sent comes from; absent when none is sent. */
  credential?: McpServerCredential | null;
  /**
   * Whether the provider loads the tools only when the model asks for them; absent leaves it to the
   * provider.
   */
  deferLoading?: boolean | null;
  /** What the server is for; absent when the record does not say. */
  description?: string | null;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
}

/** How a tool behaves, in the word of its server, which nobody checks. */
export interface McpToolAnnotationsView {
  /** Whether it may destroy something; absent when the server does not say. */
  destructiveHint?: boolean | null;
  /** Whether a repeated call changes nothing more; absent when the server does not say. */
  idempotentHint?: boolean | null;
  /** Whether it reaches beyond what its server holds; absent when the server does not say. */
  openWorldHint?: boolean | null;
  /** Whether it changes nothing; absent when the server does not say. */
  readOnlyHint?: boolean | null;
}

/** Why a server could not be asked for its tools. */
export type McpToolDiscoveryFailureCode =
  /** Its policy requires a credential and the record has none. */
  | "credentialAbsent"
  /** The grant no longer works: somebody has to authorize again. */
  | "grantNeedsReauth"
  /** The grant is for another resource. */
  | "grantAudienceMismatch"
  /** The server does not take the credential. */
  | "unauthorized"
  /** The server takes the credential and refuses all the same. */
  | "forbidden"
  /** The credential lacks scopes: somebody has to agree to more. */
  | "additionalConsentRequired"
  /** The server was asked too often. */
  | "remoteRateLimited"
  /** The server failed. */
  | "remoteFailure"
  /** There was no connection to the server. */
  | "unreachable"
  /** The server's answer was not what the protocol asks for. */
  | "invalidResponse"
  /** The server speaks no version of the protocol that is understood here. */
  | "unsupportedProtocol"
  /** The server has more pages of tools than are read. */
  | "paginationLimit"
  /** The server's answer is longer than what is read. */
  | "responseTooLarge"
  /** A value of a newer server. */
  | UnlistedText;

/** How a media file is presented to the model. */
export type MediaKind =
  /** A picture: JPEG, PNG, WebP or GIF, at most 10 MiB. */
  | "image"
  /** A recording: at most 25 MiB and 10 minutes. It is transcribed before the run is accepted. */
  | "audio"
  /** A PDF of at most 10 MiB, or a UTF-8 text, Markdown, CSV or JSON file of at most 1 MiB. */
  | "document";

/** Who speaks in a message of the context. */
export type MessageRole =
  /** The application or the person it speaks for. */
  | "user"
  /** The model. */
  | "assistant"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * A set of methods that a key is given or refused together.
 *
 * A newer server may tell of groups that are not listed here; a request may only name those that
 * are.
 */
export type MethodGroup =
  /** Sessions, their runs, context, events and tools; also reading blobs. */
  | "session"
  /** Storing blobs. */
  | "blobs/put"
  /** Workspaces and snapshots of files. */
  | "vfs"
  /** Agent profiles. */
  | "profiles"
  /** The model catalogue and the model defaults. */
  | "models"
  /** Speech to text. */
  | "transcriptions"
  /** Registered MCP servers. */
  | "mcp"
  /** Environments and the jobs that run in them. */
  | "environments"
  /** Bots, their triggers and events. */
  | "bots"
  /** Channel accounts, pairings and conversations. */
  | "channels"
  /** Handing in messages that arrived on a channel. */
  | "channels/inbound"
  /** Credentials of other services: grants, clients, flows and providers. */
  | "auth"
  /** Taking the secret of a grant out for use. */
  | "auth/lease"
  /** Universes of the deployment. */
  | "deployment/universes"
  /** API keys of the deployment. */
  | "deployment/api-keys"
  /** Environment providers and their bindings to universes. */
  | "deployment/environment-providers"
  /** Channel accounts across universes. */
  | "deployment/channels"
  /** A value of a newer server. */
  | UnlistedText;

/** What a model can do. What is absent is not known. */
export interface ModelCapabilitiesView {
  /** The most tokens that it reads. */
  maxInputTokens?: Uint64 | null;
  /** The most tokens that one generation may write. */
  maxOutputTokens?: Uint64 | null;
  /** Whether it can call several tools in one turn. */
  parallelToolUse?: boolean | null;
  /** The reasoning efforts that it understands, in the provider's own words. */
  reasoningEfforts?: string[] | null;
}

/** The model that generates. */
export interface ModelConfig {
  /** The provider that serves the model, 1 to 512 bytes. */
  providerId: string;
  /** The provider's dialect. */
  apiKind: string;
  /** The model's name, as the provider knows it, 1 to 512 bytes. */
  model: string;
}

/** A use for which a universe can have a default model. */
export type ModelDefaultSlot =
  /** Runs of sessions that name no model. */
  | "agentRun"
  /** Transcriptions that name no model. */
  | "speechToText";

/** The default models of a universe, one for each slot. */
export interface ModelDefaults {
  /** The revision of the defaults as a whole, 0 when none was ever set. */
  revision: Uint64;
  /** The model of runs whose session names none; null when no default is set. */
  agentRun: ModelConfig | null;
  /** The model of transcriptions that name none; null when no default is set. */
  speechToText: ModelConfig | null;
}

/** A default model to set or to clear. */
export interface ModelDefaultsPutParams {
  /** The slot. */
  slot: ModelDefaultSlot;
  /** The model; null clears the slot. Its api kind must serve the slot. */
  model: ModelConfig | null;
  /** The revision of the defaults that were read before, 0 when none was ever set. */
  expectedRevision: Uint64;
}

/** Nothing: a universe has one set of defaults. */
export type ModelDefaultsReadParams = { [member: string]: never };

/** The default models after the call. */
export interface ModelDefaultsResponse {
  /** The defaults. */
  defaults: ModelDefaults;
}

/** Where models are that the deployment does not know by itself. */
export interface ModelEndpointConfig {
  /** The address below which the provider's API lies. */
  baseUrl: string;
  /** The dialects that the endpoint speaks. */
  apiKinds: string[];
  /** Headers to send with each call, by name. Reads show them: a key belongs in the credential. */
  headers?: { [key: string]: string };
}

/** Which models to list. */
export interface ModelListParams {
  /**
   * Whether to leave out models whose name shows that they cannot serve runs, such as those for
   * embeddings or images. Absent lists everything that the providers name.
   */
  selectableOnly?: boolean;
}

/** What the providers answered. */
export interface ModelListResponse {
  /**
   * The models, each once for every api kind that serves it.
   *
   * @default []
   */
  models: ModelView[];
  /**
   * The providers that were asked, also those that failed.
   *
   * @default []
   */
  providers: ModelProviderDiscoveryView[];
}

/** A provider's class of service. */
export type ModelProcessingTier =
  /** The usual price and speed. */
  | "standard"
  /** Faster and dearer. */
  | "fast"
  /** Slower and cheaper. */
  | "flex";

/** Where the credential for a model provider comes from. */
export type ModelProviderCredentialSource =
  /** The universe has its own. */
  | "universe"
  /** The deployment lends one to every universe. */
  | "deployment"
  /** There is none. */
  | "none"
  /** A value of a newer server. */
  | UnlistedText;

/** Whether there is a credential for a model provider. */
export type ModelProviderCredentialStatus =
  /** There is one, and the provider did not refuse it. */
  | "configured"
  /** There is none. */
  | "missing"
  /** There is one that cannot be used, or that the provider refused. */
  | "invalid"
  /** The provider takes calls without one. */
  | "notRequired"
  /** A value of a newer server. */
  | UnlistedText;

/** How a provider fared when it was asked. */
export interface ModelProviderDiscoveryView {
  /** The provider. */
  providerId: string;
  /** The dialects in which it is spoken to. */
  apiKinds: string[];
  /** Whether there is a credential that works. */
  credential: ModelProviderCredentialStatus;
  /** Where the credential comes from. */
  credentialSource: ModelProviderCredentialSource;
  /** What went wrong, for people; absent when nothing did. It never holds a credential. */
  error?: string | null;
  /** When it answered, in Unix milliseconds; absent when it did not. */
  fetchedAtMs?: Int64 | null;
}

/** Where a row of the list of models comes from. */
export type ModelSource =
  /** From the provider's own list. */
  | "provider"
  /** A value of a newer server. */
  | UnlistedText;

/** A model that a provider offers. */
export interface ModelView {
  /** The provider. */
  providerId: string;
  /** The dialect in which the provider serves the model. */
  apiKind: string;
  /** The model's name, as the provider knows it. */
  model: string;
  /** A name for people. */
  displayName: string;
  /** What the model can do, as far as it is known. */
  capabilities: ModelCapabilitiesView;
  /** Where the row comes from. */
  source: ModelSource;
  /** When the provider was asked, in Unix milliseconds. */
  fetchedAtMs: Int64;
  /**
   * When the provider says the model was made, in Unix milliseconds; absent when it does not say.
   */
  createdAtMs?: Int64 | null;
}

/** A tool call that waits for a decision. */
export interface PendingApprovalView {
  /** Names the approval in `session/runs/approvals/decide`. */
  approvalId: string;
  /** When the run began to wait for it, in Unix milliseconds. */
  requestedAtMs: Uint64;
  /** What is to be approved. */
  subject: ApprovalSubjectView;
}

/**
 * How a trigger tells new items from those seen before.
 *
 * A newer server may have ways that are not listed here; a request may only use those that are.
 */
export type PollCursorSpec =
  /** It remembers the ids of the items. */
  | {
      kind: "idSet";
      /** Where in an item its id stands. */
      id: string;
    }
  /** It remembers the greatest value of a field; greater ones are new. */
  | {
      kind: "watermark";
      /** Where in an item the field stands. */
      field: string;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown };

/**
 * How far a trigger has read its source. A change of its source, items or cursor starts it anew.
 */
export interface PollCursorState {
  /**
   * How many times in a row asking has failed.
   *
   * @format uint32
   * @default 0
   */
  consecutiveFailures: number;
  /**
   * When the first answer came, in Unix milliseconds. Its items count as seen and make no events;
   * absent before.
   */
  baselinedAtMs?: Int64 | null;
  /** Ids of the items seen; left out with a watermark. */
  ids?: string[];
  /** When the source was last asked, in Unix milliseconds; absent when it never was. */
  lastPolledAtMs?: Int64 | null;
  /** The greatest value seen; absent without a watermark, and before the first answer. */
  watermark?: unknown;
}

/** The credential for a source. */
export interface PollHttpAuth {
  /**
   * The grant that holds the secret.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  grantId: string;
  /** The audience for which the grant is used; absent when the grant asks for none. */
  audience?: string | null;
  /** The header that carries the secret; absent means `authorization`. */
  header?: string | null;
  /** The word before the secret, such as `Bearer`; absent leaves it to the server. */
  scheme?: string | null;
}

/**
 * The method of a request to a source.
 *
 * A newer server may have others; a request may only name those that are listed.
 */
export type PollHttpMethod =
  /** Asks without a body. */
  | "GET"
  /** Asks with a body. */
  | "POST"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * Whom a trigger asks for what is new.
 *
 * A newer server may have kinds that are not listed here; a request may only use those that are.
 */
export type PollSource =
  /** An HTTP server. */
  | {
      kind: "http";
      /** The address to ask. */
      url: string;
      /**
       * The method of the request.
       *
       * @default "GET"
       */
      method: PollHttpMethod;
      /** The credential to send; absent sends none. */
      auth?: PollHttpAuth | null;
      /** The body of the request; absent sends none. */
      body?: string | null;
      /** Headers of the request, beside those for the credential. */
      headers?: { [key: string]: string };
    }
  /** A command in an environment; its output is the answer. */
  | {
      kind: "exec";
      /** The command and its arguments. */
      argv: string[];
      /** The working directory; absent takes the environment's own. */
      cwd?: string | null;
      /**
       * The environment; absent leaves the choice to the bot's profile.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      environmentId?: string | null;
      /** How long the command may take, in milliseconds; absent leaves it to the server. */
      timeoutMs?: Uint64 | null;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown };

/**
 * Whom a trigger asks for what is new.
 *
 * A newer server may have kinds that are not listed here; a request may only use those that are.
 */
export type PollSourceIn =
  /** An HTTP server. */
  | {
      kind: "http";
      /** The address to ask. */
      url: string;
      /** The credential to send; absent sends none. */
      auth?: PollHttpAuth | null;
      /** The body of the request; absent sends none. */
      body?: string | null;
      /** Headers of the request, beside those for the credential. */
      headers?: { [key: string]: string };
      /**
       * The method of the request.
       *
       * @default "GET"
       */
      method?: PollHttpMethod;
    }
  /** A command in an environment; its output is the answer. */
  | {
      kind: "exec";
      /** The command and its arguments. */
      argv: string[];
      /** The working directory; absent takes the environment's own. */
      cwd?: string | null;
      /**
       * The environment; absent leaves the choice to the bot's profile.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      environmentId?: string | null;
      /** How long the command may take, in milliseconds; absent leaves it to the server. */
      timeoutMs?: Uint64 | null;
    }
  /** A variant of a newer server, with all its members. */
  | { kind: UnlistedText; [member: string]: unknown };

/** A profile to apply to a session. */
export interface ProfileApplyParams {
  /**
   * The session. It must be open and without work.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** The profile. */
  profile: ProfileSource;
  /**
   * The revision that the session's configuration must have; any other one is a conflict. Absent
   * asks for none.
   */
  expectedConfigRevision?: Uint64 | null;
  /**
   * The revision that the session's set of tools must have; any other one is a conflict. Absent
   * asks for none.
   */
  expectedToolsRevision?: Uint64 | null;
}

/** The session after a profile was applied. */
export interface ProfileApplyResponse {
  /** The session, with its newest runs. */
  session: SessionView;
  /**
   * What the profile changed.
   *
   * @default {"activeEnvironmentChanged":false,"configChanged":false,"instructionsChanged":false}
   */
  applied: ProfileApplySummary;
}

/** What a profile changed in a session. Where all are false, nothing happened. */
export interface ProfileApplySummary {
  /** Whether the session has another configuration now, with a new revision. */
  configChanged: boolean;
  /** Whether the model is given other instructions now. */
  instructionsChanged: boolean;
  /** Whether commands run in another environment now. */
  activeEnvironmentChanged: boolean;
}

/** A profile to create. */
export interface ProfileCreateParams {
  /** The profile. */
  profile: AgentProfileInput;
}

/** The profile that was created. */
export interface ProfileCreateResponse {
  /** The profile. */
  profile: AgentProfile;
}

/** The profile to delete. */
export interface ProfileDeleteParams {
  /** The profile. */
  profileId: ProfileId;
}

/** The profile that was deleted. */
export interface ProfileDeleteResponse {
  /** The profile as it was. */
  profile: AgentProfile;
}

/**
 * Names an agent profile within its universe: 1 to 128 bytes, chosen by the client.
 *
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
 */
export type ProfileId = string;

/** What the model of a session is told before everything else. */
export type ProfileInstructions =
  /** A text. */
  | {
      type: "text";
      /**
       * The text, not empty.
       *
       * @minLength 1
       */
      text: string;
    }
  /** A text in a blob. */
  | {
      type: "textRef";
      /**
       * The blob.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      blobRef: string;
    };

/** Nothing: the list has no filters. */
export type ProfileListParams = { [member: string]: unknown };

/** All profiles. */
export interface ProfileListResponse {
  /**
   * The profiles, the one updated last first.
   *
   * @default []
   */
  profiles: AgentProfileSummary[];
}

/** A profile to create or to replace. */
export interface ProfilePutParams {
  /** The whole profile. */
  profile: AgentProfileInput;
  /** The revision that the new document was made from; absent replaces whatever is there. */
  expectedRevision?: Uint64 | null;
}

/** The profile that was put. */
export interface ProfilePutResponse {
  /** The profile. */
  profile: AgentProfile;
}

/** The profile to read. */
export interface ProfileReadParams {
  /** The profile. */
  profileId: ProfileId;
}

/** The profile that was read. */
export interface ProfileReadResponse {
  /** The profile. */
  profile: AgentProfile;
}

/** When the sessions of a profile are deleted by themselves. */
export interface ProfileSessionRetention {
  /**
   * The time between closing and deletion, in milliseconds.
   *
   * @minimum 1
   * @maximum 3153600000000
   */
  deleteAfterCloseMs: Uint64;
}

/** The profile that a session starts from. */
export type ProfileSource =
  /** A stored one. */
  | {
      kind: "named";
      /** The profile. */
      profileId: ProfileId;
    }
  /** One that is written out here and stored nowhere. */
  | {
      kind: "inline";
      /** The profile. */
      profile: InlineAgentProfile;
    };

/** What will settle a promise. */
export type PromiseSourceView =
  /** The end of a run, for instance of a subagent. */
  | "run"
  /** A point in time. */
  | "timer"
  /** Another durable workflow. */
  | "workflow"
  /** A value of a newer server. */
  | UnlistedText;

/** How to show an item that ran at the model provider, such as its own web search. */
export interface ProviderContextDisplayView {
  /** The call in words. */
  summary: ToolCallDisplayView;
  /** Name of the provider's tool. */
  toolName: string;
  /** How far the call got. */
  status: ToolItemStatus;
  /**
   * True when the provider reported a failure.
   *
   * @default false
   */
  isError: boolean;
  /** Arguments as text, at most 4096 bytes; absent when the provider hides them. */
  arguments?: string | null;
  /** What went wrong; absent when nothing did. */
  error?: string | null;
  /** Output as text, at most 4096 bytes; absent when the provider hides it. */
  output?: string | null;
}

/** Who runs a tool of the model's provider. */
export type ProviderNativeToolExecutionView =
  /** The provider. */
  | "providerHosted"
  /** The server, on the provider's request. */
  | "clientEffect"
  /** A value of a newer server. */
  | UnlistedText;

/** Whether calls of a server's tools wait for a human's yes. */
export type RemoteMcpApprovalPolicy =
  /** They do not. */
  | "never"
  /** Each of them does. */
  | "always"
  /** A value of a newer server. */
  | UnlistedText;

/** Who calls the tools of a server. */
export type RemoteMcpExecution =
  /** The model's provider, which is told the address and the credential. */
  | "provider"
  /** The agent server itself. */
  | "native"
  /** A value of a newer server. */
  | UnlistedText;

/** How a model learns of the tools of a server. */
export type RemoteMcpExposure =
  /** All of them stand before it from the start. */
  | "inject"
  /** It searches for those that it needs. */
  | "search"
  /** A value of a newer server. */
  | UnlistedText;

/** Who sees a thing and who made it. */
export interface ResourceAccessSummary {
  /** Who sees it. */
  visibility: Visibility;
  /** Who made it; absent when that was not recorded. */
  createdBy?: Attribution | null;
}

/** What an accepted run was given. */
export type RunAcceptedSourceView =
  /** Input that came with the request. */
  | {
      type: "input";
      /** The accepted input in order. Ids and texts follow with `contextEntriesApplied`. */
      entries: ContextEntryInputView[];
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** Decisions about tool calls the active run waits for. */
export interface RunApprovalsDecideParams {
  /**
   * The session of the run.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The run, which has to be the active one.
   *
   * @pattern ^run_[0-9]+$
   */
  runId: string;
  /**
   * The decisions, 1 to 64, taken in this order.
   *
   * @minItems 1
   * @maxItems 64
   */
  decisions: ApprovalDecisionInput[];
}

/** What became of the decisions. */
export interface RunApprovalsDecideResponse {
  /** One result per decision, in the order of the request. */
  results: ApprovalDecisionResult[];
  /** The run after the decisions. */
  run: RunView;
}

/** Names the run to cancel. */
export interface RunCancelParams {
  /**
   * The session of the run.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The run.
   *
   * @pattern ^run_[0-9]+$
   */
  runId: string;
}

/** The run after the request to cancel it. */
export interface RunCancelResponse {
  /** The run as it is now: `cancelling`, or ended already. */
  run: RunView;
}

/** Why a run failed. */
export type RunFailureKindView =
  /** The model provider refused, or kept failing until the retries were used up. */
  | "model_failure"
  /** A tool failed in a way the run could not go on from. */
  | "tool_failure"
  /** The context could not be built or did not fit the model. */
  | "context_failure"
  /** The run reached its limit of turns or tool rounds. */
  | "limit_exceeded"
  /** The work was cancelled from within. */
  | "cancelled"
  /** The server itself failed. */
  | "internal"
  /** A value of a newer server. */
  | UnlistedText;

/** Bounds on the work of one run. A run that reaches one fails with `limit_exceeded`. */
export interface RunLimitsConfig {
  /**
   * Most rounds of tool calls; absent keeps the session's bound.
   *
   * @format uint32
   */
  maxToolRounds?: number | null;
  /**
   * Most turns of the model; absent keeps the session's bound.
   *
   * @format uint32
   */
  maxTurns?: number | null;
}

/** Selects a page of run summaries. */
export interface RunListParams {
  /**
   * The session whose runs are listed.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * Only runs older than this one; absent starts at the newest.
   *
   * @pattern ^run_[0-9]+$
   */
  cursor?: string | null;
  /**
   * Most summaries on the page: at least 1, by default 20, and more than 100 counts as 100.
   *
   * @minimum 1
   * @format uint32
   */
  limit?: number | null;
}

/** A page of run summaries, newest first. */
export interface RunListResponse {
  /**
   * The summaries.
   *
   * @default []
   */
  runs: RunSummaryView[];
  /** True when there are runs older than this page. */
  hasOlderRuns: boolean;
  /**
   * Cursor of the next older page; absent on the last one.
   *
   * @pattern ^run_[0-9]+$
   */
  nextCursor?: string | null;
}

/** Names the run to read. */
export interface RunReadParams {
  /**
   * The session of the run.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The run.
   *
   * @pattern ^run_[0-9]+$
   */
  runId: string;
}

/** One run in full. */
export interface RunReadResponse {
  /** The run as it is now. */
  run: RunView;
}

/** Settings that hold for one run instead of the session's. */
export interface RunStartConfig {
  /** How the model generates. */
  generation?: GenerationConfig | null;
  /** How long the run may go on. */
  limits?: RunLimitsConfig | null;
  /** Another model of the same API kind as the session's. */
  model?: ModelConfig | null;
}

/** A task for the agent of a session. */
export interface RunStartParams {
  /**
   * The session that is to work on it. It has to be open.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** What the agent is given. */
  source: RunStartSource;
  /** Settings for this run only; absent members keep those of the session. */
  config?: RunStartConfig | null;
  /**
   * Tell the session's lifecycle controller when the run ends. Refused for a session without one.
   */
  notifyOnTerminal?: RunTerminalNotificationInput | null;
  /**
   * The application's own id for this submission, which makes a retry safe. Absent: every request
   * makes a new run.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  submissionId?: string | null;
}

/** The run that was accepted, or the one accepted before under the same submission id. */
export interface RunStartResponse {
  /** The run as it is now. */
  run: RunView;
}

/** Where the input of a new run comes from. */
export type RunStartSource =
  /** Input given with the request. */
  | {
      type: "input";
      /** The items in the order the agent reads them. Refused when all of them are blank. */
      items: InputItem[];
    };

/** Where a run stands. */
export type RunStatus =
  /** Waits for earlier runs of its session. */
  | "queued"
  /** The agent works on it. */
  | "running"
  /** Waits for a decision about a tool call. */
  | "parked"
  /** Was asked to stop and has not ended yet. */
  | "cancelling"
  /** Ended with its task done. */
  | "completed"
  /** Ended with an error; the `runFailed` event tells which. */
  | "failed"
  /** Ended because it was cancelled. */
  | "cancelled"
  /** A value of a newer server. */
  | UnlistedText;

/** More input for an active run. */
export interface RunSteerParams {
  /**
   * The session of the run.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The run, which has to be running or parked.
   *
   * @pattern ^run_[0-9]+$
   */
  runId: string;
  /**
   * The items in the order the agent reads them, at least one. Refused when all are blank.
   *
   * @minItems 1
   */
  items: InputItem[];
}

/** The steering that was accepted. */
export interface RunSteerResponse {
  /** Identifies this steering in events and context entries. */
  steeringId: string;
  /** The run as it is now. */
  run: RunView;
}

/** What a run was given, in short. */
export type RunSummarySourceView =
  /** Input that came with the request. */
  | {
      type: "input";
      /**
       * The first item's content; absent when it was not stored as a blob.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      contentRef?: string | null;
      /** Beginning of the text; absent when the input has no text. */
      preview?: string | null;
      /** True when `preview` was cut. */
      previewTruncated?: boolean;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** One run as a row of a list. */
export interface RunSummaryView {
  /**
   * Identifies the run in its session.
   *
   * @pattern ^run_[0-9]+$
   */
  id: string;
  /** Where the run stands. */
  status: RunStatus;
  /** When the run was accepted, in Unix milliseconds. */
  acceptedAtMs: Uint64;
  /** What the agent was given, in short. */
  source: RunSummarySourceView;
  /** When the run ended, in Unix milliseconds; absent while it has not. */
  completedAtMs?: Uint64 | null;
  /** Tool calls that wait for a decision. */
  pendingApprovals?: PendingApprovalView[];
  /** When the agent began, in Unix milliseconds; absent while the run is queued. */
  startedAtMs?: Uint64 | null;
  /** Tokens used by all turns together; absent when nothing was reported. */
  usage?: LlmUsageView | null;
}

/** Asks for a message to the lifecycle controller when the run ends. */
export interface RunTerminalNotificationInput {
  /**
   * Handed back as it is, so the controller knows its own run again: 1 to 512 bytes.
   *
   * @minLength 1
   * @maxLength 512
   */
  token: string;
}

/**
 * One run in full.
 *
 * It carries no error text: the `runFailed` event of the session's log does.
 */
export interface RunView {
  /**
   * Identifies the run in its session: `run_1` is the first one accepted.
   *
   * @pattern ^run_[0-9]+$
   */
  id: string;
  /** Where the run stands. */
  status: RunStatus;
  /** What the agent was given. */
  source: RunViewSource;
  /**
   * Context entries of this run, in order.
   *
   * @default []
   */
  entries: ContextEntryView[];
  /** When the run ended, in Unix milliseconds; absent while it has not. */
  completedAtMs?: Uint64 | null;
  /** The authoritative output; absent until the run is completed, or when it made none. */
  output?: ContentRefView | null;
  /** The whole visible text of the final answer; absent when there is no text output. */
  outputText?: string | null;
  /** Tool calls that wait for a decision. */
  pendingApprovals?: PendingApprovalView[];
  /** When the agent began, in Unix milliseconds; absent while the run is queued. */
  startedAtMs?: Uint64 | null;
  /** Tool calls of this run, grouped as the model asked for them. */
  toolBatches?: ToolBatchView[];
  /** Tokens used by all turns together; absent when nothing was reported. */
  usage?: LlmUsageView | null;
}

/** What a run was given, as the server stored it. */
export type RunViewSource =
  /** Input that came with the request. */
  | {
      type: "input";
      /** The accepted items: text is trimmed, and a reference to text comes back as text. */
      items: InputItem[];
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** What a server can do. */
export interface ServerCapabilities {
  /** Whether answers may carry notifications. */
  notifications: boolean;
  /** Whether past runs and entries can be read. */
  historyRead: boolean;
  /**
   * Whether a session's events can be read as a log.
   *
   * @default false
   */
  eventLog: boolean;
  /** Whether the server runs tools on the machine it runs on. */
  localExecution: boolean;
}

/** The server's build. */
export interface ServerInfo {
  /** The program's name. */
  name: string;
  /** Its version. */
  version: string;
  /** The commit it was built from, 40 hex digits. */
  gitSha: string;
  /** The environment daemon that goes with this server. */
  envd: EnvironmentDaemonInfo;
}

/** Whether a session has work. */
export type SessionActivity =
  /** It has none. */
  | "idle"
  /** A run is at work or in the queue. */
  | "working"
  /** The run at work waits for an answer from outside. */
  | "waiting"
  /** A value of a newer server. */
  | UnlistedText;

/** The session to close. */
export interface SessionCloseParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * Cancel the runs that are left instead of refusing.
   *
   * @default false
   */
  force?: boolean;
}

/** The session after it was closed. */
export interface SessionCloseResponse {
  /** The session. */
  session: SessionMutationView;
}

/** How a session works. */
export interface SessionConfig {
  /** How the conversation is kept within the model's window. */
  context?: ContextConfig | null;
  /** What the agent may use. A feature that is absent is not granted. */
  features?: FeaturesConfig | null;
  /** How the model generates; a run may override it. */
  generation?: GenerationConfig | null;
  /** Bounds on each run. */
  limits?: LimitsConfig | null;
  /** The model. Absent means the universe's default at creation, and the current one at a put. */
  model?: ModelConfig | null;
}

/** How a session works. */
export interface SessionConfigIn {
  /** How the conversation is kept within the model's window. */
  context?: ContextConfig | null;
  /** What the agent may use. A feature that is absent is not granted. */
  features?: FeaturesConfigIn | null;
  /** How the model generates; a run may override it. */
  generation?: GenerationConfig | null;
  /** Bounds on each run. */
  limits?: LimitsConfig | null;
  /** The model. Absent means the universe's default at creation, and the current one at a put. */
  model?: ModelConfig | null;
}

/** A configuration to put in the place of a session's present one. */
export interface SessionConfigPutParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** The whole new configuration. */
  config: SessionConfigIn;
  /**
   * The revision that the new document was made from; any other one is a conflict. Absent replaces
   * whatever is there.
   */
  expectedConfigRevision?: Uint64 | null;
}

/** The session after its configuration was put. */
export interface SessionConfigPutResponse {
  /** The session. */
  session: SessionMutationView;
}

/** The session to delete. */
export interface SessionDeleteParams {
  /**
   * The session. It must be closed.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** Delete the sessions below it too, which must be closed as well. */
  cascade?: boolean;
}

/** What was deleted. */
export interface SessionDeleteResponse {
  /** The session as it was. */
  session: SessionSummaryView;
  /** How many sessions are gone, this one included. */
  deletedSessionCount: Uint64;
}

/** The environment in which a session's agent shall work. */
export interface SessionEnvironmentActivateParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The environment. The session's configuration must attach it.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
}

/** The session after its environment was chosen. */
export interface SessionEnvironmentActivateResponse {
  /** The session; `activeEnvironmentId` names the environment. */
  session: SessionView;
}

/** The session whose agent shall work in no environment. */
export interface SessionEnvironmentDeactivateParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
}

/** The session after its environment was dropped. */
export interface SessionEnvironmentDeactivateResponse {
  /** The session, without an `activeEnvironmentId`. */
  session: SessionView;
}

/**
 * What happened in a session.
 *
 * New kinds appear over time: a reader skips those it does not know and goes on.
 */
export type SessionEventKindView =
  /** The session was created. Always the first event. */
  | {
      type: "sessionOpened";
      /** The model of the session; null when it has none. */
      model: ModelConfig | null;
    }
  /** The configuration of the session was replaced. */
  | {
      type: "sessionConfigChanged";
      /** The model of the session now; null when it has none. */
      model: ModelConfig | null;
      /** Revision of the configuration now. */
      revision: Uint64;
    }
  /** A managed session got its workflow tools. */
  | {
      type: "workflowToolsConfigured";
      /** Kind of the workflow that controls the session; null when none does. */
      lifecycleControllerWorkflowKind: string | null;
      /** Fingerprint of the declaration the session was made with. */
      creationFingerprint: string;
      /** The tools, in the order of the declaration. */
      toolIds: string[];
    }
  /** The server bound one of its own tools to a workflow. */
  | {
      type: "systemWorkflowToolConfigured";
      /**
       * The tool.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      toolId: string;
      /** Fingerprint of the tool and its receiver. */
      bindingFingerprint: string;
    }
  /** A tool call was written out for a workflow that already runs. */
  | {
      type: "workflowToolEmitted";
      /** Identifies this invocation of the tool. */
      invocationId: string;
      /**
       * The tool that was called.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      toolId: string;
      /** What the call means to the receiver, as the tool declares it. */
      semanticType: string;
      /**
       * Revision of the tool's declaration.
       *
       * @format uint32
       */
      schemaRevision: number;
      /** Fingerprint of the tool and its receiver at the time of the call. */
      bindingFingerprint: string;
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn that asked for it. */
      turnId: string;
      /** The batch the call is in. */
      batchId: string;
      /** The tool call. */
      callId: string;
      /**
       * Blob with the whole arguments.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      argumentsRef: string;
      /** Promises that complete the call, by key; absent when it needs none. */
      completionPromises?: { [key: string]: string } | null;
    }
  /** A call could not be handed to its workflow. */
  | {
      type: "workflowToolDeliveryFailed";
      /** The invocation that could not be delivered. */
      invocationId: string;
      /**
       * Blob with the reason.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      errorRef: string;
    }
  /** A tool call asked for a new workflow. */
  | {
      type: "workflowToolStartRequested";
      /** Identifies this invocation of the tool. */
      invocationId: string;
      /**
       * The tool that was called.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      toolId: string;
      /** What the call means to the receiver, as the tool declares it. */
      semanticType: string;
      /**
       * Revision of the tool's declaration.
       *
       * @format uint32
       */
      schemaRevision: number;
      /** Fingerprint of the tool and its receiver at the time of the call. */
      bindingFingerprint: string;
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn that asked for it. */
      turnId: string;
      /** The batch the call is in. */
      batchId: string;
      /** The tool call. */
      callId: string;
      /**
       * Blob with the whole arguments.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      argumentsRef: string;
      /** Identifies the execution that is to be started. */
      executionId: string;
      /** Promises that complete the call, by key. */
      completionPromises: { [key: string]: string };
    }
  /** The workflow a call asked for could not be started. */
  | {
      type: "workflowToolStartFailed";
      /** The invocation that asked for it. */
      invocationId: string;
      /**
       * Blob with the reason.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      errorRef: string;
    }
  /** The session was closed. Nothing follows. */
  | { type: "sessionClosed" }
  /** A run was stored. It may have to wait for others. */
  | {
      type: "runAccepted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /**
       * The submission it came from, be the id the client's or the server's.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      submissionId: string | null;
      /** What the agent was given. */
      source: RunAcceptedSourceView;
      /** Who asked for it; absent when it was not recorded. */
      requestedBy?: Attribution | null;
    }
  /** The agent began with the run. */
  | {
      type: "runStarted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
    }
  /** More input for an active run was stored; the next turn uses it. */
  | {
      type: "runSteeringAccepted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** Identifies this steering. */
      steeringId: string;
      /** The accepted input in order. */
      input: ContextEntryInputView[];
      /** Who asked for it; absent when it was not recorded. */
      requestedBy?: Attribution | null;
    }
  /** An active run was asked to stop. */
  | {
      type: "runCancellationRequested";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** Who asked for it; absent when it was not recorded. */
      requestedBy?: Attribution | null;
    }
  /** A tool call needs somebody's decision. */
  | {
      type: "approvalRequested";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** Names the approval in `session/runs/approvals/decide`. */
      approvalId: string;
      /** What is to be approved. */
      subject: ApprovalSubjectView;
    }
  /** The run waits until no approval is pending. */
  | {
      type: "approvalRunParked";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
    }
  /** Somebody decided about a tool call. */
  | {
      type: "approvalDecided";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The approval. */
      approvalId: string;
      /** The decision. */
      decision: ApprovalDecisionKind;
      /** Who decided; absent when it was not recorded. */
      decidedBy?: Attribution | null;
      /** Reason given with it; absent when there is none. */
      note?: string | null;
    }
  /** An approval is no longer needed, because its run was cancelled. */
  | {
      type: "approvalCancelled";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The approval. */
      approvalId: string;
    }
  /** A run ended with its task done. */
  | {
      type: "runCompleted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The authoritative output; null when the run made none. */
      output: ContentRefView | null;
    }
  /** A run ended with an error. */
  | {
      type: "runFailed";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The reason, for programs. */
      kind: RunFailureKindView;
      /** The reason, for people. */
      message: string;
    }
  /** A run ended because it was cancelled, queued ones without having started. */
  | {
      type: "runCancelled";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** Who asked for it; absent when it was not recorded. */
      requestedBy?: Attribution | null;
    }
  /** The agent waits for something outside the run. */
  | {
      type: "promiseCreated";
      /** Identifies the promise. */
      promiseId: string;
      /** What will settle it. */
      source: PromiseSourceView;
    }
  /** A promise was kept. */
  | {
      type: "promiseResolved";
      /** The promise. */
      promiseId: string;
      /**
       * Blob with the value; null when there is none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      payloadRef: string | null;
    }
  /** A promise ended with an error. */
  | {
      type: "promiseFailed";
      /** The promise. */
      promiseId: string;
      /**
       * Blob with the reason; null when there is none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      errorRef: string | null;
    }
  /** A promise was withdrawn. */
  | {
      type: "promiseCancelled";
      /** The promise. */
      promiseId: string;
    }
  /** Nothing in the session waits for a promise any more. */
  | {
      type: "promiseDetached";
      /** The promise. */
      promiseId: string;
    }
  /** A turn of the model began. */
  | {
      type: "turnStarted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
    }
  /** The context and tools of a turn were settled. */
  | {
      type: "turnPlanned";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
    }
  /** The model was called. */
  | {
      type: "turnGenerationRequested";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
    }
  /** A turn was stopped before its end. */
  | {
      type: "turnCancelled";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
    }
  /** The call to the model ended. */
  | {
      type: "turnGenerationCompleted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** How it ended. */
      status: TurnGenerationStatusView;
      /** Tokens used by this turn; absent when nothing was reported. */
      usage?: LlmUsageView | null;
    }
  /** A turn ended. The run is named in the joins only. */
  | {
      type: "turnCompleted";
      /** The turn. */
      turnId: string;
    }
  /** Entries were added to the context, or replaced under their keys. */
  | {
      type: "contextEntriesApplied";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** The entries in order. */
      entries: ContextEntryView[];
    }
  /** Entries left the context. */
  | {
      type: "contextEntriesRemoved";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** The entries that left. */
      entryIds: string[];
      /** Why they left. */
      reason: ContextRemovalReasonView;
    }
  /** A client removed entries by their keys. */
  | {
      type: "contextKeysRemoved";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** The keys that were removed. */
      keys: string[];
    }
  /** All entries whose key begins with a prefix were replaced. */
  | {
      type: "contextKeyPrefixReplaced";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** The prefix. */
      keyPrefix: string;
      /** The entries that stand there now. */
      entries: ContextEntryView[];
    }
  /** The whole context was replaced. */
  | {
      type: "contextStateReplaced";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** All entries the context has now. */
      entries: ContextEntryView[];
      /** Why it was replaced. */
      reason: ContextReplacementReasonView;
    }
  /** The context is to be made shorter. */
  | {
      type: "contextCompactionRequested";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** What set it off. */
      trigger: ContextCompactionTriggerView;
    }
  /** A compaction ended. */
  | {
      type: "contextCompactionFinished";
      /** Revision of the context before the change. */
      baseRevision: Uint64;
      /** Revision of the context after the change, one more than before. */
      revision: Uint64;
      /** How it ended. */
      status: ContextCompactionStatusView;
      /**
       * Blob with the reason of a failure; absent when there was none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      failureRef?: string | null;
    }
  /** The list of skills the agent knows changed. */
  | {
      type: "skillCatalogSet";
      /**
       * Blob with the list; null when there are no skills.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      catalogRef: string | null;
    }
  /** The tool set was replaced as a whole. */
  | {
      type: "toolsReplaced";
      /** Revision of the tool set before the change. */
      baseRevision: Uint64;
      /** Revision of the tool set after the change. */
      revision: Uint64;
    }
  /** Single tools were added, changed or removed. */
  | {
      type: "toolsPatched";
      /** Revision of the tool set before the change. */
      baseRevision: Uint64;
      /** Revision of the tool set after the change. */
      revision: Uint64;
      /** Ids of tools that were added or changed. */
      upserted: string[];
      /** Ids of tools that were removed. */
      removed: string[];
    }
  /** The agent works in another environment now, or in none. */
  | {
      type: "activeEnvironmentChanged";
      /**
       * The environment; null when there is none.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      environmentId: string | null;
    }
  /** The tool calls of a turn began. */
  | {
      type: "toolBatchStarted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
      /** The calls in the order the model gave them. */
      calls: ToolCallEventView[];
    }
  /** One tool call began. */
  | {
      type: "toolCallStarted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
      /** The tool call. */
      callId: string;
    }
  /** One tool call ended. Its result follows as a context entry. */
  | {
      type: "toolCallCompleted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
      /** The tool call. */
      callId: string;
      /** How it ended. */
      status: ToolItemStatus;
      /**
       * True when the model got only a part of the output.
       *
       * @default false
       */
      truncated: boolean;
      /** What the call changed. */
      effects?: ToolEffectView[];
      /** Size of the whole output in bytes; absent when it was not measured. */
      outputBytes?: Uint64 | null;
    }
  /** A batch waits for something outside before it can end. */
  | {
      type: "toolBatchDeferred";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
    }
  /** A batch that waited goes on. */
  | {
      type: "toolBatchResumed";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
    }
  /** All tool calls of a batch ended. */
  | {
      type: "toolBatchCompleted";
      /**
       * The run.
       *
       * @pattern ^run_[0-9]+$
       */
      runId: string;
      /** The turn. */
      turnId: string;
      /** The batch. */
      batchId: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** One event of a session's log. */
export interface SessionEventView {
  /** Place of the event in the log. */
  cursor: EventCursor;
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** When the server saw it, in Unix milliseconds; never decreases along the log. */
  observedAtMs: Uint64;
  /** What the event belongs to; `{}` for events of the session as a whole. */
  joins: EventJoinsView;
  /** What happened. */
  kind: SessionEventKindView;
}

/**
 * Selects a page of events.
 *
 * `before` belongs to backward reads; `after` and `waitMs` belong to forward ones.
 */
export interface SessionEventsReadParams {
  /**
   * The session whose log is read.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** Forward only: events above this one. Absent or 0 starts at the oldest. */
  after?: EventCursor | null;
  /** Backward only: events below this one, which is at least 1. Absent starts at the newest. */
  before?: EventCursor | null;
  /** Which way to read; absent means forward. */
  direction?: EventReadDirection;
  /**
   * Most events on the page, 1 to 512; 128 when absent.
   *
   * @minimum 1
   * @maximum 512
   * @format uint32
   */
  limit?: number | null;
  /**
   * Forward only: milliseconds to wait when there is nothing above `after`. Absent or 0 answers at
   * once; more than 30,000 counts as 30,000.
   */
  waitMs?: Uint64 | null;
}

/** A page of events and where to go on. */
export interface SessionEventsReadResponse {
  /**
   * The events, ascending by sequence number, at most `limit`.
   *
   * @default []
   */
  events: SessionEventView[];
  /**
   * True when nothing more lay in this direction at the time of the read. It does not mean that the
   * session is closed.
   */
  complete: boolean;
  /** Events that are no longer held; absent when none are missing from what was asked for. */
  gap?: EventLogGap | null;
  /**
   * The newest event at the time of the read. Never continue a forward read from it, except as the
   * `after` of a stream that follows a backward page.
   */
  headCursor?: EventCursor | null;
  /**
   * Forward: the last event of the page, the next `after`; absent on an empty page, so keep the old
   * one. Backward: the first event, the next `before`; absent when nothing older is held.
   */
  nextCursor?: EventCursor | null;
}

/** A file that a job left. */
export interface SessionJobArtifactView {
  /** Its path in the environment. */
  path: string;
  /** What it is, in the environment's words; absent when it does not say. */
  kind?: string | null;
  /** More about it, in the environment's words. */
  metadata?: { [key: string]: string };
}

/** What became of the cancellation of one job. */
export interface SessionJobCancelEntryView {
  /** Why the job could not be cancelled, for people; absent when it was. */
  error?: string | null;
  /** The job; absent when it could not be told. */
  handle?: SessionJobHandleView | null;
  /** Where the job stands now; absent when it could not be read. */
  summary?: SessionJobSummaryView | null;
}

/** How far a cancellation reaches. */
export type SessionJobCancelScopeView =
  /** The jobs that are named. */
  | "job"
  /** The jobs that are named and all that wait for them. */
  | "dependents";

/** A job that another one waits for: give its id or its name. */
export interface SessionJobDependencyInput {
  /**
   * The id of a job of the same environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobId?: string | null;
  /** The name of a job of the same request. */
  name?: string | null;
}

/** How the jobs that another one waits for must have ended. */
export type SessionJobDependencyPolicyView =
  /** All with success; else the waiting job ends as `dependencyFailed`. */
  | "allSucceeded"
  /** All, in whatever way. */
  | "allTerminal";

/**
 * A job and the environment it runs in: all that it takes to address it.
 *
 * A handle from one answer is a parameter of the next call.
 */
export interface SessionJobHandleView {
  /**
   * The environment.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  environmentId: string;
  /**
   * The job.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobId: string;
}

/** A piece of a job's output. */
export interface SessionJobOutputChunkView {
  /** Its number within the job's output; later pieces have greater ones. */
  seq: Uint64;
  /** Where the program wrote it. */
  stream: SessionJobOutputStreamView;
  /** The bytes in standard base64 with padding. */
  dataBase64: string;
}

/** Where a program writes. */
export type SessionJobOutputStreamView =
  /** Its standard output. */
  | "stdout"
  /** Its standard error. */
  | "stderr"
  /** A value of a newer server. */
  | UnlistedText;

/** What was read of one job. */
export interface SessionJobReadEntryView {
  /** The `afterSeq` with which the next read goes on. */
  outputNextSeq: Uint64;
  /** The files that it left, when they were asked for. */
  artifacts?: SessionJobArtifactView[];
  /** Why the job could not be read, for people; absent when it was. */
  error?: string | null;
  /** The job; absent when it could not be told. */
  handle?: SessionJobHandleView | null;
  /** Its output, in order. */
  outputChunks?: SessionJobOutputChunkView[];
  /** Where the job stands; absent when it could not be read. */
  summary?: SessionJobSummaryView | null;
}

/** One job to start: a program, and what must have ended before it. */
export interface SessionJobStartSpecInput {
  /** The program and its arguments. No shell reads them. */
  argv: string[];
  /** The directory it starts in; absent leaves it to the environment. */
  cwd?: string | null;
  /**
   * How those jobs must have ended.
   *
   * @default "allSucceeded"
   */
  dependencyPolicy?: SessionJobDependencyPolicyView;
  /** The jobs that it waits for; none starts it as soon as its queue allows. */
  dependsOn?: SessionJobDependencyInput[];
  /** Variables it finds, besides those of the environment and its credentials. */
  env?: { [key: string]: string };
  /**
   * Its id; absent lets the server choose one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobId?: string | null;
  /** A name for people, by which other jobs of the request can wait for this one. */
  name?: string | null;
  /** The queue it runs in, under a name of your own; absent runs it in none. */
  queueKey?: string | null;
  /** What it reads from its standard input; absent gives it nothing. */
  stdin?: string | null;
  /** How long it may run, in milliseconds; absent leaves it to the environment. */
  timeoutMs?: Uint64 | null;
}

/** A job that was started. */
export interface SessionJobStartedView {
  /**
   * The job.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobId: string;
  /** The job and its environment. */
  handle: SessionJobHandleView;
  /** Where it stands. */
  status: SessionJobStatusView;
  /** The jobs that it waits for. */
  dependencies?: string[];
  /** Its name for people; absent when it has none. */
  name?: string | null;
  /** The result that a session waits for; absent when no session started the job. */
  promiseId?: string | null;
  /** The queue it runs in; absent when it runs in none. */
  queueKey?: string | null;
}

/** Where a job stands. */
export type SessionJobStatusView =
  /** The server has it. */
  | "accepted"
  /** It waits for its turn or for other jobs. */
  | "queued"
  /** Its program runs. */
  | "running"
  /** Its program ended with success. */
  | "succeeded"
  /** Its program ended with an error, or could not be started. */
  | "failed"
  /** It was asked to stop and has not ended yet. */
  | "cancelRequested"
  /** It ended because it was cancelled. */
  | "cancelled"
  /** It was stopped because it ran longer than it might. */
  | "timedOut"
  /** It never started: a job that it waited for did not end as it had to. */
  | "dependencyFailed"
  /** Its machine stopped while it ran. */
  | "interrupted"
  /** Nobody can tell any more what became of it. */
  | "lost"
  /** A value of a newer server. */
  | UnlistedText;

/** Where a job stands, and what is known of its life. */
export interface SessionJobSummaryView {
  /** The space in which the environment keeps the job's id. */
  namespace: string;
  /**
   * The job.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  jobId: string;
  /** Where it stands. */
  status: SessionJobStatusView;
  /** When it was accepted, in Unix milliseconds. */
  createdAtMs: Uint64;
  /** The jobs that it waits for, or waited for. */
  dependencies?: string[];
  /**
   * What its program ended with; absent when it did not end by itself.
   *
   * @format int32
   */
  exitCode?: number | null;
  /** What went wrong, for people; absent when nothing did. */
  failure?: string | null;
  /** When it ended, in Unix milliseconds; absent while it has not. */
  finishedAtMs?: Uint64 | null;
  /** Its name for people; absent when it has none. */
  name?: string | null;
  /** Whether its program ended before processes that it had started, which were then stopped. */
  orphanedDescendants?: boolean;
  /** The queue it runs in; absent when it runs in none. */
  queueKey?: string | null;
  /** When it entered its queue, in Unix milliseconds; absent when it did not. */
  queuedAtMs?: Uint64 | null;
  /** When its program started, in Unix milliseconds; absent when it did not. */
  startedAtMs?: Uint64 | null;
}

/** Whether a session takes work. */
export type SessionLifecycleStatus =
  /** It is being made. */
  | "new"
  /** It takes work. */
  | "open"
  /** It takes none, and never will again. */
  | "closed"
  /** A value of a newer server. */
  | UnlistedText;

/** Which sessions to list. A session must pass every filter that is given. */
export interface SessionListParams {
  /** Only closed sessions, or only those that are not. Absent means both. */
  closed?: boolean | null;
  /** The `nextCursor` of the page before; absent starts with the newest. */
  cursor?: string | null;
  /**
   * Most sessions on the page; absent means 50, and more than 200 counts as 200.
   *
   * @minimum 1
   * @format uint32
   */
  limit?: number | null;
  /** Only sessions with a lifecycle controller, or only those without. Absent means both. */
  managed?: boolean | null;
  /** Only sessions with these labels. An empty value asks for the key alone. */
  metadata?: { [key: string]: string };
  /**
   * Only sessions directly below this one.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  parent?: string | null;
  /** Only sessions of subagents, or only the others. Absent means both. */
  subagent?: boolean | null;
  /** Only these sessions and all below them. */
  trees?: string[];
  /** Only sessions that this actor sees. */
  visibleTo?: string | null;
}

/** One page of sessions. */
export interface SessionListResponse {
  /**
   * The sessions, the one updated last first.
   *
   * @default []
   */
  sessions: SessionSummaryView[];
  /** The `cursor` of the next page; absent at the end. Its text has no meaning for clients. */
  nextCursor?: string | null;
}

/** A session and its new labels. */
export interface SessionMetadataPutParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * All its labels from now on; absent or empty leaves it without.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
}

/** The session after its labels were put. */
export interface SessionMetadataPutResponse {
  /** The session. */
  session: SessionSummaryView;
}

/** A session after a change: what a client needs to go on from there. */
export interface SessionMutationView {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  id: string;
  /** What the session does. */
  status: SessionStatus;
  /** The revision of the configuration, 0 at first. */
  configRevision: Uint64;
  /** The revision of the context. */
  contextRevision: Uint64;
  /** The newest event; reading events after it misses nothing. */
  headCursor?: EventCursor | null;
}

/** How a session came about that no client started. */
export type SessionOriginKind =
  /** An agent called another agent. */
  | "subagent"
  /** A value of a newer server. */
  | UnlistedText;

/** Where a session came from that no client started. */
export interface SessionOriginView {
  /** How it came about. */
  kind: SessionOriginKind;
  /**
   * The session that started it.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  parentSessionId: string;
  /**
   * The run that started it.
   *
   * @pattern ^run_[0-9]+$
   */
  parentRunId: string;
  /**
   * The topmost session of the tree.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  rootSessionId: string;
  /**
   * How far it is below the topmost session, which has depth 0.
   *
   * @format uint32
   */
  depth: number;
  /** The call that started it. */
  invocationId: string;
  /** The agent that works in it. */
  agent: SubagentAgentPin;
  /** The bounds it works under. */
  limits: SubagentLimitsView;
}

/** The session to read. */
export interface SessionReadParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * Most runs to show; absent means 20, and more than 100 counts as 100.
   *
   * @minimum 1
   * @format uint32
   */
  runLimit?: number | null;
}

/** A session and its newest runs. */
export interface SessionReadResponse {
  /** The session. */
  session: SessionView;
  /** Whether older runs exist than those shown. */
  hasOlderRuns: boolean;
  /**
   * Where `session/runs/list` goes on; absent when no older runs exist.
   *
   * @pattern ^run_[0-9]+$
   */
  nextRunCursor?: string | null;
}

/** A session and its new name. */
export interface SessionRenameParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /** The name for people; absent clears it, an empty text is kept. */
  displayName?: string | null;
}

/** The session after its name was set. */
export interface SessionRenameResponse {
  /** The session. */
  session: SessionSummaryView;
}

/** A session and when it is to be deleted by itself. */
export interface SessionRetentionPutParams {
  /**
   * The session. It must be the topmost one of its tree.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
  /**
   * The time between closing and deletion, in milliseconds; null keeps the session until it is
   * deleted by a call. It must be given, so that nothing is kept or lost by an oversight.
   *
   * @minimum 1
   * @maximum 3153600000000
   */
  deleteAfterCloseMs: Uint64 | null;
}

/** The session after its time of deletion was set. */
export interface SessionRetentionPutResponse {
  /** The session. */
  session: SessionSummaryView;
}

/** When a session will be deleted by itself. */
export interface SessionRetentionView {
  /**
   * The session whose setting counts: the topmost one of its tree.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  rootSessionId: string;
  /** The time between closing and deletion, in milliseconds; absent when it is kept. */
  deleteAfterCloseMs?: Uint64 | null;
  /** When it will be deleted, in Unix milliseconds; absent while that is open. */
  deleteAtMs?: Uint64 | null;
}

/** The session to share. */
export interface SessionShareParams {
  /**
   * The session. It must be the topmost one of its tree, and not be shared yet.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
}

/** Who sees the session now. */
export interface SessionShareResponse {
  /** Who sees it and who made it. */
  access: ResourceAccessSummary;
}

/** A session to create, or to find again under its id. */
export interface SessionStartParams {
  /**
   * Who sees the session. Absent means its creator. Refused for a session that belongs to another
   * one.
   */
  access?: AccessInput | null;
  /** How the session works. Each section given here replaces the profile's section. */
  config?: SessionConfigIn | null;
  /**
   * Delete the session this many milliseconds after it closed. Absent takes the profile's time, if
   * it has one, and else keeps the session; null keeps the session until it is deleted by a call.
   *
   * @minimum 1
   * @maximum 3153600000000
   */
  deleteAfterCloseMs?: Uint64 | null;
  /** A name for people. */
  displayName?: string | null;
  /**
   * Labels of the application, by which sessions can be listed.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** The profile to start from. */
  profile?: ProfileSource | null;
  /**
   * The id to create or find. Absent makes a new session under an id of the server's, so a repeated
   * call makes another one. Ids that start with `bot-`, `botfire-`, `botsched-`, `chat-` or
   * `envjob-` are the server's own and are refused.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId?: string | null;
}

/** The session that a start created or found. */
export interface SessionStartResponse {
  /** The session. */
  session: SessionMutationView;
}

/** What a session does. */
export type SessionStatus =
  /** The server has not loaded it yet. */
  | "notLoaded"
  /** No run is at work; some may be in the queue. */
  | "idle"
  /** A run is at work. */
  | "active"
  /** It is closed. */
  | "closed"
  /** It is broken and takes no work. */
  | "error"
  /** A value of a newer server. */
  | UnlistedText;

/** A session as a row of a list. */
export interface SessionSummaryView {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  id: string;
  /** Whether it takes work. */
  lifecycleStatus: SessionLifecycleStatus;
  /** Whether it has work. */
  activity: SessionActivity;
  /** When it will be deleted by itself. */
  retention: SessionRetentionView;
  /** Whether a lifecycle controller stands behind it. */
  managed: boolean;
  /** Who sees it and who made it. */
  access: ResourceAccessSummary;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Uint64;
  /** When its newest event was added, in Unix milliseconds. */
  updatedAtMs: Uint64;
  /** When it was closed, in Unix milliseconds; absent while it is open. */
  closedAtMs?: Uint64 | null;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
  /**
   * Labels of the application.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** Where it came from; absent for a session that a client started. */
  origin?: SessionOriginView | null;
}

/** A whole session. */
export interface SessionView {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  id: string;
  /** What the session does. */
  status: SessionStatus;
  /** Whether it has work. */
  activity: SessionActivity;
  /** When it will be deleted by itself. */
  retention: SessionRetentionView;
  /** Who sees it and who made it. */
  access: ResourceAccessSummary;
  /** Whether a lifecycle controller stands behind it. */
  managed: boolean;
  /** The revision of the configuration, 0 at first. */
  configRevision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Uint64;
  /** When its newest event was added, in Unix milliseconds. */
  updatedAtMs: Uint64;
  /**
   * Its newest runs, newest first.
   *
   * @default []
   */
  runs: RunSummaryView[];
  /** What the model sees. */
  activeContext: ContextView;
  /**
   * What the model may call.
   *
   * @default {"revision":0,"tools":[]}
   */
  activeTools: ActiveToolsView;
  /**
   * The environment in which commands run; absent when none is chosen.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  activeEnvironmentId?: string | null;
  /** The run at work; absent when there is none. A parked run counts as being at work. */
  activeRun?: RunSummaryView | null;
  /** When it was closed, in Unix milliseconds; absent while it is open. */
  closedAtMs?: Uint64 | null;
  /** How it works. */
  config?: SessionConfig | null;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
  /** The workflow tools with which it was started; absent for an ordinary session. */
  management?: ManagedSessionWorkflowToolsInput | null;
  /**
   * Labels of the application.
   *
   * @maxProperties 32
   */
  metadata?: { [key: string]: string };
  /** Where it came from; absent for a session that a client started. */
  origin?: SessionOriginView | null;
}

/** Whether a catalog tells of its place as it is now. */
export type SkillCatalogAvailability =
  /** It does. */
  | "available"
  /** It tells of an earlier state. */
  | "stale"
  /** The place cannot be reached. */
  | "unavailable"
  /** A value of a newer server. */
  | UnlistedText;

/** Where the skills of a catalog come from. */
export type SkillCatalogSource =
  /** The workspaces that are attached to the session. */
  | { type: "vfs" }
  /** An environment. */
  | {
      type: "environment";
      /**
       * The environment.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      environmentId: string;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/** The skills of one place. */
export interface SkillCatalogView {
  /** Where the skills come from. */
  source: SkillCatalogSource;
  /** Whether the catalog tells of the place as it is now. */
  availability: SkillCatalogAvailability;
  /** The skills. */
  skills: SkillListItem[];
  /** What was wrong with the files that were found, for people. */
  warnings: string[];
  /**
   * The blob that holds the catalog; absent when there is none.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  catalogRef?: string | null;
}

/** A skill. */
export interface SkillListItem {
  /**
   * The skill.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  skillId: string;
  /** Its name for people and for the model. */
  name: string;
  /** What it is for, and when to use it. */
  description: string;
  /** Whether the agent may use it. */
  enabled: boolean;
  /** Where its files are. */
  location: SkillLocation;
  /** The same in a few words; absent when the skill has no such text. */
  shortDescription?: string | null;
}

/** The session whose skills to list. */
export interface SkillListParams {
  /**
   * The session.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  sessionId: string;
}

/** The skills that a session has found. */
export interface SkillListResponse {
  /** The catalogs: none when the session has looked nowhere. */
  catalogs: SkillCatalogView[];
}

/** Where the files of a skill are. */
export interface SkillLocation {
  /** The directory of the skill. */
  skillDirPath: string;
  /** The file with its instructions. */
  skillDocPath: string;
}

/** The profile of a subagent, as it was when the subagent was called. */
export interface SubagentAgentPin {
  /** The profile. */
  profileId: ProfileId;
  /** Its revision. */
  revision: Uint64;
}

/** An agent which may be called. */
export interface SubagentAgentRef {
  /** The profile that it runs under. */
  profileId: ProfileId;
}

/** The bounds a subagent works under. */
export interface SubagentLimitsView {
  /**
   * How deep agents may call agents.
   *
   * @format uint32
   */
  maxDepth: number;
  /**
   * Most sessions below the topmost one, over its whole life.
   *
   * @format uint32
   */
  maxDescendants: number;
  /**
   * Most of them at work at the same time.
   *
   * @format uint32
   */
  maxConcurrent: number;
  /** How long one of them may work, in milliseconds. */
  deadlineMs: Uint64;
}

/** Other agents that work for this one, each in a session of its own. */
export interface SubagentsFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
  /** The agents which may be called. */
  agents: SubagentAgentRef[];
  /**
   * How deep agents may call agents.
   *
   * @format uint32
   * @default 2
   */
  maxDepth: number;
  /**
   * Most sessions below this one, over its whole life.
   *
   * @format uint32
   * @default 16
   */
  maxDescendants: number;
  /**
   * Most of them at work at the same time.
   *
   * @format uint32
   * @default 4
   */
  maxConcurrent: number;
  /**
   * How long one of them may work, in milliseconds; 24 hours at most.
   *
   * @maximum 86400000
   * @default 3600000
   */
  deadlineMs: Uint64;
}

/** Other agents that work for this one, each in a session of its own. */
export interface SubagentsFeatureIn {
  /** The agents which may be called. */
  agents: SubagentAgentRef[];
  /**
   * How long one of them may work, in milliseconds; 24 hours at most.
   *
   * @maximum 86400000
   * @default 3600000
   */
  deadlineMs?: Uint64;
  /**
   * Most of them at work at the same time.
   *
   * @format uint32
   * @default 4
   */
  maxConcurrent?: number;
  /**
   * How deep agents may call agents.
   *
   * @format uint32
   * @default 2
   */
  maxDepth?: number;
  /**
   * Most sessions below this one, over its whole life.
   *
   * @format uint32
   * @default 16
   */
  maxDescendants?: number;
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
}

/** Waking up later. It has no settings. */
export interface TimersFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
}

/** Waking up later. It has no settings. */
export interface TimersFeatureIn {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
}

/** How an OAuth client proves itself at the token endpoint. */
export type TokenEndpointAuthMethod =
  /** With its secret in the `authorization` header. */
  | "clientSecretBasic"
  /** With its secret in the body. */
  | "clientSecretPost"
  /** Not at all: it is a public client. */
  | "none"
  /** A value of a newer server. */
  | UnlistedText;

/** How a token count was made. */
export type TokenEstimateQuality =
  /** Counted with the model's own tokenizer. */
  | "exact"
  /** Reported by the provider. */
  | "providerCounted"
  /** Guessed from the size of the text. */
  | "estimated"
  /** A value of a newer server. */
  | UnlistedText;

/** The size of an entry in tokens. */
export interface TokenEstimateView {
  /**
   * Number of tokens.
   *
   * @format uint32
   */
  tokens: number;
  /** How far the number can be trusted. */
  quality: TokenEstimateQuality;
}

/** Tool calls one turn of the model asked for together. */
export interface ToolBatchView {
  /** Identifies the batch in its session. */
  id: string;
  /** The turn that asked for the calls. */
  turnId: string;
  /** How far the batch got as a whole. */
  status: ToolItemStatus;
  /**
   * The calls in the order the model gave them.
   *
   * @default []
   */
  calls: ToolCallView[];
}

/** The kind of work a tool call does. */
export type ToolCallDisplayGroup =
  /** Looks at files or the web. */
  | "explore"
  /** Changes files. */
  | "edit"
  /** Runs a command. */
  | "execute"
  /** Calls a tool of a remote MCP server. */
  | "mcp"
  /** Works with another agent. */
  | "agent"
  /** Works with a bot. */
  | "bot"
  /** Sends or reads messages. */
  | "message"
  /** Anything else. */
  | "other"
  /** A value of a newer server. */
  | UnlistedText;

/** A tool call in words, for a transcript. */
export interface ToolCallDisplayView {
  /** The kind of work, for an icon or for folding similar calls together. */
  group: ToolCallDisplayGroup;
  /** What the tool does, such as `Read`. */
  verb: string;
  /** A further remark; absent when there is none. */
  detail?: string | null;
  /** What it does it to, such as a path; absent when there is no one thing. */
  target?: string | null;
}

/** A tool call as it begins: what the model asked for. */
export interface ToolCallEventView {
  /** The model provider's id of the call. */
  callId: string;
  /** Name by which the model called it. */
  toolName: string;
  /**
   * Blob with the whole arguments.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  argumentsRef: string;
  /** Arguments as text, at most 4096 bytes; absent when they are not readable. */
  arguments?: string | null;
  /** The call in words; absent for tools without a description for people. */
  display?: ToolCallDisplayView | null;
  /**
   * The session's tool that is called; absent when the session has none of that name.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  toolId?: string | null;
}

/** A file a tool call handed to the model. */
export interface ToolCallMediaView {
  /** Handle by which the agent addresses the file. */
  handle: string;
  /**
   * Blob with the bytes of the file.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /** Media type of the bytes. */
  mime: string;
  /** How the model took the file. */
  kind: MediaKind;
  /** File name; absent when it has none. */
  name?: string | null;
}

/** One tool call and what came of it. */
export interface ToolCallView {
  /** The model provider's id of the call. */
  callId: string;
  /** Name by which the model called it. */
  toolName: string;
  /**
   * Blob with the whole arguments.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  argumentsRef: string;
  /**
   * True when the output tells of a failure.
   *
   * @default false
   */
  isError: boolean;
  /** How far the call got. */
  status: ToolItemStatus;
  /** Arguments as text, at most 4096 bytes; absent when they are not readable. */
  arguments?: string | null;
  /** When the call ended, in Unix milliseconds; absent while it has not. */
  completedAtMs?: Uint64 | null;
  /** The call in words; absent for tools without a description for people. */
  display?: ToolCallDisplayView | null;
  /** Time between begin and end in milliseconds; absent while either is missing. */
  durationMs?: Uint64 | null;
  /** What the call changed. */
  effects?: ToolEffectView[];
  /** Files the call handed to the model. */
  media?: ToolCallMediaView[];
  /** Output as text, at most 4096 bytes; absent until the call ended or when it made none. */
  output?: string | null;
  /** When the call began, in Unix milliseconds; absent while it has not. */
  startedAtMs?: Uint64 | null;
  /**
   * The session's tool that was called; absent when the session has none of that name.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  toolId?: string | null;
}

/** Whether the model may or must call tools. */
export type ToolChoice =
  /** The model decides. */
  | { type: "auto" }
  /** It may call none. */
  | { type: "none" }
  /** It must call at least one. */
  | { type: "requiredAny" }
  /** It must call this one. */
  | {
      type: "specific";
      /**
       * The tool.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      toolId: string;
    };

/** Something a tool call changed. */
export interface ToolEffectView {
  /** What kind of change, as a word of the tool. */
  kind: string;
  /** Details of the change; which keys there are depends on `kind`. */
  data?: { [key: string]: string };
}

/** How far a tool call, or a batch of them, got. */
export type ToolItemStatus =
  /** The model asked for it; it has not begun. */
  | "requested"
  /** It is at work. */
  | "running"
  /** It ended well. */
  | "succeeded"
  /** It ended with an error. */
  | "failed"
  /** It was stopped with its run. */
  | "cancelled"
  /** The session has no such tool, so it never ran. */
  | "unavailable"
  /** A value of a newer server. */
  | UnlistedText;

/** What a tool is made of. */
export type ToolKindView =
  /** A tool of the server. */
  | {
      type: "builtin";
      /** Its settings, in a form of its own. */
      settings: unknown;
    }
  /** A function which the model calls with JSON arguments. */
  | {
      type: "function";
      /**
       * The JSON Schema of its arguments.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      inputSchemaRef: string;
      /**
       * The text that explains it to the model; absent when there is none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      descriptionRef?: string | null;
      /**
       * The JSON Schema of its result; absent when it has none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      outputSchemaRef?: string | null;
      /**
       * Settings only the provider understands; absent when there are none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      providerOptionsRef?: string | null;
      /** Whether the provider holds the model to the schema; absent leaves it to the provider. */
      strict?: boolean | null;
    }
  /** A tool of the model's provider. */
  | {
      type: "providerNative";
      /** The api kind to which it belongs. */
      apiKind: string;
      /**
       * The provider's description of it.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      nativeToolRef: string;
      /** Who runs it. */
      execution: ProviderNativeToolExecutionView;
    }
  /** The tools of an MCP server, called by the provider. */
  | {
      type: "remoteMcp";
      /**
       * The registered server.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      serverId: string;
      /** The name under which the model knows the server. */
      serverLabel: string;
      /** The server's address. */
      serverUrl: string;
      /**
       * Whether calls wait for a human's yes.
       *
       * @default "never"
       */
      approval: RemoteMcpApprovalPolicy;
      /**
       * Whether the server asks for a credential.
       *
       * @default false
       */
      authRequired: boolean;
      /** The only tools that may be called; absent means all. */
      allowedTools?: string[] | null;
      /**
       * Whether the model learns of the tools only when it asks; absent leaves it to the provider.
       */
      deferLoading?: boolean | null;
      /**
       * The text that explains the server to the model; absent when there is none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      descriptionRef?: string | null;
    }
  /** A variant of a newer server, with all its members. */
  | { type: UnlistedText; [member: string]: unknown };

/**
 * Whether a tool may run beside other calls of the same turn.
 *
 * A newer server may tell of others; a request may only name those that are listed.
 */
export type ToolParallelismView =
  /** Alone. */
  | "exclusive"
  /** Beside others. */
  | "parallelSafe"
  /** A value of a newer server. */
  | UnlistedText;

/** One tool. */
export interface ToolView {
  /**
   * The tool.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  toolId: string;
  /** What the tool is made of. */
  kind: ToolKindView;
  /**
   * Whether it may run beside other calls.
   *
   * @default "parallelSafe"
   */
  parallelism: ToolParallelismView;
}

/** Recorded speech. */
export interface TranscriptionAudio {
  /**
   * The recording.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  blobRef: string;
  /**
   * Its media type, such as `audio/ogg`: 1 to 128 bytes.
   *
   * @minLength 1
   * @maxLength 128
   */
  mime: string;
  /**
   * A file name for it: 1 to 256 bytes.
   *
   * @minLength 1
   * @maxLength 256
   */
  name: string;
}

/** The transcription to cancel. */
export interface TranscriptionCancelParams {
  /**
   * The transcription.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  transcriptionId: string;
}

/** Why a transcription failed. */
export interface TranscriptionFailure {
  /** What went wrong, for programs. */
  kind: TranscriptionFailureKind;
  /** What went wrong, for people; never to be parsed. */
  message: string;
}

/** What went wrong with a transcription. */
export type TranscriptionFailureKind =
  /** The blob is no recording that can be used. */
  | "invalidAudio"
  /** The model or its credential is not set up properly. */
  | "configuration"
  /** The model's provider failed. */
  | "provider"
  /** It took too long. */
  | "timeout"
  /** The server failed. */
  | "internal"
  /** A value of a newer server. */
  | UnlistedText;

/** The transcription to read. */
export interface TranscriptionReadParams {
  /**
   * The transcription.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  transcriptionId: string;
}

/** A transcription after the call. */
export interface TranscriptionResponse {
  /** The transcription. */
  transcription: TranscriptionView;
}

/** A transcription to start. */
export interface TranscriptionStartParams {
  /**
   * The caller's name for the transcription, by which a repeat finds it: 1 to 200 bytes.
   *
   * @minLength 1
   * @maxLength 200
   */
  idempotencyKey: string;
  /** What to write down. */
  audio: TranscriptionAudio;
  /**
   * The language that is spoken, in the provider's own word, such as `en`: 1 to 32 bytes. Absent
   * lets the model find out.
   *
   * @minLength 1
   * @maxLength 32
   */
  language?: string | null;
  /**
   * The model that listens; its api kind must be one for speech to text. Absent means the
   * universe's default.
   */
  model?: ModelConfig | null;
  /**
   * What the speech is about, with its unusual words: at most 8192 bytes.
   *
   * @maxLength 8192
   */
  prompt?: string | null;
}

/** How far a transcription is. */
export type TranscriptionStatus =
  /** It waits. */
  | "pending"
  /** The model listens. */
  | "running"
  /** The text is there. */
  | "succeeded"
  /** There will be no text. */
  | "failed"
  /** It was cancelled before it ended. */
  | "cancelled"
  /** It took so long that it was given up. */
  | "expired"
  /** A value of a newer server. */
  | UnlistedText;

/** A transcription and what came of it. */
export interface TranscriptionView {
  /**
   * The transcription.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  transcriptionId: string;
  /** Who started it. */
  createdBy: Attribution;
  /** What is written down. */
  audio: TranscriptionAudio;
  /** The model that listens. */
  model: ModelConfig;
  /** How far it is. */
  status: TranscriptionStatus;
  /** When it was started, in Unix milliseconds. */
  createdAtMs: Uint64;
  /**
   * The blob with the whole text; null until it has succeeded.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  transcriptRef: string | null;
  /** The text; null until it has succeeded. */
  text: string | null;
  /** Why it failed; null when it did not. */
  failure: TranscriptionFailure | null;
}

/** How one generation of the model ended. */
export type TurnGenerationStatusView =
  /** The model answered. */
  | "succeeded"
  /** The provider returned an error. */
  | "failed"
  /** It was stopped before it was done. */
  | "cancelled"
  /** A value of a newer server. */
  | UnlistedText;

/** Files in workspaces that are attached at paths. */
export interface VfsFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
  /** Take instructions from files. Absent takes none. */
  prompts?: VfsPromptsConfig | null;
  /** Take skills from files. Absent takes none. */
  skills?: VfsSkillsConfig | null;
  /** The directory to which relative paths belong; absent means the root. */
  workingDirectory?: string | null;
  /** The workspaces that the agent sees. */
  workspaces?: WorkspaceAttachment[];
}

/** Files in workspaces that are attached at paths. */
export interface VfsFeatureIn {
  /** Take instructions from files. Absent takes none. */
  prompts?: VfsPromptsConfig | null;
  /** Take skills from files. Absent takes none. */
  skills?: VfsSkillsConfig | null;
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
  /** The directory to which relative paths belong; absent means the root. */
  workingDirectory?: string | null;
  /** The workspaces that the agent sees. */
  workspaces?: WorkspaceAttachment[];
}

/** Take instructions from files. */
export interface VfsPromptsConfig {
  /** Directories to search; absent means the usual places. */
  roots?: string[] | null;
}

/** Take skills from files. */
export interface VfsSkillsConfig {
  /**
   * Directories to search, at least one; absent means the usual places.
   *
   * @minItems 1
   */
  roots?: string[] | null;
}

/** A tree of files to store. */
export interface VfsSnapshotCommitParams {
  /**
   * The tree, whose member names are written in `snake_case`: `schema_version` is
   * `lightspeed.vfs.snapshot.v1`, `root` has `entries`, and `totals` counts `files` and `bytes`. An
   * entry is a file (`kind` is `file`, with `blob_ref`, `size_bytes` and `executable`) or a
   * directory (`kind` is `directory`, with `entries`). Names have no `/`.
   */
  manifest: unknown;
}

/** The snapshot that was stored. */
export interface VfsSnapshotCommitResponse {
  /**
   * The snapshot: the blob which holds its manifest.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef: string;
  /** How many files it has. */
  files: Uint64;
  /** The size of its files together, in bytes. */
  bytes: Uint64;
}

/** The snapshot to read. */
export interface VfsSnapshotReadParams {
  /**
   * The snapshot.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef: string;
}

/** A snapshot and its tree. */
export interface VfsSnapshotReadResponse {
  /**
   * The snapshot.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef: string;
  /** The tree, in the form in which it was committed. */
  manifest: unknown;
  /** How many files it has. */
  files: Uint64;
  /** The size of its files together, in bytes. */
  bytes: Uint64;
}

/** A workspace to create. */
export interface VfsWorkspaceCreateParams {
  /** A name for people. */
  displayName?: string | null;
  /**
   * The snapshot to begin with; absent begins without files.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef?: string | null;
  /**
   * The id to create it under. Absent takes one of the server's: `workspace_` and 32 hex digits.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId?: string | null;
}

/** The workspace that was created. */
export interface VfsWorkspaceCreateResponse {
  /** The workspace. */
  workspace: VfsWorkspaceView;
}

/** The workspace to delete. */
export interface VfsWorkspaceDeleteParams {
  /**
   * The workspace.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId: string;
}

/** The workspace that was deleted. */
export interface VfsWorkspaceDeleteResponse {
  /** The workspace as it was. */
  workspace: VfsWorkspaceView;
}

/** The file to read. */
export interface VfsWorkspaceFileReadParams {
  /**
   * The workspace.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId: string;
  /** The file: the names from the workspace's root down to it, joined by `/`. */
  path: string;
}

/** Nothing: the list has no filters. */
export type VfsWorkspaceListParams = { [member: string]: unknown };

/** All workspaces. */
export interface VfsWorkspaceListResponse {
  /**
   * The workspaces, the one updated last first.
   *
   * @default []
   */
  workspaces: VfsWorkspaceView[];
}

/** The workspace to read. */
export interface VfsWorkspaceReadParams {
  /**
   * The workspace.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId: string;
}

/** The workspace that was read. */
export interface VfsWorkspaceReadResponse {
  /** The workspace. */
  workspace: VfsWorkspaceView;
}

/** A workspace and its new head. */
export interface VfsWorkspaceUpdateParams {
  /**
   * The workspace.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId: string;
  /**
   * The new head. A blob that holds no manifest is an invalid request.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef: string;
  /** A new name for people; absent keeps the present one. */
  displayName?: string | null;
  /** The revision that the new tree was made from; absent moves the head whatever it is now. */
  expectedRevision?: Uint64 | null;
}

/** The workspace after its update. */
export interface VfsWorkspaceUpdateResponse {
  /** The workspace. */
  workspace: VfsWorkspaceView;
}

/** A workspace. */
export interface VfsWorkspaceView {
  /**
   * The workspace.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId: string;
  /**
   * Its present files.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  headSnapshotRef: string;
  /** How many files the head has. */
  files: Uint64;
  /** The size of the head's files together, in bytes. */
  bytes: Uint64;
  /** Its revision: 0 at first, one more with each update. */
  revision: Uint64;
  /** When it was created, in Unix milliseconds. */
  createdAtMs: Int64;
  /** When it was last updated, in Unix milliseconds. */
  updatedAtMs: Int64;
  /**
   * The snapshot that it began with; absent when that is not known.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  baseSnapshotRef?: string | null;
  /** Its name for people; absent when it has none. */
  displayName?: string | null;
}

/** Who in the universe sees a thing. */
export type Visibility =
  /** Everybody in the universe. */
  | "universe"
  /** Its creator only. */
  | "restricted";

/** The public web. At least one of `fetch` and `search` is given. */
export interface WebFeature {
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version: number;
  /** Reading pages. */
  fetch?: WebFetchFeature | null;
  /** Searching. */
  search?: WebSearchFeature | null;
}

/** The public web. At least one of `fetch` and `search` is given. */
export interface WebFeatureIn {
  /** Reading pages. */
  fetch?: WebFetchFeature | null;
  /** Searching. */
  search?: WebSearchFeature | null;
  /**
   * The version of this form.
   *
   * @format uint32
   * @default 1
   */
  version?: number;
}

/** Reading pages of the web. It has no settings. */
export type WebFetchFeature = { [member: string]: never };

/** Searching the web. */
export interface WebSearchFeature {
  /** The only domains to show, at least one; absent means all. */
  allowedDomains?: string[] | null;
  /** Domains never to show. */
  blockedDomains?: string[];
}

/**
 * A sender of webhooks whose requests the server understands in detail.
 *
 * A newer server may know more of them; a request may only name those that are listed.
 */
export type WebhookPreset =
  /** GitHub: the kind and id of an event are taken from its headers. */
  | "github"
  /** A value of a newer server. */
  | UnlistedText;

/**
 * How a request to a webhook proves that it comes from the right sender.
 *
 * A newer server may have schemes that are not listed here; a request may only use those that are.
 */
export type WebhookVerification =
  /** The address holds a secret part, and who knows it is trusted. */
  | { scheme: "token" }
  /** The request is signed with HMAC-SHA256. */
  | {
      scheme: "hmac-sha256";
      /**
       * The grant that holds the secret.
       *
       * @minLength 1
       * @maxLength 128
       * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
       */
      grantId: string;
      /** The request header with the signature. */
      header: string;
      /** The audience for which the grant is used; absent when the grant asks for none. */
      audience?: string | null;
      /**
       * What stands before the signature in the header, such as `sha256=`; absent when nothing
       * does.
       */
      prefix?: string | null;
    }
  /** A variant of a newer server, with all its members. */
  | { scheme: UnlistedText; [member: string]: unknown };

/** A running workflow. */
export interface WorkflowEndpointInput {
  /** The workflow. */
  workflowId: string;
  /** What kind of workflow it is. */
  workflowKind: string;
}

/** The recipe of a workflow that calls start. */
export interface WorkflowStartRefInput {
  /**
   * The format of the recipe.
   *
   * @format uint32
   */
  recipeFormat: number;
  /**
   * The revision of the recipe, in the owner's own numbering.
   *
   * @format uint32
   */
  revision: number;
  /**
   * The recipe.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  recipeRef: string;
  /** What tells whether the recipe is still the one that was meant. */
  recipeFingerprint: string;
}

/** How a call of a workflow tool ends. */
export type WorkflowToolCompletionInput =
  /** As soon as the call is accepted. */
  | { type: "accepted" }
  /** With the workflow's reply, for which the turn waits. */
  | {
      type: "joined";
      /** How long to wait, in milliseconds. */
      deadlineAfterMs: Uint64;
      /**
       * The JSON Schema of the reply; absent for none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      replySchemaRef?: string | null;
    }
  /** As soon as it is accepted, with promises whose results come later. */
  | {
      type: "promises";
      /**
       * Most promises that one call may make.
       *
       * @format uint32
       */
      maxPromises: number;
      /** Where the names of the promises come from. */
      keySource: WorkflowToolCompletionKeySourceInput;
      /** How long a promise stays open, in milliseconds; absent for as long as the session. */
      deadlineAfterMs?: Uint64 | null;
      /**
       * The JSON Schema of a result; absent for none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      replySchemaRef?: string | null;
    };

/** Where the names of a call's promises come from. */
export type WorkflowToolCompletionKeySourceInput =
  /** From the workflow's reply. */
  | { type: "reply" }
  /** From an array of texts in the arguments. */
  | {
      type: "stringArray";
      /** The JSON pointer to the array. */
      pointer: string;
    }
  /** From one member of each item of an array in the arguments. */
  | {
      type: "arrayItemField";
      /** The JSON pointer to the array. */
      pointer: string;
      /** The member. */
      field: string;
    }
  /** From the positions in an array in the arguments. */
  | {
      type: "arrayIndices";
      /** The JSON pointer to the array. */
      pointer: string;
      /** What stands before the position. */
      prefix: string;
    };

/** One tool and how its calls are carried out. */
export interface WorkflowToolDeclarationInput {
  /** What the tool is. */
  definition: WorkflowToolDefinitionInput;
  /** Who receives the calls. */
  target: WorkflowToolTargetInput;
  /** How a call ends. */
  completion: WorkflowToolCompletionInput;
}

/** One tool and how its calls are carried out. */
export interface WorkflowToolDeclarationInputIn {
  /** What the tool is. */
  definition: WorkflowToolDefinitionInputIn;
  /** Who receives the calls. */
  target: WorkflowToolTargetInput;
  /** How a call ends. */
  completion: WorkflowToolCompletionInput;
}

/** What a workflow tool is. */
export interface WorkflowToolDefinitionInput {
  /**
   * The tool.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  toolId: string;
  /**
   * The revision of its definition, in the owner's own numbering.
   *
   * @format uint32
   */
  revision: number;
  /** What its calls mean to the workflow. */
  semanticType: string;
  /** What the model sees of it. */
  tool: WorkflowToolSpecInput;
}

/** What a workflow tool is. */
export interface WorkflowToolDefinitionInputIn {
  /**
   * The tool.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  toolId: string;
  /**
   * The revision of its definition, in the owner's own numbering.
   *
   * @format uint32
   */
  revision: number;
  /** What its calls mean to the workflow. */
  semanticType: string;
  /** What the model sees of it. */
  tool: WorkflowToolSpecInputIn;
}

/** How a workflow tool is called. */
export type WorkflowToolKindInput =
  /** As a function with JSON arguments. */
  | {
      type: "function";
      /**
       * The JSON Schema of its arguments.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      inputSchemaRef: string;
      /**
       * The text that explains it to the model; absent for none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      descriptionRef?: string | null;
      /**
       * The JSON Schema of its result; absent for none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      outputSchemaRef?: string | null;
      /**
       * Settings only the provider understands; absent for none.
       *
       * @pattern ^sha256:[0-9a-f]{64}$
       */
      providerOptionsRef?: string | null;
      /** Whether the provider holds the model to the schema; absent leaves it to the provider. */
      strict?: boolean | null;
    };

/** What the model sees of a workflow tool. */
export interface WorkflowToolSpecInput {
  /**
   * The name under which the model calls it.
   *
   * @minLength 1
   * @maxLength 64
   * @pattern ^[A-Za-z0-9_-]+$
   */
  name: string;
  /** How it is called. */
  kind: WorkflowToolKindInput;
  /**
   * Whether it may run beside other calls.
   *
   * @default "parallelSafe"
   */
  parallelism: ToolParallelismView;
}

/** What the model sees of a workflow tool. */
export interface WorkflowToolSpecInputIn {
  /**
   * The name under which the model calls it.
   *
   * @minLength 1
   * @maxLength 64
   * @pattern ^[A-Za-z0-9_-]+$
   */
  name: string;
  /** How it is called. */
  kind: WorkflowToolKindInput;
  /**
   * Whether it may run beside other calls.
   *
   * @default "parallelSafe"
   */
  parallelism?: ToolParallelismView;
}

/** Who receives the calls of a workflow tool. */
export type WorkflowToolTargetInput =
  /** A workflow that runs already. */
  | {
      type: "bound";
      /** The workflow. */
      receiver: WorkflowEndpointInput;
      /** How a call reaches it. */
      dispatch: BoundWorkflowToolDispatchInput;
    }
  /** A workflow that each call starts. */
  | {
      type: "start";
      /** What to start. */
      start: WorkflowStartRefInput;
    };

/** What an agent may do with files. */
export type WorkspaceAccess =
  /** Look at them. */
  | "read"
  /** Look at them and change them. */
  | "edit";

/**
 * A workspace, or a snapshot of one, at a path. Exactly one of `workspaceId` and `snapshotRef` is
 * given; a snapshot can only be read.
 */
export interface WorkspaceAttachment {
  /** The directory at which the agent finds it. */
  path: string;
  /** What the agent may do with the files. */
  access: WorkspaceAccess;
  /**
   * The snapshot, which never changes.
   *
   * @pattern ^sha256:[0-9a-f]{64}$
   */
  snapshotRef?: string | null;
  /**
   * The workspace, whose newest state is shown.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern ^[A-Za-z0-9][A-Za-z0-9_.:-]*$
   */
  workspaceId?: string | null;
}
