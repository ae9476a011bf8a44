//! No secret of any method comes out of a journal: each is planted, and looked for.
//!
//! The places are found in the schemas that the contract publishes, where secrets have the format
//! `password`, and not by the reader of places that is tested here.

use std::collections::BTreeMap;

use api_contract::lightspeed::CONTRACT;
use api_contract::rpc::{JsonRpcRequest, RequestId, success};
use api_contract::schema::{Bundle, REF_PREFIX, bundle};
use serde_json::{Map, Value, json};

use super::{MAX_BYTES, SECRET, Said};

const CANARY: &str = "canary-4711";
/// Deeper than any secret stands.
const DEPTH: usize = 12;

/// A document with a canary at every secret of a schema, and nothing else; `None` without secrets.
fn planted(bundle: &Bundle, schema: &Value, depth: usize) -> Option<Value> {
    if depth == 0 {
        return None;
    }
    if schema["format"] == "password" {
        return Some(CANARY.into());
    }
    let below = |schema: &Value| planted(bundle, schema, depth - 1);
    let target = schema["$ref"].as_str();
    let name = target.and_then(|target| target.strip_prefix(REF_PREFIX));
    if let Some(found) = name.and_then(|name| below(&bundle.definitions[name])) {
        return Some(found);
    }
    let mut members = Map::new();
    for keyword in ["oneOf", "anyOf", "allOf"] {
        for variant in schema[keyword].as_array().into_iter().flatten() {
            match below(variant) {
                Some(Value::Object(found)) => members.extend(found),
                Some(other) => return Some(other),
                None => {}
            }
        }
    }
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        members.extend(below(schema).map(|found| (name.clone(), found)));
    }
    let others = below(&schema["additionalProperties"]);
    members.extend(others.map(|found| ("any".to_owned(), found)));
    let elements = below(&schema["items"]).map(|found| json!([found.clone(), found]));
    elements.or_else(|| (!members.is_empty()).then_some(Value::Object(members)))
}

/// The methods with secrets, each with a document full of them.
fn all(side: impl Fn(&Bundle, &str) -> Value) -> BTreeMap<&'static str, Value> {
    let bundle = bundle(&CONTRACT).unwrap();
    let methods = CONTRACT.methods().map(|method| method.info.name);
    methods
        .filter_map(|name| Some((name, planted(&bundle, &side(&bundle, name), DEPTH)?)))
        .collect()
}

/// A document as it is written, and the same one too long to be kept as it came.
fn short_and_long(document: &Value) -> [Vec<u8>; 2] {
    let short = document.to_string();
    let long = format!("{short}{}", " ".repeat(2 * MAX_BYTES));
    [short.into(), long.into()]
}

/// All that can be seen of it.
fn shown(kept: &Said) -> String {
    let shown = kept.to_value().unwrap().to_string();
    assert!(!format!("{kept:?}").contains(CANARY));
    if let Said::Excerpt(text) = kept {
        assert!(!text.contains(CANARY), "{text}");
    }
    shown
}

fn assert_hidden(method: &str, planted: &Value, kept: &Said) {
    let kept = shown(kept);
    let canaries = planted.to_string().matches(CANARY).count();
    assert_eq!(
        kept.matches("<secret>").count(),
        canaries,
        "{method}: {kept}"
    );
    assert!(!kept.contains(CANARY), "{method}: {kept}");
}

#[test]
fn no_secret_that_a_method_takes_is_shown() {
    let methods = all(|bundle, name| bundle.methods[name].params.clone());
    for expected in [
        "auth/grants/import",
        "auth/clients/create",
        "auth/providers/create",
    ] {
        assert!(methods.contains_key(expected), "{expected}");
    }
    for (method, planted) in methods {
        let call = JsonRpcRequest::new(RequestId::Number(1), method, planted.clone());
        for body in short_and_long(&call.to_value()) {
            assert_hidden(method, &planted, &Said::params(&call, &body).unwrap());
        }
    }
}

#[test]
fn no_secret_that_a_method_gives_is_shown() {
    let methods = all(|bundle, name| bundle.methods[name].response.clone());
    for expected in ["auth/grants/lease", "deployment/api-keys/create"] {
        assert!(methods.contains_key(expected), "{expected}");
    }
    for (method, planted) in methods {
        let envelope = CONTRACT.envelope.as_ref().unwrap();
        let response = success(RequestId::Number(1), envelope.wrap(planted.clone()));
        for written in short_and_long(&response) {
            let kept = Said::response(method, &written.into()).unwrap();
            assert_hidden(method, &planted, &kept);
        }
    }
}

#[test]
fn a_result_without_its_envelope_is_not_shown() {
    for (method, planted) in all(|bundle, name| bundle.methods[name].response.clone()) {
        for result in [
            planted.clone(),
            json!({ "outcome": planted }),
            json!([planted]),
        ] {
            for written in short_and_long(&success(RequestId::Number(1), result)) {
                let kept = shown(&Said::response(method, &written.into()).unwrap());
                assert!(!kept.contains(CANARY), "{method}: {kept}");
            }
        }
    }
}

#[test]
fn a_secret_that_publishes_another_format_is_hidden_too() {
    let url = json!({ "flowId": "f", "authorizeUrl": CANARY, "expiresAtMs": 1 });
    let response = success(RequestId::Number(1), json!({ "result": url }));
    for written in short_and_long(&response) {
        let kept = shown(&Said::response("auth/flows/start", &written.into()).unwrap());
        assert!(kept.contains(SECRET) && !kept.contains(CANARY), "{kept}");
    }
}
