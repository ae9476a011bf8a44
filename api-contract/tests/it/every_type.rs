//! For every exported definition: the decoder, the rules, the writer and the schemas agree.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{TestCaseError, TestError};
use serde_json::Value;

use crate::rules::is_beyond_the_schema;
use crate::subjects::{Subject, WORLD};
use api_contract_instances::flaws::{Flaw, Kind, flaws};
use api_contract_instances::{Instances, runner};

/// Valid instances of each definition that are read and written.
const VALID: u32 = 24;
/// The fewest flawed instances of each definition.
const FLAWED: usize = 24;
/// How many instances are searched for places that no flaw was tried at.
const SEARCHED: usize = 40;
/// After so many instances without such a place the search ends.
const BARREN: usize = 10;

/// Whether the contract has places for such a flaw, and no schema allows it: it has no list of different
/// items, and the members of one case may be those of another.
fn is_tried(kind: Kind) -> bool {
    !matches!(kind, Kind::OtherTag | Kind::Duplicate)
}

/// Many failures have one cause: what is shown is enough to find it.
const SHOWN: usize = 60;

fn report(failures: &BTreeSet<String>) {
    let shown: Vec<&str> = failures.iter().take(SHOWN).map(String::as_str).collect();
    assert!(
        failures.is_empty(),
        "{} disagreements:\n{}",
        failures.len(),
        shown.join("\n")
    );
}

fn short(document: &Value) -> String {
    let text = document.to_string();
    match text.char_indices().nth(300) {
        Some((end, _)) => format!("{} ..", &text[..end]),
        None => text,
    }
}

/// What must hold for a valid instance.
fn check_valid(subject: &Subject, document: &Value) -> Result<(), TestCaseError> {
    let fail = |text: String| Err(TestCaseError::fail(text));
    if let Err(error) = subject.own().validate(document) {
        return fail(format!("the tests made no instance of the schema: {error}"));
    }
    let read = match subject.read(document) {
        Ok(read) => read,
        Err(error) => return fail(format!("Rust does not decode it: {error}")),
    };
    if read.broken.iter().any(is_beyond_the_schema) {
        return Err(TestCaseError::reject("a rule beyond the schema"));
    }
    if let Some(broken) = read.broken.first() {
        return fail(format!("Rust refuses what the schema allows: {broken}"));
    }
    if !read.round_trip {
        return fail("what is written reads as another value".to_owned());
    }
    if let Err(error) = subject.written().validate(&read.written) {
        return fail(format!(
            "written against its schema: {error} at {}",
            error.instance_path()
        ));
    }
    if let Err(error) = subject.accepted().validate(&read.written) {
        return fail(format!("what is written is not accepted: {error}"));
    }
    Ok(())
}

#[test]
fn valid_instances_are_read_accepted_and_written_by_the_schema() {
    let world = &*WORLD;
    let instances = Instances::new(&world.forms);
    let mut failures = BTreeSet::new();
    let total = Cell::new(0);
    for subject in &world.subjects {
        let name = &subject.name;
        let outcome = runner(VALID).run(&instances.of(name), |document| {
            total.set(total.get() + 1);
            check_valid(subject, &document)
        });
        match outcome {
            Ok(()) => {}
            Err(TestError::Fail(reason, document)) => {
                failures.insert(format!(
                    "{name}: {}: {}",
                    reason.message(),
                    short(&document)
                ));
            }
            Err(TestError::Abort(reason)) => {
                failures.insert(format!(
                    "{name}: too few instances keep its rules: {reason}"
                ));
            }
        }
    }
    eprintln!(
        "{} definitions, {VALID} valid instances of each, {} tried",
        world.subjects.len(),
        total.get()
    );
    report(&failures);
}

/// What must hold for an instance with one flaw; otherwise what is wrong, in one line.
fn check_flaw(subject: &Subject, flaw: &Flaw, document: &Value) -> Result<(), String> {
    if subject.own().is_valid(document) {
        return Err("the schema allows it".to_owned());
    }
    let allowed = subject.accepted().is_valid(document);
    let message = match subject.read(document) {
        Err(message) => message,
        Ok(read) => match read.broken.first() {
            None if allowed => return Ok(()),
            None if flaw.judged_later => return Ok(()),
            None => return Err("Rust accepts what the schema refuses".to_owned()),
            Some(_) if read.broken.iter().all(is_beyond_the_schema) => return Ok(()),
            Some(broken) => broken.to_string(),
        },
    };
    if allowed {
        return Err(format!("Rust refuses what the schema allows: {message}"));
    }
    if let Some(secret) = flaw.secret().filter(|secret| message.contains(secret)) {
        return Err(format!("the message shows the value {secret:?}: {message}"));
    }
    let place = flaw.place();
    // A variant with members is an object of one member: which one is too many, nobody can say.
    if message.contains(&place) || message.contains("an object with one member") {
        Ok(())
    } else {
        Err(format!("the message does not name `{place}`: {message}"))
    }
}

#[test]
fn one_flaw_is_refused_by_rust_and_by_the_schema() {
    let world = &*WORLD;
    let instances = Instances::new(&world.forms);
    let mut failures = BTreeSet::new();
    let mut counts: BTreeMap<Kind, (usize, usize)> = BTreeMap::new();
    let mut fewest = usize::MAX;
    for subject in &world.subjects {
        let name = &subject.name;
        let (strategy, mut runner) = (instances.of(name), runner(VALID));
        let mut sites: BTreeSet<(Kind, String)> = BTreeSet::new();
        let (mut tried, mut barren) = (0, 0);
        for _ in 0..SEARCHED {
            let document = match strategy.new_tree(&mut runner) {
                Ok(tree) => tree.current(),
                Err(reason) => panic!("{name}: {reason}"),
            };
            let keeps_rules = subject
                .read(&document)
                .is_ok_and(|read| read.broken.is_empty());
            if !keeps_rules {
                continue;
            }
            let seen = sites.len();
            let mut all = flaws(&world.forms, name, &document, tried + 1);
            all.retain(|flaw| is_tried(flaw.kind));
            // Every new place of the definition's own, and one of those below it.
            let below = tried % all.len();
            for (index, flaw) in all.iter().enumerate() {
                let new = flaw.own && sites.insert((flaw.kind, flaw.site.clone()));
                if !new && index != below {
                    continue;
                }
                tried += 1;
                let count = counts.entry(flaw.kind).or_default();
                count.0 += 1;
                count.1 += usize::from(new);
                let flawed = flaw.apply(&document);
                if let Err(wrong) = check_flaw(subject, flaw, &flawed) {
                    failures.insert(format!(
                        "{name}{} {}: {wrong}: {}",
                        flaw.site,
                        flaw.kind,
                        short(&flawed)
                    ));
                }
            }
            barren = if sites.len() == seen { barren + 1 } else { 0 };
            if tried >= FLAWED && barren >= BARREN {
                break;
            }
        }
        fewest = fewest.min(tried);
        if tried < FLAWED {
            // In small letters, so that it stands below what may be its cause.
            failures.insert(format!("only {tried} flawed instances of {name}"));
        }
    }
    for kind in Kind::ALL.into_iter().filter(|kind| is_tried(*kind)) {
        let (tried, places) = counts.get(&kind).copied().unwrap_or_default();
        eprintln!("{kind:>16}: {tried:5} flawed instances, {places:4} places");
        if tried == 0 {
            failures.insert(format!("{kind}: no instance has this flaw"));
        }
    }
    eprintln!("at least {fewest} flawed instances of each definition");
    report(&failures);
}
