//! SESS-06, SESS-07, SESS-08 and SESS-10: closing a session, and what it is good for afterwards.

use super::{is_listed, labelled};
use crate::prelude::*;

pub(super) async fn sess_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("twice").await?;
    let first = session.close().await?;
    let closed = session.read().await?;
    let before = session.log().await?;
    let last = before.events.iter().max_by_key(|event| event.seq());
    let kind = last.map_or("nothing", Event::kind);
    ensure!(
        kind == kinds::SESSION_CLOSED,
        before.evidence(),
        "the last event of a closed session is {kind}, not sessionClosed"
    );
    for force in [json!({}), json!({ "force": true }), json!({})] {
        let again = session.call(SessionClose::NAME, force).await?;
        for answer in [&first, &again] {
            let status = answer.text("/session/status")?;
            ensure!(
                status == "closed",
                [answer],
                "a session that was closed is answered as {status}"
            );
        }
    }
    let after = session.log().await?;
    let count = after.of_kind(kinds::SESSION_CLOSED).count();
    ensure!(
        count == 1 && before.seqs() == after.seqs(),
        after.evidence(),
        "closing a closed session left events behind; it has {count} sessionClosed"
    );
    let still = session.read().await?;
    for member in ["/session/status", "/session/closedAtMs"] {
        ensure!(
            closed.optional(member)? == still.optional(member)?,
            [&closed, &still],
            "closing a closed session changed {member}"
        );
    }
    Ok(())
}

pub(super) async fn sess_07(ctx: &Ctx) -> Checked {
    let session = ctx.session("work").await?;
    let active = session.busy().await?;
    let with_active = session.call(SessionClose::NAME, json!({})).await?;
    was_refused(&session, &with_active, &active.id).await?;
    // It takes work as before, and the work waits for the first run.
    let queued = session.run(&ctx.prompts().busy).await?;
    let with_both = session.call(SessionClose::NAME, json!({})).await?;
    was_refused(&session, &with_both, &active.id).await?;

    let forced = session.close_forced().await?;
    for call in [&with_active, &with_both] {
        rejected(call, &forced)?;
    }
    let status = forced.text("/session/status")?;
    ensure!(
        status == "closed",
        [&forced],
        "a session that was closed by force is answered as {status}"
    );
    let log = session.log().await?;
    let closed = log.of_kind(kinds::SESSION_CLOSED).map(Event::seq).min();
    let last = log.events.iter().map(Event::seq).max();
    ensure!(
        closed.is_some() && closed == last,
        [&forced].into_iter().chain(log.evidence()),
        "the log of a session that was closed by force does not end with sessionClosed"
    );
    for run in [&active.id, &queued.id] {
        let mut ends = log
            .of_run(run)
            .filter(|event| event.kind() == kinds::RUN_CANCELLED);
        ensure!(
            ends.any(|event| Some(event.seq()) < closed),
            [&forced].into_iter().chain(log.evidence()),
            "{run} was not cancelled before the session was closed by force"
        );
    }
    Ok(())
}

fn rejected(close: &Exchange, forced: &Exchange) -> Checked {
    Refusal {
        call: close,
        class: ErrorClass::Rejected,
        control: forced,
        differs: "the close of a session at work without force",
    }
    .verify()
}

/// A close was refused, has closed nothing and stopped nothing. When the run came to its end by
/// itself before it could be refused, nothing can be said.
async fn was_refused(session: &Session<'_>, close: &Exchange, run: &str) -> Checked {
    let log = session.kept_busy(run).await?;
    let end = log.life_of(run).ended;
    if close.succeeded() {
        let forced = session.close_forced().await?;
        return rejected(close, &forced);
    }
    ensure!(
        end.is_none() && log.of_kind(kinds::SESSION_CLOSED).count() == 0,
        [close].into_iter().chain(log.evidence()),
        "closing a session at work was refused, and it closed or stopped the work all the same"
    );
    Ok(())
}

