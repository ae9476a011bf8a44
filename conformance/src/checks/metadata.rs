//! Labels of sessions.

use crate::ctx::merged;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "META-01",
        title: "labels are replaced as a whole",
        level: Level::Should,
        rule: "Labels that are put take the place of all that were there; without any, none are \
               left. The session and the list show them, and the log does not tell of it.",
        source: Source::Contract(SessionMetadataPut::NAME),
        needs: Needs::methods(&[
            SessionMetadataPut::NAME,
            SessionRead::NAME,
            SessionList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(meta_01(ctx))),
    },
    Check {
        id: "META-02",
        title: "labels have bounds",
        level: Level::Must,
        rule: "At the start and later, a session takes 32 labels, keys of 64 bytes and values \
               of 256. More, longer and empty ones, control characters, keys of the server and \
               values that are no text are refused.",
        source: Source::Contract("SessionStartParams"),
        needs: Needs::methods(&[
            SessionMetadataPut::NAME,
            SessionRead::NAME,
            SessionStart::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 90,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(meta_02(ctx))),
    },
];

const LABELS: &str = "/session/metadata";

/// The most labels of a session.
const MOST: usize = 32;

async fn meta_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("labels").await?;
    let known = session.read().await?;
    let before = session.log().await?;
    let tagged = |labels: Value| merged(ctx.tag(), labels);
    let mark = ctx.unique("mark");
    let cases = [
        (
            "two labels",
            json!({ "metadata": tagged(json!({ "a": mark, "b": "2" })) }),
        ),
        (
            "one of them with another value",
            json!({ "metadata": tagged(json!({ "b": mark })) }),
        ),
        (
            "another one",
            json!({ "metadata": tagged(json!({ "c": mark })) }),
        ),
        ("none but the tag", json!({ "metadata": ctx.tag() })),
        ("an empty map", json!({ "metadata": {} })),
        ("the tag again", json!({ "metadata": ctx.tag() })),
        ("no map", json!({})),
    ];
    for (what, params) in cases {
        let put = session
            .call(SessionMetadataPut::NAME, params.clone())
            .await?;
        let read = session.read().await?;
        let none = json!({});
        let wanted = params.get("metadata").unwrap_or(&none);
        for answer in [&put, &read] {
            let shown = answer.optional(LABELS)?.unwrap_or(&none);
            ensure!(
                shown == wanted,
                [&put, &read],
                "{what} was put, and {} shows {shown}",
                answer.request().name()
            );
        }
        for key in ["a", "b", "c"] {
            let listed = ctx
                .call(SessionList::NAME, json!({ "metadata": { key: mark } }))
                .await?;
            let found = !listed.list("/sessions")?.is_empty();
            let wanted = wanted.get(key).is_some_and(|value| *value == mark);
            ensure!(
                found == wanted,
                [&put, &listed],
                "{what} was put, and a list of the sessions with {key} {} it",
                if found { "holds" } else { "does not hold" }
            );
        }
    }
    let updated = "/session/updatedAtMs";
    let now = session.read().await?;
    if known.optional(updated)? != now.optional(updated)? {
        ctx.warn("putting labels counts as an update", [&known, &now]);
    }
    session
        .call(SessionMetadataPut::NAME, json!({ "metadata": ctx.tag() }))
        .await?
        .result()?;
    session
        .added_nothing(&before, &[], "putting labels")
        .await?;
    let unknown = json!({ "sessionId": ctx.unique("absent"), "metadata": ctx.tag() });
    let known = session.params(json!({ "metadata": ctx.tag() }));
    let differs = "a session that does not exist";
    let class = ErrorClass::NotFound;
    ctx.refuses(SessionMetadataPut::NAME, unknown, class, known, differs)
        .await
}

async fn meta_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("bounds").await?;
    let tagged = |labels: Value| merged(ctx.tag(), labels);
    // The tag is one of them.
    let many = |count: usize| {
        let labels = (1..count).map(|number| (format!("k{number}"), json!("v")));
        tagged(Value::Object(labels.collect()))
    };
    let one = |key: &str, value: Value| tagged(json!({ key: value }));
    let accepted = [
        ("32 labels", many(MOST)),
        ("a key of one byte", one("k", json!("v"))),
        ("a key of 64 bytes", one(&"k".repeat(64), json!("v"))),
        ("a value of 256 bytes", one("k", json!("v".repeat(256)))),
        (
            "a value of 256 bytes in two-byte letters",
            one("k", json!("\u{e9}".repeat(128))),
        ),
    ];
    let refused = [
        ("33 labels", many(MOST + 1)),
        ("an empty key", one("", json!("v"))),
        ("a key of 65 bytes", one(&"k".repeat(65), json!("v"))),
        ("an empty value", one("k", json!(""))),
        ("a value of 257 bytes", one("k", json!("v".repeat(257)))),
        (
            "a value of 258 bytes in two-byte letters",
            one("k", json!("\u{e9}".repeat(129))),
        ),
        ("a control character in a key", one("k\u{7}", json!("v"))),
        ("a control character in a value", one("k", json!("v\u{7}"))),
        ("a key of the server's own", one("lightspeed.x", json!("v"))),
        ("a number for a value", one("k", json!(7))),
        ("null for a value", one("k", Value::Null)),
    ];
    for method in [SessionMetadataPut::NAME, SessionStart::NAME] {
        let params = |labels: &Value| {
            let id = if method == SessionStart::NAME {
                ctx.unique("start")
            } else {
                session.id().to_owned()
            };
            json!({ "sessionId": id, "metadata": labels })
        };
        let mut control = None;
        for (what, labels) in &accepted {
            let answer = ctx.call(method, params(labels)).await?;
            ensure!(answer.succeeded(), [&answer], "{method} refuses {what}");
            control = Some(answer);
        }
        let before = session.read().await?;
        for (differs, labels) in &refused {
            let call = ctx
                .send(Request::call(method, params(labels)).wrong())
                .await?;
            if let Some(control) = &control {
                Refusal {
                    call: &call,
                    class: ErrorClass::InvalidParams,
                    control,
                    differs,
                }
                .verify()?;
            }
        }
        let after = session.read().await?;
        ensure!(
            before.optional(LABELS)? == after.optional(LABELS)?,
            [&before, &after],
            "labels that were refused took the place of those that were there"
        );
    }
    Ok(())
}
