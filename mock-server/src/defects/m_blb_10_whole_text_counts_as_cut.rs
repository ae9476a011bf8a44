//! M-BLB-10: a text that is shown whole counts as cut.

use std::sync::Arc;

use api_contract::lightspeed::context::SessionContextAppend;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-10",
    title: "A text that is shown whole counts as cut",
    rules: || Arc::new(WholeTextCountsAsCut),
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
struct WholeTextCountsAsCut;

impl Rules for WholeTextCountsAsCut {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for WholeTextCountsAsCut {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionContextAppend::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        let results = response["result"]["result"]["results"].as_array_mut();
        for result in results.into_iter().flatten() {
            if let Some(members) = result.as_object_mut() {
                members.insert("activationTextTruncated".to_owned(), true.into());
            }
        }
        response.into()
    }
}
