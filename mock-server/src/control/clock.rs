//! The time of a gateway.

use std::time::Duration;

use super::Control;

/// # The time
///
/// It runs or stands still. Waits of readers, delays of runs, jobs, schedules and retention follow it
/// in the same way in both cases.
impl Control {
    /// The time of the gateway, in milliseconds after the Unix epoch.
    pub fn now_ms(&self) -> u64 {
        self.gateway.now_ms()
    }

    /// Whether the time stands still.
    pub fn clock_is_paused(&self) -> bool {
        self.gateway.clock_is_paused()
    }

    /// Lets the time stand still where it is, until it is moved by [`advance`](Control::advance) or
    /// [`step_to_next_event`](Control::step_to_next_event), or [resumed](Control::resume_clock).
    pub fn pause_clock(&self) {
        self.gateway.pause_clock();
    }

    /// Lets the time run on from where it stands. A [`ManualClock`](crate::ManualClock) by which the
    /// gateway was started has no effect from then on until the clock is paused.
    pub fn resume_clock(&self) {
        self.gateway.resume_clock();
    }

    /// Moves the time forward, whether it runs or not, and lets everything happen that falls due by
    /// then, in order. Fractions of a millisecond are dropped. Returns the time, in milliseconds after
    /// the Unix epoch: less than was asked for when something happens at more than 5,000 moments on
    /// the way, and never beyond the year 9999.
    ///
    /// ```
    /// use std::time::Duration;
    /// use mock_server::FakeGateway;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() {
    /// let gateway = FakeGateway::start().await;
    /// let control = gateway.control();
    /// control.pause_clock();
    /// let before = control.now_ms();
    /// assert_eq!(control.advance(Duration::from_secs(3600)), before + 3_600_000);
    /// # }
    /// ```
    pub fn advance(&self, by: Duration) -> u64 {
        self.gateway.advance_clock(by)
    }

    /// Moves the time exactly to the moment at which something happens next by itself, and lets that
    /// happen: the step of a run, the end of a reader's wait, a schedule, a deletion. Returns that
    /// moment, in milliseconds after the Unix epoch; `None`, and no time has passed, when nothing is
    /// planned.
    pub fn step_to_next_event(&self) -> Option<u64> {
        self.gateway.step_to_next_event()
    }
}
