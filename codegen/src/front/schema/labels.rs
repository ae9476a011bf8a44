//! What tells alternatives apart, in words: for the names of those that have none.

use std::collections::{BTreeSet, HashMap};

use super::kinds::Kinds;
use super::syntax::Schema;
use crate::model::names::pascal;

/// A word for each alternative, where there is one: the value of a constant member, the title, a
/// member that no other alternative has, or the JSON type. No two alternatives have the same.
pub(super) fn labels(alternatives: &[&Schema]) -> Vec<Option<String>> {
    let mut owners: HashMap<&str, usize> = HashMap::new();
    for alternative in alternatives {
        for (name, _) in alternative.properties() {
            *owners.entry(name).or_default() += 1;
        }
    }
    let tiers: [Vec<Option<String>>; 4] = [
        by(alternatives, constant),
        by(alternatives, |alternative| alternative.about.title.clone()),
        by(alternatives, |alternative| own_member(alternative, &owners)),
        by(alternatives, kind),
    ];
    let mut taken = BTreeSet::new();
    let mut found = vec![None; alternatives.len()];
    for tier in tiers {
        for (place, label) in found.iter_mut().zip(tier) {
            if place.is_none()
                && let Some(label) = label
                && taken.insert(label.clone())
            {
                *place = Some(label);
            }
        }
    }
    found
}

/// One label for each alternative; those that two have are none.
fn by(alternatives: &[&Schema], label: impl Fn(&Schema) -> Option<String>) -> Vec<Option<String>> {
    let label = |alternative: &&Schema| {
        let words = pascal(&label(alternative)?);
        Some(words).filter(|words| !words.is_empty())
    };
    let found: Vec<Option<String>> = alternatives.iter().map(label).collect();
    let mut times: HashMap<String, usize> = HashMap::new();
    for label in found.iter().flatten() {
        *times.entry(label.clone()).or_default() += 1;
    }
    let once = |label: &String| times.get(label) == Some(&1);
    let found = found.into_iter();
    found.map(|label| label.filter(once)).collect()
}

/// The value of the first required member that is one text.
fn constant(alternative: &Schema) -> Option<String> {
    let mut properties = alternative.properties();
    properties.find_map(|(name, property)| {
        let text = property.only_value()?.as_str()?;
        alternative.requires(name).then(|| text.to_owned())
    })
}

/// The first member that no other alternative has, a required one if there is one.
fn own_member(alternative: &Schema, owners: &HashMap<&str, usize>) -> Option<String> {
    let own = |name: &str| owners.get(name) == Some(&1);
    let required = alternative.required().iter().map(String::as_str);
    let others = alternative.properties().map(|(name, _)| name);
    let mut names = required.chain(others);
    names.find(|name| own(name)).map(str::to_owned)
}

fn kind(alternative: &Schema) -> Option<String> {
    let kinds = alternative.kinds.or_else(|| {
        let object = alternative.object.as_ref().map(|_| Kinds::OBJECT);
        object.or_else(|| alternative.array.as_ref().map(|_| Kinds::ARRAY))
    })?;
    match kinds.each().as_slice() {
        [only] => Some(only.word().to_owned()),
        _ => None,
    }
}
