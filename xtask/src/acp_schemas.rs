//! `cargo xtask acp-schemas`: contracts of somebody else's, generated from and compiled.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use codegen::GeneratedFile;
use serde_json::Value;

use crate::repository;
use crate::step::{self, Step, Stop};
use crate::test::install_packages;

/// Generate from the schemas of the Agent Client Protocol, and compile what is generated
///
/// A program in a workspace of its own prints the four schemas: both versions, each without and with
/// what the protocol tries out. The Rust types are compiled without a warning in a crate that depends
/// on serde and `serde_json`, the TypeScript types by `tsc --strict --exactOptionalPropertyTypes`.
/// Prints a table. Exit status: 0 all is kept and compiles; 1 something is not; 2 a tool is missing.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// A schema: its name here, the version that the program is asked for, the program's features.
const SCHEMAS: [(&str, &str, &[&str]); 4] = [
    ("v1", "v1", &[]),
    ("v2", "v2", &[]),
    ("v1-unstable", "v1", &["--features", "unstable"]),
    ("v2-unstable", "v2", &["--features", "unstable"]),
];

/// What became of one schema.
struct Row {
    name: &'static str,
    definitions: usize,
    kept: usize,
    refused: usize,
    rust: bool,
    typescript: bool,
}

impl Row {
    fn good(&self) -> bool {
        self.kept == self.definitions && self.refused == 0 && self.rust && self.typescript
    }
}

pub(crate) fn run(_: &Arguments) -> ExitCode {
    step::exit(steps())
}

fn steps() -> Result<(), Stop> {
    install_packages()?;
    let folder = tempfile::tempdir()
        .map_err(|error| Stop::Unable(format!("no folder for the output can be made: {error}")))?;
    let mut rows = Vec::new();
    for (name, version, features) in SCHEMAS {
        let schema = schema(version, features)?;
        rows.push(row(name, &schema, &folder.path().join(name))?);
    }
    println!("schema      | definitions | names kept | refused | rust | tsc");
    for row in &rows {
        let word = |good: bool| if good { "ok" } else { "no" };
        println!(
            "{:11} | {:11} | {:10} | {:7} | {:4} | {}",
            row.name,
            row.definitions,
            row.kept,
            row.refused,
            word(row.rust),
            word(row.typescript)
        );
    }
    if rows.iter().all(Row::good) {
        return Ok(());
    }
    let reason = "not every schema is kept whole and compiles";
    Err(Stop::Failed(reason.to_owned()))
}

/// What the program prints for a version.
fn schema(version: &str, features: &[&str]) -> Result<Value, Stop> {
    let target = repository::target().join("acp-schemas");
    let target = target.to_string_lossy();
    let manifest = "codegen/acp-schemas/Cargo.toml";
    let common = [
        "--quiet",
        "--locked",
        "--manifest-path",
        manifest,
        "--target-dir",
        &target,
    ];
    let arguments = |command| [&[command][..], &common, features].concat();
    // Built first, with its output shown: it depends on much.
    Step::cargo(&arguments("build")).run()?;
    let printed = Step::cargo(&[&arguments("run")[..], &["--", version]].concat()).output();
    let printed = printed.ok_or_else(|| Stop::Failed("the schema program failed".to_owned()))?;
    serde_json::from_str(&printed)
        .map_err(|error| Stop::Failed(format!("the schema program printed no JSON: {error}")))
}

/// Generates from a schema into `folder`, and compiles what is there.
fn row(name: &'static str, schema: &Value, folder: &Path) -> Result<Row, Stop> {
    let definitions = schema.get("$defs").and_then(Value::as_object);
    let names: Vec<&String> = definitions.into_iter().flat_map(|all| all.keys()).collect();
    let mut row = Row {
        name,
        definitions: names.len(),
        kept: 0,
        refused: 0,
        rust: false,
        typescript: false,
    };
    let file_name = format!("acp-{name}.json");
    let generated = codegen::front::read(&file_name, &schema.to_string(), None)
        .and_then(|model| codegen::generate(&model));
    let files = match generated {
        Ok(files) => files,
        Err(problems) => {
            eprintln!("{problems}");
            row.refused = problems.0.len();
            return Ok(row);
        }
    };
    row.kept = kept(&names, &files);
    let texts = files.iter().map(|file| (&*file.path, &*file.contents));
    let mut texts: Vec<(&str, &str)> = texts.collect();
    let manifest = MANIFEST.replace("NAME", name);
    texts.extend([("Cargo.toml", manifest.as_str()), ("rust/lib.rs", LIBRARY)]);
    codegen_disk::write(folder, &texts).map_err(Stop::Unable)?;
    row.rust = rust(folder)?;
    row.typescript = typescript(folder, &files)?;
    Ok(row)
}

