//! How generated types name what is not theirs: by its short name, unless the contract has a type of
//! that name, then by its path.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::choices::choice_name;
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
    pub(super) fn to(&self, name: &str) -> TokenStream {
        let short = format_ident!("{name}");
        if !self.taken.contains(name) {
            return quote!(#short);
        }
        match name {
            "Box" => quote!(::std::boxed::Box),
            "BTreeMap" => quote!(::std::collections::BTreeMap),
            "Default" => quote!(::std::default::Default),
            "Deserialize" | "Serialize" => quote!(::serde::#short),
            "Option" => quote!(::std::option::Option),
            "String" => quote!(::std::string::String),
            "ToOwned" => quote!(::std::borrow::ToOwned),
            "Value" => quote!(::serde_json::Value),
            "Vec" => quote!(::std::vec::Vec),
            _ => quote!(super::wire::#short),
        }
    }

    /// The same as a path in an attribute of serde, with what follows it.
    pub(super) fn text(&self, name: &str, rest: &str) -> String {
        let path: String = self
            .to(name)
            .into_iter()
            .map(|token| token.to_string())
            .collect();
        format!("{path}::{rest}")
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
