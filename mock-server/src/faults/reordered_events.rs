//! `reordered_events`: turns the order of the events of a page round.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReorderedEvents {}

impl FaultKind for ReorderedEvents {
    const NAME: &'static str = "reordered_events";
    const ABOUT: &'static str = "turns the order of the events of a page round";
    const SEEN: &'static str =
        "Events whose cursors fall in place of rising. Strikes pages with two events or more.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "reordered_events", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "reordered_events", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let events = page.events()?;
            if events.len() < 2 {
                return None;
            }
            events.reverse();
            Some(())
        })
    }
}

impl Fault {
    /// Turns the order of the events of a page round.
    pub fn reordered_events() -> Fault {
        Fault::of(ReorderedEvents {})
    }
}
