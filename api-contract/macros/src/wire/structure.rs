//! A struct: an object with named members.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Fields, ItemStruct, Result};

use super::container::{Container, refuse_generics};
use super::member::Members;
use crate::tokens::refuse_foreign;

pub(crate) fn expand(container: &Container, item: ItemStruct) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    refuse_foreign(&item.attrs)?;
    container.only("a struct", &["deny_unknown", "validate"])?;
    let ItemStruct {
        attrs,
        vis,
        ident,
        fields,
        ..
    } = item;
    let fields = match fields {
        Fields::Named(fields) => fields.named,
        Fields::Unit | Fields::Unnamed(_) => {
            return Err(syn::Error::new(
                ident.span(),
                "a wire struct has named members: `struct X { .. }`",
            ));
        }
    };
    let deny_unknown = container.has("deny_unknown");
    let members = Members::read(fields, &ident, "", None)?;
    if deny_unknown {
        members.refuse_parts()?;
    }
    let declarations = members.declarations();
    let read = members.construction(&quote!(#ident), deny_unknown);
    let pattern = members.pattern();
    let (writes, checks) = (members.writes(), members.checks());
    let (own_names, part_names) = (members.own_names(), members.part_names());
    let compositions = members.compositions();
    let defaults = Container::defaults(&ident, members.default_functions());
    let deny = deny_unknown.then(|| quote!(#[serde(deny_unknown_fields)]));
    let own_rule = container.own_rule();
    let type_name = ident.unraw().to_string();
    let reading = Container::reading(
        &ident,
        &quote!(::api_contract::decode::document(__document)),
    );
    Ok(quote! {
        #(#attrs)*
        #[derive(
            ::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq,
            ::api_contract::__private::schemars::JsonSchema,
        )]
        #[schemars(
            crate = "::api_contract::__private::schemars",
            extend("x-type-id" = ::core::concat!(::core::module_path!(), "::", #type_name)),
        )]
        #deny
        #vis struct #ident {
            #declarations
        }

        #defaults
        #compositions
        #reading

        impl ::api_contract::decode::Part for #ident {
            const NAMES: ::api_contract::decode::Names = ::api_contract::decode::Names {
                own: &[#(#own_names),*],
                parts: &[#(#part_names),*],
                greedy: false,
                strict: #deny_unknown,
            };

            fn take(
                __members: &mut ::api_contract::decode::Members,
            ) -> ::core::result::Result<Self, ::api_contract::decode::DecodeError> {
                ::core::result::Result::Ok(#read)
            }
        }

        impl ::api_contract::__private::serde::Serialize for #ident {
            #[allow(unused_mut)]
            fn serialize<__S: ::api_contract::__private::serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                let Self #pattern = self;
                let mut __out = __serializer.serialize_map(::core::option::Option::None)?;
                #writes
                ::api_contract::__private::serde::ser::SerializeMap::end(__out)
            }
        }

        impl ::api_contract::validate::Validate for #ident {
            #[allow(unused_variables)]
            fn check(
                &self,
                __at: &::api_contract::validate::At<'_>,
                __found: &mut ::api_contract::validate::Violations,
            ) {
                let Self #pattern = self;
                #checks
                #own_rule
            }
        }
    })
}
