//! Runs that wait for decisions.

use serde_json::{Value, json};

use crate::core_support::{Client, invalid, not_found, rejected};

fn parked(text: &str) -> Client {
    let mut client = Client::with_session();
    client.run(text);
    client.pass(20);
    assert_eq!(client.read_run(1)["status"], "parked");
    client
}

fn decide(client: &mut Client, decisions: Value) -> Value {
    let mut params = json!({ "sessionId": "s", "runId": "run_1" });
    params["decisions"] = decisions;
    client.ok("session/runs/approvals/decide", params)
}

fn kinds_of_failures(answer: &Value) -> Vec<Value> {
    let results = answer["results"].as_array().unwrap();
    results
        .iter()
        .map(|result| result["failure"]["kind"].clone())
        .collect()
}

#[test]
fn a_parked_run_is_the_active_one_and_waits() {
    let mut client = parked("approve=deploy");
    client.pass(1_000_000);
    let session = client.session();
    assert_eq!(session["status"], "active");
    assert_eq!(session["activity"], "waiting");
    assert_eq!(session["activeRun"]["status"], "parked");
    let approval = &session["activeRun"]["pendingApprovals"][0];
    assert_eq!(approval["approvalId"], "approval_1");
    assert_eq!(approval["subject"]["toolName"], "deploy");
    let arguments = client.ok(
        "blobs/read",
        json!({ "blobRef": approval["subject"]["argumentsRef"] }),
    );
    assert!(arguments["bytes"].as_u64().unwrap() > 0);

    client.run("waits");
    client.pass(1_000_000);
    assert_eq!(client.read_run(2)["status"], "queued");
    assert_eq!(client.session()["activity"], "waiting");
    let put = json!({ "sessionId": "s", "config": {} });
    assert_eq!(client.refused("session/config/put", put), rejected());
    assert_eq!(
        client.refused("session/close", json!({ "sessionId": "s" })),
        rejected()
    );
}

#[test]
fn an_approved_call_runs_and_the_run_goes_on() {
    let mut client = parked("approve=deploy go");
    let head = client.head();
    let decisions = json!([{ "approvalId": "approval_1", "decision": "approve", "note": "fine" }]);
    let answer = decide(&mut client, decisions);
    assert_eq!(
        answer["results"],
        json!([{ "approvalId": "approval_1", "status": "decided" }])
    );
    assert_eq!(answer["run"]["status"], "running");
    assert_eq!(answer["run"].get("pendingApprovals"), None);
    client.pass(20);
    assert_eq!(
        client.kinds_after(head),
        [
            "approvalDecided",
            "contextEntriesApplied(mcpApprovalResponse)",
            "toolBatchStarted",
            "toolCallStarted",
            "toolCallCompleted",
            "contextEntriesApplied(toolResult)",
            "toolBatchCompleted",
            "turnStarted",
            "turnPlanned",
            "turnGenerationRequested",
            "contextEntriesApplied(assistantOutput)",
            "turnGenerationCompleted",
            "turnCompleted",
            "runCompleted",
        ]
    );
    let decided = client.events()[usize::try_from(head).unwrap()]["kind"].clone();
    assert_eq!(decided["note"], "fine");
    assert_eq!(decided["decidedBy"], json!({ "kind": "local" }));
    assert_eq!(client.read_run(1)["outputText"], "echo: approve=deploy go");
}

#[test]
fn the_events_of_parking_come_after_the_turn() {
    let mut client = parked("approve=deploy");
    assert_eq!(
        client.kinds_after(8),
        [
            "contextEntriesApplied(toolCall)",
            "turnGenerationCompleted",
            "turnCompleted",
            "approvalRequested",
            "approvalRunParked",
        ]
    );
}

#[test]
fn a_rejected_call_does_not_run() {
    let mut client = parked("approve=deploy");
    decide(
        &mut client,
        json!([{ "approvalId": "approval_1", "decision": "reject" }]),
    );
    client.pass(20);
    assert!(!client.kinds().contains(&"toolBatchStarted".to_owned()));
    assert_eq!(client.read_run(1)["status"], "completed");
}

