//! Revisions: whether a change fits what it was made from.

mod put;
mod race;
mod siblings;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "REV-01",
        title: "a stale expected revision is a conflict",
        level: Level::Must,
        rule: "A configuration put with another revision than the present one is refused as a \
               conflict, be the document the same or another, and changes nothing.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionConfigPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(put::rev_01(ctx))),
    },
    Check {
        id: "REV-02",
        title: "putting the same configuration changes nothing",
        level: Level::Must,
        rule: "A configuration that says what the session has already, however it is worded, is \
               taken without a new revision and without an event.",
        source: Source::Contract(SessionConfigPut::NAME),
        needs: Needs::methods(&[SessionConfigPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(put::rev_02(ctx))),
    },
    Check {
        id: "REV-03",
        title: "a changed configuration raises the revision by one",
        level: Level::Must,
        rule: "Each change raises the revision by one, with and without an expected revision; \
               the answer, the session and exactly one event name the new one.",
        source: Source::Contract(SessionConfigPut::NAME),
        needs: Needs::methods(&[SessionConfigPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(put::rev_03(ctx))),
    },
    Check {
        id: "REV-04",
        title: "of parallel puts under one revision one wins",
        level: Level::Must,
        rule: "Of different configurations put at the same time under one expected revision one \
               is taken, and all others are refused as conflicts; the session has the one that \
               was taken.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionConfigPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 80,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(race::rev_04(ctx))),
    },
    Check {
        id: "REV-05",
        title: "a busy session takes no configuration",
        level: Level::Must,
        rule: "With a run at work or in the queue, a configuration is rejected and changes \
               nothing. When the runs have ended, the same one is taken.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[
            SessionConfigPut::NAME,
            SessionRead::NAME,
            SessionRunsCancel::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(put::rev_05(ctx))),
    },
    Check {
        id: "REV-06",
        title: "other records refuse a stale revision too",
        level: Level::Must,
        rule: "A profile, a workspace and an MCP server that are put with an older revision \
               than the present one are refused as a conflict and stay as they are.",
        source: Source::Contract(ProfilesPut::NAME),
        needs: Needs::methods(&[
            ProfilesCreate::NAME,
            ProfilesPut::NAME,
            ProfilesRead::NAME,
            ProfilesDelete::NAME,
            VfsWorkspacesCreate::NAME,
            VfsWorkspacesUpdate::NAME,
            VfsWorkspacesRead::NAME,
            VfsWorkspacesDelete::NAME,
            McpServersPut::NAME,
            McpServersRead::NAME,
            McpServersDelete::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(siblings::rev_06(ctx))),
    },
    Check {
        id: "REV-07",
        title: "a put replaces the whole configuration",
        level: Level::Must,
        rule: "What a new configuration leaves out is gone, the features and their tools \
               included. Only the model stays when it is left out.",
        source: Source::Guide("Handle errors and lifecycle explicitly"),
        needs: Needs::methods(&[SessionConfigPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(put::rev_07(ctx))),
    },
];

/// The revision of a session's configuration, as it is read.
const REVISION: &str = "/session/configRevision";

/// Puts a configuration, made from this revision if one is given.
async fn put(
    session: &Session<'_>,
    expected: Option<u64>,
    config: &Value,
) -> Result<Exchange, Stop> {
    let mut params = json!({ "config": config });
    if let Some(revision) = expected {
        params["expectedConfigRevision"] = json!(revision);
    }
    session.call(SessionConfigPut::NAME, params).await
}

/// A configuration that limits the turns.
fn turns(most: u64) -> Value {
    json!({ "limits": { "maxTurns": most } })
}
