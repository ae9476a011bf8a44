//! Clients that go away as soon as they have sent.

use std::collections::BTreeSet;

use mock_server::FakeGateway;
use serde_json::{Value, json};

use crate::server_client::{DEADLINE, RawClient, call_bytes, start_behind};

/// Enough for some whose end is seen together with their request, and some whose end is not.
const CLIENTS: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_arrived_whole_is_handled_although_its_client_has_gone() {
    let gateway = start_behind(FakeGateway::builder(), true).await;
    let ids: BTreeSet<String> = (0..CLIENTS).map(|number| format!("s{number}")).collect();
    for id in &ids {
        let mut client = RawClient::connect(gateway.address()).await;
        let call = json!({ "id": 1, "method": "session/start", "params": { "sessionId": id } });
        client.send(call_bytes(&call)).await;
    }
    let mut witness = RawClient::connect(gateway.address()).await;
    let mut missing = ids.clone();
    let all_there = async {
        while let Some(id) = missing.first().cloned() {
            let read = witness.call("session/read", json!({ "sessionId": id }));
            if read.await["error"] == Value::Null {
                missing.remove(&id);
            }
        }
    };
    let came = tokio::time::timeout(DEADLINE, all_there).await;
    assert!(came.is_ok(), "not handled: {missing:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_did_not_arrive_whole_is_not_handled() {
    let gateway = start_behind(FakeGateway::builder(), true).await;
    let call = json!({ "id": 1, "method": "session/start", "params": { "sessionId": "half" } });
    let call = call_bytes(&call);
    for _ in 0..CLIENTS {
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(&call[..call.len() - 1]).await;
    }
    let mut witness = RawClient::connect(gateway.address()).await;
    let read = witness.call("session/read", json!({ "sessionId": "half" }));
    assert_eq!(read.await["error"]["code"], -32004);
}
