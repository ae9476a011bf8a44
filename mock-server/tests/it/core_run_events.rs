//! The order of events, for every way in which a run can go.

use serde_json::{Value, json};

use crate::core_support::{Client, refusal};

const START: [&str; 3] = [
    "runAccepted",
    "runStarted",
    "contextEntriesApplied(runInput)",
];
const BEGIN_TURN: [&str; 3] = ["turnStarted", "turnPlanned", "turnGenerationRequested"];
const ANSWER: [&str; 3] = [
    "contextEntriesApplied(assistantOutput)",
    "turnGenerationCompleted",
    "turnCompleted",
];

#[track_caller]
fn check(client: &mut Client, expected: &[&[&str]]) {
    assert_eq!(client.kinds(), expected.concat());
}

fn after(text: &str, ms: u64) -> Client {
    let mut client = Client::with_session();
    client.run(text);
    client.pass(ms);
    client
}

#[test]
fn a_fresh_session_is_opened_and_has_its_instructions() {
    let mut client = Client::with_session();
    assert_eq!(
        client.kinds_after(0),
        ["sessionOpened", "contextEntriesApplied(instructions)"]
    );
    assert_eq!(
        client.events()[1]["kind"]["entries"][0]["key"],
        "instructions.000.default"
    );
}

#[test]
fn a_plain_run_keeps_the_pace_of_three_and_three_and_the_rest() {
    let mut client = after("hello", 0);
    check(&mut client, &[&START]);
    client.pass(4);
    check(&mut client, &[&START]);
    client.pass(1);
    check(&mut client, &[&START, &BEGIN_TURN]);
    client.pass(14);
    check(&mut client, &[&START, &BEGIN_TURN]);
    client.pass(1);
    check(
        &mut client,
        &[&START, &BEGIN_TURN, &ANSWER, &["runCompleted"]],
    );
    client.pass(1_000_000);
    check(
        &mut client,
        &[&START, &BEGIN_TURN, &ANSWER, &["runCompleted"]],
    );
}

#[test]
fn the_events_of_a_plain_run_in_full() {
    let mut client = Client::with_session();
    client.ok(
        "session/runs/start",
        crate::core_support::submit("sub", "  hello  "),
    );
    client.pass(20);
    let events = client.events();
    insta::assert_json_snapshot!(events[2..]);
}

#[test]
fn joins_tell_run_and_submission_or_run_and_turn() {
    let mut client = after("hello", 20);
    let joins: Vec<String> = client.events()[2..]
        .iter()
        .map(|event| {
            event["joins"]
                .as_object()
                .unwrap()
                .keys()
                .cloned()
                .collect::<Vec<_>>()
                .join("+")
        })
        .collect();
    let mut expected = vec!["runId+submissionId", "runId+submissionId", "runId"];
    expected.extend(["runId+turnId"; 7]);
    assert_eq!(joins, expected);
    // The server made the submission id.
    let id = client.events()[2]["joins"]["submissionId"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(client.events()[2]["kind"]["submissionId"], id.as_str());
    assert!(
        id.starts_with("submit_") && id.len() == "submit_".len() + 32,
        "{id}"
    );
}

#[test]
fn a_sleeping_run_takes_its_time() {
    let mut client = after("sleep=0.25 x", 254);
    check(&mut client, &[&START, &BEGIN_TURN]);
    client.pass(1);
    check(
        &mut client,
        &[&START, &BEGIN_TURN, &ANSWER, &["runCompleted"]],
    );
}

#[test]
fn a_run_of_several_turns_answers_in_each() {
    let mut client = after("turns=3", 60);
    let turn = [&BEGIN_TURN[..], &ANSWER[..]].concat();
    check(
        &mut client,
        &[&START, &turn, &turn, &turn, &["runCompleted"]],
    );
}

#[test]
fn a_run_with_a_tool_calls_it_after_its_turn() {
    let mut client = after("tool=ls", 100);
    check(
        &mut client,
        &[
            &START,
            &BEGIN_TURN,
            &[
                "contextEntriesApplied(toolCall)",
                "turnGenerationCompleted",
                "turnCompleted",
            ],
            &["toolBatchStarted", "toolCallStarted", "toolCallCompleted"],
            &["contextEntriesApplied(toolResult)", "toolBatchCompleted"],
            &BEGIN_TURN,
            &ANSWER,
            &["runCompleted"],
        ],
    );
    let batches = client.read_run(1)["toolBatches"].take();
    assert_eq!(batches[0]["status"], "succeeded");
    assert_eq!(batches[0]["calls"][0]["toolName"], "ls");
}

#[test]
fn a_call_to_an_unavailable_tool_never_starts() {
    let mut client = after("tool=missing.ls", 100);
    check(
        &mut client,
        &[
            &START,
            &BEGIN_TURN,
            &[
                "contextEntriesApplied(toolCall)",
                "turnGenerationCompleted",
                "turnCompleted",
            ],
            &[
                "toolBatchStarted",
                "contextEntriesApplied(toolResult)",
                "toolBatchCompleted",
            ],
            &BEGIN_TURN,
            &ANSWER,
            &["runCompleted"],
        ],
    );
    let call = client.read_run(1)["toolBatches"][0]["calls"][0].take();
    assert_eq!(
        (&call["status"], &call["isError"]),
        (&json!("unavailable"), &json!(true))
    );
}

#[test]
fn a_failing_run_says_why_and_its_session_goes_on() {
    for (word, kind) in [
        ("fail400", "model_failure"),
        ("fail401", "model_failure"),
        ("fail=tool_failure", "tool_failure"),
        ("fail=limit_exceeded", "limit_exceeded"),
    ] {
        let mut client = after(&format!("please {word} now"), 20);
        check(
            &mut client,
            &[
                &START,
                &BEGIN_TURN,
                &["turnGenerationCompleted", "turnCompleted", "runFailed"],
            ],
        );
        let last = client.events().pop().unwrap();
        assert_eq!(last["kind"]["kind"], kind);
        assert!(!last["kind"]["message"].as_str().unwrap().is_empty());
        assert_eq!(last["joins"]["turnId"], "turn_1");
        let run = client.read_run(1);
        assert_eq!(
            (&run["status"], run.get("outputText")),
            (&json!("failed"), None)
        );
        client.run("again");
        client.pass(20);
        assert_eq!(client.read_run(2)["status"], "completed");
    }
}

#[test]
fn a_cancelled_run_ends_its_turn_first() {
    let mut client = after("sleep=5", 5);
    let cancelled = client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    assert_eq!(cancelled["run"]["status"], "cancelling");
    check(
        &mut client,
        &[&START, &BEGIN_TURN, &["runCancellationRequested"]],
    );
    client.pass(9);
    check(
        &mut client,
        &[&START, &BEGIN_TURN, &["runCancellationRequested"]],
    );
    client.pass(1);
    let end = ["runCancellationRequested", "turnCancelled", "runCancelled"];
    check(&mut client, &[&START, &BEGIN_TURN, &end]);
    // What it had still to do is dropped.
    client.pass(100_000);
    check(&mut client, &[&START, &BEGIN_TURN, &end]);
    let joins: Vec<Value> = client.events()[8..]
        .iter()
        .map(|event| event["joins"].clone())
        .collect();
    let run = json!({ "runId": "run_1" });
    assert_eq!(
        joins,
        [
            run.clone(),
            json!({ "runId": "run_1", "turnId": "turn_1" }),
            run
        ]
    );
}

#[test]
fn a_run_cancelled_between_turns_has_no_turn_to_end() {
    let mut client = after("hello", 0);
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    client.pass(10);
    check(
        &mut client,
        &[&START, &["runCancellationRequested", "runCancelled"]],
    );
}

#[test]
fn a_queued_run_is_cancelled_without_having_started() {
    let mut client = after("sleep=1", 5);
    client.run("second");
    let cancelled = client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_2" }),
    );
    assert_eq!(cancelled["run"]["status"], "cancelled");
    assert_eq!(cancelled["run"].get("startedAtMs"), None);
    client.pass(5000);
    check(
        &mut client,
        &[
            &START,
            &BEGIN_TURN,
            &["runAccepted", "runCancelled"],
            &ANSWER,
            &["runCompleted"],
        ],
    );
}

