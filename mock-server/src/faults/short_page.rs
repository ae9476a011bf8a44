//! `short_page`: gives fewer events on a page than were asked for.

use api_contract::lightspeed::events::MAX_EVENT_LIMIT;
use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fault::Fault;
use super::kind::{Before, Facts, FaultKind, Moment};
use super::page;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ShortPage {
    /// How many events a page holds at most.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = MAX_EVENT_LIMIT))]
    limit: u32,
}

impl FaultKind for ShortPage {
    const NAME: &'static str = "short_page";
    const ABOUT: &'static str = "gives fewer events on a page than were asked for";
    const SEEN: &'static str = "Short pages with complete: false; a client goes on reading.";
    const EXAMPLE: &'static str = r#"{ "kind": "short_page", "limit": 1, "session": "s1" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "short_page", "limit": 0 }"#, "limit");
    const METHOD: Option<&'static str> = Some(page::READ);
    const SPARES_ANSWER: bool = true;

    fn check(&self) -> Result<(), String> {
        if (1..=MAX_EVENT_LIMIT).contains(&self.limit) {
            return Ok(());
        }
        Err(format!("`limit` is 1 to {MAX_EVENT_LIMIT}"))
    }

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, request: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        let mut request = request.clone();
        let params = request.params.as_mut()?.as_object_mut()?;
        let asked = params.get("limit").map_or(Some(u64::MAX), Value::as_u64)?;
        if asked <= u64::from(self.limit) {
            return None;
        }
        params.insert("limit".to_owned(), self.limit.into());
        Some(Before::Rewrite(request))
    }
}

fn one() -> u32 {
    1
}

impl Fault {
    /// Gives at most so many events on a page, 1 to 512; other values are brought there.
    pub fn short_page(limit: u32) -> Fault {
        Fault::of(ShortPage {
            limit: limit.clamp(1, MAX_EVENT_LIMIT),
        })
    }
}
