//! `session/profiles/apply`.

use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected};

const APPLY: &str = "session/profiles/apply";

fn named(id: &str) -> Value {
    json!({ "sessionId": "s", "profile": { "kind": "named", "profileId": id } })
}

fn inline(profile: Value) -> Value {
    let mut params = json!({ "sessionId": "s", "profile": { "kind": "inline" } });
    params["profile"]["profile"] = profile;
    params
}

fn applied(config: bool, instructions: bool) -> Value {
    json!({
        "configChanged": config, "instructionsChanged": instructions,
        "activeEnvironmentChanged": false,
    })
}

/// A client with a session that was started from profile `p`, which has both parts.
fn started() -> Client {
    let mut client = Client::new();
    let profile = json!({
        "profileId": "p", "config": { "generation": { "maxOutputTokens": 11 } },
        "instructions": { "type": "text", "text": "be nice" },
    });
    client.ok("profiles/put", json!({ "profile": profile }));
    let profile = json!({ "kind": "named", "profileId": "p" });
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "profile": profile }),
    );
    client
}

#[test]
fn a_profile_that_is_in_force_changes_nothing() {
    let mut client = started();
    let before = client.session();
    let response = client.ok(APPLY, named("p"));
    assert_eq!(response["applied"], applied(false, false));
    assert_eq!(response["session"], before);
    assert_eq!(client.head(), 3);
}

#[test]
fn a_session_is_afterwards_as_if_it_had_been_started_from_the_profile() {
    let mut client = started();
    let response = client.ok(APPLY, inline(json!({ "config": {} })));
    assert_eq!(response["applied"], applied(true, true));
    assert_eq!(
        client.kinds_after(3),
        [
            "sessionConfigChanged",
            "contextKeyPrefixReplaced(instructions)"
        ]
    );
    let session = response["session"].clone();
    assert_eq!(session["configRevision"], 1);
    // What the profile does not say is revoked, but for the model.
    let config: Vec<&String> = session["config"].as_object().unwrap().keys().collect();
    assert_eq!(config, ["model"]);
    let context = &session["activeContext"];
    assert_eq!(context["revision"], 3);
    let keys: Vec<&Value> = context["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| &entry["key"])
        .collect();
    assert_eq!(keys, ["instructions.000.default"]);

    // Each part for itself.
    let instructions = json!({ "type": "text", "text": "be brief" });
    let response = client.ok(APPLY, inline(json!({ "instructions": instructions })));
    assert_eq!(response["applied"], applied(false, true));
    let limits = json!({ "limits": { "maxTurns": 3 } });
    let both = json!({ "config": limits, "instructions": instructions });
    let response = client.ok(APPLY, inline(both.clone()));
    assert_eq!(response["applied"], applied(true, false));
    assert_eq!(response["session"]["configRevision"], 2);
    // The same text by reference is no change.
    let mut by_ref = both;
    by_ref["instructions"] = json!({ "type": "textRef", "blobRef": client.put_blob(b"be brief") });
    let response = client.ok(APPLY, inline(by_ref));
    assert_eq!(response["applied"], applied(false, false));
}

#[test]
fn a_profile_brings_removed_instructions_back_and_leaves_other_entries() {
    let mut client = started();
    let entries = json!([{ "key": "note", "item": { "type": "text", "text": "n" } }]);
    client.ok(
        "session/context/append",
        json!({ "sessionId": "s", "entries": entries }),
    );
    let keys = json!({ "sessionId": "s", "keys": ["instructions.050.profile"] });
    client.ok("session/context/remove", keys);
    let response = client.ok(APPLY, named("p"));
    assert_eq!(response["applied"], applied(false, true));
    let entries = response["session"]["activeContext"]["entries"]
        .as_array()
        .unwrap();
    let keys: Vec<&Value> = entries.iter().map(|entry| &entry["key"]).collect();
    assert_eq!(keys, ["note", "instructions.050.profile"]);
}

#[test]
fn labels_and_retention_of_the_session_stay() {
    let mut client = Client::with_session();
    let profile = json!({ "metadata": { "a": "b" }, "retention": { "deleteAfterCloseMs": 5 } });
    let session = client.ok(APPLY, inline(profile))["session"].take();
    assert_eq!(session.get("metadata"), None);
    assert_eq!(session["retention"], json!({ "rootSessionId": "s" }));
}

#[test]
fn an_application_is_judged_in_order_and_a_refused_one_changes_nothing() {
    let mut client = started();
    let with = |mut params: Value, member: &str, revision: u64| {
        params[member] = revision.into();
        params
    };
    let absent = format!("sha256:{}", "0".repeat(64));
    let text = json!({ "type": "textRef", "blobRef": absent });
    let limits = json!({ "limits": { "maxTurns": 1 } });
    let model = json!({ "providerId": "p", "apiKind": "anthropic:messages", "model": "m" });
    for (params, expected) in [
        (with(named("none"), "expectedConfigRevision", 1), conflict()),
        (with(named("none"), "expectedToolsRevision", 1), conflict()),
        (
            with(named("none"), "expectedConfigRevision", 0),
            not_found(),
        ),
        (
            inline(json!({ "config": { "features": { "web": {} } } })),
            invalid(),
        ),
        (
            inline(json!({ "config": limits, "instructions": text })),
            invalid(),
        ),
        (inline(json!({ "config": { "model": model } })), rejected()),
    ] {
        assert_eq!(client.refused(APPLY, params.clone()), expected, "{params}");
    }
    let mut nowhere = named("none");
    nowhere["sessionId"] = "t".into();
    assert_eq!(client.refused(APPLY, nowhere), not_found());
    assert_eq!(client.head(), 3);
    let mut current = with(named("p"), "expectedConfigRevision", 0);
    current["expectedToolsRevision"] = 0.into();
    client.ok(APPLY, current);

    client.run("sleep=1");
    let stale = with(named("none"), "expectedConfigRevision", 9);
    assert_eq!(client.refused(APPLY, stale.clone()), rejected());
    client.pass(2000);
    assert_eq!(client.refused(APPLY, stale.clone()), conflict());
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(client.refused(APPLY, stale), rejected());
}
