//! A run ends once.

use std::collections::BTreeMap;

use crate::events::Events as _;
use crate::kinds;
use crate::oracle::sessions::{Sessions, Sighting};
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// A run has one terminal event: never two, and never none in the whole log of a closed session.
pub fn one_terminal(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(OneTerminal::default())
}

#[derive(Default)]
struct OneTerminal {
    sessions: Sessions<Ends>,
}

#[derive(Default)]
struct Ends(BTreeMap<String, End>);

struct End {
    first: Sighting,
    reported: bool,
}

impl Oracle for OneTerminal {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some((page, ends)) = self.sessions.page(exchange) else {
            return;
        };
        tally.judge();
        for event in page.events.iter().filter(|event| event.is_terminal()) {
            let Some(run) = event.run_id() else { continue };
            let seen = Sighting {
                seq: event.seq(),
                exchange: exchange.clone(),
            };
            let end = ends.0.entry(run.to_owned()).or_insert_with(|| End {
                first: seen.clone(),
                reported: false,
            });
            if end.first.seq != seen.seq && !end.reported {
                end.reported = true;
                let (one, two) = (end.first.seq, seen.seq);
                tally.fail(
                    format!("{run} ends twice, at seq {one} and at seq {two}"),
                    end.first.both(&seen),
                );
            }
        }
        if page.is_whole_closed_log() {
            for event in page.of_kind(kinds::RUN_ACCEPTED) {
                let Some(run) = event.run_id() else { continue };
                if !ends.0.contains_key(run) {
                    tally.fail(
                        format!("{run} was accepted and never ended, though its session is closed"),
                        [exchange],
                    );
                }
            }
        }
    }
}