/// How many of these names the Rust types, the TypeScript types and the printed schema all have.
fn kept(names: &[&String], files: &[GeneratedFile]) -> usize {
    let declared = |path: &str, before: &[&str]| -> BTreeSet<&str> {
        let file = files.iter().find(|file| file.path == path);
        let lines = file.map_or("", |file| &*file.contents).lines();
        let found = lines.filter_map(|line| {
            let rest = before.iter().find_map(|word| line.strip_prefix(word))?;
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            Some(&rest[..end.unwrap_or(rest.len())])
        });
        found.collect()
    };
    let rust = declared("rust/types.rs", &["pub struct ", "pub enum ", "pub type "]);
    let typescript = declared(
        "typescript/types.ts",
        &["export interface ", "export type "],
    );
    let bundle = files
        .iter()
        .find(|file| file.path == "contract/api.schema.json");
    let bundle = bundle.and_then(|file| serde_json::from_str::<Value>(&file.contents).ok());
    let printed = |name: &str| {
        let all = bundle.as_ref().and_then(|bundle| bundle.get("$defs"));
        all.is_some_and(|all| all.get(name).is_some())
    };
    let all = names.iter().filter(|name| {
        rust.contains(name.as_str()) && typescript.contains(name.as_str()) && printed(name)
    });
    all.count()
}

/// The crate that has the Rust types as its modules, and nothing to lean on but serde. Its edition is the
/// oldest one that they are printed for.
const MANIFEST: &str = r#"[package]
name = "acp-NAME"
version = "0.0.0"
edition = "2021"

[lib]
path = "rust/lib.rs"

[dependencies]
serde = { version = "1", features = ["derive"] }
serde_json = "1"

[workspace]
"#;

const LIBRARY: &str = "#![deny(warnings)]\npub mod methods;\npub mod types;\npub mod wire;\n";

/// Whether the Rust types compile. The lock file of this workspace has what they need, so that
/// nothing is fetched that is not there already.
fn rust(folder: &Path) -> Result<bool, Stop> {
    let lock = repository::root().join("Cargo.lock");
    fs::copy(&lock, folder.join("Cargo.lock"))
        .map_err(|error| Stop::Unable(format!("cannot copy {}: {error}", lock.display())))?;
    let target = repository::target().join("acp-check");
    let check = Step::cargo(&[
        "check",
        "--quiet",
        "--target-dir",
        &target.to_string_lossy(),
    ]);
    said(check.within(folder.to_path_buf()).run())
}

/// Whether the TypeScript files compile.
fn typescript(folder: &Path, files: &[GeneratedFile]) -> Result<bool, Stop> {
    let tsc: PathBuf = repository::typescript().join("node_modules/typescript/bin/tsc");
    let tsc = tsc.to_string_lossy();
    let mut arguments = vec![
        &*tsc,
        "--noEmit",
        "--strict",
        "--exactOptionalPropertyTypes",
        "--ignoreConfig",
        "--target",
        "es2022",
        "--module",
        "nodenext",
        "--types",
        "",
    ];
    let sources = files.iter().map(|file| &*file.path);
    arguments.extend(sources.filter(|path| path.starts_with("typescript/")));
    said(
        Step::new("node", &arguments)
            .within(folder.to_path_buf())
            .run(),
    )
}

/// Whether a program said yes.
fn said(outcome: Result<(), Stop>) -> Result<bool, Stop> {
    match outcome {
        Ok(()) => Ok(true),
        Err(Stop::Failed(_)) => Ok(false),
        Err(unable) => Err(unable),
    }
}
