//! What is wanted of the machines of environments: power, idle policy, public endpoint.

use mock_server::core::Caller;
use serde_json::{Value, json};

use crate::core_environments::{bound, create, make, named, read, ready, status, with};
use crate::core_support::{invalid, refusal, rejected};

const CREATE: &str = "environments/create";
const POWER: &str = "environments/power/put";
const IDLE: &str = "environments/idle-policy/put";
const INGRESS: &str = "environments/ingress/put";
const JOBS: &str = "environments/jobs/create";

#[test]
fn a_machine_follows_the_power_that_is_wanted() {
    let (mut client, id) = ready();
    for (power, expected) in [
        ("paused", "paused"),
        ("suspended", "suspended"),
        ("running", "ready"),
        ("stopped", "offline"),
    ] {
        let params = with(&id, "power", json!(power));
        let before = status(&mut client, &id);
        let answer = make(&mut client, POWER, params.clone());
        assert_eq!(
            (&answer["desiredPower"], &answer["status"]),
            (&json!(power), &json!(before))
        );
        client.pass(9);
        // To want the same again does not put it off.
        client.ok(POWER, params);
        client.pass(1);
        assert_eq!(status(&mut client, &id), expected);
    }
    client.ok(POWER, with(&id, "power", json!("running")));
    for (ms, expected) in [(10, "booting"), (15, "ready")] {
        client.pass(ms);
        assert_eq!(status(&mut client, &id), expected);
    }
    let made = make(&mut client, CREATE, create("new"))["environmentId"].take();
    let unknown_yet = with(&made, "power", json!("running"));
    assert_eq!(client.refused(POWER, unknown_yet), rejected());
}

#[test]
fn a_sleeping_machine_wakes_when_it_is_used() {
    let (mut client, id) = ready();
    client.ok(POWER, with(&id, "power", json!("suspended")));
    client.pass(10);
    let job = json!({
        "environmentId": id, "requestId": "j", "jobs": [{ "argv": ["true"] }],
    });
    let not_ready = || refusal(-32012, "environment_not_ready");
    for _ in 0..5 {
        assert_eq!(client.refused(JOBS, job.clone()), not_ready());
        client.pass(2);
    }
    assert_eq!(status(&mut client, &id), "ready");
    assert_eq!(read(&mut client, &id)["desiredPower"], "running");
    client.ok(JOBS, job);
}

#[test]
fn nobody_using_it_takes_an_environment_through_the_stages_of_its_policy() {
    let (mut client, id) = ready();
    let policy = json!({ "pauseAfterMs": 100, "stopAfterMs": 300, "closeAfterMs": 400 });
    client.ok(IDLE, with(&id, "idlePolicy", policy.clone()));
    for (ms, expected) in [
        (99, "ready"),
        (1, "paused"),
        (199, "paused"),
        (1, "offline"),
        (100, "closing"),
        (10, "closed"),
    ] {
        client.pass(ms);
        assert_eq!(status(&mut client, &id), expected);
    }
    assert_eq!(client.core.next_due(), None);

    let (mut client, id) = ready();
    client.ok(IDLE, with(&id, "idlePolicy", policy));
    client.pass(50);
    let job = json!({
        "environmentId": id, "requestId": "j", "jobs": [{ "argv": ["sleep=1"] }],
    });
    client.ok(JOBS, job);
    client.pass(1005 + 99);
    assert_eq!(status(&mut client, &id), "ready");
    client.pass(1);
    assert_eq!(status(&mut client, &id), "paused");
    // Without a policy it stays as it is.
    let cleared = make(&mut client, IDLE, named(&id));
    assert_eq!(cleared["idlePolicy"], Value::Null);
    assert_eq!(client.core.next_due(), None);
    let backwards = json!({ "pauseAfterMs": 2, "stopAfterMs": 1 });
    let backwards = with(&id, "idlePolicy", backwards);
    assert_eq!(client.refused(IDLE, backwards), invalid());
}

#[test]
fn a_public_endpoint_is_for_templates_that_allow_one() {
    let (mut client, id) = ready();
    let on = make(&mut client, INGRESS, with(&id, "enabled", json!(true)));
    assert_eq!(on["publicIngressEnabled"], true);
    assert!(
        on["publicEndpoint"]
            .as_str()
            .unwrap()
            .starts_with("https://environment-")
    );
    let off = make(&mut client, INGRESS, with(&id, "enabled", json!(false)));
    assert_eq!(
        (&off["publicIngressEnabled"], &off["publicEndpoint"]),
        (&json!(false), &Value::Null)
    );
    let mut params = create("plain");
    params["templateId"] = json!("debian-12-rust-3");
    let plain = make(&mut client, CREATE, params)["environmentId"].take();
    assert_eq!(
        client.refused(INGRESS, with(&plain, "enabled", json!(true))),
        rejected()
    );
    client.ok(INGRESS, with(&id, "enabled", json!(true)));
    let closing = make(&mut client, "environments/close", named(&id));
    assert_eq!(closing["publicEndpoint"], Value::Null);
    assert_eq!(
        client.refused(INGRESS, with(&id, "enabled", json!(true))),
        rejected()
    );
}

#[test]
fn an_adopted_machine_follows_as_one_that_was_made() {
    let mut client = bound();
    let adopt = json!({
        "universeId": Caller::LOCAL_UNIVERSE, "requestId": "a", "bindingId": "b",
        "sourceTarget": "acorn/host", "takeOwnership": true,
    });
    let adopted = make(&mut client, "deployment/environments/adopt", adopt);
    assert_eq!(adopted["lastSeenAtMs"], client.now);
    let id = adopted["environmentId"].clone();
    let policy = json!({ "pauseAfterMs": 100 });
    client.ok(IDLE, with(&id, "idlePolicy", policy));
    client.pass(100);
    assert_eq!(status(&mut client, &id), "paused");
    // No template of it says that it may have an endpoint.
    let on = with(&id, "enabled", json!(true));
    assert_eq!(client.refused(INGRESS, on), rejected());
    // The request is known, whichever method repeats it.
    assert_eq!(make(&mut client, CREATE, create("a"))["environmentId"], id);
}
