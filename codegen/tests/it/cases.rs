//! One table of the schemas that generators are known to get wrong, with values: `tests/cases/*.json`.
//!
//! A file has a document, and per type the values that it accepts and rejects. What a file says is
//! held to the schema first. Then the Rust types read every value, and write it again; TypeScript's
//! validators judge it, and the compiler holds what is accepted to the types.

mod table;
mod typescript;

use api_contract_instances::{Kind, UNLISTED};
use codegen::front;
use codegen::model::Model;
use serde_json::Value;

use crate::rust_output::JUDGE;
pub(crate) use table::{Case, cases};

/// Valid instances of each definition, beside the values of the table.
const VALID: usize = 5;
/// The fewest flawed instances of each definition that has so many.
const FLAWED: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;

/// What a case is read as.
pub(crate) fn model(case: &Case) -> Model {
    front::read(&case.file, &case.document.to_string(), None)
        .unwrap_or_else(|problems| panic!("{problems}"))
}

/// What one value of the table, or a made instance, is expected to be.
#[derive(Clone, Debug)]
struct Expected {
    case: String,
    module: String,
    name: String,
    value: Value,
    valid: bool,
    /// What the Rust types write when they read it; `None` where they refuse it.
    written: Option<Value>,
    /// Whether the compiler of TypeScript can be shown the value.
    typed: bool,
    /// Whether it was made by a generator of instances, which knows of no defaults.
    made: bool,
}

/// The values of all tables, and the instances.
fn expected() -> Vec<Expected> {
    let mut all = Vec::new();
    for case in cases() {
        case.check();
        for (name, values) in &case.types {
            let each = |value: &Value, valid, written: Option<&Value>, typed| Expected {
                case: case.name.clone(),
                module: case.module.clone(),
                name: name.clone(),
                value: value.clone(),
                valid,
                written: written.cloned(),
                typed,
                made: false,
            };
            all.extend(values.accepted.iter().map(|v| each(v, true, Some(v), true)));
            all.extend(values.untyped.iter().map(|v| each(v, true, Some(v), false)));
            let beyond = values.beyond_schema.iter();
            all.extend(beyond.map(|v| each(v, true, Some(v), true)));
            let rewritten = values.rewritten.iter();
            all.extend(rewritten.map(|[sent, kept]| each(sent, true, Some(kept), true)));
            all.extend(values.rejected.iter().map(|v| each(v, false, None, false)));
            let bounds = values.out_of_bounds.iter();
            all.extend(bounds.map(|v| each(v, false, Some(v), false)));
        }
        all.extend(instances(case));
    }
    all
}

#[test]
fn every_definition_is_a_type() {
    for case in cases() {
        let model = model(case);
        for name in case.types.keys() {
            assert!(model.types.contains_key(name), "{}: no {name}", case.file);
        }
    }
}

/// Instances of the definitions of a case, made from the schema alone.
fn instances(case: &Case) -> Vec<Expected> {
    let judge = case.judge();
    let mut all = Vec::new();
    for (name, values) in &case.types {
        let definition = values.definition.as_ref().unwrap_or(name);
        if definition == "#" {
            continue;
        }
        let judged = judge.judged(definition, SEED, VALID, FLAWED);
        let each = |value: &Value, valid| Expected {
            case: case.name.clone(),
            module: case.module.clone(),
            name: name.clone(),
            value: value.clone(),
            valid,
            written: valid.then(|| value.clone()),
            typed: false,
            made: true,
        };
        all.extend(judged.valid.iter().map(|value| each(value, true)));
        let flawed = judged.flawed.iter();
        // Bounds are no matter of types, and of `nullable` the schema knows nothing.
        let nullable = !values.beyond_schema.is_empty();
        let shapes = flawed.filter(|flawed| {
            let null = nullable && flawed.kind == Kind::NullNotAllowed;
            !null && !flawed.kind.is_bound()
        });
        all.extend(shapes.map(|flawed| each(&flawed.document, false)));
    }
    all
}

#[test]
fn rust_types_read_what_schemas_accept_and_refuse_what_they_reject() {
    let expected = expected();
    let texts: Vec<String> = expected.iter().map(|one| one.value.to_string()).collect();
    let asked: Vec<(&str, &str, &str)> = expected
        .iter()
        .zip(&texts)
        .map(|(one, text)| (one.module.as_str(), one.name.as_str(), text.as_str()))
        .collect();
    let mut wrong = Vec::new();
    for (one, found) in expected.iter().zip(JUDGE.ask(&asked)) {
        let right = match (&one.written, &found) {
            (None, Err(_)) => true,
            (Some(kept), Ok(written)) => same(kept, written, one.made),
            _ => false,
        };
        if !right {
            let (case, name, value) = (&one.case, &one.name, &one.value);
            let (valid, written) = (one.valid, &one.written);
            wrong.push(format!(
                "{case} {name} {value} (valid: {valid}): {found:?}, expected {written:?}"
            ));
        }
    }
    let values = expected.len();
    eprintln!("{} cases, {values} values", cases().len());
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// Whether nothing of a value is lost. Where it was `made`, an absent member may be written with its
/// default, a null one left out and one that the schema does not list passed over: the tables say where.
fn same(kept: &Value, written: &Value, made: bool) -> bool {
    match (kept, written) {
        (Value::Object(kept), Value::Object(written)) if made => {
            let known = kept
                .iter()
                .filter(|(name, value)| !value.is_null() && !name.starts_with(UNLISTED));
            known
                .map(|(name, value)| (value, written.get(name)))
                .all(|(value, found)| found.is_some_and(|found| same(value, found, made)))
        }
        (Value::Array(kept), Value::Array(written)) if made => {
            let pairs = kept.iter().zip(written);
            kept.len() == written.len() && pairs.into_iter().all(|(a, b)| same(a, b, made))
        }
        (kept, written) => kept == written,
    }
}
