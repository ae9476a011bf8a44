//! IDEM-10: submissions that are refused, and corrected under the same id.

use super::accepted;
use crate::ctx::merged;
use crate::prelude::*;

/// A blob that nobody stored: no bytes have this digest, as far as anybody knows.
const ABSENT_BLOB: &str = "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

pub(super) async fn idem_10(ctx: &Ctx) -> Checked {
    let session = ctx.session("corrected").await?;
    let right = json!({ "source": text(&ctx.prompts().fast) });
    let faults = faults();
    for (what, class, fault) in &faults {
        let key = json!({ "submissionId": ctx.unique("key") });
        let right = merged(right.clone(), key);
        let wrong = session.params(merged(right.clone(), fault.clone()));
        let refused = Request::call(SessionRunsStart::NAME, wrong).wrong();
        let refused = ctx.send(refused).await?;
        let corrected = session.submit(right).await?;
        ensure!(
            refused.succeeded() || corrected.succeeded(),
            [&refused, &corrected],
            "a submission refused for {what} is refused under its id when it is corrected, too"
        );
        Refusal {
            call: &refused,
            class: *class,
            control: &corrected,
            differs: what,
        }
        .verify()?;
    }
    accepted(&session, faults.len()).await
}

/// What a submission is refused for, as what, and the members that are wrong.
fn faults() -> Vec<(&'static str, ErrorClass, Value)> {
    use ErrorClass::{InvalidParams, Rejected};
    let items = |items: Value| json!({ "source": { "type": "input", "items": items } });
    let generation = |generation: Value| json!({ "config": { "generation": generation } });
    let file = json!({
        "type": "media", "blobRef": ABSENT_BLOB, "mime": "text/plain", "kind": "document",
    });
    vec![
        ("no items", InvalidParams, items(json!([]))),
        (
            "an empty text",
            InvalidParams,
            json!({ "source": text("") }),
        ),
        (
            "a blank text",
            InvalidParams,
            json!({ "source": text(" \n\t ") }),
        ),
        (
            "a text whose blob does not exist",
            InvalidParams,
            items(json!([{ "type": "textRef", "blobRef": ABSENT_BLOB }])),
        ),
        (
            "a text whose blob is no blob",
            InvalidParams,
            items(json!([{ "type": "textRef", "blobRef": "sha256:0123" }])),
        ),
        (
            "a file whose blob does not exist",
            InvalidParams,
            items(json!([file])),
        ),
        (
            "an item of an unknown type",
            InvalidParams,
            items(json!([{ "type": "conformance", "text": "hello" }])),
        ),
        (
            "an unknown reasoning effort",
            InvalidParams,
            generation(json!({ "reasoningEffort": "conformance" })),
        ),
        (
            "a tool that must be called and does not exist",
            Rejected,
            generation(
                json!({ "toolChoice": { "type": "specific", "toolId": "conformance.absent" } }),
            ),
        ),
        (
            "a notification that nobody would receive",
            InvalidParams,
            json!({ "notifyOnTerminal": { "token": "conformance" } }),
        ),
    ]
}
