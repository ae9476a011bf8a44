//! Fields: a member's presence, type and default as serde reads and writes them.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::defaults::DefaultValue;
use super::names::Names;
use super::types::{Field, TypePrinter};
use super::{docs, type_ident};
use crate::model::names::snake;
use crate::model::{Constant, Member, NamedType, Presence, Shape, Type};

impl TypePrinter<'_> {
    pub(super) fn fields(
        &self,
        members: &[Member],
        spelling: &Names<'_>,
        named: &NamedType,
        variant: Option<&str>,
        visibility: &TokenStream,
    ) -> Vec<Field> {
        let members = members.iter();
        members
            .map(|member| self.field(member, spelling, named, variant, visibility))
            .collect()
    }

    fn field(
        &self,
        member: &Member,
        spelling: &Names<'_>,
        named: &NamedType,
        variant: Option<&str>,
        visibility: &TokenStream,
    ) -> Field {
        let field = spelling.ident(&member.name);
        let (inner, null) = member.ty.without_null();
        let inner = self.expression(inner, Some(&named.name));
        let option = self.paths.to("Option");
        let nullable = if null {
            quote!(#option<#inner>)
        } else {
            inner.clone()
        };
        let mut serde = Vec::new();
        if field != member.name.as_str() {
            let name = &member.name;
            serde.push(quote!(rename = #name));
        }
        serde.extend(member.aliases.iter().map(|alias| quote!(alias = #alias)));
        let mut functions = TokenStream::new();
        let mut default = Some(DefaultValue::Trivial);
        let mut about = member.docs.clone();
        let mut ty = nullable;
        let reading = || {
            let (owner, function) = (type_ident(&named.name), function("read", &field, variant));
            format!("{owner}::{function}")
        };
        match (member.presence, self.default(member, &named.name)) {
            (Presence::Required, _) => {
                if !has_one_value(&member.ty) {
                    default = None;
                }
                if self.null_is_a_value(&member.ty) {
                    serde.push(quote!(deserialize_with = "super::wire::required"));
                }
                if let Some(texts) = kept_out(&member.ty) {
                    let read = quote!(super::wire::text_except(deserializer, &[#(#texts),*]));
                    functions = reader(&field, variant, &ty, &read);
                    let path = reading();
                    serde.push(quote!(deserialize_with = #path));
                }
            }
            (Presence::ThreeState, _) => {
                let is_absent = self.paths.text("Patch", "is_absent");
                let patch = self.paths.to("Patch");
                ty = quote!(#patch<#inner>);
                serde.push(quote!(default, skip_serializing_if = #is_absent));
            }
            (Presence::Optional, Some(DefaultValue::Trivial)) => serde.push(quote!(default)),
            (Presence::Optional, Some(DefaultValue::Expression(value))) => {
                let owner = type_ident(&named.name);
                let function = function("default", &field, variant);
                let path = format!("{owner}::{function}");
                serde.push(quote!(default = #path));
                functions = quote!(fn #function() -> #ty { #value });
                default = Some(DefaultValue::Expression(quote!(#owner::#function())));
            }
            (Presence::Optional, None) => {
                if let Some(value) = member.default.as_ref().filter(|value| !value.is_null()) {
                    about = format!("{about}\n\nLeft out, it stands for `{value}`.");
                }
                let is_none = self.paths.text("Option", "is_none");
                ty = quote!(#option<#inner>);
                serde.push(quote!(default, skip_serializing_if = #is_none));
                if let Some(texts) = kept_out(&member.ty) {
                    let read = quote! {
                        super::wire::text_except(deserializer, &[#(#texts),*]).map(Some)
                    };
                    functions = reader(&field, variant, &ty, &read);
                    let path = reading();
                    serde.push(quote!(deserialize_with = #path));
                } else if !null {
                    serde.push(quote!(deserialize_with = "super::wire::present"));
                }
            }
        }
        let serde = (!serde.is_empty()).then(|| quote!(#[serde(#(#serde),*)]));
        let (about, deprecated) = (
            docs(about.trim_start()),
            member.deprecated.then(|| quote!(#[deprecated])),
        );
        Field {
            tokens: quote!(#about #deprecated #serde #visibility #field: #ty),
            ident: field,
            functions,
            default,
        }
    }

    /// What Rust puts where the member was left out; `None` where that is nothing, or a value that
    /// does not fit the member or has no short form.
    fn default(&self, member: &Member, owner: &str) -> Option<DefaultValue> {
        let value = member
            .default
            .as_ref()
            .filter(|value| **value != Value::Null)?;
        let default = DefaultValue::of(value, &member.ty, self)?;
        let boxed = match member.ty.without_null().0 {
            Type::Reference(name) => self.layout.boxed(owner, name),
            _ => false,
        };
        let written = matches!(default, DefaultValue::Expression(_));
        (!boxed || !written).then_some(default)
    }

    /// Whether the type's values include null by way of `Option`, which serde takes for a member that
    /// may be left out.
    fn null_is_a_value(&self, ty: &Type) -> bool {
        let mut ty = ty;
        for _ in 0..self.model.types.len() {
            match ty {
                Type::Nullable(_) => return true,
                Type::Reference(name) => match self.model.types.get(name).map(|named| &named.shape)
                {
                    Some(Shape::Alias(inner)) => ty = inner,
                    _ => return false,
                },
                _ => return false,
            }
        }
        matches!(ty, Type::Nullable(_))
    }
}

/// Whether the type has one value, so that nobody needs to give it.
fn has_one_value(ty: &Type) -> bool {
    matches!(ty, Type::Constant(constant) if *constant != Constant::Null)
}

/// The texts that a text is not.
fn kept_out(ty: &Type) -> Option<&[String]> {
    match ty {
        Type::Text(text) if !text.except.is_empty() => Some(&text.except),
        _ => None,
    }
}

/// A function that reads a member as the type alone could not.
fn reader(
    field: &Ident,
    variant: Option<&str>,
    ty: &TokenStream,
    read: &TokenStream,
) -> TokenStream {
    let name = function("read", field, variant);
    quote! {
        fn #name<'de, D: serde::Deserializer<'de>>(
            deserializer: D,
        ) -> ::std::result::Result<#ty, D::Error> {
            #read
        }
    }
}

/// The function of the type that reads a member or gives it its default.
fn function(does: &str, field: &Ident, variant: Option<&str>) -> Ident {
    let field = field.to_string();
    let field = field.trim_start_matches("r#");
    match variant {
        None => format_ident!("{does}_{field}"),
        Some(variant) => format_ident!("{does}_of_{}_{field}", snake(variant)),
    }
}
