//! Where the time comes from. The state machine is told the time; this is who tells it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
    /// A time that stands still until it is advanced by hand, or
    /// [resumed](crate::Control::resume_clock).
    Manual(ManualClock),
}

/// A clock moved by hand. Clones share one time. While a gateway's clock [runs](crate::Control::resume_clock),
/// the gateway does not look at it.
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
    /// happens on the gateway's runtime, soon after the call; with
    /// [`Control::advance`](crate::Control::advance) it has happened when the call returns.
    pub fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.now.send_modify(|now| *now = now.saturating_add(by));
    }

    /// Moves the time to a later moment.
    fn reach(&self, unix_ms: u64) {
        self.now.send_if_modified(|now| {
            let later = *now < unix_ms;
            *now = unix_ms.max(*now);
            later
        });
    }

    /// The time it shows, in milliseconds after the Unix epoch.
    pub fn now_ms(&self) -> u64 {
        *self.now.borrow()
    }
}

/// A clock that has been started: it runs, or it stands still until somebody moves it.
///
/// Time never goes back, whatever is done to it.
#[derive(Debug)]
pub(crate) struct Timeline {
    runtime: Handle,
    /// What a clock that stands still shows.
    stands_at: ManualClock,
    /// Where a clock that runs began; nothing while it stands still.
    runs_from: Mutex<Option<Origin>>,
}

/// A moment on the runtime's clock and on ours.
#[derive(Clone, Copy, Debug)]
struct Origin {
    instant: Instant,
    unix_ms: u64,
}

impl Origin {
    fn now_at(unix_ms: u64) -> Self {
        Origin {
            instant: Instant::now(),
            unix_ms,
        }
    }

    fn shows(self) -> u64 {
        self.unix_ms
            .saturating_add(whole_ms(self.instant.elapsed()))
    }
}

impl Timeline {
    /// Starts a clock, at `earliest` or later. Called on the runtime whose clock a real one follows.
    pub(crate) fn start(clock: Clock, earliest: UnixMs) -> Self {
        let (stands_at, origin) = match clock {
            Clock::Real => {
                let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
                let now = since_1970.map_or(0, whole_ms).max(earliest.0);
                (ManualClock::starting_at(now), Some(Origin::now_at(now)))
            }
            Clock::Manual(clock) => (clock, None),
        };
        stands_at.reach(earliest.0);
        Timeline {
            runtime: Handle::current(),
            stands_at,
            runs_from: Mutex::new(origin),
        }
    }

    pub(crate) fn now(&self) -> UnixMs {
        // Also called on wiremock's thread, whose own runtime is never paused.
        let _on_our_runtime = self.runtime.enter();
        let origin = *self.lock();
        UnixMs(origin.map_or_else(|| self.stands_at.now_ms(), Origin::shows))
    }

    /// Whether it stands still.
    pub(crate) fn is_paused(&self) -> bool {
        self.lock().is_none()
    }

    /// Stops it where it is.
    pub(crate) fn pause(&self) {
        let now = self.now();
        *self.lock() = None;
        self.stands_at.reach(now.0);
    }

    /// Lets it run on from where it stands.
    pub(crate) fn resume(&self) {
        let now = self.now();
        let _on_our_runtime = self.runtime.enter();
        self.lock().get_or_insert(Origin::now_at(now.0));
    }

    /// Moves it forward to `moment`, running or not; a moment that is past changes nothing.
    pub(crate) fn reach(&self, moment: UnixMs) {
        let behind = self.now().until(moment);
        if let Some(origin) = &mut *self.lock() {
            origin.unix_ms = origin.unix_ms.saturating_add(behind);
            return;
        }
        self.stands_at.reach(moment.0);
    }

    /// A clock of its own that shows the same time and runs when this one does.
    pub(crate) fn fork(&self) -> Self {
        let now = self.now().0;
        let _on_our_runtime = self.runtime.enter();
        let origin = (!self.is_paused()).then(|| Origin::now_at(now));
        Timeline {
            runtime: self.runtime.clone(),
            stands_at: ManualClock::starting_at(now),
            runs_from: Mutex::new(origin),
        }
    }

    /// Waits until the time is at least `due`. Whoever pauses, resumes or moves a running clock has to
    /// let everybody wait anew.
    pub(crate) async fn until(&self, due: UnixMs) {
        let origin = *self.lock();
        if let Some(Origin { instant, unix_ms }) = origin {
            let after = Duration::from_millis(due.0.saturating_sub(unix_ms));
            match instant.checked_add(after) {
                Some(instant) => tokio::time::sleep_until(instant).await,
                None => std::future::pending().await,
            }
        } else {
            let mut shown = self.stands_at.now.subscribe();
            // Fails only when every handle on the clock is gone, and `self` holds one.
            let _ = shown.wait_for(|now| *now >= due.0).await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Origin>> {
        self.runs_from
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

fn whole_ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
