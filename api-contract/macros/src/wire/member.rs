//! A member of a struct or of a union's variant: its presence, its bounds, its attributes.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::ParseStream;
use syn::{Error, Expr, Field, GenericArgument, Ident, LitStr, PathArguments, Result, Token, Type};

use super::bounds::Bounds;
use crate::names;
use crate::tokens::value;

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
    pub(crate) flatten: bool,
    aliases: Vec<LitStr>,
    range: Option<Bounds>,
    length: Option<Bounds>,
    pattern: Option<LitStr>,
    default_function: Ident,
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
                            range = Some(Bounds::read(input)?);
                            None
                        }
                        "length" => {
                            length = Some(Bounds::read(input)?);
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
        let serde = self.schema_hints();
        let mut schema = Vec::new();
        schema.extend(self.range.as_ref().map(Bounds::range_hint));
        schema.extend(self.length.as_ref().map(Bounds::length_hint));
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
                let function = self.default_function.to_string();
                quote!(, default = #function)
            }
        };
        quote!(rename = #name #presence)
    }

    /// The statement that takes the member out of `__members`, into a variable of its own name.
    pub(crate) fn read_statement(&self) -> TokenStream {
        let (ident, ty, name) = (&self.ident, &self.field.ty, &self.name);
        if self.flatten {
            return quote!(let #ident: #ty = __members.flattened()?;);
        }
        let aliases = &self.aliases;
        let how = match &self.presence {
            Presence::Required | Presence::RequiredNullable => {
                quote!(required(#name, &[#(#aliases),*]))
            }
            Presence::Optional { not_null: true } => quote!(not_null(#name, &[#(#aliases),*])),
            Presence::Optional { .. } | Presence::Nullable | Presence::Default(None) => {
                quote!(or_default(#name, &[#(#aliases),*]))
            }
            Presence::Default(Some(_)) => {
                let function = &self.default_function;
                quote!(or_else(#name, &[#(#aliases),*], #function))
            }
        };
        quote!(let #ident: #ty = __members.#how?;)
    }

    /// The statement that writes the member to `__out`, given an expression for a reference to it.
    pub(crate) fn write_statement(&self, member: &TokenStream) -> TokenStream {
        let name = &self.name;
        if self.flatten {
            return quote!(::api_contract::encode::flattened(&mut __out, #member)?;);
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
        let range = self.range.as_ref().map(|bounds| {
            let (min, max) = bounds.options("i128");
            quote!(::api_contract::validate::check_range(#member, #min, #max, #place, found);)
        });
        let length = self.length.as_ref().map(|bounds| {
            let (min, max) = bounds.options("usize");
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

/// The statements that read these members, the flattened ones from what the others leave, and that
/// look at the rest.
pub(crate) fn read_all(members: &[Member], deny_unknown: bool) -> TokenStream {
    let plain = members.iter().filter(|member| !member.flatten);
    let flattened = members.iter().filter(|member| member.flatten);
    let statements = plain.chain(flattened).map(Member::read_statement);
    let rest = deny_unknown.then(|| {
        let names = members.iter().map(|member| &member.name);
        quote!(__members.refuse_others(&[#(#names),*])?;)
    });
    quote!(#(#statements)* #rest)
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
