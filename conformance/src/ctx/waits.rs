//! Reads that wait: when they count as ended early, in time, or at their end.

use std::time::Duration;

use serde_json::json;
use tokio::time::Instant;

use crate::ctx::{Ctx, Events as _, Session};
use crate::ensure;
use crate::methods::SessionEventsRead;
use crate::outcome::{Cause, Checked, Stop};
use crate::record::exchange::Exchange;
use crate::target::millis;
use crate::target::request::Request;
use api_contract::method::Method as _;

/// An answer this close to the end of its wait came at the end of the wait.
pub(crate) const AT_THE_END: Duration = Duration::from_millis(200);

/// The least time that a wait for nothing takes. Timers differ in what they count from.
pub(crate) fn at_least(wait: Duration) -> Duration {
    wait * 3 / 5
}

/// A wait that is long enough to tell an answer at once from one at its end, also when the target
/// is slow.
pub(crate) fn long(ctx: &Ctx) -> Duration {
    ctx.timeouts().call().min(ctx.dialect().long_poll.longest)
}

/// Whether an exchange was over before its wait was.
pub(crate) fn was_at_once(exchange: &Exchange, wait: Duration) -> bool {
    exchange.elapsed() + AT_THE_END < wait
}

/// Fails when a read that waited was answered only at the end of its wait, though the change that
/// should have ended it was acknowledged long before. `since` is the time between the two.
///
/// # Errors
/// A failure then; not exercised when the change itself took so long that the wait was over.
pub(crate) fn in_time(
    read: &Exchange,
    change: &Exchange,
    since: Duration,
    wait: Duration,
) -> Checked {
    if was_at_once(read, wait) {
        return Ok(());
    }
    ensure!(
        since < wait / 2,
        [change, read],
        "the read that waited was not answered within {} ms, though the change was acknowledged {} ms \
         before",
        wait.as_millis(),
        since.as_millis()
    );
    Err(Stop::not_exercised(
        Cause::LostRace,
        "the change took so long that the wait was over",
    ))
}

/// A read of the events after this one that waits for so long.
pub(crate) fn reading(session: &Session<'_>, after: u64, wait: Duration) -> Request {
    let params = json!({ "after": { "seq": after }, "waitMs": millis(wait) });
    Request::call(SessionEventsRead::NAME, session.params(params))
}

/// Sends a request, and says when its exchange was over.
///
/// # Errors
/// As [`Ctx::send`].
pub(crate) async fn timed(ctx: &Ctx, request: Request) -> Result<(Exchange, Instant), Stop> {
    let exchange = ctx.send(request).await?;
    Ok((exchange, Instant::now()))
}

/// The place where the log of an idle session ends, once nothing was added to it for a while.
///
/// # Errors
/// As [`Session::page`]; not exercised when it goes on growing.
pub(crate) async fn rest(session: &Session<'_>) -> Result<u64, Stop> {
    let slice = session.ctx().timeouts().slice_ms();
    let mut after = 0;
    for _ in 0..20 {
        let page = session
            .page(json!({ "after": { "seq": after }, "waitMs": slice }))
            .await?;
        match page.seqs().into_iter().max() {
            Some(last) if last > after => after = last,
            Some(_) | None => return Ok(after),
        }
    }
    let detail = "the log of an idle session keeps growing";
    Err(Stop::not_exercised(Cause::LostRace, detail))
}

/// Waits for nothing for a while, so that reads that were sent before this one wait, too: nobody
/// can see that from outside. The exchange, when it waited.
///
/// # Errors
/// As [`Session::page`]; not exercised when reads do not wait here.
pub(crate) async fn settled(session: &Session<'_>, after: u64) -> Result<Exchange, Stop> {
    let slice = session.ctx().timeouts().slice();
    let params = json!({ "after": { "seq": after }, "waitMs": millis(slice) });
    let short = session.page(params).await?;
    if short.events.is_empty() && short.exchange.elapsed() >= at_least(slice) {
        return Ok(short.exchange);
    }
    let detail = "reads do not wait here, so nothing can wake them";
    Err(Stop::not_exercised(Cause::LostRace, detail))
}
