//! Enums of texts and tagged unions.

use proc_macro2::TokenStream;
use quote::quote;

use super::types::TypePrinter;
use super::{docs, type_ident, variant_ident};
use crate::model::{NamedType, Tagging, TextEnum, Union, Variant};
use crate::problem::Problem;

impl TypePrinter<'_> {
    pub(super) fn union(&self, named: &NamedType, union: &Union) -> Result<TokenStream, Problem> {
        let (name, about) = (type_ident(&named.name), docs(&named.docs));
        let derives = self.derives(&named.name);
        let tag = union.tagging.tag();
        let content = match &union.tagging {
            Tagging::Internal { .. } => None,
            Tagging::Adjacent { content, .. } => Some(content),
        };
        let closed = self.strict(named) && closed_variants(union, named)?;
        let deny = closed.then(|| quote!(, deny_unknown_fields));
        let content_attribute = content.map(|content| quote!(, content = #content));
        let content = match content {
            None => quote!(None),
            Some(content) => quote!(Some(#content)),
        };
        let mut variants = Vec::new();
        let mut functions = Vec::new();
        let mut idents = Vec::new();
        for variant in &union.variants {
            let (tokens, more) = self.variant(variant, named, &union.tagging)?;
            variants.push(tokens);
            functions.extend(more);
            idents.push(variant_ident(&variant.tag));
        }
        let tags: Vec<&str> = union
            .variants
            .iter()
            .map(|variant| variant.tag.as_str())
            .collect();
        let unlisted = union.open.then(|| {
            quote! {
                /// A variant of a newer server, kept whole.
                #[serde(skip)]
                Unlisted(UnlistedVariant),
            }
        });
        let unlisted_tag = union.open.then(|| {
            quote! {
                Self::Unlisted(unlisted) => unlisted.members.get(#tag).and_then(Value::as_str).unwrap_or_default(),
            }
        });
        let open = union.open.then(|| quote!(, open));
        Ok(quote! {
            #about
            #[derive(#derives, Serialize, Deserialize)]
            #[serde(remote = "Self", tag = #tag #content_attribute #deny)]
            pub enum #name {
                #(#variants,)*
                #unlisted
            }
            impl #name {
                /// The tags that this version of the contract lists.
                pub const TAGS: &'static [&'static str] = &[#(#tags),*];

                /// The tag on the wire.
                pub fn tag(&self) -> &str {
                    match self {
                        #(Self::#idents { .. } => #tags,)*
                        #unlisted_tag
                    }
                }
            }
            super::wire::tagged_union!(#name, #tag, #content #open);
            #(#functions)*
        })
    }

    fn variant(
        &self,
        variant: &Variant,
        named: &NamedType,
        tagging: &Tagging,
    ) -> Result<(TokenStream, Vec<TokenStream>), Problem> {
        let (name, about) = (variant_ident(&variant.tag), docs(&variant.docs));
        let tag = &variant.tag;
        let whose = format!("{} {}", named.name, variant.tag);
        let fields = match &variant.body {
            None => Vec::new(),
            Some(body) => self.fields(body, named, &whose, &TokenStream::new())?,
        };
        // Without members of its own, a variant may still refuse those of others, or have a content.
        let adjacent = matches!(tagging, Tagging::Adjacent { .. });
        let braces = variant
            .body
            .as_ref()
            .is_some_and(|body| body.closed || adjacent);
        let body = if fields.is_empty() {
            braces.then(|| quote!({}))
        } else {
            let tokens = fields.iter().map(|field| &field.tokens);
            Some(quote!({ #(#tokens,)* }))
        };
        let functions = fields.into_iter().map(|field| field.functions).collect();
        Ok((
            quote!(#about #[serde(rename = #tag)] #name #body),
            functions,
        ))
    }
}

/// Whether every variant refuses unknown members; serde knows all or none.
fn closed_variants(union: &Union, named: &NamedType) -> Result<bool, Problem> {
    if let Tagging::Adjacent { closed, .. } = &union.tagging {
        return Ok(*closed);
    }
    let mut closed = union
        .variants
        .iter()
        .map(|variant| variant.body.as_ref().is_some_and(|body| body.closed));
    let first = closed.next().unwrap_or(false);
    if closed.all(|other| other == first) {
        return Ok(first);
    }
    Err(Problem::new(
        &named.origin,
        "refuses unknown members in some variants only, which the Rust types have no form for",
        "refuse them in all variants or in none",
    ))
}

pub(super) fn text_enum(named: &NamedType, values: &TextEnum) -> TokenStream {
    let (name, about) = (type_ident(&named.name), docs(&named.docs));
    let idents: Vec<_> = values
        .values
        .iter()
        .map(|value| variant_ident(&value.text))
        .collect();
    let texts: Vec<&str> = values
        .values
        .iter()
        .map(|value| value.text.as_str())
        .collect();
    let abouts = values.values.iter().map(|value| docs(&value.docs));
    let copy = (!values.open).then(|| quote!(, Copy));
    let unlisted = values.open.then(|| {
        quote! {
            /// A value of a newer server, as it came.
            Unlisted(String),
        }
    });
    let unlisted_text = values.open.then(|| quote!(Self::Unlisted(text) => text,));
    let reading = if values.open {
        quote!(open)
    } else {
        quote!([#(#texts),*])
    };
    quote! {
        #about
        #[derive(Clone #copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum #name {
            #(#abouts #idents,)*
            #unlisted
        }
        impl #name {
            /// Every value that this version of the contract lists.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// The text on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    #(Self::#idents => #texts,)*
                    #unlisted_text
                }
            }
        }
        super::wire::text_enum!(#name, #reading);
    }
}
