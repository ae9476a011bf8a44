//! Appends over HTTP that wait for the end of a turn.

use std::time::Duration;

use mock_server::faults::{Delivered, Fault};
use mock_server::{CallOutcome, Clock, FakeGateway, ManualClock};
use rustix::process::Signal;
use serde_json::{Value, json};

use crate::server_client::{
    DEADLINE, RawClient, SESSION, call_bytes, start_behind, start_session, until_parked,
};
use crate::server_process::start;

fn append_bytes(text: &str) -> String {
    let entry = json!({ "key": "k", "item": { "type": "text", "text": text } });
    let params = json!({ "sessionId": SESSION, "entries": [entry] });
    call_bytes(&json!({ "id": text, "method": "session/context/append", "params": params }))
}

async fn run(client: &mut RawClient, text: &str) {
    let items = [json!({ "type": "text", "text": text })];
    let params = json!({ "sessionId": SESSION, "source": { "type": "input", "items": items } });
    client.result("session/runs/start", params).await;
}

fn status(response: &Value) -> &Value {
    &response["result"]["result"]["results"][0]["status"]
}

/// The statuses of the entry in all events that tell of it.
async fn appended(client: &mut RawClient) -> Vec<Value> {
    let params = json!({ "sessionId": SESSION, "limit": 512 });
    let page = client.result("session/events/read", params).await;
    let events = page["events"].as_array().expect("events").iter();
    let entries = events.map(|event| &event["kind"]["entries"][0]);
    let entries = entries.filter(|entry| entry["key"] == "k");
    entries.map(|entry| entry["text"].clone()).collect()
}

/// A gateway whose time stands still, with a turn under way.
async fn in_a_turn(direct: bool) -> (FakeGateway, ManualClock, RawClient) {
    let clock = ManualClock::starting_at(1_700_000_000_000);
    let builder = FakeGateway::builder().clock(Clock::Manual(clock.clone()));
    let gateway = start_behind(builder, direct).await;
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    run(&mut client, "hello").await;
    clock.advance(Duration::from_millis(5));
    (gateway, clock, client)
}

#[tokio::test]
async fn an_append_is_answered_when_the_turn_has_ended() {
    for direct in [false, true] {
        let (gateway, clock, mut client) = in_a_turn(direct).await;
        let mut other = RawClient::connect(gateway.address()).await;
        other.send(append_bytes("note")).await;
        until_parked(&gateway, 1).await;
        let entry = |gateway: &FakeGateway| {
            let journal = gateway.journal();
            let entry = journal.calls("session/context/append").expect_once();
            (entry.outcome, entry.duration_ms)
        };
        assert_eq!(entry(&gateway), (CallOutcome::Parked, None));
        assert_eq!(appended(&mut client).await, [] as [Value; 0]);

        clock.advance(Duration::from_millis(15));

        let response = other.receive().await.json();
        assert_eq!(
            (&response["id"], status(&response)),
            (&json!("note"), &json!("applied"))
        );
        let answered = CallOutcome::Answered {
            status: 200,
            error_code: None,
        };
        assert_eq!(entry(&gateway), (answered, Some(15)));
        assert_eq!(appended(&mut client).await, ["note"]);
    }
}

#[tokio::test]
async fn an_append_whose_client_hangs_up_takes_effect_all_the_same() {
    let (gateway, clock, mut client) = in_a_turn(true).await;
    let mut other = RawClient::connect(gateway.address()).await;
    other.send(append_bytes("note")).await;
    until_parked(&gateway, 1).await;
    drop(other);
    until_parked(&gateway, 0).await;
    let journal = gateway.journal();
    let entry = journal.calls("session/context/append").expect_once();
    assert_eq!(entry.outcome, CallOutcome::HungUp);
    clock.advance(Duration::from_millis(15));
    assert_eq!(appended(&mut client).await, ["note"]);
    client.send(append_bytes("note")).await;
    assert_eq!(status(&client.receive().await.json()), "unchanged");
}

#[tokio::test]
async fn an_append_that_is_delivered_twice_waits_twice_and_is_answered_once() {
    for (delivered, expected) in [
        (Delivered::First, "applied"),
        (Delivered::Second, "unchanged"),
    ] {
        let (gateway, clock, mut client) = in_a_turn(true).await;
        let fault = Fault::duplicate_delivery(delivered).method("session/context/append");
        gateway.add_fault(fault);
        let mut other = RawClient::connect(gateway.address()).await;
        other.send(append_bytes("note")).await;
        until_parked(&gateway, 1).await;
        clock.advance(Duration::from_millis(15));
        assert_eq!(status(&other.receive().await.json()), expected);
        assert_eq!(appended(&mut client).await, ["note"]);
    }
}

#[tokio::test]
async fn a_reset_answers_an_append_that_waits() {
    let (gateway, _, mut client) = in_a_turn(false).await;
    client.send(append_bytes("note")).await;
    until_parked(&gateway, 1).await;
    gateway.control().reset();
    assert_eq!(client.receive().await.json()["error"]["code"], -32004);
    assert_eq!(gateway.parked(), 0);
}

#[tokio::test]
async fn a_program_that_stops_refuses_an_append_whose_turn_does_not_end() {
    let mut running = start(&["-vv", "--drain-ms", "60000"]).await;
    let mut client = running.client().await;
    start_session(&mut client).await;
    run(&mut client, "sleep=forever").await;
    let begun = async {
        let read = json!({ "sessionId": SESSION, "limit": 512 });
        loop {
            let page = client.result("session/events/read", read.clone()).await;
            if page.to_string().contains("turnStarted") {
                break;
            }
        }
    };
    let begun = tokio::time::timeout(DEADLINE, begun).await;
    begun.expect("the turn begins");
    let mut other = running.client().await;
    other.send(append_bytes("note")).await;
    running.until_logged("waits").await;

    running.signal(Signal::TERM);

    let refused = other.receive().await;
    assert_eq!(refused.status(), 200);
    assert_eq!(refused.json()["error"]["code"], -32010);
    let (status, log) = running.end().await;
    assert_eq!(status, Some(0), "{log}");
}
