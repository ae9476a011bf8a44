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
    let wrong = |method: &str, params: Value| ctx.send(Request::call(method, params).wrong());
    let absent = json!({ "sessionId": ctx.unique("absent") });
    let config = json!({ "limits": { "maxTurns": 7 } });
    let stale = json!({ "expectedConfigRevision": 900_001, "config": config });
    // That each is refused, and as what, is for others to judge.
    let mut answers = vec![
        session.call(SessionConfigPut::NAME, stale).await?,
        session.call(SessionDelete::NAME, json!({})).await?,
        wrong(SessionRead::NAME, absent).await?,
        wrong(SessionRead::NAME, json!({ "sessionId": "no id" })).await?,
        wrong(SessionRead::NAME, json!({ "sessionId": 7 })).await?,
        wrong("session/nothing", session.params(json!({}))).await?,
    ];
    for body in ["{\"id\":1,\"method\":\"session/read\"", "no JSON", "[]"] {
        answers.push(ctx.send(Request::raw(body)).await?);
    }
    if answers.iter().all(Exchange::succeeded) {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            "the target refuses nothing, so there is no error to look at",
        ));
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
