//! M-ERR-09: an error shows the inside of the gateway.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionDelete;
use api_contract::method::Method as _;
use serde_json::json;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-ERR-09",
    title: "An error shows the inside of the gateway",
    rules: || Arc::new(ErrorShowsTheInside),
    shown_by: calls(
        &[call("session/delete", r#"{"sessionId":"s"}"#)],
        "The message names a place in the source of the gateway",
    ),
    fails: &[("ERR-03", "the error shows a place in the source")],
};

/// The gateway passes on what its own parts told it.
struct ErrorShowsTheInside;

impl Rules for ErrorShowsTheInside {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ErrorShowsTheInside {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionDelete::NAME || right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        let told = json!("store: panicked at src/store/sessions.rs:41:9");
        response["error"]["message"] = told.clone();
        if let Some(data) = response.pointer_mut("/error/data") {
            data["message"] = told;
        }
        response.into()
    }
}
