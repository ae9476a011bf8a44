//! Every definition of the contract, with valid and flawed instances that were made from its schema and
//! judged by an independent validator: the type of the client takes the valid ones and refuses those
//! whose shape is wrong.
//!
//! Bounds are not the client's to judge (`Kind::is_bound`). Two flaws are none to a client by design:
//! an unlisted value where the contract is open, and an unlisted member of a type that servers write.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::lightspeed::CONTRACT;
use api_contract::schema::{self, Bundle, OPEN};
use api_contract_instances::{Beyond, Flawed, Judge, Kind};
use lightspeed_agent_client::types::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Valid instances of each definition.
const VALID: usize = 5;
/// The fewest flawed instances of each definition.
const FLAWED: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// Many failures have one cause.
const SHOWN: usize = 40;

type Read = fn(&Value) -> Result<(), String>;

fn read<T: DeserializeOwned>(document: &Value) -> Result<(), String> {
    let read = serde_json::from_value::<T>(document.clone());
    read.map(drop).map_err(|error| error.to_string())
}

macro_rules! table {
    ($($name:ident),* $(,)?) => {
        &[$((stringify!($name), read::<$name> as Read)),*]
    };
}

/// What definitions servers write.
fn written(bundle: &Bundle) -> BTreeSet<&str> {
    let responses = bundle.methods.values().map(|method| &method.response);
    let mut waiting: Vec<&Value> = responses.chain(&bundle.notification).collect();
    waiting.push(&bundle.error);
    let mut found = BTreeSet::new();
    while let Some(schema) = waiting.pop() {
        for name in schema::references(schema) {
            if found.insert(name) {
                waiting.extend(bundle.definitions.get(name));
            }
        }
    }
    found
}

#[test]
fn every_type_takes_what_its_schema_allows_and_refuses_what_has_another_shape() {
    let bundle = schema::bundle(&CONTRACT).expect("the contract has schemas");
    let written = written(&bundle);
    let open = |name: &str| bundle.definitions[name].get(OPEN) == Some(&json!(true));
    let names: BTreeSet<&str> = TYPES.iter().map(|(name, _)| *name).collect();
    let defined: BTreeSet<&str> = bundle.definitions.keys().map(String::as_str).collect();
    assert_eq!(names, defined, "the table has every definition");
    let document = json!({ "$defs": bundle.definitions });
    let judge = Judge::new(&document, Beyond::default(), true).expect("definitions");
    // What a client takes on purpose.
    let taken = |flawed: &Flawed| match flawed.kind {
        Kind::UnknownValue | Kind::BadTag => open(&flawed.definition),
        Kind::ExtraMember => written.contains(flawed.definition.as_str()),
        _ => false,
    };
    let (mut valid, mut excluded) = (0, 0);
    let mut refused: BTreeMap<Kind, usize> = BTreeMap::new();
    let mut failures = BTreeSet::new();
    for (name, read) in TYPES {
        let judged = judge.judged(name, SEED, VALID, FLAWED);
        if judged.valid.is_empty() || judged.flawed.is_empty() {
            failures.insert(format!("{name}: no instances: {:?}", judged.unmade));
        }
        for document in &judged.valid {
            valid += 1;
            if let Err(error) = read(document) {
                failures.insert(format!("{name}: {error}: {document}"));
            }
        }
        for flawed in &judged.flawed {
            if flawed.kind.is_bound() || taken(flawed) {
                excluded += 1;
            } else if read(&flawed.document).is_ok() {
                let (kind, site, document) = (flawed.kind, &flawed.site, &flawed.document);
                failures.insert(format!("{name}{site}: {kind} is read: {document}"));
            } else {
                *refused.entry(flawed.kind).or_default() += 1;
            }
        }
    }
    eprintln!(
        "{} definitions, {valid} valid instances read, flawed ones refused: {refused:?}, \
         {excluded} left out as bounds or because newer servers may send them",
        TYPES.len()
    );
    let shown: Vec<&str> = failures.iter().take(SHOWN).map(String::as_str).collect();
    assert!(
        failures.is_empty(),
        "{} disagreements:\n{}",
        failures.len(),
        shown.join("\n")
    );
}

