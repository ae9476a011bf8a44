//! Sessions: how they begin, close and go.

mod close;
mod delete;
mod start;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "SESS-01",
        title: "a start under an id that exists returns that session unchanged",
        level: Level::Must,
        rule: "Started again under its id, be it with the same settings or with others, a session \
               is returned as it is: nothing of the request is applied, and no event is added.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(start::sess_01(ctx))),
    },
    Check {
        id: "SESS-04",
        title: "a log begins with sessionOpened, at 1",
        level: Level::Must,
        rule: "The first event of a session is its only sessionOpened, with the sequence number 1. \
               A new session is idle and has no runs.",
        source: Source::Contract(SessionStart::NAME),
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 30,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(start::sess_04(ctx))),
    },
    Check {
        id: "SESS-06",
        title: "a session closes once, however often it is closed",
        level: Level::Must,
        rule: "Closing an idle session adds sessionClosed as the last event; closing it again, \
               with or without force, succeeds and changes nothing.",
        source: Source::Contract(SessionClose::NAME),
        needs: Needs::methods(&[SessionClose::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(close::sess_06(ctx))),
    },
    Check {
        id: "SESS-07",
        title: "a session with work closes by force only, which cancels the work",
        level: Level::Must,
        rule: "With a run at work or in the queue, closing without force is rejected and changes \
               nothing. With force every run is cancelled and sessionClosed comes last.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionClose::NAME, SessionRunsStart::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(close::sess_07(ctx))),
    },
    Check {
        id: "SESS-08",
        title: "a closed session takes no work and can be read",
        level: Level::Must,
        rule: "After the close, new runs and configurations are rejected and leave no event. \
               Reading the session, its log and its runs, listing it and renaming it go on.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionClose::NAME,
            SessionRead::NAME,
            SessionConfigPut::NAME,
            SessionRename::NAME,
            SessionList::NAME,
            SessionRunsStart::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(close::sess_08(ctx))),
    },
    Check {
        id: "SESS-09",
        title: "only a closed session is deleted; then it is gone and its id free",
        level: Level::Must,
        rule: "Deleting an open session is rejected. A deleted session is not found by any method \
               nor listed, and a start under its id makes a new session that begins anew and knows \
               nothing of the old one.",
        source: Source::Contract(SessionDelete::NAME),
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionRead::NAME,
            SessionEventsRead::NAME,
            SessionList::NAME,
            SessionConfigPut::NAME,
            SessionRename::NAME,
            SessionClose::NAME,
            SessionDelete::NAME,
            SessionRunsStart::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 140,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(delete::sess_09(ctx))),
    },
];

/// A session that can be listed by a label of its own, and that label.
async fn labelled<'a>(ctx: &'a Ctx, label: &str) -> Result<(Session<'a>, Value), Stop> {
    let own = json!({ "check": ctx.unique(label) });
    let mut metadata = ctx.tag();
    metadata["check"] = own["check"].clone();
    let session = ctx
        .session_with(label, json!({ "metadata": metadata }))
        .await?;
    Ok((session, own))
}

/// Lists the sessions of a label, and says whether this one is among them.
async fn is_listed(session: &Session<'_>, label: &Value) -> Result<(Exchange, bool), Stop> {
    let filter = json!({ "metadata": label, "limit": 200 });
    let listed = session.ctx().call(SessionList::NAME, filter).await?;
    let is_it = |row: &Value| row.get("id").and_then(Value::as_str) == Some(session.id());
    let found = listed.list("/sessions")?.iter().any(is_it);
    Ok((listed, found))
}
