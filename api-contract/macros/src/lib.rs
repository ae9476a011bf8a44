//! The attributes a contract is written with.
//!
//! - [`macro@contract`] on a trait: one group of methods.
//! - [`macro@wire`] on a type: what travels.
//! - [`api!`] over the traits: the contract as a whole.
//!
//! They are re-exported, and their syntax is documented, by the `api-contract` crate; this crate only
//! holds the expansion. Every mistake in an attribute is a compile error on the line it stands on.

mod api;
mod contract;
mod docs;
mod names;
mod tokens;
mod wire;

use proc_macro::TokenStream;

/// Turns a trait into a group of a contract's methods.
///
/// Each function carries `#[method("wire/name", scope = .., retry = .., ..)]` and a doc comment
/// whose first line is the summary.
#[proc_macro_attribute]
pub fn contract(arguments: TokenStream, item: TokenStream) -> TokenStream {
    contract::expand(arguments.into(), item.into())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Joins the groups of a contract: a trait over all of them, the tables `GROUPS` and `METHODS`, and a
/// `dispatch` function.
#[proc_macro]
pub fn api(input: TokenStream) -> TokenStream {
    api::expand(input.into())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Turns a struct or enum into a type of a contract: its JSON form, its schema, its rules.
#[proc_macro_attribute]
pub fn wire(arguments: TokenStream, item: TokenStream) -> TokenStream {
    wire::expand(arguments.into(), item.into())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}
