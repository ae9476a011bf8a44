//! Choices beside members, choices told apart from outside, and objects that keep other members.

use codegen::model::{Others, Shape, Struct, Tagging, Type, Union};
use serde_json::{Value, json};

use crate::schema::{read, shape};
use crate::small;

fn union(schema: &Value) -> Union {
    match shape(schema) {
        Shape::Union(union) => union,
        other => panic!("{schema} is read as {other:?}"),
    }
}

fn names(structure: &Struct) -> Vec<&str> {
    let members = structure.members.iter();
    members.map(|member| member.name.as_str()).collect()
}

fn variant(tag: &str, member: &str) -> Value {
    json!({ "type": "object", "required": ["kind"], "properties": {
        "kind": { "const": tag }, member: { "type": "string" }
    } })
}

#[test]
fn members_beside_a_choice_belong_to_every_alternative() {
    for keyword in ["oneOf", "anyOf"] {
        let union = union(&json!({
            "type": "object",
            "required": ["z"],
            "properties": { "a": true, "z": { "description": "Last." } },
            keyword: [variant("one", "x"), variant("two", "y")],
        }));
        let common: Vec<&str> = union.common.iter().map(|member| &*member.name).collect();
        assert_eq!(common, ["z", "a"]);
        assert_eq!(union.common[0].docs, "Last.");
        let own: Vec<Vec<&str>> = union.bodies().map(names).collect();
        assert_eq!(own, [["x"], ["y"]]);
        assert_eq!(union.tagging.tag(), Some("kind"));
    }
    let alone = union(&json!({ "type": "object", "oneOf": [variant("one", "x")] }));
    assert_eq!(alone.common, []);
}

#[test]
fn texts_and_objects_with_one_member_are_told_apart_from_outside() {
    let object = |name: &str| {
        json!({ "type": "object", "description": "An object.", "additionalProperties": false,
                "required": [name], "properties": {
            name: { "type": "object", "required": ["x"], "properties": { "x": true, "y": true } }
        } })
    };
    let spellings = [
        json!([{ "type": "string", "enum": ["a", "b"] }, object("c")]),
        json!([{ "const": "a" }, { "type": "string", "const": "b" }, object("c")]),
        json!([{ "enum": ["a"] }, { "enum": ["b"] }, object("c")]),
    ];
    for choices in spellings {
        for keyword in ["oneOf", "anyOf"] {
            let union = union(&json!({ keyword: choices }));
            assert_eq!(union.tagging, Tagging::External);
            let tags: Vec<&str> = union.variants.iter().map(|found| &*found.tag).collect();
            assert_eq!(tags, ["a", "b", "c"]);
            let bodies: Vec<Vec<&str>> = union.bodies().map(names).collect();
            assert_eq!(bodies, [["x", "y"]]);
            assert_eq!(union.variants[2].docs, "An object.");
        }
    }
    let objects = union(&json!({ "oneOf": [object("a"), object("b")] }));
    assert_eq!(objects.tagging, Tagging::External);
    let documented = union(&json!({
        "oneOf": [{ "const": "a", "description": "A text." }, object("b")]
    }));
    assert_eq!(documented.variants[0].docs, "A text.");
}

#[test]
fn members_of_any_name_are_kept_where_the_schema_describes_them() {
    for (values, kept) in [
        (json!(true), Type::Any),
        (json!({}), Type::Any),
        (json!({ "type": "boolean" }), Type::Boolean),
        (
            json!({ "$ref": "#/$defs/T" }),
            Type::Reference("T".to_owned()),
        ),
    ] {
        let Shape::Struct(found) = shape(&json!({
            "type": "object", "properties": { "a": true }, "additionalProperties": values
        })) else {
            panic!("no struct")
        };
        assert_eq!(names(&found), ["a"]);
        assert_eq!(found.others, Others::Kept(kept));
    }
    let types = read(json!({
        "X": { "type": "object", "properties": {}, "additionalProperties": { "$ref": "#/$defs/T" } },
        "T": true
    }));
    let types = types.unwrap_or_else(|problems| panic!("{problems}"));
    assert!(types["X"].shape.references().contains(&"T".to_owned()));
}

/// What is printed for these definitions and an empty one, which is what the only method takes.
fn printed(definitions: &Value, path: &str) -> String {
    let mut definitions = definitions.clone();
    definitions["Nothing"] = json!({ "type": "object" });
    let mut model = small::model(&small::first::CONTRACT);
    model.types = read(definitions).unwrap_or_else(|problems| panic!("{problems}"));
    model.groups.truncate(1);
    let method = &mut model.groups[0].methods[0];
    "Nothing".clone_into(&mut method.params);
    "Nothing".clone_into(&mut method.response);
    method.retry = None;
    method.example = json!({});
    model.notifications = None;
    model.error_type = None;
    let files = codegen::generate(&model).unwrap_or_else(|problems| panic!("{problems}"));
    let mut files = files.into_iter();
    files
        .find(|file| file.path == path)
        .expect("it is printed")
        .contents
}

#[test]
fn the_type_of_any_other_member_covers_those_that_are_listed() {
    let definitions = json!({
        "X": {
            "type": "object", "required": ["n"], "additionalProperties": { "type": "string" },
            "properties": { "n": { "type": "integer" }, "t": { "type": "string" } }
        },
        "Y": { "oneOf": [{
            "type": "object", "required": ["kind"], "additionalProperties": { "type": "boolean" },
            "properties": { "kind": { "const": "a" } }
        }] }
    });
    let types = printed(&definitions, "typescript/types.ts");
    assert!(
        types.contains("[member: string]: string | Int64 | undefined;"),
        "{types}"
    );
    assert!(
        types.contains("[member: string]: boolean | \"a\";"),
        "{types}"
    );
    let types = printed(&definitions, "rust/types.rs");
    assert!(
        types.contains("pub other_members: BTreeMap<String, String>,"),
        "{types}"
    );
    assert!(
        types.contains("other_members: BTreeMap<String, bool>,"),
        "{types}"
    );
}

#[test]
fn a_default_that_is_an_object_list_or_tag_has_a_rust_form() {
    let types = printed(
        &json!({
            "Holder": { "type": "object", "properties": {
                "settings": { "$ref": "#/$defs/Settings", "default": {} },
                "check": { "$ref": "#/$defs/Check", "default": { "scheme": "token" } },
                "names": { "type": "array", "items": { "type": "string" }, "default": ["a"] }
            } },
            "Settings": { "type": "object", "properties": { "loud": { "type": "boolean" } } },
            "Check": { "oneOf": [{
                "type": "object", "required": ["scheme"], "properties": { "scheme": { "const": "token" } }
            }] }
        }),
        "rust/types.rs",
    );
    assert!(
        types.contains("#[serde(default)]\n    pub settings: Settings,"),
        "{types}"
    );
    assert!(
        types.contains("-> Check {\n        Check::Token {}\n    }"),
        "{types}"
    );
    assert!(types.contains("vec![\"a\".to_owned()]"), "{types}");
}
