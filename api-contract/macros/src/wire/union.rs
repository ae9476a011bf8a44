//! A tagged union: an object whose tag tells which members it has.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Error, Fields, Ident, ItemEnum, LitStr, Result, Variant};

use super::container::{Container, refuse_generics, take_rename};
use super::member::{Member, distinct};
use crate::tokens;

/// One variant, read.
struct Case {
    attributes: Vec<Attribute>,
    ident: Ident,
    name: String,
    members: Option<Vec<Member>>,
}

pub(crate) fn expand(container: &Container, item: ItemEnum) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    let ItemEnum {
        attrs,
        vis,
        ident,
        variants,
        ..
    } = item;
    let tag = container
        .tag
        .as_ref()
        .map(LitStr::value)
        .unwrap_or_default();
    let owner = ident.to_string();
    let cases = variants
        .into_iter()
        .map(|variant| Case::read(variant, container, &owner))
        .collect::<Result<Vec<_>>>()?;
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    let declarations = cases.iter().map(Case::declaration);
    let twins = cases.iter().map(Case::twin);
    let listed_cases = cases.iter().map(Case::listed);
    let defaults = cases
        .iter()
        .flat_map(|case| case.members.iter().flatten())
        .filter_map(Member::default_function);
    let checks = cases.iter().map(|case| case.check(container));
    let tags = cases.iter().map(|case| {
        let (variant, name) = (&case.ident, &case.name);
        quote!(#ident::#variant { .. } => #name)
    });
    let content = container
        .content
        .as_ref()
        .map(|content| quote!(, content = #content));
    let deny = container
        .deny_unknown
        .then(|| quote!(, deny_unknown_fields));
    let own_rule = container.own_rule();
    let twin = format_ident!("{ident}Json");
    let open = container.open.then(|| Open {
        ident: &ident,
        tag: &tag,
    });
    let unknown = open.as_ref().map(|_| Open::variant());
    let unknown_twin = open.as_ref().map(|_| Open::twin_variant());
    let unknown_tag = open.as_ref().map(Open::tag_arm);
    let unknown_check = open.as_ref().map(Open::check_arm);
    let unknown_serialize = open.as_ref().map(|_| Open::serialize_arm());
    let mark = open.as_ref().map(|_| quote!(, extend("x-open" = true)));
    let listed = format_ident!("{ident}Listed");
    let content_member = tokens::option(container.content.as_ref().map(|content| quote!(#content)));
    let unlisted = open.as_ref().map_or_else(
        || {
            quote! {
                ::core::result::Result::Err(::api_contract::decode::unlisted::<D::Error>(#tag, Self::TAGS))
            }
        },
        |_| quote!(::core::result::Result::Ok(Self::Unlisted(unlisted))),
    );
    Ok(quote! {
        #(#attrs)*
        #[derive(
            ::core::clone::Clone, ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq,
            ::api_contract::__private::schemars::JsonSchema,
        )]
        #[schemars(crate = "::api_contract::__private::schemars" #mark)]
        #[serde(tag = #tag #content #deny)]
        #vis enum #ident {
            #(#declarations,)*
            #unknown
        }

        #(#defaults)*

        impl #ident {
            /// The values of the tag that this version of the contract lists.
            pub const TAGS: &'static [&'static str] = &[#(#names),*];

            /// The tag, as it stands on the wire.
            pub fn tag(&self) -> &str {
                match self {
                    #(#tags,)*
                    #unknown_tag
                }
            }
        }

        const _: () = {
            // Written with the tag among the members ...
            #[derive(::api_contract::__private::serde::Serialize)]
            #[serde(crate = "::api_contract::__private::serde", remote = #owner, tag = #tag #content)]
            #[allow(dead_code)]
            enum #twin {
                #(#twins,)*
                #unknown_twin
            }

            // ... and read with the tag around them, so that serde sees which member is wrong.
            #[derive(::api_contract::__private::serde::Deserialize)]
            #[serde(crate = "::api_contract::__private::serde", remote = #owner #deny)]
            #[allow(dead_code)]
            enum #listed {
                #(#listed_cases,)*
            }

            struct Listed(#ident);

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for Listed {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    #listed::deserialize(deserializer).map(Listed)
                }
            }

            impl ::api_contract::__private::serde::Serialize for #ident {
                fn serialize<S: ::api_contract::__private::serde::Serializer>(
                    &self,
                    serializer: S,
                ) -> ::core::result::Result<S::Ok, S::Error> {
                    #unknown_serialize
                    #twin::serialize(self, serializer)
                }
            }

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    let read = ::api_contract::decode::union(
                        deserializer,
                        #tag,
                        #content_member,
                        Self::TAGS,
                    )?;
                    match read {
                        ::core::result::Result::Ok(Listed(listed)) => ::core::result::Result::Ok(listed),
                        ::core::result::Result::Err(unlisted) => #unlisted,
                    }
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
                match self {
                    #(#checks)*
                    #unknown_check
                }
                #own_rule
            }
        }
    })
}

