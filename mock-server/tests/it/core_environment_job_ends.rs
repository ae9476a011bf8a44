//! Jobs that end otherwise than by themselves, and machines that stop under them.

use serde_json::{Value, json};

use crate::core_environment_jobs::{entry, handle, jobs, status, statuses};
use crate::core_environments::{external, make, read, ready};
use crate::core_support::{Client, invalid, rejected};

const CREATE: &str = "environments/jobs/create";
const READ: &str = "environments/jobs/read";
const CANCEL: &str = "environments/jobs/cancel";

fn cancel(client: &mut Client, params: Value) -> Vec<Value> {
    client.ok(CANCEL, params)["jobs"]
        .as_array()
        .unwrap()
        .clone()
}

#[test]
fn a_running_job_ends_after_it_was_asked_to_and_a_waiting_one_at_once() {
    let (mut client, id) = ready();
    let spec = json!([
        { "jobId": "run", "argv": ["sleep=forever"] },
        { "jobId": "wait", "argv": ["x"], "dependsOn": [{ "jobId": "run" }] },
        { "jobId": "done", "argv": ["x"] },
    ]);
    client.ok(CREATE, jobs(&id, "r", spec));
    client.pass(25);
    let all = json!([
        handle(&id, "wait"),
        handle(&id, "run"),
        handle(&id, "done"),
        handle(&id, "none")
    ]);
    let entries = cancel(&mut client, json!({ "jobs": all }));
    let of = |index: usize| entries[index]["summary"]["status"].clone();
    assert_eq!(
        [of(0), of(1), of(2), of(3)],
        [
            json!("cancelled"),
            json!("cancelRequested"),
            json!("succeeded"),
            Value::Null
        ]
    );
    let failed: Vec<bool> = entries
        .iter()
        .map(|entry| entry["error"].is_string())
        .collect();
    assert_eq!(failed, [false, false, true, true]);
    client.pass(9);
    // Asking again does not put it off, and what is cancelled stays so.
    let again = cancel(
        &mut client,
        json!({ "jobs": [handle(&id, "run"), handle(&id, "wait")] }),
    );
    assert!(again.iter().all(|entry| entry["error"].is_null()));
    client.pass(1);
    assert_eq!(status(&mut client, &id, "run"), "cancelled");
}

#[test]
fn a_cancellation_reaches_dependents_once_and_force_is_quicker() {
    let (mut client, id) = ready();
    let spec = json!([
        { "jobId": "a", "argv": ["sleep=forever"] },
        { "jobId": "b", "argv": ["x"], "dependsOn": [{ "jobId": "a" }] },
        { "jobId": "c", "argv": ["x"], "dependsOn": [{ "jobId": "b" }] },
        { "jobId": "d", "argv": ["sleep=forever"] },
    ]);
    client.ok(CREATE, jobs(&id, "r", spec));
    client.pass(5);
    let both = json!([handle(&id, "a"), handle(&id, "b")]);
    let params = json!({ "jobs": both, "scope": "dependents", "force": true });
    let entries = cancel(&mut client, params);
    let reached: Vec<_> = entries
        .iter()
        .map(|entry| &entry["handle"]["jobId"])
        .collect();
    assert_eq!(reached, ["a", "b", "c"]);
    client.pass(1);
    let expected = ["cancelled", "cancelled", "cancelled", "running"];
    assert_eq!(statuses(&mut client, &id, ["a", "b", "c", "d"]), expected);
}

#[test]
fn the_time_of_jobs_stands_still_while_their_machine_sleeps() {
    let (mut client, id) = ready();
    client.ok(
        CREATE,
        jobs(&id, "r", json!([{ "jobId": "j", "argv": ["sleep=1"] }])),
    );
    client.pass(505);
    let power = |state: &str| json!({ "environmentId": id, "power": state });
    client.ok("environments/power/put", power("paused"));
    client.pass(10_000);
    let asleep = entry(&mut client, &id, "j");
    assert!(asleep["error"].is_string());
    assert_eq!(asleep["handle"], handle(&id, "j"));
    // To read it has woken the machine, and 490 ms of the job are left.
    client.pass(10);
    assert_eq!(status(&mut client, &id, "j"), "running");
    client.pass(489);
    assert_eq!(status(&mut client, &id, "j"), "running");
    client.pass(1);
    assert_eq!(status(&mut client, &id, "j"), "succeeded");
}

#[test]
fn switching_a_machine_off_interrupts_what_runs_and_keeps_what_waits() {
    let (mut client, id) = ready();
    let spec = json!([
        { "jobId": "run", "argv": ["sleep=forever"], "queueKey": "q" },
        { "jobId": "wait", "argv": ["x"], "queueKey": "q" },
    ]);
    client.ok(CREATE, jobs(&id, "r", spec));
    client.pass(5);
    let power = |state: &str| json!({ "environmentId": id, "power": state });
    client.ok("environments/power/put", power("stopped"));
    client.pass(10);
    assert_eq!(read(&mut client, &id)["status"], "offline");
    client.ok("environments/power/put", power("running"));
    client.pass(25);
    assert_eq!(
        statuses(&mut client, &id, ["run", "wait"]),
        ["interrupted", "running"]
    );
}

#[test]
fn jobs_of_a_host_that_cannot_be_reached_have_errors_of_their_own() {
    let (mut client, id) = ready();
    client.ok(
        CREATE,
        jobs(&id, "r", json!([{ "jobId": "j", "argv": ["x"] }])),
    );
    let gone = make(
        &mut client,
        "environments/external/create",
        external("x", "wss://h.invalid"),
    );
    let gone = gone["environmentId"].clone();
    assert_eq!(
        client.refused(CREATE, jobs(&gone, "r", json!([{ "argv": ["x"] }]))),
        rejected()
    );
    let all = json!([
        handle(&gone, "j"),
        handle(&id, "j"),
        handle(&json!("none"), "j")
    ]);
    for method in [READ, CANCEL] {
        let entries = client.ok(method, json!({ "jobs": all }))["jobs"].take();
        let entries = entries.as_array().unwrap().iter();
        let told: Vec<_> = entries
            .map(|entry| {
                (
                    entry["handle"]["environmentId"].clone(),
                    entry["error"].is_string(),
                )
            })
            .collect();
        let expected = [
            (gone.clone(), true),
            (id.clone(), false),
            (json!("none"), true),
        ];
        assert_eq!(told, expected, "{method}");
        assert_eq!(client.refused(method, json!({ "jobs": [] })), invalid());
    }
}

#[test]
fn a_job_runs_no_longer_than_it_may() {
    let (mut client, id) = ready();
    let spec = json!([
        { "jobId": "slow", "argv": ["sleep=forever"], "timeoutMs": 100 },
        { "jobId": "fast", "argv": ["x"], "timeoutMs": 100 },
    ]);
    client.ok(CREATE, jobs(&id, "r", spec));
    client.pass(104);
    assert_eq!(
        statuses(&mut client, &id, ["slow", "fast"]),
        ["running", "succeeded"]
    );
    client.pass(1);
    let slow = entry(&mut client, &id, "slow");
    assert_eq!(slow["summary"]["status"], "timedOut");
    assert_eq!(slow["summary"]["exitCode"], Value::Null);
}
