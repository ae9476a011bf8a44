//! SESS-12: starts that are refused, and what they leave.

use super::start::beginning;
use crate::ctx::merged;
use crate::prelude::*;

/// Prefixes of session ids that the server keeps for itself.
const RESERVED: [&str; 5] = ["bot-", "botfire-", "botsched-", "chat-", "envjob-"];

pub(super) async fn sess_12(ctx: &Ctx) -> Checked {
    let known = ctx.session("known").await?.read().await?;
    for (differs, class, fault) in faults(ctx) {
        let session = ctx.open(&ctx.unique("refused"));
        let right = session.params(json!({ "metadata": ctx.tag() }));
        let wrong = Request::call(SessionStart::NAME, merged(right.clone(), fault)).wrong();
        let wrong = ctx.send(wrong).await?;
        let absent = session.call(SessionRead::NAME, json!({})).await?;
        let control = ctx.call(SessionStart::NAME, right).await?;
        Refusal {
            call: &wrong,
            class,
            control: &control,
            differs,
        }
        .verify()?;
        Refusal {
            call: &absent,
            class: ErrorClass::NotFound,
            control: &known,
            differs: &format!("a session whose start was refused because of {differs}"),
        }
        .verify()?;
        let log = session.log().await?;
        let (kind, seq) = beginning(&log);
        ensure!(
            kind == kinds::SESSION_OPENED && seq == 1,
            [&wrong, &control].into_iter().chain(log.evidence()),
            "after a start that was refused because of {differs}, the log begins with {kind} at {seq}"
        );
    }
    for prefix in RESERVED {
        let id = format!("{prefix}{}", ctx.unique("reserved"));
        let params = json!({ "sessionId": id, "metadata": ctx.tag() });
        let call = ctx
            .send(Request::call(SessionStart::NAME, params).wrong())
            .await?;
        if call.succeeded() {
            ctx.warn(
                format!("a client can choose a session id that begins with {prefix}"),
                [&call],
            );
        }
    }
    Ok(())
}

/// What a start is refused for, as what, and the members that are wrong.
fn faults(ctx: &Ctx) -> Vec<(&'static str, ErrorClass, Value)> {
    use ErrorClass::{InvalidParams, NotFound};
    let config = |config: Value| json!({ "config": config });
    let features = |features: Value| json!({ "config": { "features": features } });
    let label =
        |key: &str, value: Value| json!({ "metadata": merged(ctx.tag(), json!({ key: value })) });
    let profile = json!({ "kind": "named", "profileId": ctx.unique("absent") });
    let model = json!({ "providerId": "any", "apiKind": "conformance", "model": "any" });
    vec![
        (
            "a profile that does not exist",
            NotFound,
            json!({ "profile": profile }),
        ),
        (
            "a web feature that can do nothing",
            InvalidParams,
            features(json!({ "web": { "version": 1 } })),
        ),
        (
            "an unknown version of a feature",
            InvalidParams,
            features(json!({ "timers": { "version": 2 } })),
        ),
        (
            "an unknown feature",
            InvalidParams,
            features(json!({ "conformance": {} })),
        ),
        (
            "an unknown reasoning effort",
            InvalidParams,
            config(json!({ "generation": { "reasoningEffort": "conformance" } })),
        ),
        (
            "an unknown api kind",
            InvalidParams,
            config(json!({ "model": model })),
        ),
        (
            "an unknown section of the configuration",
            InvalidParams,
            config(json!({ "conformance": {} })),
        ),
        (
            "a limit that is a text",
            InvalidParams,
            config(json!({ "limits": { "maxTurns": "five" } })),
        ),
        (
            "an unknown member",
            InvalidParams,
            json!({ "conformance": true }),
        ),
        (
            "a label of the server's own",
            InvalidParams,
            label("lightspeed.x", json!("v")),
        ),
        (
            "no time to deletion",
            InvalidParams,
            json!({ "deleteAfterCloseMs": 0 }),
        ),
    ]
}
