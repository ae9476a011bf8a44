//! Every type of the contract that has a name on the wire, once.
//!
//! A schema knows no Rust type, so that the tests need this table to decode what a schema admits.
//! The tests below say what is missing here and where a line can go.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

use api_contract::decode::{self, Decode};
use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::connection::Initialize;
use api_contract::method::{Method, MethodDescriptor, MethodInfo};
use api_contract::schema;
use api_contract::validate::{Validate, Violation};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A type of the contract behind functions that all types share.
pub(crate) struct WireType {
    pub(crate) name: String,
    /// The type as parameters and as a response, so that a bundle has both of its forms.
    pub(crate) both_ways: MethodDescriptor,
    pub(crate) read: fn(&Value) -> Result<Read, String>,
}

/// What became of a document that was decoded.
pub(crate) struct Read {
    /// The rules it breaks.
    pub(crate) broken: Vec<Violation>,
    /// What the value is written as.
    pub(crate) written: Value,
    /// Whether reading what was written gives the same value.
    pub(crate) round_trip: bool,
}

impl WireType {
    fn of<T>() -> Self
    where
        T: Serialize + Decode + JsonSchema + Validate + PartialEq + fmt::Debug,
    {
        WireType {
            name: T::schema_name().into_owned(),
            both_ways: MethodDescriptor::of::<BothWays<T>>(),
            read: read::<T>,
        }
    }
}

fn read<T: Serialize + Decode + Validate + PartialEq>(document: &Value) -> Result<Read, String> {
    let value: T = decode::from_value(document.clone()).map_err(|error| error.to_string())?;
    let written = serde_json::to_value(&value).map_err(|error| error.to_string())?;
    let again: Result<T, _> = decode::from_value(written.clone());
    Ok(Read {
        broken: value
            .validate()
            .err()
            .iter()
            .flat_map(|broken| broken.iter().cloned().collect::<Vec<_>>())
            .collect(),
        round_trip: again.is_ok_and(|again| again == value),
        written,
    })
}

/// A method that takes a type and answers it.
struct BothWays<T>(PhantomData<T>);

impl<T: Serialize + Decode + JsonSchema + Validate> Method for BothWays<T> {
    type Params = T;
    type Response = T;
    const NAME: &'static str = Initialize::NAME;
    const INFO: MethodInfo = Initialize::INFO;
}

macro_rules! wire_types {
    ($($($module:ident)::+ => [$($name:ident),* $(,)?],)*) => {{
        let mut table = Vec::new();
        $({
            use api_contract::$($module)::+::{$($name),*};
            $(table.push(WireType::of::<$name>());)*
        })*
        table
    }};
}

