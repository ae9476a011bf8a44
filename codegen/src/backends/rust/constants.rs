//! Types with one value. Those of texts and of numbers with a fraction have names of their own, in a
//! module of their own.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::docs;
use super::names::Names;
use super::paths::Paths;
use crate::model::{Constant, Model, Shape, Type};

/// The constants of a contract that need types of their own.
pub(super) struct Constants {
    texts: BTreeSet<String>,
    numbers: BTreeSet<String>,
}

impl Constants {
    pub(super) fn of(model: &Model) -> Self {
        let mut found = Constants {
            texts: BTreeSet::new(),
            numbers: BTreeSet::new(),
        };
        for named in model.types.values() {
            found.add(&named.shape);
        }
        found
    }

    fn add(&mut self, shape: &Shape) {
        shape.visit(&mut |ty| match ty {
            Type::Constant(Constant::Text(text)) => {
                self.texts.insert(text.clone());
            }
            Type::Constant(Constant::Number(number)) => {
                self.numbers.insert(number.to_string());
            }
            _ => {}
        });
    }

    fn names(&self) -> Names<'_> {
        let texts = self.texts.iter().map(String::as_str);
        Names::constants(texts)
    }

    /// The type of a constant.
    pub(super) fn expression(&self, constant: &Constant, paths: &Paths) -> String {
        match constant {
            Constant::Text(text) => format!("constants::{}", self.names().name(text)),
            Constant::Number(number) => format!("constants::{}", number_name(&number.to_string())),
            Constant::Integer(number) => {
                let ty = paths.name("IntegerConstant");
                if *number < 0 {
                    format!("{ty}<{{ {number} }}>")
                } else {
                    format!("{ty}<{number}>")
                }
            }
            Constant::Boolean(value) => format!("{}<{value}>", paths.name("BooleanConstant")),
            Constant::Null => "()".to_owned(),
        }
    }

    /// The module that declares them, unless there are none.
    pub(super) fn module(&self) -> Option<TokenStream> {
        if self.texts.is_empty() && self.numbers.is_empty() {
            return None;
        }
        let names = self.names();
        let texts = self.texts.iter().map(|text| {
            let (name, about) = (names.ident(text), docs(&format!("The text `{text}`.")));
            quote! {
                #about
                #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub struct #name;
                super::super::wire::text_constant!(#name, #text);
            }
        });
        let numbers = self.numbers.iter().map(|number| {
            let name = format_ident!("{}", number_name(number));
            let about = docs(&format!("The number {number}."));
            let value: TokenStream = number.parse().unwrap_or_default();
            quote! {
                #about
                #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
                pub struct #name;
                super::super::wire::number_constant!(#name, #value);
            }
        });
        Some(quote! {
            /// Types with one value.
            pub mod constants {
                #(#texts)*
                #(#numbers)*
            }
        })
    }
}

/// `-1.5` as `NMinus1_5`.
fn number_name(number: &str) -> String {
    let name = number.replace('-', "Minus").replace('.', "_");
    format!("N{}", name.replace('+', "").replace('e', "E"))
}
