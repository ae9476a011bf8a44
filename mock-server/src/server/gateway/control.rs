//! What is done to the gateway from outside: its time, its state, and whatever the core offers.

use api_contract::lightspeed::ids::EnvironmentId;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::{Gateway, Locked};
use crate::core::{Core, DaemonRefused, Right, Rules, Snapshot, SnapshotRefused, UnixMs};
use crate::defects::Defect;
use crate::server::clock::Timeline;
use crate::server::journal::Note;

/// At how many moments something may happen while the time is moved once. Only schedules of bots go on
/// for ever: one that fires every minute comes to this in three weeks, because its run takes two moments
/// more, and by then it has left some hundred megabytes of events.
const MAX_MOMENTS: usize = 100_000;

/// How long the lock is taken again and again while the time is moved, before others have their turn.
const TURN: Duration = Duration::from_millis(5);

/// How long others have then to take the lock. Its next owner is whoever comes first, and whoever has
/// to be woken for it never does while another thread asks for it all the time.
const PAUSE: Duration = Duration::from_micros(100);

/// How far the time was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Advanced {
    /// The time then.
    pub(crate) now_ms: u64,
    /// Whether that is as far as was asked.
    pub(crate) arrived: bool,
}

impl Gateway {
    pub(crate) fn connect_daemon(
        &self,
        secret: &str,
        daemon: &str,
    ) -> Result<EnvironmentId, DaemonRefused> {
        self.act(|core, now| core.connect_daemon(secret, daemon, now))
    }

    pub(crate) fn disconnect_daemon(&self, environment: &str) -> Result<(), DaemonRefused> {
        self.act(|core, now| core.disconnect_daemon(environment, now))
    }

    /// Lets something happen to the state machine, and all that follows from it.
    pub(crate) fn act<T>(&self, act: impl FnOnce(&mut Core, UnixMs) -> T) -> T {
        let mut locked = self.lock();
        let now = self.timeline.now();
        let outcome = act(&mut locked.core, now);
        self.step(&mut locked, now);
        self.changed.notify_waiters();
        outcome
    }

