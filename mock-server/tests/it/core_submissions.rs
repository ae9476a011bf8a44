//! What makes two submissions the same one.

use serde_json::{Value, json};

use crate::core_support::{Client, invalid, rejected, start, submit};

const START: &str = "session/runs/start";

fn with(items: Value, config: Value) -> Value {
    let mut params = submit("sub", "");
    params["source"]["items"] = items;
    params["config"] = config;
    params
}

fn text(text: &str) -> Value {
    json!({ "type": "text", "text": text })
}

#[test]
fn equal_submissions_return_the_first_run_and_others_are_rejected() {
    let mut client = Client::with_session();
    // "first", "second", and one pixel worth of nothing.
    let first = client.put_blob(b"first");
    let second = client.put_blob(b"second");
    let file = client.put_blob(b"hello");
    let media = |name: Value, mime: &str| json!({ "type": "media", "blobRef": file, "mime": mime, "kind": "document", "name": name });
    let items = || {
        json!([
            text("first"),
            text("second"),
            media("a.txt".into(), "text/plain")
        ])
    };
    let model = |model: &str| json!({ "model": { "providerId": "fake", "apiKind": "openai:responses", "model": model } });
    let run = client.ok(START, with(items(), Value::Null))["run"].take();
    assert_eq!(run["id"], "run_1");
    client.pass(20);
    let head = client.head();

    let pdf = media("a.txt".into(), "Text/Plain; charset=utf-8");
    let same: Vec<(&str, Value)> = vec![
        ("identical", with(items(), Value::Null)),
        (
            "outer white space",
            with(
                json!([text(" first\n"), text("\tsecond"), items()[2]]),
                Value::Null,
            ),
        ),
        (
            "a blank item more",
            with(
                json!([text("first"), text(" "), text("second"), items()[2]]),
                Value::Null,
            ),
        ),
        (
            "a reference to the same bytes",
            with(
                json!([{ "type": "textRef", "blobRef": first }, { "type": "textRef", "blobRef": second }, items()[2]]),
                Value::Null,
            ),
        ),
        (
            "another spelling of the media type",
            with(json!([text("first"), text("second"), pdf]), Value::Null),
        ),
        ("an empty config", with(items(), json!({}))),
        (
            "empty sections",
            with(
                items(),
                json!({ "generation": {}, "limits": {}, "model": null }),
            ),
        ),
        ("an unknown member", with(items(), json!({ "zzz": 1 }))),
    ];
    for (what, params) in same {
        assert_eq!(client.ok(START, params)["run"]["id"], "run_1", "{what}");
    }

    let mut origin = items();
    origin[0]["origin"] = "mail".into();
    let other: Vec<(&str, Value)> = vec![
        (
            "text",
            with(
                json!([text("First"), text("second"), items()[2]]),
                Value::Null,
            ),
        ),
        (
            "an item more",
            with(
                json!([text("first"), text("second"), text("third"), items()[2]]),
                Value::Null,
            ),
        ),
        (
            "order",
            with(
                json!([text("second"), text("first"), items()[2]]),
                Value::Null,
            ),
        ),
        (
            "media name",
            with(
                json!([
                    text("first"),
                    text("second"),
                    media("b.txt".into(), "text/plain")
                ]),
                Value::Null,
            ),
        ),
        (
            "no media name",
            with(
                json!([
                    text("first"),
                    text("second"),
                    media(Value::Null, "text/plain")
                ]),
                Value::Null,
            ),
        ),
        (
            "media type",
            with(
                json!([
                    text("first"),
                    text("second"),
                    media("a.txt".into(), "text/csv")
                ]),
                Value::Null,
            ),
        ),
        ("origin", with(origin, Value::Null)),
        ("model", with(items(), model("other"))),
        (
            "generation",
            with(items(), json!({ "generation": { "maxOutputTokens": 9 } })),
        ),
        (
            "limits",
            with(items(), json!({ "limits": { "maxTurns": 9 } })),
        ),
    ];
    for (what, params) in other {
        assert_eq!(client.refused(START, params), rejected(), "{what}");
    }
    assert_eq!(client.head(), head);
}

