//! The tables agree with the committed manifest of methods.

use lightspeed_agent_client::methods::{
    ERRORS, METHOD_INFO, NOTIFICATIONS, PROTOCOL_VERSION, RESERVED_NAMES, ReservedForm, Retry,
    Stability, method_info,
};
use serde_json::{Value, json};

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
fn what_is_known_beside_the_methods_is_what_the_manifest_says() {
    let manifest = manifest();
    let rows = |member: &str| manifest[member].as_array().expect("a list").clone();
    let told: Vec<Value> = NOTIFICATIONS
        .iter()
        .map(|told| json!({ "method": told.name, "summary": told.summary }))
        .collect();
    assert_eq!(rows("notifications"), told);
    let reserved: Vec<Value> = RESERVED_NAMES
        .iter()
        .map(|reserved| {
            let (form, text) = match reserved.form {
                ReservedForm::Prefix(prefix) => ("prefix", prefix),
                ReservedForm::Exact(name) => ("exact", name),
            };
            json!({
                "of": reserved.of, "form": form, "text": text, "summary": reserved.summary
            })
        })
        .collect();
    assert_eq!(rows("reserved"), reserved);
    assert!(!told.is_empty() && !reserved.is_empty());
    for (listed, method) in rows("methods").iter().zip(&METHOD_INFO) {
        assert_eq!(listed["deprecated"].as_str(), method.deprecated);
        let stability = match method.stability {
            Stability::Stable => "stable",
            Stability::Experimental => "experimental",
        };
        assert_eq!(listed["stability"], stability);
    }
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
