//! How generated validators judge instances that were judged before.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use api_contract_instances::{Beyond, Judge};
use serde_json::{Value, json};

use crate::repository;
use crate::step::Stop;
use crate::test::install_packages;

/// Valid instances of each definition.
const VALID: usize = 6;
/// The fewest faulty instances of each definition that has so many.
const FAULTY: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// How many of the instances that are judged otherwise are shown.
const SHOWN: usize = 10;

/// Makes instances, has the validators judge them and prints what came of it.
pub(super) fn print(contract: &Value, validators: &Path) -> Result<(), Stop> {
    // What a format names is a hint in a foreign schema.
    let judge = Judge::new(contract, Beyond::default(), false).map_err(Stop::Unable)?;
    let mut lines = String::new();
    let (mut valid, mut faulty, mut few, mut left_out) = (0, 0, 0, 0);
    for name in judge.names() {
        let judged = judge.judged(name, SEED, VALID, FAULTY);
        valid += judged.valid.len();
        faulty += judged.faulty.len();
        few += usize::from(judged.valid.len() < 5 || judged.faulty.len() < FAULTY);
        left_out += judged.refused + judged.allowed;
        let good = judged.valid.iter();
        let good = good.map(|document| (true, String::new(), document));
        let bad = judged.faulty.iter().map(|faulty| {
            let label = format!("{} {}", faulty.site, faulty.kind);
            (false, label, &faulty.document)
        });
        for (valid, label, document) in good.chain(bad) {
            let line =
                json!({ "name": name, "valid": valid, "label": label, "document": document });
            lines += &line.to_string();
            lines.push('\n');
        }
    }
    println!(
        "instances: {valid} valid, {faulty} with one fault; {few} definitions have fewer than 5 or \
         {FAULTY}; {left_out} left out because the schema judges them otherwise; keywords passed over: {}",
        judge.forms.passed_over().len()
    );
    if let Err(Stop::Failed(reason) | Stop::Unable(reason)) = install_packages() {
        println!("TypeScript validators: skipped, {reason}");
        return Ok(());
    }
    let found = judged(validators, lines)?;
    let Some((counts, found)) = found.split_last() else {
        return Err(Stop::Failed("judge.mts told nothing".to_owned()));
    };
    let (rejected, accepted): (Vec<&Value>, Vec<&Value>) =
        found.iter().partition(|instance| instance["valid"] == true);
    println!(
        "TypeScript validators: {} valid rejected, {} invalid accepted, of {} judged; types without a \
         validator: {}",
        rejected.len(),
        accepted.len(),
        counts["judged"],
        counts["missing"].as_array().map_or(0, Vec::len)
    );
    for instance in found.iter().take(SHOWN) {
        println!("  {instance}");
    }
    Ok(())
}

/// What the validators say of instances, a JSON value a line.
fn judged(validators: &Path, lines: String) -> Result<Vec<Value>, Stop> {
    let failed = |error: std::io::Error| Stop::Failed(format!("node could not be used: {error}"));
    let mut node = Command::new("node")
        .arg(repository::typescript().join("node_modules/tsx/dist/cli.mjs"))
        .arg(repository::root().join("xtask/judge.mts"))
        .arg(validators)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let stdin = node.stdin.take();
    let writer = std::thread::spawn(move || {
        // Whoever ends early says why on its own.
        stdin.map(|mut stdin| stdin.write_all(lines.as_bytes()))
    });
    let output = node.wait_with_output().map_err(failed)?;
    let _ = writer.join();
    if !output.status.success() {
        return Err(Stop::Failed(format!(
            "judge.mts ended with {}",
            output.status
        )));
    }
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| {
            serde_json::from_str(line)
                .map_err(|error| Stop::Failed(format!("judge.mts wrote no JSON: {error}")))
        })
        .collect()
}
