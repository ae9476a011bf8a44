//! M-RPC-16: the gateway greets with another protocol version.

use api_contract::lightspeed::connection::Initialize;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-16",
    title: "The gateway greets with another protocol version",
    rules: || result_of(Initialize::NAME, other_protocol_version),
    shown_by: calls(
        &[call("initialize", "{}")],
        "`protocolVersion` is not that of the contract",
    ),
    fails: &[("RPC-12", "the protocol version is another")],
};

/// The gateway says what it spoke before.
fn other_protocol_version(result: &mut Value) {
    result["protocolVersion"] = json!("lightspeed.agent.api.v0");
}
