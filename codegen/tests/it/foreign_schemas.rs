//! Contracts of somebody else's: what they leave open, and what they make large.

use codegen::front;
use codegen::model::{IntegerFormat, Member, Model, Presence, Shape, Type};
use codegen::{Target, generate, generate_for};
use serde_json::{Map, Value, json};

fn read(document: &Value) -> Model {
    front::read("api.json", &document.to_string(), None)
        .unwrap_or_else(|problems| panic!("{problems}"))
}

fn problems(document: &Value) -> String {
    let found = front::read("api.json", &document.to_string(), None);
    found.expect_err("it is refused").to_string()
}

fn definitions(all: impl IntoIterator<Item = (String, Value)>) -> Value {
    json!({ "definitions": all.into_iter().collect::<Map<_, _>>() })
}

/// An object with a tag of its own value, and nothing else.
fn tagged(choice: usize, value: usize) -> Value {
    let tag = format!("t{choice}");
    json!({
        "type": "object",
        "properties": { tag.clone(): { "const": format!("v{value}") } },
        "required": [tag],
    })
}

#[test]
fn choices_that_multiply_each_other_are_refused_where_they_stand() {
    for (keyword, choices) in [("oneOf", 5), ("oneOf", 7), ("anyOf", 12)] {
        let choice = |choice| {
            let alternatives: Vec<Value> = (0..6).map(|value| tagged(choice, value)).collect();
            json!({ keyword: alternatives })
        };
        let all: Vec<Value> = (0..choices).map(choice).collect();
        let found = problems(&definitions([("T".to_owned(), json!({ "allOf": all }))]));
        assert!(found.contains("api.json#/definitions/T"), "{found}");
        assert!(
            found.contains("joins more schemas than can be told apart"),
            "{found}"
        );
    }
}

#[test]
fn a_choice_that_holds_the_one_before_twice_is_refused_before_it_is_large() {
    let level = |level: usize| {
        let name = format!("L{level}");
        let Some(before) = level.checked_sub(1) else {
            return (name, json!({ "oneOf": [tagged(0, 0), tagged(0, 1)] }));
        };
        let before = json!({ "$ref": format!("#/definitions/L{before}") });
        let more = json!({
            "type": "object",
            "properties": { format!("p{level}"): { "type": "string" } },
            "required": [format!("p{level}")],
        });
        let joined = json!({ "title": format!("X{level}"), "allOf": [before.clone(), more] });
        (name, json!({ "oneOf": [before, joined] }))
    };
    let found = problems(&definitions((0..30).map(level)));
    assert!(
        found.contains("joins more schemas than can be told apart"),
        "{found}"
    );
}

#[test]
fn many_alternatives_beside_what_they_share_are_no_multiplication() {
    let alternatives: Vec<Value> = (0..1500).map(|value| tagged(0, value)).collect();
    let union = json!({ "type": "object", "oneOf": alternatives });
    let model = read(&definitions([("T".to_owned(), union)]));
    assert!(matches!(&model.types["T"].shape, Shape::Union(union) if union.variants.len() == 1500));
}

#[test]
fn a_long_chain_of_names_is_printed_in_every_form() {
    const LENGTH: usize = 20_000;
    let link = |link: usize| {
        let next = format!("#/definitions/L{}", link + 1);
        (format!("L{link}"), json!({ "$ref": next }))
    };
    let last = (format!("L{LENGTH}"), json!({ "type": ["string", "null"] }));
    let first = json!({ "$ref": "#/definitions/L0" });
    let late = json!({ "$ref": format!("#/definitions/L{}", LENGTH - 40) });
    let holder = json!({
        "type": "object",
        "properties": { "a": first, "b": { "anyOf": [late, { "type": "array" }] } },
        "required": ["a"],
    });
    let all = (0..LENGTH)
        .map(link)
        .chain([last, ("Holder".to_owned(), holder)]);
    let files = generate(&read(&definitions(all))).unwrap_or_else(|problems| panic!("{problems}"));
    let types = files.iter().find(|file| file.path == "rust/types.rs");
    assert!(types.is_some_and(|types| types.contents.contains("pub type L0 = L1;")));
}

fn member<'a>(model: &'a Model, ty: &str, name: &str) -> &'a Member {
    let members = model.types[ty].shape.members();
    let mut members = members.into_iter();
    let found = members.find(|member| member.name == name);
    found.unwrap_or_else(|| panic!("{ty} has no {name}"))
}

#[test]
fn a_whole_number_without_a_width_is_as_wide_as_its_bounds_leave_it() {
    let document = definitions([(
        "T".to_owned(),
        json!({ "type": "object", "properties": {
            "plain": { "type": "integer" },
            "natural": { "type": "integer", "minimum": 0 },
            "below": { "type": "integer", "maximum": 9 },
            "small": { "type": "integer", "minimum": 0, "maximum": 9_007_199_254_740_991_u64 },
        } }),
    )]);
    let model = read(&document);
    for (name, expected) in [
        ("plain", Some(IntegerFormat::Int64)),
        ("natural", Some(IntegerFormat::Uint64)),
        ("below", Some(IntegerFormat::Int64)),
        ("small", None),
    ] {
        let Type::Integer(integer) = member(&model, "T", name).ty else {
            panic!("{name} is no integer")
        };
        assert_eq!(integer.format, expected, "{name}");
    }
    let files = generate_for(&model, &[Target::TypeScript, Target::JsonSchema]);
    let files = files.unwrap_or_else(|problems| panic!("{problems}"));
    let text = |path: &str| {
        let mut files = files.iter();
        files
            .find(|file| file.path == path)
            .map(|file| &file.contents)
    };
    let types = text("typescript/types.ts").expect("types");
    assert!(types.contains("plain?: Int64;"), "{types}");
    assert!(types.contains("natural?: Uint64;"), "{types}");
    assert!(types.contains("small?: number;"), "{types}");
    let schema = text("contract/api.schema.json").expect("a schema");
    assert!(
        schema.contains("\"maximum\": 9223372036854775807"),
        "{schema}"
    );
}

