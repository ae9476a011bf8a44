//! Retention: when a closed session is deleted by itself.

use tokio::time::Instant;

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "RET-01",
        title: "the time to deletion can be set, shown and taken away",
        level: Level::Should,
        rule: "A time between 1 millisecond and 100 years is taken and shown, and null takes it \
               away. Anything else, and no member at all, is refused. A closed session shows \
               when it will be deleted.",
        source: Source::Contract(SessionRetentionPut::NAME),
        needs: Needs::methods(&[SessionRetentionPut::NAME, SessionRead::NAME]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ret_01(ctx))),
    },
    Check {
        id: "RET-02",
        title: "a closed session is deleted when its time is over",
        level: Level::Should,
        rule: "When its time is over, a closed session is gone as after its deletion, and its \
               id is free. One without a time stays.",
        source: Source::Contract(SessionRetentionPut::NAME),
        needs: Needs::methods(&[
            SessionRetentionPut::NAME,
            SessionRead::NAME,
            SessionList::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(ret_02(ctx))),
    },
];

const AFTER: &str = "/session/retention/deleteAfterCloseMs";

/// One day, in milliseconds.
const DAY_MS: u64 = 86_400_000;

/// The longest time to deletion, in milliseconds.
const LONGEST_MS: u64 = 3_153_600_000_000;

async fn ret_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("time").await?;
    let before = session.log().await?;
    let put = |value: Value| session.params(json!({ "deleteAfterCloseMs": value }));
    let control = shows(&session, &json!(DAY_MS)).await?;
    for value in [json!(1), json!(LONGEST_MS), Value::Null, json!(DAY_MS)] {
        shows(&session, &value).await?;
    }
    let refused = [
        ("no time", put(json!(0))),
        ("a time above the longest", put(json!(LONGEST_MS + 1))),
        ("a negative time", put(json!(-1))),
        ("a part of a millisecond", put(json!(1.5))),
        ("a text for a time", put(json!("1"))),
        ("no member for the time", session.params(json!({}))),
        (
            "a member that the contract does not know",
            session.params(json!({ "deleteAfterCloseMs": DAY_MS, "conformance": true })),
        ),
    ];
    for (differs, params) in refused {
        let call = ctx
            .send(Request::call(SessionRetentionPut::NAME, params).wrong())
            .await?;
        Refusal {
            call: &call,
            class: ErrorClass::InvalidParams,
            control: &control,
            differs,
        }
        .verify()?;
    }
    let read = session.read().await?;
    ensure!(
        read.optional(AFTER)? == Some(&json!(DAY_MS)),
        [&control, &read],
        "times that were refused took the place of the one that was there"
    );
    session
        .added_nothing(&before, &[], "setting the time to deletion")
        .await?;

    session.close().await?;
    let closed = session.read().await?;
    let due = closed.number("/session/retention/deleteAtMs")?;
    if due != closed.number("/session/closedAtMs")? + DAY_MS {
        ctx.warn(
            "the deletion is not due when the time is over since the close",
            [&closed],
        );
    }
    shows(&session, &Value::Null).await?;
    Ok(())
}

/// Sets the time to deletion, which the answer and the session must show.
async fn shows(session: &Session<'_>, value: &Value) -> Result<Exchange, Stop> {
    let put = session
        .call(
            SessionRetentionPut::NAME,
            json!({ "deleteAfterCloseMs": value }),
        )
        .await?;
    let read = session.read().await?;
    for answer in [&put, &read] {
        let shown = answer.optional(AFTER)?.unwrap_or(&Value::Null);
        ensure!(
            shown == value,
            [&put, &read],
            "the time to deletion was set to {value}, and {} shows {shown}",
            answer.request().name()
        );
    }
    Ok(put)
}

async fn ret_02(ctx: &Ctx) -> Checked {
    let kept = ctx
        .session_with("kept", json!({ "deleteAfterCloseMs": null }))
        .await?;
    kept.close().await?;
    let session = ctx
        .session_with("due", json!({ "deleteAfterCloseMs": 1 }))
        .await?;
    let closed = session.close().await?;

    let deadline = Instant::now() + ctx.timeouts().settle();
    let gone = loop {
        let read = session.call(SessionRead::NAME, json!({})).await?;
        if !read.succeeded() {
            break read;
        }
        if Instant::now() >= deadline {
            // Sweeps may be rare.
            let what = "a closed session is still there when its time is long over";
            ctx.warn(what, [&closed, &read]);
            return Ok(());
        }
        // A log to which nothing is added paces the loop.
        kept.page(json!({ "after": { "seq": u32::MAX }, "waitMs": PACE_MS }))
            .await?;
    };
    let control = kept.read().await?;
    Refusal {
        call: &gone,
        class: ErrorClass::NotFound,
        control: &control,
        differs: "a session whose time is over",
    }
    .verify()?;
    let listed = ctx
        .call(
            SessionList::NAME,
            json!({ "metadata": ctx.tag(), "limit": 200 }),
        )
        .await?;
    let is_it = |row: &Value| row.get("id").and_then(Value::as_str) == Some(session.id());
    ensure!(
        !listed.list("/sessions")?.iter().any(is_it),
        [&gone, &listed],
        "a session that its time has deleted is listed"
    );
    let started = session
        .call(
            SessionStart::NAME,
            json!({ "metadata": ctx.tag(), "deleteAfterCloseMs": null }),
        )
        .await?;
    let status = started.text("/session/status")?;
    ensure!(
        status != "closed",
        [&gone, &started],
        "the id of a session that its time has deleted is not free"
    );
    Ok(())
}

/// How long to wait before looking again, in milliseconds.
const PACE_MS: u64 = 50;
