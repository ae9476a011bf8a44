//! Runs as they are shown, steered and cancelled.

use serde_json::{Value, json};

use crate::core_support::{Client, invalid, not_found, rejected, start};

fn of_run(run: &str) -> Value {
    json!({ "sessionId": "s", "runId": run })
}

#[test]
fn a_completed_run_in_full() {
    let mut client = Client::with_session();
    client.run("tool=ls hello");
    client.pass(100);
    insta::assert_json_snapshot!(client.read_run(1));
}

#[test]
fn usage_counts_four_bytes_a_token_over_all_turns() {
    let mut client = Client::with_session();
    // 7 bytes in, 13 bytes out, twice.
    client.run("turns=2");
    assert_eq!(client.read_run(1).get("usage"), None);
    client.pass(20);
    let usage = |turns: u64| json!({ "inputTokens": 2 * turns, "outputTokens": 4 * turns, "totalTokens": 6 * turns });
    assert_eq!(client.read_run(1)["usage"], usage(1));
    client.pass(20);
    assert_eq!(client.read_run(1)["usage"], usage(2));
    assert_eq!(client.session()["runs"][0]["usage"], usage(2));
    let events = client.events();
    let turn = events
        .iter()
        .find(|event| event["kind"]["type"] == "turnGenerationCompleted");
    assert_eq!(turn.unwrap()["kind"]["usage"], usage(1));
}

#[test]
fn the_times_of_a_run_are_those_of_its_events() {
    let mut client = Client::with_session();
    let now = client.now;
    client.run("sleep=1");
    client.run("second");
    client.pass(5000);
    let first = client.read_run(1);
    assert_eq!(
        (&first["startedAtMs"], &first["completedAtMs"]),
        (&json!(now), &json!(now + 1005))
    );
    let second = client.session()["runs"][0].clone();
    assert_eq!(second["acceptedAtMs"], now);
    assert_eq!(
        (&second["startedAtMs"], &second["completedAtMs"]),
        (&json!(now + 1005), &json!(now + 1025))
    );
}

