//! A member that is not listed: refused exactly where the schema denies it, ignored elsewhere.

use std::collections::{BTreeMap, BTreeSet};

use proptest::strategy::{Strategy, ValueTree};
use serde_json::{Value, json};

use crate::subjects::WORLD;
use api_contract_instances::flaws::{Openness, objects};
use api_contract_instances::forms::{Form, Rest};
use api_contract_instances::{Instances, runner};

/// How many instances of a definition are searched for its objects.
const SEARCHED: usize = 24;

#[test]
fn an_unlisted_member_is_refused_where_the_schema_denies_it_and_ignored_elsewhere() {
    let world = &*WORLD;
    let instances = Instances::new(&world.forms);
    let mut failures = BTreeSet::new();
    let mut places: BTreeMap<Openness, usize> = BTreeMap::new();
    for subject in &world.subjects {
        let (strategy, mut runner) = (instances.of(&subject.name), runner(1));
        let mut seen = BTreeSet::new();
        for _ in 0..SEARCHED {
            let document = strategy
                .new_tree(&mut runner)
                .expect("an instance")
                .current();
            let Some(plain) = subject
                .read(&document)
                .ok()
                .filter(|read| read.broken.is_empty())
            else {
                continue;
            };
            for object in objects(&world.forms, &subject.name, &document) {
                if !object.own || !seen.insert(object.site.clone()) {
                    continue;
                }
                *places.entry(object.openness).or_default() += 1;
                let more = object.with(&document, "unlisted", json!({ "deep": [1] }));
                let read = subject.read(&more);
                let allowed = (
                    subject.own().is_valid(&more),
                    subject.accepted().is_valid(&more),
                );
                let agree = match (object.openness, &read) {
                    (Openness::Denied, Err(error)) => {
                        let named = ["`unlisted`", "an object with one member"];
                        allowed == (false, false) && named.iter().any(|name| error.contains(name))
                    }
                    (Openness::Ignored, Ok(read)) => {
                        allowed == (true, true)
                            && read.broken.is_empty()
                            && read.written == plain.written
                    }
                    _ => false,
                };
                if !agree {
                    let rust = read.map_or_else(|error| error, |_| "reads it".to_owned());
                    let site = format!("{}{}", subject.name, object.site);
                    let (own, accepted) = allowed;
                    failures.insert(format!(
                        "{site} is {:?}; allowed {own}, in requests {accepted}; Rust: {rust}",
                        object.openness
                    ));
                }
            }
        }
    }
    eprintln!("objects by what becomes of an unlisted member: {places:?}");
    let failures: Vec<String> = failures.into_iter().collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The types that refuse unlisted members, for a reader to compare with the facts.
#[test]
fn these_types_refuse_unlisted_members() {
    fn denies(form: &Form) -> bool {
        match form {
            Form::Object(object) => object.rest == Rest::Denied,
            Form::OneOf(cases) => cases.iter().any(denies),
            _ => false,
        }
    }
    let world = &*WORLD;
    let strict: Vec<&str> = world
        .bundle
        .definitions
        .keys()
        .map(String::as_str)
        .filter(|name| denies(world.forms.get(name)))
        .collect();
    insta::assert_snapshot!(strict.join("\n"));
}

#[test]
fn a_strict_union_is_strict_in_every_variant() {
    let world = &*WORLD;
    for name in world.bundle.definitions.keys() {
        let Form::OneOf(cases) = world.forms.get(name) else {
            continue;
        };
        let denied: BTreeSet<bool> = cases
            .iter()
            .filter_map(|case| match case {
                Form::Object(object) => Some(object.rest == Rest::Denied),
                _ => None,
            })
            .collect();
        assert!(
            denied.len() <= 1,
            "{name}: some variants are strict and some are not"
        );
    }
}

/// Members of an alias are read as the member itself; a schema only notes them.
#[test]
fn a_member_is_also_read_under_its_aliases() {
    fn walk<'a>(name: &'a str, schema: &'a Value, found: &mut Vec<(&'a str, &'a str, &'a str)>) {
        match schema {
            Value::Object(members) => {
                if let Some(Value::Object(properties)) = members.get("properties") {
                    for (member, property) in properties {
                        let aliases = property.get("x-aliases").and_then(Value::as_array);
                        for alias in aliases.into_iter().flatten().filter_map(Value::as_str) {
                            found.push((name, member, alias));
                        }
                    }
                }
                members.values().for_each(|value| walk(name, value, found));
            }
            Value::Array(items) => items.iter().for_each(|item| walk(name, item, found)),
            _ => {}
        }
    }
    let world = &*WORLD;
    let instances = Instances::new(&world.forms);
    let mut aliases = Vec::new();
    for (name, schema) in &world.bundle.definitions {
        walk(name, schema, &mut aliases);
    }
    assert!(!aliases.is_empty());
    for (name, member, alias) in aliases {
        let subject = world.subjects.iter().find(|subject| subject.name == name);
        let subject = subject.unwrap_or_else(|| panic!("{name} is not in the table of types"));
        let (strategy, mut runner) = (instances.of(name), runner(1));
        let mut tried = false;
        for _ in 0..SEARCHED {
            let document = strategy
                .new_tree(&mut runner)
                .expect("an instance")
                .current();
            let mut renamed = document.clone();
            let members = renamed.as_object_mut().expect("an object");
            if let Some(value) = members.remove(member) {
                tried = true;
                members.insert(alias.to_owned(), value);
                let written = |document| subject.read(document).map(|read| read.written);
                assert_eq!(
                    written(&renamed),
                    written(&document),
                    "{name}.{member} as {alias}"
                );
            }
        }
        assert!(tried, "{name}.{member}: no instance has it");
    }
}
