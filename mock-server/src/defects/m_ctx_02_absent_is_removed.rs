//! M-CTX-02: what was not there is told as removed.

use std::sync::Arc;

use api_contract::lightspeed::context::SessionContextRemove;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-02",
    title: "What was not there is told as removed",
    rules: || Arc::new(AbsentIsRemoved),
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
struct AbsentIsRemoved;

impl Rules for AbsentIsRemoved {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for AbsentIsRemoved {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionContextRemove::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        let results = response["result"]["result"]["results"].as_array_mut();
        for result in results.into_iter().flatten() {
            result["status"] = "removed".into();
        }
        response.into()
    }
}
