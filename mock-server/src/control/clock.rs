//! The time of a gateway.

use std::time::Duration;

use super::Control;
use crate::server::Advanced;

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
    /// the Unix epoch, never beyond the year 9999. It is less than was asked for when something happens
    /// at more than 100,000 moments on the way, as only schedules of bots can bring about: call it
    /// again to go on. One that begins while another is under way goes on from where that one ends.
    ///
    /// Calls are served in between. This returns when all has happened, so that the thread that calls
    /// it does nothing else meanwhile; within a runtime, `tokio::task::spawn_blocking` leaves the
    /// runtime's threads free.
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
        self.advance_while(by, || true).now_ms
    }

    /// Moves the time forward like [`advance`](Control::advance) for as long as `go_on` says so.
    pub(crate) fn advance_while(&self, by: Duration, go_on: impl Fn() -> bool) -> Advanced {
        self.gateway.advance_clock(by, go_on)
    }

    /// Moves the time exactly to the moment at which something happens next by itself, and lets that
    /// happen: the step of a run, the end of a reader's wait, a schedule, a deletion. Returns that
    /// moment, in milliseconds after the Unix epoch; `None`, and no time has passed, when nothing is
    /// planned.
    pub fn step_to_next_event(&self) -> Option<u64> {
        self.gateway.step_to_next_event()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Caller;
    use crate::{Clock, FakeGateway, ManualClock};
    use api_contract::rpc::{JsonRpcRequest, RequestId};
    use serde_json::json;

    // The bound itself takes too long to come to.
    #[tokio::test]
    async fn more_moments_than_the_bound_end_on_the_way_and_the_next_call_goes_on() {
        const MINUTE: u64 = 60_000;
        let start = 1_700_000_040_000;
        let clock = Clock::Manual(ManualClock::starting_at(start));
        let gateway = FakeGateway::builder().clock(clock).start().await;
        let gateway = gateway.expect("a gateway");
        let control = gateway.control();
        let bot = json!({ "botId": "b", "profileId": "release-editor", "runsPerDay": 0 });
        let trigger =
            json!({ "triggerId": "t", "kind": "schedule", "summary": "s", "cron": "* * * * *" });
        for (method, params) in [
            ("bots/create", json!({ "bot": bot })),
            (
                "bots/triggers/put",
                json!({ "botId": "b", "trigger": trigger }),
            ),
        ] {
            let request = JsonRpcRequest::new(RequestId::Number(1), method, params);
            control.gateway().act(|core, now| {
                core.handle(&Caller::local(), &request, now);
            });
        }
        let hour = Duration::from_hours(1);
        let through = |moments| control.gateway().advance_through(hour, moments, || true);
        assert_eq!(through(1), on_the_way(start + MINUTE));
        assert_eq!(through(5), on_the_way(start + 6 * MINUTE));
        assert_eq!(control.advance(hour), start + 66 * MINUTE);
        let stopped = control.advance_while(hour, || false);
        assert_eq!(stopped, on_the_way(start + 67 * MINUTE));

        // Each moves the time by an hour, whichever begins first.
        std::thread::scope(|threads| {
            for _ in 0..4 {
                threads.spawn(|| control.advance(hour));
            }
        });
        assert_eq!(control.now_ms(), start + (67 + 4 * 60) * MINUTE);
    }

    fn on_the_way(now_ms: u64) -> Advanced {
        Advanced {
            now_ms,
            arrived: false,
        }
    }
}
