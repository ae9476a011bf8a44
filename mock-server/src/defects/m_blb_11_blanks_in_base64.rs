//! M-BLB-11: blanks in base64 are passed over.

use std::sync::Arc;

use api_contract::lightspeed::blobs::BlobsPut;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-11",
    title: "Blanks in base64 are passed over",
    rules: || Arc::new(BlanksInBase64),
    shown_by: calls(
        &[call("blobs/put", r#"{"blobs":[{"bytesBase64":"Y Q=="}]}"#)],
        "The blob is stored in place of an error -32602",
    ),
    fails: &[("BLOB-07", "base64 with a space in it is taken")],
};

/// The gateway reads base64 as mail programs do.
struct BlanksInBase64;

impl Rules for BlanksInBase64 {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for BlanksInBase64 {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == BlobsPut::NAME {
            let blobs = params.get_mut("blobs").and_then(Value::as_array_mut);
            for blob in blobs.into_iter().flatten() {
                if let Some(text) = blob["bytesBase64"].as_str() {
                    blob["bytesBase64"] = json!(text.split_whitespace().collect::<String>());
                }
            }
        }
    }
}
