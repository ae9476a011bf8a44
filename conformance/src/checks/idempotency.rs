//! Submission ids: one id names one run, whatever becomes of requests and answers.

mod conflicts;
mod lost_answers;

use futures_util::future::join_all;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "IDEM-01",
        title: "a repeated submission is the same run",
        level: Level::Must,
        rule: "The same submission id with the same content, sent again, returns the run that it \
               made. No other run is accepted.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_01(ctx))),
    },
    Check {
        id: "IDEM-02",
        title: "a submission repeated after the end shows the ended run",
        level: Level::Must,
        rule: "A submission sent again after its run ended returns that run with its terminal \
               status, and adds no event.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_02(ctx))),
    },
    Check {
        id: "IDEM-03",
        title: "a submission repeated during the run is the same run",
        level: Level::Must,
        rule: "A submission sent again while its run is queued, running or cancelling returns that \
               run.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_03(ctx))),
    },
    Check {
        id: "IDEM-04",
        title: "a submission id used again for other content is rejected",
        level: Level::Must,
        rule: "A submission id sent again with another text, item, order of items, media name, \
               origin, model, generation or limits is rejected, and the log stays as it is. \
               Settings that say nothing equal absent ones.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME, SessionRead::NAME, BlobsPut::NAME]),
        effect: Effect::Blobs,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(conflicts::idem_04(ctx))),
    },
    Check {
        id: "IDEM-05",
        title: "identical submissions at the same time are one run",
        level: Level::Must,
        rule: "Of identical submissions at the same time one makes the run, and all are answered \
               with it.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_05(ctx))),
    },
    Check {
        id: "IDEM-07",
        title: "a submission id means nothing in another session",
        level: Level::Must,
        rule: "The same submission id in another session makes a run of that session, be the \
               content the same or another.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_07(ctx))),
    },
    Check {
        id: "IDEM-08",
        title: "without a submission id every submission is a new run",
        level: Level::Must,
        rule: "The same content submitted again without an id, or with null for it, makes another \
               run.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_08(ctx))),
    },
    Check {
        id: "IDEM-09",
        title: "a submission repeated after a lost answer is one run",
        level: Level::Must,
        rule: "When the connection broke before the answer was read, the same submission sent \
               again returns the one run there is, and that run goes on to its own end.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(lost_answers::idem_09(ctx))),
    },
    Check {
        id: "IDEM-11",
        title: "a submission repeated after the close is the same run",
        level: Level::Must,
        rule: "A submission sent again after its session was closed returns the run that it made, \
               and adds no event: it is recognised before the session's state is looked at.",
        source: Source::Contract(SessionRunsStart::NAME),
        needs: Needs::methods(&[SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(idem_11(ctx))),
    },
];

/// How many times a submission is repeated, one after the other.
const REPLAYS: usize = 3;

/// How many identical submissions are sent at the same time.
const AT_ONCE: usize = 16;

/// How often they are: a race may be lost by luck.
const ROUNDS: usize = 3;

/// Sends a submission again, which must be answered with the run that it made. `when` says in which
/// situation, as part of a sentence.
async fn replay(
    session: &Session<'_>,
    submission: &Value,
    first: &Exchange,
    when: &str,
) -> Result<Exchange, Stop> {
    let run = first.text("/run/id")?;
    let again = session.submit(submission.clone()).await?;
    let both = [first, &again];
    ensure!(
        again.succeeded(),
        both,
        "sent again {when}, the submission of {run} is refused"
    );
    let other = again.text("/run/id")?;
    ensure!(
        run == other,
        both,
        "sent again {when}, the submission of {run} is answered with {other}"
    );
    Ok(again)
}

/// The log must hold so many accepted runs.
async fn accepted(session: &Session<'_>, submissions: usize) -> Checked {
    let log = session.log().await?;
    let runs = log.of_kind(kinds::RUN_ACCEPTED).count();
    ensure!(
        runs == submissions,
        log.evidence(),
        "runs accepted: {runs}; different submissions: {submissions}"
    );
    Ok(())
}

async fn idem_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("replay").await?;
    let submission = ctx.submission(&ctx.prompts().fast);
    let first = session.submit(submission.clone()).await?;
    for _ in 0..REPLAYS {
        replay(&session, &submission, &first, "at once").await?;
    }
    session.wait_terminal(first.text("/run/id")?).await?;
    accepted(&session, 1).await
}

