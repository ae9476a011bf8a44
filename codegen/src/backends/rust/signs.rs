//! By what the first look at a value tells which alternatives of a choice it can be.
//!
//! A reader tries only these, so that nested choices are not tried over and over, and so that what is
//! wrong in a value is told of the alternative that was meant.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Constant, Member, Model, Presence, Shape, Struct, Tagging, Type, Union};

/// What all values of a type have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sign {
    /// The JSON types they have.
    kinds: BTreeSet<&'static str>,
    /// The members that objects have.
    required: BTreeSet<String>,
    /// The texts that members have, where these are listed.
    listed: BTreeMap<String, BTreeSet<String>>,
    /// The texts that members do not have, where they have any other.
    kept_out: BTreeMap<String, BTreeSet<String>>,
}

const ALL: [&str; 6] = ["array", "boolean", "null", "number", "object", "string"];

impl Sign {
    fn kind(kind: &'static str) -> Self {
        Sign {
            kinds: BTreeSet::from([kind]),
            ..Sign::default()
        }
    }

    /// What all values of this type have.
    pub(super) fn of(ty: &Type, model: &Model) -> Self {
        Sign::within(ty, model, &mut BTreeSet::new())
    }

    fn within<'a>(ty: &'a Type, model: &'a Model, seen: &mut BTreeSet<&'a str>) -> Self {
        match ty {
            Type::Any => Sign {
                kinds: BTreeSet::from(ALL),
                ..Sign::default()
            },
            Type::Never => Sign::default(),
            Type::Boolean | Type::Constant(Constant::Boolean(_)) => Sign::kind("boolean"),
            Type::Integer(_)
            | Type::Number(_)
            | Type::Constant(Constant::Integer(_) | Constant::Number(_)) => Sign::kind("number"),
            Type::Text(_) | Type::Constant(Constant::Text(_)) => Sign::kind("string"),
            Type::Constant(Constant::Null) => Sign::kind("null"),
            Type::List(_) | Type::Tuple(_) => Sign::kind("array"),
            Type::Map(_) => Sign::kind("object"),
            Type::Nullable(inner) => {
                let mut sign = Sign::within(inner, model, seen);
                sign.kinds.insert("null");
                sign
            }
            Type::Choice(choice) => {
                let signs = choice.alternatives.iter();
                let signs: Vec<Sign> = signs.map(|ty| Sign::within(ty, model, seen)).collect();
                Sign::either(&signs)
            }
            Type::Reference(name) => {
                let shape = |name: &str| model.types.get(name).map(|named| &named.shape);
                let mut name = name;
                // A long chain of names must not exhaust the stack.
                while let Some(Shape::Alias(Type::Reference(next))) = shape(name)
                    && seen.insert(name)
                {
                    name = next;
                }
                match shape(name) {
                    None => Sign::of(&Type::Any, model),
                    Some(Shape::Alias(_)) if !seen.insert(name) => Sign::of(&Type::Any, model),
                    Some(Shape::Alias(ty)) => Sign::within(ty, model, seen),
                    Some(Shape::TextEnum(_)) => Sign::kind("string"),
                    Some(Shape::Struct(structure)) => structure_sign(structure, model),
                    Some(Shape::Union(union)) => union_sign(union, model),
                }
            }
        }
    }

    /// What values of any of these have.
    pub(super) fn either<'a>(signs: impl IntoIterator<Item = &'a Sign>) -> Self {
        let mut signs = signs.into_iter();
        let first = signs.next().cloned().unwrap_or_default();
        signs.fold(first, |one, other| Sign {
            kinds: &one.kinds | &other.kinds,
            required: &one.required & &other.required,
            listed: one
                .listed
                .into_iter()
                .filter_map(|(name, texts)| {
                    let more = other.listed.get(&name)?;
                    Some((name, &texts | more))
                })
                .collect(),
            kept_out: one
                .kept_out
                .into_iter()
                .filter_map(|(name, texts)| {
                    let more = other.kept_out.get(&name)?;
                    Some((name, &texts & more))
                })
                .collect(),
        })
    }

    /// Whether a value can have both signs and hold members or items.
    pub(super) fn overlaps(&self, other: &Sign) -> bool {
        let both = &self.kinds & &other.kinds;
        let apart = self.listed.iter().any(|(name, texts)| {
            let others = other.listed.get(name);
            others.is_some_and(|others| others.is_disjoint(texts))
        });
        let apart = apart || self.keeps_out(other) || other.keeps_out(self);
        both.contains("array") || (both.contains("object") && !apart)
    }

    /// Whether a member has no text that the other lists for it.
    fn keeps_out(&self, other: &Sign) -> bool {
        self.kept_out.iter().any(|(name, texts)| {
            let listed = other.listed.get(name);
            listed.is_some_and(|listed| listed.is_subset(texts))
        })
    }

    pub(super) fn tokens(&self) -> TokenStream {
        let (kinds, required) = (&self.kinds, &self.required);
        let kinds = kinds.iter();
        let required = required.iter();
        let listed = rows(&self.listed);
        let kept_out = rows(&self.kept_out);
        quote! {
            super::wire::Sign {
                kinds: &[#(#kinds),*],
                required: &[#(#required),*],
                listed: &[#(#listed),*],
                kept_out: &[#(#kept_out),*],
            }
        }
    }
}

/// Members, each with texts.
fn rows(members: &BTreeMap<String, BTreeSet<String>>) -> Vec<TokenStream> {
    let rows = members.iter().map(|(name, texts)| {
        let texts = texts.iter();
        quote!((#name, &[#(#texts),*]))
    });
    rows.collect()
}

fn structure_sign(structure: &Struct, model: &Model) -> Sign {
    let mut sign = Sign::kind("object");
    sign.add(&structure.members, model);
    sign
}

fn union_sign(union: &Union, model: &Model) -> Sign {
    let mut sign = Sign::kind("object");
    match &union.tagging {
        Tagging::Internal { tag } | Tagging::Adjacent { tag, .. } => {
            sign.required.insert(tag.clone());
            if !union.open {
                let tags = union.variants.iter().map(|variant| variant.tag.clone());
                sign.listed.insert(tag.clone(), tags.collect());
            }
        }
        Tagging::External => {
            sign.kinds.insert("string");
        }
    }
    sign.add(&union.common, model);
    sign
}

impl Sign {
    fn add(&mut self, members: &[Member], model: &Model) {
        let required = members
            .iter()
            .filter(|member| member.presence == Presence::Required && member.aliases.is_empty());
        for member in required {
            self.required.insert(member.name.clone());
            if let Type::Text(text) = &member.ty
                && !text.except.is_empty()
            {
                let texts = text.except.iter().cloned().collect();
                self.kept_out.insert(member.name.clone(), texts);
            }
            let texts: Option<BTreeSet<String>> = match &member.ty {
                Type::Constant(Constant::Text(text)) => Some(BTreeSet::from([text.clone()])),
                Type::Reference(name) => match model.types.get(name).map(|named| &named.shape) {
                    Some(Shape::TextEnum(values)) if !values.open => {
                        let texts = values.values.iter().map(|value| value.text.clone());
                        Some(texts.collect())
                    }
                    _ => None,
                },
                _ => None,
            };
            self.listed
                .extend(texts.map(|texts| (member.name.clone(), texts)));
        }
    }
}
