//! Tests of the suite at its public edge: the program's exit codes and reports, the oracles, the
//! registry of checks.
//!
//! Expected reports are snapshots; `INSTA_UPDATE=always cargo test -p conformance` rewrites them.

mod ctx;
mod deployments;
mod dialects;
mod docs;
mod exit_codes;
mod fake_modes;
mod hooks;
mod interrupt;
mod lost_endpoint;
mod oracles;
mod own_checks;
mod program;
mod refusals;
mod registry;
mod reports;
mod requirements;
mod runner;
mod secrets;
mod server;
mod target_file;
mod verdicts;
