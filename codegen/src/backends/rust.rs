//! Rust: what types and methods have in common.
//!
//! The types are printed by this crate throughout. `typify`, the usual choice, has no form for open
//! enums and three-state members, reads a struct from an array and a bad known variant as an unknown
//! one; this contract is made of such types.

mod choices;
mod defaults;
mod layout;
pub(super) mod methods;
mod names;
pub(super) mod types;
pub(super) mod wire;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::prose;
use crate::model::names::{pascal, snake, type_name};
use crate::model::{Integer, IntegerFormat, Model, Type};
use crate::problem::Problem;

/// Documentation lines are broken here.
const WIDTH: usize = 92;

/// A whole file: notice, what the file is, and items in paragraphs of their own.
fn file(model: &Model, about: &str, paragraphs: &[TokenStream]) -> Result<String, Problem> {
    let mut text = format!("// {}\n\n//! {about}\n", model.notice);
    for paragraph in paragraphs.iter().filter(|paragraph| !paragraph.is_empty()) {
        let items = syn::parse2(paragraph.clone()).map_err(|error| {
            Problem::new(
                "the Rust backend",
                format!("printed what is no Rust: {error}"),
                "report the contract that led to it",
            )
        })?;
        text.push('\n');
        text.push_str(&prettyplease::unparse(&items));
    }
    Ok(text)
}

/// A documentation comment.
fn docs(text: &str) -> TokenStream {
    let lines = prose::lines(text, WIDTH).into_iter().map(|line| {
        let line = if line.is_empty() {
            line
        } else {
            format!(" {line}")
        };
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// The name of a type.
fn type_ident(name: &str) -> Ident {
    ident(&type_name(name))
}

/// The name of a variant.
fn variant_ident(wire: &str) -> Ident {
    ident(&pascal(wire))
}

/// The name of a field.
fn field_ident(wire: &str) -> Ident {
    ident(&snake(wire))
}

/// An identifier. Names are checked before (see `names`); a keyword becomes a raw one.
fn ident(name: &str) -> Ident {
    match syn::parse_str::<Ident>(name) {
        Ok(ident) => ident,
        Err(_) if ["self", "Self", "super", "crate"].contains(&name) => {
            Ident::new(&format!("{name}_"), Span::call_site())
        }
        Err(_) => Ident::new_raw(name, Span::call_site()),
    }
}

/// A type expression.
fn expression(ty: &Type, at: &str) -> Result<TokenStream, Problem> {
    Ok(match ty {
        Type::Any => quote!(Value),
        Type::Boolean => quote!(bool),
        Type::Integer(integer) => integer_type(*integer),
        Type::Number(_) => quote!(f64),
        Type::Text(_) => quote!(String),
        Type::Constant(_) => {
            return Err(Problem::new(
                at,
                "is a constant, which the Rust types have no form for",
                "use a text enum with one value",
            ));
        }
        Type::List(list) => {
            let items = expression(&list.items, at)?;
            quote!(Vec<#items>)
        }
        Type::Map(map) => {
            let values = expression(&map.values, at)?;
            quote!(BTreeMap<String, #values>)
        }
        Type::Nullable(inner) => {
            let inner = expression(inner, at)?;
            quote!(Option<#inner>)
        }
        Type::Reference(name) => {
            let name = type_ident(name);
            quote!(#name)
        }
    })
}

fn integer_type(integer: Integer) -> TokenStream {
    match integer.format {
        Some(IntegerFormat::Int8) => quote!(i8),
        Some(IntegerFormat::Int16) => quote!(i16),
        Some(IntegerFormat::Int32) => quote!(i32),
        Some(IntegerFormat::Uint8) => quote!(u8),
        Some(IntegerFormat::Uint16) => quote!(u16),
        Some(IntegerFormat::Uint32) => quote!(u32),
        Some(IntegerFormat::Uint64 | IntegerFormat::Uint) => quote!(u64),
        None if integer.min.is_some_and(|min| min >= 0) => quote!(u64),
        Some(IntegerFormat::Int64 | IntegerFormat::Int) | None => quote!(i64),
    }
}
