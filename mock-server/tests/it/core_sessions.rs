//! The life of a session.

use api_contract::lightspeed::access::Attribution;
use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, conflict, not_found, refusal, rejected, start, submit};

const START: &str = "session/start";
const PUT: &str = "session/config/put";

#[test]
fn a_name_is_no_event_and_no_update() {
    let mut client = Client::with_session();
    let updated = client.session()["updatedAtMs"].clone();
    client.now += 50;
    for (name, shown) in [
        (json!("New"), json!("New")),
        (json!(""), json!("")),
        (Value::Null, Value::Null),
    ] {
        let params = json!({ "sessionId": "s", "displayName": name });
        let summary = client.ok("session/rename", params)["session"].take();
        assert_eq!(summary["displayName"], shown);
        assert_eq!(summary["updatedAtMs"], updated);
    }
    client.ok("session/close", json!({ "sessionId": "s" }));
    client.ok(
        "session/rename",
        json!({ "sessionId": "s", "displayName": "Closed" }),
    );
    assert_eq!(client.session()["displayName"], "Closed");
    assert_eq!(client.head(), 3);
    let unknown = json!({ "sessionId": "t", "displayName": "x" });
    assert_eq!(client.refused("session/rename", unknown), not_found());
}

#[test]
fn a_configuration_is_replaced_whole_but_for_its_model() {
    let mut client = Client::with_session();
    let config = json!({ "generation": { "maxOutputTokens": 9 }, "limits": { "maxTurns": 2 } });
    let put = |config: Value| json!({ "sessionId": "s", "config": config });
    assert_eq!(
        client.ok(PUT, put(config.clone()))["session"]["configRevision"],
        1
    );
    let event = client.events().pop().unwrap()["kind"].take();
    assert_eq!(
        (&event["type"], &event["revision"]),
        (&json!("sessionConfigChanged"), &json!(1))
    );
    assert_eq!(event["model"]["model"], "echo");
    // The same document again, also with the model spelled out.
    let mut spelled = config.clone();
    spelled["model"] =
        json!({ "providerId": "fake", "apiKind": "openai_responses", "model": "echo" });
    for same in [config, spelled] {
        assert_eq!(client.ok(PUT, put(same))["session"]["configRevision"], 1);
    }
    assert_eq!(client.head(), 3);
    assert_eq!(
        client.ok(PUT, put(json!({})))["session"]["configRevision"],
        2
    );
    assert_eq!(
        client.session()["config"]
            .as_object()
            .unwrap()
            .keys()
            .collect::<Vec<_>>(),
        ["model"]
    );
    let model =
        |kind: &str| json!({ "model": { "providerId": "p", "apiKind": kind, "model": "m" } });
    assert_eq!(
        client.refused(PUT, put(model("anthropic:messages"))),
        rejected()
    );
    assert_eq!(
        client.ok(PUT, put(model("openai:responses")))["session"]["configRevision"],
        3
    );
}

#[test]
fn a_configuration_is_judged_in_order() {
    let mut client = Client::with_session();
    let bad = json!({ "features": { "mcp": { "servers": [{ "serverId": "none" }] } } });
    let stale = |id: &str| json!({ "sessionId": id, "expectedConfigRevision": 9, "config": bad });
    assert_eq!(client.refused(PUT, stale("t")), not_found());
    assert_eq!(client.refused(PUT, stale("s")), conflict());
    let current = json!({ "sessionId": "s", "expectedConfigRevision": 0, "config": bad });
    assert_eq!(client.refused(PUT, current), not_found());
    client.run("sleep=1");
    assert_eq!(client.refused(PUT, stale("s")), rejected());
    client.pass(2000);
    assert_eq!(client.refused(PUT, stale("s")), conflict());
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(client.refused(PUT, stale("s")), rejected());
}

#[test]
fn a_closed_session_takes_no_work_and_can_be_read() {
    let mut client = Client::with_session();
    client.ok("session/runs/start", submit("a", "hello"));
    client.pass(20);
    let closed = client.ok("session/close", json!({ "sessionId": "s" }));
    client.now += 100;
    for force in [false, true] {
        let again = client.ok("session/close", json!({ "sessionId": "s", "force": force }));
        assert_eq!(again, closed);
    }
    assert_eq!(client.kinds().pop().unwrap(), "sessionClosed");
    let steer =
        json!({ "sessionId": "s", "runId": "run_1", "items": [{ "type": "text", "text": "x" }] });
    for (method, params) in [
        ("session/runs/start", start("more")),
        (PUT, json!({ "sessionId": "s", "config": {} })),
        ("session/runs/steer", steer),
        (
            "session/runs/cancel",
            json!({ "sessionId": "s", "runId": "run_1" }),
        ),
    ] {
        assert_eq!(client.refused(method, params), rejected(), "{method}");
    }
    let cancel = json!({ "sessionId": "s", "runId": "run_9" });
    assert_eq!(client.refused("session/runs/cancel", cancel), not_found());
    assert_eq!(client.session()["status"], "closed");
    assert_eq!(client.session()["closedAtMs"], client.now - 100);
    assert_eq!(client.read_run(1)["outputText"], "echo: hello");
}

