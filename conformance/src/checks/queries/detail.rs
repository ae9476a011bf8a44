//! Q07: a run in full, and as a row.

use crate::prelude::*;

/// What both show.
const MEMBERS: [&str; 6] = [
    "id",
    "status",
    "startedAtMs",
    "completedAtMs",
    "usage",
    "pendingApprovals",
];

pub(super) async fn q07(ctx: &Ctx) -> Checked {
    let session = ctx.session("detail").await?;
    let input = &ctx.prompts().fast;
    let items = json!([
        { "type": "text", "text": format!("  {input}\n") },
        { "type": "text", "text": "And good-bye." },
    ]);
    let source = json!({ "type": "input", "items": items });
    let completed = session.submit(json!({ "source": source })).await?;
    let completed = completed.text("/run/id")?;
    session.wait_terminal(completed).await?;
    // At once, and again when the session has gone on.
    agrees(&session, completed).await?;

    let cancelled = session.busy().await?;
    let queued = session.run(input).await?;
    for id in [&queued.id, &cancelled.id] {
        agrees_unless_it_moves(&session, id).await?;
        let cancel = session.call(SessionRunsCancel::NAME, json!({ "runId": id }));
        cancel.await?.result()?;
        session.wait_terminal(id).await?;
    }
    for id in [completed, &queued.id, &cancelled.id] {
        let detail = agrees(&session, id).await?;
        times(ctx, &detail, id == queued.id)?;
    }
    let detail = agrees(&session, completed).await?;
    let shown = detail.list("/run/source/items")?;
    let shown = shown
        .iter()
        .map(|item| item["text"].as_str().map(str::trim));
    let shown: Vec<Option<&str>> = shown.collect();
    let given = [Some(input.trim()), Some("And good-bye.")];
    ensure!(
        shown == given,
        [&detail],
        "a run was given the texts {given:?} and shows {shown:?}"
    );
    Ok(())
}

/// Reads a run in full, and fails when its rows say something else.
async fn agrees(session: &Session<'_>, run: &str) -> Result<Exchange, Stop> {
    let detail = detail(session, run).await?;
    let list = session.call(SessionRunsList::NAME, json!({})).await?;
    let view = session.read().await?;
    for (rows, exchange) in [("/runs", &list), ("/session/runs", &view)] {
        let both = [&detail, exchange];
        let mut rows = exchange.list(rows)?.iter();
        let Some(row) = rows.find(|row| row["id"] == run) else {
            return Err(Stop::fail(format!("{run} is not listed"), both));
        };
        for member in MEMBERS {
            let (full, short) = (detail.at("/run")?.get(member), row.get(member));
            ensure!(
                said(full) == said(short),
                both,
                "{run} in full and its row differ in {member}"
            );
        }
    }
    Ok(detail)
}

async fn detail(session: &Session<'_>, run: &str) -> Result<Exchange, Stop> {
    let params = json!({ "runId": run });
    session.call(SessionRunsRead::NAME, params).await
}

/// As [`agrees`], for a run that has not ended: it must not end between two reads.
async fn agrees_unless_it_moves(session: &Session<'_>, run: &str) -> Checked {
    let before = detail(session, run).await?;
    let agreed = agrees(session, run).await;
    let after = detail(session, run).await?;
    if before.data() != after.data() {
        let reason = "a run changed while it was read in several ways";
        return Err(Stop::not_exercised(Cause::LostRace, reason));
    }
    agreed.map(|_| ())
}

/// A member, unless it says nothing.
fn said(value: Option<&Value>) -> Option<&Value> {
    value.filter(|value| !value.is_null() && value.as_array().is_none_or(|list| !list.is_empty()))
}

/// Notes what is odd about the times of a run that has ended.
fn times(ctx: &Ctx, detail: &Exchange, never_started: bool) -> Checked {
    let time = |member: &str| {
        let time = detail.optional(&format!("/run/{member}"))?;
        Ok::<_, Stop>(time.and_then(Value::as_u64))
    };
    let (started, completed) = (time("startedAtMs")?, time("completedAtMs")?);
    if started.is_some() == never_started {
        ctx.warn(
            "the start of a run is shown exactly when it had none",
            [detail],
        );
    }
    if completed.is_none() || started > completed {
        ctx.warn(
            "the end of a run is not shown, or lies before its start",
            [detail],
        );
    }
    Ok(())
}
