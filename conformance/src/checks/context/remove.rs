//! CTX-03: entries that are taken out of a context.

use super::{entry, expect, item, under};
use crate::prelude::*;

pub(super) async fn ctx_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("remove").await?;
    let entries = json!({ "entries": [entry("a", item("one")), entry("b", item("two"))] });
    session
        .call(SessionContextAppend::NAME, entries)
        .await?
        .result()?;

    let keys = ["b", "missing", "a"];
    let removal = json!({ "keys": keys });
    let removed = session
        .call(SessionContextRemove::NAME, removal.clone())
        .await?;
    expect(&removed, &keys, &["removed", "absent", "removed"])?;
    let read = session.read().await?;
    for key in keys {
        ensure!(
            under(&read, key)?.is_empty(),
            [&removed, &read],
            "{key} was removed, and the context still holds it"
        );
    }
    let before = session.log().await?;
    let again = session.call(SessionContextRemove::NAME, removal).await?;
    expect(&again, &keys, &["absent"; 3])?;
    let (revision, now) = (
        removed.number("/contextRevision")?,
        again.number("/contextRevision")?,
    );
    ensure!(
        revision == now,
        [&removed, &again],
        "nothing was removed, and the context's revision {revision} is followed by {now}"
    );

    // Only what follows a dot belongs to the server.
    let control = json!({ "keys": ["runx"] });
    let control = session.call(SessionContextRemove::NAME, control).await?;
    expect(&control, &["runx"], &["absent"])?;
    let many: Vec<String> = (0..65).map(|index| format!("k.{index}")).collect();
    let faults = [
        ("the server's own key", json!(["run"])),
        ("a key of the server's own", json!(["run.1.input.0"])),
        (
            "a key of the server's own at run time",
            json!(["runtime.x"]),
        ),
        (
            "a key of the server's own among others",
            json!(["a", "run.x"]),
        ),
        ("no keys", json!([])),
        ("65 keys", json!(many)),
        ("a key that stands there twice", json!(["a", "a"])),
        ("an empty key", json!([""])),
        ("a key with a blank", json!(["a b"])),
        ("a key of 129 bytes", json!(["x".repeat(129)])),
    ];
    for (differs, keys) in faults {
        let params = session.params(json!({ "keys": keys }));
        let call = ctx
            .send(Request::call(SessionContextRemove::NAME, params).wrong())
            .await?;
        Refusal {
            call: &call,
            class: ErrorClass::InvalidParams,
            control: &control,
            differs,
        }
        .verify()?;
    }
    let what = "removing what is not there, and refused removals,";
    session.added_nothing(&before, &[&again], what).await
}
