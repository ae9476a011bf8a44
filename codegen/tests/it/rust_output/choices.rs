//! Choices whose alternatives are told apart by nothing but themselves.

use codegen::model::{Model, Shape, Type};
use serde_json::{Value, json};

use super::shapes::*;
use super::{JUDGE, judged, kept, refused};

/// Two objects that a value can be at the same time.
pub(crate) fn overlap() -> Model {
    model(vec![
        ("A", object(vec![member("k", text()), member("a?", text())])),
        (
            "B",
            object(vec![member("k", text()), member("b?", integer())]),
        ),
        ("X", Shape::Alias(any_of(vec![to("A"), to("B")]))),
        (
            "N",
            Shape::Alias(any_of(vec![number(), integer(), text().or_null()])),
        ),
        (
            "L",
            object(vec![member(
                "l",
                list(any_of(vec![to("A"), to("B"), text()])),
            )]),
        ),
    ])
}

#[test]
fn a_value_that_fits_several_alternatives_loses_no_member() {
    kept(
        "overlap",
        "X",
        &[
            r#"{"k":"k"}"#,
            r#"{"k":"k","a":"a"}"#,
            r#"{"k":"k","b":1}"#,
            r#"{"k":"k","a":"a","b":1}"#,
        ],
    );
    // No number, but `A` does not mind.
    judged(
        "overlap",
        "X",
        &[(r#"{"k":"k","a":"a","b":"?"}"#, Some(r#"{"k":"k","a":"a"}"#))],
    );
    refused(
        "overlap",
        "X",
        &[
            "{}",
            r#"{"a":"a"}"#,
            r#"{"k":1}"#,
            r#"{"k":"k","a":1,"b":"?"}"#,
            "[]",
            "null",
            r#""k""#,
        ],
    );
    kept("overlap", "N", &["1", "1.5", "null", r#""t""#]);
    refused("overlap", "N", &["true", "[]", "{}"]);
    kept("overlap", "L", &[r#"{"l":["t",{"k":"k","a":"a","b":1}]}"#]);
    refused("overlap", "L", &[r#"{"l":[null]}"#, r#"{"l":"t"}"#, "{}"]);
}

#[test]
fn what_is_wrong_is_told_of_the_alternative_that_was_meant() {
    let found = JUDGE.ask(&[("mixed", "U", r#"{"t":"a","x":"?"}"#), ("mixed", "U", "7")]);
    let errors: Vec<String> = found
        .into_iter()
        .map(|found| found.expect_err("refused"))
        .collect();
    assert!(
        errors[0].starts_with("invalid type: string \"?\", expected i64"),
        "{errors:?}"
    );
    assert_eq!(errors[1], "invalid value, expected `Ta` or `Tb` or `W`");
}

/// Alternatives of which a value may fit one only.
pub(crate) fn exclusive() -> Model {
    let bounded = |min, max| {
        Type::Text(codegen::model::Text {
            min,
            max,
            ..codegen::model::Text::default()
        })
    };
    model(vec![
        ("A", object(vec![member("id", integer())])),
        ("B", object(vec![member("ext", text())])),
        ("X", Shape::Alias(one_of(vec![to("A"), to("B")]))),
        ("N", Shape::Alias(one_of(vec![integer(), number()]))),
        (
            "T",
            Shape::Alias(one_of(vec![bounded(Some(3), None), bounded(None, Some(5))])),
        ),
        (
            "Null",
            Shape::Alias(one_of(vec![to("A"), constant(&Value::Null), text()])),
        ),
    ])
}

#[test]
fn an_exclusive_choice_refuses_what_fits_two() {
    kept("exclusive", "X", &[r#"{"id":1}"#, r#"{"ext":"e"}"#]);
    refused(
        "exclusive",
        "X",
        &[r#"{"id":1,"ext":"e"}"#, "{}", r#"{"id":"1"}"#],
    );
    judged(
        "exclusive",
        "X",
        &[(r#"{"id":1,"ext":7}"#, Some(r#"{"id":1}"#))],
    );
    kept("exclusive", "N", &["1.5"]);
    refused("exclusive", "N", &["1"]);
    // Lengths are not the matter of types, so a text may fit one alternative only.
    kept("exclusive", "T", &[r#""ab""#, r#""abcdefg""#]);
    kept("exclusive", "Null", &["null", r#""t""#, r#"{"id":1}"#]);
    refused("exclusive", "Null", &["1", "[]"]);
}

/// Choices between things that have nothing in common.
pub(crate) fn mixed() -> Model {
    let values = [json!("a"), json!(1), json!(null), json!(true)];
    model(vec![
        (
            "M",
            Shape::Alias(any_of(values.iter().map(constant).collect())),
        ),
        (
            "Ta",
            object(vec![
                member("t", constant(&json!("a"))),
                member("x", integer()),
            ]),
        ),
        (
            "Tb",
            object(vec![
                member("t", constant(&json!("b"))),
                member("y", text()),
            ]),
        ),
        ("W", texts(&["one", "two"], false)),
        ("U", Shape::Alias(any_of(vec![to("Ta"), to("Tb"), to("W")]))),
        (
            "Same",
            Shape::Alias(any_of(vec![
                list(text()),
                list(integer()),
                map(text()),
                map(uint8()),
            ])),
        ),
        (
            "Deep",
            Shape::Alias(any_of(vec![
                any_of(vec![text(), Type::Boolean]),
                one_of(vec![integer(), list(text())]),
            ])),
        ),
    ])
}

#[test]
fn a_choice_accepts_its_alternatives_and_nothing_else() {
    kept("mixed", "M", &[r#""a""#, "1", "null", "true"]);
    judged("mixed", "M", &[("1.0", Some("1"))]);
    refused("mixed", "M", &[r#""b""#, "2", "false", "1.5", "[]", "{}"]);
    kept(
        "mixed",
        "U",
        &[r#"{"t":"a","x":1}"#, r#"{"t":"b","y":"y"}"#, r#""two""#],
    );
    refused(
        "mixed",
        "U",
        &[
            r#"{"t":"b","x":1}"#,
            r#"{"t":"BOGUS"}"#,
            r#"{"x":1}"#,
            r#""three""#,
            "null",
        ],
    );
    kept(
        "mixed",
        "Same",
        &[
            r#"["a"]"#,
            "[1]",
            r#"{"a":"b"}"#,
            r#"{"a":255}"#,
            "[]",
            "{}",
        ],
    );
    refused("mixed", "Same", &[r#"["a",1]"#, r#"{"a":256}"#, "1"]);
    kept("mixed", "Deep", &[r#""t""#, "true", "1", r#"["t"]"#]);
    refused("mixed", "Deep", &["1.5", "[1]", "null"]);
}
