//! What stands in the parentheses of `#[wire(..)]` on a type.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Error, Generics, Ident, LitStr, Path, Result, Token};

use crate::names;
use crate::tokens::value;

/// The arguments of `#[wire]`.
#[derive(Default)]
pub(crate) struct Container {
    pub(crate) deny_unknown: bool,
    pub(crate) open: bool,
    pub(crate) external: bool,
    pub(crate) tag: Option<LitStr>,
    pub(crate) content: Option<LitStr>,
    pub(crate) validate: Option<Path>,
    /// The rule that makes wire words of variants; camelCase where none is given.
    rename_all: Option<LitStr>,
}

impl Parse for Container {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let mut container = Container::default();
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            match key.to_string().as_str() {
                "deny_unknown" => container.deny_unknown = true,
                "open" => container.open = true,
                "external" => container.external = true,
                "tag" => container.tag = Some(value(input)?),
                "content" => container.content = Some(value(input)?),
                "validate" => container.validate = Some(value(input)?),
                "rename_all" => {
                    let rule: LitStr = value(input)?;
                    if rule.value() != "snake_case" {
                        return Err(Error::new(
                            rule.span(),
                            "names are camelCase; the other rule is \"snake_case\"",
                        ));
                    }
                    container.rename_all = Some(rule);
                }
                other => {
                    return Err(Error::new(
                        key.span(),
                        format!(
                            "`{other}` is not known here; a type has: deny_unknown, open, external, tag, \
                             content, rename_all, validate"
                        ),
                    ));
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(container)
    }
}

impl Container {
    /// The wire word of a variant.
    pub(crate) fn variant_name(&self, variant: &Ident, renamed: Option<&LitStr>) -> String {
        match renamed {
            Some(name) => name.value(),
            None if self.rename_all.is_some() => names::snake(&variant.to_string()),
            None => names::camel(&variant.to_string()),
        }
    }

    /// The statement that runs the type's own rule.
    pub(crate) fn own_rule(&self) -> Option<TokenStream> {
        self.validate
            .as_ref()
            .map(|rule| quote!(#rule(self, at, found);))
    }
}

/// Takes the `#[wire(rename = "..")]` off a variant.
pub(crate) fn take_rename(attributes: &mut Vec<Attribute>) -> Result<Option<LitStr>> {
    let mut renamed = None;
    for attribute in attributes.extract_if(.., |attribute| attribute.path().is_ident("wire")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                renamed = Some(meta.value()?.parse()?);
                Ok(())
            } else {
                Err(meta.error("a variant has: rename"))
            }
        })?;
    }
    Ok(renamed)
}

pub(crate) fn refuse_generics(generics: &Generics) -> Result<()> {
    match generics.params.first() {
        None => Ok(()),
        Some(parameter) => Err(Error::new_spanned(
            parameter,
            "a wire type has no parameters: every exported type has one name and one shape",
        )),
    }
}
