//! Constants, lists with places, and types that hold themselves.

use codegen::model::{Member, Model, Shape, Type};
use serde_json::json;

use super::shapes::*;
use super::{kept, refused};

/// One value each.
pub(crate) fn constants() -> Model {
    let values = [
        ("a", json!(1)),
        ("b", json!(true)),
        ("c", json!(null)),
        ("d", json!("s")),
        ("e", json!(u64::MAX)),
        ("f", json!(-1.5)),
        ("g", json!(i64::MIN)),
    ];
    let mut all: Vec<Member> = values
        .iter()
        .map(|(name, value)| member(name, constant(value)))
        .collect();
    all.push(member("h?", constant(&json!("S"))));
    let big = [json!(9_007_199_254_740_993_u64), json!(u64::MAX)];
    model(vec![
        ("C", object(all)),
        (
            "Big",
            object(vec![member(
                "v",
                any_of(big.iter().map(constant).collect()),
            )]),
        ),
        (
            "None",
            object(vec![
                member("never?", Type::Never),
                member("list", list(Type::Never)),
            ]),
        ),
    ])
}

#[test]
fn a_constant_is_that_value_and_no_other() {
    let whole = json!({
        "a": 1, "b": true, "c": null, "d": "s", "e": u64::MAX, "f": -1.5, "g": i64::MIN, "h": "S"
    });
    kept("constants", "C", &[&whole.to_string()]);
    for (name, others) in [
        ("a", [json!(2), json!("1"), json!(null)]),
        ("b", [json!(false), json!(1), json!("true")]),
        ("c", [json!(0), json!(""), json!(false)]),
        ("d", [json!("S"), json!(null), json!(["s"])]),
        ("e", [json!(u64::MAX - 1), json!(-1), json!(1.5)]),
        ("f", [json!(1.5), json!(-1), json!("-1.5")]),
        ("g", [json!(i64::MIN + 1), json!(u64::MAX), json!(null)]),
        ("h", [json!("s"), json!(null), json!({})]),
    ] {
        for other in others {
            let mut changed = whole.clone();
            changed[name] = other;
            refused("constants", "C", &[&changed.to_string()]);
        }
        let mut without = whole.clone();
        without.as_object_mut().expect("an object").remove(name);
        match name {
            "h" => kept("constants", "C", &[&without.to_string()]),
            _ => refused("constants", "C", &[&without.to_string()]),
        }
    }
    kept(
        "constants",
        "Big",
        &[r#"{"v":9007199254740993}"#, r#"{"v":18446744073709551615}"#],
    );
    refused(
        "constants",
        "Big",
        &[
            r#"{"v":9007199254740992}"#,
            r#"{"v":18446744073709551614}"#,
            r#"{"v":18446744073709551616}"#,
        ],
    );
    kept("constants", "None", &[r#"{"list":[]}"#]);
    refused(
        "constants",
        "None",
        &[
            r#"{"list":[1]}"#,
            r#"{"list":[],"never":1}"#,
            r#"{"list":[],"never":null}"#,
        ],
    );
}

pub(crate) fn tuples() -> Model {
    model(vec![
        (
            "Pair",
            Shape::Alias(tuple(vec![text(), integer()], 2, None)),
        ),
        (
            "Open",
            Shape::Alias(tuple(
                vec![text(), integer().or_null(), text()],
                1,
                Some(Type::Boolean),
            )),
        ),
        ("Empty", Shape::Alias(tuple(vec![], 0, None))),
        (
            "Holder",
            object(vec![
                member("one", tuple(vec![uint8()], 1, None)),
                member("some?", tuple(vec![text(), to("Holder")], 1, None)),
            ]),
        ),
    ])
}

#[test]
fn a_place_of_a_list_has_a_type_of_its_own() {
    kept("tuples", "Pair", &[r#"["a",1]"#]);
    refused(
        "tuples",
        "Pair",
        &[
            r#"["a"]"#,
            r#"["a",1,2]"#,
            r#"[1,"a"]"#,
            "[]",
            "null",
            r#"{"0":"a","1":1}"#,
        ],
    );
    kept(
        "tuples",
        "Open",
        &[
            r#"["a"]"#,
            r#"["a",1]"#,
            r#"["a",null,"b"]"#,
            r#"["a",1,"b",true,false]"#,
        ],
    );
    refused(
        "tuples",
        "Open",
        &[
            "[]",
            r#"["a","b"]"#,
            r#"["a",1,null]"#,
            r#"["a",1,"b",1]"#,
            "{}",
        ],
    );
    kept("tuples", "Empty", &["[]"]);
    refused("tuples", "Empty", &["[1]", "null", "{}"]);
    kept(
        "tuples",
        "Holder",
        &[r#"{"one":[1]}"#, r#"{"one":[1],"some":["a",{"one":[2]}]}"#],
    );
    refused(
        "tuples",
        "Holder",
        &[
            r#"{"one":[256]}"#,
            r#"{"one":1}"#,
            r#"{"one":[1],"some":[]}"#,
            r#"{"one":[1],"some":null}"#,
        ],
    );
}

/// Types that hold themselves.
pub(crate) fn rings() -> Model {
    model(vec![
        ("A", object(vec![member("b", to("B"))])),
        (
            "B",
            object(vec![
                member("a?", to("MaybeA")),
                member("pair?", tuple(vec![to("A"), text()], 2, None)),
            ]),
        ),
        ("MaybeA", Shape::Alias(to("A").or_null())),
        ("Tree", Shape::Alias(list(to("Tree")))),
        ("Nest", Shape::Alias(map(to("Nest2")).or_null())),
        ("Nest2", Shape::Alias(to("Nest"))),
        (
            "Json",
            Shape::Alias(any_of(vec![text(), list(to("Json")), map(to("Json"))])),
        ),
        (
            "Rule",
            union(
                vec![("not", vec![member("rule", to("Rule"))]), ("yes", vec![])],
                false,
            ),
        ),
        ("Must", object(vec![member("a", to("MaybeA"))])),
    ])
}

#[test]
fn a_type_can_hold_itself() {
    kept(
        "rings",
        "A",
        &[
            r#"{"b":{}}"#,
            r#"{"b":{"a":{"b":{"a":null}}}}"#,
            r#"{"b":{"pair":[{"b":{}},"x"]}}"#,
        ],
    );
    refused("rings", "A", &[r#"{"b":{"a":{}}}"#]);
    kept("rings", "Tree", &["[]", "[[],[[]]]"]);
    refused("rings", "Tree", &["[1]", "null", "{}"]);
    kept("rings", "Nest", &["null", r#"{"a":null,"b":{"c":{}}}"#]);
    refused("rings", "Nest", &[r#"{"a":1}"#, "[]"]);
    kept("rings", "Json", &[r#"{"a":["b",[],{"c":{}}]}"#]);
    refused("rings", "Json", &[r#"{"a":[null]}"#, "1"]);
    kept(
        "rings",
        "Rule",
        &[r#"{"kind":"not","rule":{"kind":"not","rule":{"kind":"yes"}}}"#],
    );
    refused("rings", "Rule", &[r#"{"kind":"not"}"#]);
    kept("rings", "Must", &[r#"{"a":null}"#, r#"{"a":{"b":{}}}"#]);
    refused("rings", "Must", &["{}"]);
}

#[test]
fn a_name_for_itself_is_an_error_that_shows_where() {
    let model = model(vec![
        ("A", Shape::Alias(to("B"))),
        ("B", Shape::Alias(to("A"))),
    ]);
    let problems = codegen::generate_for(&model, &[codegen::Target::Rust]).expect_err("endless");
    assert!(
        problems
            .to_string()
            .contains("#/$defs/A: is only another name for itself; say what its values are"),
        "{problems}"
    );
}
