//! The whole deployment at one moment, to be stored and put back.

mod file;
mod refused;

use std::sync::Arc;

use super::Core;
use super::access::AccessMode;
use super::config::{CoreConfig, CoreLimits};
use super::rules::Rules;
use super::state::State;
use super::time::UnixMs;

pub use refused::SnapshotRefused;

/// A deployment at one moment: sessions with their logs, runs and what they have still to do, records
/// of every kind, ids still to be given out, and the time. Calls that wait are not in it, because
/// they belong to connections: not a read that waits for an event, and not an append that waits for the
/// end of a turn. Nor is a call that the fault `late_commit` holds back, which the server keeps until it
/// takes effect, and drops at a restore.
///
/// A copy costs nothing, and taking one costs little: it shares sessions, events and blobs with the
/// gateway until either changes them.
///
/// # As JSON
///
/// [`to_json`](Snapshot::to_json) and serde write one object: `format` (`mock-server-snapshot`),
/// `version` (1), `sha256`, `access`, `seed`, `seedData`, `defaultModel` and `state`, whose members are
/// no interface. The hash is that of the last five, so that a file that was cut, mixed up or edited is
/// refused when it is read and does no harm later.
///
/// # Secrets
///
/// A stored snapshot contains everything that clients have put in: texts of runs, blobs, names. Of API
/// keys and registration keys it has only hashes, but the access tokens of `auth/grants/import` and
/// pairing codes stand in it as they are. Treat the file as you treat those. `Debug` shows none of it.
#[derive(Clone)]
pub struct Snapshot {
    state: Arc<State>,
    config: Arc<CoreConfig>,
}

impl Snapshot {
    /// The time in it, in milliseconds after the Unix epoch.
    pub fn taken_at_ms(&self) -> u64 {
        self.state.clock.0
    }

    /// How callers prove who they are in it.
    pub fn access(&self) -> AccessMode {
        self.config.access
    }
}

/// Equal snapshots have equal futures, by equal calls and clocks.
impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.config == other.config
    }
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Snapshot")
            .field("taken_at_ms", &self.taken_at_ms())
            .field("access", &self.access())
            .finish_non_exhaustive()
    }
}

impl Core {
    /// Everything there is at `now`, after everything that was due by then.
    pub fn snapshot(&mut self, now: UnixMs) -> Snapshot {
        self.run_until(now);
        Snapshot {
            state: Arc::new(self.state.clone()),
            config: Arc::new(CoreConfig {
                // Both have done their work; the key is told to nobody else.
                universes: Vec::new(),
                bootstrap_key: None,
                // These are of the server and no part of what it remembers.
                limits: CoreLimits::default(),
                scenarios: Arc::default(),
                ..self.config.clone()
            }),
        }
    }

    /// A gateway that goes on from a snapshot. Nobody waits in it.
    pub fn from_snapshot(snapshot: &Snapshot, rules: Arc<dyn Rules>) -> Self {
        Self::resume((*snapshot.config).clone(), rules, (*snapshot.state).clone())
    }

    /// Puts a snapshot in the place of all there is. Time goes on from `now` or from the snapshot's,
    /// whichever is later, and what was planned for a moment before happens at once.
    ///
    /// Readers keep waiting where the snapshot has their session and nothing for them to read, and calls
    /// that wait for the end of a turn where one is under way in the snapshot; the others are answered as
    /// if they had called now. What a client that has gone left to be done is not done any more.
    ///
    /// # Errors
    /// When callers prove who they are in another way here than in the snapshot.
    pub fn restore(&mut self, snapshot: &Snapshot, now: UnixMs) -> Result<(), SnapshotRefused> {
        let (taken, here) = (snapshot.access(), self.config.access);
        if taken != here {
            return Err(SnapshotRefused::OtherAccess { taken, here });
        }
        self.run_until(now);
        let now = self.state.clock;
        self.state = (*snapshot.state).clone();
        self.config = CoreConfig {
            limits: self.config.limits,
            scenarios: Arc::clone(&self.config.scenarios),
            ..(*snapshot.config).clone()
        };
        self.run_until(now);
        self.parking.held.drop_departed();
        let sessions = self.parking.sessions();
        self.wake(&sessions);
        Ok(())
    }

    /// Ends the wait of everybody: readers are answered with what there is, and calls that wait for the
    /// end of a turn are refused.
    pub fn end_waits(&mut self, now: UnixMs) {
        self.run_until(now);
        self.cut_waits();
    }
}
