//! Daemons that register themselves and become environments.

use mock_server::FakeGateway;
use mock_server::core::{DaemonRefused, UnixMs};
use serde_json::{Value, json};

use crate::core_environments::{ids, named, read};
use crate::core_support::{Client, invalid, rejected};
use crate::server_client::RawClient;

const CREATE: &str = "environments/registration-keys/create";
const REVOKE: &str = "environments/registration-keys/revoke";

/// A registration key and its secret.
struct Key {
    id: Value,
    secret: String,
}

fn key(client: &mut Client, mode: &str, most: u32) -> Key {
    let params = json!({
        "displayName": "k", "identityMode": mode, "maxActiveEnvironments": most,
        "ephemeralDisconnectGraceMs": 500, "expiresAtMs": client.now + 100_000,
    });
    let answer = client.ok(CREATE, params);
    Key {
        id: answer["registrationKey"]["registrationKeyId"].clone(),
        secret: answer["secret"].as_str().unwrap().to_owned(),
    }
}

fn connect(client: &mut Client, key: &Key, daemon: &str) -> Result<Value, DaemonRefused> {
    let now = UnixMs(client.now);
    let environment = client.core.connect_daemon(&key.secret, daemon, now)?;
    Ok(json!(environment))
}

fn disconnect(client: &mut Client, id: &Value) -> Result<(), DaemonRefused> {
    let now = UnixMs(client.now);
    client.core.disconnect_daemon(id.as_str().unwrap(), now)
}

fn view(client: &mut Client, key: &Key) -> Value {
    let params = json!({ "registrationKeyId": key.id });
    client.ok("environments/registration-keys/read", params)["registrationKey"].take()
}

fn status(client: &mut Client, id: &Value) -> String {
    read(client, id)["status"].as_str().unwrap().to_owned()
}

#[test]
fn a_daemon_with_a_key_is_an_environment_that_takes_work() {
    let mut client = Client::new();
    let key = key(&mut client, "persistent", 2);
    let id = connect(&mut client, &key, "host-1").unwrap();
    let environment = read(&mut client, &id);
    let source = json!({
        "type": "registered", "registrationKeyId": key.id, "daemonId": "host-1",
        "identityMode": "persistent",
    });
    assert_eq!(environment["source"], source);
    assert_eq!(
        (&environment["status"], &environment["lastSeenAtMs"]),
        (&json!("ready"), &json!(client.now))
    );
    let list = client.ok("environments/list", json!({ "registrationKeyId": key.id }));
    assert_eq!(
        ids(&list["environments"], "environmentId"),
        std::slice::from_ref(&id)
    );
    let key = view(&mut client, &key);
    assert_eq!(
        [
            &key["registeredEnvironmentCount"],
            &key["activeEnvironmentCount"],
            &key["lastRegisteredAtMs"]
        ],
        [&json!(1), &json!(1), &json!(client.now)]
    );
    let job = json!({ "environmentId": id, "requestId": "r", "jobs": [{ "argv": ["x"] }] });
    client.ok("environments/jobs/create", job);
    let power = json!({ "environmentId": id, "power": "running" });
    assert_eq!(client.refused("environments/power/put", power), rejected());
    assert_eq!(
        client.refused("environments/idle-policy/put", named(&id)),
        invalid()
    );
}

#[test]
fn a_key_admits_no_more_daemons_than_it_may_and_none_when_it_is_not_active() {
    let mut client = Client::new();
    let key = key(&mut client, "persistent", 1);
    let id = connect(&mut client, &key, "host-1").unwrap();
    let key_id = || key.id.as_str().unwrap().into();
    let too_many = DaemonRefused::TooMany { key: key_id() };
    assert_eq!(connect(&mut client, &key, "host-2"), Err(too_many));
    client.ok("environments/close", named(&id));
    connect(&mut client, &key, "host-2").unwrap();
    let wrong = Key {
        secret: format!("{}x", key.secret),
        id: key.id.clone(),
    };
    assert_eq!(
        connect(&mut client, &wrong, "host-2"),
        Err(DaemonRefused::UnknownSecret)
    );
    client.pass(100_000);
    let not_active = || DaemonRefused::KeyNotActive { key: key_id() };
    assert_eq!(connect(&mut client, &key, "host-2"), Err(not_active()));
    client.ok(REVOKE, json!({ "registrationKeyId": key.id }));
    assert_eq!(connect(&mut client, &key, "host-2"), Err(not_active()));
}

#[test]
fn a_persistent_environment_waits_for_ever_and_an_ephemeral_one_for_its_time() {
    let mut client = Client::new();
    for mode in ["persistent", "ephemeral"] {
        let key = key(&mut client, mode, 2);
        let id = connect(&mut client, &key, "host").unwrap();
        disconnect(&mut client, &id).unwrap();
        assert_eq!(status(&mut client, &id), "offline");
        assert!(matches!(
            disconnect(&mut client, &id),
            Err(DaemonRefused::NotConnected { .. })
        ));
        let job = json!({ "environmentId": id, "requestId": "r", "jobs": [{ "argv": ["x"] }] });
        assert_eq!(client.refused("environments/jobs/create", job), rejected());
        client.pass(499);
        assert_eq!(connect(&mut client, &key, "host").unwrap(), id);
        client.pass(1000);
        assert_eq!(status(&mut client, &id), "ready");
        disconnect(&mut client, &id).unwrap();
        client.pass(500);
        let back = connect(&mut client, &key, "host").unwrap();
        assert_eq!(back == id, mode == "persistent", "{mode}");
    }
    assert!(disconnect(&mut client, &json!("none")).is_err());
}

#[test]
fn the_environments_of_a_revoked_key_stay_unless_their_closing_is_asked_for() {
    let mut client = Client::new();
    let key = key(&mut client, "persistent", 3);
    let daemons = ["a", "b"].map(|daemon| connect(&mut client, &key, daemon).unwrap());
    let named = json!({ "registrationKeyId": key.id });
    let revoked = client.ok(REVOKE, named.clone());
    assert!(
        revoked["closedEnvironmentIds"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
    assert_eq!(revoked["registrationKey"]["activeEnvironmentCount"], 2);
    let mut close = named;
    close["closeEnvironments"] = json!(true);
    let closed = client.ok(REVOKE, close.clone());
    let [a, b] = &daemons;
    assert_eq!(closed["closedEnvironmentIds"], json!([b, a]));
    assert_eq!(closed["registrationKey"]["activeEnvironmentCount"], 0);
    assert_eq!(status(&mut client, a), "closed");
    let again = client.ok(REVOKE, close);
    assert!(
        again["closedEnvironmentIds"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
}

#[tokio::test]
async fn the_gateway_lets_daemons_come_and_go() {
    let gateway = FakeGateway::start().await;
    let mut client = RawClient::connect(gateway.address()).await;
    let params = json!({ "displayName": "k", "identityMode": "persistent" });
    let made = client.result(CREATE, params).await;
    let secret = made["secret"].as_str().unwrap();
    let id = gateway.connect_daemon(secret, "host").unwrap();
    let named = json!({ "environmentId": id });
    let read = client.result("environments/read", named.clone()).await;
    assert_eq!(read["environment"]["status"], "ready");
    gateway.disconnect_daemon(&id).unwrap();
    let read = client.result("environments/read", named).await;
    assert_eq!(read["environment"]["status"], "offline");
    let refused = gateway.disconnect_daemon(&id).unwrap_err();
    assert!(refused.to_string().contains(&id));
    let refused = gateway.connect_daemon("lsrk_none", "host").unwrap_err();
    assert!(!refused.to_string().contains("lsrk_none"));
}
