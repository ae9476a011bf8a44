//! The families of checks. A new family is one module and one entry in [`FAMILIES`].
//!
//! The id of a check says where it stands: its prefix is that of one family and abbreviates the name of
//! its module (`CTX` could be `context`). The check is an item in the file of that module; its function,
//! named by the id in lower case, is in that file or in the folder beside it. So `IDEM-01` is in
//! `checks/idempotency.rs` and `E10` in `checks/event_reads.rs`. Nothing else is in this folder.

pub mod approvals;
pub mod auth;
pub mod blobs;
pub mod context;
pub mod cursors;
pub mod errors;
pub mod event_reads;
pub mod gaps;
pub mod idempotency;
pub mod inputs;
pub mod managed;
pub mod metadata;
pub mod pages;
pub mod polling;
pub mod queries;
pub mod retention;
pub mod revisions;
pub mod rpc;
pub mod schema;
pub mod sessions;
pub mod terminal;

use crate::check::Check;

/// Checks of one subject.
#[derive(Debug)]
pub struct Family {
    /// Its name in reports for programs: that of its module.
    pub name: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What the ids of its checks begin with, before the number. No other family has it, and it
    /// abbreviates the name: the same first letter, the others behind it in their order.
    pub prefix: &'static str,
    /// Its checks, in the order of reports.
    pub checks: &'static [Check],
}

/// Every family, in the order of reports.
pub static FAMILIES: &[Family] = &[
    Family {
        name: "rpc",
        title: "The JSON-RPC envelope",
        prefix: "RPC",
        checks: rpc::CHECKS,
    },
    Family {
        name: "errors",
        title: "How calls fail",
        prefix: "ERR",
        checks: errors::CHECKS,
    },
    Family {
        name: "sessions",
        title: "Sessions",
        prefix: "SESS",
        checks: sessions::CHECKS,
    },
    Family {
        name: "idempotency",
        title: "Submission ids",
        prefix: "IDEM",
        checks: idempotency::CHECKS,
    },
    Family {
        name: "context",
        title: "The context of a session",
        prefix: "CTX",
        checks: context::CHECKS,
    },
    Family {
        name: "revisions",
        title: "Revisions of configurations and records",
        prefix: "REV",
        checks: revisions::CHECKS,
    },
    Family {
        name: "metadata",
        title: "Labels of sessions",
        prefix: "META",
        checks: metadata::CHECKS,
    },
    Family {
        name: "retention",
        title: "Deletion of closed sessions by themselves",
        prefix: "RET",
        checks: retention::CHECKS,
    },
    Family {
        name: "managed",
        title: "Sessions that a workflow manages",
        prefix: "MAN",
        checks: managed::CHECKS,
    },
    Family {
        name: "cursors",
        title: "Pages and cursors of the event log",
        prefix: "CUR",
        checks: cursors::CHECKS,
    },
    Family {
        name: "event_reads",
        title: "Pages read backward",
        prefix: "E",
        checks: event_reads::CHECKS,
    },
    Family {
        name: "gaps",
        title: "Logs that lost their beginning",
        prefix: "GAP",
        checks: gaps::CHECKS,
    },
    Family {
        name: "terminal",
        title: "How runs begin and end",
        prefix: "TERM",
        checks: terminal::CHECKS,
    },
    Family {
        name: "polling",
        title: "Reads that wait",
        prefix: "POLL",
        checks: polling::CHECKS,
    },
    Family {
        name: "pages",
        title: "Lists of sessions, page by page",
        prefix: "PAGE",
        checks: pages::CHECKS,
    },
    Family {
        name: "queries",
        title: "What sessions, runs and decisions are shown as",
        prefix: "Q",
        checks: queries::CHECKS,
    },
    Family {
        name: "approvals",
        title: "Approvals",
        prefix: "APPR",
        checks: approvals::CHECKS,
    },
    Family {
        name: "inputs",
        title: "What a run is given",
        prefix: "INPUT",
        checks: inputs::CHECKS,
    },
    Family {
        name: "blobs",
        title: "Blobs",
        prefix: "BLOB",
        checks: blobs::CHECKS,
    },
    Family {
        name: "schema",
        title: "What responses look like",
        prefix: "SCHEMA",
        checks: schema::CHECKS,
    },
    Family {
        name: "auth",
        title: "Who may call, and what tenants see of each other",
        prefix: "AUTH",
        checks: auth::CHECKS,
    },
];
