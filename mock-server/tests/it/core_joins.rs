//! What each event says it belongs to.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::core_support::Client;

/// The members of an event's joins, in the order of the alphabet.
fn joins(event: &Value) -> String {
    let members = event["joins"].as_object().into_iter().flatten();
    let members: Vec<&str> = members.map(|(member, _)| member.as_str()).collect();
    members.join(" ")
}

#[test]
fn events_are_joined_to_their_run_turn_batch_and_call_and_to_nothing_else() {
    let mut client = Client::with_session();
    let of_run = |run: &str| json!({ "sessionId": "s", "runId": run });
    client.run("sleep=1 tool=ls approve=a");
    let mut steer = of_run("run_1");
    steer["items"] = json!([{ "type": "text", "text": "left" }]);
    client.ok("session/runs/steer", steer);
    client.pass(2000);
    let mut decide = of_run("run_1");
    decide["decisions"] = json!([{ "approvalId": "approval_1", "decision": "approve" }]);
    client.ok("session/runs/approvals/decide", decide);
    client.pass(2000);
    client.run("sleep=forever");
    client.pass(5);
    client.ok("session/runs/cancel", of_run("run_2"));
    client.pass(10);
    client.run("fail400");
    client.pass(100);
    let config = json!({ "generation": { "maxOutputTokens": 5 } });
    client.ok(
        "session/config/put",
        json!({ "sessionId": "s", "config": config }),
    );
    client.ok("session/close", json!({ "sessionId": "s" }));

    let events = client.events();
    let mut found: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for event in &events {
        let kind = event["kind"]["type"].as_str().unwrap();
        found.entry(kind).or_default().insert(joins(event));
    }
    let (run, turn) = ("runId", "runId turnId");
    let batch = "runId toolBatchId turnId";
    let call = "runId toolBatchId toolCallId turnId";
    let expected = BTreeMap::from([
        ("sessionOpened", vec![""]),
        ("sessionConfigChanged", vec![""]),
        ("sessionClosed", vec![""]),
        ("runAccepted", vec!["runId submissionId"]),
        ("runStarted", vec!["runId submissionId"]),
        ("runSteeringAccepted", vec![run]),
        ("runCancellationRequested", vec![run]),
        ("runCancelled", vec![run]),
        ("runCompleted", vec![turn]),
        ("runFailed", vec![turn]),
        ("turnStarted", vec![turn]),
        ("turnPlanned", vec![turn]),
        ("turnGenerationRequested", vec![turn]),
        ("turnGenerationCompleted", vec![turn]),
        ("turnCompleted", vec![turn]),
        ("turnCancelled", vec![turn]),
        ("toolBatchStarted", vec![batch]),
        ("toolBatchCompleted", vec![batch]),
        ("toolCallStarted", vec![call]),
        ("toolCallCompleted", vec![call]),
    ]);
    for (kind, joins) in expected {
        let joins: BTreeSet<String> = joins.into_iter().map(ToOwned::to_owned).collect();
        assert_eq!(found.get(kind), Some(&joins), "{kind}");
    }
}
