//! `session/start`, and what a session takes from it for its whole life.

use mock_server::core::{Core, CoreConfig};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, invalid, not_found};

const START: &str = "session/start";

#[test]
fn a_new_session_is_open_idle_and_restricted_to_its_creator() {
    let mut client = Client::new();
    let metadata = json!({ "application": "release-pipeline", "jobId": "7" });
    let params = json!({ "sessionId": "s", "displayName": "Notes", "metadata": metadata });
    let started = client.ok(START, params)["session"].take();
    assert_eq!(
        started,
        json!({
            "id": "s", "status": "idle", "headCursor": { "seq": 2 },
            "configRevision": 0, "contextRevision": 1,
        })
    );
    let session = client.session();
    let now = client.now;
    assert_eq!(
        (&session["createdAtMs"], &session["updatedAtMs"]),
        (&json!(now), &json!(now))
    );
    assert_eq!(
        (&session["metadata"], &session["activity"]),
        (&metadata, &json!("idle"))
    );
    let access = json!({ "visibility": "restricted", "createdBy": { "kind": "local" } });
    assert_eq!(session["access"], access);
    assert_eq!(session["config"]["model"]["model"], "echo");
    assert_eq!(session["retention"], json!({ "rootSessionId": "s" }));
}

#[test]
fn a_start_without_an_id_makes_a_new_session_each_time() {
    let mut client = Client::new();
    let mut ids: Vec<Value> = (0..50)
        .map(|_| client.ok(START, json!({}))["session"]["id"].take())
        .collect();
    assert!(
        ids.iter()
            .all(|id| id.as_str().unwrap().len() == "session_".len() + 32)
    );
    ids.dedup();
    assert_eq!(ids.len(), 50);
}

#[test]
fn a_repeated_start_finds_the_session_and_changes_nothing() {
    let mut client = Client::new();
    let first = client.ok(START, json!({ "sessionId": "s", "displayName": "First" }));
    client.now += 10;
    let config = json!({ "generation": { "maxOutputTokens": 5 } });
    let again = json!({
        "sessionId": "s", "displayName": "Other", "config": config, "metadata": { "a": "b" },
        "access": { "visibility": "universe" }, "deleteAfterCloseMs": 1,
    });
    assert_eq!(client.ok(START, again), first);
    let session = client.session();
    assert_eq!(
        (&session["displayName"], &session["configRevision"]),
        (&json!("First"), &json!(0))
    );
    assert_eq!(
        (session.get("metadata"), &session["access"]["visibility"]),
        (None, &json!("restricted"))
    );
    assert_eq!(client.head(), 2);
    // It is judged like the first attempt all the same.
    let missing = json!({ "sessionId": "s", "profile": { "kind": "named", "profileId": "none" } });
    assert_eq!(client.refused(START, missing.clone()), not_found());
    let bad = json!({ "sessionId": "s", "config": { "features": { "web": {} } } });
    assert_eq!(client.refused(START, bad), invalid());
    // A closed session is returned as it is, whatever the rest says.
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(client.ok(START, missing)["session"]["status"], "closed");
    assert_eq!(client.head(), 3);
}

#[test]
fn a_refused_start_creates_nothing() {
    let mut client = Client::new();
    let model =
        |kind: &str| json!({ "model": { "providerId": "p", "apiKind": kind, "model": "m" } });
    let features = |features: Value| json!({ "features": features });
    let environments = json!({ "environments": [{ "environmentId": "e", "access": "read" }] });
    let workspaces =
        json!({ "workspaces": [{ "path": "/w", "workspaceId": "w", "access": "edit" }] });
    for (config, expected) in [
        (model("carrier-pigeon"), invalid()),
        (model("openai:audio-transcriptions"), invalid()),
        (
            json!({ "generation": { "reasoningEffort": "max" } }),
            invalid(),
        ),
        (features(json!({ "timers": { "version": 2 } })), invalid()),
        (
            features(json!({ "mcp": { "servers": [{ "serverId": "none" }] } })),
            not_found(),
        ),
        (features(json!({ "vfs": workspaces })), invalid()),
        (features(json!({ "environments": environments })), invalid()),
        (
            features(json!({ "subagents": { "agents": [{ "profileId": "none" }] } })),
            invalid(),
        ),
        (
            json!({ "zzz": 1 }),
            Refused {
                code: -32602,
                kind: None,
            },
        ),
    ] {
        let params = json!({ "sessionId": "s", "config": config });
        assert_eq!(client.refused(START, params), expected, "{config}");
    }
    for id in ["bot-1", "chat-1", "envjob-1", "", "a b", "-a"] {
        assert_eq!(
            client.refused(START, json!({ "sessionId": id })),
            invalid(),
            "{id}"
        );
    }
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
    let subagents = json!({ "subagents": { "agents": [{ "profileId": "release-editor" }] } });
    client.ok(
        START,
        json!({ "sessionId": "s", "config": { "features": subagents } }),
    );
}

