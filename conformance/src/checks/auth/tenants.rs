//! AUTH-03, AUTH-05, AUTH-06 and AUTH-10: sessions of two tenants.

use super::theirs;
use crate::prelude::*;

pub(super) async fn auth_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("guarded").await?;
    let ended = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&ended.id).await?;
    let busy = session.busy().await?;
    let stranger = theirs(&session);
    let view = session.read().await?;
    let before = session.log().await?;

    let steer = json!({ "runId": busy.id, "items": [{ "type": "text", "text": "Be brief." }] });
    let decide = json!({
        "runId": busy.id,
        "decisions": [{ "approvalId": "approval_1", "decision": "approve" }],
    });
    let run = json!({ "source": text(&ctx.prompts().fast) });
    let config = json!({ "config": { "limits": { "maxTurns": 9 } } });
    // What the first tenant does afterwards shows that the calls are good.
    let reads = [
        (SessionRead::NAME, json!({})),
        (
            SessionEventsRead::NAME,
            json!({ "waitMs": ctx.timeouts().slice_ms() }),
        ),
        (SessionRunsRead::NAME, json!({ "runId": ended.id })),
        (SessionRunsList::NAME, json!({})),
    ];
    let changes = [
        (SessionRunsSteer::NAME, steer),
        (SessionRename::NAME, json!({ "displayName": "Taken over" })),
        (SessionRunsStart::NAME, run),
        (SessionRunsCancel::NAME, json!({ "runId": busy.id })),
        (SessionClose::NAME, json!({ "force": true })),
        (SessionDelete::NAME, json!({})),
    ];
    let mut attempts = Vec::new();
    for (method, params) in reads.iter().chain(&changes) {
        attempts.push(stranger.call(method, params.clone()).await?);
    }
    // These have no control that succeeds here: the first is refused while a run is active, and
    // nobody asked for an approval.
    for (method, params) in [
        (SessionConfigPut::NAME, config),
        (SessionRunsApprovalsDecide::NAME, decide),
    ] {
        let request = Request::call(method, stranger.params(params)).wrong();
        let call = ctx.send(request.by(Caller::Second)).await?;
        ensure!(
            !call.succeeded(),
            [&call],
            "{method} reaches the session of another tenant"
        );
    }
    let after = session.read().await?;
    for member in ["/session/status", "/session/displayName", "/session/config"] {
        ensure!(
            view.optional(member)? == after.optional(member)?,
            [&view, &after],
            "another tenant changed {member}"
        );
    }
    let log = session.kept_busy(&busy.id).await?;
    ensure!(
        log.seqs() == before.seqs(),
        attempts
            .iter()
            .filter(|call| call.succeeded())
            .chain(log.evidence()),
        "the calls of another tenant left events behind"
    );
    for (call, (method, params)) in attempts.iter().zip(reads.iter().chain(&changes)) {
        let control = session.call(method, params.clone()).await?;
        if !control.succeeded() {
            // Steering and cancelling are good calls only while the run is at work.
            session.kept_busy(&busy.id).await?;
        }
        Refusal {
            call,
            class: ErrorClass::NotFound,
            control: &control,
            differs: "a session of another tenant",
        }
        .verify()?;
    }
    Ok(())
}

