//! Jobs of environments: how they start, go, wait for each other and end.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::core_environments::{named, ready};
use crate::core_support::{Client, invalid, not_found, rejected};

const CREATE: &str = "environments/jobs/create";
const READ: &str = "environments/jobs/read";

/// The parameters that start these jobs.
pub(crate) fn jobs(id: &Value, request: &str, jobs: Value) -> Value {
    let mut params = json!({ "environmentId": id, "requestId": request });
    params["jobs"] = jobs;
    params
}

pub(crate) fn handle(id: &Value, job: &str) -> Value {
    json!({ "environmentId": id, "jobId": job })
}

pub(crate) fn entry(client: &mut Client, id: &Value, job: &str) -> Value {
    let params = json!({ "jobs": [handle(id, job)], "includeArtifacts": true });
    client.ok(READ, params)["jobs"][0].take()
}

pub(crate) fn status(client: &mut Client, id: &Value, job: &str) -> String {
    let entry = entry(client, id, job);
    let status = entry["summary"]["status"].as_str();
    status.unwrap_or_else(|| panic!("{entry}")).to_owned()
}

pub(crate) fn statuses<const N: usize>(
    client: &mut Client,
    id: &Value,
    jobs: [&str; N],
) -> [String; N] {
    jobs.map(|job| status(client, id, job))
}

fn output(entry: &Value) -> String {
    let chunks = entry["outputChunks"].as_array().into_iter().flatten();
    let bytes = chunks.flat_map(|chunk| {
        STANDARD
            .decode(chunk["dataBase64"].as_str().unwrap())
            .unwrap()
    });
    String::from_utf8(bytes.collect()).unwrap()
}

