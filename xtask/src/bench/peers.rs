//! Other generators of TypeScript types, on the same definitions.
//!
//! They are installed below `xtask/bench/peers` by this bench alone, as its lock file says.

use std::path::{Path, PathBuf};
use std::process::Command;

use api_contract_instances::Document;
use serde_json::{Map, Value, json};

use super::measure::{Cost, cost};
use crate::repository;
use crate::step::{Step, Stop};

/// What another generator made, and what it cost.
pub(super) struct Peer {
    pub(super) name: String,
    pub(super) cost: Cost,
    pub(super) types: PathBuf,
}

/// Runs those that can be installed; the others are named, with the reason.
pub(super) fn measured(document: &Document, folder: &Path, runs: u16) -> Result<Vec<Peer>, Stop> {
    let home = repository::root().join("xtask/bench/peers");
    let install = Step::new("npm", &["ci", "--no-audit", "--no-fund", "--silent"]);
    if !home.join("node_modules/.package-lock.json").is_file()
        && let Err(Stop::Failed(reason) | Stop::Unable(reason)) = install.within(home.clone()).run()
    {
        println!("other generators: skipped, they cannot be installed: {reason}");
        return Ok(Vec::new());
    }
    let schema = folder.join("peers.schema.json");
    super::write(&schema, &plain(document))?;
    let programs: [(&str, &[&str]); 2] = [
        (
            "json-schema-to-typescript 16.0.0",
            &["run-json-schema-to-typescript.mjs"],
        ),
        (
            "quicktype 26.0.0",
            &[
                "node_modules/quicktype/dist/index.js",
                "--src-lang",
                "schema",
                "--lang",
                "typescript",
                "--just-types",
            ],
        ),
    ];
    let mut peers = Vec::new();
    for (index, (name, arguments)) in programs.into_iter().enumerate() {
        let types = folder.join(format!("peer{index}.ts"));
        let measured = cost(runs, || {
            let mut command = Command::new("node");
            command.args(arguments).current_dir(&home);
            if index == 0 {
                command.arg(&schema).arg(&types);
            } else {
                command.arg("--out").arg(&types);
                command.arg(format!("{}#/definitions/", schema.display()));
            }
            command
        });
        match measured {
            Ok(cost) => peers.push(Peer {
                name: name.to_owned(),
                cost,
                types,
            }),
            Err(Stop::Failed(reason) | Stop::Unable(reason)) => {
                println!("{name}: skipped, {reason}");
            }
        }
    }
    Ok(peers)
}

/// The definitions in the place where all generators look for them.
fn plain(document: &Document) -> Value {
    let definitions: Map<String, Value> = document
        .definitions
        .iter()
        .map(|(name, schema)| (name.clone(), moved(schema)))
        .collect();
    let mut schema = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Contract",
        "definitions": definitions,
    });
    if let Some(text) = &document.description {
        schema["description"] = json!(text);
    }
    schema
}

fn moved(schema: &Value) -> Value {
    match schema {
        Value::Object(members) => {
            let members = members.iter().map(|(key, value)| {
                let name = value.as_str().and_then(|target| target.rsplit_once('/'));
                let value = match name {
                    Some((_, name)) if key == "$ref" => json!(format!("#/definitions/{name}")),
                    _ => moved(value),
                };
                (key.clone(), value)
            });
            Value::Object(members.collect())
        }
        Value::Array(items) => items.iter().map(moved).collect(),
        other => other.clone(),
    }
}
