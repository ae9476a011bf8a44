//! `session/context/compact`.

use mock_server::core::UnixMs;
use serde_json::{Value, json};

use crate::core_support::{Client, not_found, rejected};

const COMPACT: &str = "session/context/compact";

fn this() -> Value {
    json!({ "sessionId": "s" })
}

fn configure(client: &mut Client, mode: &str) {
    let config = json!({ "context": { "compaction": { "mode": mode } } });
    let params = json!({ "sessionId": "s", "config": config });
    client.ok("session/config/put", params);
}

/// The ids of the entries of the context.
fn entries(client: &mut Client) -> Vec<String> {
    let entries = client.session()["activeContext"]["entries"].take();
    let ids = entries.as_array().unwrap().iter();
    ids.map(|entry| entry["id"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn one_entry_takes_the_place_of_the_conversation() {
    let mut client = Client::with_session();
    configure(&mut client, "providerStandalone");
    let catalog = json!({ "type": "catalog", "title": "Parts", "text": "a, b" });
    let appended = json!([
        { "key": "note", "item": { "type": "text", "text": "n" } },
        { "key": "parts", "item": catalog },
    ]);
    client.ok(
        "session/context/append",
        json!({ "sessionId": "s", "entries": appended }),
    );
    client.run("tool=a");
    client.pass(100);
    let head = client.head();
    let before = entries(&mut client);
    let session = client.ok(COMPACT, this())["session"].take();
    assert_eq!(
        (&session["status"], &session["configRevision"]),
        (&json!("idle"), &json!(1))
    );
    assert_eq!(
        client.kinds_after(head),
        [
            "contextCompactionRequested",
            "contextEntriesApplied(providerOpaque)",
            "contextCompactionFinished",
            "contextEntriesRemoved"
        ]
    );
    let events = client.events();
    let told = &events[events.len() - 4..];
    assert_eq!(told[0]["kind"]["trigger"], "manual");
    assert_eq!(told[2]["kind"]["status"], "succeeded");
    assert_eq!(told[3]["kind"]["reason"], "providerCompacted");
    assert!(told.iter().all(|event| event["joins"] == json!({})));
    // Instructions and catalogs stay; the rest is gone, in the order in which it stood.
    let removed: Vec<&String> = before
        .iter()
        .filter(|id| !["item_1", "item_3"].contains(&id.as_str()))
        .collect();
    assert_eq!(told[3]["kind"]["entryIds"], json!(removed));
    let summary = &told[1]["kind"]["entries"][0];
    assert_eq!(summary["source"]["type"], "runtime");
    let kept = ["item_1", "item_3", summary["id"].as_str().unwrap()];
    assert_eq!(entries(&mut client), kept);
    assert_eq!(session["contextRevision"], told[3]["kind"]["revision"]);
    // It holds what it stands for, and the runs look as before.
    let content = json!({ "blobRef": summary["content"]["contentRef"] });
    client.ok("blobs/read", content);
    assert_eq!(client.read_run(1)["outputText"], "echo: tool=a");
}

#[test]
fn what_is_condensed_already_stays_as_it_is() {
    let mut client = Client::with_session();
    configure(&mut client, "providerStandalone");
    for conversation in [false, true] {
        if conversation {
            client.run("hello");
            client.pass(100);
            client.ok(COMPACT, this());
        }
        let (head, before) = (client.head(), entries(&mut client));
        client.ok(COMPACT, this());
        let expected = ["contextCompactionRequested", "contextCompactionFinished"];
        assert_eq!(client.kinds_after(head), expected);
        assert_eq!(entries(&mut client), before);
    }
    // With something new, an earlier summary is condensed along with it.
    client.run("again");
    client.pass(100);
    client.ok(COMPACT, this());
    assert_eq!(entries(&mut client).len(), 2);
}

#[test]
fn compaction_needs_an_open_idle_session_and_the_policy() {
    let mut client = Client::with_session();
    assert_eq!(client.refused(COMPACT, this()), rejected());
    for mode in ["disabled", "providerTriggered"] {
        configure(&mut client, mode);
        assert_eq!(client.refused(COMPACT, this()), rejected(), "{mode}");
    }
    configure(&mut client, "providerStandalone");
    client.run("sleep=1");
    let head = client.head();
    assert_eq!(client.refused(COMPACT, this()), rejected());
    assert_eq!(client.head(), head);
    client.pass(2000);
    client.ok(COMPACT, this());
    client.ok("session/close", this());
    assert_eq!(client.refused(COMPACT, this()), rejected());
    assert_eq!(
        client.refused(COMPACT, json!({ "sessionId": "t" })),
        not_found()
    );
}

#[test]
fn a_compaction_that_is_to_fail_leaves_the_context_and_the_next_one_succeeds() {
    let mut client = Client::with_session();
    configure(&mut client, "providerStandalone");
    client.run("hello");
    client.pass(100);
    let (at, now) = ("s".into(), UnixMs(client.now));
    for why in ["overruled", "the provider is down"] {
        client.core.fail_next_compaction(&at, why, now).unwrap();
    }
    let (head, before) = (client.head(), entries(&mut client));
    client.ok(COMPACT, this());
    let expected = ["contextCompactionRequested", "contextCompactionFinished"];
    assert_eq!(client.kinds_after(head), expected);
    assert_eq!(entries(&mut client), before);
    let finished = client.events().pop().unwrap()["kind"].take();
    assert_eq!(finished["status"], "failed");
    let why = client.ok("blobs/read", json!({ "blobRef": finished["failureRef"] }));
    assert_eq!(why["bytesBase64"], json!("dGhlIHByb3ZpZGVyIGlzIGRvd24="));

    client.ok(COMPACT, this());
    assert!(entries(&mut client).len() < before.len());
    let lost = client.core.fail_next_compaction(&"t".into(), "why", now);
    assert_eq!(lost.unwrap_err().to_string(), "there is no session t");
}
