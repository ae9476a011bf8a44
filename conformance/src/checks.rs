//! The families of checks. A new family is one module and one line in [`FAMILIES`].

pub mod backward;
pub mod cursors;
pub mod errors;
mod finished_log;
pub mod gaps;
pub mod long_poll;
pub mod rpc;
pub mod schema;
pub mod terminal;
mod walk;

use crate::check::Check;

/// Every family, in the order of reports.
pub static FAMILIES: &[&[Check]] = &[
    rpc::CHECKS,
    errors::CHECKS,
    cursors::CHECKS,
    backward::CHECKS,
    gaps::CHECKS,
    terminal::CHECKS,
    long_poll::CHECKS,
    schema::CHECKS,
];
