//! How blobs are handed over, once and again.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::lookup::{read, reference};
use super::put;
use crate::prelude::*;

pub(super) async fn blob_06(ctx: &Ctx) -> Checked {
    let (bytes, other) = (ctx.unique("same"), ctx.unique("other"));
    let once = put([bytes.as_bytes()]);
    let thrice = put([bytes.as_bytes(); 3]);
    let mut stored = vec![ctx.call(BlobsPut::NAME, once.clone()).await?];
    let blob = stored[0].text("/blobs/0/blobRef")?.to_owned();
    stored.push(ctx.call(BlobsPut::NAME, thrice).await?);
    let between = ctx.call(BlobsPut::NAME, put([other.as_bytes()])).await?;
    let other_blob = between.text("/blobs/0/blobRef")?.to_owned();
    stored.push(ctx.call(BlobsPut::NAME, once.clone()).await?);
    let (left, right) = futures_util::future::try_join(
        ctx.call(BlobsPut::NAME, once.clone()),
        ctx.call(BlobsPut::NAME, once),
    )
    .await?;
    stored.extend([left, right]);

    for (round, answer) in stored.iter().enumerate() {
        for place in 0..answer.list("/blobs")?.len() {
            let named = answer.text(&format!("/blobs/{place}/blobRef"))?;
            let count = answer.number(&format!("/blobs/{place}/bytes"))?;
            ensure!(
                named == blob && count == bytes.len() as u64,
                [&stored[0], answer],
                "put {} of the same {} bytes is answered with {count} bytes as {named}",
                round + 1,
                bytes.len()
            );
        }
    }
    for (blob, bytes) in [(&blob, &bytes), (&other_blob, &other)] {
        let content = read(ctx, blob).await?;
        ensure!(
            content.text("/bytesBase64")? == STANDARD.encode(bytes),
            stored.iter().take(1).chain([&between, &content]),
            "{blob} is not read as it was stored, after the same bytes were stored again"
        );
    }
    let refs = json!({ "blobRefs": [blob, other_blob] });
    let found = ctx.call(BlobsHas::NAME, refs).await?;
    for place in 0..2 {
        ensure!(
            found.flag(&format!("/blobs/{place}/exists"))?,
            [&found],
            "a blob is said not to exist after it was stored again"
        );
    }
    Ok(())
}

/// Texts that are no padded standard base64, and what is wrong with them.
const NO_BASE64: [(&str, &str); 10] = [
    ("YQ", "base64 without its padding"),
    ("YQ=", "base64 with half of its padding"),
    ("YQ===", "base64 with too much padding"),
    ("YWI==", "base64 with padding that it does not need"),
    ("-_8=", "base64 of the alphabet for addresses"),
    (
        "-_-_",
        "base64 of the alphabet for addresses, without padding",
    ),
    ("YQ==\n", "base64 with a line end behind it"),
    ("Y Q==", "base64 with a space in it"),
    ("%", "a text that is no base64"),
    ("=", "padding alone"),
];

pub(super) async fn blob_07(ctx: &Ctx) -> Checked {
    let store = |values: Value| json!({ "blobs": values });
    let item = |value: Value| json!({ "bytesBase64": value });
    let (fresh, before) = not_stored(ctx).await?;
    let good = item(json!(STANDARD.encode(&fresh)));

    // What goes with a bad item is not stored either, so the good one comes last of all.
    let mut refused = Vec::new();
    for (text, differs) in NO_BASE64 {
        for (place, blobs) in [
            ("alone", json!([item(json!(text))])),
            ("behind a good one", json!([good, item(json!(text))])),
        ] {
            let request = Request::call(BlobsPut::NAME, store(blobs)).wrong();
            refused.push((ctx.send(request).await?, format!("{differs}, {place}")));
        }
    }
    let mistyped = [json!(7), json!(null), json!(["YQ=="]), json!({})];
    for value in mistyped {
        let blobs = json!([good, item(value.clone())]);
        let request = Request::call(BlobsPut::NAME, store(blobs)).wrong();
        refused.push((ctx.send(request).await?, format!("bytes of {value}")));
    }
    let between = read(ctx, &reference(&fresh)).await?;

    let blobs = json!([
        good,
        item(json!("YQ==")),
        item(json!("")),
        item(json!("+/8="))
    ]);
    let control = ctx.call(BlobsPut::NAME, store(blobs)).await?;
    for (call, differs) in &refused {
        Refusal {
            call,
            class: ErrorClass::InvalidParams,
            control: &control,
            differs,
        }
        .verify()?;
    }
    let after = read(ctx, control.text("/blobs/0/blobRef")?).await?;
    for (call, differs) in [
        (&before, "a blob that was never sent"),
        (&between, "a blob that came with refused ones only"),
    ] {
        Refusal {
            call,
            class: ErrorClass::NotFound,
            control: &after,
            differs,
        }
        .verify()?;
    }

    // Bits that belong to no byte: whoever takes them reads two texts as the same bytes.
    let loose = Request::call(BlobsPut::NAME, store(json!([item(json!("YR=="))]))).wrong();
    let loose = ctx.send(loose).await?;
    if loose.succeeded() {
        ctx.warn(
            "base64 whose last bits belong to no byte is taken",
            [&loose],
        );
    }
    Ok(())
}

/// A text that the target does not have, and how it was looked for: blobs stay, and an earlier run of
/// the same seed may have left its own.
async fn not_stored(ctx: &Ctx) -> Result<(String, Exchange), Stop> {
    for _ in 0..8 {
        let text = ctx.unique("fresh");
        let looked = read(ctx, &reference(&text)).await?;
        if !looked.succeeded() {
            return Ok((text, looked));
        }
    }
    Err(Stop::not_exercised(
        Cause::LostRace,
        "earlier runs of this seed have stored whatever the check would store",
    ))
}
