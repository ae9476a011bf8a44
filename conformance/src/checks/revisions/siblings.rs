//! REV-06: records beside sessions that have revisions.

use crate::prelude::*;

/// A kind of record: its methods, and how it is made, changed and read.
struct Kind<'a> {
    what: &'static str,
    /// Makes it; the same again with another name and an expected revision changes it.
    make: (&'static str, Value),
    change: &'static str,
    read: &'static str,
    delete: &'static str,
    /// The member that names it in reads and deletions.
    key: (&'static str, &'a str),
    /// Where an answer holds the record.
    place: &'static str,
}

pub(super) async fn rev_06(ctx: &Ctx) -> Checked {
    let [profile, workspace, server] = ["profile", "workspace", "server"].map(|it| ctx.unique(it));
    let record = json!({
        "serverId": server,
        "serverUrl": "https://issues.acorn.example/mcp",
        "defaultServerLabel": "issues",
    });
    let kinds = [
        Kind {
            what: "a profile",
            make: (
                ProfilesCreate::NAME,
                json!({ "profile": { "profileId": profile } }),
            ),
            change: ProfilesPut::NAME,
            read: ProfilesRead::NAME,
            delete: ProfilesDelete::NAME,
            key: ("profileId", &profile),
            place: "profile",
        },
        Kind {
            what: "a workspace",
            make: (
                VfsWorkspacesCreate::NAME,
                json!({ "workspaceId": workspace }),
            ),
            change: VfsWorkspacesUpdate::NAME,
            read: VfsWorkspacesRead::NAME,
            delete: VfsWorkspacesDelete::NAME,
            key: ("workspaceId", &workspace),
            place: "workspace",
        },
        Kind {
            what: "an MCP server",
            make: (McpServersPut::NAME, json!({ "server": record })),
            change: McpServersPut::NAME,
            read: McpServersRead::NAME,
            delete: McpServersDelete::NAME,
            key: ("serverId", &server),
            place: "server",
        },
    ];
    for kind in &kinds {
        guarded(ctx, kind).await?;
    }
    Ok(())
}

async fn guarded(ctx: &Ctx, kind: &Kind<'_>) -> Checked {
    let Kind { what, place, .. } = kind;
    let (method, params) = &kind.make;
    let made = ctx.call(method, params.clone()).await?;
    let revision = format!("/{place}/revision");
    let stale = made.number(&revision)?;
    let changed = |name: &str, expected: u64| {
        let mut params = params.clone();
        if let Some(record) = params.get_mut(place) {
            record["displayName"] = json!(name);
        } else {
            params["displayName"] = json!(name);
            params["snapshotRef"] = made.at(&format!("/{place}/headSnapshotRef"))?.clone();
        }
        params["expectedRevision"] = json!(expected);
        Ok::<_, Stop>(params)
    };
    let control = ctx.call(kind.change, changed("second", stale)?).await?;
    let now = control.number(&revision)?;
    ensure!(
        now > stale,
        [&made, &control],
        "{what} was changed, and its revision {stale} is followed by {now}"
    );
    let key = json!({ kind.key.0: kind.key.1 });
    let before = ctx.call(kind.read, key.clone()).await?;
    for (which, expected) in [
        ("the revision before", stale),
        ("a revision behind", now + 7),
    ] {
        let call = ctx.call(kind.change, changed("third", expected)?).await?;
        Refusal {
            call: &call,
            class: ErrorClass::Conflict,
            control: &control,
            differs: &format!("{which} of {what}"),
        }
        .verify()?;
        let after = ctx.call(kind.read, key.clone()).await?;
        ensure!(
            before.result()? == after.result()?,
            [&before, &call, &after],
            "{what} was changed by a call that was refused"
        );
    }
    ctx.call(kind.delete, key).await?.result()?;
    Ok(())
}
