//! The TypeScript of the table: its validators, run by Node.js, and its types, held by the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use codegen::Target;
use codegen::model::names::type_name;
use serde_json::{Value, json};

use super::{cases, expected, model};

/// `cargo xtask test` sets this where it runs the TypeScript tests, too: then Node.js has to be there.
const REQUIRED: &str = "XTASK_TEST_TYPESCRIPT";

/// The packages of the TypeScript client; `None` where they are not installed and need not be.
fn packages() -> Option<PathBuf> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../clients/typescript");
    let packages = client.join("node_modules");
    if packages.join("tsx/dist/cli.mjs").is_file() {
        return Some(packages);
    }
    assert!(
        std::env::var_os(REQUIRED).is_none(),
        "{} is not there; run `npm ci` in clients/typescript",
        packages.display()
    );
    eprintln!("skipped: tsx is not installed; `cargo xtask test` installs and needs it");
    None
}

/// Writes the TypeScript of all cases into a folder of its own, a folder each.
fn generated(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("a folder of this test");
    }
    for case in cases() {
        let files = codegen::generate_for(&model(case), &[Target::TypeScript])
            .unwrap_or_else(|problems| panic!("{}: {problems}", case.file));
        let inside = folder.join(&case.name);
        std::fs::create_dir_all(&inside).expect("a folder");
        for file in files {
            let name = file.path.trim_start_matches("typescript/");
            std::fs::write(inside.join(name), file.contents).expect("a file");
        }
    }
    std::fs::write(folder.join("package.json"), r#"{"type":"module"}"#).expect("a file");
    folder
}

#[test]
fn validators_accept_and_reject_what_schemas_do() {
    let Some(packages) = packages() else { return };
    let folder = generated("cases-validators");
    let expected = expected();
    let mut lines = String::new();
    for one in &expected {
        // As a text, so that its numbers are read by the generated reader.
        let text = one.value.to_string();
        let line = json!({ "case": one.case, "name": one.name, "valid": one.valid, "text": text });
        writeln!(lines, "{line}").expect("a text grows");
    }
    let mut node = Command::new("node")
        .arg(packages.join("tsx/dist/cli.mjs"))
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/judge.mts"))
        .arg(&folder)
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
    let mut found: Vec<&str> = text.lines().collect();
    let judged = found.pop().expect("the count is last");
    assert!(
        found.is_empty(),
        "{} disagreements:\n{}",
        found.len(),
        found.join("\n")
    );
    assert_eq!(judged, expected.len().to_string());
}

#[test]
fn types_compile_and_have_what_schemas_accept() {
    let Some(packages) = packages() else { return };
    let folder = generated("cases-types");
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for (index, one) in expected()
        .iter()
        .filter(|one| one.typed && !one.made)
        .enumerate()
    {
        let text = texts
            .entry(one.case.clone())
            .or_insert_with(|| "import type * as types from \"./types.js\";\n".to_owned());
        let (name, value) = (type_name(&one.name), &one.value);
        writeln!(text, "export const v{index}: types.{name} = {value};").expect("a text grows");
    }
    let mut files = BTreeSet::new();
    for (case, text) in &texts {
        let name = format!("{case}/values.ts");
        std::fs::write(folder.join(&name), text).expect("a file");
        files.insert(name);
    }
    for case in cases() {
        files.insert(format!("{}/validators.ts", case.name));
    }
    let options: Value = json!({
        "compilerOptions": {
            "target": "es2022", "module": "nodenext", "types": [], "noEmit": true, "strict": true,
            "exactOptionalPropertyTypes": true, "noUnusedLocals": true,
            "noUncheckedIndexedAccess": true, "erasableSyntaxOnly": true,
        },
        "files": files,
    });
    std::fs::write(folder.join("tsconfig.json"), options.to_string()).expect("a file");
    let output = Command::new("node")
        .arg(packages.join("typescript/bin/tsc"))
        .current_dir(&folder)
        .output()
        .expect("node starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
}
