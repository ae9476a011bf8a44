//! `session/context/append` and `session/context/remove`: the context as clients edit it.

use serde_json::{Value, json};

use crate::core_support::{Client, invalid, not_found, rejected};

const APPEND: &str = "session/context/append";
const REMOVE: &str = "session/context/remove";

fn text(key: &str, text: &str) -> Value {
    json!({ "key": key, "item": { "type": "text", "text": text } })
}

fn media(key: &str, blob_ref: &Value, mime: &str) -> Value {
    let item = json!({ "type": "media", "blobRef": blob_ref, "mime": mime, "kind": "image" });
    json!({ "key": key, "item": item })
}

fn append(entries: &[Value]) -> Value {
    json!({ "sessionId": "s", "entries": entries })
}

fn remove(keys: &[&str]) -> Value {
    json!({ "sessionId": "s", "keys": keys })
}

fn absent() -> Value {
    json!(format!("sha256:{}", "0".repeat(64)))
}

/// What became of each entry: the key, the status, and the kind of a failure.
fn outcomes(response: &Value) -> Vec<String> {
    let results = response["results"].as_array().unwrap();
    let told = results.iter().map(|result| {
        let words = [
            &result["key"],
            &result["status"],
            &result["failure"]["kind"],
        ];
        let words: Vec<&str> = words.iter().filter_map(|word| word.as_str()).collect();
        words.join(" ")
    });
    told.collect()
}

/// The context below the instructions: key and text of each entry.
fn context(client: &mut Client) -> Vec<(String, Value)> {
    let entries = client.session()["activeContext"]["entries"].take();
    let entries = entries.as_array().unwrap().iter();
    let entries = entries.filter(|entry| entry["kind"]["type"] != "instructions");
    entries
        .map(|entry| {
            let key = entry["key"].as_str().unwrap_or_default();
            (key.to_owned(), entry["text"].clone())
        })
        .collect()
}

#[test]
fn an_entry_enters_the_context_with_an_event_of_its_own() {
    let mut client = Client::with_session();
    let response = client.ok(APPEND, append(&[text("k", " hi \n"), text("l", "z")]));
    assert_eq!(response["contextRevision"], 3);
    let content = client.put_blob(b"hi");
    let accepted = json!({
        "kind": { "type": "message", "role": "user" },
        "content": { "contentRef": content, "mediaType": "text/plain", "providerKind": null },
    });
    let applied = json!({
        "key": "k", "status": "applied", "entry": accepted, "activationText": "hi",
    });
    assert_eq!(response["results"][0], applied);
    let events = client.events();
    assert_eq!(events.len(), 4);
    let entry = &events[2]["kind"]["entries"][0];
    assert_eq!(events[2]["kind"]["type"], "contextEntriesApplied");
    assert_eq!(events[2]["joins"], json!({}));
    let mut expected = accepted;
    expected["id"] = "item_2".into();
    expected["key"] = "k".into();
    expected["text"] = "hi".into();
    expected["source"] = json!({ "type": "contextEdit" });
    assert_eq!(*entry, expected);
    assert_eq!(client.session()["activeContext"]["entries"][1], expected);
}

#[test]
fn a_key_makes_a_repetition_harmless_and_a_change_a_replacement() {
    let mut client = Client::with_session();
    client.ok(APPEND, append(&[text("a", "one"), text("b", "two")]));
    client.now += 10;
    let again = client.ok(APPEND, append(&[text("a", " one "), text("b", "2")]));
    assert_eq!(outcomes(&again), ["a unchanged", "b applied"]);
    assert_eq!(
        (
            &again["contextRevision"],
            &again["results"][0]["activationText"]
        ),
        (&json!(4), &json!("one"))
    );
    assert_eq!(client.head(), 5);
    let events = client.events();
    assert_eq!(events[4]["kind"]["entries"][0]["supersedes"], "item_3");
    // The same text by reference is the same content; from elsewhere it is not.
    let blob = client.put_blob(b"one");
    let by_ref = json!({ "key": "a", "item": { "type": "textRef", "blobRef": blob } });
    assert_eq!(
        outcomes(&client.ok(APPEND, append(&[by_ref]))),
        ["a unchanged"]
    );
    let item = json!({ "type": "text", "text": "one", "origin": "mail" });
    let from = json!({ "key": "a", "item": item });
    assert_eq!(outcomes(&client.ok(APPEND, append(&[from]))), ["a applied"]);
    // A replacement stands where the entry stood.
    let expected = [("a".to_owned(), json!("one")), ("b".to_owned(), json!("2"))];
    assert_eq!(context(&mut client), expected);
}

