//! What an oracle remembers of each session.

use std::collections::BTreeMap;

use crate::methods::SessionDelete;
use api_contract::method::Method as _;
use serde_json::Value;

use crate::events::Page;
use crate::record::exchange::Exchange;
use crate::target::caller::Tenant;

/// A session: two tenants may have one each of the same id.
type Key = (Tenant, String);

/// What an oracle remembers of each session, until the session is deleted: then its id is free,
/// and a new session may begin again with the first event.
#[derive(Debug, Default)]
pub(super) struct Sessions<T> {
    known: BTreeMap<Key, T>,
    /// The tick after which a session of this id is another one.
    deleted: BTreeMap<Key, u64>,
}

impl<T: Default> Sessions<T> {
    /// The page an exchange brought, with what is known of its session.
    pub(super) fn page(&mut self, exchange: &Exchange) -> Option<(Page, &mut T)> {
        if exchange.request().method() == Some(SessionDelete::NAME) {
            self.forget(exchange);
            return None;
        }
        let page = Page::of(exchange)?;
        let key = (exchange.request().caller().tenant(), page.session.clone());
        // A read that overlapped the deletion may show either session.
        if self
            .deleted
            .get(&key)
            .is_some_and(|tick| exchange.span().sent <= *tick)
        {
            return None;
        }
        let known = self.known.entry(key).or_default();
        Some((page, known))
    }

    fn forget(&mut self, exchange: &Exchange) {
        let id = exchange
            .request()
            .params()
            .and_then(|params| params.get("sessionId"))
            .and_then(Value::as_str);
        // Without an answer the session may be gone as well.
        if let Some(id) = id
            && exchange.error().is_none()
        {
            let key = (exchange.request().caller().tenant(), id.to_owned());
            self.known.remove(&key);
            self.deleted.insert(key, exchange.span().done);
        }
    }
}

/// A sequence number and the exchange that showed it.
#[derive(Clone, Debug)]
pub(super) struct Sighting {
    pub(super) seq: u64,
    pub(super) exchange: Exchange,
}

impl Sighting {
    /// Two exchanges as evidence, once when they are the same.
    pub(super) fn both<'a>(&'a self, other: &'a Sighting) -> Vec<&'a Exchange> {
        if self.exchange.span().sent == other.exchange.span().sent {
            vec![&self.exchange]
        } else {
            vec![&self.exchange, &other.exchange]
        }
    }
}
