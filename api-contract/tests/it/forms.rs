//! The schemas of a bundle as the tests walk them: unions, nulls and flattened parts laid out.
//!
//! A keyword that this reading does not know stops the tests: what they do not understand they
//! would not cover.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::schema::{Bundle, REF_PREFIX};
use serde_json::{Map, Value};

/// What a schema admits at one place.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Form {
    Any,
    Null,
    Bool,
    Integer { min: i128, max: i128 },
    Text(TextForm),
    Const(Value),
    List(Box<ListForm>),
    Object(ObjectForm),
    OneOf(Vec<Form>),
    Ref(String),
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TextForm {
    pub(crate) pattern: Option<String>,
    pub(crate) format: Option<String>,
    pub(crate) min: usize,
    pub(crate) max: Option<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListForm {
    pub(crate) item: Form,
    pub(crate) min: usize,
    pub(crate) max: Option<usize>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ObjectForm {
    pub(crate) members: BTreeMap<String, Member>,
    pub(crate) rest: Rest,
    pub(crate) keys: Option<TextForm>,
    pub(crate) max: Option<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) form: Form,
    pub(crate) required: bool,
}

/// What a schema says of members that it does not name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Rest {
    #[default]
    Ignored,
    Denied,
    Each(Box<Form>),
}

/// The definitions of a bundle.
pub(crate) struct Forms(BTreeMap<String, Form>);

impl Forms {
    pub(crate) fn of(bundle: &Bundle) -> Self {
        Forms(
            bundle
                .definitions
                .iter()
                .map(|(name, schema)| (name.clone(), Form::read(name, schema)))
                .collect(),
        )
    }

    pub(crate) fn get(&self, name: &str) -> &Form {
        self.0
            .get(name)
            .unwrap_or_else(|| panic!("{name} is referred to and not defined"))
    }

    /// The form itself, behind all references.
    pub(crate) fn resolve<'a>(&'a self, form: &'a Form) -> &'a Form {
        match form {
            Form::Ref(name) => self.resolve(self.get(name)),
            form => form,
        }
    }

    /// The case of a union that `instance` is meant to be.
    pub(crate) fn case<'a>(&'a self, form: &'a Form, instance: &Value) -> Option<&'a Form> {
        match self.resolve(form) {
            Form::OneOf(cases) => cases.iter().find_map(|case| self.case(case, instance)),
            form => form.is_about(instance).then_some(form),
        }
    }

    /// The JSON types that a form admits; none when it admits anything.
    pub(crate) fn types(&self, form: &Form) -> Option<BTreeSet<&'static str>> {
        Some(BTreeSet::from([match self.resolve(form) {
            Form::Any => return None,
            Form::Null => "null",
            Form::Bool => "boolean",
            Form::Integer { .. } => "integer",
            Form::Text(_) => "string",
            Form::Const(value) => type_of(value),
            Form::List(_) => "array",
            Form::Object(_) => "object",
            Form::OneOf(cases) => {
                let types: Option<Vec<_>> = cases.iter().map(|case| self.types(case)).collect();
                return Some(types?.into_iter().flatten().collect());
            }
            Form::Ref(name) => panic!("{name} refers to itself"),
        }]))
    }
}

/// The JSON type of a value, with `integer` and `number` apart.
pub(crate) fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

