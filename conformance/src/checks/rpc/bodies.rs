//! Bodies that are JSON and no single request, and requests that are no JSON by POST.

use crate::prelude::*;

pub(super) async fn rpc_10(ctx: &Ctx) -> Checked {
    let ids = [ctx.unique("first"), ctx.unique("second")];
    let starts: Vec<Value> = (1..)
        .zip(&ids)
        .map(|(id, session)| {
            let params = json!({ "sessionId": session, "metadata": ctx.tag() });
            json!({ "jsonrpc": "2.0", "id": id, "method": SessionStart::NAME, "params": params })
        })
        .collect();
    let bodies = [
        ("a batch of two", json!(starts)),
        ("a batch of one", json!([starts[0]])),
        ("an empty batch", json!([])),
        ("a list of a number", json!([1])),
    ];
    for (what, body) in bodies {
        let answer = ctx.send(Request::raw(body.to_string())).await?;
        ensure!(
            answer.is_clean_refusal(),
            [&answer],
            "{what} is not refused as a whole"
        );
    }
    for id in &ids {
        never_started(ctx, id, "a session that was started in a batch only").await?;
    }
    Ok(())
}

/// A session must not be there; its proper start, which follows, is the control.
async fn never_started(ctx: &Ctx, id: &str, differs: &str) -> Checked {
    let session = ctx.open(id);
    let before = session.call(SessionRunsList::NAME, json!({})).await?;
    let start = json!({ "metadata": ctx.tag() });
    session.call(SessionStart::NAME, start).await?.result()?;
    Refusal {
        call: &before,
        class: ErrorClass::NotFound,
        control: &session.call(SessionRunsList::NAME, json!({})).await?,
        differs,
    }
    .verify()
}

pub(super) async fn rpc_13(ctx: &Ctx) -> Checked {
    let id = ctx.unique("none");
    let method = json!(SessionStart::NAME);
    let params = json!({ "sessionId": id, "metadata": ctx.tag() });
    let with_id = |id: &str| format!(r#"{{"id":{id},"method":{method},"params":{params}}}"#);
    let with_method = |method: &str| format!(r#"{{"id":1,"method":{method},"params":{params}}}"#);
    let bodies = [
        ("an empty object", "{}".to_owned()),
        ("an id alone", r#"{"id":1}"#.to_owned()),
        (
            "a request without id",
            format!(r#"{{"method":{method},"params":{params}}}"#),
        ),
        (
            "a request without method",
            format!(r#"{{"id":1,"params":{params}}}"#),
        ),
        ("a method that is a number", with_method("7")),
        ("a method that is null", with_method("null")),
        ("a method that is a list", with_method("[]")),
        ("a null id", with_id("null")),
        ("a negative id", with_id("-1")),
        ("a fractional id", with_id("1.5")),
        ("an id that is true", with_id("true")),
        ("an id that is an object", with_id("{}")),
        ("an id that is a list", with_id("[1]")),
        ("an id of 2^64", with_id("18446744073709551616")),
        (
            "a method given twice",
            format!(r#"{{"id":1,"method":{method},"method":{method},"params":{params}}}"#),
        ),
        ("a text", r#""start""#.to_owned()),
        ("a number", "7".to_owned()),
        ("null", "null".to_owned()),
        ("true", "true".to_owned()),
    ];
    for (what, body) in bodies {
        let answer = ctx.send(Request::raw(body)).await?;
        ensure!(
            answer.is_clean_refusal(),
            [&answer],
            "{what} is not refused: it is no request"
        );
        let next = ctx.call(Initialize::NAME, json!({})).await?;
        ensure!(
            next.succeeded(),
            [&answer, &next],
            "after {what} the next request is not served"
        );
    }
    never_started(ctx, &id, "a session that no request has started").await
}

/// Content types, and whether a request of that type must be read.
const TYPES: [(&str, bool); 8] = [
    ("application/json", true),
    ("Application/JSON; charset=utf-8", true),
    ("application/vnd.suite+json", true),
    ("text/plain", false),
    ("application/json-rpc", false),
    ("application/x-www-form-urlencoded", false),
    ("multipart/form-data", false),
    ("", false),
];

pub(super) async fn rpc_14(ctx: &Ctx) -> Checked {
    let good = || Request::call(Initialize::NAME, json!({}));
    for (content_type, is_json) in TYPES {
        let answer = ctx.send(good().content_type(content_type)).await?;
        if is_json {
            ensure!(
                answer.succeeded(),
                [&answer],
                "a request of the type {content_type:?} is not served"
            );
        } else {
            refused_by_http(&answer, &format!("a request of the type {content_type:?}"))?;
        }
    }
    for verb in ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] {
        let answer = ctx.send(good().verb(verb)).await?;
        refused_by_http(&answer, &format!("a {verb} of the endpoint"))?;
    }
    Ok(())
}

/// An answer must be a client's error of HTTP: there was no call that could be answered.
fn refused_by_http(answer: &Exchange, what: &str) -> Checked {
    let status = answer.status().unwrap_or_default();
    ensure!(
        (400..500).contains(&status) && !answer.succeeded(),
        [answer],
        "{what} is answered with HTTP {status}, not refused"
    );
    Ok(())
}
