//! SESS-09: deleting a session, and starting another one under its id.

use super::start::beginning;
use super::{is_listed, labelled};
use crate::prelude::*;

pub(super) async fn sess_09(ctx: &Ctx) -> Checked {
    let (session, label) = labelled(ctx, "deleted").await?;
    let submission = ctx.submission(&ctx.prompts().fast);
    // Every call that must find nothing afterwards, while there is something to find.
    let mut calls = Calls {
        session: &session,
        done: Vec::new(),
    };
    let limits = json!({ "config": { "limits": { "maxTurns": 7 } } });
    calls.add(SessionConfigPut::NAME, limits).await?;
    let name = json!({ "displayName": "First" });
    calls.add(SessionRename::NAME, name).await?;
    let started = calls
        .add(SessionRunsStart::NAME, submission.clone())
        .await?;
    let run = started.text("/run/id")?;
    session.wait_terminal(run).await?;
    calls.add(SessionRead::NAME, json!({})).await?;
    calls.add(SessionEventsRead::NAME, json!({})).await?;
    calls
        .add(SessionRunsRead::NAME, json!({ "runId": run }))
        .await?;
    calls.add(SessionRunsList::NAME, json!({})).await?;
    let (listed, found) = is_listed(&session, &label).await?;
    ensure!(found, [&listed], "the session is not listed");

    let log = session.log().await?;
    let open = session.call(SessionDelete::NAME, json!({})).await?;
    calls.add(SessionClose::NAME, json!({})).await?;
    let deleted = calls.add(SessionDelete::NAME, json!({})).await?;
    Refusal {
        call: &open,
        class: ErrorClass::Rejected,
        control: &deleted,
        differs: "the deletion of an open session",
    }
    .verify()?;

    for (method, params, control) in &calls.done {
        let gone = session.call(method, params.clone()).await?;
        Refusal {
            call: &gone,
            class: ErrorClass::NotFound,
            control,
            differs: "a session that was deleted",
        }
        .verify()?;
    }
    let (listed, found) = is_listed(&session, &label).await?;
    ensure!(!found, [&deleted, &listed], "a deleted session is listed");

    starts_afresh(&session, &deleted).await?;
    // How every log begins is another rule; this one begins as the old one did.
    let fresh = session.log().await?;
    let ((old, first), (new, at)) = (beginning(&log), beginning(&fresh));
    ensure!(
        old == new && first == at,
        log.evidence().into_iter().chain(fresh.evidence()),
        "under the id of a deleted session the log begins with {new} at {at}, not {old} at {first}"
    );
    // The old session's submissions went with it: the id is free for other content.
    let mut other = submission;
    other["source"] = text(&ctx.prompts().brief);
    let accepted = session.submit(other).await?;
    ensure!(
        accepted.succeeded(),
        [&deleted, &accepted],
        "a session under the id of a deleted one knows its submissions"
    );
    Ok(())
}

/// Calls that succeeded, to be repeated when the session is gone.
struct Calls<'a> {
    session: &'a Session<'a>,
    done: Vec<(&'static str, Value, Exchange)>,
}

impl Calls<'_> {
    async fn add(&mut self, method: &'static str, params: Value) -> Result<Exchange, Stop> {
        let exchange = self.session.call(method, params.clone()).await?;
        self.done.push((method, params, exchange.clone()));
        Ok(exchange)
    }
}

/// Starts a session under the id of one that was deleted. Nothing of the old one is known to it.
async fn starts_afresh(session: &Session<'_>, deleted: &Exchange) -> Checked {
    let ctx = session.ctx();
    let again = session
        .call(SessionStart::NAME, json!({ "metadata": ctx.tag() }))
        .await?;
    again.result()?;
    let fresh = session.read().await?;
    let evidence = [deleted, &again, &fresh];
    let status = fresh.text("/session/status")?;
    ensure!(
        status == "idle",
        evidence,
        "started again under the id of a deleted session, a session is {status}"
    );
    ensure!(
        fresh.list("/session/runs")?.is_empty()
            && fresh.optional("/session/displayName")?.is_none()
            && fresh.optional("/session/metadata")? == Some(&ctx.tag())
            && fresh.optional("/session/config/limits")?.is_none(),
        evidence,
        "a session under the id of a deleted one has something of it"
    );
    Ok(())
}
