//! How runs begin and end.

mod balance;
mod cancel;
mod failure;
mod forced_close;
mod joins;
mod queue;
mod reduced;
mod status;
mod steering;
mod submission;

use api_contract::lightspeed::runs::RunStatus;

use crate::ctx::Run;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "TERM-01",
        title: "an accepted run ends exactly once",
        level: Level::Must,
        rule: "Every accepted run gets one terminal event in time: completed, failed or \
               cancelled, and no second one.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 600,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(term_01(ctx)), oracle::one_terminal),
    },
    Check {
        id: "TERM-02",
        title: "nothing happens to a run after its end",
        level: Level::Must,
        rule: "The terminal event of a run is its last event.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 600,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(term_02(ctx)), oracle::after_terminal),
    },
    Check {
        id: "TERM-03",
        title: "a run is accepted, then started, then ended",
        level: Level::Must,
        rule: "`runAccepted` stands before `runStarted`, and this before the terminal event; only \
               a run that was cancelled in the queue is never started.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 600,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(term_03(ctx)), oracle::lifecycle_order),
    },
    Check {
        id: "TERM-04",
        title: "a run's status only moves on, and agrees with the log",
        level: Level::Must,
        rule: "A run is queued, then at work (or parked), perhaps cancelling, then ended for good. Once its \
               end can be read in the log, every view shows the status of that end.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(status::term_04(ctx))),
    },
    Check {
        id: "TERM-05",
        title: "a running run can be cancelled, and asked to more than once",
        level: Level::Must,
        rule: "Cancelling a running run answers `cancelling` or `cancelled`, and the run ends as \
               cancelled. Repeats succeed while it is cancelling and change nothing.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(cancel::term_05(ctx))),
    },
    Check {
        id: "TERM-06",
        title: "only a run that is there and has not ended can be cancelled",
        level: Level::Must,
        rule: "Cancelling a run that has ended is rejected, an unknown run or session is not \
               found, a malformed run id is invalid; none of it has an effect.",
        source: Source::Contract(SessionRunsCancel::NAME),
        needs: Needs::methods(&[SessionRunsCancel::NAME, SessionRunsRead::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(cancel::term_06(ctx))),
    },
    Check {
        id: "TERM-07",
        title: "a queued run is cancelled at once, and the others go on",
        level: Level::Must,
        rule: "Cancelling a queued run answers `cancelled`; it never starts. The active run is \
               left alone, and the next in the queue starts when that one ends.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(queue::term_07(ctx))),
    },
    Check {
        id: "TERM-08",
        title: "a session works on one run at a time, in the order accepted",
        level: Level::Must,
        rule: "While a run is active others are queued; each starts after the end of the one \
               accepted before it.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 500,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(queue::term_08(ctx)), oracle::one_active),
    },
    Check {
        id: "TERM-09",
        title: "a failed run says why, and the session goes on",
        level: Level::Must,
        rule: "A run that fails ends as failed, with a kind and a message. Neither a failure nor a \
               cancellation keeps the next run from its end, and an output can be read.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[
            SessionRunsRead::NAME,
            SessionRunsCancel::NAME,
            BlobsRead::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(failure::term_09(ctx))),
    },
    Check {
        id: "TERM-10",
        title: "steering reaches the run it names, and no other",
        level: Level::Must,
        rule: "Steering of a run at work is accepted, shown in the log and taken up before the run's end. \
               A run that is not at work, or not there, is not steered, nor is another in its place.",
        source: Source::Contract(SessionRunsSteer::NAME),
        needs: Needs::methods(&[SessionRunsSteer::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(steering::term_10(ctx))),
    },
    Check {
        id: "TERM-11",
        title: "turns and tools that begin also end, once",
        level: Level::Must,
        rule: "What a run begins it ends, once and before its own end: turns, questions to the model, tool \
               batches and calls. No id of a turn or a batch is used again.",
        source: Source::Contract("SessionEventKindView"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(balance::term_11(ctx)), oracle::balance),
    },
    Check {
        id: "TERM-12",
        title: "a forced close ends the runs in order and itself last",
        level: Level::Must,
        rule: "A forced close cancels the active run and then the queued ones in the order accepted, none of \
               which starts; `sessionClosed` is the last event of the log.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionClose::NAME, SessionRunsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Mixed(
            |ctx| Box::pin(forced_close::term_12(ctx)),
            oracle::closed_last,
        ),
    },
    Check {
        id: "TERM-13",
        title: "a submission is answered before its run ends",
        level: Level::Must,
        rule: "Starting a run is answered when the run is accepted, as queued or running: it does not wait \
               for the run to do its work.",
        source: Source::Guide("Submit and observe one task"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(submission::term_13(ctx))),
    },
    Check {
        id: "TERM-15",
        title: "the view equals what the log adds up to",
        level: Level::Must,
        rule: "Whoever adds the events of a session up gets what its views show: whether it is closed, \
               its revisions, the entries of its context, its runs and what they wait for.",
        source: Source::Guide("Read content through the public projection"),
        needs: Needs::methods(&[
            SessionRead::NAME,
            SessionConfigPut::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 500,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(reduced::term_15(ctx))),
    },
    Check {
        id: "TERM-16",
        title: "events name the run and turn that they belong to",
        level: Level::Must,
        rule: "The joins of an event name its run, its turn and its tools, and the submission where a run \
               begins; events of the session alone name no run.",
        source: Source::Contract("EventJoinsView"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionConfigPut::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(joins::term_16(ctx))),
    },
];