#[test]
fn a_run_waits_until_every_approval_is_decided() {
    let mut client = parked("approve=one approve=two");
    let answer = decide(
        &mut client,
        json!([{ "approvalId": "approval_2", "decision": "approve" }]),
    );
    assert_eq!(answer["run"]["status"], "parked");
    client.pass(1000);
    let head = client.head();
    let answer = decide(
        &mut client,
        json!([
            { "approvalId": "approval_2", "decision": "reject" },
            { "approvalId": "approval_1", "decision": "reject" },
        ]),
    );
    assert_eq!(
        kinds_of_failures(&answer),
        [json!("alreadyDecided"), Value::Null]
    );
    assert_eq!(answer["run"]["status"], "running");
    client.pass(20);
    let kinds = client.kinds_after(head);
    assert_eq!(
        kinds[..3],
        [
            "approvalDecided",
            "contextEntriesApplied(mcpApprovalResponse, mcpApprovalResponse)",
            "toolBatchStarted",
        ]
    );
    let batches = client.read_run(1)["toolBatches"].take();
    assert_eq!(batches[0]["calls"][0]["toolName"], "two");
    assert_eq!(batches[0]["calls"].as_array().unwrap().len(), 1);
}

#[test]
fn each_decision_is_answered_on_its_own() {
    let mut client = Client::with_session();
    client.run("approve=first");
    client.pass(20);
    decide(
        &mut client,
        json!([{ "approvalId": "approval_1", "decision": "reject" }]),
    );
    client.pass(20);
    client.run("approve=second");
    client.pass(20);
    let long = "x".repeat(4097);
    let decision = |id: &str| json!({ "approvalId": id, "decision": "approve" });
    let noted =
        |note: &str| json!({ "approvalId": "approval_2", "decision": "approve", "note": note });
    let params =
        |decisions: Value| json!({ "sessionId": "s", "runId": "run_2", "decisions": decisions });
    let head = client.head();
    let answer = client.ok(
        "session/runs/approvals/decide",
        params(json!([
            decision("no id"),
            decision(""),
            decision("approval_1"),
            decision("approval_3"),
            decision("other"),
            decision("other"),
            noted(" \n"),
        ])),
    );
    assert_eq!(
        kinds_of_failures(&answer),
        [
            "invalidId",
            "invalidId",
            "foreignRun",
            "unknown",
            "unknown",
            "duplicate",
            "invalidNote"
        ]
    );
    let answer = client.ok(
        "session/runs/approvals/decide",
        params(json!([noted(&long)])),
    );
    assert_eq!(kinds_of_failures(&answer), ["invalidNote"]);
    assert_eq!(client.head(), head);
    let answer = client.ok(
        "session/runs/approvals/decide",
        params(json!([noted(&long[1..])])),
    );
    assert_eq!(kinds_of_failures(&answer), [Value::Null]);
}

#[test]
fn a_call_as_a_whole_is_refused_for_its_run_and_its_size() {
    let mut client = parked("approve=deploy");
    client.run("queued");
    let call = |run: &str, decisions: usize| {
        let decision = json!({ "approvalId": "approval_1", "decision": "approve" });
        json!({ "sessionId": "s", "runId": run, "decisions": vec![decision; decisions] })
    };
    let method = "session/runs/approvals/decide";
    assert_eq!(client.refused(method, call("run_1", 0)), invalid());
    assert_eq!(client.refused(method, call("run_1", 65)), invalid());
    assert_eq!(client.refused(method, call("run_9", 1)), not_found());
    assert_eq!(client.refused(method, call("run_2", 1)), rejected());
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    assert_eq!(client.refused(method, call("run_1", 1)), rejected());
    client.pass(10);
    assert_eq!(client.refused(method, call("run_1", 1)), rejected());
}

#[test]
fn a_parked_run_is_cancelled_with_its_approvals() {
    let mut client = parked("approve=one approve=two");
    let head = client.head();
    let answer = client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    assert_eq!(answer["run"]["status"], "cancelling");
    client.pass(10);
    assert_eq!(
        client.kinds_after(head),
        [
            "runCancellationRequested",
            "approvalCancelled",
            "approvalCancelled",
            "runCancelled"
        ]
    );
    assert_eq!(client.read_run(1).get("pendingApprovals"), None);
}

#[test]
fn a_forced_close_withdraws_approvals() {
    let mut client = parked("approve=one");
    let head = client.head();
    client.ok("session/close", json!({ "sessionId": "s", "force": true }));
    assert_eq!(
        client.kinds_after(head),
        ["approvalCancelled", "runCancelled", "sessionClosed"]
    );
}

#[test]
fn a_parked_run_takes_steering_and_uses_it_when_it_goes_on() {
    let mut client = parked("approve=one");
    let items = json!([{ "type": "text", "text": "instead" }]);
    let steer = json!({ "sessionId": "s", "runId": "run_1", "items": items });
    assert_eq!(
        client.ok("session/runs/steer", steer)["run"]["status"],
        "parked"
    );
    decide(
        &mut client,
        json!([{ "approvalId": "approval_1", "decision": "reject" }]),
    );
    client.pass(20);
    assert_eq!(client.read_run(1)["outputText"], "echo: instead");
}
