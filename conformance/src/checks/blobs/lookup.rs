//! Blobs that are there, blobs that are not, and references that are none.

use super::{digest_of, put};
use crate::prelude::*;

pub(super) async fn blob_04(ctx: &Ctx) -> Checked {
    let stored_ref = store(ctx, &ctx.unique("stored")).await?;
    let absent_ref = reference(&ctx.unique("absent"));
    // The blob of no bytes may have been there before; from the second round on it must be.
    for empty_is_stored in [false, true] {
        let empty_ref = if empty_is_stored {
            store(ctx, "").await?
        } else {
            reference("")
        };
        let refs = [&stored_ref, &absent_ref, &stored_ref, &empty_ref];
        let control = read(ctx, &stored_ref).await?;
        let found = ctx
            .call(BlobsHas::NAME, json!({ "blobRefs": refs }))
            .await?;
        for (place, blob) in refs.into_iter().enumerate() {
            let exists = found.flag(&format!("/blobs/{place}/exists"))?;
            let must_exist = *blob == stored_ref || (empty_is_stored && *blob == empty_ref);
            ensure!(
                exists || !must_exist,
                [&found],
                "{blob} was stored, and is said not to exist"
            );
            ensure!(
                !exists || *blob != absent_ref,
                [&found],
                "{blob} was never stored, and is said to exist"
            );
        }
        for place in [0, 1, 3] {
            let blob = refs[place];
            let content = read(ctx, blob).await?;
            if found.flag(&format!("/blobs/{place}/exists"))? {
                ensure!(
                    content.succeeded(),
                    [&found, &content],
                    "{blob} is said to exist, and cannot be read"
                );
            } else {
                Refusal {
                    call: &content,
                    class: ErrorClass::NotFound,
                    control: &control,
                    differs: "a blob that is said not to exist",
                }
                .verify()?;
            }
        }
    }
    Ok(())
}

pub(super) async fn blob_05(ctx: &Ctx) -> Checked {
    let text = ctx.unique("stored");
    let good = store(ctx, &text).await?;
    let digest = digest_of(text.as_bytes());

    let absent = read(ctx, &reference(&ctx.unique("absent"))).await?;
    let control = read(ctx, &good).await?;
    Refusal {
        call: &absent,
        class: ErrorClass::NotFound,
        control: &control,
        differs: "a blob that nobody stored",
    }
    .verify()?;

    let malformed = [
        (String::new(), "an empty reference"),
        ("sha256:".to_owned(), "a reference without digits"),
        (digest.clone(), "a digest without its algorithm"),
        (format!("sha256:{}", &digest[..63]), "a digest of 63 digits"),
        (format!("sha256:{digest}0"), "a digest of 65 digits"),
        (
            format!("sha256:{}", digest.to_ascii_uppercase()),
            "a digest in capitals",
        ),
        (format!("SHA256:{digest}"), "an algorithm in capitals"),
        (format!("sha512:{digest}"), "another algorithm"),
        (format!("md5:{}", &digest[..32]), "an MD5"),
        (format!("sha1:{}", &digest[..40]), "a SHA-1"),
        (format!("sha256-{digest}"), "a dash for the colon"),
        (format!("sha256:{}g", &digest[..63]), "a digit that is none"),
        (format!("{good} "), "a space behind the reference"),
        (format!(" {good}"), "a space before the reference"),
    ];
    let found = ctx
        .call(BlobsHas::NAME, json!({ "blobRefs": [good, good] }))
        .await?;
    for (blob, differs) in &malformed {
        let of_one = Request::call(BlobsRead::NAME, json!({ "blobRef": blob })).wrong();
        let of_many = json!({ "blobRefs": [good, blob, good] });
        let of_many = Request::call(BlobsHas::NAME, of_many).wrong();
        for (request, control) in [(of_one, &control), (of_many, &found)] {
            let call = ctx.send(request).await?;
            Refusal {
                call: &call,
                class: ErrorClass::InvalidParams,
                control,
                differs,
            }
            .verify()?;
        }
    }
    Ok(())
}

/// Stores a text, and returns the reference that the target gives it.
async fn store(ctx: &Ctx, text: &str) -> Result<String, Stop> {
    let stored = ctx.call(BlobsPut::NAME, put([text.as_bytes()])).await?;
    Ok(stored.text("/blobs/0/blobRef")?.to_owned())
}

/// The reference of a text, whether or not it is stored.
pub(super) fn reference(text: &str) -> String {
    format!("sha256:{}", digest_of(text.as_bytes()))
}

/// Reads a blob that may not be there.
pub(super) async fn read(ctx: &Ctx, blob: &str) -> Result<Exchange, Stop> {
    ctx.call(BlobsRead::NAME, json!({ "blobRef": blob })).await
}
