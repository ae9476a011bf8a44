//! IDEM-05 and IDEM-06: submissions of one id at the same time.

use std::collections::BTreeSet;

use futures_util::future::join_all;

use super::accepted;
use crate::prelude::*;

/// How many submissions are sent at the same time.
const AT_ONCE: usize = 16;

/// How often they are: a race may be lost by luck.
const ROUNDS: usize = 3;

/// Sends these submissions at the same time.
async fn at_once(
    session: &Session<'_>,
    submissions: impl Iterator<Item = &Value>,
) -> Result<Vec<Exchange>, Stop> {
    let ctx = session.ctx();
    let calls = submissions.map(|submission| {
        let call = Request::call(SessionRunsStart::NAME, session.params(submission.clone()));
        // They may have to wait for each other.
        ctx.send(call.timeout(ctx.timeouts().settle()))
    });
    join_all(calls).await.into_iter().collect()
}

pub(super) async fn idem_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("at-once").await?;
    for _ in 0..ROUNDS {
        let submission = ctx.submission(&ctx.prompts().fast);
        let answers = at_once(&session, std::iter::repeat_n(&submission, AT_ONCE)).await?;
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

pub(super) async fn idem_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("two-contents").await?;
    for round in 0..ROUNDS {
        let key = ctx.unique("key");
        let contents = ["", " Please."].map(|end| {
            let input = format!("{}{end} ({round})", ctx.prompts().fast);
            json!({ "submissionId": key, "source": text(&input) })
        });
        // In turns, so that neither content comes first as a whole.
        let answers = at_once(&session, contents.iter().cycle().take(AT_ONCE)).await?;
        one_wins(&session, &contents, &answers).await?;
    }
    let log = session.log().await?;
    let contents: BTreeSet<&str> = log
        .of_kind(kinds::RUN_ACCEPTED)
        .filter_map(|event| event.text("/kind/source/entries/0/content/contentRef"))
        .collect();
    ensure!(
        contents.len() == ROUNDS,
        log.evidence(),
        "under {ROUNDS} submission ids runs of {} contents were accepted",
        contents.len()
    );
    Ok(())
}

/// All submissions of one of the two contents have a run, all of the other are rejected; then, and
/// when they are sent again.
async fn one_wins(session: &Session<'_>, contents: &[Value; 2], answers: &[Exchange]) -> Checked {
    let of = |content: usize| answers.iter().skip(content).step_by(2);
    let with_run = |content| of(content).find(|answer| answer.succeeded());
    let (winner, won) = match (with_run(0), with_run(1)) {
        (Some(one), Some(other)) => {
            return Err(Stop::fail(
                "two contents under one submission id have a run each",
                [one, other],
            ));
        }
        (None, None) => {
            return Err(Stop::fail(
                "of two contents under one submission id at the same time both are refused",
                answers.iter().take(2),
            ));
        }
        (Some(won), None) => (0, won),
        (None, Some(won)) => (1, won),
    };
    for answer in of(winner) {
        ensure!(
            answer.succeeded(),
            [won, answer],
            "a submission is refused whose content has the run of its id"
        );
    }
    session.wait_terminal(won.text("/run/id")?).await?;
    let again = session.submit(contents[winner].clone()).await?;
    ensure!(
        again.succeeded(),
        [won, &again],
        "sent again, the content that has the run of its id is refused"
    );
    let late = session.submit(contents[1 - winner].clone()).await?;
    for call in of(1 - winner).chain([&late]) {
        Refusal {
            call,
            class: ErrorClass::Rejected,
            control: won,
            differs: "another content under the id of a run",
        }
        .verify()?;
    }
    Ok(())
}