    /// Looks at the state machine. Whoever waits for a change looks like this, so that it makes none.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Core) -> T) -> T {
        look(&self.lock().core)
    }

    /// Waits until `find` finds something, looking again after each thing that happens.
    pub(crate) async fn wait_for<T>(&self, mut find: impl FnMut() -> Option<T>) -> T {
        loop {
            let mut changed = std::pin::pin!(self.changed.notified());
            // From here on nothing is missed, so that the look comes after.
            changed.as_mut().enable();
            if let Some(found) = find() {
                return found;
            }
            changed.await;
        }
    }

    /// The time, in milliseconds after the Unix epoch.
    pub(crate) fn now_ms(&self) -> u64 {
        self.timeline.now().0
    }

    /// Whether the time stands still.
    pub(crate) fn clock_is_paused(&self) -> bool {
        self.timeline.is_paused()
    }

    /// Lets the time stand still where it is.
    pub(crate) fn pause_clock(&self) {
        self.move_clock(|timeline, _| timeline.pause());
    }

    /// Lets the time run on from where it is.
    pub(crate) fn resume_clock(&self) {
        self.move_clock(|timeline, _| timeline.resume());
    }

    /// Moves the time forward, and lets everything happen that falls due by then, for as long as `go_on`
    /// says so. One that begins before another has ended goes on from where that one ends.
    pub(crate) fn advance_clock(&self, by: Duration, go_on: impl Fn() -> bool) -> Advanced {
        self.advance_through(by, MAX_MOMENTS, go_on)
    }

    /// Advances through so many moments at most at which something happens.
    pub(crate) fn advance_through(
        &self,
        by: Duration,
        moments: usize,
        go_on: impl Fn() -> bool,
    ) -> Advanced {
        let _alone = self
            .advancing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        let mut now = self.timeline.now();
        let target = (now + by).min(UnixMs::LAST);
        let mut turn = Instant::now();
        // From moment to moment, so that calls are served in between however long it takes.
        for _ in 0..moments {
            if turn.elapsed() > TURN {
                std::thread::sleep(PAUSE);
                turn = Instant::now();
            }
            now = UnixMs(self.move_clock(|timeline, locked| {
                let next = locked.next_due().filter(|due| *due < target);
                timeline.reach(next.unwrap_or(target));
            }));
            if now >= target || !go_on() {
                break;
            }
        }
        Advanced {
            now_ms: now.0,
            arrived: now >= target,
        }
    }

    /// Moves the time to the moment at which something happens next, and lets it happen. Returns that
    /// moment; `None`, and no time has passed, when nothing will happen without a call.
    pub(crate) fn step_to_next_event(&self) -> Option<u64> {
        let mut reached = None;
        self.move_clock(|timeline, locked| {
            if let Some(due) = locked.next_due() {
                timeline.reach(due);
                reached = Some(due.0);
            }
        });
        reached
    }

    /// Changes the clock; then what fell due happens, and the driver waits anew.
    fn move_clock(&self, change: impl FnOnce(&Timeline, &Locked)) -> u64 {
        let mut locked = self.lock();
        change(&self.timeline, &locked);
        let now = self.timeline.now();
        self.step(&mut locked, now);
        self.changed.notify_waiters();
        drop(locked);
        self.rearm.notify_one();
        now.0
    }

    /// Everything there is.
    pub(crate) fn snapshot(&self) -> Snapshot {
        let mut locked = self.lock();
        let now = self.timeline.now();
        let snapshot = locked.core.snapshot(now);
        self.step(&mut locked, now);
        snapshot
    }

    /// Puts a snapshot in the place of everything there is.
    pub(crate) fn restore(&self, snapshot: &Snapshot) -> Result<(), SnapshotRefused> {
        let mut locked = self.lock();
        let now = self.timeline.now();
        locked.core.restore(snapshot, now)?;
        locked.deferred.clear();
        // What was taken from a gateway whose clock was ahead goes on from there.
        self.timeline.reach(UnixMs(snapshot.taken_at_ms()));
        let now = self.timeline.now();
        self.journal.note(now, Note::Restored);
        self.step(&mut locked, now);
        self.changed.notify_waiters();
        drop(locked);
        self.rearm.notify_one();
        Ok(())
    }

    /// Goes back to the state of the start, with an empty journal. Every waiting reader is answered.
    pub(crate) fn reset(&self) {
        let mut locked = self.lock();
        let now = self.timeline.now();
        // The access mode of a gateway never changes.
        let _ = locked.core.restore(&self.initial, now);
        locked.deferred.clear();
        locked.core.end_waits(now);
        self.step(&mut locked, now);
        self.journal.restart();
        self.changed.notify_waiters();
        drop(locked);
        self.rearm.notify_one();
    }

    /// Keeps so many entries of the journal at most, and so many bytes.
    pub(crate) fn bound_journal(&self, entries: usize, bytes: usize) {
        self.journal.bound(entries, bytes);
    }

    /// Forgets what was asked so far.
    pub(crate) fn clear_journal(&self) {
        self.journal.clear();
    }

    /// Another gateway that goes on from here, in its own time, which shows the same.
    pub(crate) fn fork(&self) -> Gateway {
        let mut locked = self.lock();
        let timeline = self.timeline.fork();
        let snapshot = locked.core.snapshot(timeline.now());
        let (rules, limits) = (Arc::clone(locked.core.rules()), locked.core.limits());
        let mut core = Core::from_snapshot(&snapshot, rules);
        core.set_limits(limits);
        core.set_scenarios(Arc::clone(locked.core.scenarios()));
        let fork = Gateway::new(core, timeline);
        fork.lock().defect = locked.defect;
        fork
    }

    /// Decides from now on like a gateway with this defect, or without any.
    pub(crate) fn set_defect(&self, defect: Option<&'static Defect>) {
        let mut locked = self.lock();
        let rules = defect.map_or_else(
            || Arc::new(Right) as Arc<dyn Rules>,
            |defect| (defect.rules)(),
        );
        locked.core.set_rules(rules);
        locked.defect = defect;
    }

    /// The defect that the gateway has.
    pub(crate) fn defect(&self) -> Option<&'static Defect> {
        self.lock().defect
    }
}
