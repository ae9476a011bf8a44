//! Fields: a member's presence, type and default as serde reads and writes them.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::defaults::DefaultValue;
use super::names::Names;
use super::source::{Source, literal, tokens};
use super::type_ident;
use super::types::{Field, TypePrinter};
use crate::model::names::snake;
use crate::model::{Constant, Member, NamedType, Presence, Type};

impl TypePrinter<'_> {
    pub(super) fn fields(
        &self,
        members: &[Member],
        spelling: &Names<'_>,
        named: &NamedType,
        variant: Option<&str>,
    ) -> Vec<Field> {
        let members = members.iter();
        members
            .map(|member| self.field(member, spelling, named, variant))
            .collect()
    }

    fn field(
        &self,
        member: &Member,
        spelling: &Names<'_>,
        named: &NamedType,
        variant: Option<&str>,
    ) -> Field {
        let field = spelling.name(&member.name);
        let (inner, null) = member.ty.without_null();
        let inner = self.expression(inner, Some(&named.name));
        let mut serde = Vec::new();
        if field != member.name {
            serde.push(format!("rename = {}", literal(&member.name)));
        }
        let aliases = member.aliases.iter();
        serde.extend(aliases.map(|alias| format!("alias = {}", literal(alias))));
        let mut functions = TokenStream::new();
        let mut default = Some(DefaultValue::Trivial);
        let mut about = member.docs.clone();
        let mut ty = if null {
            self.option_of(&inner)
        } else {
            inner.clone()
        };
        let own = |does: &str| {
            let function = function(does, &field, variant);
            (
                function.clone(),
                format!("{}::{function}", type_ident(&named.name)),
            )
        };
        match (member.presence, self.default(member, &named.name)) {
            (Presence::Required, _) => {
                if !has_one_value(&member.ty) {
                    default = None;
                }
                if self.null_is_a_value(&member.ty) {
                    serde.push(reading_with("super::wire::required"));
                }
                if let Some(texts) = kept_out(&member.ty) {
                    let read = quote!(super::wire::text_except(deserializer, &[#(#texts),*]));
                    let (function, path) = own("read");
                    functions = reader(&function, &tokens(&ty), &read);
                    serde.push(reading_with(&path));
                }
            }
            (Presence::ThreeState, _) => {
                let is_absent = self.paths.text("Patch", "is_absent");
                ty = format!("{}<{inner}>", self.paths.name("Patch"));
                serde.extend(left_out_if(&is_absent));
            }
            (Presence::Optional, Some(DefaultValue::Trivial)) => serde.push("default".to_owned()),
            (Presence::Optional, Some(DefaultValue::Expression(value))) => {
                let (function, path) = own("default");
                serde.push(format!("default = \"{path}\""));
                let (owner, ty) = (type_ident(&named.name), tokens(&ty));
                functions = quote!(fn #function() -> #ty { #value });
                default = Some(DefaultValue::Expression(quote!(#owner::#function())));
            }
            (Presence::Optional, None) => {
                if let Some(value) = member.default.as_ref().filter(|value| !value.is_null()) {
                    about = format!("{about}\n\nLeft out, it stands for `{value}`.");
                }
                let is_none = self.paths.text("Option", "is_none");
                ty = self.option_of(&inner);
                serde.extend(left_out_if(&is_none));
                if let Some(texts) = kept_out(&member.ty) {
                    let read = quote! {
                        super::wire::text_except(deserializer, &[#(#texts),*]).map(Some)
                    };
                    let (function, path) = own("read");
                    functions = reader(&function, &tokens(&ty), &read);
                    serde.push(reading_with(&path));
                } else if !null {
                    serde.push(reading_with("super::wire::present"));
                }
            }
        }
        Field {
            ident: field,
            about,
            deprecated: member.deprecated,
            serde,
            ty,
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
        match ty {
            Type::Nullable(_) => true,
            Type::Reference(name) => self.layout.nullable(name),
            _ => false,
        }
    }
}

impl Field {
    /// Writes it, as a member of a struct or of a variant.
    pub(super) fn print(&self, source: &mut Source, visibility: &str) {
        source.docs(self.about.trim_start());
        if self.deprecated {
            source.line("#[deprecated]");
        }
        if !self.serde.is_empty() {
            source.list("#[serde(", &self.serde, ")]", "");
        }
        source.line(format_args!("{visibility}{}: {},", self.ident, self.ty));
    }

    /// The same within a line; `None` where it has documentation, which takes lines of its own.
    pub(super) fn inline(&self) -> Option<String> {
        if !self.about.trim().is_empty() {
            return None;
        }
        let deprecated = if self.deprecated {
            "#[deprecated] "
        } else {
            ""
        };
        let serde = if self.serde.is_empty() {
            String::new()
        } else {
            format!("#[serde({})] ", self.serde.join(", "))
        };
        Some(format!("{deprecated}{serde}{}: {}", self.ident, self.ty))
    }
}

/// Says that a function reads the member.
fn reading_with(path: &str) -> String {
    format!("deserialize_with = \"{path}\"")
}

/// Says that the member may be left out, and is where this function says so.
fn left_out_if(function: &str) -> [String; 2] {
    let skipped = format!("skip_serializing_if = {}", literal(function));
    ["default".to_owned(), skipped]
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
fn reader(name: &Ident, ty: &TokenStream, read: &TokenStream) -> TokenStream {
    quote! {
        fn #name<'de, D: serde::Deserializer<'de>>(
            deserializer: D,
        ) -> ::std::result::Result<#ty, D::Error> {
            #read
        }
    }
}

/// The function of the type that reads a member or gives it its default.
fn function(does: &str, field: &str, variant: Option<&str>) -> Ident {
    let field = field.trim_start_matches("r#");
    match variant {
        None => format_ident!("{does}_{field}"),
        Some(variant) => format_ident!("{does}_of_{}_{field}", snake(variant)),
    }
}