#[test]
fn an_entry_that_fails_does_not_keep_the_others_out() {
    let mut client = Client::with_session();
    let image = client.put_blob(b"not really");
    let entries = [
        text("run", "x"),
        text("run.1.input.0", "x"),
        text("runtime.x", "x"),
        text("instructions.x", "x"),
        media("m1", &absent(), "image/png"),
        media("m2", &image, "image/x-carrier-pigeon"),
        media("m3", &image, "image/PNG"),
        text("runx", "fine"),
    ];
    let response = client.ok(APPEND, append(&entries));
    assert_eq!(
        outcomes(&response),
        [
            "run failed admissionRejected",
            "run.1.input.0 failed admissionRejected",
            "runtime.x failed admissionRejected",
            "instructions.x failed admissionRejected",
            "m1 failed blobMissing",
            "m2 failed unsupportedMedia",
            "m3 applied",
            "runx applied"
        ]
    );
    let failed = &response["results"][0];
    assert_eq!(
        (failed.get("entry"), failed.get("activationText")),
        (None, None)
    );
    assert!(!failed["failure"]["message"].as_str().unwrap().is_empty());
    let file = &response["results"][6];
    assert_eq!(file["entry"]["content"]["mediaType"], "image/png");
    assert_eq!(file.get("activationText"), None);
    assert_eq!(response["contextRevision"], 3);
}

#[test]
fn a_request_that_is_invalid_changes_nothing() {
    let mut client = Client::with_session();
    let entries =
        |count: usize| -> Vec<Value> { (0..count).map(|n| text(&format!("k{n}"), "x")).collect() };
    let by_ref =
        |blob: &Value| json!({ "key": "k", "item": { "type": "textRef", "blobRef": blob } });
    let blank = client.put_blob(b" \n");
    let bytes = client.put_blob(&[0xff]);
    let catalog = json!({ "key": "k", "item": { "type": "catalog", "title": "t", "text": " " } });
    let fine = text("fine", "x");
    for params in [
        append(&[]),
        append(&entries(65)),
        append(&[fine.clone(), text("a", "x"), text("a", "x")]),
        append(&[fine.clone(), text("a b", "x")]),
        append(&[fine.clone(), text("b", " \t")]),
        append(&[fine.clone(), by_ref(&absent())]),
        append(&[fine.clone(), by_ref(&blank)]),
        append(&[fine.clone(), by_ref(&bytes)]),
        append(&[fine.clone(), by_ref(&json!("x"))]),
        append(&[fine, catalog]),
    ] {
        let mut nowhere = params.clone();
        nowhere["sessionId"] = "t".into();
        assert_eq!(
            client.refused(APPEND, params.clone()),
            invalid(),
            "{params}"
        );
        // Before anybody looks for the session.
        assert_eq!(client.refused(APPEND, nowhere), invalid());
    }
    let keys: Vec<String> = (0..65).map(|n| format!("k{n}")).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    for bad in [
        &[][..],
        &keys,
        &["a", "a"],
        &["a b"],
        &["run"],
        &["run.1"],
        &["runtime"],
    ] {
        assert_eq!(client.refused(REMOVE, remove(bad)), invalid(), "{bad:?}");
    }
    assert_eq!(client.head(), 2);
    let full = client.ok(APPEND, append(&entries(64)));
    assert_eq!(full["contextRevision"], 65);
    let emptied = client.ok(REMOVE, remove(&keys[..64]));
    assert_eq!(emptied["contextRevision"], 129);
}

