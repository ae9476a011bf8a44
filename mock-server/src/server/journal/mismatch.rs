//! Why there are not as many calls as expected.

use std::fmt::{self, Write as _};

use serde_json::Value;

use super::entry::{CallOutcome, JournalEntry};
use super::excerpt::SECRET;

/// How many near misses are told, and how many of their differences.
const NEAR_MISSES: usize = 3;
const DIFFERENCES: usize = 4;
/// How much is shown of a value, in characters.
const SHOWN_CHARS: usize = 80;

/// Something that a call has to fulfil.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Method(String),
    Session(String),
    Params(Value),
    Caller(String),
    /// The code of the error it was answered with, or none.
    Code(Option<i64>),
}

impl Condition {
    pub(super) fn holds(&self, entry: &JournalEntry) -> bool {
        match self {
            Condition::Method(method) => entry.method.as_ref() == Some(method),
            Condition::Session(session) => entry.session_id.as_ref() == Some(session),
            Condition::Caller(prefix) => entry.caller.as_ref() == Some(prefix),
            Condition::Code(None) => {
                let success = CallOutcome::Answered {
                    status: 200,
                    error_code: None,
                };
                entry.outcome == success && !entry.is_spoilt()
            }
            Condition::Code(Some(code)) => {
                matches!(entry.outcome, CallOutcome::Answered { error_code: Some(was), .. } if was == *code)
            }
            Condition::Params(_) => self.differences(entry).is_empty(),
        }
    }

    /// What of an entry is not as the condition asks for.
    fn differences(&self, entry: &JournalEntry) -> Vec<String> {
        match self {
            Condition::Params(_) if is_hidden(entry) => {
                let why = "its parameters are not kept: the contract has no such method";
                vec![why.to_owned()]
            }
            Condition::Params(expected) => {
                let mut found = Vec::new();
                compare("", expected, entry.params.as_ref(), &mut found);
                found
            }
            _ if self.holds(entry) => Vec::new(),
            Condition::Method(expected) => {
                vec![other("method", expected, entry.method.as_deref())]
            }
            Condition::Session(expected) => {
                vec![other("session", expected, entry.session_id.as_deref())]
            }
            Condition::Caller(expected) => {
                vec![other("caller", expected, entry.caller.as_deref())]
            }
            Condition::Code(expected) => {
                let expected = outcome_text(*expected);
                let was = match entry.outcome {
                    CallOutcome::Answered {
                        error_code: None, ..
                    } if entry.is_spoilt() => struck(entry),
                    CallOutcome::Answered {
                        error_code: None,
                        status,
                    } if status != 200 => format!("it got the status {status}"),
                    CallOutcome::Answered { error_code, .. } => outcome_text(error_code),
                    CallOutcome::Parked => "it still waits".to_owned(),
                    CallOutcome::HungUp => "its client went away".to_owned(),
                    CallOutcome::Controlled => "it was no request".to_owned(),
                    CallOutcome::Unanswered if entry.fault.is_none() => {
                        "a restart ended its connection".to_owned()
                    }
                    CallOutcome::Unanswered => "a fault ended its connection".to_owned(),
                };
                vec![format!("{was}, expected that {expected}")]
            }
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Method(method) => write!(out, "a call of `{method}`"),
            Condition::Session(session) => write!(out, "in session `{session}`"),
            Condition::Params(params) => write!(out, "with {}", shown(params)),
            Condition::Caller(prefix) => write!(out, "by the key `{prefix}`"),
            Condition::Code(code) => write!(out, "so that {}", outcome_text(*code)),
        }
    }
}

fn outcome_text(code: Option<i64>) -> String {
    match code {
        None => "it succeeded".to_owned(),
        Some(code) => format!("it failed with {code}"),
    }
}

fn other(what: &str, expected: &str, was: Option<&str>) -> String {
    match was {
        Some(was) => format!("{what} was `{was}`, expected `{expected}`"),
        None => format!("{what} was none, expected `{expected}`"),
    }
}

