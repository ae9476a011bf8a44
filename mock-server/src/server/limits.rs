//! What one client, or all of them together, may take from the server.

use std::time::Duration;

use super::journal::{MAX_BYTES, MAX_ENTRIES};
use crate::core::CoreLimits;

/// The largest request body accepted unless told otherwise: 64 MiB.
const DEFAULT_BODY_LIMIT: usize = 64 * 1024 * 1024;

/// Descriptors kept back from connections: the listener, the runtime, the standard streams, and
/// whatever else the process has open.
const DESCRIPTORS_KEPT_BACK: u64 = 64;

/// The cap where the system names no limit.
const UNBOUNDED_CONNECTIONS: u64 = 65_536;

/// What one client, or all of them together, may take from the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest request body in bytes; longer ones are refused with status 413.
    pub body: usize,
    /// How long a connection may take to send a request's head, and may stay idle between
    /// requests. `None`: for ever.
    pub head_timeout: Option<Duration>,
    /// How long a request's body may take; then it is refused with status 408. `None`: for ever.
    pub body_timeout: Option<Duration>,
    /// How many connections are served at once; more wait in the listener's queue. `None`: as
    /// many as the descriptor limit bears.
    pub connections: Option<usize>,
    /// The most items of the input of a run and of steering. More are an invalid request.
    pub items: usize,
    /// The most sessions in all universes together; a start beyond is rejected. `None`: any number.
    pub sessions: Option<usize>,
    /// The most calls that wait at once, for an event or for the end of a turn; one beyond is rejected.
    /// `None`: any number.
    pub waiters: Option<usize>,
    /// The most entries of the journal; the oldest go.
    pub journal_entries: usize,
    /// The most bytes that the journal takes; the oldest entries go.
    pub journal_bytes: usize,
    /// How long a stop waits for requests in progress.
    pub drain: Duration,
}

impl Default for Limits {
    /// For a server inside a test: its clients are the test's own, and a timer on a socket would
    /// fire at once under a paused clock, so there are no timeouts.
    fn default() -> Self {
        Limits {
            body: DEFAULT_BODY_LIMIT,
            head_timeout: None,
            body_timeout: None,
            connections: None,
            items: CoreLimits::default().items,
            sessions: None,
            waiters: None,
            journal_entries: MAX_ENTRIES,
            journal_bytes: MAX_BYTES,
            drain: Duration::from_secs(1),
        }
    }
}

impl Limits {
    /// For a server that runs for long and does not know its clients.
    pub fn long_running() -> Self {
        Limits {
            head_timeout: Some(Duration::from_secs(75)),
            body_timeout: Some(Duration::from_mins(1)),
            sessions: Some(1_000_000),
            waiters: Some(10_000),
            drain: Duration::from_secs(5),
            ..Limits::default()
        }
    }

    /// Those that the state machine keeps.
    pub(crate) fn of_core(&self) -> CoreLimits {
        CoreLimits {
            items: self.items,
            sessions: self.sessions,
            waiters: self.waiters,
        }
    }

    /// The cap on connections when each of them takes so many descriptors.
    pub(crate) fn connection_cap(&self, descriptors_each: u64) -> usize {
        self.connections.unwrap_or_else(|| {
            let room = descriptor_limit().map_or(UNBOUNDED_CONNECTIONS, |limit| {
                limit.saturating_sub(DESCRIPTORS_KEPT_BACK) / descriptors_each.max(1)
            });
            usize::try_from(room.clamp(1, UNBOUNDED_CONNECTIONS)).unwrap_or(1)
        })
    }
}

/// How many descriptors the process may have open; `None` when there is no limit.
#[cfg(unix)]
fn descriptor_limit() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(not(unix))]
fn descriptor_limit() -> Option<u64> {
    None
}

/// Raises the process's soft limit on open descriptors to the hard one. For programs; a library
/// has no business changing its host's limits. A refusal by the system is ignored: the cap on
/// connections follows whatever limit is in force.
pub fn raise_descriptor_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        if setrlimit(Resource::Nofile, raised).is_err() {
            tracing::debug!("the limit on open descriptors stays at {:?}", limit.current);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Limits;

    #[test]
    fn a_connection_cap_that_was_asked_for_is_used_as_it_is() {
        let limits = Limits {
            connections: Some(3),
            ..Limits::default()
        };
        assert_eq!(limits.connection_cap(1), 3);
    }

    #[test]
    fn connections_that_take_more_descriptors_get_a_lower_cap() {
        let limits = Limits::default();
        assert!(limits.connection_cap(4) < limits.connection_cap(1));
        assert!(limits.connection_cap(u64::MAX) >= 1);
    }
}
