//! `unknown_event_kind`: gives an event a kind that the contract does not list.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UnknownEventKind {
    /// The kind.
    #[serde(default = "unheard_of")]
    event: String,
}

impl FaultKind for UnknownEventKind {
    const NAME: &'static str = "unknown_event_kind";
    const ABOUT: &'static str = "gives an event a kind that the contract does not list";
    const SEEN: &'static str = "An event of some newer contract in place of the first one that does not end a run; its cursor is as it was.";
    const EXAMPLE: &'static str = r#"{ "kind": "unknown_event_kind", "event": "runHibernated", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "unknown_event_kind", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let events = page.events()?;
            let event = events.iter_mut().find(|event| !page::is_terminal(event))?;
            event["kind"] = json!({ "type": self.event, "detail": { "since": "tomorrow" } });
            Some(())
        })
    }
}

fn unheard_of() -> String {
    "runHibernated".to_owned()
}

impl Fault {
    /// Gives an event this kind.
    pub fn unknown_event_kind(event: impl Into<String>) -> Fault {
        Fault::of(UnknownEventKind {
            event: event.into(),
        })
    }
}
