//! What stands in the parentheses of `#[wire(..)]` on a type.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, Generics, Ident, LitStr, Path, Result, Token, Variant};

use crate::names;
use crate::tokens::{is_wire, once, refuse_foreign, value};

/// The arguments of `#[wire]`.
#[derive(Default)]
pub(crate) struct Container {
    /// Every argument that is there.
    keys: Vec<Ident>,
    pub(crate) tag: Option<LitStr>,
    pub(crate) content: Option<LitStr>,
    validate: Option<Path>,
    /// The rule that makes wire words of variants; camelCase where none is given.
    rename_all: Option<LitStr>,
}

impl Parse for Container {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let mut container = Container::default();
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            let word = key.to_string();
            if container.has(&word) {
                return Err(Error::new(key.span(), format!("`{word}` is given twice")));
            }
            match word.as_str() {
                "deny_unknown" | "open" | "external" => {}
                "tag" => container.tag = Some(wire_name(input)?),
                "content" => container.content = Some(wire_name(input)?),
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
            container.keys.push(key);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        if let (Some(tag), Some(content)) = (&container.tag, &container.content)
            && tag.value() == content.value()
        {
            return Err(Error::new(
                content.span(),
                "tag and content are two members",
            ));
        }
        Ok(container)
    }
}

fn wire_name(input: ParseStream<'_>) -> Result<LitStr> {
    let name: LitStr = value(input)?;
    names::not_empty(&name)?;
    Ok(name)
}

impl Container {
    /// Whether an argument is there.
    pub(crate) fn has(&self, word: &str) -> bool {
        self.keys.iter().any(|key| key == word)
    }

    /// Refuses arguments that would have no effect on this kind of type.
    pub(crate) fn only(&self, kind: &str, words: &[&str]) -> Result<()> {
        match self
            .keys
            .iter()
            .find(|key| !words.iter().any(|word| key == word))
        {
            None => Ok(()),
            Some(key) => Err(Error::new(
                key.span(),
                format!(
                    "`{key}` has no effect here: {kind} has {}",
                    words.join(", ")
                ),
            )),
        }
    }

    /// The wire word of a variant.
    pub(crate) fn variant_name(&self, variant: &Ident, renamed: Option<&LitStr>) -> Result<String> {
        let rule = if self.rename_all.is_some() {
            names::snake
        } else {
            names::camel
        };
        names::on_the_wire(variant, renamed, rule)
    }

    /// The statement that runs the type's own rule.
    pub(crate) fn own_rule(&self) -> Option<TokenStream> {
        self.validate
            .as_ref()
            .map(|rule| quote!(#rule(self, __at, __found);))
    }

    /// The functions behind `default = value`, where there are any.
    pub(crate) fn defaults(
        ident: &Ident,
        functions: impl Iterator<Item = TokenStream>,
    ) -> Option<TokenStream> {
        let functions: Vec<TokenStream> = functions.collect();
        (!functions.is_empty()).then(|| quote!(impl #ident { #(#functions)* }))
    }

    /// How the type is read: by `read`, an expression over `__document`.
    pub(crate) fn reading(ident: &Ident, read: &TokenStream) -> TokenStream {
        quote! {
            impl ::api_contract::decode::Decode for #ident {
                fn decode(
                    __document: ::api_contract::__private::serde_json::Value,
                ) -> ::core::result::Result<Self, ::api_contract::decode::DecodeError> {
                    #read
                }
            }

            impl<'de> ::api_contract::__private::serde::Deserialize<'de> for #ident {
                fn deserialize<__D: ::api_contract::__private::serde::Deserializer<'de>>(
                    deserializer: __D,
                ) -> ::core::result::Result<Self, __D::Error> {
                    ::api_contract::decode::deserialize(deserializer)
                }
            }
        }
    }
}

/// Takes the `#[wire(rename = "..")]` off a variant.
pub(crate) fn take_rename(attributes: &mut Vec<Attribute>) -> Result<Option<LitStr>> {
    refuse_foreign(attributes)?;
    let mut renamed = None;
    for attribute in attributes.extract_if(.., |attribute| is_wire(attribute)) {
        attribute.parse_args_with(|input: ParseStream<'_>| {
            while !input.is_empty() {
                let key: Ident = input.parse()?;
                if key != "rename" {
                    return Err(Error::new(key.span(), "a variant has: rename"));
                }
                once(&mut renamed, &key, wire_name(input)?)?;
                if !input.is_empty() {
                    input.parse::<Token![,]>()?;
                }
            }
            Ok(())
        })?;
    }
    Ok(renamed)
}

/// Refuses an enum without variants, and one whose variant bears the name that `open` adds.
pub(crate) fn check_variants(
    container: &Container,
    ident: &Ident,
    variants: &Punctuated<Variant, Token![,]>,
) -> Result<()> {
    if variants.is_empty() {
        return Err(Error::new(
            ident.span(),
            "an enum of the wire needs at least one variant",
        ));
    }
    match variants.iter().find(|variant| variant.ident == "Unlisted") {
        Some(variant) if container.has("open") => Err(Error::new(
            variant.ident.span(),
            "`open` adds a variant of this name",
        )),
        _ => Ok(()),
    }
}

/// Refuses two variants with one wire word.
pub(crate) fn distinct<'a>(words: impl Iterator<Item = (&'a Ident, &'a str)>) -> Result<()> {
    let mut taken = Vec::new();
    for (variant, word) in words {
        if taken.contains(&word) {
            return Err(Error::new(
                variant.span(),
                format!("another variant is called {word:?} on the wire"),
            ));
        }
        taken.push(word);
    }
    Ok(())
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
