//! The program `codegen`: schemas, metadata and client types from any contract file.

mod cli;

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    cli::run(&cli::Arguments::parse())
}
