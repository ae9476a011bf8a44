//! Bots: how they are made, changed, closed and deleted, and what their sessions do.

use api_contract::lightspeed::ids::UniverseId;
use mock_server::core::Caller;
use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected};

/// A client with the bot `b`.
pub(crate) fn with_bot() -> Client {
    with_bot_like(&json!({}))
}

/// A client with the bot `b`, whose document says this too.
pub(crate) fn with_bot_like(more: &Value) -> Client {
    let mut client = Client::new();
    client.ok("bots/create", json!({ "bot": bot(more) }));
    client
}

pub(crate) fn bot(more: &Value) -> Value {
    let mut bot = json!({ "botId": "b", "profileId": "release-editor" });
    for (key, value) in more.as_object().unwrap() {
        bot[key] = value.clone();
    }
    bot
}

pub(crate) fn id() -> Value {
    json!({ "botId": "b" })
}

/// Hands the bot an event with this summary.
pub(crate) fn admit(client: &mut Client, summary: &str) -> Value {
    let event = json!({ "kind": "note", "summary": summary });
    let params = json!({ "botId": "b", "event": event });
    client.ok("bots/events/admit", params)["event"].take()
}

pub(crate) fn event(client: &mut Client, seq: u64) -> Value {
    client.ok("bots/events/read", json!({ "botId": "b", "seq": seq }))["event"].take()
}

pub(crate) fn controller(client: &mut Client) -> Value {
    client.ok("bots/state/read", id())["state"]["controller"].take()
}

fn read(client: &mut Client) -> Value {
    client.ok("bots/read", id())["bot"].take()
}

fn rotate(client: &mut Client, session: &Value) -> Value {
    client.ok(
        "bots/sessions/rotate",
        json!({ "botId": "b", "sessionId": session }),
    )
}

#[test]
fn a_new_bot_has_a_main_session_by_its_profile() {
    let mut client = with_bot_like(&json!({ "brief": "Report releases." }));
    let made = read(&mut client);
    assert_eq!(
        (&made["revision"], &made["eventSeq"]),
        (&json!(1), &json!(0))
    );
    let access = client.ok("bots/read", id())["access"].take();
    assert_eq!(access["createdBy"], json!({ "kind": "local" }));
    let state = client.ok("bots/state/read", id())["state"].take();
    assert_eq!(state["sessions"][0]["id"], "bot-b");
    let controller = &state["controller"];
    assert_eq!(controller["mainSessionId"], "bot-b");
    assert_eq!(controller["controllerStatus"], "idle");
    assert_eq!(controller["setupStatus"], "ready");
    assert_eq!(controller["appliedProfileRevision"], 1);
    let session = client.ok("session/read", json!({ "sessionId": "bot-b" }));
    let context = session["session"]["activeContext"]["entries"].clone();
    let keys: Vec<&str> = context
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|entry| entry["key"].as_str())
        .collect();
    assert_eq!(keys, ["instructions.050.profile", "bot.brief"]);
}

#[test]
fn a_bot_is_made_whole_or_not_at_all() {
    let mut client = Client::new();
    let lost = bot(&json!({ "profileId": "lost" }));
    assert_eq!(
        client.refused("bots/create", json!({ "bot": lost })),
        not_found()
    );
    assert_eq!(
        client.refused("bots/put", json!({ "bot": lost })),
        not_found()
    );
    let good = json!({ "triggerId": "t", "kind": "webhook" });
    let bad = json!({ "triggerId": "u", "kind": "chat", "accountId": "lost" });
    for triggers in [json!([good, bad]), json!([good, good])] {
        let params = json!({ "bot": bot(&json!({})), "triggers": triggers });
        assert_eq!(client.refused("bots/create", params), invalid());
    }
    assert_eq!(client.refused("bots/read", id()), not_found());
    client.ok(
        "bots/create",
        json!({ "bot": bot(&json!({})), "triggers": [good] }),
    );
    let again = json!({ "bot": bot(&json!({})) });
    assert_eq!(client.refused("bots/create", again), conflict());
}

