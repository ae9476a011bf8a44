//! What makes a trigger fire.

use crate::lightspeed::bots::{
    ChatAccess, ChatActivation, ChatMatchScope, ChatPairingMode, PollCursorSpec, PollSource,
};
use crate::lightspeed::ids::{AuthGrantId, BotId, ChannelAccountId};
use crate::wire;

/// What makes a trigger fire. The members stand beside those of the trigger.
///
/// A newer server may have kinds that are not listed here; a request may only use those that are.
// Open like everything a trigger says, though clients send it too: or a client failed at the whole
// list because one trigger is of a newer kind. Validation refuses an unknown one in parameters.
#[wire(tag = "kind", open)]
pub enum BotTriggerSpec {
    /// A clock.
    Schedule {
        /// When it fires again and again, as a cron expression; absent for a trigger that fires
        /// once.
        #[wire(optional)]
        cron: Option<String>,
        /// When it fires once, in Unix milliseconds; absent for a trigger that fires again and
        /// again. It is switched off afterwards.
        #[wire(optional)]
        at_ms: Option<i64>,
        /// The time zone of `cron`, as an IANA name.
        #[wire(default = "UTC".to_owned())]
        timezone: String,
        /// What its events tell the bot.
        summary: String,
    },
    /// An HTTP request from outside. The view shows under `ingestPath` where to send it.
    Webhook {
        /// How a request proves that it comes from the right sender.
        #[wire(default)]
        verification: WebhookVerification,
        /// The sender whose requests are understood in detail; absent takes them as plain JSON.
        #[wire(optional)]
        preset: Option<WebhookPreset>,
    },
    /// A source that is asked regularly for what is new.
    Poll {
        /// Whom to ask.
        source: PollSource,
        /// The time between two questions, in milliseconds.
        interval_ms: u64,
        /// Where in the answer the items stand; absent takes the answer itself.
        #[wire(optional)]
        items: Option<String>,
        /// How new items are told from those seen before.
        cursor: PollCursorSpec,
    },
    /// Events of other bots of the universe.
    Bot {
        /// The bots whose events are taken; none means any bot.
        #[wire(optional)]
        from: Vec<BotId>,
    },
    /// Messages on a channel.
    Chat {
        /// The channel account that receives the messages.
        account_id: ChannelAccountId,
        /// Only conversations of this kind; absent means both.
        #[wire(optional)]
        match_scope: Option<ChatMatchScope>,
        /// Which messages start a turn.
        #[wire(optional)]
        activation: ChatActivation,
        /// Whose messages count.
        #[wire(optional)]
        access: ChatAccess,
        /// How a conversation gets paired with the bot.
        #[wire(default = ChatPairingMode::Code)]
        pairing: ChatPairingMode,
        /// The trigger's rank among those that match the same message.
        #[wire(default = 100)]
        priority: u32,
    },
}

/// How a request to a webhook proves that it comes from the right sender.
///
/// A newer server may have schemes that are not listed here; a request may only use those that are.
#[wire(tag = "scheme", open)]
#[derive(Default)]
pub enum WebhookVerification {
    /// The address holds a secret part, and who knows it is trusted.
    #[default]
    Token,
    /// The request is signed with HMAC-SHA256.
    #[wire(rename = "hmac-sha256")]
    HmacSha256 {
        /// The grant that holds the secret.
        grant_id: AuthGrantId,
        /// The request header with the signature.
        header: String,
        /// What stands before the signature in the header, such as `sha256=`; absent when nothing
        /// does.
        #[wire(optional)]
        prefix: Option<String>,
        /// The audience for which the grant is used; absent when the grant asks for none.
        #[wire(optional)]
        audience: Option<String>,
    },
}

/// A sender of webhooks whose requests the server understands in detail.
///
/// A newer server may know more of them; a request may only name those that are listed.
#[wire(open)]
pub enum WebhookPreset {
    /// GitHub: the kind and id of an event are taken from its headers.
    Github,
}
