//! Between the tokens of an attribute and those of an expansion.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Result, Token};

/// The value after `key =`.
pub(crate) fn value<T: Parse>(input: ParseStream<'_>) -> Result<T> {
    input.parse::<Token![=]>()?;
    input.parse()
}

/// An `Option` expression.
pub(crate) fn option(tokens: Option<TokenStream>) -> TokenStream {
    tokens.map_or_else(
        || quote!(::core::option::Option::None),
        |tokens| quote!(::core::option::Option::Some(#tokens)),
    )
}
