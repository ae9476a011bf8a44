//! SESS-11: when a session was created, updated and closed.

use super::{is_listed, labelled};
use crate::prelude::*;

const CREATED: &str = "createdAtMs";
const UPDATED: &str = "updatedAtMs";
const CLOSED: &str = "closedAtMs";

/// How far the times of a log and of a session may lie apart before it is worth a word.
const APART_MS: u64 = 1_000;

pub(super) async fn sess_11(ctx: &Ctx) -> Checked {
    let (session, label) = labelled(ctx, "times").await?;
    let mut times = look(&session, &label, None).await?;

    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    times = look(&session, &label, Some(times)).await?;

    let limits = json!({ "config": { "limits": { "maxTurns": 5 } } });
    session
        .call(SessionConfigPut::NAME, limits)
        .await?
        .result()?;
    times = look(&session, &label, Some(times)).await?;
    ensure!(
        times.closed.is_none(),
        [&times.read],
        "an open session says when it was closed"
    );

    session.close().await?;
    times = look(&session, &label, Some(times)).await?;
    let closed = times.closed;
    ensure!(
        closed >= Some(times.created),
        [&times.read],
        "a session that was created at {} was closed at {closed:?}",
        times.created
    );
    session.close_forced().await?;
    times = look(&session, &label, Some(times)).await?;
    ensure!(
        times.closed == closed,
        [&times.read],
        "closed again, a session was closed at {:?}, and no more at {closed:?}",
        times.closed
    );
    Ok(())
}

/// The times of a session as it is read.
struct Times {
    created: u64,
    updated: u64,
    closed: Option<u64>,
    read: Exchange,
}

/// Reads a session's times, and holds them to what they were before and to the list.
async fn look(session: &Session<'_>, label: &Value, before: Option<Times>) -> Result<Times, Stop> {
    let read = session.read().await?;
    let at = |member: &str| read.number(&format!("/session/{member}"));
    let times = Times {
        created: at(CREATED)?,
        updated: at(UPDATED)?,
        closed: read
            .optional(&format!("/session/{CLOSED}"))?
            .and_then(Value::as_u64),
        read: read.clone(),
    };
    ensure!(
        times.created <= times.updated,
        [&read],
        "a session that was created at {} was updated at {}",
        times.created,
        times.updated
    );
    if let Some(before) = before {
        let both = [&before.read, &read];
        ensure!(
            times.created == before.created,
            both,
            "a session that was created at {} was created at {} later on",
            before.created,
            times.created
        );
        ensure!(
            times.updated >= before.updated,
            both,
            "the time of the last update goes back from {} to {}",
            before.updated,
            times.updated
        );
    }
    let (listed, _) = is_listed(session, label).await?;
    let row = listed
        .list("/sessions")?
        .iter()
        .find(|row| row.get("id").and_then(Value::as_str) == Some(session.id()));
    for member in [CREATED, UPDATED, CLOSED] {
        let shown = read.optional(&format!("/session/{member}"))?;
        let in_row = row
            .and_then(|row| row.get(member))
            .filter(|value| !value.is_null());
        // The list was made later, and there may be an event between the two.
        let number = |value: Option<&Value>| value.and_then(Value::as_u64);
        let later = member == UPDATED && number(in_row) >= number(shown);
        ensure!(
            shown == in_row || later,
            [&read, &listed],
            "{member} of a session is {shown:?}, and {in_row:?} in the list"
        );
    }
    let log = session.log().await?;
    let observed = log
        .events
        .iter()
        .filter_map(|event| event.at("/observedAtMs")?.as_u64())
        .max();
    if observed > Some(times.updated + APART_MS) {
        let evidence = [&read].into_iter().chain(log.evidence());
        session
            .ctx()
            .warn("a session has events after its last update", evidence);
    }
    Ok(times)
}
