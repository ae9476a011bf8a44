//! Blobs: bytes under the digest of their content.

mod encoding;
mod lookup;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use sha2::{Digest as _, Sha256};

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "BLOB-01",
        title: "a blob's reference is the SHA-256 of its bytes",
        level: Level::Must,
        rule: "The reference of a blob is `sha256:` and the lower-case hex SHA-256 of its exact \
               bytes.",
        source: Source::Contract(BlobsPut::NAME),
        needs: Needs::methods(&[BlobsPut::NAME]),
        effect: Effect::Blobs,
        budget: 10,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(blob_01(ctx))),
    },
    Check {
        id: "BLOB-02",
        title: "a blob is read as it was stored",
        level: Level::Must,
        rule: "Reading a blob returns the bytes that were stored, their number and the reference, \
               for no bytes, for any bytes, and for more than 64 KiB where the target takes them.",
        source: Source::Contract(BlobsRead::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsRead::NAME]),
        effect: Effect::Blobs,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(blob_02(ctx))),
    },
    Check {
        id: "BLOB-03",
        title: "blobs are answered in the order of the request, repetitions too",
        level: Level::Must,
        rule: "Storing and looking up blobs answer with one item for each of the request, in its \
               order, whether or not some of them are equal.",
        source: Source::Contract(BlobsPut::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsHas::NAME]),
        effect: Effect::Blobs,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(blob_03(ctx))),
    },
    Check {
        id: "BLOB-04",
        title: "a lookup knows exactly the blobs that can be read",
        level: Level::Must,
        rule: "Looking blobs up says of each whether it is there: what is said to exist can be \
               read, and what is not is not found.",
        source: Source::Contract(BlobsHas::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsRead::NAME, BlobsHas::NAME]),
        effect: Effect::Blobs,
        budget: 20,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(lookup::blob_04(ctx))),
    },
    Check {
        id: "BLOB-05",
        title: "an absent blob is not found, a malformed reference is invalid",
        level: Level::Must,
        rule: "Reading a blob that nobody stored is refused as not found; a reference that is not \
               `sha256:` and 64 lower-case hex digits is invalid, in a lookup as well.",
        source: Source::Contract(BlobsRead::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsRead::NAME, BlobsHas::NAME]),
        effect: Effect::Blobs,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(lookup::blob_05(ctx))),
    },
    Check {
        id: "BLOB-06",
        title: "storing a blob again changes nothing",
        level: Level::Must,
        rule: "The same bytes, stored again in one call, in several, or by two callers at once, \
               have the same reference and stay readable, and so do other blobs.",
        source: Source::Contract(BlobsPut::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsRead::NAME, BlobsHas::NAME]),
        effect: Effect::Blobs,
        budget: 40,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(encoding::blob_06(ctx))),
    },
    Check {
        id: "BLOB-07",
        title: "only padded standard base64 is accepted",
        level: Level::Must,
        rule: "Bytes come as base64 of the standard alphabet with its padding. Anything else is \
               invalid, and nothing of the call is stored.",
        source: Source::Contract(BlobsPut::NAME),
        needs: Needs::methods(&[BlobsPut::NAME, BlobsRead::NAME]),
        effect: Effect::Blobs,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(encoding::blob_07(ctx))),
    },
];

/// The most bytes that every target takes.
const ALWAYS_TAKEN: usize = 65_536;

/// Bytes of every value, in an order that depends on the run's seed.
fn noise(ctx: &Ctx, count: usize) -> Vec<u8> {
    let mut state = ctx.seed() | 1;
    let mut next = || {
        // Marsaglia's xorshift: spread evenly enough to be no text and no repetition.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    };
    (0..count).map(|_| next()).collect()
}

/// Blobs that careless servers change, and what they are.
fn contents(ctx: &Ctx) -> Vec<(&'static str, Vec<u8>)> {
    vec![
        ("no bytes", Vec::new()),
        ("one zero byte", vec![0]),
        ("a text", b"Acorn 1.2\n".to_vec()),
        (
            "a text with blanks around it and the line ends of two systems",
            b"\xef\xbb\xbf  Acorn\r\n1.2\n\n ".to_vec(),
        ),
        (
            "bytes that are no UTF-8",
            b"\xff\xfe\x00\xc3\x28\x80".to_vec(),
        ),
        ("bytes of every value", (0..=255).collect()),
        ("a thousand bytes of noise", noise(ctx, 1000)),
    ]
}

fn put<'a>(blobs: impl IntoIterator<Item = &'a [u8]>) -> Value {
    let blobs: Vec<Value> = blobs
        .into_iter()
        .map(|bytes| json!({ "bytesBase64": STANDARD.encode(bytes) }))
        .collect();
    json!({ "blobs": blobs })
}

