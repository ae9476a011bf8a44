//! The names of types, variants and fields, each used once.

use super::choices::choice_name;
use super::types::OTHER_MEMBERS;
use crate::model::names::{Scope, pascal, snake, type_name};
use crate::model::{Model, Others, Shape, Struct, TextEnum};
use crate::problem::Problems;

const RESERVED: [&str; 14] = [
    "BTreeMap",
    "Box",
    "Default",
    "Deserialize",
    "Err",
    "None",
    "Ok",
    "Option",
    "Patch",
    "Serialize",
    "Some",
    "String",
    "UnlistedVariant",
    "Vec",
];

/// Refuses names that two things would share.
pub(super) fn check(model: &Model) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let mut types = Scope::new("Rust type");
    types.reserve(&RESERVED);
    types.reserve(&["Value", "Self"]);
    let mut claim = |scope: &mut Scope, name: String, origin: &str| {
        problems.keep(scope.claim(&name, origin));
    };
    if let Some(envelope) = &model.envelope {
        claim(&mut types, type_name(&envelope.name), "the envelope");
    }
    for named in model.types.values() {
        claim(&mut types, type_name(&named.name), &named.origin);
        let mut variants = Scope::new(format!("variant of `{}`", named.name));
        let mut members = |structure: &Struct, whose: &str| {
            let fields = &mut Scope::new(format!("field of `{whose}`"));
            for member in &structure.members {
                let origin = format!("{} member `{}`", named.origin, member.name);
                claim(fields, snake(&member.name), &origin);
            }
            if matches!(structure.others, Others::Kept(_)) {
                let origin = format!("{} members of any other name", named.origin);
                claim(fields, OTHER_MEMBERS.to_owned(), &origin);
            }
        };
        match &named.shape {
            Shape::Struct(structure) => members(structure, &named.name),
            Shape::TextEnum(TextEnum { values, open }) => {
                if *open {
                    variants.reserve(&["Unlisted"]);
                }
                for value in values {
                    let origin = format!("{} value `{}`", named.origin, value.text);
                    claim(&mut variants, pascal(&value.text), &origin);
                }
            }
            Shape::Union(union) => {
                for variant in &union.variants {
                    if let Some(body) = &variant.body {
                        members(body, &format!("{}::{}", named.name, variant.tag));
                    }
                }
                if union.open {
                    variants.reserve(&["Unlisted"]);
                }
                for variant in &union.variants {
                    let origin = format!("{} variant `{}`", named.origin, variant.tag);
                    claim(&mut variants, pascal(&variant.tag), &origin);
                }
                if let Some(tag) = union.tagging.tag().filter(|_| !union.common.is_empty()) {
                    let origin = format!("{} choice by `{tag}`", named.origin);
                    claim(&mut types, choice_name(&named.name, tag), &origin);
                    let fields = &mut Scope::new(format!("field of `{}`", named.name));
                    for member in &union.common {
                        let origin = format!("{} member `{}`", named.origin, member.name);
                        claim(fields, snake(&member.name), &origin);
                    }
                    claim(fields, snake(tag), &origin);
                }
            }
            Shape::Alias(_) => {}
        }
    }
    problems.or(())
}
