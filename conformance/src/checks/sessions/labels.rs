//! SESS-05 and SESS-13: what a session is called, and who sees it.

use crate::prelude::*;

const NAME: &str = "/session/displayName";
const VISIBILITY: &str = "/session/access/visibility";

pub(super) async fn sess_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("name").await?;
    let fresh = session.read().await?;
    let open = session.log().await?;
    renames(&session).await?;
    session
        .added_nothing(&open, &[], "renaming an open session")
        .await?;
    let updated = "/session/updatedAtMs";
    let now = session.read().await?;
    if fresh.optional(updated)? != now.optional(updated)? {
        ctx.warn("renaming counts as an update", [&fresh, &now]);
    }

    session.close().await?;
    let closed = session.log().await?;
    renames(&session).await?;
    session
        .added_nothing(&closed, &[], "renaming a closed session")
        .await?;

    let unknown = json!({ "sessionId": ctx.unique("absent"), "displayName": "A" });
    let known = session.params(json!({ "displayName": "A" }));
    let differs = "a session that does not exist";
    let class = ErrorClass::NotFound;
    ctx.refuses(SessionRename::NAME, unknown, class, known, differs)
        .await
}

async fn renames(session: &Session<'_>) -> Checked {
    let cases = [
        (
            "a name",
            json!({ "displayName": "Acorn 1.2" }),
            Some("Acorn 1.2"),
        ),
        (
            "another name",
            json!({ "displayName": "Acorn \u{1f330}" }),
            Some("Acorn \u{1f330}"),
        ),
        ("null", json!({ "displayName": null }), None),
        ("the empty text", json!({ "displayName": "" }), Some("")),
        ("no name", json!({}), None),
        (
            "a name again",
            json!({ "displayName": "Acorn 1.2" }),
            Some("Acorn 1.2"),
        ),
        ("no name again", json!({}), None),
    ];
    for (what, params, wanted) in cases {
        let renamed = session.call(SessionRename::NAME, params).await?;
        let read = session.read().await?;
        for answer in [&renamed, &read] {
            let shown = answer.optional(NAME)?.and_then(Value::as_str);
            ensure!(
                shown == wanted,
                [&renamed, &read],
                "renamed to {what}, a session is shown by {} with the name {shown:?}",
                answer.request().name()
            );
        }
    }
    Ok(())
}

pub(super) async fn sess_13(ctx: &Ctx) -> Checked {
    let starts = [
        ("by default", json!({})),
        (
            "when asked for",
            json!({ "access": { "visibility": "restricted" } }),
        ),
    ];
    for (when, access) in starts {
        let session = ctx.session_with("shared", access).await?;
        let fresh = session.read().await?;
        let seen = fresh.text(VISIBILITY)?;
        ensure!(
            seen == "restricted",
            [&fresh],
            "a session is restricted {when}, and it is shown as {seen}"
        );
        let before = session.log().await?;
        let shared = session.call(SessionShare::NAME, json!({})).await?;
        let seen = shared.text("/access/visibility")?;
        ensure!(
            seen == "universe",
            [&shared],
            "a session that is shared is answered as {seen}"
        );
        let again = session.call(SessionShare::NAME, json!({})).await?;
        let restricted = json!({ "access": { "visibility": "restricted" } });
        let retry = session.call(SessionStart::NAME, restricted).await?;
        retry.result()?;
        let read = session.read().await?;
        let seen = read.text(VISIBILITY)?;
        ensure!(
            seen == "universe",
            [&shared, &retry, &read],
            "a session that was shared is shown as {seen}"
        );
        session
            .added_nothing(&before, &[&shared, &again], "sharing a session")
            .await?;

        let unknown = json!({ "sessionId": ctx.unique("absent") });
        let unknown = ctx.call(SessionShare::NAME, unknown).await?;
        let more = Request::call(
            SessionShare::NAME,
            session.params(json!({ "conformance": 1 })),
        );
        let more = ctx.send(more.wrong()).await?;
        let refused = [
            (
                "a session that is shared already",
                &again,
                ErrorClass::Rejected,
            ),
            (
                "a session that does not exist",
                &unknown,
                ErrorClass::NotFound,
            ),
            ("an unknown member", &more, ErrorClass::InvalidParams),
        ];
        for (differs, call, class) in refused {
            Refusal {
                call,
                class,
                control: &shared,
                differs,
            }
            .verify()?;
        }
    }
    Ok(())
}
