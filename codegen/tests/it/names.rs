//! Names: how wire names become names of a language, and what happens when two become one.

use std::collections::BTreeMap;

use codegen::front::schema;
use codegen::model::names::{camel, pascal, snake, type_name};
use codegen::model::{Group, Method, Model, Transport, Type};
use codegen::problem::Problems;
use serde_json::{Value, json};

use crate::small;

#[test]
fn a_wire_name_is_cut_into_words_by_signs_and_by_case() {
    for (wire, words) in [
        ("session/runs/start", "session_runs_start"),
        ("deployment/api-keys/rotate", "deployment_api_keys_rotate"),
        ("deleteAfterCloseMs", "delete_after_close_ms"),
        ("HTTPServer", "http_server"),
        ("with_id", "with_id"),
        ("openai:responses", "openai_responses"),
        ("v2Beta", "v2_beta"),
        ("", ""),
    ] {
        assert_eq!(snake(wire), words, "{wire}");
    }
    assert_eq!(camel("session/runs/start"), "sessionRunsStart");
    assert_eq!(pascal("session/status/changed"), "SessionStatusChanged");
    assert_eq!(type_name("AgentApiError"), "AgentApiError");
    assert_eq!(type_name("foo.Bar-baz"), "FooBarBaz");
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
        name: (*name).to_owned(),
        summary: "Do it".to_owned(),
        description: String::new(),
        scope: None,
        access: codegen::model::Access::default(),
        retry: None,
        errors: Vec::new(),
        paginated: false,
        long_poll: false,
        params: Type::Reference(first.clone()),
        response: Type::Reference(first.clone()),
        example: json!({}),
        origin: format!("method `{name}`"),
    });
    Model {
        title: String::new(),
        description: String::new(),
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
        errors: Vec::new(),
        common_errors: Vec::new(),
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
    for language in ["Rust", "TypeScript"] {
        let line = format!(
            "#/$defs/foo_bar: would be the {language} type `FooBar`, which is taken by \
             #/$defs/FooBar; rename one of them in the contract"
        );
        assert!(found.contains(&line), "{found}");
    }
}

#[test]
fn a_type_that_generated_code_would_shadow_is_an_error() {
    let found = problems(&contract(&json!({ "Record": {}, "Option": {} }), &[]));
    assert!(
        found.contains("TypeScript type `Record`, which is taken by the generated code itself"),
        "{found}"
    );
    assert!(found.contains("Rust type `Option`"), "{found}");
}

#[test]
fn two_members_of_one_field_name_are_an_error() {
    let members = json!({ "type": "object", "properties": { "fooBar": {}, "foo_bar": {} } });
    let found = problems(&contract(&json!({ "X": members }), &[]));
    assert!(
        found.contains("the field of `X` `foo_bar`, which is taken by #/$defs/X member `fooBar`"),
        "{found}"
    );
}

#[test]
fn two_values_of_one_variant_name_are_an_error() {
    let values = json!({ "type": "string", "enum": ["foo", "FOO", ""] });
    let found = problems(&contract(&json!({ "X": values }), &[]));
    assert!(
        found.contains("the variant of `X` `Foo`, which is taken by #/$defs/X value `foo`"),
        "{found}"
    );
    assert!(
        found.contains("`` cannot be the name of a variant of `X`"),
        "{found}"
    );
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
    assert_eq!(found, "a/b: two methods have this name; rename one");
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
        found.contains("speech/echo: lists the error `hoarse`"),
        "{found}"
    );
    assert!(
        found.contains("speech/echo: names the parameter `where`, which it does not have"),
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
