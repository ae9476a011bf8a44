//! Q06: what a session says of its work.

use crate::prelude::*;

/// What a session is doing, and which run is at it.
struct Doing<'a> {
    when: &'static str,
    status: &'static str,
    activity: &'static str,
    run: Option<&'a str>,
}

pub(super) async fn q06(ctx: &Ctx) -> Checked {
    let label = ctx.unique("label");
    let mut labels = ctx.tag();
    labels["doing"] = label.clone().into();
    let filter = json!({ "metadata": { "doing": label } });
    let more = json!({ "metadata": labels });
    let session = ctx.session_with("doing", more).await?;
    let idle = |when| Doing {
        when,
        status: "idle",
        activity: "idle",
        run: None,
    };
    shows(&session, &filter, &idle("fresh")).await?;

    let run = session.busy().await?;
    let at_work = |when| Doing {
        when,
        status: "active",
        activity: "working",
        run: Some(&run.id),
    };
    shows(&session, &filter, &at_work("at work on a run")).await?;
    let queued = session.run(&ctx.prompts().fast).await?;
    shows(
        &session,
        &filter,
        &at_work("with a second run behind the one at work"),
    )
    .await?;
    session.kept_busy(&run.id).await?;

    for id in [&queued.id, &run.id] {
        let cancel = session.call(SessionRunsCancel::NAME, json!({ "runId": id }));
        cancel.await?.result()?;
    }
    for id in [&queued.id, &run.id] {
        session.wait_terminal(id).await?;
    }
    shows(&session, &filter, &idle("without a run that has not ended")).await?;
    session.close_forced().await?;
    let closed = Doing {
        status: "closed",
        ..idle("closed")
    };
    shows(&session, &filter, &closed).await
}

/// Fails when the session says that it does something else.
async fn shows(session: &Session<'_>, filter: &Value, doing: &Doing<'_>) -> Checked {
    let ctx = session.ctx();
    let view = session.read().await?;
    let Doing {
        when,
        status,
        activity,
        run,
    } = doing;
    let shown = view.text("/session/status")?;
    ensure!(
        shown == *status,
        [&view],
        "a session {when} says that it is {shown}, not {status}"
    );
    let active = view
        .optional("/session/activeRun/id")?
        .and_then(Value::as_str);
    ensure!(
        active == *run,
        [&view],
        "a session {when} names {} as its active run, not {}",
        active.unwrap_or("none"),
        run.unwrap_or("none")
    );
    let list = ctx.call(SessionList::NAME, filter.clone()).await?;
    let row = list.list("/sessions")?.first();
    let Some(row) = row.filter(|row| row["id"] == session.id()) else {
        return Err(list.fail("the session is not listed by its own label"));
    };
    let is_closed = row["lifecycleStatus"] == "closed";
    ensure!(
        is_closed == (*status == "closed"),
        [&view, &list],
        "a session {when} is listed as {}",
        row["lifecycleStatus"]
    );
    let own = view.optional("/session/activity")?;
    for (said, exchange) in [(own, &view), (row.get("activity"), &list)] {
        if said.and_then(Value::as_str) != Some(*activity) {
            let reason = format!("the activity of a session {when} is not {activity}");
            ctx.warn(reason, [exchange]);
        }
    }
    Ok(())
}
