//! The program `mock-server`: the fake gateway for clients in any language.

mod cli;
mod launch;
mod logging;
mod settings;
mod signals;

use std::io::Write;
use std::process::ExitCode;

use cli::Asked;

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
        Ok(Asked::Run(config)) => launch::run(&config),
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

/// Prints; whoever closed our output wants no text, which is no reason to stop.
fn say(text: &str) {
    let mut out = std::io::stdout();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
