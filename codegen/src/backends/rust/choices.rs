//! Enums of texts and tagged unions.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names::Names;
use super::types::{Field, TypePrinter, functions};
use super::{docs, field_ident, field_name, type_ident, type_ident_name};
use crate::model::names::{pascal, snake};
use crate::model::{NamedType, Struct, Tagging, TextEnum, Union, Variant};
use crate::problem::Problem;

impl TypePrinter<'_> {
    /// A choice as an enum; with members beside it, as a struct that has the enum as its last field.
    pub(super) fn union(&self, named: &NamedType, union: &Union) -> Result<TokenStream, Problem> {
        let about = Self::about(named);
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
        let spelling = Names::fields(&union.common, &[&field_name(&snake(tag))]);
        let mut fields = self.fields(&union.common, &spelling, named, None, &quote!(pub));
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
        let closed = if self.strict(named) {
            Closed::of(union)
        } else {
            Closed::None
        };
        if closed == Closed::Some && union.tagging == Tagging::External {
            return Err(Problem::new(
                &named.origin,
                "refuses unknown members in some variants only, which the Rust types have no form for",
                "refuse them in all variants or in none",
            ));
        }
        let deny = (closed == Closed::All).then(|| quote!(, deny_unknown_fields));
        let refused = if self.strict(named) {
            (closed == Closed::Some).then(|| listed_members(union))
        } else {
            members_of_others(union)
        };
        let mut variants = Vec::new();
        let mut fields = Vec::new();
        let spelling = variant_names(union);
        for variant in &union.variants {
            let (tokens, more) = self.variant(variant, &spelling, named, &union.tagging);
            variants.push(tokens);
            fields.extend(more);
        }
        let functions = functions(&type_ident(&named.name), &fields);
        let unlisted_type = self.paths.to("UnlistedVariant");
        let (serialize, deserialize) = (self.paths.to("Serialize"), self.paths.to("Deserialize"));
        let unlisted = union.open.then(|| {
            quote! {
                /// A variant of a newer server, kept whole.
                #[serde(skip)]
                Unlisted(#unlisted_type),
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
            Tagging::External => quote!(super::wire::external_union!(#name, #form, [#refused]);),
            Tagging::Internal { .. } | Tagging::Adjacent { .. } => {
                let open = union.open.then(|| quote!(, open));
                quote!(super::wire::tagged_union!(#name, #form #open, [#refused]);)
            }
        };
        let tags = tags(name, &spelling, union);
        Ok(quote! {
            #about
            #[derive(#derives, #serialize, #deserialize)]
            #[serde(remote = "Self" #attributes #deny)]
            pub enum #name {
                #(#variants,)*
                #unlisted
            }
            #tags
            #reading
            #functions
        })
    }

    fn variant(
        &self,
        variant: &Variant,
        spelling: &Names<'_>,
        named: &NamedType,
        tagging: &Tagging,
    ) -> (TokenStream, Vec<Field>) {
        let (name, about) = (spelling.ident(&variant.tag), docs(&variant.docs));
        let (tag, whose) = (&variant.tag, name.to_string());
        let fields = match &variant.body {
            None => Vec::new(),
            Some(body) => self.body(body, named, Some(&whose), &TokenStream::new()),
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
        (quote!(#about #[serde(rename = #tag)] #name #body), fields)
    }
}

/// The name of the enum for a choice that is flattened into `owner`.
pub(super) fn choice_name(owner: &str, tag: &str) -> String {
    type_ident_name(owner) + &pascal(tag)
}

/// The variants of a union.
pub(super) fn variant_names(union: &Union) -> Names<'_> {
    let tags = union.variants.iter().map(|variant| variant.tag.as_str());
    Names::variants(tags, union.open)
}

/// The tags of a union: all of them, and that of a value.
fn tags(name: &Ident, spelling: &Names<'_>, union: &Union) -> TokenStream {
    let tags: Vec<&str> = union
        .variants
        .iter()
        .map(|variant| variant.tag.as_str())
        .collect();
    let idents = tags.iter().map(|tag| spelling.ident(tag));
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
            Self::Unlisted(unlisted) => unlisted.text(#tag),
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

/// Which objects of a union refuse unknown members. Serde knows all or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closed {
    All,
    Some,
    None,
}

impl Closed {
    fn of(union: &Union) -> Self {
        let around = match &union.tagging {
            Tagging::Adjacent { closed, .. } => Some(*closed),
            Tagging::Internal { .. } | Tagging::External => None,
        };
        let inside = union.bodies().map(Struct::closed);
        let all: Vec<bool> = around.into_iter().chain(inside).collect();
        match (all.contains(&true), all.contains(&false)) {
            (true, false) => Closed::All,
            (true, true) => Closed::Some,
            (false, _) => Closed::None,
        }
    }
}

/// Per tag, the members that are read where others are refused; under no tag, those of the object
/// that has the content in one of them.
fn listed_members(union: &Union) -> TokenStream {
    let inner = match &union.tagging {
        Tagging::Internal { tag } => Some(tag),
        Tagging::Adjacent { .. } | Tagging::External => None,
    };
    let rows = union.variants.iter().filter_map(|variant| {
        let body = variant.body.as_ref().filter(|body| body.closed())?;
        let members = body.members.iter().chain(&union.common);
        let read = members.flat_map(|member| [&member.name].into_iter().chain(&member.aliases));
        let (tag, read) = (&variant.tag, read.chain(inner));
        Some(quote!((Some(#tag), &[#(#read),*])))
    });
    let around = match &union.tagging {
        Tagging::Adjacent {
            tag,
            content,
            closed: true,
        } => Some(quote!((None, &[#tag, #content]))),
        _ => None,
    };
    let rows = rows.chain(around);
    quote!(refuse_others &[#(#rows),*])
}

/// Per tag whose object is closed, the members of other variants that it has not itself. A reader that
/// passes over what nobody lists still refuses these: without that, a wrong tag would read well where
/// the members of the right one are optional here, or none.
fn members_of_others(union: &Union) -> Option<TokenStream> {
    let names = |body: &Struct| -> BTreeSet<String> {
        let members = body.members.iter().chain(&union.common);
        let names = members.flat_map(|member| [&member.name].into_iter().chain(&member.aliases));
        names.cloned().collect()
    };
    let mut all: BTreeSet<String> = union.bodies().flat_map(names).collect();
    if let Tagging::Internal { tag } = &union.tagging {
        all.remove(tag);
    }
    let rows: Vec<TokenStream> = union
        .variants
        .iter()
        .filter_map(|variant| {
            let body = variant.body.as_ref().filter(|body| body.closed())?;
            let own = names(body);
            let others: Vec<&String> = all.difference(&own).collect();
            let tag = &variant.tag;
            (!others.is_empty()).then(|| quote!((Some(#tag), &[#(#others),*])))
        })
        .collect();
    let refuse = match union.tagging {
        Tagging::External => quote!(refuse_of_other_contents),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => quote!(refuse_of_other_cases),
    };
    (!rows.is_empty()).then(|| quote!(#refuse &[#(#rows),*]))
}

impl TypePrinter<'_> {
    /// An enum of texts.
    pub(super) fn text_enum(&self, named: &NamedType, values: &TextEnum) -> TokenStream {
        let (name, about) = (type_ident(&named.name), Self::about(named));
        let texts: Vec<&str> = values
            .values
            .iter()
            .map(|value| value.text.as_str())
            .collect();
        let spelling = Names::variants(texts.iter().copied(), values.open);
        let idents: Vec<Ident> = texts.iter().map(|text| spelling.ident(text)).collect();
        let abouts = values.values.iter().map(|value| docs(&value.docs));
        let copy = (!values.open).then(|| quote!(, Copy));
        let string = self.paths.to("String");
        let unlisted = values.open.then(|| {
            quote! {
                /// A value of a newer server, as it came.
                Unlisted(#string),
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
}
