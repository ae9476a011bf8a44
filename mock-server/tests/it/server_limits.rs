//! Clients that ask too much.

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use api_contract::rpc::RequestId;
use mock_server::core::rules::{RequestRules, Rules};
use mock_server::{FakeGateway, FakeGatewayBuilder, Limits};
use serde_json::json;

use crate::server_client::{
    RawClient, SESSION, call_bytes, good_call, post, read_bytes, request, start_behind,
    start_session, until_parked,
};

async fn assert_serves(gateway: &FakeGateway) {
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);
}

fn with_body_limit(body: usize) -> FakeGatewayBuilder {
    FakeGateway::builder().limits(Limits {
        body,
        ..Limits::default()
    })
}

/// A call of exactly so many bytes.
fn call_of(bytes: usize) -> String {
    let frame = r#"{"id":7,"method":"initialize","x":""}"#;
    frame.replace(
        r#":"""#,
        &format!(r#":"{}""#, "x".repeat(bytes - frame.len())),
    )
}

#[tokio::test]
async fn a_body_over_the_limit_gets_413_whether_or_not_it_tells_its_length() {
    for direct in [false, true] {
        let gateway = start_behind(with_body_limit(10_000), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(post(&call_of(10_000))).await;
        assert_eq!(client.receive().await.status(), 200);

        client.send(post(&call_of(10_001))).await;
        let refusal = client.receive().await;
        assert_eq!(refusal.status(), 413);
        assert_eq!(
            refusal.header("content-type"),
            Some("text/plain; charset=utf-8")
        );
        assert!(refusal.text().contains("10000"), "{refusal:?}");
        assert!(client.is_closed().await);

        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send("POST /rpc HTTP/1.1\r\ncontent-type: application/json\r\n")
            .await;
        client.send("transfer-encoding: chunked\r\n\r\n").await;
        client
            .send(format!("{:x}\r\n{}\r\n", 10_001, call_of(10_001)))
            .await;
        assert_eq!(client.receive().await.status(), 413);
        assert_serves(&gateway).await;
    }
}

#[tokio::test]
async fn a_body_that_announces_too_much_is_refused_before_it_is_sent() {
    for direct in [false, true] {
        let gateway = start_behind(FakeGateway::builder(), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send("POST /rpc HTTP/1.1\r\ncontent-type: application/json\r\n")
            .await;
        client
            .send("expect: 100-continue\r\ncontent-length: 67108865\r\n\r\n")
            .await;
        let refusal = client.receive().await;
        assert_eq!(refusal.status(), 413);
        assert_eq!(refusal.header("connection"), Some("close"));
        assert_serves(&gateway).await;
    }
}

#[tokio::test]
async fn a_client_that_sends_all_of_an_oversized_body_first_still_reads_the_refusal() {
    for direct in [false, true] {
        let gateway = start_behind(with_body_limit(1_000), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(post(&call_of(20_000_000))).await;
        assert_eq!(client.receive().await.status(), 413);
        assert_serves(&gateway).await;
    }
}

#[tokio::test]
async fn other_rules_come_before_the_size() {
    for direct in [false, true] {
        let gateway = start_behind(with_body_limit(10), direct).await;
        for (verb, path, kind, status) in [
            ("POST", "/nowhere", "application/json", 404),
            ("PUT", "/rpc", "application/json", 405),
            ("POST", "/rpc", "text/plain", 415),
        ] {
            let mut client = RawClient::connect(gateway.address()).await;
            client
                .send(request(
                    verb,
                    path,
                    &[("content-type", kind)],
                    &"x".repeat(11),
                ))
                .await;
            assert_eq!(client.receive().await.status(), status);
        }
    }
}

#[tokio::test]
async fn a_body_that_does_not_arrive_in_time_gets_408() {
    for direct in [false, true] {
        let limits = Limits {
            body_timeout: Some(Duration::from_millis(50)),
            ..Limits::default()
        };
        let gateway = start_behind(FakeGateway::builder().limits(limits), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send("POST /rpc HTTP/1.1\r\ncontent-type: application/json\r\n")
            .await;
        client.send("content-length: 100\r\n\r\n{").await;
        assert_eq!(client.receive().await.status(), 408);
        assert_serves(&gateway).await;
    }
}

#[tokio::test]
async fn a_head_that_does_not_arrive_in_time_ends_its_connection() {
    for direct in [false, true] {
        let limits = Limits {
            head_timeout: Some(Duration::from_millis(50)),
            ..Limits::default()
        };
        let gateway = start_behind(FakeGateway::builder().limits(limits), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        client.send("POST /rpc HTTP/1.1\r\nhost:").await;
        assert!(client.is_closed().await);
        assert_serves(&gateway).await;
    }
}

#[tokio::test]
async fn a_head_timeout_does_not_end_a_parked_read() {
    let limits = Limits {
        head_timeout: Some(Duration::from_millis(50)),
        ..Limits::default()
    };
    let gateway = start_behind(FakeGateway::builder().limits(limits), true).await;
    let mut client = RawClient::connect(gateway.address()).await;
    let head = start_session(&mut client).await;
    client.send(read_bytes(head, 300)).await;
    assert_eq!(
        client.receive().await.json()["result"]["result"]["events"],
        json!([])
    );
}

#[tokio::test]
async fn as_many_headers_as_the_server_takes_pass_through_both_doors() {
    for direct in [false, true] {
        let gateway = start_behind(FakeGateway::builder(), direct).await;
        // Beside them the request has `host`, `content-type` and `content-length`.
        for (count, status) in [(93, 200), (94, 431)] {
            let names: Vec<_> = (0..count).map(|number| format!("x-{number}")).collect();
            let mut headers = vec![("content-type", "application/json")];
            headers.extend(names.iter().map(|name| (name.as_str(), "y")));
            let mut client = RawClient::connect(gateway.address()).await;
            let body = r#"{"id":7,"method":"initialize"}"#;
            client.send(request("POST", "/rpc", &headers, body)).await;
            assert_eq!(client.receive().await.status(), status, "{count} headers");
        }
    }
}

#[tokio::test]
async fn connections_over_the_cap_are_served_when_others_end() {
    for direct in [false, true] {
        let limits = Limits {
            connections: Some(2),
            ..Limits::default()
        };
        let gateway = start_behind(FakeGateway::builder().limits(limits), direct).await;
        let mut first = RawClient::connect(gateway.address()).await;
        let mut second = RawClient::connect(gateway.address()).await;
        let mut third = RawClient::connect(gateway.address()).await;
        third.send(good_call()).await;
        for client in [&mut first, &mut second] {
            client.send(good_call()).await;
            assert_eq!(client.receive().await.status(), 200);
        }
        assert_eq!(gateway.journal().len(), 2, "the third one waits");
        drop(first);
        assert_eq!(third.receive().await.status(), 200);
    }
}

/// Fails in the middle of a call, as a defect would.
struct Panics;

impl Rules for Panics {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for Panics {
    fn response_id(&self, id: RequestId) -> RequestId {
        assert_ne!(
            id,
            RequestId::Text("panic".to_owned()),
            "asked for by the test"
        );
        id
    }
}

#[tokio::test]
async fn a_panic_in_a_handler_answers_500_and_ends_nothing_else() {
    for direct in [false, true] {
        let gateway = start_behind(FakeGateway::builder().rules(Arc::new(Panics)), direct).await;
        let mut client = RawClient::connect(gateway.address()).await;
        let head = start_session(&mut client).await;
        let mut reader = RawClient::connect(gateway.address()).await;
        reader.send(read_bytes(head, 30_000)).await;
        until_parked(&gateway, 1).await;

        client
            .send(call_bytes(
                &json!({ "id": "panic", "method": "initialize" }),
            ))
            .await;
        assert_eq!(client.receive().await.status(), 500);

        client
            .result("session/close", json!({ "sessionId": SESSION }))
            .await;
        assert_eq!(reader.receive().await.status(), 200);
    }
}

/// Tells a test that it is the copy of itself with few descriptors.
const FEW: &str = "MOCK_SERVER_TEST_FEW_DESCRIPTORS";

/// Runs a test of this module again, in a process that may have so many descriptors.
fn again_with_few_descriptors(test: &str, count: u32) {
    let output = Command::new("sh")
        .args([
            "-c",
            &format!("ulimit -n {count} && exec \"$0\" --exact \"$1\" --nocapture"),
        ])
        .arg(std::env::current_exe().expect("a test binary"))
        .arg(format!("server_limits::{test}"))
        .env(FEW, "yes")
        .output()
        .expect("a shell");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("1 passed"),
        "{output:?}"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_ran_out_of_descriptors_serves_again_when_there_are_some() {
    if std::env::var_os(FEW).is_none() {
        let test = "a_server_that_ran_out_of_descriptors_serves_again_when_there_are_some";
        return again_with_few_descriptors(test, 64);
    }
    let limits = Limits {
        connections: Some(1_000),
        ..Limits::default()
    };
    let gateway = start_behind(FakeGateway::builder().limits(limits), true).await;
    let mut clients = Vec::new();
    while let Ok(client) = tokio::net::TcpStream::connect(gateway.address()).await {
        clients.push(client);
    }
    // Some of them wait in the queue of a listener that has no descriptor left to accept.
    drop(clients);
    assert_serves(&gateway).await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_cap_on_connections_keeps_either_server_from_running_out_of_descriptors() {
    if std::env::var_os(FEW).is_none() {
        let test = "the_cap_on_connections_keeps_either_server_from_running_out_of_descriptors";
        return again_with_few_descriptors(test, 200);
    }
    for direct in [false, true] {
        let gateway = start_behind(FakeGateway::builder(), direct).await;
        let mut clients = Vec::new();
        for _ in 0..60 {
            let mut client = RawClient::connect(gateway.address()).await;
            client.send(good_call()).await;
            clients.push(client);
        }
        // Each makes place for one that waits.
        for mut client in clients {
            assert_eq!(client.receive().await.status(), 200);
        }
        gateway.shutdown().await;
    }
}
