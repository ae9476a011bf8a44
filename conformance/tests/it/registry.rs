//! What holds for every check.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use api_contract::lightspeed::events::SessionEventKindView;
use conformance::check::{self, Effect, Kind, Source};
use conformance::checks::{FAMILIES, Family};
use conformance::methods::{BlobsPut, Method as _};

#[test]
fn every_check_has_an_id_of_its_own_and_says_what_it_is() {
    let mut ids = BTreeSet::new();
    for check in check::all() {
        let id = check.id;
        assert!(ids.insert(id), "{id} occurs twice");
        assert!(
            id.bytes()
                .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-'),
            "{id} is no id"
        );
        let title = check.title;
        assert!(
            (10..=70).contains(&title.len()),
            "{id}: a title of {} bytes",
            title.len()
        );
        assert!(
            !title.ends_with('.') && !title.contains('\n'),
            "{id}: {title:?}"
        );
        assert!(
            check.rule.len() >= 30 && check.rule.ends_with('.'),
            "{id}: {:?}",
            check.rule
        );
    }
}

#[test]
fn a_source_is_a_place_that_a_reader_can_find() {
    let contract = &api_contract::lightspeed::CONTRACT;
    let bundle = api_contract::schema::bundle(contract).expect("a contract");
    for check in check::all() {
        let found = match check.source {
            Source::Guide(section) => GUIDE.contains(&section),
            Source::Contract(place) => {
                place == "api.schema.json"
                    || contract.method(place).is_some()
                    || bundle.definitions.contains_key(place)
            }
            Source::JsonRpc(section) => ["4", "5", "5.1", "6"].contains(&section),
            Source::Gateway => true,
        };
        assert!(found, "{}: there is no {}", check.id, check.source);
    }
}

/// The sections of the public guide that state rules.
const GUIDE: &[&str] = &[
    "Prepare an endpoint and a profile",
    "Submit and observe one task",
    "Keep retry identity with the business operation",
    "Follow events and reconnect",
    "Read content through the public projection",
    "Handle errors and lifecycle explicitly",
];

#[test]
fn a_check_that_sends_has_a_budget_and_names_its_methods() {
    for check in check::all() {
        match check.kind {
            Kind::Active(_) | Kind::Mixed(..) => {
                assert!(check.budget > 0, "{} may send nothing", check.id);
                assert!(
                    !check.needs.methods.is_empty(),
                    "{} calls no method",
                    check.id
                );
            }
            Kind::Passive(_) => assert_eq!(check.budget, 0, "{} sends nothing", check.id),
        }
        // Blobs stay, so a reader of `list` and `explain` must be told.
        let stores = check.needs.methods.contains(&BlobsPut::NAME);
        assert_eq!(stores, check.effect == Effect::Blobs, "{}", check.id);
        let contract = &api_contract::lightspeed::CONTRACT;
        for method in check.needs.methods {
            assert!(
                contract.method(method).is_some(),
                "{} needs {method}",
                check.id
            );
        }
    }
}

/// Whoever reads an id in a report finds the check without searching.
#[test]
fn an_id_says_which_file_its_check_stands_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/checks");
    let mut named = BTreeSet::new();
    for family in FAMILIES {
        let Family { name, prefix, .. } = family;
        assert!(
            abbreviates(&prefix.to_ascii_lowercase(), name),
            "{prefix} does not abbreviate {name}"
        );
        named.extend([format!("{name}.rs"), (*name).to_owned()]);
        let file =
            fs::read_to_string(folder.join(format!("{name}.rs"))).expect("a file by its name");
        let mut sources = file.clone();
        if folder.join(name).is_dir() {
            each_file(&folder.join(name), &mut |_, text| sources += text);
        }
        assert!(!family.checks.is_empty(), "{name} has no checks");
        for check in family.checks {
            let id = check.id;
            let number = id
                .strip_prefix(prefix)
                .map(|rest| rest.trim_start_matches('-'));
            assert!(
                number.is_some_and(|number| {
                    number.len() >= 2 && number.bytes().all(|byte| byte.is_ascii_digit())
                }),
                "{id} is no id of the family {name}: {prefix} and a number of two digits"
            );
            assert_eq!(check.family().map(|found| found.name), Some(*name));
            let item = format!("id: \"{id}\"");
            assert_eq!(file.matches(&item).count(), 1, "{id} in {name}.rs");
            let function = format!("fn {}(", id.to_ascii_lowercase().replace('-', "_"));
            assert_eq!(
                sources.matches(&function).count(),
                usize::from(check.kind.run().is_some()),
                "{function} in {name}.rs or the folder beside it"
            );
        }
    }
    for entry in fs::read_dir(&folder).expect("a folder") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy();
        assert!(named.contains(name.as_ref()), "checks/{name} is no family");
    }
}

/// Whether the name begins with the first letter and has the others behind it, in their order.
fn abbreviates(prefix: &str, name: &str) -> bool {
    let mut letters = name.bytes();
    let in_order = prefix
        .bytes()
        .all(|wanted| letters.any(|letter| letter == wanted));
    in_order && name.bytes().next() == prefix.bytes().next()
}

#[test]
fn a_prefix_abbreviates_the_name_of_its_family() {
    assert!(abbreviates("idem", "idempotency") && abbreviates("ctx", "context"));
    assert!(!abbreviates("e", "backward") && !abbreviates("poll", "long_poll"));
    assert!(!abbreviates("cxn", "context"));
}

#[test]
fn a_family_has_a_name_a_title_and_a_prefix_of_its_own() {
    let names: BTreeSet<&str> = FAMILIES.iter().map(|family| family.name).collect();
    let titles: BTreeSet<&str> = FAMILIES.iter().map(|family| family.title).collect();
    let prefixes: BTreeSet<&str> = FAMILIES.iter().map(|family| family.prefix).collect();
    let found = [names.len(), titles.len(), prefixes.len()];
    assert_eq!(found, [FAMILIES.len(); 3]);
}

/// Codes and method names belong to the contract and the dialect, kinds of events to one file.
#[test]
fn no_code_method_name_or_kind_is_written_twice_and_no_check_sleeps() {
    let quoted = |word: &&str| format!("\"{word}\"");
    let names: Vec<&str> = api_contract::lightspeed::METHODS
        .iter()
        .map(|method| method.info.name)
        .collect();
    let words: Vec<String> = names
        .iter()
        .chain(SessionEventKindView::TAGS)
        .map(quoted)
        .collect();
    let in_checks = ["-32", "sleep(", ".error()", ".envelope()"];
    let mut files = (0, 0);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    each_file(&source, &mut |path, text| {
        files.0 += 1;
        let mut found: Vec<&str> = Vec::new();
        if path.starts_with(source.join("checks")) {
            files.1 += 1;
            found.extend(in_checks.iter().filter(|word| text.contains(**word)));
        }
        if path != source.join("kinds.rs") {
            let words = words.iter().map(String::as_str);
            found.extend(words.filter(|word| text.contains(word)));
        }
        assert!(found.is_empty(), "{} holds {found:?}", path.display());
    });
    assert!(
        files.1 >= 20 && files.0 >= 60,
        "only {files:?} files were read"
    );
}

fn each_file(folder: &Path, look: &mut dyn FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            each_file(&path, look);
        } else {
            look(&path, &fs::read_to_string(&path).expect("a text"));
        }
    }
}
