//! Which messages a chat trigger listens to, and which of them start a turn.

use api_contract::lightspeed::bots::{
    BotTriggerSpec, BotTriggerView, ChatAccess, ChatActivation, ChatGroupActivation,
    ChatMatchScope, ChatPairingMode, ChatTurnAccess,
};
use api_contract::lightspeed::channels::ChannelInbound;
use api_contract::lightspeed::ids::ChannelAccountId;

/// What a chat trigger is told.
pub(super) struct ChatTrigger<'a> {
    pub(super) view: &'a BotTriggerView,
    pub(super) activation: &'a ChatActivation,
    pub(super) access: &'a ChatAccess,
    pub(super) pairing: &'a ChatPairingMode,
    pub(super) priority: u32,
}

/// A trigger that listens to a conversation of this kind on the account; nothing for any other.
pub(super) fn listener<'a>(
    view: &'a BotTriggerView,
    account: &ChannelAccountId,
    inbound: &ChannelInbound,
) -> Option<ChatTrigger<'a>> {
    let BotTriggerSpec::Chat {
        account_id,
        match_scope,
        activation,
        access,
        pairing,
        priority,
    } = &view.document.spec
    else {
        return None;
    };
    let kind = if inbound.is_direct {
        ChatMatchScope::Direct
    } else {
        ChatMatchScope::Group
    };
    let listens = view.document.enabled
        && account_id == account
        && match_scope.as_ref().is_none_or(|scope| *scope == kind);
    listens.then_some(ChatTrigger {
        view,
        activation,
        access,
        pairing,
        priority: *priority,
    })
}

impl ChatTrigger<'_> {
    /// Whether somebody sent the trigger's pairing code.
    pub(super) fn is_paired_by(&self, text: &str) -> bool {
        let code = self.view.pairing_code.as_ref();
        *self.pairing == ChatPairingMode::Code
            && code.is_some_and(|code| {
                let code = code.as_str();
                text.trim() == code || text.split_whitespace().any(|word| word == code)
            })
    }

    /// Whether a message is meant for the bot.
    pub(super) fn is_meant(&self, inbound: &ChannelInbound) -> bool {
        if inbound.is_direct || self.activation.group == Some(ChatGroupActivation::Always) {
            return true;
        }
        let text = inbound.text.trim();
        let prefixes = &self.activation.trigger_prefixes;
        inbound.mentioned_bot
            || inbound.is_reply_to_bot
            || prefixes
                .iter()
                .any(|prefix| text.starts_with(prefix.as_str()))
            || self
                .activation
                .mention_names
                .iter()
                .any(|name| mentions(text, name))
    }

    /// Whether the sender may start a turn.
    pub(super) fn admits(&self, inbound: &ChannelInbound) -> bool {
        match self.access.turn {
            ChatTurnAccess::Listed => self.access.allowed.contains(&inbound.sender_id),
            ChatTurnAccess::Anyone | ChatTurnAccess::Unlisted(_) => true,
        }
    }
}

/// Whether a name stands in a text as words of their own, in capitals or not.
fn mentions(text: &str, name: &str) -> bool {
    let (text, name) = (text.to_lowercase(), name.trim().to_lowercase());
    let outside = |neighbour: Option<char>| !neighbour.is_some_and(char::is_alphanumeric);
    !name.is_empty()
        && text.match_indices(name.as_str()).any(|(at, found)| {
            outside(text[..at].chars().next_back())
                && outside(text[at + found.len()..].chars().next())
        })
}
