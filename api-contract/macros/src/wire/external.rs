//! A union told apart from outside: a text, or an object with one member that names the variant.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, ItemEnum, Result};

use super::container::{Container, refuse_generics};
use super::member::Member;
use super::union::Case;

pub(crate) fn expand(container: &Container, item: ItemEnum) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    if container.open || container.deny_unknown || container.tag.is_some() {
        return Err(Error::new(
            item.ident.span(),
            "`external` stands alone: such a union is closed, and its objects have one member",
        ));
    }
    let ItemEnum {
        attrs,
        vis,
        ident,
        variants,
        ..
    } = item;
    let cases = variants
        .into_iter()
        .map(|variant| Case::read(variant, container, &ident))
        .collect::<Result<Vec<_>>>()?;
    let declarations = cases.iter().map(Case::declaration);
    let reads = cases.iter().map(|case| {
        let (name, value) = (&case.name, case.read_value(false));
        quote!(#name => ::core::option::Option::Some(#value),)
    });
    let writes = cases.iter().map(|case| {
        let (name, pattern) = (&case.name, case.pattern());
        if case.members.is_none() {
            return quote!(#pattern => serializer.serialize_str(#name),);
        }
        let content = case.content();
        quote!(#pattern => ::api_contract::encode::named(serializer, #name, &#content),)
    });
    let defaults = cases
        .iter()
        .flat_map(|case| case.members.iter().flatten())
        .filter_map(Member::default_function);
    let names = cases.iter().map(|case| {
        let (variant, name) = (&case.ident, &case.name);
        quote!(Self::#variant { .. } => #name)
    });
    let (words, objects): (Vec<&Case>, Vec<&Case>) =
        cases.iter().partition(|case| case.members.is_none());
    let words = words.iter().map(|case| &case.name);
    let objects = objects.iter().map(|case| &case.name);
    let checks = cases.iter().map(check);
    let own_rule = container.own_rule();
    Ok(quote! {
        #(#attrs)*
        #[derive(
            ::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq,
            ::api_contract::__private::schemars::JsonSchema,
        )]
        #[schemars(crate = "::api_contract::__private::schemars")]
        #vis enum #ident {
            #(#declarations,)*
        }

        #(#defaults)*

        impl #ident {
            /// The text on the wire, or the name of the one member.
            pub fn tag(&self) -> &str {
                match self {
                    #(#names,)*
                }
            }
        }

        const _: () = {
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

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    ::api_contract::decode::external(
                        deserializer,
                        &[#(#words),*],
                        &[#(#objects),*],
                        read,
                    )
                }
            }
        };

        impl ::api_contract::__private::serde::Serialize for #ident {
            fn serialize<S: ::api_contract::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                match self {
                    #(#writes)*
                }
            }
        }

        impl ::api_contract::validate::Validate for #ident {
            #[allow(unused_variables)]
            fn check(
                &self,
                at: &::api_contract::validate::At<'_>,
                found: &mut ::api_contract::validate::Violations,
            ) {
                match self {
                    #(#checks)*
                }
                #own_rule
            }
        }
    })
}

fn check(case: &Case) -> TokenStream {
    let (ident, name) = (&case.ident, &case.name);
    let members = case.members.as_deref().unwrap_or_default();
    if members.is_empty() {
        return quote!(Self::#ident { .. } => {});
    }
    let names = members.iter().map(|member| &member.ident);
    let checks = members.iter().map(|member| {
        let ident = &member.ident;
        member.check(&quote!(#ident))
    });
    quote! {
        Self::#ident { #(#names),* } => {
            let at = &at.member(#name);
            #(#checks)*
        }
    }
}
