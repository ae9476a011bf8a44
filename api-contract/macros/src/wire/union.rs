//! A tagged union: an object whose tag tells which members it has.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Ident, ItemEnum, LitStr, Result};

use super::case::{self, Case};
use super::container::{Container, refuse_generics};
use super::member::Members;
use crate::tokens;

pub(crate) fn expand(container: &Container, item: ItemEnum) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    container.only(
        "a tagged union",
        &[
            "tag",
            "content",
            "open",
            "deny_unknown",
            "rename_all",
            "validate",
        ],
    )?;
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
    let content = container.content.as_ref().map(LitStr::value);
    let is_open = container.has("open");
    let deny_unknown = container.has("deny_unknown");
    let cases = Case::read_all(variants, container, &ident)?;
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    let bare = cases
        .iter()
        .filter(|case| case.members.is_none())
        .map(|case| &case.name);
    let declarations = cases.iter().map(Case::declaration);
    let reads = cases.iter().map(|case| case.read_arm(deny_unknown));
    let writes = cases
        .iter()
        .map(|case| write_arm(case, &tag, content.as_deref()));
    let checks = cases.iter().map(|case| case.check_arm(content.as_deref()));
    let defaults = Container::defaults(&ident, case::default_functions(&cases));
    let compositions = case::compositions(&cases);
    let part_names = part_names(&cases, &tag, content.as_deref(), is_open, deny_unknown);
    let tags = cases.iter().map(|case| {
        let (variant, name) = (&case.ident, &case.name);
        quote!(#ident::#variant { .. } => #name)
    });
    let serde_content = content.as_ref().map(|content| quote!(, content = #content));
    let deny = deny_unknown.then(|| quote!(, deny_unknown_fields));
    let own_rule = container.own_rule();
    let open = is_open.then(|| Open {
        ident: &ident,
        tag: &tag,
    });
    let unknown = open.as_ref().map(|_| Open::variant());
    let unknown_tag = open.as_ref().map(Open::tag_arm);
    let unknown_check = open.as_ref().map(Open::check_arm);
    let unknown_write = open.as_ref().map(|_| Open::write_arm());
    let mark = is_open.then(|| quote!(, "x-open" = true));
    let content_member = tokens::option(content.as_ref().map(|content| quote!(#content)));
    let unlisted = if is_open {
        quote!(::core::result::Result::Ok(#ident::Unlisted(unlisted)))
    } else {
        quote!(::api_contract::decode::unlisted(#tag, #ident::TAGS))
    };
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
            extend("x-type-id" = ::core::concat!(::core::module_path!(), "::", #type_name) #mark),
        )]
        #[serde(tag = #tag #serde_content #deny)]
        #vis enum #ident {
            #(#declarations,)*
            #unknown
        }

        #defaults
        #compositions
        #reading

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

        impl ::api_contract::decode::Part for #ident {
            const NAMES: ::api_contract::decode::Names = #part_names;

            fn take(
                __members: &mut ::api_contract::decode::Members,
            ) -> ::core::result::Result<Self, ::api_contract::decode::DecodeError> {
                const SHAPE: ::api_contract::decode::Union = ::api_contract::decode::Union {
                    tag: #tag,
                    content: #content_member,
                    listed: #ident::TAGS,
                    bare: &[#(#bare),*],
                    deny_unknown: #deny_unknown,
                };

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

                ::api_contract::decode::union(__members, &SHAPE, read, otherwise)
            }
        }

        impl ::api_contract::__private::serde::Serialize for #ident {
            fn serialize<__S: ::api_contract::__private::serde::Serializer>(
                &self,
                __serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
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
                __at: &::api_contract::validate::At<'_>,
                __found: &mut ::api_contract::validate::Violations,
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

/// The arm that writes a variant, with its tag among its members or beside the object of them.
fn write_arm(case: &Case, tag: &str, content: Option<&str>) -> TokenStream {
    let (name, pattern) = (&case.name, case.pattern());
    let members = match content {
        None => case.writes(),
        Some(content) => case.members.as_ref().map(|_| {
            let inner = case.content();
            quote! {
                let __content = #inner;
                ::api_contract::encode::entry(&mut __out, #content, &__content)?;
            }
        }),
    };
    quote! {
        #pattern => {
            __out = __serializer.serialize_map(::core::option::Option::None)?;
            ::api_contract::encode::entry(&mut __out, #tag, #name)?;
            #members
        }
    }
}

/// What the union takes out of an object that it is flattened into.
fn part_names(
    cases: &[Case],
    tag: &str,
    content: Option<&str>,
    greedy: bool,
    strict: bool,
) -> TokenStream {
    let mut names = vec![tag.to_owned()];
    let mut parts = Vec::new();
    match content {
        Some(content) => names.push(content.to_owned()),
        None => {
            for members in cases.iter().filter_map(|case| case.members.as_ref()) {
                names.extend(members.own_names());
                parts.extend(Members::part_names(members));
            }
        }
    }
    quote!(::api_contract::decode::Names {
        own: &[#(#names),*],
        parts: &[#(#parts),*],
        greedy: #greedy,
        strict: #strict,
    })
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
            Self::Unlisted(_) => __found.push(
                &__at.member(#tag),
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
                    __serializer,
                );
            }
        }
    }
}
