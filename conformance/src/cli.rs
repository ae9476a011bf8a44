//! The program's flags, and what they come to.

mod explain;
mod named;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use crate::verdict::Verdict;

/// Verify that an endpoint keeps the Lightspeed agent API contract.
///
/// Without an endpoint the program starts the fake gateway it brings along and verifies that.
/// Everything it creates bears a prefix of the run and is removed at the end; stored blobs stay
/// (less than 1 MiB in all), because no method removes them.
#[derive(Debug, Parser)]
#[command(
    name = "conformance",
    version,
    args_conflicts_with_subcommands = true,
    after_help = exit_codes()
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    verify: VerifyArgs,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the checks; the same as without a command
    Run(Box<VerifyArgs>),
    /// List all checks, one per line
    List {
        /// List the requirements that they verify instead
        #[arg(long)]
        requirements: bool,
    },
    /// Explain one check: its rule, where it comes from, what it needs and does
    Explain {
        /// The check's id, e.g. IDEM-01
        id: String,
    },
}

#[derive(Debug, Args)]
struct VerifyArgs {
    /// A file that says all there is to say of the endpoint, in place of the flags below that do
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "endpoint", "header_env", "second_header_env", "hook", "prompt", "startup", "timeout",
    ])]
    target: Option<PathBuf>,
    /// Where requests go, e.g. `http://127.0.0.1:18080/rpc`
    #[arg(long, value_name = "URL")]
    endpoint: Option<String>,
    /// Send a header whose whole value is in an environment variable; may be repeated
    #[arg(long, value_name = "NAME=VAR")]
    header_env: Vec<String>,
    /// The same for a second tenant, for checks of what two tenants see of each other; may be
    /// repeated
    #[arg(long, value_name = "NAME=VAR")]
    second_header_env: Vec<String>,
    /// A way to act on the endpoint beside its API: an `http://` address, or a command; may be
    /// repeated. Names: trim, restart, big-seqs, keys
    #[arg(long, value_name = "NAME=ACTION")]
    hook: Vec<String>,
    /// The input text by which a run does something; may be repeated. Names: fast, brief, busy,
    /// failing, approval, tool, big
    #[arg(long, value_name = "NAME=TEXT")]
    prompt: Vec<String>,
    /// Allow an endpoint on another machine: checks create and delete sessions there
    #[arg(long)]
    allow_remote: bool,
    /// Write a `JUnit` report
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Write a JSON report
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Exit 1 when any MUST is not exercised, for whatever cause
    #[arg(long)]
    strict: bool,
    /// How long the endpoint may take until it answers at all
    #[arg(long, value_name = "SECS", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    startup: u16,
    /// How long one call may take; every other wait is scaled from it
    #[arg(long, value_name = "SECS", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=600))]
    timeout: u16,
    /// Run only checks whose id matches, e.g. 'IDEM-*'; may be repeated
    #[arg(long, value_name = "GLOB")]
    only: Vec<String>,
    /// Leave out checks whose id matches; may be repeated
    #[arg(long, value_name = "GLOB")]
    skip: Vec<String>,
    /// Repeat the names and inputs of an earlier run
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Runs the program.
pub fn main() -> ExitCode {
    // Clap exits with 2 on a bad flag, which is what `Verdict::Usage` says.
    let cli = Cli::parse();
    let verdict = match cli.command {
        Some(Command::Run(args)) => verify::verify(&args),
        Some(Command::List { requirements }) => explain::list(requirements),
        Some(Command::Explain { id }) => explain::explain(&id),
        None => verify::verify(&cli.verify),
    };
    verdict.into()
}

/// Complains about a flag.
fn usage(why: &str) -> Verdict {
    eprintln!("error: {why}\n\nFor more information, try '--help'.");
    Verdict::Usage
}

fn exit_codes() -> String {
    let rows: Vec<String> = Verdict::ALL
        .iter()
        .map(|verdict| format!("  {:>3}  {}", verdict.code(), verdict.meaning()))
        .collect();
    format!("Exit codes:\n{}", rows.join("\n"))
}
