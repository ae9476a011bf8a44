//! Members: their defaults, their presence, and those that nobody lists.

use codegen::model::{Model, Others, Shape, Struct, Tagging, Type, Union, Variant};
use serde_json::json;

use super::shapes::*;
use super::{judged, kept, refused};

pub(crate) fn defaults() -> Model {
    let given = |name: &str, ty, value| with_default(name, ty, value);
    model(vec![
        ("Word", texts(&["foo", "FOO", ""], false)),
        (
            "Part",
            object(vec![
                member("n", integer()),
                member("s?", text()),
                given("w?", to("Word"), json!("FOO")),
            ]),
        ),
        (
            "Kind",
            union(
                vec![("a", vec![member("x", integer())]), ("b", vec![])],
                false,
            ),
        ),
        (
            "D",
            object(vec![
                given("word?", to("Word"), json!("")),
                given("part?", to("Part"), json!({ "n": 7, "s": "t" })),
                given("kind?", to("Kind"), json!({ "kind": "a", "x": -1 })),
                given("parts?", list(to("Part")), json!([{ "n": 1, "w": "foo" }])),
                given("number?", number(), json!(-2.5)),
                given(
                    "big?",
                    Type::Integer(codegen::model::Integer {
                        max: Some(i128::from(u64::MAX)),
                        ..Default::default()
                    }),
                    json!(u64::MAX),
                ),
                given("one?", constant(&json!("x")), json!("x")),
            ]),
        ),
        (
            "Odd",
            object(vec![
                // None of these is a value of its member: they are said, and nothing stands in.
                given("word?", to("Word"), json!("bar")),
                given("small?", uint8(), json!(256)),
                given("choice?", any_of(vec![text(), integer()]), json!("t")),
                given("any?", Type::Any, json!({ "a": 1 })),
                given("again?", to("Odd"), json!({})),
            ]),
        ),
    ])
}

#[test]
fn a_default_stands_where_nothing_was_sent() {
    judged(
        "defaults",
        "D",
        &[(
            "{}",
            Some(
                r#"{"word":"","part":{"n":7,"s":"t","w":"FOO"},"kind":{"kind":"a","x":-1},
            "parts":[{"n":1,"w":"foo"}],"number":-2.5,"big":18446744073709551615,"one":"x"}"#,
            ),
        )],
    );
    judged(
        "defaults",
        "Part",
        &[(r#"{"n":1}"#, Some(r#"{"n":1,"w":"FOO"}"#))],
    );
    refused(
        "defaults",
        "D",
        &[r#"{"word":null}"#, r#"{"part":{}}"#, r#"{"one":"y"}"#],
    );
    kept(
        "defaults",
        "Odd",
        &["{}", r#"{"small":255,"choice":1,"any":null}"#],
    );
    refused(
        "defaults",
        "Odd",
        &[r#"{"word":"bar"}"#, r#"{"small":256}"#],
    );
}

pub(crate) fn members() -> Model {
    let mut old = member("old", text());
    old.deprecated = true;
    let kept = |members, ty| {
        Shape::Struct(Struct {
            members,
            others: Others::Kept(ty),
        })
    };
    let variant = |tag: &str, others| Variant {
        tag: tag.to_owned(),
        docs: "A variant.".to_owned(),
        body: Some(Struct {
            members: vec![member("a?", text())],
            others,
        }),
    };
    let half = |tagging| {
        Shape::Union(Union {
            tagging,
            common: Vec::new(),
            variants: vec![
                variant("open", Others::Ignored),
                variant("shut", Others::Refused),
            ],
            open: false,
            free: false,
        })
    };
    let adjacent = Tagging::Adjacent {
        tag: "t".to_owned(),
        content: "c".to_owned(),
        closed: true,
    };
    let mut model = model(vec![
        (
            "Half",
            half(Tagging::Internal {
                tag: "t".to_owned(),
            }),
        ),
        ("HalfBeside", half(adjacent)),
        ("Map", kept(vec![member("k", text())], integer())),
        ("Choices", kept(vec![], any_of(vec![text(), integer()]))),
        ("Old", object(vec![old, member("more?", to("Older"))])),
        ("Older", object(vec![])),
        (
            "Closed",
            Shape::Struct(Struct {
                members: vec![member("a?", text())],
                others: Others::Refused,
            }),
        ),
        (
            "Open",
            object(vec![
                member("null", text().or_null()),
                member("state??", text()),
                member("strict?", text()),
                member("any", Type::Any),
            ]),
        ),
    ]);
    for name in ["Older", "Map"] {
        model.types.get_mut(name).expect("it is there").deprecated = true;
    }
    model
}

#[test]
fn members_are_read_as_their_presence_says() {
    kept(
        "members",
        "Map",
        &[r#"{"k":"k"}"#, r#"{"k":"k","a":1,"b":2}"#],
    );
    refused(
        "members",
        "Map",
        &[r#"{"a":1}"#, r#"{"k":"k","a":"1"}"#, r#"{"k":1}"#],
    );
    kept("members", "Choices", &[r#"{"a":1,"b":"c"}"#]);
    refused("members", "Choices", &[r#"{"a":null}"#]);
    kept(
        "members",
        "Half",
        &[r#"{"t":"open"}"#, r#"{"t":"shut","a":"a"}"#],
    );
    judged(
        "members",
        "Half",
        &[(r#"{"t":"open","b":1}"#, Some(r#"{"t":"open"}"#))],
    );
    refused(
        "members",
        "Half",
        &[r#"{"t":"shut","b":1}"#, r#"{"a":"a"}"#],
    );
    kept(
        "members",
        "HalfBeside",
        &[r#"{"t":"open","c":{}}"#, r#"{"t":"shut","c":{"a":"a"}}"#],
    );
    judged(
        "members",
        "HalfBeside",
        &[(
            r#"{"t":"open","c":{"b":1}}"#,
            Some(r#"{"t":"open","c":{}}"#),
        )],
    );
    refused(
        "members",
        "HalfBeside",
        &[
            r#"{"t":"shut","c":{"b":1}}"#,
            r#"{"t":"open","c":{},"d":1}"#,
        ],
    );
    kept("members", "Old", &[r#"{"old":"o","more":{}}"#]);
    kept("members", "Closed", &["{}", r#"{"a":"b"}"#]);
    refused("members", "Closed", &[r#"{"b":"c"}"#, "[]", r#"["a"]"#]);
    kept(
        "members",
        "Open",
        &[
            r#"{"null":null,"any":null}"#,
            r#"{"null":"n","state":null,"any":[1]}"#,
            r#"{"null":"n","state":"s","strict":"t","any":{}}"#,
        ],
    );
    refused(
        "members",
        "Open",
        &[
            r#"{"any":1}"#,
            r#"{"null":null}"#,
            r#"{"null":null,"any":1,"strict":null}"#,
            r#"{"null":null,"any":1,"state":1}"#,
        ],
    );
}
