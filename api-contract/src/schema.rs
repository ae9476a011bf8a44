//! The JSON Schema (draft 2020-12) of a contract, for both directions.
//!
//! What a peer accepts and what it writes differ: a member with a default may be left out of a
//! request and is always there in a response. [`bundle`] therefore derives every type in both forms.
//! A type that travels both ways and differs has its plain name for the written form and
//! `<Name>In` for the accepted one; every other type has one definition.

mod problems;

use std::collections::{BTreeMap, BTreeSet};

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::contract::Contract;
use problems::Ids;
pub use problems::{SchemaProblem, SchemaProblems};

/// Where definitions stand in a bundle.
pub const REF_PREFIX: &str = "#/$defs/";

/// The mark of an open enum or union: readers accept values that the schema does not list.
pub const OPEN: &str = "x-open";

/// The mark of a member's presence beyond what JSON Schema says: its value is [`PATCH`].
pub const PRESENCE: &str = "x-presence";

/// Absence, null and a value of the member mean three things.
pub const PATCH: &str = "patch";

/// The mark of a member that is read under other names, too.
pub const ALIASES: &str = "x-aliases";

/// The mark of a type's own name with its module, by which two types of one name are told apart. It
/// does not stand in a bundle.
#[doc(hidden)]
pub const TYPE_ID: &str = "x-type-id";

/// The mark of a text that no log may have. It does not stand in a bundle, where the format `password`
/// says so unless the text has another format; [`secrets`](crate::secrets) is who reads it.
pub const SECRET: &str = "x-secret";

/// A bound of a number, exact.
#[doc(hidden)]
pub fn bound(number: i128) -> Value {
    u64::try_from(number)
        .map(Value::from)
        .or_else(|_| i64::try_from(number).map(Value::from))
        .unwrap_or_default()
}

/// All schemas of a contract.
#[derive(Clone, Debug, PartialEq)]
pub struct Bundle {
    /// The definitions, by name.
    pub definitions: BTreeMap<String, Value>,
    /// Per method: references to what it accepts and what it answers, without the envelope.
    pub methods: BTreeMap<&'static str, MethodSchemas>,
    /// A reference to the union of all notifications.
    pub notification: Option<Value>,
    /// A reference to the structured data of an error.
    pub error: Value,
}

/// The two sides of one method.
#[derive(Clone, Debug, PartialEq)]
pub struct MethodSchemas {
    /// A reference to the parameters.
    pub params: Value,
    /// A reference to the response.
    pub response: Value,
}

/// Derives all schemas of a contract.
///
/// # Errors
/// What the schemas cannot say: two types of one name, and a default outside the bounds of its member.
pub fn bundle(contract: &Contract) -> Result<Bundle, SchemaProblems> {
    let mut accepted = generator(SchemaSettings::for_deserialize);
    let mut written = generator(SchemaSettings::for_serialize);
    let mut methods = BTreeMap::new();
    for method in contract.methods() {
        let params = method.params.schema(&mut accepted).to_value();
        let response = method.response.schema(&mut written).to_value();
        methods.insert(method.info.name, MethodSchemas { params, response });
    }
    let notification = contract
        .notification_type
        .map(|of| of.schema(&mut written).to_value());
    let error = contract.error_type.schema(&mut written).to_value();

    let (accepted, accepted_ids) = definitions(&mut accepted);
    let (mut definitions, written_ids) = definitions(&mut written);
    let split = differing(&accepted, &definitions);
    let mut problems = problems::same_names(&accepted_ids, &written_ids);
    if problems.is_empty() {
        problems = problems::taken_names(&split, &accepted_ids, &written_ids);
    }
    for schemas in methods.values_mut() {
        rename(&mut schemas.params, &split);
    }
    for (name, mut schema) in accepted {
        rename(&mut schema, &split);
        let name = if split.contains(&name) {
            format!("{name}In")
        } else {
            name
        };
        definitions.insert(name, schema);
    }
    problems.extend(problems::bad_defaults(&definitions));
    if !problems.is_empty() {
        return Err(SchemaProblems(problems));
    }
    Ok(Bundle {
        definitions,
        methods,
        notification,
        error,
    })
}

fn generator(direction: fn(SchemaSettings) -> SchemaSettings) -> SchemaGenerator {
    direction(SchemaSettings::draft2020_12()).into_generator()
}

/// The definitions, and which types they are.
fn definitions(generator: &mut SchemaGenerator) -> (BTreeMap<String, Value>, Ids) {
    let mut ids = Ids::new();
    let definitions = generator
        .take_definitions(true)
        .into_iter()
        .map(|(name, mut schema)| {
            // A schema written by hand says no more than its name.
            let id = schema.get(TYPE_ID).and_then(Value::as_str);
            ids.insert(name.clone(), id.unwrap_or(&name).to_owned());
            tidy(&mut schema);
            (name, schema)
        })
        .collect();
    (definitions, ids)
}

/// Takes out what a derived schema says without meaning: a default of null is what absence means,
/// and the line breaks inside a paragraph are the source file's. Integers get their whole range.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            if members.get(TYPE_ID).is_some_and(Value::is_string) {
                members.remove(TYPE_ID);
            }
            if members.get(SECRET) == Some(&Value::Bool(true)) {
                members.remove(SECRET);
            }
            if members.get("default") == Some(&Value::Null) {
                members.remove("default");
            }
            if let Some(Value::String(text)) = members.get_mut("description") {
                *text = unwrapped(text);
            }
            if let Some((min, max)) = members
                .get("format")
                .and_then(Value::as_str)
                .and_then(range)
            {
                members.entry("minimum").or_insert(min);
                members.entry("maximum").or_insert(max);
            }
            members.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        _ => {}
    }
}

