//! Environments: how they are made, what is wanted of them, and how they end.

use mock_server::core::Caller;
use serde_json::{Value, json};

use crate::core_support::{Client, invalid, not_found, rejected};

const CREATE: &str = "environments/create";
const EXTERNAL: &str = "environments/external/create";
const POWER: &str = "environments/power/put";
const IDLE: &str = "environments/idle-policy/put";
const INGRESS: &str = "environments/ingress/put";
const BINDING_PUT: &str = "deployment/environment-providers/bindings/put";

/// A client of a universe that uses the provider `one` by the enabled binding `b`, and `two` by the
/// disabled binding `off`.
pub(crate) fn bound() -> Client {
    let mut client = Client::new();
    for (provider, binding, status) in [("one", "b", "enabled"), ("two", "off", "disabled")] {
        let connection =
            json!({ "endpoint": "https://p.example", "transport": { "type": "http" } });
        let put = json!({ "providerId": provider, "controllerConnection": connection });
        client.ok("deployment/environment-providers/put", put);
        client.ok(BINDING_PUT, binding_of(provider, binding, status));
    }
    client
}

fn binding_of(provider: &str, binding: &str, status: &str) -> Value {
    json!({
        "universeId": Caller::LOCAL_UNIVERSE, "bindingId": binding, "providerId": provider,
        "status": status,
    })
}

pub(crate) fn create(request: &str) -> Value {
    json!({ "requestId": request, "bindingId": "b", "templateId": "debian-13-rust-4" })
}

pub(crate) fn external(request: &str, endpoint: &str) -> Value {
    let connection = json!({ "endpoint": endpoint, "transport": "webSocket" });
    json!({ "requestId": request, "connection": connection })
}

pub(crate) fn make(client: &mut Client, method: &str, params: Value) -> Value {
    client.ok(method, params)["environment"].take()
}

/// An environment that a provider has made, and the client that waited for it.
pub(crate) fn ready() -> (Client, Value) {
    let mut client = bound();
    let id = make(&mut client, CREATE, create("r"))["environmentId"].take();
    client.pass(20);
    (client, id)
}

pub(crate) fn read(client: &mut Client, id: &Value) -> Value {
    make(client, "environments/read", named(id))
}

pub(crate) fn named(id: &Value) -> Value {
    json!({ "environmentId": id })
}

/// The parameters for an environment with one more member.
pub(crate) fn with(id: &Value, member: &str, value: Value) -> Value {
    let mut params = named(id);
    params[member] = value;
    params
}

pub(crate) fn status(client: &mut Client, id: &Value) -> String {
    read(client, id)["status"].as_str().unwrap().to_owned()
}

fn list(client: &mut Client, filters: Value) -> Vec<Value> {
    let list = client.ok("environments/list", filters);
    let rows = list["environments"].as_array().unwrap().iter();
    rows.map(|row| row["environmentId"].clone()).collect()
}

pub(crate) fn ids(list: &Value, member: &str) -> Vec<Value> {
    let rows = list.as_array().unwrap().iter();
    rows.map(|row| row[member].clone()).collect()
}

#[test]
fn a_universe_sees_its_own_bindings() {
    let mut client = bound();
    let list = client.ok("environments/provider-bindings/list", json!({}));
    assert_eq!(ids(&list["bindings"], "bindingId"), ["off", "b"]);
    let read = |id: &str| json!({ "bindingId": id });
    let method = "environments/provider-bindings/read";
    let binding = client.ok(method, read("b"))["binding"].take();
    assert_eq!(binding, list["bindings"][1]);
    assert_eq!(client.refused(method, read("none")), not_found());
    let other = json!({ "universeId": "00000000-0000-4000-8000-0000000000aa" });
    client.ok("deployment/universes/create", other);
    let elsewhere = "00000000-0000-4000-8000-0000000000aa".into();
    client.caller = Caller::local().in_universe(elsewhere);
    let list = client.ok("environments/provider-bindings/list", json!({}));
    assert_eq!(list, json!({ "bindings": [] }));
    assert_eq!(client.refused(method, read("b")), not_found());
}

#[test]
fn templates_are_those_of_enabled_bindings() {
    let mut client = bound();
    let method = "environments/templates/list";
    let list = client.ok(method, json!({}));
    let templates = ["debian-13-rust-4", "debian-12-rust-3"];
    assert_eq!(ids(&list["templates"], "templateId"), templates);
    let of = |id: &str| json!({ "bindingId": id });
    assert_eq!(client.ok(method, of("b")), list);
    assert_eq!(client.ok(method, of("off")), json!({ "templates": [] }));
    assert_eq!(client.refused(method, of("none")), not_found());
    let one =
        |binding: &str, template: &str| json!({ "bindingId": binding, "templateId": template });
    let method = "environments/templates/read";
    let read = client.ok(method, one("b", "debian-12-rust-3"));
    assert_eq!(read["template"], list["templates"][1]);
    for (binding, template) in [
        ("b", "none"),
        ("off", "debian-12-rust-3"),
        ("none", "debian-12-rust-3"),
    ] {
        assert_eq!(client.refused(method, one(binding, template)), not_found());
    }
}

