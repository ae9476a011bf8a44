//! Has generated code judge values, in a process of its own: for tests and benches.
//!
//! [`ask`] hands a text to a program and reads what it prints. [`Node`] runs the packages of the
//! TypeScript client, and with them the generated validators.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// `cargo xtask test` sets this where it runs the TypeScript tests, too: then Node.js has to be there.
const REQUIRED: &str = "XTASK_TEST_TYPESCRIPT";

/// Gives a program this input, and returns what it printed. What it says of errors goes where ours go.
///
/// # Errors
/// It does not run, ends with a failure, or prints no text.
pub fn ask(program: &mut Command, input: String) -> Result<String, String> {
    let name = program.get_program().to_string_lossy().into_owned();
    let failed = |error: io::Error| format!("{name} could not be used: {error}");
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let stdin = child.stdin.take();
    // A program that answers while it reads waits for its reader before it reads on.
    let writer =
        std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().map_err(failed)?;
    // Whoever ends early says why on its own.
    let _ = writer.join();
    if !output.status.success() {
        return Err(format!("{name} ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{name} wrote what is no text"))
}

/// Node.js with the packages of the TypeScript client.
#[derive(Debug)]
pub struct Node {
    packages: PathBuf,
}

/// An instance whose verdict is known.
#[derive(Clone, Debug)]
pub struct Instance<'a> {
    /// The folder of its validators, below the one that is judged; empty for that one itself.
    pub module: &'a str,
    /// The generated type.
    pub name: &'a str,
    /// The verdict.
    pub valid: bool,
    /// What a reader is told of it, beside the instance; may be empty.
    pub label: String,
    /// The instance.
    pub document: &'a Value,
    /// Whether it is read by the generated `parseJson`, which keeps every digit of a number.
    pub exact: bool,
}

/// How generated validators judged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Judged {
    /// How many instances they judged.
    pub judged: usize,
    /// The types that have no validator.
    pub missing: Vec<String>,
    /// What was judged otherwise: the instances, with the problems that were found.
    pub otherwise: Vec<Value>,
}

impl Node {
    /// Node.js, where the packages are installed.
    ///
    /// # Errors
    /// They are not, with what to do about it.
    pub fn new() -> Result<Node, String> {
        let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/typescript");
        let packages = client.join("node_modules");
        if packages.join("tsx/dist/cli.mjs").is_file() {
            return Ok(Node { packages });
        }
        Err(format!(
            "{} is not there; run `npm ci` in clients/typescript",
            packages.display()
        ))
    }

    /// Node.js for a test; `None` where the packages are not installed and need not be, which is said.
    ///
    /// # Panics
    /// They are not, and `cargo xtask test` wants them.
    pub fn for_tests() -> Option<Node> {
        match Node::new() {
            Ok(node) => Some(node),
            Err(why) => {
                assert!(std::env::var_os(REQUIRED).is_none(), "{why}");
                eprintln!("skipped: {why}; `cargo xtask test` installs and needs it");
                None
            }
        }
    }

    /// A program of one of the packages, by its path among them.
    pub fn program(&self, path: &str) -> Command {
        let mut node = Command::new("node");
        node.arg(self.packages.join(path));
        node
    }

    /// Has the generated validators in `folder` judge instances.
    ///
    /// # Errors
    /// Node.js does not run, or a file of the folder cannot be used.
    pub fn judge<'a>(
        &self,
        folder: &Path,
        instances: impl IntoIterator<Item = Instance<'a>>,
    ) -> Result<Judged, String> {
        let mut lines = String::new();
        for instance in instances {
            let line = json!({
                "module": instance.module,
                "name": instance.name,
                "valid": instance.valid,
                "label": instance.label,
                "text": instance.document.to_string(),
                "exact": instance.exact,
            });
            lines.extend([&line.to_string(), "\n"]);
        }
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/judge.mts");
        let mut program = self.program("tsx/dist/cli.mjs");
        let said = ask(program.arg(script).arg(folder), lines)?;
        let mut otherwise = Vec::new();
        for line in said.lines() {
            let line = serde_json::from_str(line);
            otherwise.push(line.map_err(|error| format!("judge.mts wrote no JSON: {error}"))?);
        }
        let counts: Value = otherwise.pop().unwrap_or_default();
        let count = counts["judged"]
            .as_u64()
            .and_then(|count| usize::try_from(count).ok());
        let missing = counts["missing"].as_array().into_iter().flatten();
        Ok(Judged {
            judged: count.ok_or("judge.mts told no counts")?,
            missing: missing
                .map(|name| name.as_str().unwrap_or_default().to_owned())
                .collect(),
            otherwise,
        })
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;

    use super::ask;

    #[test]
    fn a_text_longer_than_a_pipe_holds_comes_back() {
        let text = "a line\n".repeat(200_000);
        assert_eq!(ask(&mut Command::new("cat"), text.clone()), Ok(text));
    }

    #[test]
    fn a_program_that_fails_or_is_not_there_is_named() {
        let failed = ask(&mut Command::new("false"), "a line\n".repeat(200_000));
        assert!(failed.is_err_and(|why| why.starts_with("false ended with ")));
        let absent = ask(&mut Command::new("no-such-program"), String::new());
        assert!(absent.is_err_and(|why| why.starts_with("no-such-program could not be used")));
    }
}
