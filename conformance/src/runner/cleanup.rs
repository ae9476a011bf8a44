//! Removes what a run created.

use serde_json::{Value, json};

use api_contract::lightspeed::events::MAX_EVENT_LIMIT;

use crate::check::Check;
use crate::events::{Events as _, Page};
use crate::methods::{
    AuthClientsDelete, McpServersDelete, Method as _, ProfilesDelete, SessionClose, SessionDelete,
    SessionEventsRead, SessionList, VfsWorkspacesDelete,
};
use crate::names::Names;
use crate::record::exchange::{Ending, Exchange};
use crate::record::ledger::{Created, Thing};
use crate::refusal::ErrorClass;
use crate::target::caller::Tenant;
use crate::target::request::Request;
use crate::target::transport::Transport;

/// The name under which clean-up calls are recorded.
const SENDER: &str = "clean-up";

/// A session's log is read to its end before it is deleted, but not for ever.
const PAGES_MAX: usize = 64;

/// The list of leftovers is asked for again until it is empty, but not for ever.
const SWEEPS_MAX: usize = 16;

/// Removes what one check created. What cannot be removed yet is kept for the end of the run.
pub(super) async fn of_check(transport: &Transport, check: &Check) {
    for created in transport.ledger.take(Some(check.id)) {
        if remove(transport, &created).await.is_err() {
            transport.ledger.keep(SENDER, created);
        }
    }
}

/// Removes everything that is left, and returns what could not be removed.
pub(super) async fn everything(transport: &Transport, names: &Names) -> Vec<String> {
    let mut left = Vec::new();
    let mut registered = transport.ledger.take(None).into_iter();
    while let Some(created) = registered.next() {
        match remove(transport, &created).await {
            Ok(()) => {}
            Err(Kept::Refused(why)) => left.push(format!("{} ({why})", describe(&created))),
            // Who does not answer now will not answer for the rest either.
            Err(Kept::Silent(why)) => {
                left.push(format!("{} ({why})", describe(&created)));
                left.extend(registered.map(|created| describe(&created)));
                return left;
            }
        }
    }
    for tenant in Tenant::ALL {
        if tenant == Tenant::First || transport.target.second.is_some() {
            left.extend(unregistered(transport, names, tenant).await);
        }
    }
    left
}

fn describe(created: &Created) -> String {
    let whose = match created.tenant {
        Tenant::First => "",
        Tenant::Second => " of the second tenant",
    };
    match &created.thing {
        Thing::Session(id) => format!("session {id}{whose}"),
        Thing::Profile(id) => format!("profile {id}{whose}"),
        Thing::AuthClient(id) => format!("OAuth client {id}{whose}"),
        Thing::Workspace(id) => format!("workspace {id}{whose}"),
        Thing::McpServer(id) => format!("MCP server {id}{whose}"),
    }
}

/// Removes the sessions that carry the run's tag and are not in the ledger: those whose id the
/// target chose in an answer that never arrived.
async fn unregistered(transport: &Transport, names: &Names, tenant: Tenant) -> Vec<String> {
    let tag = names.tag();
    let mut left = Vec::new();
    for _ in 0..SWEEPS_MAX {
        let listed = call(
            transport,
            tenant,
            SessionList::NAME,
            json!({ "metadata": tag }),
        )
        .await;
        let ids: Vec<String> = listed
            .data()
            .and_then(|data| data.get("sessions"))
            .and_then(Value::as_array)
            .map_or(&[][..], Vec::as_slice)
            .iter()
            // A target that ignores the filter must not make us delete what is not ours.
            .filter(|row| row.get("metadata") == Some(&tag))
            .filter_map(|row| row.get("id").and_then(Value::as_str).map(str::to_owned))
            .filter(|id| !left.iter().any(|kept: &String| kept.contains(id.as_str())))
            .collect();
        if ids.is_empty() {
            break;
        }
        for id in ids {
            let created = Created {
                thing: Thing::Session(id),
                tenant,
            };
            if let Err(Kept::Refused(why) | Kept::Silent(why)) = remove(transport, &created).await {
                left.push(format!("{} ({why})", describe(&created)));
            }
        }
    }
    left
}

/// Why something is still there.
enum Kept {
    /// The target does not remove it.
    Refused(String),
    /// The target does not answer.
    Silent(String),
}

async fn remove(transport: &Transport, created: &Created) -> Result<(), Kept> {
    let tenant = created.tenant;
    let call = |method, params| call(transport, tenant, method, params);
    match &created.thing {
        Thing::Profile(id) => gone(&call(ProfilesDelete::NAME, json!({ "profileId": id })).await),
        Thing::AuthClient(id) => {
            gone(&call(AuthClientsDelete::NAME, json!({ "clientId": id })).await)
        }
        Thing::Workspace(id) => {
            gone(&call(VfsWorkspacesDelete::NAME, json!({ "workspaceId": id })).await)
        }
        Thing::McpServer(id) => {
            gone(&call(McpServersDelete::NAME, json!({ "serverId": id })).await)
        }
        Thing::Session(id) => {
            let closing = json!({ "sessionId": id, "force": true });
            let closed = call(SessionClose::NAME, closing).await;
            if closed.is_refused_as(ErrorClass::NotFound) {
                return Ok(());
            }
            if let Ending::Broken(broken) = closed.ending() {
                return Err(Kept::Silent(broken.detail.clone()));
            }
            audit(transport, tenant, id).await;
            gone(&call(SessionDelete::NAME, json!({ "sessionId": id })).await)
        }
    }
}

/// Reads the whole log, so that the oracles see how it ended.
async fn audit(transport: &Transport, tenant: Tenant, id: &str) {
    let mut after = 0;
    for _ in 0..PAGES_MAX {
        let params =
            json!({ "sessionId": id, "after": { "seq": after }, "limit": MAX_EVENT_LIMIT });
        let exchange = call(transport, tenant, SessionEventsRead::NAME, params).await;
        let Some(page) = Page::of(&exchange) else {
            return;
        };
        match page.seqs().into_iter().max() {
            Some(last) if last > after && !page.complete => after = last,
            Some(_) | None => return,
        }
    }
}

async fn call(transport: &Transport, tenant: Tenant, method: &str, params: Value) -> Exchange {
    let request = Request::call(method, params).by(tenant.caller());
    transport.send(SENDER, request).await
}

/// Whether what was to be deleted is gone.
fn gone(exchange: &Exchange) -> Result<(), Kept> {
    if exchange.succeeded() || exchange.is_refused_as(ErrorClass::NotFound) {
        return Ok(());
    }
    Err(match (exchange.ending(), exchange.error()) {
        (Ending::Broken(broken), _) => Kept::Silent(broken.detail.clone()),
        (_, Some(error)) => Kept::Refused(format!("refused with {error}")),
        (_, None) => Kept::Refused("no answer that could be read".to_owned()),
    })
}
