// Generated from the API contract by `cargo xtask codegen`. Do not edit.

import type { MethodName } from "./methods.js";
import type * as types from "./types.js";
import {
  any,
  boolean,
  external,
  integer,
  list,
  map,
  nullable,
  object,
  optional,
  reference,
  refused,
  required,
  tagged,
  text,
  texts,
  validatorsOf,
  type Checks,
  type Mode,
  type Problem,
  type Validator,
} from "./validation.js";

export type { Mode, Problem, Validator };

// What each type demands. Names are those of the contract.
const RULES: Checks = [
  ["AgentApiOutcome", object([
    required("result", any),
    optional("notifications", list(reference("AgentNotification"))),
  ])],
  ["AccessInput", object([
    optional("visibility", nullable(reference("Visibility"))),
  ], refused)],
  ["AccessScope", tagged("kind", [
    ["deployment", [], refused],
    ["universe", [
      required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    ], refused],
  ])],
  ["ActiveToolsView", object([
    required("revision", integer(0, 18446744073709551615n)),
    required("tools", list(reference("ToolView"))),
  ])],
  ["AgentApiError", object([
    required("kind", reference("AgentApiErrorKind")),
    required("message", text()),
    optional("modelDefaultSlot", nullable(reference("ModelDefaultSlot"))),
  ])],
  ["AgentApiErrorKind", texts(["invalid_request", "not_found", "conflict", "rejected", "unauthenticated", "forbidden", "model_default_unset", "audio_blob_too_large", "session_bootstrap_failed", "environment_not_ready", "response_too_large", "internal"], "response")],
  ["AgentNotification", tagged("method", [
    ["session/started", [required("params", object([
      required("session", reference("SessionView")),
    ]))]],
    ["session/status/changed", [required("params", object([
      required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("status", reference("SessionStatus")),
    ]))]],
    ["session/event", [required("params", object([
      required("event", reference("SessionEventView")),
    ]))]],
    ["session/runs/started", [required("params", object([
      required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("run", reference("RunView")),
    ]))]],
    ["session/runs/completed", [required("params", object([
      required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("run", reference("RunView")),
    ]))]],
    ["error", [required("params", object([
      required("sessionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
      required("message", text()),
    ]))]],
  ], "response")],
  ["AgentProfile", object([
    required("profileId", reference("ProfileId")),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("config", nullable(reference("SessionConfig"))),
    optional("description", nullable(text())),
    optional("displayName", nullable(text(1))),
    optional("instructions", nullable(reference("ProfileInstructions"))),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("retention", nullable(reference("ProfileSessionRetention"))),
  ])],
  ["AgentProfileInput", object([
    required("profileId", reference("ProfileId")),
    optional("config", nullable(reference("SessionConfigIn"))),
    optional("description", nullable(text())),
    optional("displayName", nullable(text(1))),
    optional("instructions", nullable(reference("ProfileInstructions"))),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("retention", nullable(reference("ProfileSessionRetention"))),
  ])],
  ["AgentProfileSummary", object([
    required("profileId", reference("ProfileId")),
    required("revision", integer(0, 18446744073709551615n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
  ])],
  ["ApprovalDecisionFailure", object([
    required("kind", reference("ApprovalDecisionFailureKind")),
    required("message", text()),
  ])],
  ["ApprovalDecisionFailureKind", texts(["invalidId", "unknown", "foreignRun", "alreadyDecided", "cancelled", "duplicate", "invalidNote", "rejected"], "response")],
  ["ApprovalDecisionInput", object([
    required("approvalId", text()),
    required("decision", reference("ApprovalDecisionKind")),
    optional("note", nullable(text())),
  ])],
  ["ApprovalDecisionKind", texts(["approve", "reject"])],
  ["ApprovalDecisionResult", object([
    required("approvalId", text()),
    required("status", reference("ApprovalDecisionStatus")),
    optional("failure", nullable(reference("ApprovalDecisionFailure"))),
  ])],
  ["ApprovalDecisionStatus", texts(["decided", "failed"], "response")],
  ["ApprovalSubjectView", tagged("kind", [
    ["mcpToolCall", [
      required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("serverLabel", text()),
      required("toolName", text()),
      required("argumentsRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      required("argumentsPreview", text()),
    ]],
  ], "response")],
  ["Attribution", tagged("kind", [
    ["actor", [
      required("id", text()),
    ]],
    ["key", [
      required("prefix", text()),
    ]],
    ["local", []],
    ["internal", [
      required("component", text()),
      required("cause", text()),
    ]],
  ], "response")],
  ["AuthClientCreateParams", object([
    required("providerKind", reference("AuthProviderKind")),
    required("authorizationEndpoint", text()),
    required("tokenEndpoint", text()),
    required("remoteClientId", text()),
    optional("audience", nullable(text())),
    optional("authorizationResponseIssParameterSupported", boolean),
    optional("authorizationServerIssuer", nullable(text())),
    optional("authorizationServerScopesSupported", list(text())),
    optional("clientId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("clientSecret", nullable(text(1))),
    optional("displayName", nullable(text())),
    optional("providerId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("scopesDefault", list(text())),
    optional("tokenEndpointAuthMethod", nullable(reference("TokenEndpointAuthMethod"))),
  ])],
  ["AuthClientCreateResponse", object([
    required("client", reference("AuthClientView")),
  ])],
  ["AuthClientDeleteParams", object([
    required("clientId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthClientDeleteResponse", object([
    required("client", reference("AuthClientView")),
  ])],
  ["AuthClientListParams", object([])],
  ["AuthClientListResponse", object([
    required("clients", list(reference("AuthClientView"))),
  ])],
  ["AuthClientReadParams", object([
    required("clientId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthClientReadResponse", object([
    required("client", reference("AuthClientView")),
  ])],
  ["AuthClientView", object([
    required("clientId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerKind", reference("AuthProviderKind")),
    required("authorizationEndpoint", text()),
    required("tokenEndpoint", text()),
    required("remoteClientId", text()),
    required("hasClientSecret", boolean),
    required("tokenEndpointAuthMethod", reference("TokenEndpointAuthMethod")),
    required("authorizationResponseIssParameterSupported", boolean),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("audience", nullable(text())),
    optional("authorizationServerIssuer", nullable(text())),
    optional("authorizationServerScopesSupported", list(text())),
    optional("displayName", nullable(text())),
    optional("scopesDefault", list(text())),
  ])],
  ["AuthFlowStartParams", object([
    required("clientId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("audience", nullable(text())),
    optional("exposure", reference("AuthGrantExposure")),
    optional("scopes", nullable(list(text()))),
  ])],
  ["AuthFlowStartResponse", object([
    required("flowId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("authorizeUrl", text()),
    required("expiresAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
  ])],
  ["AuthFlowStatus", texts(["pending", "completed", "failed", "expired"], "response")],
  ["AuthFlowStatusParams", object([
    required("flowId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthFlowStatusResponse", object([
    required("flow", reference("AuthFlowView")),
  ])],
  ["AuthFlowView", object([
    required("flowId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("clientId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("AuthFlowStatus")),
    required("expiresAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("error", nullable(text())),
    optional("grantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["AuthGitHubInstallationGrantParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("installationId", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("displayName", nullable(text())),
    optional("exposure", reference("AuthGrantExposure")),
    optional("grantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["AuthGitHubInstallationGrantResponse", object([
    required("grant", reference("AuthGrantView")),
  ])],
  ["AuthGitHubInstallationListParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthGitHubInstallationListResponse", object([
    required("installations", list(reference("GitHubInstallationView"))),
  ])],
  ["AuthGrantExposure", texts(["brokered", "retrievable"], "response")],
  ["AuthGrantImportParams", object([
    required("token", text(1)),
    optional("audience", nullable(text())),
    optional("displayName", nullable(text())),
    optional("expiresAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("exposure", reference("AuthGrantExposure")),
    optional("grantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("metadata", any),
    optional("providerId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("scopes", list(text())),
    optional("subjectHint", nullable(text())),
  ])],
  ["AuthGrantImportResponse", object([
    required("grant", reference("AuthGrantView")),
  ])],
  ["AuthGrantLeaseParams", object([
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("audience", nullable(text())),
  ])],
  ["AuthGrantLeaseResponse", object([
    required("token", text(1)),
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerKind", reference("AuthProviderKind")),
    optional("expiresAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["AuthGrantListParams", object([
    optional("status", nullable(reference("AuthGrantStatus"))),
  ])],
  ["AuthGrantListResponse", object([
    required("grants", list(reference("AuthGrantView"))),
  ])],
  ["AuthGrantReadParams", object([
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthGrantReadResponse", object([
    required("grant", reference("AuthGrantView")),
  ])],
  ["AuthGrantRevokeParams", object([
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthGrantRevokeResponse", object([
    required("grant", reference("AuthGrantView")),
  ])],
  ["AuthGrantStatus", texts(["active", "needsReauth", "revoked", "failed"], "response")],
  ["AuthGrantView", object([
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerKind", reference("AuthProviderKind")),
    required("exposure", reference("AuthGrantExposure")),
    required("createdBy", reference("Attribution")),
    required("hasAccessToken", boolean),
    required("hasRefreshToken", boolean),
    required("status", reference("AuthGrantStatus")),
    required("leaseCount", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("audience", nullable(text())),
    optional("displayName", nullable(text())),
    optional("expiresAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("lastLeasedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("metadata", any),
    optional("scopes", list(text())),
    optional("subjectHint", nullable(text())),
  ])],
  ["AuthProviderConfigInput", tagged("type", [
    ["githubApp", [
      required("appId", text()),
      optional("apiBaseUrl", nullable(text())),
    ]],
    ["modelApiKey", [
      optional("endpoint", nullable(reference("ModelEndpointConfig"))),
    ]],
    ["modelOAuth", [
      required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      optional("audience", nullable(text())),
      optional("endpoint", nullable(reference("ModelEndpointConfig"))),
    ]],
    ["modelEndpoint", [
      required("endpoint", reference("ModelEndpointConfig")),
    ]],
  ])],
  ["AuthProviderConfigView", tagged("type", [
    ["githubApp", [
      required("appId", text()),
      required("apiBaseUrl", text()),
    ]],
    ["modelApiKey", [
      optional("endpoint", nullable(reference("ModelEndpointConfig"))),
    ]],
    ["modelOAuth", [
      required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      optional("audience", nullable(text())),
      optional("endpoint", nullable(reference("ModelEndpointConfig"))),
    ]],
    ["modelEndpoint", [
      required("endpoint", reference("ModelEndpointConfig")),
    ]],
  ], "response")],
  ["AuthProviderCreateParams", object([
    required("config", reference("AuthProviderConfigInput")),
    optional("credential", nullable(text(1))),
    optional("displayName", nullable(text())),
    optional("providerId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["AuthProviderCreateResponse", object([
    required("provider", reference("AuthProviderView")),
  ])],
  ["AuthProviderDeleteParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthProviderDeleteResponse", object([
    required("provider", reference("AuthProviderView")),
  ])],
  ["AuthProviderKind", texts(["staticBearer", "mcpOAuth", "gitHubApp", "customOAuth", "modelApiKey", "modelOAuth", "modelEndpoint"], "response")],
  ["AuthProviderListParams", object([])],
  ["AuthProviderListResponse", object([
    required("providers", list(reference("AuthProviderView"))),
  ])],
  ["AuthProviderReadParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["AuthProviderReadResponse", object([
    required("provider", reference("AuthProviderView")),
  ])],
  ["AuthProviderStatus", texts(["active", "needsConfiguration", "disabled"], "response")],
  ["AuthProviderView", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerKind", reference("AuthProviderKind")),
    required("config", reference("AuthProviderConfigView")),
    required("hasCredential", boolean),
    required("status", reference("AuthProviderStatus")),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("displayName", nullable(text())),
  ])],
  ["BlobHasItem", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("exists", boolean),
  ])],
  ["BlobHasParams", object([
    optional("blobRefs", list(text(null, null, "^sha256:[0-9a-f]{64}$"))),
  ])],
  ["BlobHasResponse", object([
    required("blobs", list(reference("BlobHasItem"))),
  ])],
  ["BlobPutInput", object([
    required("bytesBase64", text()),
  ])],
  ["BlobPutParams", object([
    optional("blobs", list(reference("BlobPutInput"))),
  ])],
  ["BlobPutResponse", object([
    required("blobs", list(reference("BlobPutResult"))),
  ])],
  ["BlobPutResult", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("bytes", integer(0, 18446744073709551615n)),
  ])],
  ["BlobReadParams", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
  ])],
  ["BlobReadResponse", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("bytesBase64", text()),
    required("bytes", integer(0, 18446744073709551615n)),
  ])],
  ["BotActiveDeliverySnapshot", object([
    required("deliveryId", text()),
    required("seqs", list(integer(0, 18446744073709551615n))),
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("startedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("runId", nullable(text(null, null, "^run_[0-9]+$"))),
  ])],
  ["BotBreaker", object([
    required("fires", integer(0, 4294967295)),
    required("windowMs", integer(0, 18446744073709551615n)),
  ])],
  ["BotBufferSnapshot", object([
    required("key", text()),
    required("seqs", list(integer(0, 18446744073709551615n))),
    required("firstAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("lastAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("flushAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
  ])],
  ["BotCloseParams", object([
    required("botId", reference("BotId")),
  ])],
  ["BotCloseResponse", object([
    required("bot", reference("BotView")),
  ])],
  ["BotCoalescePolicy", object([
    required("debounceMs", integer(0, 18446744073709551615n)),
    required("maxWaitMs", integer(0, 18446744073709551615n)),
    required("maxCount", integer(0, 4294967295)),
  ])],
  ["BotControllerSnapshot", object([
    required("controllerStatus", reference("BotControllerStatus")),
    required("setupStatus", reference("BotSetupStatus")),
    required("enabled", boolean),
    required("closed", boolean),
    required("mainSessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("sessions", list(reference("BotSessionSnapshot"))),
    required("pendingDeliveries", integer(0, 4294967295)),
    required("buffers", list(reference("BotBufferSnapshot"))),
    required("activeDeliveries", list(reference("BotActiveDeliverySnapshot"))),
    required("recentDeliveries", list(reference("BotRecentDeliverySnapshot"))),
    required("runsToday", integer(0, 4294967295)),
    required("descendantsToday", integer(0, 4294967295)),
    required("eventsProcessed", integer(0, 18446744073709551615n)),
    required("duplicateEvents", integer(0, 18446744073709551615n)),
    optional("appliedProfileRevision", nullable(integer(0, 18446744073709551615n))),
    optional("lastError", nullable(text())),
    optional("runDay", nullable(text())),
  ])],
  ["BotControllerStatus", texts(["initializing", "degraded", "idle", "delivering_event", "budget_exhausted", "closing", "closed"], "response")],
  ["BotCreateParams", object([
    required("bot", reference("BotInput")),
    optional("triggers", list(reference("BotTriggerInput"))),
  ])],
  ["BotCreateResponse", object([
    required("bot", reference("BotView")),
    required("triggers", list(reference("BotTriggerView"))),
  ])],
  ["BotDeleteParams", object([
    required("botId", reference("BotId")),
  ])],
  ["BotDeleteResponse", object([
    required("bot", reference("BotView")),
    required("deletedSessions", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["BotDeliverPolicy", object([
    required("whenBusy", reference("BotWhenBusy")),
  ])],
  ["BotDeliverPolicyIn", object([
    optional("whenBusy", reference("BotWhenBusy")),
  ])],
  ["BotEventAdmitParams", object([
    required("botId", reference("BotId")),
    required("event", reference("BotEventInput")),
  ])],
  ["BotEventAdmitResponse", object([
    required("event", reference("BotEventView")),
    required("duplicate", boolean),
  ])],
  ["BotEventDocument", object([
    required("version", integer(0, 4294967295)),
    required("kind", text()),
    required("source", text()),
    required("occurredAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("summary", text()),
    required("hops", integer(0, 4294967295)),
    optional("correlationId", nullable(text())),
    optional("data", any),
    optional("headers", map(text())),
    optional("inReplyTo", nullable(reference("BotEventReplyRef"))),
    optional("links", list(text())),
    optional("sender", nullable(reference("BotEventSender"))),
  ])],
  ["BotEventInput", object([
    required("kind", text()),
    required("summary", text()),
    optional("correlationId", nullable(text())),
    optional("data", any),
    optional("eventId", nullable(text())),
    optional("headers", map(text())),
    optional("links", list(text())),
    optional("occurredAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["BotEventListParams", object([
    required("botId", reference("BotId")),
    optional("cursor", nullable(text())),
    optional("limit", nullable(integer(1, 4294967295))),
  ])],
  ["BotEventListResponse", object([
    required("events", list(reference("BotEventView"))),
    optional("nextCursor", nullable(text())),
  ])],
  ["BotEventMedia", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("kind", reference("BotEventMediaKind")),
    required("mime", text()),
    optional("name", nullable(text())),
    optional("textRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
  ])],
  ["BotEventMediaKind", texts(["image", "audio", "document"], "response")],
  ["BotEventOutcome", texts(["handled", "deferred", "ignored", "blocked", "unresolved", "run_failed", "steered", "appended", "archived"], "response")],
  ["BotEventReadParams", object([
    required("botId", reference("BotId")),
    required("seq", integer(0, 18446744073709551615n)),
  ])],
  ["BotEventReadResponse", object([
    required("event", reference("BotEventView")),
    required("document", reference("BotEventDocument")),
  ])],
  ["BotEventReplayParams", object([
    required("botId", reference("BotId")),
    required("seq", integer(0, 18446744073709551615n)),
  ])],
  ["BotEventReplayResponse", object([
    required("event", reference("BotEventView")),
  ])],
  ["BotEventReplyRef", object([
    required("bot", reference("BotId")),
    required("seq", integer(0, 18446744073709551615n)),
  ])],
  ["BotEventSender", object([
    required("bot", reference("BotId")),
  ])],
  ["BotEventView", object([
    required("seq", integer(0, 18446744073709551615n)),
    required("eventId", text()),
    required("kind", text()),
    required("summary", text()),
    required("occurredAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("receivedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("documentRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("hops", integer(0, 4294967295)),
    optional("inReplyTo", nullable(reference("BotEventReplyRef"))),
    optional("media", list(reference("BotEventMedia"))),
    optional("outcome", nullable(reference("BotEventOutcome"))),
    optional("outcomeDetail", nullable(text())),
    optional("promptRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("resolvedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("runId", nullable(text(null, null, "^run_[0-9]+$"))),
    optional("senderBotId", nullable(reference("BotId"))),
    optional("session", nullable(reference("BotRoutedSessionView"))),
    optional("triggerId", nullable(reference("BotTriggerId"))),
  ])],
  ["BotFilterTestParams", object([
    required("botId", reference("BotId")),
    required("filter", text()),
    optional("limit", nullable(integer(1, 4294967295))),
    optional("payload", any),
  ])],
  ["BotFilterTestResponse", object([
    required("sampled", integer(0, 4294967295)),
    required("matched", integer(0, 4294967295)),
    required("errors", integer(0, 4294967295)),
    required("results", list(reference("BotFilterTestResult"))),
  ])],
  ["BotFilterTestResult", object([
    required("matched", boolean),
    optional("error", nullable(text())),
    optional("seq", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["BotId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")],
  ["BotInput", object([
    required("botId", reference("BotId")),
    required("profileId", reference("ProfileId")),
    optional("breaker", nullable(reference("BotBreaker"))),
    optional("brief", nullable(text())),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
    optional("emit", boolean),
    optional("enabled", boolean),
    optional("routedSessionCloseAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("runsPerDay", nullable(integer(0, 4294967295))),
    optional("selfConfig", boolean),
  ])],
  ["BotListItem", object([
    required("botId", reference("BotId")),
    required("revision", integer(0, 18446744073709551615n)),
    required("profileId", reference("ProfileId")),
    required("selfConfig", boolean),
    required("emit", boolean),
    required("enabled", boolean),
    required("eventSeq", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("access", reference("ResourceAccessSummary")),
    required("triggerCount", integer(0, 4294967295)),
    required("pendingCount", integer(0, 18446744073709551615n)),
    required("activity", reference("SessionActivity")),
    optional("breaker", nullable(reference("BotBreaker"))),
    optional("brief", nullable(text())),
    optional("closedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("closedSessions", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
    optional("lastEvent", nullable(reference("BotEventView"))),
    optional("routedSessionCloseAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("runsPerDay", nullable(integer(0, 4294967295))),
  ])],
  ["BotListParams", object([
    optional("createdBy", nullable(reference("Attribution"))),
  ])],
  ["BotListResponse", object([
    required("bots", list(reference("BotListItem"))),
  ])],
  ["BotPutParams", object([
    required("bot", reference("BotInput")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["BotPutResponse", object([
    required("bot", reference("BotView")),
  ])],
  ["BotReadParams", object([
    required("botId", reference("BotId")),
  ])],
  ["BotReadResponse", object([
    required("bot", reference("BotView")),
    required("access", reference("ResourceAccessSummary")),
  ])],
  ["BotRecentDeliverySnapshot", object([
    required("deliveryId", text()),
    required("seqs", list(integer(0, 18446744073709551615n))),
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("outcome", reference("BotEventOutcome")),
    required("finishedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("runId", nullable(text(null, null, "^run_[0-9]+$"))),
    optional("summary", nullable(text())),
    optional("usage", nullable(reference("LlmUsageView"))),
  ])],
  ["BotRoutedSessionView", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("label", text()),
  ])],
  ["BotSessionKind", texts(["main", "perKey", "perEvent"], "response")],
  ["BotSessionRotateParams", object([
    required("botId", reference("BotId")),
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["BotSessionRotateResponse", object([
    required("accepted", boolean),
  ])],
  ["BotSessionSnapshot", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("label", text()),
    required("kind", reference("BotSessionKind")),
    required("generation", integer(0, 4294967295)),
    required("busy", boolean),
    optional("lastActiveAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["BotSetupStatus", texts(["initializing", "degraded", "ready"], "response")],
  ["BotStateReadParams", object([
    required("botId", reference("BotId")),
  ])],
  ["BotStateReadResponse", object([
    required("state", reference("BotStateView")),
  ])],
  ["BotStateView", object([
    optional("controller", nullable(reference("BotControllerSnapshot"))),
    optional("sessions", list(reference("SessionSummaryView"), null, 2000)),
  ])],
  ["BotTriggerDeleteParams", object([
    required("botId", reference("BotId")),
    required("triggerId", reference("BotTriggerId")),
  ])],
  ["BotTriggerDeleteResponse", object([
    required("trigger", reference("BotTriggerView")),
  ])],
  ["BotTriggerDisabledReason", texts(["breaker", "poll_failed", "one_shot", "operator", "bot_closed"], "response")],
  ["BotTriggerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")],
  ["BotTriggerInput", tagged("kind", [
    ["schedule", [
      required("summary", text()),
      optional("atMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
      optional("cron", nullable(text())),
      optional("timezone", text()),
    ]],
    ["webhook", [
      optional("preset", nullable(reference("WebhookPreset"))),
      optional("verification", reference("WebhookVerification")),
    ]],
    ["poll", [
      required("source", reference("PollSourceIn")),
      required("intervalMs", integer(0, 18446744073709551615n)),
      required("cursor", reference("PollCursorSpec")),
      optional("items", nullable(text())),
    ]],
    ["bot", [
      optional("from", list(reference("BotId"))),
    ]],
    ["chat", [
      required("accountId", reference("ChannelAccountId")),
      optional("access", reference("ChatAccessIn")),
      optional("activation", reference("ChatActivation")),
      optional("matchScope", nullable(reference("ChatMatchScope"))),
      optional("pairing", reference("ChatPairingMode")),
      optional("priority", integer(0, 4294967295)),
    ]],
  ], "response", [
    required("triggerId", reference("BotTriggerId")),
    optional("coalesce", nullable(reference("BotCoalescePolicy"))),
    optional("deliver", reference("BotDeliverPolicyIn")),
    optional("enabled", boolean),
    optional("filter", nullable(text())),
    optional("pairingCode", nullable(text(null, null, "^[\\s\\S]{8,64}$"))),
    optional("route", reference("BotTriggerRoute")),
    optional("sessionCloseAfterMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["BotTriggerListParams", object([
    required("botId", reference("BotId")),
  ])],
  ["BotTriggerListResponse", object([
    required("triggers", list(reference("BotTriggerView"))),
  ])],
  ["BotTriggerPutParams", object([
    required("botId", reference("BotId")),
    required("trigger", reference("BotTriggerInput")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["BotTriggerPutResponse", object([
    required("trigger", reference("BotTriggerView")),
  ])],
  ["BotTriggerReadParams", object([
    required("botId", reference("BotId")),
    required("triggerId", reference("BotTriggerId")),
  ])],
  ["BotTriggerReadResponse", object([
    required("trigger", reference("BotTriggerView")),
  ])],
  ["BotTriggerRoute", tagged("policy", [
    ["bot", []],
    ["perKey", [
      optional("key", nullable(text())),
    ]],
    ["perEvent", []],
  ], "response")],
  ["BotTriggerView", tagged("kind", [
    ["schedule", [
      required("timezone", text()),
      required("summary", text()),
      optional("atMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
      optional("cron", nullable(text())),
    ]],
    ["webhook", [
      required("verification", reference("WebhookVerification")),
      optional("preset", nullable(reference("WebhookPreset"))),
    ]],
    ["poll", [
      required("source", reference("PollSource")),
      required("intervalMs", integer(0, 18446744073709551615n)),
      required("cursor", reference("PollCursorSpec")),
      optional("items", nullable(text())),
    ]],
    ["bot", [
      optional("from", list(reference("BotId"))),
    ]],
    ["chat", [
      required("accountId", reference("ChannelAccountId")),
      required("pairing", reference("ChatPairingMode")),
      required("priority", integer(0, 4294967295)),
      optional("access", reference("ChatAccess")),
      optional("activation", reference("ChatActivation")),
      optional("matchScope", nullable(reference("ChatMatchScope"))),
    ]],
  ], "response", [
    required("botId", reference("BotId")),
    required("triggerId", reference("BotTriggerId")),
    required("revision", integer(0, 18446744073709551615n)),
    required("enabled", boolean),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("coalesce", nullable(reference("BotCoalescePolicy"))),
    optional("cursorState", nullable(reference("PollCursorState"))),
    optional("deliver", reference("BotDeliverPolicy")),
    optional("disabledAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("disabledReason", nullable(reference("BotTriggerDisabledReason"))),
    optional("filter", nullable(text())),
    optional("ingestPath", nullable(text())),
    optional("lastFilterError", nullable(text())),
    optional("lastFilterErrorAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("pairingCode", nullable(text(null, null, "^[\\s\\S]{8,64}$"))),
    optional("route", reference("BotTriggerRoute")),
    optional("sessionCloseAfterMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["BotView", object([
    required("botId", reference("BotId")),
    required("revision", integer(0, 18446744073709551615n)),
    required("profileId", reference("ProfileId")),
    required("selfConfig", boolean),
    required("emit", boolean),
    required("enabled", boolean),
    required("eventSeq", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("breaker", nullable(reference("BotBreaker"))),
    optional("brief", nullable(text())),
    optional("closedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("closedSessions", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
    optional("routedSessionCloseAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("runsPerDay", nullable(integer(0, 4294967295))),
  ])],
  ["BotWhenBusy", texts(["queue", "steer", "append"], "response")],
  ["BoundWorkflowToolDispatchInput", texts(["pull", "push"])],
  ["CallerAccess", object([
    required("groups", list(reference("MethodGroup"))),
    required("scope", reference("AccessScope")),
    required("single", boolean),
    optional("keyPrefix", nullable(text())),
  ])],
  ["ChannelAccountCreateParams", object([
    required("account", reference("ChannelAccountInput")),
  ])],
  ["ChannelAccountCreateResponse", object([
    required("account", reference("ChannelAccountView")),
  ])],
  ["ChannelAccountDeleteParams", object([
    required("accountId", reference("ChannelAccountId")),
  ])],
  ["ChannelAccountDeleteResponse", object([
    required("account", reference("ChannelAccountView")),
  ])],
  ["ChannelAccountId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")],
  ["ChannelAccountInput", object([
    required("accountId", reference("ChannelAccountId")),
    required("provider", reference("ChannelProvider")),
    required("providerAccountId", text()),
    required("displayName", text()),
    optional("credentialGrantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("enabled", boolean),
    optional("settings", reference("ChannelAccountSettings")),
  ])],
  ["ChannelAccountListParams", object([
    optional("provider", nullable(reference("ChannelProvider"))),
  ])],
  ["ChannelAccountListResponse", object([
    required("accounts", list(reference("ChannelAccountView"))),
  ])],
  ["ChannelAccountPutParams", object([
    required("account", reference("ChannelAccountInput")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["ChannelAccountPutResponse", object([
    required("account", reference("ChannelAccountView")),
  ])],
  ["ChannelAccountReadParams", object([
    required("accountId", reference("ChannelAccountId")),
  ])],
  ["ChannelAccountReadResponse", object([
    required("account", reference("ChannelAccountView")),
  ])],
  ["ChannelAccountSettings", object([
    optional("printQr", nullable(boolean)),
  ])],
  ["ChannelAccountView", object([
    required("accountId", reference("ChannelAccountId")),
    required("provider", reference("ChannelProvider")),
    required("providerAccountId", text()),
    required("displayName", text()),
    required("settings", reference("ChannelAccountSettings")),
    required("enabled", boolean),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("credentialGrantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["ChannelConversationReadParams", object([
    required("accountId", reference("ChannelAccountId")),
    required("chatId", text()),
    optional("threadId", nullable(text())),
  ])],
  ["ChannelConversationReadResponse", object([
    optional("conversation", nullable(reference("ChannelConversationSnapshot"))),
  ])],
  ["ChannelConversationSnapshot", object([
    required("botId", reference("BotId")),
    required("triggerId", reference("BotTriggerId")),
    required("label", text()),
    required("inboundCount", integer(0, 18446744073709551615n)),
    required("duplicateInboundCount", integer(0, 18446744073709551615n)),
    required("droppedInboundCount", integer(0, 18446744073709551615n)),
    required("deniedInboundCount", integer(0, 18446744073709551615n)),
    required("emittedCount", integer(0, 18446744073709551615n)),
    required("deliveredCount", integer(0, 18446744073709551615n)),
    required("failedDeliveryCount", integer(0, 18446744073709551615n)),
    required("activeDeliveries", integer(0, 4294967295)),
    required("typing", boolean),
    optional("protocolErrors", list(text())),
  ])],
  ["ChannelInbound", object([
    required("messageId", text()),
    required("chatId", text()),
    required("senderId", text()),
    required("senderName", text()),
    required("timestampMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("text", text()),
    required("isDirect", boolean),
    required("mentionedBot", boolean),
    required("isReplyToBot", boolean),
    optional("media", list(reference("ChannelInboundMedia"))),
    optional("threadId", nullable(text())),
  ])],
  ["ChannelInboundAdmitParams", object([
    required("accountId", reference("ChannelAccountId")),
    required("inbound", reference("ChannelInbound")),
  ])],
  ["ChannelInboundAdmitResponse", object([
    required("decision", reference("ChannelInboundDecision")),
    optional("botId", nullable(reference("BotId"))),
    optional("triggerId", nullable(reference("BotTriggerId"))),
  ])],
  ["ChannelInboundDecision", texts(["bound", "paired", "pairing_required", "pairing_pending", "unbound"], "response")],
  ["ChannelInboundMedia", object([
    required("fileId", text()),
    required("kind", reference("MediaKind")),
    required("mime", text()),
    optional("byteSize", nullable(integer(0, 18446744073709551615n))),
    optional("name", nullable(text())),
  ])],
  ["ChannelPairingDeleteParams", object([
    required("accountId", reference("ChannelAccountId")),
    required("chatId", text()),
  ])],
  ["ChannelPairingDeleteResponse", object([
    required("pairing", reference("ChannelPairingView")),
  ])],
  ["ChannelPairingListParams", object([
    optional("accountId", nullable(reference("ChannelAccountId"))),
    optional("botId", nullable(reference("BotId"))),
  ])],
  ["ChannelPairingListResponse", object([
    required("pairings", list(reference("ChannelPairingView"))),
  ])],
  ["ChannelPairingView", object([
    required("accountId", reference("ChannelAccountId")),
    required("chatId", text()),
    required("botId", reference("BotId")),
    required("triggerId", reference("BotTriggerId")),
    required("pairedVia", reference("ChatPairingMode")),
    required("pairedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
  ])],
  ["ChannelProvider", text(1, 64, "^[a-z0-9][a-z0-9-]*$")],
  ["ChatAccess", object([
    required("turn", reference("ChatTurnAccess")),
    optional("allowed", list(text())),
    optional("controllers", list(text())),
  ])],
  ["ChatAccessIn", object([
    optional("allowed", list(text())),
    optional("controllers", list(text())),
    optional("turn", reference("ChatTurnAccess")),
  ])],
  ["ChatActivation", object([
    optional("group", nullable(reference("ChatGroupActivation"))),
    optional("mentionNames", list(text())),
    optional("triggerPrefixes", list(text())),
  ])],
  ["ChatGroupActivation", texts(["mention", "always"], "response")],
  ["ChatMatchScope", texts(["direct", "group"], "response")],
  ["ChatPairingMode", texts(["code", "open"], "response")],
  ["ChatTurnAccess", texts(["anyone", "listed"], "response")],
  ["CitationView", object([
    required("url", text()),
    optional("citedText", nullable(text())),
    optional("title", nullable(text())),
  ])],
  ["ClientCapabilities", object([
    optional("experimentalApi", boolean),
  ])],
  ["ClientInfo", object([
    required("name", text()),
    optional("version", nullable(text())),
  ])],
  ["CompactionPolicy", tagged("mode", [
    ["disabled", []],
    ["providerTriggered", [
      optional("compactThresholdTokens", nullable(integer(0, 4294967295))),
    ]],
    ["providerStandalone", [
      optional("compactThresholdTokens", nullable(integer(0, 4294967295))),
      optional("targetTokens", nullable(integer(0, 4294967295))),
    ]],
  ])],
  ["ContentRefView", object([
    required("contentRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("mediaType", nullable(text())),
    required("providerKind", nullable(text())),
    optional("mediaHandle", nullable(text())),
  ])],
  ["ContextAppendEntry", object([
    required("key", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("item", reference("InputItem")),
  ])],
  ["ContextAppendParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("entries", list(reference("ContextAppendEntry"), 1, 64)),
  ])],
  ["ContextAppendResponse", object([
    required("contextRevision", integer(0, 18446744073709551615n)),
    required("results", list(reference("ContextAppendResult"))),
  ])],
  ["ContextAppendResult", object([
    required("key", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("ContextAppendStatus")),
    optional("activationText", nullable(text())),
    optional("activationTextTruncated", boolean),
    optional("entry", nullable(reference("ContextEntryInputView"))),
    optional("failure", nullable(reference("InputAdmissionFailureView"))),
  ])],
  ["ContextAppendStatus", texts(["applied", "unchanged", "failed"], "response")],
  ["ContextCompactParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["ContextCompactResponse", object([
    required("session", reference("SessionMutationView")),
  ])],
  ["ContextCompactionStatusView", texts(["succeeded", "failed"], "response")],
  ["ContextCompactionTriggerView", texts(["manual", "highWatermark"], "response")],
  ["ContextConfig", object([
    optional("compaction", nullable(reference("CompactionPolicy"))),
  ], refused)],
  ["ContextEntryInputView", object([
    required("kind", reference("ContextEntryKindView")),
    required("content", reference("ContentRefView")),
    optional("origin", nullable(text())),
    optional("preview", nullable(text())),
    optional("provenanceRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("tokenEstimate", nullable(reference("TokenEstimateView"))),
  ])],
  ["ContextEntryKindView", tagged("type", [
    ["message", [
      required("role", reference("MessageRole")),
    ]],
    ["instructions", []],
    ["catalog", [
      required("title", text()),
    ]],
    ["toolCall", [
      required("callId", text()),
      required("name", text()),
    ]],
    ["toolResult", [
      required("callId", text()),
      required("isError", boolean),
    ]],
    ["reasoningState", []],
    ["providerOpaque", []],
    ["mcpApprovalResponse", [
      required("approve", boolean),
    ]],
  ], "response")],
  ["ContextEntrySourceView", tagged("type", [
    ["contextEdit", []],
    ["runInput", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("inputIndex", integer(0, 4294967295)),
    ]],
    ["steering", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("steeringId", text()),
      required("inputIndex", integer(0, 4294967295)),
    ]],
    ["assistantOutput", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["approvalDecision", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("approvalId", text()),
    ]],
    ["tool", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      optional("batchId", nullable(text())),
    ]],
    ["reasoning", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["runtime", [
      required("label", text()),
    ]],
  ], "response")],
  ["ContextEntryView", object([
    required("id", text()),
    required("kind", reference("ContextEntryKindView")),
    required("content", reference("ContentRefView")),
    optional("citations", list(reference("CitationView"))),
    optional("display", nullable(reference("ProviderContextDisplayView"))),
    optional("key", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("origin", nullable(text())),
    optional("preview", nullable(text())),
    optional("provenanceRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("providerItemId", nullable(text())),
    optional("source", nullable(reference("ContextEntrySourceView"))),
    optional("supersededBy", nullable(text())),
    optional("supersedes", nullable(text())),
    optional("text", nullable(text())),
    optional("textTruncated", boolean),
    optional("tokenEstimate", nullable(reference("TokenEstimateView"))),
  ])],
  ["ContextRemovalReasonView", texts(["pruned", "providerCompacted"], "response")],
  ["ContextRemoveParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("keys", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"), 1, 64)),
  ])],
  ["ContextRemoveResponse", object([
    required("contextRevision", integer(0, 18446744073709551615n)),
    required("results", list(reference("ContextRemoveResult"))),
  ])],
  ["ContextRemoveResult", object([
    required("key", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("ContextRemoveStatus")),
    optional("failure", nullable(reference("InputAdmissionFailureView"))),
  ])],
  ["ContextRemoveStatus", texts(["removed", "absent", "failed"], "response")],
  ["ContextReplacementReasonView", texts(["pruned", "policyChanged", "providerCompacted"], "response")],
  ["ContextView", object([
    required("revision", integer(0, 18446744073709551615n)),
    required("entries", list(reference("ContextEntryView"))),
  ])],
  ["DeploymentApiKeyCreateParams", object([
    required("scope", reference("AccessScope")),
    required("displayName", text()),
    optional("assertActor", boolean),
    optional("groups", nullable(list(reference("MethodGroup")))),
  ], refused)],
  ["DeploymentApiKeyCreateResponse", object([
    required("apiKey", reference("DeploymentApiKeyView")),
    required("secret", text()),
  ])],
  ["DeploymentApiKeyListParams", object([
    optional("scope", nullable(reference("AccessScope"))),
  ], refused)],
  ["DeploymentApiKeyListResponse", object([
    required("apiKeys", list(reference("DeploymentApiKeyView"))),
  ])],
  ["DeploymentApiKeyRevokeParams", object([
    required("keyPrefix", text()),
  ], refused)],
  ["DeploymentApiKeyRevokeResponse", object([
    required("apiKey", reference("DeploymentApiKeyView")),
  ])],
  ["DeploymentApiKeyView", object([
    required("keyPrefix", text()),
    required("scope", reference("AccessScope")),
    required("groups", list(reference("MethodGroup"))),
    required("assertActor", boolean),
    required("createdBy", reference("Attribution")),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    optional("displayName", nullable(text())),
    optional("lastUsedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("revokedAtMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["DeploymentChannelAccountListParams", object([
    optional("includeDisabled", boolean),
    optional("provider", nullable(reference("ChannelProvider"))),
  ])],
  ["DeploymentChannelAccountListResponse", object([
    required("accounts", list(reference("DeploymentChannelAccountView"))),
  ])],
  ["DeploymentChannelAccountView", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("accountId", reference("ChannelAccountId")),
    required("provider", reference("ChannelProvider")),
    required("providerAccountId", text()),
    required("displayName", text()),
    required("settings", reference("ChannelAccountSettings")),
    required("enabled", boolean),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("credentialGrantId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["DeploymentEnvironmentAdoptParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("requestId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("sourceTarget", text()),
    required("takeOwnership", boolean),
    optional("displayName", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["DeploymentEnvironmentAdoptResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["DeploymentEnvironmentProviderConnection", object([
    required("endpoint", text()),
    required("transport", reference("DeploymentEnvironmentProviderTransport")),
  ])],
  ["DeploymentEnvironmentProviderDeleteParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["DeploymentEnvironmentProviderDeleteResponse", object([
    required("provider", reference("DeploymentEnvironmentProviderView")),
  ])],
  ["DeploymentEnvironmentProviderListParams", object([])],
  ["DeploymentEnvironmentProviderListResponse", object([
    required("providers", list(reference("DeploymentEnvironmentProviderView"))),
  ])],
  ["DeploymentEnvironmentProviderPutParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("controllerConnection", reference("DeploymentEnvironmentProviderConnection")),
    optional("displayName", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["DeploymentEnvironmentProviderPutResponse", object([
    required("provider", reference("DeploymentEnvironmentProviderView")),
  ])],
  ["DeploymentEnvironmentProviderReadParams", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["DeploymentEnvironmentProviderReadResponse", object([
    required("provider", reference("DeploymentEnvironmentProviderView")),
  ])],
  ["DeploymentEnvironmentProviderTransport", tagged("type", [
    ["webSocket", []],
    ["http", []],
    ["stdio", []],
    ["ssh", []],
    ["provider", [
      required("providerType", text()),
    ]],
  ], "response")],
  ["DeploymentEnvironmentProviderView", object([
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("controllerConnection", reference("DeploymentEnvironmentProviderConnection")),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("displayName", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["DeploymentProviderBindingDeleteParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["DeploymentProviderBindingDeleteResponse", object([
    required("binding", reference("EnvironmentProviderBindingView")),
  ])],
  ["DeploymentProviderBindingPutParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("EnvironmentProviderBindingStatusView")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
    optional("metadata", map(text())),
  ])],
  ["DeploymentProviderBindingPutResponse", object([
    required("binding", reference("EnvironmentProviderBindingView")),
  ])],
  ["DeploymentUniverseCreateParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    optional("slug", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["DeploymentUniverseCreateResponse", object([
    required("universe", reference("DeploymentUniverseView")),
    required("created", boolean),
  ])],
  ["DeploymentUniverseDeleteParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
  ])],
  ["DeploymentUniverseDeleteResponse", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("workflowsTerminated", integer(0, 18446744073709551615n)),
    required("blobObjectsDeleted", integer(0, 18446744073709551615n)),
  ])],
  ["DeploymentUniverseListParams", object([])],
  ["DeploymentUniverseListResponse", object([
    required("universes", list(reference("DeploymentUniverseView"))),
  ])],
  ["DeploymentUniverseReadParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
  ])],
  ["DeploymentUniverseReadResponse", object([
    required("universe", reference("DeploymentUniverseView")),
  ])],
  ["DeploymentUniverseSlugPutParams", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("slug", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("onlyIfUnset", boolean),
  ])],
  ["DeploymentUniverseView", object([
    required("universeId", text(null, null, "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$")),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    required("sessions", integer(0, 18446744073709551615n)),
    required("workspaces", integer(0, 18446744073709551615n)),
    required("profiles", integer(0, 18446744073709551615n)),
    required("blobBytes", integer(0, 18446744073709551615n)),
    optional("lastActivityAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("slug", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["EnvironmentAccess", texts(["read", "edit", "exec", "jobs"])],
  ["EnvironmentAttachment", object([
    required("access", reference("EnvironmentAccess")),
    optional("default", boolean),
    optional("environmentId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("inherit", boolean),
    optional("workingDirectory", nullable(text())),
  ], refused)],
  ["EnvironmentCloseParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["EnvironmentCloseResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentConnectionTransportView", external(["webSocket", "http", "stdio", "ssh"], [
    ["provider", object([
      required("provider_type", text()),
    ])],
  ])],
  ["EnvironmentConnectionView", object([
    required("endpoint", text()),
    required("transport", reference("EnvironmentConnectionTransportView")),
  ])],
  ["EnvironmentCreateParams", object([
    required("requestId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("templateId", text()),
    optional("displayName", nullable(text())),
    optional("idlePolicy", nullable(reference("EnvironmentIdlePolicyView"))),
    optional("metadata", map(text())),
  ])],
  ["EnvironmentCreateResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentCredentialBindParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("envName", text(1, 128, "^[A-Za-z_][A-Za-z0-9_]*$")),
    required("source", reference("EnvironmentCredentialSourceView")),
  ])],
  ["EnvironmentCredentialBindResponse", object([
    required("credential", reference("EnvironmentCredentialView")),
  ])],
  ["EnvironmentCredentialListParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["EnvironmentCredentialListResponse", object([
    required("credentials", list(reference("EnvironmentCredentialView"))),
  ])],
  ["EnvironmentCredentialSourceView", tagged("type", [
    ["authGrant", [
      required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
    ["authProviderCredential", [
      required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
    ["directSecret", [
      required("secretId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
  ], "response")],
  ["EnvironmentCredentialUnbindParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("envName", text(1, 128, "^[A-Za-z_][A-Za-z0-9_]*$")),
  ])],
  ["EnvironmentCredentialUnbindResponse", object([
    required("credential", reference("EnvironmentCredentialView")),
  ])],
  ["EnvironmentCredentialView", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("envName", text(1, 128, "^[A-Za-z_][A-Za-z0-9_]*$")),
    required("source", reference("EnvironmentCredentialSourceView")),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
  ])],
  ["EnvironmentDaemonInfo", object([
    required("version", text()),
    required("gitSha", text()),
    required("protocolVersion", integer(0, 4294967295)),
    required("targets", list(text())),
  ])],
  ["EnvironmentExternalCreateParams", object([
    required("requestId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("connection", reference("EnvironmentConnectionView")),
    optional("displayName", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["EnvironmentExternalCreateResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentIdentityModeView", texts(["persistent", "ephemeral"], "response")],
  ["EnvironmentIdlePolicyPutParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("idlePolicy", nullable(reference("EnvironmentIdlePolicyView"))),
  ])],
  ["EnvironmentIdlePolicyPutResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentIdlePolicyView", object([
    optional("closeAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("pauseAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("stopAfterMs", nullable(integer(0, 18446744073709551615n))),
    optional("suspendAfterMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["EnvironmentIncarnationView", object([
    required("incarnationId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("powerStates", list(reference("EnvironmentPowerStateView"))),
    optional("providerTargetId", nullable(text())),
    optional("provisionRequestId", nullable(text())),
    optional("templateId", nullable(text())),
  ])],
  ["EnvironmentIngressPutParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("enabled", boolean),
  ])],
  ["EnvironmentIngressPutResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentJobCancelParams", object([
    required("jobs", list(reference("SessionJobHandleView"), 1)),
    optional("force", boolean),
    optional("scope", reference("SessionJobCancelScopeView")),
  ])],
  ["EnvironmentJobCancelResponse", object([
    required("jobs", list(reference("SessionJobCancelEntryView"))),
  ])],
  ["EnvironmentJobCreateParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("requestId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("jobs", list(reference("SessionJobStartSpecInput"), 1)),
  ])],
  ["EnvironmentJobCreateResponse", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("jobGroupId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("jobs", list(reference("SessionJobStartedView"))),
  ])],
  ["EnvironmentJobReadParams", object([
    required("jobs", list(reference("SessionJobHandleView"), 1)),
    optional("afterSeq", nullable(integer(0, 18446744073709551615n))),
    optional("includeArtifacts", boolean),
    optional("outputBytes", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["EnvironmentJobReadResponse", object([
    required("jobs", list(reference("SessionJobReadEntryView"))),
  ])],
  ["EnvironmentLifecycleStatusView", texts(["provisioning", "booting", "ready", "paused", "suspended", "offline", "closing", "closed", "failed", "unknown"], "response")],
  ["EnvironmentListParams", object([
    optional("bindingId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("metadata", map(text())),
    optional("providerId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("registrationKeyId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("status", nullable(reference("EnvironmentLifecycleStatusView"))),
  ])],
  ["EnvironmentListResponse", object([
    required("environments", list(reference("EnvironmentView"))),
  ])],
  ["EnvironmentPowerPutParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("power", reference("EnvironmentPowerStateView")),
  ])],
  ["EnvironmentPowerPutResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentPowerStateView", texts(["running", "paused", "suspended", "stopped"], "response")],
  ["EnvironmentPromptsConfig", object([
    optional("roots", nullable(list(text(), 1))),
  ], refused)],
  ["EnvironmentProviderBindingListParams", object([])],
  ["EnvironmentProviderBindingListResponse", object([
    required("bindings", list(reference("EnvironmentProviderBindingView"))),
  ])],
  ["EnvironmentProviderBindingReadParams", object([
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["EnvironmentProviderBindingReadResponse", object([
    required("binding", reference("EnvironmentProviderBindingView")),
  ])],
  ["EnvironmentProviderBindingStatusView", texts(["enabled", "disabled"], "response")],
  ["EnvironmentProviderBindingView", object([
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("EnvironmentProviderBindingStatusView")),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("metadata", map(text())),
  ])],
  ["EnvironmentReadParams", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["EnvironmentReadResponse", object([
    required("environment", reference("EnvironmentView")),
  ])],
  ["EnvironmentRegistrationKeyCreateParams", object([
    required("displayName", text()),
    required("identityMode", reference("EnvironmentIdentityModeView")),
    optional("ephemeralDisconnectGraceMs", nullable(integer(0, 18446744073709551615n))),
    optional("expiresAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("maxActiveEnvironments", nullable(integer(0, 4294967295))),
  ])],
  ["EnvironmentRegistrationKeyCreateResponse", object([
    required("registrationKey", reference("EnvironmentRegistrationKeyView")),
    required("secret", reference("EnvironmentRegistrationSecretView")),
  ])],
  ["EnvironmentRegistrationKeyListParams", object([])],
  ["EnvironmentRegistrationKeyListResponse", object([
    required("registrationKeys", list(reference("EnvironmentRegistrationKeyView"))),
  ])],
  ["EnvironmentRegistrationKeyReadParams", object([
    required("registrationKeyId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["EnvironmentRegistrationKeyReadResponse", object([
    required("registrationKey", reference("EnvironmentRegistrationKeyView")),
  ])],
  ["EnvironmentRegistrationKeyRevokeParams", object([
    required("registrationKeyId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("closeEnvironments", boolean),
  ])],
  ["EnvironmentRegistrationKeyRevokeResponse", object([
    required("registrationKey", reference("EnvironmentRegistrationKeyView")),
    optional("closedEnvironmentIds", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["EnvironmentRegistrationKeyStatusView", texts(["active", "revoked", "expired"], "response")],
  ["EnvironmentRegistrationKeyView", object([
    required("registrationKeyId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("displayName", text()),
    required("keyPrefix", text()),
    required("identityMode", reference("EnvironmentIdentityModeView")),
    required("ephemeralDisconnectGraceMs", integer(0, 18446744073709551615n)),
    required("status", reference("EnvironmentRegistrationKeyStatusView")),
    required("registeredEnvironmentCount", integer(0, 18446744073709551615n)),
    required("activeEnvironmentCount", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("expiresAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("lastRegisteredAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("maxActiveEnvironments", nullable(integer(0, 4294967295))),
    optional("revokedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["EnvironmentRegistrationSecretView", text()],
  ["EnvironmentSkillsConfig", object([
    optional("roots", nullable(list(text(), 1))),
  ], refused)],
  ["EnvironmentSourceView", tagged("type", [
    ["provisioned", [
      required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
    ["external", [
      required("connection", reference("EnvironmentConnectionView")),
    ]],
    ["registered", [
      required("registrationKeyId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("daemonId", text()),
      required("identityMode", reference("EnvironmentIdentityModeView")),
    ]],
  ], "response")],
  ["EnvironmentTemplateListParams", object([
    optional("bindingId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["EnvironmentTemplateListResponse", object([
    required("templates", list(reference("EnvironmentTemplateView"))),
  ])],
  ["EnvironmentTemplateReadParams", object([
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("templateId", text()),
  ])],
  ["EnvironmentTemplateReadResponse", object([
    required("template", reference("EnvironmentTemplateView")),
  ])],
  ["EnvironmentTemplateView", object([
    required("templateId", text()),
    required("providerId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("bindingId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("displayName", text()),
    required("publicIngress", boolean),
    required("deprecated", boolean),
    optional("description", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["EnvironmentView", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("requestId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("source", reference("EnvironmentSourceView")),
    required("status", reference("EnvironmentLifecycleStatusView")),
    required("desiredPower", reference("EnvironmentPowerStateView")),
    required("incarnation", reference("EnvironmentIncarnationView")),
    required("publicIngressEnabled", boolean),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("displayName", nullable(text())),
    optional("idlePolicy", nullable(reference("EnvironmentIdlePolicyView"))),
    optional("lastSeenAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("metadata", map(text())),
    optional("publicEndpoint", nullable(text())),
  ])],
  ["EnvironmentsFeature", object([
    required("version", integer(0, 4294967295)),
    required("selection", boolean),
    optional("environments", list(reference("EnvironmentAttachment"))),
    optional("prompts", nullable(reference("EnvironmentPromptsConfig"))),
    optional("skills", nullable(reference("EnvironmentSkillsConfig"))),
  ], refused)],
  ["EnvironmentsFeatureIn", object([
    optional("environments", list(reference("EnvironmentAttachment"))),
    optional("prompts", nullable(reference("EnvironmentPromptsConfig"))),
    optional("selection", boolean),
    optional("skills", nullable(reference("EnvironmentSkillsConfig"))),
    optional("version", integer(0, 4294967295)),
  ], refused)],
  ["EventCursor", object([
    required("seq", integer(0, 18446744073709551615n)),
  ])],
  ["EventJoinsView", object([
    optional("correlationId", nullable(text())),
    optional("runId", nullable(text(null, null, "^run_[0-9]+$"))),
    optional("submissionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("toolBatchId", nullable(text())),
    optional("toolCallId", nullable(text())),
    optional("turnId", nullable(text())),
  ])],
  ["EventLogGap", object([
    required("requestedAfter", nullable(reference("EventCursor"))),
    required("retainedAfter", nullable(reference("EventCursor"))),
    required("nextCursor", nullable(reference("EventCursor"))),
  ])],
  ["EventReadDirection", texts(["forward", "backward"])],
  ["FeaturesConfig", object([
    optional("environments", nullable(reference("EnvironmentsFeature"))),
    optional("mcp", nullable(reference("McpFeature"))),
    optional("subagents", nullable(reference("SubagentsFeature"))),
    optional("timers", nullable(reference("TimersFeature"))),
    optional("vfs", nullable(reference("VfsFeature"))),
    optional("web", nullable(reference("WebFeature"))),
  ], refused)],
  ["FeaturesConfigIn", object([
    optional("environments", nullable(reference("EnvironmentsFeatureIn"))),
    optional("mcp", nullable(reference("McpFeatureIn"))),
    optional("subagents", nullable(reference("SubagentsFeatureIn"))),
    optional("timers", nullable(reference("TimersFeatureIn"))),
    optional("vfs", nullable(reference("VfsFeatureIn"))),
    optional("web", nullable(reference("WebFeatureIn"))),
  ], refused)],
  ["GenerationConfig", object([
    optional("maxOutputTokens", nullable(integer(0, 4294967295))),
    optional("parallelToolUse", nullable(boolean)),
    optional("processingTier", nullable(reference("ModelProcessingTier"))),
    optional("reasoningEffort", nullable(text())),
    optional("toolChoice", nullable(reference("ToolChoice"))),
  ], refused)],
  ["GitHubInstallationView", object([
    required("installationId", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("accountLogin", nullable(text())),
    optional("permissions", any),
    optional("repositorySelection", nullable(text())),
  ])],
  ["InitializeParams", object([
    optional("capabilities", nullable(reference("ClientCapabilities"))),
    optional("clientInfo", nullable(reference("ClientInfo"))),
  ])],
  ["InitializeResponse", object([
    required("protocolVersion", text()),
    required("serverInfo", reference("ServerInfo")),
    required("capabilities", reference("ServerCapabilities")),
    required("caller", reference("CallerAccess")),
  ])],
  ["InlineAgentProfile", object([
    optional("config", nullable(reference("SessionConfigIn"))),
    optional("description", nullable(text())),
    optional("displayName", nullable(text(1))),
    optional("instructions", nullable(reference("ProfileInstructions"))),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("retention", nullable(reference("ProfileSessionRetention"))),
  ])],
  ["InputAdmissionFailureKind", texts(["unsupportedMedia", "blobMissing", "admissionRejected"], "response")],
  ["InputAdmissionFailureView", object([
    required("kind", reference("InputAdmissionFailureKind")),
    required("message", text()),
  ])],
  ["InputItem", tagged("type", [
    ["text", [
      required("text", text()),
      optional("origin", nullable(text(1, 200, "[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"))),
      optional("provenanceRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["textRef", [
      required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      optional("origin", nullable(text(1, 200, "[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"))),
      optional("provenanceRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["media", [
      required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      required("mime", text()),
      required("kind", reference("MediaKind")),
      optional("name", nullable(text())),
      optional("origin", nullable(text(1, 200, "[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"))),
    ]],
    ["catalog", [
      required("title", text()),
      required("text", text()),
    ]],
  ])],
  ["LimitsConfig", object([
    optional("maxToolRounds", nullable(integer(0, 4294967295))),
    optional("maxTurns", nullable(integer(0, 4294967295))),
  ], refused)],
  ["LlmUsageView", object([
    optional("cacheWriteInputTokens", nullable(integer(0, 4294967295))),
    optional("cachedInputTokens", nullable(integer(0, 4294967295))),
    optional("inputTokens", nullable(integer(0, 4294967295))),
    optional("outputTokens", nullable(integer(0, 4294967295))),
    optional("reasoningTokens", nullable(integer(0, 4294967295))),
    optional("totalTokens", nullable(integer(0, 4294967295))),
  ])],
  ["ManagedSessionStartParams", object([
    required("workflowTools", reference("ManagedSessionWorkflowToolsInputIn")),
    optional("access", nullable(reference("AccessInput"))),
    optional("config", nullable(reference("SessionConfigIn"))),
    optional("deleteAfterCloseMs", nullable(integer(1, 3153600000000))),
    optional("displayName", nullable(text())),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("profile", nullable(reference("ProfileSource"))),
    optional("sessionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ], refused)],
  ["ManagedSessionWorkflowToolsInput", object([
    required("version", integer(0, 4294967295)),
    required("tools", list(reference("WorkflowToolDeclarationInput"))),
    optional("lifecycleController", nullable(reference("WorkflowEndpointInput"))),
  ], refused)],
  ["ManagedSessionWorkflowToolsInputIn", object([
    required("version", integer(0, 4294967295)),
    required("tools", list(reference("WorkflowToolDeclarationInputIn"))),
    optional("lifecycleController", nullable(reference("WorkflowEndpointInput"))),
  ], refused)],
  ["McpAdvertisedToolView", object([
    required("name", text()),
    optional("annotations", nullable(reference("McpToolAnnotationsView"))),
    optional("description", nullable(text())),
    optional("title", nullable(text())),
  ])],
  ["McpFeature", object([
    required("version", integer(0, 4294967295)),
    required("servers", list(reference("McpServerAttachment"))),
  ], refused)],
  ["McpFeatureIn", object([
    optional("servers", list(reference("McpServerAttachment"))),
    optional("version", integer(0, 4294967295)),
  ], refused)],
  ["McpOAuthDiscoveryView", object([
    required("resource", text()),
    required("authorizationServers", list(text())),
    required("scopesSupported", list(text())),
  ])],
  ["McpServerAttachment", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("tools", nullable(list(text()))),
  ], refused)],
  ["McpServerAuthDiscoverParams", object([
    required("serverUrl", text(null, null, "^[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000-\\u0020]+$")),
  ])],
  ["McpServerAuthDiscoverResponse", object([
    optional("oauth", nullable(reference("McpOAuthDiscoveryView"))),
  ])],
  ["McpServerAuthPolicy", tagged("type", [
    ["none", []],
    ["optionalBearer", []],
    ["requiredBearer", []],
    ["optionalOAuth", [
      required("resource", text()),
      required("scopes_default", list(text())),
      optional("authorization_server", nullable(text())),
      optional("protected_resource_metadata_url", nullable(text())),
    ]],
    ["requiredOAuth", [
      required("resource", text()),
      required("scopes_default", list(text())),
      optional("authorization_server", nullable(text())),
      optional("protected_resource_metadata_url", nullable(text())),
    ]],
  ], "response")],
  ["McpServerAuthPolicyIn", tagged("type", [
    ["none", []],
    ["optionalBearer", []],
    ["requiredBearer", []],
    ["optionalOAuth", [
      required("resource", text()),
      optional("authorization_server", nullable(text())),
      optional("protected_resource_metadata_url", nullable(text())),
      optional("scopes_default", list(text())),
    ]],
    ["requiredOAuth", [
      required("resource", text()),
      optional("authorization_server", nullable(text())),
      optional("protected_resource_metadata_url", nullable(text())),
      optional("scopes_default", list(text())),
    ]],
  ], "response")],
  ["McpServerCredential", tagged("type", [
    ["authGrant", [
      required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
  ], "response")],
  ["McpServerDeleteParams", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["McpServerDeleteResponse", object([
    required("server", reference("McpServerView")),
  ])],
  ["McpServerInput", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("serverUrl", text(null, null, "^[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000-\\u0020]+$")),
    required("defaultServerLabel", text(null, null, "^[A-Za-z0-9_-]+$")),
    optional("allowPrivateNetwork", boolean),
    optional("allowedTools", nullable(list(text()))),
    optional("approval", reference("RemoteMcpApprovalPolicy")),
    optional("authPolicy", reference("McpServerAuthPolicyIn")),
    optional("credential", nullable(reference("McpServerCredential"))),
    optional("deferLoading", nullable(boolean)),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
    optional("execution", reference("RemoteMcpExecution")),
    optional("exposure", reference("RemoteMcpExposure")),
    optional("status", reference("McpServerStatus")),
  ], refused)],
  ["McpServerListParams", object([
    optional("status", nullable(reference("McpServerStatus"))),
  ])],
  ["McpServerListResponse", object([
    required("servers", list(reference("McpServerView"))),
  ])],
  ["McpServerPutParams", object([
    required("server", reference("McpServerInput")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["McpServerPutResponse", object([
    required("server", reference("McpServerView")),
  ])],
  ["McpServerReadParams", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["McpServerReadResponse", object([
    required("server", reference("McpServerView")),
  ])],
  ["McpServerStatus", texts(["active", "needsAuthConfig", "unverified", "disabled"], "response")],
  ["McpServerToolsDiscoverParams", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ], refused)],
  ["McpServerToolsDiscoverResponse", tagged("status", [
    ["success", [
      required("tools", list(reference("McpAdvertisedToolView"))),
    ]],
    ["failure", [
      required("code", reference("McpToolDiscoveryFailureCode")),
      required("message", text()),
      optional("required_scopes", list(text())),
    ]],
  ], "response")],
  ["McpServerView", object([
    required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("serverUrl", text(null, null, "^[Hh][Tt][Tt][Pp][Ss]?://[^\\u0000-\\u0020]+$")),
    required("defaultServerLabel", text(null, null, "^[A-Za-z0-9_-]+$")),
    required("execution", reference("RemoteMcpExecution")),
    required("exposure", reference("RemoteMcpExposure")),
    required("approval", reference("RemoteMcpApprovalPolicy")),
    required("allowPrivateNetwork", boolean),
    required("authPolicy", reference("McpServerAuthPolicy")),
    required("status", reference("McpServerStatus")),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("allowedTools", nullable(list(text()))),
    optional("credential", nullable(reference("McpServerCredential"))),
    optional("deferLoading", nullable(boolean)),
    optional("description", nullable(text())),
    optional("displayName", nullable(text())),
  ])],
  ["McpToolAnnotationsView", object([
    optional("destructiveHint", nullable(boolean)),
    optional("idempotentHint", nullable(boolean)),
    optional("openWorldHint", nullable(boolean)),
    optional("readOnlyHint", nullable(boolean)),
  ])],
  ["McpToolDiscoveryFailureCode", texts(["credentialAbsent", "grantNeedsReauth", "grantAudienceMismatch", "unauthorized", "forbidden", "additionalConsentRequired", "remoteRateLimited", "remoteFailure", "unreachable", "invalidResponse", "unsupportedProtocol", "paginationLimit", "responseTooLarge"], "response")],
  ["MediaKind", texts(["image", "audio", "document"])],
  ["MessageRole", texts(["user", "assistant"], "response")],
  ["MethodGroup", texts(["session", "blobs/put", "vfs", "profiles", "models", "transcriptions", "mcp", "environments", "bots", "channels", "channels/inbound", "auth", "auth/lease", "deployment/universes", "deployment/api-keys", "deployment/environment-providers", "deployment/channels"], "response")],
  ["ModelCapabilitiesView", object([
    optional("maxInputTokens", nullable(integer(0, 18446744073709551615n))),
    optional("maxOutputTokens", nullable(integer(0, 18446744073709551615n))),
    optional("parallelToolUse", nullable(boolean)),
    optional("reasoningEfforts", nullable(list(text()))),
  ])],
  ["ModelConfig", object([
    required("providerId", text()),
    required("apiKind", text()),
    required("model", text()),
  ])],
  ["ModelDefaultSlot", texts(["agentRun", "speechToText"])],
  ["ModelDefaults", object([
    required("revision", integer(0, 18446744073709551615n)),
    required("agentRun", nullable(reference("ModelConfig"))),
    required("speechToText", nullable(reference("ModelConfig"))),
  ], refused)],
  ["ModelDefaultsPutParams", object([
    required("slot", reference("ModelDefaultSlot")),
    required("model", nullable(reference("ModelConfig"))),
    required("expectedRevision", integer(0, 18446744073709551615n)),
  ], refused)],
  ["ModelDefaultsReadParams", object([], refused)],
  ["ModelDefaultsResponse", object([
    required("defaults", reference("ModelDefaults")),
  ])],
  ["ModelEndpointConfig", object([
    required("baseUrl", text()),
    required("apiKinds", list(text())),
    optional("headers", map(text())),
  ])],
  ["ModelListParams", object([
    optional("selectableOnly", boolean),
  ])],
  ["ModelListResponse", object([
    required("models", list(reference("ModelView"))),
    required("providers", list(reference("ModelProviderDiscoveryView"))),
  ])],
  ["ModelProcessingTier", texts(["standard", "fast", "flex"])],
  ["ModelProviderCredentialSource", texts(["universe", "deployment", "none"], "response")],
  ["ModelProviderCredentialStatus", texts(["configured", "missing", "invalid", "notRequired"], "response")],
  ["ModelProviderDiscoveryView", object([
    required("providerId", text()),
    required("apiKinds", list(text())),
    required("credential", reference("ModelProviderCredentialStatus")),
    required("credentialSource", reference("ModelProviderCredentialSource")),
    optional("error", nullable(text())),
    optional("fetchedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["ModelSource", texts(["provider"], "response")],
  ["ModelView", object([
    required("providerId", text()),
    required("apiKind", text()),
    required("model", text()),
    required("displayName", text()),
    required("capabilities", reference("ModelCapabilitiesView")),
    required("source", reference("ModelSource")),
    required("fetchedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("createdAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
  ])],
  ["PendingApprovalView", object([
    required("approvalId", text()),
    required("requestedAtMs", integer(0, 18446744073709551615n)),
    required("subject", reference("ApprovalSubjectView")),
  ])],
  ["PollCursorSpec", tagged("kind", [
    ["idSet", [
      required("id", text()),
    ]],
    ["watermark", [
      required("field", text()),
    ]],
  ], "response")],
  ["PollCursorState", object([
    required("consecutiveFailures", integer(0, 4294967295)),
    optional("baselinedAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("ids", list(text())),
    optional("lastPolledAtMs", nullable(integer(-9223372036854775808n, 9223372036854775807n))),
    optional("watermark", any),
  ])],
  ["PollHttpAuth", object([
    required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("audience", nullable(text())),
    optional("header", nullable(text())),
    optional("scheme", nullable(text())),
  ])],
  ["PollHttpMethod", texts(["GET", "POST"], "response")],
  ["PollSource", tagged("kind", [
    ["http", [
      required("url", text()),
      required("method", reference("PollHttpMethod")),
      optional("auth", nullable(reference("PollHttpAuth"))),
      optional("body", nullable(text())),
      optional("headers", map(text())),
    ]],
    ["exec", [
      required("argv", list(text())),
      optional("cwd", nullable(text())),
      optional("environmentId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
      optional("timeoutMs", nullable(integer(0, 18446744073709551615n))),
    ]],
  ], "response")],
  ["PollSourceIn", tagged("kind", [
    ["http", [
      required("url", text()),
      optional("auth", nullable(reference("PollHttpAuth"))),
      optional("body", nullable(text())),
      optional("headers", map(text())),
      optional("method", reference("PollHttpMethod")),
    ]],
    ["exec", [
      required("argv", list(text())),
      optional("cwd", nullable(text())),
      optional("environmentId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
      optional("timeoutMs", nullable(integer(0, 18446744073709551615n))),
    ]],
  ], "response")],
  ["ProfileApplyParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("profile", reference("ProfileSource")),
    optional("expectedConfigRevision", nullable(integer(0, 18446744073709551615n))),
    optional("expectedToolsRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["ProfileApplyResponse", object([
    required("session", reference("SessionView")),
    required("applied", reference("ProfileApplySummary")),
  ])],
  ["ProfileApplySummary", object([
    required("configChanged", boolean),
    required("instructionsChanged", boolean),
    required("activeEnvironmentChanged", boolean),
  ])],
  ["ProfileCreateParams", object([
    required("profile", reference("AgentProfileInput")),
  ])],
  ["ProfileCreateResponse", object([
    required("profile", reference("AgentProfile")),
  ])],
  ["ProfileDeleteParams", object([
    required("profileId", reference("ProfileId")),
  ])],
  ["ProfileDeleteResponse", object([
    required("profile", reference("AgentProfile")),
  ])],
  ["ProfileId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")],
  ["ProfileInstructions", tagged("type", [
    ["text", [
      required("text", text(1)),
    ]],
    ["textRef", [
      required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    ]],
  ])],
  ["ProfileListParams", object([])],
  ["ProfileListResponse", object([
    required("profiles", list(reference("AgentProfileSummary"))),
  ])],
  ["ProfilePutParams", object([
    required("profile", reference("AgentProfileInput")),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["ProfilePutResponse", object([
    required("profile", reference("AgentProfile")),
  ])],
  ["ProfileReadParams", object([
    required("profileId", reference("ProfileId")),
  ])],
  ["ProfileReadResponse", object([
    required("profile", reference("AgentProfile")),
  ])],
  ["ProfileSessionRetention", object([
    required("deleteAfterCloseMs", integer(1, 3153600000000)),
  ], refused)],
  ["ProfileSource", tagged("kind", [
    ["named", [
      required("profileId", reference("ProfileId")),
    ]],
    ["inline", [
      required("profile", reference("InlineAgentProfile")),
    ]],
  ])],
  ["PromiseSourceView", texts(["run", "timer", "workflow"], "response")],
  ["ProviderContextDisplayView", object([
    required("summary", reference("ToolCallDisplayView")),
    required("toolName", text()),
    required("status", reference("ToolItemStatus")),
    required("isError", boolean),
    optional("arguments", nullable(text())),
    optional("error", nullable(text())),
    optional("output", nullable(text())),
  ])],
  ["ProviderNativeToolExecutionView", texts(["providerHosted", "clientEffect"], "response")],
  ["RemoteMcpApprovalPolicy", texts(["never", "always"], "response")],
  ["RemoteMcpExecution", texts(["provider", "native"], "response")],
  ["RemoteMcpExposure", texts(["inject", "search"], "response")],
  ["ResourceAccessSummary", object([
    required("visibility", reference("Visibility")),
    optional("createdBy", nullable(reference("Attribution"))),
  ])],
  ["RunAcceptedSourceView", tagged("type", [
    ["input", [
      required("entries", list(reference("ContextEntryInputView"))),
    ]],
  ], "response")],
  ["RunApprovalsDecideParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("runId", text(null, null, "^run_[0-9]+$")),
    required("decisions", list(reference("ApprovalDecisionInput"), 1, 64)),
  ])],
  ["RunApprovalsDecideResponse", object([
    required("results", list(reference("ApprovalDecisionResult"))),
    required("run", reference("RunView")),
  ])],
  ["RunCancelParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("runId", text(null, null, "^run_[0-9]+$")),
  ])],
  ["RunCancelResponse", object([
    required("run", reference("RunView")),
  ])],
  ["RunFailureKindView", texts(["model_failure", "tool_failure", "context_failure", "limit_exceeded", "cancelled", "internal"], "response")],
  ["RunLimitsConfig", object([
    optional("maxToolRounds", nullable(integer(0, 4294967295))),
    optional("maxTurns", nullable(integer(0, 4294967295))),
  ])],
  ["RunListParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("cursor", nullable(text(null, null, "^run_[0-9]+$"))),
    optional("limit", nullable(integer(1, 4294967295))),
  ])],
  ["RunListResponse", object([
    required("runs", list(reference("RunSummaryView"))),
    required("hasOlderRuns", boolean),
    optional("nextCursor", nullable(text(null, null, "^run_[0-9]+$"))),
  ])],
  ["RunReadParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("runId", text(null, null, "^run_[0-9]+$")),
  ])],
  ["RunReadResponse", object([
    required("run", reference("RunView")),
  ])],
  ["RunStartConfig", object([
    optional("generation", nullable(reference("GenerationConfig"))),
    optional("limits", nullable(reference("RunLimitsConfig"))),
    optional("model", nullable(reference("ModelConfig"))),
  ])],
  ["RunStartParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("source", reference("RunStartSource")),
    optional("config", nullable(reference("RunStartConfig"))),
    optional("notifyOnTerminal", nullable(reference("RunTerminalNotificationInput"))),
    optional("submissionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["RunStartResponse", object([
    required("run", reference("RunView")),
  ])],
  ["RunStartSource", tagged("type", [
    ["input", [
      required("items", list(reference("InputItem"))),
    ]],
  ])],
  ["RunStatus", texts(["queued", "running", "parked", "cancelling", "completed", "failed", "cancelled"], "response")],
  ["RunSteerParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("runId", text(null, null, "^run_[0-9]+$")),
    required("items", list(reference("InputItem"), 1)),
  ])],
  ["RunSteerResponse", object([
    required("steeringId", text()),
    required("run", reference("RunView")),
  ])],
  ["RunSummarySourceView", tagged("type", [
    ["input", [
      optional("contentRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("preview", nullable(text())),
      optional("previewTruncated", boolean),
    ]],
  ], "response")],
  ["RunSummaryView", object([
    required("id", text(null, null, "^run_[0-9]+$")),
    required("status", reference("RunStatus")),
    required("acceptedAtMs", integer(0, 18446744073709551615n)),
    required("source", reference("RunSummarySourceView")),
    optional("completedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("pendingApprovals", list(reference("PendingApprovalView"))),
    optional("startedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("usage", nullable(reference("LlmUsageView"))),
  ])],
  ["RunTerminalNotificationInput", object([
    required("token", text(1, 512)),
  ], refused)],
  ["RunView", object([
    required("id", text(null, null, "^run_[0-9]+$")),
    required("status", reference("RunStatus")),
    required("source", reference("RunViewSource")),
    required("entries", list(reference("ContextEntryView"))),
    optional("completedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("output", nullable(reference("ContentRefView"))),
    optional("outputText", nullable(text())),
    optional("pendingApprovals", list(reference("PendingApprovalView"))),
    optional("startedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("toolBatches", list(reference("ToolBatchView"))),
    optional("usage", nullable(reference("LlmUsageView"))),
  ])],
  ["RunViewSource", tagged("type", [
    ["input", [
      required("items", list(reference("InputItem"))),
    ]],
  ], "response")],
  ["ServerCapabilities", object([
    required("notifications", boolean),
    required("historyRead", boolean),
    required("eventLog", boolean),
    required("localExecution", boolean),
  ])],
  ["ServerInfo", object([
    required("name", text()),
    required("version", text()),
    required("gitSha", text()),
    required("envd", reference("EnvironmentDaemonInfo")),
  ])],
  ["SessionActivity", texts(["idle", "working", "waiting"], "response")],
  ["SessionCloseParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("force", boolean),
  ])],
  ["SessionCloseResponse", object([
    required("session", reference("SessionMutationView")),
  ])],
  ["SessionConfig", object([
    optional("context", nullable(reference("ContextConfig"))),
    optional("features", nullable(reference("FeaturesConfig"))),
    optional("generation", nullable(reference("GenerationConfig"))),
    optional("limits", nullable(reference("LimitsConfig"))),
    optional("model", nullable(reference("ModelConfig"))),
  ], refused)],
  ["SessionConfigIn", object([
    optional("context", nullable(reference("ContextConfig"))),
    optional("features", nullable(reference("FeaturesConfigIn"))),
    optional("generation", nullable(reference("GenerationConfig"))),
    optional("limits", nullable(reference("LimitsConfig"))),
    optional("model", nullable(reference("ModelConfig"))),
  ], refused)],
  ["SessionConfigPutParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("config", reference("SessionConfigIn")),
    optional("expectedConfigRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["SessionConfigPutResponse", object([
    required("session", reference("SessionMutationView")),
  ])],
  ["SessionDeleteParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("cascade", boolean),
  ])],
  ["SessionDeleteResponse", object([
    required("session", reference("SessionSummaryView")),
    required("deletedSessionCount", integer(0, 18446744073709551615n)),
  ])],
  ["SessionEnvironmentActivateParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["SessionEnvironmentActivateResponse", object([
    required("session", reference("SessionView")),
  ])],
  ["SessionEnvironmentDeactivateParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["SessionEnvironmentDeactivateResponse", object([
    required("session", reference("SessionView")),
  ])],
  ["SessionEventKindView", tagged("type", [
    ["sessionOpened", [
      required("model", nullable(reference("ModelConfig"))),
    ]],
    ["sessionConfigChanged", [
      required("model", nullable(reference("ModelConfig"))),
      required("revision", integer(0, 18446744073709551615n)),
    ]],
    ["workflowToolsConfigured", [
      required("lifecycleControllerWorkflowKind", nullable(text())),
      required("creationFingerprint", text()),
      required("toolIds", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    ]],
    ["systemWorkflowToolConfigured", [
      required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("bindingFingerprint", text()),
    ]],
    ["workflowToolEmitted", [
      required("invocationId", text()),
      required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("semanticType", text()),
      required("schemaRevision", integer(0, 4294967295)),
      required("bindingFingerprint", text()),
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
      required("callId", text()),
      required("argumentsRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      optional("completionPromises", nullable(map(text()))),
    ]],
    ["workflowToolDeliveryFailed", [
      required("invocationId", text()),
      required("errorRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    ]],
    ["workflowToolStartRequested", [
      required("invocationId", text()),
      required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("semanticType", text()),
      required("schemaRevision", integer(0, 4294967295)),
      required("bindingFingerprint", text()),
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
      required("callId", text()),
      required("argumentsRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      required("executionId", text()),
      required("completionPromises", map(text())),
    ]],
    ["workflowToolStartFailed", [
      required("invocationId", text()),
      required("errorRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    ]],
    ["sessionClosed", []],
    ["runAccepted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("submissionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
      required("source", reference("RunAcceptedSourceView")),
      optional("requestedBy", nullable(reference("Attribution"))),
    ]],
    ["runStarted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
    ]],
    ["runSteeringAccepted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("steeringId", text()),
      required("input", list(reference("ContextEntryInputView"))),
      optional("requestedBy", nullable(reference("Attribution"))),
    ]],
    ["runCancellationRequested", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      optional("requestedBy", nullable(reference("Attribution"))),
    ]],
    ["approvalRequested", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("approvalId", text()),
      required("subject", reference("ApprovalSubjectView")),
    ]],
    ["approvalRunParked", [
      required("runId", text(null, null, "^run_[0-9]+$")),
    ]],
    ["approvalDecided", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("approvalId", text()),
      required("decision", reference("ApprovalDecisionKind")),
      optional("decidedBy", nullable(reference("Attribution"))),
      optional("note", nullable(text())),
    ]],
    ["approvalCancelled", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("approvalId", text()),
    ]],
    ["runCompleted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("output", nullable(reference("ContentRefView"))),
    ]],
    ["runFailed", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("kind", reference("RunFailureKindView")),
      required("message", text()),
    ]],
    ["runCancelled", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      optional("requestedBy", nullable(reference("Attribution"))),
    ]],
    ["promiseCreated", [
      required("promiseId", text()),
      required("source", reference("PromiseSourceView")),
    ]],
    ["promiseResolved", [
      required("promiseId", text()),
      required("payloadRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["promiseFailed", [
      required("promiseId", text()),
      required("errorRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["promiseCancelled", [
      required("promiseId", text()),
    ]],
    ["promiseDetached", [
      required("promiseId", text()),
    ]],
    ["turnStarted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["turnPlanned", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["turnGenerationRequested", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["turnCancelled", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
    ]],
    ["turnGenerationCompleted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("status", reference("TurnGenerationStatusView")),
      optional("usage", nullable(reference("LlmUsageView"))),
    ]],
    ["turnCompleted", [
      required("turnId", text()),
    ]],
    ["contextEntriesApplied", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("entries", list(reference("ContextEntryView"))),
    ]],
    ["contextEntriesRemoved", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("entryIds", list(text())),
      required("reason", reference("ContextRemovalReasonView")),
    ]],
    ["contextKeysRemoved", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("keys", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    ]],
    ["contextKeyPrefixReplaced", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("keyPrefix", text()),
      required("entries", list(reference("ContextEntryView"))),
    ]],
    ["contextStateReplaced", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("entries", list(reference("ContextEntryView"))),
      required("reason", reference("ContextReplacementReasonView")),
    ]],
    ["contextCompactionRequested", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("trigger", reference("ContextCompactionTriggerView")),
    ]],
    ["contextCompactionFinished", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("status", reference("ContextCompactionStatusView")),
      optional("failureRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["skillCatalogSet", [
      required("catalogRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
    ["toolsReplaced", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
    ]],
    ["toolsPatched", [
      required("baseRevision", integer(0, 18446744073709551615n)),
      required("revision", integer(0, 18446744073709551615n)),
      required("upserted", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
      required("removed", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    ]],
    ["activeEnvironmentChanged", [
      required("environmentId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    ]],
    ["toolBatchStarted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
      required("calls", list(reference("ToolCallEventView"))),
    ]],
    ["toolCallStarted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
      required("callId", text()),
    ]],
    ["toolCallCompleted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
      required("callId", text()),
      required("status", reference("ToolItemStatus")),
      required("truncated", boolean),
      optional("effects", list(reference("ToolEffectView"))),
      optional("outputBytes", nullable(integer(0, 18446744073709551615n))),
    ]],
    ["toolBatchDeferred", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
    ]],
    ["toolBatchResumed", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
    ]],
    ["toolBatchCompleted", [
      required("runId", text(null, null, "^run_[0-9]+$")),
      required("turnId", text()),
      required("batchId", text()),
    ]],
  ], "response")],
  ["SessionEventView", object([
    required("cursor", reference("EventCursor")),
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("observedAtMs", integer(0, 18446744073709551615n)),
    required("joins", reference("EventJoinsView")),
    required("kind", reference("SessionEventKindView")),
  ])],
  ["SessionEventsReadParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("after", nullable(reference("EventCursor"))),
    optional("before", nullable(reference("EventCursor"))),
    optional("direction", reference("EventReadDirection")),
    optional("limit", nullable(integer(1, 512))),
    optional("waitMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["SessionEventsReadResponse", object([
    required("events", list(reference("SessionEventView"))),
    required("complete", boolean),
    optional("gap", nullable(reference("EventLogGap"))),
    optional("headCursor", nullable(reference("EventCursor"))),
    optional("nextCursor", nullable(reference("EventCursor"))),
  ])],
  ["SessionJobArtifactView", object([
    required("path", text()),
    optional("kind", nullable(text())),
    optional("metadata", map(text())),
  ])],
  ["SessionJobCancelEntryView", object([
    optional("error", nullable(text())),
    optional("handle", nullable(reference("SessionJobHandleView"))),
    optional("summary", nullable(reference("SessionJobSummaryView"))),
  ])],
  ["SessionJobCancelScopeView", texts(["job", "dependents"])],
  ["SessionJobDependencyInput", object([
    optional("jobId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("name", nullable(text())),
  ])],
  ["SessionJobDependencyPolicyView", texts(["allSucceeded", "allTerminal"])],
  ["SessionJobHandleView", object([
    required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("jobId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["SessionJobOutputChunkView", object([
    required("seq", integer(0, 18446744073709551615n)),
    required("stream", reference("SessionJobOutputStreamView")),
    required("dataBase64", text()),
  ])],
  ["SessionJobOutputStreamView", texts(["stdout", "stderr"], "response")],
  ["SessionJobReadEntryView", object([
    required("outputNextSeq", integer(0, 18446744073709551615n)),
    optional("artifacts", list(reference("SessionJobArtifactView"))),
    optional("error", nullable(text())),
    optional("handle", nullable(reference("SessionJobHandleView"))),
    optional("outputChunks", list(reference("SessionJobOutputChunkView"))),
    optional("summary", nullable(reference("SessionJobSummaryView"))),
  ])],
  ["SessionJobStartSpecInput", object([
    required("argv", list(text())),
    optional("cwd", nullable(text())),
    optional("dependencyPolicy", reference("SessionJobDependencyPolicyView")),
    optional("dependsOn", list(reference("SessionJobDependencyInput"))),
    optional("env", map(text())),
    optional("jobId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("name", nullable(text())),
    optional("queueKey", nullable(text())),
    optional("stdin", nullable(text())),
    optional("timeoutMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["SessionJobStartedView", object([
    required("jobId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("handle", reference("SessionJobHandleView")),
    required("status", reference("SessionJobStatusView")),
    optional("dependencies", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("name", nullable(text())),
    optional("promiseId", nullable(text())),
    optional("queueKey", nullable(text())),
  ])],
  ["SessionJobStatusView", texts(["accepted", "queued", "running", "succeeded", "failed", "cancelRequested", "cancelled", "timedOut", "dependencyFailed", "interrupted", "lost"], "response")],
  ["SessionJobSummaryView", object([
    required("namespace", text()),
    required("jobId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("SessionJobStatusView")),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    optional("dependencies", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("exitCode", nullable(integer(-2147483648, 2147483647))),
    optional("failure", nullable(text())),
    optional("finishedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("name", nullable(text())),
    optional("orphanedDescendants", boolean),
    optional("queueKey", nullable(text())),
    optional("queuedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("startedAtMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["SessionLifecycleStatus", texts(["new", "open", "closed"], "response")],
  ["SessionListParams", object([
    optional("closed", nullable(boolean)),
    optional("cursor", nullable(text())),
    optional("limit", nullable(integer(1, 4294967295))),
    optional("managed", nullable(boolean)),
    optional("metadata", map(text())),
    optional("parent", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("subagent", nullable(boolean)),
    optional("trees", list(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("visibleTo", nullable(text())),
  ])],
  ["SessionListResponse", object([
    required("sessions", list(reference("SessionSummaryView"))),
    optional("nextCursor", nullable(text())),
  ])],
  ["SessionMetadataPutParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
  ])],
  ["SessionMetadataPutResponse", object([
    required("session", reference("SessionSummaryView")),
  ])],
  ["SessionMutationView", object([
    required("id", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("SessionStatus")),
    required("configRevision", integer(0, 18446744073709551615n)),
    required("contextRevision", integer(0, 18446744073709551615n)),
    optional("headCursor", nullable(reference("EventCursor"))),
  ])],
  ["SessionOriginKind", texts(["subagent"], "response")],
  ["SessionOriginView", object([
    required("kind", reference("SessionOriginKind")),
    required("parentSessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("parentRunId", text(null, null, "^run_[0-9]+$")),
    required("rootSessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("depth", integer(0, 4294967295)),
    required("invocationId", text()),
    required("agent", reference("SubagentAgentPin")),
    required("limits", reference("SubagentLimitsView")),
  ])],
  ["SessionReadParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("runLimit", nullable(integer(1, 4294967295))),
  ])],
  ["SessionReadResponse", object([
    required("session", reference("SessionView")),
    required("hasOlderRuns", boolean),
    optional("nextRunCursor", nullable(text(null, null, "^run_[0-9]+$"))),
  ])],
  ["SessionRenameParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("displayName", nullable(text())),
  ])],
  ["SessionRenameResponse", object([
    required("session", reference("SessionSummaryView")),
  ])],
  ["SessionRetentionPutParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("deleteAfterCloseMs", nullable(integer(1, 3153600000000))),
  ], refused)],
  ["SessionRetentionPutResponse", object([
    required("session", reference("SessionSummaryView")),
  ])],
  ["SessionRetentionView", object([
    required("rootSessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    optional("deleteAfterCloseMs", nullable(integer(0, 18446744073709551615n))),
    optional("deleteAtMs", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["SessionShareParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ], refused)],
  ["SessionShareResponse", object([
    required("access", reference("ResourceAccessSummary")),
  ])],
  ["SessionStartParams", object([
    optional("access", nullable(reference("AccessInput"))),
    optional("config", nullable(reference("SessionConfigIn"))),
    optional("deleteAfterCloseMs", nullable(integer(1, 3153600000000))),
    optional("displayName", nullable(text())),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("profile", nullable(reference("ProfileSource"))),
    optional("sessionId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ], refused)],
  ["SessionStartResponse", object([
    required("session", reference("SessionMutationView")),
  ])],
  ["SessionStatus", texts(["notLoaded", "idle", "active", "closed", "error"], "response")],
  ["SessionSummaryView", object([
    required("id", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("lifecycleStatus", reference("SessionLifecycleStatus")),
    required("activity", reference("SessionActivity")),
    required("retention", reference("SessionRetentionView")),
    required("managed", boolean),
    required("access", reference("ResourceAccessSummary")),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    required("updatedAtMs", integer(0, 18446744073709551615n)),
    optional("closedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("displayName", nullable(text())),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("origin", nullable(reference("SessionOriginView"))),
  ])],
  ["SessionView", object([
    required("id", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("status", reference("SessionStatus")),
    required("activity", reference("SessionActivity")),
    required("retention", reference("SessionRetentionView")),
    required("access", reference("ResourceAccessSummary")),
    required("managed", boolean),
    required("configRevision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    required("updatedAtMs", integer(0, 18446744073709551615n)),
    required("runs", list(reference("RunSummaryView"))),
    required("activeContext", reference("ContextView")),
    required("activeTools", reference("ActiveToolsView")),
    optional("activeEnvironmentId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
    optional("activeRun", nullable(reference("RunSummaryView"))),
    optional("closedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("config", nullable(reference("SessionConfig"))),
    optional("displayName", nullable(text())),
    optional("management", nullable(reference("ManagedSessionWorkflowToolsInput"))),
    optional("metadata", map(text(1, 256, "^[^\\u0000-\\u001f\\u007f-\\u009f]*$"), null, 32, text(1, 64, "^(?!lightspeed\\.)[^\\u0000-\\u001f\\u007f-\\u009f]*$"))),
    optional("origin", nullable(reference("SessionOriginView"))),
  ])],
  ["SkillCatalogAvailability", texts(["available", "stale", "unavailable"], "response")],
  ["SkillCatalogSource", tagged("type", [
    ["vfs", []],
    ["environment", [
      required("environmentId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
  ], "response")],
  ["SkillCatalogView", object([
    required("source", reference("SkillCatalogSource")),
    required("availability", reference("SkillCatalogAvailability")),
    required("skills", list(reference("SkillListItem"))),
    required("warnings", list(text())),
    optional("catalogRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
  ])],
  ["SkillListItem", object([
    required("skillId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("name", text()),
    required("description", text()),
    required("enabled", boolean),
    required("location", reference("SkillLocation")),
    optional("shortDescription", nullable(text())),
  ])],
  ["SkillListParams", object([
    required("sessionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["SkillListResponse", object([
    required("catalogs", list(reference("SkillCatalogView"))),
  ])],
  ["SkillLocation", object([
    required("skillDirPath", text()),
    required("skillDocPath", text()),
  ])],
  ["SubagentAgentPin", object([
    required("profileId", reference("ProfileId")),
    required("revision", integer(0, 18446744073709551615n)),
  ])],
  ["SubagentAgentRef", object([
    required("profileId", reference("ProfileId")),
  ], refused)],
  ["SubagentLimitsView", object([
    required("maxDepth", integer(0, 4294967295)),
    required("maxDescendants", integer(0, 4294967295)),
    required("maxConcurrent", integer(0, 4294967295)),
    required("deadlineMs", integer(0, 18446744073709551615n)),
  ])],
  ["SubagentsFeature", object([
    required("version", integer(0, 4294967295)),
    required("agents", list(reference("SubagentAgentRef"))),
    required("maxDepth", integer(0, 4294967295)),
    required("maxDescendants", integer(0, 4294967295)),
    required("maxConcurrent", integer(0, 4294967295)),
    required("deadlineMs", integer(0, 86400000)),
  ], refused)],
  ["SubagentsFeatureIn", object([
    required("agents", list(reference("SubagentAgentRef"))),
    optional("deadlineMs", integer(0, 86400000)),
    optional("maxConcurrent", integer(0, 4294967295)),
    optional("maxDepth", integer(0, 4294967295)),
    optional("maxDescendants", integer(0, 4294967295)),
    optional("version", integer(0, 4294967295)),
  ], refused)],
  ["TimersFeature", object([
    required("version", integer(0, 4294967295)),
  ], refused)],
  ["TimersFeatureIn", object([
    optional("version", integer(0, 4294967295)),
  ], refused)],
  ["TokenEndpointAuthMethod", texts(["clientSecretBasic", "clientSecretPost", "none"], "response")],
  ["TokenEstimateQuality", texts(["exact", "providerCounted", "estimated"], "response")],
  ["TokenEstimateView", object([
    required("tokens", integer(0, 4294967295)),
    required("quality", reference("TokenEstimateQuality")),
  ])],
  ["ToolBatchView", object([
    required("id", text()),
    required("turnId", text()),
    required("status", reference("ToolItemStatus")),
    required("calls", list(reference("ToolCallView"))),
  ])],
  ["ToolCallDisplayGroup", texts(["explore", "edit", "execute", "mcp", "agent", "bot", "message", "other"], "response")],
  ["ToolCallDisplayView", object([
    required("group", reference("ToolCallDisplayGroup")),
    required("verb", text()),
    optional("detail", nullable(text())),
    optional("target", nullable(text())),
  ])],
  ["ToolCallEventView", object([
    required("callId", text()),
    required("toolName", text()),
    required("argumentsRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    optional("arguments", nullable(text())),
    optional("display", nullable(reference("ToolCallDisplayView"))),
    optional("toolId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["ToolCallMediaView", object([
    required("handle", text()),
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("mime", text()),
    required("kind", reference("MediaKind")),
    optional("name", nullable(text())),
  ])],
  ["ToolCallView", object([
    required("callId", text()),
    required("toolName", text()),
    required("argumentsRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("isError", boolean),
    required("status", reference("ToolItemStatus")),
    optional("arguments", nullable(text())),
    optional("completedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("display", nullable(reference("ToolCallDisplayView"))),
    optional("durationMs", nullable(integer(0, 18446744073709551615n))),
    optional("effects", list(reference("ToolEffectView"))),
    optional("media", list(reference("ToolCallMediaView"))),
    optional("output", nullable(text())),
    optional("startedAtMs", nullable(integer(0, 18446744073709551615n))),
    optional("toolId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["ToolChoice", tagged("type", [
    ["auto", []],
    ["none", []],
    ["requiredAny", []],
    ["specific", [
      required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    ]],
  ])],
  ["ToolEffectView", object([
    required("kind", text()),
    optional("data", map(text())),
  ])],
  ["ToolItemStatus", texts(["requested", "running", "succeeded", "failed", "cancelled", "unavailable"], "response")],
  ["ToolKindView", tagged("type", [
    ["builtin", [
      required("settings", any),
    ]],
    ["function", [
      required("inputSchemaRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      optional("descriptionRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("outputSchemaRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("providerOptionsRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("strict", nullable(boolean)),
    ]],
    ["providerNative", [
      required("apiKind", text()),
      required("nativeToolRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      required("execution", reference("ProviderNativeToolExecutionView")),
    ]],
    ["remoteMcp", [
      required("serverId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("serverLabel", text()),
      required("serverUrl", text()),
      required("approval", reference("RemoteMcpApprovalPolicy")),
      required("authRequired", boolean),
      optional("allowedTools", nullable(list(text()))),
      optional("deferLoading", nullable(boolean)),
      optional("descriptionRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ]],
  ], "response")],
  ["ToolParallelismView", texts(["exclusive", "parallelSafe"], "response")],
  ["ToolView", object([
    required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("kind", reference("ToolKindView")),
    required("parallelism", reference("ToolParallelismView")),
  ])],
  ["TranscriptionAudio", object([
    required("blobRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("mime", text(1, 128)),
    required("name", text(1, 256)),
  ], refused)],
  ["TranscriptionCancelParams", object([
    required("transcriptionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ], refused)],
  ["TranscriptionFailure", object([
    required("kind", reference("TranscriptionFailureKind")),
    required("message", text()),
  ])],
  ["TranscriptionFailureKind", texts(["invalidAudio", "configuration", "provider", "timeout", "internal"], "response")],
  ["TranscriptionReadParams", object([
    required("transcriptionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ], refused)],
  ["TranscriptionResponse", object([
    required("transcription", reference("TranscriptionView")),
  ])],
  ["TranscriptionStartParams", object([
    required("idempotencyKey", text(1, 200)),
    required("audio", reference("TranscriptionAudio")),
    optional("language", nullable(text(1, 32))),
    optional("model", nullable(reference("ModelConfig"))),
    optional("prompt", nullable(text(null, 8192))),
  ], refused)],
  ["TranscriptionStatus", texts(["pending", "running", "succeeded", "failed", "cancelled", "expired"], "response")],
  ["TranscriptionView", object([
    required("transcriptionId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("createdBy", reference("Attribution")),
    required("audio", reference("TranscriptionAudio")),
    required("model", reference("ModelConfig")),
    required("status", reference("TranscriptionStatus")),
    required("createdAtMs", integer(0, 18446744073709551615n)),
    required("transcriptRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    required("text", nullable(text())),
    required("failure", nullable(reference("TranscriptionFailure"))),
  ])],
  ["TurnGenerationStatusView", texts(["succeeded", "failed", "cancelled"], "response")],
  ["VfsFeature", object([
    required("version", integer(0, 4294967295)),
    optional("prompts", nullable(reference("VfsPromptsConfig"))),
    optional("skills", nullable(reference("VfsSkillsConfig"))),
    optional("workingDirectory", nullable(text())),
    optional("workspaces", list(reference("WorkspaceAttachment"))),
  ], refused)],
  ["VfsFeatureIn", object([
    optional("prompts", nullable(reference("VfsPromptsConfig"))),
    optional("skills", nullable(reference("VfsSkillsConfig"))),
    optional("version", integer(0, 4294967295)),
    optional("workingDirectory", nullable(text())),
    optional("workspaces", list(reference("WorkspaceAttachment"))),
  ], refused)],
  ["VfsPromptsConfig", object([
    optional("roots", nullable(list(text()))),
  ], refused)],
  ["VfsSkillsConfig", object([
    optional("roots", nullable(list(text(), 1))),
  ], refused)],
  ["VfsSnapshotCommitParams", object([
    required("manifest", any),
  ])],
  ["VfsSnapshotCommitResponse", object([
    required("snapshotRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("files", integer(0, 18446744073709551615n)),
    required("bytes", integer(0, 18446744073709551615n)),
  ])],
  ["VfsSnapshotReadParams", object([
    required("snapshotRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
  ])],
  ["VfsSnapshotReadResponse", object([
    required("snapshotRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("manifest", any),
    required("files", integer(0, 18446744073709551615n)),
    required("bytes", integer(0, 18446744073709551615n)),
  ])],
  ["VfsWorkspaceCreateParams", object([
    optional("displayName", nullable(text())),
    optional("snapshotRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("workspaceId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ])],
  ["VfsWorkspaceCreateResponse", object([
    required("workspace", reference("VfsWorkspaceView")),
  ])],
  ["VfsWorkspaceDeleteParams", object([
    required("workspaceId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["VfsWorkspaceDeleteResponse", object([
    required("workspace", reference("VfsWorkspaceView")),
  ])],
  ["VfsWorkspaceFileReadParams", object([
    required("workspaceId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("path", text()),
  ], refused)],
  ["VfsWorkspaceListParams", object([])],
  ["VfsWorkspaceListResponse", object([
    required("workspaces", list(reference("VfsWorkspaceView"))),
  ])],
  ["VfsWorkspaceReadParams", object([
    required("workspaceId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
  ])],
  ["VfsWorkspaceReadResponse", object([
    required("workspace", reference("VfsWorkspaceView")),
  ])],
  ["VfsWorkspaceUpdateParams", object([
    required("workspaceId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("snapshotRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    optional("displayName", nullable(text())),
    optional("expectedRevision", nullable(integer(0, 18446744073709551615n))),
  ])],
  ["VfsWorkspaceUpdateResponse", object([
    required("workspace", reference("VfsWorkspaceView")),
  ])],
  ["VfsWorkspaceView", object([
    required("workspaceId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("headSnapshotRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("files", integer(0, 18446744073709551615n)),
    required("bytes", integer(0, 18446744073709551615n)),
    required("revision", integer(0, 18446744073709551615n)),
    required("createdAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    required("updatedAtMs", integer(-9223372036854775808n, 9223372036854775807n)),
    optional("baseSnapshotRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("displayName", nullable(text())),
  ])],
  ["Visibility", texts(["universe", "restricted"])],
  ["WebFeature", object([
    required("version", integer(0, 4294967295)),
    optional("fetch", nullable(reference("WebFetchFeature"))),
    optional("search", nullable(reference("WebSearchFeature"))),
  ], refused)],
  ["WebFeatureIn", object([
    optional("fetch", nullable(reference("WebFetchFeature"))),
    optional("search", nullable(reference("WebSearchFeature"))),
    optional("version", integer(0, 4294967295)),
  ], refused)],
  ["WebFetchFeature", object([], refused)],
  ["WebSearchFeature", object([
    optional("allowedDomains", nullable(list(text()))),
    optional("blockedDomains", list(text())),
  ], refused)],
  ["WebhookPreset", texts(["github"], "response")],
  ["WebhookVerification", tagged("scheme", [
    ["token", []],
    ["hmac-sha256", [
      required("grantId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
      required("header", text()),
      optional("audience", nullable(text())),
      optional("prefix", nullable(text())),
    ]],
  ], "response")],
  ["WorkflowEndpointInput", object([
    required("workflowId", text()),
    required("workflowKind", text()),
  ], refused)],
  ["WorkflowStartRefInput", object([
    required("recipeFormat", integer(0, 4294967295)),
    required("revision", integer(0, 4294967295)),
    required("recipeRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
    required("recipeFingerprint", text()),
  ], refused)],
  ["WorkflowToolCompletionInput", tagged("type", [
    ["accepted", [], refused],
    ["joined", [
      required("deadlineAfterMs", integer(0, 18446744073709551615n)),
      optional("replySchemaRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ], refused],
    ["promises", [
      required("maxPromises", integer(0, 4294967295)),
      required("keySource", reference("WorkflowToolCompletionKeySourceInput")),
      optional("deadlineAfterMs", nullable(integer(0, 18446744073709551615n))),
      optional("replySchemaRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    ], refused],
  ])],
  ["WorkflowToolCompletionKeySourceInput", tagged("type", [
    ["reply", [], refused],
    ["stringArray", [
      required("pointer", text()),
    ], refused],
    ["arrayItemField", [
      required("pointer", text()),
      required("field", text()),
    ], refused],
    ["arrayIndices", [
      required("pointer", text()),
      required("prefix", text()),
    ], refused],
  ])],
  ["WorkflowToolDeclarationInput", object([
    required("definition", reference("WorkflowToolDefinitionInput")),
    required("target", reference("WorkflowToolTargetInput")),
    required("completion", reference("WorkflowToolCompletionInput")),
  ], refused)],
  ["WorkflowToolDeclarationInputIn", object([
    required("definition", reference("WorkflowToolDefinitionInputIn")),
    required("target", reference("WorkflowToolTargetInput")),
    required("completion", reference("WorkflowToolCompletionInput")),
  ], refused)],
  ["WorkflowToolDefinitionInput", object([
    required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("revision", integer(0, 4294967295)),
    required("semanticType", text()),
    required("tool", reference("WorkflowToolSpecInput")),
  ], refused)],
  ["WorkflowToolDefinitionInputIn", object([
    required("toolId", text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$")),
    required("revision", integer(0, 4294967295)),
    required("semanticType", text()),
    required("tool", reference("WorkflowToolSpecInputIn")),
  ], refused)],
  ["WorkflowToolKindInput", tagged("type", [
    ["function", [
      required("inputSchemaRef", text(null, null, "^sha256:[0-9a-f]{64}$")),
      optional("descriptionRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("outputSchemaRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("providerOptionsRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
      optional("strict", nullable(boolean)),
    ], refused],
  ])],
  ["WorkflowToolSpecInput", object([
    required("name", text(1, 64, "^[A-Za-z0-9_-]+$")),
    required("kind", reference("WorkflowToolKindInput")),
    required("parallelism", reference("ToolParallelismView")),
  ], refused)],
  ["WorkflowToolSpecInputIn", object([
    required("name", text(1, 64, "^[A-Za-z0-9_-]+$")),
    required("kind", reference("WorkflowToolKindInput")),
    optional("parallelism", reference("ToolParallelismView")),
  ], refused)],
  ["WorkflowToolTargetInput", tagged("type", [
    ["bound", [
      required("receiver", reference("WorkflowEndpointInput")),
      required("dispatch", reference("BoundWorkflowToolDispatchInput")),
    ], refused],
    ["start", [
      required("start", reference("WorkflowStartRefInput")),
    ], refused],
  ])],
  ["WorkspaceAccess", texts(["read", "edit"])],
  ["WorkspaceAttachment", object([
    required("path", text()),
    required("access", reference("WorkspaceAccess")),
    optional("snapshotRef", nullable(text(null, null, "^sha256:[0-9a-f]{64}$"))),
    optional("workspaceId", nullable(text(1, 128, "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"))),
  ], refused)],
];

/** Every type by its name in the contract. */
export interface TypeMap {
  AgentApiOutcome: types.AgentApiOutcome<unknown>;
  AccessInput: types.AccessInput;
  AccessScope: types.AccessScope;
  ActiveToolsView: types.ActiveToolsView;
  AgentApiError: types.AgentApiError;
  AgentApiErrorKind: types.AgentApiErrorKind;
  AgentNotification: types.AgentNotification;
  AgentProfile: types.AgentProfile;
  AgentProfileInput: types.AgentProfileInput;
  AgentProfileSummary: types.AgentProfileSummary;
  ApprovalDecisionFailure: types.ApprovalDecisionFailure;
  ApprovalDecisionFailureKind: types.ApprovalDecisionFailureKind;
  ApprovalDecisionInput: types.ApprovalDecisionInput;
  ApprovalDecisionKind: types.ApprovalDecisionKind;
  ApprovalDecisionResult: types.ApprovalDecisionResult;
  ApprovalDecisionStatus: types.ApprovalDecisionStatus;
  ApprovalSubjectView: types.ApprovalSubjectView;
  Attribution: types.Attribution;
  AuthClientCreateParams: types.AuthClientCreateParams;
  AuthClientCreateResponse: types.AuthClientCreateResponse;
  AuthClientDeleteParams: types.AuthClientDeleteParams;
  AuthClientDeleteResponse: types.AuthClientDeleteResponse;
  AuthClientListParams: types.AuthClientListParams;
  AuthClientListResponse: types.AuthClientListResponse;
  AuthClientReadParams: types.AuthClientReadParams;
  AuthClientReadResponse: types.AuthClientReadResponse;
  AuthClientView: types.AuthClientView;
  AuthFlowStartParams: types.AuthFlowStartParams;
  AuthFlowStartResponse: types.AuthFlowStartResponse;
  AuthFlowStatus: types.AuthFlowStatus;
  AuthFlowStatusParams: types.AuthFlowStatusParams;
  AuthFlowStatusResponse: types.AuthFlowStatusResponse;
  AuthFlowView: types.AuthFlowView;
  AuthGitHubInstallationGrantParams: types.AuthGitHubInstallationGrantParams;
  AuthGitHubInstallationGrantResponse: types.AuthGitHubInstallationGrantResponse;
  AuthGitHubInstallationListParams: types.AuthGitHubInstallationListParams;
  AuthGitHubInstallationListResponse: types.AuthGitHubInstallationListResponse;
  AuthGrantExposure: types.AuthGrantExposure;
  AuthGrantImportParams: types.AuthGrantImportParams;
  AuthGrantImportResponse: types.AuthGrantImportResponse;
  AuthGrantLeaseParams: types.AuthGrantLeaseParams;
  AuthGrantLeaseResponse: types.AuthGrantLeaseResponse;
  AuthGrantListParams: types.AuthGrantListParams;
  AuthGrantListResponse: types.AuthGrantListResponse;
  AuthGrantReadParams: types.AuthGrantReadParams;
  AuthGrantReadResponse: types.AuthGrantReadResponse;
  AuthGrantRevokeParams: types.AuthGrantRevokeParams;
  AuthGrantRevokeResponse: types.AuthGrantRevokeResponse;
  AuthGrantStatus: types.AuthGrantStatus;
  AuthGrantView: types.AuthGrantView;
  AuthProviderConfigInput: types.AuthProviderConfigInput;
  AuthProviderConfigView: types.AuthProviderConfigView;
  AuthProviderCreateParams: types.AuthProviderCreateParams;
  AuthProviderCreateResponse: types.AuthProviderCreateResponse;
  AuthProviderDeleteParams: types.AuthProviderDeleteParams;
  AuthProviderDeleteResponse: types.AuthProviderDeleteResponse;
  AuthProviderKind: types.AuthProviderKind;
  AuthProviderListParams: types.AuthProviderListParams;
  AuthProviderListResponse: types.AuthProviderListResponse;
  AuthProviderReadParams: types.AuthProviderReadParams;
  AuthProviderReadResponse: types.AuthProviderReadResponse;
  AuthProviderStatus: types.AuthProviderStatus;
  AuthProviderView: types.AuthProviderView;
  BlobHasItem: types.BlobHasItem;
  BlobHasParams: types.BlobHasParams;
  BlobHasResponse: types.BlobHasResponse;
  BlobPutInput: types.BlobPutInput;
  BlobPutParams: types.BlobPutParams;
  BlobPutResponse: types.BlobPutResponse;
  BlobPutResult: types.BlobPutResult;
  BlobReadParams: types.BlobReadParams;
  BlobReadResponse: types.BlobReadResponse;
  BotActiveDeliverySnapshot: types.BotActiveDeliverySnapshot;
  BotBreaker: types.BotBreaker;
  BotBufferSnapshot: types.BotBufferSnapshot;
  BotCloseParams: types.BotCloseParams;
  BotCloseResponse: types.BotCloseResponse;
  BotCoalescePolicy: types.BotCoalescePolicy;
  BotControllerSnapshot: types.BotControllerSnapshot;
  BotControllerStatus: types.BotControllerStatus;
  BotCreateParams: types.BotCreateParams;
  BotCreateResponse: types.BotCreateResponse;
  BotDeleteParams: types.BotDeleteParams;
  BotDeleteResponse: types.BotDeleteResponse;
  BotDeliverPolicy: types.BotDeliverPolicy;
  BotDeliverPolicyIn: types.BotDeliverPolicyIn;
  BotEventAdmitParams: types.BotEventAdmitParams;
  BotEventAdmitResponse: types.BotEventAdmitResponse;
  BotEventDocument: types.BotEventDocument;
  BotEventInput: types.BotEventInput;
  BotEventListParams: types.BotEventListParams;
  BotEventListResponse: types.BotEventListResponse;
  BotEventMedia: types.BotEventMedia;
  BotEventMediaKind: types.BotEventMediaKind;
  BotEventOutcome: types.BotEventOutcome;
  BotEventReadParams: types.BotEventReadParams;
  BotEventReadResponse: types.BotEventReadResponse;
  BotEventReplayParams: types.BotEventReplayParams;
  BotEventReplayResponse: types.BotEventReplayResponse;
  BotEventReplyRef: types.BotEventReplyRef;
  BotEventSender: types.BotEventSender;
  BotEventView: types.BotEventView;
  BotFilterTestParams: types.BotFilterTestParams;
  BotFilterTestResponse: types.BotFilterTestResponse;
  BotFilterTestResult: types.BotFilterTestResult;
  BotId: types.BotId;
  BotInput: types.BotInput;
  BotListItem: types.BotListItem;
  BotListParams: types.BotListParams;
  BotListResponse: types.BotListResponse;
  BotPutParams: types.BotPutParams;
  BotPutResponse: types.BotPutResponse;
  BotReadParams: types.BotReadParams;
  BotReadResponse: types.BotReadResponse;
  BotRecentDeliverySnapshot: types.BotRecentDeliverySnapshot;
  BotRoutedSessionView: types.BotRoutedSessionView;
  BotSessionKind: types.BotSessionKind;
  BotSessionRotateParams: types.BotSessionRotateParams;
  BotSessionRotateResponse: types.BotSessionRotateResponse;
  BotSessionSnapshot: types.BotSessionSnapshot;
  BotSetupStatus: types.BotSetupStatus;
  BotStateReadParams: types.BotStateReadParams;
  BotStateReadResponse: types.BotStateReadResponse;
  BotStateView: types.BotStateView;
  BotTriggerDeleteParams: types.BotTriggerDeleteParams;
  BotTriggerDeleteResponse: types.BotTriggerDeleteResponse;
  BotTriggerDisabledReason: types.BotTriggerDisabledReason;
  BotTriggerId: types.BotTriggerId;
  BotTriggerInput: types.BotTriggerInput;
  BotTriggerListParams: types.BotTriggerListParams;
  BotTriggerListResponse: types.BotTriggerListResponse;
  BotTriggerPutParams: types.BotTriggerPutParams;
  BotTriggerPutResponse: types.BotTriggerPutResponse;
  BotTriggerReadParams: types.BotTriggerReadParams;
  BotTriggerReadResponse: types.BotTriggerReadResponse;
  BotTriggerRoute: types.BotTriggerRoute;
  BotTriggerView: types.BotTriggerView;
  BotView: types.BotView;
  BotWhenBusy: types.BotWhenBusy;
  BoundWorkflowToolDispatchInput: types.BoundWorkflowToolDispatchInput;
  CallerAccess: types.CallerAccess;
  ChannelAccountCreateParams: types.ChannelAccountCreateParams;
  ChannelAccountCreateResponse: types.ChannelAccountCreateResponse;
  ChannelAccountDeleteParams: types.ChannelAccountDeleteParams;
  ChannelAccountDeleteResponse: types.ChannelAccountDeleteResponse;
  ChannelAccountId: types.ChannelAccountId;
  ChannelAccountInput: types.ChannelAccountInput;
  ChannelAccountListParams: types.ChannelAccountListParams;
  ChannelAccountListResponse: types.ChannelAccountListResponse;
  ChannelAccountPutParams: types.ChannelAccountPutParams;
  ChannelAccountPutResponse: types.ChannelAccountPutResponse;
  ChannelAccountReadParams: types.ChannelAccountReadParams;
  ChannelAccountReadResponse: types.ChannelAccountReadResponse;
  ChannelAccountSettings: types.ChannelAccountSettings;
  ChannelAccountView: types.ChannelAccountView;
  ChannelConversationReadParams: types.ChannelConversationReadParams;
  ChannelConversationReadResponse: types.ChannelConversationReadResponse;
  ChannelConversationSnapshot: types.ChannelConversationSnapshot;
  ChannelInbound: types.ChannelInbound;
  ChannelInboundAdmitParams: types.ChannelInboundAdmitParams;
  ChannelInboundAdmitResponse: types.ChannelInboundAdmitResponse;
  ChannelInboundDecision: types.ChannelInboundDecision;
  ChannelInboundMedia: types.ChannelInboundMedia;
  ChannelPairingDeleteParams: types.ChannelPairingDeleteParams;
  ChannelPairingDeleteResponse: types.ChannelPairingDeleteResponse;
  ChannelPairingListParams: types.ChannelPairingListParams;
  ChannelPairingListResponse: types.ChannelPairingListResponse;
  ChannelPairingView: types.ChannelPairingView;
  ChannelProvider: types.ChannelProvider;
  ChatAccess: types.ChatAccess;
  ChatAccessIn: types.ChatAccessIn;
  ChatActivation: types.ChatActivation;
  ChatGroupActivation: types.ChatGroupActivation;
  ChatMatchScope: types.ChatMatchScope;
  ChatPairingMode: types.ChatPairingMode;
  ChatTurnAccess: types.ChatTurnAccess;
  CitationView: types.CitationView;
  ClientCapabilities: types.ClientCapabilities;
  ClientInfo: types.ClientInfo;
  CompactionPolicy: types.CompactionPolicy;
  ContentRefView: types.ContentRefView;
  ContextAppendEntry: types.ContextAppendEntry;
  ContextAppendParams: types.ContextAppendParams;
  ContextAppendResponse: types.ContextAppendResponse;
  ContextAppendResult: types.ContextAppendResult;
  ContextAppendStatus: types.ContextAppendStatus;
  ContextCompactParams: types.ContextCompactParams;
  ContextCompactResponse: types.ContextCompactResponse;
  ContextCompactionStatusView: types.ContextCompactionStatusView;
  ContextCompactionTriggerView: types.ContextCompactionTriggerView;
  ContextConfig: types.ContextConfig;
  ContextEntryInputView: types.ContextEntryInputView;
  ContextEntryKindView: types.ContextEntryKindView;
  ContextEntrySourceView: types.ContextEntrySourceView;
  ContextEntryView: types.ContextEntryView;
  ContextRemovalReasonView: types.ContextRemovalReasonView;
  ContextRemoveParams: types.ContextRemoveParams;
  ContextRemoveResponse: types.ContextRemoveResponse;
  ContextRemoveResult: types.ContextRemoveResult;
  ContextRemoveStatus: types.ContextRemoveStatus;
  ContextReplacementReasonView: types.ContextReplacementReasonView;
  ContextView: types.ContextView;
  DeploymentApiKeyCreateParams: types.DeploymentApiKeyCreateParams;
  DeploymentApiKeyCreateResponse: types.DeploymentApiKeyCreateResponse;
  DeploymentApiKeyListParams: types.DeploymentApiKeyListParams;
  DeploymentApiKeyListResponse: types.DeploymentApiKeyListResponse;
  DeploymentApiKeyRevokeParams: types.DeploymentApiKeyRevokeParams;
  DeploymentApiKeyRevokeResponse: types.DeploymentApiKeyRevokeResponse;
  DeploymentApiKeyView: types.DeploymentApiKeyView;
  DeploymentChannelAccountListParams: types.DeploymentChannelAccountListParams;
  DeploymentChannelAccountListResponse: types.DeploymentChannelAccountListResponse;
  DeploymentChannelAccountView: types.DeploymentChannelAccountView;
  DeploymentEnvironmentAdoptParams: types.DeploymentEnvironmentAdoptParams;
  DeploymentEnvironmentAdoptResponse: types.DeploymentEnvironmentAdoptResponse;
  DeploymentEnvironmentProviderConnection: types.DeploymentEnvironmentProviderConnection;
  DeploymentEnvironmentProviderDeleteParams: types.DeploymentEnvironmentProviderDeleteParams;
  DeploymentEnvironmentProviderDeleteResponse: types.DeploymentEnvironmentProviderDeleteResponse;
  DeploymentEnvironmentProviderListParams: types.DeploymentEnvironmentProviderListParams;
  DeploymentEnvironmentProviderListResponse: types.DeploymentEnvironmentProviderListResponse;
  DeploymentEnvironmentProviderPutParams: types.DeploymentEnvironmentProviderPutParams;
  DeploymentEnvironmentProviderPutResponse: types.DeploymentEnvironmentProviderPutResponse;
  DeploymentEnvironmentProviderReadParams: types.DeploymentEnvironmentProviderReadParams;
  DeploymentEnvironmentProviderReadResponse: types.DeploymentEnvironmentProviderReadResponse;
  DeploymentEnvironmentProviderTransport: types.DeploymentEnvironmentProviderTransport;
  DeploymentEnvironmentProviderView: types.DeploymentEnvironmentProviderView;
  DeploymentProviderBindingDeleteParams: types.DeploymentProviderBindingDeleteParams;
  DeploymentProviderBindingDeleteResponse: types.DeploymentProviderBindingDeleteResponse;
  DeploymentProviderBindingPutParams: types.DeploymentProviderBindingPutParams;
  DeploymentProviderBindingPutResponse: types.DeploymentProviderBindingPutResponse;
  DeploymentUniverseCreateParams: types.DeploymentUniverseCreateParams;
  DeploymentUniverseCreateResponse: types.DeploymentUniverseCreateResponse;
  DeploymentUniverseDeleteParams: types.DeploymentUniverseDeleteParams;
  DeploymentUniverseDeleteResponse: types.DeploymentUniverseDeleteResponse;
  DeploymentUniverseListParams: types.DeploymentUniverseListParams;
  DeploymentUniverseListResponse: types.DeploymentUniverseListResponse;
  DeploymentUniverseReadParams: types.DeploymentUniverseReadParams;
  DeploymentUniverseReadResponse: types.DeploymentUniverseReadResponse;
  DeploymentUniverseSlugPutParams: types.DeploymentUniverseSlugPutParams;
  DeploymentUniverseView: types.DeploymentUniverseView;
  EnvironmentAccess: types.EnvironmentAccess;
  EnvironmentAttachment: types.EnvironmentAttachment;
  EnvironmentCloseParams: types.EnvironmentCloseParams;
  EnvironmentCloseResponse: types.EnvironmentCloseResponse;
  EnvironmentConnectionTransportView: types.EnvironmentConnectionTransportView;
  EnvironmentConnectionView: types.EnvironmentConnectionView;
  EnvironmentCreateParams: types.EnvironmentCreateParams;
  EnvironmentCreateResponse: types.EnvironmentCreateResponse;
  EnvironmentCredentialBindParams: types.EnvironmentCredentialBindParams;
  EnvironmentCredentialBindResponse: types.EnvironmentCredentialBindResponse;
  EnvironmentCredentialListParams: types.EnvironmentCredentialListParams;
  EnvironmentCredentialListResponse: types.EnvironmentCredentialListResponse;
  EnvironmentCredentialSourceView: types.EnvironmentCredentialSourceView;
  EnvironmentCredentialUnbindParams: types.EnvironmentCredentialUnbindParams;
  EnvironmentCredentialUnbindResponse: types.EnvironmentCredentialUnbindResponse;
  EnvironmentCredentialView: types.EnvironmentCredentialView;
  EnvironmentDaemonInfo: types.EnvironmentDaemonInfo;
  EnvironmentExternalCreateParams: types.EnvironmentExternalCreateParams;
  EnvironmentExternalCreateResponse: types.EnvironmentExternalCreateResponse;
  EnvironmentIdentityModeView: types.EnvironmentIdentityModeView;
  EnvironmentIdlePolicyPutParams: types.EnvironmentIdlePolicyPutParams;
  EnvironmentIdlePolicyPutResponse: types.EnvironmentIdlePolicyPutResponse;
  EnvironmentIdlePolicyView: types.EnvironmentIdlePolicyView;
  EnvironmentIncarnationView: types.EnvironmentIncarnationView;
  EnvironmentIngressPutParams: types.EnvironmentIngressPutParams;
  EnvironmentIngressPutResponse: types.EnvironmentIngressPutResponse;
  EnvironmentJobCancelParams: types.EnvironmentJobCancelParams;
  EnvironmentJobCancelResponse: types.EnvironmentJobCancelResponse;
  EnvironmentJobCreateParams: types.EnvironmentJobCreateParams;
  EnvironmentJobCreateResponse: types.EnvironmentJobCreateResponse;
  EnvironmentJobReadParams: types.EnvironmentJobReadParams;
  EnvironmentJobReadResponse: types.EnvironmentJobReadResponse;
  EnvironmentLifecycleStatusView: types.EnvironmentLifecycleStatusView;
  EnvironmentListParams: types.EnvironmentListParams;
  EnvironmentListResponse: types.EnvironmentListResponse;
  EnvironmentPowerPutParams: types.EnvironmentPowerPutParams;
  EnvironmentPowerPutResponse: types.EnvironmentPowerPutResponse;
  EnvironmentPowerStateView: types.EnvironmentPowerStateView;
  EnvironmentPromptsConfig: types.EnvironmentPromptsConfig;
  EnvironmentProviderBindingListParams: types.EnvironmentProviderBindingListParams;
  EnvironmentProviderBindingListResponse: types.EnvironmentProviderBindingListResponse;
  EnvironmentProviderBindingReadParams: types.EnvironmentProviderBindingReadParams;
  EnvironmentProviderBindingReadResponse: types.EnvironmentProviderBindingReadResponse;
  EnvironmentProviderBindingStatusView: types.EnvironmentProviderBindingStatusView;
  EnvironmentProviderBindingView: types.EnvironmentProviderBindingView;
  EnvironmentReadParams: types.EnvironmentReadParams;
  EnvironmentReadResponse: types.EnvironmentReadResponse;
  EnvironmentRegistrationKeyCreateParams: types.EnvironmentRegistrationKeyCreateParams;
  EnvironmentRegistrationKeyCreateResponse: types.EnvironmentRegistrationKeyCreateResponse;
  EnvironmentRegistrationKeyListParams: types.EnvironmentRegistrationKeyListParams;
  EnvironmentRegistrationKeyListResponse: types.EnvironmentRegistrationKeyListResponse;
  EnvironmentRegistrationKeyReadParams: types.EnvironmentRegistrationKeyReadParams;
  EnvironmentRegistrationKeyReadResponse: types.EnvironmentRegistrationKeyReadResponse;
  EnvironmentRegistrationKeyRevokeParams: types.EnvironmentRegistrationKeyRevokeParams;
  EnvironmentRegistrationKeyRevokeResponse: types.EnvironmentRegistrationKeyRevokeResponse;
  EnvironmentRegistrationKeyStatusView: types.EnvironmentRegistrationKeyStatusView;
  EnvironmentRegistrationKeyView: types.EnvironmentRegistrationKeyView;
  EnvironmentRegistrationSecretView: types.EnvironmentRegistrationSecretView;
  EnvironmentSkillsConfig: types.EnvironmentSkillsConfig;
  EnvironmentSourceView: types.EnvironmentSourceView;
  EnvironmentTemplateListParams: types.EnvironmentTemplateListParams;
  EnvironmentTemplateListResponse: types.EnvironmentTemplateListResponse;
  EnvironmentTemplateReadParams: types.EnvironmentTemplateReadParams;
  EnvironmentTemplateReadResponse: types.EnvironmentTemplateReadResponse;
  EnvironmentTemplateView: types.EnvironmentTemplateView;
  EnvironmentView: types.EnvironmentView;
  EnvironmentsFeature: types.EnvironmentsFeature;
  EnvironmentsFeatureIn: types.EnvironmentsFeatureIn;
  EventCursor: types.EventCursor;
  EventJoinsView: types.EventJoinsView;
  EventLogGap: types.EventLogGap;
  EventReadDirection: types.EventReadDirection;
  FeaturesConfig: types.FeaturesConfig;
  FeaturesConfigIn: types.FeaturesConfigIn;
  GenerationConfig: types.GenerationConfig;
  GitHubInstallationView: types.GitHubInstallationView;
  InitializeParams: types.InitializeParams;
  InitializeResponse: types.InitializeResponse;
  InlineAgentProfile: types.InlineAgentProfile;
  InputAdmissionFailureKind: types.InputAdmissionFailureKind;
  InputAdmissionFailureView: types.InputAdmissionFailureView;
  InputItem: types.InputItem;
  LimitsConfig: types.LimitsConfig;
  LlmUsageView: types.LlmUsageView;
  ManagedSessionStartParams: types.ManagedSessionStartParams;
  ManagedSessionWorkflowToolsInput: types.ManagedSessionWorkflowToolsInput;
  ManagedSessionWorkflowToolsInputIn: types.ManagedSessionWorkflowToolsInputIn;
  McpAdvertisedToolView: types.McpAdvertisedToolView;
  McpFeature: types.McpFeature;
  McpFeatureIn: types.McpFeatureIn;
  McpOAuthDiscoveryView: types.McpOAuthDiscoveryView;
  McpServerAttachment: types.McpServerAttachment;
  McpServerAuthDiscoverParams: types.McpServerAuthDiscoverParams;
  McpServerAuthDiscoverResponse: types.McpServerAuthDiscoverResponse;
  McpServerAuthPolicy: types.McpServerAuthPolicy;
  McpServerAuthPolicyIn: types.McpServerAuthPolicyIn;
  McpServerCredential: types.McpServerCredential;
  McpServerDeleteParams: types.McpServerDeleteParams;
  McpServerDeleteResponse: types.McpServerDeleteResponse;
  McpServerInput: types.McpServerInput;
  McpServerListParams: types.McpServerListParams;
  McpServerListResponse: types.McpServerListResponse;
  McpServerPutParams: types.McpServerPutParams;
  McpServerPutResponse: types.McpServerPutResponse;
  McpServerReadParams: types.McpServerReadParams;
  McpServerReadResponse: types.McpServerReadResponse;
  McpServerStatus: types.McpServerStatus;
  McpServerToolsDiscoverParams: types.McpServerToolsDiscoverParams;
  McpServerToolsDiscoverResponse: types.McpServerToolsDiscoverResponse;
  McpServerView: types.McpServerView;
  McpToolAnnotationsView: types.McpToolAnnotationsView;
  McpToolDiscoveryFailureCode: types.McpToolDiscoveryFailureCode;
  MediaKind: types.MediaKind;
  MessageRole: types.MessageRole;
  MethodGroup: types.MethodGroup;
  ModelCapabilitiesView: types.ModelCapabilitiesView;
  ModelConfig: types.ModelConfig;
  ModelDefaultSlot: types.ModelDefaultSlot;
  ModelDefaults: types.ModelDefaults;
  ModelDefaultsPutParams: types.ModelDefaultsPutParams;
  ModelDefaultsReadParams: types.ModelDefaultsReadParams;
  ModelDefaultsResponse: types.ModelDefaultsResponse;
  ModelEndpointConfig: types.ModelEndpointConfig;
  ModelListParams: types.ModelListParams;
  ModelListResponse: types.ModelListResponse;
  ModelProcessingTier: types.ModelProcessingTier;
  ModelProviderCredentialSource: types.ModelProviderCredentialSource;
  ModelProviderCredentialStatus: types.ModelProviderCredentialStatus;
  ModelProviderDiscoveryView: types.ModelProviderDiscoveryView;
  ModelSource: types.ModelSource;
  ModelView: types.ModelView;
  PendingApprovalView: types.PendingApprovalView;
  PollCursorSpec: types.PollCursorSpec;
  PollCursorState: types.PollCursorState;
  PollHttpAuth: types.PollHttpAuth;
  PollHttpMethod: types.PollHttpMethod;
  PollSource: types.PollSource;
  PollSourceIn: types.PollSourceIn;
  ProfileApplyParams: types.ProfileApplyParams;
  ProfileApplyResponse: types.ProfileApplyResponse;
  ProfileApplySummary: types.ProfileApplySummary;
  ProfileCreateParams: types.ProfileCreateParams;
  ProfileCreateResponse: types.ProfileCreateResponse;
  ProfileDeleteParams: types.ProfileDeleteParams;
  ProfileDeleteResponse: types.ProfileDeleteResponse;
  ProfileId: types.ProfileId;
  ProfileInstructions: types.ProfileInstructions;
  ProfileListParams: types.ProfileListParams;
  ProfileListResponse: types.ProfileListResponse;
  ProfilePutParams: types.ProfilePutParams;
  ProfilePutResponse: types.ProfilePutResponse;
  ProfileReadParams: types.ProfileReadParams;
  ProfileReadResponse: types.ProfileReadResponse;
  ProfileSessionRetention: types.ProfileSessionRetention;
  ProfileSource: types.ProfileSource;
  PromiseSourceView: types.PromiseSourceView;
  ProviderContextDisplayView: types.ProviderContextDisplayView;
  ProviderNativeToolExecutionView: types.ProviderNativeToolExecutionView;
  RemoteMcpApprovalPolicy: types.RemoteMcpApprovalPolicy;
  RemoteMcpExecution: types.RemoteMcpExecution;
  RemoteMcpExposure: types.RemoteMcpExposure;
  ResourceAccessSummary: types.ResourceAccessSummary;
  RunAcceptedSourceView: types.RunAcceptedSourceView;
  RunApprovalsDecideParams: types.RunApprovalsDecideParams;
  RunApprovalsDecideResponse: types.RunApprovalsDecideResponse;
  RunCancelParams: types.RunCancelParams;
  RunCancelResponse: types.RunCancelResponse;
  RunFailureKindView: types.RunFailureKindView;
  RunLimitsConfig: types.RunLimitsConfig;
  RunListParams: types.RunListParams;
  RunListResponse: types.RunListResponse;
  RunReadParams: types.RunReadParams;
  RunReadResponse: types.RunReadResponse;
  RunStartConfig: types.RunStartConfig;
  RunStartParams: types.RunStartParams;
  RunStartResponse: types.RunStartResponse;
  RunStartSource: types.RunStartSource;
  RunStatus: types.RunStatus;
  RunSteerParams: types.RunSteerParams;
  RunSteerResponse: types.RunSteerResponse;
  RunSummarySourceView: types.RunSummarySourceView;
  RunSummaryView: types.RunSummaryView;
  RunTerminalNotificationInput: types.RunTerminalNotificationInput;
  RunView: types.RunView;
  RunViewSource: types.RunViewSource;
  ServerCapabilities: types.ServerCapabilities;
  ServerInfo: types.ServerInfo;
  SessionActivity: types.SessionActivity;
  SessionCloseParams: types.SessionCloseParams;
  SessionCloseResponse: types.SessionCloseResponse;
  SessionConfig: types.SessionConfig;
  SessionConfigIn: types.SessionConfigIn;
  SessionConfigPutParams: types.SessionConfigPutParams;
  SessionConfigPutResponse: types.SessionConfigPutResponse;
  SessionDeleteParams: types.SessionDeleteParams;
  SessionDeleteResponse: types.SessionDeleteResponse;
  SessionEnvironmentActivateParams: types.SessionEnvironmentActivateParams;
  SessionEnvironmentActivateResponse: types.SessionEnvironmentActivateResponse;
  SessionEnvironmentDeactivateParams: types.SessionEnvironmentDeactivateParams;
  SessionEnvironmentDeactivateResponse: types.SessionEnvironmentDeactivateResponse;
  SessionEventKindView: types.SessionEventKindView;
  SessionEventView: types.SessionEventView;
  SessionEventsReadParams: types.SessionEventsReadParams;
  SessionEventsReadResponse: types.SessionEventsReadResponse;
  SessionJobArtifactView: types.SessionJobArtifactView;
  SessionJobCancelEntryView: types.SessionJobCancelEntryView;
  SessionJobCancelScopeView: types.SessionJobCancelScopeView;
  SessionJobDependencyInput: types.SessionJobDependencyInput;
  SessionJobDependencyPolicyView: types.SessionJobDependencyPolicyView;
  SessionJobHandleView: types.SessionJobHandleView;
  SessionJobOutputChunkView: types.SessionJobOutputChunkView;
  SessionJobOutputStreamView: types.SessionJobOutputStreamView;
  SessionJobReadEntryView: types.SessionJobReadEntryView;
  SessionJobStartSpecInput: types.SessionJobStartSpecInput;
  SessionJobStartedView: types.SessionJobStartedView;
  SessionJobStatusView: types.SessionJobStatusView;
  SessionJobSummaryView: types.SessionJobSummaryView;
  SessionLifecycleStatus: types.SessionLifecycleStatus;
  SessionListParams: types.SessionListParams;
  SessionListResponse: types.SessionListResponse;
  SessionMetadataPutParams: types.SessionMetadataPutParams;
  SessionMetadataPutResponse: types.SessionMetadataPutResponse;
  SessionMutationView: types.SessionMutationView;
  SessionOriginKind: types.SessionOriginKind;
  SessionOriginView: types.SessionOriginView;
  SessionReadParams: types.SessionReadParams;
  SessionReadResponse: types.SessionReadResponse;
  SessionRenameParams: types.SessionRenameParams;
  SessionRenameResponse: types.SessionRenameResponse;
  SessionRetentionPutParams: types.SessionRetentionPutParams;
  SessionRetentionPutResponse: types.SessionRetentionPutResponse;
  SessionRetentionView: types.SessionRetentionView;
  SessionShareParams: types.SessionShareParams;
  SessionShareResponse: types.SessionShareResponse;
  SessionStartParams: types.SessionStartParams;
  SessionStartResponse: types.SessionStartResponse;
  SessionStatus: types.SessionStatus;
  SessionSummaryView: types.SessionSummaryView;
  SessionView: types.SessionView;
  SkillCatalogAvailability: types.SkillCatalogAvailability;
  SkillCatalogSource: types.SkillCatalogSource;
  SkillCatalogView: types.SkillCatalogView;
  SkillListItem: types.SkillListItem;
  SkillListParams: types.SkillListParams;
  SkillListResponse: types.SkillListResponse;
  SkillLocation: types.SkillLocation;
  SubagentAgentPin: types.SubagentAgentPin;
  SubagentAgentRef: types.SubagentAgentRef;
  SubagentLimitsView: types.SubagentLimitsView;
  SubagentsFeature: types.SubagentsFeature;
  SubagentsFeatureIn: types.SubagentsFeatureIn;
  TimersFeature: types.TimersFeature;
  TimersFeatureIn: types.TimersFeatureIn;
  TokenEndpointAuthMethod: types.TokenEndpointAuthMethod;
  TokenEstimateQuality: types.TokenEstimateQuality;
  TokenEstimateView: types.TokenEstimateView;
  ToolBatchView: types.ToolBatchView;
  ToolCallDisplayGroup: types.ToolCallDisplayGroup;
  ToolCallDisplayView: types.ToolCallDisplayView;
  ToolCallEventView: types.ToolCallEventView;
  ToolCallMediaView: types.ToolCallMediaView;
  ToolCallView: types.ToolCallView;
  ToolChoice: types.ToolChoice;
  ToolEffectView: types.ToolEffectView;
  ToolItemStatus: types.ToolItemStatus;
  ToolKindView: types.ToolKindView;
  ToolParallelismView: types.ToolParallelismView;
  ToolView: types.ToolView;
  TranscriptionAudio: types.TranscriptionAudio;
  TranscriptionCancelParams: types.TranscriptionCancelParams;
  TranscriptionFailure: types.TranscriptionFailure;
  TranscriptionFailureKind: types.TranscriptionFailureKind;
  TranscriptionReadParams: types.TranscriptionReadParams;
  TranscriptionResponse: types.TranscriptionResponse;
  TranscriptionStartParams: types.TranscriptionStartParams;
  TranscriptionStatus: types.TranscriptionStatus;
  TranscriptionView: types.TranscriptionView;
  TurnGenerationStatusView: types.TurnGenerationStatusView;
  VfsFeature: types.VfsFeature;
  VfsFeatureIn: types.VfsFeatureIn;
  VfsPromptsConfig: types.VfsPromptsConfig;
  VfsSkillsConfig: types.VfsSkillsConfig;
  VfsSnapshotCommitParams: types.VfsSnapshotCommitParams;
  VfsSnapshotCommitResponse: types.VfsSnapshotCommitResponse;
  VfsSnapshotReadParams: types.VfsSnapshotReadParams;
  VfsSnapshotReadResponse: types.VfsSnapshotReadResponse;
  VfsWorkspaceCreateParams: types.VfsWorkspaceCreateParams;
  VfsWorkspaceCreateResponse: types.VfsWorkspaceCreateResponse;
  VfsWorkspaceDeleteParams: types.VfsWorkspaceDeleteParams;
  VfsWorkspaceDeleteResponse: types.VfsWorkspaceDeleteResponse;
  VfsWorkspaceFileReadParams: types.VfsWorkspaceFileReadParams;
  VfsWorkspaceListParams: types.VfsWorkspaceListParams;
  VfsWorkspaceListResponse: types.VfsWorkspaceListResponse;
  VfsWorkspaceReadParams: types.VfsWorkspaceReadParams;
  VfsWorkspaceReadResponse: types.VfsWorkspaceReadResponse;
  VfsWorkspaceUpdateParams: types.VfsWorkspaceUpdateParams;
  VfsWorkspaceUpdateResponse: types.VfsWorkspaceUpdateResponse;
  VfsWorkspaceView: types.VfsWorkspaceView;
  Visibility: types.Visibility;
  WebFeature: types.WebFeature;
  WebFeatureIn: types.WebFeatureIn;
  WebFetchFeature: types.WebFetchFeature;
  WebSearchFeature: types.WebSearchFeature;
  WebhookPreset: types.WebhookPreset;
  WebhookVerification: types.WebhookVerification;
  WorkflowEndpointInput: types.WorkflowEndpointInput;
  WorkflowStartRefInput: types.WorkflowStartRefInput;
  WorkflowToolCompletionInput: types.WorkflowToolCompletionInput;
  WorkflowToolCompletionKeySourceInput: types.WorkflowToolCompletionKeySourceInput;
  WorkflowToolDeclarationInput: types.WorkflowToolDeclarationInput;
  WorkflowToolDeclarationInputIn: types.WorkflowToolDeclarationInputIn;
  WorkflowToolDefinitionInput: types.WorkflowToolDefinitionInput;
  WorkflowToolDefinitionInputIn: types.WorkflowToolDefinitionInputIn;
  WorkflowToolKindInput: types.WorkflowToolKindInput;
  WorkflowToolSpecInput: types.WorkflowToolSpecInput;
  WorkflowToolSpecInputIn: types.WorkflowToolSpecInputIn;
  WorkflowToolTargetInput: types.WorkflowToolTargetInput;
  WorkspaceAccess: types.WorkspaceAccess;
  WorkspaceAttachment: types.WorkspaceAttachment;
}

/** What is wrong with a value, by the name of its type in the contract: `validators.Name(value)`. */
export const validators = validatorsOf(RULES) as { readonly [Name in keyof TypeMap]: Validator } & {
  readonly [name: string]: Validator;
};

/** Whether a value fits a type. The compiler then knows its type. */
export function is<Name extends keyof TypeMap>(
  name: Name,
  value: unknown,
  mode: Mode = "request",
): value is TypeMap[Name] {
  const validator: Validator = validators[name];
  return validator(value, mode).length === 0;
}

const METHOD_TYPES: {
  readonly [M in MethodName]: readonly [params: keyof TypeMap, response: keyof TypeMap];
} = {
  initialize: ["InitializeParams", "InitializeResponse"],
  "session/start": ["SessionStartParams", "SessionStartResponse"],
  "session/managed/start": ["ManagedSessionStartParams", "SessionStartResponse"],
  "session/read": ["SessionReadParams", "SessionReadResponse"],
  "session/list": ["SessionListParams", "SessionListResponse"],
  "session/config/put": ["SessionConfigPutParams", "SessionConfigPutResponse"],
  "session/rename": ["SessionRenameParams", "SessionRenameResponse"],
  "session/metadata/put": ["SessionMetadataPutParams", "SessionMetadataPutResponse"],
  "session/retention/put": ["SessionRetentionPutParams", "SessionRetentionPutResponse"],
  "session/share": ["SessionShareParams", "SessionShareResponse"],
  "session/close": ["SessionCloseParams", "SessionCloseResponse"],
  "session/delete": ["SessionDeleteParams", "SessionDeleteResponse"],
  "session/events/read": ["SessionEventsReadParams", "SessionEventsReadResponse"],
  "session/runs/start": ["RunStartParams", "RunStartResponse"],
  "session/runs/read": ["RunReadParams", "RunReadResponse"],
  "session/runs/list": ["RunListParams", "RunListResponse"],
  "session/runs/cancel": ["RunCancelParams", "RunCancelResponse"],
  "session/runs/steer": ["RunSteerParams", "RunSteerResponse"],
  "session/runs/approvals/decide": ["RunApprovalsDecideParams", "RunApprovalsDecideResponse"],
  "session/context/append": ["ContextAppendParams", "ContextAppendResponse"],
  "session/context/remove": ["ContextRemoveParams", "ContextRemoveResponse"],
  "session/context/compact": ["ContextCompactParams", "ContextCompactResponse"],
  "blobs/put": ["BlobPutParams", "BlobPutResponse"],
  "blobs/read": ["BlobReadParams", "BlobReadResponse"],
  "blobs/has": ["BlobHasParams", "BlobHasResponse"],
  "profiles/create": ["ProfileCreateParams", "ProfileCreateResponse"],
  "profiles/read": ["ProfileReadParams", "ProfileReadResponse"],
  "profiles/list": ["ProfileListParams", "ProfileListResponse"],
  "profiles/put": ["ProfilePutParams", "ProfilePutResponse"],
  "profiles/delete": ["ProfileDeleteParams", "ProfileDeleteResponse"],
  "session/profiles/apply": ["ProfileApplyParams", "ProfileApplyResponse"],
  "vfs/snapshots/commit": ["VfsSnapshotCommitParams", "VfsSnapshotCommitResponse"],
  "vfs/snapshots/read": ["VfsSnapshotReadParams", "VfsSnapshotReadResponse"],
  "vfs/workspaces/create": ["VfsWorkspaceCreateParams", "VfsWorkspaceCreateResponse"],
  "vfs/workspaces/read": ["VfsWorkspaceReadParams", "VfsWorkspaceReadResponse"],
  "vfs/workspaces/list": ["VfsWorkspaceListParams", "VfsWorkspaceListResponse"],
  "vfs/workspaces/update": ["VfsWorkspaceUpdateParams", "VfsWorkspaceUpdateResponse"],
  "vfs/workspaces/files/read": ["VfsWorkspaceFileReadParams", "BlobReadResponse"],
  "vfs/workspaces/delete": ["VfsWorkspaceDeleteParams", "VfsWorkspaceDeleteResponse"],
  "mcp/servers/put": ["McpServerPutParams", "McpServerPutResponse"],
  "mcp/servers/auth/discover": ["McpServerAuthDiscoverParams", "McpServerAuthDiscoverResponse"],
  "mcp/servers/tools/discover": ["McpServerToolsDiscoverParams", "McpServerToolsDiscoverResponse"],
  "mcp/servers/read": ["McpServerReadParams", "McpServerReadResponse"],
  "mcp/servers/list": ["McpServerListParams", "McpServerListResponse"],
  "mcp/servers/delete": ["McpServerDeleteParams", "McpServerDeleteResponse"],
  "models/defaults/read": ["ModelDefaultsReadParams", "ModelDefaultsResponse"],
  "models/defaults/put": ["ModelDefaultsPutParams", "ModelDefaultsResponse"],
  "models/list": ["ModelListParams", "ModelListResponse"],
  "transcriptions/start": ["TranscriptionStartParams", "TranscriptionResponse"],
  "transcriptions/read": ["TranscriptionReadParams", "TranscriptionResponse"],
  "transcriptions/cancel": ["TranscriptionCancelParams", "TranscriptionResponse"],
  "environments/provider-bindings/list": ["EnvironmentProviderBindingListParams", "EnvironmentProviderBindingListResponse"],
  "environments/provider-bindings/read": ["EnvironmentProviderBindingReadParams", "EnvironmentProviderBindingReadResponse"],
  "environments/templates/list": ["EnvironmentTemplateListParams", "EnvironmentTemplateListResponse"],
  "environments/templates/read": ["EnvironmentTemplateReadParams", "EnvironmentTemplateReadResponse"],
  "environments/create": ["EnvironmentCreateParams", "EnvironmentCreateResponse"],
  "environments/external/create": ["EnvironmentExternalCreateParams", "EnvironmentExternalCreateResponse"],
  "environments/read": ["EnvironmentReadParams", "EnvironmentReadResponse"],
  "environments/list": ["EnvironmentListParams", "EnvironmentListResponse"],
  "environments/ingress/put": ["EnvironmentIngressPutParams", "EnvironmentIngressPutResponse"],
  "environments/power/put": ["EnvironmentPowerPutParams", "EnvironmentPowerPutResponse"],
  "environments/idle-policy/put": ["EnvironmentIdlePolicyPutParams", "EnvironmentIdlePolicyPutResponse"],
  "environments/credentials/bind": ["EnvironmentCredentialBindParams", "EnvironmentCredentialBindResponse"],
  "environments/credentials/list": ["EnvironmentCredentialListParams", "EnvironmentCredentialListResponse"],
  "environments/credentials/unbind": ["EnvironmentCredentialUnbindParams", "EnvironmentCredentialUnbindResponse"],
  "environments/jobs/create": ["EnvironmentJobCreateParams", "EnvironmentJobCreateResponse"],
  "environments/jobs/read": ["EnvironmentJobReadParams", "EnvironmentJobReadResponse"],
  "environments/jobs/cancel": ["EnvironmentJobCancelParams", "EnvironmentJobCancelResponse"],
  "environments/registration-keys/create": ["EnvironmentRegistrationKeyCreateParams", "EnvironmentRegistrationKeyCreateResponse"],
  "environments/registration-keys/read": ["EnvironmentRegistrationKeyReadParams", "EnvironmentRegistrationKeyReadResponse"],
  "environments/registration-keys/list": ["EnvironmentRegistrationKeyListParams", "EnvironmentRegistrationKeyListResponse"],
  "environments/registration-keys/revoke": ["EnvironmentRegistrationKeyRevokeParams", "EnvironmentRegistrationKeyRevokeResponse"],
  "environments/close": ["EnvironmentCloseParams", "EnvironmentCloseResponse"],
  "session/environments/activate": ["SessionEnvironmentActivateParams", "SessionEnvironmentActivateResponse"],
  "session/environments/deactivate": ["SessionEnvironmentDeactivateParams", "SessionEnvironmentDeactivateResponse"],
  "auth/grants/import": ["AuthGrantImportParams", "AuthGrantImportResponse"],
  "auth/grants/read": ["AuthGrantReadParams", "AuthGrantReadResponse"],
  "auth/grants/list": ["AuthGrantListParams", "AuthGrantListResponse"],
  "auth/grants/lease": ["AuthGrantLeaseParams", "AuthGrantLeaseResponse"],
  "auth/grants/revoke": ["AuthGrantRevokeParams", "AuthGrantRevokeResponse"],
  "auth/clients/create": ["AuthClientCreateParams", "AuthClientCreateResponse"],
  "auth/clients/read": ["AuthClientReadParams", "AuthClientReadResponse"],
  "auth/clients/list": ["AuthClientListParams", "AuthClientListResponse"],
  "auth/flows/start": ["AuthFlowStartParams", "AuthFlowStartResponse"],
  "auth/flows/read": ["AuthFlowStatusParams", "AuthFlowStatusResponse"],
  "auth/clients/delete": ["AuthClientDeleteParams", "AuthClientDeleteResponse"],
  "auth/providers/create": ["AuthProviderCreateParams", "AuthProviderCreateResponse"],
  "auth/providers/read": ["AuthProviderReadParams", "AuthProviderReadResponse"],
  "auth/providers/list": ["AuthProviderListParams", "AuthProviderListResponse"],
  "auth/github/installations/list": ["AuthGitHubInstallationListParams", "AuthGitHubInstallationListResponse"],
  "auth/github/installations/grant": ["AuthGitHubInstallationGrantParams", "AuthGitHubInstallationGrantResponse"],
  "auth/providers/delete": ["AuthProviderDeleteParams", "AuthProviderDeleteResponse"],
  "session/skills/list": ["SkillListParams", "SkillListResponse"],
  "bots/create": ["BotCreateParams", "BotCreateResponse"],
  "bots/put": ["BotPutParams", "BotPutResponse"],
  "bots/read": ["BotReadParams", "BotReadResponse"],
  "bots/list": ["BotListParams", "BotListResponse"],
  "bots/state/read": ["BotStateReadParams", "BotStateReadResponse"],
  "bots/triggers/put": ["BotTriggerPutParams", "BotTriggerPutResponse"],
  "bots/triggers/read": ["BotTriggerReadParams", "BotTriggerReadResponse"],
  "bots/triggers/list": ["BotTriggerListParams", "BotTriggerListResponse"],
  "bots/events/admit": ["BotEventAdmitParams", "BotEventAdmitResponse"],
  "bots/events/list": ["BotEventListParams", "BotEventListResponse"],
  "bots/events/read": ["BotEventReadParams", "BotEventReadResponse"],
  "bots/events/replay": ["BotEventReplayParams", "BotEventReplayResponse"],
  "bots/filters/test": ["BotFilterTestParams", "BotFilterTestResponse"],
  "bots/sessions/rotate": ["BotSessionRotateParams", "BotSessionRotateResponse"],
  "bots/triggers/delete": ["BotTriggerDeleteParams", "BotTriggerDeleteResponse"],
  "bots/close": ["BotCloseParams", "BotCloseResponse"],
  "bots/delete": ["BotDeleteParams", "BotDeleteResponse"],
  "channels/accounts/create": ["ChannelAccountCreateParams", "ChannelAccountCreateResponse"],
  "channels/accounts/put": ["ChannelAccountPutParams", "ChannelAccountPutResponse"],
  "channels/accounts/read": ["ChannelAccountReadParams", "ChannelAccountReadResponse"],
  "channels/accounts/list": ["ChannelAccountListParams", "ChannelAccountListResponse"],
  "channels/accounts/delete": ["ChannelAccountDeleteParams", "ChannelAccountDeleteResponse"],
  "channels/inbound/admit": ["ChannelInboundAdmitParams", "ChannelInboundAdmitResponse"],
  "channels/pairings/list": ["ChannelPairingListParams", "ChannelPairingListResponse"],
  "channels/conversations/read": ["ChannelConversationReadParams", "ChannelConversationReadResponse"],
  "channels/pairings/delete": ["ChannelPairingDeleteParams", "ChannelPairingDeleteResponse"],
  "deployment/universes/create": ["DeploymentUniverseCreateParams", "DeploymentUniverseCreateResponse"],
  "deployment/universes/list": ["DeploymentUniverseListParams", "DeploymentUniverseListResponse"],
  "deployment/universes/read": ["DeploymentUniverseReadParams", "DeploymentUniverseReadResponse"],
  "deployment/universes/slug/put": ["DeploymentUniverseSlugPutParams", "DeploymentUniverseReadResponse"],
  "deployment/api-keys/create": ["DeploymentApiKeyCreateParams", "DeploymentApiKeyCreateResponse"],
  "deployment/api-keys/list": ["DeploymentApiKeyListParams", "DeploymentApiKeyListResponse"],
  "deployment/api-keys/revoke": ["DeploymentApiKeyRevokeParams", "DeploymentApiKeyRevokeResponse"],
  "deployment/environment-providers/put": ["DeploymentEnvironmentProviderPutParams", "DeploymentEnvironmentProviderPutResponse"],
  "deployment/environment-providers/list": ["DeploymentEnvironmentProviderListParams", "DeploymentEnvironmentProviderListResponse"],
  "deployment/environment-providers/read": ["DeploymentEnvironmentProviderReadParams", "DeploymentEnvironmentProviderReadResponse"],
  "deployment/environment-providers/bindings/put": ["DeploymentProviderBindingPutParams", "DeploymentProviderBindingPutResponse"],
  "deployment/environment-provider-bindings/list": ["DeploymentUniverseReadParams", "EnvironmentProviderBindingListResponse"],
  "deployment/environments/adopt": ["DeploymentEnvironmentAdoptParams", "DeploymentEnvironmentAdoptResponse"],
  "deployment/channels/accounts/list": ["DeploymentChannelAccountListParams", "DeploymentChannelAccountListResponse"],
  "deployment/environment-providers/bindings/delete": ["DeploymentProviderBindingDeleteParams", "DeploymentProviderBindingDeleteResponse"],
  "deployment/universes/delete": ["DeploymentUniverseDeleteParams", "DeploymentUniverseDeleteResponse"],
  "deployment/environment-providers/delete": ["DeploymentEnvironmentProviderDeleteParams", "DeploymentEnvironmentProviderDeleteResponse"],
};

/** What is wrong with the parameters of a call, before it is sent. */
export function validateParams(method: MethodName, params: unknown): Problem[] {
  const validator: Validator = validators[METHOD_TYPES[method][0]];
  return validator(params, "request");
}

/** What is wrong with an answer, without its envelope. What a newer server adds is not. */
export function validateResponse(method: MethodName, response: unknown): Problem[] {
  const validator: Validator = validators[METHOD_TYPES[method][1]];
  return validator(response, "response");
}
