//! Schemas: many spellings become one type, and what has no place is refused where it stands.

use std::collections::BTreeMap;

use codegen::front::schema;
use codegen::model::{
    Constant, Integer, IntegerFormat, List, Map, NamedType, Others, Presence, Shape, Struct,
    Tagging, Text, Type,
};
use codegen::problem::Problems;
use serde_json::{Value, json};

pub(crate) fn read(definitions: Value) -> Result<BTreeMap<String, NamedType>, Problems> {
    let Value::Object(definitions) = definitions else {
        panic!("definitions are an object")
    };
    schema::types(&definitions.into_iter().collect())
}

/// The shape of the definition `X` beside a definition `T`.
pub(crate) fn shape(schema: &Value) -> Shape {
    let types = read(json!({ "X": schema, "T": { "type": "boolean" } }))
        .unwrap_or_else(|problems| panic!("{problems}"));
    types["X"].shape.clone()
}

/// The type of a member with this schema.
fn member(schema: &Value) -> Type {
    match shape(&json!({ "type": "object", "properties": { "m": schema } })) {
        Shape::Struct(structure) => structure.members[0].ty.clone(),
        other => panic!("{other:?}"),
    }
}

fn reference() -> Type {
    Type::Reference("T".to_owned())
}

fn text(min: Option<u64>, max: Option<u64>) -> Type {
    Type::Text(Text {
        min,
        max,
        ..Text::default()
    })
}

#[test]
fn every_spelling_of_or_null_is_the_same_type() {
    for schema in [
        json!({ "anyOf": [{ "$ref": "#/$defs/T" }, { "type": "null" }] }),
        json!({ "oneOf": [{ "type": "null" }, { "$ref": "#/$defs/T" }] }),
        json!({ "anyOf": [{ "$ref": "#/$defs/T" }, { "const": null }] }),
        json!({ "$ref": "#/definitions/T", "nullable": true }),
        json!({ "allOf": [{ "$ref": "#/$defs/T" }], "nullable": true }),
        json!({ "anyOf": [{ "anyOf": [{ "$ref": "#/$defs/T" }, { "type": "null" }] }] }),
    ] {
        assert_eq!(member(&schema), reference().or_null(), "{schema}");
    }
    for schema in [
        json!({ "type": ["string", "null"] }),
        json!({ "type": ["null", "string"] }),
        json!({ "type": "string", "nullable": true }),
        json!({ "anyOf": [{ "type": "string" }, { "type": "null" }] }),
    ] {
        assert_eq!(member(&schema), text(None, None).or_null(), "{schema}");
    }
}

#[test]
fn what_stands_beside_a_reference_belongs_to_the_member() {
    for schema in [
        json!({ "$ref": "#/$defs/T", "description": "Why.", "default": true, "title": "Other" }),
        json!({ "allOf": [{ "$ref": "#/$defs/T" }], "description": "Why.", "default": true }),
    ] {
        let Shape::Struct(structure) =
            shape(&json!({ "type": "object", "properties": { "m": schema } }))
        else {
            panic!("no struct")
        };
        let member = &structure.members[0];
        assert_eq!(member.ty, reference());
        assert_eq!(member.docs, "Why.");
        assert_eq!(member.default, Some(json!(true)));
    }
}

#[test]
fn an_integer_keeps_its_width_and_its_exact_bounds() {
    let integer = |format, min, max| Type::Integer(Integer { format, min, max });
    for (schema, expected) in [
        (
            json!({ "type": "integer", "minimum": 1, "maximum": 9 }),
            integer(None, Some(1), Some(9)),
        ),
        (
            json!({ "type": "integer" }),
            integer(
                Some(IntegerFormat::Int64),
                Some(i128::from(i64::MIN)),
                Some(i128::from(i64::MAX)),
            ),
        ),
        (
            json!({ "type": "integer", "format": "uint64", "minimum": 0, "maximum": u64::MAX }),
            integer(
                Some(IntegerFormat::Uint64),
                Some(0),
                Some(i128::from(u64::MAX)),
            ),
        ),
        (
            json!({ "type": "integer", "format": "int64", "minimum": i64::MIN }),
            integer(Some(IntegerFormat::Int64), Some(i128::from(i64::MIN)), None),
        ),
        (
            json!({ "type": "integer", "format": "uint", "exclusiveMinimum": 0, "exclusiveMaximum": 5, "maximum": 9 }),
            integer(Some(IntegerFormat::Uint), Some(1), Some(4)),
        ),
    ] {
        assert_eq!(member(&schema), expected, "{schema}");
    }
    assert_eq!(IntegerFormat::Uint.range(), (0, i128::from(u64::MAX)));
    assert_eq!(IntegerFormat::Int8.range(), (-128, 127));
}

#[test]
fn a_bound_that_the_format_implies_is_not_an_own_one() {
    let own = |format, min, max| Integer { format, min, max }.own_bounds();
    let least = Some(i128::from(i32::MIN));
    let format = Some(IntegerFormat::Int32);
    assert_eq!(own(format, least, Some(9)), (None, Some(9)));
    assert_eq!(own(format, Some(0), None), (Some(0), None));
    assert_eq!(own(None, least, None), (least, None));
}

