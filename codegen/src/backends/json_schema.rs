//! `api.schema.json`: every type as JSON Schema, draft 2020-12.

use serde_json::{Map, Value, json};

use super::{Backend, GeneratedFile, pretty};
use crate::model::{
    Constant, Envelope, List, Member, Model, NamedType, Presence, Shape, Struct, Tagging, Text,
    Type, Union, Variant,
};
use crate::problem::Problems;

/// The bundle of all schemas.
pub(super) struct JsonSchema;

impl Backend for JsonSchema {
    fn about(&self) -> &'static str {
        "the JSON Schema bundle"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$comment": super::NOTICE,
            "title": model.title,
            "description": model.description,
            "$defs": Dialect::DRAFT_2020_12.definitions(model),
        });
        Ok(vec![GeneratedFile::new(
            "contract/api.schema.json",
            pretty(&schema),
        )])
    }
}

/// How one kind of document writes schemas.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dialect {
    /// Where definitions stand.
    pub(super) definitions: &'static str,
    /// Whether readers heed what stands beside a `$ref`; before draft 2019-09 they did not.
    siblings: bool,
}

impl Dialect {
    pub(super) const DRAFT_2020_12: Dialect = Dialect {
        definitions: "#/$defs/",
        siblings: true,
    };

    /// The schemas of an `OpenRPC` document, which are draft 7.
    pub(super) const OPENRPC: Dialect = Dialect {
        definitions: "#/components/schemas/",
        siblings: false,
    };

    /// Every named type, and the envelope under its own name.
    pub(super) fn definitions(self, model: &Model) -> Map<String, Value> {
        let types = model.types.values();
        let mut found: Map<String, Value> = types
            .map(|named| (named.name.clone(), self.named(named)))
            .collect();
        if let Some(envelope) = &model.envelope {
            let schema = self.envelope(envelope, model, json!({}));
            found.insert(envelope.name.clone(), schema);
        }
        found
    }

    /// The envelope around a response.
    pub(super) fn envelope(self, envelope: &Envelope, model: &Model, response: Value) -> Value {
        let result = described(response, "What the method answered.", self);
        let mut properties = Map::from_iter([(envelope.result.clone(), result)]);
        if let (Some(member), Some(notifications)) = (&envelope.notifications, &model.notifications)
        {
            let schema = json!({
                "description": "What the server told beside it. May be left out at any time.",
                "type": "array",
                "items": self.expression(&notifications.ty),
            });
            properties.insert(member.clone(), schema);
        }
        json!({
            "description": envelope.description,
            "type": "object",
            "required": [envelope.result],
            "properties": properties,
        })
    }

    fn named(self, named: &NamedType) -> Value {
        let schema = match &named.shape {
            Shape::Struct(structure) => self.structure(structure),
            Shape::Alias(ty) => self.expression(ty),
            Shape::TextEnum(values) => {
                let values: Vec<Value> = values
                    .values
                    .iter()
                    .map(|value| {
                        let schema = json!({ "type": "string", "const": value.text });
                        described(schema, &value.docs, self)
                    })
                    .collect();
                json!({ "oneOf": values })
            }
            Shape::Union(union) => self.union(union),
        };
        let open = match &named.shape {
            Shape::TextEnum(values) => values.open,
            Shape::Union(union) => union.open,
            Shape::Struct(_) | Shape::Alias(_) => false,
        };
        let mut schema = described(schema, &named.docs, self);
        if let (true, Value::Object(members)) = (open, &mut schema) {
            members.insert("x-open".to_owned(), true.into());
        }
        schema
    }

    fn structure(self, structure: &Struct) -> Value {
        self.object(&structure.members, None, structure.closed)
    }

    /// An object of these members, the constant `first` among them.
    fn object(self, members: &[Member], first: Option<(&str, &str)>, closed: bool) -> Value {
        let mut schema = Map::from_iter([("type".to_owned(), Value::from("object"))]);
        let tag = first.map(|(tag, value)| (tag, json!({ "type": "string", "const": value })));
        let listed = members
            .iter()
            .map(|member| (member.name.as_str(), self.member(member)));
        let required: Vec<&str> = first
            .iter()
            .map(|(tag, _)| *tag)
            .chain(
                members
                    .iter()
                    .filter(|member| member.presence == Presence::Required)
                    .map(|member| member.name.as_str()),
            )
            .collect();
        let properties: Map<String, Value> = tag
            .into_iter()
            .chain(listed)
            .map(|(name, schema)| (name.to_owned(), schema))
            .collect();
        if !properties.is_empty() {
            schema.insert("properties".to_owned(), properties.into());
        }
        if !required.is_empty() {
            schema.insert("required".to_owned(), required.into());
        }
        if closed {
            schema.insert("additionalProperties".to_owned(), false.into());
        }
        schema.into()
    }

    fn union(self, union: &Union) -> Value {
        let variants: Vec<Value> = union
            .variants
            .iter()
            .map(|variant| described(self.variant(variant, &union.tagging), &variant.docs, self))
            .collect();
        json!({ "oneOf": variants })
    }

