//! Nothing happens to a run after its end.

use std::collections::BTreeMap;

use crate::oracle::sessions::{Sessions, Sighting};
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// Nothing happens to a run after its end. A second end is another rule's, `one_terminal`.
pub fn after_terminal(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(AfterTerminal::default())
}

#[derive(Default)]
struct AfterTerminal {
    sessions: Sessions<BTreeMap<String, Seen>>,
}

/// The first end and the last other event of a run.
#[derive(Default)]
struct Seen {
    end: Option<Sighting>,
    last: Option<Sighting>,
    reported: bool,
}

impl Oracle for AfterTerminal {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some((page, runs)) = self.sessions.page(exchange) else {
            return;
        };
        tally.judge();
        for event in &page.events {
            let Some(run) = event.run_id() else { continue };
            let seen = runs.entry(run.to_owned()).or_default();
            let now = Sighting {
                seq: event.seq(),
                exchange: exchange.clone(),
            };
            let replaces = |known: &Option<Sighting>, better: fn(u64, u64) -> bool| {
                known
                    .as_ref()
                    .is_none_or(|known| better(now.seq, known.seq))
            };
            if event.is_terminal() {
                if replaces(&seen.end, |new, old| new < old) {
                    seen.end = Some(now);
                }
            } else if replaces(&seen.last, |new, old| new > old) {
                seen.last = Some(now);
            }
            if let (Some(end), Some(last), false) = (&seen.end, &seen.last, seen.reported)
                && last.seq > end.seq
            {
                seen.reported = true;
                let reason = format!(
                    "{run} ended at seq {} and goes on at seq {}",
                    end.seq, last.seq
                );
                tally.fail(reason, end.both(last));
            }
        }
    }
}
