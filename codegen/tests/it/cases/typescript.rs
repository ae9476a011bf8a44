//! The TypeScript of the table: its validators, run by Node.js, and its types, held by the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use codegen::Target;
use codegen::model::names::type_name;
use codegen_judge::{Instance, Node};
use serde_json::{Value, json};

use super::{cases, expected, model};

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
    let Some(node) = Node::for_tests() else {
        return;
    };
    let folder = generated("cases-validators");
    let expected = expected();
    let instances = expected.iter().map(|one| Instance {
        module: &one.case,
        name: &one.name,
        valid: one.valid,
        label: String::new(),
        document: &one.value,
        // As a client reads it.
        exact: true,
    });
    let found = node.judge(&folder, instances).expect("node judges");
    let shown: Vec<String> = found.otherwise.iter().map(Value::to_string).collect();
    assert!(
        shown.is_empty(),
        "{} disagreements:\n{}",
        shown.len(),
        shown.join("\n")
    );
    assert!(
        found.missing.is_empty(),
        "no validator: {:?}",
        found.missing
    );
    assert_eq!(found.judged, expected.len());
}

#[test]
fn types_compile_and_have_what_schemas_accept() {
    let Some(node) = Node::for_tests() else {
        return;
    };
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
    let output = node
        .program("typescript/bin/tsc")
        .current_dir(&folder)
        .output()
        .expect("node starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
}
