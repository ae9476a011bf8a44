//! Q08: long texts.

use api_contract::lightspeed::context::MAX_INLINE_TEXT_BYTES;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::prelude::*;

/// The bytes that `blobs/read` answered with.
pub(super) fn bytes_of(content: &Exchange) -> Result<Vec<u8>, Stop> {
    let text = content.text("/bytesBase64")?;
    let bytes = STANDARD.decode(text);
    bytes.map_err(|why| content.fail(format!("the blob's bytes are no base64: {why}")))
}

/// A text of more than twice the bound, of which no character of two bytes ends at the bound.
fn long(beginning: &str) -> String {
    let odd = if beginning.len().is_multiple_of(2) {
        " "
    } else {
        ""
    };
    format!(
        "{beginning}{odd}{}",
        "é".repeat(MAX_INLINE_TEXT_BYTES + 500)
    )
}

pub(super) async fn q08(ctx: &Ctx) -> Checked {
    let session = ctx.session("long").await?;
    appended(&session).await?;

    let input = long(&ctx.prompts().fast);
    let run = session.run(&input).await?;
    let end = session.wait_terminal(&run.id).await?;
    let log = session.log().await?;
    let mut whole = 0;
    for event in log.of_run(&run.id) {
        let entries = event.at("/kind/entries").and_then(Value::as_array);
        for entry in entries.into_iter().flatten() {
            if is_bounded(ctx, event, entry).await? == input.as_bytes() {
                whole += 1;
            }
        }
    }
    ensure!(
        whole > 0,
        [&run.started, end.source()],
        "no entry of the run shows the beginning of its long input and refers to all of it"
    );

    let params = json!({ "runId": run.id });
    let read = session.call(SessionRunsRead::NAME, params).await?;
    let is_text = read.optional("/run/output/mediaType")? == Some(&json!("text/plain"));
    let shown = read.optional("/run/outputText")?.and_then(Value::as_str);
    let blob = read.optional("/run/output/contentRef")?;
    if let (true, Some(shown), Some(blob)) = (is_text, shown, blob) {
        let content = ctx
            .call(BlobsRead::NAME, json!({ "blobRef": blob }))
            .await?;
        ensure!(
            bytes_of(&content)? == shown.as_bytes(),
            [&read, &content],
            "the text of the run's output has {} bytes, and is not all of its content",
            shown.len()
        );
    }
    Ok(())
}

/// Fails unless an entry's text is within its bound and the beginning of its content. The content,
/// when the text was cut.
async fn is_bounded(ctx: &Ctx, event: &Event, entry: &Value) -> Result<Vec<u8>, Stop> {
    let text = entry
        .get("text")
        .and_then(Value::as_str)
        .unwrap_or_default();
    ensure!(
        text.len() <= MAX_INLINE_TEXT_BYTES,
        [event.source()],
        "seq {} shows a text of {} bytes",
        event.seq(),
        text.len()
    );
    if entry.get("textTruncated") != Some(&Value::Bool(true)) {
        return Ok(Vec::new());
    }
    let blob = entry.pointer("/content/contentRef");
    let content = ctx
        .call(BlobsRead::NAME, json!({ "blobRef": blob }))
        .await?;
    let bytes = bytes_of(&content)?;
    ensure!(
        bytes.len() > text.len() && bytes.starts_with(text.as_bytes()),
        [event.source(), &content],
        "seq {} shows a text that was cut, and not the beginning of its content",
        event.seq()
    );
    Ok(bytes)
}

/// Puts texts into the context: a short one is shown whole, of a long one the beginning.
async fn appended(session: &Session<'_>) -> Checked {
    for (key, text) in [("short", "brief".to_owned()), ("long", long("long"))] {
        let answer = session.append_text(key, &text).await?;
        let Some(shown) = answer.optional("/results/0/activationText")? else {
            return Err(answer.fail("the answer does not show the text that was put in"));
        };
        let shown = shown.as_str().unwrap_or_default();
        let cut = answer.flag("/results/0/activationTextTruncated")?;
        ensure!(
            shown.len() <= MAX_INLINE_TEXT_BYTES
                && text.starts_with(shown)
                && cut == (shown != text),
            [&answer],
            "of a text of {} bytes the answer shows {}, and says that it was {}cut",
            text.len(),
            shown.len(),
            if cut { "" } else { "not " }
        );
        if key == "short" {
            ensure!(!cut, [&answer], "a text of {} bytes was cut", text.len());
        }
    }
    Ok(())
}
