//! Default values as Rust expressions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use super::{type_ident, variant_ident};
use crate::model::{Model, Shape, Type};

/// Whether `Default::default()` is this value of this type.
pub(super) fn is_trivial(value: &Value, ty: &Type) -> bool {
    match value {
        Value::Null => matches!(ty, Type::Nullable(_) | Type::Any),
        Value::Bool(value) => !value && *ty == Type::Boolean,
        Value::Number(number) => number.as_u64() == Some(0) && matches!(ty, Type::Integer(_)),
        Value::String(text) => text.is_empty() && matches!(ty, Type::Text(_)),
        Value::Array(items) => items.is_empty() && matches!(ty, Type::List(_)),
        Value::Object(entries) => entries.is_empty() && matches!(ty, Type::Map(_)),
    }
}

/// The value as an expression of the type; `None` when there is no short one.
pub(super) fn expression(value: &Value, ty: &Type, model: &Model) -> Option<TokenStream> {
    if is_trivial(value, ty) {
        return Some(quote!(Default::default()));
    }
    match (value, ty) {
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
        (value, Type::Reference(name)) => {
            let named = model.types.get(name)?;
            let ident = type_ident(name);
            match (&named.shape, value) {
                (Shape::TextEnum(values), Value::String(text)) => {
                    let listed = values.values.iter().find(|value| value.text == *text)?;
                    let variant = variant_ident(&listed.text);
                    Some(quote!(#ident::#variant))
                }
                (Shape::Alias(ty), value) => expression(value, ty, model),
                _ => None,
            }
        }
        _ => None,
    }
}
