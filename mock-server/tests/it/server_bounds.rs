//! What is refused because there is too much of it already.

use mock_server::{FakeGateway, Limits};
use serde_json::{Value, json};

use crate::server_client::{
    RawClient, SESSION, call_bytes, read_bytes, start_behind, start_session, until_parked,
};

const INVALID: i64 = -32602;
const REJECTED: i64 = -32010;

async fn started(limits: Limits) -> (FakeGateway, RawClient) {
    let gateway = start_behind(FakeGateway::builder().limits(limits), true).await;
    let client = RawClient::connect(gateway.address()).await;
    (gateway, client)
}

async fn assert_refused(
    client: &mut RawClient,
    method: &str,
    params: Value,
    code: i64,
    what: &str,
) {
    let response = client.call(method, params).await;
    let error = &response["error"];
    assert_eq!(error["code"], code, "{method}: {response}");
    let message = error["message"].as_str().expect("a message");
    assert!(message.contains(what), "{what:?} is not in {message:?}");
}

fn items(count: usize) -> Vec<Value> {
    let item = |number| json!({ "type": "text", "text": format!("{number}") });
    (0..count).map(item).collect()
}

#[tokio::test]
async fn more_items_than_the_limit_are_an_invalid_request_and_change_nothing() {
    let limits = Limits {
        items: 3,
        ..Limits::default()
    };
    let (_gateway, mut client) = started(limits).await;
    start_session(&mut client).await;
    let run = |count| json!({ "sessionId": SESSION, "source": { "type": "input", "items": items(count) } });
    assert_refused(
        &mut client,
        "session/runs/start",
        run(4),
        INVALID,
        "3 is the limit of items",
    )
    .await;
    let started = client.result("session/runs/start", run(3)).await;
    assert_eq!(started["run"]["id"], "run_1", "the refused one is no run");
    let steer = json!({ "sessionId": SESSION, "runId": "run_1", "items": items(4) });
    assert_refused(&mut client, "session/runs/steer", steer, INVALID, "`items`").await;
}

#[tokio::test]
async fn one_session_more_than_the_limit_is_rejected_until_another_is_deleted() {
    let limits = Limits {
        sessions: Some(2),
        ..Limits::default()
    };
    let (_gateway, mut client) = started(limits).await;
    let start = |id: &str| json!({ "sessionId": id });
    for id in ["a", "b", "a"] {
        client.result("session/start", start(id)).await;
    }
    assert_refused(
        &mut client,
        "session/start",
        start("c"),
        REJECTED,
        "2 is the limit of sessions",
    )
    .await;
    client.result("session/close", start("a")).await;
    assert_refused(
        &mut client,
        "session/start",
        start("c"),
        REJECTED,
        "limit of sessions",
    )
    .await;
    client.result("session/delete", start("a")).await;
    client.result("session/start", start("c")).await;
}

#[tokio::test]
async fn one_reader_more_than_the_limit_is_rejected_until_another_has_left() {
    let limits = Limits {
        waiters: Some(1),
        ..Limits::default()
    };
    let (gateway, mut client) = started(limits).await;
    let head = start_session(&mut client).await;
    let mut reader = RawClient::connect(gateway.address()).await;
    reader.send(read_bytes(head, 30_000)).await;
    until_parked(&gateway, 1).await;
    client.send(read_bytes(head, 30_000)).await;
    let refused = client.receive().await.json();
    assert_eq!(refused["error"]["code"], REJECTED, "{refused}");
    assert!(
        refused.to_string().contains("the limit of waiters"),
        "{refused}"
    );
    // What needs no place is served.
    let read = json!({ "sessionId": SESSION, "after": { "seq": head } });
    client.result("session/events/read", read).await;
    drop(reader);
    until_parked(&gateway, 0).await;
    client.send(read_bytes(head, 30_000)).await;
    until_parked(&gateway, 1).await;
}

#[tokio::test]
async fn the_journal_keeps_as_many_entries_as_it_may() {
    let limits = Limits {
        journal_entries: 2,
        ..Limits::default()
    };
    let (gateway, mut client) = started(limits).await;
    for id in 1..=3 {
        client
            .send(call_bytes(&json!({ "id": id, "method": "initialize" })))
            .await;
        client.receive().await;
    }
    let numbers: Vec<_> = gateway.journal().iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, [2, 3]);
}
