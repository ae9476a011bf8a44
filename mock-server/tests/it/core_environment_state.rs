//! Environments belong to one universe, and are part of what a core remembers.

use std::sync::Arc;

use mock_server::core::{AccessMode, Caller, Core, CoreConfig, Right, State};
use serde_json::json;

use crate::core_environment_jobs::{entry, jobs};
use crate::core_environments::{external, make, named, read, ready, with};
use crate::core_support::{Client, not_found};

const EXTERNAL: &str = "environments/external/create";

#[test]
fn another_universe_sees_nothing_of_them() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    let made = make(&mut client, EXTERNAL, external("x", "wss://h.example"));
    let id = &made["environmentId"];
    let job = json!([{ "jobId": "j", "argv": ["x"] }]);
    client.ok("environments/jobs/create", jobs(id, "r", job.clone()));
    client.ok(
        "environments/registration-keys/create",
        json!({ "displayName": "d", "identityMode": "persistent" }),
    );
    client.caller = Caller::local().in_universe(other.into());
    for method in ["environments/read", "environments/close"] {
        assert_eq!(client.refused(method, named(id)), not_found());
    }
    let create = jobs(id, "r", job);
    assert_eq!(
        client.refused("environments/jobs/create", create),
        not_found()
    );
    assert!(entry(&mut client, id, "j")["error"].is_string());
    for (method, empty) in [
        ("environments/list", json!({ "environments": [] })),
        (
            "environments/registration-keys/list",
            json!({ "registrationKeys": [] }),
        ),
    ] {
        assert_eq!(client.ok(method, json!({})), empty);
    }
    // The same request makes another environment here.
    let here = make(&mut client, EXTERNAL, external("x", "wss://h.example"));
    assert_ne!(here["environmentId"], *id);
}

#[test]
fn a_deleted_universe_takes_what_was_planned_for_them_with_it() {
    let (mut client, id) = ready();
    let job = json!([{ "jobId": "j", "argv": ["x"] }]);
    client.ok("environments/jobs/create", jobs(&id, "r", job));
    let new = make(
        &mut client,
        "environments/create",
        crate::core_environments::create("new"),
    );
    assert_eq!(new["status"], "provisioning");
    let universe = json!({ "universeId": Caller::LOCAL_UNIVERSE });
    client.ok("deployment/universes/delete", universe);
    assert_eq!(client.core.next_due(), None);
    assert_eq!(client.refused("environments/read", named(&id)), not_found());
}

#[test]
fn a_stored_state_goes_on_as_the_original_would() {
    let (mut original, id) = ready();
    let policy = json!({ "pauseAfterMs": 50 });
    original.ok(
        "environments/idle-policy/put",
        with(&id, "idlePolicy", policy),
    );
    let spec = json!([
        { "jobId": "a", "argv": ["sleep=0.1"] },
        { "jobId": "b", "argv": ["x"], "dependsOn": [{ "jobId": "a" }] },
    ]);
    original.ok("environments/jobs/create", jobs(&id, "r", spec));
    let source = json!({ "type": "directSecret", "secretId": "s" });
    let bind = json!({ "environmentId": id, "envName": "T", "source": source });
    original.ok("environments/credentials/bind", bind);
    original.pass(20);
    let stored = serde_json::to_string(original.core.state()).unwrap();
    let state: State = serde_json::from_str(&stored).unwrap();
    assert_eq!(state, *original.core.state());
    let mut copy = Client::of(Core::resume(CoreConfig::default(), Arc::new(Right), state));
    copy.now = original.now;
    for ms in [90, 20, 60, 10] {
        original.pass(ms);
        copy.pass(ms);
        assert_eq!(copy.core.state(), original.core.state());
        assert_eq!(read(&mut copy, &id), read(&mut original, &id));
        assert_eq!(entry(&mut copy, &id, "b"), entry(&mut original, &id, "b"));
    }
}
