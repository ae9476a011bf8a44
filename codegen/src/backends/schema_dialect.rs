//! Types as JSON Schema, the way each kind of document writes it.

use api_contract::schema::{ALIASES, OPEN, PATCH, PRESENCE, REF_PREFIX};
use serde_json::{Map, Value, json};

use crate::model::{
    Constant, Envelope, Member, Model, NamedType, Others, Presence, Shape, Struct, Tagging, Text,
    TextEnum, Type, Union, Variant,
};

/// The file that holds every definition.
pub(super) const BUNDLE: &str = "api.schema.json";

/// The keywords of one schema.
type Keywords = Map<String, Value>;

/// How one kind of document writes schemas.
#[derive(Clone, Copy, Debug)]
pub(super) struct SchemaDialect {
    /// The file that holds the definitions; empty when it is the document itself.
    file: &'static str,
    /// Where in it they stand.
    definitions: &'static str,
    /// Whether readers heed what stands beside a `$ref`; before draft 2019-09 they did not.
    siblings: bool,
}

impl SchemaDialect {
    /// The bundle itself, draft 2020-12.
    pub(super) const BUNDLE: SchemaDialect = SchemaDialect {
        file: "",
        definitions: REF_PREFIX,
        siblings: true,
    };

    /// A document that stands beside the bundle and refers to it.
    pub(super) const BESIDE_BUNDLE: SchemaDialect = SchemaDialect {
        file: BUNDLE,
        ..SchemaDialect::BUNDLE
    };

