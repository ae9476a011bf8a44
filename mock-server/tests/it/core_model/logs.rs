//! A session's log as a client has read it, and the pages that it must be given of it.

use serde_json::{Value, json};

/// All events that there ever were, and how many of them were dropped.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    pub(super) events: Vec<Value>,
    pub(super) dropped: u64,
}

fn cursor(seq: u64) -> Value {
    json!({ "seq": seq })
}

fn begins_turn(event: &Value) -> bool {
    event["kind"]["type"] == "turnStarted"
}

/// A turn ends by itself, by its run's cancellation, or with the session.
fn ends_turn(event: &Value) -> bool {
    let ends = ["turnCompleted", "turnCancelled", "sessionClosed"];
    ends.iter().any(|kind| event["kind"]["type"] == *kind)
}

impl Log {
    pub(super) fn head(&self) -> u64 {
        self.events.len() as u64
    }

    /// Whether a turn has begun that has not ended.
    pub(super) fn is_in_turn(&self) -> bool {
        let mut newest = self.events.iter().rev();
        newest
            .find(|event| begins_turn(event) || ends_turn(event))
            .is_some_and(begins_turn)
    }

    /// When a turn ended first after this event.
    pub(super) fn turn_ended_after(&self, seq: u64) -> Option<u64> {
        let mut later = self.between(seq, self.head()).iter();
        later.find(|event| ends_turn(event))?["observedAtMs"].as_u64()
    }

    /// The page of events above `after`, as it was sent.
    pub(super) fn forward(&self, after: Option<u64>, limit: u64) -> Value {
        let from = after.unwrap_or(0);
        let start = from.max(self.dropped).min(self.head());
        let end = start.saturating_add(limit).min(self.head());
        let mut page = json!({
            "events": self.between(start, end),
            "headCursor": cursor(self.head()),
            "complete": end == self.head(),
        });
        if start < end {
            page["nextCursor"] = cursor(end);
        }
        if from < self.dropped {
            let kept = cursor(self.dropped);
            page["gap"] = json!({
                "requestedAfter": after.map(cursor), "retainedAfter": kept, "nextCursor": kept,
            });
        }
        page
    }

    /// The page of the last events below `before`.
    pub(super) fn backward(&self, before: Option<u64>, limit: u64) -> Value {
        let end = before.map_or(self.head(), |before| self.head().min(before - 1));
        let start = end.saturating_sub(limit).max(self.dropped);
        let reached = start <= self.dropped;
        let mut page = json!({
            "events": self.between(start, end.max(start)),
            "headCursor": cursor(self.head()),
            "complete": reached,
        });
        if !reached {
            page["nextCursor"] = cursor(start + 1);
        } else if self.dropped > 0 {
            page["gap"] = json!({
                "requestedAfter": null, "retainedAfter": cursor(self.dropped), "nextCursor": null,
            });
        }
        page
    }

    /// The events numbered above `start` and up to `end`.
    pub(super) fn between(&self, start: u64, end: u64) -> &[Value] {
        let index = |seq: u64| usize::try_from(seq).unwrap_or(usize::MAX);
        self.events
            .get(index(start)..index(end))
            .unwrap_or_default()
    }

    /// When the session last changed.
    pub(super) fn updated_at(&self) -> Option<u64> {
        self.events.last()?["observedAtMs"].as_u64()
    }
}
