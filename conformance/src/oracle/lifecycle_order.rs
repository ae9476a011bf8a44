//! A run is accepted, then started, then ended.

use crate::events::{Event, Events as _, Life, Page};
use crate::kinds;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// A run is accepted, then started, then ended; one that completed or failed was started before.
///
/// Judged in each page by itself. A start after the end is another rule's, `after_terminal`.
pub fn lifecycle_order(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(LifecycleOrder)
}

struct LifecycleOrder;

impl Oracle for LifecycleOrder {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(page) = Page::of(exchange) else {
            return;
        };
        tally.judge();
        let whole = page.is_whole_closed_log();
        let mut runs: Vec<&str> = page.events.iter().filter_map(Event::run_id).collect();
        runs.sort_unstable();
        runs.dedup();
        for run in runs {
            if let Err(reason) = judge(&page, run, whole) {
                tally.fail(reason, [exchange]);
            }
        }
    }
}

fn judge(page: &Page, run: &str, whole: bool) -> Result<(), String> {
    let Life {
        accepted,
        started,
        ended: end,
        ..
    } = page.life_of(run);
    if let Some(accepted) = accepted
        && let Some(early) = page.of_run(run).find(|event| event.seq() < accepted.seq())
    {
        return Err(format!("{run} has {} before it is accepted", early.kind()));
    }
    if let Some(accepted) = accepted
        && page
            .of_run(run)
            .any(|event| event.kind() == kinds::RUN_ACCEPTED && event.seq() != accepted.seq())
    {
        return Err(format!("{run} is accepted twice"));
    }
    if let Some(started) = started
        && page
            .of_run(run)
            .any(|event| event.kind() == kinds::RUN_STARTED && event.seq() != started.seq())
    {
        return Err(format!("{run} starts twice"));
    }
    if whole && accepted.is_none() {
        return Err(format!("{run} has events and was never accepted"));
    }
    let ran = end.is_some_and(|end| end.kind() != kinds::RUN_CANCELLED);
    if whole && ran && started.is_none() {
        return Err(format!("{run} ended and was never started"));
    }
    Ok(())
}
