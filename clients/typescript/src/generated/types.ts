// Generated from the API contract by `cargo xtask codegen`. Do not edit.

/**
 * A whole number of 0 to 2^64 - 1, written as a JSON number.
 *
 * `JSON.parse` gives a `number`, which is exact up to `Number.MAX_SAFE_INTEGER` (2^53 - 1). The
 * values that occur stay far below; check with `Number.isSafeInteger` where one above would do
 * harm.
 */
export type Uint64 = number;

/**
 * A whole number of -2^63 to 2^63 - 1, written as a JSON number.
 *
 * `JSON.parse` gives a `number`, which is exact up to `Number.MAX_SAFE_INTEGER` (2^53 - 1). The
 * values that occur stay far below; check with `Number.isSafeInteger` where one above would do
 * harm.
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
  metadata?: Record<string, string>;
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
  metadata?: Record<string, string>;
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

/** Take instructions from an environment. */
export interface EnvironmentPromptsConfig {
  /**
   * Directories to search, at least one; absent means the usual places.
   *
   * @minItems 1
   */
  roots?: string[] | null;
}

/** Take skills from an environment. */
export interface EnvironmentSkillsConfig {
  /**
   * Directories to search, at least one; absent means the usual places.
   *
   * @minItems 1
   */
  roots?: string[] | null;
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
  metadata?: Record<string, string>;
  /** When sessions are deleted by themselves; absent keeps them. */
  retention?: ProfileSessionRetention | null;
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

/** A provider's class of service. */
export type ModelProcessingTier =
  /** The usual price and speed. */
  | "standard"
  /** Faster and dearer. */
  | "fast"
  /** Slower and cheaper. */
  | "flex";

/** A tool call that waits for a decision. */
export interface PendingApprovalView {
  /** Names the approval in `session/runs/approvals/decide`. */
  approvalId: string;
  /** When the run began to wait for it, in Unix milliseconds. */
  requestedAtMs: Uint64;
  /** What is to be approved. */
  subject: ApprovalSubjectView;
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
export type ProfileListParams = Record<string, unknown>;

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

/** Whether calls of an MCP server's tools wait for a human's yes. */
export type RemoteMcpApprovalPolicy =
  /** They do not. */
  | "never"
  /** Each of them does. */
  | "always";

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
      completionPromises?: Record<string, string> | null;
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
      completionPromises: Record<string, string>;
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
  metadata?: Record<string, string>;
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
   * Delete the session this many milliseconds after it closed. Absent takes the profile's time,
   * null keeps the session until it is deleted by a call.
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
  metadata?: Record<string, string>;
  /** The profile to start from. */
  profile?: ProfileSource | null;
  /**
   * The id to create or find. Absent makes a new session under an id of the server's, so a repeated
   * call makes another one.
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
  metadata?: Record<string, string>;
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
  metadata?: Record<string, string>;
  /** Where it came from; absent for a session that a client started. */
  origin?: SessionOriginView | null;
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
  data?: Record<string, string>;
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

/** Whether a tool may run beside other calls of the same turn. */
export type ToolParallelismView =
  /** Alone. */
  | "exclusive"
  /** Beside others. */
  | "parallelSafe";

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
export type WebFetchFeature = Record<string, never>;

/** Searching the web. */
export interface WebSearchFeature {
  /** The only domains to show, at least one; absent means all. */
  allowedDomains?: string[] | null;
  /** Domains never to show. */
  blockedDomains?: string[];
}

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
