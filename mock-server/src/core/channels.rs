//! `channels/accounts/*`, `channels/inbound/admit`, `channels/pairings/*`,
//! `channels/conversations/read`.

mod conversations;
mod inbound;
mod match_message;

use api_contract::lightspeed::channels::{
    ChannelAccountCreateParams, ChannelAccountCreateResponse, ChannelAccountDeleteParams,
    ChannelAccountDeleteResponse, ChannelAccountInput, ChannelAccountListParams,
    ChannelAccountListResponse, ChannelAccountPutParams, ChannelAccountPutResponse,
    ChannelAccountReadParams, ChannelAccountReadResponse, ChannelAccountView,
    ChannelConversationReadParams, ChannelConversationReadResponse, ChannelInboundAdmitParams,
    ChannelInboundAdmitResponse, ChannelPairingDeleteParams, ChannelPairingDeleteResponse,
    ChannelPairingListParams, ChannelPairingListResponse, Channels,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::ChannelAccountId;

use super::handler::Handler;
use super::refusal::{already_there, expect_revision, not_found, unknown_reference};
use super::state::Credentials;

impl Channels for Handler<'_> {
    fn channels_accounts_create(
        &mut self,
        params: ChannelAccountCreateParams,
    ) -> Result<ChannelAccountCreateResponse, AgentApiError> {
        let id = &params.account.account_id;
        if self.universe().channel_accounts.get(id).is_some() {
            return Err(already_there("channel account", id));
        }
        self.put_account(params.account)
            .map(|account| ChannelAccountCreateResponse { account })
    }

    fn channels_accounts_put(
        &mut self,
        params: ChannelAccountPutParams,
    ) -> Result<ChannelAccountPutResponse, AgentApiError> {
        let id = &params.account.account_id;
        // An account that is new has no revision to be compared with.
        if let Some(stored) = self.universe().channel_accounts.get(id) {
            expect_revision("the account", params.expected_revision, stored.revision)?;
        }
        self.put_account(params.account)
            .map(|account| ChannelAccountPutResponse { account })
    }

    fn channels_accounts_read(
        &mut self,
        params: ChannelAccountReadParams,
    ) -> Result<ChannelAccountReadResponse, AgentApiError> {
        let account = self.account(&params.account_id)?.clone();
        Ok(ChannelAccountReadResponse { account })
    }

    fn channels_accounts_list(
        &mut self,
        params: ChannelAccountListParams,
    ) -> Result<ChannelAccountListResponse, AgentApiError> {
        let wanted = |view: &&ChannelAccountView| {
            let provider = params.provider.as_ref();
            provider.is_none_or(|provider| *provider == view.account.provider)
        };
        let accounts = self.universe().channel_accounts.by_id();
        Ok(ChannelAccountListResponse {
            accounts: accounts.filter(wanted).cloned().collect(),
        })
    }

    /// Triggers that listen to the account stay, and hear nothing.
    fn channels_accounts_delete(
        &mut self,
        params: ChannelAccountDeleteParams,
    ) -> Result<ChannelAccountDeleteResponse, AgentApiError> {
        let id = params.account_id;
        let universe = self.universe();
        let account = universe.channel_accounts.remove(&id);
        let account = account.ok_or_else(|| no_account(&id))?;
        universe.chats.drop_account(&id);
        Ok(ChannelAccountDeleteResponse { account })
    }

    fn channels_inbound_admit(
        &mut self,
        params: ChannelInboundAdmitParams,
    ) -> Result<ChannelInboundAdmitResponse, AgentApiError> {
        self.admit_inbound(&params)
    }

    fn channels_pairings_list(
        &mut self,
        params: ChannelPairingListParams,
    ) -> Result<ChannelPairingListResponse, AgentApiError> {
        Ok(self.list_pairings(&params))
    }

    fn channels_conversations_read(
        &mut self,
        params: ChannelConversationReadParams,
    ) -> Result<ChannelConversationReadResponse, AgentApiError> {
        self.read_conversation(&params)
    }

    fn channels_pairings_delete(
        &mut self,
        params: ChannelPairingDeleteParams,
    ) -> Result<ChannelPairingDeleteResponse, AgentApiError> {
        self.delete_pairing(&params)
    }
}

impl Handler<'_> {
    fn account(&mut self, id: &ChannelAccountId) -> Result<&ChannelAccountView, AgentApiError> {
        let account = self.universe().channel_accounts.get(id);
        account.ok_or_else(|| no_account(id))
    }

    fn put_account(
        &mut self,
        account: ChannelAccountInput,
    ) -> Result<ChannelAccountView, AgentApiError> {
        let now = self.now();
        let universe = self.universe();
        check_credential(&account, &universe.credentials)?;
        let id = account.account_id.clone();
        let before = universe.channel_accounts.get(&id);
        let view = ChannelAccountView {
            account,
            revision: before.map_or(1, |before| before.revision + 1),
            created_at_ms: before.map_or(now.signed(), |before| before.created_at_ms),
            updated_at_ms: now.signed(),
        };
        universe.channel_accounts.put(id, view.clone());
        Ok(view)
    }
}

pub(super) fn no_account(id: &ChannelAccountId) -> AgentApiError {
    not_found("channel account", id)
}

fn check_credential(
    account: &ChannelAccountInput,
    stored: &Credentials,
) -> Result<(), AgentApiError> {
    match &account.credential_grant_id {
        Some(grant_id) if stored.grants.get(grant_id).is_none() => {
            let member = "account.credentialGrantId";
            Err(unknown_reference(member, "grant", grant_id))
        }
        _ => Ok(()),
    }
}