/// The SHA-256 of bytes, in lower-case hex.
fn digest_of(bytes: &[u8]) -> String {
    format!("{:x}", Bytes::copy_from_slice(&Sha256::digest(bytes)))
}

async fn blob_01(ctx: &Ctx) -> Checked {
    for (what, bytes) in contents(ctx) {
        let stored = ctx.call(BlobsPut::NAME, put([bytes.as_slice()])).await?;
        let blob = stored.text("/blobs/0/blobRef")?;
        let digest = digest_of(&bytes);
        ensure!(
            blob == format!("sha256:{digest}"),
            [&stored],
            "the SHA-256 of {what} is {digest}; the reference is {blob}"
        );
    }
    Ok(())
}

async fn blob_02(ctx: &Ctx) -> Checked {
    let mut contents = contents(ctx);
    contents.push(("65,536 bytes", noise(ctx, ALWAYS_TAKEN)));
    contents.push(("65,537 bytes", noise(ctx, ALWAYS_TAKEN + 1)));
    for (what, bytes) in contents {
        let stored = ctx.call(BlobsPut::NAME, put([bytes.as_slice()])).await?;
        if bytes.len() > ALWAYS_TAKEN && stored.is_internal_error() {
            ctx.warn(
                format!("{what} are not taken: the deployment seems to have no object store"),
                [&stored],
            );
            continue;
        }
        let blob = stored.text("/blobs/0/blobRef")?;
        let read = ctx
            .call(BlobsRead::NAME, json!({ "blobRef": blob }))
            .await?;
        let both = [&stored, &read];
        let back = STANDARD.decode(read.text("/bytesBase64")?);
        let back =
            back.map_err(|why| read.fail(format!("{what} come back as no base64: {why}")))?;
        let same = back.iter().zip(&bytes).take_while(|(a, b)| a == b).count();
        ensure!(
            back == bytes,
            both,
            "{what} ({} in all) come back as {} bytes, of which the first {same} are the same",
            bytes.len(),
            back.len()
        );
        for (answer, pointer) in [(&stored, "/blobs/0/bytes"), (&read, "/bytes")] {
            let count = answer.number(pointer)?;
            ensure!(
                count == bytes.len() as u64,
                both,
                "of {} bytes ({what}) {} says that they are {count}",
                bytes.len(),
                answer.request().name()
            );
        }
        let named = read.text("/blobRef")?;
        ensure!(
            named == blob,
            both,
            "asked for {blob}, the target answers with {named}"
        );
    }
    Ok(())
}

async fn blob_03(ctx: &Ctx) -> Checked {
    let texts = ["birch", "acorn", "", "elm", "chestnut"];
    let mut blobs: Vec<(String, &[u8])> = Vec::new();
    for text in texts {
        let bytes = text.as_bytes();
        let stored = ctx.call(BlobsPut::NAME, put([bytes])).await?;
        blobs.push((stored.text("/blobs/0/blobRef")?.to_owned(), bytes));
    }
    // Neither in the order of references nor in its reverse, and some of them again.
    blobs.sort();
    let order: Vec<&(String, &[u8])> = [2, 0, 2, 4, 1, 3, 0].map(|place| &blobs[place]).to_vec();

    let stored = ctx
        .call(BlobsPut::NAME, put(order.iter().map(|(_, bytes)| *bytes)))
        .await?;
    let wanted: Vec<&str> = order.iter().map(|(blob, _)| blob.as_str()).collect();
    in_order(&stored, &wanted)?;
    for (place, (_, bytes)) in order.iter().enumerate() {
        let count = stored.number(&format!("/blobs/{place}/bytes"))?;
        ensure!(
            count == bytes.len() as u64,
            [&stored],
            "item {place} is said to have {count} bytes, not {}",
            bytes.len()
        );
    }

    let unknown = format!("sha256:{}", "0".repeat(64));
    let mut wanted = wanted;
    wanted.insert(3, &unknown);
    let found = ctx
        .call(BlobsHas::NAME, json!({ "blobRefs": wanted }))
        .await?;
    in_order(&found, &wanted)?;
    for none in [json!({ "blobRefs": [] }), json!({})] {
        in_order(&ctx.call(BlobsHas::NAME, none).await?, &[])?;
    }

    for none in [json!({ "blobs": [] }), json!({})] {
        let stored = ctx.call(BlobsPut::NAME, none).await?;
        in_order(&stored, &[])?;
    }
    Ok(())
}

/// An answer must have these references, in this order.
fn in_order(answer: &Exchange, wanted: &[&str]) -> Checked {
    let blobs: Vec<&str> = answer
        .list("/blobs")?
        .iter()
        .map(|item| item["blobRef"].as_str().unwrap_or_default())
        .collect();
    ensure!(
        blobs == wanted,
        [answer],
        "{} answers with {} items of {}, or in another order than that of the request",
        answer.request().name(),
        blobs.len(),
        wanted.len()
    );
    Ok(())
}
