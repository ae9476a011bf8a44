//! Which calls a fault strikes.

use mock_server::faults::{Fault, FaultId};
use mock_server::{CallOutcome, FakeGateway};
use serde_json::{Value, json};

use crate::faults_conn::Conn;
use crate::server_client::call_bytes;

async fn gateway(fault: impl Into<Fault>) -> FakeGateway {
    let builder = FakeGateway::builder().direct().fault(fault);
    builder.start().await.expect("a free port")
}

/// Whether calls are struck, one after the other; a struck one is answered with status 502.
async fn struck(gateway: &FakeGateway, calls: &[(&str, Value)]) -> Vec<bool> {
    let mut struck = Vec::new();
    for (method, params) in calls {
        let call = json!({ "id": 1, "method": method, "params": params });
        let seen = Conn::send(gateway, &call_bytes(&call)).await.whole().await;
        struck.push(seen.text().starts_with("HTTP/1.1 502 "));
    }
    struck
}

fn reads(count: usize) -> Vec<(&'static str, Value)> {
    vec![("session/read", json!({ "sessionId": "s1" })); count]
}

fn counters(gateway: &FakeGateway) -> Vec<(u64, u64)> {
    let faults = gateway.faults();
    faults
        .iter()
        .map(|fault| (fault.matched, fault.fired))
        .collect()
}

#[tokio::test]
async fn method_and_session_choose_the_calls() {
    let calls = [
        ("initialize", json!({})),
        ("session/read", json!({ "sessionId": "s1" })),
        ("session/read", json!({ "sessionId": "s2" })),
        ("session/runs/list", json!({ "sessionId": "s1" })),
        ("no/such/method", json!({ "sessionId": "s1" })),
    ];
    for (fault, expected) in [
        (Fault::bad_gateway(), [true; 5]),
        (
            Fault::bad_gateway().method("session/read"),
            [false, true, true, false, false],
        ),
        (
            Fault::bad_gateway().method("session/*"),
            [false, true, true, true, false],
        ),
        (
            Fault::bad_gateway().session("s1"),
            [false, true, false, true, true],
        ),
        (
            Fault::bad_gateway().method("session/read").session("s2"),
            [false, false, true, false, false],
        ),
    ] {
        let gateway = gateway(fault.clone()).await;
        assert_eq!(struck(&gateway, &calls).await, expected, "{fault:?}");
    }
}

#[tokio::test]
async fn calls_are_counted_from_the_first_match() {
    let fault = Fault::bad_gateway()
        .method("session/read")
        .from_call(3)
        .times(2);
    let gateway = gateway(fault).await;
    assert_eq!(
        struck(&gateway, &reads(6)).await,
        [false, false, true, true, false, false]
    );
    assert_eq!(counters(&gateway), [(6, 2)]);
}

#[tokio::test]
async fn a_probability_strikes_the_same_calls_for_the_same_seed() {
    let with = async |seed| {
        let gateway = gateway(Fault::bad_gateway().probability(0.5, seed)).await;
        struck(&gateway, &reads(32)).await
    };
    let first = with(7).await;
    assert_eq!(first, with(7).await);
    assert_ne!(first, with(8).await);
    assert!(first.contains(&true) && first.contains(&false));
    let gateway = gateway(Fault::bad_gateway().probability(0.0, 7)).await;
    assert_eq!(struck(&gateway, &reads(4)).await, [false; 4]);
    assert_eq!(counters(&gateway), [(4, 0)]);
}

#[tokio::test]
async fn of_several_faults_the_oldest_strikes_and_the_next_one_waits_for_its_turn() {
    let gateway = gateway(Fault::bad_gateway().once()).await;
    gateway.add_fault(Fault::close().from_call(2).once());
    let call = json!({ "id": 1, "method": "initialize" });
    let mut seen = Vec::new();
    for _ in 0..3 {
        let whole = Conn::send(&gateway, &call_bytes(&call)).await.whole().await;
        seen.push(whole.text().get(..12).unwrap_or_default().to_owned());
    }
    assert_eq!(seen, ["HTTP/1.1 502", "", "HTTP/1.1 200"]);
    assert_eq!(counters(&gateway), [(3, 1), (3, 1)]);
}

#[tokio::test]
async fn a_call_can_be_struck_before_and_after() {
    let gateway = gateway(Fault::delay(std::time::Duration::ZERO)).await;
    gateway.add_fault(Fault::missing_id());
    let call = call_bytes(&json!({ "id": 1, "method": "initialize" }));
    let seen = Conn::send(&gateway, &call).await.whole().await;
    assert!(seen.json().get("id").is_none(), "{}", seen.text());
    assert_eq!(counters(&gateway), [(1, 1), (1, 1)]);
}

#[tokio::test]
async fn a_call_on_which_a_fault_cannot_work_is_no_match() {
    // Both need a page with an event.
    let gateway = gateway(Fault::duplicated_events()).await;
    gateway.add_fault(Fault::early_terminal());
    let start = json!({ "sessionId": "s1" });
    let read = json!({ "sessionId": "s1", "after": { "seq": 2 } });
    let calls = [("session/start", start), ("session/events/read", read)];
    struck(&gateway, &calls).await;
    assert_eq!(counters(&gateway), [(0, 0), (0, 0)]);
}

#[tokio::test]
async fn a_fault_that_is_removed_strikes_no_more_and_its_id_is_not_used_again() {
    let gateway = gateway(Fault::bad_gateway()).await;
    let id = gateway.faults()[0].id;
    assert_eq!(id, FaultId(1));
    assert!(gateway.remove_fault(id));
    assert!(!gateway.remove_fault(id));
    assert_eq!(struck(&gateway, &reads(1)).await, [false]);
    assert_eq!(gateway.add_fault(Fault::bad_gateway()), FaultId(2));
    assert_eq!(struck(&gateway, &reads(1)).await, [true]);
    gateway.clear_faults();
    assert_eq!(gateway.faults(), []);
    assert_eq!(struck(&gateway, &reads(1)).await, [false]);
}

#[tokio::test]
async fn the_journal_tells_calls_that_were_handled_from_those_that_were_not() {
    let gateway = gateway(Fault::close().before_acceptance().once()).await;
    gateway.add_fault(Fault::close().after_commit().from_call(1).once());
    gateway.add_fault(
        Fault::unavailable(1)
            .before_acceptance()
            .from_call(3)
            .once(),
    );
    let start = json!({ "sessionId": "s1" });
    for struck_is_answered in [false, false, true] {
        let call = json!({ "id": 1, "method": "session/start", "params": start });
        let seen = Conn::send(&gateway, &call_bytes(&call)).await.whole().await;
        assert_eq!(!seen.bytes.is_empty(), struck_is_answered);
    }
    let journal = gateway.journal();
    let outcomes: Vec<CallOutcome> = journal.iter().map(|entry| entry.outcome).collect();
    let answered = |status| CallOutcome::Answered {
        status,
        error_code: None,
    };
    assert_eq!(
        outcomes,
        [CallOutcome::Unanswered, answered(200), answered(503)]
    );
}