/// Collects where a document is not as expected, by JSON pointer.
fn compare(at: &str, expected: &Value, was: Option<&Value>, found: &mut Vec<String>) {
    let Some(was) = was else {
        let what = if at.is_empty() {
            "the parameters".to_owned()
        } else {
            format!("member {at}")
        };
        found.push(format!("{what} was absent, expected {}", shown(expected)));
        return;
    };
    match (expected, was) {
        (Value::Object(expected), Value::Object(was)) => {
            for (name, expected) in expected {
                let name_in_pointer = name.replace('~', "~0").replace('/', "~1");
                compare(
                    &format!("{at}/{name_in_pointer}"),
                    expected,
                    was.get(name),
                    found,
                );
            }
        }
        (Value::Array(expected), Value::Array(was)) if expected.len() == was.len() => {
            for (index, (expected, was)) in expected.iter().zip(was).enumerate() {
                compare(&format!("{at}/{index}"), expected, Some(was), found);
            }
        }
        (Value::Array(expected), Value::Array(was)) => found.push(format!(
            "member {at} had {} elements, expected {}",
            was.len(),
            expected.len()
        )),
        (expected, was) if expected == was => {}
        (expected, was) => {
            let mut text = format!(
                "member {at} was {}, expected {}",
                shown(was),
                shown(expected)
            );
            if was == SECRET {
                text.push_str(" (a secret is not kept)");
            }
            found.push(text);
        }
    }
}

/// The beginning of a value, on one line.
fn shown(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(SHOWN_CHARS) {
        Some((end, _)) => format!("{}..", &text[..end]),
        None => text,
    }
}

/// Says how many calls there are in place of how many, and which others come close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    message: String,
}

impl Mismatch {
    pub(super) fn explain<'a>(
        times: usize,
        found: &[&JournalEntry],
        conditions: &[Condition],
        requests: impl Iterator<Item = &'a JournalEntry>,
    ) -> Self {
        let calls = if times == 1 { "call" } else { "calls" };
        let asked: Vec<String> = conditions.iter().map(ToString::to_string).collect();
        let mut message = format!(
            "expected {times} {calls}, found {}: {}",
            found.len(),
            asked.join(", ")
        );
        for entry in found.iter().take(NEAR_MISSES) {
            let _ = write!(message, "\n  found: {}", name(entry));
        }
        if found.len() < times {
            tell_near_misses(&mut message, conditions, requests);
        }
        Mismatch { message }
    }
}

fn tell_near_misses<'a>(
    message: &mut String,
    conditions: &[Condition],
    requests: impl Iterator<Item = &'a JournalEntry>,
) {
    let mut misses: Vec<(usize, usize, &JournalEntry, Vec<String>)> = requests
        .filter_map(|entry| {
            let fails = |one: &&Condition| !one.holds(entry);
            // Nobody knows whether parameters that are not kept are the right ones.
            let known =
                |one: &&Condition| !(matches!(one, Condition::Params(_)) && is_hidden(entry));
            let count = conditions.iter().filter(fails).filter(known).count();
            let unlike = conditions.iter().map(|one| unlike(one, entry)).sum();
            let found = conditions.iter().flat_map(|one| one.differences(entry));
            let found: Vec<String> = found.collect();
            (!found.is_empty()).then_some((count, unlike, entry, found))
        })
        .collect();
    // Stable: of those that are equally near, the oldest comes first.
    misses.sort_by_key(|(count, unlike, _, differences)| (*count, *unlike, differences.len()));
    if misses.is_empty() {
        message.push_str("\n  no other request was made");
    }
    for (_, _, entry, differences) in misses.iter().take(NEAR_MISSES) {
        let _ = write!(message, "\n  near miss: {}", name(entry));
        for difference in differences.iter().take(DIFFERENCES) {
            let _ = write!(message, "\n    {difference}");
        }
        if differences.len() > DIFFERENCES {
            let _ = write!(
                message,
                "\n    and {} more",
                differences.len() - DIFFERENCES
            );
        }
    }
}

fn struck(entry: &JournalEntry) -> String {
    let fault = entry.fault.as_ref();
    let fault = fault.map(|fault| format!(" {}, `{}`,", fault.id, fault.kind));
    format!("the fault{} struck its answer", fault.unwrap_or_default())
}

/// Whether the parameters of a call are not kept at all.
fn is_hidden(entry: &JournalEntry) -> bool {
    entry.params.as_ref().is_some_and(|params| params == SECRET)
}

/// How far the method that was called is from the one that is meant.
fn unlike(condition: &Condition, entry: &JournalEntry) -> usize {
    match (condition, &entry.method) {
        (Condition::Method(expected), Some(method)) => strsim::levenshtein(expected, method),
        (Condition::Method(expected), None) => expected.len(),
        _ => 0,
    }
}

fn name(entry: &JournalEntry) -> String {
    let number = entry.number;
    match &entry.method {
        Some(method) => format!("#{number} `{method}`"),
        None => format!("#{number} {} {}", entry.verb, entry.path),
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for Mismatch {}
