//! Names: how wire names become names of a language, and what happens when two become one.

use std::collections::BTreeMap;

use api_contract::lightspeed;
use codegen::front::schema;
use codegen::model::names::{camel, pascal, snake, type_name};
use codegen::model::{Group, Method, Model, Transport};
use codegen::problem::Problems;
use serde_json::{Value, json};

use crate::small;

/// The naming of the contract's macros, which no crate exports.
#[path = "../../../api-contract/macros/src/names.rs"]
#[expect(dead_code, reason = "only what both sides name is compared")]
mod macros;

/// Wire names and their three forms in languages.
const SAMPLES: &[(&str, &str, &str, &str)] = &[
    ("initialize", "initialize", "initialize", "Initialize"),
    (
        "session/runs/start",
        "session_runs_start",
        "sessionRunsStart",
        "SessionRunsStart",
    ),
    (
        "deployment/api-keys/rotate",
        "deployment_api_keys_rotate",
        "deploymentApiKeysRotate",
        "DeploymentApiKeysRotate",
    ),
    (
        "deleteAfterCloseMs",
        "delete_after_close_ms",
        "deleteAfterCloseMs",
        "DeleteAfterCloseMs",
    ),
    ("with_id", "with_id", "withId", "WithId"),
    (
        "openai:responses",
        "openai_responses",
        "openaiResponses",
        "OpenaiResponses",
    ),
    ("v2Beta", "v2_beta", "v2Beta", "V2Beta"),
    ("sha256Sum", "sha256_sum", "sha256Sum", "Sha256Sum"),
    ("Sessions", "sessions", "sessions", "Sessions"),
    ("", "", "", ""),
];

/// The same for runs of capitals.
const ACRONYMS: &[(&str, &str, &str, &str)] = &[
    ("listURLs", "list_urls", "listUrls", "ListUrls"),
    ("URLsOfUser", "urls_of_user", "urlsOfUser", "UrlsOfUser"),
    (
        "blobs/putURL",
        "blobs_put_url",
        "blobsPutUrl",
        "BlobsPutUrl",
    ),
    ("HTTPServer", "http_server", "httpServer", "HttpServer"),
    ("userIDs", "user_ids", "userIds", "UserIds"),
    ("userID2", "user_id2", "userId2", "UserId2"),
    ("MD5Sum", "md5_sum", "md5Sum", "Md5Sum"),
    ("isSet", "is_set", "isSet", "IsSet"),
    ("ID", "id", "id", "Id"),
];

#[test]
fn a_wire_name_is_cut_into_words_by_signs_and_by_case() {
    for &(wire, in_snake, in_camel, in_pascal) in SAMPLES.iter().chain(ACRONYMS) {
        assert_eq!(snake(wire), in_snake, "{wire}");
        assert_eq!(camel(wire), in_camel, "{wire}");
        assert_eq!(pascal(wire), in_pascal, "{wire}");
    }
    assert_eq!(snake("Größe"), "größe");
    assert_eq!(type_name("AgentApiError"), "AgentApiError");
    assert_eq!(type_name("foo.Bar-baz"), "FooBarBaz");
}

#[test]
fn the_macros_of_the_contract_name_things_alike() {
    for &(wire, ..) in SAMPLES {
        assert_eq!(macros::snake(wire), snake(wire), "{wire}");
        assert_eq!(macros::camel(wire), camel(wire), "{wire}");
        assert_eq!(macros::pascal(wire), pascal(wire), "{wire}");
    }
}

#[test]
fn every_method_of_the_contract_has_one_name_in_rust() {
    for method in small::model(&lightspeed::CONTRACT).methods() {
        assert_eq!(macros::snake(&method.name), snake(&method.name));
        assert_eq!(macros::pascal(&method.name), pascal(&method.name));
    }
}

/// A model of these types and of methods with these names that take and return the first type.
fn contract(definitions: &Value, methods: &[&str]) -> Model {
    let definitions: BTreeMap<String, Value> = definitions
        .as_object()
        .expect("definitions")
        .iter()
        .map(|(name, schema)| (name.clone(), schema.clone()))
        .collect();
    let types = schema::types(&definitions).unwrap_or_else(|problems| panic!("{problems}"));
    let first = types.keys().next().expect("a type").clone();
    let methods = methods.iter().map(|name| Method {
        summary: "Do it".to_owned(),
        params: first.clone(),
        response: first.clone(),
        ..Method::named(name, format!("method `{name}`"))
    });
    Model {
        title: String::new(),
        description: String::new(),
        notice: String::new(),
        protocol_version: String::new(),
        transport: Transport::default(),
        groups: vec![Group {
            name: "All".to_owned(),
            summary: String::new(),
            description: String::new(),
            methods: methods.collect(),
        }],
        types,
        notifications: None,
        reserved: Vec::new(),
        errors: Vec::new(),
        error_type: None,
        envelope: None,
    }
}

fn problems(model: &Model) -> String {
    codegen::generate(model)
        .map_or_else(|problems: Problems| problems.to_string(), |_| String::new())
}

#[test]
fn two_types_of_one_name_are_an_error_that_shows_both() {
    let found = problems(&contract(&json!({ "FooBar": {}, "foo_bar": {} }), &[]));
    let line = "#/$defs/foo_bar: would be the Rust type `FooBar`, which is taken by \
                #/$defs/FooBar; rename one of them in the contract";
    assert!(found.contains(line), "{found}");
}

#[test]
fn two_methods_of_one_helper_name_are_an_error() {
    let empty = json!({ "X": { "type": "object" } });
    let found = problems(&contract(&empty, &["a/b-c", "a/b/c"]));
    assert!(
        found.contains("method `a/b/c`: would be the helper of `rpc` `aBC`"),
        "{found}"
    );
    let model = contract(&empty, &["a/b", "a/b"]);
    let found = model
        .check()
        .expect_err("the name occurs twice")
        .to_string();
    assert_eq!(
        found,
        "method `a/b`: is the second method called `a/b`; rename one"
    );
}

#[test]
fn what_one_part_names_must_exist_in_another() {
    let mut model = small::model(&small::first::CONTRACT);
    model.types.remove("Utterance");
    model.groups[0].methods[0].access.target = Some("where".to_owned());
    model.errors.clear();
    let found = model.check().expect_err("much is missing").to_string();
    assert!(
        found.contains("#/$defs/EchoParams: refers to the type `Utterance`"),
        "{found}"
    );
    assert!(
        found.contains("method `speech/echo`: lists the error `hoarse`"),
        "{found}"
    );
    assert!(
        found.contains("method `speech/echo`: names the parameter `where`, which it does not have"),
        "{found}"
    );
}

#[test]
fn a_keyword_of_rust_is_a_name_like_any_other() {
    let members = json!({
        "type": "object",
        "description": "X.",
        "properties": { "type": { "description": "T." }, "self": { "description": "S." } }
    });
    let files = codegen::generate(&contract(&json!({ "X": members }), &[])).expect("it is printed");
    let types = &files
        .iter()
        .find(|file| file.path == "rust/types.rs")
        .expect("types")
        .contents;
    assert!(types.contains("pub r#type: Option<Value>"), "{types}");
    assert!(types.contains("rename = \"self\""), "{types}");
    assert!(types.contains("pub self_: Option<Value>"), "{types}");
}
