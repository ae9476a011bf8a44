//! The record of all exchanges, and the oracles that watch it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::check::Check;
use crate::lock::locked;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// The record of all exchanges of a run. Each is shown to every oracle when it is over.
pub(crate) struct Journal {
    ticks: AtomicU64,
    watched: Mutex<Watched>,
}

struct Watched {
    exchanges: u64,
    watches: Vec<Watch>,
}

/// An oracle at work for a check.
struct Watch {
    check: &'static Check,
    oracle: Box<dyn Oracle>,
    tally: Tally,
}

impl Journal {
    /// A journal watched by the oracles of these checks, made for this dialect.
    pub(crate) fn new(
        dialect: &'static Dialect,
        checks: impl Iterator<Item = &'static Check>,
    ) -> Self {
        let watches = checks
            .filter_map(|check| {
                let oracle = check.kind.oracle()?(dialect);
                Some(Watch {
                    check,
                    oracle,
                    tally: Tally::default(),
                })
            })
            .collect();
        Journal {
            // Numbers begin with 1: 0 is an id that a check sends on purpose.
            ticks: AtomicU64::new(1),
            watched: Mutex::new(Watched {
                exchanges: 0,
                watches,
            }),
        }
    }

    /// The next tick.
    pub(crate) fn tick(&self) -> u64 {
        self.ticks.fetch_add(1, Ordering::SeqCst)
    }

    /// Ends an exchange: `finish` gets its last tick, and oracles see exchanges in that order.
    pub(crate) fn record(&self, finish: impl FnOnce(u64) -> Exchange) -> Exchange {
        let mut watched = locked(&self.watched);
        let exchange = finish(self.tick());
        watched.exchanges += 1;
        for watch in &mut watched.watches {
            watch.oracle.observe(&exchange, &mut watch.tally);
        }
        exchange
    }

    /// How many exchanges there were.
    pub(crate) fn exchanges(&self) -> u64 {
        locked(&self.watched).exchanges
    }

    /// What the oracles found, by check.
    pub(crate) fn verdicts(&self) -> Vec<(&'static Check, Tally)> {
        let mut watched = locked(&self.watched);
        watched
            .watches
            .drain(..)
            .map(|watch| (watch.check, watch.tally))
            .collect()
    }
}
