//! Sessions: how they begin, close and go.

mod close;
mod delete;
mod ids;
mod labels;
mod refused_start;
mod start;
mod times;
mod writes;

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
        id: "SESS-02",
        title: "sessions without a chosen id get unique valid ids",
        level: Level::Must,
        rule: "Each start without an id, or with null for it, makes a session under a valid id \
               of its own. Chosen ids of up to 128 bytes are kept exactly; such as differ in \
               case only are different sessions.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ids::sess_02(ctx))),
    },
    Check {
        id: "SESS-03",
        title: "what was acknowledged is seen by the next read",
        level: Level::Must,
        rule: "Whatever a call acknowledged, the very next read shows, on any connection: the \
               session, its name, labels, configuration, context and runs, and its close.",
        source: Source::Guide("Keep retry identity with the business operation"),
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionRead::NAME,
            SessionList::NAME,
            SessionRename::NAME,
            SessionMetadataPut::NAME,
            SessionConfigPut::NAME,
            SessionContextAppend::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(writes::sess_03(ctx))),
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
        id: "SESS-05",
        title: "renaming sets and clears the name, in any state",
        level: Level::Must,
        rule: "A rename sets the name, to the empty text as well; without a name, or with null, \
               it clears it. It works on open and on closed sessions.",
        source: Source::Contract(SessionRename::NAME),
        needs: Needs::methods(&[SessionRename::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(labels::sess_05(ctx))),
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
        rule: "After the close, new runs, configurations, profiles and changes of the context are \
               rejected and leave no event. Reading the session, its log and its runs, listing it \
               and renaming it go on.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionClose::NAME,
            SessionRead::NAME,
            SessionConfigPut::NAME,
            SessionContextAppend::NAME,
            SessionContextRemove::NAME,
            SessionProfilesApply::NAME,
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
    Check {
        id: "SESS-10",
        title: "a start on a closed session returns it closed",
        level: Level::Must,
        rule: "Started again under its id, with whatever settings, a closed session is returned \
               as closed. It is not opened, no event is added, and it takes no run.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionStart::NAME,
            SessionRead::NAME,
            SessionRunsStart::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(close::sess_10(ctx))),
    },
    Check {
        id: "SESS-11",
        title: "a session's times are in order",
        level: Level::Should,
        rule: "A session is not updated before it was created, and the time of its update never \
               goes back. A closed session shows since when, an open one does not.",
        source: Source::Contract("SessionView"),
        needs: Needs::methods(&[SessionRead::NAME, SessionList::NAME, SessionConfigPut::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(times::sess_11(ctx))),
    },
    Check {
        id: "SESS-12",
        title: "a refused start makes no session",
        level: Level::Must,
        rule: "A start that names a profile that does not exist is refused as not found, one \
               with a configuration or labels that break their rules as invalid. Afterwards the \
               id is free, and its session begins anew.",
        source: Source::Gateway,
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME, SessionList::NAME]),
        effect: Effect::Sessions,
        budget: 120,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(refused_start::sess_12(ctx))),
    },
    Check {
        id: "SESS-13",
        title: "a session is shared once and for all",
        level: Level::Should,
        rule: "A restricted session can be shared once, which it shows from then on; sharing it \
               again is rejected, and no start takes it back.",
        source: Source::Contract(SessionShare::NAME),
        needs: Needs::methods(&[SessionStart::NAME, SessionRead::NAME, SessionShare::NAME]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(labels::sess_13(ctx))),
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
