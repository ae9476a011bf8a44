//! API keys: made, shown once, used, listed and revoked. Every refusal stands beside the call that
//! differs from it in the one thing and succeeds.

use std::sync::Arc;

use mock_server::core::{
    AccessMode, Answer, Caller, Claims, Core, CoreConfig, Right, State, UnixMs,
};
use serde_json::{Value, json};

use crate::core_support::{Client, claims, forbidden, invalid, not_found, unauthenticated};

const ACORN: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const BIRCH: &str = "7f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c22";
const CREATE: &str = "deployment/api-keys/create";
const LIST: &str = "deployment/api-keys/list";
const REVOKE: &str = "deployment/api-keys/revoke";

/// A client of a core with two universes, and the claims of its bootstrap key.
fn with_keys() -> (Client, Claims) {
    let client = Client::in_mode(AccessMode::ApiKey, &[ACORN, BIRCH]);
    let key = client.core.bootstrap_key().unwrap().as_str().to_owned();
    (client, claims(&format!("Bearer {key}"), "", ""))
}

fn of_universe(universe: &str) -> Value {
    json!({ "scope": { "kind": "universe", "universeId": universe }, "displayName": "k" })
}

/// Makes a key; its claims and its record.
fn make(client: &mut Client, root: &Claims, params: Value) -> (Claims, Value) {
    let created = client.ok_as(root, CREATE, params);
    let secret = created["secret"].as_str().unwrap();
    (
        claims(&format!("Bearer {secret}"), "", ""),
        created["apiKey"].clone(),
    )
}

/// The same key with a universe and an actor.
fn with(key: &Claims, universe: &str, actor: &str) -> Claims {
    Claims {
        authorization: key.authorization.clone(),
        ..claims("", universe, actor)
    }
}

/// The record of a key as it is listed.
fn record(client: &mut Client, root: &Claims, prefix: &Value) -> Value {
    let list = client.ok_as(root, LIST, json!({}));
    let keys = list["apiKeys"].as_array().unwrap();
    let key = keys.iter().find(|key| key["keyPrefix"] == *prefix);
    key.unwrap().clone()
}

#[test]
fn a_secret_is_shown_once_and_the_record_has_its_first_12_characters() {
    let (mut client, root) = with_keys();
    let created = client.ok_as(&root, CREATE, of_universe(ACORN));
    let secret = created["secret"].as_str().unwrap();
    let rest = secret.strip_prefix("lsk_").unwrap();
    assert_eq!(rest.len(), 43);
    assert!(
        rest.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    );
    let key = &created["apiKey"];
    assert_eq!(key["keyPrefix"], secret[..12]);
    assert_eq!(key["displayName"], "k");
    assert_eq!(key["createdBy"]["kind"], "key");
    assert_eq!(key["createdAtMs"], client.now);
    assert_eq!(
        (key.get("lastUsedAtMs"), key.get("revokedAtMs")),
        (None, None)
    );
    let list = client.ok_as(&root, LIST, json!({}));
    assert_eq!(list["apiKeys"][0], *key);
    for text in [
        list.to_string(),
        serde_json::to_string(client.core.state()).unwrap(),
    ] {
        assert!(!text.contains(&secret[12..]), "{text}");
    }
    let again = client.ok_as(&root, CREATE, of_universe(ACORN));
    assert_ne!(again["secret"], created["secret"]);
}

#[test]
fn a_key_of_a_universe_acts_there_and_cannot_name_one_not_even_its_own() {
    let (mut client, root) = with_keys();
    let (key, record) = make(&mut client, &root, of_universe(&ACORN.to_uppercase()));
    assert_eq!(record["scope"]["universeId"], ACORN);
    assert_eq!(record["groups"].as_array().map(Vec::len), Some(13));
    client.ok_as(&key, "session/start", json!({ "sessionId": "s" }));
    client.ok_as(
        &with(&root, ACORN, ""),
        "session/read",
        json!({ "sessionId": "s" }),
    );
    for universe in [ACORN, BIRCH, "acorn"] {
        let claims = with(&key, universe, "");
        let refused = client.refused_as(&claims, "session/list", json!({}));
        assert_eq!(refused, forbidden(), "{universe}");
    }
    for method in ["deployment/universes/list", "deployment/no/such"] {
        assert_eq!(client.refused_as(&key, method, json!({})), forbidden());
    }
    client.ok_as(&root, "deployment/universes/list", json!({}));
    let caller = client.ok_as(&key, "initialize", json!({}))["caller"].take();
    let expected = json!({
        "keyPrefix": record["keyPrefix"], "scope": record["scope"], "groups": record["groups"],
        "single": false,
    });
    assert_eq!(caller, expected);
}

