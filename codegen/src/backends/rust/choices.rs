//! Enums of texts and tagged unions.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::types::{Field, TypePrinter};
use super::{docs, field_ident, type_ident, variant_ident};
use crate::model::names::{pascal, type_name};
use crate::model::{NamedType, Struct, Tagging, TextEnum, Union, Variant};
use crate::problem::Problem;

impl TypePrinter<'_> {
    /// A choice as an enum; with members beside it, as a struct that has the enum as its last field.
    pub(super) fn union(&self, named: &NamedType, union: &Union) -> Result<TokenStream, Problem> {
        let about = docs(&named.docs);
        let Some(tag) = union.tagging.tag().filter(|_| !union.common.is_empty()) else {
            return self.choice(&type_ident(&named.name), &about, named, union);
        };
        let name = type_ident(&choice_name(&named.name, tag));
        let about_choice = docs(&format!("What `{}` has by its `{tag}`.", named.name));
        let choice = self.choice(&name, &about_choice, named, union)?;
        let (field, about_field) = (
            field_ident(tag),
            docs(&format!("The `{tag}`, and the members that it brings.")),
        );
        let mut fields = self.fields(&union.common, named, &named.name, &quote!(pub))?;
        let tokens = quote!(#about_field #[serde(flatten)] pub #field: #name);
        fields.push(Field::required(field, tokens));
        let structure = self.object(named, &about, &fields, false);
        Ok(quote!(#structure #choice))
    }

    fn choice(
        &self,
        name: &Ident,
        about: &TokenStream,
        named: &NamedType,
        union: &Union,
    ) -> Result<TokenStream, Problem> {
        let derives = self.derives(&named.name);
        let closed = self.strict(named) && closed_variants(union, named)?;
        let deny = closed.then(|| quote!(, deny_unknown_fields));
        let mut variants = Vec::new();
        let mut functions = Vec::new();
        for variant in &union.variants {
            let (tokens, more) = self.variant(variant, named, &union.tagging)?;
            variants.push(tokens);
            functions.extend(more);
        }
        let unlisted = union.open.then(|| {
            quote! {
                /// A variant of a newer server, kept whole.
                #[serde(skip)]
                Unlisted(UnlistedVariant),
            }
        });
        let (attributes, form) = match &union.tagging {
            Tagging::Internal { tag } => (quote!(, tag = #tag), quote!(#tag, None)),
            Tagging::Adjacent { tag, content, .. } => (
                quote!(, tag = #tag, content = #content),
                quote!(#tag, Some(#content)),
            ),
            Tagging::External => (quote!(), texts_and_objects(union)),
        };
        let reading = match &union.tagging {
            Tagging::External => quote!(super::wire::external_union!(#name, #form);),
            Tagging::Internal { .. } | Tagging::Adjacent { .. } => {
                let open = union.open.then(|| quote!(, open));
                quote!(super::wire::tagged_union!(#name, #form #open);)
            }
        };
        let tags = tags(name, union);
        Ok(quote! {
            #about
            #[derive(#derives, Serialize, Deserialize)]
            #[serde(remote = "Self" #attributes #deny)]
            pub enum #name {
                #(#variants,)*
                #unlisted
            }
            #tags
            #reading
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
            Some(body) => self.body(body, named, &whose, &TokenStream::new())?,
        };
        // Without members of its own, a variant may still refuse those of others, or have a content.
        let content = !matches!(tagging, Tagging::Internal { .. });
        let body = variant.body.as_ref();
        let braces = body.is_some_and(|body| body.closed() || content);
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

/// The name of the enum for a choice that is flattened into `owner`.
pub(super) fn choice_name(owner: &str, tag: &str) -> String {
    type_name(owner) + &pascal(tag)
}

/// The tags of a union: all of them, and that of a value.
fn tags(name: &Ident, union: &Union) -> TokenStream {
    let tags: Vec<&str> = union
        .variants
        .iter()
        .map(|variant| variant.tag.as_str())
        .collect();
    let idents = tags.iter().map(|tag| variant_ident(tag));
    let (all, one) = match &union.tagging {
        Tagging::External => (
            "The texts, and the names of the members, that tell the variants apart.",
            "The text on the wire, or the name of the one member.",
        ),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => (
            "The tags that this version of the contract lists.",
            "The tag on the wire.",
        ),
    };
    let (all, one) = (docs(all), docs(one));
    let unlisted = union.tagging.tag().filter(|_| union.open).map(|tag| {
        quote! {
            Self::Unlisted(unlisted) => unlisted.members.get(#tag).and_then(Value::as_str).unwrap_or_default(),
        }
    });
    quote! {
        impl #name {
            #all
            pub const TAGS: &'static [&'static str] = &[#(#tags),*];

            #one
            pub fn tag(&self) -> &str {
                match self {
                    #(Self::#idents { .. } => #tags,)*
                    #unlisted
                }
            }
        }
    }
}

/// The variants of an external union that are texts, and those that are objects.
fn texts_and_objects(union: &Union) -> TokenStream {
    let (texts, objects): (Vec<&Variant>, Vec<&Variant>) = union
        .variants
        .iter()
        .partition(|variant| variant.body.is_none());
    let texts = texts.iter().map(|variant| &variant.tag);
    let objects = objects.iter().map(|variant| &variant.tag);
    quote!([#(#texts),*], [#(#objects),*])
}

/// Whether every variant refuses unknown members; serde knows all or none.
fn closed_variants(union: &Union, named: &NamedType) -> Result<bool, Problem> {
    if let Tagging::Adjacent { closed, .. } = &union.tagging {
        return Ok(*closed);
    }
    let bodies = union.variants.iter().map(|variant| &variant.body);
    let mut closed = bodies
        // A text has no members to refuse.
        .filter(|body| body.is_some() || union.tagging != Tagging::External)
        .map(|body| body.as_ref().is_some_and(Struct::closed));
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
