//! Deliveries that no session has yet.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound;

use serde::{Deserialize, Serialize};

use super::bots::Delivery;

/// Deliveries in the order in which they came. Those for one session keep their order, and only the
/// first of them can go: what it costs to look for one that can go does not grow with those behind.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Delivery>", into = "Vec<Delivery>")]
pub(crate) struct DeliveryQueue {
    /// By the route to their session, each with its place among all.
    lines: BTreeMap<String, VecDeque<(u64, Delivery)>>,
    /// The places of the first ones of all lines, with their routes.
    firsts: BTreeMap<u64, String>,
    next_place: u64,
}

impl DeliveryQueue {
    pub(crate) fn push(&mut self, delivery: Delivery) {
        let place = self.next_place;
        self.next_place += 1;
        let route = delivery.target.route.clone();
        let line = self.lines.entry(route.clone()).or_default();
        if line.is_empty() {
            self.firsts.insert(place, route);
        }
        line.push_back((place, delivery));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.firsts.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.lines.values().map(VecDeque::len).sum()
    }

    /// Lets those go that `goes`, in order. When one does not go, those behind it are not asked.
    pub(crate) fn offer(&mut self, mut goes: impl FnMut(&Delivery) -> bool) {
        let mut from = Bound::Unbounded;
        while let Some((&place, route)) = self.firsts.range((from, Bound::Unbounded)).next() {
            from = Bound::Excluded(place);
            let Some(line) = self.lines.get_mut(route) else {
                continue;
            };
            if !line.front().is_some_and(|(_, delivery)| goes(delivery)) {
                continue;
            }
            line.pop_front();
            let behind = line.front().map(|(place, _)| *place);
            if let Some(route) = self.firsts.remove(&place) {
                match behind {
                    Some(place) => drop(self.firsts.insert(place, route)),
                    None => drop(self.lines.remove(&route)),
                }
            }
        }
    }

    fn in_order(&self) -> BTreeMap<u64, &Delivery> {
        let all = self.lines.values().flatten();
        all.map(|(place, delivery)| (*place, delivery)).collect()
    }
}

/// Equal are queues from which the same comes, whatever has left them.
impl PartialEq for DeliveryQueue {
    fn eq(&self, other: &Self) -> bool {
        self.in_order()
            .into_values()
            .eq(other.in_order().into_values())
    }
}

impl Eq for DeliveryQueue {}

impl From<Vec<Delivery>> for DeliveryQueue {
    fn from(deliveries: Vec<Delivery>) -> Self {
        let mut queue = Self::default();
        for delivery in deliveries {
            queue.push(delivery);
        }
        queue
    }
}

impl From<DeliveryQueue> for Vec<Delivery> {
    fn from(queue: DeliveryQueue) -> Self {
        let all = queue.lines.into_values().flatten();
        all.collect::<BTreeMap<_, _>>().into_values().collect()
    }
}

#[cfg(test)]
mod tests {
    use api_contract::lightspeed::bots::{BotSessionKind, BotWhenBusy};

    use super::*;
    use crate::core::state::Target;

    fn delivery(route: &str, seq: u64) -> Delivery {
        Delivery {
            target: Target {
                route: route.to_owned(),
                label: route.to_owned(),
                kind: BotSessionKind::PerKey,
                prefix: String::new(),
                close_after_ms: None,
            },
            when_busy: BotWhenBusy::Queue,
            seqs: vec![seq],
        }
    }

    /// The events that were offered.
    fn offered(queue: &mut DeliveryQueue, goes: impl Fn(u64) -> bool) -> Vec<u64> {
        let mut offered = Vec::new();
        queue.offer(|delivery| {
            offered.push(delivery.seqs[0]);
            goes(delivery.seqs[0])
        });
        offered
    }

    #[test]
    fn however_many_wait_only_the_first_of_each_session_is_looked_at() {
        for waiting in [10, 10_000] {
            let deliveries = (0..waiting).map(|seq| delivery(["a", "b"][(seq % 2) as usize], seq));
            let mut queue = DeliveryQueue::from(deliveries.collect::<Vec<_>>());
            assert_eq!(offered(&mut queue, |_| false), [0, 1]);
            // One that goes lets the next one of its session be looked at.
            assert_eq!(offered(&mut queue, |seq| seq < 3), [0, 1, 2, 3, 4]);
            assert_eq!(queue.len() as u64, waiting - 3);
        }
    }

    #[test]
    fn all_go_in_the_order_in_which_they_came() {
        let routes = ["a", "b", "a", "c", "b", "a"];
        let deliveries = routes
            .iter()
            .zip(0..)
            .map(|(route, seq)| delivery(route, seq));
        let mut queue = DeliveryQueue::from(deliveries.collect::<Vec<_>>());
        assert_eq!(offered(&mut queue, |seq| seq != 1), [0, 1, 2, 3, 5]);
        let left: Vec<_> = vec![delivery("b", 1), delivery("b", 4)];
        assert_eq!(queue, DeliveryQueue::from(left.clone()));
        assert_eq!(Vec::from(queue.clone()), left);
        assert_eq!(offered(&mut queue, |_| true), [1, 4]);
        assert!(queue.is_empty());
    }
}
