//! The tables agree with the committed manifest of methods.

use lightspeed_agent_client::methods::{ERRORS, METHOD_INFO, PROTOCOL_VERSION, Retry, method_info};
use serde_json::Value;

fn manifest() -> Value {
    let text = include_str!("../../../../api-contract/generated/methods.json");
    serde_json::from_str(text).expect("the manifest is JSON")
}

#[test]
fn every_method_of_the_manifest_is_in_the_table_in_the_same_order() {
    let manifest = manifest();
    assert_eq!(manifest["protocolVersion"], PROTOCOL_VERSION);
    let listed: Vec<&str> = manifest["methods"]
        .as_array()
        .expect("methods")
        .iter()
        .filter_map(|method| method["method"].as_str())
        .collect();
    let names: Vec<&str> = METHOD_INFO.iter().map(|method| method.name).collect();
    assert_eq!(names, listed);
}

#[test]
fn a_method_is_found_by_its_wire_name_alone() {
    let start = method_info("session/runs/start").expect("it is listed");
    assert_eq!(start.retry, Some(Retry::WithId("submissionId")));
    assert_eq!(start.scope, Some("universe"));
    assert_eq!(method_info("session/runs"), None);
}

#[test]
fn every_error_of_the_manifest_is_in_the_table() {
    let manifest = manifest();
    let errors = manifest["errors"].as_array().expect("errors");
    assert_eq!(errors.len(), ERRORS.len());
    for (listed, error) in errors.iter().zip(&ERRORS) {
        assert_eq!(listed["code"], error.code);
        assert_eq!(listed["kind"].as_str(), error.kind);
    }
}
