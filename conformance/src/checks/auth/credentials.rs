//! AUTH-01, AUTH-02, AUTH-07, AUTH-08 and AUTH-11: what a credential is good for.

use crate::prelude::*;

/// A name that no method has.
const UNKNOWN: &str = "session/unheard-of";

/// A blob that nobody has stored.
const NO_BLOB: &str = "sha256:0000000000000000000000000000000000000000000000000000000000000000";

/// What the target says of the first tenant's credential. Where it sees no key in a call, it demands
/// none, and nothing about keys can be tried.
async fn own_key(ctx: &Ctx) -> Result<Exchange, Stop> {
    let seen = ctx.call(Initialize::NAME, json!({})).await?;
    if seen.optional("/caller/keyPrefix")?.is_some() {
        return Ok(seen);
    }
    Err(Stop::not_exercised(
        Cause::NoSecondCredential,
        "the target takes the credential for no key",
    ))
}

/// The universe of a key that has one; without one there is no border to try.
fn universe(seen: &Exchange) -> Result<&str, Stop> {
    match seen.text("/caller/scope/kind")? {
        "universe" => seen.text("/caller/scope/universeId"),
        kind => Err(Stop::not_exercised(
            Cause::NoSecondCredential,
            format!("the credential is one of a {kind}, not of a universe"),
        )),
    }
}

/// A request in the name of somebody who has no valid credential, in each way there is.
fn strangers(ctx: &Ctx, method: &str, params: &Value) -> Vec<(&'static str, Request)> {
    let request = || Request::call(method, params.clone()).wrong();
    let mut requests = vec![("no credential", request().by(Caller::Nobody))];
    if ctx.shows_a_key() {
        let malformed = [
            ("an empty key", "Bearer "),
            ("another scheme", "Basic YWRhOnNlY3JldA=="),
            ("a word that is no key", "Bearer not-a-key"),
        ];
        requests.extend(malformed.map(|(what, value)| {
            let request = request().by(Caller::Nobody);
            (what, request.header("authorization", value))
        }));
    }
    if let Some(spoilt) = ctx.spoilt() {
        requests.push(("a key with another character", request().by(spoilt)));
    }
    requests
}

pub(super) async fn auth_01(ctx: &Ctx) -> Checked {
    own_key(ctx).await?;
    let session = ctx.session("known").await?;
    let own = || session.params(json!({}));
    let starts: Vec<String> = (0..strangers(ctx, SessionStart::NAME, &json!({})).len())
        .map(|_| ctx.unique("nobodys"))
        .collect();
    for (method, params) in [
        (Initialize::NAME, json!({})),
        (SessionList::NAME, json!({})),
        (SessionRead::NAME, own()),
        (BlobsHas::NAME, json!({ "blobRefs": [NO_BLOB] })),
    ] {
        let control = ctx.call(method, params.clone()).await?;
        for (differs, request) in strangers(ctx, method, &params) {
            unauthenticated(&ctx.send(request).await?, &control, differs)?;
        }
    }
    let control = ctx.open(&ctx.unique("control"));
    let params = control.params(json!({ "metadata": ctx.tag() }));
    let control = ctx.call(SessionStart::NAME, params).await?;
    for (at, id) in starts.iter().enumerate() {
        let params = json!({ "sessionId": id, "metadata": ctx.tag() });
        let (differs, request) = strangers(ctx, SessionStart::NAME, &params).swap_remove(at);
        let started = ctx.send(request).await?;
        unauthenticated(&started, &control, differs)?;
        let read = ctx.open(id).call(SessionRead::NAME, json!({})).await?;
        Refusal {
            call: &read,
            class: ErrorClass::NotFound,
            control: &session.call(SessionRead::NAME, json!({})).await?,
            differs: "a session that somebody without a credential asked for",
        }
        .verify()?;
    }
    for (what, request) in strangers(ctx, UNKNOWN, &json!({})) {
        let answer = ctx.send(request).await?;
        if !answer.is_refused_as(ErrorClass::Unauthenticated) {
            ctx.warn(
                format!("{what} and an unknown method: the answer tells that there is none"),
                [&answer],
            );
        }
    }
    Ok(())
}

fn unauthenticated(call: &Exchange, control: &Exchange, differs: &str) -> Checked {
    Refusal {
        call,
        class: ErrorClass::Unauthenticated,
        control,
        differs,
    }
    .verify()
}