#[test]
fn each_put_raises_the_revision_and_keeps_the_triggers() {
    let mut client = with_bot();
    let trigger = json!({ "triggerId": "t", "kind": "webhook" });
    client.ok(
        "bots/triggers/put",
        json!({ "botId": "b", "trigger": trigger }),
    );
    let put = json!({ "bot": bot(&json!({ "displayName": "B" })), "expectedRevision": 1 });
    let answer = client.ok("bots/put", put.clone());
    assert_eq!(answer["bot"]["revision"], 2);
    assert_eq!(answer["bot"]["displayName"], "B");
    assert_eq!(client.refused("bots/put", put), conflict());
    let listed = client.ok("bots/triggers/list", id());
    assert_eq!(listed["triggers"].as_array().map(Vec::len), Some(1));
    let new = json!({ "bot": { "botId": "c", "profileId": "release-editor" } });
    assert_eq!(client.ok("bots/put", new)["bot"]["revision"], 1);
}

#[test]
fn the_main_session_follows_the_document_once_it_is_idle() {
    let mut client = with_bot_like(&json!({ "brief": "old" }));
    admit(&mut client, "sleep=1");
    let previews = |client: &mut Client| {
        let session = client.ok("session/read", json!({ "sessionId": "bot-b" }));
        session["session"]["activeContext"].to_string()
    };
    let put = json!({ "bot": bot(&json!({ "brief": "Report in rhymes." })) });
    client.ok("bots/put", put);
    assert!(!previews(&mut client).contains("rhymes"));
    client.pass(2000);
    assert!(previews(&mut client).contains("rhymes"));
}

#[test]
fn bots_are_listed_with_what_they_do() {
    let mut client = with_bot();
    admit(&mut client, "first");
    admit(&mut client, "sleep=1");
    let listed = client.ok("bots/list", json!({ "createdBy": { "kind": "local" } }));
    let item = &listed["bots"][0];
    assert_eq!(item["pendingCount"], 2);
    assert_eq!(item["triggerCount"], 0);
    assert_eq!(item["lastEvent"]["seq"], 2);
    assert_eq!(item["activity"], "working");
    client.pass(2000);
    let item = client.ok("bots/list", json!({}))["bots"][0].take();
    assert_eq!(
        (&item["pendingCount"], &item["activity"]),
        (&json!(0), &json!("idle"))
    );
    let by = json!({ "createdBy": { "kind": "actor", "id": "ada" } });
    assert_eq!(client.ok("bots/list", by)["bots"], json!([]));
}

#[test]
fn a_closed_bot_finishes_and_takes_nothing_new() {
    let mut client = with_bot();
    let trigger = json!({ "triggerId": "t", "kind": "webhook" });
    client.ok(
        "bots/triggers/put",
        json!({ "botId": "b", "trigger": trigger }),
    );
    admit(&mut client, "sleep=1");
    let told = client.ok("bots/close", id())["bot"].take();
    assert_eq!(told["closedAtMs"], Value::Null);
    assert_eq!(controller(&mut client)["controllerStatus"], "closing");
    client.pass(2000);
    let closed = read(&mut client);
    assert_eq!(closed["closedSessions"], json!(["bot-b"]));
    assert_eq!(event(&mut client, 1)["outcome"], "handled");
    assert_eq!(controller(&mut client)["controllerStatus"], "closed");
    assert_eq!(client.ok("bots/close", id())["bot"], closed);
    let session = client.ok("session/read", json!({ "sessionId": "bot-b" }));
    assert_eq!(session["session"]["status"], "closed");

    let event = json!({ "botId": "b", "event": { "kind": "k", "summary": "s" } });
    assert_eq!(client.refused("bots/events/admit", event), rejected());
    let replay = json!({ "botId": "b", "seq": 1 });
    assert_eq!(client.refused("bots/events/replay", replay), rejected());
    let put = json!({ "botId": "b", "trigger": trigger });
    assert_eq!(client.refused("bots/triggers/put", put), rejected());
    let rotate = json!({ "botId": "b", "sessionId": "bot-b" });
    assert_eq!(client.refused("bots/sessions/rotate", rotate), rejected());
    let relabelled = json!({ "bot": bot(&json!({ "displayName": "Late", "description": "x" })) });
    assert_eq!(
        client.ok("bots/put", relabelled)["bot"]["displayName"],
        "Late"
    );
    let changed = json!({ "bot": bot(&json!({ "brief": "more" })) });
    assert_eq!(client.refused("bots/put", changed), rejected());
    let trigger = client.ok("bots/triggers/list", id())["triggers"][0].take();
    assert_eq!(trigger["disabledReason"], "bot_closed");
}

