//! TERM-16: what an event says that it belongs to.

use std::collections::BTreeMap;

use crate::prelude::*;

/// A member of an event's kind, and the join that repeats it.
const REPEATED: [(&str, &str); 4] = [
    ("/kind/runId", "/joins/runId"),
    ("/kind/turnId", "/joins/turnId"),
    ("/kind/batchId", "/joins/toolBatchId"),
    ("/kind/callId", "/joins/toolCallId"),
];

/// Events of the session alone.
const OF_THE_SESSION: [&str; 3] = [
    kinds::SESSION_OPENED,
    kinds::SESSION_CONFIG_CHANGED,
    kinds::SESSION_CLOSED,
];

pub(super) async fn term_16(ctx: &Ctx) -> Checked {
    let session = ctx.session("joins").await?;
    let config = json!({ "limits": { "maxTurns": 7 } });
    let put = json!({ "config": config });
    session.call(SessionConfigPut::NAME, put).await?.result()?;
    let mut runs = Vec::new();
    for prompt in [&ctx.prompts().brief, &ctx.prompts().tool] {
        runs.push(session.run(prompt).await?);
    }
    for run in &runs {
        session.wait_terminal(&run.id).await?;
    }
    session.close_forced().await?;
    let log = session.log().await?;

    for event in &log.events {
        let kind = event.kind();
        ensure!(
            event.at("/joins").is_some_and(Value::is_object),
            [event.source()],
            "{kind} at seq {} has no joins",
            event.seq()
        );
        for (member, join) in REPEATED {
            let Some(named) = event.text(member) else {
                continue;
            };
            let joined = event.text(join);
            ensure!(
                joined == Some(named),
                [event.source()],
                "{kind} at seq {} is of {named} and {join} is {joined:?}",
                event.seq()
            );
        }
        ensure!(
            !OF_THE_SESSION.contains(&kind) || event.text("/joins/runId").is_none(),
            [event.source()],
            "{kind} at seq {} names a run",
            event.seq()
        );
    }
    for run in &runs {
        let life = log.life_of(&run.id);
        for event in [life.accepted, life.started].into_iter().flatten() {
            let joined = event.text("/joins/submissionId");
            ensure!(
                joined == Some(&run.submission),
                [&run.started, event.source()],
                "{} of the submission {} is joined to {joined:?}",
                event.kind(),
                run.submission
            );
        }
    }
    turns_name_their_run(&log)?;
    inputs_name_their_run(&log)
}

/// Not every event of a turn says whose it is but by its joins.
fn turns_name_their_run(log: &Log) -> Checked {
    let mut runs: BTreeMap<&str, &Event> = BTreeMap::new();
    for event in &log.events {
        let (Some(turn), run) = (event.text("/kind/turnId"), event.text("/joins/runId")) else {
            continue;
        };
        let first = *runs.entry(turn).or_insert(event);
        ensure!(
            run.is_some() && run == first.text("/joins/runId"),
            [first.source(), event.source()],
            "{} of {turn} is joined to {run:?}, {} to {:?}",
            event.kind(),
            first.kind(),
            first.text("/joins/runId")
        );
    }
    Ok(())
}

/// What a run was given goes into the context as the run's.
fn inputs_name_their_run(log: &Log) -> Checked {
    for event in log.of_kind(kinds::CONTEXT_ENTRIES_APPLIED) {
        let entries = event.at("/kind/entries").and_then(Value::as_array);
        for entry in entries.into_iter().flatten() {
            let source = &entry["source"];
            let (run, joined) = (source["runId"].as_str(), event.text("/joins/runId"));
            ensure!(
                source["type"] != kinds::FROM_RUN_INPUT || run == joined,
                [event.source()],
                "the input of {run:?} comes at seq {} with an event joined to {joined:?}",
                event.seq()
            );
        }
    }
    Ok(())
}
