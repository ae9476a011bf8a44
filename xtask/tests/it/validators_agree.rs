//! For every definition of the contract: the generated TypeScript validators judge instances as the
//! schema does.

use std::collections::BTreeMap;

use api_contract::lightspeed::CONTRACT;
use api_contract::schema;
use api_contract_instances::{Beyond, Judge, Kind};
use codegen_judge::{Instance, Node};
use serde_json::{Value, json};

use crate::sources;

/// Valid instances of each definition.
const VALID: usize = 5;
/// The fewest flawed instances of each definition.
const FLAWED: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// Many disagreements have one cause.
const SHOWN: usize = 40;

#[test]
fn schema_and_typescript_validators_judge_every_instance_alike() {
    let Some(node) = Node::for_tests() else {
        return;
    };
    let bundle = schema::bundle(&CONTRACT).expect("the contract has schemas");
    let document = json!({ "$defs": bundle.definitions });
    let judge = Judge::new(&document, Beyond::default(), true).expect("definitions");
    let judged: Vec<_> = judge
        .names()
        .map(|name| (name, judge.judged(name, SEED, VALID, FLAWED)))
        .collect();
    let mut instances = Vec::new();
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for (name, judged) in &judged {
        assert!(!judged.valid.is_empty(), "{name}: {:?}", judged.unmade);
        let instance = |valid, label, document| Instance {
            module: "",
            name,
            valid,
            label,
            document,
            exact: false,
        };
        let good = judged.valid.iter();
        instances.extend(good.map(|document| instance(true, String::new(), document)));
        for flawed in &judged.flawed {
            *kinds.entry(flawed.kind).or_default() += 1;
            let label = format!("{} {}", flawed.site, flawed.kind);
            instances.push(instance(false, label, &flawed.document));
        }
    }
    let all = instances.len();
    let flawed: usize = kinds.values().sum();
    let fewest = judged.iter().map(|(_, judged)| judged.flawed.len()).min();
    let fewest = fewest.expect("there are definitions");
    eprintln!(
        "{} definitions: {} valid and {flawed} flawed instances, at least {fewest} flawed ones of \
         each: {kinds:?}",
        judged.len(),
        all - flawed
    );
    assert!(
        fewest >= FLAWED,
        "a definition has only {fewest} flawed instances"
    );

    let generated = sources::root().join("clients/typescript/src/generated");
    let found = node.judge(&generated, instances).expect("node judges");
    assert!(
        found.missing.is_empty(),
        "no validator: {:?}",
        found.missing
    );
    assert_eq!(found.judged, all);
    let shown: Vec<String> = found
        .otherwise
        .iter()
        .take(SHOWN)
        .map(Value::to_string)
        .collect();
    assert!(
        shown.is_empty(),
        "{} disagreements:\n{}",
        found.otherwise.len(),
        shown.join("\n")
    );
}