#[test]
fn a_provider_makes_an_environment_in_its_own_time() {
    let mut client = bound();
    let mut params = create("r");
    params["displayName"] = json!("Builder");
    params["metadata"] = json!({ "project": "acorn" });
    params["idlePolicy"] = json!({ "stopAfterMs": 5000 });
    let made = make(&mut client, CREATE, params.clone());
    let id = made["environmentId"].clone();
    let incarnation = &made["incarnation"]["incarnationId"];
    let expected = json!({
        "environmentId": id, "requestId": "r", "displayName": "Builder", "status": "provisioning",
        "source": { "type": "provisioned", "providerId": "one", "bindingId": "b" },
        "desiredPower": "running", "idlePolicy": { "stopAfterMs": 5000 },
        "incarnation": {
            "incarnationId": incarnation, "provisionRequestId": incarnation,
            "templateId": "debian-13-rust-4", "createdAtMs": client.now, "updatedAtMs": client.now,
        },
        "publicIngressEnabled": false, "metadata": { "project": "acorn" },
        "createdAtMs": client.now, "updatedAtMs": client.now,
    });
    let without_nulls: Value = serde_json::from_str(&strip(&made)).unwrap();
    assert_eq!(without_nulls, expected);
    for (ms, expected) in [
        (4, "provisioning"),
        (1, "booting"),
        (14, "booting"),
        (1, "ready"),
    ] {
        client.pass(ms);
        assert_eq!(status(&mut client, &id), expected);
    }
    let ready = read(&mut client, &id);
    assert_eq!(ready["lastSeenAtMs"], client.now);
    assert!(ready["incarnation"]["providerTargetId"].is_string());
    let powers = json!(["running", "paused", "suspended", "stopped"]);
    assert_eq!(ready["incarnation"]["powerStates"], powers);
}

/// The JSON of an object without its members that are null or empty.
fn strip(value: &Value) -> String {
    let mut value = value.clone();
    let mut parts = vec![&mut value];
    while let Some(part) = parts.pop() {
        if let Value::Object(members) = part {
            members.retain(|_, value| !value.is_null() && *value != json!([]));
            parts.extend(members.values_mut());
        }
    }
    value.to_string()
}

#[test]
fn a_repeated_request_finds_what_it_made_whatever_else_it_says() {
    let mut client = bound();
    let made = make(&mut client, CREATE, create("r"));
    let registered = make(&mut client, EXTERNAL, external("x", "wss://host.example"));
    client.pass(5);
    let mut other = create("r");
    other["bindingId"] = json!("off");
    other["displayName"] = json!("Other");
    let again = make(&mut client, CREATE, other);
    assert_eq!(
        (&again["environmentId"], &again["status"]),
        (&made["environmentId"], &json!("booting"))
    );
    assert_eq!(again["displayName"], Value::Null);
    let again = make(&mut client, EXTERNAL, external("x", "wss://other.example"));
    assert_eq!(again, registered);
    let new = make(&mut client, EXTERNAL, external("y", "wss://host.example"));
    assert_ne!(new["environmentId"], registered["environmentId"]);
}

#[test]
fn an_environment_is_made_by_an_enabled_binding_and_fails_without_its_template() {
    let mut client = bound();
    let mut params = create("r");
    params["bindingId"] = json!("none");
    assert_eq!(client.refused(CREATE, params.clone()), not_found());
    params["bindingId"] = json!("off");
    assert_eq!(client.refused(CREATE, params.clone()), rejected());
    params["bindingId"] = json!("b");
    params["templateId"] = json!("debian-1");
    let id = make(&mut client, CREATE, params)["environmentId"].take();
    client.pass(5);
    assert_eq!(status(&mut client, &id), "failed");
    assert_eq!(client.core.next_due(), None);
    let power = with(&id, "power", json!("running"));
    assert_eq!(client.refused(POWER, power), rejected());
    client.ok("environments/close", named(&id));
    client.pass(10);
    assert_eq!(status(&mut client, &id), "closed");
}