#[rustfmt::skip]
const TYPES: &[(&str, Read)] = table![
    AccessInput, AccessScope, ActiveToolsView, AgentApiError, AgentApiErrorKind,
    AgentNotification, AgentProfile, AgentProfileInput, AgentProfileSummary,
    ApprovalDecisionFailure, ApprovalDecisionFailureKind, ApprovalDecisionInput,
    ApprovalDecisionKind, ApprovalDecisionResult, ApprovalDecisionStatus, ApprovalSubjectView,
    Attribution, AuthClientCreateParams, AuthClientCreateResponse, AuthClientDeleteParams,
    AuthClientDeleteResponse, AuthClientListParams, AuthClientListResponse, AuthClientReadParams,
    AuthClientReadResponse, AuthClientView, AuthFlowStartParams, AuthFlowStartResponse,
    AuthFlowStatus, AuthFlowStatusParams, AuthFlowStatusResponse, AuthFlowView,
    AuthGitHubInstallationGrantParams, AuthGitHubInstallationGrantResponse,
    AuthGitHubInstallationListParams, AuthGitHubInstallationListResponse, AuthGrantExposure,
    AuthGrantImportParams, AuthGrantImportResponse, AuthGrantLeaseParams, AuthGrantLeaseResponse,
    AuthGrantListParams, AuthGrantListResponse, AuthGrantReadParams, AuthGrantReadResponse,
    AuthGrantRevokeParams, AuthGrantRevokeResponse, AuthGrantStatus, AuthGrantView,
    AuthProviderConfigInput, AuthProviderConfigView, AuthProviderCreateParams,
    AuthProviderCreateResponse, AuthProviderDeleteParams, AuthProviderDeleteResponse,
    AuthProviderKind, AuthProviderListParams, AuthProviderListResponse, AuthProviderReadParams,
    AuthProviderReadResponse, AuthProviderStatus, AuthProviderView, BlobHasItem, BlobHasParams,
    BlobHasResponse, BlobPutInput, BlobPutParams, BlobPutResponse, BlobPutResult, BlobReadParams,
    BlobReadResponse, BotActiveDeliverySnapshot, BotBreaker, BotBufferSnapshot, BotCloseParams,
    BotCloseResponse, BotCoalescePolicy, BotControllerSnapshot, BotControllerStatus,
    BotCreateParams, BotCreateResponse, BotDeleteParams, BotDeleteResponse, BotDeliverPolicy,
    BotDeliverPolicyIn, BotEventAdmitParams, BotEventAdmitResponse, BotEventDocument,
    BotEventInput, BotEventListParams, BotEventListResponse, BotEventMedia, BotEventMediaKind,
    BotEventOutcome, BotEventReadParams, BotEventReadResponse, BotEventReplayParams,
    BotEventReplayResponse, BotEventReplyRef, BotEventSender, BotEventView, BotFilterTestParams,
    BotFilterTestResponse, BotFilterTestResult, BotId, BotInput, BotListItem, BotListParams,
    BotListResponse, BotPutParams, BotPutResponse, BotReadParams, BotReadResponse,
    BotRecentDeliverySnapshot, BotRoutedSessionView, BotSessionKind, BotSessionRotateParams,
    BotSessionRotateResponse, BotSessionSnapshot, BotSetupStatus, BotStateReadParams,
    BotStateReadResponse, BotStateView, BotTriggerDeleteParams, BotTriggerDeleteResponse,
    BotTriggerDisabledReason, BotTriggerId, BotTriggerInput, BotTriggerListParams,
    BotTriggerListResponse, BotTriggerPutParams, BotTriggerPutResponse, BotTriggerReadParams,
    BotTriggerReadResponse, BotTriggerRoute, BotTriggerView, BotView, BotWhenBusy,
    BoundWorkflowToolDispatchInput, CallerAccess, ChannelAccountCreateParams,
    ChannelAccountCreateResponse, ChannelAccountDeleteParams, ChannelAccountDeleteResponse,
    ChannelAccountId, ChannelAccountInput, ChannelAccountListParams, ChannelAccountListResponse,
    ChannelAccountPutParams, ChannelAccountPutResponse, ChannelAccountReadParams,
    ChannelAccountReadResponse, ChannelAccountSettings, ChannelAccountView,
    ChannelConversationReadParams, ChannelConversationReadResponse, ChannelConversationSnapshot,
    ChannelInbound, ChannelInboundAdmitParams, ChannelInboundAdmitResponse, ChannelInboundDecision,
    ChannelInboundMedia, ChannelPairingDeleteParams, ChannelPairingDeleteResponse,
    ChannelPairingListParams, ChannelPairingListResponse, ChannelPairingView, ChannelProvider,
    ChatAccess, ChatAccessIn, ChatActivation, ChatGroupActivation, ChatMatchScope, ChatPairingMode,
    ChatTurnAccess, CitationView, ClientCapabilities, ClientInfo, CompactionPolicy, ContentRefView,
    ContextAppendEntry, ContextAppendParams, ContextAppendResponse, ContextAppendResult,
    ContextAppendStatus, ContextCompactParams, ContextCompactResponse, ContextCompactionStatusView,
    ContextCompactionTriggerView, ContextConfig, ContextEntryInputView, ContextEntryKindView,
    ContextEntrySourceView, ContextEntryView, ContextRemovalReasonView, ContextRemoveParams,
    ContextRemoveResponse, ContextRemoveResult, ContextRemoveStatus, ContextReplacementReasonView,
    ContextView, DeploymentApiKeyCreateParams, DeploymentApiKeyCreateResponse,
    DeploymentApiKeyListParams, DeploymentApiKeyListResponse, DeploymentApiKeyRevokeParams,
    DeploymentApiKeyRevokeResponse, DeploymentApiKeyView, DeploymentChannelAccountListParams,
    DeploymentChannelAccountListResponse, DeploymentChannelAccountView,
    DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse,
    DeploymentEnvironmentProviderConnection, DeploymentEnvironmentProviderDeleteParams,
    DeploymentEnvironmentProviderDeleteResponse, DeploymentEnvironmentProviderListParams,
    DeploymentEnvironmentProviderListResponse, DeploymentEnvironmentProviderPutParams,
    DeploymentEnvironmentProviderPutResponse, DeploymentEnvironmentProviderReadParams,
    DeploymentEnvironmentProviderReadResponse, DeploymentEnvironmentProviderTransport,
    DeploymentEnvironmentProviderView, DeploymentProviderBindingDeleteParams,
    DeploymentProviderBindingDeleteResponse, DeploymentProviderBindingPutParams,
    DeploymentProviderBindingPutResponse, DeploymentUniverseCreateParams,
    DeploymentUniverseCreateResponse, DeploymentUniverseDeleteParams,
    DeploymentUniverseDeleteResponse, DeploymentUniverseListParams, DeploymentUniverseListResponse,
    DeploymentUniverseReadParams, DeploymentUniverseReadResponse, DeploymentUniverseSlugPutParams,
    DeploymentUniverseView, EnvironmentAccess, EnvironmentAttachment, EnvironmentCloseParams,
    EnvironmentCloseResponse, EnvironmentConnectionTransportView, EnvironmentConnectionView,
    EnvironmentCreateParams, EnvironmentCreateResponse, EnvironmentCredentialBindParams,
    EnvironmentCredentialBindResponse, EnvironmentCredentialListParams,
    EnvironmentCredentialListResponse, EnvironmentCredentialSourceView,
    EnvironmentCredentialUnbindParams, EnvironmentCredentialUnbindResponse,
    EnvironmentCredentialView, EnvironmentDaemonInfo, EnvironmentExternalCreateParams,
    EnvironmentExternalCreateResponse, EnvironmentIdentityModeView, EnvironmentIdlePolicyPutParams,
    EnvironmentIdlePolicyPutResponse, EnvironmentIdlePolicyView, EnvironmentIncarnationView,
    EnvironmentIngressPutParams, EnvironmentIngressPutResponse, EnvironmentJobCancelParams,
    EnvironmentJobCancelResponse, EnvironmentJobCreateParams, EnvironmentJobCreateResponse,
    EnvironmentJobReadParams, EnvironmentJobReadResponse, EnvironmentLifecycleStatusView,
    EnvironmentListParams, EnvironmentListResponse, EnvironmentPowerPutParams,
    EnvironmentPowerPutResponse, EnvironmentPowerStateView, EnvironmentPromptsConfig,
    EnvironmentProviderBindingListParams, EnvironmentProviderBindingListResponse,
    EnvironmentProviderBindingReadParams, EnvironmentProviderBindingReadResponse,
    EnvironmentProviderBindingStatusView, EnvironmentProviderBindingView, EnvironmentReadParams,
    EnvironmentReadResponse, EnvironmentRegistrationKeyCreateParams,
    EnvironmentRegistrationKeyCreateResponse, EnvironmentRegistrationKeyListParams,
    EnvironmentRegistrationKeyListResponse, EnvironmentRegistrationKeyReadParams,
    EnvironmentRegistrationKeyReadResponse, EnvironmentRegistrationKeyRevokeParams,
    EnvironmentRegistrationKeyRevokeResponse, EnvironmentRegistrationKeyStatusView,
    EnvironmentRegistrationKeyView, EnvironmentRegistrationSecretView, EnvironmentSkillsConfig,
    EnvironmentSourceView, EnvironmentTemplateListParams, EnvironmentTemplateListResponse,
    EnvironmentTemplateReadParams, EnvironmentTemplateReadResponse, EnvironmentTemplateView,
    EnvironmentView, EnvironmentsFeature, EnvironmentsFeatureIn, EventCursor, EventJoinsView,
    EventLogGap, EventReadDirection, FeaturesConfig, FeaturesConfigIn, GenerationConfig,
    GitHubInstallationView, InitializeParams, InitializeResponse, InlineAgentProfile,
    InputAdmissionFailureKind, InputAdmissionFailureView, InputItem, LimitsConfig, LlmUsageView,
    ManagedSessionStartParams, ManagedSessionWorkflowToolsInput,
    ManagedSessionWorkflowToolsInputIn, McpAdvertisedToolView, McpFeature, McpFeatureIn,
    McpOAuthDiscoveryView, McpServerAttachment, McpServerAuthDiscoverParams,
    McpServerAuthDiscoverResponse, McpServerAuthPolicy, McpServerAuthPolicyIn, McpServerCredential,
    McpServerDeleteParams, McpServerDeleteResponse, McpServerInput, McpServerListParams,
    McpServerListResponse, McpServerPutParams, McpServerPutResponse, McpServerReadParams,
    McpServerReadResponse, McpServerStatus, McpServerToolsDiscoverParams,
    McpServerToolsDiscoverResponse, McpServerView, McpToolAnnotationsView,
    McpToolDiscoveryFailureCode, MediaKind, MessageRole, MethodGroup, ModelCapabilitiesView,
    ModelConfig, ModelDefaultSlot, ModelDefaults, ModelDefaultsPutParams, ModelDefaultsReadParams,
    ModelDefaultsResponse, ModelEndpointConfig, ModelListParams, ModelListResponse,
    ModelProcessingTier, ModelProviderCredentialSource, ModelProviderCredentialStatus,
    ModelProviderDiscoveryView, ModelSource, ModelView, PendingApprovalView, PollCursorSpec,
    PollCursorState, PollHttpAuth, PollHttpMethod, PollSource, PollSourceIn, ProfileApplyParams,
    ProfileApplyResponse, ProfileApplySummary, ProfileCreateParams, ProfileCreateResponse,
    ProfileDeleteParams, ProfileDeleteResponse, ProfileId, ProfileInstructions, ProfileListParams,
    ProfileListResponse, ProfilePutParams, ProfilePutResponse, ProfileReadParams,
    ProfileReadResponse, ProfileSessionRetention, ProfileSource, PromiseSourceView,
    ProviderContextDisplayView, ProviderNativeToolExecutionView, RemoteMcpApprovalPolicy,
    RemoteMcpExecution, RemoteMcpExposure, ResourceAccessSummary, RunAcceptedSourceView,
    RunApprovalsDecideParams, RunApprovalsDecideResponse, RunCancelParams, RunCancelResponse,
    RunFailureKindView, RunLimitsConfig, RunListParams, RunListResponse, RunReadParams,
    RunReadResponse, RunStartConfig, RunStartParams, RunStartResponse, RunStartSource, RunStatus,
    RunSteerParams, RunSteerResponse, RunSummarySourceView, RunSummaryView,
    RunTerminalNotificationInput, RunView, RunViewSource, ServerCapabilities, ServerInfo,
    SessionActivity, SessionCloseParams, SessionCloseResponse, SessionConfig, SessionConfigIn,
    SessionConfigPutParams, SessionConfigPutResponse, SessionDeleteParams, SessionDeleteResponse,
    SessionEnvironmentActivateParams, SessionEnvironmentActivateResponse,
    SessionEnvironmentDeactivateParams, SessionEnvironmentDeactivateResponse, SessionEventKindView,
    SessionEventView, SessionEventsReadParams, SessionEventsReadResponse, SessionJobArtifactView,
    SessionJobCancelEntryView, SessionJobCancelScopeView, SessionJobDependencyInput,
    SessionJobDependencyPolicyView, SessionJobHandleView, SessionJobOutputChunkView,
    SessionJobOutputStreamView, SessionJobReadEntryView, SessionJobStartSpecInput,
    SessionJobStartedView, SessionJobStatusView, SessionJobSummaryView, SessionLifecycleStatus,
    SessionListParams, SessionListResponse, SessionMetadataPutParams, SessionMetadataPutResponse,
    SessionMutationView, SessionOriginKind, SessionOriginView, SessionReadParams,
    SessionReadResponse, SessionRenameParams, SessionRenameResponse, SessionRetentionPutParams,
    SessionRetentionPutResponse, SessionRetentionView, SessionShareParams, SessionShareResponse,
    SessionStartParams, SessionStartResponse, SessionStatus, SessionSummaryView, SessionView,
    SkillCatalogAvailability, SkillCatalogSource, SkillCatalogView, SkillListItem, SkillListParams,
    SkillListResponse, SkillLocation, SubagentAgentPin, SubagentAgentRef, SubagentLimitsView,
    SubagentsFeature, SubagentsFeatureIn, TimersFeature, TimersFeatureIn, TokenEndpointAuthMethod,
    TokenEstimateQuality, TokenEstimateView, ToolBatchView, ToolCallDisplayGroup,
    ToolCallDisplayView, ToolCallEventView, ToolCallMediaView, ToolCallView, ToolChoice,
    ToolEffectView, ToolItemStatus, ToolKindView, ToolParallelismView, ToolView,
    TranscriptionAudio, TranscriptionCancelParams, TranscriptionFailure, TranscriptionFailureKind,
    TranscriptionReadParams, TranscriptionResponse, TranscriptionStartParams, TranscriptionStatus,
    TranscriptionView, TurnGenerationStatusView, VfsFeature, VfsFeatureIn, VfsPromptsConfig,
    VfsSkillsConfig, VfsSnapshotCommitParams, VfsSnapshotCommitResponse, VfsSnapshotReadParams,
    VfsSnapshotReadResponse, VfsWorkspaceCreateParams, VfsWorkspaceCreateResponse,
    VfsWorkspaceDeleteParams, VfsWorkspaceDeleteResponse, VfsWorkspaceFileReadParams,
    VfsWorkspaceListParams, VfsWorkspaceListResponse, VfsWorkspaceReadParams,
    VfsWorkspaceReadResponse, VfsWorkspaceUpdateParams, VfsWorkspaceUpdateResponse,
    VfsWorkspaceView, Visibility, WebFeature, WebFeatureIn, WebFetchFeature, WebSearchFeature,
    WebhookPreset, WebhookVerification, WorkflowEndpointInput, WorkflowStartRefInput,
    WorkflowToolCompletionInput, WorkflowToolCompletionKeySourceInput,
    WorkflowToolDeclarationInput, WorkflowToolDeclarationInputIn, WorkflowToolDefinitionInput,
    WorkflowToolDefinitionInputIn, WorkflowToolKindInput, WorkflowToolSpecInput,
    WorkflowToolSpecInputIn, WorkflowToolTargetInput, WorkspaceAccess, WorkspaceAttachment,
];
