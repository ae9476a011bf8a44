//! The control handle, over sockets: what it does is what clients see.

use std::time::Duration;

use api_contract::lightspeed::events::{RunFailureKindView, SessionEventKindView};
use api_contract::lightspeed::runs::RunStatus;
use mock_server::core::{AccessMode, ControlRefused, UnixMs};
use mock_server::faults::StateAfter;
use mock_server::{CallOutcome, Clock, Control, FakeGateway, ManualClock};
use serde_json::{Value, json};

use crate::server_client::{
    DEADLINE, RawClient, SESSION, behind_both_doors, read_bytes, start_session,
};

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";

fn run(text: &str) -> Value {
    let items = [json!({ "type": "text", "text": text })];
    json!({ "sessionId": SESSION, "source": { "type": "input", "items": items } })
}

async fn soon<T>(wait: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(DEADLINE, wait);
    waited.await.expect("it happens within the deadline")
}

/// Also when the handle has moved to another task.
fn assert_moves<T: Clone + Send + Sync + 'static>(value: &T) -> T {
    value.clone()
}

#[tokio::test]
async fn a_reader_gets_an_event_that_is_pushed_in_another_task() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let control = assert_moves(&gateway.control());
        let pushing = tokio::spawn(async move {
            control.parked_at_least(1).await;
            let promise_id = "promise_7".into();
            control.push_event(
                SESSION,
                SessionEventKindView::PromiseDetached { promise_id },
            )
        });
        client.send(read_bytes(head, 30_000)).await;
        let page = client.receive().await.json()["result"]["result"].take();
        assert_eq!(page["events"][0]["kind"]["promiseId"], "promise_7");
        assert_eq!(pushing.await.unwrap(), Ok(head + 1));
        assert_eq!(
            gateway.control().events(SESSION).unwrap().len() as u64,
            head + 1
        );
    }
}

#[tokio::test]
async fn runs_end_as_the_test_says_and_waiting_for_them_needs_no_poll() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let control = gateway.control();
        let waiting = {
            let control = control.clone();
            // The run is not there yet.
            tokio::spawn(async move { control.run_ended(SESSION, "run_1").await })
        };
        start_session(&mut client).await;
        for _ in 0..3 {
            client
                .result("session/runs/start", run("sleep=forever"))
                .await;
        }
        control.complete_run(SESSION, "run_1", "done").unwrap();
        let ended = soon(waiting).await.unwrap().unwrap();
        assert_eq!(ended.status, RunStatus::Completed);
        assert_eq!(ended.output_text.as_deref(), Some("done"));
        let kind = RunFailureKindView::LimitExceeded;
        control.fail_run(SESSION, "run_2", kind, "enough").unwrap();
        control.cancel_run(SESSION, "run_3").unwrap();
        let statuses: Vec<RunStatus> = control
            .runs(SESSION)
            .unwrap()
            .into_iter()
            .map(|run| run.status)
            .collect();
        assert_eq!(
            statuses,
            [
                RunStatus::Cancelled,
                RunStatus::Failed,
                RunStatus::Completed
            ]
        );
        assert_eq!(control.session(SESSION).unwrap().runs.len(), 3);
        assert!(control.run(SESSION, "run_4").is_err());
    }
}

#[tokio::test]
async fn waiting_for_a_run_ends_when_the_run_is_gone() {
    let gateway = FakeGateway::start().await;
    let control = gateway.control();
    let before = control.snapshot();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    client
        .result("session/runs/start", run("sleep=forever"))
        .await;
    let mut waiting = Box::pin(control.run_ended(SESSION, "run_1"));
    let early = tokio::time::timeout(Duration::ZERO, &mut waiting).await;
    assert!(early.is_err());
    control.restore(&before).unwrap();
    assert!(soon(waiting).await.is_err());
}

#[tokio::test]
async fn a_universe_is_chosen_by_its_id() {
    let builder = FakeGateway::builder().auth(AccessMode::TrustedHeader);
    let gateway = builder.universe(UNIVERSE).start().await.unwrap();
    let control = gateway.control();
    assert_eq!(control.universes().len(), 1);
    assert!(control.universe(UNIVERSE).sessions().unwrap().is_empty());
    assert!(control.universe("elsewhere").sessions().is_err());
}

async fn time_passes_by_the_handle(control: &Control, client: &mut RawClient, head: u64) {
    control.pause_clock();
    assert!(control.clock_is_paused());
    let before = control.now_ms();
    client.send(read_bytes(head, 20_000)).await;
    soon(control.parked_at_least(1)).await;
    assert_eq!(
        control.advance(Duration::from_millis(19_999)),
        before + 19_999
    );
    assert_eq!(control.parked(), 1);
    assert_eq!(control.step_to_next_event(), Some(before + 20_000));
    // It has its answer on the way already.
    assert_eq!(control.parked(), 0);
    let page = client.receive().await.json()["result"]["result"].take();
    assert_eq!(page["events"], json!([]));
    assert_eq!(control.step_to_next_event(), None);
    assert_eq!(control.now_ms(), before + 20_000);
    control.resume_clock();
    assert!(!control.clock_is_paused());
}

#[tokio::test]
async fn time_stands_still_moves_and_runs_on() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let control = gateway.control();
        time_passes_by_the_handle(&control, &mut client, head).await;
        // It runs: the run ends by itself.
        client.result("session/runs/start", run("hello")).await;
        let ended = soon(control.run_ended(SESSION, "run_1")).await.unwrap();
        assert_eq!(ended.output_text.as_deref(), Some("echo: hello"));
        // And it can be pushed forward while it runs.
        client
            .result("session/runs/start", run("sleep=86000"))
            .await;
        control.advance(Duration::from_hours(24));
        let ended = control.run(SESSION, "run_2").unwrap();
        assert_eq!(ended.status, RunStatus::Completed);
    }
}