pub(super) async fn sess_08(ctx: &Ctx) -> Checked {
    let (session, label) = labelled(ctx, "closed").await?;
    let configured = configure(&session, 7).await?;
    let mut controls = Vec::new();
    for (method, params) in changes("open") {
        controls.push(session.call(method, params).await?);
    }
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    session.close().await?;
    let before = session.log().await?;

    let keyed = ctx.submission(&ctx.prompts().fast);
    let bare = json!({ "source": text(&ctx.prompts().fast) });
    for submission in [keyed, bare] {
        let late = session.submit(submission).await?;
        Refusal {
            call: &late,
            class: ErrorClass::Rejected,
            control: &run.started,
            differs: "a new run in a closed session",
        }
        .verify()?;
    }
    let late = configure(&session, 8).await?;
    Refusal {
        call: &late,
        class: ErrorClass::Rejected,
        control: &configured,
        differs: "a new configuration for a closed session",
    }
    .verify()?;
    for ((method, params), control) in changes("closed").into_iter().zip(&controls) {
        let late = session.call(method, params).await?;
        Refusal {
            call: &late,
            class: ErrorClass::Rejected,
            control,
            differs: "a closed session",
        }
        .verify()?;
    }
    let what = "refused work in a closed session";
    session.added_nothing(&before, &[], what).await?;

    let reads = [
        (SessionRead::NAME, json!({})),
        (SessionEventsRead::NAME, json!({})),
        (SessionRunsRead::NAME, json!({ "runId": run.id })),
        (SessionRunsList::NAME, json!({})),
        (SessionRename::NAME, json!({ "displayName": "Closed" })),
    ];
    for (method, params) in reads {
        session.call(method, params).await?.result()?;
    }
    let (listed, found) = is_listed(&session, &label).await?;
    ensure!(found, [&listed], "a closed session is not listed");
    Ok(())
}

/// Calls that change a session beside its runs and its configuration, each with this text.
fn changes(text: &str) -> [(&'static str, Value); 3] {
    let item = json!({ "type": "text", "text": text });
    let instructions = json!({ "instructions": item });
    [
        (
            SessionContextAppend::NAME,
            json!({ "entries": [{ "key": "note", "item": item }] }),
        ),
        (SessionContextRemove::NAME, json!({ "keys": ["absent"] })),
        (
            SessionProfilesApply::NAME,
            json!({ "profile": { "kind": "inline", "profile": instructions } }),
        ),
    ]
}

/// Puts a configuration that differs from the present one in nothing but its limit.
async fn configure(session: &Session<'_>, turns: u64) -> Result<Exchange, Stop> {
    let params = json!({ "config": { "limits": { "maxTurns": turns } } });
    session.call(SessionConfigPut::NAME, params).await
}

pub(super) async fn sess_10(ctx: &Ctx) -> Checked {
    let name = json!({ "displayName": "First name" });
    let session = ctx.session_with("closed", name).await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    session.close().await?;
    let closed = session.read().await?;
    let before = session.log().await?;

    let others = json!({
        "displayName": "Second name",
        "metadata": ctx.tag(),
        "config": { "limits": { "maxTurns": 9 } },
    });
    let starts = [("its id alone", json!({})), ("other settings", others)];
    for (what, params) in starts {
        let again = session.call(SessionStart::NAME, params).await?;
        let (id, status) = (again.text("/session/id")?, again.text("/session/status")?);
        ensure!(
            id == session.id() && status == "closed",
            [&again],
            "started again with {what}, a closed session is answered as {id}, {status}"
        );
        same(&closed, &session.read().await?, &again)?;
    }
    // It may be looked for or not: the session is there in any case.
    let absent = json!({ "kind": "named", "profileId": ctx.unique("absent") });
    let absent = session
        .call(SessionStart::NAME, json!({ "profile": absent }))
        .await?;
    same(&closed, &session.read().await?, &absent)?;
    let what = "starting a closed session";
    session.added_nothing(&before, &[&absent], what).await?;

    let late = session.submit(ctx.submission(&ctx.prompts().fast)).await?;
    Refusal {
        call: &late,
        class: ErrorClass::Rejected,
        control: &run.started,
        differs: "a run in a session that was started again after its close",
    }
    .verify()
}

/// A start changed nothing of a session.
fn same(before: &Exchange, now: &Exchange, start: &Exchange) -> Checked {
    let (was, is) = (before.at("/session")?, now.at("/session")?);
    ensure!(
        was == is,
        [before, start, now],
        "the start of a closed session changed what is read of it"
    );
    Ok(())
}
