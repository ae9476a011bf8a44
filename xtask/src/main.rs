//! The tasks of this workspace: `cargo xtask --help`.

mod acp_schemas;
mod bench;
mod codegen;
mod lint;
mod prove;
mod repository;
mod step;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The tasks of this workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// One variant per task; each lives in the file of its name.
#[derive(Subcommand)]
enum Command {
    AcpSchemas(acp_schemas::Arguments),
    Bench(bench::Arguments),
    Codegen(codegen::Arguments),
    Lint(lint::Arguments),
    Prove(prove::Arguments),
    Test(test::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::AcpSchemas(arguments) => acp_schemas::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Codegen(arguments) => codegen::run(&arguments),
        Command::Lint(arguments) => lint::run(&arguments),
        Command::Prove(arguments) => prove::run(&arguments),
        Command::Test(arguments) => test::run(&arguments),
    }
}
