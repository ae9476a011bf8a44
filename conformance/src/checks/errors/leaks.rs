//! ERR-03: errors that must not tell of what others have.

use crate::prelude::*;

pub(super) async fn err_03(ctx: &Ctx) -> Checked {
    // What nobody but its owner should read of, in each place that takes a text.
    let canary = ctx.unique("canary");
    let mut labels = ctx.tag();
    labels["canary"] = json!(canary);
    let extra = json!({ "displayName": canary, "metadata": labels });
    let secret = ctx.session_with("secret", extra).await?;
    let submission = json!({ "submissionId": canary, "source": text(&canary) });
    secret.submit(submission).await?.result()?;

    let session = ctx.session("leaks").await?;
    let id = session.id();
    let read = session.read().await?;
    let revision = read.number("/session/configRevision")?;
    let put = |expected: u64| {
        let config = json!({ "limits": { "maxTurns": 7 } });
        json!({ "expectedConfigRevision": expected, "config": config })
    };
    let stale = session
        .call(SessionConfigPut::NAME, put(revision + 1))
        .await?;
    let fresh = session.call(SessionConfigPut::NAME, put(revision)).await?;
    let wrong = |method: &str, params: Value| ctx.send(Request::call(method, params).wrong());
    let absent = wrong(
        SessionRead::NAME,
        json!({ "sessionId": ctx.unique("absent") }),
    )
    .await?;
    let malformed = wrong(SessionRead::NAME, json!({ "sessionId": "no id" })).await?;
    let mistyped = wrong(SessionRead::NAME, json!({ "sessionId": 7 })).await?;
    let nothing = wrong("session/nothing", json!({ "sessionId": id })).await?;
    let open = session.call(SessionDelete::NAME, json!({})).await?;
    session.close().await?;
    let deleted = session.delete().await?;

    let refusals = [
        (&absent, ErrorClass::NotFound, &read, "the id of no session"),
        (
            &malformed,
            ErrorClass::InvalidParams,
            &read,
            "an id with a space",
        ),
        (
            &mistyped,
            ErrorClass::InvalidParams,
            &read,
            "an id that is a number",
        ),
        (
            &nothing,
            ErrorClass::MethodNotFound,
            &read,
            "the name of no method",
        ),
        (
            &stale,
            ErrorClass::Conflict,
            &fresh,
            "a revision that is not the current one",
        ),
        (
            &open,
            ErrorClass::Rejected,
            &deleted,
            "deletion of an open session",
        ),
    ];
    let mut answers = Vec::new();
    for (call, class, control, differs) in refusals {
        Refusal {
            call,
            class,
            control,
            differs,
        }
        .verify()?;
        answers.push(call.clone());
    }
    for body in ["{\"id\":1,\"method\":\"session/read\"", "no JSON", "[]"] {
        answers.push(ctx.send(Request::raw(body)).await?);
    }
    for answer in &answers {
        let body = answer.response().map(|response| response.body.as_ref());
        let told = body.is_some_and(|body| String::from_utf8_lossy(body).contains(&canary));
        ensure!(
            !told,
            [answer],
            "the error tells of another session's texts"
        );
    }
    Ok(())
}
