//! Names that Rust has already, and names that become one.

use codegen::model::{Model, Shape};
use serde_json::json;

use super::shapes::*;
use super::{kept, refused};

/// Types with the names of what generated code is made of.
pub(crate) fn prelude() -> Model {
    let plain = |member_name: &str| object(vec![member(member_name, text())]);
    let mut types = vec![
        ("String", Shape::Alias(text())),
        (
            "Vec",
            object(vec![member("v", list(to("Option"))), member("w?", text())]),
        ),
        (
            "Error",
            union(vec![("a", vec![member("o", to("Option"))])], true),
        ),
        ("Value", texts(&["a"], true)),
        (
            "Patch",
            object(vec![
                member("p??", to("Box")),
                with_default("t?", text(), json!("t")),
            ]),
        ),
        (
            "Default",
            object(vec![
                with_default("l?", list(text()), json!(["x"])),
                member("n", text().or_null()),
            ]),
        ),
        (
            "Never",
            object(vec![
                member("n?", codegen::model::Type::Never),
                member("i?", constant(&json!(7))),
            ]),
        ),
        (
            "Result",
            Shape::Alias(any_of(vec![to("Option"), to("Box"), list(text())])),
        ),
        ("Some", Shape::Alias(list(to("Some")))),
        ("BTreeMap", object(vec![member("m", map(to("BTreeMap")))])),
        (
            "Self",
            object(vec![
                member("self", text()),
                member("any", codegen::model::Type::Any),
            ]),
        ),
        (
            "UnlistedVariant",
            Shape::Alias(tuple(vec![text()], 0, Some(text()))),
        ),
    ];
    for name in [
        "Object",
        "Array",
        "Record",
        "Option",
        "Box",
        "Ok",
        "Err",
        "None",
        "Serialize",
        "Deserialize",
        "Clone",
        "Copy",
        "Debug",
        "PartialEq",
        "Eq",
        "Hash",
        "ToOwned",
        "From",
        "Into",
        "Iterator",
        "Fn",
        "Send",
        "Drop",
        "AsRef",
        "ToString",
        "TryFrom",
        "Serializer",
    ] {
        types.push((name, plain("o")));
    }
    model(types)
}

#[test]
fn a_type_may_have_a_name_that_rust_knows() {
    kept(
        "prelude",
        "Vec",
        &[r#"{"v":[{"o":"o"}],"w":"w"}"#, r#"{"v":[]}"#],
    );
    refused("prelude", "Vec", &[r#"{"v":[{}]}"#, r#"{"v":[],"w":null}"#]);
    kept(
        "prelude",
        "Error",
        &[r#"{"kind":"a","o":{"o":"o"}}"#, r#"{"kind":"b","p":1}"#],
    );
    kept("prelude", "Value", &[r#""a""#, r#""b""#]);
    kept(
        "prelude",
        "Patch",
        &[
            r#"{"p":null,"t":"t"}"#,
            r#"{"p":{"o":"o"},"t":"u"}"#,
            r#"{"t":"t"}"#,
        ],
    );
    kept("prelude", "Default", &[r#"{"l":["x"],"n":null}"#]);
    kept("prelude", "Result", &[r#"["a"]"#, r#"{"o":"o"}"#]);
    kept("prelude", "Some", &["[[]]"]);
    kept("prelude", "BTreeMap", &[r#"{"m":{"a":{"m":{}}}}"#]);
    kept("prelude", "Never", &["{}", r#"{"i":7}"#]);
    kept("prelude", "Self", &[r#"{"self":"s","any":1}"#]);
    kept("prelude", "UnlistedVariant", &["[]", r#"["a","b"]"#]);
    kept("prelude", "ToOwned", &[r#"{"o":"o"}"#]);
}

/// Members and values that would have one name in Rust.
pub(crate) fn alike() -> Model {
    model(vec![
        (
            "Members",
            object(vec![
                member("fooBar", text()),
                member("foo_bar", integer()),
                with_default("FooBar?", text(), json!("x")),
                member("type", text()),
                member("$ref?", text()),
                member("1st?", text()),
                member("?", text()),
            ]),
        ),
        (
            "Values",
            texts(&["foo", "Foo", "FOO", "", "+", "-", "1d", "Unlisted"], true),
        ),
        (
            "Tags",
            union(
                vec![
                    ("a-b", vec![with_default("x?", integer(), json!(1))]),
                    ("a_b", vec![with_default("x?", integer(), json!(2))]),
                ],
                false,
            ),
        ),
        (
            "Texts",
            Shape::Alias(any_of(
                ["s", "S", "*", ""]
                    .map(|text| constant(&json!(text)))
                    .to_vec(),
            )),
        ),
    ])
}

#[test]
fn names_that_become_one_are_spelled_as_on_the_wire() {
    kept(
        "alike",
        "Members",
        &[r#"{"fooBar":"a","foo_bar":1,"FooBar":"b","type":"t","$ref":"r","1st":"1","":"e"}"#],
    );
    refused(
        "alike",
        "Members",
        &[r#"{"fooBar":1,"foo_bar":1,"type":"t"}"#],
    );
    kept(
        "alike",
        "Values",
        &[
            r#""foo""#,
            r#""Foo""#,
            r#""FOO""#,
            r#""""#,
            r#""+""#,
            r#""-""#,
            r#""1d""#,
            r#""Unlisted""#,
            r#""new""#,
        ],
    );
    kept(
        "alike",
        "Tags",
        &[r#"{"kind":"a-b","x":1}"#, r#"{"kind":"a_b","x":1}"#],
    );
    kept("alike", "Texts", &[r#""s""#, r#""S""#, r#""*""#, r#""""#]);
    refused("alike", "Texts", &[r#""t""#]);
}
