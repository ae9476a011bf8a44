//! Credentials of other services, of one universe.

use api_contract::lightspeed::auth::{
    AccessToken, AuthClientId, AuthClientView, AuthFlowId, AuthFlowStatus, AuthFlowView,
    AuthGrantStatus, AuthGrantView, AuthProviderId, AuthProviderView,
};
use api_contract::lightspeed::ids::AuthGrantId;
use serde::{Deserialize, Serialize};

use super::record_store::RecordStore;
use crate::core::time::UnixMs;

/// The records of the group `auth`. Of secrets only the tokens of grants are kept, for those who
/// lease them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Credentials {
    pub(crate) grants: RecordStore<AuthGrantId, Grant>,
    pub(crate) clients: RecordStore<AuthClientId, AuthClientView>,
    pub(crate) flows: RecordStore<AuthFlowId, AuthFlowView>,
    pub(crate) providers: RecordStore<AuthProviderId, AuthProviderView>,
}

/// A grant with its token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Grant {
    pub(crate) view: AuthGrantView,
    pub(crate) token: Option<AccessToken>,
    /// The installation of a GitHub App from which tokens can be had at any time.
    pub(crate) installation: Option<i64>,
}

impl Grant {
    /// The grant at a moment: a token that has ended needs somebody to authorize again, unless the
    /// server can have another one.
    pub(crate) fn at(&self, now: UnixMs) -> AuthGrantView {
        let mut view = self.view.clone();
        let ended = view.expires_at_ms.is_some_and(|end| end <= now.signed());
        if ended && self.installation.is_none() && view.status == AuthGrantStatus::Active {
            view.status = AuthGrantStatus::NeedsReauth;
        }
        view
    }
}

/// A flow at a moment: one that still waits at its end has expired then.
pub(crate) fn flow_at(flow: &AuthFlowView, now: UnixMs) -> AuthFlowView {
    let mut flow = flow.clone();
    if flow.status == AuthFlowStatus::Pending && flow.expires_at_ms <= now.signed() {
        flow.status = AuthFlowStatus::Expired;
        flow.updated_at_ms = flow.expires_at_ms;
    }
    flow
}
