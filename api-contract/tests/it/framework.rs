//! The attributes on small types of their own: what Rust reads is what the derived schema allows.

use std::collections::BTreeMap;
use std::fmt::Debug;

use api_contract::decode::{Decode, from_value};
use api_contract::presence::Patch;
use api_contract::validate::Validate;
use api_contract::wire;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde_json::{Value, json};

/// Holds Rust and both schemas to one judgement about each document, and a type to what it has read.
/// Returns the messages of the refusals.
#[track_caller]
fn agree<T>(allowed: &[Value], refused: &[Value]) -> Vec<String>
where
    T: Decode + Serialize + JsonSchema + Validate + PartialEq + Debug,
{
    let of = |settings: SchemaSettings| {
        let schema = settings.into_generator().into_root_schema_for::<T>();
        jsonschema::validator_for(&schema.to_value()).expect("a schema")
    };
    let accepted = of(SchemaSettings::draft2020_12().for_deserialize());
    let written = of(SchemaSettings::draft2020_12().for_serialize());
    for document in allowed {
        assert!(accepted.is_valid(document), "the schema refuses {document}");
        let value =
            from_value::<T>(document.clone()).unwrap_or_else(|error| panic!("{document}: {error}"));
        assert_eq!(value.validate(), Ok(()), "{document}");
        let again = serde_json::to_value(&value).expect("it is written");
        assert!(written.is_valid(&again), "{document} is written as {again}");
        assert_eq!(from_value::<T>(again), Ok(value), "{document}");
    }
    refused
        .iter()
        .map(|document| {
            assert!(!accepted.is_valid(document), "the schema allows {document}");
            match from_value::<T>(document.clone()) {
                Err(error) => error.to_string(),
                Ok(value) => match value.validate() {
                    Err(broken) => broken.to_string(),
                    Ok(()) => panic!("Rust accepts {document}"),
                },
            }
        })
        .collect()
}

/// A union beside its content.
#[wire(tag = "kind", content = "data")]
enum Beside {
    /// Nothing.
    Unit,
    /// Nothing, in an object.
    Empty {},
    /// A number.
    Number {
        /// The number.
        n: u32,
    },
}

/// The same, strict.
#[wire(tag = "kind", content = "data", deny_unknown)]
enum StrictBeside {
    /// Nothing.
    Unit,
    /// A number.
    Number {
        /// The number.
        n: u32,
    },
}

/// The same, open.
#[wire(tag = "kind", content = "data", open)]
enum OpenBeside {
    /// A number.
    Number {
        /// The number.
        n: u32,
    },
}

#[test]
fn the_content_of_a_union_is_as_strict_as_its_schema() {
    let refusals = agree::<Beside>(
        &[
            json!({ "kind": "unit" }),
            json!({ "kind": "unit", "data": 5, "more": 1 }),
            json!({ "kind": "empty", "data": { "more": 1 } }),
            json!({ "kind": "number", "data": { "n": 1 }, "more": 1 }),
        ],
        &[
            json!({ "kind": "empty" }),
            json!({ "kind": "number" }),
            json!({ "kind": "number", "data": null }),
            json!({ "kind": "number", "data": { "n": "x" } }),
            json!({ "kind": "new", "data": 5 }),
            json!({ "kind": 5 }),
            json!({ "data": {} }),
        ],
    );
    assert_eq!(
        refusals,
        [
            "missing field `data`",
            "missing field `data`",
            "`data`: invalid type: null, expected an object",
            "`data.n`: invalid type: string, expected u32",
            "`kind`: unknown variant, expected one of unit, empty, number",
            "`kind`: invalid type, expected a string",
            "missing field `kind`",
        ]
    );
    agree::<StrictBeside>(
        &[
            json!({ "kind": "unit" }),
            json!({ "kind": "number", "data": { "n": 1 } }),
        ],
        &[
            json!({ "kind": "unit", "data": {} }),
            json!({ "kind": "unit", "data": null }),
            json!({ "kind": "unit", "more": 1 }),
            json!({ "kind": "number", "data": { "n": 1 }, "more": 1 }),
            json!({ "kind": "number", "data": { "n": 1, "more": 1 } }),
            json!({ "kind": "number" }),
        ],
    );
}

#[test]
fn an_open_union_keeps_the_content_of_an_unlisted_variant_whatever_it_is() {
    for content in [json!("text"), json!([1]), Value::Null, json!({ "n": 1 })] {
        let document = json!({ "kind": "new", "data": content });
        let value: OpenBeside = from_value(document.clone()).expect("it is open");
        assert_eq!(value.tag(), "new");
        assert_eq!(serde_json::to_value(value).ok(), Some(document));
    }
    let listed = from_value::<OpenBeside>(json!({ "kind": "number", "data": [] }));
    assert!(listed.is_err());
}

/// Members that have to be there and may be null.
#[wire(tag = "kind")]
enum Demanding {
    /// With one.
    A {
        /// The one.
        #[wire(required_nullable)]
        x: Option<u32>,
    },
}

#[test]
fn a_member_that_is_required_and_nullable_is_so_in_a_variant_too() {
    agree::<Demanding>(
        &[
            json!({ "kind": "a", "x": null }),
            json!({ "kind": "a", "x": 1 }),
        ],
        &[json!({ "kind": "a" }), json!({ "kind": "a", "x": "x" })],
    );
}

