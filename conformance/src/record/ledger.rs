//! What a run created and has to remove.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::lock::locked;
use crate::methods::{
    AuthClientsCreate, McpServersPut, ProfilesCreate, ProfilesPut, SessionManagedStart,
    SessionStart, VfsWorkspacesCreate,
};
use api_contract::method::Method as _;
use serde_json::Value;

use crate::record::exchange::Exchange;
use crate::target::caller::Tenant;
use crate::target::request::Request;

/// What a run created, registered the moment it is sent: a lost answer leaves nothing behind.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    entries: Mutex<BTreeMap<Created, String>>,
}

/// Something that was created, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Created {
    pub(crate) thing: Thing,
    pub(crate) tenant: Tenant,
}

/// What was created, by its id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Thing {
    Session(String),
    Profile(String),
    /// A client of an authorization server.
    AuthClient(String),
    Workspace(String),
    McpServer(String),
}

impl Ledger {
    /// Registers what a request is about to create.
    pub(crate) fn sending(&self, sender: &str, request: &Request) {
        // A raw body may hold a request, too.
        let json = request.json().unwrap_or_default();
        let method = json
            .get("method")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let text = |pointer: &str| {
            json.pointer(pointer)
                .and_then(Value::as_str)
                .filter(|id| !id.is_empty())
        };
        let thing = if [SessionStart::NAME, SessionManagedStart::NAME].contains(&method) {
            text("/params/sessionId").map(|id| Thing::Session(id.to_owned()))
        } else if method == ProfilesCreate::NAME || method == ProfilesPut::NAME {
            text("/params/profile/profileId").map(|id| Thing::Profile(id.to_owned()))
        } else if method == AuthClientsCreate::NAME {
            text("/params/clientId").map(|id| Thing::AuthClient(id.to_owned()))
        } else if method == VfsWorkspacesCreate::NAME {
            text("/params/workspaceId").map(|id| Thing::Workspace(id.to_owned()))
        } else if method == McpServersPut::NAME {
            text("/params/server/serverId").map(|id| Thing::McpServer(id.to_owned()))
        } else {
            None
        };
        if let Some(thing) = thing {
            let tenant = request.caller().tenant();
            self.add(sender, Created { thing, tenant });
        }
    }

    /// Registers what an answer says was created under an id of the target's choice.
    ///
    /// What makes a client of an authorization server may be forbidden, and so is its removal then: what
    /// was refused is taken out again.
    ///
    /// When the request named its own session, the answer has no say: a target that answers with
    /// another one must not make us remove what we did not create.
    pub(crate) fn answered(&self, exchange: &Exchange) {
        if exchange.request().method() == Some(AuthClientsCreate::NAME)
            && exchange.error().is_some()
            && let Some(params) = exchange.request().params()
            && let Some(id) = params.get("clientId").and_then(Value::as_str)
        {
            let created = Created {
                thing: Thing::AuthClient(id.to_owned()),
                tenant: exchange.request().caller().tenant(),
            };
            locked(&self.entries).remove(&created);
        }
        let named = exchange
            .request()
            .params()
            .and_then(|params| params.get("sessionId"))
            .is_some_and(|id| !id.is_null());
        if exchange.request().method() == Some(SessionStart::NAME)
            && !named
            && let Some(id) = exchange.data().and_then(|data| data.pointer("/session/id"))
            && let Some(id) = id.as_str()
        {
            let created = Created {
                thing: Thing::Session(id.to_owned()),
                tenant: exchange.request().caller().tenant(),
            };
            self.add(exchange.sender(), created);
        }
    }

    fn add(&self, sender: &str, created: Created) {
        let mut entries = locked(&self.entries);
        entries.entry(created).or_insert_with(|| sender.to_owned());
    }

    /// Takes out what one sender created, or what everybody did.
    pub(crate) fn take(&self, sender: Option<&str>) -> Vec<Created> {
        let mut entries = locked(&self.entries);
        let taken: Vec<Created> = entries
            .iter()
            .filter(|(_, owner)| sender.is_none_or(|sender| sender == owner.as_str()))
            .map(|(created, _)| created.clone())
            .collect();
        entries.retain(|created, _| !taken.contains(created));
        taken
    }

    /// Puts back what could not be removed yet.
    pub(crate) fn keep(&self, sender: &str, created: Created) {
        self.add(sender, created);
    }
}