/// The table.
pub(crate) fn wire_types() -> Vec<WireType> {
    wire_types! {
        lightspeed::access => [
            AccessInput, AccessScope, Attribution, MethodGroup, ResourceAccessSummary,
            Visibility,
        ],
        lightspeed::auth => [
            AuthClientCreateParams, AuthClientCreateResponse, AuthClientDeleteParams,
            AuthClientDeleteResponse, AuthClientListParams, AuthClientListResponse,
            AuthClientReadParams, AuthClientReadResponse, AuthClientView,
            AuthFlowStartParams, AuthFlowStartResponse, AuthFlowStatus,
            AuthFlowStatusParams, AuthFlowStatusResponse, AuthFlowView,
            AuthGitHubInstallationGrantParams, AuthGitHubInstallationGrantResponse,
            AuthGitHubInstallationListParams, AuthGitHubInstallationListResponse,
            AuthGrantExposure, AuthGrantImportParams, AuthGrantImportResponse,
            AuthGrantLeaseParams, AuthGrantLeaseResponse, AuthGrantListParams,
            AuthGrantListResponse, AuthGrantReadParams, AuthGrantReadResponse,
            AuthGrantRevokeParams, AuthGrantRevokeResponse, AuthGrantStatus, AuthGrantView,
            AuthProviderConfigInput, AuthProviderConfigView, AuthProviderCreateParams,
            AuthProviderCreateResponse, AuthProviderDeleteParams,
            AuthProviderDeleteResponse, AuthProviderKind, AuthProviderListParams,
            AuthProviderListResponse, AuthProviderReadParams, AuthProviderReadResponse,
            AuthProviderStatus, AuthProviderView, GitHubInstallationView,
            ModelEndpointConfig, TokenEndpointAuthMethod,
        ],
        lightspeed::blobs => [
            BlobHasItem, BlobHasParams, BlobHasResponse, BlobPutInput, BlobPutParams,
            BlobPutResponse, BlobPutResult, BlobReadParams, BlobReadResponse,
        ],
        lightspeed::bots => [
            BotActiveDeliverySnapshot, BotBreaker, BotBufferSnapshot, BotCloseParams,
            BotCloseResponse, BotCoalescePolicy, BotControllerSnapshot, BotControllerStatus,
            BotCreateParams, BotCreateResponse, BotDeleteParams, BotDeleteResponse,
            BotDeliverPolicy, BotEventAdmitParams, BotEventAdmitResponse, BotEventDocument,
            BotEventInput, BotEventListParams, BotEventListResponse, BotEventMedia,
            BotEventMediaKind, BotEventOutcome, BotEventReadParams, BotEventReadResponse,
            BotEventReplayParams, BotEventReplayResponse, BotEventReplyRef, BotEventSender,
            BotEventView, BotFilterTestParams, BotFilterTestResponse, BotFilterTestResult,
            BotInput, BotListItem, BotListParams, BotListResponse, BotPutParams,
            BotPutResponse, BotReadParams, BotReadResponse, BotRecentDeliverySnapshot,
            BotRoutedSessionView, BotSessionKind, BotSessionRotateParams,
            BotSessionRotateResponse, BotSessionSnapshot, BotSetupStatus,
            BotStateReadParams, BotStateReadResponse, BotStateView, BotTriggerDeleteParams,
            BotTriggerDeleteResponse, BotTriggerDisabledReason, BotTriggerInput,
            BotTriggerListParams, BotTriggerListResponse, BotTriggerPutParams,
            BotTriggerPutResponse, BotTriggerReadParams, BotTriggerReadResponse,
            BotTriggerRoute, BotTriggerView, BotView, BotWhenBusy, ChatAccess,
            ChatActivation, ChatGroupActivation, ChatMatchScope, ChatPairingMode,
            ChatTurnAccess, PollCursorSpec, PollCursorState, PollHttpAuth, PollHttpMethod,
            PollSource, WebhookPreset, WebhookVerification,
        ],
        lightspeed::channels => [
            ChannelAccountCreateParams, ChannelAccountCreateResponse,
            ChannelAccountDeleteParams, ChannelAccountDeleteResponse, ChannelAccountInput,
            ChannelAccountListParams, ChannelAccountListResponse, ChannelAccountPutParams,
            ChannelAccountPutResponse, ChannelAccountReadParams, ChannelAccountReadResponse,
            ChannelAccountSettings, ChannelAccountView, ChannelConversationReadParams,
            ChannelConversationReadResponse, ChannelConversationSnapshot, ChannelInbound,
            ChannelInboundAdmitParams, ChannelInboundAdmitResponse, ChannelInboundDecision,
            ChannelInboundMedia, ChannelPairingDeleteParams, ChannelPairingDeleteResponse,
            ChannelPairingListParams, ChannelPairingListResponse, ChannelPairingView,
            ChannelProvider,
        ],
        lightspeed::connection => [
            CallerAccess, ClientCapabilities, ClientInfo, EnvironmentDaemonInfo,
            InitializeParams, InitializeResponse, ServerCapabilities, ServerInfo,
        ],
        lightspeed::context => [
            CitationView, ContextAppendEntry, ContextAppendParams, ContextAppendResponse,
            ContextAppendResult, ContextAppendStatus, ContextCompactParams,
            ContextCompactResponse, ContextEntryInputView, ContextEntryKindView,
            ContextEntrySourceView, ContextEntryView, ContextRemoveParams,
            ContextRemoveResponse, ContextRemoveResult, ContextRemoveStatus, ContextView,
            InputAdmissionFailureKind, InputAdmissionFailureView, MessageRole,
            ProviderContextDisplayView, TokenEstimateQuality, TokenEstimateView,
            ToolCallDisplayGroup, ToolCallDisplayView,
        ],
        lightspeed::deployment => [
            DeploymentApiKeyCreateParams, DeploymentApiKeyCreateResponse,
            DeploymentApiKeyListParams, DeploymentApiKeyListResponse,
            DeploymentApiKeyRevokeParams, DeploymentApiKeyRevokeResponse,
            DeploymentApiKeyView, DeploymentChannelAccountListParams,
            DeploymentChannelAccountListResponse, DeploymentChannelAccountView,
            DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse,
            DeploymentEnvironmentProviderConnection,
            DeploymentEnvironmentProviderDeleteParams,
            DeploymentEnvironmentProviderDeleteResponse,
            DeploymentEnvironmentProviderListParams,
            DeploymentEnvironmentProviderListResponse,
            DeploymentEnvironmentProviderPutParams,
            DeploymentEnvironmentProviderPutResponse,
            DeploymentEnvironmentProviderReadParams,
            DeploymentEnvironmentProviderReadResponse,
            DeploymentEnvironmentProviderTransport, DeploymentEnvironmentProviderView,
            DeploymentProviderBindingDeleteParams, DeploymentProviderBindingDeleteResponse,
            DeploymentProviderBindingPutParams, DeploymentProviderBindingPutResponse,
            DeploymentUniverseCreateParams, DeploymentUniverseCreateResponse,
            DeploymentUniverseDeleteParams, DeploymentUniverseDeleteResponse,
            DeploymentUniverseListParams, DeploymentUniverseListResponse,
            DeploymentUniverseReadParams, DeploymentUniverseReadResponse,
            DeploymentUniverseSlugPutParams, DeploymentUniverseView,
        ],
        lightspeed::environments => [
            EnvironmentCloseParams, EnvironmentCloseResponse,
            EnvironmentConnectionTransportView, EnvironmentConnectionView,
            EnvironmentCreateParams, EnvironmentCreateResponse,
            EnvironmentCredentialBindParams, EnvironmentCredentialBindResponse,
            EnvironmentCredentialListParams, EnvironmentCredentialListResponse,
            EnvironmentCredentialSourceView, EnvironmentCredentialUnbindParams,
            EnvironmentCredentialUnbindResponse, EnvironmentCredentialView,
            EnvironmentExternalCreateParams, EnvironmentExternalCreateResponse,
            EnvironmentIdentityModeView, EnvironmentIdlePolicyPutParams,
            EnvironmentIdlePolicyPutResponse, EnvironmentIdlePolicyView,
            EnvironmentIncarnationView, EnvironmentIngressPutParams,
            EnvironmentIngressPutResponse, EnvironmentJobCancelParams,
            EnvironmentJobCancelResponse, EnvironmentJobCreateParams,
            EnvironmentJobCreateResponse, EnvironmentJobReadParams,
            EnvironmentJobReadResponse, EnvironmentLifecycleStatusView,
            EnvironmentListParams, EnvironmentListResponse, EnvironmentPowerPutParams,
            EnvironmentPowerPutResponse, EnvironmentPowerStateView,
            EnvironmentProviderBindingListParams, EnvironmentProviderBindingListResponse,
            EnvironmentProviderBindingReadParams, EnvironmentProviderBindingReadResponse,
            EnvironmentProviderBindingStatusView, EnvironmentProviderBindingView,
            EnvironmentReadParams, EnvironmentReadResponse,
            EnvironmentRegistrationKeyCreateParams,
            EnvironmentRegistrationKeyCreateResponse, EnvironmentRegistrationKeyListParams,
            EnvironmentRegistrationKeyListResponse, EnvironmentRegistrationKeyReadParams,
            EnvironmentRegistrationKeyReadResponse, EnvironmentRegistrationKeyRevokeParams,
            EnvironmentRegistrationKeyRevokeResponse, EnvironmentRegistrationKeyStatusView,
            EnvironmentRegistrationKeyView, EnvironmentRegistrationSecretView,
            EnvironmentSourceView, EnvironmentTemplateListParams,
            EnvironmentTemplateListResponse, EnvironmentTemplateReadParams,
            EnvironmentTemplateReadResponse, EnvironmentTemplateView, EnvironmentView,
            SessionJobArtifactView, SessionJobCancelEntryView, SessionJobCancelScopeView,
            SessionJobDependencyInput, SessionJobDependencyPolicyView, SessionJobHandleView,
            SessionJobOutputChunkView, SessionJobOutputStreamView, SessionJobReadEntryView,
            SessionJobStartSpecInput, SessionJobStartedView, SessionJobStatusView,
            SessionJobSummaryView,
        ],
        lightspeed::session_environments => [
            SessionEnvironmentActivateParams, SessionEnvironmentActivateResponse,
            SessionEnvironmentDeactivateParams, SessionEnvironmentDeactivateResponse,
        ],
        lightspeed::error => [
            AgentApiError, AgentApiErrorKind,
        ],
        lightspeed::events => [
            ContextCompactionStatusView, ContextCompactionTriggerView,
            ContextRemovalReasonView, ContextReplacementReasonView, EventCursor,
            EventJoinsView, EventLogGap, EventReadDirection, PromiseSourceView,
            RunAcceptedSourceView, RunFailureKindView, SessionEventKindView,
            SessionEventView, SessionEventsReadParams, SessionEventsReadResponse,
            ToolCallEventView, TurnGenerationStatusView,
        ],
        lightspeed::ids => [
            BotId, BotTriggerId, ChannelAccountId, ProfileId,
        ],
        lightspeed::input => [
            ContentRefView, InputItem, MediaKind,
        ],
        lightspeed::mcp => [
            McpAdvertisedToolView, McpOAuthDiscoveryView, McpServerAuthDiscoverParams,
            McpServerAuthDiscoverResponse, McpServerAuthPolicy, McpServerCredential,
            McpServerDeleteParams, McpServerDeleteResponse, McpServerInput,
            McpServerListParams, McpServerListResponse, McpServerPutParams,
            McpServerPutResponse, McpServerReadParams, McpServerReadResponse,
            McpServerStatus, McpServerToolsDiscoverParams, McpServerToolsDiscoverResponse,
            McpServerView, McpToolAnnotationsView, McpToolDiscoveryFailureCode,
            RemoteMcpApprovalPolicy, RemoteMcpExecution, RemoteMcpExposure,
        ],
        lightspeed::model => [
            GenerationConfig, LlmUsageView, ModelConfig, ModelDefaultSlot,
            ModelProcessingTier, ToolChoice,
        ],
        lightspeed::models => [
            ModelCapabilitiesView, ModelDefaults, ModelDefaultsPutParams,
            ModelDefaultsReadParams, ModelDefaultsResponse, ModelListParams,
            ModelListResponse, ModelProviderCredentialSource, ModelProviderCredentialStatus,
            ModelProviderDiscoveryView, ModelSource, ModelView,
        ],
        lightspeed::notification => [
            AgentNotification,
        ],
        lightspeed::profiles => [
            AgentProfile, AgentProfileInput, AgentProfileSummary, InlineAgentProfile,
            ProfileApplyParams, ProfileApplyResponse, ProfileApplySummary,
            ProfileCreateParams, ProfileCreateResponse, ProfileDeleteParams,
            ProfileDeleteResponse, ProfileInstructions, ProfileListParams,
            ProfileListResponse, ProfilePutParams, ProfilePutResponse, ProfileReadParams,
            ProfileReadResponse, ProfileSessionRetention, ProfileSource,
        ],
        lightspeed::runs => [
            ApprovalDecisionFailure, ApprovalDecisionFailureKind, ApprovalDecisionInput,
            ApprovalDecisionKind, ApprovalDecisionResult, ApprovalDecisionStatus,
            ApprovalSubjectView, PendingApprovalView, RunApprovalsDecideParams,
            RunApprovalsDecideResponse, RunCancelParams, RunCancelResponse, RunLimitsConfig,
            RunListParams, RunListResponse, RunReadParams, RunReadResponse, RunStartConfig,
            RunStartParams, RunStartResponse, RunStartSource, RunStatus, RunSteerParams,
            RunSteerResponse, RunSummarySourceView, RunSummaryView,
            RunTerminalNotificationInput, RunView, RunViewSource, ToolBatchView,
            ToolCallMediaView, ToolCallView, ToolEffectView, ToolItemStatus,
        ],
        lightspeed::session_config => [
            CompactionPolicy, ContextConfig, LimitsConfig, SessionConfig,
        ],
        lightspeed::session_config::features => [
            EnvironmentAccess, EnvironmentAttachment, EnvironmentPromptsConfig,
            EnvironmentSkillsConfig, EnvironmentsFeature, FeaturesConfig, McpFeature,
            McpServerAttachment, SubagentAgentRef, SubagentsFeature, TimersFeature,
            VfsFeature, VfsPromptsConfig, VfsSkillsConfig, WebFeature, WebFetchFeature,
            WebSearchFeature, WorkspaceAccess, WorkspaceAttachment,
        ],
        lightspeed::sessions => [
            ActiveToolsView, BoundWorkflowToolDispatchInput, ManagedSessionStartParams,
            ManagedSessionWorkflowToolsInput, ProviderNativeToolExecutionView,
            SessionActivity, SessionCloseParams, SessionCloseResponse,
            SessionConfigPutParams, SessionConfigPutResponse, SessionDeleteParams,
            SessionDeleteResponse, SessionLifecycleStatus, SessionListParams,
            SessionListResponse, SessionMetadataPutParams, SessionMetadataPutResponse,
            SessionMutationView, SessionOriginKind, SessionOriginView, SessionReadParams,
            SessionReadResponse, SessionRenameParams, SessionRenameResponse,
            SessionRetentionPutParams, SessionRetentionPutResponse, SessionRetentionView,
            SessionShareParams, SessionShareResponse, SessionStartParams,
            SessionStartResponse, SessionStatus, SessionSummaryView, SessionView,
            SubagentAgentPin, SubagentLimitsView, ToolKindView, ToolParallelismView,
            ToolView, WorkflowEndpointInput, WorkflowStartRefInput,
            WorkflowToolCompletionInput, WorkflowToolCompletionKeySourceInput,
            WorkflowToolDeclarationInput, WorkflowToolDefinitionInput,
            WorkflowToolKindInput, WorkflowToolSpecInput, WorkflowToolTargetInput,
        ],
        lightspeed::skills => [
            SkillCatalogAvailability, SkillCatalogSource, SkillCatalogView, SkillListItem,
            SkillListParams, SkillListResponse, SkillLocation,
        ],
        lightspeed::transcriptions => [
            TranscriptionAudio, TranscriptionCancelParams, TranscriptionFailure,
            TranscriptionFailureKind, TranscriptionReadParams, TranscriptionResponse,
            TranscriptionStartParams, TranscriptionStatus, TranscriptionView,
        ],
        lightspeed::vfs => [
            VfsSnapshotCommitParams, VfsSnapshotCommitResponse, VfsSnapshotReadParams,
            VfsSnapshotReadResponse, VfsWorkspaceCreateParams, VfsWorkspaceCreateResponse,
            VfsWorkspaceDeleteParams, VfsWorkspaceDeleteResponse,
            VfsWorkspaceFileReadParams, VfsWorkspaceListParams, VfsWorkspaceListResponse,
            VfsWorkspaceReadParams, VfsWorkspaceReadResponse, VfsWorkspaceUpdateParams,
            VfsWorkspaceUpdateResponse, VfsWorkspaceView,
        ],
    }
}

#[test]
fn the_table_has_every_exported_type_once_and_no_other() {
    let definitions = schema::bundle(&CONTRACT).expect("a contract").definitions;
    let accepted_form = |name: &str| {
        let written = name.strip_suffix("In");
        written.is_some_and(|written| definitions.contains_key(written))
    };
    let exported: BTreeSet<&str> = definitions
        .keys()
        .map(String::as_str)
        .filter(|name| !accepted_form(name))
        .collect();
    let table = wire_types();
    let mut listed = BTreeSet::new();
    for wire in &table {
        assert!(
            listed.insert(wire.name.as_str()),
            "{} stands here twice",
            wire.name
        );
    }
    let missing: Vec<_> = exported.difference(&listed).collect();
    let unknown: Vec<_> = listed.difference(&exported).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "tests/it/types.rs lacks {missing:?}; not exported are {unknown:?}"
    );
}
