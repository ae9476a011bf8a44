//! M-BLB-10: a text that is shown whole counts as cut.

use api_contract::lightspeed::context::SessionContextAppend;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::{elements, result_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-10",
    title: "A text that is shown whole counts as cut",
    rules: || result_of(SessionContextAppend::NAME, whole_text_counts_as_cut),
    shown_by: calls(
        &[
            START,
            call(
                "session/context/append",
                r#"{"sessionId":"s","entries":[{"key":"k","item":{"type":"text","text":"short"}}]}"#,
            ),
        ],
        "`activationTextTruncated` is true",
    ),
    fails: &[("Q08", "a short text counts as cut")],
};

/// The gateway takes every text for one that it had to cut.
fn whole_text_counts_as_cut(result: &mut Value) {
    for row in elements(result, "/results") {
        if let Some(members) = row.as_object_mut() {
            members.insert("activationTextTruncated".to_owned(), true.into());
        }
    }
}