/// Asks for a run to be cancelled, whatever comes of it.
async fn cancel(session: &Session<'_>, run: &str) -> Result<Exchange, Stop> {
    session
        .call(SessionRunsCancel::NAME, json!({ "runId": run }))
        .await
}

/// A session with runs that went every way that needs nothing but the API: left alone, asked to
/// fail, cancelled at work, cancelled in the queue, and queued until the others were over. All
/// have ended, and the session is closed.
///
/// Where the run that is to be cancelled ends by itself, that is one more way of the first kind.
async fn ended_runs<'a>(ctx: &'a Ctx, label: &str) -> Result<(Session<'a>, Vec<Run>), Stop> {
    let session = ctx.session(label).await?;
    let prompts = ctx.prompts();
    let mut runs = Vec::new();
    for input in [&prompts.fast, &prompts.failing] {
        let run = session.run(input).await?;
        session.wait_terminal(&run.id).await?;
        runs.push(run);
    }
    let busy = session.run(&prompts.busy).await?;
    let withdrawn = session.run(&prompts.fast).await?;
    let queued = session.run(&prompts.fast).await?;
    for run in [&withdrawn, &busy] {
        // It may be refused: the run may have ended.
        cancel(&session, &run.id).await?;
    }
    runs.extend([busy, withdrawn, queued]);
    for run in &runs {
        session.wait_terminal(&run.id).await?;
    }
    session.close_forced().await?;
    Ok((session, runs))
}

/// The status of a run that this event ended.
fn status_after(end: &Event) -> &'static str {
    match end.kind() {
        kinds::RUN_COMPLETED => RunStatus::Completed.as_str(),
        kinds::RUN_FAILED => RunStatus::Failed.as_str(),
        _ => RunStatus::Cancelled.as_str(),
    }
}

/// The events that bound a run.
struct Span<'a> {
    accepted: &'a Event,
    started: Option<&'a Event>,
    ended: &'a Event,
}

impl<'a> Span<'a> {
    /// Those of a run that must have been accepted and ended.
    fn of(log: &'a Log, run: &Run) -> Result<Self, Stop> {
        let life = log.life_of(&run.id);
        match (life.accepted, life.ended) {
            (Some(accepted), Some(ended)) => Ok(Span {
                accepted,
                started: life.started,
                ended,
            }),
            _ => Err(Stop::fail(
                format!(
                    "the log does not show that {} was accepted and ended",
                    run.id
                ),
                [&run.started],
            )),
        }
    }
}

async fn term_01(ctx: &Ctx) -> Checked {
    let (session, runs) = ended_runs(ctx, "ends").await?;
    let log = session.log().await?;
    for run in &runs {
        let ends: Vec<&Event> = log
            .of_run(&run.id)
            .filter(|event| event.is_terminal())
            .collect();
        ensure!(
            ends.len() == 1,
            ends.iter().take(2).map(|event| event.source()),
            "{} ends {} times: {:?}",
            run.id,
            ends.len(),
            ends.iter().map(|event| event.kind()).collect::<Vec<_>>()
        );
    }
    Ok(())
}

/// Brings ends of every sort about; the oracle looks for what comes after them.
async fn term_02(ctx: &Ctx) -> Checked {
    let (session, _) = ended_runs(ctx, "after").await?;
    session.page(json!({ "limit": 512 })).await?;
    Ok(())
}

/// The oracle judges logs that are whole on one page; this one is judged however long it is.
async fn term_03(ctx: &Ctx) -> Checked {
    let (session, runs) = ended_runs(ctx, "order").await?;
    session.page(json!({ "limit": 512 })).await?;
    let log = session.log().await?;
    for run in &runs {
        let Span {
            accepted,
            started,
            ended: end,
        } = Span::of(&log, run)?;
        ensure!(
            started.is_some() || end.kind() == kinds::RUN_CANCELLED,
            [accepted.source(), end.source()],
            "{} ended as {} and was never started",
            run.id,
            end.kind()
        );
        let steps = [Some(accepted), started, Some(end)];
        let seqs: Vec<u64> = steps.into_iter().flatten().map(Event::seq).collect();
        ensure!(
            seqs.is_sorted_by(|one, next| one < next),
            [accepted.source(), end.source()],
            "{} was accepted, started and ended at seqs {seqs:?}, not in this order",
            run.id
        );
    }
    Ok(())
}
