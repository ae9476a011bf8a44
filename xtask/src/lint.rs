//! `cargo xtask lint`: everything that is judged without running it.

use std::process::ExitCode;

use crate::step::{self, Step, Stop};
use crate::{codegen, test};

/// Check formatting, lints, documentation, generated files and TypeScript types
///
/// Exit status: 0 clean, 1 something was found, 2 a tool is missing or a file cannot be read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Leave out what needs Node.js
    #[arg(long)]
    rust_only: bool,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    step::exit(steps(arguments))
}

fn steps(arguments: &Arguments) -> Result<(), Stop> {
    Step::cargo(&["fmt", "--all", "--check"]).run()?;
    Step::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ])
    .run()?;
    Step::cargo(&["doc", "--workspace", "--no-deps", "--locked"])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    codegen::check()?;
    if !arguments.rust_only {
        test::install_packages()?;
        test::npm(&["run", "check"]).run()?;
    }
    Ok(())
}