#[test]
fn a_machine_of_ones_own_is_ready_unless_its_host_cannot_be() {
    let mut client = Client::new();
    let there = make(
        &mut client,
        EXTERNAL,
        external("x", "wss://host.example/envd"),
    );
    assert_eq!(there["status"], "ready");
    let source = external("x", "wss://host.example/envd")["connection"].take();
    assert_eq!(
        there["source"],
        json!({ "type": "external", "connection": source })
    );
    let gone = make(
        &mut client,
        EXTERNAL,
        external("y", "wss://host.invalid/envd"),
    );
    assert_eq!(gone["status"], "offline");
    let mut own = external("z", "host.invalid");
    own["connection"]["transport"] = json!({ "provider": { "provider_type": "incus" } });
    assert_eq!(make(&mut client, EXTERNAL, own)["status"], "ready");
    let id = &there["environmentId"];
    assert_eq!(
        client.refused(POWER, with(id, "power", json!("running"))),
        rejected()
    );
    assert_eq!(
        client.refused(INGRESS, with(id, "enabled", json!(true))),
        rejected()
    );
    assert_eq!(client.refused(IDLE, named(id)), invalid());
}

#[test]
fn environments_are_listed_newest_first_and_must_pass_every_filter() {
    let mut client = bound();
    let mut params = create("a");
    params["metadata"] = json!({ "project": "acorn", "stage": "" });
    let a = make(&mut client, CREATE, params)["environmentId"].take();
    let b = make(&mut client, EXTERNAL, external("b", "ws://h.example"))["environmentId"].take();
    assert_eq!(list(&mut client, json!({})), [b.clone(), a.clone()]);
    client.ok("environments/close", named(&b));
    for (filters, expected) in [
        (json!({ "providerId": "one" }), vec![a.clone()]),
        (
            json!({ "bindingId": "b", "status": "provisioning" }),
            vec![a.clone()],
        ),
        (json!({ "bindingId": "b", "status": "ready" }), vec![]),
        (json!({ "providerId": "two" }), vec![]),
        (json!({ "status": "closed" }), vec![b]),
        (json!({ "registrationKeyId": "k" }), vec![]),
        (
            json!({ "metadata": { "project": "acorn" } }),
            vec![a.clone()],
        ),
        (json!({ "metadata": { "project": "" } }), vec![a.clone()]),
        (json!({ "metadata": { "project": "birch" } }), vec![]),
        (json!({ "metadata": { "stage": "x" } }), vec![]),
        (json!({ "metadata": { "other": "" } }), vec![]),
    ] {
        assert_eq!(list(&mut client, filters.clone()), expected, "{filters}");
    }
}

#[test]
fn closing_takes_its_time_and_can_be_asked_for_again() {
    let (mut client, id) = ready();
    let mut closing = make(&mut client, "environments/close", named(&id));
    assert_eq!(closing["status"], "closing");
    assert_eq!(make(&mut client, "environments/close", named(&id)), closing);
    let gone = json!({ "universeId": Caller::LOCAL_UNIVERSE, "bindingId": "b" });
    let delete = "deployment/environment-providers/bindings/delete";
    assert_eq!(client.refused(delete, gone.clone()), rejected());
    client.pass(10);
    closing["status"] = json!("closed");
    closing["updatedAtMs"] = json!(client.now);
    assert_eq!(make(&mut client, "environments/close", named(&id)), closing);
    assert_eq!(
        client.refused(POWER, with(&id, "power", json!("running"))),
        rejected()
    );
    client.ok(delete, gone);
    // One that is still being made can be closed as well.
    client.ok(BINDING_PUT, binding_of("one", "b", "enabled"));
    let early = make(&mut client, CREATE, create("early"))["environmentId"].take();
    client.ok("environments/close", named(&early));
    client.pass(100);
    assert_eq!(status(&mut client, &early), "closed");
    let own = make(&mut client, EXTERNAL, external("x", "wss://host.example"));
    let own = own["environmentId"].clone();
    assert_eq!(
        make(&mut client, "environments/close", named(&own))["status"],
        "closed"
    );
}

#[test]
fn what_is_asked_of_an_environment_that_is_not_there_is_not_found() {
    let mut client = bound();
    let id = json!("environment_none");
    for (method, params) in [
        ("environments/read", named(&id)),
        ("environments/close", named(&id)),
        (POWER, with(&id, "power", json!("running"))),
        (IDLE, named(&id)),
        (INGRESS, with(&id, "enabled", json!(true))),
        ("environments/credentials/list", named(&id)),
    ] {
        assert_eq!(client.refused(method, params), not_found(), "{method}");
    }
    let malformed = json!({ "environmentId": "a b" });
    assert_eq!(client.refused("environments/read", malformed), invalid());
}
