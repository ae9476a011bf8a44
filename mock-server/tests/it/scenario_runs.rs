//! Runs that go by a scenario, whatever a client does meanwhile.

use std::sync::Arc;

use mock_server::Scenarios;
use mock_server::core::{Core, CoreConfig, Right, State};
use serde_json::{Value, json};

use crate::core_state_machine::judge;
use crate::core_support::Client;
use crate::scenario_examples::client_of;

/// A client whose runs go by one scenario with these steps.
pub(crate) fn with_steps(steps: &str) -> Client {
    client_of(read(&format!("[[scenario]]\nname = \"a\"\n{steps}")))
}

fn read(text: &str) -> Scenarios {
    Scenarios::from_toml(text, "x.toml").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn steer(client: &mut Client, text: &str) {
    let items = json!([{ "type": "text", "text": text }]);
    let params = json!({ "sessionId": "s", "runId": "run_1", "items": items });
    client.ok("session/runs/steer", params);
}

fn cancel(client: &mut Client) {
    let params = json!({ "sessionId": "s", "runId": "run_1" });
    client.ok("session/runs/cancel", params);
}

/// The kinds of events after the last one of this kind.
fn kinds_since(client: &mut Client, kind: &str) -> Vec<String> {
    let kinds = client.kinds();
    let at = kinds.iter().rposition(|one| one == kind);
    kinds[at.unwrap_or_else(|| panic!("no {kind} in {kinds:?}"))..].to_vec()
}

const TWO_TOOLS: &str = r#"
[[scenario.step]]
call = [{ tool = "quick" }, { tool = "slow", delay = 1000 }, { tool = "gone", available = false }]
"#;

#[test]
fn a_batch_at_work_is_shown_with_what_each_call_is_doing() {
    let mut client = with_steps(TWO_TOOLS);
    client.run("x");
    client.pass(20);
    let run = client.read_run(1);
    let batch = &run["toolBatches"][0];
    assert_eq!(
        (&run["status"], &batch["status"]),
        (&json!("running"), &json!("running"))
    );
    let statuses: Vec<&Value> = batch["calls"]
        .as_array()
        .unwrap()
        .iter()
        .map(|call| &call["status"])
        .collect();
    assert_eq!(statuses, ["succeeded", "running", "unavailable"]);
    assert!(batch["calls"][1].get("completedAtMs").is_none());
    client.pass(1000);
    let calls = client.read_run(1)["toolBatches"][0]["calls"].take();
    assert_eq!(
        (&calls[0]["durationMs"], &calls[1]["durationMs"]),
        (&json!(0), &json!(1000))
    );
    assert!(calls[2].get("durationMs").is_none());
}

#[test]
fn a_cancelled_run_ends_its_batch_first() {
    let mut client = with_steps(TWO_TOOLS);
    client.run("x");
    client.pass(500);
    cancel(&mut client);
    // The tool would be done now.
    client.pass(600);
    assert_eq!(
        kinds_since(&mut client, "runCancellationRequested"),
        [
            "runCancellationRequested",
            "toolCallCompleted",
            "contextEntriesApplied(toolResult, toolResult, toolResult)",
            "toolBatchCompleted",
            "runCancelled",
        ]
    );
    let run = client.read_run(1);
    let batch = &run["toolBatches"][0];
    assert_eq!(batch["status"], "cancelled");
    assert_eq!(batch["calls"][0]["status"], "succeeded");
    assert_eq!(batch["calls"][1]["status"], "cancelled");
    assert_eq!(batch["calls"][1]["durationMs"], 490);
}

#[test]
fn a_session_that_is_closed_by_force_ends_its_batch_first() {
    let mut client = with_steps(TWO_TOOLS);
    client.run("x");
    client.pass(500);
    client.ok("session/close", json!({ "sessionId": "s", "force": true }));
    assert_eq!(
        kinds_since(&mut client, "toolCallCompleted"),
        [
            "toolCallCompleted",
            "contextEntriesApplied(toolResult, toolResult, toolResult)",
            "toolBatchCompleted",
            "runCancelled",
            "sessionClosed",
        ]
    );
    judge(&mut client).unwrap();
}

#[test]
fn a_deferred_batch_can_be_cancelled() {
    let mut client =
        with_steps("[[scenario.step]]\ncall = [{ tool = \"a\" }]\ndefer = \"forever\"\n");
    client.run("x");
    client.pass(1_000_000);
    assert_eq!(client.kinds().last().unwrap(), "toolBatchDeferred");
    cancel(&mut client);
    client.pass(10);
    assert_eq!(
        kinds_since(&mut client, "toolCallCompleted"),
        [
            "toolCallCompleted",
            "contextEntriesApplied(toolResult)",
            "toolBatchCompleted",
            "runCancelled",
        ]
    );
}

#[test]
fn steering_in_the_middle_of_a_batch_is_taken_up_after_it() {
    let mut client = with_steps(TWO_TOOLS);
    client.run("x");
    client.pass(500);
    steer(&mut client, "left");
    client.pass(1000);
    assert_eq!(
        kinds_since(&mut client, "toolBatchCompleted")[..3],
        [
            "toolBatchCompleted",
            "contextEntriesApplied(steering)",
            "turnStarted"
        ]
    );
    assert_eq!(client.read_run(1)["outputText"], "echo: left");
}

#[test]
fn approved_calls_take_their_time_and_can_be_cancelled() {
    let mut client = with_steps(
        "[[scenario.step]]\napprove = [{ tool = \"a\", delay = 50, output = \"{input}!\" }]\n",
    );
    client.run("x");
    client.pass(20);
    let decisions = json!([{ "approvalId": "approval_1", "decision": "approve" }]);
    let params = json!({ "sessionId": "s", "runId": "run_1", "decisions": decisions });
    let answer = client.ok("session/runs/approvals/decide", params);
    assert_eq!(answer["run"]["status"], "running");
    client.pass(49);
    assert_eq!(client.kinds().last().unwrap(), "toolCallStarted");
    client.pass(21);
    let run = client.read_run(1);
    assert_eq!(run["status"], "completed");
    assert_eq!(run["toolBatches"][0]["calls"][0]["output"], "x!");
}

#[test]
fn a_run_waits_for_steering_once_for_each_point_and_early_steering_counts() {
    let point = "[[scenario.step]]\naction = \"await_steering\"\n";
    let answer = "[[scenario.step]]\nanswer = \"{last}, {input}\"\n";
    let mut client = with_steps(&[point, answer, point, answer].concat());
    client.run("x");
    client.pass(1000);
    assert_eq!(
        client.kinds().last().unwrap(),
        "contextEntriesApplied(runInput)"
    );
    steer(&mut client, "one");
    client.pass(1000);
    assert_eq!(client.read_run(1)["status"], "running");
    steer(&mut client, "two");
    client.pass(1000);
    assert_eq!(client.read_run(1)["outputText"], "two, x");

    let mut client = with_steps(&[answer, point, answer].concat());
    client.run("x");
    client.pass(1);
    steer(&mut client, "early");
    client.pass(1000);
    assert_eq!(client.read_run(1)["outputText"], "early, x");
}

#[test]
fn a_run_that_waits_for_steering_can_be_cancelled() {
    let mut client = with_steps("[[scenario.step]]\naction = \"await_steering\"\n");
    client.run("x");
    client.pass(1000);
    cancel(&mut client);
    client.pass(10);
    assert_eq!(
        kinds_since(&mut client, "runCancellationRequested"),
        ["runCancellationRequested", "runCancelled"]
    );
}

#[test]
fn steering_of_the_last_turn_is_echoed_in_one_more() {
    let mut client = with_steps("[[scenario.step]]\nanswer = \"as written\"\n");
    client.run("x");
    client.pass(10);
    steer(&mut client, "more");
    client.pass(100);
    assert_eq!(client.read_run(1)["outputText"], "echo: more");
}

#[test]
fn a_run_keeps_the_script_with_which_it_was_accepted() {
    let mut client = with_steps("[[scenario.step]]\nanswer = \"old\"\n");
    client.run("x");
    client.run("y");
    let new = read("[[scenario]]\nname = \"b\"\n[[scenario.step]]\nanswer = \"new\"\n");
    client.core.set_scenarios(Arc::new(new));
    client.run("z");
    client.pass(1000);
    for (number, text) in [(1, "old"), (2, "old"), (3, "new")] {
        assert_eq!(client.read_run(number)["outputText"], text);
    }
}

#[test]
fn words_come_before_the_steps_where_a_scenario_lets_them() {
    let steps = "[[scenario.step]]\nanswer = \"done\"\n";
    let mut client = with_steps(steps);
    client.run("fail400 sleep=9");
    client.pass(20);
    assert_eq!(client.read_run(1)["outputText"], "done");

    let mut client = with_steps(&format!("words = true\n{steps}"));
    client.run("tool=a sleep=0.5 bytes=6");
    client.pass(524);
    assert_eq!(client.read_run(1)["status"], "running");
    client.pass(1);
    let run = client.read_run(1);
    assert_eq!(
        (
            &run["outputText"],
            run["toolBatches"].as_array().unwrap().len()
        ),
        (&json!("done.."), 1)
    );
    client.run("fail400");
    client.pass(20);
    assert_eq!(client.read_run(2)["status"], "failed");
    client.run("sleep=forever");
    client.pass(1_000_000);
    assert_eq!(client.read_run(3)["status"], "running");

    // A time that no step takes makes a turn of its own.
    let point = "[[scenario.step]]\naction = \"await_steering\"\n";
    let mut client = with_steps(&format!("words = true\n{point}{steps}"));
    client.run("sleep=1");
    client.pass(1005);
    assert_eq!(client.kinds().last().unwrap(), "turnCompleted");
}

#[test]
fn sessions_are_told_apart_by_profile_and_metadata() {
    let scenarios = read(
        r#"
        [[scenario]]
        name = "profile"
        match = { profile = "release-*" }
        [[scenario.step]]
        answer = "profile"

        [[scenario]]
        name = "metadata"
        match = { session = "?", metadata = { team = "docs", any = "" } }
        [[scenario.step]]
        answer = "metadata"
        "#,
    );
    let mut client = client_of(scenarios);
    let named = json!({ "kind": "named", "profileId": "release-editor" });
    client.ok(
        "session/start",
        json!({ "sessionId": "p", "profile": named }),
    );
    client.ok(
        "session/start",
        json!({ "sessionId": "m", "metadata": { "team": "docs", "any": "x" } }),
    );
    client.ok(
        "session/start",
        json!({ "sessionId": "mm", "metadata": { "team": "docs", "any": "x" } }),
    );
    let output = |client: &mut Client, session: &str| {
        let mut params = crate::core_support::start("x");
        params["sessionId"] = session.into();
        let id = client.ok("session/runs/start", params)["run"]["id"].take();
        client.pass(100);
        let params = json!({ "sessionId": session, "runId": id });
        client.ok("session/runs/read", params)["run"]["outputText"].take()
    };
    for (session, expected) in [
        ("p", "profile"),
        ("m", "metadata"),
        ("mm", "echo: x"),
        ("s", "echo: x"),
    ] {
        assert_eq!(output(&mut client, session), expected, "{session}");
    }
    // The profile is the one that was applied last.
    let params = json!({ "sessionId": "s", "profile": named });
    client.ok("session/profiles/apply", params);
    assert_eq!(output(&mut client, "s"), "profile");
}

#[test]
fn a_run_in_the_middle_of_a_batch_goes_on_from_a_stored_state() {
    let scenarios = "[[scenario.step]]\ncall = [{ tool = \"a\", delay = 100, arguments = { x = [1, \"{input}\"] } }]\ndefer = 50\n";
    let mut client = with_steps(scenarios);
    client.run("x");
    client.pass(100);
    let stored = serde_json::to_string(client.core.state()).unwrap();
    let state: State = serde_json::from_str(&stored).unwrap();
    let resumed = Core::resume(CoreConfig::default(), Arc::new(Right), state);
    let mut other = Client::of(resumed);
    other.now = client.now;
    for client in [&mut client, &mut other] {
        client.pass(1000);
        assert_eq!(
            client.read_run(1)["toolBatches"][0]["calls"][0]["arguments"],
            r#"{"x":[1,"x"]}"#
        );
    }
    assert_eq!(client.events(), other.events());
}

#[test]
fn long_inputs_are_filled_in_whole_only_where_the_run_ends() {
    let step = "[[scenario.step]]\nanswer = \"<{input}>\"\n";
    let mut client = with_steps(&[step, step].concat());
    let input = "x".repeat(10_000);
    client.run(&input);
    client.pass(100);
    let entries = client.read_run(1)["entries"].take();
    let usage = client.read_run(1)["usage"]["outputTokens"].take();
    assert_eq!(entries.as_array().unwrap().len(), 3);
    assert_eq!(usage, (4098_u64.div_ceil(4)) + (10_002_u64.div_ceil(4)));
    assert_eq!(client.read_run(1)["outputText"], format!("<{input}>"));
}
