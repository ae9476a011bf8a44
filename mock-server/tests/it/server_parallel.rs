//! Calls at the same time: whoever comes first, everybody is told the truth.

use std::collections::BTreeSet;

use mock_server::FakeGateway;
use serde_json::{Value, json};

use crate::server_client::{RawClient, SESSION, behind_both_doors, call_bytes, start_session};

/// Sends all calls of one method before it receives any answer, and returns the answers in the
/// order of the calls.
async fn at_once(gateway: &FakeGateway, method: &str, calls: &[Value]) -> Vec<Value> {
    let mut clients = Vec::new();
    for params in calls {
        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send(call_bytes(
                &json!({ "id": 1, "method": method, "params": params }),
            ))
            .await;
        clients.push(client);
    }
    let mut answers = Vec::new();
    for mut client in clients {
        answers.push(client.receive().await.json());
    }
    answers
}

fn submission(text: &str) -> Value {
    let items = [json!({ "type": "text", "text": text })];
    json!({
        "sessionId": SESSION, "submissionId": "key",
        "source": { "type": "input", "items": items },
    })
}

fn of_run(more: &Value) -> Value {
    let mut params = json!({ "sessionId": SESSION, "runId": "run_1" });
    for (key, value) in more.as_object().into_iter().flatten() {
        params[key] = value.clone();
    }
    params
}

/// How many events of this kind the session has.
async fn count(client: &mut RawClient, kind: &str) -> usize {
    let params = json!({ "sessionId": SESSION, "limit": 512 });
    let page = client.result("session/events/read", params).await;
    let events = page["events"].as_array().into_iter().flatten();
    events.filter(|event| event["kind"]["type"] == kind).count()
}

#[tokio::test]
async fn of_parallel_starts_of_one_session_all_get_it() {
    for gateway in behind_both_doors().await {
        let starts = vec![json!({ "sessionId": SESSION, "displayName": "one" }); 8];
        for answer in at_once(&gateway, "session/start", &starts).await {
            assert_eq!(answer["result"]["result"]["session"]["id"], SESSION);
        }
        let mut client = RawClient::connect(gateway.address()).await;
        assert_eq!(count(&mut client, "sessionOpened").await, 1);
    }
}

#[tokio::test]
async fn of_parallel_submissions_under_one_id_those_that_say_the_same_get_one_run() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        start_session(&mut client).await;
        let calls: Vec<Value> = (0..12)
            .map(|index| submission(["one", "other"][index % 2]))
            .collect();
        let answers = at_once(&gateway, "session/runs/start", &calls).await;
        let run = client
            .result("session/runs/read", of_run(&Value::Null))
            .await;
        let won = run["run"]["source"]["items"][0]["text"].clone();
        for (call, answer) in calls.iter().zip(answers) {
            if call["source"]["items"][0]["text"] == won {
                assert_eq!(answer["result"]["result"]["run"]["id"], "run_1", "{answer}");
            } else {
                assert_eq!(answer["error"]["code"], -32010, "{answer}");
            }
        }
        assert_eq!(count(&mut client, "runAccepted").await, 1);
    }
}

#[tokio::test]
async fn parallel_requests_to_cancel_are_one_request() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        start_session(&mut client).await;
        client
            .result("session/runs/start", submission("sleep=forever"))
            .await;
        let calls = vec![of_run(&Value::Null); 4];
        for answer in at_once(&gateway, "session/runs/cancel", &calls).await {
            // One that comes late finds the run ended already.
            let status = &answer["result"]["result"]["run"]["status"];
            assert!(
                *status == "cancelling" || answer["error"]["code"] == -32010,
                "{answer}"
            );
        }
        assert_eq!(count(&mut client, "runCancellationRequested").await, 1);
    }
}

#[tokio::test]
async fn parallel_steerings_each_get_the_id_of_their_own() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        start_session(&mut client).await;
        client
            .result("session/runs/start", submission("sleep=forever"))
            .await;
        let items = json!({ "items": [{ "type": "text", "text": "left" }] });
        let calls = vec![of_run(&items); 4];
        let answers = at_once(&gateway, "session/runs/steer", &calls).await;
        let ids: BTreeSet<&str> = answers
            .iter()
            .filter_map(|answer| answer["result"]["result"]["steeringId"].as_str())
            .collect();
        let expected = ["steering_1", "steering_2", "steering_3", "steering_4"];
        assert_eq!(ids, BTreeSet::from(expected));
        assert_eq!(count(&mut client, "runSteeringAccepted").await, 4);
    }
}

#[tokio::test]
async fn a_client_that_leaves_does_not_take_its_call_or_its_run_with_it() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut leaving = RawClient::connect(gateway.address()).await;
        let call = json!({
            "id": 1, "method": "session/runs/start", "params": submission("hello"),
        });
        leaving.send(call_bytes(&call)).await;
        // The run is there before its client leaves without having read the answer.
        let waits = json!({ "sessionId": SESSION, "after": { "seq": head }, "waitMs": 30_000 });
        client.result("session/events/read", waits).await;
        drop(leaving);
        let mut after = head;
        loop {
            let waits =
                json!({ "sessionId": SESSION, "after": { "seq": after }, "waitMs": 30_000 });
            let page = client.result("session/events/read", waits).await;
            let events = page["events"].as_array().expect("events");
            if events
                .iter()
                .any(|event| event["kind"]["type"] == "runCompleted")
            {
                break;
            }
            after = page["nextCursor"]["seq"].as_u64().expect("events came");
        }
        let run = client
            .result("session/runs/start", submission("hello"))
            .await;
        assert_eq!(run["run"]["id"], "run_1");
        assert_eq!(run["run"]["status"], "completed");
    }
}
