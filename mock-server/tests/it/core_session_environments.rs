//! The environment in which a session's agent works.

use serde_json::{Value, json};

use crate::core_environments::{create, external, make, named, ready};
use crate::core_support::{Client, invalid, not_found, refusal, rejected, start};

const ACTIVATE: &str = "session/environments/activate";
const DEACTIVATE: &str = "session/environments/deactivate";

fn attaching(attached: &[Value]) -> Value {
    json!({ "features": { "environments": { "environments": attached } } })
}

fn attached(id: &Value) -> Value {
    json!({ "environmentId": id, "access": "exec" })
}

fn default(id: &Value) -> Value {
    json!({ "environmentId": id, "access": "exec", "default": true })
}

fn begin(client: &mut Client, config: Value) {
    let mut params = this_session();
    params["config"] = config;
    client.ok("session/start", params);
}

fn activate(id: &Value) -> Value {
    json!({ "sessionId": "s", "environmentId": id })
}

fn this_session() -> Value {
    json!({ "sessionId": "s" })
}

fn active(client: &mut Client) -> Value {
    client.session()["activeEnvironmentId"].take()
}

/// Two environments that are ready, the second being a machine of one's own.
fn two() -> (Client, Value, Value) {
    let (mut client, id) = ready();
    let own = make(
        &mut client,
        "environments/external/create",
        external("x", "wss://h.example"),
    );
    (client, id, own["environmentId"].clone())
}

#[test]
fn an_attached_environment_is_chosen_and_dropped_with_one_event_each() {
    let (mut client, id, own) = two();
    begin(&mut client, attaching(&[attached(&id), attached(&own)]));
    let head = client.head();
    let chosen = client.ok(ACTIVATE, activate(&id))["session"].take();
    assert_eq!(chosen["activeEnvironmentId"], id);
    assert_eq!(chosen, client.session());
    client.ok(ACTIVATE, activate(&id));
    client.ok(ACTIVATE, activate(&own));
    let dropped = client.ok(DEACTIVATE, this_session())["session"].take();
    assert_eq!(dropped["activeEnvironmentId"], Value::Null);
    client.ok(DEACTIVATE, this_session());
    let events = client.events().split_off(usize::try_from(head).unwrap());
    let kinds: Vec<Value> = events.iter().map(|event| event["kind"].clone()).collect();
    let changed = |id: &Value| json!({ "type": "activeEnvironmentChanged", "environmentId": id });
    assert_eq!(kinds, [changed(&id), changed(&own), changed(&Value::Null)]);
}

#[test]
fn the_session_must_be_open_and_idle_with_the_feature_and_the_attachment() {
    let (mut client, id, own) = two();
    assert_eq!(client.refused(ACTIVATE, activate(&id)), not_found());
    assert_eq!(client.refused(DEACTIVATE, this_session()), not_found());
    begin(&mut client, json!({}));
    assert_eq!(client.refused(ACTIVATE, activate(&id)), rejected());
    client.ok(DEACTIVATE, this_session());
    let put = json!({ "sessionId": "s", "config": attaching(&[attached(&id)]) });
    client.ok("session/config/put", put);
    assert_eq!(client.refused(ACTIVATE, activate(&own)), rejected());
    assert_eq!(
        client.refused(ACTIVATE, activate(&json!("none"))),
        not_found()
    );
    client.ok("session/runs/start", start("x"));
    assert_eq!(client.refused(ACTIVATE, activate(&id)), rejected());
    assert_eq!(client.refused(DEACTIVATE, this_session()), rejected());
    client.pass(20);
    client.ok(ACTIVATE, activate(&id));
    client.ok("session/close", this_session());
    assert_eq!(client.refused(ACTIVATE, activate(&id)), rejected());
    assert_eq!(client.refused(DEACTIVATE, this_session()), rejected());
}

#[test]
fn an_environment_that_is_not_up_is_asked_for_again() {
    let (mut client, id) = ready();
    let new = make(&mut client, "environments/create", create("new"))["environmentId"].take();
    let gone = make(
        &mut client,
        "environments/external/create",
        external("x", "ws://h.invalid"),
    );
    let gone = gone["environmentId"].clone();
    begin(
        &mut client,
        attaching(&[attached(&id), attached(&new), attached(&gone)]),
    );
    let not_ready = || refusal(-32012, "environment_not_ready");
    assert_eq!(client.refused(ACTIVATE, activate(&new)), not_ready());
    client.pass(20);
    client.ok(ACTIVATE, activate(&new));
    client.ok(
        "environments/power/put",
        json!({ "environmentId": id, "power": "paused" }),
    );
    client.pass(10);
    assert_eq!(client.refused(ACTIVATE, activate(&id)), not_ready());
    client.pass(10);
    client.ok(ACTIVATE, activate(&id));
    assert_eq!(client.refused(ACTIVATE, activate(&gone)), rejected());
    client.ok("environments/close", named(&new));
    assert_eq!(client.refused(ACTIVATE, activate(&new)), rejected());
}

#[test]
fn a_configuration_attaches_environments_that_exist() {
    let (mut client, id) = ready();
    let none = attaching(&[attached(&id), attached(&json!("none"))]);
    let params = json!({ "sessionId": "s", "config": none });
    assert_eq!(client.refused("session/start", params.clone()), invalid());
    begin(
        &mut client,
        attaching(&[attached(&id), json!({ "inherit": true, "access": "read" })]),
    );
    assert_eq!(client.refused("session/config/put", params), invalid());
}

#[test]
fn a_session_begins_in_the_environment_that_is_the_default() {
    let (mut client, id, own) = two();
    begin(&mut client, attaching(&[attached(&own), default(&id)]));
    assert_eq!(active(&mut client), id);
    assert_eq!(client.events().last().unwrap()["kind"]["environmentId"], id);
    // One that has come to its end is no place to begin.
    client.ok("environments/close", named(&id));
    let params = json!({ "sessionId": "t", "config": attaching(&[default(&id)]) });
    client.ok("session/start", params);
    let session = client.ok("session/read", json!({ "sessionId": "t" }));
    assert_eq!(session["session"]["activeEnvironmentId"], Value::Null);
}

#[test]
fn a_session_leaves_an_environment_that_is_no_longer_attached() {
    let (mut client, id, own) = two();
    begin(&mut client, attaching(&[default(&id), attached(&own)]));
    let put = |config: Value| json!({ "sessionId": "s", "config": config });
    client.ok("session/config/put", put(attaching(&[attached(&id)])));
    assert_eq!(active(&mut client), id);
    client.ok("session/config/put", put(attaching(&[default(&own)])));
    assert_eq!(active(&mut client), Value::Null);
    let mut apply = |config: Value| {
        let profile = json!({ "kind": "inline", "profile": { "config": config } });
        let params = json!({ "sessionId": "s", "profile": profile });
        let response = client.ok("session/profiles/apply", params);
        let changed = response["applied"]["activeEnvironmentChanged"].clone();
        (changed, response["session"]["activeEnvironmentId"].clone())
    };
    let config = attaching(&[default(&own)]);
    assert_eq!(apply(config.clone()), (json!(true), own.clone()));
    assert_eq!(apply(config), (json!(false), own.clone()));
    assert_eq!(apply(json!({})), (json!(true), Value::Null));
}
