//! Snapshots: stored, put back, and two futures from one past.

use std::time::Duration;

use mock_server::core::{AccessMode, Snapshot, SnapshotRefused};
use mock_server::faults::Fault;
use mock_server::{CallOutcome, Clock, Control, FakeGateway, FakeGatewayBuilder, ManualClock};
use serde_json::{Value, json};

use crate::server_client::{DEADLINE, RawClient, SESSION, read_bytes, start_session};

fn standing_still() -> FakeGatewayBuilder {
    let clock = Clock::Manual(ManualClock::starting_at(1_700_000_000_000));
    FakeGateway::builder().direct().clock(clock)
}

fn run(text: &str) -> Value {
    let items = [json!({ "type": "text", "text": text })];
    json!({ "sessionId": SESSION, "source": { "type": "input", "items": items } })
}

async fn parked(control: &Control, readers: usize) {
    let waiting = tokio::time::timeout(DEADLINE, control.parked_at_least(readers));
    waiting.await.expect("the readers wait");
}

/// What happens from here on: ids, times and events.
async fn future(gateway: &FakeGateway) -> Vec<Value> {
    let mut client = RawClient::connect(gateway.address()).await;
    let mut seen = vec![client.result("session/start", json!({})).await];
    seen.push(
        client
            .result("session/runs/start", run("tool=search"))
            .await,
    );
    gateway.control().advance(Duration::from_secs(100));
    let page = json!({ "sessionId": SESSION, "limit": 512 });
    seen.push(client.result("session/events/read", page).await);
    seen
}

#[tokio::test]
async fn a_fork_has_the_same_future_and_its_own() {
    let gateway = standing_still().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    client.result("session/runs/start", run("sleep=50")).await;
    let control = gateway.control();
    let stored = Snapshot::from_json(&control.snapshot().to_json()).unwrap();
    let fork = control.fork().await;
    let restarted = standing_still()
        .seed(99)
        .snapshot(stored)
        .start()
        .await
        .unwrap();
    assert_ne!(fork.address(), gateway.address());
    let expected = future(&gateway).await;
    // The original has gone on, and its fork has not.
    assert_eq!(fork.control().runs(SESSION).unwrap().len(), 1);
    assert_eq!(future(&fork).await, expected);
    assert_eq!(future(&restarted).await, expected);
    assert_eq!(fork.journal().len(), 3);
}

#[tokio::test]
async fn what_is_put_back_answers_the_readers_whose_wait_it_ends() {
    let gateway = standing_still().start().await.unwrap();
    let control = gateway.control();
    let empty = control.snapshot();
    let mut client = RawClient::connect(gateway.address()).await;
    let head = start_session(&mut client).await;
    let started = control.snapshot();
    client.result("session/runs/start", run("hello")).await;
    let later = control.snapshot();

    control.restore(&started).unwrap();
    let mut reader = RawClient::connect(gateway.address()).await;
    reader.send(read_bytes(head, 30_000)).await;
    parked(&control, 1).await;
    // The same state has nothing new for it, the later one has.
    control.restore(&started).unwrap();
    assert_eq!(control.parked(), 1);
    control.restore(&later).unwrap();
    let page = reader.receive().await.json()["result"]["result"].take();
    assert_eq!(page["events"][0]["kind"]["type"], "runAccepted");

    reader.send(read_bytes(head + 3, 30_000)).await;
    parked(&control, 1).await;
    control.restore(&empty).unwrap();
    assert_eq!(reader.receive().await.json()["error"]["code"], -32004);
    let notes = gateway.journal();
    let notes = notes
        .iter()
        .filter(|entry| entry.outcome == CallOutcome::Controlled);
    let paths: Vec<&str> = notes.map(|entry| entry.path.as_str()).collect();
    assert_eq!(paths, ["restore"; 4]);
    let json = gateway.journal().to_json();
    let restores = json.lines().filter(|line| line.contains("\"restore\""));
    assert!(
        restores.clone().count() == 4 && restores.into_iter().all(|line| !line.contains("verb"))
    );
}

#[tokio::test]
async fn time_never_goes_back() {
    let gateway = standing_still().start().await.unwrap();
    let control = gateway.control();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    client.result("session/runs/start", run("sleep=50")).await;
    let snapshot = control.snapshot();
    let now = control.advance(Duration::from_hours(1));
    control.restore(&snapshot).unwrap();
    assert_eq!(control.now_ms(), now);
    // What was planned for a moment that is past has happened.
    let ended = control.run(SESSION, "run_1").unwrap();
    assert!(ended.output_text.is_some());
    // A gateway that is behind goes forward.
    let ahead = control.snapshot();
    let other = standing_still().start().await.unwrap();
    other.control().restore(&ahead).unwrap();
    assert_eq!(other.control().now_ms(), now);
}

