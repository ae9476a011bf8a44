//! AUTH-04, AUTH-09 and AUTH-12: what is stored shows to nobody else.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::theirs;
use crate::prelude::*;

pub(super) async fn auth_04(ctx: &Ctx) -> Checked {
    let bytes = STANDARD.encode(format!("Only for {}", ctx.unique("eyes")));
    let put = json!({ "blobs": [{ "bytesBase64": bytes }] });
    let stored = ctx.call(BlobsPut::NAME, put.clone()).await?;
    let blob = stored.text("/blobs/0/blobRef")?;
    let (has, read) = (json!({ "blobRefs": [blob] }), json!({ "blobRef": blob }));
    let source = json!({ "type": "input", "items": [{ "type": "textRef", "blobRef": blob }] });
    let submission = json!({ "source": source });

    let session = ctx.session("own").await?;
    let theirs = ctx.start(theirs(&session), json!({})).await?;
    let looked_up = ctx
        .call_as(&Caller::Second, BlobsHas::NAME, has.clone())
        .await?;
    let foreign = ctx
        .call_as(&Caller::Second, BlobsRead::NAME, read.clone())
        .await?;
    let used = theirs.submit(submission.clone()).await?;

    let own = ctx.call(BlobsHas::NAME, has).await?;
    for (answer, expected) in [(&own, true), (&looked_up, false)] {
        let exists = answer.flag("/blobs/0/exists")?;
        ensure!(
            exists == expected,
            [&stored, answer],
            "a blob of the first tenant is answered as existing: {exists}"
        );
    }
    Refusal {
        call: &foreign,
        class: ErrorClass::NotFound,
        control: &ctx.call(BlobsRead::NAME, read.clone()).await?,
        differs: "a blob of another tenant",
    }
    .verify()?;
    let class = if used.is_refused_as(ErrorClass::NotFound) {
        ErrorClass::NotFound
    } else {
        ErrorClass::InvalidParams
    };
    Refusal {
        call: &used,
        class,
        control: &session.submit(submission).await?,
        differs: "input by a blob of another tenant",
    }
    .verify()?;
    ctx.call_as(&Caller::Second, BlobsPut::NAME, put)
        .await?
        .result()?;
    ctx.call_as(&Caller::Second, BlobsRead::NAME, read)
        .await?
        .result()?;
    Ok(())
}

/// Whether a text stands anywhere in the body of an answer.
fn shows(answer: &Exchange, canary: &str) -> bool {
    let body = answer.response().map(|response| &response.body);
    body.is_some_and(|body| {
        let mut windows = body.windows(canary.len());
        windows.any(|window| window == canary.as_bytes())
    })
}

pub(super) async fn auth_09(ctx: &Ctx) -> Checked {
    let canary = ctx.unique("canary");
    let client = ctx.unique("client");
    // Nobody calls these addresses unless somebody starts a flow.
    let params = json!({
        "clientId": client,
        "providerKind": "mcpOAuth",
        "displayName": "Made by a check",
        "authorizationEndpoint": "https://login.example.invalid/authorize",
        "tokenEndpoint": "https://login.example.invalid/token",
        "remoteClientId": "check",
        "clientSecret": canary,
    });
    let created = ctx.call(AuthClientsCreate::NAME, params).await?;
    if !created.succeeded() {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            "the target stores no secret of an OAuth client, or not for this credential",
        ));
    }
    let named = json!({ "clientId": client });
    let read = ctx.call(AuthClientsRead::NAME, named).await?;
    let listed = ctx.call(AuthClientsList::NAME, json!({})).await?;
    for answer in [&created, &read, &listed] {
        answer.result()?;
        ensure!(
            !shows(answer, &canary),
            [answer],
            "a secret that was handed over is shown"
        );
    }
    for answer in [&created, &read] {
        ensure!(
            answer.flag("/client/hasClientSecret")?,
            [answer],
            "the view does not say that the client has a secret"
        );
    }
    Ok(())
}

pub(super) async fn auth_12(ctx: &Ctx) -> Checked {
    let canaries: [String; 4] = ["label", "text", "submission", "profile"]
        .map(|what| ctx.unique(&format!("canary-{what}")));
    let [label, input, submission, profile] = &canaries;
    let mut metadata = ctx.tag();
    metadata["check"] = json!(label);
    let session = ctx
        .session_with("planted", json!({ "metadata": metadata }))
        .await?;
    let started = session
        .submit(json!({ "submissionId": submission, "source": text(input) }))
        .await?;
    let run = started.text("/run/id")?;
    session.wait_terminal(run).await?;
    let id = ctx.unique("profile");
    let params = json!({ "profile": { "profileId": id, "displayName": profile } });
    ctx.call(ProfilesCreate::NAME, params).await?.result()?;
    let put = json!({ "blobs": [{ "bytesBase64": STANDARD.encode(input) }] });
    let blob = ctx.call(BlobsPut::NAME, put).await?;
    let blob = json!({ "blobRef": blob.text("/blobs/0/blobRef")? });

    let own = ctx.open(&ctx.unique("own")).seen_by(Caller::Second);
    let own = ctx.start(own, json!({})).await?;
    let stranger = theirs(&session);
    let of_run = json!({ "runId": run });
    let reads = |session: &Session<'_>| {
        [
            (SessionRead::NAME, session.params(json!({}))),
            (SessionEventsRead::NAME, session.params(json!({}))),
            (SessionRunsList::NAME, session.params(json!({}))),
            (SessionRunsRead::NAME, session.params(of_run.clone())),
            (
                SessionRunsStart::NAME,
                session.params(json!({ "source": text("Hello.") })),
            ),
        ]
    };
    let lists = [
        (SessionList::NAME, json!({ "limit": 200 })),
        (ProfilesList::NAME, json!({})),
        (BlobsRead::NAME, blob),
    ];
    let calls = reads(&stranger).into_iter().chain(reads(&own)).chain(lists);
    for (method, params) in calls {
        let answer = ctx.call_as(&Caller::Second, method, params).await?;
        let encoded = STANDARD.encode(input);
        let mut planted = canaries.iter().chain([&encoded]);
        let shown = planted.find(|canary| shows(&answer, canary));
        ensure!(
            shown.is_none(),
            [&answer],
            "{method} shows what another tenant stored"
        );
    }
    Ok(())
}