#[test]
fn nothing_opens_a_closed_session_again() {
    let mut client = Client::with_session();
    client.ok("session/close", json!({ "sessionId": "s" }));
    let head = client.head();
    let entries = json!([{ "key": "k", "item": { "type": "text", "text": "x" } }]);
    for (method, more) in [
        ("session/start", json!({ "config": {} })),
        ("session/read", json!({})),
        ("session/rename", json!({ "displayName": "again" })),
        ("session/metadata/put", json!({ "metadata": { "a": "b" } })),
        (
            "session/retention/put",
            json!({ "deleteAfterCloseMs": 1_000_000 }),
        ),
        ("session/share", json!({})),
        ("session/close", json!({ "force": true })),
        ("session/runs/start", start("more")),
        ("session/context/append", json!({ "entries": entries })),
        ("session/context/compact", json!({})),
        ("session/config/put", json!({ "config": {} })),
        (
            "session/profiles/apply",
            json!({ "profile": { "kind": "named", "profileId": "release-editor" } }),
        ),
    ] {
        let mut params = more;
        params["sessionId"] = json!("s");
        client.response(method, params);
        client.pass(100);
        assert_eq!(client.session()["status"], "closed", "{method}");
        assert_eq!(client.kinds_after(head), Vec::<String>::new(), "{method}");
    }
}

#[test]
fn only_a_closed_session_is_deleted_and_then_it_is_gone_everywhere() {
    let mut client = Client::with_session();
    client.run("hello");
    client.pass(20);
    assert_eq!(
        client.refused("session/delete", json!({ "sessionId": "s" })),
        rejected()
    );
    client.ok("session/close", json!({ "sessionId": "s" }));
    client.ok(
        "session/delete",
        json!({ "sessionId": "s", "cascade": true }),
    );
    for (method, params) in [
        ("session/read", json!({ "sessionId": "s" })),
        ("session/delete", json!({ "sessionId": "s" })),
        ("session/close", json!({ "sessionId": "s", "force": true })),
        ("session/events/read", json!({ "sessionId": "s" })),
        ("session/runs/list", json!({ "sessionId": "s" })),
        (
            "session/runs/read",
            json!({ "sessionId": "s", "runId": "run_1" }),
        ),
        ("session/runs/start", start("x")),
    ] {
        assert_eq!(client.refused(method, params), not_found(), "{method}");
    }
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
    assert_eq!(
        client.ok(START, json!({ "sessionId": "s" }))["session"]["headCursor"]["seq"],
        2
    );
}

#[test]
fn universes_do_not_see_each_other() {
    let other = "00000000-0000-4000-8000-00000000000b";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    client.ok(START, json!({ "sessionId": "s" }));
    client.ok("session/runs/start", submit("a", "hello"));
    client.pass(20);
    let output = client.read_run(1)["output"]["contentRef"].clone();
    client.ok(
        "profiles/create",
        json!({ "profile": { "profileId": "p" } }),
    );
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(
        client.refused("session/read", json!({ "sessionId": "s" })),
        not_found()
    );
    assert_eq!(
        client.refused("blobs/read", json!({ "blobRef": output })),
        not_found()
    );
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
    assert_eq!(
        client.refused("profiles/read", json!({ "profileId": "p" })),
        not_found()
    );
    client.ok(START, json!({ "sessionId": "s" }));
    assert_eq!(
        client.ok("session/runs/start", submit("a", "other"))["run"]["id"],
        "run_1"
    );
}

#[test]
fn changes_are_ascribed_to_the_caller() {
    let mut client = Client::new();
    client.caller.attribution = Attribution::Actor { id: "ada".into() };
    client.ok(
        START,
        json!({ "sessionId": "s", "access": { "visibility": "universe" } }),
    );
    let ada = json!({ "kind": "actor", "id": "ada" });
    assert_eq!(
        client.session()["access"],
        json!({ "visibility": "universe", "createdBy": ada })
    );
    client.run("sleep=1");
    assert_eq!(client.events()[2]["kind"]["requestedBy"], ada);
}

#[test]
fn a_method_needs_its_group() {
    let mut client = Client::new();
    client.caller.groups.clear();
    assert_eq!(
        client.refused("session/list", json!({})),
        refusal(-32003, "forbidden")
    );
    let initialized = client.ok("initialize", json!({}));
    assert_eq!(initialized["caller"]["groups"], json!([]));
    assert_eq!(
        client.refused("no/such", json!({})),
        Refused {
            code: -32601,
            kind: None
        }
    );
}

#[test]
fn the_handshake_tells_what_the_gateway_is() {
    let initialized = Client::new().ok("initialize", json!({}));
    assert_eq!(initialized["protocolVersion"], "lightspeed.agent.api.v1");
    assert_eq!(initialized["serverInfo"]["name"], "lightspeed-fake-gateway");
    let expected = json!({
        "notifications": false, "historyRead": true, "eventLog": true, "localExecution": false,
    });
    assert_eq!(initialized["capabilities"], expected);
    let caller = &initialized["caller"];
    assert_eq!(caller["groups"].as_array().unwrap().len(), 17);
    assert_eq!(
        (&caller["single"], &caller["scope"]["kind"]),
        (&json!(true), &json!("deployment"))
    );
    assert_eq!(caller.get("keyPrefix"), None);
}
