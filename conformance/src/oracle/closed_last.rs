//! The close of a session is the last event of its log.

use crate::events::Events as _;
use crate::kinds;
use crate::oracle::sessions::{Sessions, Sighting};
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// The close of a session is the last event of its log.
pub fn closed_last(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(ClosedLast::default())
}

#[derive(Default)]
struct ClosedLast {
    sessions: Sessions<Seen>,
}

#[derive(Default)]
struct Seen {
    closed: Option<Sighting>,
    reported: bool,
}

impl Oracle for ClosedLast {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some((page, seen)) = self.sessions.page(exchange) else {
            return;
        };
        tally.judge();
        if seen.closed.is_none() {
            let closed = page.of_kind(kinds::SESSION_CLOSED).next();
            seen.closed = closed.map(|event| Sighting {
                seq: event.seq(),
                exchange: exchange.clone(),
            });
        }
        let Some(closed) = seen.closed.as_ref().filter(|_| !seen.reported) else {
            return;
        };
        if let Some(late) = page.events.iter().find(|event| event.seq() > closed.seq) {
            let now = Sighting {
                seq: late.seq(),
                exchange: exchange.clone(),
            };
            let reason = format!(
                "the session is closed at seq {}, and {} follows at seq {}",
                closed.seq,
                late.kind(),
                now.seq
            );
            tally.fail(reason, closed.both(&now));
            seen.reported = true;
        }
    }
}
