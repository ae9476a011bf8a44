//! `duplicate_terminal`: delivers the event that ends a run twice.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DuplicateTerminal {}

impl FaultKind for DuplicateTerminal {
    const NAME: &'static str = "duplicate_terminal";
    const ABOUT: &'static str = "delivers the event that ends a run twice";
    const SEEN: &'static str =
        "A run that ends twice, with the same cursor. Strikes pages with such an event.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "duplicate_terminal", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "duplicate_terminal", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let events = page.events()?;
            let at = page::terminal(events)?;
            let terminal = events[at].clone();
            events.insert(at, terminal);
            Some(())
        })
    }
}

impl Fault {
    /// Delivers the event that ends a run twice.
    pub fn duplicate_terminal() -> Fault {
        Fault::of(DuplicateTerminal {})
    }
}
