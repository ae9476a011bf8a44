//! Decisions: against a call, out of bounds, and about runs that wait for none.

use super::{ROUNDS, decide, parks, pending, stops_at};
use crate::ctx::run_ids;
use crate::prelude::*;

pub(super) async fn appr_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("reject").await?;
    let (run, mut halt) = parks(&session).await?;
    for _ in 0..ROUNDS {
        let (ids, decided) = reject(&session, &run.id).await?;
        let what = "the end of a run whose calls are all rejected";
        let next = session
            .wait_event_after(halt.seq(), what, stops_at(&run.id))
            .await?;
        let log = session.log().await?;
        let since: Vec<&Event> = log
            .of_run(&run.id)
            .filter(|event| event.seq() > halt.seq())
            .collect();
        for id in &ids {
            let told = since.iter().any(|event| {
                event.kind() == kinds::APPROVAL_DECIDED
                    && event.text("/kind/approvalId") == Some(id)
                    && event.text("/kind/decision") == Some("reject")
                    && event.text("/kind/note") == Some(NOTE)
            });
            ensure!(
                told,
                [&decided].into_iter().chain(log.evidence()),
                "the log does not tell that {id} was rejected, with the note"
            );
        }
        // In its next turn the model may call what it likes.
        let made = since
            .iter()
            .take_while(|event| event.kind() != kinds::TURN_STARTED)
            .find(|event| event.kind() == kinds::TOOL_CALL_STARTED);
        ensure!(
            made.is_none(),
            [&decided]
                .into_iter()
                .chain(made.map(|event| event.source())),
            "a tool is called after all pending calls were rejected"
        );
        halt = next;
        if halt.is_terminal() {
            break;
        }
    }
    ensure!(
        halt.kind() != kinds::RUN_CANCELLED,
        [halt.source()],
        "a run whose calls were rejected ended as cancelled"
    );
    repeats(&session).await
}

/// What is said with a rejection.
const NOTE: &str = "No.";

/// Rejects all that a parked run asks for, the last of it twice.
async fn reject(session: &Session<'_>, run: &str) -> Result<(Vec<String>, Exchange), Stop> {
    let ids = pending(session, run).await?;
    let item = |id: &String| json!({ "approvalId": id, "decision": "reject", "note": NOTE });
    let mut decisions: Vec<Value> = ids.iter().map(item).collect();
    decisions.extend(ids.last().map(item));
    let decided = decide(session, run, &decisions).await?;
    for (place, id) in ids.iter().enumerate() {
        let status = decided.text(&format!("/results/{place}/status"))?;
        ensure!(
            status == "decided",
            [&decided],
            "the rejection of {id} is answered as {status}"
        );
    }
    let twice = decided.text(&format!("/results/{}/status", ids.len()))?;
    if twice != "failed" {
        let last = ids.last().cloned().unwrap_or_default();
        session
            .ctx()
            .warn(format!("{last} is decided twice in one call"), [&decided]);
    }
    Ok((ids, decided))
}

/// Decisions that fail each by itself; nobody relies on which reason they are given.
async fn repeats(session: &Session<'_>) -> Checked {
    let (run, _) = parks(session).await?;
    let ids = pending(session, &run.id).await?;
    let id = ids.first().cloned().unwrap_or_default();
    for (what, note) in [
        ("a blank note", " \n".to_owned()),
        ("a note of 4,097 bytes", "n".repeat(4_097)),
    ] {
        let decision = json!({ "approvalId": id, "decision": "reject", "note": note });
        let decided = decide(session, &run.id, &[decision]).await?;
        if decided.text("/results/0/status")? != "failed" {
            session
                .ctx()
                .warn(format!("a decision with {what} is taken"), [&decided]);
            return Ok(());
        }
    }
    Ok(())
}

/// Decisions that are too few, too many, or none; and whose fault they are.
pub(super) async fn appr_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("bounds").await?;
    let ended = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&ended.id).await?;
    let busy = session.busy().await?;
    let queued = session.run(&ctx.prompts().fast).await?;

    let about = |number: usize| json!({ "approvalId": format!("approval_{number}"), "decision": "approve" });
    let one = json!([about(900_001)]);
    let many = |count: usize| (0..count).map(|at| about(900_000 + at)).collect::<Vec<_>>();
    let on = |run: &str, decisions: &Value| json!({ "runId": run, "decisions": decisions });
    let (invalid, rejected) = (ErrorClass::InvalidParams, ErrorClass::Rejected);
    let mut cases = vec![
        (on(&busy.id, &json!([])), invalid, "no decision"),
        (on(&busy.id, &json!(many(65))), invalid, "65 decisions"),
        (json!({ "runId": busy.id }), invalid, "decisions left out"),
        (
            on(
                &busy.id,
                &json!([{ "approvalId": "approval_1", "decision": "maybe" }]),
            ),
            invalid,
            "a decision for nothing",
        ),
        (
            on(&busy.id, &json!([{ "approvalId": "approval_1" }])),
            invalid,
            "a decision left out",
        ),
        (
            on(run_ids::UNKNOWN, &one),
            ErrorClass::NotFound,
            "a run that does not exist",
        ),
        (on(&ended.id, &one), rejected, "a run that has ended"),
        (on(&queued.id, &one), rejected, "a run in the queue"),
    ];
    for (id, differs) in run_ids::MALFORMED {
        cases.push((on(id, &one), invalid, differs));
    }
    let mut refused = Vec::new();
    for (params, class, differs) in cases {
        let params = session.params(params);
        let call = Request::call(SessionRunsApprovalsDecide::NAME, params).wrong();
        refused.push((ctx.send(call).await?, class, differs));
    }
    let nowhere = ctx.open(&ctx.unique("absent"));
    let nowhere = nowhere
        .call(SessionRunsApprovalsDecide::NAME, on(&busy.id, &one))
        .await?;
    refused.push((
        nowhere,
        ErrorClass::NotFound,
        "a session that does not exist",
    ));

    // A decision about nothing fails by itself, in a call that succeeds; so do as many as allowed.
    let control = decide(&session, &busy.id, &[about(900_001)]).await?;
    let most = decide(&session, &busy.id, &many(64)).await?;
    session.kept_busy(&busy.id).await?;
    ensure!(
        most.succeeded(),
        [&control, &most],
        "64 decisions are refused, which is as many as a call may hold"
    );
    let stop = json!({ "runId": busy.id });
    session.call(SessionRunsCancel::NAME, stop).await?;
    let stopped = session
        .call(SessionRunsApprovalsDecide::NAME, on(&busy.id, &one))
        .await?;
    refused.push((stopped, rejected, "a run that was cancelled"));
    for (call, class, differs) in &refused {
        Refusal {
            call,
            class: *class,
            control: &control,
            differs,
        }
        .verify()?;
    }
    Ok(())
}
