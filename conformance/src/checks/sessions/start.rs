//! SESS-01 and SESS-04: how a session begins, and that it begins once.

use crate::prelude::*;

/// What a session was created with, and what would show that something was applied to it later.
const SETTLED: [&str; 8] = [
    "/session/displayName",
    "/session/metadata",
    "/session/config",
    "/session/configRevision",
    "/session/access",
    "/session/retention",
    "/session/createdAtMs",
    "/session/activeContext/revision",
];

pub(super) async fn sess_01(ctx: &Ctx) -> Checked {
    let settings = json!({
        "displayName": "First name",
        "config": { "limits": { "maxTurns": 7 } },
        "metadata": ctx.tag(),
    });
    let session = ctx.session_with("retry", settings.clone()).await?;
    let created = session.read().await?;
    let before = session.log().await?;
    let mut labels = ctx.tag();
    labels["attempt"] = json!("second");
    let instructions = json!({ "type": "text", "text": "Answer in verse." });
    let retries = [
        ("the same settings", settings),
        ("its id alone", json!({})),
        ("another name", json!({ "displayName": "Second name" })),
        ("other labels", json!({ "metadata": labels })),
        (
            "another configuration",
            json!({ "config": { "limits": { "maxTurns": 9 } } }),
        ),
        (
            "a profile",
            json!({ "profile": { "kind": "inline", "profile": { "instructions": instructions } } }),
        ),
        (
            "a time of deletion",
            json!({ "deleteAfterCloseMs": 86_400_000 }),
        ),
        (
            "another visibility",
            json!({ "access": { "visibility": "universe" } }),
        ),
    ];
    for (what, retry) in retries {
        let again = session.call(SessionStart::NAME, retry).await?;
        let id = again.text("/session/id")?;
        ensure!(
            id == session.id(),
            [&again],
            "started again with {what}, the session is answered as {id}"
        );
        let now = session.read().await?;
        for member in SETTLED {
            ensure!(
                created.optional(member)? == now.optional(member)?,
                [&created, &again, &now],
                "a start of the session that exists, with {what}, changed {member}"
            );
        }
    }
    let what = "starting a session that exists";
    session.added_nothing(&before, &[], what).await
}

pub(super) async fn sess_04(ctx: &Ctx) -> Checked {
    let instructions = json!({ "type": "text", "text": "Answer in verse." });
    let profile = json!({ "kind": "inline", "profile": { "instructions": instructions } });
    let chosen = ctx.unique("fresh");
    let ways = [
        json!({ "sessionId": chosen }),
        json!({ "sessionId": ctx.unique("profile"), "profile": profile }),
        // The id is the target's choice.
        json!({}),
    ];
    for mut params in ways {
        params["metadata"] = ctx.tag();
        let started = ctx.call(SessionStart::NAME, params).await?;
        let session = ctx.open(started.text("/session/id")?);
        begins_at_one(&session).await?;
        let fresh = session.read().await?;
        let status = fresh.text("/session/status")?;
        ensure!(
            status == "idle",
            [&started, &fresh],
            "a new session is {status}, not idle"
        );
        ensure!(
            fresh.list("/session/runs")?.is_empty(),
            [&started, &fresh],
            "a new session has runs"
        );
    }
    Ok(())
}

/// The log's first event is its only `sessionOpened`, at 1.
async fn begins_at_one(session: &Session<'_>) -> Checked {
    let log = session.log().await?;
    let (kind, seq) = beginning(&log);
    ensure!(
        kind == kinds::SESSION_OPENED && seq == 1,
        log.evidence(),
        "the log begins with {kind} at {seq}, not with sessionOpened at 1"
    );
    let opened = log.of_kind(kinds::SESSION_OPENED).count();
    ensure!(
        opened == 1,
        log.evidence(),
        "the session was opened {opened} times"
    );
    Ok(())
}

/// The kind and the number of a log's first event.
pub(super) fn beginning(log: &Log) -> (&str, u64) {
    let first = log.events.iter().min_by_key(|event| event.seq());
    first.map_or(("nothing", 0), |event| (event.kind(), event.seq()))
}
