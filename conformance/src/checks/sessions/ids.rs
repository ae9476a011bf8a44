//! SESS-02: the ids of sessions, chosen by the target and by clients.

use std::collections::BTreeSet;

use futures_util::future::join_all;

use crate::prelude::*;

/// How many sessions are started without an id.
const UNNAMED: usize = 48;

/// How many of them at the same time.
const AT_ONCE: usize = 8;

/// The longest session id, in bytes.
const LONGEST: usize = 128;

pub(super) async fn sess_02(ctx: &Ctx) -> Checked {
    let mut ids = BTreeSet::new();
    for _ in 0..UNNAMED / AT_ONCE {
        let starts = (0..AT_ONCE).map(|number| async move {
            let params = if number % 2 == 0 {
                json!({ "metadata": ctx.tag() })
            } else {
                json!({ "metadata": ctx.tag(), "sessionId": null })
            };
            let started = ctx.call(SessionStart::NAME, params).await?;
            let read = ctx.open(started.text("/session/id")?).read().await?;
            Ok::<_, Stop>((started, read))
        });
        for pair in join_all(starts).await {
            let (started, read) = pair?;
            let id = started.text("/session/id")?;
            ensure!(
                read.text("/session/id")? == id,
                [&started, &read],
                "a session that was started as {id} is read as another one"
            );
            ensure!(
                is_an_id(id),
                [&started],
                "the target chose an id that is no valid one: {id}"
            );
            ensure!(
                ids.insert(id.to_owned()),
                [&started],
                "two starts without an id are both answered with {id}"
            );
        }
    }

    let base = ctx.unique("Case");
    let chosen = [
        base.clone(),
        base.to_lowercase(),
        base.to_uppercase(),
        format!("{base:x<LONGEST$}"),
        format!("{base}.x_y:z"),
    ];
    for id in &chosen {
        let session = ctx.open(id);
        let params = json!({ "displayName": id, "metadata": ctx.tag() });
        let started = session.call(SessionStart::NAME, params).await?;
        let answered = started.text("/session/id")?;
        ensure!(
            answered == id,
            [&started],
            "started as {id}, a session is answered as {answered}"
        );
        let read = session.read().await?;
        let name = read.text("/session/displayName")?;
        ensure!(
            name == id,
            [&started, &read],
            "the session {id} is taken for {name}"
        );
    }
    Ok(())
}

/// Whether a client could choose this id.
fn is_an_id(id: &str) -> bool {
    let is_one = |byte: u8| byte.is_ascii_alphanumeric() || b"_.:-".contains(&byte);
    let begins = id.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric);
    begins && id.len() <= LONGEST && id.bytes().all(is_one)
}
