// Generated from the API contract by `cargo xtask codegen`. Do not edit.

import type {
  AgentApiOutcome,
  AgentNotification,
  BlobHasParams,
  BlobHasResponse,
  BlobPutParams,
  BlobPutResponse,
  BlobReadParams,
  BlobReadResponse,
  InitializeParams,
  InitializeResponse,
  ProfileCreateParams,
  ProfileCreateResponse,
  ProfileDeleteParams,
  ProfileDeleteResponse,
  ProfileListParams,
  ProfileListResponse,
  ProfilePutParams,
  ProfilePutResponse,
  ProfileReadParams,
  ProfileReadResponse,
  RunApprovalsDecideParams,
  RunApprovalsDecideResponse,
  RunCancelParams,
  RunCancelResponse,
  RunListParams,
  RunListResponse,
  RunReadParams,
  RunReadResponse,
  RunStartParams,
  RunStartResponse,
  RunSteerParams,
  RunSteerResponse,
  SessionCloseParams,
  SessionCloseResponse,
  SessionConfigPutParams,
  SessionConfigPutResponse,
  SessionDeleteParams,
  SessionDeleteResponse,
  SessionEventsReadParams,
  SessionEventsReadResponse,
  SessionListParams,
  SessionListResponse,
  SessionReadParams,
  SessionReadResponse,
  SessionRenameParams,
  SessionRenameResponse,
  SessionStartParams,
  SessionStartResponse,
} from "./types.js";

/** The version of the protocol that these types describe. */
export const PROTOCOL_VERSION = "lightspeed.agent.api.v1";

/** The path that requests are posted to. */
export const ENDPOINT_PATH = "/rpc";

/** Every method, in the order of the reference. */
export const METHODS = [
  "initialize",
  "session/start",
  "session/read",
  "session/list",
  "session/config/put",
  "session/rename",
  "session/close",
  "session/delete",
  "session/events/read",
  "session/runs/start",
  "session/runs/read",
  "session/runs/list",
  "session/runs/cancel",
  "session/runs/steer",
  "session/runs/approvals/decide",
  "blobs/put",
  "blobs/read",
  "blobs/has",
  "profiles/create",
  "profiles/read",
  "profiles/list",
  "profiles/put",
  "profiles/delete",
] as const;

/** The wire name of a method. */
export type MethodName = (typeof METHODS)[number];

/** What each method takes and answers, without the envelope. */
export interface MethodMap {
  /** Learn the server's protocol, version and abilities and your own rights. */
  initialize: { params: InitializeParams; response: InitializeResponse };
  /** Create a session, or return the one stored under its id. */
  "session/start": { params: SessionStartParams; response: SessionStartResponse };
  /** Read a session and its newest runs. */
  "session/read": { params: SessionReadParams; response: SessionReadResponse };
  /** List sessions by their last update, newest first. */
  "session/list": { params: SessionListParams; response: SessionListResponse };
  /** Replace a session's configuration. */
  "session/config/put": { params: SessionConfigPutParams; response: SessionConfigPutResponse };
  /** Set or clear a session's display name. */
  "session/rename": { params: SessionRenameParams; response: SessionRenameResponse };
  /** Close a session for good. */
  "session/close": { params: SessionCloseParams; response: SessionCloseResponse };
  /** Delete a closed session. */
  "session/delete": { params: SessionDeleteParams; response: SessionDeleteResponse };
  /** Read a page of a session's events, forward or backward. */
  "session/events/read": { params: SessionEventsReadParams; response: SessionEventsReadResponse };
  /** Submit a task to a session. */
  "session/runs/start": { params: RunStartParams; response: RunStartResponse };
  /** Read one run in full. */
  "session/runs/read": { params: RunReadParams; response: RunReadResponse };
  /** List the runs of a session, newest first. */
  "session/runs/list": { params: RunListParams; response: RunListResponse };
  /** Ask for a run to be cancelled. */
  "session/runs/cancel": { params: RunCancelParams; response: RunCancelResponse };
  /** Give an active run more input. */
  "session/runs/steer": { params: RunSteerParams; response: RunSteerResponse };
  /** Approve or reject tool calls a run waits for. */
  "session/runs/approvals/decide": { params: RunApprovalsDecideParams; response: RunApprovalsDecideResponse };
  /** Store blobs and learn their references. */
  "blobs/put": { params: BlobPutParams; response: BlobPutResponse };
  /** Read a whole blob. */
  "blobs/read": { params: BlobReadParams; response: BlobReadResponse };
  /** Tell which blobs are stored. */
  "blobs/has": { params: BlobHasParams; response: BlobHasResponse };
  /** Create a profile. */
  "profiles/create": { params: ProfileCreateParams; response: ProfileCreateResponse };
  /** Read a profile. */
  "profiles/read": { params: ProfileReadParams; response: ProfileReadResponse };
  /** List all profiles, the one updated last first. */
  "profiles/list": { params: ProfileListParams; response: ProfileListResponse };
  /** Create a profile or replace it whole. */
  "profiles/put": { params: ProfilePutParams; response: ProfilePutResponse };
  /** Delete a profile. */
  "profiles/delete": { params: ProfileDeleteParams; response: ProfileDeleteResponse };
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

/** What went wrong, for programs: the kinds this version lists. */
export type ErrorKind = NonNullable<(typeof ERRORS)[number]["kind"]>;

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
  },
  "session/list": {
    method: "session/list",
    group: "Sessions",
    summary: "List sessions by their last update, newest first",
    description: "A session must pass every filter given. Closed sessions are listed, deleted ones are not. A session that is updated while you page may show twice or not at all.",
    scope: "universe",
    access: { action: "read", group: "session", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: true,
    longPoll: false,
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
  },
  "profiles/list": {
    method: "profiles/list",
    group: "Profiles",
    summary: "List all profiles, the one updated last first",
    description: "",
    scope: "universe",
    access: { action: "read", group: "profiles", role: "viewer", target: null },
    retry: { kind: "always" },
    errors: [],
    paginated: false,
    longPoll: false,
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
  },
} as const satisfies { readonly [M in MethodName]: MethodInfo & { readonly method: M } };

/** What each notification tells. */
export interface NotificationMap {
  /** A session was created. */
  "session/started": Extract<AgentNotification, { method: "session/started" }>["params"];
  /** The status of a session changed. */
  "session/status/changed": Extract<AgentNotification, { method: "session/status/changed" }>["params"];
  /** An event was added to a session's log. */
  "session/event": Extract<AgentNotification, { method: "session/event" }>["params"];
  /** The agent began with a run. */
  "session/runs/started": Extract<AgentNotification, { method: "session/runs/started" }>["params"];
  /** A run ended, whichever way. */
  "session/runs/completed": Extract<AgentNotification, { method: "session/runs/completed" }>["params"];
  /** Something went wrong outside the call. */
  error: Extract<AgentNotification, { method: "error" }>["params"];
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
  ): Promise<AgentApiOutcome<MethodMap[M]["response"]>>;
}

/** A method as a function. */
export interface RpcHelper<M extends MethodName> {
  /** Calls the method by way of `caller`. */
  <Options>(
    caller: RpcCaller<Options>,
    params: MethodMap[M]["params"],
    options?: Options,
  ): Promise<AgentApiOutcome<MethodMap[M]["response"]>>;
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
} as const;