#[test]
fn a_removed_key_is_an_event_and_an_absent_one_is_not() {
    let mut client = Client::with_session();
    client.ok(APPEND, append(&[text("a", "x"), text("b", "y")]));
    let keys = ["a", "none", "runx", "b"];
    let response = client.ok(REMOVE, remove(&keys));
    let expected = ["a removed", "none absent", "runx absent", "b removed"];
    assert_eq!(outcomes(&response), expected);
    assert_eq!(response["contextRevision"], 5);
    assert_eq!(context(&mut client), []);
    let event = client.events().pop().unwrap()["kind"].take();
    let removed = json!({
        "type": "contextKeysRemoved", "baseRevision": 4, "revision": 5, "keys": ["b"],
    });
    assert_eq!(event, removed);
    let again = client.ok(REMOVE, remove(&keys));
    assert_eq!(outcomes(&again)[3], "b absent");
    assert_eq!(client.head(), 6);
    // A key that was removed is a new one.
    let back = client.ok(APPEND, append(&[text("a", "x")]));
    assert_eq!(outcomes(&back), ["a applied"]);
    let instructions = client.ok(REMOVE, remove(&["instructions.000.default"]));
    assert_eq!(instructions["results"][0]["status"], "removed");
}

#[test]
fn a_catalog_shows_its_heading_and_the_beginning_of_its_text() {
    let mut client = Client::with_session();
    let long = "é".repeat(3000);
    let item = json!({ "type": "catalog", "title": "Components", "text": long });
    let response = client.ok(APPEND, append(&[json!({ "key": "parts", "item": item })]));
    let result = &response["results"][0];
    let kind = json!({ "type": "catalog", "title": "Components" });
    assert_eq!(result["entry"]["kind"], kind);
    assert_eq!(result["activationText"], "é".repeat(2048));
    assert_eq!(result["activationTextTruncated"], true);
    let entry = client.session()["activeContext"]["entries"][1].take();
    assert_eq!((&entry["kind"], entry.get("text")), (&kind, None));
    assert_eq!(entry["preview"], "é".repeat(200));
    let content = json!({ "blobRef": entry["content"]["contentRef"] });
    assert_eq!(client.ok("blobs/read", content)["bytes"], 6000);
}

#[test]
fn the_session_must_be_there_and_open_and_may_be_at_work() {
    let mut client = Client::with_session();
    client.run("hello");
    let edit = append(&[text("a", "x")]);
    assert_eq!(outcomes(&client.ok(APPEND, edit.clone())), ["a applied"]);
    client.pass(20);
    assert_eq!(client.read_run(1)["status"], "completed");
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(client.refused(APPEND, edit.clone()), rejected());
    assert_eq!(client.refused(REMOVE, remove(&["a"])), rejected());
    for (method, mut params) in [(APPEND, edit), (REMOVE, remove(&["a"]))] {
        params["sessionId"] = "t".into();
        assert_eq!(client.refused(method, params), not_found());
    }
}

#[test]
fn the_text_to_activate_an_entry_with_is_cut_at_4096_bytes() {
    let mut client = Client::with_session();
    let long = "é".repeat(3000);
    let entries = [text("short", "ab"), text("long", &long)];
    let results = client.ok("session/context/append", append(&entries))["results"].take();
    assert_eq!(results[0]["activationText"], "ab");
    assert_eq!(results[0].get("activationTextTruncated"), None);
    assert_eq!(results[1]["activationText"], long[..4096]);
    assert_eq!(results[1]["activationTextTruncated"], true);
    assert_eq!(context(&mut client).len(), 2);
}
