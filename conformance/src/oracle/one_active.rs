//! A session runs one run at a time.

use crate::events::Page;
use crate::kinds;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// A session runs one run at a time: a run starts only after the one before it ended.
///
/// Judged in each forward page by itself: between the start and the end of a run no other starts.
pub fn one_active(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(OneActive)
}

struct OneActive;

impl Oracle for OneActive {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(page) = Page::of(exchange) else {
            return;
        };
        tally.judge();
        let mut active: Option<&str> = None;
        for event in &page.events {
            let Some(run) = event.run_id() else { continue };
            if event.kind() == kinds::RUN_STARTED {
                if let Some(other) = active.filter(|other| *other != run) {
                    tally.fail(format!("{run} starts while {other} is active"), [exchange]);
                    return;
                }
                active = Some(run);
            } else if event.is_terminal() && active == Some(run) {
                active = None;
            }
        }
    }
}
