//! Where the time comes from. The state machine is told the time; this is who tells it.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::core::UnixMs;

/// The time a fake gateway lives in.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system's time at the start, then the runtime's monotonic clock: it never runs
    /// backwards, and follows the clock of a paused tokio runtime.
    #[default]
    Real,
    /// A time that stands still until it is advanced by hand.
    Manual(ManualClock),
}

/// A clock moved by hand. Clones share one time.
///
/// ```
/// use std::time::Duration;
/// use mock_server::ManualClock;
///
/// let clock = ManualClock::starting_at(1_700_000_000_000);
/// clock.advance(Duration::from_millis(250));
/// assert_eq!(clock.now_ms(), 1_700_000_000_250);
/// ```
#[derive(Clone, Debug)]
pub struct ManualClock {
    now: Arc<watch::Sender<u64>>,
}

impl ManualClock {
    /// A clock that stands at so many milliseconds after the Unix epoch.
    pub fn starting_at(unix_ms: u64) -> Self {
        ManualClock {
            now: Arc::new(watch::Sender::new(unix_ms)),
        }
    }

    /// Moves the time forward; fractions of a millisecond are dropped. Everything that falls due
    /// happens on the gateway's runtime, soon after the call.
    pub fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.now.send_modify(|now| *now = now.saturating_add(by));
    }

    /// The time it shows, in milliseconds after the Unix epoch.
    pub fn now_ms(&self) -> u64 {
        *self.now.borrow()
    }
}

/// A clock that has been started.
#[derive(Debug)]
pub(crate) enum Timeline {
    Real {
        runtime: Handle,
        origin: Instant,
        origin_ms: u64,
    },
    Manual(ManualClock),
}

impl Timeline {
    /// Starts a clock. Called on the runtime whose clock a real one follows.
    pub(crate) fn start(clock: Clock) -> Self {
        match clock {
            Clock::Real => Timeline::Real {
                runtime: Handle::current(),
                origin: Instant::now(),
                origin_ms: SystemTime::now()
                    .duration_since(UNIX_EPOCH)
                    .map_or(0, whole_ms),
            },
            Clock::Manual(clock) => Timeline::Manual(clock),
        }
    }

    pub(crate) fn now(&self) -> UnixMs {
        match self {
            Timeline::Real {
                runtime,
                origin,
                origin_ms,
            } => {
                // Also called on wiremock's thread, whose own runtime is never paused.
                let _on_our_runtime = runtime.enter();
                UnixMs(origin_ms.saturating_add(whole_ms(origin.elapsed())))
            }
            Timeline::Manual(clock) => UnixMs(clock.now_ms()),
        }
    }

    /// Waits until the time is at least `due`.
    pub(crate) async fn until(&self, due: UnixMs) {
        match self {
            Timeline::Real {
                origin, origin_ms, ..
            } => {
                let after = Duration::from_millis(due.0.saturating_sub(*origin_ms));
                match origin.checked_add(after) {
                    Some(instant) => tokio::time::sleep_until(instant).await,
                    None => std::future::pending().await,
                }
            }
            Timeline::Manual(clock) => {
                // Fails only when every handle on the clock is gone, and `self` holds one.
                let _ = clock.now.subscribe().wait_for(|now| *now >= due.0).await;
            }
        }
    }
}

fn whole_ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
