//! What a run is given.

use serde_json::{Value, json};

use crate::core_support::{Client, Refused, invalid, refusal};

const START: &str = "session/runs/start";

const MIB: usize = 1 << 20;

fn with(items: Value) -> Value {
    let mut params = json!({ "sessionId": "s", "source": { "type": "input" } });
    params["source"]["items"] = items;
    params
}

fn media(blob_ref: &Value, kind: &str, mime: &str) -> Value {
    json!({ "type": "media", "blobRef": blob_ref, "kind": kind, "mime": mime })
}

#[test]
fn texts_are_trimmed_joined_and_echoed() {
    let mut client = Client::with_session();
    let by_ref = client.put_blob(b"  from a blob \n");
    let file = client.put_blob(b"a,b");
    let mut named = media(&file, "document", "text/csv");
    named["name"] = "table.csv".into();
    let items = json!([
        { "type": "text", "text": "  part one ", "origin": "mail" },
        { "type": "text", "text": " \t\n" },
        { "type": "textRef", "blobRef": by_ref },
        named,
        media(&file, "document", "text/plain"),
    ]);
    let run = client.ok(START, with(items))["run"].take();
    // A reference comes back as the text it refers to, and a file without its name.
    let expected = json!([
        { "type": "text", "text": "part one", "origin": "mail" },
        { "type": "text", "text": "  from a blob \n" },
        media(&file, "document", "text/csv"),
        media(&file, "document", "text/plain"),
    ]);
    assert_eq!(run["source"]["items"], expected);
    client.pass(20);
    let run = client.read_run(1);
    assert_eq!(
        run["outputText"],
        "echo: part one\nfrom a blob\n[table.csv]\n[text/plain]"
    );
    let entries = run["entries"].as_array().unwrap();
    let keys: Vec<Value> = entries.iter().map(|entry| entry["key"].clone()).collect();
    let inputs: Vec<String> = (0..4).map(|index| format!("run.1.input.{index}")).collect();
    assert_eq!(keys[..4], inputs);
    assert_eq!(entries[1]["text"], "  from a blob \n");
    assert_eq!(
        (&entries[2]["preview"], entries[2].get("text")),
        (&json!("table.csv"), None)
    );
}

#[test]
fn long_texts_are_cut_in_entries_and_whole_in_the_output() {
    let mut client = Client::with_session();
    let text = "é".repeat(3000);
    client.run(&text);
    client.pass(20);
    let run = client.read_run(1);
    assert_eq!(run["outputText"], format!("echo: {text}"));
    let entry = &run["entries"][1];
    assert_eq!(entry["text"].as_str().unwrap().len(), 4096);
    assert_eq!(entry["textTruncated"], true);
    assert_eq!(entry["preview"].as_str().unwrap().chars().count(), 200);
    let blob = client.ok(
        "blobs/read",
        json!({ "blobRef": run["output"]["contentRef"] }),
    );
    assert_eq!(blob["bytes"], "echo: ".len() + text.len());
    let listed = client.session()["runs"][0]["source"].take();
    assert_eq!(listed["preview"].as_str().unwrap().chars().count(), 200);
    assert_eq!(listed["previewTruncated"], true);
}

#[test]
fn the_answer_can_be_padded() {
    let mut client = Client::with_session();
    client.run("bytes=100000");
    client.pass(20);
    let text = client.read_run(1)["outputText"].take();
    assert!(text.as_str().unwrap().starts_with("echo: bytes=100000..."));
    assert_eq!(text.as_str().unwrap().len(), 100_000);
    client.run("bytes=3");
    client.pass(20);
    assert_eq!(client.read_run(2)["outputText"], "echo: bytes=3");
}

