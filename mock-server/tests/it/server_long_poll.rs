//! Readers that wait: what wakes them, and what becomes of their place.

use std::time::Duration;

use mock_server::{CallOutcome, Clock, FakeGateway, ManualClock};
use serde_json::json;

use crate::server_client::{
    RawClient, SESSION, behind_both_doors, call_bytes, read_bytes, start_behind, start_session,
    until_parked,
};

fn run_params(text: &str) -> serde_json::Value {
    let items = [json!({ "type": "text", "text": text })];
    json!({ "sessionId": SESSION, "source": { "type": "input", "items": items } })
}

#[tokio::test]
async fn a_parked_reader_is_woken_by_an_append_and_not_by_time() {
    for direct in [false, true] {
        // No time passes at all, so nothing but the append can wake the reader.
        let clock = Clock::Manual(ManualClock::starting_at(1_700_000_000_000));
        let builder = FakeGateway::builder().clock(clock);
        let gateway = start_behind(builder, direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        let mut head = start_session(&mut client).await;
        let mut reader = RawClient::connect(gateway.address()).await;
        for _ in 0..20 {
            reader.send(read_bytes(head, 30_000)).await;
            until_parked(&gateway, 1).await;

            client
                .result("session/runs/start", run_params("hello"))
                .await;

            let response = reader.receive().await.json();
            assert_eq!(response["id"], "reader");
            let page = &response["result"]["result"];
            assert_eq!(page["events"][0]["cursor"]["seq"], head + 1);
            assert_eq!(gateway.parked(), 0);
            head = page["headCursor"]["seq"].as_u64().expect("a head");
        }
    }
}

#[tokio::test]
async fn all_parked_readers_are_woken_and_other_calls_go_on_meanwhile() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut readers = Vec::new();
        for _ in 0..100 {
            let mut reader = RawClient::connect(gateway.address()).await;
            reader.send(read_bytes(head, 30_000)).await;
            readers.push(reader);
        }
        until_parked(&gateway, 100).await;
        client
            .result("session/read", json!({ "sessionId": SESSION }))
            .await;

        client
            .result("session/runs/start", run_params("hello"))
            .await;

        for reader in &mut readers {
            let response = reader.receive().await.json();
            assert_eq!(
                response["result"]["result"]["events"][0]["cursor"]["seq"],
                head + 1
            );
        }
        assert_eq!(gateway.parked(), 0);
    }
}

#[tokio::test]
async fn a_run_goes_on_by_itself_and_wakes_the_reader_at_each_step() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let mut after = start_session(&mut client).await;
        client
            .result("session/runs/start", run_params("hello"))
            .await;
        let mut kinds = Vec::new();
        while kinds.last().is_none_or(|kind| kind != "runCompleted") {
            client.send(read_bytes(after, 30_000)).await;
            let page = client.receive().await.json()["result"]["result"].clone();
            for event in page["events"].as_array().expect("a page") {
                after += 1;
                assert_eq!(event["cursor"]["seq"], after);
                kinds.push(event["kind"]["type"].as_str().expect("a kind").to_owned());
            }
        }
        assert_eq!(kinds[0], "runAccepted");
    }
}

#[tokio::test]
async fn a_reader_that_hangs_up_frees_its_place() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut readers = Vec::new();
        for _ in 0..10 {
            let mut reader = RawClient::connect(gateway.address()).await;
            reader.send(read_bytes(head, 30_000)).await;
            readers.push(reader);
        }
        until_parked(&gateway, 10).await;
        drop(readers);
        until_parked(&gateway, 0).await;
        let hung_up = gateway
            .journal()
            .iter()
            .filter(|entry| entry.outcome == CallOutcome::HungUp)
            .count();
        assert_eq!(hung_up, 10);
        client
            .result("session/read", json!({ "sessionId": SESSION }))
            .await;
    }
}

#[tokio::test]
async fn a_wait_ends_when_the_clock_says_so_and_not_before() {
    let clock = ManualClock::starting_at(1_700_000_000_000);
    let gateway = FakeGateway::builder()
        .clock(Clock::Manual(clock.clone()))
        .start()
        .await;
    let gateway = gateway.expect("a free port");
    let mut client = RawClient::connect(gateway.address()).await;
    let head = start_session(&mut client).await;
    let mut reader = RawClient::connect(gateway.address()).await;
    reader.send(read_bytes(head, 20_000)).await;
    until_parked(&gateway, 1).await;

    clock.advance(Duration::from_millis(19_999));
    client
        .result("session/read", json!({ "sessionId": SESSION }))
        .await;
    assert_eq!(gateway.parked(), 1);

    clock.advance(Duration::from_millis(1));
    let page = reader.receive().await.json()["result"]["result"].clone();
    assert_eq!(page["events"], json!([]));
    assert_eq!(page["headCursor"]["seq"], head);
}

#[tokio::test(start_paused = true)]
async fn a_wait_follows_the_paused_clock_of_the_runtime() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send(call_bytes(&json!({ "id": 1, "method": "session/start",
                                      "params": { "sessionId": SESSION } })))
            .await;
        client.receive_whenever("POST").await;
        let begun = tokio::time::Instant::now();
        client.send(read_bytes(2, 20_000)).await;
        let page = client.receive_whenever("POST").await.json();
        assert_eq!(page["result"]["result"]["events"], json!([]), "{page}");
        assert!(begun.elapsed() >= Duration::from_secs(20));
        let entries = gateway.journal();
        assert_eq!(entries.len(), 2);
    }
}

#[tokio::test]
async fn a_shutdown_answers_parked_readers_and_closes() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut reader = RawClient::connect(gateway.address()).await;
        reader.send(read_bytes(head, 30_000)).await;
        until_parked(&gateway, 1).await;
        gateway.shutdown().await;
        let last = reader.receive().await;
        assert_eq!(last.status(), 200);
        let page = &last.json()["result"]["result"];
        assert_eq!(page["events"], json!([]));
        assert_eq!(page["headCursor"]["seq"], json!(head));
        assert!(reader.is_closed().await);
        assert!(client.is_closed().await);
    }
}

#[tokio::test]
async fn a_gateway_that_is_dropped_closes_all_connections() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut reader = RawClient::connect(gateway.address()).await;
        reader.send(read_bytes(head, 30_000)).await;
        until_parked(&gateway, 1).await;
        drop(gateway);
        assert!(reader.is_closed().await);
        assert!(client.is_closed().await);
    }
}

#[tokio::test]
async fn a_trim_shows_as_a_gap() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        gateway
            .trim(SESSION, head - 1)
            .expect("the newest event stays");
        let page = client
            .result(
                "session/events/read",
                json!({ "sessionId": SESSION, "waitMs": 30_000 }),
            )
            .await;
        assert_eq!(page["gap"]["retainedAfter"]["seq"], head - 1);
        assert!(gateway.trim(SESSION, head).is_err());
        assert!(gateway.trim("elsewhere", 1).is_err());
    }
}
