//! The names of types, variants and fields, each used once.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Ident;

use super::choices::{choice_name, variant_names};
use super::types::OTHER_MEMBERS;
use super::{field_name, ident, ident_name, type_ident_name};
use crate::model::names::{Scope, pascal, snake};
use crate::model::{Member, Model, Others, Shape, Struct};
use crate::problem::Problems;

/// The variant of an open enum that holds what is not listed.
pub(super) const UNLISTED: &str = "Unlisted";

/// The Rust names of wire names that stand in one scope.
///
/// They follow the conventions of Rust. Where two would become one, or one is no name at all, they
/// are spelled as on the wire: the wire cannot be renamed for the sake of a language.
#[derive(Debug, Default)]
pub(super) struct Names<'a>(BTreeMap<&'a str, String>);

impl<'a> Names<'a> {
    fn of(
        wire: impl IntoIterator<Item = &'a str>,
        reserved: &[&str],
        convention: impl Fn(&str) -> String,
    ) -> Self {
        let names: BTreeMap<&str, String> = wire
            .into_iter()
            .map(|wire| (wire, convention(wire)))
            .collect();
        let mut uses: BTreeMap<String, usize> = BTreeMap::new();
        for name in names
            .values()
            .map(String::as_str)
            .chain(reserved.iter().copied())
        {
            *uses.entry(name.to_owned()).or_default() += 1;
        }
        let good = |name: &String| begins_well(name) && uses.get(name) == Some(&1);
        let unique = names.into_iter().map(|(wire, name)| {
            let name = if good(&name) { name } else { spelled(wire) };
            let reserved = reserved.contains(&name.as_str());
            (wire, if reserved { name + "_" } else { name })
        });
        Names(unique.collect())
    }

    /// The variants of an enum.
    pub(super) fn variants(wire: impl IntoIterator<Item = &'a str>, open: bool) -> Self {
        let reserved: &[&str] = if open { &[UNLISTED] } else { &[] };
        Names::of(wire, reserved, pascal)
    }

    /// The constants of a module.
    pub(super) fn constants(wire: impl IntoIterator<Item = &'a str>) -> Self {
        Names::of(wire, &[], pascal)
    }

    /// The functions of a trait that has one of its own, `call`.
    pub(super) fn functions(wire: impl IntoIterator<Item = &'a str>) -> Self {
        Names::of(wire, &["call"], |wire| field_name(&snake(wire)))
    }

    /// The fields of an object: its members, and what else the Rust type has.
    pub(super) fn fields(members: &'a [Member], reserved: &[&str]) -> Self {
        let wire = members.iter().map(|member| member.name.as_str());
        Names::of(wire, reserved, |wire| field_name(&snake(wire)))
    }

    /// The identifier of a wire name.
    pub(super) fn ident(&self, wire: &str) -> Ident {
        ident(self.0.get(wire).map_or(wire, String::as_str))
    }

    /// The same as a text.
    pub(super) fn name(&self, wire: &str) -> String {
        ident_name(self.0.get(wire).map_or(wire, String::as_str))
    }

    /// Refuses names that are equal even as they are spelled on the wire.
    pub(super) fn check(&self, what: &str, of: &str) -> Result<(), Problems> {
        let (mut scope, mut problems) = (Scope::new(what), Problems::default());
        for (wire, name) in self.all() {
            problems.keep(scope.claim(name, &format!("{of} `{wire}`")));
        }
        problems.or(())
    }

    /// Whether each is a name, and nothing else has it.
    fn apart(&self) -> bool {
        let names: BTreeSet<&str> = self.0.values().map(String::as_str).collect();
        names.len() == self.0.len() && names.into_iter().all(begins_well)
    }

    fn all(&self) -> impl Iterator<Item = (&'a str, &String)> {
        self.0.iter().map(|(wire, name)| (*wire, name))
    }
}

fn begins_well(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_alphabetic())
}

/// A wire name letter by letter; what cannot stand in a name is written as its code.
pub(super) fn spelled(wire: &str) -> String {
    if wire.is_empty() {
        return "Empty".to_owned();
    }
    let mut name = String::new();
    for letter in wire.chars() {
        match letter {
            letter if letter.is_alphanumeric() || letter == '_' => name.push(letter),
            letter => name = format!("{name}U{:X}", u32::from(letter)),
        }
    }
    if begins_well(&name) {
        name
    } else {
        format!("N{name}")
    }
}

/// What an object has beside its members.
pub(super) fn reserved_fields(structure: &Struct) -> &'static [&'static str] {
    match structure.others {
        Others::Kept(_) => &[OTHER_MEMBERS],
        Others::Ignored | Others::Refused => &[],
    }
}

/// Refuses names that two things would share.
pub(super) fn check(model: &Model) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let mut types = Scope::new("Rust type");
    let mut claim = |scope: &mut Scope, name: &str, origin: &str| {
        problems.keep(scope.claim(name, origin));
    };
    if let Some(envelope) = &model.envelope {
        claim(&mut types, &type_ident_name(&envelope.name), "the envelope");
        for name in envelope.monomorphs.keys() {
            claim(&mut types, &type_ident_name(name), name);
        }
    }
    for named in model.types.values() {
        let origin = &named.origin;
        claim(&mut types, &type_ident_name(&named.name), origin);
        let mut inside = |what: String, word: &str, names: &Names<'_>| {
            if names.apart() {
                return;
            }
            let mut scope = Scope::new(what);
            for (wire, name) in names.all() {
                claim(&mut scope, name, &format!("{origin} {word} `{wire}`"));
            }
        };
        let mut members = |structure: &Struct, whose: &str| {
            let names = Names::fields(&structure.members, reserved_fields(structure));
            inside(format!("field of `{whose}`"), "member", &names);
        };
        match &named.shape {
            Shape::Struct(structure) => members(structure, &named.name),
            Shape::TextEnum(values) => {
                let texts = values.values.iter().map(|value| value.text.as_str());
                let names = Names::variants(texts, values.open);
                inside(format!("variant of `{}`", named.name), "value", &names);
            }
            Shape::Union(union) => {
                for variant in &union.variants {
                    if let Some(body) = &variant.body {
                        members(body, &format!("{}::{}", named.name, variant.tag));
                    }
                }
                let names = variant_names(union);
                inside(format!("variant of `{}`", named.name), "variant", &names);
                if let Some(tag) = union.tagging.tag().filter(|_| !union.common.is_empty()) {
                    let choice = field_name(&snake(tag));
                    let names = Names::fields(&union.common, &[&choice]);
                    inside(format!("field of `{}`", named.name), "member", &names);
                    let origin = format!("{origin} choice by `{tag}`");
                    claim(&mut types, &choice_name(&named.name, tag), &origin);
                }
            }
            Shape::Alias(_) => {}
        }
    }
    problems.or(())
}
