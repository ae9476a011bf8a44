//! Transcriptions: how they go, and by which key they are found again.

use api_contract::lightspeed::access::Attribution;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, invalid, not_found, refusal, rejected};

const START: &str = "transcriptions/start";

fn model() -> Value {
    json!({ "providerId": "p", "apiKind": "openai:audio-transcriptions", "model": "m" })
}

/// The parameters of a transcription of a recording of ten bytes.
fn recording(client: &mut Client) -> Value {
    let blob = client.put_blob(b"0123456789");
    json!({
        "idempotencyKey": "k", "model": model(),
        "audio": { "blobRef": blob, "mime": "audio/ogg", "name": "standup.ogg" },
    })
}

/// The same with this prompt, under a key of its own.
fn prompted(client: &mut Client, prompt: &str) -> Value {
    let mut params = recording(client);
    params["idempotencyKey"] = prompt.into();
    params["prompt"] = prompt.into();
    params
}

fn begin(client: &mut Client, params: Value) -> Value {
    client.ok(START, params)["transcription"].take()
}

fn named(transcription: &Value) -> Value {
    json!({ "transcriptionId": transcription["transcriptionId"] })
}

fn read(client: &mut Client, transcription: &Value) -> Value {
    client.ok("transcriptions/read", named(transcription))["transcription"].take()
}

fn cancel(client: &mut Client, transcription: &Value) -> Value {
    client.ok("transcriptions/cancel", named(transcription))["transcription"].take()
}

