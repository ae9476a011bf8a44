//! M-BLB-11: blanks in base64 are passed over.

use api_contract::lightspeed::blobs::BlobsPut;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::{elements, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-11",
    title: "Blanks in base64 are passed over",
    rules: || params_of(BlobsPut::NAME, blanks_in_base64),
    shown_by: calls(
        &[call("blobs/put", r#"{"blobs":[{"bytesBase64":"Y Q=="}]}"#)],
        "The blob is stored in place of an error -32602",
    ),
    fails: &[("BLOB-07", "base64 with a space in it is taken")],
};

/// The gateway reads base64 as mail programs do.
fn blanks_in_base64(params: &mut Value) {
    for blob in elements(params, "/blobs") {
        if let Some(text) = blob["bytesBase64"].as_str() {
            blob["bytesBase64"] = json!(text.split_whitespace().collect::<String>());
        }
    }
}
