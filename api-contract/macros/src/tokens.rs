//! Between the tokens of an attribute and those of an expansion.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Error, Ident, Result, Token};

/// The value after `key =`.
pub(crate) fn value<T: Parse>(input: ParseStream<'_>) -> Result<T> {
    input.parse::<Token![=]>()?;
    input.parse()
}

/// Puts what an attribute says of `key` into its place, which is empty so far.
pub(crate) fn once<T>(slot: &mut Option<T>, key: &Ident, value: T) -> Result<()> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(Error::new(key.span(), format!("`{key}` is given twice"))),
    }
}

/// An `Option` expression.
pub(crate) fn option(tokens: Option<TokenStream>) -> TokenStream {
    tokens.map_or_else(
        || quote!(::core::option::Option::None),
        |tokens| quote!(::core::option::Option::Some(#tokens)),
    )
}

/// Whether an attribute is ours, `#[wire(..)]` or `#[api_contract::wire(..)]`.
pub(crate) fn is_wire(attribute: &Attribute) -> bool {
    let segments = &attribute.path().segments;
    segments.len() <= 2 && segments.last().is_some_and(|last| last.ident == "wire")
}

/// Refuses attributes that would change the wire form behind the back of the expansion.
pub(crate) fn refuse_foreign(attributes: &[Attribute]) -> Result<()> {
    match attributes.iter().find(|attribute| {
        attribute.path().is_ident("serde") || attribute.path().is_ident("schemars")
    }) {
        None => Ok(()),
        Some(attribute) => Err(Error::new_spanned(
            attribute,
            "a wire type takes no attributes of serde or schemars: #[wire(..)] says how it is written",
        )),
    }
}
