//! Rust types of every shape: they compile without a warning, read what the contract accepts, write
//! it again and refuse what the contract refuses.

mod choices;
mod client;
mod form;
mod names;
mod objects;
mod shapes;
mod swapped;
mod values;

use std::sync::LazyLock;

use serde_json::Value;

use crate::rust_crate::Judge;
use crate::{cases, other_texts};

/// Every model of these tests and of the table of cases, compiled as one crate.
pub(crate) static JUDGE: LazyLock<Judge> = LazyLock::new(|| {
    let models = [
        ("overlap", choices::overlap()),
        ("exclusive", choices::exclusive()),
        ("mixed", choices::mixed()),
        ("constants", values::constants()),
        ("tuples", values::tuples()),
        ("rings", values::rings()),
        ("defaults", objects::defaults()),
        ("members", objects::members()),
        ("prelude", names::prelude()),
        ("alike", names::alike()),
        ("methods", client::methods()),
        ("others", other_texts::model()),
        ("swapped", swapped::read_by_clients()),
    ];
    let cases = cases::cases()
        .iter()
        .map(|case| (case.module.as_str(), cases::model(case)));
    let models: Vec<_> = models.into_iter().chain(cases).collect();
    Judge::build("rust-output", &models, client::CALLS)
});

#[test]
fn any_text_but_some_is_read_as_such() {
    for (name, fits, breaks) in other_texts::VALUES {
        kept("others", name, fits);
        refused("others", name, breaks);
    }
}

/// A value and what becomes of it: `None` where it is refused, itself where it is read.
fn judged(module: &str, name: &str, cases: &[(&str, Option<&str>)]) {
    let asked: Vec<(&str, &str, &str)> = cases
        .iter()
        .map(|(text, _)| (module, name, *text))
        .collect();
    for ((text, expected), found) in cases.iter().zip(JUDGE.ask(&asked)) {
        let expected = expected.map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        assert_eq!(
            found.clone().ok(),
            expected,
            "{module} {name} {text}: {found:?}"
        );
    }
}

fn kept(module: &str, name: &str, texts: &[&str]) {
    let cases: Vec<_> = texts.iter().map(|text| (*text, Some(*text))).collect();
    judged(module, name, &cases);
}

fn refused(module: &str, name: &str, texts: &[&str]) {
    let cases: Vec<_> = texts.iter().map(|text| (*text, None)).collect();
    judged(module, name, &cases);
}
