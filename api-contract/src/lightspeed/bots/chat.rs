//! Triggers that listen to a channel: which conversations, which messages, whose.

use crate::lightspeed::ids::ChatSenderId;
use crate::wire;

/// A kind of conversation.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[wire(open)]
pub enum ChatMatchScope {
    /// With a single person.
    Direct,
    /// With several people.
    Group,
}

/// Which messages start a turn of the bot. In a conversation with a single person, all do.
#[wire]
#[derive(Default)]
pub struct ChatActivation {
    /// Which messages of a group do; absent leaves it to the server.
    #[wire(optional)]
    pub group: Option<ChatGroupActivation>,
    /// Beginnings by which a message of a group is meant for the bot, such as `/ask`.
    #[wire(optional)]
    pub trigger_prefixes: Vec<String>,
    /// Names under which the bot is mentioned, beside the account's own.
    #[wire(optional)]
    pub mention_names: Vec<String>,
}

/// Which messages of a group start a turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[wire(open)]
pub enum ChatGroupActivation {
    /// Those that mention the bot or reply to it.
    Mention,
    /// All of them.
    Always,
}

/// Whose messages count.
#[wire]
#[derive(Default)]
pub struct ChatAccess {
    /// Who may start a turn.
    #[wire(default)]
    pub turn: ChatTurnAccess,
    /// The senders who may, where `turn` is `listed`.
    #[wire(optional)]
    pub allowed: Vec<ChatSenderId>,
    /// The senders who may control the bot by commands in the conversation.
    #[wire(optional)]
    pub controllers: Vec<ChatSenderId>,
}

/// Who may start a turn.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[wire(open)]
#[derive(Default)]
pub enum ChatTurnAccess {
    /// Everybody in the conversation.
    #[default]
    Anyone,
    /// The senders that are listed.
    Listed,
}

/// How a conversation gets paired with a bot.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[wire(open)]
pub enum ChatPairingMode {
    /// Somebody sends the trigger's pairing code in it.
    Code,
    /// Its first message does it.
    Open,
}
