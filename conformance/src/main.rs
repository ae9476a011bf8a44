//! Verifies that an endpoint keeps the Lightspeed agent API contract: `conformance --help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    conformance::cli::main()
}
