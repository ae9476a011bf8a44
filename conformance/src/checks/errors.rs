//! How calls fail.

mod leaks;
mod remembered;
mod untouched;

use crate::ctx::run_ids;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "ERR-01",
        title: "an error's code, kind and messages agree",
        level: Level::Must,
        rule: "Each error kind has its own code; structured data repeats the message. Errors that \
               never reached a method carry no data.",
        source: Source::Contract("AgentApiErrorKind"),
        needs: Needs::methods(&[
            SessionRead::NAME,
            SessionConfigPut::NAME,
            SessionDelete::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(err_01(ctx)), oracle::error_table),
    },
    Check {
        id: "ERR-02",
        title: "a malformed id is invalid, an unknown one is not found",
        level: Level::Must,
        rule: "An id that breaks its pattern is refused as invalid parameters before any look-up; \
               one that is well-formed and names nothing is refused as not found.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionRead::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            SessionRename::NAME,
            SessionConfigPut::NAME,
            SessionDelete::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 100,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(err_02(ctx))),
    },
    Check {
        id: "ERR-03",
        title: "no error tells what is not the caller's to know",
        level: Level::Must,
        rule: "Errors show no stack, no statement of a database, no path of the target, and nothing of other \
               sessions.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionRead::NAME,
            SessionConfigPut::NAME,
            SessionDelete::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Mixed(|ctx| Box::pin(leaks::err_03(ctx)), oracle::leaks),
    },
    Check {
        id: "ERR-04",
        title: "not found is not remembered",
        level: Level::Should,
        rule: "What was looked for in vain is found by whoever looks again once it is there: a session, a \
               run, a blob.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionRunsList::NAME,
            SessionRunsRead::NAME,
            BlobsPut::NAME,
            BlobsRead::NAME,
        ]),
        effect: Effect::Blobs,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(remembered::err_04(ctx))),
    },
    Check {
        id: "ERR-05",
        title: "a refused mutation leaves log, views and revisions as they were",
        level: Level::Must,
        rule: "A call that is refused changes nothing: no event is added, and the session, its runs and its \
               revisions are shown as before.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionList::NAME,
            SessionRename::NAME,
            SessionConfigPut::NAME,
            SessionDelete::NAME,
            SessionRunsList::NAME,
            SessionRunsCancel::NAME,
            SessionRunsSteer::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(untouched::err_05(ctx))),
    },
];

/// Provokes one error of each class that needs no more than a session; the oracle judges them.
async fn err_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("errors").await?;
    let id = session.id();

    let unknown = ctx.unique("absent");
    ctx.refuses(
        SessionRead::NAME,
        json!({ "sessionId": unknown }),
        ErrorClass::NotFound,
        json!({ "sessionId": id }),
        "the id of no session",
    )
    .await?;
    ctx.refuses(
        SessionEventsRead::NAME,
        json!({ "sessionId": id, "limit": 0 }),
        ErrorClass::InvalidParams,
        json!({ "sessionId": id, "limit": 1 }),
        "a limit of 0",
    )
    .await?;
    ctx.refuses(
        SessionEventsRead::NAME,
        json!({ "sessionId": id, "limit": "one" }),
        ErrorClass::InvalidParams,
        json!({ "sessionId": id, "limit": 1 }),
        "a limit of text",
    )
    .await?;

    let revision = session.read().await?.number("/session/configRevision")?;
    let config = |expected: u64| {
        json!({
            "sessionId": id,
            "expectedConfigRevision": expected,
            "config": { "limits": { "maxTurns": 7 } },
        })
    };
    ctx.refuses(
        SessionConfigPut::NAME,
        config(revision + 1),
        ErrorClass::Conflict,
        config(revision),
        "a revision that is not the current one",
    )
    .await?;

    let open = session.call(SessionDelete::NAME, json!({})).await?;
    session.close().await?;
    let closed = session.delete().await?;
    Refusal {
        call: &open,
        class: ErrorClass::Rejected,
        control: &closed,
        differs: "deletion of an open session",
    }
    .verify()
}

/// Session ids that break the pattern, and what is wrong with them.
const MALFORMED: [(&str, &str); 5] = [
    ("", "an empty id"),
    ("no space", "an id with a space"),
    ("a/b", "an id with a slash"),
    ("-first", "an id that begins with a dash"),
    ("n\u{f6}", "an id that is not ASCII"),
];

async fn err_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("ids").await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    let unknown = ctx.unique("absent");
    let too_long = "x".repeat(129);

    for method in [
        SessionRead::NAME,
        SessionEventsRead::NAME,
        SessionRunsList::NAME,
    ] {
        let known = session.call(method, json!({})).await?;
        let refused = |id: &str| Request::call(method, json!({ "sessionId": id })).wrong();
        let absent = ctx.send(refused(&unknown)).await?;
        Refusal {
            call: &absent,
            class: ErrorClass::NotFound,
            control: &known,
            differs: "an id that names nothing",
        }
        .verify()?;
        for (id, differs) in MALFORMED
            .into_iter()
            .chain([(too_long.as_str(), "an id of 129 bytes")])
        {
            let call = ctx.send(refused(id)).await?;
            let class = ErrorClass::InvalidParams;
            Refusal {
                call: &call,
                class,
                control: &known,
                differs,
            }
            .verify()?;
        }
    }

    let known = session
        .call(SessionRunsRead::NAME, json!({ "runId": run.id }))
        .await?;
    let unknown_run = "a run id that names nothing";
    let runs = run_ids::MALFORMED
        .map(|(id, differs)| (id, ErrorClass::InvalidParams, differs))
        .into_iter()
        .chain([(run_ids::UNKNOWN, ErrorClass::NotFound, unknown_run)]);
    for (id, class, differs) in runs {
        let params = session.params(json!({ "runId": id }));
        let call = ctx
            .send(Request::call(SessionRunsRead::NAME, params).wrong())
            .await?;
        Refusal {
            call: &call,
            class,
            control: &known,
            differs,
        }
        .verify()?;
    }
    changes_of_no_session(ctx, &unknown).await?;

    let params = json!({ "sessionId": unknown, "runId": run.id });
    let call = ctx
        .send(Request::call(SessionRunsRead::NAME, params))
        .await?;
    let differs = "a session id that names nothing";
    Refusal {
        call: &call,
        class: ErrorClass::NotFound,
        control: &known,
        differs,
    }
    .verify()
}

/// Calls that would change a session, of one that is not there. The controls change one that is, in
/// an order in which each succeeds.
async fn changes_of_no_session(ctx: &Ctx, unknown: &str) -> Checked {
    let session = ctx.session("changed").await?;
    let config = json!({ "config": { "limits": { "maxTurns": 7 } } });
    let calls = [
        (SessionRename::NAME, json!({ "displayName": "Acorn" })),
        (SessionConfigPut::NAME, config),
        (SessionRunsStart::NAME, ctx.submission(&ctx.prompts().fast)),
        (SessionClose::NAME, json!({ "force": true })),
        (SessionDelete::NAME, json!({})),
    ];
    for (method, params) in calls {
        let absent = ctx.open(unknown).call(method, params.clone()).await?;
        let control = session.call(method, params).await?;
        Refusal {
            call: &absent,
            class: ErrorClass::NotFound,
            control: &control,
            differs: "the id of no session",
        }
        .verify()?;
    }
    Ok(())
}