#[test]
fn input_that_cannot_be_used_is_refused_and_leaves_nothing() {
    let mut client = Client::with_session();
    let bytes = client.put_blob(&[0xff, 0xfe]);
    let blank = client.put_blob(b" \n");
    let text = client.put_blob(b"text");
    let absent = json!(format!("sha256:{}", "0".repeat(64)));
    let decode = || Refused {
        code: -32602,
        kind: None,
    };
    let head = client.head();
    for (items, expected) in [
        (json!([]), invalid()),
        (json!([{ "type": "text", "text": " " }]), invalid()),
        (json!([{ "type": "textRef", "blobRef": blank }]), invalid()),
        (json!([{ "type": "textRef", "blobRef": absent }]), invalid()),
        (
            json!([{ "type": "textRef", "blobRef": "sha256:zz" }]),
            invalid(),
        ),
        (json!([{ "type": "textRef", "blobRef": bytes }]), invalid()),
        (
            json!([{ "type": "text", "text": "x", "provenanceRef": absent }]),
            invalid(),
        ),
        (json!([media(&absent, "image", "image/png")]), invalid()),
        (json!([media(&text, "image", "image/bmp")]), invalid()),
        (json!([media(&text, "image", "text/plain")]), invalid()),
        (json!([media(&text, "audio", "audio/zzz")]), invalid()),
        (json!([media(&bytes, "document", "text/plain")]), invalid()),
        (
            json!(vec![media(&text, "image", "image/png"); 9]),
            invalid(),
        ),
        (
            json!([{ "type": "catalog", "title": "t", "text": "x" }]),
            invalid(),
        ),
        (json!([{ "type": "zzz" }]), decode()),
        (json!([{ "type": "text" }]), decode()),
        (json!([media(&text, "zzz", "image/png")]), decode()),
    ] {
        assert_eq!(
            client.refused(START, with(items.clone())),
            expected,
            "{items}"
        );
    }
    assert_eq!(client.head(), head);
    assert_eq!(client.session()["runs"], json!([]));
}

#[test]
fn files_are_judged_by_kind_and_size() {
    let mut client = Client::with_session();
    let small = client.put_blob(b"x");
    for (kind, mime, stored) in [
        ("image", "image/jpg", "image/jpeg"),
        ("image", "IMAGE/PNG", "image/png"),
        ("document", "application/pdf; a=b", "application/pdf"),
        ("document", "application/json", "application/json"),
        ("audio", "audio/mp3", "audio/mpeg"),
        ("audio", "audio/3gpp2", "audio/3gpp2"),
    ] {
        let run = client.ok(START, with(json!([media(&small, kind, mime)])))["run"].take();
        assert_eq!(run["source"]["items"][0]["mime"], stored);
    }
    let mut sized = |bytes: usize| client.put_blob(&vec![b'x'; bytes]);
    let (text, text_over) = (sized(MIB), sized(MIB + 1));
    let (image, image_over) = (sized(10 * MIB), sized(10 * MIB + 1));
    let audio_over = sized(25 * MIB + 1);
    for (file, kind, mime) in [
        (&text, "document", "text/markdown"),
        (&image, "image", "image/gif"),
        (&image, "document", "application/pdf"),
        (&image_over, "audio", "audio/ogg"),
    ] {
        client.ok(START, with(json!([media(file, kind, mime)])));
    }
    for (file, kind, mime, expected) in [
        (&text_over, "document", "text/csv", invalid()),
        (&image_over, "image", "image/webp", invalid()),
        (&image_over, "document", "application/pdf", invalid()),
        (
            &audio_over,
            "audio",
            "audio/wav",
            refusal(-32602, "audio_blob_too_large"),
        ),
    ] {
        assert_eq!(
            client.refused(START, with(json!([media(file, kind, mime)]))),
            expected
        );
    }
}

#[test]
fn settings_of_a_run_are_judged_against_its_session() {
    let mut client = Client::with_session();
    let with = |config: Value| {
        let mut params = with(json!([{ "type": "text", "text": "x" }]));
        params["config"] = config;
        params
    };
    let model = |kind: &str| json!({ "providerId": "p", "apiKind": kind, "model": "m" });
    for config in [
        json!({ "model": model("anthropic:messages") }),
        json!({ "model": model("zzz") }),
        json!({ "generation": { "reasoningEffort": "zzz" } }),
        json!({ "generation": { "reasoningEffort": "max" } }),
    ] {
        assert_eq!(
            client.refused(START, with(config.clone())),
            invalid(),
            "{config}"
        );
    }
    let fitting =
        json!({ "model": model("openai_responses"), "generation": { "reasoningEffort": "low" } });
    client.ok(START, with(fitting));
    let mut notified = with(Value::Null);
    notified["notifyOnTerminal"] = json!({ "token": "t" });
    assert_eq!(client.refused(START, notified), invalid());
}