/// A document with one method that takes and gives `Destination`, one with `params` of `Nothing`.
fn methods() -> Value {
    let destination = json!({ "$ref": "#/components/schemas/Destination" });
    let kind = |kind: &str, more: Value| {
        let mut properties = json!({ "kind": { "const": kind } });
        properties
            .as_object_mut()
            .expect("members")
            .extend(more.as_object().cloned().unwrap_or_default());
        json!({ "type": "object", "properties": properties, "required": ["kind"] })
    };
    let pin = json!({ "pin": { "type": ["string", "null"] } });
    json!({
        "openrpc": "1.3.2",
        "info": { "title": "Post", "version": "1" },
        "methods": [
            {
                "name": "gen/move",
                "params": [{ "name": "to", "schema": destination, "required": true }],
                "result": { "name": "r", "schema": destination },
            },
            {
                "name": "gen/stop",
                "paramStructure": "by-name",
                "params": [{ "name": "params", "required": true,
                    "schema": { "$ref": "#/components/schemas/Nothing" } }],
                "result": { "name": "r", "schema": { "$ref": "#/components/schemas/Meta" } },
            },
            { "name": "gen/list", "params": [], "result": { "name": "r", "schema": { "type": "object" } } },
        ],
        "components": { "schemas": {
            "Destination": { "oneOf": [
                { "$ref": "#/components/schemas/Locker" },
                { "$ref": "#/components/schemas/Door" },
            ] },
            "Locker": kind("locker", pin),
            "Door": kind("door", json!({})),
            "Nothing": { "type": "object" },
            "Meta": { "type": "object" },
        } },
    })
}

#[test]
fn parameters_without_members_have_none_and_results_have_any() {
    let model = read(&methods());
    for params in ["Nothing", "GenListParams"] {
        assert!(
            matches!(&model.types[params].shape, Shape::Struct(found) if found.members.is_empty()),
            "{params}: {:?}",
            model.types[params].shape
        );
    }
    for result in ["Meta", "GenListResult"] {
        assert!(
            matches!(&model.types[result].shape, Shape::Alias(Type::Map(_))),
            "{result}: {:?}",
            model.types[result].shape
        );
    }
    generate(&model).unwrap_or_else(|problems| panic!("{problems}"));
}

#[test]
fn a_member_is_as_present_in_a_union_as_in_the_definition_it_is_from() {
    let model = read(&methods());
    for ty in ["Destination", "Locker"] {
        assert_eq!(
            member(&model, ty, "pin").presence,
            Presence::ThreeState,
            "{ty}"
        );
    }
    let mut marked = methods();
    marked["x-presence"] = json!("marked");
    let model = read(&marked);
    for ty in ["Destination", "Locker"] {
        assert_eq!(
            member(&model, ty, "pin").presence,
            Presence::Optional,
            "{ty}"
        );
    }
}

#[test]
fn characters_that_steer_text_are_in_no_file() {
    let about = "a\u{202a}b\u{202e}c\u{2066}d\u{2069}e\u{200e}f\u{200f}g\u{0}h";
    let document = definitions([(
        "T".to_owned(),
        json!({ "description": about, "type": "object", "properties": {
            about: { "enum": [about, "b"], "description": about },
        } }),
    )]);
    let files = generate(&read(&document)).unwrap_or_else(|problems| panic!("{problems}"));
    for file in files {
        let found = file.contents.chars().find(|letter| {
            let code = u32::from(*letter);
            code == 0 || matches!(code, 0x200e..=0x200f | 0x202a..=0x202e | 0x2066..=0x2069)
        });
        assert_eq!(found, None, "{}", file.path);
    }
}

#[test]
fn what_draft_4_wrote_otherwise_and_what_says_nothing_is_refused_with_a_way_out() {
    for (schema, expected) in [
        (
            json!({ "type": "integer", "minimum": 0, "exclusiveMinimum": true }),
            "api.json#/definitions/T/exclusiveMinimum: is true, which draft 4 wrote beside \
             `minimum`; write the number of `minimum` here",
        ),
        (
            json!({ "type": [] }),
            "api.json#/definitions/T/type: lists no type; list the types",
        ),
        (
            json!({ "type": "integer", "maximum": 1e30 }),
            "api.json#/definitions/T/maximum: is 1e+30, which is no whole number of at most 64 bits",
        ),
    ] {
        let found = problems(&definitions([("T".to_owned(), schema)]));
        assert!(
            found.starts_with(expected),
            "{found}\n  expected: {expected}"
        );
    }
}
