//! The program `mock-server`: the fake gateway for clients in any language.

mod cli;
mod signals;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use mock_server::server::raise_descriptor_limit;

use cli::Cli;
use signals::Signals;

/// A response is a tree of many small parts; the system's allocator took a quarter of the CPU time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A flag that cannot be used, or an address that cannot be listened on.
const USAGE: u8 = 2;
/// The system refused something that a server cannot do without.
const FAILED: u8 = 1;

fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.start_logging();
    raise_descriptor_limit();
    let outcome = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| (FAILED, format!("cannot start the runtime: {error}")))
        .and_then(|runtime| runtime.block_on(run(&cli)));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err((status, message)) => {
            eprintln!("mock-server: {message}");
            ExitCode::from(status)
        }
    }
}

async fn run(cli: &Cli) -> Result<(), (u8, String)> {
    cli.check_address().map_err(|message| (USAGE, message))?;
    // Before the start line: whoever has read it may send a signal.
    let mut signals = Signals::listen()
        .map_err(|error| (FAILED, format!("cannot listen to signals: {error}")))?;
    let gateway = cli.start().await.map_err(|message| (USAGE, message))?;
    // Whoever closed our output wants no start line; that is no reason to stop.
    let mut out = std::io::stdout();
    let _ = out
        .write_all(cli.start_lines(&gateway).as_bytes())
        .and_then(|()| out.flush());
    signals.stop().await;
    gateway.shutdown().await;
    Ok(())
}
