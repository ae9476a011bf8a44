//! `head_ahead`: reports a head that is ahead of an empty page.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HeadAhead {
    /// By how many events.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    by: u64,
}

impl FaultKind for HeadAhead {
    const NAME: &'static str = "head_ahead";
    const ABOUT: &'static str = "reports a head that is ahead of an empty page";
    const SEEN: &'static str = "An empty page whose head speaks of an event that it does not hold. A client that goes on from the head skips that event.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "head_ahead", "by": 1, "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (r#"{ "kind": "head_ahead", "by": 0 }"#, "by");
    const METHOD: Option<&'static str> = Some(page::READ);

    fn check(&self) -> Result<(), String> {
        if self.by == 0 {
            return Err("`by` is at least 1".to_owned());
        }
        Ok(())
    }

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        page::change(exchange, |page| {
            if !page.events()?.is_empty() {
                return None;
            }
            let head = page.head()?.saturating_add(self.by);
            page.set("headCursor", page::cursor(head));
            Some(())
        })
    }
}

fn one() -> u64 {
    1
}

impl Fault {
    /// Reports a head that is so many events, at least one, ahead of an empty page.
    pub fn head_ahead(by: u64) -> Fault {
        Fault::of(HeadAhead { by: by.max(1) })
    }
}