    /// An `OpenRPC` document, whose schemas are draft 7.
    pub(super) const OPENRPC: SchemaDialect = SchemaDialect {
        file: "",
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
            let schema = self.envelope(envelope, model, None);
            found.insert(envelope.name.clone(), schema);
        }
        found
    }

    /// The envelope around a response of this type, or around any.
    pub(super) fn envelope(
        self,
        envelope: &Envelope,
        model: &Model,
        response: Option<&str>,
    ) -> Value {
        let response = response.map_or(Type::Any, |name| Type::Reference(name.to_owned()));
        let result = self.described(&response, Envelope::RESULT_DOCS);
        let mut properties = vec![Property::required(&envelope.result, result)];
        if let (Some(member), Some(notifications)) = (&envelope.notifications, &model.notifications)
        {
            let schema = keywords([
                ("type", Some("array".into())),
                ("items", Some(self.reference_to(&notifications.type_name))),
            ]);
            properties.push(Property {
                name: member,
                schema: described(schema, Envelope::NOTIFICATIONS_DOCS).into(),
                required: false,
            });
        }
        let schema = object(properties, None);
        described(schema, &envelope.description).into()
    }

    /// The schema of a member with everything that is said of it.
    pub(super) fn member(self, member: &Member) -> Value {
        let three_state = member.presence == Presence::ThreeState;
        let aliases = Some(&member.aliases).filter(|aliases| !aliases.is_empty());
        let docs = Some(&member.docs).filter(|docs| !docs.is_empty());
        let beside = keywords([
            ("default", member.default.clone()),
            (PRESENCE, three_state.then(|| PATCH.into())),
            (ALIASES, aliases.map(|aliases| aliases.clone().into())),
            ("description", docs.map(|docs| docs.as_str().into())),
        ]);
        self.annotated(&member.ty, beside)
    }

    /// A reference to a named type.
    pub(super) fn reference_to(self, name: &str) -> Value {
        json!({ "$ref": self.target(name) })
    }

    /// A type expression.
    fn expression(self, ty: &Type) -> Value {
        match ty {
            Type::Any => true.into(),
            other => self.keywords(other).into(),
        }
    }

    fn named(self, named: &NamedType) -> Value {
        let (schema, open) = match &named.shape {
            Shape::Alias(ty) => return self.described(ty, &named.docs),
            Shape::Struct(structure) => (self.structure(structure), false),
            Shape::TextEnum(values) => (text_enum(values), values.open),
            Shape::Union(union) => (self.union(union), union.open),
        };
        let mut schema = described(schema, &named.docs);
        schema.extend(keywords([(OPEN, open.then(|| true.into()))]));
        schema.into()
    }

    fn structure(self, structure: &Struct) -> Keywords {
        let properties = self.properties(&structure.members).collect();
        object(properties, self.others(&structure.others))
    }

    fn properties(self, members: &[Member]) -> impl Iterator<Item = Property<'_>> {
        members.iter().map(move |member| Property {
            name: &member.name,
            schema: self.member(member),
            required: member.presence == Presence::Required,
        })
    }

    fn others(self, others: &Others) -> Option<Value> {
        match others {
            Others::Ignored => None,
            Others::Refused => Some(false.into()),
            Others::Kept(ty) => Some(self.expression(ty)),
        }
    }

    fn union(self, union: &Union) -> Keywords {
        let variants = union
            .variants
            .iter()
            .map(|variant| described(self.variant(variant, &union.tagging), &variant.docs));
        let mut schema = one_of(variants);
        if !union.common.is_empty() {
            schema.extend(object(self.properties(&union.common).collect(), None));
        }
        schema
    }

    fn variant(self, variant: &Variant, tagging: &Tagging) -> Keywords {
        let value = constant(&Constant::Text(variant.tag.clone()));
        let tag = |tag| Property::required(tag, value.clone().into());
        let body = variant.body.as_ref();
        let content = |name| body.map(|body| Property::required(name, self.structure(body).into()));
        let refused = |closed: bool| closed.then(|| false.into());
        match tagging {
            Tagging::Internal { tag: name } => {
                let own = body
                    .into_iter()
                    .flat_map(|body| self.properties(&body.members));
                let others = body.and_then(|body| self.others(&body.others));
                object([tag(name)].into_iter().chain(own).collect(), others)
            }
            Tagging::Adjacent {
                tag: name,
                content: member,
                closed,
            } => {
                let properties = [tag(name)].into_iter().chain(content(member));
                object(properties.collect(), refused(*closed))
            }
            Tagging::External => match content(&variant.tag) {
                None => value,
                Some(content) => object(vec![content], refused(true)),
            },
        }
    }

    fn described(self, ty: &Type, docs: &str) -> Value {
        self.annotated(ty, described(Keywords::new(), docs))
    }

    /// A type expression with these keywords beside its own.
    fn annotated(self, ty: &Type, beside: Keywords) -> Value {
        if beside.is_empty() {
            return self.expression(ty);
        }
        let mut schema = match ty {
            Type::Reference(_) if !self.siblings => {
                keywords([("allOf", Some(json!([self.keywords(ty)])))])
            }
            _ => self.keywords(ty),
        };
        schema.extend(beside);
        schema.into()
    }

    /// What a type expression demands of a value.
    fn keywords(self, ty: &Type) -> Keywords {
        let own = match ty {
            Type::Any | Type::Boolean => Keywords::new(),
            Type::Integer(integer) => keywords([
                ("format", integer.format.map(|format| format.name().into())),
                ("minimum", integer.min.and_then(whole)),
                ("maximum", integer.max.and_then(whole)),
            ]),
            Type::Number(number) => keywords([
                ("format", number.format.clone().map(Value::from)),
                ("minimum", number.min.clone().map(Value::Number)),
                ("maximum", number.max.clone().map(Value::Number)),
            ]),
            Type::Text(form) => text(form),
            Type::Constant(value) => return constant(value),
            Type::List(list) => keywords([
                ("items", Some(self.expression(&list.items))),
                ("minItems", list.min.map(Value::from)),
                ("maxItems", list.max.map(Value::from)),
                ("uniqueItems", list.unique.then_some(true.into())),
            ]),
            Type::Map(map) => {
                let keys = Some(&map.keys).filter(|keys| **keys != Text::default());
                keywords([
                    ("additionalProperties", Some(self.expression(&map.values))),
                    ("propertyNames", keys.map(|keys| text(keys).into())),
                    ("minProperties", map.min.map(Value::from)),
                    ("maxProperties", map.max.map(Value::from)),
                ])
            }
            Type::Nullable(inner) => return self.nullable(inner),
            Type::Reference(name) => {
                return keywords([("$ref", Some(self.target(name).into()))]);
            }
        };
        let mut schema = keywords([("type", type_name(ty).map(Value::from))]);
        schema.extend(own);
        schema
    }

    fn nullable(self, inner: &Type) -> Keywords {
        let mut schema = self.keywords(inner);
        match type_name(inner) {
            Some(name) => {
                schema.insert("type".to_owned(), json!([name, "null"]));
                schema
            }
            None => keywords([("anyOf", Some(json!([schema, { "type": "null" }])))]),
        }
    }

    /// The target of a `$ref` to a named type.
    fn target(self, name: &str) -> String {
        let name = name.replace('~', "~0").replace('/', "~1");
        format!("{}{}{name}", self.file, self.definitions)
    }
}

