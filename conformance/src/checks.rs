//! The families of checks. A new family is one module and one line in [`FAMILIES`].

pub mod approvals;
pub mod backward;
pub mod blobs;
pub mod cursors;
pub mod errors;
mod finished_log;
pub mod gaps;
pub mod idempotency;
pub mod long_poll;
pub mod rpc;
pub mod schema;
pub mod sessions;
pub mod terminal;
pub mod views;
mod walk;

use crate::check::Check;

/// Every family, in the order of reports.
pub static FAMILIES: &[&[Check]] = &[
    rpc::CHECKS,
    errors::CHECKS,
    sessions::CHECKS,
    idempotency::CHECKS,
    cursors::CHECKS,
    backward::CHECKS,
    gaps::CHECKS,
    terminal::CHECKS,
    long_poll::CHECKS,
    views::CHECKS,
    approvals::CHECKS,
    blobs::CHECKS,
    schema::CHECKS,
];
