//! `duplicated_events`: delivers each event of a page twice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DuplicatedEvents {}

impl FaultKind for DuplicatedEvents {
    const NAME: &'static str = "duplicated_events";
    const ABOUT: &'static str = "delivers each event of a page twice";
    const SEEN: &'static str =
        "Each event twice, with the same cursor. Strikes pages with an event.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "duplicated_events", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "duplicated_events", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let events = page.events()?;
            if events.is_empty() {
                return None;
            }
            *events = events
                .drain(..)
                .flat_map(|event| [event.clone(), event])
                .collect();
            Some(())
        })
    }
}

impl Fault {
    /// Delivers each event of a page twice.
    pub fn duplicated_events() -> Fault {
        Fault::of(DuplicatedEvents {})
    }
}
