//! An enum of texts.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{Attribute, Ident, ItemEnum, Result};

use super::container::{Container, distinct, refuse_generics, take_rename};
use crate::docs;

/// One text of the enum.
struct Word {
    attributes: Vec<Attribute>,
    ident: Ident,
    name: String,
    about: String,
}

pub(crate) fn expand(container: &Container, item: ItemEnum) -> Result<TokenStream> {
    refuse_generics(&item.generics)?;
    container.only("an enum of texts", &["open", "rename_all"])?;
    let ItemEnum {
        attrs,
        vis,
        ident,
        variants,
        ..
    } = item;
    let mut words = Vec::new();
    for mut variant in variants {
        let renamed = take_rename(&mut variant.attrs)?;
        words.push(Word {
            name: container.variant_name(&variant.ident, renamed.as_ref())?,
            about: whole(&variant.attrs),
            attributes: variant.attrs,
            ident: variant.ident,
        });
    }
    distinct(words.iter().map(|word| (&word.ident, word.name.as_str())))?;
    let about = whole(&attrs);
    let schema_name = ident.unraw().to_string();
    let idents: Vec<_> = words.iter().map(|word| &word.ident).collect();
    let names: Vec<_> = words.iter().map(|word| &word.name).collect();
    let abouts = words.iter().map(|word| &word.about);
    let declarations = words.iter().map(
        |Word {
             attributes, ident, ..
         }| quote!(#(#attributes)* #ident),
    );
    let (copy, unknown, unknown_text, unknown_check, fallback, mark) = if container.has("open") {
        (
            None,
            Some(quote! {
                /// A value this version of the contract does not list, kept as it came.
                Unlisted(::std::string::String),
            }),
            Some(quote!(Self::Unlisted(text) => text,)),
            quote! {
                if let Self::Unlisted(text) = self {
                    __found.push(
                        __at,
                        ::std::format!("must be one of {}", [#(#names),*].join(", ")),
                        ::api_contract::validate::shape_of_text(text),
                    );
                }
            },
            quote!(::core::result::Result::Ok(Self::Unlisted(text))),
            Some(quote!(, "x-open": true)),
        )
    } else {
        (
            Some(quote!(::core::marker::Copy,)),
            None,
            None,
            quote!(),
            quote!(::api_contract::decode::unlisted_text(&[#(#names),*])),
            None,
        )
    };
    let reading = Container::reading(
        &ident,
        &quote! {
            let text = <::std::string::String as ::api_contract::decode::Decode>::decode(__document)?;
            match text.as_str() {
                #(#names => ::core::result::Result::Ok(Self::#idents),)*
                _ => #fallback,
            }
        },
    );
    Ok(quote! {
        #(#attrs)*
        #[derive(
            ::core::clone::Clone, #copy ::core::fmt::Debug, ::core::cmp::PartialEq, ::core::cmp::Eq,
            ::core::cmp::PartialOrd, ::core::cmp::Ord, ::core::hash::Hash,
        )]
        #vis enum #ident {
            #(#declarations,)*
            #unknown
        }

        impl #ident {
            /// Every value this version of the contract lists.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// The value, as it stands on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    #(Self::#idents => #names,)*
                    #unknown_text
                }
            }
        }

        impl ::core::fmt::Display for #ident {
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                out.write_str(self.as_str())
            }
        }

        impl ::api_contract::__private::serde::Serialize for #ident {
            fn serialize<S: ::api_contract::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        #reading

        impl ::api_contract::__private::schemars::JsonSchema for #ident {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                #schema_name.into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                ::core::concat!(::core::module_path!(), "::", #schema_name).into()
            }

            fn json_schema(
                _generator: &mut ::api_contract::__private::schemars::SchemaGenerator,
            ) -> ::api_contract::__private::schemars::Schema {
                ::api_contract::__private::schemars::json_schema!({
                    "x-type-id": ::core::concat!(::core::module_path!(), "::", #schema_name),
                    "description": #about,
                    "oneOf": [#({ "type": "string", "const": #names, "description": #abouts }),*]
                    #mark
                })
            }
        }

        impl ::api_contract::validate::Validate for #ident {
            #[allow(unused_variables)]
            fn check(
                &self,
                __at: &::api_contract::validate::At<'_>,
                __found: &mut ::api_contract::validate::Violations,
            ) {
                #unknown_check
            }
        }
    })
}

fn whole(attributes: &[Attribute]) -> String {
    let about = docs::read(attributes);
    if about.description.is_empty() {
        about.summary
    } else {
        format!("{}\n\n{}", about.summary, about.description)
    }
}
