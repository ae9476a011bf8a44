//! Lists with a type for each place.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::source::tokens;
use super::types::TypePrinter;
use super::{docs, type_ident};
use crate::model::{NamedType, Tuple};

/// The longest tuple for which Rust has the usual traits.
const LONGEST: usize = 12;

/// Whether the list is a tuple of Rust: every place is there, and nothing follows.
pub(super) fn plain(tuple: &Tuple) -> bool {
    let length = tuple.items.len();
    tuple.rest.is_none() && tuple.min >= length && (1..=LONGEST).contains(&length)
}

impl TypePrinter<'_> {
    /// A struct with a field for each place, and one for what follows them.
    pub(super) fn tuple(&self, named: &NamedType, tuple: &Tuple) -> TokenStream {
        let (name, about) = (type_ident(&named.name), Self::about(named));
        let derives = self.derives(&named.name);
        let option = self.paths.to("Option");
        let mut fields = Vec::new();
        let (mut required, mut optional): (Vec<Ident>, Vec<Ident>) = (Vec::new(), Vec::new());
        for (index, item) in tuple.items.iter().enumerate() {
            let field = format_ident!("place_{}", index + 1);
            let ty = tokens(&self.expression(item, Some(&named.name)));
            let (about, ty) = if index < tuple.min {
                required.push(field.clone());
                (format!("Place {}.", index + 1), ty)
            } else {
                optional.push(field.clone());
                let about = format!("Place {}; left out if all after it are.", index + 1);
                (about, quote!(#option<#ty>))
            };
            let about = docs(&about);
            fields.push(quote!(#about pub #field: #ty));
        }
        let rest = tuple.rest.as_ref().map(|rest| {
            let ty = tokens(&self.list_of(&self.expression(rest, None)));
            fields.push(quote! {
                /// What follows.
                pub rest: #ty
            });
            quote!(rest)
        });
        quote! {
            #about
            #[derive(#derives)]
            pub struct #name {
                #(#fields,)*
            }
            super::wire::places!(#name, [#(#required),*], [#(#optional),*], [#rest]);
        }
    }
}
