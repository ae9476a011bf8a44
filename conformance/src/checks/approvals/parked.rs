//! APPR-04: what a parked run holds up, and how it is cancelled.

use super::{decide, parks, pending};
use crate::prelude::*;

pub(super) async fn appr_04(ctx: &Ctx) -> Checked {
    let session = ctx.session("parked").await?;
    let (run, halt) = parks(&session).await?;
    let ids = pending(&session, &run.id).await?;
    let mine = json!({ "metadata": ctx.tag(), "closed": false, "limit": 200 });
    let listed = ctx.call(SessionList::NAME, mine).await?;
    let row = listed.list("/sessions")?.iter();
    for row in row.filter(|row| row["id"] == *session.id()) {
        ensure!(
            row["activity"] == "waiting",
            [halt.source(), &listed],
            "a session whose run waits for an approval is {}",
            row["activity"]
        );
    }

    let queued = session.run(&ctx.prompts().fast).await?;
    let config = json!({ "limits": { "maxTurns": 7 } });
    let put = json!({ "config": config });
    let config_put = session.call(SessionConfigPut::NAME, put.clone()).await?;
    let close = session.call(SessionClose::NAME, json!({})).await?;
    let nothing = json!({ "approvalId": "approval_900001", "decision": "approve" });
    let control = decide(&session, &run.id, std::slice::from_ref(&nothing)).await?;
    let log = session.log().await?;
    let life = log.life_of(&queued.id);
    ensure!(
        life.started.is_none() && life.ended.is_none(),
        [halt.source(), &queued.started]
            .into_iter()
            .chain(log.evidence()),
        "{} was started while {} was parked",
        queued.id,
        run.id
    );

    let stop = json!({ "runId": run.id });
    let cancelled = session.call(SessionRunsCancel::NAME, stop).await?;
    let status = cancelled.text("/run/status")?;
    ensure!(
        ["cancelling", "cancelled"].contains(&status),
        [&cancelled],
        "the cancelled run is said to be {status}"
    );
    let late = json!({ "runId": run.id, "decisions": [nothing] });
    let late = session.call(SessionRunsApprovalsDecide::NAME, late).await?;
    let end = session.wait_terminal(&run.id).await?;
    session.wait_terminal(&queued.id).await?;
    let log = session.log().await?;
    let evidence = [&cancelled, end.source()];
    ensure!(
        end.kind() == kinds::RUN_CANCELLED,
        evidence,
        "the parked run was cancelled and ended with {}",
        end.kind()
    );
    let of_run: Vec<&Event> = log
        .of_run(&run.id)
        .filter(|event| event.seq() > halt.seq())
        .collect();
    for id in &ids {
        let told = of_run.iter().filter(|event| {
            event.kind() == kinds::APPROVAL_CANCELLED && event.text("/kind/approvalId") == Some(id)
        });
        let count = told.count();
        ensure!(
            count == 1,
            evidence,
            "{id} was pending when its run was cancelled; the log tells {count} times that it is \
             not waited for any more"
        );
    }
    let turn = of_run
        .iter()
        .find(|event| event.kind() == kinds::TURN_CANCELLED);
    ensure!(
        turn.is_none(),
        evidence,
        "a parked run is in no turn, and one was broken off"
    );

    // Right after the last run the session may not count as idle yet.
    let free = session.call(SessionConfigPut::NAME, put).await?;
    let closed = session.close().await?;
    for (call, control, differs) in [
        (&config_put, &free, "a parked run"),
        (&close, &closed, "a parked run"),
        (&late, &control, "a run that was cancelled"),
    ] {
        Refusal {
            call,
            class: ErrorClass::Rejected,
            control,
            differs,
        }
        .verify()?;
    }
    Ok(())
}
