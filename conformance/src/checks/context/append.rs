//! CTX-01, CTX-02 and CTX-05: entries that are put into a context.

use super::{entry, expect, item, statuses, under};
use crate::prelude::*;

/// The most entries of one call.
const MOST: usize = 64;

/// A blob that nobody stored: no bytes have this digest, as far as anybody knows.
const ABSENT_BLOB: &str = "sha256:fedcba9876543210fedcba9876543210fedcba9876543210fedcba9876543210";

pub(super) async fn ctx_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("append").await?;
    let catalog = |text: &str| json!({ "type": "catalog", "title": "Releases", "text": text });
    let cases = [
        (
            "a text",
            item("Acorn 1.2 is out."),
            item("Acorn 1.3 is out."),
        ),
        ("a catalog", catalog("Acorn 1.2"), catalog("Acorn 1.3")),
    ];
    for (number, (what, first, other)) in cases.iter().enumerate() {
        let key = format!("note.{number}");
        let mut revision = 0;
        for content in [first, other, first] {
            let entries = json!({ "entries": [entry(&key, content.clone())] });
            let applied = session
                .call(SessionContextAppend::NAME, entries.clone())
                .await?;
            expect(&applied, &[&key], &["applied"])?;
            let now = applied.number("/contextRevision")?;
            ensure!(
                now > revision,
                [&applied],
                "{what} was applied, and the context's revision {revision} is followed by {now}"
            );
            revision = now;
            let log = session.log().await?;
            let told = log
                .events
                .iter()
                .any(|event| event.at("/kind/revision") == Some(&json!(revision)));
            ensure!(
                told,
                [&applied].into_iter().chain(log.evidence()),
                "no event brought the context to its revision {revision}"
            );

            let again = session.call(SessionContextAppend::NAME, entries).await?;
            expect(&again, &[&key], &["unchanged"])?;
            let still = again.number("/contextRevision")?;
            ensure!(
                still == revision,
                [&applied, &again],
                "{what} is unchanged, and the context's revision is {still} after {revision}"
            );
            let what = "appending what is there already";
            session.added_nothing(&log, &[&again], what).await?;
        }
        let read = session.read().await?;
        let found = under(&read, &key)?;
        ensure!(
            found.len() == 1,
            [&read],
            "{} entries stand under the key of {what}",
            found.len()
        );
    }
    // What is inlined whole shows that the latest content is the one that stays.
    let read = session.read().await?;
    let text = under(&read, "note.0")?
        .first()
        .and_then(|entry| entry.get("text"));
    ensure!(
        text.is_none_or(|text| Some(text) == cases[0].1.get("text")),
        [&read],
        "the context holds another text than the one that was appended last: {text:?}"
    );
    Ok(())
}

pub(super) async fn ctx_02(ctx: &Ctx) -> Checked {
    let session = ctx.session("batch").await?;
    // Neither ascending nor descending.
    let keys: Vec<String> = (0..MOST)
        .map(|index| format!("k.{}", index * 37 % MOST))
        .collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let entries: Vec<Value> = keys.iter().map(|key| entry(key, item(key))).collect();
    let full = json!({ "entries": entries });
    let full = session.call(SessionContextAppend::NAME, full).await?;
    expect(&full, &keys, &["applied"; MOST])?;

    partial(&session).await?;

    let mut too_many = entries;
    too_many.push(entry("k.more", item("one more")));
    let good = || entry("good", item("good"));
    let with = |key: &str| json!([good(), entry(key, item("text"))]);
    let faults = [
        ("no entries", json!([])),
        ("65 entries", json!(too_many)),
        ("a key that stands there twice", json!([good(), good()])),
        ("an empty key", with("")),
        ("a key with a blank", with("a b")),
        ("a key of 129 bytes", with(&"x".repeat(129))),
        ("a key that begins with a dot", with(".a")),
        ("an empty text", json!([good(), entry("blank", item(""))])),
        ("a blank text", json!([good(), entry("blank", item(" \n"))])),
        (
            "a text whose blob does not exist",
            json!([
                good(),
                entry("ref", json!({ "type": "textRef", "blobRef": ABSENT_BLOB }))
            ]),
        ),
    ];
    let before = session.log().await?;
    for (differs, entries) in faults {
        let params = session.params(json!({ "entries": entries }));
        let call = ctx
            .send(Request::call(SessionContextAppend::NAME, params).wrong())
            .await?;
        Refusal {
            call: &call,
            class: ErrorClass::InvalidParams,
            control: &full,
            differs,
        }
        .verify()?;
    }
    session.added_nothing(&before, &[], "refused appends").await
}

/// Entries that the context does not take fail by themselves, among others that it takes.
async fn partial(session: &Session<'_>) -> Checked {
    let file = json!({
        "type": "media", "blobRef": ABSENT_BLOB, "mime": "text/plain", "kind": "document",
    });
    let batch = json!({ "entries": [
        entry("first", item("first")),
        entry("run.note", item("not for clients")),
        entry("second", item("second")),
        entry("file", file),
    ] });
    let keys = ["first", "run.note", "second", "file"];
    let answer = session.call(SessionContextAppend::NAME, batch).await?;
    expect(&answer, &keys, &["applied", "failed", "applied", "failed"])?;
    for index in [1, 3] {
        for member in ["kind", "message"] {
            answer.text(&format!("/results/{index}/failure/{member}"))?;
        }
    }
    let read = session.read().await?;
    for (key, wanted) in keys.into_iter().zip([1, 0, 1, 0]) {
        let found = under(&read, key)?.len();
        ensure!(
            found == wanted,
            [&answer, &read],
            "of {key}, the context holds {found} entries, not {wanted}"
        );
    }
    Ok(())
}

pub(super) async fn ctx_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("at-work").await?;
    let run = session.busy().await?;
    let head = session.log().await?.seqs().into_iter().max();
    let params = session.params(json!({ "entries": [entry("note", item("Be brief."))] }));
    // It may have to wait for the turn, which ends when its run is cancelled.
    let append = Request::call(SessionContextAppend::NAME, params).timeout(ctx.timeouts().settle());
    let cancel = async {
        let seen = json!({ "after": { "seq": head.unwrap_or_default() }, "waitMs": HEAD_START_MS });
        session.page(seen).await?;
        let log = session.kept_busy(&run.id).await?;
        let cancelled = session
            .call(SessionRunsCancel::NAME, json!({ "runId": run.id }))
            .await?;
        Ok::<_, Stop>((log, cancelled))
    };
    let (append, cancel) = tokio::join!(ctx.send(append), cancel);
    let (append, (log, cancelled)) = (append?, cancel?);
    let status = statuses(&append, &["note"])?;
    ensure!(
        status == ["applied"],
        [&run.started, &append],
        "an entry appended during a run is {status:?}"
    );
    ensure!(
        log.life_of(&run.id).ended.is_none(),
        [&append, &cancelled].into_iter().chain(log.evidence()),
        "nobody had cancelled {}, which ended after an append",
        run.id
    );
    let read = session.read().await?;
    ensure!(
        under(&read, "note")?.len() == 1,
        [&append, &read],
        "an entry that was applied during a run is not in the context"
    );
    Ok(())
}

/// How long an append has to reach its session before the run is cancelled, in milliseconds.
const HEAD_START_MS: u64 = 300;
