//! `trim_before_read`: drops old events of the session right before a read that asks for them.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Before, Facts, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TrimBeforeRead {
    /// How many of the newest events stay.
    #[serde(default = "one")]
    #[schemars(range(min = 1))]
    keep: u64,
}

impl FaultKind for TrimBeforeRead {
    const NAME: &'static str = "trim_before_read";
    const ABOUT: &'static str =
        "drops old events of the session right before a read that asks for them";
    const SEEN: &'static str = "A page with a gap. The events are gone for good, as when a deployment keeps them for a short time only.";
    const EXAMPLE: &'static str = r#"{ "kind": "trim_before_read", "keep": 1, "session": "s1", "calls": { "from": 2, "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "trim_before_read", "keep": 0 }"#, "keep");
    const METHOD: Option<&'static str> = Some(page::READ);
    const SPARES_ANSWER: bool = true;

    fn check(&self) -> Result<(), String> {
        if self.keep == 0 {
            return Err("`keep` is at least 1: a log keeps its newest event".to_owned());
        }
        Ok(())
    }

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, request: &JsonRpcRequest, facts: &Facts) -> Option<Before> {
        let after = request.params.as_ref()?["after"]["seq"].as_u64();
        let through = facts.head.checked_sub(self.keep)?;
        let bites = through > facts.dropped && through > after.unwrap_or(0);
        bites.then_some(Before::Trim(through))
    }
}

fn one() -> u64 {
    1
}

impl Fault {
    /// Drops all but the newest so many events, at least one, right before a read that asks for one
    /// of the others.
    pub fn trim_before_read(keep: u64) -> Fault {
        Fault::of(TrimBeforeRead { keep: keep.max(1) })
    }
}
