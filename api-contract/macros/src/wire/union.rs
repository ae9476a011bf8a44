//! A tagged union: an object whose tag tells which members it has.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Error, Fields, Ident, ItemEnum, LitStr, Result, Variant};

use super::container::{Container, refuse_generics, take_rename};
use super::member::{Member, distinct, read_all};
use crate::tokens;

/// One variant, read.
pub(super) struct Case {
    owner: Ident,
    attributes: Vec<Attribute>,
    pub(super) ident: Ident,
    pub(super) name: String,
    pub(super) members: Option<Vec<Member>>,
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
    let cases = variants
        .into_iter()
        .map(|variant| Case::read(variant, container, &ident))
        .collect::<Result<Vec<_>>>()?;
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    let declarations = cases.iter().map(Case::declaration);
    let reads = cases
        .iter()
        .map(|case| case.read_arm(container.deny_unknown));
    let writes = cases.iter().map(|case| match &container.content {
        None => case.write_arm(&tag),
        Some(content) => case.write_beside_arm(&tag, content),
    });
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
    let open = container.open.then(|| Open {
        ident: &ident,
        tag: &tag,
    });
    let unknown = open.as_ref().map(|_| Open::variant());
    let unknown_tag = open.as_ref().map(Open::tag_arm);
    let unknown_check = open.as_ref().map(Open::check_arm);
    let unknown_write = open.as_ref().map(|_| Open::write_arm());
    let mark = open.as_ref().map(|_| quote!(, extend("x-open" = true)));
    let content_member = tokens::option(container.content.as_ref().map(|content| quote!(#content)));
    let unlisted = if open.is_some() {
        quote!(::core::result::Result::Ok(#ident::Unlisted(unlisted)))
    } else {
        quote!(::api_contract::decode::unlisted(#tag, #ident::TAGS))
    };
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
            #[allow(unused_variables)]
            fn read(
                __tag: &str,
                __members: &mut ::api_contract::decode::Members,
            ) -> ::core::result::Result<
                ::core::option::Option<#ident>,
                ::api_contract::decode::DecodeError,
            > {
                ::core::result::Result::Ok(match __tag {
                    #(#reads)*
                    _ => ::core::option::Option::None,
                })
            }

            #[allow(unused_variables)]
            fn otherwise(
                unlisted: ::api_contract::decode::UnlistedVariant,
            ) -> ::core::result::Result<#ident, ::api_contract::decode::DecodeError> {
                #unlisted
            }

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: D,
                ) -> ::core::result::Result<Self, D::Error> {
                    ::api_contract::decode::union(deserializer, #tag, #content_member, read, otherwise)
                }
            }
        };

        impl ::api_contract::__private::serde::Serialize for #ident {
            fn serialize<S: ::api_contract::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                let mut __out;
                match self {
                    #(#writes)*
                    #unknown_write
                }
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
    pub(super) fn read(
        variant: Variant,
        container: &Container,
        owner_ident: &Ident,
    ) -> Result<Self> {
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
                let owner = format!("{owner_ident}{ident}");
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
            owner: owner_ident.clone(),
            attributes,
            ident,
            name,
            members,
        })
    }

    pub(super) fn declaration(&self) -> TokenStream {
        let Case {
            attributes,
            ident,
            name,
            members,
            ..
        } = self;
        let members = members.as_ref().map(|members| {
            let members = members.iter().map(Member::declaration);
            quote!({ #(#members,)* })
        });
        quote!(#(#attributes)* #[serde(rename = #name)] #ident #members)
    }

    /// The arm that reads the variant from its members.
    fn read_arm(&self, deny_unknown: bool) -> TokenStream {
        let name = &self.name;
        let value = self.read_value(deny_unknown);
        quote!(#name => ::core::option::Option::Some(#value),)
    }

    /// The block that reads the members out of `__members` and puts the variant together.
    pub(super) fn read_value(&self, deny_unknown: bool) -> TokenStream {
        let (owner, ident) = (&self.owner, &self.ident);
        let members = self.members.as_deref().unwrap_or_default();
        let reads = read_all(members, deny_unknown);
        let names = members.iter().map(|member| &member.ident);
        let body = self.members.as_ref().map(|_| quote!({ #(#names),* }));
        quote!({ #reads #owner::#ident #body })
    }

    /// The arm that writes the variant with its tag among its members.
    fn write_arm(&self, tag: &str) -> TokenStream {
        let name = &self.name;
        let (pattern, writes) = (self.pattern(), self.writes());
        quote! {
            #pattern => {
                __out = serializer.serialize_map(::core::option::Option::None)?;
                ::api_contract::encode::entry(&mut __out, #tag, #name)?;
                #writes
            }
        }
    }

    /// The arm that writes the variant with its tag beside the object of its members.
    fn write_beside_arm(&self, tag: &str, content: &LitStr) -> TokenStream {
        let name = &self.name;
        let pattern = self.pattern();
        let inner = self.members.as_ref().map(|_| {
            let inner = self.content();
            quote! {
                let __content = #inner;
                ::api_contract::encode::entry(&mut __out, #content, &__content)?;
            }
        });
        quote! {
            #pattern => {
                __out = serializer.serialize_map(::core::option::Option::None)?;
                ::api_contract::encode::entry(&mut __out, #tag, #name)?;
                #inner
            }
        }
    }

    /// `Self::Variant { its, members }`.
    pub(super) fn pattern(&self) -> TokenStream {
        let ident = &self.ident;
        let names = self.members.iter().flatten().map(|member| &member.ident);
        let body = self.members.as_ref().map(|_| quote!({ #(#names),* }));
        quote!(Self::#ident #body)
    }

    /// The members as an object of its own.
    pub(super) fn content(&self) -> TokenStream {
        let writes = self.writes();
        quote! {
            ::api_contract::encode::content::<S::Error>(|mut __out| {
                #writes
                ::api_contract::__private::serde::ser::SerializeMap::end(__out)
            })?
        }
    }

    fn writes(&self) -> TokenStream {
        let writes = self.members.iter().flatten().map(|member| {
            let ident = &member.ident;
            member.write_statement(&quote!(#ident))
        });
        quote!(#(#writes)*)
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

    fn write_arm() -> TokenStream {
        quote! {
            Self::Unlisted(unlisted) => {
                return ::api_contract::__private::serde::Serialize::serialize(
                    &unlisted.members,
                    serializer,
                );
            }
        }
    }
}