#[test]
fn an_object_without_named_members_is_a_map_unless_it_refuses_all() {
    let any = |values| {
        Type::Map(Map {
            keys: Text::default(),
            values: Box::new(values),
            min: None,
            max: None,
        })
    };
    assert_eq!(member(&json!({ "type": "object" })), any(Type::Any));
    assert_eq!(
        member(&json!({ "type": "object", "additionalProperties": true })),
        any(Type::Any)
    );
    assert_eq!(
        member(&json!({ "type": "object", "additionalProperties": { "type": "string" } })),
        any(text(None, None))
    );
    let empty = |others| {
        Shape::Struct(Struct {
            members: Vec::new(),
            others,
        })
    };
    assert_eq!(shape(&json!({ "type": "object" })), empty(Others::Ignored));
    assert_eq!(
        shape(&json!({ "type": "object", "additionalProperties": false })),
        empty(Others::Refused)
    );
}

#[test]
fn a_list_a_constant_and_anything_are_what_they_are() {
    assert_eq!(member(&json!(true)), Type::Any);
    assert_eq!(member(&json!({ "description": "Whatever." })), Type::Any);
    assert_eq!(
        member(&json!({ "const": "2.0" })),
        Type::Constant(Constant::Text("2.0".to_owned()))
    );
    assert_eq!(
        member(&json!({ "enum": [9_007_199_254_740_993_u64] })),
        Type::Constant(Constant::Integer(9_007_199_254_740_993))
    );
    assert_eq!(
        member(
            &json!({ "type": "array", "items": { "type": "string", "minLength": 1 }, "maxItems": 4, "uniqueItems": true })
        ),
        Type::List(List {
            items: Box::new(text(Some(1), None)),
            min: None,
            max: Some(4),
            unique: true
        })
    );
}

#[test]
fn every_spelling_of_a_text_enum_is_the_same_type() {
    for (schema, open) in [
        (json!({ "enum": ["a", "b"] }), false),
        (json!({ "type": "string", "enum": ["a", "b"] }), false),
        (
            json!({ "oneOf": [{ "const": "a" }, { "type": "string", "const": "b" }] }),
            false,
        ),
        (
            json!({ "oneOf": [{ "type": "string", "enum": ["a", "b"] }] }),
            false,
        ),
        (
            json!({ "anyOf": [{ "enum": ["a"] }, { "const": "b" }] }),
            false,
        ),
        (
            json!({ "oneOf": [{ "const": "a" }, { "const": "b" }], "x-open": true }),
            true,
        ),
        (
            json!({ "anyOf": [{ "type": "string", "enum": ["a", "b"] }, { "type": "string" }] }),
            true,
        ),
    ] {
        let Shape::TextEnum(found) = shape(&schema) else {
            panic!("{schema}")
        };
        let texts: Vec<&str> = found
            .values
            .iter()
            .map(|value| value.text.as_str())
            .collect();
        assert_eq!((texts, found.open), (vec!["a", "b"], open), "{schema}");
    }
}

#[test]
fn a_union_is_known_by_its_tag_and_keeps_the_documentation_of_its_variants() {
    let variant = |tag: &str, member: &str| {
        json!({
            "type": "object", "description": format!("The {tag}."), "required": ["kind", member],
            "properties": { "kind": { "const": tag }, member: { "type": "string" } }
        })
    };
    for keyword in ["oneOf", "anyOf"] {
        let Shape::Union(union) =
            shape(&json!({ keyword: [variant("a", "x"), variant("b", "y")] }))
        else {
            panic!("no union")
        };
        assert_eq!(
            union.tagging,
            Tagging::Internal {
                tag: "kind".to_owned()
            }
        );
        let docs: Vec<&str> = union
            .variants
            .iter()
            .map(|variant| variant.docs.as_str())
            .collect();
        assert_eq!(docs, ["The a.", "The b."]);
        let first = union.variants[0].body.as_ref().expect("members");
        assert_eq!(first.members.len(), 1);
        assert_eq!(first.members[0].presence, Presence::Required);
    }
    let Shape::Union(single) = shape(&json!({ "oneOf": [variant("a", "x")] })) else {
        panic!("no union")
    };
    assert_eq!(single.variants.len(), 1);
}

#[test]
fn a_union_with_content_beside_the_tag_is_adjacent() {
    let schema = json!({ "oneOf": [
        { "type": "object", "required": ["t", "c"], "additionalProperties": false, "properties": {
            "t": { "const": "a" }, "c": { "type": "object", "properties": { "x": true } } } },
        { "type": "object", "required": ["t"], "additionalProperties": false, "properties": { "t": { "const": "b" } } },
    ] });
    let Shape::Union(union) = shape(&schema) else {
        panic!("no union")
    };
    let tagging = Tagging::Adjacent {
        tag: "t".to_owned(),
        content: "c".to_owned(),
        closed: true,
    };
    assert_eq!(union.tagging, tagging);
    assert_eq!(
        union.variants[0]
            .body
            .as_ref()
            .map(|body| body.members.len()),
        Some(1)
    );
    assert_eq!(union.variants[1].body, None);
}

#[test]
fn required_members_come_first_in_their_own_order() {
    let Shape::Struct(structure) = shape(&json!({
        "type": "object", "required": ["z", "m"],
        "properties": { "a": true, "m": true, "x": true, "z": true }
    })) else {
        panic!("no struct")
    };
    let names: Vec<&str> = structure
        .members
        .iter()
        .map(|member| member.name.as_str())
        .collect();
    assert_eq!(names, ["z", "m", "a", "x"]);
}

#[test]
fn absent_null_and_value_stay_apart_where_the_schema_says_so() {
    let Shape::Struct(structure) = shape(&json!({
        "type": "object", "properties": { "m": { "type": ["integer", "null"], "x-presence": "patch" } }
    })) else {
        panic!("no struct")
    };
    assert_eq!(structure.members[0].presence, Presence::ThreeState);
}
