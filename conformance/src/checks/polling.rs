//! Reads that wait for events.

mod at_once;
mod given_up;
mod readers;
mod wakes;

use std::time::Duration;

use crate::ctx::waits::{at_least, rest};
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "POLL-01",
        title: "a wait for nothing ends with an empty page, not early",
        level: Level::Must,
        rule: "A read with a wait is answered when the wait is over, with an empty page and no \
               error: at the head, beyond it, and on a closed session.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(poll_01(ctx))),
    },
    Check {
        id: "POLL-02",
        title: "a read that waits is answered when an event lands",
        level: Level::Must,
        rule: "A read that waits ends with the event as soon as it lands, not when the wait is \
               over. Later than a second after the change was acknowledged is a warning.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(wakes::poll_02(ctx))),
    },
    Check {
        id: "POLL-03",
        title: "a read with events to give does not wait",
        level: Level::Must,
        rule: "A read with a wait is answered at once when there are events after its cursor, whatever the \
               cursor and the limit.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(at_once::poll_03(ctx))),
    },
    Check {
        id: "POLL-04",
        title: "a read without a wait is answered at once",
        level: Level::Must,
        rule: "Without a wait, or with one of 0 or null, a read at the end of the log is answered with an \
               empty page without waiting for anything.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(at_once::poll_04(ctx))),
    },
    Check {
        id: "POLL-05",
        title: "a huge wait is accepted, and ends when an event lands",
        level: Level::Must,
        rule: "A wait of 2^53 - 1 ms is taken as the longest one there is: it is not refused, it \
               waits, and it ends with an event.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(wakes::poll_05(ctx))),
    },
    Check {
        id: "POLL-06",
        title: "32 readers wake by one event, and other calls stay live",
        level: Level::Must,
        rule: "All readers that wait for a session are answered by one event, each with that event. While \
               they wait, other calls are answered as usual.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(readers::poll_06(ctx))),
    },
    Check {
        id: "POLL-07",
        title: "closing wakes the readers",
        level: Level::Must,
        rule: "Closing a session, with or without force, answers the readers that wait for it, with \
               `sessionClosed`.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(readers::poll_07(ctx))),
    },
    Check {
        id: "POLL-08",
        title: "a poll that was given up loses nothing",
        level: Level::Must,
        rule: "A read that its client gave up, before or after the event that it waited for, takes nothing \
               with it: the next read from the same cursor brings all.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(given_up::poll_08(ctx))),
    },
    Check {
        id: "POLL-09",
        title: "a wait that is no number of milliseconds is refused",
        level: Level::Must,
        rule: "A wait that is negative, fractional, no number or beyond 64 bits is refused as invalid \
               parameters. One of 64 bits is taken as the longest there is.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(at_once::poll_09(ctx))),
    },
    Check {
        id: "POLL-10",
        title: "no event is missed between the look and the wait",
        level: Level::Must,
        rule: "An event that lands just as a read begins to wait is in its answer at once or wakes it.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionEventsRead::NAME, SessionContextAppend::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(readers::poll_10(ctx))),
    },
];

async fn poll_01(ctx: &Ctx) -> Checked {
    let open = ctx.session("idle").await?;
    let closed = ctx.session("closed").await?;
    closed.close_forced().await?;
    let wait = ctx.timeouts().slice() * 3;
    let waits = [(&open, 0), (&open, 100), (&closed, 0)]
        .map(|(session, beyond)| waits_for_nothing(session, beyond, wait));
    futures_util::future::try_join_all(waits).await?;
    Ok(())
}

/// Waits at the end of a log, or this far beyond it, where nothing comes.
async fn waits_for_nothing(session: &Session<'_>, beyond: u64, wait: Duration) -> Checked {
    let after = rest(session).await?.saturating_add(beyond);
    let page = session
        .page(json!({ "after": { "seq": after }, "waitMs": millis(wait) }))
        .await?;
    if page.events.iter().any(|event| event.seq() > after) {
        let detail = "an event landed in an idle session while it was waited for none";
        return Err(Stop::not_exercised(Cause::LostRace, detail));
    }
    ensure!(
        page.events.is_empty(),
        page.evidence(),
        "the read after {after} waits for nothing, and its page holds seqs {:?}",
        page.seqs()
    );
    ensure!(
        page.complete,
        page.evidence(),
        "the empty page at the end of a wait is not complete"
    );
    ensure!(
        page.exchange.elapsed() >= at_least(wait),
        page.evidence(),
        "a wait of {} ms for nothing was over after {} ms",
        wait.as_millis(),
        page.exchange.elapsed().as_millis()
    );
    Ok(())
}
