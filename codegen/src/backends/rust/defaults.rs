//! Default values, and how Rust writes them.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use serde_json::{Map, Value};

use super::choices::variant_names;
use super::names::{Names, reserved_fields};
use super::type_ident;
use super::types::TypePrinter;
use crate::model::{
    Constant, Integer, IntegerFormat, Member, Presence, Shape, Struct, Tagging, Type, Union,
};

/// How deep a default is written out; a deeper one has no short form.
const DEEPEST: usize = 6;

/// How Rust writes the value of a member that was left out.
pub(super) enum DefaultValue {
    /// The type's own default is this value.
    Trivial,
    /// This expression.
    Expression(TokenStream),
}

impl DefaultValue {
    /// What a default of the contract is for a member of this type; `None` when it is no value of the
    /// type, or Rust has no short form for it.
    pub(super) fn of(value: &Value, ty: &Type, printer: &TypePrinter<'_>) -> Option<Self> {
        if is_trivial(value, ty, printer, 0) {
            return Some(DefaultValue::Trivial);
        }
        let writer = Writer { printer, depth: 0 };
        writer.expression(value, ty).map(DefaultValue::Expression)
    }
}

/// Whether the type's own default is this value.
fn is_trivial(value: &Value, ty: &Type, printer: &TypePrinter<'_>, depth: usize) -> bool {
    match value {
        Value::Null => matches!(ty, Type::Nullable(_) | Type::Any),
        Value::Bool(value) => !value && *ty == Type::Boolean,
        Value::Number(number) => {
            number.as_u64() == Some(0) && matches!(ty, Type::Integer(integer) if fits(*integer, 0))
        }
        Value::String(text) => text.is_empty() && matches!(ty, Type::Text(_)),
        Value::Array(items) => items.is_empty() && matches!(ty, Type::List(_)),
        Value::Object(entries) => match ty {
            _ if !entries.is_empty() || depth > DEEPEST => false,
            Type::Map(_) => true,
            Type::Reference(name) => printer.model.structure(name).is_some_and(|structure| {
                let mut members = structure.members.iter();
                members.all(|member| {
                    member.presence != Presence::Required
                        && member.default.as_ref().is_none_or(|value| {
                            value.is_null() || is_trivial(value, &member.ty, printer, depth + 1)
                        })
                })
            }),
            _ => false,
        },
    }
}

fn fits(integer: Integer, number: i128) -> bool {
    let (least, most) = integer
        .format
        .map_or((i128::MIN, i128::MAX), IntegerFormat::range);
    let least = integer.min.map_or(least, |min| min.max(least));
    let most = integer.max.map_or(most, |max| max.min(most));
    (least..=most).contains(&number)
}

struct Writer<'a> {
    printer: &'a TypePrinter<'a>,
    depth: usize,
}

