//! What goes with an input: settings of the run, and who is told of its end.

use super::{Attempt, NO_TRACE, input};
use crate::prelude::*;

fn hello() -> Value {
    input(json!([{ "type": "text", "text": "Say hello." }]))
}

fn hello_with(member: &str, value: Value) -> Value {
    let mut params = hello();
    params[member] = value;
    params
}

pub(super) async fn input_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("settings").await?;
    let log = session.log().await?;
    let wrong = [
        (
            json!({ "limits": { "maxTurns": "three" } }),
            "a limit of text",
        ),
        (json!({ "limits": { "maxTurns": -1 } }), "a negative limit"),
        (json!({ "generation": 7 }), "settings that are a number"),
        (json!("fast"), "settings that are a text"),
    ];
    let mut attempts = Vec::new();
    for (config, differs) in wrong {
        let params = hello_with("config", config);
        attempts.push(Attempt::of(&session, params, differs.to_owned()).await?);
    }
    let tool =
        |choice: Value| hello_with("config", json!({ "generation": { "toolChoice": choice } }));
    let absent = json!({ "type": "specific", "toolId": ctx.unique("tool") });
    let absent = Attempt::of(
        &session,
        tool(absent),
        "a tool that is not there".to_owned(),
    )
    .await?;
    let traceless = session.added_nothing(&log, &[], NO_TRACE).await;

    let config = json!({ "limits": { "maxTurns": 3 }, "generation": { "maxOutputTokens": 640 } });
    let control = session.submit(hello_with("config", config)).await?;
    for attempt in &attempts {
        attempt.is(ErrorClass::InvalidParams, &control)?;
    }
    let choosing = session.submit(tool(json!({ "type": "auto" }))).await?;
    if absent.is(ErrorClass::Rejected, &choosing).is_err() {
        ctx.warn(
            "a run that must use a tool which is not there is not rejected",
            [&absent.call, &choosing],
        );
    } else {
        traceless?;
    }

    for run in [&control, &choosing] {
        session.wait_terminal(run.text("/run/id")?).await?;
    }
    let log = session.log().await?;
    let changed = log.of_kind(kinds::SESSION_CONFIG_CHANGED).next();
    ensure!(
        changed.is_none(),
        [&control].into_iter().chain(changed.map(Event::source)),
        "the settings of a run are told as the session's"
    );
    Ok(())
}

pub(super) async fn input_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("notify").await?;
    let before = session.log().await?;
    let cases = [
        (
            json!({ "token": "t" }),
            "a notification without a controller",
        ),
        (json!({ "token": "" }), "an empty token"),
        (json!({ "token": "t".repeat(513) }), "a token of 513 bytes"),
        (json!({ "token": 7 }), "a token that is a number"),
        (json!({}), "no token"),
        (json!({ "token": "t", "x-unknown": 1 }), "an unknown member"),
        (json!("t"), "a text in the place of a notification"),
    ];
    let mut attempts = Vec::new();
    for (notify, differs) in cases {
        let params = hello_with("notifyOnTerminal", notify);
        attempts.push(Attempt::of(&session, params, differs.to_owned()).await?);
    }
    session.added_nothing(&before, &[], NO_TRACE).await?;
    let control = session.submit(hello()).await?;
    for attempt in &attempts {
        attempt.is(ErrorClass::InvalidParams, &control)?;
    }
    Ok(())
}
