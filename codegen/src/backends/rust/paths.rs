//! How generated types name what is not theirs: by its short name, unless the contract has a type of
//! that name, then by its path.

use std::borrow::Cow;
use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::choices::choice_name;
use super::source::tokens;
use super::type_ident_name;
use crate::model::{Model, Shape};

/// The names that types of the contract have taken.
pub(super) struct Paths {
    taken: BTreeSet<String>,
}

impl Paths {
    pub(super) fn of(model: &Model) -> Self {
        let mut taken: BTreeSet<String> = BTreeSet::new();
        taken.extend(
            model
                .envelope
                .as_ref()
                .map(|envelope| type_ident_name(&envelope.name)),
        );
        for named in model.types.values() {
            taken.insert(type_ident_name(&named.name));
            if let Shape::Union(union) = &named.shape
                && let Some(tag) = union.tagging.tag()
            {
                taken.insert(choice_name(&named.name, tag));
            }
        }
        Paths { taken }
    }

    /// The short name or the path of something in the standard library, in serde or in `wire`.
    pub(super) fn name(&self, name: &'static str) -> Cow<'static, str> {
        if !self.taken.contains(name) {
            return name.into();
        }
        match name {
            "Box" => "::std::boxed::Box".into(),
            "BTreeMap" => "::std::collections::BTreeMap".into(),
            "Default" => "::std::default::Default".into(),
            "Deserialize" | "Serialize" => format!("::serde::{name}").into(),
            "Option" => "::std::option::Option".into(),
            "String" => "::std::string::String".into(),
            "ToOwned" => "::std::borrow::ToOwned".into(),
            "Value" => "::serde_json::Value".into(),
            "Vec" => "::std::vec::Vec".into(),
            _ => format!("super::wire::{name}").into(),
        }
    }

    /// The same as tokens.
    pub(super) fn to(&self, name: &'static str) -> TokenStream {
        tokens(&self.name(name))
    }

    /// The same in an attribute of serde, with what follows it.
    pub(super) fn text(&self, name: &'static str, rest: &str) -> String {
        format!("{}::{rest}", self.name(name))
    }

    /// A text that is owned.
    pub(super) fn owned(&self, text: &str) -> TokenStream {
        if self.taken.contains("ToOwned") {
            quote!(::std::borrow::ToOwned::to_owned(#text))
        } else {
            quote!(#text.to_owned())
        }
    }

    /// The imports at the head of the types, and what of `wire` is a part of their interface.
    pub(super) fn imports(&self, of_wire: &[&str]) -> TokenStream {
        let free = |name: &&str| !self.taken.contains(*name);
        let tree = free(&"BTreeMap").then(|| {
            quote!(
                use std::collections::BTreeMap;
            )
        });
        let serde = ["Deserialize", "Serialize"].into_iter().filter(free);
        let serde: Vec<_> = serde.map(|name| format_ident!("{name}")).collect();
        let serde = (!serde.is_empty()).then(|| quote!(use serde::{#(#serde),*};));
        let value = free(&"Value").then(|| {
            quote!(
                use serde_json::Value;
            )
        });
        let of_wire = of_wire.iter().filter(|name| free(name));
        let of_wire = of_wire.map(|name| format_ident!("{name}"));
        quote! {
            #tree
            #serde
            #value
            pub use super::wire::{#(#of_wire),*};
        }
    }
}