#[test]
fn runs_are_listed_newest_first_in_pages() {
    let mut client = Client::with_session();
    for number in 0..105 {
        client.run(&format!("run {number}"));
    }
    client.pass(10_000);
    let ids = |page: &Value| -> Vec<String> {
        let rows = page["runs"].as_array().unwrap();
        rows.iter()
            .map(|run| run["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let named = |from: usize, to: usize| {
        (to..=from)
            .rev()
            .map(|n| format!("run_{n}"))
            .collect::<Vec<_>>()
    };
    let list = |params: Value| {
        let mut all = json!({ "sessionId": "s" });
        all.as_object_mut()
            .unwrap()
            .extend(params.as_object().unwrap().clone());
        all
    };
    for (params, from, to) in [
        (json!({}), 105, 86),
        (json!({ "limit": 3 }), 105, 103),
        (json!({ "limit": 5000 }), 105, 6),
        (json!({ "limit": 3, "cursor": "run_103" }), 102, 100),
        (json!({ "limit": 100, "cursor": "run_103" }), 102, 3),
        (json!({ "limit": 5, "cursor": "run_4" }), 3, 1),
        (json!({ "limit": 2, "cursor": "run_999" }), 105, 104),
    ] {
        let page = client.ok("session/runs/list", list(params.clone()));
        assert_eq!(ids(&page), named(from, to), "{params}");
        assert_eq!(page["hasOlderRuns"] == true, to > 1);
        let next = (to > 1).then(|| format!("run_{to}"));
        assert_eq!(page["nextCursor"].as_str().map(ToOwned::to_owned), next);
    }
    let empty = client.ok("session/runs/list", list(json!({ "cursor": "run_1" })));
    assert_eq!(empty, json!({ "runs": [], "hasOlderRuns": false }));
    let session = client.ok("session/read", json!({ "sessionId": "s", "runLimit": 2 }));
    assert_eq!(session["session"]["runs"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&session["nextRunCursor"], &session["hasOlderRuns"]),
        (&json!("run_104"), &json!(true))
    );
    for params in [json!({ "limit": 0 }), json!({ "cursor": "5" })] {
        assert_eq!(client.refused("session/runs/list", list(params)), invalid());
    }
    let zero = json!({ "sessionId": "s", "runLimit": 0 });
    assert_eq!(client.refused("session/read", zero), invalid());
}

#[test]
fn a_run_that_is_not_there_is_told_from_a_bad_id() {
    let mut client = Client::with_session();
    client.run("hello");
    for method in ["session/runs/read", "session/runs/cancel"] {
        for id in ["5", "run_x", "run_", "run_-1", "run_99999999999999999999"] {
            assert_eq!(
                client.refused(method, of_run(id)),
                invalid(),
                "{method} {id}"
            );
        }
        for id in ["run_0", "run_2", "run_999"] {
            assert_eq!(
                client.refused(method, of_run(id)),
                not_found(),
                "{method} {id}"
            );
        }
    }
}

#[test]
fn a_run_of_too_many_events_is_read_from_the_log() {
    let mut client = Client::with_session();
    // Six events a turn, and four around them.
    for turns in ["turns=3333", "turns=3332"] {
        client.run(turns);
        client.pass(20 * 3333);
    }
    assert_eq!(client.session()["runs"][1]["status"], "completed");
    assert_eq!(
        client.refused("session/runs/read", of_run("run_1")),
        rejected()
    );
    assert_eq!(client.read_run(2)["status"], "completed");
    client.run("short");
    client.pass(20);
    assert_eq!(client.read_run(3)["outputText"], "echo: short");
}

#[test]
fn cancelling_again_changes_nothing_and_an_ended_run_is_rejected() {
    let mut client = Client::with_session();
    client.run("sleep=1");
    client.ok("session/runs/cancel", of_run("run_1"));
    let head = client.head();
    for _ in 0..3 {
        let run = client.ok("session/runs/cancel", of_run("run_1"))["run"].take();
        assert_eq!(run["status"], "cancelling");
    }
    assert_eq!(client.head(), head);
    client.pass(10);
    assert_eq!(
        client.refused("session/runs/cancel", of_run("run_1")),
        rejected()
    );
    client.run("hello");
    client.pass(20);
    assert_eq!(
        client.refused("session/runs/cancel", of_run("run_2")),
        rejected()
    );
}

#[test]
fn steering_is_for_a_run_at_work() {
    let mut client = Client::with_session();
    let steer = |session: &str, run: &str, items: Value| json!({ "sessionId": session, "runId": run, "items": items });
    let text = || json!([{ "type": "text", "text": "left" }]);
    let method = "session/runs/steer";
    client.run("sleep=1");
    client.run("queued");
    assert_eq!(
        client.refused(method, steer("t", "run_1", text())),
        not_found()
    );
    assert_eq!(
        client.refused(method, steer("s", "run_9", text())),
        not_found()
    );
    assert_eq!(client.refused(method, steer("s", "zz", text())), invalid());
    assert_eq!(
        client.refused(method, steer("s", "run_1", json!([]))),
        invalid()
    );
    let blank = json!([{ "type": "text", "text": " " }]);
    assert_eq!(
        client.refused(method, steer("s", "run_1", blank)),
        invalid()
    );
    assert_eq!(
        client.refused(method, steer("s", "run_2", text())),
        rejected()
    );
    client.ok(method, steer("s", "run_1", text()));
    client.ok("session/runs/cancel", of_run("run_1"));
    assert_eq!(
        client.refused(method, steer("s", "run_1", text())),
        rejected()
    );
    client.pass(10);
    assert_eq!(
        client.refused(method, steer("s", "run_1", text())),
        rejected()
    );
    // Steering that no turn has used is dropped with its run.
    client.pass(100);
    assert_eq!(client.read_run(2)["outputText"], "echo: queued");
    assert!(!client.kinds().iter().any(|kind| kind.contains("(steering")));
}

#[test]
fn activity_and_status_follow_the_runs() {
    let mut client = Client::with_session();
    let look = |client: &mut Client| {
        let session = client.session();
        (session["status"].clone(), session["activity"].clone())
    };
    let state = |status: &str, activity: &str| (json!(status), json!(activity));
    assert_eq!(look(&mut client), state("idle", "idle"));
    client.run("sleep=1");
    assert_eq!(look(&mut client), state("active", "working"));
    client.ok("session/runs/cancel", of_run("run_1"));
    assert_eq!(look(&mut client), state("active", "working"));
    client.pass(10);
    assert_eq!(look(&mut client), state("idle", "idle"));
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(look(&mut client), state("closed", "idle"));
    let list = client.ok("session/list", json!({}));
    assert_eq!(list["sessions"][0]["activity"], "idle");
}

#[test]
fn an_output_can_be_read_as_a_blob() {
    let mut client = Client::with_session();
    client.ok("session/runs/start", start("hello"));
    client.pass(20);
    let output = client.read_run(1)["output"].take();
    assert_eq!(
        (&output["mediaType"], &output["providerKind"]),
        (&json!("text/plain"), &Value::Null)
    );
    let blob = client.ok("blobs/read", json!({ "blobRef": output["contentRef"] }));
    assert_eq!(blob["bytesBase64"], "ZWNobzogaGVsbG8=");
    let last = client.events().pop().unwrap();
    assert_eq!(last["kind"]["output"], output);
}

#[test]
fn a_start_answer_is_never_terminal() {
    let mut client = Client::with_session();
    assert_eq!(client.run("one")["status"], "running");
    assert_eq!(
        client.ok("session/runs/start", start("two"))["run"]["status"],
        "queued"
    );
}

#[test]
fn runs_turns_batches_and_items_are_numbered_over_the_whole_session() {
    let mut client = Client::with_session();
    client.run("sleep=forever");
    client.run("never at work");
    for run in ["run_2", "run_1"] {
        client.ok("session/runs/cancel", of_run(run));
    }
    client.pass(10);
    for _ in 0..2 {
        client.run("tool=ls");
        client.pass(100);
    }
    let events = client.events();
    let numbers = |member: &str| {
        let mut seen: Vec<&str> = Vec::new();
        for event in &events {
            let id = event["joins"][member].as_str();
            seen.extend(id.filter(|id| !seen.contains(id)));
        }
        seen.join(" ")
    };
    // A run that was cancelled in the queue keeps its number.
    assert_eq!(numbers("runId"), "run_1 run_2 run_3 run_4");
    assert_eq!(numbers("turnId"), "turn_1 turn_2 turn_3 turn_4");
    assert_eq!(numbers("toolBatchId"), "tool_batch_1 tool_batch_2");
    let entries = events
        .iter()
        .filter_map(|event| event["kind"]["entries"].as_array());
    let items = entries.flatten().map(|entry| entry["id"].clone());
    let items: Vec<Value> = items.collect();
    let expected: Vec<String> = (1..=items.len()).map(|n| format!("item_{n}")).collect();
    assert_eq!(items, expected);
}

#[test]
fn limits_of_turns_and_tool_rounds_are_kept_and_not_enforced() {
    let mut client = Client::new();
    let limits = json!({ "maxTurns": 1, "maxToolRounds": 0 });
    let config = json!({ "limits": limits });
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "config": config }),
    );
    let mut params = start("turns=2 tool=ls");
    params["config"] = config;
    client.ok("session/runs/start", params);
    client.pass(200);
    assert_eq!(client.session()["config"]["limits"], limits);
    let run = client.read_run(1);
    assert_eq!(run["status"], "completed");
    assert_eq!(run["toolBatches"].as_array().map(Vec::len), Some(1));
}
