//! `head_backwards`: reports a head that lies behind the true one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HeadBackwards {
    /// By how many events.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    by: u64,
}

impl FaultKind for HeadBackwards {
    const NAME: &'static str = "head_backwards";
    const ABOUT: &'static str = "reports a head that lies behind the true one";
    const SEEN: &'static str =
        "A head below the one of an earlier page, and below the events of this one.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "head_backwards", "by": 2, "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "head_backwards", "by": 0 }"#, "by");
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
            let head = page.head()?.checked_sub(self.by)?;
            page.set("headCursor", page::cursor(head));
            Some(())
        })
    }
}

fn one() -> u64 {
    1
}

impl Fault {
    /// Reports a head that lies so many events, at least one, behind the true one.
    pub fn head_backwards(by: u64) -> Fault {
        Fault::of(HeadBackwards { by: by.max(1) })
    }
}
