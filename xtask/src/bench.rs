//! `cargo xtask bench`: what the generator costs and keeps, and what the fake gateway bears, beside others.

mod compiled;
mod counts;
mod measure;
mod mock;
mod peers;
mod scaled;
mod verdicts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use api_contract_instances::Document;
use clap::Subcommand;
use serde_json::Value;

use crate::repository;
use crate::step::{self, Step, Stop};
use crate::test::install_packages;
use counts::{Counts, Described};
use measure::{Cost, cost};

/// Measure parts of this workspace
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    Codegen(Codegen),
    Mock(mock::Mock),
}

/// Measure the generator on a contract, beside other generators where npm can install them
///
/// Prints CPU time and peak memory of whole processes (the median of the runs, and the greatest), what of
/// the contract is kept, how the validators and the Rust types judge instances, whether the output
/// compiles in both languages, and what ten copies of the contract cost.
/// Exit status: 0 measured; 1 a program failed; 2 a tool or file is missing.
#[derive(clap::Args)]
struct Codegen {
    /// The contract: an `OpenRPC` document or JSON Schema definitions; without it, this project's own
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The manifest of methods, for JSON Schema definitions
    #[arg(long, value_name = "FILE", requires = "from")]
    manifest: Option<PathBuf>,
    /// How often each program is run
    #[arg(long, value_name = "COUNT", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    runs: u16,
}

/// How many copies of the contract the scaled one has.
const COPIES: usize = 10;

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    step::exit(match &arguments.subject {
        Subject::Codegen(arguments) => codegen(arguments),
        Subject::Mock(arguments) => mock::run(arguments),
    })
}

fn codegen(arguments: &Codegen) -> Result<(), Stop> {
    let from = arguments
        .from
        .clone()
        .unwrap_or_else(|| repository::root().join("api-contract/generated/openrpc.json"));
    let contract = json(&from)?;
    let manifest = arguments.manifest.as_deref().map(json).transpose()?;
    let document = Document::read(&contract)
        .map_err(|error| Stop::Unable(format!("{}: {error}", from.display())))?;
    Step::cargo(&["build", "--release", "--locked", "--package", "codegen"]).run()?;
    let folder = tempfile::tempdir()
        .map_err(|error| Stop::Unable(format!("no folder for the output can be made: {error}")))?;
    let at = |name: &str| folder.path().join(name);

    // Measured first: a child's peak is at least what this process had when it was started.
    let runs = arguments.runs;
    let ours = generated(&from, arguments.manifest.as_deref(), &at("ours"), runs)?;
    let peers = peers::measured(&document, folder.path(), runs)?;
    write(&at("scaled.json"), &scaled::contract(&contract, COPIES))?;
    let scaled_manifest = manifest
        .map(|manifest| {
            let path = at("scaled-methods.json");
            write(&path, &scaled::manifest(&manifest, COPIES)).map(|()| path)
        })
        .transpose()?;
    let scaled = generated(
        &at("scaled.json"),
        scaled_manifest.as_deref(),
        &at("scaled"),
        runs,
    )?;

    let definitions = document.definitions.len();
    println!(
        "{}: {definitions} definitions, median of {runs} runs",
        from.display()
    );
    println!("{}", Described::of(&document));
    println!("{}", Counts::HEADER);
    let types = text(&at("ours").join("typescript/types.ts"))?;
    println!(
        "{}",
        Counts::of(&document, &types).row("codegen, all targets", &ours)
    );
    for peer in &peers {
        // A generator that finds nothing to print may write no file.
        let types = fs::read_to_string(&peer.types).unwrap_or_default();
        println!(
            "{}",
            Counts::of(&document, &types).row(&peer.name, &peer.cost)
        );
    }
    let instances = verdicts::instances(&contract)?;
    match install_packages() {
        Ok(()) => {
            let typescript = at("ours").join("typescript");
            verdicts::typescript(&typescript, &instances)?;
            compiled::typescript(&typescript)?;
        }
        Err(Stop::Failed(reason) | Stop::Unable(reason)) => {
            println!("TypeScript: not judged, {reason}");
        }
    }
    compiled::rust(&at("ours").join("rust"), &instances)?;
    println!(
        "{COPIES} copies of the contract: {:.1} ms CPU, {:.1} MiB: {:.2} times the CPU of one",
        scaled.cpu_ms,
        scaled.peak_mib,
        scaled.cpu_ms / ours.cpu_ms
    );
    Ok(())
}

/// Generates everything from a file and measures it.
fn generated(from: &Path, manifest: Option<&Path>, out: &Path, runs: u16) -> Result<Cost, Stop> {
    cost(runs, || {
        // Every run writes all files, as the first one does.
        let _ = fs::remove_dir_all(out);
        let mut command = Command::new(repository::built("release", "codegen"));
        command.arg("generate").arg("--from").arg(from);
        if let Some(manifest) = manifest {
            command.arg("--manifest").arg(manifest);
        }
        command.arg("--out").arg(out);
        command
    })
}

fn text(path: &Path) -> Result<String, Stop> {
    fs::read_to_string(path)
        .map_err(|error| Stop::Unable(format!("cannot read {}: {error}", path.display())))
}

fn json(path: &Path) -> Result<Value, Stop> {
    serde_json::from_str(&text(path)?)
        .map_err(|error| Stop::Unable(format!("{}: {error}", path.display())))
}

fn write(path: &Path, value: &Value) -> Result<(), Stop> {
    fs::write(path, value.to_string())
        .map_err(|error| Stop::Unable(format!("cannot write {}: {error}", path.display())))
}
