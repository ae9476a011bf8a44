//! Changes of pages of events.

use serde_json::{Map, Value, json};

use super::kind::{Answering, Exchange};

/// The method that reads them.
pub(super) const READ: &str = "session/events/read";

/// The events that end a run.
const TERMINAL: [&str; 3] = ["runCompleted", "runFailed", "runCancelled"];

/// A forward page, to be changed; nothing for another answer.
pub(super) struct Page<'a> {
    members: &'a mut Map<String, Value>,
    /// The number of the event after which it begins.
    pub(super) after: u64,
}

impl Page<'_> {
    pub(super) fn events(&mut self) -> Option<&mut Vec<Value>> {
        self.members.get_mut("events")?.as_array_mut()
    }

    pub(super) fn head(&self) -> Option<u64> {
        self.members.get("headCursor")?.get("seq")?.as_u64()
    }

    pub(super) fn remove(&mut self, member: &str) {
        self.members.remove(member);
    }

    pub(super) fn set(&mut self, member: &str, value: Value) {
        self.members.insert(member.to_owned(), value);
    }
}

/// The answer with a changed page; nothing when it is none, or when the change says that there is
/// nothing to change.
pub(super) fn change(
    exchange: &Exchange<'_>,
    change: impl FnOnce(&mut Page<'_>) -> Option<()>,
) -> Option<Answering> {
    let params = exchange.request.params.as_ref();
    let param = |name| params.and_then(|params| params.get(name));
    if param("direction").is_some_and(|direction| direction == "backward") {
        return None;
    }
    let after = param("after").and_then(|after| after["seq"].as_u64());
    exchange.changed(|response| {
        let result = response.get_mut("result")?.get_mut("result")?;
        let mut page = Page {
            members: result.as_object_mut()?,
            after: after.unwrap_or(0),
        };
        change(&mut page)
    })
}

pub(super) fn cursor(seq: u64) -> Value {
    json!({ "seq": seq })
}

/// Where the first event stands that ends a run.
pub(super) fn terminal(events: &[Value]) -> Option<usize> {
    events.iter().position(is_terminal)
}

pub(super) fn is_terminal(event: &Value) -> bool {
    event["kind"]["type"]
        .as_str()
        .is_some_and(|kind| TERMINAL.contains(&kind))
}