#[test]
fn a_job_is_accepted_runs_and_succeeds() {
    let (mut client, id) = ready();
    let job = json!({
        "jobId": "build", "name": "Build", "argv": ["cargo", "build", "artifact=target/acorn"],
        "stdin": "input\n", "env": { "SECRET": "very secret" },
    });
    let started = client.ok(CREATE, jobs(&id, "r", json!([job])));
    let group = started["jobGroupId"].clone();
    let expected = json!({
        "environmentId": id, "jobGroupId": group,
        "jobs": [{
            "name": "Build", "jobId": "build", "handle": handle(&id, "build"),
            "status": "accepted",
        }],
    });
    assert_eq!(drop_empty(started), expected);
    let at = client.now;
    for (ms, expected) in [
        (4, "accepted"),
        (1, "running"),
        (19, "running"),
        (1, "succeeded"),
    ] {
        client.pass(ms);
        assert_eq!(status(&mut client, &id, "build"), expected);
    }
    let ended = entry(&mut client, &id, "build");
    let summary = &ended["summary"];
    assert_eq!(
        [
            &summary["createdAtMs"],
            &summary["startedAtMs"],
            &summary["finishedAtMs"]
        ],
        [&json!(at), &json!(at + 5), &json!(at + 25)]
    );
    assert_eq!(
        (&summary["exitCode"], &summary["queuedAtMs"]),
        (&json!(0), &Value::Null)
    );
    let text = "$ cargo build artifact=target/acorn\ninput\ndone\n";
    assert_eq!(output(&ended), text);
    assert_eq!(ended["outputNextSeq"], text.len());
    assert_eq!(ended["artifacts"][0]["path"], "target/acorn");
    let bare = client.ok(READ, json!({ "jobs": [handle(&id, "build")] }));
    assert!(
        bare["jobs"][0]["artifacts"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
    assert!(
        !serde_json::to_string(client.core.state())
            .unwrap()
            .contains("very secret")
    );
}

/// The response without the empty lists in its jobs.
fn drop_empty(mut response: Value) -> Value {
    for job in response["jobs"].as_array_mut().unwrap() {
        job.as_object_mut()
            .unwrap()
            .retain(|_, value| *value != json!([]));
    }
    response
}

#[test]
fn output_is_read_on_from_where_the_last_read_ended_in_pieces_of_any_size() {
    let (mut client, id) = ready();
    let job = json!({ "jobId": "j", "argv": ["fail=3"], "stdin": "0123456789" });
    client.ok(CREATE, jobs(&id, "r", json!([job])));
    client.pass(100);
    let whole = entry(&mut client, &id, "j");
    assert_eq!(whole["summary"]["status"], "failed");
    assert_eq!(whole["summary"]["exitCode"], 3);
    assert_eq!(
        whole["outputChunks"].as_array().unwrap().last().unwrap()["stream"],
        "stderr"
    );
    for size in [1, 3, 7, 1000] {
        let (mut after, mut text) = (0, String::new());
        loop {
            let params =
                json!({ "jobs": [handle(&id, "j")], "afterSeq": after, "outputBytes": size });
            let page = client.ok(READ, params)["jobs"][0].take();
            let piece = output(&page);
            assert!(piece.len() <= size);
            let next = page["outputNextSeq"].as_u64().unwrap();
            if piece.is_empty() {
                assert_eq!(next, after);
                break;
            }
            let last = page["outputChunks"].as_array().unwrap().last().unwrap();
            assert_eq!(last["seq"], next);
            text += &piece;
            after = next;
        }
        assert_eq!(text, output(&whole), "{size}");
    }
    let beyond = json!({ "jobs": [handle(&id, "j")], "afterSeq": 9999 });
    assert_eq!(client.ok(READ, beyond)["jobs"][0]["outputNextSeq"], 9999);
}

#[test]
fn a_repeated_request_finds_its_jobs_in_every_state_of_the_machine() {
    let (mut client, id) = ready();
    let started = client.ok(
        CREATE,
        jobs(&id, "r", json!([{ "argv": ["a"] }, { "argv": ["b"] }])),
    );
    client.pass(5);
    let again = client.ok(CREATE, jobs(&id, "r", json!([{ "argv": ["c"] }])));
    assert_eq!(again["jobGroupId"], started["jobGroupId"]);
    for index in [0, 1] {
        assert_eq!(
            again["jobs"][index]["jobId"],
            started["jobs"][index]["jobId"]
        );
        assert_eq!(again["jobs"][index]["status"], "running");
    }
    client.ok("environments/close", named(&id));
    let again = client.ok(CREATE, jobs(&id, "r", json!([{ "argv": ["c"] }])));
    assert_eq!(again["jobs"][0]["status"], "interrupted");
    assert_eq!(
        client.refused(CREATE, jobs(&id, "q", json!([{ "argv": ["c"] }]))),
        rejected()
    );
}

#[test]
fn jobs_that_cannot_be_told_apart_or_wait_in_a_circle_are_refused() {
    let (mut client, id) = ready();
    let on = |name: &str, on: Value| json!({ "name": name, "argv": ["x"], "dependsOn": on });
    for (wrong, why) in [
        (json!([]), "no job"),
        (json!([{ "argv": [] }]), "no program"),
        (
            json!([{ "argv": ["x"], "jobId": "a" }, { "argv": ["x"], "jobId": "a" }]),
            "id",
        ),
        (
            json!([{ "argv": ["x"], "name": "a" }, { "argv": ["x"], "name": "a" }]),
            "name",
        ),
        (json!([on("a", json!([{ "name": "b" }]))]), "unknown name"),
        (json!([on("a", json!([{ "jobId": "b" }]))]), "unknown id"),
        (json!([on("a", json!([{}]))]), "neither"),
        (json!([on("a", json!([{ "name": "a" }]))]), "itself"),
        (
            json!([
                on("a", json!([{ "name": "b" }])),
                on("b", json!([{ "name": "a" }]))
            ]),
            "circle",
        ),
    ] {
        assert_eq!(
            client.refused(CREATE, jobs(&id, "r", wrong)),
            invalid(),
            "{why}"
        );
    }
    client.ok(
        CREATE,
        jobs(&id, "r", json!([{ "argv": ["x"], "jobId": "a" }])),
    );
    let taken = jobs(&id, "q", json!([{ "argv": ["x"], "jobId": "a" }]));
    assert_eq!(client.refused(CREATE, taken), rejected());
    assert_eq!(
        client.refused(
            CREATE,
            jobs(&json!("none"), "r", json!([{ "argv": ["x"] }]))
        ),
        not_found()
    );
}

#[test]
fn a_job_waits_for_those_it_depends_on_and_for_how_they_end() {
    let (mut client, id) = ready();
    client.ok(
        CREATE,
        jobs(&id, "first", json!([{ "jobId": "old", "argv": ["fail"] }])),
    );
    let spec = json!([
        { "jobId": "test", "argv": ["x"], "dependsOn": [{ "name": "build" }] },
        { "jobId": "build", "name": "build", "argv": ["sleep=0.05"] },
        { "jobId": "after", "argv": ["x"], "dependsOn": [{ "jobId": "old" }] },
        { "jobId": "last", "argv": ["x"], "dependsOn": [{ "jobId": "after" }] },
        { "jobId": "anyway", "argv": ["x"], "dependsOn": [{ "jobId": "old" }],
          "dependencyPolicy": "allTerminal" },
    ]);
    let started = client.ok(CREATE, jobs(&id, "r", spec));
    assert_eq!(started["jobs"][0]["dependencies"], json!(["build"]));
    let all = ["test", "build", "after", "last", "anyway"];
    client.pass(5);
    let expected = ["queued", "running", "queued", "queued", "queued"];
    assert_eq!(statuses(&mut client, &id, all), expected);
    client.pass(20);
    let expected = [
        "queued",
        "running",
        "dependencyFailed",
        "dependencyFailed",
        "running",
    ];
    assert_eq!(statuses(&mut client, &id, all), expected);
    client.pass(30);
    assert_eq!(
        statuses(&mut client, &id, ["test", "build"]),
        ["running", "succeeded"]
    );
    client.pass(20);
    let test = entry(&mut client, &id, "test");
    assert_eq!(test["summary"]["status"], "succeeded");
    assert!(test["summary"]["queuedAtMs"].is_u64());
    let failed = entry(&mut client, &id, "last");
    assert_eq!(failed["summary"]["startedAtMs"], Value::Null);
    assert!(
        failed["summary"]["failure"]
            .as_str()
            .unwrap()
            .contains("after")
    );
}

#[test]
fn a_queue_runs_one_job_at_a_time() {
    let (mut client, id) = ready();
    let spec = json!([
        { "jobId": "a", "argv": ["x"], "queueKey": "q" },
        { "jobId": "b", "argv": ["x"], "queueKey": "q" },
        { "jobId": "c", "argv": ["x"], "queueKey": "other" },
    ]);
    client.ok(CREATE, jobs(&id, "r", spec));
    let all = ["a", "b", "c"];
    client.pass(5);
    assert_eq!(
        statuses(&mut client, &id, all),
        ["running", "queued", "running"]
    );
    client.pass(20);
    assert_eq!(
        statuses(&mut client, &id, all),
        ["succeeded", "running", "succeeded"]
    );
}

#[test]
fn words_whose_value_cannot_be_read_are_ordinary_arguments() {
    let (mut client, id) = ready();
    let argv = [
        "sleep=long",
        "fail=256",
        "fail=-1",
        "failure",
        "artifact=",
        "sh -c sleep=1",
    ];
    let spec = json!([{ "jobId": "j", "argv": argv }]);
    client.ok(CREATE, jobs(&id, "r", spec));
    client.pass(1004);
    assert_eq!(status(&mut client, &id, "j"), "running");
    client.pass(1);
    let ended = entry(&mut client, &id, "j");
    assert_eq!(ended["summary"]["exitCode"], 0);
    assert!(ended["artifacts"].as_array().is_none_or(Vec::is_empty));
}
