//! A member of a struct or of a union's variant: its presence, its bounds, its attributes.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::ParseStream;
use syn::{
    Error, Expr, ExprLit, Field, GenericArgument, Ident, Lit, LitStr, PathArguments, Result, Token,
    Type, parenthesized,
};

use crate::names;
use crate::tokens::{self, value};

const KEYS: &str = "optional, not_null, nullable, default, required_nullable, range, length, pattern, \
                    rename, alias, flatten";

/// How a member is present; see `api_contract::presence`.
enum Presence {
    Required,
    Optional { not_null: bool },
    Nullable,
    Default(Option<Box<Expr>>),
    RequiredNullable,
}

/// A member, ready to be written out in the forms the expansion needs.
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
    default_function: Ident,
}

/// Inclusive bounds.
struct Bounds {
    min: Option<Expr>,
    max: Option<Expr>,
}

impl Member {
    /// Reads a field; `owner` tells apart the default functions of members with one name.
    pub(crate) fn read(mut field: Field, owner: &str) -> Result<Self> {
        let Some(ident) = field.ident.clone() else {
            return Err(Error::new_spanned(
                field,
                "members of a wire type have names",
            ));
        };
        let mut presence: Option<Presence> = None;
        let (mut not_null, mut flatten, mut rename, mut aliases) = (None, false, None, Vec::new());
        let (mut range, mut length, mut pattern) = (None, None, None);
        for attribute in field
            .attrs
            .extract_if(.., |attribute| attribute.path().is_ident("wire"))
        {
            attribute.parse_args_with(|input: ParseStream<'_>| {
                while !input.is_empty() {
                    let key: Ident = input.parse()?;
                    let chosen = match key.to_string().as_str() {
                        "optional" => Some(Presence::Optional { not_null: false }),
                        "nullable" => Some(Presence::Nullable),
                        "required_nullable" => Some(Presence::RequiredNullable),
                        "default" if input.peek(Token![=]) => {
                            Some(Presence::Default(Some(Box::new(value(input)?))))
                        }
                        "default" => Some(Presence::Default(None)),
                        "not_null" => {
                            not_null = Some(key.clone());
                            None
                        }
                        "flatten" => {
                            flatten = true;
                            None
                        }
                        "rename" => {
                            rename = Some(value::<LitStr>(input)?);
                            None
                        }
                        "alias" => {
                            aliases.push(value::<LitStr>(input)?);
                            None
                        }
                        "range" => {
                            range = Some(bounds(input)?);
                            None
                        }
                        "length" => {
                            length = Some(bounds(input)?);
                            None
                        }
                        "pattern" => {
                            pattern = Some(compiled(value(input)?)?);
                            None
                        }
                        other => {
                            return Err(Error::new(
                                key.span(),
                                format!("`{other}` is not known here; a member has: {KEYS}"),
                            ));
                        }
                    };
                    if let Some(chosen) = chosen
                        && presence.replace(chosen).is_some()
                    {
                        return Err(Error::new(key.span(), "a member has one presence"));
                    }
                    if !input.is_empty() {
                        input.parse::<Token![,]>()?;
                    }
                }
                Ok(())
            })?;
        }
        let mut presence = presence.unwrap_or(Presence::Required);
        if let Some(key) = not_null {
            match &mut presence {
                Presence::Optional { not_null } => *not_null = true,
                _ => return Err(Error::new(key.span(), "`not_null` goes with `optional`")),
            }
        }
        check_type(&presence, &field)?;
        Ok(Member {
            name: rename.map_or_else(|| names::camel(&ident.to_string()), |name| name.value()),
            default_function: format_ident!("__default_{}_of_{}", ident, names::snake(owner)),
            ident,
            field,
            presence,
            flatten,
            aliases,
            range,
            length,
            pattern,
        })
    }

    /// The field of the type itself, with what its schema is derived from.
    pub(crate) fn declaration(&self) -> TokenStream {
        let Field { attrs, vis, ty, .. } = &self.field;
        let ident = &self.ident;
        let serde = self.serde(false);
        let mut schema = Vec::new();
        if let Some(Bounds { min, max }) = &self.range {
            let (min, max) = (typed(min.as_ref(), "i64"), typed(max.as_ref(), "i64"));
            let min = min.map(|min| quote!(min = #min,));
            let max = max.map(|max| quote!(max = #max,));
            schema.push(quote!(range(#min #max)));
        }
        if let Some(Bounds { min, max }) = &self.length {
            let min = min.as_ref().map(|min| quote!(min = #min,));
            let max = max.as_ref().map(|max| quote!(max = #max,));
            schema.push(quote!(length(#min #max)));
        }
        if let Some(pattern) = &self.pattern {
            schema.push(quote!(regex(pattern = #pattern)));
        }
        if let Presence::Optional { not_null: true } = &self.presence
            && let Some(inner) = option_content(ty)
        {
            let inner = quote!(#inner).to_string();
            schema.push(quote!(with = #inner));
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

    /// The field of the twin that serde reads and writes.
    pub(crate) fn twin(&self) -> TokenStream {
        let (ident, ty) = (&self.ident, &self.field.ty);
        let serde = self.serde(true);
        quote!(#[serde(#serde)] #ident: #ty)
    }

    fn serde(&self, decoding: bool) -> TokenStream {
        let name = &self.name;
        if self.flatten {
            return quote!(flatten);
        }
        let mut serde = quote!(rename = #name);
        serde.extend(match &self.presence {
            Presence::Required | Presence::RequiredNullable => quote!(),
            Presence::Optional { .. } => {
                quote!(, default, skip_serializing_if = "::api_contract::presence::is_default")
            }
            Presence::Nullable | Presence::Default(None) => quote!(, default),
            Presence::Default(Some(_)) => {
                let function = self.default_function.to_string();
                quote!(, default = #function)
            }
        });
        if decoding {
            match &self.presence {
                Presence::Optional { not_null: true } => {
                    serde.extend(quote!(, deserialize_with = "::api_contract::presence::not_null"));
                }
                Presence::RequiredNullable => {
                    serde.extend(
                        quote!(, deserialize_with = "::api_contract::presence::required_nullable"),
                    );
                }
                _ => {}
            }
            let aliases = &self.aliases;
            serde.extend(quote!(#(, alias = #aliases)*));
        }
        serde
    }

    /// The function behind `default = value`.
    pub(crate) fn default_function(&self) -> Option<TokenStream> {
        let Presence::Default(Some(value)) = &self.presence else {
            return None;
        };
        let (function, ty) = (&self.default_function, &self.field.ty);
        Some(quote! {
            fn #function() -> #ty {
                #value
            }
        })
    }

    /// The name to be added to the schema's required members, which a derived schema leaves out.
    pub(crate) fn required_nullable(&self) -> Option<&str> {
        matches!(self.presence, Presence::RequiredNullable).then_some(&*self.name)
    }

    /// Statements that judge the member, given an expression for a reference to it.
    pub(crate) fn check(&self, member: &TokenStream) -> TokenStream {
        let name = &self.name;
        let place = if self.flatten {
            quote!(at)
        } else {
            quote!(&at.member(#name))
        };
        let range = self.range.as_ref().map(|Bounds { min, max }| {
            let (min, max) = (
                tokens::option(typed(min.as_ref(), "i128")),
                tokens::option(typed(max.as_ref(), "i128")),
            );
            quote!(::api_contract::validate::check_range(#member, #min, #max, #place, found);)
        });
        let length = self.length.as_ref().map(|Bounds { min, max }| {
            let (min, max) = (
                tokens::option(typed(min.as_ref(), "usize")),
                tokens::option(typed(max.as_ref(), "usize")),
            );
            quote!(::api_contract::validate::check_length(#member, #min, #max, #place, found);)
        });
        let pattern = self.pattern.as_ref().map(|pattern| {
            quote! {{
                static PATTERN: ::api_contract::validate::Pattern =
                    ::api_contract::validate::Pattern::new(#pattern);
                ::api_contract::validate::check_pattern(#member, &PATTERN, #place, found);
            }}
        });
        quote! {
            #range
            #length
            #pattern
            ::api_contract::validate::Validate::check(#member, #place, found);
        }
    }
}

fn check_type(presence: &Presence, field: &Field) -> Result<()> {
    let content = option_content(&field.ty);
    let option = content.is_some();
    let message = match presence {
        _ if content.and_then(option_content).is_some() => {
            "use api_contract::presence::Patch where absence and null differ"
        }
        Presence::Required if option => {
            "say how this member is present: #[wire(optional)], #[wire(nullable)] or \
             #[wire(required_nullable)]"
        }
        Presence::Nullable | Presence::RequiredNullable | Presence::Optional { not_null: true }
            if !option =>
        {
            "this presence needs an Option"
        }
        _ => return Ok(()),
    };
    Err(Error::new_spanned(&field.ty, message))
}

/// A pattern that the engine behind validation understands: one that it does not would match nothing.
fn compiled(pattern: LitStr) -> Result<LitStr> {
    match regex_lite::Regex::new(&pattern.value()) {
        Ok(_) => Ok(pattern),
        Err(error) => Err(Error::new(
            pattern.span(),
            format!("this pattern cannot be used: {error}"),
        )),
    }
}

/// Refuses a member whose wire name another one has.
pub(crate) fn distinct(members: &[Member]) -> Result<()> {
    for (index, member) in members.iter().enumerate() {
        if members[..index]
            .iter()
            .any(|earlier| earlier.name == member.name)
        {
            return Err(Error::new(
                member.ident.span(),
                format!("another member is called {:?} on the wire", member.name),
            ));
        }
    }
    Ok(())
}

fn option_content(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path
        .path
        .segments
        .last()
        .filter(|segment| segment.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(content)) => Some(content),
        _ => None,
    }
}

/// `(1, 512)`, `(min = 1)`, `(max = 512)` or `(min = 1, max = 512)`.
fn bounds(input: ParseStream<'_>) -> Result<Bounds> {
    let inner;
    parenthesized!(inner in input);
    let mut bounds = Bounds {
        min: None,
        max: None,
    };
    if inner.peek(Ident) && inner.peek2(Token![=]) {
        while !inner.is_empty() {
            let key: Ident = inner.parse()?;
            match key.to_string().as_str() {
                "min" => bounds.min = Some(value(&inner)?),
                "max" => bounds.max = Some(value(&inner)?),
                _ => {
                    return Err(Error::new(
                        key.span(),
                        "bounds are `min = ..` and `max = ..`",
                    ));
                }
            }
            if !inner.is_empty() {
                inner.parse::<Token![,]>()?;
            }
        }
    } else {
        bounds.min = Some(inner.parse()?);
        inner.parse::<Token![,]>()?;
        bounds.max = Some(inner.parse()?);
    }
    if bounds.min.is_none() && bounds.max.is_none() {
        return Err(inner.error("a bound is missing: `min = ..`, `max = ..` or both"));
    }
    Ok(bounds)
}

/// A bound as an integer of the type that its reader takes.
fn typed(bound: Option<&Expr>, ty: &str) -> Option<TokenStream> {
    let bound = bound?;
    if let Expr::Lit(ExprLit {
        lit: Lit::Int(number),
        ..
    }) = bound
        && number.suffix().is_empty()
    {
        let number = syn::LitInt::new(&format!("{}{ty}", number.base10_digits()), number.span());
        return Some(quote!(#number));
    }
    let ty = names::ident(ty, proc_macro2::Span::call_site());
    Some(quote!({
        const BOUND: #ty = #bound as #ty;
        BOUND
    }))
}