impl Case {
    fn read(variant: Variant, container: &Container, owner: &str) -> Result<Self> {
        let Variant {
            attrs: mut attributes,
            ident,
            fields,
            ..
        } = variant;
        let renamed = take_rename(&mut attributes)?;
        let members = match fields {
            Fields::Unit => None,
            Fields::Named(fields) => {
                let owner = format!("{owner}{ident}");
                let members = fields
                    .named
                    .into_iter()
                    .map(|field| Member::read(field, &owner))
                    .collect::<Result<Vec<_>>>()?;
                distinct(&members)?;
                Some(members)
            }
            Fields::Unnamed(fields) => {
                return Err(Error::new_spanned(
                    fields,
                    "a variant has named members or none",
                ));
            }
        };
        let name = container.variant_name(&ident, renamed.as_ref());
        Ok(Case {
            attributes,
            ident,
            name,
            members,
        })
    }

    fn declaration(&self) -> TokenStream {
        let Case {
            attributes,
            ident,
            name,
            members,
        } = self;
        let members = members.as_ref().map(|members| {
            let members = members.iter().map(Member::declaration);
            quote!({ #(#members,)* })
        });
        quote!(#(#attributes)* #[serde(rename = #name)] #ident #members)
    }

    fn twin(&self) -> TokenStream {
        let Case {
            ident,
            name,
            members,
            ..
        } = self;
        let members = members.as_ref().map(|members| {
            let members = members.iter().map(Member::twin);
            quote!({ #(#members,)* })
        });
        quote!(#[serde(rename = #name)] #ident #members)
    }

    /// The variant as an object even when it has no members: its unlisted members are then treated
    /// as those of any other variant.
    fn listed(&self) -> TokenStream {
        let Case {
            ident,
            name,
            members,
            ..
        } = self;
        let members = members.iter().flatten().map(Member::twin);
        quote!(#[serde(rename = #name)] #ident { #(#members,)* })
    }

    fn check(&self, container: &Container) -> TokenStream {
        let ident = &self.ident;
        let members = self.members.as_deref().unwrap_or_default();
        if members.is_empty() {
            return quote!(Self::#ident { .. } => {});
        }
        let names = members.iter().map(|member| &member.ident);
        let inner = container
            .content
            .as_ref()
            .map(|content| quote!(let at = &at.member(#content);));
        let checks = members.iter().map(|member| {
            let ident = &member.ident;
            member.check(&quote!(#ident))
        });
        quote! {
            Self::#ident { #(#names),* } => {
                #inner
                #(#checks)*
            }
        }
    }
}

/// What an open union has beyond a closed one.
struct Open<'a> {
    ident: &'a Ident,
    tag: &'a str,
}

impl Open<'_> {
    fn variant() -> TokenStream {
        quote! {
            /// A variant this version of the contract does not list, kept whole.
            #[serde(skip)]
            Unlisted(::api_contract::decode::UnlistedVariant),
        }
    }

    fn twin_variant() -> TokenStream {
        quote!(
            #[serde(skip)]
            Unlisted(::api_contract::decode::UnlistedVariant),
        )
    }

    fn tag_arm(&self) -> TokenStream {
        let Open { ident, tag, .. } = self;
        quote! {
            #ident::Unlisted(unknown) => unknown
                .members
                .get(#tag)
                .and_then(::api_contract::__private::serde_json::Value::as_str)
                .unwrap_or_default(),
        }
    }

    fn check_arm(&self) -> TokenStream {
        let tag = self.tag;
        quote! {
            Self::Unlisted(_) => found.push(
                &at.member(#tag),
                ::std::format!("must be one of {}", Self::TAGS.join(", ")),
                ::api_contract::validate::shape_of_text(self.tag()),
            ),
        }
    }

    fn serialize_arm() -> TokenStream {
        quote! {
            if let Self::Unlisted(unknown) = self {
                return ::api_contract::__private::serde::Serialize::serialize(
                    &unknown.members,
                    serializer,
                );
            }
        }
    }
}
