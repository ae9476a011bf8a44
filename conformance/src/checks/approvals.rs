//! Approvals: runs that wait for somebody's decision.

mod decisions;
mod parked;

use crate::ctx::Run;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "APPR-01",
        title: "a run that asks for an approval waits, and completes when approved",
        level: Level::Must,
        rule: "A run that needs an approval asks for it and is parked. Its approvals can be read \
               and decided; once none is pending the run goes on and completes.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionRunsApprovalsDecide::NAME, SessionRunsRead::NAME]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(appr_01(ctx))),
    },
    Check {
        id: "APPR-02",
        title: "a rejected call is not made and the run goes on",
        level: Level::Must,
        rule: "A rejection is told in the log with its note. The call that it is about is not made, and the \
               run goes on to its end.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionRunsApprovalsDecide::NAME, SessionRunsRead::NAME]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(decisions::appr_02(ctx))),
    },
    Check {
        id: "APPR-03",
        title: "decisions have bounds and need an active run",
        level: Level::Must,
        rule: "A call decides 1 to 64 approvals of a run that is at work or parked. Other numbers are \
               invalid, an unknown run is not found, a queued, stopping or ended one is rejected.",
        source: Source::Contract(SessionRunsApprovalsDecide::NAME),
        needs: Needs::methods(&[SessionRunsApprovalsDecide::NAME, SessionRunsCancel::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(decisions::appr_03(ctx))),
    },
    Check {
        id: "APPR-04",
        title: "a parked run holds the session, and can be cancelled",
        level: Level::Should,
        rule: "While a run is parked others wait, and the session is neither closed nor configured. \
               Cancelled, the run ends as cancelled, and its approvals are not waited for.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[
            SessionRunsApprovalsDecide::NAME,
            SessionRunsCancel::NAME,
            SessionRunsRead::NAME,
            SessionList::NAME,
            SessionConfigPut::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(parked::appr_04(ctx))),
    },
];

/// How often a run may ask before the check gives up.
const ROUNDS: usize = 8;

async fn appr_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("approval").await?;
    let (run, mut halt) = parks(&session).await?;
    let mut approved: Vec<String> = Vec::new();
    for _ in 0..ROUNDS {
        approved.extend(approve(&session, &run.id).await?);
        let what = "the end of a run whose approvals are all given";
        halt = session
            .wait_event_after(halt.seq(), what, stops_at(&run.id))
            .await?;
        if halt.is_terminal() {
            break;
        }
    }
    ensure!(
        halt.kind() == kinds::RUN_COMPLETED,
        [halt.source()],
        "a run whose approvals were all given came to {}",
        halt.kind()
    );
    let log = session.log().await?;
    for id in &approved {
        let of_approval = |kind: &'static str| {
            log.of_run(&run.id)
                .filter(move |event| event.kind() == kind)
                .filter(|event| event.text("/kind/approvalId") == Some(id))
                .collect::<Vec<_>>()
        };
        let (asked, decided) = (
            of_approval(kinds::APPROVAL_REQUESTED),
            of_approval(kinds::APPROVAL_DECIDED),
        );
        let ([asked], [decided]) = (asked.as_slice(), decided.as_slice()) else {
            return Err(Stop::fail(
                format!(
                    "{id} was requested {} times and decided {} times, not once each",
                    asked.len(),
                    decided.len()
                ),
                log.evidence(),
            ));
        };
        let decision = decided.text("/kind/decision").unwrap_or_default();
        ensure!(
            asked.seq() < decided.seq() && decided.seq() < halt.seq() && decision == "approve",
            [asked.source(), decided.source(), halt.source()],
            "{id} was requested at {}, decided ({decision}) at {}, and the run ended at {}",
            asked.seq(),
            decided.seq(),
            halt.seq()
        );
    }
    Ok(())
}

/// Whether an event ends or parks this run.
fn stops_at(run: &str) -> impl Fn(&Event) -> bool {
    move |event| {
        let halt = event.is_terminal() || event.kind() == kinds::APPROVAL_RUN_PARKED;
        halt && event.run_id() == Some(run)
    }
}

/// Starts a run that asks for an approval, and sees it parked.
async fn parks(session: &Session<'_>) -> Result<(Run, Event), Stop> {
    let run = session.run(&session.ctx().prompts().approval).await?;
    let no_approval = |why: String| Err(Stop::not_exercised(Cause::NoHook, why));
    let first = session.wait_event("a request for approval", stops_at(&run.id));
    match first.await {
        Ok(event) if event.is_terminal() => no_approval(format!(
            "the run ended with {} and asked for no approval",
            event.kind()
        )),
        Ok(event) => Ok((run, event)),
        Err(Stop::Fail(failure)) => no_approval(failure.reason),
        Err(other) => Err(other),
    }
}

/// The approvals that a parked run waits for.
async fn pending(session: &Session<'_>, run: &str) -> Result<Vec<String>, Stop> {
    let parked = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
    let parked = parked.await?;
    let status = parked.text("/run/status")?;
    ensure!(
        status == "parked",
        [&parked],
        "a run that waits for an approval is shown as {status}"
    );
    let pending: Vec<String> = parked
        .list("/run/pendingApprovals")?
        .iter()
        .filter_map(|approval| approval.get("approvalId")?.as_str().map(str::to_owned))
        .collect();
    ensure!(
        !pending.is_empty(),
        [&parked],
        "a parked run shows no pending approval"
    );
    Ok(pending)
}

/// Decides about approvals of a run.
async fn decide(session: &Session<'_>, run: &str, decisions: &[Value]) -> Result<Exchange, Stop> {
    let params = json!({ "runId": run, "decisions": decisions });
    session.call(SessionRunsApprovalsDecide::NAME, params).await
}

/// Gives a parked run all its approvals, and returns their ids.
async fn approve(session: &Session<'_>, run: &str) -> Result<Vec<String>, Stop> {
    let pending = pending(session, run).await?;
    let decisions: Vec<Value> = pending
        .iter()
        .map(|id| json!({ "approvalId": id, "decision": "approve", "note": "Go ahead." }))
        .collect();
    let decided = decide(session, run, &decisions).await?;
    let evidence = [&decided];
    for (place, id) in pending.iter().enumerate() {
        let named = decided.text(&format!("/results/{place}/approvalId"))?;
        let status = decided.text(&format!("/results/{place}/status"))?;
        ensure!(
            named == id && status == "decided",
            evidence,
            "the decision about {id} is answered as {status}, for {named}"
        );
    }
    let status = decided.text("/run/status")?;
    ensure!(
        status != "parked" && decided.list("/run/pendingApprovals")?.is_empty(),
        evidence,
        "with all approvals given the run is still {status}, or shows pending ones"
    );
    Ok(pending)
}
