//! A member of a struct or of a union's variant, in the forms the expansion needs.

mod attributes;
mod set;
mod types;

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Error, Field, Ident, LitStr, Result, Type};

use super::bounds::Bounds;
use crate::names;
use attributes::{Attributes, Presence};
use types::content_of;

pub(crate) use set::Members;

/// A member.
pub(crate) struct Member {
    pub(crate) ident: Ident,
    pub(crate) name: String,
    field: Field,
    presence: Presence,
    flatten: bool,
    aliases: Vec<LitStr>,
    range: Option<Bounds>,
    length: Option<Bounds>,
    pattern: Option<LitStr>,
    /// The type that has the default function, and the function.
    default_function: (Ident, Ident),
}

impl Member {
    /// Reads a field. `owner` is the type around it; `place` tells it apart from the owner's other members.
    fn read(mut field: Field, owner: &Ident, place: &str) -> Result<Self> {
        let Some(ident) = field.ident.clone() else {
            return Err(Error::new_spanned(
                field,
                "members of a wire type have names",
            ));
        };
        let mut attributes = Attributes::take(&mut field)?;
        let (presence, flatten) = attributes.presence(&field.ty)?;
        let name = names::on_the_wire(&ident, attributes.rename.as_ref(), names::camel);
        Ok(Member {
            // A flattened part has no name of its own.
            name: if flatten { String::new() } else { name? },
            default_function: (owner.clone(), format_ident!("__default_{place}")),
            ident,
            field,
            presence,
            flatten,
            aliases: attributes.aliases,
            range: attributes.range,
            length: attributes.length,
            pattern: attributes.pattern,
        })
    }

    /// The field of the type itself, with what its schema is derived from.
    fn declaration(&self) -> TokenStream {
        let Field { attrs, vis, ty, .. } = &self.field;
        let ident = &self.ident;
        let serde = self.schema_hints();
        let mut schema = Vec::new();
        schema.extend(self.range.as_ref().map(Bounds::range_hint));
        schema.extend(self.length.as_ref().map(Bounds::length_hint));
        if let Some(pattern) = &self.pattern {
            schema.push(quote!(regex(pattern = #pattern)));
        }
        match (&self.presence, content_of(ty, "Option")) {
            (Presence::Optional { not_null: true }, Some(inner)) => {
                let inner = quote!(#inner).to_string();
                schema.push(quote!(with = #inner));
            }
            // A derived schema takes every `Option` for an optional member.
            (Presence::RequiredNullable, Some(inner)) => {
                let inner = format!("::api_contract::presence::Nullable<{}>", quote!(#inner));
                schema.push(quote!(with = #inner));
            }
            _ => {}
        }
        if !self.aliases.is_empty() {
            let aliases = &self.aliases;
            schema.push(quote!(extend("x-aliases" = [#(#aliases),*])));
        }
        quote! {
            #(#attrs)*
            #[serde(#serde)]
            #(#[schemars(#schema)])*
            #vis #ident: #ty
        }
    }

    /// What tells the derived schema about the member's name and presence.
    fn schema_hints(&self) -> TokenStream {
        let name = &self.name;
        if self.flatten {
            return quote!(flatten);
        }
        let presence = match &self.presence {
            Presence::Required | Presence::RequiredNullable => quote!(),
            Presence::Optional { .. } => {
                quote!(, default, skip_serializing_if = "::api_contract::presence::is_default")
            }
            Presence::Nullable | Presence::Default(None) => quote!(, default),
            Presence::Default(Some(_)) => {
                let (owner, function) = &self.default_function;
                let function = format!("{owner}::{function}");
                quote!(, default = #function)
            }
        };
        quote!(rename = #name #presence)
    }

    /// The expression that takes the member out of `__members`.
    fn read_expression(&self) -> TokenStream {
        let (ty, name, aliases) = (&self.field.ty, &self.name, &self.aliases);
        let span = place_of(ty);
        if self.flatten {
            return quote_spanned!(span=> __members.part::<#ty>()?);
        }
        match &self.presence {
            Presence::Required | Presence::RequiredNullable => {
                quote_spanned!(span=> __members.required::<#ty>(#name, &[#(#aliases),*])?)
            }
            Presence::Optional { not_null: true } => {
                quote_spanned!(span=> __members.not_null(#name, &[#(#aliases),*])?)
            }
            Presence::Optional { .. } | Presence::Nullable | Presence::Default(None) => {
                quote_spanned!(span=> __members.or_default::<#ty>(#name, &[#(#aliases),*])?)
            }
            Presence::Default(Some(_)) => {
                let (owner, function) = &self.default_function;
                quote_spanned!(span=>
                    __members.or_else::<#ty>(#name, &[#(#aliases),*], #owner::#function)?
                )
            }
        }
    }

    /// The statement that writes the member to `__out`, given an expression for a reference to it.
    /// `others` are the names of the members beside a flattened part.
    fn write_statement(&self, member: &TokenStream, others: &TokenStream) -> TokenStream {
        let name = &self.name;
        if self.flatten {
            return quote!(::api_contract::encode::flattened(&mut __out, #member, #others)?;);
        }
        let write = quote!(::api_contract::encode::entry(&mut __out, #name, #member)?;);
        match &self.presence {
            Presence::Optional { .. } => {
                quote!(if !::api_contract::presence::is_default(#member) { #write })
            }
            _ => write,
        }
    }

    /// The function behind `default = value`.
    fn default_function(&self) -> Option<TokenStream> {
        let Presence::Default(Some(value)) = &self.presence else {
            return None;
        };
        let ((_, function), ty) = (&self.default_function, &self.field.ty);
        Some(quote! {
            fn #function() -> #ty {
                #value
            }
        })
    }

    /// Statements that judge the member, given an expression for a reference to it.
    fn check(&self, member: &TokenStream) -> TokenStream {
        let (name, ty) = (&self.name, &self.field.ty);
        let span = place_of(ty);
        let place = if self.flatten {
            quote!(__at)
        } else {
            quote!(&__at.member(#name))
        };
        let range = self.range.as_ref().map(|bounds| {
            let (min, max) = bounds.options("i128");
            let check = typed_call(&quote!(check_range), ty);
            quote_spanned!(span=> #check(#member, #min, #max, #place, __found);)
        });
        let pattern = self.pattern.as_ref().map(|pattern| {
            let check = typed_call(&quote!(check_pattern), ty);
            quote_spanned! {span=> {
                static PATTERN: ::api_contract::validate::Pattern =
                    ::api_contract::validate::Pattern::new(#pattern);
                #check(#member, &PATTERN, #place, __found);
            }}
        });
        let inner = quote_spanned! {span=>
            <#ty as ::api_contract::validate::Validate>::check(#member, #place, __found);
        };
        let inner = match &self.length {
            None => inner,
            Some(bounds) => {
                let (min, max) = bounds.options("usize");
                let check = typed_call(&quote!(check_length), ty);
                quote_spanned! {span=>
                    if #check(#member, #min, #max, #place, __found) {
                        #inner
                    }
                }
            }
        };
        quote!(#range #pattern #inner)
    }
}

/// A check of the contract crate, for members of this type: so a type that it does not go with is
/// reported where the type stands.
fn typed_call(check: &TokenStream, ty: &Type) -> TokenStream {
    quote_spanned!(place_of(ty)=> ::api_contract::validate::#check::<#ty>)
}

/// Where a type stands, for what is written about it: errors point there, names mean what they mean
/// in the rest of the expansion.
fn place_of(ty: &Type) -> Span {
    ty.span().resolved_at(Span::call_site())
}
