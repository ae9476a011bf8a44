//! Default models, and the list of models.

use mock_server::core::{AccessMode, Caller, Core, CoreConfig};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, conflict, invalid};

const PUT: &str = "models/defaults/put";

fn put(slot: &str, model: &Value, expected: u64) -> Value {
    json!({ "slot": slot, "model": model, "expectedRevision": expected })
}

fn model(kind: &str) -> Value {
    json!({ "providerId": "p", "apiKind": kind, "model": "m" })
}

fn defaults(client: &mut Client) -> Value {
    client.ok("models/defaults/read", json!({}))["defaults"].take()
}

fn model_of_a_new_session(client: &mut Client) -> Value {
    let id = client.ok("session/start", json!({}))["session"]["id"].take();
    client.ok("session/read", json!({ "sessionId": id }))["session"]["config"]["model"].take()
}

#[test]
fn the_model_that_the_gateway_was_started_with_is_the_first_default_for_runs() {
    let mut client = Client::new();
    let echo = json!({ "providerId": "fake", "apiKind": "openai:responses", "model": "echo" });
    assert_eq!(
        defaults(&mut client),
        json!({ "revision": 0, "agentRun": echo, "speechToText": null })
    );
    assert_eq!(model_of_a_new_session(&mut client), echo);
    let none = CoreConfig {
        default_model: None,
        ..CoreConfig::default()
    };
    assert_eq!(
        defaults(&mut Client::of(Core::new(none))),
        json!({ "revision": 0, "agentRun": null, "speechToText": null })
    );
}

#[test]
fn a_put_replaces_one_slot_and_raises_the_revision_of_both() {
    let mut client = Client::new();
    let first = defaults(&mut client)["agentRun"].take();
    let written =
        json!({ "providerId": " p ", "apiKind": "openAiAudioTranscriptions", "model": "m" });
    let answer = client.ok(PUT, put("speechToText", &written, 0))["defaults"].take();
    let stored = model("openai:audio-transcriptions");
    let expected = json!({ "revision": 1, "agentRun": first, "speechToText": stored });
    assert_eq!(answer, expected);
    assert_eq!(defaults(&mut client), expected);
    let completions = model("openai:completions");
    let answer = client.ok(PUT, put("agentRun", &completions, 1))["defaults"].take();
    assert_eq!(
        answer,
        json!({ "revision": 2, "agentRun": completions, "speechToText": stored })
    );
    assert_eq!(model_of_a_new_session(&mut client), completions);
    for stale in [0, 1, 3] {
        assert_eq!(
            client.refused(PUT, put("agentRun", &Value::Null, stale)),
            conflict()
        );
    }
    assert_eq!(defaults(&mut client), answer);
}

#[test]
fn without_a_default_for_runs_a_session_must_name_its_model() {
    let mut client = Client::with_session();
    let before = client.session()["config"].take();
    client.ok(PUT, put("agentRun", &Value::Null, 0));
    let response = client.response("session/start", json!({}));
    assert_eq!(response["error"]["code"], -32014);
    assert_eq!(response["error"]["data"]["kind"], "model_default_unset");
    assert_eq!(response["error"]["data"]["modelDefaultSlot"], "agentRun");
    let config = json!({ "model": model("openai:responses") });
    client.ok("session/start", json!({ "config": config }));
    // Sessions that exist keep what they have.
    assert_eq!(client.session()["config"], before);
    client.ok(
        "session/config/put",
        json!({ "sessionId": "s", "config": { "limits": {} } }),
    );
    assert_eq!(client.session()["config"]["model"], before["model"]);
}

#[test]
fn a_default_fits_its_slot() {
    let mut client = Client::new();
    for (slot, kind) in [
        ("agentRun", "openai:audio-transcriptions"),
        ("speechToText", "openai:responses"),
        ("agentRun", "carrier-pigeon"),
    ] {
        assert_eq!(client.refused(PUT, put(slot, &model(kind), 0)), invalid());
    }
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    let mut unnamed = put("agentRun", &Value::Null, 0);
    unnamed.as_object_mut().unwrap().remove("model");
    for wrong in [unnamed, put("dreaming", &Value::Null, 0)] {
        assert_eq!(client.refused(PUT, wrong), decode);
    }
    let mut unknown = put("agentRun", &Value::Null, 0);
    unknown["zzz"] = 1.into();
    assert_eq!(client.refused(PUT, unknown), decode);
    assert_eq!(defaults(&mut client)["revision"], 0);
}

#[test]
fn each_universe_has_its_own_defaults() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    client.ok(PUT, put("agentRun", &Value::Null, 0));
    client.caller = Caller::local().in_universe(other.into());
    let theirs = defaults(&mut client);
    assert_eq!(
        (&theirs["revision"], &theirs["agentRun"]["model"]),
        (&json!(0), &json!("echo"))
    );
}

#[test]
fn a_provider_that_fails_is_a_row_and_models_that_serve_no_runs_can_be_left_out() {
    let mut client = Client::new();
    let all = client.ok("models/list", json!({}));
    let selectable = client.ok("models/list", json!({ "selectableOnly": true }));
    assert_eq!(all["providers"], selectable["providers"]);
    let providers = all["providers"].as_array().unwrap();
    let failed = |provider: &&Value| provider.get("error").is_some();
    let failing: Vec<&Value> = providers.iter().filter(failed).collect();
    assert_eq!((providers.len(), failing.len()), (2, 1));
    assert_eq!(failing[0]["providerId"], "fake-offline");
    assert_eq!(providers[0]["fetchedAtMs"], client.now);

    let rows = |list: &Value| {
        let models = list["models"].as_array().unwrap().iter();
        models
            .map(|row| format!("{} {}", row["model"], row["apiKind"]).replace('"', ""))
            .collect::<Vec<_>>()
    };
    let echo = [
        "echo anthropic:messages",
        "echo openai:completions",
        "echo openai:responses",
    ];
    assert_eq!(rows(&selectable), echo);
    let others = [
        "echo-embedding openai:responses",
        "echo-transcribe openai:audio-transcriptions",
    ];
    assert_eq!(rows(&all), [&echo[..], &others[..]].concat());
    // Every listed model is one that a session or a transcription may name.
    for row in selectable["models"].as_array().unwrap() {
        let model = json!({ "providerId": row["providerId"], "apiKind": row["apiKind"], "model": row["model"] });
        client.ok("session/start", json!({ "config": { "model": model } }));
    }
}
