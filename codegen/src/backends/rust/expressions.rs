//! Type expressions.

use proc_macro2::TokenStream;
use quote::quote;

use super::type_ident;
use super::types::TypePrinter;
use crate::model::{Integer, IntegerFormat, Type};

impl TypePrinter<'_> {
    /// A type expression. A value of `owner` contains it, unless something that points elsewhere
    /// stands between.
    pub(super) fn expression(&self, ty: &Type, owner: Option<&str>) -> TokenStream {
        match ty {
            // Each choice has a name by now.
            Type::Any | Type::Choice(_) => self.paths.to("Value"),
            Type::Never => self.paths.to("Never"),
            Type::Boolean => quote!(bool),
            Type::Integer(integer) => integer_type(*integer),
            Type::Number(_) => quote!(f64),
            Type::Text(_) => self.paths.to("String"),
            Type::Constant(constant) => self.constants.expression(constant, &self.paths),
            Type::List(list) => {
                let (vec, items) = (self.paths.to("Vec"), self.expression(&list.items, None));
                quote!(#vec<#items>)
            }
            Type::Map(map) => {
                let (string, values) =
                    (self.paths.to("String"), self.expression(&map.values, None));
                let tree = self.paths.to("BTreeMap");
                quote!(#tree<#string, #values>)
            }
            Type::Tuple(tuple) => {
                let items = tuple.items.iter().map(|item| self.expression(item, owner));
                quote!((#(#items,)*))
            }
            Type::Nullable(inner) => {
                let (option, inner) = (self.paths.to("Option"), self.expression(inner, owner));
                quote!(#option<#inner>)
            }
            Type::Reference(name) => {
                let ident = type_ident(name);
                if owner.is_some_and(|owner| self.layout.boxed(owner, name)) {
                    let pointer = self.paths.to("Box");
                    quote!(#pointer<#ident>)
                } else {
                    quote!(#ident)
                }
            }
        }
    }
}

/// The least integer type that holds the declared width, or without one the declared range. Without
/// either it is `i64`.
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
        None if integer.max.is_some_and(|max| max > i128::from(i64::MAX)) => quote!(i128),
        Some(IntegerFormat::Int64 | IntegerFormat::Int) | None => quote!(i64),
    }
}
