//! An event that is read again is what it was.

use std::collections::BTreeMap;

use crate::events::Event;
use crate::oracle::sessions::Sessions;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// An event that is read again is what it was when it was read first.
///
/// Events of other sessions, and pages with a number twice, are judged elsewhere.
pub fn immutability(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(Immutability::default())
}

#[derive(Default)]
struct Immutability {
    sessions: Sessions<BTreeMap<u64, Event>>,
}

impl Oracle for Immutability {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some((page, known)) = self.sessions.page(exchange) else {
            return;
        };
        tally.judge();
        let seq = Event::seq;
        if page
            .events
            .windows(2)
            .any(|pair| seq(&pair[0]) == seq(&pair[1]))
        {
            return;
        }
        for event in &page.events {
            if event.session_id() != page.session {
                continue;
            }
            match known.get(&event.seq()) {
                Some(first) if first.json() != event.json() => {
                    tally.fail(
                        format!("seq {} is read otherwise than before", event.seq()),
                        [first.source(), exchange],
                    );
                    return;
                }
                Some(_) => {}
                None => {
                    known.insert(event.seq(), event.clone());
                }
            }
        }
    }
}
