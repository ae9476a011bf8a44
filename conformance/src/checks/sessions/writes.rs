//! SESS-03: reading right after writing.

use super::{is_listed, labelled};
use crate::prelude::*;

/// How many sessions go through it, so that a short delay is met by one of them.
const ROUNDS: usize = 6;

pub(super) async fn sess_03(ctx: &Ctx) -> Checked {
    for round in 0..ROUNDS {
        one_life(ctx, round).await?;
    }
    Ok(())
}

async fn one_life(ctx: &Ctx, round: usize) -> Checked {
    let (session, label) = labelled(ctx, "written").await?;
    sees(
        &session.read().await?,
        "/session/status",
        &json!("idle"),
        "the start",
    )?;
    let page = session.page(json!({})).await?;
    ensure!(
        !page.events.is_empty(),
        page.evidence(),
        "right after its start the log of a session is empty"
    );
    let (listed, found) = is_listed(&session, &label).await?;
    ensure!(
        found,
        [&listed],
        "right after its start a session is not listed"
    );

    let name = format!("Name {round}");
    let rename = json!({ "displayName": name });
    session.call(SessionRename::NAME, rename).await?.result()?;
    sees(
        &session.read().await?,
        "/session/displayName",
        &json!(name),
        "a rename",
    )?;

    let mut labels = ctx.tag();
    labels["check"] = label["check"].clone();
    labels["round"] = json!(round.to_string());
    let put = json!({ "metadata": labels });
    session
        .call(SessionMetadataPut::NAME, put)
        .await?
        .result()?;
    sees(
        &session.read().await?,
        "/session/metadata",
        &labels,
        "a change of its labels",
    )?;

    let limits = json!({ "config": { "limits": { "maxTurns": 5 + round } } });
    let put = session.call(SessionConfigPut::NAME, limits).await?;
    let revision = put.at("/session/configRevision")?;
    sees(
        &session.read().await?,
        "/session/configRevision",
        revision,
        "a configuration",
    )?;

    let item = json!({ "type": "text", "text": name });
    let append = json!({ "entries": [{ "key": "note", "item": item }] });
    let append = session.call(SessionContextAppend::NAME, append).await?;
    append.result()?;
    let read = session.read().await?;
    let entries = read.list("/session/activeContext/entries")?;
    let is_it = |entry: &Value| entry.get("key").and_then(Value::as_str) == Some("note");
    ensure!(
        entries.iter().any(is_it),
        [&append, &read],
        "right after it was appended an entry is not in the context"
    );

    let run = session.run(&ctx.prompts().fast).await?;
    let id = json!({ "runId": run.id });
    let read = session.call(SessionRunsRead::NAME, id).await?;
    sees(&read, "/run/id", &json!(run.id), "the start of a run")?;
    let listed = session.call(SessionRunsList::NAME, json!({})).await?;
    sees(&listed, "/runs/0/id", &json!(run.id), "the start of a run")?;
    let log = session.log().await?;
    ensure!(
        log.life_of(&run.id).accepted.is_some(),
        [&run.started].into_iter().chain(log.evidence()),
        "right after the start of {} the log does not tell of it",
        run.id
    );

    session.close_forced().await?;
    sees(
        &session.read().await?,
        "/session/status",
        &json!("closed"),
        "the close",
    )
}

/// A read shows what was acknowledged right before.
fn sees(read: &Exchange, place: &str, wanted: &Value, after: &str) -> Checked {
    let found = read.optional(place)?.unwrap_or(&Value::Null);
    ensure!(
        found == wanted,
        [read],
        "right after {after} was acknowledged, {place} is {found}, not {wanted}"
    );
    Ok(())
}