/// The range of an integer format. The format alone is only a note to most validators.
fn range(format: &str) -> Option<(Value, Value)> {
    match format {
        "uint32" => Some((0.into(), u32::MAX.into())),
        "int32" => Some((i32::MIN.into(), i32::MAX.into())),
        "uint64" | "uint" => Some((0.into(), u64::MAX.into())),
        "int64" => Some((i64::MIN.into(), i64::MAX.into())),
        _ => None,
    }
}

fn unwrapped(text: &str) -> String {
    let paragraphs: Vec<String> = text
        .split("\n\n")
        .map(|paragraph| {
            paragraph
                .lines()
                .map(str::trim)
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    paragraphs.join("\n\n")
}

/// The types that travel both ways and differ, themselves or through a type they refer to.
fn differing(
    accepted: &BTreeMap<String, Value>,
    written: &BTreeMap<String, Value>,
) -> BTreeSet<String> {
    let mut split: BTreeSet<String> = accepted
        .iter()
        .filter(|(name, schema)| written.get(*name).is_some_and(|other| other != *schema))
        .map(|(name, _)| name.clone())
        .collect();
    loop {
        let more: Vec<String> = accepted
            .iter()
            .filter(|(name, _)| written.contains_key(*name) && !split.contains(*name))
            .filter(|(_, schema)| references(schema).iter().any(|name| split.contains(*name)))
            .map(|(name, _)| name.clone())
            .collect();
        if more.is_empty() {
            return split;
        }
        split.extend(more);
    }
}

/// The definitions a schema refers to directly.
pub fn references(schema: &Value) -> BTreeSet<&str> {
    fn walk<'a>(schema: &'a Value, found: &mut BTreeSet<&'a str>) {
        match schema {
            Value::Object(members) => {
                if let Some(Value::String(target)) = members.get("$ref")
                    && let Some(name) = target.strip_prefix(REF_PREFIX)
                {
                    found.insert(name);
                }
                members.values().for_each(|value| walk(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    walk(schema, &mut found);
    found
}

fn rename(schema: &mut Value, split: &BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::String(target)) = members.get_mut("$ref")
                && target
                    .strip_prefix(REF_PREFIX)
                    .is_some_and(|name| split.contains(name))
            {
                target.push_str("In");
            }
            members.values_mut().for_each(|value| rename(value, split));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| rename(value, split)),
        _ => {}
    }
}

impl Bundle {
    /// One schema that can be compiled on its own: `schema` with the definitions it needs beside it.
    pub fn standalone(&self, schema: &Value) -> Value {
        let mut document = match schema {
            Value::Object(members) => members.clone(),
            other => Map::from_iter([("allOf".to_owned(), json!([other]))]),
        };
        let mut needed: BTreeMap<&str, &Value> = BTreeMap::new();
        let mut pending: Vec<&str> = references(schema).into_iter().collect();
        while let Some(name) = pending.pop() {
            if let Some((name, definition)) = self.definitions.get_key_value(name)
                && needed.insert(name, definition).is_none()
            {
                pending.extend(references(definition));
            }
        }
        document.insert(
            "$schema".to_owned(),
            "https://json-schema.org/draft/2020-12/schema".into(),
        );
        document.insert("$defs".to_owned(), json!(needed));
        Value::Object(document)
    }

    /// The same bundle for a reader: open enums and unions also accept values they do not list.
    pub fn tolerant(&self) -> Bundle {
        let mut bundle = self.clone();
        bundle.definitions.values_mut().for_each(admit_unknown);
        bundle
    }
}

/// Widens an open enum to any text, an open union to any object with an unlisted tag.
fn admit_unknown(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            members.values_mut().for_each(admit_unknown);
            if members.get(OPEN) == Some(&Value::Bool(true))
                && let Some(Value::Array(variants)) = members.get_mut("oneOf")
                && let Some(unlisted) = unlisted_variant(variants)
            {
                variants.push(unlisted);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(admit_unknown),
        _ => {}
    }
}

fn unlisted_variant(variants: &[Value]) -> Option<Value> {
    let names: Vec<&Value> = variants
        .iter()
        .filter_map(|variant| variant.get("const"))
        .collect();
    if names.len() == variants.len() {
        return Some(json!({ "type": "string", "not": { "enum": names } }));
    }
    let (tag, tags) = tag_of(variants)?;
    Some(json!({
        "type": "object",
        "required": [tag],
        "properties": { tag: { "type": "string", "not": { "enum": tags } } },
    }))
}

/// The property that tells the variants of a union apart, and its values in their order.
fn tag_of(variants: &[Value]) -> Option<(&str, Vec<&Value>)> {
    let properties = variants.first()?.get("properties")?.as_object()?;
    properties
        .iter()
        .filter(|(_, schema)| schema.get("const").is_some())
        .find_map(|(tag, _)| {
            let tags: Option<Vec<&Value>> = variants
                .iter()
                .map(|variant| variant.get("properties")?.get(tag)?.get("const"))
                .collect();
            Some((tag.as_str(), tags?))
        })
}
