//! Default values, and how Rust writes them.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::{Map, Value};

use super::{type_ident, variant_ident};
use crate::model::{Model, Presence, Shape, Tagging, Type, Union};

/// How Rust writes the value of a member that was left out.
pub(super) enum DefaultValue {
    /// The type's own default is this value.
    Trivial,
    /// This expression.
    Expression(TokenStream),
}

impl DefaultValue {
    /// What a default of the contract is for a member of this type; `None` when Rust has no short
    /// form for it.
    pub(super) fn of(value: &Value, ty: &Type, model: &Model) -> Option<Self> {
        if is_trivial(value, ty, model) {
            return Some(DefaultValue::Trivial);
        }
        expression(value, ty, model).map(DefaultValue::Expression)
    }
}

/// Whether the type's own default is this value.
fn is_trivial(value: &Value, ty: &Type, model: &Model) -> bool {
    match value {
        Value::Null => matches!(ty, Type::Nullable(_) | Type::Any),
        Value::Bool(value) => !value && *ty == Type::Boolean,
        Value::Number(number) => number.as_u64() == Some(0) && matches!(ty, Type::Integer(_)),
        Value::String(text) => text.is_empty() && matches!(ty, Type::Text(_)),
        Value::Array(items) => items.is_empty() && matches!(ty, Type::List(_)),
        Value::Object(entries) => match ty {
            _ if !entries.is_empty() => false,
            Type::Map(_) => true,
            Type::Reference(name) => model.structure(name).is_some_and(|structure| {
                let mut members = structure.members.iter();
                members.all(|member| member.presence != Presence::Required)
            }),
            _ => false,
        },
    }
}

/// The value as an expression of the type; `None` when there is no short one.
fn expression(value: &Value, ty: &Type, model: &Model) -> Option<TokenStream> {
    match (value, ty) {
        (value, ty) if is_trivial(value, ty, model) => Some(quote!(Default::default())),
        (value, Type::Nullable(inner)) => {
            let inner = expression(value, inner, model)?;
            Some(quote!(Some(#inner)))
        }
        (Value::Bool(value), Type::Boolean) => Some(quote!(#value)),
        (Value::Number(number), Type::Integer(_)) => {
            let literal = match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => Literal::u64_unsuffixed(number),
                (None, Some(number)) => Literal::i64_unsuffixed(number),
                (None, None) => return None,
            };
            Some(quote!(#literal))
        }
        (Value::String(text), Type::Text(_)) => Some(quote!(#text.to_owned())),
        (Value::Array(items), Type::List(list)) => {
            let items = items.iter();
            let items: Option<Vec<_>> = items
                .map(|item| expression(item, &list.items, model))
                .collect();
            items.map(|items| quote!(vec![#(#items),*]))
        }
        (value, Type::Reference(name)) => match (&model.types.get(name)?.shape, value) {
            (Shape::TextEnum(values), Value::String(text)) => {
                let listed = values.values.iter().find(|value| value.text == *text)?;
                let (ident, variant) = (type_ident(name), variant_ident(&listed.text));
                Some(quote!(#ident::#variant))
            }
            (Shape::Union(union), Value::Object(given)) => variant(given, name, union),
            (Shape::Alias(ty), value) => expression(value, ty, model),
            _ => None,
        },
        _ => None,
    }
}

/// A variant of which nothing but the tag is given.
fn variant(given: &Map<String, Value>, name: &str, union: &Union) -> Option<TokenStream> {
    let Tagging::Internal { tag } = &union.tagging else {
        return None;
    };
    let listed = union
        .variants
        .iter()
        .find(|variant| given.get(tag).and_then(Value::as_str) == Some(&variant.tag))?;
    let members = &listed.body.as_ref()?.members;
    if given.len() > 1 || !members.is_empty() || !union.common.is_empty() {
        return None;
    }
    let (ident, variant) = (type_ident(name), variant_ident(&listed.tag));
    Some(quote!(#ident::#variant {}))
}
