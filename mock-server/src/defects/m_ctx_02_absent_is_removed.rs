//! M-CTX-02: what was not there is told as removed.

use api_contract::lightspeed::context::SessionContextRemove;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::{elements, result_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-02",
    title: "What was not there is told as removed",
    rules: || result_of(SessionContextRemove::NAME, absent_is_removed),
    shown_by: calls(
        &[
            START,
            call(
                "session/context/remove",
                r#"{"sessionId":"s","keys":["note"]}"#,
            ),
        ],
        "The result is `removed` in place of `absent`",
    ),
    fails: &[(
        "CTX-03",
        "a key that nothing stands under is told as removed",
    )],
};

/// The gateway answers every removal alike.
fn absent_is_removed(result: &mut Value) {
    for row in elements(result, "/results") {
        row["status"] = "removed".into();
    }
}
