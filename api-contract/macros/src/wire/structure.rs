//! A struct: an object with named members.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Error, Fields, ItemStruct, Result};

use super::container::{Container, refuse_generics};
use super::member::{Member, distinct};

pub(crate) fn expand(container: &Container, item: ItemStruct) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    if container.open || container.tag.is_some() {
        return Err(Error::new(
            item.ident.span(),
            "`open` and `tag` are for enums",
        ));
    }
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
            return Err(Error::new(
                ident.span(),
                "a wire struct has named members: `struct X { .. }`",
            ));
        }
    };
    let owner = ident.to_string();
    let members = fields
        .into_iter()
        .map(|field| Member::read(field, &owner))
        .collect::<Result<Vec<_>>>()?;
    distinct(&members)?;
    let declarations = members.iter().map(Member::declaration);
    let twins = members.iter().map(Member::twin);
    let defaults = members.iter().filter_map(Member::default_function);
    let checks = members.iter().map(|member| {
        let ident = &member.ident;
        member.check(&quote!(&self.#ident))
    });
    let requires = members.iter().filter_map(Member::required_nullable).map(|name| {
        quote!(#[schemars(transform = |schema: &mut ::api_contract::__private::schemars::Schema| {
            ::api_contract::presence::require(schema, #name);
        })])
    });
    let deny = container
        .deny_unknown
        .then(|| quote!(#[serde(deny_unknown_fields)]));
    let own_rule = container.own_rule();
    let twin = format_ident!("{ident}Json");
    Ok(quote! {
        #(#attrs)*
        #[derive(
            ::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq,
            ::api_contract::__private::schemars::JsonSchema,
        )]
        #[schemars(crate = "::api_contract::__private::schemars")]
        #deny
        #(#requires)*
        #vis struct #ident {
            #(#declarations,)*
        }

        #(#defaults)*

        const _: () = {
            #[derive(
                ::api_contract::__private::serde::Serialize,
                ::api_contract::__private::serde::Deserialize,
            )]
            #[serde(crate = "::api_contract::__private::serde", remote = #owner)]
            #deny
            #[allow(dead_code)]
            struct #twin {
                #(#twins,)*
            }

            impl ::api_contract::__private::serde::Serialize for #ident {
                fn serialize<S: ::api_contract::__private::serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> ::core::result::Result<S::Ok, S::Error> {
                    #twin::serialize(self, serializer)
                }
            }

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    #twin::deserialize(::api_contract::decode::ObjectOnly(deserializer))
                }
            }
        };

        impl ::api_contract::validate::Validate for #ident {
            #[allow(unused_variables)]
            fn check(
                &self,
                at: &::api_contract::validate::At<'_>,
                found: &mut ::api_contract::validate::Violations,
            ) {
                #(#checks)*
                #own_rule
            }
        }
    })
}
