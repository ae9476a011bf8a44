//! Instances that their schemas have judged, and how generated validators judge them.

use std::path::Path;

use api_contract_instances::{Beyond, Judge, Kind};
use codegen::model::names::apart;
use codegen_judge::Node;
use serde_json::Value;

use crate::step::Stop;

/// Valid instances of each definition.
const VALID: usize = 6;
/// The fewest valid instances of each definition that has so many.
const LEAST: usize = 5;
/// The fewest flawed instances of each definition that has so many.
const FLAWED: usize = 8;
/// Which instances: another number gives others.
const SEED: u64 = 4;
/// How many of the instances that are judged otherwise are shown.
const SHOWN: usize = 10;

/// An instance that was judged by its schema.
pub(super) struct Instance {
    /// The generated type: the definition, told apart from those that are spelled alike.
    pub(super) name: String,
    /// What is wrong with it; `None` where it is valid.
    pub(super) flaw: Option<Flaw>,
    /// The instance.
    pub(super) document: Value,
}

/// What is wrong with an instance.
pub(super) struct Flaw {
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
        let judged = judge.judged(name, SEED, VALID, FLAWED);
        left_out += judged.refused + judged.allowed;
        if judged.valid.len() < LEAST {
            if judged.exhausted {
                no_more += 1;
            } else {
                short.push(format!("{name}: {} valid", judged.valid.len()));
            }
        }
        if judged.flawed.len() < FLAWED {
            if judged.unbreakable {
                unbreakable += 1;
            } else {
                short.push(format!("{name}: {} flawed", judged.flawed.len()));
            }
        }
        all.extend(judged.valid.into_iter().map(|document| Instance {
            name: generated.clone(),
            flaw: None,
            document,
        }));
        all.extend(judged.flawed.into_iter().map(|flawed| Instance {
            name: generated.clone(),
            flaw: Some(Flaw {
                kind: flawed.kind,
                site: flawed.site,
            }),
            document: flawed.document,
        }));
    }
    let flawed = all.iter().filter(|one| one.flaw.is_some()).count();
    println!(
        "instances: {} valid, {flawed} with one flaw, judged by their schema; fewer than {LEAST} valid \
         because the schema has no more: {no_more} definitions; fewer than {FLAWED} flawed because it \
         allows anything: {unbreakable}; fewer for want of skill: {}; {left_out} left out because the \
         schema judges them otherwise; keywords passed over: {}",
        all.len() - flawed,
        short.len(),
        judge.forms.passed_over().len()
    );
    for line in short.iter().take(SHOWN) {
        println!("  {line}");
    }
    Ok(all)
}

/// Has the TypeScript validators of a folder judge instances, and prints what came of it.
pub(super) fn typescript(folder: &Path, instances: &[Instance]) -> Result<(), Stop> {
    let node = Node::new().map_err(Stop::Unable)?;
    let instances = instances.iter().map(|instance| codegen_judge::Instance {
        module: "",
        name: &instance.name,
        valid: instance.flaw.is_none(),
        label: instance
            .flaw
            .as_ref()
            .map_or_else(String::new, |flaw| format!("{} {}", flaw.site, flaw.kind)),
        document: &instance.document,
        exact: false,
    });
    let found = node.judge(folder, instances).map_err(Stop::Failed)?;
    let (rejected, accepted): (Vec<&Value>, Vec<&Value>) = found
        .otherwise
        .iter()
        .partition(|instance| instance["valid"] == true);
    println!(
        "TypeScript validators: {} valid rejected, {} invalid accepted, of {} judged; types without a \
         validator: {}",
        rejected.len(),
        accepted.len(),
        found.judged,
        found.missing.len()
    );
    for instance in found.otherwise.iter().take(SHOWN) {
        println!("  {instance}");
    }
    Ok(())
}