#[test]
fn a_session_needs_a_model() {
    let config = CoreConfig {
        default_model: None,
        ..CoreConfig::default()
    };
    let mut client = Client::of(Core::new(config));
    let response = client.response(START, json!({}));
    assert_eq!(response["error"]["code"], -32014);
    assert_eq!(response["error"]["data"]["modelDefaultSlot"], "agentRun");
    let model = json!({ "providerId": "p", "apiKind": "openAiResponses", "model": "m" });
    client.ok(
        START,
        json!({ "sessionId": "s", "config": { "model": model } }),
    );
    assert_eq!(
        client.session()["config"]["model"]["apiKind"],
        "openai:responses"
    );
}

#[test]
fn a_profile_gives_sections_labels_instructions_and_retention() {
    let mut client = Client::new();
    let profile = json!({
        "profileId": "p",
        "config": { "generation": { "maxOutputTokens": 11 }, "limits": { "maxTurns": 3 } },
        "instructions": { "type": "text", "text": "be nice" },
        "metadata": { "a": "profile", "b": "profile" },
        "retention": { "deleteAfterCloseMs": 5000 },
    });
    client.ok("profiles/create", json!({ "profile": profile }));
    let named = json!({ "kind": "named", "profileId": "p" });
    let params = json!({
        "sessionId": "s", "profile": named, "metadata": { "b": "own" },
        "config": { "generation": { "reasoningEffort": "low" } },
    });
    client.ok(START, params);
    let session = client.session();
    assert_eq!(
        session["config"]["generation"],
        json!({ "reasoningEffort": "low" })
    );
    assert_eq!(session["config"]["limits"], json!({ "maxTurns": 3 }));
    assert_eq!(session["metadata"], json!({ "a": "profile", "b": "own" }));
    assert_eq!(session["retention"]["deleteAfterCloseMs"], 5000);
    assert_eq!(session["configRevision"], 0);
    assert_eq!(
        client.kinds_after(0),
        [
            "sessionOpened",
            "contextEntriesApplied(instructions)",
            "contextKeyPrefixReplaced(instructions)",
        ]
    );
    let entries = session["activeContext"]["entries"].as_array().unwrap();
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0]["key"], "instructions.050.profile");
    assert_eq!(session["activeContext"]["revision"], 2);
    let stored = client.ok(
        "blobs/read",
        json!({ "blobRef": entries[0]["content"]["contentRef"] }),
    );
    assert_eq!(stored["bytes"], "be nice".len());
    // Labels of both must be allowed together.
    let many: serde_json::Map<String, Value> =
        (0..31).map(|n| (format!("k{n}"), json!("v"))).collect();
    let params = json!({ "sessionId": "t", "profile": named, "metadata": many });
    assert_eq!(client.refused(START, params), invalid());
}

#[test]
fn the_time_until_deletion_has_three_states() {
    let mut client = Client::new();
    let profile =
        json!({ "kind": "inline", "profile": { "retention": { "deleteAfterCloseMs": 5000 } } });
    for (id, asked, expected) in [
        ("absent", None, Some(5000)),
        ("null", Some(Value::Null), None),
        ("value", Some(json!(70)), Some(70)),
    ] {
        let mut params = json!({ "sessionId": id, "profile": profile });
        if let Some(asked) = asked {
            params["deleteAfterCloseMs"] = asked;
        }
        client.ok(START, params);
        let session = client.ok("session/read", json!({ "sessionId": id }))["session"].take();
        assert_eq!(
            session["retention"]["deleteAfterCloseMs"].as_u64(),
            expected,
            "{id}"
        );
    }
    let closed = |client: &mut Client, id: &str| {
        client.ok("session/close", json!({ "sessionId": id }));
        client.ok("session/read", json!({ "sessionId": id }))["session"]["retention"].take()
    };
    assert_eq!(closed(&mut client, "value")["deleteAtMs"], client.now + 70);
    assert_eq!(closed(&mut client, "null").get("deleteAtMs"), None);
    client.pass(69);
    client.ok("session/read", json!({ "sessionId": "value" }));
    client.pass(1);
    assert_eq!(
        client.refused("session/read", json!({ "sessionId": "value" })),
        not_found()
    );
    // The id is free, and the old deletion does not reach the new session.
    client.ok(START, json!({ "sessionId": "value" }));
    client.pass(1_000_000_000);
    client.ok("session/read", json!({ "sessionId": "value" }));
    client.ok("session/read", json!({ "sessionId": "null" }));
}

#[test]
fn a_deletion_by_call_takes_the_planned_one_with_it() {
    let mut client = Client::new();
    client.ok(
        START,
        json!({ "sessionId": "s", "deleteAfterCloseMs": 1000 }),
    );
    client.ok("session/close", json!({ "sessionId": "s" }));
    let deleted = client.ok("session/delete", json!({ "sessionId": "s" }));
    assert_eq!(deleted["deletedSessionCount"], 1);
    assert_eq!(deleted["session"]["lifecycleStatus"], "closed");
    assert_eq!(client.core.next_due(), None);
    client.ok(
        START,
        json!({ "sessionId": "s", "deleteAfterCloseMs": 1000 }),
    );
    assert_eq!(client.head(), 2);
    client.pass(10_000);
    client.session();
}
