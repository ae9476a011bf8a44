//! The log, on the standard error.

use std::io::{IsTerminal as _, stderr};

use tracing_subscriber::filter::LevelFilter;

use crate::settings::{Config, misspelt};

/// Starts to log as the settings say, and tells of variables that look like a mistake.
pub(crate) fn start(config: &Config) {
    let level = match config.number("verbose") {
        None | Some(0) => LevelFilter::WARN,
        Some(1) => LevelFilter::INFO,
        Some(_) => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt()
        .with_writer(stderr)
        .with_max_level(level)
        // Codes for colours would be noise in a file.
        .with_ansi(stderr().is_terminal())
        // Telling of a log that cannot be written would write to the same place, and panic.
        .log_internal_errors(false);
    match config.text("log-format") {
        Some("json") => log.json().flatten_event(true).init(),
        _ => log.init(),
    }
    for (name, meant) in misspelt() {
        tracing::warn!(
            "the variable {name} is of no setting and has no effect; did you mean {meant}?"
        );
    }
}
