//! A union told apart from outside: a text, or an object with one member that names the variant.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{ItemEnum, Result};

use super::case::{self, Case};
use super::container::{Container, refuse_generics};

pub(crate) fn expand(container: &Container, item: ItemEnum) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    // Such a union is closed, and its objects have one member.
    container.only(
        "an `external` union",
        &["external", "rename_all", "validate"],
    )?;
    let ItemEnum {
        attrs,
        vis,
        ident,
        variants,
        ..
    } = item;
    let cases = Case::read_all(variants, container, &ident)?;
    let declarations = cases.iter().map(Case::declaration);
    let reads = cases.iter().map(|case| case.read_arm(false));
    let writes = cases.iter().map(|case| {
        let (name, pattern) = (&case.name, case.pattern());
        if case.members.is_none() {
            return quote!(#pattern => __serializer.serialize_str(#name),);
        }
        let content = case.content();
        quote!(#pattern => ::api_contract::encode::named(__serializer, #name, &#content),)
    });
    let defaults = Container::defaults(&ident, case::default_functions(&cases));
    let compositions = case::compositions(&cases);
    let names = cases.iter().map(|case| {
        let (variant, name) = (&case.ident, &case.name);
        quote!(Self::#variant { .. } => #name)
    });
    let (words, objects): (Vec<&Case>, Vec<&Case>) =
        cases.iter().partition(|case| case.members.is_none());
    let words = words.iter().map(|case| &case.name);
    let objects = objects.iter().map(|case| &case.name);
    let checks = cases.iter().map(|case| case.check_arm(Some(&case.name)));
    let own_rule = container.own_rule();
    let type_name = ident.unraw().to_string();
    let reading = Container::reading(
        &ident,
        &quote! {
            #[allow(unused_variables)]
            fn read(
                __name: &str,
                __members: &mut ::api_contract::decode::Members,
            ) -> ::core::result::Result<
                ::core::option::Option<#ident>,
                ::api_contract::decode::DecodeError,
            > {
                ::core::result::Result::Ok(match __name {
                    #(#reads)*
                    _ => ::core::option::Option::None,
                })
            }
            ::api_contract::decode::external(__document, &[#(#words),*], &[#(#objects),*], read)
        },
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
        #vis enum #ident {
            #(#declarations,)*
        }

        #defaults
        #compositions
        #reading

        impl #ident {
            /// The text on the wire, or the name of the one member.
            pub fn tag(&self) -> &str {
                match self {
                    #(#names,)*
                }
            }
        }

        impl ::api_contract::__private::serde::Serialize for #ident {
            fn serialize<__S: ::api_contract::__private::serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                match self {
                    #(#writes)*
                }
            }
        }

        impl ::api_contract::validate::Validate for #ident {
            #[allow(unused_variables)]
            fn check(
                &self,
                __at: &::api_contract::validate::At<'_>,
                __found: &mut ::api_contract::validate::Violations,
            ) {
                match self {
                    #(#checks)*
                }
                #own_rule
            }
        }
    })
}
