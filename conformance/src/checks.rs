//! The families of checks. A new family is one module and one entry in [`FAMILIES`].

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
mod run_ids;
pub mod schema;
pub mod sessions;
pub mod terminal;
pub mod views;
mod walk;

use crate::check::Check;

/// Checks of one subject.
#[derive(Debug)]
pub struct Family {
    /// Its name in reports for programs: that of its module.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What the ids of its checks begin with, before the number.
    pub prefixes: &'static [&'static str],
    /// Its checks, in the order of reports.
    pub checks: &'static [Check],
}

/// Every family, in the order of reports.
pub static FAMILIES: &[Family] = &[
    Family {
        name: "rpc",
        title: "The JSON-RPC envelope",
        prefixes: &["RPC"],
        checks: rpc::CHECKS,
    },
    Family {
        name: "errors",
        title: "How calls fail",
        prefixes: &["ERR"],
        checks: errors::CHECKS,
    },
    Family {
        name: "sessions",
        title: "Sessions",
        prefixes: &["SESS"],
        checks: sessions::CHECKS,
    },
    Family {
        name: "idempotency",
        title: "Submission ids",
        prefixes: &["IDEM"],
        checks: idempotency::CHECKS,
    },
    Family {
        name: "cursors",
        title: "Pages and cursors of the event log",
        prefixes: &["CUR"],
        checks: cursors::CHECKS,
    },
    Family {
        name: "backward",
        title: "Pages read backward",
        prefixes: &["E"],
        checks: backward::CHECKS,
    },
    Family {
        name: "gaps",
        title: "Logs that lost their beginning",
        prefixes: &["GAP"],
        checks: gaps::CHECKS,
    },
    Family {
        name: "terminal",
        title: "How runs begin and end",
        prefixes: &["TERM"],
        checks: terminal::CHECKS,
    },
    Family {
        name: "long_poll",
        title: "Reads that wait",
        prefixes: &["POLL"],
        checks: long_poll::CHECKS,
    },
    Family {
        name: "views",
        title: "What sessions and runs are shown as",
        prefixes: &["Q"],
        checks: views::CHECKS,
    },
    Family {
        name: "approvals",
        title: "Approvals",
        prefixes: &["APPR", "Q"],
        checks: approvals::CHECKS,
    },
    Family {
        name: "blobs",
        title: "Blobs",
        prefixes: &["BLOB"],
        checks: blobs::CHECKS,
    },
    Family {
        name: "schema",
        title: "What responses look like",
        prefixes: &["SCHEMA"],
        checks: schema::CHECKS,
    },
];
