//! A page's head is never behind its events, never ahead of an empty page, and never moves back.

use crate::oracle::sessions::{Sessions, Sighting};
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// A page's head is never behind its events, never ahead of an empty page, and never moves back.
///
/// An empty page whose head lies beyond the position asked for tells of an event that it does not
/// hold: a client that goes on from the head would skip it.
pub fn head_rule(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(HeadRule::default())
}

#[derive(Default)]
struct HeadRule {
    sessions: Sessions<Heads>,
}

/// The greatest head seen so far, at the end of each exchange that raised it.
#[derive(Default)]
struct Heads(Vec<(u64, Sighting)>);

impl Heads {
    /// The greatest head of the exchanges that were over by this tick.
    fn by(&self, tick: u64) -> Option<&Sighting> {
        let over = self.0.partition_point(|(done, _)| *done <= tick);
        over.checked_sub(1).map(|last| &self.0[last].1)
    }
}

impl Oracle for HeadRule {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some((page, heads)) = self.sessions.page(exchange) else {
            return;
        };
        tally.judge();
        let head = page.head.unwrap_or_default();
        match page.events.last() {
            Some(last) if head < last.seq() => tally.fail(
                format!(
                    "the head is {head}, behind the page's own event {}",
                    last.seq()
                ),
                [exchange],
            ),
            None if !page.request.backward && head > page.request.after => tally.fail(
                format!(
                    "an empty page after {} has head {head}: it hides events that it does not hold",
                    page.request.after
                ),
                [exchange],
            ),
            Some(_) | None => {}
        }
        let span = exchange.span();
        if let Some(earlier) = heads.by(span.sent)
            && head < earlier.seq
        {
            let evidence = [&earlier.exchange, exchange];
            tally.fail(
                format!("the head moved back from {} to {head}", earlier.seq),
                evidence,
            );
        }
        let greatest = heads.by(u64::MAX).map_or(0, |sighting| sighting.seq);
        if head > greatest {
            heads.0.push((
                span.done,
                Sighting {
                    seq: head,
                    exchange: exchange.clone(),
                },
            ));
        }
    }
}