#[tokio::test]
async fn a_step_takes_a_run_exactly_to_its_next_event() {
    let gateway = FakeGateway::start().await;
    let control = gateway.control();
    control.pause_clock();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    let start = control.now_ms();
    client.result("session/runs/start", run("sleep=2.5")).await;
    let mut steps = Vec::new();
    while let Some(at) = control.step_to_next_event() {
        steps.push(at - start);
    }
    assert_eq!(steps, [5, 2505]);
    assert_eq!(
        control.run(SESSION, "run_1").unwrap().status,
        RunStatus::Completed
    );
    let calls = gateway.journal();
    assert_eq!(
        calls.calls("session/runs/start").expect_once().duration_ms,
        Some(0)
    );
    assert!(
        calls
            .iter()
            .all(|call| matches!(call.outcome, CallOutcome::Answered { .. }))
    );
}

/// A gateway whose time stands still, with a bot on which a schedule fires every minute and which may
/// start one run a day.
async fn with_schedule() -> (FakeGateway, RawClient) {
    let clock = Clock::Manual(ManualClock::starting_at(1_700_000_000_000));
    let gateway = FakeGateway::builder().clock(clock).start().await;
    let gateway = gateway.expect("a gateway");
    let mut client = RawClient::connect(gateway.address()).await;
    let bot = json!({ "botId": "b", "profileId": "release-editor", "runsPerDay": 1 });
    client.result("bots/create", json!({ "bot": bot })).await;
    let trigger =
        json!({ "triggerId": "t", "kind": "schedule", "summary": "s", "cron": "* * * * *" });
    let params = json!({ "botId": "b", "trigger": trigger });
    client.result("bots/triggers/put", params).await;
    (gateway, client)
}

#[tokio::test]
async fn time_is_moved_all_the_way_through_thousands_of_moments_and_to_the_end_of_time() {
    let (gateway, mut client) = with_schedule().await;
    let control = gateway.control();
    let before = control.now_ms();
    let fires = 6_000;
    assert_eq!(
        control.advance(Duration::from_mins(fires)),
        before + fires * 60_000
    );
    let newest = json!({ "botId": "b", "limit": 1 });
    let newest = client.result("bots/events/list", newest).await;
    assert_eq!(newest["events"][0]["seq"], json!(fires));
    let params = json!({ "botId": "b", "triggerId": "t" });
    client.result("bots/triggers/delete", params).await;
    client.result("bots/delete", json!({ "botId": "b" })).await;
    assert_eq!(control.advance(Duration::MAX), UnixMs::LAST.0);
    client.result("session/list", json!({})).await;
}

#[tokio::test]
async fn calls_are_served_while_the_time_is_moved() {
    let (gateway, mut client) = with_schedule().await;
    let control = gateway.control();
    let (before, by) = (control.now_ms(), Duration::from_hours(100));
    let mover = control.clone();
    let moving = tokio::task::spawn_blocking(move || mover.advance(by));
    while control.now_ms() == before {
        tokio::task::yield_now().await;
    }
    client.result("session/list", json!({})).await;
    let served = control.now_ms();
    assert!(served < moving.await.expect("a time"), "{served}");
}

#[tokio::test]
async fn a_log_leaps_to_big_numbers_and_what_was_before_is_a_gap() {
    let gateway = FakeGateway::start().await;
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    let stands = gateway.control().leap(SESSION, 1 << 53).unwrap();
    client.result("session/runs/start", run("hello")).await;
    let page = client
        .result("session/events/read", json!({ "sessionId": SESSION }))
        .await;
    assert_eq!(page["gap"]["retainedAfter"]["seq"], stands);
    assert_eq!(page["events"][0]["cursor"]["seq"], stands + 1);
    let ended = soon(gateway.control().run_ended(SESSION, "run_1")).await;
    assert_eq!(ended.unwrap().status, RunStatus::Completed);
}

#[tokio::test]
async fn a_restart_ends_the_connections_and_keeps_what_there_is() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let control = gateway.control();
        client.send(read_bytes(head, 30_000)).await;
        control.parked_at_least(1).await;
        control.restart(StateAfter::Kept);
        assert_eq!(control.parked(), 0);
        assert!(client.is_closed().await, "the reader gets no answer");
        let mut client = RawClient::connect(gateway.address()).await;
        let read = json!({ "sessionId": SESSION });
        let view = client.result("session/read", read.clone()).await;
        assert_eq!(view["session"]["id"], SESSION);
        control.restart(StateAfter::Lost);
        assert!(control.sessions().unwrap().is_empty());
    }
}

#[tokio::test]
async fn keys_are_made_and_revoked_where_callers_show_keys() {
    let refused = FakeGateway::start().await.control().create_key("u");
    assert_eq!(refused, Err(ControlRefused::NoKeys));
    let gateway = FakeGateway::builder()
        .auth(AccessMode::ApiKey)
        .universe(UNIVERSE)
        .start()
        .await
        .unwrap();
    let control = gateway.control();
    let unknown = control.create_key("00000000-0000-4000-8000-00000000000f");
    assert!(matches!(
        unknown,
        Err(ControlRefused::UnknownUniverse { .. })
    ));
    let (one, other) = (
        control.create_key(UNIVERSE).unwrap(),
        control.create_key(UNIVERSE).unwrap(),
    );
    assert_ne!(one, other);
    control.revoke_key(&one[..12]).unwrap();
    control.revoke_key(&one[..12]).unwrap();
    let prefix = "lsk_00000000".to_owned();
    let unknown = control.revoke_key(&prefix);
    assert_eq!(unknown, Err(ControlRefused::UnknownKey { prefix }));
}
