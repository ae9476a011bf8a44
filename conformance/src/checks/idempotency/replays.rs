//! IDEM-01, IDEM-02, IDEM-03, IDEM-07, IDEM-08 and IDEM-11: the same submission, sent once more.

use super::{accepted, replay};
use crate::prelude::*;

/// How many times a submission is repeated, one after the other.
const REPLAYS: usize = 3;

pub(super) async fn idem_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("replay").await?;
    let submission = ctx.submission(&ctx.prompts().fast);
    let first = session.submit(submission.clone()).await?;
    for _ in 0..REPLAYS {
        replay(&session, &submission, &first, "at once").await?;
    }
    session.wait_terminal(first.text("/run/id")?).await?;
    accepted(&session, 1).await
}

pub(super) async fn idem_02(ctx: &Ctx) -> Checked {
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

pub(super) async fn idem_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("states").await?;
    let active = session.busy().await?;
    let running = json!({ "submissionId": active.submission, "source": text(&ctx.prompts().busy) });
    let at_work = again(&session, &running, &active.started, "while it runs").await?;

    let waiting = ctx.submission(&ctx.prompts().fast);
    let queued = session.submit(waiting.clone()).await?;
    let in_queue = again(&session, &waiting, &queued, "while it is queued").await?;
    let second = queued.text("/run/id")?;
    let log = session.log().await?;
    let started = log.life_of(second).started.is_some();

    let cancelled = session
        .call(SessionRunsCancel::NAME, json!({ "runId": active.id }))
        .await?;
    let when = "while it is being cancelled";
    let stopping = again(&session, &running, &active.started, when).await?;
    accepted(&session, 2).await?;

    // Where nothing kept the runs from going on, nothing can be said of what they are shown as.
    session.kept_busy(&active.id).await?;
    let what = if started {
        "the second run was not queued behind the busy one"
    } else if cancelled.succeeded() {
        shown_as(&at_work, &["running"])?;
        shown_as(&in_queue, &["queued"])?;
        // Whether it is really cancelled is another rule.
        let stopped = ["cancelling", "cancelled", "completed", "failed"];
        return shown_as(&stopping, &stopped);
    } else {
        "the busy run could not be cancelled"
    };
    Err(Stop::not_exercised(Cause::LostRace, what))
}

/// Sends a submission again, and other content under its id, which must be rejected.
async fn again(
    session: &Session<'_>,
    submission: &Value,
    first: &Exchange,
    when: &str,
) -> Result<Exchange, Stop> {
    let again = replay(session, submission, first, when).await?;
    let mut other = submission.clone();
    other["source"] = text("Say goodbye.");
    let other = session.submit(other).await?;
    Refusal {
        call: &other,
        class: ErrorClass::Rejected,
        control: &again,
        differs: &format!("other content under the id of a run {when}"),
    }
    .verify()?;
    Ok(again)
}

/// A submission sent again shows its run in one of these states.
fn shown_as(again: &Exchange, wanted: &[&str]) -> Checked {
    let status = again.text("/run/status")?;
    ensure!(
        wanted.contains(&status),
        [again],
        "the run is {}, and its submission sent again shows it as {status}",
        wanted.join(" or ")
    );
    Ok(())
}

pub(super) async fn idem_07(ctx: &Ctx) -> Checked {
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

pub(super) async fn idem_08(ctx: &Ctx) -> Checked {
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

pub(super) async fn idem_11(ctx: &Ctx) -> Checked {
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