#[test]
fn a_key_calls_the_methods_of_its_groups_and_those_of_none() {
    let (mut client, root) = with_keys();
    let mut params = of_universe(ACORN);
    params["groups"] = json!(["profiles", "session", "session"]);
    let (key, record) = make(&mut client, &root, params.clone());
    assert_eq!(record["groups"], json!(["session", "profiles"]));
    client.ok_as(&key, "session/list", json!({}));
    client.ok_as(&key, "profiles/list", json!({}));
    client.ok_as(&key, "initialize", json!({}));
    let put = client.refused_as(&key, "blobs/put", json!({}));
    assert_eq!(put, forbidden());
    // Before the parameters are looked at.
    let put = client.refused_as(&key, "blobs/put", json!({ "blobs": 7 }));
    assert_eq!(put, forbidden());
    params["groups"] = json!(["blobs/put"]);
    let (key, _) = make(&mut client, &root, params);
    client.ok_as(&key, "blobs/put", json!({}));
    let mut of_deployment = json!({ "scope": { "kind": "deployment" }, "displayName": "d" });
    of_deployment["groups"] = json!(["deployment/universes"]);
    let (key, _) = make(&mut client, &root, of_deployment);
    client.ok_as(&key, "deployment/universes/list", json!({}));
    assert_eq!(client.refused_as(&key, LIST, json!({})), forbidden());
    let refused = client.refused_as(&with(&key, ACORN, ""), "session/list", json!({}));
    assert_eq!(refused, forbidden());
}

#[test]
fn a_key_is_made_for_a_scope_that_exists_and_groups_that_it_allows() {
    let (mut client, root) = with_keys();
    let absent = of_universe("00000000-0000-4000-8000-00000000000f");
    assert_eq!(client.refused_as(&root, CREATE, absent), not_found());
    for (groups, allowed) in [
        (json!(["session"]), true),
        (json!([]), true),
        (json!(["session", "deployment/universes"]), false),
        (json!(["sessions"]), false),
    ] {
        let mut params = of_universe(ACORN);
        params["groups"] = groups.clone();
        if allowed {
            client.ok_as(&root, CREATE, params);
        } else {
            assert_eq!(
                client.refused_as(&root, CREATE, params),
                invalid(),
                "{groups}"
            );
        }
    }
}

#[test]
fn only_a_key_that_may_assert_actors_names_one() {
    let (mut client, root) = with_keys();
    let (plain, _) = make(&mut client, &root, of_universe(ACORN));
    let mut params = of_universe(ACORN);
    params["assertActor"] = json!(true);
    let (asserting, record) = make(&mut client, &root, params);
    assert_eq!(record["assertActor"], true);
    let refused = client.refused_as(&with(&plain, "", "ann"), "session/list", json!({}));
    assert_eq!(refused, forbidden());
    let ann = with(&asserting, "", "ann");
    client.ok_as(&ann, "session/start", json!({ "sessionId": "s" }));
    let read = client.ok_as(&plain, "session/read", json!({ "sessionId": "s" }));
    let ann = json!({ "kind": "actor", "id": "ann" });
    assert_eq!(read["session"]["access"]["createdBy"], ann);
}

#[test]
fn the_time_of_the_latest_use_moves_and_nothing_else_of_a_key_does() {
    let (mut client, root) = with_keys();
    let (key, made) = make(&mut client, &root, of_universe(ACORN));
    let prefix = made["keyPrefix"].clone();
    assert_eq!(record(&mut client, &root, &prefix), made);
    for _ in 0..2 {
        client.now += 7;
        let used_at = client.now;
        client.ok_as(&key, "session/list", json!({}));
        client.now += 1;
        let mut used = record(&mut client, &root, &prefix);
        assert_eq!(used["lastUsedAtMs"].take(), used_at);
        used.as_object_mut().unwrap().remove("lastUsedAtMs");
        assert_eq!(used, made);
    }
}

#[test]
fn keys_are_listed_newest_first_all_or_those_of_one_scope() {
    let (mut client, root) = with_keys();
    let mut made = Vec::new();
    for universe in [ACORN, BIRCH, ACORN] {
        made.push(make(&mut client, &root, of_universe(universe)).1["keyPrefix"].take());
    }
    // A use does not change the order.
    let mut list = |params: Value| {
        let mut list = client.ok_as(&root, LIST, params);
        let keys = list["apiKeys"].as_array_mut().unwrap();
        keys.iter_mut()
            .map(|key| key["keyPrefix"].take())
            .collect::<Vec<_>>()
    };
    let all = list(json!({}));
    assert_eq!(
        all[..3],
        [made[2].clone(), made[1].clone(), made[0].clone()]
    );
    assert_eq!(all.len(), 4);
    let acorn = json!({ "kind": "universe", "universeId": ACORN.to_uppercase() });
    assert_eq!(
        list(json!({ "scope": acorn })),
        [made[2].clone(), made[0].clone()]
    );
    assert_eq!(list(json!({ "scope": { "kind": "deployment" } })), all[3..]);
}