/// Names that Rust and the expansion use themselves.
#[wire]
struct Words {
    /// A raw identifier.
    r#type: u32,
    serializer: u32,
    deserializer: u32,
    at: u32,
    found: u32,
    __members: u32,
    __out: u32,
    read: u32,
    #[api_contract::wire(optional)]
    r#match: Option<u32>,
}

/// The same in a variant.
#[wire(tag = "kind", validate = found)]
enum WordsOfVariants {
    /// All of them.
    r#Type {
        #[wire(range(1, 2))]
        at: u32,
        #[wire(length(max = 2))]
        found: Vec<u32>,
        serializer: u32,
        __members: u32,
        __out: u32,
        __tag: u32,
        #[wire(default = 1)]
        x: u32,
    },
}

fn found(
    _: &WordsOfVariants,
    _: &api_contract::validate::At<'_>,
    _: &mut api_contract::validate::Violations,
) {
}

/// Its default function is not that of the variant above.
#[wire]
struct WordsOfVariantsType {
    /// Another default.
    #[wire(default = 2)]
    x: u32,
}

#[test]
fn a_member_may_have_any_name() {
    let words = json!({
        "type": 1, "serializer": 1, "deserializer": 1, "at": 1, "found": 1, "members": 1, "out": 1,
        "read": 1, "match": 1,
    });
    agree::<Words>(&[words], &[json!({ "rType": 1 })]);
    let variant = json!({
        "kind": "type", "at": 1, "found": [], "serializer": 1, "members": 1, "out": 1, "tag": 1, "x": 1,
    });
    agree::<WordsOfVariants>(&[variant], &[]);
    let other: WordsOfVariantsType = from_value(json!({})).expect("it has a default");
    assert_eq!(other.x, 2);
}

/// Numbers with bounds at the edge.
#[wire]
struct Edges {
    #[wire(range(min = 1, max = u64::MAX))]
    constant: u64,
    #[wire(range(max = 18_446_744_073_709_551_614))]
    literal: u64,
    #[wire(range(-3, BOUND))]
    signed: i32,
}

const BOUND: i32 = 3;

#[test]
fn a_bound_is_exact_over_the_whole_range_of_its_type() {
    let with = |constant: u64, literal: u64, signed: i64| json!({ "constant": constant, "literal": literal, "signed": signed });
    let refusals = agree::<Edges>(
        &[with(u64::MAX, u64::MAX - 1, -3), with(1, 0, 3)],
        &[
            with(0, 0, 0),
            with(1, u64::MAX, 0),
            with(1, 0, -4),
            with(1, 0, 4),
        ],
    );
    assert_eq!(
        refusals[1],
        "`literal` must be at most 18446744073709551614; found the number 18446744073709551615"
    );
}

#[test]
fn an_integer_has_neither_fraction_nor_exponent_nor_a_negative_zero() {
    for text in ["1.0", "1e2", "-0"] {
        let text = format!(r#"{{ "x": {text} }}"#);
        let document: Value = serde_json::from_str(&text).expect("it is JSON");
        assert!(
            from_value::<WordsOfVariantsType>(document).is_err(),
            "{text}"
        );
    }
}

/// A part.
#[wire]
struct Part {
    p: u32,
    #[wire(optional, alias = "old_q")]
    q: Patch<u32>,
}

/// A part that is a union.
#[wire(tag = "kind", open)]
enum Choice {
    /// One.
    One {
        one: u32,
        #[wire(flatten)]
        part: Box<Part>,
    },
}

/// Parts in parts.
#[wire]
struct Whole {
    a: u32,
    #[wire(flatten)]
    choice: Choice,
}

/// A part and all other members.
#[wire]
struct Whoever {
    a: u32,
    #[wire(flatten)]
    part: Part,
    #[wire(flatten)]
    rest: BTreeMap<String, u32>,
}

#[test]
fn parts_of_an_object_take_their_members_and_leave_the_others() {
    let refusals = agree::<Whole>(
        &[json!({ "a": 1, "kind": "one", "one": 1, "p": 1, "q": null, "more": 1 })],
        &[
            json!({ "a": 1, "kind": "one", "one": 1 }),
            json!({ "a": 1, "kind": "one", "one": 1, "p": "x" }),
        ],
    );
    assert_eq!(
        refusals,
        [
            "missing field `p`",
            "`p`: invalid type: string, expected u32"
        ]
    );
    let rest: Whoever = from_value(json!({ "a": 1, "p": 1, "x": 2 })).expect("it has both");
    assert_eq!(rest.rest, BTreeMap::from([("x".to_owned(), 2)]));
}

#[test]
fn a_member_is_never_written_twice() {
    for name in ["a", "p", "q", "old_q"] {
        let rest = Whoever {
            a: 1,
            part: Part {
                p: 1,
                q: Patch::Absent,
            },
            rest: BTreeMap::from([(name.to_owned(), 2)]),
        };
        let error = serde_json::to_value(&rest).expect_err(name);
        assert!(error.to_string().contains("written twice"), "{error}");
    }
}

/// A union of objects alone.
#[wire(external)]
enum Objects {
    /// One.
    A { x: u32 },
}

#[test]
fn a_union_without_texts_does_not_speak_of_any() {
    let refusals = agree::<Objects>(
        &[json!({ "a": { "x": 1 } })],
        &[json!("a"), json!({ "a": { "x": "1" } }), json!({ "a": 5 })],
    );
    assert_eq!(
        refusals,
        [
            "unknown variant, expected an object with one member of a",
            "`a.x`: invalid type: string, expected u32",
            "`a`: invalid type: integer, expected an object",
        ]
    );
}
