//! Generated Rust as a crate of its own, compiled once, that is asked what its types read and write.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use codegen::model::{Model, Shape};
use serde_json::{Value, json};

/// A program that reads JSON as a generated type and writes it again.
pub(crate) struct Judge {
    program: PathBuf,
}

const MANIFEST: &str = r#"
[package]
name = "generated-judge"
version = "0.0.0"
edition = "2024"

[dependencies]
serde = { version = "1", features = ["derive"] }
serde_json = "1"

[workspace]
"#;

const MAIN: &str = r#"
use std::io::Read;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn judge<T: Serialize + DeserializeOwned>(text: &str) -> Value {
    match serde_json::from_str::<T>(text) {
        Err(error) => json!({ "refused": error.to_string() }),
        Ok(read) => match serde_json::to_value(&read) {
            Ok(written) => json!({ "read": written }),
            Err(error) => json!({ "unwritten": error.to_string() }),
        },
    }
}

fn main() {
    let mut asked = String::new();
    std::io::stdin().read_to_string(&mut asked).unwrap();
    let asked: Vec<(String, String, String)> = serde_json::from_str(&asked).unwrap();
    let judged = asked.iter().map(|(module, name, text)| {
        match (module.as_str(), name.as_str()) {
"#;

impl Judge {
    /// Compiles the Rust of these models, each in a module of this name. `lib.rs` says more about
    /// them, e.g. in functions that use them. No warning is let through.
    pub(crate) fn build(name: &str, models: &[(&str, Model)], lib: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let mut modules = String::from("#![deny(warnings)]\n");
        let mut main = String::from(MAIN);
        for (module, model) in models {
            let files = codegen::generate_for(model, &[codegen::Target::Rust])
                .unwrap_or_else(|problems| panic!("{module}: {problems}"));
            write!(modules, "#[rustfmt::skip]\npub mod {module} {{").expect("a text grows");
            for file in &files {
                let file_name = file.path.trim_start_matches("rust/");
                write_file(
                    &folder.join("src").join(module).join(file_name),
                    &file.contents,
                );
                let inner = file_name.trim_end_matches(".rs");
                write!(modules, " pub mod {inner};").expect("a text grows");
            }
            modules.push_str(" }\n");
            for named in model.types.values() {
                let (name, ty) = (&named.name, rust_name(&named.name));
                let shown = !matches!(named.shape, Shape::Alias(_)) || ty != "Self_";
                assert!(shown, "{name} has no path");
                let arm = format!(
                    "(\"{module}\", \"{name}\") => judge::<generated_judge::{module}::types::{ty}>(text),\n"
                );
                main.push_str(&arm);
            }
        }
        main.push_str("_ => json!({ \"unknown\": name }),\n}\n});\n");
        main.push_str("println!(\"{}\", Value::Array(judged.collect()));\n}\n");
        write_file(&folder.join("Cargo.toml"), MANIFEST);
        write_file(&folder.join("src/lib.rs"), &(modules + lib));
        write_file(&folder.join("src/main.rs"), &main);
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        let lock = std::fs::read_to_string(workspace).expect("the workspace has a lock file");
        if !folder.join("Cargo.lock").exists() {
            write_file(&folder.join("Cargo.lock"), &lock);
        }
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("target");
        let built = Command::new(env!("CARGO"))
            .args(["build", "--offline", "--quiet"])
            .current_dir(&folder)
            .env("CARGO_TARGET_DIR", &target)
            .env_remove("RUSTFLAGS")
            .output()
            .expect("cargo runs");
        let said = String::from_utf8_lossy(&built.stderr);
        assert!(
            built.status.success(),
            "the generated Rust is refused:\n{said}"
        );
        Judge {
            program: target.join("debug/generated-judge"),
        }
    }

    /// What becomes of each value, read as the type of this name of the module: what is written when
    /// it is read, or why it is not read.
    pub(crate) fn ask(&self, asked: &[(&str, &str, &str)]) -> Vec<Result<Value, String>> {
        let said = codegen_judge::ask(&mut Command::new(&self.program), json!(asked).to_string());
        let said = said.expect("the judge answers");
        let judged: Vec<Value> = serde_json::from_str(&said).expect("the judge answers in JSON");
        assert_eq!(judged.len(), asked.len());
        judged
            .into_iter()
            .map(|judged| match (judged.get("read"), judged.get("refused")) {
                (Some(read), _) => Ok(read.clone()),
                (None, Some(why)) => Err(why.as_str().unwrap_or_default().to_owned()),
                (None, None) => panic!("{judged}"),
            })
            .collect()
    }
}

fn rust_name(name: &str) -> String {
    match codegen::model::names::type_name(name) {
        name if name == "Self" => "Self_".to_owned(),
        name => name,
    }
}

/// Writes a file unless it is like this already, so that nothing is compiled again for nothing.
fn write_file(path: &Path, text: &str) {
    if std::fs::read_to_string(path).is_ok_and(|there| there == text) {
        return;
    }
    std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
    std::fs::write(path, text).expect("a file");
}
