//! `gap_loop`: reports a gap that leads back to where the reader came from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GapLoop {}

impl FaultKind for GapLoop {
    const NAME: &'static str = "gap_loop";
    const ABOUT: &'static str = "reports a gap that leads back to where the reader came from";
    const SEEN: &'static str = "An empty page with a gap whose next cursor is the one that was asked for: whoever follows it gets the same again.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "gap_loop", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "gap_loop", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            let after = page.after;
            page.set("events", json!([]));
            page.remove("nextCursor");
            page.set("complete", json!(false));
            let gap = json!({
                "requestedAfter": page::cursor(after),
                "retainedAfter": page::cursor(after.saturating_add(1)),
                "nextCursor": page::cursor(after),
            });
            page.set("gap", gap);
            Some(())
        })
    }
}

impl Fault {
    /// Reports a gap that leads back to where the reader came from.
    pub fn gap_loop() -> Fault {
        Fault::of(GapLoop {})
    }
}
