//! Types as JSON Schema, the way each kind of document writes it.

mod keywords;

use api_contract::schema::{ALIASES, OPEN, PATCH, PRESENCE, REF_PREFIX};
use serde_json::{Map, Value, json};

use crate::model::{
    Constant, Envelope, Member, Model, NamedType, Others, Presence, Shape, Struct, Tagging, Text,
    Type, Union, Variant,
};

use keywords::{
    Keywords, Property, alternatives, constant, described, keywords, object, text, text_enum,
    type_name, whole, with_deprecation,
};

/// The file that holds every definition.
pub(super) const BUNDLE: &str = "api.schema.json";

/// How one kind of document writes schemas.
#[derive(Clone, Copy, Debug)]
pub(super) struct SchemaDialect {
    /// The file that holds the definitions; empty when it is the document itself.
    file: &'static str,
    /// Where in it they stand.
    definitions: &'static str,
    /// Whether readers heed what stands beside a `$ref`; before draft 2019-09 they did not.
    siblings: bool,
    /// The keywords for the places of a list and for what follows them; draft 2020-12 renamed them.
    places: (&'static str, &'static str),
}

impl SchemaDialect {
    /// The bundle itself, draft 2020-12.
    pub(super) const BUNDLE: SchemaDialect = SchemaDialect {
        file: "",
        definitions: REF_PREFIX,
        siblings: true,
        places: ("prefixItems", "items"),
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
        places: ("items", "additionalItems"),
    };

    /// Every named type, and the envelope under its own name and its names around one response each.
    pub(super) fn definitions(self, model: &Model) -> Map<String, Value> {
        let types = model.types.values();
        let mut found: Map<String, Value> = types
            .map(|named| (named.name.clone(), self.named(named)))
            .collect();
        if let Some(envelope) = &model.envelope {
            let schema = self.envelope(envelope, model, None);
            found.insert(envelope.name.clone(), schema);
            for (name, response) in &envelope.monomorphs {
                let schema = self.envelope(envelope, model, Some(response));
                found.insert(name.clone(), schema);
            }
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
            ("deprecated", member.deprecated.then(|| true.into())),
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
            Shape::Alias(ty) => {
                let beside = described(Keywords::new(), &named.docs);
                return self.annotated(ty, with_deprecation(beside, named.deprecated));
            }
            Shape::Struct(structure) => (self.structure(structure), false),
            Shape::TextEnum(values) => (text_enum(values), values.open),
            Shape::Union(union) => (self.union(union), union.open),
        };
        let mut schema = described(schema, &named.docs);
        schema.extend(keywords([(OPEN, open.then(|| true.into()))]));
        with_deprecation(schema, named.deprecated).into()
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
        let any = union.tagging.tag().filter(|_| union.free).map(|tag| {
            let listed = union.variants.iter().map(|variant| variant.tag.clone());
            let mut except: Vec<String> = listed.collect();
            except.sort();
            let other = Type::Text(Text {
                except,
                ..Text::default()
            });
            let other = self.keywords(&other).into();
            object(vec![Property::required(tag, other)], None)
        });
        let mut schema = alternatives(variants, any);
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
            Type::Never => return keywords([("not", Some(Value::Object(Map::new())))]),
            Type::Choice(choice) => {
                let alternatives = choice.alternatives.iter().map(|ty| self.expression(ty));
                let keyword = if choice.exclusive { "oneOf" } else { "anyOf" };
                return keywords([(keyword, Some(alternatives.collect()))]);
            }
            Type::Tuple(tuple) => {
                let items = tuple.items.iter().map(|ty| self.expression(ty));
                let rest = tuple.rest.as_ref();
                let rest = rest.map_or(Value::Bool(false), |rest| self.expression(rest));
                let (places, following) = self.places;
                keywords([
                    (places, Some(items.collect())),
                    (following, Some(rest)),
                    ("minItems", Some(tuple.min.into())),
                ])
            }
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
                    ("propertyNames", keys.map(keys_of_map)),
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

/// The form of the keys of a map. Without a type, `not` would speak of members.
fn keys_of_map(keys: &Text) -> Value {
    let mut schema = text(keys);
    if !keys.except.is_empty() {
        schema.insert("type".to_owned(), "string".into());
    }
    schema.into()
}
