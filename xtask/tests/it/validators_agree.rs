//! For every definition of the contract: the generated TypeScript validators judge instances as the
//! schema does.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use api_contract::lightspeed::CONTRACT;
use api_contract::schema;
use api_contract_instances::{Beyond, Judge, Kind};
use serde_json::{Value, json};

use crate::sources;

/// Valid instances of each definition.
const VALID: usize = 5;
/// The fewest faulty instances of each definition.
const FAULTY: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// Many disagreements have one cause.
const SHOWN: usize = 40;

/// `cargo xtask test` sets this where it runs the TypeScript tests, too: then Node.js has to be there.
const REQUIRED: &str = "XTASK_TEST_TYPESCRIPT";

#[test]
fn schema_and_typescript_validators_judge_every_instance_alike() {
    let client = sources::root().join("clients/typescript");
    let tsx = client.join("node_modules/tsx/dist/cli.mjs");
    if !tsx.is_file() {
        assert!(
            std::env::var_os(REQUIRED).is_none(),
            "{} is not there; run `npm ci` in clients/typescript",
            tsx.display()
        );
        eprintln!("skipped: tsx is not installed; `cargo xtask test` installs and needs it");
        return;
    }
    let bundle = schema::bundle(&CONTRACT).expect("the contract has schemas");
    let document = json!({ "$defs": bundle.definitions });
    let judge = Judge::new(&document, Beyond::default(), true).expect("definitions");
    let (mut lines, mut valid, mut fewest) = (String::new(), 0, usize::MAX);
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for name in judge.names() {
        let judged = judge.judged(name, SEED, VALID, FAULTY);
        assert!(!judged.valid.is_empty(), "{name}: {:?}", judged.unmade);
        valid += judged.valid.len();
        fewest = fewest.min(judged.faulty.len());
        let good = judged
            .valid
            .iter()
            .map(|document| (true, String::new(), document));
        let bad = judged.faulty.iter().map(|faulty| {
            *kinds.entry(faulty.kind).or_default() += 1;
            (
                false,
                format!("{} {}", faulty.site, faulty.kind),
                &faulty.document,
            )
        });
        for (valid, label, document) in good.chain(bad) {
            let line =
                json!({ "name": name, "valid": valid, "label": label, "document": document });
            lines += &line.to_string();
            lines.push('\n');
        }
    }
    let faulty: usize = kinds.values().sum();
    eprintln!(
        "{} definitions: {valid} valid and {faulty} faulty instances, at least {fewest} faulty ones of \
         each: {kinds:?}",
        judge.names().count()
    );
    assert!(
        fewest >= FAULTY,
        "a definition has only {fewest} faulty instances"
    );

    let mut node = Command::new("node")
        .arg(tsx)
        .arg(sources::root().join("xtask/judge.mts"))
        .arg(client.join("src/generated/validators.ts"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node starts");
    let mut stdin = node.stdin.take().expect("it is piped");
    let writer = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    writer
        .join()
        .expect("the writer ends")
        .expect("node reads all");
    assert!(output.status.success(), "judge.mts failed");
    let text = String::from_utf8(output.stdout).expect("text");
    let mut found: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let counts = found.pop().expect("the counts are last");
    assert_eq!(counts, json!({ "judged": valid + faulty, "missing": [] }));
    let shown: Vec<String> = found.iter().take(SHOWN).map(Value::to_string).collect();
    let count = found.len();
    assert!(
        found.is_empty(),
        "{count} disagreements:\n{}",
        shown.join("\n")
    );
}
