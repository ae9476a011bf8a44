//! Bots: agents that work by themselves on what happens.

mod chat;
mod document;
mod events;
mod filters;
mod lifecycle;
mod polling;
mod state;
mod trigger_spec;
mod triggers;

pub use chat::{
    ChatAccess, ChatActivation, ChatGroupActivation, ChatMatchScope, ChatPairingMode,
    ChatTurnAccess,
};
pub use document::{BotBreaker, BotDocument, BotInput, BotListItem, BotView};
pub use events::{
    BotEventAdmitParams, BotEventAdmitResponse, BotEventDocument, BotEventId, BotEventInput,
    BotEventListParams, BotEventListResponse, BotEventMedia, BotEventMediaKind, BotEventOutcome,
    BotEventReadParams, BotEventReadResponse, BotEventReplayParams, BotEventReplayResponse,
    BotEventReplyRef, BotEventSender, BotEventView, BotRoutedSessionView,
};
pub use filters::{BotFilterTestParams, BotFilterTestResponse, BotFilterTestResult};
pub use lifecycle::{
    BotCloseParams, BotCloseResponse, BotCreateParams, BotCreateResponse, BotDeleteParams,
    BotDeleteResponse, BotListParams, BotListResponse, BotPutParams, BotPutResponse, BotReadParams,
    BotReadResponse,
};
pub use polling::{PollCursorSpec, PollCursorState, PollHttpAuth, PollHttpMethod, PollSource};
pub use state::{
    BotActiveDeliverySnapshot, BotBufferSnapshot, BotControllerSnapshot, BotControllerStatus,
    BotDeliveryId, BotRecentDeliverySnapshot, BotSessionKind, BotSessionRotateParams,
    BotSessionRotateResponse, BotSessionSnapshot, BotSetupStatus, BotStateReadParams,
    BotStateReadResponse, BotStateView, MAX_STATE_SESSIONS,
};
pub use trigger_spec::{BotTriggerSpec, WebhookPreset, WebhookVerification};
pub use triggers::{
    BotCoalescePolicy, BotDeliverPolicy, BotTriggerDeleteParams, BotTriggerDeleteResponse,
    BotTriggerDisabledReason, BotTriggerDocument, BotTriggerInput, BotTriggerListParams,
    BotTriggerListResponse, BotTriggerPutParams, BotTriggerPutResponse, BotTriggerReadParams,
    BotTriggerReadResponse, BotTriggerRoute, BotTriggerView, BotWhenBusy, IngestPath, PairingCode,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Bots: agents that work by themselves on events, which their triggers bring.
///
/// A bot has one main session, and more of them where its triggers route events elsewhere. Its event
/// log tells what happened and what became of it. It works until it is closed, and closing is final.
#[contract]
pub trait Bots {
    /// Create a bot, with triggers from the start
    ///
    /// All of it is made or nothing is. An id that exists is a conflict, a profile that does not
    /// exist is `not_found`.
    #[method("bots/create", scope = universe, action = "create_bot", group = "bots",
             role = operator, retry = reconcile, errors = [not_found, conflict],
             example = r#"{"bot": {"botId": "release-desk", "displayName": "Release desk",
                 "profileId": "changelog-writer", "runsPerDay": 40,
                 "breaker": {"fires": 20, "windowMs": 60000}},
                 "triggers": [{"triggerId": "telegram", "kind": "chat",
                 "accountId": "acme-telegram", "matchScope": "group",
                 "activation": {"group": "mention", "triggerPrefixes": ["/ask"]},
                 "pairing": "open", "route": {"policy": "perKey"},
                 "deliver": {"whenBusy": "steer"}},
                 {"triggerId": "repository", "kind": "webhook", "preset": "github",
                 "filter": "event.kind == 'release'"}]}"#)]
    fn bots_create(&mut self, params: BotCreateParams) -> Result<BotCreateResponse, AgentApiError>;

    /// Create a bot or replace its document whole
    ///
    /// Triggers stay. The bot works by the new document once it is idle. With `expectedRevision`, a
    /// bot that exists with another revision is a conflict. Of a closed bot only the display name
    /// and the description may change; more is rejected.
    #[method("bots/put", scope = universe, action = "manage_bot", group = "bots", role = operator,
             retry = reconcile, errors = [not_found, conflict, rejected],
             example = r#"{"bot": {"botId": "release-scout", "displayName": "Release scout",
                 "description": "Watches what others release.", "profileId": "changelog-writer",
                 "brief": "Report every new release in one sentence.", "emit": true}}"#)]
    fn bots_put(&mut self, params: BotPutParams) -> Result<BotPutResponse, AgentApiError>;

    /// Read a bot
    #[method("bots/read", scope = universe, action = "read", group = "bots", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout"}"#)]
    fn bots_read(&mut self, params: BotReadParams) -> Result<BotReadResponse, AgentApiError>;

    /// List bots with their counts, newest event and activity
    ///
    /// All of them in one answer, or those that somebody made.
    #[method("bots/list", scope = universe, action = "read", group = "bots", role = viewer,
             retry = always, errors = [response_too_large],
             example = r#"{"createdBy": {"kind": "local"}}"#)]
    fn bots_list(&mut self, params: BotListParams) -> Result<BotListResponse, AgentApiError>;

    /// Read what a bot does at this moment
    ///
    /// What its controller reports, and its sessions with all below them.
    #[method("bots/state/read", scope = universe, action = "read", group = "bots", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout"}"#)]
    fn bots_state_read(
        &mut self,
        params: BotStateReadParams,
    ) -> Result<BotStateReadResponse, AgentApiError>;

    /// Create a trigger or replace it whole
    ///
    /// It is checked before it is stored. A change of what a poll trigger reads makes it start anew,
    /// with what is there by then counted as seen. With `expectedRevision`, a trigger that exists
    /// with another revision is a conflict. A closed bot takes no triggers.
    #[method("bots/triggers/put", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = reconcile, errors = [not_found, conflict, rejected],
             example = r#"{"botId": "release-scout", "trigger": {"triggerId": "releases",
                 "kind": "poll", "source": {"kind": "http",
                 "url": "https://example.com/releases.json"}, "intervalMs": 900000,
                 "items": "releases", "cursor": {"kind": "idSet", "id": "tag"},
                 "coalesce": {"debounceMs": 5000, "maxWaitMs": 60000, "maxCount": 10}}}"#)]
    fn bots_triggers_put(
        &mut self,
        params: BotTriggerPutParams,
    ) -> Result<BotTriggerPutResponse, AgentApiError>;

    /// Read a trigger
    ///
    /// Its pairing code and its webhook path are shown to callers who may change the bot.
    #[method("bots/triggers/read", scope = universe, action = "read", group = "bots",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout", "triggerId": "releases"}"#)]
    fn bots_triggers_read(
        &mut self,
        params: BotTriggerReadParams,
    ) -> Result<BotTriggerReadResponse, AgentApiError>;

    /// List all triggers of a bot, by id
    #[method("bots/triggers/list", scope = universe, action = "read", group = "bots",
             role = viewer, retry = always, errors = [not_found, response_too_large],
             example = r#"{"botId": "release-scout"}"#)]
    fn bots_triggers_list(
        &mut self,
        params: BotTriggerListParams,
    ) -> Result<BotTriggerListResponse, AgentApiError>;

    /// Hand an event to the main session of a bot
    ///
    /// Give an `eventId` and a lost answer costs nothing: for an id that the bot has already, the
    /// stored event is returned with `duplicate`, and nothing is stored. Without one, look into the
    /// event list before you repeat the call. A closed bot takes no events.
    #[method("bots/events/admit", scope = universe, action = "invoke_bot", group = "bots",
             role = contributor, retry = reconcile, errors = [not_found, rejected],
             example = r#"{"botId": "release-scout", "event": {"kind": "release",
                 "summary": "Acorn 1.2 is out", "data": {"tag": "v1.2"},
                 "eventId": "acorn-1.2", "links": ["https://example.com/acorn/1.2"]}}"#)]
    fn bots_events_admit(
        &mut self,
        params: BotEventAdmitParams,
    ) -> Result<BotEventAdmitResponse, AgentApiError>;

    /// List the events of a bot, newest first
    #[method("bots/events/list", scope = universe, action = "read", group = "bots", role = viewer,
             retry = always, errors = [not_found, response_too_large], paginated,
             example = r#"{"botId": "release-scout", "limit": 20}"#)]
    fn bots_events_list(
        &mut self,
        params: BotEventListParams,
    ) -> Result<BotEventListResponse, AgentApiError>;

    /// Read an event whole
    #[method("bots/events/read", scope = universe, action = "read", group = "bots", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout", "seq": 1}"#)]
    fn bots_events_read(
        &mut self,
        params: BotEventReadParams,
    ) -> Result<BotEventReadResponse, AgentApiError>;

    /// Hand a stored event to its bot again
    ///
    /// It becomes a new event with a number and an id of its own; each call makes another one. A
    /// closed bot takes no events.
    #[method("bots/events/replay", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = never, errors = [not_found, rejected],
             example = r#"{"botId": "release-scout", "seq": 1}"#)]
    fn bots_events_replay(
        &mut self,
        params: BotEventReplayParams,
    ) -> Result<BotEventReplayResponse, AgentApiError>;

    /// Try a filter on a payload or on the newest events of a bot
    ///
    /// Nothing is stored and no event is handed on. An expression that is no CEL is invalid; one
    /// that fails on an event shows in its result.
    #[method("bots/filters/test", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout", "filter": "event.kind == 'release'",
                 "limit": 50}"#)]
    fn bots_filters_test(
        &mut self,
        params: BotFilterTestParams,
    ) -> Result<BotFilterTestResponse, AgentApiError>;

    /// Replace a session of a bot by a new one
    ///
    /// The session is closed once it is idle, and its place is taken by one with a fresh context and
    /// the next generation. The bot's log stays. The call does not wait for that.
    #[method("bots/sessions/rotate", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = reconcile, errors = [not_found, rejected],
             example = r#"{"botId": "release-scout", "sessionId": "bot-release-scout"}"#)]
    fn bots_sessions_rotate(
        &mut self,
        params: BotSessionRotateParams,
    ) -> Result<BotSessionRotateResponse, AgentApiError>;

    /// Delete a trigger, with its schedule and its pairings
    #[method("bots/triggers/delete", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"botId": "release-scout", "triggerId": "releases"}"#)]
    fn bots_triggers_delete(
        &mut self,
        params: BotTriggerDeleteParams,
    ) -> Result<BotTriggerDeleteResponse, AgentApiError>;

    /// Close a bot for good
    ///
    /// Answers once the bot was told; it finishes and closes its sessions afterwards, and then takes
    /// no more events. Closing a closed bot changes nothing.
    #[method("bots/close", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = always, errors = [not_found],
             example = r#"{"botId": "release-scout"}"#)]
    fn bots_close(&mut self, params: BotCloseParams) -> Result<BotCloseResponse, AgentApiError>;

    /// Delete a bot with its sessions
    ///
    /// A bot that is still open is closed first.
    #[method("bots/delete", scope = universe, action = "manage_bot", group = "bots",
             role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"botId": "release-scout"}"#)]
    fn bots_delete(&mut self, params: BotDeleteParams) -> Result<BotDeleteResponse, AgentApiError>;
}