pub(super) async fn auth_05(ctx: &Ctx) -> Checked {
    let mut own = Vec::new();
    for (caller, label) in [(Caller::First, "first"), (Caller::Second, "second")] {
        let label = json!({ "check": ctx.unique(label) });
        let mut metadata = ctx.tag();
        metadata["check"] = label["check"].clone();
        let mut ids = Vec::new();
        for _ in 0..3 {
            let session = ctx.open(&ctx.unique("listed")).seen_by(caller.clone());
            let session = ctx.start(session, json!({ "metadata": metadata })).await?;
            ids.push(session.id().to_owned());
        }
        let profile = ctx.unique("profile");
        let params = json!({ "profile": { "profileId": profile, "displayName": "Listed" } });
        let params = params.clone();
        ctx.call_as(&caller, ProfilesCreate::NAME, params)
            .await?
            .result()?;
        own.push((caller, label, ids, profile));
    }
    for (at, (caller, _, ids, profile)) in own.iter().enumerate() {
        let (_, label, foreign, foreign_profile) = &own[1 - at];
        let own_label = &own[at].1;
        for (filter, complete) in [
            (json!({ "metadata": own_label }), true),
            (json!({ "metadata": label }), false),
            (json!({ "metadata": ctx.tag(), "limit": 200 }), false),
            (json!({ "limit": 200 }), false),
        ] {
            let listed = ctx.call_as(caller, SessionList::NAME, filter).await?;
            let shown = ids_of(&listed, "/sessions", "id")?;
            let alien = shown.iter().find(|id| foreign.contains(id));
            ensure!(
                alien.is_none(),
                [&listed],
                "{alien:?} belongs to another tenant"
            );
            let whole = ids.iter().all(|id| shown.contains(id));
            ensure!(
                !complete || whole,
                [&listed],
                "the caller's own sessions are not listed"
            );
        }
        let listed = ctx.call_as(caller, ProfilesList::NAME, json!({})).await?;
        let shown = ids_of(&listed, "/profiles", "profileId")?;
        ensure!(
            shown.contains(profile) && !shown.contains(foreign_profile),
            [&listed],
            "the list of profiles lacks the caller's own, or shows another tenant's"
        );
    }
    Ok(())
}

fn ids_of(listed: &Exchange, list: &str, member: &str) -> Result<Vec<String>, Stop> {
    let rows = listed.list(list)?.iter();
    let id = |row: &Value| row.get(member).and_then(Value::as_str).map(str::to_owned);
    Ok(rows.filter_map(id).collect())
}

/// A session of the same id for each tenant, told apart by a label.
async fn twins<'a>(ctx: &'a Ctx, label: &str) -> Result<[Session<'a>; 2], Stop> {
    let labelled = |whose: &str| {
        let mut metadata = ctx.tag();
        metadata["whose"] = json!(whose);
        json!({ "metadata": metadata })
    };
    let first = ctx.session_with(label, labelled("first")).await?;
    let second = ctx.start(theirs(&first), labelled("second")).await?;
    Ok([first, second])
}

pub(super) async fn auth_06(ctx: &Ctx) -> Checked {
    let [first, second] = twins(ctx, "twin").await?;
    for (session, whose) in [(&first, "first"), (&second, "second")] {
        let view = session.read().await?;
        let label = view.text("/session/metadata/whose")?;
        ensure!(
            label == whose,
            [&view],
            "the {whose} tenant's session is labelled {label}"
        );
    }
    let run = first.run(&ctx.prompts().fast).await?;
    first.wait_terminal(&run.id).await?;
    let runs = second.call(SessionRunsList::NAME, json!({})).await?;
    ensure!(
        runs.list("/runs")?.is_empty(),
        [&run.started, &runs],
        "a run of one tenant shows in the other's session of the same id"
    );
    first.close().await?;
    first.delete().await?;
    let view = second.read().await?;
    let status = view.text("/session/status")?;
    ensure!(
        status != "closed",
        [&view],
        "deleting one tenant's session left the other's {status}"
    );
    let run = second.run(&ctx.prompts().fast).await?;
    second.wait_terminal(&run.id).await.map(drop)
}

pub(super) async fn auth_10(ctx: &Ctx) -> Checked {
    let [first, second] = twins(ctx, "twin").await?;
    let other_input = format!("{} Please.", ctx.prompts().fast);
    for (label, input) in [("same", &ctx.prompts().fast), ("other", &other_input)] {
        let key = ctx.unique(label);
        let submission = |input: &str| json!({ "submissionId": key, "source": text(input) });
        let mut runs = Vec::new();
        for (session, input) in [(&first, &ctx.prompts().fast), (&second, input)] {
            let started = session.submit(submission(input)).await?;
            let id = started.text("/run/id")?.to_owned();
            let log = session.log().await?;
            let accepted = log
                .of_run(&id)
                .filter(|event| event.kind() == kinds::RUN_ACCEPTED)
                .count();
            ensure!(
                accepted == 1,
                [&started].into_iter().chain(log.evidence()),
                "{id} was accepted {accepted} times in the caller's own session"
            );
            runs.push((session, input, id));
        }
        for (session, input, id) in runs {
            session.wait_terminal(&id).await?;
            let again = session.submit(submission(input)).await?;
            let found = again.text("/run/id")?;
            ensure!(
                found == id,
                [&again],
                "the repetition answers with {found}, not {id}"
            );
        }
    }
    Ok(())
}
