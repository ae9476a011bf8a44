//! What a run created and has to remove.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::lock::locked;
use crate::methods::{
    McpServersPut, ProfilesCreate, ProfilesPut, SessionManagedStart, SessionStart,
    VfsWorkspacesCreate,
};
use api_contract::method::Method as _;
use serde_json::Value;

use crate::record::exchange::Exchange;
use crate::target::request::Request;

/// What a run created, registered the moment it is sent: a lost answer leaves nothing behind.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    entries: Mutex<BTreeMap<Created, String>>,
}

/// Something that was created.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Created {
    Session(String),
    Profile(String),
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
        let created = if [SessionStart::NAME, SessionManagedStart::NAME].contains(&method) {
            text("/params/sessionId").map(|id| Created::Session(id.to_owned()))
        } else if method == ProfilesCreate::NAME || method == ProfilesPut::NAME {
            text("/params/profile/profileId").map(|id| Created::Profile(id.to_owned()))
        } else if method == VfsWorkspacesCreate::NAME {
            text("/params/workspaceId").map(|id| Created::Workspace(id.to_owned()))
        } else if method == McpServersPut::NAME {
            text("/params/server/serverId").map(|id| Created::McpServer(id.to_owned()))
        } else {
            None
        };
        if let Some(created) = created {
            self.add(sender, created);
        }
    }

    /// Registers what an answer says was created under an id of the target's choice.
    ///
    /// When the request named its own session, the answer has no say: a target that answers with
    /// another one must not make us remove what we did not create.
    pub(crate) fn answered(&self, exchange: &Exchange) {
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
            self.add(exchange.sender(), Created::Session(id.to_owned()));
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