#[test]
fn what_waits_when_a_bot_is_closed_is_put_aside() {
    let mut client = with_bot_like(&json!({ "enabled": false }));
    admit(&mut client, "hello");
    client.ok("bots/close", id());
    assert_eq!(event(&mut client, 1)["outcome"], "archived");
}

#[test]
fn a_deleted_bot_takes_its_sessions_along() {
    let mut client = with_bot();
    admit(&mut client, "sleep=forever");
    let gone = client.ok("bots/delete", id());
    assert_eq!(gone["deletedSessions"], json!(["bot-b"]));
    assert_eq!(gone["bot"]["closedSessions"], json!(["bot-b"]));
    for method in [
        "bots/read",
        "bots/delete",
        "bots/close",
        "bots/state/read",
        "bots/events/list",
    ] {
        assert_eq!(client.refused(method, id()), not_found(), "{method}");
    }
    let session = json!({ "sessionId": "bot-b" });
    assert_eq!(client.refused("session/read", session), not_found());
    assert_eq!(client.core.next_due(), None);
    client.ok("bots/create", json!({ "bot": bot(&json!({})) }));
    assert_eq!(controller(&mut client)["mainSessionId"], "bot-b");
}

#[test]
fn a_rotated_session_is_replaced_once_it_is_idle() {
    let mut client = with_bot();
    admit(&mut client, "sleep=1");
    let main = json!("bot-b");
    assert_eq!(rotate(&mut client, &main), json!({ "accepted": true }));
    assert_eq!(rotate(&mut client, &main), json!({ "accepted": true }));
    let waits = admit(&mut client, "later");
    assert_eq!(waits["session"], Value::Null);
    assert_eq!(controller(&mut client)["pendingDeliveries"], 1);
    client.pass(2000);
    let state = controller(&mut client);
    let session = &state["sessions"][0];
    assert_ne!(session["sessionId"], "bot-b");
    assert_eq!(session["generation"], 1);
    assert_eq!(
        event(&mut client, 2)["session"]["sessionId"],
        session["sessionId"]
    );
    assert_eq!(event(&mut client, 2)["outcome"], "handled");
    let old = client.ok("session/read", json!({ "sessionId": "bot-b" }));
    assert_eq!(old["session"]["status"], "closed");
    let again = json!({ "botId": "b", "sessionId": "bot-b" });
    assert_eq!(client.refused("bots/sessions/rotate", again), not_found());
}

#[test]
fn a_session_of_a_bot_cannot_be_shared() {
    let mut client = with_bot();
    let session = json!({ "sessionId": "bot-b" });
    assert_eq!(client.refused("session/share", session), rejected());
}

#[test]
fn a_main_session_that_a_client_closed_is_made_anew() {
    let mut client = with_bot();
    client.ok("session/close", json!({ "sessionId": "bot-b" }));
    admit(&mut client, "hello");
    assert_eq!(controller(&mut client)["sessions"][0]["generation"], 1);
    client.pass(100);
    assert_eq!(event(&mut client, 1)["outcome"], "handled");
}

#[test]
fn a_bot_whose_profile_is_gone_is_degraded_and_keeps_its_events() {
    let mut client = with_bot();
    client.ok("profiles/delete", json!({ "profileId": "release-editor" }));
    admit(&mut client, "hello");
    let state = controller(&mut client);
    assert_eq!(state["controllerStatus"], "degraded");
    assert!(
        state["lastError"]
            .as_str()
            .unwrap()
            .contains("release-editor")
    );
    let profile = json!({ "profileId": "other" });
    client.ok("profiles/create", json!({ "profile": profile }));
    client.ok(
        "bots/put",
        json!({ "bot": bot(&json!({ "profileId": "other" })) }),
    );
    client.pass(100);
    assert_eq!(event(&mut client, 1)["outcome"], "handled");
    assert_eq!(controller(&mut client)["setupStatus"], "ready");
}

#[test]
fn bots_of_another_universe_are_not_there() {
    let mut client = with_bot();
    let other = UniverseId::new("6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21");
    client.ok(
        "deployment/universes/create",
        json!({ "universeId": other }),
    );
    client.caller = Caller::local().in_universe(other);
    assert_eq!(client.refused("bots/read", id()), not_found());
    assert_eq!(client.ok("bots/list", json!({}))["bots"], json!([]));
}
