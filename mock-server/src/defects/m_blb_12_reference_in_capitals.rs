//! M-BLB-12: a reference in capitals is read as one in small letters.

use api_contract::lightspeed::blobs::BlobsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-BLB-12",
    title: "A reference in capitals is read as one in small letters",
    rules: || params_of(BlobsRead::NAME, reference_in_capitals),
    shown_by: calls(
        &[
            call("blobs/put", r#"{"blobs":[{"bytesBase64":"YQ=="}]}"#),
            call(
                "blobs/read",
                r#"{"blobRef":"SHA256:CA978112CA1BBDCAFAC231B39A23DC4DA786EFF8147C4E72B9807785AFEE48BB"}"#,
            ),
        ],
        "The blob is read in place of an error -32602",
    ),
    fails: &[("BLOB-05", "a digest in capitals is taken")],
};

/// The gateway compares references without regard to case.
fn reference_in_capitals(params: &mut Value) {
    if let Some(blob) = params["blobRef"].as_str() {
        params["blobRef"] = json!(blob.to_ascii_lowercase());
    }
}
