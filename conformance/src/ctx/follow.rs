//! Reading a log to its end, and waiting for what comes.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::ctx::{Event, Events as _, Log, Page, Session};
use crate::ensure;
use crate::outcome::{Checked, Stop};
use crate::record::exchange::Exchange;

/// A target that answers a long poll at once must not be asked more often than this.
const PACE: Duration = Duration::from_millis(20);

impl Session<'_> {
    /// Reads the whole log, whatever the pages say of cursors and of being complete: until one
    /// brings nothing new.
    ///
    /// # Errors
    /// As [`Ctx::call`](crate::ctx::Ctx::call); a failure when a read is refused.
    pub async fn log(&self) -> Result<Log, Stop> {
        let mut log = Log::default();
        let mut after = 0;
        loop {
            let page = self.page(json!({ "after": { "seq": after } })).await?;
            let fresh = newer(&page, after);
            log.pages.push(page);
            let Some(last) = fresh.iter().map(Event::seq).max() else {
                return Ok(log);
            };
            after = last;
            log.events.extend(fresh);
        }
    }

    /// Fails unless the log holds what it held before. `what` was done since, as the beginning of a
    /// sentence; `calls` did it.
    ///
    /// # Errors
    /// As [`Session::log`]; a failure when there are other events now.
    pub async fn added_nothing(&self, before: &Log, calls: &[&Exchange], what: &str) -> Checked {
        let after = self.log().await?;
        ensure!(
            before.seqs() == after.seqs(),
            calls.iter().copied().chain(after.evidence()),
            "{what} left events behind"
        );
        Ok(())
    }

    /// Waits until the log holds an event, from its beginning on. `what` names it in the failure.
    ///
    /// # Errors
    /// As [`Session::log`]; a failure when the event does not come in time.
    pub async fn wait_event(
        &self,
        what: &str,
        wanted: impl Fn(&Event) -> bool,
    ) -> Result<Event, Stop> {
        self.wait_event_after(0, what, wanted).await
    }

    /// Waits until the log holds an event with a greater sequence number.
    ///
    /// # Errors
    /// As [`Session::wait_event`].
    pub async fn wait_event_after(
        &self,
        after: u64,
        what: &str,
        wanted: impl Fn(&Event) -> bool,
    ) -> Result<Event, Stop> {
        self.follow(after, wanted).await?.map_err(|page| {
            let limit = self.ctx().timeouts().settle().as_millis();
            Stop::fail(
                format!("{what} did not come within {limit} ms"),
                page.evidence(),
            )
        })
    }

    /// Waits until the log holds an event of this kind.
    ///
    /// # Errors
    /// As [`Session::wait_event`].
    pub async fn wait_kind(&self, kind: &str) -> Result<Event, Stop> {
        self.wait_event(kind, |event| event.kind() == kind).await
    }

    /// Waits until a run has ended.
    ///
    /// # Errors
    /// As [`Session::wait_event`].
    pub async fn wait_terminal(&self, run: &str) -> Result<Event, Stop> {
        let ended = |event: &Event| event.is_terminal() && event.run_id() == Some(run);
        self.wait_event(&format!("the end of {run}"), ended).await
    }

    /// Waits until the log holds an event; the last page when it does not in time.
    pub(super) async fn follow(
        &self,
        after: u64,
        wanted: impl Fn(&Event) -> bool,
    ) -> Result<Result<Event, Page>, Stop> {
        let timeouts = self.ctx().timeouts();
        let deadline = Instant::now() + timeouts.settle();
        let mut after = after;
        loop {
            let asked = Instant::now();
            let wait = timeouts.slice_ms();
            let page = self
                .page(json!({ "after": { "seq": after }, "waitMs": wait }))
                .await?;
            let fresh = newer(&page, after);
            if let Some(event) = fresh.iter().find(|event| wanted(event)) {
                return Ok(Ok(event.clone()));
            }
            match fresh.iter().map(Event::seq).max() {
                Some(last) => after = last,
                None if Instant::now() >= deadline => return Ok(Err(page)),
                None => sleep(PACE.saturating_sub(asked.elapsed())).await,
            }
        }
    }
}

/// The events of a page beyond a position.
fn newer(page: &Page, after: u64) -> Vec<Event> {
    page.events
        .iter()
        .filter(|event| event.seq() > after)
        .cloned()
        .collect()
}