    fn variant(self, variant: &Variant, tagging: &Tagging) -> Value {
        let empty = Struct::default();
        let body = variant.body.as_ref().unwrap_or(&empty);
        match tagging {
            Tagging::Internal { tag } => {
                self.object(&body.members, Some((tag, &variant.tag)), body.closed)
            }
            Tagging::Adjacent {
                tag,
                content,
                closed,
            } => {
                let mut schema = self.object(&[], Some((tag, &variant.tag)), *closed);
                if variant.body.is_some() {
                    schema["properties"][content.as_str()] = self.structure(body);
                    schema["required"] = json!([tag, content]);
                }
                schema
            }
        }
    }

    /// The schema of a member with everything that is said of it.
    pub(super) fn member(self, member: &Member) -> Value {
        let mut about = Map::new();
        if let Some(default) = &member.default {
            about.insert("default".to_owned(), default.clone());
        }
        if member.presence == Presence::ThreeState {
            about.insert("x-presence".to_owned(), "patch".into());
        }
        if !member.aliases.is_empty() {
            about.insert("x-aliases".to_owned(), member.aliases.clone().into());
        }
        if !member.docs.is_empty() {
            about.insert("description".to_owned(), member.docs.as_str().into());
        }
        annotated(self.expression(&member.ty), about, self)
    }

    /// A type expression.
    pub(super) fn expression(self, ty: &Type) -> Value {
        match ty {
            Type::Any => Value::Bool(true),
            Type::Boolean => json!({ "type": "boolean" }),
            Type::Integer(integer) => with(
                json!({ "type": "integer" }),
                [
                    ("format", integer.format.map(|format| format.name().into())),
                    ("minimum", integer.min.and_then(whole)),
                    ("maximum", integer.max.and_then(whole)),
                ],
            ),
            Type::Number(number) => with(
                json!({ "type": "number" }),
                [
                    ("format", number.format.clone().map(Value::from)),
                    ("minimum", number.min.clone().map(Value::Number)),
                    ("maximum", number.max.clone().map(Value::Number)),
                ],
            ),
            Type::Text(form) => text(form, json!({ "type": "string" })),
            Type::Constant(constant) => constant_schema(constant),
            Type::List(list) => self.list(list),
            Type::Map(map) => {
                let keys = text(&map.keys, json!({}));
                let keys = Some(keys).filter(|keys| *keys != json!({}));
                with(
                    json!({ "type": "object", "additionalProperties": self.expression(&map.values) }),
                    [
                        ("propertyNames", keys),
                        ("minProperties", map.min.map(Value::from)),
                        ("maxProperties", map.max.map(Value::from)),
                    ],
                )
            }
            Type::Nullable(inner) => {
                let mut schema = self.expression(inner);
                match schema.get_mut("type") {
                    Some(name) if !matches!(**inner, Type::Constant(_)) => {
                        *name = json!([name, "null"]);
                        schema
                    }
                    _ => json!({ "anyOf": [schema, { "type": "null" }] }),
                }
            }
            Type::Reference(name) => json!({ "$ref": self.reference(name) }),
        }
    }

    /// The target of a `$ref` to a named type.
    pub(super) fn reference(self, name: &str) -> String {
        let name = name.replace('~', "~0").replace('/', "~1");
        format!("{}{name}", self.definitions)
    }

    fn list(self, list: &List) -> Value {
        with(
            json!({ "type": "array", "items": self.expression(&list.items) }),
            [
                ("minItems", list.min.map(Value::from)),
                ("maxItems", list.max.map(Value::from)),
                ("uniqueItems", list.unique.then_some(Value::Bool(true))),
            ],
        )
    }
}

fn constant_schema(constant: &Constant) -> Value {
    match constant {
        Constant::Text(text) => json!({ "type": "string", "const": text }),
        Constant::Integer(number) => json!({ "type": "integer", "const": whole(*number) }),
        Constant::Boolean(value) => json!({ "type": "boolean", "const": value }),
        Constant::Null => json!({ "type": "null" }),
    }
}

fn text(form: &Text, schema: Value) -> Value {
    with(
        schema,
        [
            ("format", form.format.clone().map(Value::from)),
            ("minLength", form.min.map(Value::from)),
            ("maxLength", form.max.map(Value::from)),
            ("pattern", form.pattern.clone().map(Value::from)),
        ],
    )
}

/// A whole number as JSON; bounds come from JSON, so each fits.
fn whole(number: i128) -> Option<Value> {
    let signed = i64::try_from(number).map(Value::from);
    signed
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

fn with<const N: usize>(mut schema: Value, keywords: [(&str, Option<Value>); N]) -> Value {
    if let Value::Object(members) = &mut schema {
        let keywords = keywords.into_iter();
        members.extend(keywords.filter_map(|(name, value)| Some((name.to_owned(), value?))));
    }
    schema
}

fn described(schema: Value, docs: &str, dialect: Dialect) -> Value {
    let docs = Some(docs).filter(|docs| !docs.is_empty());
    let about = docs.map(|docs| ("description".to_owned(), Value::from(docs)));
    annotated(schema, about.into_iter().collect(), dialect)
}

/// The schema with these keywords beside its own.
fn annotated(schema: Value, about: Map<String, Value>, dialect: Dialect) -> Value {
    if about.is_empty() {
        return schema;
    }
    let mut members = match schema {
        Value::Object(members) if members.contains_key("$ref") && !dialect.siblings => {
            Map::from_iter([("allOf".to_owned(), json!([members]))])
        }
        Value::Object(members) => members,
        // `true` accepts anything, and so does an object without restrictions.
        _ => Map::new(),
    };
    members.extend(about);
    members.into()
}