async fn idem_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("ended").await?;
    for input in [&ctx.prompts().fast, &ctx.prompts().failing] {
        let submission = ctx.submission(input);
        let first = session.submit(submission.clone()).await?;
        session.wait_terminal(first.text("/run/id")?).await?;
        let before = session.log().await?;
        for _ in 0..2 {
            let again = replay(&session, &submission, &first, "after its end").await?;
            let status = again.text("/run/status")?;
            ensure!(
                kinds::is_ended(status),
                [&first, &again],
                "the run has ended, and the submission sent again shows it as {status}"
            );
        }
        session
            .added_nothing(&before, &[], "a submission sent again")
            .await?;
    }
    Ok(())
}

async fn idem_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("states").await?;
    let active = session.busy().await?;
    let running = json!({ "submissionId": active.submission, "source": text(&ctx.prompts().busy) });
    replay(&session, &running, &active.started, "while it runs").await?;

    let waiting = ctx.submission(&ctx.prompts().fast);
    let queued = session.submit(waiting.clone()).await?;
    replay(&session, &waiting, &queued, "while it is queued").await?;
    let second = queued.text("/run/id")?;
    let log = session.log().await?;
    let started = log.life_of(second).started.is_some();

    let cancelled = session
        .call(SessionRunsCancel::NAME, json!({ "runId": active.id }))
        .await?;
    let when = "while it is being cancelled";
    replay(&session, &running, &active.started, when).await?;
    accepted(&session, 2).await?;

    if !started && cancelled.succeeded() {
        return Ok(());
    }
    session.kept_busy(&active.id).await?;
    let what = if started {
        "the second run was not queued behind the busy one"
    } else {
        "the busy run could not be cancelled"
    };
    Err(Stop::not_exercised(Cause::LostRace, what))
}

async fn idem_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("at-once").await?;
    for _ in 0..ROUNDS {
        let params = session.params(ctx.submission(&ctx.prompts().fast));
        let calls = (0..AT_ONCE).map(|_| {
            let call = Request::call(SessionRunsStart::NAME, params.clone());
            // They may have to wait for each other.
            ctx.send(call.timeout(ctx.timeouts().settle()))
        });
        let answers = join_all(calls)
            .await
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?;
        let Some((first, rest)) = answers.split_first() else {
            continue;
        };
        for other in rest {
            let (run, same) = (first.text("/run/id")?, other.text("/run/id")?);
            ensure!(
                run == same,
                [first, other],
                "identical submissions at the same time made {run} and {same}"
            );
        }
    }
    accepted(&session, ROUNDS).await
}

async fn idem_07(ctx: &Ctx) -> Checked {
    let here = ctx.session("here").await?;
    let there = ctx.session("there").await?;
    let prompts = ctx.prompts();
    for (what, input) in [("the same", &prompts.fast), ("another", &prompts.brief)] {
        let original = ctx.submission(&prompts.fast);
        let first = here.submit(original.clone()).await?;
        first.result()?;
        let mut foreign = original;
        foreign["source"] = text(input);
        let second = there.submit(foreign).await?;
        let both = [&first, &second];
        ensure!(
            second.succeeded(),
            both,
            "a submission id used in another session is refused with {what} content"
        );
        // Both sessions count their runs from 1, so the ids may be equal: the log knows better.
        let run = second.text("/run/id")?;
        let log = there.log().await?;
        let accepted = log.life_of(run).accepted.is_some();
        let evidence = both.into_iter().chain(log.evidence());
        ensure!(
            accepted,
            evidence,
            "a submission id used in another session brings {run}, which its own session never \
             accepted ({what} content)"
        );
    }
    accepted(&here, 2).await?;
    accepted(&there, 2).await
}

async fn idem_08(ctx: &Ctx) -> Checked {
    let session = ctx.session("no-key").await?;
    let source = text(&ctx.prompts().fast);
    let absent = json!({ "source": source });
    let null = json!({ "source": source, "submissionId": null });
    let mut answers: Vec<Exchange> = Vec::new();
    for submission in [&absent, &absent, &null, &null] {
        let answer = session.submit(submission.clone()).await?;
        let run = answer.text("/run/id")?;
        for earlier in &answers {
            ensure!(
                earlier.text("/run/id")? != run,
                [earlier, &answer],
                "two submissions without an id are both answered with {run}"
            );
        }
        answers.push(answer);
    }
    accepted(&session, answers.len()).await
}

async fn idem_11(ctx: &Ctx) -> Checked {
    let session = ctx.session("closed").await?;
    let submission = ctx.submission(&ctx.prompts().fast);
    let first = session.submit(submission.clone()).await?;
    session.wait_terminal(first.text("/run/id")?).await?;
    session.close().await?;
    let before = session.log().await?;
    replay(&session, &submission, &first, "after the close").await?;
    let what = "a submission sent again after the close";
    session.added_nothing(&before, &[], what).await
}