impl Form {
    /// Reads the schema at `place`, which is named when it cannot be read.
    pub(crate) fn read(place: &str, schema: &Value) -> Form {
        let members = match schema {
            Value::Bool(true) => return Form::Any,
            Value::Object(members) => members,
            other => panic!("{place}: no schema: {other}"),
        };
        for keyword in members.keys() {
            let known = KEYWORDS.contains(&keyword.as_str()) || keyword.starts_with("x-");
            assert!(
                known,
                "{place}: the tests do not know the keyword {keyword}"
            );
        }
        if let Some(target) = members.get("$ref").and_then(Value::as_str) {
            let name = target.strip_prefix(REF_PREFIX);
            return Form::Ref(
                name.unwrap_or_else(|| panic!("{place}: {target}"))
                    .to_owned(),
            );
        }
        if let Some(value) = members.get("const") {
            return Form::Const(value.clone());
        }
        if let Some(Value::Array(values)) = members.get("enum") {
            return Form::OneOf(values.iter().cloned().map(Form::Const).collect());
        }
        let types: Vec<&str> = match members.get("type") {
            None => Vec::new(),
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(several)) => several.iter().filter_map(Value::as_str).collect(),
            Some(other) => panic!("{place}: type {other}"),
        };
        let mut form = match types.as_slice() {
            [] => None,
            [one] => Some(Form::of_type(place, one, members)),
            several => Some(Form::OneOf(
                several
                    .iter()
                    .map(|one| Form::of_type(place, one, members))
                    .collect(),
            )),
        };
        for keyword in ["oneOf", "anyOf"] {
            if let Some(Value::Array(cases)) = members.get(keyword) {
                let cases = Form::OneOf(each(place, cases));
                form = Some(form.map_or(cases.clone(), |form| form.and(place, &cases)));
            }
        }
        if let Some(Value::Array(parts)) = members.get("allOf") {
            for part in each(place, parts) {
                form = Some(form.map_or(part.clone(), |form| form.and(place, &part)));
            }
        }
        form.unwrap_or(Form::Any)
    }

    fn of_type(place: &str, name: &str, members: &Map<String, Value>) -> Form {
        let count = |keyword: &str| members.get(keyword).map(|value| size(place, value));
        match name {
            "null" => Form::Null,
            "boolean" => Form::Bool,
            "integer" => Form::Integer {
                min: bound(place, members, "minimum"),
                max: bound(place, members, "maximum"),
            },
            "string" => Form::Text(TextForm::read(place, members)),
            "array" => Form::List(Box::new(ListForm {
                item: members
                    .get("items")
                    .map_or(Form::Any, |item| Form::read(&format!("{place}[]"), item)),
                min: count("minItems").unwrap_or(0),
                max: count("maxItems"),
            })),
            "object" => Form::Object(ObjectForm::read(place, members)),
            other => panic!("{place}: type {other}"),
        }
    }

    /// Both forms at once: the members of an object together with those of a flattened part.
    fn and(self, place: &str, other: &Form) -> Form {
        match (self, other) {
            (Form::Object(mut left), Form::Object(right)) => {
                left.members.extend(
                    right
                        .members
                        .iter()
                        .map(|(name, member)| (name.clone(), member.clone())),
                );
                if left.rest == Rest::Ignored {
                    left.rest = right.rest.clone();
                }
                Form::Object(left)
            }
            (Form::OneOf(cases), other) => Form::OneOf(
                cases
                    .into_iter()
                    .map(|case| case.and(place, other))
                    .collect(),
            ),
            (form, Form::OneOf(cases)) => Form::OneOf(
                cases
                    .iter()
                    .map(|case| form.clone().and(place, case))
                    .collect(),
            ),
            (left, right) => panic!("{place}: cannot be both {left:?} and {right:?}"),
        }
    }

    /// Whether an instance is meant for this form and not for another case of the union.
    fn is_about(&self, instance: &Value) -> bool {
        match (self, instance) {
            (Form::Const(value), instance) => value == instance,
            (Form::Object(object), Value::Object(members)) => {
                object.members.iter().all(|(name, member)| {
                    let present = members.get(name);
                    match &member.form {
                        Form::Const(value) => present == Some(value),
                        _ => !member.required || present.is_some(),
                    }
                })
            }
            (Form::Any, _)
            | (Form::Null, Value::Null)
            | (Form::Bool, Value::Bool(_))
            | (Form::Integer { .. }, Value::Number(_))
            | (Form::Text(_), Value::String(_))
            | (Form::List(_), Value::Array(_)) => true,
            _ => false,
        }
    }
}

impl TextForm {
    fn read(place: &str, members: &Map<String, Value>) -> TextForm {
        let text = |keyword: &str| {
            members
                .get(keyword)
                .and_then(Value::as_str)
                .map(str::to_owned)
        };
        let count = |keyword: &str| members.get(keyword).map(|value| size(place, value));
        TextForm {
            pattern: text("pattern"),
            format: text("format"),
            min: count("minLength").unwrap_or(0),
            max: count("maxLength"),
        }
    }
}

impl ObjectForm {
    fn read(place: &str, schema: &Map<String, Value>) -> ObjectForm {
        let required: BTreeSet<&str> = schema
            .get("required")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let members: BTreeMap<String, Member> = schema
            .get("properties")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
            .map(|(name, schema)| {
                let form = Form::read(&format!("{place}.{name}"), schema);
                let required = required.contains(name.as_str());
                (name.clone(), Member { form, required })
            })
            .collect();
        for name in required {
            assert!(
                members.contains_key(name),
                "{place}.{name} is required and not there"
            );
        }
        let rest = match (
            schema.get("additionalProperties"),
            schema.get("unevaluatedProperties"),
        ) {
            (None, None) => Rest::Ignored,
            (Some(Value::Bool(false)), _) | (None, Some(Value::Bool(false))) => Rest::Denied,
            (Some(rest), _) | (None, Some(rest)) => {
                Rest::Each(Box::new(Form::read(&format!("{place}.*"), rest)))
            }
        };
        ObjectForm {
            members,
            rest,
            keys: schema
                .get("propertyNames")
                .and_then(Value::as_object)
                .map(|keys| TextForm::read(place, keys)),
            max: schema.get("maxProperties").map(|value| size(place, value)),
        }
    }
}

fn each(place: &str, schemas: &[Value]) -> Vec<Form> {
    schemas
        .iter()
        .enumerate()
        .map(|(index, schema)| Form::read(&format!("{place}#{index}"), schema))
        .collect()
}

fn size(place: &str, value: &Value) -> usize {
    value
        .as_u64()
        .and_then(|size| usize::try_from(size).ok())
        .unwrap_or_else(|| panic!("{place}: the size {value}"))
}

fn bound(place: &str, members: &Map<String, Value>, keyword: &str) -> i128 {
    let bound = members.get(keyword);
    bound
        .and_then(|value| {
            value
                .as_i64()
                .map(i128::from)
                .or(value.as_u64().map(i128::from))
        })
        .unwrap_or_else(|| panic!("{place}: an integer with {keyword} {bound:?}"))
}

const KEYWORDS: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "default",
    "description",
    "enum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "oneOf",
    "pattern",
    "properties",
    "propertyNames",
    "required",
    "title",
    "type",
    "unevaluatedProperties",
];
