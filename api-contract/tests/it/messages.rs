//! What a client sends does not decide how long a message is, nor what it says.

use std::collections::BTreeMap;

use api_contract::decode::from_value;
use api_contract::rpc::JsonRpcError;
use api_contract::validate::{At, Validate, Violations};
use api_contract::wire;
use serde_json::{Value, json};

/// One of many.
#[wire(deny_unknown)]
struct Item {
    #[wire(length(1, 4))]
    text: String,
}

/// Many.
#[wire]
struct Many {
    #[wire(default)]
    items: Vec<Item>,
    #[wire(default, length(max = 2))]
    few: Vec<Item>,
    #[wire(default)]
    by_name: BTreeMap<String, Item>,
}

fn broken(document: Value) -> Violations {
    let many: Many = from_value(document).expect("its shape is right");
    many.validate().expect_err("its content is not")
}

fn refused(document: Value) -> String {
    from_value::<Many>(document)
        .expect_err("its shape is wrong")
        .to_string()
}

#[test]
fn of_many_broken_rules_the_first_are_told_and_the_others_are_counted() {
    let items = vec![json!({ "text": "" }); 300_000];
    let violations = broken(json!({ "items": items }));
    assert_eq!(violations.count(), 300_000);
    assert_eq!(violations.iter().count(), 20);
    let text = violations.to_string();
    assert!(text.starts_with("`items[0].text` must have 1 to 4 bytes; found 0 bytes; `items[1]"));
    assert!(text.ends_with("; and 299,980 more"), "{text}");
}

#[test]
fn the_items_of_a_list_that_is_too_long_are_not_judged() {
    let few = vec![json!({ "text": "" }); 1000];
    assert_eq!(
        broken(json!({ "few": few })).to_string(),
        "`few` must have at most 2 items; found 1000 items"
    );
}

#[test]
fn no_message_grows_with_a_name_of_the_client() {
    let long = "n".repeat(1_000_000);
    let named = |item: Value| json!({ "byName": Value::Object([(long.clone(), item)].into_iter().collect()) });
    for message in [
        broken(named(json!({ "text": "" }))).to_string(),
        refused(named(json!({ "text": 5 }))),
        refused(
            json!({ "items": [Value::Object([(long.clone(), json!(1)), ("text".to_owned(), json!("a"))].into_iter().collect())] }),
        ),
        JsonRpcError::method_not_found(&long).message,
    ] {
        assert!(message.len() < 300, "{} bytes", message.len());
        assert!(message.contains(&format!("{}…", &long[..64])), "{message}");
    }
    let paths = (0..20)
        .map(|n| (format!("{n}\u{7}{long}"), json!({ "text": "" })))
        .collect::<BTreeMap<_, _>>();
    assert!(broken(json!({ "byName": paths })).to_string().len() < 5000);

    let mut violations = Violations::default();
    violations.push(&At::Root, long.clone(), long.clone());
    assert!(violations.to_string().len() < 5000);
}

#[test]
fn a_name_that_would_mislead_is_quoted() {
    for (name, shown) in [
        ("plain", "byName.plain"),
        ("wörter", "byName.wörter"),
        ("a/b-c_d", "byName.a/b-c_d"),
        ("", "byName[\"\"]"),
        ("a.b", "byName[\"a.b\"]"),
        ("a`: evil", "byName[\"a`: evil\"]"),
        ("line\nbreak", "byName[\"line\\nbreak\"]"),
    ] {
        assert_eq!(
            refused(json!({ "byName": { name: { "text": 5 } } })),
            format!("`{shown}.text`: invalid type: integer, expected a string")
        );
        assert!(
            broken(json!({ "byName": { name: { "text": "" } } }))
                .to_string()
                .starts_with(&format!("`{shown}.text` must have 1 to 4 bytes"))
        );
    }
    assert_eq!(
        refused(json!({ "items": [{ "text": "a", "x`: y": 1 }] })),
        "`items[0]`: unknown field `\"x`: y\"`, expected `text`"
    );
}

#[test]
fn a_deep_document_is_moved_and_not_copied() {
    /// A list in a list.
    #[wire]
    struct Deep {
        #[wire(optional)]
        next: Option<Box<Deep>>,
        #[wire(optional)]
        leaf: Option<Value>,
    }
    let leaf = json!(["a", "a", "a"]);
    let address = leaf.as_array().map(Vec::as_ptr);
    let mut document = json!({});
    document["leaf"] = leaf;
    for _ in 0..60 {
        let mut outer = json!({});
        outer["next"] = document;
        document = outer;
    }
    let mut deep: Deep = from_value(document).expect("its shape is right");
    while let Some(next) = deep.next {
        deep = *next;
    }
    let leaf = deep.leaf.expect("it has a leaf");
    assert_eq!(leaf.as_array().map(Vec::as_ptr), address);
}