#[test]
fn steering_is_used_after_the_turn_and_takes_one_more() {
    let mut client = after("sleep=1 slow", 5);
    let steer = |text: &str| {
        let items = json!([{ "type": "text", "text": text }]);
        json!({ "sessionId": "s", "runId": "run_1", "items": items })
    };
    let first = client.ok("session/runs/steer", steer("one way"));
    let second = client.ok("session/runs/steer", steer("other way"));
    assert_eq!(
        (&first["steeringId"], &second["steeringId"]),
        (&json!("steering_1"), &json!("steering_2"))
    );
    client.pass(2000);
    check(
        &mut client,
        &[
            &START,
            &BEGIN_TURN,
            &["runSteeringAccepted", "runSteeringAccepted"],
            &ANSWER,
            &["contextEntriesApplied(steering, steering)"],
            &BEGIN_TURN,
            &ANSWER,
            &["runCompleted"],
        ],
    );
    assert_eq!(client.read_run(1)["outputText"], "echo: other way");
}

#[test]
fn a_later_run_starts_after_the_end_of_the_one_before() {
    let mut client = after("sleep=1 one", 5);
    client.run("two");
    client.run("three");
    client.pass(100_000);
    let rest = [&BEGIN_TURN[..], &ANSWER, &["runCompleted"]].concat();
    check(
        &mut client,
        &[
            &START,
            &BEGIN_TURN,
            &["runAccepted", "runAccepted"],
            &ANSWER,
            &["runCompleted"],
            &START[1..],
            &rest,
            &START[1..],
            &rest,
        ],
    );
    let texts: Vec<Value> = (1..=3)
        .map(|run| client.read_run(run)["outputText"].take())
        .collect();
    assert_eq!(texts, ["echo: sleep=1 one", "echo: two", "echo: three"]);
}

#[test]
fn a_forced_close_cuts_every_run_off() {
    let mut client = after("sleep=forever", 5);
    client.run("two");
    client.run("three");
    assert_eq!(
        client.refused("session/close", json!({ "sessionId": "s" })),
        refusal(-32010, "rejected")
    );
    let closed = client.ok("session/close", json!({ "sessionId": "s", "force": true }));
    assert_eq!(closed["session"]["status"], "closed");
    let expected: &[&[&str]] = &[
        &START,
        &BEGIN_TURN,
        &["runAccepted", "runAccepted"],
        &[
            "runCancelled",
            "runCancelled",
            "runCancelled",
            "sessionClosed",
        ],
    ];
    check(&mut client, expected);
    client.pass(100_000);
    check(&mut client, expected);
    let order: Vec<Value> = client.events()[10..13]
        .iter()
        .map(|event| event["kind"]["runId"].clone())
        .collect();
    assert_eq!(order, ["run_1", "run_2", "run_3"]);
    for run in 1..=3 {
        assert_eq!(client.read_run(run)["status"], "cancelled");
    }
}

#[test]
fn a_retried_model_failure_goes_on_until_it_is_cancelled() {
    let mut client = after("fail500", 10_000_000);
    assert_eq!(client.read_run(1)["status"], "running");
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    client.pass(10);
    assert_eq!(client.read_run(1)["status"], "cancelled");
}
