//! Pages of the event log, and the cursors between them.

mod again;
mod foreign;
mod pages;
mod walks;
mod writers;

use crate::ctx::finished_log::FinishedLog;
use crate::ctx::walk::backward_page;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "CUR-01",
        title: "a page's events ascend, each with a number of its own",
        level: Level::Must,
        rule: "The events of a page ascend strictly by sequence number, from 1, and belong to the \
               session that was asked for.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(cur_01(ctx)), oracle::cursor_order),
    },
    Check {
        id: "CUR-02",
        title: "`after` is exclusive",
        level: Level::Must,
        rule: "A forward page holds events above `after` only, whichever event of the log it names.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pages::cur_02(ctx))),
    },
    Check {
        id: "CUR-03",
        title: "a walk by pages of any size brings the same events",
        level: Level::Must,
        rule: "Reading from the beginning, each page from the cursor of the one before, brings \
               every event once and in order, whatever the limit.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 800,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(walks::cur_03(ctx))),
    },
    Check {
        id: "CUR-04",
        title: "`nextCursor` is the last event, `complete` means no more",
        level: Level::Must,
        rule: "The cursor of a forward page is that of its last event; an empty page has none. The \
               page is complete exactly when the log held nothing beyond it.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pages::cur_04(ctx))),
    },
    Check {
        id: "CUR-05",
        title: "the head is never ahead of an empty page",
        level: Level::Must,
        rule: "`headCursor` is never behind the page's own events and never moves back; on an \
               empty forward page it does not lie beyond `after`, because a client that goes on \
               from it would skip events.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 500,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(cur_05(ctx)), oracle::head_rule),
    },
    Check {
        id: "CUR-06",
        title: "an event that was read is read again unchanged",
        level: Level::Must,
        rule: "Whoever reads an event again, by whatever page and however long after, gets what was read \
               before, and reading on from any saved cursor brings all that followed it.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME, SessionRename::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(again::cur_06(ctx)), oracle::immutability),
    },
    Check {
        id: "CUR-07",
        title: "a page after the head is empty and complete, not an error",
        level: Level::Must,
        rule: "An `after` at or beyond the head, up to 2^64 - 1, brings an empty page that is \
               complete and tells the true head.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pages::cur_07(ctx))),
    },
    Check {
        id: "CUR-08",
        title: "without `after` a read begins with the first event",
        level: Level::Must,
        rule: "A read without `after`, with null and with 0 are the same: the page begins with the first \
               event. Forward is the direction of a read that names none.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pages::cur_08(ctx))),
    },
    Check {
        id: "CUR-09",
        title: "a limit is 1 to 512, and no page exceeds it",
        level: Level::Must,
        rule: "A limit of 0 or of more than 512 is refused as invalid parameters; a page never \
               holds more events than its limit.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(pages::cur_09(ctx))),
    },
    Check {
        id: "CUR-11",
        title: "a tail under four writers equals the full re-read",
        level: Level::Must,
        rule: "A reader that follows a log while several writers add to it receives every event, in order: \
               none appears later below its cursor.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[
            SessionEventsRead::NAME,
            SessionContextAppend::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 600,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(writers::cur_11(ctx))),
    },
    Check {
        id: "CUR-12",
        title: "a cursor of another session is only a number",
        level: Level::Must,
        rule: "A cursor says where in its session's log it stands and nothing more: in another session it \
               is a number as any. One that is no number is refused as invalid parameters.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(foreign::cur_12(ctx))),
    },
    Check {
        id: "CUR-13",
        title: "the logs of two busy sessions do not mix",
        level: Level::Must,
        rule: "Sessions at work at the same time have logs of their own: no event and no content of one is \
               read in another.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 250,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(foreign::cur_13(ctx))),
    },
    Check {
        id: "CUR-15",
        title: "an acknowledged write is in the next read, in order",
        level: Level::Must,
        rule: "What a call acknowledged is in the log that is read next. Of two submissions, the one that was \
               acknowledged before the other was sent has the lower number.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME, SessionContextAppend::NAME]),
        effect: Effect::Sessions,
        budget: 250,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(writers::cur_15(ctx))),
    },
    Check {
        id: "CUR-16",
        title: "the times of events never go back",
        level: Level::Should,
        rule: "The times at which events were observed are positive and never fall from one event to the \
               next.",
        source: Source::Contract("SessionEventView"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(again::cur_16(ctx))),
    },
];

/// Brings pages of every sort about, of two sessions at work side by side; the oracle judges them.
async fn cur_01(ctx: &Ctx) -> Checked {
    let one = FinishedLog::of(ctx, "one", 1);
    let other = FinishedLog::of(ctx, "other", 1);
    let (one, other) = futures_util::future::try_join(one, other).await?;
    for log in [&one, &other] {
        for limit in [512, 2] {
            for after in [0, log.seqs[0]] {
                let params = json!({ "after": { "seq": after }, "limit": limit });
                log.session.page(params).await?;
            }
            backward_page(&log.session, None, limit).await?;
            backward_page(&log.session, Some(log.last()), limit).await?;
        }
    }
    Ok(())
}

/// Reads in a tight loop while runs are at work, and then at the end of the log; the oracle judges
/// the pages.
async fn cur_05(ctx: &Ctx) -> Checked {
    // Enough to see a fast target through its runs; a slower one is waited for below.
    const READS: usize = 100;
    let session = ctx.session("tail").await?;
    let mut runs = Vec::new();
    for _ in 0..3 {
        runs.push(session.run(&ctx.prompts().fast).await?);
    }
    let (mut after, mut ended) = (0, 0);
    for _ in 0..READS {
        let page = session.page(json!({ "after": { "seq": after } })).await?;
        for event in page.events.iter().filter(|event| event.seq() > after) {
            ended += usize::from(event.is_terminal());
        }
        after = page.seqs().into_iter().fold(after, u64::max);
        if ended >= runs.len() {
            break;
        }
    }
    for run in &runs {
        after = session.wait_terminal(&run.id).await?.seq().max(after);
    }
    for after in [after, after.saturating_add(1)] {
        session.page(json!({ "after": { "seq": after } })).await?;
    }
    Ok(())
}
