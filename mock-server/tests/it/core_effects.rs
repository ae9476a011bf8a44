//! What a method changes is seen by the method that reads it. The rows stand in the files of this
//! folder; a method that changes something and has no row fails the test.

mod bots;
mod credentials;
mod deployment;
mod environments;
mod records;
mod runs;
mod sessions;

use std::collections::BTreeSet;
use std::sync::Arc;

use api_contract::lightspeed::CONTRACT;
use api_contract::method::MethodInfo;
use mock_server::core::{Core, CoreConfig, Right};
use serde_json::{Value, json};

use crate::core_support::Client;

/// A method and its parameters as JSON text. In the parameters a text `$N/pointer` stands for a part
/// of what the N-th call of the row was answered with, counted from 0; `$!/pointer` for a part of
/// the answer of the method that the row is about.
type Call = (&'static str, &'static str);

/// In place of a method: lets so many milliseconds pass.
const PASS: &str = "pass";

/// One effect of one method.
struct Effect {
    method: &'static str,
    given: &'static [Call],
    params: &'static str,
    read: Call,
    /// What is read where: JSON pointers into the answer (into `{"error": CODE}` when the read is
    /// refused), and JSON texts, `present` or `absent`. Before the call each of these was not so.
    seen: &'static [(&'static str, &'static str)],
}

/// Last segments of the names of methods that change nothing, whatever right they need.
const LOOKS: [&str; 4] = ["read", "list", "test", "discover"];

/// Whether a call of the method changes something for others to see.
fn mutates(info: &MethodInfo) -> bool {
    let last = info.name.rsplit('/').next().unwrap_or_default();
    info.access.action != Some("read") && !LOOKS.contains(&last) && info.name != "initialize"
}

fn rows() -> impl Iterator<Item = &'static Effect> {
    [
        sessions::ROWS,
        runs::ROWS,
        records::ROWS,
        environments::ROWS,
        credentials::ROWS,
        bots::ROWS,
        deployment::ROWS,
    ]
    .into_iter()
    .flatten()
}

/// Puts what earlier answers said into parameters.
fn fill(params: &mut Value, answers: &[Value], own: &Value) {
    match params {
        Value::String(text) => {
            let Some((from, pointer)) = text.strip_prefix('$').and_then(|rest| {
                let slash = rest.find('/')?;
                Some((&rest[..slash], &rest[slash..]))
            }) else {
                return;
            };
            let answer = match from {
                "!" => own,
                index => &answers[index.parse::<usize>().unwrap()],
            };
            let part = answer.pointer(pointer);
            *params = part.unwrap_or_else(|| panic!("{text}: {answer}")).clone();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| fill(item, answers, own)),
        Value::Object(members) => {
            for member in members.values_mut() {
                fill(member, answers, own);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn filled(params: &str, answers: &[Value], own: &Value) -> Value {
    let mut params = serde_json::from_str(params).unwrap_or_else(|why| panic!("{why}: {params}"));
    fill(&mut params, answers, own);
    params
}

/// What a read shows, or that it is refused.
fn observe(client: &mut Client, method: &str, params: Value) -> Value {
    let mut response = client.response(method, params);
    match response.get("error") {
        Some(error) => json!({ "error": error["code"] }),
        None => response["result"]["result"].take(),
    }
}

/// Whether a part of an observation is as expected.
fn is_so(observed: &Value, pointer: &str, expected: &Value, words: &str) -> bool {
    let part = observed.pointer(pointer);
    match words {
        "present" => part.is_some(),
        "absent" => part.is_none(),
        _ => part == Some(expected),
    }
}

/// What of the effect is not seen, or was seen before.
fn shortcomings(effect: &Effect) -> Vec<String> {
    let mut client = Client::new();
    let mut answers = Vec::new();
    for (method, params) in effect.given {
        let params = filled(params, &answers, &Value::Null);
        answers.push(match (*method, params.as_u64()) {
            (PASS, Some(ms)) => {
                client.pass(ms);
                Value::Null
            }
            (method, _) => client.ok(method, params),
        });
    }
    let state = client.core.state().clone();
    let mut before = Client::of(Core::resume(CoreConfig::default(), Arc::new(Right), state));
    before.now = client.now;
    let own = client.ok(effect.method, filled(effect.params, &answers, &Value::Null));

    let (read, params) = effect.read;
    let params = filled(params, &answers, &own);
    let [after, before] =
        [&mut client, &mut before].map(|client| observe(client, read, params.clone()));
    assert!(!effect.seen.is_empty(), "{}", effect.method);
    let mut found = Vec::new();
    for (pointer, words) in effect.seen {
        let expected = match *words {
            "present" | "absent" => Value::Null,
            text => filled(text, &answers, &own),
        };
        let at = format!("{} in {read} at {pointer}: {words}", effect.method);
        if !is_so(&after, pointer, &expected, words) {
            found.push(format!("{at} is not so in {after}"));
        }
        if is_so(&before, pointer, &expected, words) {
            found.push(format!("{at} was so before in {before}"));
        }
    }
    found
}

#[test]
fn every_method_that_changes_something_is_seen_to_do_so_by_the_matching_read() {
    let found: Vec<String> = rows().flat_map(shortcomings).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_method_that_changes_something_is_without_a_row() {
    let methods = CONTRACT.groups.iter().flat_map(|group| group.methods);
    let mutating: BTreeSet<&str> = methods
        .filter(|method| mutates(&method.info))
        .map(|method| method.info.name)
        .collect();
    let rows: BTreeSet<&str> = rows().map(|effect| effect.method).collect();
    assert_eq!(rows, mutating);
}