/// A member of an object schema.
struct Property<'a> {
    name: &'a str,
    schema: Value,
    required: bool,
}

impl<'a> Property<'a> {
    fn required(name: &'a str, schema: Value) -> Self {
        Property {
            name,
            schema,
            required: true,
        }
    }
}

fn object(properties: Vec<Property<'_>>, others: Option<Value>) -> Keywords {
    let required: Vec<&str> = properties
        .iter()
        .filter(|property| property.required)
        .map(|property| property.name)
        .collect();
    let required = (!required.is_empty()).then(|| required.into());
    let properties: Keywords = properties
        .into_iter()
        .map(|property| (property.name.to_owned(), property.schema))
        .collect();
    keywords([
        ("type", Some("object".into())),
        ("required", required),
        (
            "properties",
            (!properties.is_empty()).then(|| properties.into()),
        ),
        ("additionalProperties", others),
    ])
}

fn text_enum(values: &TextEnum) -> Keywords {
    one_of(values.values.iter().map(|value| {
        let schema = constant(&Constant::Text(value.text.clone()));
        described(schema, &value.docs)
    }))
}

fn one_of(alternatives: impl Iterator<Item = Keywords>) -> Keywords {
    let alternatives: Vec<Value> = alternatives.map(Value::Object).collect();
    keywords([("oneOf", Some(alternatives.into()))])
}

fn constant(constant: &Constant) -> Keywords {
    let (name, value) = match constant {
        Constant::Text(text) => ("string", Some(text.as_str().into())),
        Constant::Integer(number) => ("integer", whole(*number)),
        Constant::Boolean(value) => ("boolean", Some((*value).into())),
        Constant::Null => ("null", None),
    };
    keywords([("type", Some(name.into())), ("const", value)])
}

fn text(form: &Text) -> Keywords {
    keywords([
        ("format", form.format.clone().map(Value::from)),
        ("minLength", form.min.map(Value::from)),
        ("maxLength", form.max.map(Value::from)),
        ("pattern", form.pattern.clone().map(Value::from)),
    ])
}

/// The one `type` of a type expression's values, beside which others can be listed.
fn type_name(ty: &Type) -> Option<&'static str> {
    match ty {
        Type::Boolean => Some("boolean"),
        Type::Integer(_) => Some("integer"),
        Type::Number(_) => Some("number"),
        Type::Text(_) => Some("string"),
        Type::List(_) => Some("array"),
        Type::Map(_) => Some("object"),
        Type::Any | Type::Constant(_) | Type::Nullable(_) | Type::Reference(_) => None,
    }
}

/// A whole number as JSON; bounds come from JSON, so each fits.
fn whole(number: i128) -> Option<Value> {
    let signed = i64::try_from(number).map(Value::from);
    signed
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

/// The schema with its description, if there is one.
fn described(mut schema: Keywords, docs: &str) -> Keywords {
    let docs = Some(docs).filter(|docs| !docs.is_empty());
    schema.extend(keywords([("description", docs.map(Value::from))]));
    schema
}

/// The keywords that have a value.
fn keywords<const N: usize>(keywords: [(&str, Option<Value>); N]) -> Keywords {
    keywords
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect()
}
