//! Why a snapshot was not taken in.

use std::fmt;

use crate::core::access::AccessMode;

/// Why a snapshot cannot be read or put back. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotRefused {
    /// The text is no JSON, or no snapshot.
    NotASnapshot {
        /// What it is instead, without any of its values.
        what: String,
    },
    /// It was written by another version of the fake.
    OtherVersion {
        /// The version it is of; this one reads the version 1.
        version: u64,
    },
    /// It was cut, mixed up or edited after it was taken.
    Changed {
        /// What is wrong with it.
        what: String,
    },
    /// Callers prove who they are in another way.
    OtherAccess {
        /// How they do in the snapshot.
        taken: AccessMode,
        /// How they do in the gateway.
        here: AccessMode,
    },
}

impl fmt::Display for SnapshotRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotRefused::NotASnapshot { what } => {
                write!(out, "this is no snapshot of a fake gateway: {what}")
            }
            SnapshotRefused::OtherVersion { version } => write!(
                out,
                "the snapshot is of version {version}, and this program reads version {}; take a new one",
                super::file::VERSION
            ),
            SnapshotRefused::Changed { what } => write!(
                out,
                "the snapshot is not as it was taken: {what}; take a new one, it cannot be edited"
            ),
            SnapshotRefused::OtherAccess { taken, here } => write!(
                out,
                "the snapshot is of access mode `{taken}` and the gateway has `{here}`; start a gateway from it instead"
            ),
        }
    }
}

impl std::error::Error for SnapshotRefused {}
