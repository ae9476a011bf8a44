//! `endless_poll`: never answers a read that waits, whatever happens.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{FaultKind, Moment, Waiting};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EndlessPoll {}

impl FaultKind for EndlessPoll {
    const NAME: &'static str = "endless_poll";
    const ABOUT: &'static str = "never answers a read that waits, whatever happens";
    const SEEN: &'static str = "Silence although events arrive; a client gives up by its own timeout and asks again from the same cursor.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "endless_poll", "session": "s1", "calls": { "times": 100 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "endless_poll", "when": "after_commit" }"#,
        "when",
    );
    const METHOD: Option<&'static str> = Some(page::READ);

    fn moment(&self) -> Moment {
        Moment::Waiting
    }

    fn waiting(&self) -> Option<Waiting> {
        Some(Waiting::Endless)
    }
}

impl Fault {
    /// Never answers a read that waits.
    pub fn endless_poll() -> Fault {
        Fault::of(EndlessPoll {})
    }
}
