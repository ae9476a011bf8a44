//! What stands around a method's data, in requests and responses.

use crate::prelude::*;

pub(super) async fn rpc_07(ctx: &Ctx) -> Checked {
    let session = ctx.session("headers").await?;
    let absent = json!({ "sessionId": ctx.unique("absent") });
    let unknown = Request::call("session/nothing", json!({})).wrong();
    let answers = [
        (
            "a call that succeeds",
            session.call(SessionEventsRead::NAME, json!({})).await?,
        ),
        (
            "a call that is refused",
            ctx.call(SessionEventsRead::NAME, absent).await?,
        ),
        ("a call of no method", ctx.send(unknown).await?),
    ];
    for (what, answer) in &answers {
        let Some(response) = answer.response() else {
            return Err(answer.fail(format!("{what} has no whole answer")));
        };
        let expected = ctx.dialect().call_status;
        ensure!(
            response.status == expected,
            [answer],
            "{what} is answered with HTTP {}, not {expected}",
            response.status
        );
        let declared = response.header("content-type").unwrap_or_default();
        let mut parts = declared
            .split(';')
            .map(|part| part.trim().to_ascii_lowercase());
        let essence = parts.next().unwrap_or_default();
        let is_utf8 = parts.all(|part| {
            let charset = part.strip_prefix("charset=");
            charset.is_none_or(|charset| charset.trim_matches('"') == "utf-8")
        });
        ensure!(
            essence == "application/json" && is_utf8,
            [answer],
            "{what} is answered as {declared:?}, which is not JSON in UTF-8"
        );
        ensure!(
            std::str::from_utf8(&response.body).is_ok(),
            [answer],
            "{what} is answered with bytes that are no UTF-8"
        );
        let cached = response.header("cache-control").unwrap_or_default();
        ensure!(
            cached.to_ascii_lowercase().contains("no-store"),
            [answer],
            "{what} is answered with cache-control {cached:?}: others may keep it"
        );
    }
    Ok(())
}

pub(super) async fn rpc_09(ctx: &Ctx) -> Checked {
    let session = ctx.session("envelope").await?;
    let here = |extra: Value| session.params(extra);
    let blob = format!("sha256:{}", "0".repeat(64));
    let calls = [
        (Initialize::NAME, json!({}), "/protocolVersion"),
        (SessionStart::NAME, here(json!({})), "/session"),
        (
            SessionList::NAME,
            json!({ "metadata": ctx.tag() }),
            "/sessions",
        ),
        (
            SessionRename::NAME,
            here(json!({ "displayName": "Acorn" })),
            "/session",
        ),
        (SessionEventsRead::NAME, here(json!({})), "/events"),
        (BlobsHas::NAME, json!({ "blobRefs": [blob] }), "/blobs"),
        (
            SessionRunsStart::NAME,
            here(ctx.submission(&ctx.prompts().fast)),
            "/run",
        ),
        (SessionRunsList::NAME, here(json!({})), "/runs"),
        (
            SessionClose::NAME,
            here(json!({ "force": true })),
            "/session",
        ),
    ];
    for (method, params, member) in calls {
        ctx.call(method, params).await?.at(member)?;
    }
    Ok(())
}

/// What may stand around a call, and whether a target must let it pass.
const AROUND: [(&str, &str, bool); 6] = [
    ("the version 2.0", r#""jsonrpc":"2.0""#, true),
    ("no version", r#""id":4"#, true),
    ("an unknown member", r#""x-trace":1"#, true),
    (
        "an unknown member that is an object",
        r#""meta":{"id":9,"method":"none"}"#,
        true,
    ),
    ("another version", r#""jsonrpc":"1.0""#, false),
    ("a null version", r#""jsonrpc":null"#, false),
];

pub(super) async fn rpc_15(ctx: &Ctx) -> Checked {
    let session = ctx.session("version").await?;
    let control = session.call(SessionEventsRead::NAME, json!({})).await?;
    let method = json!(SessionEventsRead::NAME);
    for (what, member, must_pass) in AROUND {
        let id = if member.contains("\"id\":4") {
            ""
        } else {
            "\"id\":4,"
        };
        let params = session.params(json!({}));
        let body = format!("{{{id}{member},\"method\":{method},\"params\":{params}}}");
        let answer = ctx.send(Request::raw(body)).await?;
        if !must_pass && !answer.succeeded() {
            ctx.warn(format!("a request with {what} is refused"), [&answer]);
            continue;
        }
        ensure!(
            answer.text("/events/0/sessionId")? == control.text("/events/0/sessionId")?,
            [&control, &answer],
            "a request with {what} is not answered as it is without"
        );
        let version = answer
            .response()
            .and_then(|response| response.json.as_ref()?.get("jsonrpc"));
        ensure!(
            version.is_none_or(|version| version == "2.0"),
            [&answer],
            "a response says that it is of JSON-RPC {}",
            version.unwrap_or(&Value::Null)
        );
    }
    Ok(())
}
