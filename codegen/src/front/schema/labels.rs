//! What tells alternatives apart, in words: for the names of those that have none.

use std::collections::{BTreeSet, HashMap};

use super::kinds::Kinds;
use super::open_tail::tail;
use super::syntax::Schema;
use crate::model::names::pascal;

/// The word for the one alternative that nothing tells apart, and for that with any other tag.
const OTHER: &str = "Other";

/// A word for each alternative, where there is one: the value of a constant member, the title, a
/// member that no other alternative has, or the JSON type. No two alternatives have the same, and
/// one alone that has none is the other one.
pub(super) fn labels(alternatives: &[&Schema]) -> Vec<Option<String>> {
    let mut owners: HashMap<&str, usize> = HashMap::new();
    for alternative in alternatives {
        for (name, _) in alternative.properties().filter(|(_, schema)| !schema.never) {
            *owners.entry(name).or_default() += 1;
        }
    }
    let mut uses: HashMap<(&str, &str), usize> = HashMap::new();
    for constant in alternatives.iter().flat_map(|one| constants(one)) {
        *uses.entry(constant).or_default() += 1;
    }
    let tiers: [Vec<Option<String>>; 5] = [
        by(alternatives, |alternative| constant(alternative, &uses)),
        by(alternatives, |alternative| {
            tail(alternative).map(|_| OTHER.to_owned())
        }),
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
    let mut nameless = found.iter_mut().filter(|label| label.is_none());
    if let (Some(only), None, false) = (nameless.next(), nameless.next(), taken.contains(OTHER)) {
        *only = Some(OTHER.to_owned());
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

/// The required members that are one text, each with it.
fn constants(alternative: &Schema) -> impl Iterator<Item = (&str, &str)> {
    alternative.properties().filter_map(|(name, property)| {
        let text = property.only_value()?.as_str()?;
        alternative.requires(name).then_some((name, text))
    })
}

/// The value of the first required member that is one text in no other alternative, or else in some.
fn constant(alternative: &Schema, uses: &HashMap<(&str, &str), usize>) -> Option<String> {
    let own = constants(alternative).find(|constant| uses.get(constant) == Some(&1));
    let found = own.or_else(|| constants(alternative).next());
    found.map(|(_, text)| text.to_owned())
}

/// The first member that no other alternative has, a required one if there is one.
fn own_member(alternative: &Schema, owners: &HashMap<&str, usize>) -> Option<String> {
    let own = |name: &str| owners.get(name) == Some(&1);
    let required = alternative.required().iter().map(String::as_str);
    let others = alternative.properties();
    let others = others
        .filter(|(_, schema)| !schema.never)
        .map(|(name, _)| name);
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