#[test]
fn a_submission_finds_its_run_in_every_state() {
    let mut client = Client::with_session();
    client.ok(START, submit("a", "sleep=1"));
    client.ok(START, submit("b", "second"));
    let replays = |client: &mut Client, a: &str, b: &str| {
        let head = client.head();
        for (id, text, status) in [("a", "sleep=1", a), ("b", "second", b)] {
            let run = client.ok(START, submit(id, text))["run"].take();
            assert_eq!(run["status"], status);
            assert_eq!(client.refused(START, submit(id, "changed")), rejected());
        }
        assert_eq!(client.head(), head);
    };
    replays(&mut client, "running", "queued");
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    replays(&mut client, "cancelling", "queued");
    client.pass(10);
    replays(&mut client, "cancelled", "running");
    client.pass(20);
    replays(&mut client, "cancelled", "completed");
    let config = json!({ "generation": { "maxOutputTokens": 5 } });
    client.ok(
        "session/config/put",
        json!({ "sessionId": "s", "config": config }),
    );
    replays(&mut client, "cancelled", "completed");
    client.ok("session/close", json!({ "sessionId": "s" }));
    replays(&mut client, "cancelled", "completed");
    assert_eq!(client.refused(START, submit("new", "second")), rejected());
    assert_eq!(client.refused(START, submit("a", " ")), invalid());
}

#[test]
fn a_submission_id_belongs_to_one_session_and_its_absence_to_none() {
    let mut client = Client::with_session();
    client.ok("session/start", json!({ "sessionId": "t" }));
    client.ok(START, submit("a", "one"));
    let mut other = submit("a", "another");
    other["sessionId"] = "t".into();
    assert_eq!(client.ok(START, other)["run"]["id"], "run_1");
    let mut null = start("one");
    null["submissionId"] = Value::Null;
    assert_eq!(client.ok(START, start("one"))["run"]["id"], "run_2");
    assert_eq!(client.ok(START, null)["run"]["id"], "run_3");
}

#[test]
fn a_refused_submission_does_not_use_up_its_id() {
    let mut client = Client::with_session();
    assert_eq!(client.refused(START, submit("a", "  ")), invalid());
    let config =
        json!({ "generation": { "toolChoice": { "type": "specific", "toolId": "none" } } });
    assert_eq!(
        client.refused(START, with(json!([text("x")]), config)),
        rejected()
    );
    assert_eq!(client.ok(START, submit("a", "x"))["run"]["id"], "run_1");
    assert_eq!(client.ok(START, submit("sub", "y"))["run"]["id"], "run_2");
}

#[test]
fn a_refused_submission_stores_nothing() {
    let mut client = Client::with_session();
    client.ok(START, submit("a", "one"));
    let text = "said only in a refused submission";
    assert_eq!(client.refused(START, submit("a", text)), rejected());
    // The reference it would have, from a gateway of its own.
    let stored = Client::new().put_blob(text.as_bytes());
    let has = client.ok("blobs/has", json!({ "blobRefs": [stored] }));
    assert_eq!(has["blobs"][0]["exists"], false);
}

#[test]
fn a_text_is_not_a_file_that_holds_the_same_bytes() {
    let mut client = Client::with_session();
    let blob_ref = client.put_blob(b"first");
    let file =
        json!([{ "type": "media", "blobRef": blob_ref, "mime": "text/plain", "kind": "document" }]);
    client.ok(START, with(file.clone(), Value::Null));
    let text = json!([text("first")]);
    assert_eq!(client.refused(START, with(text, Value::Null)), rejected());
    assert_eq!(
        client.ok(START, with(file, Value::Null))["run"]["id"],
        "run_1"
    );
}
