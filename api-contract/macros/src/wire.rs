//! `#[wire]`: from a struct or enum to its JSON form, its schema and its rules.
//!
//! The type itself carries what the schema is derived from. Its JSON form is derived on a twin that
//! serde treats as remote, so that the type's own `Deserialize` can refuse arrays for objects and
//! keep what it does not know.

mod container;
mod member;
mod structure;
mod text;
mod union;

use proc_macro2::TokenStream;
use syn::{Error, Fields, Item, Result};

use container::Container;

pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let container: Container = syn::parse2(arguments)?;
    match syn::parse2(item)? {
        Item::Struct(item) => structure::expand(&container, item),
        Item::Enum(item) if container.tag.is_some() => union::expand(&container, item),
        Item::Enum(item) => {
            if let Some(variant) = item
                .variants
                .iter()
                .find(|variant| variant.fields != Fields::Unit)
            {
                return Err(Error::new(
                    variant.ident.span(),
                    "a union with members needs #[wire(tag = \"..\")]",
                ));
            }
            text::expand(&container, item)
        }
        other => Err(Error::new_spanned(
            other,
            "#[wire] stands on a struct or an enum",
        )),
    }
}
