//! Choices whose alternatives are told apart by nothing but themselves.
//!
//! A value that fits one alternative becomes that variant. One that fits several becomes the variant
//! that holds all that any of them would hold; where none does, it is kept whole.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::signs::Sign;
use super::source::tokens;
use super::types::TypePrinter;
use super::{docs, ident, type_ident, type_ident_name};
use crate::model::names::pascal;
use crate::model::{Choice, Constant, NamedType, Type};
use crate::problem::Problem;

/// The variant for what fits several alternatives and is held by none.
const SEVERAL: &str = "Several";

struct Alternative<'a> {
    ty: &'a Type,
    /// How Rust writes it.
    text: String,
    /// Whether every rule for its values is a matter of shape, so that the Rust type decides.
    exact: bool,
    sign: Sign,
}

impl TypePrinter<'_> {
    /// A choice as an enum; if Rust has one type for all alternatives, as a name for that type.
    pub(super) fn untagged(
        &self,
        named: &NamedType,
        choice: &Choice,
    ) -> Result<TokenStream, Problem> {
        let (name, about) = (type_ident(&named.name), Self::about(named));
        let alternatives = self.alternatives(named, choice);
        if let [Alternative { text, .. }] = alternatives.as_slice() {
            let tokens = tokens(text);
            return Ok(quote!(#about pub type #name = #tokens;));
        }
        let several = self.may_fit_several(choice, &alternatives);
        let idents = variants(named, &alternatives, several)?;
        let derives = self.derives(&named.name);
        let types = alternatives
            .iter()
            .map(|alternative| tokens(&alternative.text));
        let abouts = alternatives.iter().map(|alternative| {
            let about = described(alternative.ty);
            let mut letters = about.chars();
            let first: String = letters
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            docs(&format!("{first}{}.", letters.as_str()))
        });
        let rows = alternatives.iter().map(|alternative| {
            let (about, exact) = (described(alternative.ty), alternative.exact);
            let sign = alternative.sign.tokens();
            quote!(super::wire::Alternative { about: #about, exact: #exact, sign: #sign })
        });
        let (variant, form) = if several {
            let (ident, value) = (format_ident!("{SEVERAL}"), self.paths.to("Value"));
            let variant = quote! {
                /// Fits several of these, none of which holds all of it: kept whole.
                #ident(#value)
            };
            (Some(variant), quote!([#ident]))
        } else {
            (None, quote!([]))
        };
        let exclusive = choice.exclusive;
        Ok(quote! {
            #about
            #[derive(#derives)]
            pub enum #name {
                #(#abouts #idents(#types),)*
                #variant
            }
            super::wire::untagged_union!(#name, [#(#idents),*], #form, #exclusive, &[#(#rows),*]);
        })
    }

    /// The alternatives, without those that are the same in Rust as an earlier one.
    fn alternatives<'a>(&self, named: &NamedType, choice: &'a Choice) -> Vec<Alternative<'a>> {
        let mut found: Vec<Alternative<'_>> = Vec::new();
        for ty in &choice.alternatives {
            let text = self.expression(ty, Some(&named.name));
            let (sign, exact) = (Sign::of(ty, self.model), self.layout.exact(ty));
            let same = found.iter_mut().find(|other| other.text == text);
            match same {
                Some(other) => {
                    other.exact &= exact;
                    other.sign = Sign::either([&other.sign, &sign]);
                }
                None => found.push(Alternative {
                    ty,
                    text,
                    exact,
                    sign,
                }),
            }
        }
        found
    }

    /// Whether a value can fit two alternatives that each pass over something of it.
    fn may_fit_several(&self, choice: &Choice, alternatives: &[Alternative<'_>]) -> bool {
        let losing: Vec<&Alternative<'_>> = alternatives
            .iter()
            .filter(|alternative| self.layout.loses(alternative.ty))
            .collect();
        losing.iter().enumerate().any(|(index, one)| {
            losing[..index].iter().any(|other| {
                let refused = choice.exclusive && one.exact && other.exact;
                !refused && one.sign.overlaps(&other.sign)
            })
        })
    }
}

/// The variants: each named by what it holds, in one word if that tells it apart.
fn variants(
    named: &NamedType,
    alternatives: &[Alternative<'_>],
    several: bool,
) -> Result<Vec<Ident>, Problem> {
    let mut short: Vec<String> = alternatives
        .iter()
        .map(|alternative| word(alternative.ty, false))
        .collect();
    let reserved = several.then(|| SEVERAL.to_owned());
    let uses = |name: &String, short: &[String]| {
        let all = short.iter().chain(&reserved);
        all.filter(|other| *other == name).count()
    };
    let clashing: Vec<bool> = short.iter().map(|name| uses(name, &short) > 1).collect();
    for (index, clashing) in clashing.into_iter().enumerate() {
        if clashing {
            short[index] = word(alternatives[index].ty, true);
        }
    }
    match short.iter().find(|name| uses(name, &short) > 1) {
        None => Ok(short.iter().map(|name| ident(name)).collect()),
        Some(name) => Err(Problem::new(
            &named.origin,
            format!("has two alternatives that would be the variant `{name}` of its Rust type"),
            "give the alternatives names of their own in the definitions",
        )),
    }
}

/// What an alternative is called, in one word or in as many as tell it apart from all others.
fn word(ty: &Type, long: bool) -> String {
    let of = |prefix: &str, inner: &Type| {
        if long {
            format!("{prefix}Of{}", word(inner, true))
        } else {
            prefix.to_owned()
        }
    };
    match ty {
        Type::Any => "Any".to_owned(),
        Type::Never => "Never".to_owned(),
        Type::Boolean => "Boolean".to_owned(),
        Type::Integer(integer) => match integer.format {
            Some(format) if long => pascal(format.name()),
            None if long && integer.min.is_some_and(|min| min >= 0) => "Unsigned".to_owned(),
            _ => "Integer".to_owned(),
        },
        Type::Number(_) => "Number".to_owned(),
        Type::Text(_) => "Text".to_owned(),
        Type::Constant(constant) => constant_word(constant, long),
        Type::List(list) => of("List", &list.items),
        Type::Map(map) => of("Map", &map.values),
        Type::Tuple(tuple) => {
            let items: String = tuple.items.iter().map(|item| word(item, true)).collect();
            if long {
                format!("TupleOf{items}")
            } else {
                "Tuple".to_owned()
            }
        }
        Type::Choice(_) => "Choice".to_owned(),
        Type::Nullable(inner) => format!("Nullable{}", word(inner, long)),
        Type::Reference(name) => type_ident_name(name),
    }
}

fn constant_word(constant: &Constant, long: bool) -> String {
    let number = |text: String| format!("N{}", text.replace('-', "Minus").replace('.', "_"));
    match constant {
        Constant::Text(text) => {
            let name = pascal(text);
            let begins_well = name.starts_with(|first: char| first.is_alphabetic());
            if begins_well && !long {
                name
            } else {
                super::names::spelled(text)
            }
        }
        Constant::Integer(value) => number(value.to_string()),
        Constant::Number(value) => number(value.to_string().replace('+', "")),
        Constant::Boolean(true) => "True".to_owned(),
        Constant::Boolean(false) => "False".to_owned(),
        Constant::Null => "Null".to_owned(),
    }
}

/// An alternative in words, for messages and documentation.
fn described(ty: &Type) -> String {
    match ty {
        Type::Any => "any JSON value".to_owned(),
        Type::Never => "nothing".to_owned(),
        Type::Boolean => "true or false".to_owned(),
        Type::Integer(_) => "a whole number".to_owned(),
        Type::Number(_) => "a number".to_owned(),
        Type::Text(_) => "a text".to_owned(),
        Type::Constant(constant) => match constant {
            Constant::Text(text) => format!("the text `{text}`"),
            Constant::Integer(number) => format!("the number {number}"),
            Constant::Number(number) => format!("the number {number}"),
            Constant::Boolean(value) => value.to_string(),
            Constant::Null => "null".to_owned(),
        },
        Type::List(_) | Type::Tuple(_) => "a list".to_owned(),
        Type::Map(_) => "an object with free keys".to_owned(),
        Type::Choice(_) => "a choice".to_owned(),
        Type::Nullable(inner) => format!("{} or null", described(inner)),
        Type::Reference(name) => format!("`{}`", type_ident_name(name)),
    }
}
