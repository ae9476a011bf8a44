//! What the journal tells of calls that a fault has struck.

use std::time::Duration;

use mock_server::faults::Fault;
use mock_server::{CallOutcome, FakeGateway, JournalEntry};
use serde_json::json;

use crate::faults_conn::Conn;
use crate::faults_stage::until;
use crate::server_client::{call_bytes, start_behind};
use crate::server_process::start;

const START: &str = "session/start";

fn start_call() -> String {
    call_bytes(&json!({ "id": 1, "method": START, "params": { "sessionId": "s" } }))
}

fn kind(entry: &JournalEntry) -> Option<&str> {
    entry.fault.as_ref().map(|fault| fault.kind.as_str())
}

fn answered(status: u16, error_code: Option<i64>) -> CallOutcome {
    CallOutcome::Answered { status, error_code }
}

/// A gateway with this fault that has been sent one call, which is left hanging where it hangs.
async fn struck(fault: Fault, direct: bool) -> (FakeGateway, Conn) {
    let gateway = start_behind(FakeGateway::builder().fault(fault), direct).await;
    let conn = Conn::send(&gateway, &start_call()).await;
    until(|| gateway.faults()[0].fired == 1 && gateway.journal().len() == 1).await;
    (gateway, conn)
}

#[tokio::test]
async fn a_call_whose_answer_a_fault_took_or_changed_has_not_succeeded() {
    let ok = answered(200, None);
    let faults: [(Fault, CallOutcome); 12] = [
        (Fault::bad_gateway().into(), answered(502, None)),
        (Fault::unavailable(1).into(), answered(503, None)),
        (Fault::error_after_commit(), answered(200, Some(-32603))),
        (Fault::reset().after_commit(), ok),
        (Fault::reset_at(40), ok),
        (Fault::stall_at(40), ok),
        (Fault::close_at(40), ok),
        (Fault::malformed_json(), ok),
        (Fault::truncated_json(), ok),
        (Fault::empty_body(), ok),
        (Fault::wrong_id(), ok),
        (Fault::reset().before_acceptance(), CallOutcome::Unanswered),
    ];
    for (fault, outcome) in faults {
        for direct in [false, true] {
            let (gateway, _conn) = struck(fault.clone(), direct).await;
            let journal = gateway.journal();
            let calls = journal.calls(START);
            let entry = calls.expect_once();
            assert_eq!(entry.outcome, outcome, "{fault:?}");
            let name = serde_json::to_value(&fault).unwrap()["kind"].clone();
            assert_eq!(json!(kind(entry)), name, "{fault:?}");
            assert_eq!(entry.fault.as_ref().unwrap().id, gateway.faults()[0].id);
            let mismatch = calls.succeeded().verify(1).unwrap_err().to_string();
            assert!(mismatch.contains("near miss: #1"), "{fault:?}: {mismatch}");
        }
    }
}

#[tokio::test]
async fn a_fault_that_leaves_the_answer_whole_is_named_and_the_call_has_succeeded() {
    let moment = Duration::from_millis(1);
    for fault in [
        Fault::delay(moment).before_acceptance(),
        Fault::delay(moment).after_commit(),
        Fault::dribble(64, moment),
        Fault::late_commit(moment),
    ] {
        let (gateway, conn) = struck(fault.clone(), true).await;
        assert!(
            conn.whole().await.text().contains("\"result\""),
            "{fault:?}"
        );
        let journal = gateway.journal();
        let entry = journal.calls(START).succeeded().expect_once();
        assert!(kind(entry).is_some(), "{fault:?}");
    }
}

#[tokio::test]
async fn an_error_that_a_fault_made_counts_as_a_failure_of_its_code() {
    for fault in [
        Fault::error_after_commit(),
        Fault::result_and_error(),
        Fault::revoked_key(),
    ] {
        let (gateway, conn) = struck(fault.clone(), true).await;
        let sent = conn.whole().await.json();
        let code = sent["error"]["code"].as_i64().expect("a code");
        let journal = gateway.journal();
        let entry = journal.calls(START).failed(code).expect_once();
        assert_eq!(entry.response.as_ref(), Some(&sent), "{fault:?}");
        assert_eq!(journal.calls(START).succeeded().count(), 0, "{fault:?}");
    }
}

#[tokio::test]
async fn the_fault_stands_in_the_json_in_the_archive_and_in_the_near_miss() {
    let (gateway, _conn) = struck(Fault::close_at(40), true).await;
    gateway.clear_faults();
    Conn::send(&gateway, &start_call()).await.whole().await;

    let journal = gateway.journal();
    let entries: serde_json::Value = serde_json::from_str(&journal.to_json()).unwrap();
    assert_eq!(entries[0]["fault"], json!({ "id": 1, "kind": "close" }));
    let last = entries.as_array().unwrap().last().unwrap();
    assert_eq!(last.get("fault"), None);
    let har = journal.to_har();
    let comment = &har["log"]["entries"][0]["comment"];
    assert_eq!(comment, "struck by the fault 1, close");
    let mismatch = journal.calls(START).succeeded().verify(5).unwrap_err();
    let told = mismatch.to_string();
    assert!(
        told.contains("the fault 1, `close`, struck its answer"),
        "{told}"
    );
}

#[tokio::test]
async fn the_log_names_the_fault() {
    let fault = "kind = \"error_after_commit\"";
    let mut running = start(&["-v", "--fault", fault]).await;
    let mut client = running.client().await;
    client.send(start_call()).await;
    client.receive().await;
    running.until_logged("error_after_commit").await;
}
