//! The events of a page ascend, each has its own number, and they belong to the session asked for.

use crate::events::Page;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// The events of a page ascend, each has its own number, and they belong to the session asked for.
pub fn cursor_order(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(CursorOrder)
}

struct CursorOrder;

impl Oracle for CursorOrder {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(page) = Page::of(exchange) else {
            return;
        };
        tally.judge();
        for pair in page.events.windows(2) {
            let (earlier, later) = (pair[0].seq(), pair[1].seq());
            if later <= earlier {
                tally.fail(
                    format!("seq {later} stands after seq {earlier} in a page"),
                    [exchange],
                );
                break;
            }
        }
        if let Some(first) = page.events.first()
            && first.seq() == 0
        {
            tally.fail("an event has no seq above 0", [exchange]);
        }
        if let Some(event) = page
            .events
            .iter()
            .find(|event| event.session_id() != page.session)
        {
            tally.fail(
                format!(
                    "an event of session {:?} stands in a page of another",
                    event.session_id()
                ),
                [exchange],
            );
        }
    }
}
