//! What is still to happen, and when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::core::time::UnixMs;

/// Where a planned item stands: by due time, then by the order in which it was planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Place {
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
    planned: BTreeMap<Place, T>,
    next_order: u64,
}

/// JSON has no maps keyed by a pair, so a schedule is stored as a list.
#[derive(Serialize, Deserialize)]
struct Stored<T> {
    planned: Vec<(Place, T)>,
    next_order: u64,
}

impl<T> Schedule<T> {
    pub(crate) fn new() -> Self {
        Self {
            planned: BTreeMap::new(),
            next_order: 0,
        }
    }

    /// Plans `item`; the place is the handle by which it can be dropped again.
    pub(crate) fn plan(&mut self, due: UnixMs, item: T) -> Place {
        let place = Place {
            due,
            order: self.next_order,
        };
        self.next_order += 1;
        self.planned.insert(place, item);
        place
    }

    pub(crate) fn drop_planned(&mut self, place: Place) -> Option<T> {
        self.planned.remove(&place)
    }

    pub(crate) fn next_due(&self) -> Option<UnixMs> {
        self.planned.first_key_value().map(|(place, _)| place.due)
    }

    /// Takes the first item that is due at `now` or before.
    pub(crate) fn take_due(&mut self, now: UnixMs) -> Option<(Place, T)> {
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
                .map(|(place, item)| (place.due.0, item))
        };
        assert_eq!(take(9), None);
        assert_eq!(take(15), Some((10, "first of ten")));
        assert_eq!(take(15), Some((10, "second of ten")));
        assert_eq!(take(15), None);
        assert_eq!(take(20), Some((20, "late")));
        assert_eq!(schedule.next_due(), None);
    }
}
