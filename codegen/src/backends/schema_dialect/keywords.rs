//! The keywords of one schema.

use serde_json::{Map, Value};

use crate::model::{Constant, Text, TextEnum, Type};

/// The keywords of one schema.
pub(super) type Keywords = Map<String, Value>;

/// A member of an object schema.
pub(super) struct Property<'a> {
    pub(super) name: &'a str,
    pub(super) schema: Value,
    pub(super) required: bool,
}

impl<'a> Property<'a> {
    pub(super) fn required(name: &'a str, schema: Value) -> Self {
        Property {
            name,
            schema,
            required: true,
        }
    }
}

pub(super) fn object(properties: Vec<Property<'_>>, others: Option<Value>) -> Keywords {
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

pub(super) fn text_enum(values: &TextEnum) -> Keywords {
    let listed = values.values.iter().map(|value| {
        let schema = constant(&Constant::Text(value.text.clone()));
        described(schema, &value.docs)
    });
    let any = keywords([("type", Some("string".into()))]);
    alternatives(listed, values.free.then_some(any))
}

/// One of what is listed, or where writers are free, anything of this form.
pub(super) fn alternatives(
    listed: impl Iterator<Item = Keywords>,
    free: Option<Keywords>,
) -> Keywords {
    let keyword = if free.is_some() { "anyOf" } else { "oneOf" };
    let all: Vec<Value> = listed.chain(free).map(Value::Object).collect();
    keywords([(keyword, Some(all.into()))])
}

pub(super) fn constant(constant: &Constant) -> Keywords {
    let (name, value) = match constant {
        Constant::Text(text) => ("string", Some(text.as_str().into())),
        Constant::Integer(number) => ("integer", whole(*number)),
        Constant::Number(number) => ("number", Some(Value::Number(number.clone()))),
        Constant::Boolean(value) => ("boolean", Some((*value).into())),
        Constant::Null => ("null", None),
    };
    keywords([("type", Some(name.into())), ("const", value)])
}

pub(super) fn text(form: &Text) -> Keywords {
    keywords([
        ("format", form.format.clone().map(Value::from)),
        ("minLength", form.min.map(Value::from)),
        ("maxLength", form.max.map(Value::from)),
        ("pattern", form.pattern.clone().map(Value::from)),
        ("not", except(form)),
    ])
}

/// The texts that a text is not.
fn except(form: &Text) -> Option<Value> {
    let listed = Some(&form.except).filter(|listed| !listed.is_empty())?;
    let listed = keywords([("enum", Some(listed.clone().into()))]);
    Some(listed.into())
}

/// The one `type` of a type expression's values, beside which others can be listed.
pub(super) fn type_name(ty: &Type) -> Option<&'static str> {
    match ty {
        Type::Boolean => Some("boolean"),
        Type::Integer(_) => Some("integer"),
        Type::Number(_) => Some("number"),
        Type::Text(_) => Some("string"),
        Type::List(_) | Type::Tuple(_) => Some("array"),
        Type::Map(_) => Some("object"),
        Type::Any
        | Type::Never
        | Type::Constant(_)
        | Type::Choice(_)
        | Type::Nullable(_)
        | Type::Reference(_) => None,
    }
}

/// A whole number as JSON; bounds come from JSON, so each fits.
pub(super) fn whole(number: i128) -> Option<Value> {
    let signed = i64::try_from(number).map(Value::from);
    signed
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

/// The schema with its description, if there is one.
pub(super) fn described(mut schema: Keywords, docs: &str) -> Keywords {
    let docs = Some(docs).filter(|docs| !docs.is_empty());
    schema.extend(keywords([("description", docs.map(Value::from))]));
    schema
}

/// The schema with a word that it is on its way out, if it is.
pub(super) fn with_deprecation(mut schema: Keywords, deprecated: bool) -> Keywords {
    schema.extend(keywords([("deprecated", deprecated.then(|| true.into()))]));
    schema
}

/// The keywords that have a value.
pub(super) fn keywords<const N: usize>(keywords: [(&str, Option<Value>); N]) -> Keywords {
    keywords
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect()
}
