//! `cargo xtask prove`: that the conformance suite notices what it is there to notice.

use std::process::ExitCode;

use crate::repository;
use crate::step::{self, Step, Stop};

/// The profile of the program: it runs the suite a few hundred times.
const PROFILE: &str = "proof";

/// Run the whole conformance suite against the fake gateway with each of its defects alone
///
/// Exactly the checks that a defect declares must fail. The matrix of both is written as one HTML page,
/// `proof/kill-matrix.html` in the target folder. Exit status: 0 proven, 1 a defect was missed or something
/// else failed, 2 a defect that does not exist was named.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only these defects, e.g. `M-CUR-02`; may be repeated
    #[arg(long = "only", value_name = "ID")]
    only: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    step::exit(steps(arguments))
}

fn steps(arguments: &Arguments) -> Result<(), Stop> {
    let package = ["--package", "conformance-proof", "--locked"];
    let build = ["build", "--profile", PROFILE];
    Step::cargo(&[&build[..], &package[..]].concat()).run()?;
    let page = repository::target().join(PROFILE).join("kill-matrix.html");
    let program = repository::built(PROFILE, "conformance-proof");
    let page = page.to_string_lossy();
    let mut words = vec!["--page", &page];
    for defect in &arguments.only {
        words.extend(["--only", defect]);
    }
    Step::new(&program.to_string_lossy(), &words).run()
}