#[test]
fn a_transcription_waits_listens_and_then_has_its_text() {
    let mut client = Client::new();
    let params = recording(&mut client);
    let started = begin(&mut client, params.clone());
    let id = started["transcriptionId"].as_str().unwrap();
    assert_eq!(id.strip_prefix("transcription_").unwrap().len(), 32);
    let mut expected = json!({
        "transcriptionId": id, "createdBy": { "kind": "local" }, "audio": params["audio"],
        "model": model(), "status": "pending", "createdAtMs": client.now,
        "transcriptRef": null, "text": null, "failure": null,
    });
    assert_eq!(started, expected);
    for (ms, status) in [(4, "pending"), (1, "running"), (14, "running")] {
        client.pass(ms);
        expected["status"] = status.into();
        assert_eq!(read(&mut client, &started), expected);
    }
    client.pass(1);
    let text = "transcript of standup.ogg (10 bytes)";
    let ended = read(&mut client, &started);
    expected["status"] = "succeeded".into();
    expected["text"] = text.into();
    expected["transcriptRef"] = ended["transcriptRef"].clone();
    assert_eq!(ended, expected);
    let blob = client.ok("blobs/read", json!({ "blobRef": ended["transcriptRef"] }));
    assert_eq!(blob["bytesBase64"], STANDARD.encode(text));
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_repeat_finds_the_transcription_of_its_key_in_every_state() {
    let mut client = Client::new();
    let params = recording(&mut client);
    let first = begin(&mut client, params.clone());
    let mut spelt = params.clone();
    spelt["model"]["apiKind"] = "openAiAudioTranscriptions".into();
    spelt["language"] = Value::Null;
    assert_eq!(begin(&mut client, spelt), first);
    for status in ["running", "succeeded"] {
        client.pass(15);
        let again = begin(&mut client, params.clone());
        assert_eq!(
            (&again["transcriptionId"], &again["status"]),
            (&first["transcriptionId"], &json!(status))
        );
    }
    let mut others = vec![params.clone(); 5];
    others[0]["language"] = "en".into();
    others[1]["prompt"] = "x".into();
    others[2]["audio"]["name"] = "other.ogg".into();
    others[3]["model"]["model"] = "other".into();
    others[4].as_object_mut().unwrap().remove("model");
    for other in others {
        assert_eq!(client.refused(START, other.clone()), rejected(), "{other}");
    }
    let mut new = params;
    new["idempotencyKey"] = "another".into();
    assert_ne!(
        begin(&mut client, new)["transcriptionId"],
        first["transcriptionId"]
    );
}

#[test]
fn without_a_model_there_must_be_a_default_for_speech() {
    let mut client = Client::new();
    let mut params = recording(&mut client);
    params.as_object_mut().unwrap().remove("model");
    let response = client.response(START, params.clone());
    assert_eq!(response["error"]["code"], -32014);
    assert_eq!(
        response["error"]["data"]["modelDefaultSlot"],
        "speechToText"
    );
    let put = |model: Value, revision: u64| json!({ "slot": "speechToText", "model": model, "expectedRevision": revision });
    client.ok("models/defaults/put", put(model(), 0));
    let started = begin(&mut client, params.clone());
    assert_eq!(started["model"], model());
    // Neither the transcription nor a repeat of it needs the default any more.
    client.ok("models/defaults/put", put(Value::Null, 1));
    assert_eq!(begin(&mut client, params), started);
}

#[test]
fn a_recording_is_stored_of_a_known_type_and_not_too_large() {
    let mut client = Client::new();
    let right = recording(&mut client);
    let mut absent = right.clone();
    absent["audio"]["blobRef"] = format!("sha256:{}", "0".repeat(64)).into();
    let mut mime = right.clone();
    mime["audio"]["mime"] = "video/mp4".into();
    let mut api_kind = right.clone();
    api_kind["model"]["apiKind"] = "openai:responses".into();
    let mut unnamed = right.clone();
    unnamed["audio"]["name"] = "".into();
    let mut key = right.clone();
    key["idempotencyKey"] = "k".repeat(201).into();
    let mut prompt = right.clone();
    prompt["prompt"] = "p".repeat(8193).into();
    for wrong in [absent, mime, api_kind, unnamed, key, prompt] {
        assert_eq!(client.refused(START, wrong.clone()), invalid(), "{wrong}");
    }
    let mut unknown = right.clone();
    unknown["audio"]["zzz"] = 1.into();
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    assert_eq!(client.refused(START, unknown), decode);
    let mut large = right.clone();
    large["audio"]["blobRef"] = client.put_blob(&vec![0; (25 << 20) + 1]);
    let too_large = refusal(-32602, "audio_blob_too_large");
    assert_eq!(client.refused(START, large), too_large);
    // A refusal does not use up the key, and a type may be written in other ways.
    let mut other = right;
    other["audio"]["mime"] = "Audio/X-M4A; codecs=aac".into();
    begin(&mut client, other);
}

#[test]
fn a_cancelled_transcription_stays_cancelled_and_an_ended_one_as_it_is() {
    let mut client = Client::new();
    for after_ms in [0, 10] {
        let params = prompted(&mut client, &format!("after {after_ms}"));
        let started = begin(&mut client, params.clone());
        client.pass(after_ms);
        let cancelled = cancel(&mut client, &started);
        assert_eq!(cancelled["status"], "cancelled");
        assert_eq!(client.core.next_due(), None);
        client.pass(100);
        assert_eq!(read(&mut client, &started), cancelled);
        assert_eq!(cancel(&mut client, &started), cancelled);
        assert_eq!(begin(&mut client, params), cancelled);
    }
    let params = recording(&mut client);
    let started = begin(&mut client, params);
    client.pass(100);
    let ended = read(&mut client, &started);
    assert_eq!(ended["status"], "succeeded");
    assert_eq!(cancel(&mut client, &started), ended);
    let unknown = json!({ "transcriptionId": "transcription_none" });
    for method in ["transcriptions/read", "transcriptions/cancel"] {
        assert_eq!(client.refused(method, unknown.clone()), not_found());
    }
}

#[test]
fn words_in_the_prompt_make_it_slow_or_let_it_fail() {
    let mut client = Client::new();
    let params = prompted(&mut client, "a talk sleep=2.5 of Acorn");
    let slow = begin(&mut client, params);
    client.pass(2504);
    assert_eq!(read(&mut client, &slow)["status"], "running");
    client.pass(1);
    assert_eq!(read(&mut client, &slow)["status"], "succeeded");

    for kind in [
        "invalidAudio",
        "configuration",
        "provider",
        "timeout",
        "internal",
    ] {
        let params = prompted(&mut client, &format!("fail={kind}"));
        let failing = begin(&mut client, params);
        client.pass(20);
        let failed = read(&mut client, &failing);
        assert_eq!(
            (&failed["status"], &failed["failure"]["kind"]),
            (&json!("failed"), &json!(kind))
        );
        assert_eq!(
            (&failed["text"], &failed["transcriptRef"]),
            (&Value::Null, &Value::Null)
        );
    }
    for words in ["fail=tiredness", "sleep=long"] {
        let params = prompted(&mut client, words);
        let usual = begin(&mut client, params);
        client.pass(20);
        assert_eq!(read(&mut client, &usual)["status"], "succeeded");
    }
    for words in ["sleep=forever", "sleep=900"] {
        let params = prompted(&mut client, words);
        let endless = begin(&mut client, params);
        client.pass(900_004);
        assert_eq!(read(&mut client, &endless)["status"], "running");
        client.pass(1);
        assert_eq!(read(&mut client, &endless)["status"], "expired");
    }
}

#[test]
fn an_empty_recording_is_none() {
    let mut client = Client::new();
    let mut params = recording(&mut client);
    params["audio"]["blobRef"] = client.put_blob(b"");
    let started = begin(&mut client, params);
    client.pass(20);
    let failed = read(&mut client, &started);
    assert_eq!(failed["failure"]["kind"], "invalidAudio");
}

#[test]
fn callers_have_keys_of_their_own_and_actors_see_only_what_is_theirs() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    let params = recording(&mut client);
    let mut started = Vec::new();
    for actor in ["ada", "bob"] {
        let id = actor.into();
        client.caller.attribution = Attribution::Actor { id };
        started.push(begin(&mut client, params.clone()));
    }
    assert_eq!(
        started[0]["createdBy"],
        json!({ "kind": "actor", "id": "ada" })
    );
    assert_ne!(started[0]["transcriptionId"], started[1]["transcriptionId"]);
    for method in ["transcriptions/read", "transcriptions/cancel"] {
        assert_eq!(client.refused(method, named(&started[0])), not_found());
    }
    assert_eq!(read(&mut client, &started[1]), started[1]);
    client.caller = Caller::local();
    assert_eq!(read(&mut client, &started[0]), started[0]);
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(
        client.refused("transcriptions/read", named(&started[0])),
        not_found()
    );
}

#[test]
fn a_deleted_universe_takes_its_transcriptions_and_their_next_steps_with_it() {
    let mut client = Client::new();
    for (prompt, passed) in [("sleep=5", 0), ("sleep=6", 5)] {
        let params = prompted(&mut client, prompt);
        let started = begin(&mut client, params.clone());
        client.pass(passed);
        assert!(client.core.next_due().is_some());
        let universe = json!({ "universeId": Caller::LOCAL_UNIVERSE });
        client.ok("deployment/universes/delete", universe);
        assert_eq!(client.core.next_due(), None);
        assert_eq!(
            client.refused("transcriptions/read", named(&started)),
            not_found()
        );
        // The universe is empty now: the recording is gone, and the key is free.
        assert_eq!(client.refused(START, params), invalid());
        let params = prompted(&mut client, prompt);
        let again = begin(&mut client, params);
        assert_ne!(again["transcriptionId"], started["transcriptionId"]);
        client.pass(10_000);
        assert_eq!(read(&mut client, &again)["status"], "succeeded");
    }
}
