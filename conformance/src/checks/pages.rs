//! Lists of sessions: their pages, and the cursors between them.

mod bounds;
mod drift;
mod filters;
mod shelf;
mod walks;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "PAGE-01",
        title: "a walk over the list shows every session once",
        level: Level::Must,
        rule: "Followed page by page, whatever the limit, the list holds every session once, open or closed, \
               also those that were updated in the same millisecond. That a row says what its session \
               says is a warning otherwise.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(walks::page_01(ctx))),
    },
    Check {
        id: "PAGE-02",
        title: "sessions are listed by last update, newest first",
        level: Level::Must,
        rule: "Within a page and from page to page the times of the last update never rise, and a session \
               that gets an event comes first. A row that moves by being renamed is a warning.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME, SessionRename::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(walks::page_02(ctx))),
    },
    Check {
        id: "PAGE-03",
        title: "a list ends, and says so",
        level: Level::Must,
        rule: "A page names a next one exactly when more sessions follow; a walk ends, and a list of \
               nothing is one page.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(walks::page_03(ctx))),
    },
    Check {
        id: "PAGE-04",
        title: "a made-up list cursor is refused",
        level: Level::Must,
        rule: "A cursor that the server did not make is refused as invalid parameters. One that it made \
               stays good when its session is gone.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME, SessionDelete::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bounds::page_04(ctx))),
    },
    Check {
        id: "PAGE-05",
        title: "a list honours its limit",
        level: Level::Must,
        rule: "A page never holds more sessions than its limit. A limit of 0, a negative one or one that is \
               no integer is refused as invalid parameters; one above 200 counts as 200.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bounds::page_05(ctx))),
    },
    Check {
        id: "PAGE-06",
        title: "without a limit a page has at most 50 sessions",
        level: Level::Must,
        rule: "Without a limit, or with null, a page holds 50 sessions at most, and names the next one.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(bounds::page_06(ctx))),
    },
    Check {
        id: "PAGE-07",
        title: "sessions that rest are shown once, whatever else moves",
        level: Level::Must,
        rule: "Sessions that nobody touches during a walk are shown exactly once, whatever is started, \
               updated or deleted meanwhile; the walk ends.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME, SessionDelete::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(drift::page_07(ctx))),
    },
    Check {
        id: "PAGE-08",
        title: "list filters combine by AND",
        level: Level::Should,
        rule: "Closed or open, managed, subagent, parent and labels: a session is listed exactly when all \
               that was asked for holds. A label with an empty value asks for the key alone.",
        source: Source::Contract(SessionList::NAME),
        needs: Needs::methods(&[SessionList::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(filters::page_08(ctx))),
    },
];
