//! A struct: an object with named members.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Error, Fields, ItemStruct, Result};

use super::container::{Container, refuse_generics};
use super::member::{Member, distinct, read_all};

pub(crate) fn expand(container: &Container, item: ItemStruct) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    if container.open || container.external || container.tag.is_some() {
        return Err(Error::new(
            item.ident.span(),
            "`open`, `external` and `tag` are for enums",
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
    if container.deny_unknown
        && let Some(member) = members.iter().find(|member| member.flatten)
    {
        return Err(Error::new(
            member.ident.span(),
            "`flatten` does not go with `deny_unknown`: which members are known is then for the \
             flattened type to say",
        ));
    }
    let declarations = members.iter().map(Member::declaration);
    let idents = members.iter().map(|member| &member.ident);
    let reads = read_all(&members, container.deny_unknown);
    let writes = members.iter().map(|member| {
        let ident = &member.ident;
        member.write_statement(&quote!(&self.#ident))
    });
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
            #[allow(unused_variables)]
            fn read(
                __members: &mut ::api_contract::decode::Members,
            ) -> ::core::result::Result<#ident, ::api_contract::decode::DecodeError> {
                #reads
                ::core::result::Result::Ok(#ident { #(#idents),* })
            }

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    ::api_contract::decode::object(deserializer, read)
                }
            }
        };

        impl ::api_contract::__private::serde::Serialize for #ident {
            #[allow(unused_mut)]
            fn serialize<S: ::api_contract::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                let mut __out = serializer.serialize_map(::core::option::Option::None)?;
                #(#writes)*
                ::api_contract::__private::serde::ser::SerializeMap::end(__out)
            }
        }

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