#[test]
fn a_revoked_key_opens_nothing_and_is_listed_with_the_first_time_of_it() {
    let (mut client, root) = with_keys();
    let (key, made) = make(&mut client, &root, of_universe(ACORN));
    client.ok_as(&key, "session/list", json!({}));
    let params = json!({ "keyPrefix": made["keyPrefix"] });
    let at = client.now;
    for _ in 0..2 {
        let revoked = client.ok_as(&root, REVOKE, params.clone());
        assert_eq!(revoked["apiKey"]["revokedAtMs"], at);
        client.now += 5;
    }
    let refused = client.refused_as(&key, "session/list", json!({}));
    assert_eq!(refused, unauthenticated());
    let listed = record(&mut client, &root, &made["keyPrefix"]);
    assert_eq!(
        (&listed["revokedAtMs"], &listed["lastUsedAtMs"]),
        (&json!(at), &json!(at))
    );
    let unknown = json!({ "keyPrefix": "lsk_AAAAAAAA" });
    assert_eq!(client.refused_as(&root, REVOKE, unknown), not_found());
}

#[test]
fn a_read_that_is_parked_when_its_key_is_revoked_is_answered() {
    let (mut client, root) = with_keys();
    let (key, made) = make(&mut client, &root, of_universe(ACORN));
    client.ok_as(&key, "session/start", json!({ "sessionId": "s" }));
    client.caller = client
        .core
        .identify(&key, "session/events/read", UnixMs(client.now))
        .unwrap();
    let ticket = client.parks(json!({ "sessionId": "s", "after": { "seq": 2 }, "waitMs": 9000 }));
    let params = json!({ "keyPrefix": made["keyPrefix"] });
    client.ok_as(&root, REVOKE, params);
    let rename = json!({ "sessionId": "s", "force": true });
    client.ok_as(&with(&root, ACORN, ""), "session/close", rename);
    let woken = client.pass(0);
    assert_eq!(woken.len(), 1);
    assert_eq!(woken[0].0, ticket);
    assert_eq!(
        woken[0].1["result"]["result"]["events"][0]["kind"]["type"],
        "sessionClosed"
    );
}

#[test]
fn the_keys_of_a_universe_end_with_it_and_its_readers_are_told() {
    let (mut client, root) = with_keys();
    let (key, made) = make(&mut client, &root, of_universe(ACORN));
    let (other, _) = make(&mut client, &root, of_universe(BIRCH));
    client.ok_as(&key, "session/start", json!({ "sessionId": "s" }));
    client.caller = client
        .core
        .identify(&key, "session/events/read", UnixMs(client.now))
        .unwrap();
    let ticket = client.parks(json!({ "sessionId": "s", "after": { "seq": 2 }, "waitMs": 9000 }));
    let universe = json!({ "universeId": ACORN });
    client.ok_as(&root, "deployment/universes/delete", universe.clone());
    let woken = client.pass(0);
    assert_eq!(woken.len(), 1);
    assert_eq!(woken[0].0, ticket);
    assert_eq!(woken[0].1["error"]["code"], not_found().code);
    assert_eq!(client.core.parked(), 0);
    // Not even when there is a universe of that id again.
    client.ok_as(&root, "deployment/universes/create", universe);
    let refused = client.refused_as(&key, "session/list", json!({}));
    assert_eq!(refused, unauthenticated());
    client.ok_as(&other, "session/list", json!({}));
    let listed = record(&mut client, &root, &made["keyPrefix"]);
    assert_eq!(listed["revokedAtMs"], client.now);
}

#[test]
fn a_caller_whose_universe_is_gone_or_who_is_in_none_is_refused_by_the_methods_of_universes() {
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &[ACORN]);
    client.caller = Caller::local().in_universe(BIRCH.into());
    assert_eq!(client.refused("session/list", json!({})), not_found());
    client.caller.universe = None;
    assert_eq!(client.refused("session/list", json!({})), invalid());
    assert!(matches!(
        client.answer("initialize", json!({})),
        Answer::Now(_)
    ));
    client.caller = Caller::local().in_universe(ACORN.into());
    client.ok("session/list", json!({}));
}

#[test]
fn keys_and_universes_are_in_a_state_that_is_stored_and_go_on_in_another_core() {
    let (mut client, root) = with_keys();
    let (key, _) = make(&mut client, &root, of_universe(ACORN));
    client.ok_as(&key, "session/start", json!({ "sessionId": "s" }));
    let stored = serde_json::to_string(client.core.state()).unwrap();
    let state: State = serde_json::from_str(&stored).unwrap();
    assert_eq!(state, *client.core.state());
    let config = CoreConfig {
        access: AccessMode::ApiKey,
        ..CoreConfig::default()
    };
    let mut other = Client::of(Core::resume(config, Arc::new(Right), state));
    assert!(other.core.bootstrap_key().is_none());
    other.ok_as(&key, "session/read", json!({ "sessionId": "s" }));
    other.ok_as(&root, "deployment/universes/list", json!({}));
}
