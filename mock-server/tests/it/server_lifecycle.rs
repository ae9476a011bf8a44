//! A thousand gateways in one task leave nothing behind.

use std::process::Command;

use mock_server::FakeGateway;
use serde_json::json;

use crate::server_client::{RawClient, start_behind};

/// Set in the process that does nothing else: descriptors are counted for a whole process.
const ALONE: &str = "MOCK_SERVER_TEST_ALONE";
const GATEWAYS: usize = 1000;

/// The open descriptors of this process, where the system tells.
fn descriptors() -> Option<usize> {
    let open = std::fs::read_dir("/proc/self/fd").ok()?;
    Some(open.count())
}

/// Runs a test of this binary in a process of its own.
fn alone(test: &str) {
    let program = std::env::current_exe().expect("the path of the tests");
    let ran = Command::new(program)
        .args(["--exact", test, "--test-threads=1", "--nocapture"])
        .env(ALONE, "1")
        .output()
        .expect("the tests start");
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(
        ran.status.success() && said.contains("1 passed"),
        "{said}\n{}",
        String::from_utf8_lossy(&ran.stderr)
    );
}

/// One after the other in one task, every fourth with a client that is connected when it is dropped,
/// half of those with a reader that waits.
async fn start_and_drop(direct: bool) {
    for number in 0..GATEWAYS {
        let gateway = start_behind(FakeGateway::builder(), direct).await;
        if number % 4 == 0 {
            let mut client = RawClient::connect(gateway.address()).await;
            client
                .result("session/start", json!({ "sessionId": "s" }))
                .await;
            if number % 8 == 0 {
                let read = json!({ "sessionId": "s", "after": { "seq": 99 }, "waitMs": 30_000 });
                let call = json!({ "id": 1, "method": "session/events/read", "params": read });
                client.send(crate::server_client::call_bytes(&call)).await;
                gateway.control().parked_at_least(1).await;
            }
            drop(gateway);
            assert!(client.is_closed().await, "gateway {number}");
        }
    }
}

/// What a dropped gateway held is closed by its tasks, when they have their turn.
async fn until_descriptors_are(expected: usize) {
    while descriptors().is_some_and(|open| open > expected) {
        tokio::task::yield_now().await;
    }
}

fn a_thousand(direct: bool, test: &str) {
    if std::env::var_os(ALONE).is_none() {
        return alone(test);
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let before = descriptors().unwrap_or(0);
        start_and_drop(direct).await;
        until_descriptors_are(before).await;
    });
}

#[test]
fn a_thousand_gateways_behind_wiremock_start_and_end_in_one_task() {
    a_thousand(
        false,
        "server_lifecycle::a_thousand_gateways_behind_wiremock_start_and_end_in_one_task",
    );
}

#[test]
fn a_thousand_gateways_without_wiremock_start_and_end_in_one_task() {
    a_thousand(
        true,
        "server_lifecycle::a_thousand_gateways_without_wiremock_start_and_end_in_one_task",
    );
}
