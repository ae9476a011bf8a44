//! `bots/triggers/put`, `bots/triggers/delete`.

use std::collections::VecDeque;

use api_contract::lightspeed::bots::{
    BotTriggerDeleteParams, BotTriggerDeleteResponse, BotTriggerDisabledReason, BotTriggerDocument,
    BotTriggerInput, BotTriggerPutParams, BotTriggerPutResponse, BotTriggerSpec, BotTriggerView,
    ChatPairingMode, IngestPath, PairingCode, PollCursorState,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BotTriggerId;

use super::schedule;
use crate::core::handler::Handler;
use crate::core::refusal::{expect_revision, not_found};
use crate::core::state::{Bot, Trigger};

/// The pairing codes of the server are this long.
const CODE_CHARS: usize = 12;

impl Handler<'_> {
    pub(super) fn put_trigger(
        &mut self,
        params: BotTriggerPutParams,
    ) -> Result<BotTriggerPutResponse, AgentApiError> {
        let BotTriggerPutParams {
            bot_id,
            trigger,
            expected_revision,
        } = params;
        let bot = self.open_bot(&bot_id)?;
        // A trigger that is new has no revision to be compared with.
        if let Some(stored) = bot.triggers.get(&trigger.trigger_id) {
            expect_revision("the trigger", expected_revision, stored.view.revision)?;
        }
        self.check_trigger(&trigger)?;
        let id = trigger.trigger_id.clone();
        self.with_bot(&bot_id, |handler, bot| handler.store_trigger(bot, trigger))?;
        let stored = self.bot(&bot_id)?.triggers.get(&id);
        let stored = stored.ok_or_else(|| no_trigger(&id))?;
        Ok(BotTriggerPutResponse {
            trigger: stored.view.clone(),
        })
    }

    pub(super) fn delete_trigger(
        &mut self,
        params: &BotTriggerDeleteParams,
    ) -> Result<BotTriggerDeleteResponse, AgentApiError> {
        let BotTriggerDeleteParams { bot_id, trigger_id } = params;
        let removed = self.with_bot(bot_id, |_, bot| bot.triggers.remove(trigger_id))?;
        let removed = removed.ok_or_else(|| no_trigger(trigger_id))?;
        let chats = &mut self.universe().chats;
        chats.unpair_trigger(bot_id, trigger_id, None);
        Ok(BotTriggerDeleteResponse {
            trigger: removed.view,
        })
    }

    /// Stores a trigger that was checked.
    pub(super) fn store_trigger(
        &mut self,
        bot: &mut Bot,
        input: BotTriggerInput,
    ) -> BotTriggerView {
        let now = self.now();
        let BotTriggerInput {
            trigger_id,
            document,
            pairing_code,
        } = input;
        let before = bot.triggers.get(&trigger_id).map(|trigger| &trigger.view);
        let view = BotTriggerView {
            bot_id: bot.id().clone(),
            trigger_id: trigger_id.clone(),
            revision: before.map_or(1, |before| before.revision + 1),
            disabled_reason: (!document.enabled).then_some(BotTriggerDisabledReason::Operator),
            disabled_at_ms: (!document.enabled).then_some(now.signed()),
            last_filter_error: None,
            last_filter_error_at_ms: None,
            cursor_state: cursor_state(before, &document),
            ingest_path: self.ingest_path(before, &document),
            pairing_code: self.pairing_code(before, &document, pairing_code),
            created_at_ms: before.map_or(now.signed(), |before| before.created_at_ms),
            updated_at_ms: now.signed(),
            document,
        };
        let account = match &view.document.spec {
            BotTriggerSpec::Chat { account_id, .. } => Some(account_id),
            _ => None,
        };
        let chats = &mut self.universe().chats;
        chats.unpair_trigger(bot.id(), &trigger_id, account);
        let trigger = Trigger {
            next_at: schedule::first(&view.document, now),
            fires: VecDeque::new(),
            view: view.clone(),
        };
        bot.triggers.insert(trigger_id, trigger);
        view
    }

    /// The address of a webhook stays as it is.
    fn ingest_path(
        &mut self,
        before: Option<&BotTriggerView>,
        document: &BotTriggerDocument,
    ) -> Option<IngestPath> {
        if !matches!(document.spec, BotTriggerSpec::Webhook { .. }) {
            return None;
        }
        let kept = before.and_then(|before| before.ingest_path.clone());
        Some(kept.unwrap_or_else(|| format!("/ingest/{}", self.state.ids.letters()).into()))
    }

    /// A code is kept until another one is given, and made where pairing needs one.
    fn pairing_code(
        &mut self,
        before: Option<&BotTriggerView>,
        document: &BotTriggerDocument,
        given: Option<PairingCode>,
    ) -> Option<PairingCode> {
        let BotTriggerSpec::Chat { pairing, .. } = &document.spec else {
            return None;
        };
        let kept = || before.and_then(|before| before.pairing_code.clone());
        let code = given.or_else(kept);
        if code.is_some() || *pairing != ChatPairingMode::Code {
            return code;
        }
        let letters = self.state.ids.letters();
        Some(letters.chars().take(CODE_CHARS).collect::<String>().into())
    }
}

pub(super) fn no_trigger(id: &BotTriggerId) -> AgentApiError {
    not_found("trigger", id)
}

/// How far a poll trigger has read, which starts anew with what it reads. No source is asked here.
fn cursor_state(
    before: Option<&BotTriggerView>,
    document: &BotTriggerDocument,
) -> Option<PollCursorState> {
    let reads = |document: &BotTriggerDocument| match &document.spec {
        BotTriggerSpec::Poll {
            source,
            items,
            cursor,
            interval_ms: _,
        } => Some((source.clone(), items.clone(), cursor.clone())),
        _ => None,
    };
    let now = reads(document)?;
    let same = before.filter(|before| reads(&before.document).as_ref() == Some(&now));
    let kept = same.and_then(|before| before.cursor_state.clone());
    Some(kept.unwrap_or(PollCursorState {
        ids: Vec::new(),
        watermark: None,
        consecutive_failures: 0,
        baselined_at_ms: None,
        last_polled_at_ms: None,
    }))
}
