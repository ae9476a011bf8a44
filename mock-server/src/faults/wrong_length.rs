//! `wrong_length`: announces a body longer or shorter than it is, sends it whole, and closes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::plan::{Plan, Step, join};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongLength {
    /// How many bytes the announced length is above the true one; below it if negative.
    off_by: i64,
}

impl FaultKind for WrongLength {
    const NAME: &'static str = "wrong_length";
    const ABOUT: &'static str =
        "announces a body longer or shorter than it is, sends it whole, and closes";
    const SEEN: &'static str = "With a length too long, the end of the connection within the body; with one too short, a body cut off and bytes that belong to nothing.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "wrong_length", "off_by": -5, "method": "session/read" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "wrong_length", "off_by": 0 }"#, "off_by");

    fn check(&self) -> Result<(), String> {
        if self.off_by == 0 {
            return Err("`off_by` is above or below 0".to_owned());
        }
        Ok(())
    }

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let answer = exchange.rendered();
        let length = (answer.body.len() as u64).saturating_add_signed(self.off_by);
        let bytes = join(&answer.head_for(length), &answer.body);
        Some(Answering::Wire(Plan::after(bytes, Step::Fin)))
    }
}

impl Fault {
    /// Announces a body that is so many bytes longer than it is; shorter if below 0. With 0 nothing is
    /// wrong but that the connection ends.
    pub fn wrong_length(off_by: i64) -> Fault {
        Fault::of(WrongLength { off_by })
    }
}