#[tokio::test]
async fn a_call_that_is_still_to_take_effect_is_in_no_snapshot_and_a_restore_drops_it() {
    let gateway = standing_still().start().await.unwrap();
    let control = gateway.control();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    let late = Fault::late_commit(Duration::from_secs(1));
    gateway.add_fault(late.method("session/runs/start"));
    let taken_before = control.snapshot();
    client.result("session/runs/start", run("hello")).await;
    let taken_after = control.snapshot();
    assert_eq!(taken_before, taken_after);
    let fork = control.fork().await;
    fork.control().advance(Duration::from_secs(2));
    assert!(fork.control().runs(SESSION).unwrap().is_empty());
    control.restore(&taken_after).unwrap();
    control.advance(Duration::from_secs(2));
    assert!(control.runs(SESSION).unwrap().is_empty());
    // Without a restore it takes effect.
    client.result("session/runs/start", run("hello")).await;
    control.advance(Duration::from_secs(2));
    assert_eq!(control.runs(SESSION).unwrap().len(), 1);
}

#[tokio::test]
async fn a_reset_goes_back_to_the_start() {
    let gateway = standing_still().start().await.unwrap();
    let control = gateway.control();
    let first = future_of_a_new_one(&gateway).await;
    let mut reader = RawClient::connect(gateway.address()).await;
    reader.send(read_bytes(1000, 30_000)).await;
    parked(&control, 1).await;
    control.reset();
    assert_eq!(reader.receive().await.json()["error"]["code"], -32004);
    assert!(gateway.journal().is_empty());
    assert_eq!(future_of_a_new_one(&gateway).await, first);
    assert_eq!(gateway.journal()[0].number, 1);
}

/// The ids that are given out first.
async fn future_of_a_new_one(gateway: &FakeGateway) -> Value {
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    let made = client.result("session/start", json!({})).await;
    made["session"]["id"].clone()
}

#[tokio::test]
async fn a_broken_or_foreign_snapshot_is_refused_with_a_message() {
    let gateway = standing_still().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    client.result("session/runs/start", run("CANARY")).await;
    let text = gateway.control().snapshot().to_json();
    let changed = |pointer: &str, value: Value| {
        let mut document: Value = serde_json::from_str(&text).unwrap();
        *document.pointer_mut(pointer).unwrap() = value;
        document.to_string()
    };
    for (text, what) in [
        ("", "not JSON at line 1"),
        ("[]", "no snapshot"),
        ("{\"log\": {}}", "`format`"),
        (&text[..text.len() / 2], "not JSON"),
        (&changed("/format", json!("tape")), "`format`"),
        (&changed("/version", json!(2)), "of version 2"),
        (&changed("/version", json!("1")), "`version`"),
        (&changed("/state", json!("CANARY")), "`state` is not whole"),
        (&changed("/state/clock", json!(5)), "`sha256`"),
        (&changed("/seed", json!(5)), "`sha256`"),
        (&changed("/access", json!("open")), "`access`"),
        (&changed("/access", json!("api-key")), "`sha256`"),
        (&text.replace("run_1", "run_2"), "not as it was taken"),
    ] {
        let refused = Snapshot::from_json(text).unwrap_err();
        assert!(refused.to_string().contains(what), "{what}: {refused}");
        assert!(!refused.to_string().contains("CANARY"), "{refused}");
        assert!(serde_json::from_str::<Snapshot>(text).is_err());
    }
    // Written in another layout it is the same one.
    let document: Value = serde_json::from_str(&text).unwrap();
    let pretty = serde_json::to_string_pretty(&document).unwrap();
    assert!(Snapshot::from_json(&pretty).is_ok());
}

#[tokio::test]
async fn a_snapshot_of_another_access_mode_is_for_another_gateway() {
    let single = standing_still().start().await.unwrap();
    let keys = standing_still()
        .auth(AccessMode::ApiKey)
        .start()
        .await
        .unwrap();
    let snapshot = keys.control().snapshot();
    let refused = single.control().restore(&snapshot).unwrap_err();
    assert!(
        matches!(refused, SnapshotRefused::OtherAccess { .. }),
        "{refused}"
    );
    let key = keys.bootstrap_key().expect("a key in this mode");
    assert!(!snapshot.to_json().contains(key), "keys are hashed");
    assert!(!format!("{snapshot:?}").contains("lsk_"));
    let fork = keys.control().fork().await;
    assert_eq!(fork.bootstrap_key(), Some(key));
}
