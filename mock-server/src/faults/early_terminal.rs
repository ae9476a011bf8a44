//! `early_terminal`: delivers the event that ends a run before the other events of its page.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EarlyTerminal {}

impl FaultKind for EarlyTerminal {
    const NAME: &'static str = "early_terminal";
    const ABOUT: &'static str =
        "delivers the event that ends a run before the other events of its page";
    const SEEN: &'static str = "The end of a run before what led to it. Strikes pages where such an event is not the first one.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "early_terminal", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "early_terminal", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let events = page.events()?;
            let at = page::terminal(events).filter(|at| *at > 0)?;
            let terminal = events.remove(at);
            events.insert(0, terminal);
            Some(())
        })
    }
}

impl Fault {
    /// Delivers the event that ends a run before the others of its page.
    pub fn early_terminal() -> Fault {
        Fault::of(EarlyTerminal {})
    }
}
