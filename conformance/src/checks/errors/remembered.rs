//! ERR-04: what was not found and is there now.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use futures_util::future::try_join;
use sha2::{Digest as _, Sha256};

use crate::prelude::*;

/// How often it is looked for in vain, over two connections each time.
const TIMES: usize = 3;

pub(super) async fn err_04(ctx: &Ctx) -> Checked {
    let id = ctx.unique("later");
    let later = ctx.open(&id);
    let read = || Request::call(SessionRunsList::NAME, later.params(json!({})));
    let missed = look(ctx, &read).await?;
    let start = json!({ "metadata": ctx.tag() });
    later.call(SessionStart::NAME, start).await?.result()?;
    found_now(ctx, &missed, &read, "a session that was not there yet").await?;

    // The first run of a session has the number one; another number is just not found again.
    let first = || {
        Request::call(
            SessionRunsRead::NAME,
            later.params(json!({ "runId": "run_1" })),
        )
    };
    let missed = look(ctx, &first).await?;
    let run = later.run(&ctx.prompts().fast).await?;
    if run.id == "run_1" {
        found_now(ctx, &missed, &first, "a run that was not there yet").await?;
    }

    let bytes = ctx.unique("bytes");
    let digest = Bytes::copy_from_slice(&Sha256::digest(&bytes));
    let blob = format!("sha256:{digest:x}");
    let content = || Request::call(BlobsRead::NAME, json!({ "blobRef": blob }));
    let missed = look(ctx, &content).await?;
    if missed.iter().any(Exchange::succeeded) {
        // An earlier run of the same seed has left it.
        return Ok(());
    }
    let stored = ctx
        .call(
            BlobsPut::NAME,
            json!({ "blobs": [{ "bytesBase64": STANDARD.encode(&bytes) }] }),
        )
        .await?;
    if stored.text("/blobs/0/blobRef")? == blob {
        found_now(ctx, &missed, &content, "a blob that was not there yet").await?;
    }
    Ok(())
}

/// Looks for something that is not there, several times over two connections.
async fn look(ctx: &Ctx, request: &impl Fn() -> Request) -> Result<Vec<Exchange>, Stop> {
    let mut answers = Vec::new();
    for _ in 0..TIMES {
        let (one, other) = try_join(ctx.send(request()), ctx.send(request())).await?;
        answers.extend([one, other]);
    }
    Ok(answers)
}

/// It must be found at once, over the same two connections.
async fn found_now(
    ctx: &Ctx,
    missed: &[Exchange],
    request: &impl Fn() -> Request,
    differs: &str,
) -> Checked {
    let (one, other) = try_join(ctx.send(request()), ctx.send(request())).await?;
    for control in [&one, &other] {
        for call in missed {
            Refusal {
                call,
                class: ErrorClass::NotFound,
                control,
                differs,
            }
            .verify()?;
        }
    }
    Ok(())
}
