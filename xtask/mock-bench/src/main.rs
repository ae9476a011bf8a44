//! Measures the fake gateway beside others; started by `cargo xtask bench mock`, which builds it and
//! installs the others.
//!
//! Each server is a process of its own, and this one is the client of all of them, so that they are
//! measured alike. Rounds are interleaved: what disturbs the machine disturbs everybody.

mod client;
mod figures;
mod load;
mod mix;
mod peers;
mod serve;
mod server;
mod setup;
mod table;

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
enum Arguments {
    /// Measures and prints a table
    Measure(setup::Measure),
    /// Serves what is measured, in a process of its own
    #[command(subcommand)]
    Serve(serve::Serve),
}

fn main() -> ExitCode {
    mock_server::server::raise_descriptor_limit();
    let outcome = match Arguments::parse() {
        Arguments::Measure(measure) => figures::measure(&measure),
        Arguments::Serve(what) => tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| format!("no runtime: {error}"))
            .and_then(|runtime| runtime.block_on(serve::serve(&what))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("mock-bench: {reason}");
            ExitCode::FAILURE
        }
    }
}
