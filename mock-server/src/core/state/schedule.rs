//! What is still to happen, and when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::core::time::UnixMs;

/// Names a planned item, and says when its turn comes: by due time, then by the order in which items
/// were planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct TimerId {
    pub(crate) due: UnixMs,
    order: u64,
}

/// Items in the order in which they fall due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "Stored<T>",
    into = "Stored<T>",
    bound = "T: Clone + Serialize + for<'a> Deserialize<'a>"
)]
pub(crate) struct Schedule<T> {
    planned: BTreeMap<TimerId, T>,
    next_order: u64,
}

/// JSON has no maps keyed by a pair, so a schedule is stored as a list.
#[derive(Serialize, Deserialize)]
struct Stored<T> {
    planned: Vec<(TimerId, T)>,
    next_order: u64,
}

impl<T> Schedule<T> {
    pub(crate) fn new() -> Self {
        Self {
            planned: BTreeMap::new(),
            next_order: 0,
        }
    }

    /// Plans `item`; it can be dropped again by what this returns.
    pub(crate) fn plan(&mut self, due: UnixMs, item: T) -> TimerId {
        let id = TimerId {
            due,
            order: self.next_order,
        };
        self.next_order += 1;
        self.planned.insert(id, item);
        id
    }

    pub(crate) fn drop_planned(&mut self, id: TimerId) -> Option<T> {
        self.planned.remove(&id)
    }

    /// Drops every item but those to be kept.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.planned.retain(|_, item| keep(item));
    }

    /// All items, in the order in which they fall due.
    pub(crate) fn planned(&self) -> impl Iterator<Item = &T> {
        self.planned.values()
    }

    pub(crate) fn next_due(&self) -> Option<UnixMs> {
        self.planned.first_key_value().map(|(id, _)| id.due)
    }

    /// Takes the first item that is due at `now` or before.
    pub(crate) fn take_due(&mut self, now: UnixMs) -> Option<(TimerId, T)> {
        let first = self.planned.first_entry()?;
        (first.key().due <= now).then(|| first.remove_entry())
    }
}

impl<T> From<Stored<T>> for Schedule<T> {
    fn from(stored: Stored<T>) -> Self {
        Self {
            planned: stored.planned.into_iter().collect(),
            next_order: stored.next_order,
        }
    }
}

impl<T> From<Schedule<T>> for Stored<T> {
    fn from(schedule: Schedule<T>) -> Self {
        Self {
            planned: schedule.planned.into_iter().collect(),
            next_order: schedule.next_order,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Schedule;
    use crate::core::UnixMs;

    #[test]
    fn items_come_by_due_time_then_by_the_order_they_were_planned_in() {
        let mut schedule = Schedule::new();
        schedule.plan(UnixMs(20), "late");
        schedule.plan(UnixMs(10), "first of ten");
        let dropped = schedule.plan(UnixMs(10), "dropped");
        schedule.plan(UnixMs(10), "second of ten");
        assert_eq!(schedule.drop_planned(dropped), Some("dropped"));
        assert_eq!(schedule.next_due(), Some(UnixMs(10)));
        let mut take = |now| {
            schedule
                .take_due(UnixMs(now))
                .map(|(id, item)| (id.due.0, item))
        };
        assert_eq!(take(9), None);
        assert_eq!(take(15), Some((10, "first of ten")));
        assert_eq!(take(15), Some((10, "second of ten")));
        assert_eq!(take(15), None);
        assert_eq!(take(20), Some((20, "late")));
        assert_eq!(schedule.next_due(), None);
    }
}