pub(super) async fn auth_02(ctx: &Ctx) -> Checked {
    own_key(ctx).await?;
    let listed = strangers(ctx, SessionList::NAME, &json!({}));
    let mut answers = Vec::new();
    for (_, request) in listed {
        answers.push(ctx.send(request.clone()).await?);
        answers.push(ctx.send(request).await?);
    }
    for other in answers.iter().skip(2) {
        Alike {
            pair: [(&answers[0], ""), (other, "")],
            again: &answers[1],
            what: "what is wrong with a credential",
        }
        .verify()?;
    }

    let session = ctx.session("hidden").await?;
    let run = session.run(&ctx.prompts().fast).await?;
    let absent = ctx.open(&ctx.unique("absent"));
    let blob = json!({ "blobs": [{ "bytesBase64": "QWNvcm4gMS4yIGlzIG91dAo=" }] });
    let blob = ctx.call(BlobsPut::NAME, blob).await?;
    let blob = blob.text("/blobs/0/blobRef")?;
    let named = |session: &Session<'_>| json!({ "sessionId": session.id() });
    let of_run = |session: &Session<'_>| json!({ "sessionId": session.id(), "runId": run.id });
    let rows = [
        (
            SessionRead::NAME,
            named(&session),
            session.id(),
            named(&absent),
            absent.id(),
        ),
        (
            SessionRunsRead::NAME,
            of_run(&session),
            session.id(),
            of_run(&absent),
            absent.id(),
        ),
        (
            BlobsRead::NAME,
            json!({ "blobRef": blob }),
            blob,
            json!({ "blobRef": NO_BLOB }),
            NO_BLOB,
        ),
    ];
    for (method, foreign, foreign_name, missing, missing_name) in rows {
        let foreign_call = ctx
            .call_as(&Caller::Second, method, foreign.clone())
            .await?;
        let again = ctx
            .call_as(&Caller::Second, method, foreign.clone())
            .await?;
        let missing = ctx.call_as(&Caller::Second, method, missing).await?;
        ctx.call(method, foreign).await?.result()?;
        if foreign_call.succeeded() {
            // That it is served at all is another rule's.
            continue;
        }
        Alike {
            pair: [(&foreign_call, foreign_name), (&missing, missing_name)],
            again: &again,
            what: "what another tenant has and what does not exist",
        }
        .verify()?;
    }
    Ok(())
}

pub(super) async fn auth_07(ctx: &Ctx) -> Checked {
    let own = own_key(ctx).await?;
    let own = universe(&own)?;
    let other = ctx
        .call_as(&Caller::Second, Initialize::NAME, json!({}))
        .await?;
    let other = universe(&other)?;
    let control = ctx.call(SessionList::NAME, json!({})).await?;
    let call = || Request::call(SessionList::NAME, json!({}));
    for (differs, value) in [
        ("the header of another tenant", other),
        ("the header of the own tenant", own),
        (
            "the header of no tenant",
            "0b9f6a52-5f0e-4d3c-8a3e-6d0c5b7a9e11",
        ),
    ] {
        let moved = ctx
            .send(call().header("x-lightspeed-universe", value))
            .await?;
        Refusal {
            call: &moved,
            class: ErrorClass::Forbidden,
            control: &control,
            differs,
        }
        .verify()?;
    }
    let malformed = call().header("x-lightspeed-universe", "elsewhere");
    let malformed = ctx.send(malformed).await?;
    let class = if malformed.is_refused_as(ErrorClass::InvalidParams) {
        ErrorClass::InvalidParams
    } else {
        ErrorClass::Forbidden
    };
    Refusal {
        call: &malformed,
        class,
        control: &control,
        differs: "a header that names no tenant",
    }
    .verify()?;
    let actor = ctx.send(call().header("x-lightspeed-actor", "ada")).await?;
    // A key may have the right to name an actor, and nothing tells which ones have.
    if actor.succeeded() {
        return Ok(());
    }
    Refusal {
        call: &actor,
        class: ErrorClass::Forbidden,
        control: &control,
        differs: "the name of an actor",
    }
    .verify()
}

pub(super) async fn auth_08(ctx: &Ctx) -> Checked {
    let own = own_key(ctx).await?;
    let own = universe(&own)?;
    let control = ctx.call(SessionList::NAME, json!({})).await?;
    for (method, params) in [
        (DeploymentUniversesList::NAME, json!({})),
        (DeploymentUniversesRead::NAME, json!({ "universeId": own })),
        (DeploymentApiKeysList::NAME, json!({})),
    ] {
        let call = ctx.call(method, params).await?;
        Refusal {
            call: &call,
            class: ErrorClass::Forbidden,
            control: &control,
            differs: "a method of the deployment",
        }
        .verify()?;
    }
    Ok(())
}

pub(super) async fn auth_11(ctx: &Ctx) -> Checked {
    let key = ctx.create_key().await?;
    let list = || ctx.call_as(&key.caller, SessionList::NAME, json!({}));
    let before = list().await?;
    if !before.succeeded() {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            "the credential that was made does not work",
        ));
    }
    ctx.revoke_key(&key.id).await?;
    for _ in 0..5 {
        unauthenticated(&list().await?, &before, "a revoked key")?;
    }
    let (revoked, again) = (list().await?, list().await?);
    if let Some(spoilt) = ctx.spoilt() {
        let unknown = ctx.call_as(&spoilt, SessionList::NAME, json!({})).await?;
        Alike {
            pair: [(&revoked, ""), (&unknown, "")],
            again: &again,
            what: "a revoked key and one that never was",
        }
        .verify()?;
    }
    Ok(())
}
