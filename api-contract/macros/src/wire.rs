//! `#[wire]`: from a struct or enum to its JSON form, its schema and its rules.
//!
//! The schema is derived by schemars, from attributes on the type. Reading and writing are written out
//! here: derived serde code accepts arrays for objects, forgets which member is wrong inside a union or
//! a flattened part, and costs four times as long to compile.

mod bounds;
mod case;
mod container;
mod external;
mod member;
mod structure;
mod text;
mod union;

use proc_macro2::TokenStream;
use syn::{Error, Fields, Item, Result};

use crate::tokens::refuse_foreign;
use container::{Container, check_variants};

pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let container: Container = syn::parse2(arguments)?;
    match syn::parse2(item)? {
        Item::Struct(item) => structure::expand(&container, item),
        Item::Enum(item) => {
            refuse_foreign(&item.attrs)?;
            check_variants(&container, &item.ident, &item.variants)?;
            if container.has("external") {
                return external::expand(&container, item);
            }
            if container.tag.is_some() {
                return union::expand(&container, item);
            }
            match item
                .variants
                .iter()
                .find(|variant| variant.fields != Fields::Unit)
            {
                None => text::expand(&container, item),
                Some(variant) => Err(Error::new(
                    variant.ident.span(),
                    "a union with members needs #[wire(tag = \"..\")] or #[wire(external)]",
                )),
            }
        }
        other => Err(Error::new_spanned(
            other,
            "#[wire] stands on a struct or an enum",
        )),
    }
}
