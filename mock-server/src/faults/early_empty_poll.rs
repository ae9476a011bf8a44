//! `early_empty_poll`: answers a waiting read at once, with an empty page.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{FaultKind, Moment, Waiting};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EarlyEmptyPoll {}

impl FaultKind for EarlyEmptyPoll {
    const NAME: &'static str = "early_empty_poll";
    const ABOUT: &'static str = "answers a waiting read at once, with an empty page";
    const SEEN: &'static str =
        "Empty pages without a wait, as from a proxy with a short timeout; a client paces itself.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "early_empty_poll", "session": "s1", "calls": { "times": 100 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "early_empty_poll", "when": "after_commit" }"#,
        "when",
    );
    const METHOD: Option<&'static str> = Some(page::READ);
    const SPARES_ANSWER: bool = true;

    fn moment(&self) -> Moment {
        Moment::Waiting
    }

    fn waiting(&self) -> Option<Waiting> {
        Some(Waiting::Empty)
    }
}

impl Fault {
    /// Answers a waiting read at once, with an empty page.
    pub fn early_empty_poll() -> Fault {
        Fault::of(EarlyEmptyPoll {})
    }
}
