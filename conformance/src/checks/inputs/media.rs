//! Inputs that refer to blobs.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::{Attempt, NO_TRACE, input};
use crate::prelude::*;

/// Stores bytes, and returns their reference.
async fn store(ctx: &Ctx, bytes: &[u8]) -> Result<String, Stop> {
    let blobs = json!({ "blobs": [{ "bytesBase64": STANDARD.encode(bytes) }] });
    let stored = ctx.call(BlobsPut::NAME, blobs).await?;
    Ok(stored.text("/blobs/0/blobRef")?.to_owned())
}

/// A reference of the right form to a blob that nobody has stored.
const ABSENT: &str = "sha256:00000000000000000000000000000000000000000000000000000000c0ffee00";

pub(super) async fn input_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("refs").await?;
    let before = session.log().await?;
    let words = "Say hello.";
    let blob = store(ctx, words.as_bytes()).await?;
    let of_text = |blob: &str| json!({ "type": "textRef", "blobRef": blob });
    let image = |blob: &str| json!({ "type": "media", "blobRef": blob, "mime": "image/png", "kind": "image" });
    let mut attempts = Vec::new();
    for (blob, differs) in [
        (ABSENT, "a blob that is not there"),
        ("sha256:", "a reference that is cut short"),
        ("Say hello.", "a text in the place of a reference"),
    ] {
        for (item, what) in [(of_text(blob), "text"), (image(blob), "an image")] {
            for (items, place) in [
                (json!([item]), "alone"),
                (
                    json!([{ "type": "text", "text": words }, item]),
                    "behind a text",
                ),
            ] {
                let differs = format!("{what} of {differs}, {place}");
                attempts.push((
                    Attempt::of(&session, input(items), differs).await?,
                    blob == ABSENT,
                ));
            }
        }
    }
    session.added_nothing(&before, &[], NO_TRACE).await?;

    let control = session.submit(input(json!([of_text(&blob)]))).await?;
    for (attempt, of_absent) in &attempts {
        // What is not there may also be told as such.
        if *of_absent && attempt.is(ErrorClass::NotFound, &control).is_ok() {
            ctx.warn(
                format!(
                    "{} is not found, which tells of what was addressed",
                    attempt.differs
                ),
                [&attempt.call],
            );
            continue;
        }
        attempt.is(ErrorClass::InvalidParams, &control)?;
    }
    let run = control.text("/run/id")?;
    let read = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
    let read = read.await?;
    let item = read.at("/run/source/items/0")?;
    ensure!(
        item["text"] == words || item["blobRef"] == *blob,
        [&control, &read],
        "the text of the blob is shown as {item}"
    );
    Ok(())
}

/// The smallest PNG: one transparent pixel.
const PNG: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

pub(super) async fn input_04(ctx: &Ctx) -> Checked {
    let session = ctx.session("media").await?;
    let before = session.log().await?;
    let image = STANDARD.decode(PNG).unwrap_or_default();
    let png = store(ctx, &image).await?;
    let no_text = store(ctx, b"\xff\xfe\xc3\x28").await?;
    let media = |blob: &str, mime: &str, kind: &str| json!({ "type": "media", "blobRef": blob, "mime": mime, "kind": kind });
    let good = media(&png, "image/png", "image");
    let cases = [
        (
            json!([media(&png, "image/tiff", "image")]),
            "an image of the type TIFF",
        ),
        (
            json!([media(&png, "image/svg+xml", "image")]),
            "an image of the type SVG",
        ),
        (
            json!([media(&png, "application/pdf", "image")]),
            "a PDF as an image",
        ),
        (
            json!([media(&png, "application/zip", "document")]),
            "an archive as a document",
        ),
        (
            json!([media(&png, "text/html", "document")]),
            "a page as a document",
        ),
        (
            json!([media(&no_text, "text/plain", "document")]),
            "a text that is no UTF-8",
        ),
        (json!([media(&png, "", "image")]), "an image of no type"),
        (
            json!([media(&png, "image/png", "picture")]),
            "a kind of media that there is not",
        ),
        (json!(vec![&good; 9]), "nine images"),
    ];
    let mut attempts = Vec::new();
    for (items, differs) in cases {
        attempts.push(Attempt::of(&session, input(items), differs.to_owned()).await?);
    }
    session.added_nothing(&before, &[], NO_TRACE).await?;

    let mut control = None;
    for (item, what) in [
        (good, "an image"),
        (
            media(&png, "IMAGE/PNG; x=y", "image"),
            "an image whose type is in capitals",
        ),
    ] {
        let accepted = session.submit(input(json!([item]))).await?;
        if !accepted.succeeded() && control.is_none() {
            return Err(Stop::not_exercised(
                Cause::NoHook,
                "the target takes no images: its model may not read them",
            ));
        }
        ensure!(accepted.succeeded(), [&accepted], "{what} is refused");
        // It was to be accepted, not to be looked at; it may have ended already.
        let stop = json!({ "runId": accepted.text("/run/id")? });
        session.call(SessionRunsCancel::NAME, stop).await?;
        control.get_or_insert(accepted);
    }
    for attempt in &attempts {
        if let Some(control) = &control {
            attempt.is(ErrorClass::InvalidParams, control)?;
        }
    }
    Ok(())
}
