//! The definitions under test: each with its Rust type and its schemas in both directions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, OnceLock};

use api_contract::contract::Contract;
use api_contract::lightspeed::CONTRACT;
use api_contract::method::{Group, MethodDescriptor};
use api_contract::schema::{self, Bundle, REF_PREFIX};
use jsonschema::Validator;
use serde_json::Value;

use crate::rules::BEYOND;
use crate::types::{Read, WireType, wire_types};
use api_contract_instances::forms::{Form, Forms};

/// The exported definitions and everything the tests know of them.
pub(crate) struct World {
    pub(crate) bundle: Bundle,
    pub(crate) forms: Forms,
    pub(crate) subjects: Vec<Subject>,
    /// The same types as if each travelled both ways.
    both_ways: Bundle,
}

/// One exported definition.
pub(crate) struct Subject {
    /// The definition's name; the accepted form of a type that has two ends with `In`.
    pub(crate) name: String,
    wire: Arc<WireType>,
    pub(crate) is_accepted: bool,
    pub(crate) is_written: bool,
    accepted: Arc<Schema>,
    written: Arc<Schema>,
}

/// A schema that is compiled when it is first needed.
struct Schema {
    source: Value,
    compiled: OnceLock<Validator>,
}

impl Schema {
    fn validator(&self) -> &Validator {
        self.compiled.get_or_init(|| {
            jsonschema::options()
                // `format: uuid` binds writers as a pattern does.
                .should_validate_formats(true)
                .build(&self.source)
                .expect("a valid schema")
        })
    }
}

/// Built once for all tests.
pub(crate) static WORLD: LazyLock<World> = LazyLock::new(World::new);

impl World {
    fn new() -> World {
        let bundle = schema::bundle(&CONTRACT).expect("a contract");
        let table = wire_types();
        let both_ways = schema::bundle(&contract_of(&table)).expect("a contract");
        let wires: BTreeMap<String, Arc<WireType>> = table
            .into_iter()
            .map(|wire| (wire.name.clone(), Arc::new(wire)))
            .collect();
        let schemas: BTreeMap<&str, Arc<Schema>> = both_ways
            .definitions
            .iter()
            .map(|(name, definition)| {
                let source = both_ways.standalone(definition);
                let compiled = OnceLock::new();
                (name.as_str(), Arc::new(Schema { source, compiled }))
            })
            .collect();
        let requests = reachable(
            &bundle,
            bundle.methods.values().map(|method| &method.params),
        );
        let answers = bundle.methods.values().map(|method| &method.response);
        let answers = reachable(
            &bundle,
            answers.chain(&bundle.notification).chain([&bundle.error]),
        );
        let subjects = bundle
            .definitions
            .keys()
            .filter_map(|name| {
                let twin = name.strip_suffix("In");
                let twin = twin.filter(|twin| bundle.definitions.contains_key(*twin));
                let rust = twin.unwrap_or(name);
                // A type that the table lacks is reported by the table's own test.
                let wire = wires.get(rust)?;
                let accepted = schemas.get(&*format!("{rust}In")).or(schemas.get(rust))?;
                Some(Subject {
                    name: name.clone(),
                    wire: wire.clone(),
                    is_accepted: requests.contains(name.as_str()),
                    is_written: answers.contains(name.as_str()),
                    accepted: accepted.clone(),
                    written: schemas.get(rust)?.clone(),
                })
            })
            .collect();
        World {
            forms: Forms::of(&bundle.definitions, false, BEYOND),
            subjects,
            bundle,
            both_ways,
        }
    }
}

impl World {
    /// The accepted form of a method's parameters.
    pub(crate) fn params_of(&self, method: &MethodDescriptor) -> Option<&Subject> {
        let references = schema::references(&self.bundle.methods[method.info.name].params);
        self.subjects
            .iter()
            .find(|subject| references.contains(subject.name.as_str()))
    }
}

impl Subject {
    pub(crate) fn form<'a>(&self, world: &'a World) -> &'a Form {
        world.forms.get(&self.name)
    }

    /// What a server takes, whether or not this definition is that form.
    pub(crate) fn accepted(&self) -> &Validator {
        self.accepted.validator()
    }

    /// What a peer writes.
    pub(crate) fn written(&self) -> &Validator {
        self.written.validator()
    }

    /// The definition itself.
    pub(crate) fn own(&self) -> &Validator {
        if self.is_accepted {
            self.accepted()
        } else {
            self.written()
        }
    }

    /// Decodes, validates and writes a document as the definition's Rust type.
    pub(crate) fn read(&self, document: &Value) -> Result<Read, String> {
        (self.wire.read)(document)
    }
}

/// The flagship contract with one method per type in place of its own.
fn contract_of(table: &[WireType]) -> Contract {
    let methods: Vec<_> = table.iter().map(|wire| wire.both_ways).collect();
    let group: &'static Group = Box::leak(Box::new(Group {
        name: "Types",
        summary: "Every type, both ways.",
        description: "",
        methods: methods.leak(),
    }));
    Contract {
        groups: Box::leak(Box::new([group])),
        ..CONTRACT
    }
}

fn reachable<'a>(bundle: &'a Bundle, roots: impl Iterator<Item = &'a Value>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut pending: Vec<&Value> = roots.collect();
    while let Some(schema) = pending.pop() {
        for name in schema::references(schema) {
            if found.insert(name) {
                pending.extend(bundle.definitions.get(name));
            }
        }
    }
    found
}

/// A schema with every reference to an accepted form pointing to the type instead.
fn without_forms(schema: &Value, names: &Bundle) -> Value {
    match schema {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| {
                let target = value
                    .as_str()
                    .and_then(|text| text.strip_prefix(REF_PREFIX));
                let plain = target
                    .and_then(|target| target.strip_suffix("In"))
                    .filter(|plain| names.definitions.contains_key(*plain));
                let value = match plain {
                    Some(plain) if name == "$ref" => format!("{REF_PREFIX}{plain}").into(),
                    _ => without_forms(value, names),
                };
                (name.clone(), value)
            })
            .collect(),
        Value::Array(items) => items
            .iter()
            .map(|item| without_forms(item, names))
            .collect(),
        other => other.clone(),
    }
}

/// What the tests do not understand they would not cover.
#[test]
fn no_keyword_of_the_exported_definitions_is_passed_over() {
    let passed_over = WORLD.forms.passed_over();
    assert!(passed_over.is_empty(), "{passed_over:#?}");
}

/// What the other tests compare against is derived type by type; this ties it to what is exported.
#[test]
fn an_exported_definition_is_that_of_its_type() {
    let world = &*WORLD;
    let mut failures = Vec::new();
    for subject in &world.subjects {
        if !subject.is_accepted && !subject.is_written {
            failures.push(format!(
                "{}: no method and no notification needs it",
                subject.name
            ));
        }
        let exported = without_forms(&world.bundle.definitions[&subject.name], &world.bundle);
        for (used, schema) in [
            (subject.is_accepted, &subject.accepted),
            (subject.is_written, &subject.written),
        ] {
            let mut own = without_forms(&schema.source, &world.both_ways);
            for added in ["$defs", "$schema"] {
                own.as_object_mut().map(|members| members.remove(added));
            }
            if used && own != exported {
                failures.push(format!(
                    "{}: exported as {exported}\n  derived as {own}",
                    subject.name
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
