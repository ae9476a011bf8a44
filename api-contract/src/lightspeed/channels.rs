//! Channels: chat accounts, their conversations, and which bot each conversation belongs to.

mod accounts;
mod conversations;
mod inbound;
mod pairings;

pub use accounts::{
    ChannelAccountCreateParams, ChannelAccountCreateResponse, ChannelAccountDeleteParams,
    ChannelAccountDeleteResponse, ChannelAccountInput, ChannelAccountListParams,
    ChannelAccountListResponse, ChannelAccountPutParams, ChannelAccountPutResponse,
    ChannelAccountReadParams, ChannelAccountReadResponse, ChannelAccountSettings,
    ChannelAccountView, ChannelProvider,
};
pub use conversations::{
    ChannelConversationReadParams, ChannelConversationReadResponse, ChannelConversationSnapshot,
    ChatId, ChatThreadId,
};
pub use inbound::{
    ChannelInbound, ChannelInboundAdmitParams, ChannelInboundAdmitResponse, ChannelInboundDecision,
    ChannelInboundMedia, ChatFileId, ChatMessageId,
};
pub use pairings::{
    ChannelPairingDeleteParams, ChannelPairingDeleteResponse, ChannelPairingListParams,
    ChannelPairingListResponse, ChannelPairingView,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Channels: accounts at chat providers, through which people talk to bots.
///
/// A connector receives the messages of an account and hands them in. A conversation is paired with
/// one bot, by a chat trigger of that bot; from then on its messages are events of the bot.
#[contract]
pub trait Channels {
    /// Create a channel account
    ///
    /// Its revision is 1. An id that exists is a conflict.
    #[method("channels/accounts/create", scope = universe, action = "configure_resource",
             group = "channels", role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"account": {"accountId": "acme-telegram", "provider": "telegram",
                 "providerAccountId": "acme_release_bot", "displayName": "Acme on Telegram"}}"#)]
    fn channels_accounts_create(
        &mut self,
        params: ChannelAccountCreateParams,
    ) -> Result<ChannelAccountCreateResponse, AgentApiError>;

    /// Create a channel account or replace it whole
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, an account
    /// that exists with another revision is a conflict.
    #[method("channels/accounts/put", scope = universe, action = "configure_resource",
             group = "channels", role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"account": {"accountId": "acme-whatsapp", "provider": "whatsapp",
                 "providerAccountId": "15550100", "displayName": "Acme on WhatsApp",
                 "settings": {"printQr": true, "region": "eu"}, "enabled": false}}"#)]
    fn channels_accounts_put(
        &mut self,
        params: ChannelAccountPutParams,
    ) -> Result<ChannelAccountPutResponse, AgentApiError>;

    /// Read a channel account
    #[method("channels/accounts/read", scope = universe, action = "read", group = "channels",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"accountId": "acme-whatsapp"}"#)]
    fn channels_accounts_read(
        &mut self,
        params: ChannelAccountReadParams,
    ) -> Result<ChannelAccountReadResponse, AgentApiError>;

    /// List channel accounts
    ///
    /// All of them in one answer, or those at one provider.
    #[method("channels/accounts/list", scope = universe, action = "read", group = "channels",
             role = viewer, retry = always, errors = [response_too_large],
             example = r#"{"provider": "telegram"}"#)]
    fn channels_accounts_list(
        &mut self,
        params: ChannelAccountListParams,
    ) -> Result<ChannelAccountListResponse, AgentApiError>;

    /// Delete a channel account and its pairings
    #[method("channels/accounts/delete", scope = universe, action = "configure_resource",
             group = "channels", role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"accountId": "acme-whatsapp"}"#)]
    fn channels_accounts_delete(
        &mut self,
        params: ChannelAccountDeleteParams,
    ) -> Result<ChannelAccountDeleteResponse, AgentApiError>;

    /// Hand in a message that arrived on a channel
    ///
    /// For the connectors of chat providers. The answer tells where the message went; that no bot
    /// takes it is an answer too, not an error. A message that comes again under its id reaches no
    /// bot twice.
    #[method("channels/inbound/admit", scope = service, group = "channels/inbound",
             retry = with_id("inbound"), errors = [not_found],
             example = r#"{"accountId": "acme-telegram", "inbound": {"messageId": "5021",
                 "chatId": "-100200300", "senderId": "777001", "senderName": "Ada",
                 "timestampMs": 1767261600000, "text": "/ask Is Acorn 1.2 out?",
                 "media": [{"fileId": "AgAD-17", "kind": "image", "mime": "image/png",
                 "byteSize": 48213}], "isDirect": false, "mentionedBot": true,
                 "isReplyToBot": false}}"#)]
    fn channels_inbound_admit(
        &mut self,
        params: ChannelInboundAdmitParams,
    ) -> Result<ChannelInboundAdmitResponse, AgentApiError>;

    /// List the conversations that are paired with a bot
    ///
    /// A pairing must pass every filter given.
    #[method("channels/pairings/list", scope = universe, action = "read", group = "channels",
             role = viewer, retry = always, errors = [response_too_large],
             example = r#"{"accountId": "acme-telegram", "botId": "release-desk"}"#)]
    fn channels_pairings_list(
        &mut self,
        params: ChannelPairingListParams,
    ) -> Result<ChannelPairingListResponse, AgentApiError>;

    /// Read what a conversation does at this moment
    ///
    /// For finding out why a message or an answer is missing. A conversation that nothing handles
    /// is answered without `conversation`.
    #[method("channels/conversations/read", scope = universe, action = "read", group = "channels",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"accountId": "acme-telegram", "chatId": "-100200300"}"#)]
    fn channels_conversations_read(
        &mut self,
        params: ChannelConversationReadParams,
    ) -> Result<ChannelConversationReadResponse, AgentApiError>;

    /// Take a conversation away from its bot
    ///
    /// Its next message is judged like that of a conversation which was never paired.
    #[method("channels/pairings/delete", scope = universe, action = "configure_resource",
             group = "channels", role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"accountId": "acme-telegram", "chatId": "-100200300"}"#)]
    fn channels_pairings_delete(
        &mut self,
        params: ChannelPairingDeleteParams,
    ) -> Result<ChannelPairingDeleteResponse, AgentApiError>;
}
