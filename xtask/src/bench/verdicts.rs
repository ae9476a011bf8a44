//! Instances that their schemas have judged, and how generated validators judge them.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use api_contract_instances::{Beyond, Judge, Kind};
use codegen::model::names::apart;
use serde_json::{Value, json};

use crate::repository;
use crate::step::Stop;

/// Valid instances of each definition.
const VALID: usize = 6;
/// The fewest valid instances of each definition that has so many.
const LEAST: usize = 5;
/// The fewest faulty instances of each definition that has so many.
const FAULTY: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// How many of the instances that are judged otherwise are shown.
const SHOWN: usize = 10;

/// An instance that was judged by its schema.
pub(super) struct Instance {
    /// The generated type: the definition, told apart from those that are spelled alike.
    pub(super) name: String,
    /// What is wrong with it; `None` where it is valid.
    pub(super) fault: Option<Fault>,
    /// The instance.
    pub(super) document: Value,
}

/// What is wrong with an instance.
pub(super) struct Fault {
    /// What it breaks.
    pub(super) kind: Kind,
    /// Where.
    site: String,
}

/// Makes instances, and prints how many there are and why there are no more.
pub(super) fn instances(contract: &Value) -> Result<Vec<Instance>, Stop> {
    // What a format names is a hint in a foreign schema.
    let judge = Judge::new(contract, Beyond::default(), false).map_err(Stop::Unable)?;
    let mut all = Vec::new();
    let (mut no_more, mut unbreakable, mut left_out) = (0, 0, 0);
    let mut short: Vec<String> = Vec::new();
    let told_apart = apart(judge.names());
    for name in judge.names() {
        let generated = told_apart.get(name).unwrap_or(name);
        let judged = judge.judged(name, SEED, VALID, FAULTY);
        left_out += judged.refused + judged.allowed;
        if judged.valid.len() < LEAST {
            if judged.exhausted {
                no_more += 1;
            } else {
                short.push(format!("{name}: {} valid", judged.valid.len()));
            }
        }
        if judged.faulty.len() < FAULTY {
            if judged.unbreakable {
                unbreakable += 1;
            } else {
                short.push(format!("{name}: {} faulty", judged.faulty.len()));
            }
        }
        all.extend(judged.valid.into_iter().map(|document| Instance {
            name: generated.clone(),
            fault: None,
            document,
        }));
        all.extend(judged.faulty.into_iter().map(|faulty| Instance {
            name: generated.clone(),
            fault: Some(Fault {
                kind: faulty.kind,
                site: faulty.site,
            }),
            document: faulty.document,
        }));
    }
    let faulty = all.iter().filter(|one| one.fault.is_some()).count();
    println!(
        "instances: {} valid, {faulty} with one fault, judged by their schema; fewer than {LEAST} valid \
         because the schema has no more: {no_more} definitions; fewer than {FAULTY} faulty because it \
         allows anything: {unbreakable}; fewer for want of skill: {}; {left_out} left out because the \
         schema judges them otherwise; keywords passed over: {}",
        all.len() - faulty,
        short.len(),
        judge.forms.passed_over().len()
    );
    for line in short.iter().take(SHOWN) {
        println!("  {line}");
    }
    Ok(all)
}

/// Has the TypeScript validators judge instances, and prints what came of it.
pub(super) fn typescript(validators: &Path, instances: &[Instance]) -> Result<(), Stop> {
    let mut lines = String::new();
    for instance in instances {
        let label = instance.fault.as_ref();
        let label = label.map_or_else(String::new, |fault| {
            format!("{} {}", fault.site, fault.kind)
        });
        let line = json!({
            "name": instance.name,
            "valid": instance.fault.is_none(),
            "label": label,
            "document": instance.document,
        });
        lines += &line.to_string();
        lines.push('\n');
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
