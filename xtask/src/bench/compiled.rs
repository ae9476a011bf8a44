//! Whether what was generated compiles, and what the Rust types read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use api_contract_instances::Kind;
use codegen::model::names::type_name;
use codegen_judge::Node;
use serde_json::json;

use super::text;
use super::verdicts::Instance;
use crate::repository;
use crate::step::Stop;

/// How many lines of a compiler's words are shown.
const SHOWN: usize = 10;

const MANIFEST: &str = "[package]\nname = \"generated\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
    [dependencies]\nserde = { version = \"1\", features = [\"derive\"] }\nserde_json = \"1\"\n\n\
    [workspace]\n";

/// Reads a line `name`, a tab and a document each, and writes whether the type reads the document.
const MAIN: &str = "use std::io::BufRead;\n\n\
    fn read<T: serde::de::DeserializeOwned>(text: &str) -> bool {\n\
        serde_json::from_str::<T>(text).is_ok()\n}\n\n\
    fn main() {\n\
        for line in std::io::stdin().lock().lines() {\n\
            let line = line.expect(\"text\");\n\
            let (name, text) = line.split_once('\\t').expect(\"a tab\");\n\
            println!(\"{}\", match name {\n";

/// Has `tsc` judge the generated TypeScript, and prints what it says.
pub(super) fn typescript(folder: &Path) -> Result<(), Stop> {
    let options = json!({
        "compilerOptions": {
            "target": "es2022", "module": "nodenext", "types": [], "noEmit": true, "strict": true,
            "exactOptionalPropertyTypes": true, "noUncheckedIndexedAccess": true,
        },
        "include": ["*.ts"],
    });
    super::write(&folder.join("tsconfig.json"), &options)?;
    super::write(&folder.join("package.json"), &json!({ "type": "module" }))?;
    let output = Node::new()
        .map_err(Stop::Unable)?
        .program("typescript/bin/tsc")
        .current_dir(folder)
        .output()
        .map_err(|error| Stop::Unable(format!("tsc could not be run: {error}")))?;
    tell("tsc --strict --exactOptionalPropertyTypes", &output);
    Ok(())
}

/// Compiles the generated Rust in a crate of its own, without a warning, has its types read the
/// instances, and prints what came of it.
pub(super) fn rust(generated: &Path, instances: &[Instance]) -> Result<(), Stop> {
    let unable = |error: std::io::Error| Stop::Unable(format!("no crate can be made: {error}"));
    let crate_ = generated.with_file_name("crate");
    let source = crate_.join("src");
    fs::create_dir_all(&source).map_err(unable)?;
    let mut lib = "#![deny(warnings)]\n".to_owned();
    for file in fs::read_dir(generated).map_err(unable)? {
        let path = file.map_err(unable)?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        fs::copy(&path, source.join(path.file_name().unwrap_or_default())).map_err(unable)?;
        lib.extend(["pub mod ", &*name, ";\n"]);
    }
    let printed = text(&generated.join("types.rs"))?;
    let declared = declared(&printed);
    let mut main = MAIN.to_owned();
    let names: BTreeSet<&str> = instances.iter().map(|one| one.name.as_str()).collect();
    let known: BTreeSet<&str> = names
        .iter()
        .copied()
        .filter(|name| declared.contains(&type_name(name)))
        .collect();
    for name in &known {
        let ty = type_name(name);
        let arm = writeln!(main, "{name:?} => read::<generated::types::{ty}>(text),");
        arm.map_err(|_| Stop::Failed("no text can be made".to_owned()))?;
    }
    main += "_ => false,\n});\n}\n}\n";
    fs::write(crate_.join("Cargo.toml"), MANIFEST).map_err(unable)?;
    fs::copy(
        repository::root().join("Cargo.lock"),
        crate_.join("Cargo.lock"),
    )
    .map_err(unable)?;
    fs::write(source.join("lib.rs"), lib).map_err(unable)?;
    fs::write(source.join("main.rs"), main).map_err(unable)?;
    let program = repository::built("bench-codegen", "none");
    let target = program.parent().unwrap_or(&crate_).to_path_buf();
    let cargo = |arguments: &[&str]| {
        Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
            .args(arguments)
            .args(["--offline", "--quiet"])
            .current_dir(&crate_)
            .env("CARGO_TARGET_DIR", &target)
            .env_remove("RUSTFLAGS")
            .output()
            .map_err(|error| Stop::Unable(format!("cargo could not be run: {error}")))
    };
    let checked = cargo(&["check", "--lib"])?;
    tell(
        "cargo check, serde and serde_json alone, warnings denied",
        &checked,
    );
    if !checked.status.success() {
        return Ok(());
    }
    let built = cargo(&["build"])?;
    if !built.status.success() {
        tell("cargo build of the program that reads instances", &built);
        return Ok(());
    }
    let asked: Vec<&Instance> = instances
        .iter()
        .filter(|one| known.contains(one.name.as_str()))
        .collect();
    let read = read(&target.join("debug/generated"), &asked)?;
    let (mut refused, mut wrong) = (Vec::new(), BTreeMap::<Kind, (usize, usize)>::new());
    for (instance, read) in asked.iter().zip(read) {
        match (&instance.flaw, read) {
            (None, true) => {}
            (None, false) => refused.push(*instance),
            (Some(flaw), read) => {
                let count = wrong.entry(flaw.kind).or_default();
                count.0 += usize::from(read);
                count.1 += 1;
            }
        }
    }
    let kinds: Vec<String> = wrong
        .iter()
        .map(|(kind, (read, all))| format!("{kind} {read}/{all}"))
        .collect();
    println!(
        "Rust types: {} valid refused of {}; flawed read, by kind: {}; definitions without a type of \
         their own: {}",
        refused.len(),
        asked.iter().filter(|one| one.flaw.is_none()).count(),
        kinds.join(", "),
        names.len() - known.len()
    );
    println!(
        "  bounds are the validators' to judge, and a member that nobody lists may be a newer server's"
    );
    for instance in refused.iter().take(SHOWN) {
        println!("  {} {}", instance.name, instance.document);
    }
    Ok(())
}

/// The names of the types in a file, those with parameters left out.
fn declared(types: &str) -> BTreeSet<String> {
    let words = ["pub struct ", "pub enum ", "pub type "];
    let names = types.lines().filter_map(|line| {
        let rest = words.iter().find_map(|word| line.strip_prefix(word))?;
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let (name, rest) = rest.split_at(end.unwrap_or(rest.len()));
        (!rest.starts_with('<')).then(|| name.to_owned())
    });
    names.collect()
}

/// Whether the types read each of these.
fn read(program: &Path, instances: &[&Instance]) -> Result<Vec<bool>, Stop> {
    let mut lines = String::new();
    for one in instances {
        lines.extend([&one.name, "\t", &one.document.to_string(), "\n"]);
    }
    let said = codegen_judge::ask(&mut Command::new(program), lines).map_err(Stop::Failed)?;
    let read: Vec<bool> = said.lines().map(|line| line == "true").collect();
    if read.len() == instances.len() {
        Ok(read)
    } else {
        Err(Stop::Failed(format!(
            "the program of the types judged {} of {} instances",
            read.len(),
            instances.len()
        )))
    }
}

fn tell(what: &str, output: &Output) {
    let said = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let lines: Vec<&str> = said.iter().flat_map(|text| text.lines()).collect();
    let verdict = if output.status.success() {
        "clean".to_owned()
    } else {
        format!("{} lines of complaints", lines.len())
    };
    println!("{what}: {verdict}");
    for line in lines.iter().take(SHOWN) {
        println!("  {line}");
    }
}

#[cfg(test)]
mod tests {
    use super::declared;

    #[test]
    fn types_without_parameters_are_found_by_name() {
        let types = "pub struct A {\n}\npub enum B_2 {\n}\npub type C = String;\npub struct D<T> {\n}\n    pub struct E;";
        let names: Vec<String> = declared(types).into_iter().collect();
        assert_eq!(names, ["A", "B_2", "C"]);
    }
}
