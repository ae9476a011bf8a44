//! The program `mock-server`: the fake gateway for clients in any language.

mod cli;
mod launch;
mod logging;
mod settings;
mod signals;

use std::io::Write;
use std::process::ExitCode;

use mock_server::server::raise_descriptor_limit;

use cli::Asked;
use settings::{Config, Refused};
use signals::Signals;

/// A response is a tree of many small parts; the system's allocator took a quarter of the CPU time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A setting that cannot be used, or an address that cannot be listened on.
const USAGE: u8 = 2;
/// The system refused something that a server cannot do without, or calls were cut off.
const FAILED: u8 = 1;

fn main() -> ExitCode {
    let outcome = match cli::read() {
        Ok(Asked::Print(text)) => {
            say(&text);
            Ok(())
        }
        Ok(Asked::Run(config)) => run(&config),
        Err(refused) => Err((USAGE, refused.to_string())),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err((status, message)) => {
            // Whoever closed our log wants no message; the status tells.
            let _ = writeln!(std::io::stderr(), "mock-server: {message}");
            ExitCode::from(status)
        }
    }
}

fn run(config: &Config) -> Result<(), (u8, String)> {
    logging::start(config);
    raise_descriptor_limit();
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| (FAILED, format!("cannot start the runtime: {error}")))?
        .block_on(serve(config))
}

async fn serve(config: &Config) -> Result<(), (u8, String)> {
    // Before the start line: whoever has read it may send a signal.
    let mut signals = Signals::listen()
        .map_err(|error| (FAILED, format!("cannot listen to signals: {error}")))?;
    let gateway = launch::start(config).await;
    let gateway = gateway.map_err(|refused: Refused| (USAGE, refused.to_string()))?;
    say(&launch::start_lines(config, &gateway));
    signals.stop().await;
    tracing::info!("stopping: no new connections, calls in progress finish");
    tokio::select! {
        () = gateway.shutdown() => Ok(()),
        () = signals.stop() => Err((FAILED, "a second signal cut off the calls in progress".to_owned())),
    }
}

/// Prints; whoever closed our output wants no text, which is no reason to stop.
fn say(text: &str) {
    let mut out = std::io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