impl Writer<'_> {
    /// The value as an expression of the type; `None` when there is no short one.
    fn expression(&self, value: &Value, ty: &Type) -> Option<TokenStream> {
        if self.depth > DEEPEST {
            return None;
        }
        let (model, paths) = (self.printer.model, &self.printer.paths);
        match (value, ty) {
            (value, ty) if is_trivial(value, ty, self.printer, self.depth) => {
                let default = paths.to("Default");
                Some(quote!(#default::default()))
            }
            (value, Type::Nullable(inner)) => {
                let inner = self.inside().expression(value, inner)?;
                Some(quote!(Some(#inner)))
            }
            (Value::Bool(value), Type::Boolean) => Some(quote!(#value)),
            (Value::Number(number), Type::Integer(integer)) => {
                let number = number
                    .as_u64()
                    .map(i128::from)
                    .or_else(|| number.as_i64().map(i128::from))?;
                let literal = Literal::i128_unsuffixed(number);
                fits(*integer, number).then(|| quote!(#literal))
            }
            (Value::Number(number), Type::Number(_)) => {
                let literal = Literal::f64_unsuffixed(number.as_f64()?.abs());
                let sign = (number.as_f64()? < 0.0).then(|| quote!(-));
                Some(quote!(#sign #literal))
            }
            (Value::String(text), Type::Text(_)) => Some(paths.owned(text)),
            (value, Type::Constant(constant)) => {
                let default = paths.to("Default");
                is(value, constant).then(|| quote!(#default::default()))
            }
            (Value::Array(items), Type::List(list)) => {
                let inside = self.inside();
                let items = items.iter();
                let items: Option<Vec<_>> = items
                    .map(|item| inside.expression(item, &list.items))
                    .collect();
                items.map(|items| quote!(vec![#(#items),*]))
            }
            (value, Type::Reference(name)) => {
                let inside = self.inside();
                let ident = type_ident(name);
                match (&model.types.get(name)?.shape, value) {
                    (Shape::TextEnum(values), Value::String(text)) => {
                        let texts = values.values.iter().map(|value| value.text.as_str());
                        texts.clone().find(|listed| listed == text)?;
                        let variant = Names::variants(texts, values.open).ident(text);
                        Some(quote!(#ident::#variant))
                    }
                    (Shape::Struct(structure), Value::Object(given)) => {
                        let fields = inside.fields(given, structure, name)?;
                        Some(quote!(#ident { #fields }))
                    }
                    (Shape::Union(union), Value::Object(given)) => {
                        inside.variant(given, name, union)
                    }
                    (Shape::Alias(Type::Choice(_) | Type::Tuple(_)), _) => None,
                    (Shape::Alias(_), _) if self.printer.layout.endless(name) => None,
                    (Shape::Alias(ty), value) => inside.expression(value, ty),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn inside(&self) -> Self {
        Writer {
            printer: self.printer,
            depth: self.depth + 1,
        }
    }

    /// A variant, by its tag and the members that are given.
    fn variant(
        &self,
        given: &Map<String, Value>,
        name: &str,
        union: &Union,
    ) -> Option<TokenStream> {
        let Tagging::Internal { tag } = &union.tagging else {
            return None;
        };
        let listed = union
            .variants
            .iter()
            .find(|variant| given.get(tag).and_then(Value::as_str) == Some(&variant.tag))?;
        if !union.common.is_empty() {
            return None;
        }
        let body = listed.body.as_ref()?;
        let mut given = given.clone();
        given.remove(tag);
        let fields = self.fields(&given, body, name)?;
        let (ident, variant) = (type_ident(name), variant_names(union).ident(&listed.tag));
        Some(quote!(#ident::#variant { #fields }))
    }

    /// The fields of an object of which these members are given.
    fn fields(
        &self,
        given: &Map<String, Value>,
        structure: &Struct,
        owner: &str,
    ) -> Option<TokenStream> {
        let members = &structure.members;
        let known = |name: &String| members.iter().any(|member| member.name == *name);
        if !given.keys().all(known) || !reserved_fields(structure).is_empty() {
            return None;
        }
        let names = Names::fields(members, &[]);
        let fields = members.iter().map(|member| {
            let field: Ident = names.ident(&member.name);
            let value = self.member(given.get(&member.name), member, owner)?;
            Some(quote!(#field: #value))
        });
        let fields: Option<Vec<TokenStream>> = fields.collect();
        fields.map(|fields| quote!(#(#fields),*))
    }

    fn member(&self, given: Option<&Value>, member: &Member, owner: &str) -> Option<TokenStream> {
        if let Type::Reference(name) = member.ty.without_null().0
            && self.printer.layout.boxed(owner, name)
        {
            return None;
        }
        let default = member.default.as_ref().filter(|value| !value.is_null());
        let default_fits =
            default.is_some_and(|value| self.inside().expression(value, &member.ty).is_some());
        match (given.or(default.filter(|_| default_fits)), member.presence) {
            (None, Presence::Required) => None,
            (None, Presence::Optional | Presence::ThreeState) => {
                let default = self.printer.paths.to("Default");
                Some(quote!(#default::default()))
            }
            (Some(value), Presence::Required) => self.expression(value, &member.ty),
            (Some(value), Presence::Optional) if default_fits => self.expression(value, &member.ty),
            (Some(value), Presence::Optional) => {
                let value = self.expression(value, member.ty.without_null().0)?;
                Some(quote!(Some(#value)))
            }
            (Some(value), Presence::ThreeState) => {
                let value = self.expression(value, member.ty.without_null().0)?;
                let patch = self.printer.paths.to("Patch");
                Some(quote!(#patch::Value(#value)))
            }
        }
    }
}

/// Whether a value is this constant.
fn is(value: &Value, constant: &Constant) -> bool {
    match (value, constant) {
        (Value::String(value), Constant::Text(text)) => value == text,
        (Value::Number(value), Constant::Number(number)) => value == number,
        (Value::Bool(value), Constant::Boolean(constant)) => value == constant,
        (Value::Number(value), Constant::Integer(number)) => {
            value.as_i64().map(i128::from) == Some(*number)
                || value.as_u64().map(i128::from) == Some(*number)
        }
        (Value::Null, Constant::Null) => true,
        _ => false,
    }
}
