//! `cargo xtask test`: everything that is judged by running it.

use std::process::ExitCode;

use crate::repository;
use crate::step::{self, Step, Stop};

/// The oldest Node.js that the TypeScript client supports: major, minor.
const NODE: (u32, u32) = (20, 19);

/// Run all tests: Rust, then TypeScript against the fake gateway's program
///
/// The npm packages are installed from the lock file when they are not there yet. Exit status: 0 all
/// passed, 1 a test failed, 2 a tool is missing.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only the Rust tests; needs no Node.js
    #[arg(long, conflicts_with = "typescript_only")]
    rust_only: bool,
    /// Only the TypeScript tests
    #[arg(long)]
    typescript_only: bool,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    step::exit(steps(arguments))
}

fn steps(arguments: &Arguments) -> Result<(), Stop> {
    // Asked first: nobody wants to hear of a missing tool after ten minutes of tests.
    if !arguments.rust_only {
        check_node()?;
    }
    if !arguments.rust_only {
        install_packages()?;
    }
    if !arguments.typescript_only {
        // All failures at once: the tests take minutes, and each run should tell everything.
        let mut tests = Step::cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]);
        if !arguments.rust_only {
            // Some Rust tests hold generated TypeScript to the schemas.
            tests = tests.with("XTASK_TEST_TYPESCRIPT", "1");
        }
        tests.run()?;
        validate_junit()?;
    }
    if !arguments.rust_only {
        Step::cargo(&["build", "--package", "mock-server", "--locked"]).run()?;
        npm(&["test"])
            .with("MOCK_SERVER_BIN", repository::built("debug", "mock-server"))
            .run()?;
    }
    Ok(())
}

/// Holds a `JUnit` report of a real run to its schema, where the validator is installed.
fn validate_junit() -> Result<(), Stop> {
    if Step::new("xmllint", &["--version"]).output().is_none() {
        eprintln!("xtask: xmllint was not found, so no JUnit report is held to its schema");
        return Ok(());
    }
    let folder = tempfile::tempdir()
        .map_err(|error| Stop::Failed(format!("no folder for a report can be made: {error}")))?;
    let report = folder.path().join("junit.xml");
    let report = report.to_string_lossy();
    Step::cargo(&[
        "run",
        "--quiet",
        "--package",
        "conformance",
        "--locked",
        "--",
        "--junit",
        &report,
    ])
    .run()?;
    Step::new(
        "xmllint",
        &["--noout", "--schema", "conformance/junit.xsd", &report],
    )
    .run()
}

/// An npm command in the TypeScript client's folder.
pub(crate) fn npm(arguments: &[&str]) -> Step {
    Step::new("npm", arguments).within(repository::typescript())
}

/// Installs the npm packages exactly as the lock file says, unless that was done already.
pub(crate) fn install_packages() -> Result<(), Stop> {
    check_node()?;
    let folder = repository::typescript();
    let changed = |name: &str| {
        folder
            .join(name)
            .metadata()
            .and_then(|file| file.modified())
            .ok()
    };
    let installed = changed("node_modules/.package-lock.json");
    if installed.is_some() && installed >= changed("package-lock.json") {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"]).run()
}

fn check_node() -> Result<(), Stop> {
    let (major, minor) = NODE;
    let advice = format!(
        "the TypeScript client needs Node.js {major}.{minor} or newer with npm; \
         install it, or leave that part out with `--rust-only`"
    );
    let Some(version) = Step::new("node", &["--version"]).output() else {
        return Err(Stop::Unable(format!("Node.js was not found: {advice}")));
    };
    if node_version(&version).is_none_or(|found| found < NODE) {
        return Err(Stop::Unable(format!(
            "this is Node.js {}: {advice}",
            version.trim()
        )));
    }
    match Step::new("npm", &["--version"]).output() {
        Some(_) => Ok(()),
        None => Err(Stop::Unable(format!("npm was not found: {advice}"))),
    }
}

fn node_version(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::node_version;

    #[test]
    fn a_version_of_node_is_read_from_what_it_prints() {
        assert_eq!(node_version("v20.19.4\n"), Some((20, 19)));
        assert_eq!(node_version("v24.0.0"), Some((24, 0)));
        assert_eq!(node_version("20.19"), None);
        assert_eq!(node_version(""), None);
    }
}
