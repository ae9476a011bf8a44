//! Beside users' own mocks.

use std::time::Duration;

use mock_server::FakeGateway;
use serde_json::json;
use wiremock::matchers::{body_partial_json, method, path};
use wiremock::{Mock, ResponseTemplate};

use crate::server_client::{
    RawClient, SESSION, good_call, post, read_bytes, request, start_session, until_parked,
};

fn calls(name: &str) -> impl wiremock::Match + 'static {
    body_partial_json(json!({ "method": name }))
}

#[tokio::test]
async fn a_users_mock_comes_before_the_gateway() {
    let gateway = FakeGateway::start().await;
    Mock::given(method("POST"))
        .and(path("/rpc"))
        .and(calls("initialize"))
        .respond_with(ResponseTemplate::new(503).set_body_string("down"))
        .up_to_n_times(1)
        .expect(1)
        .mount(gateway.wiremock())
        .await;
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    let mocked = client.receive().await;
    assert_eq!((mocked.status(), mocked.text()), (503, "down"));
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);
    assert_eq!(
        gateway.journal().len(),
        1,
        "the gateway saw the second request only"
    );
}

#[tokio::test]
async fn a_users_mock_may_have_any_other_path_and_a_long_body() {
    let gateway = FakeGateway::start().await;
    let body = "x".repeat(300_000);
    Mock::given(method("PUT"))
        .and(path("/elsewhere"))
        .respond_with(
            ResponseTemplate::new(201)
                .insert_header("x-own", "yes")
                .set_body_string(body.clone()),
        )
        .mount(gateway.wiremock())
        .await;
    let mut client = RawClient::connect(gateway.address()).await;
    client
        .send(request("PUT", "/elsewhere?a=b", &[], "anything"))
        .await;
    let mocked = client.receive().await;
    assert_eq!(mocked.status(), 201);
    assert_eq!(mocked.header("x-own"), Some("yes"));
    assert_eq!(mocked.text(), body);
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);
}

#[tokio::test]
async fn a_users_mock_that_returns_the_headers_it_got_is_still_a_mock() {
    let gateway = FakeGateway::start().await;
    Mock::given(calls("initialize"))
        .respond_with(|request: &wiremock::Request| {
            let headers = request.headers.iter();
            let template = ResponseTemplate::new(418);
            template.append_headers(headers.filter(|(name, _)| name.as_str().starts_with("x-")))
        })
        .mount(gateway.wiremock())
        .await;
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 418);
}

#[tokio::test]
async fn a_users_mock_can_close_the_connection() {
    let gateway = FakeGateway::start().await;
    Mock::given(calls("initialize"))
        .respond_with_err(|_: &wiremock::Request| std::io::Error::other("gone"))
        .up_to_n_times(1)
        .mount(gateway.wiremock())
        .await;
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    assert!(client.is_closed().await);
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);
}

#[tokio::test]
async fn a_users_slow_mock_delays_nobody_else() {
    let gateway = FakeGateway::start().await;
    Mock::given(path("/slow"))
        .respond_with(ResponseTemplate::new(200).set_delay(Duration::from_hours(1)))
        .mount(gateway.wiremock())
        .await;
    let mut slow = RawClient::connect(gateway.address()).await;
    slow.send(request("GET", "/slow", &[], "")).await;
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);
}

#[tokio::test]
async fn wiremock_records_every_request_and_a_parked_one_once() {
    let gateway = FakeGateway::start().await;
    let mut client = RawClient::connect(gateway.address()).await;
    let head = start_session(&mut client).await;
    let mut reader = RawClient::connect(gateway.address()).await;
    reader.send(read_bytes(head, 30_000)).await;
    until_parked(&gateway, 1).await;
    client.send(post("{")).await;
    client.receive().await;
    client
        .result("session/close", json!({ "sessionId": SESSION }))
        .await;
    reader.receive().await;

    let recorded = gateway
        .wiremock()
        .received_requests()
        .await
        .expect("recording is on");
    let methods: Vec<_> = recorded
        .iter()
        .map(|request| request.body_json().unwrap_or(json!({}))["method"].clone())
        .collect();
    assert_eq!(
        methods,
        [
            json!("session/start"),
            json!("session/events/read"),
            json!("session/events/read"),
            json!(null),
            json!("session/close"),
        ]
    );
}

#[tokio::test]
async fn an_unmet_expectation_fails_the_test_when_the_gateway_is_dropped() {
    let test = tokio::spawn(async {
        let gateway = FakeGateway::start().await;
        Mock::given(calls("initialize"))
            .respond_with(ResponseTemplate::new(500))
            .expect(1)
            .named("one call of initialize")
            .mount(gateway.wiremock())
            .await;
    });
    let failure = test
        .await
        .expect_err("the expectation was not met")
        .into_panic();
    let message = failure.downcast_ref::<String>().expect("a message");
    assert!(message.contains("one call of initialize"), "{message}");
}

#[tokio::test]
async fn an_unmet_expectation_fails_the_test_at_a_shutdown_too() {
    let test = tokio::spawn(async {
        let gateway = FakeGateway::start().await;
        Mock::given(calls("initialize"))
            .respond_with(ResponseTemplate::new(500))
            .expect(1)
            .mount(gateway.wiremock())
            .await;
        gateway.shutdown().await;
    });
    assert!(
        test.await
            .expect_err("the expectation was not met")
            .is_panic()
    );
}

#[tokio::test]
async fn wiremocks_own_address_says_where_to_go() {
    let gateway = FakeGateway::start().await;
    let mut client = RawClient::connect(*gateway.wiremock().address()).await;
    client.send(good_call()).await;
    let response = client.receive().await;
    assert_eq!(response.status(), 421);
    assert!(response.text().contains("endpoint"));
    assert!(gateway.journal().is_empty());
}

#[tokio::test]
async fn a_clients_own_slot_header_means_nothing() {
    let gateway = FakeGateway::start().await;
    let mut client = RawClient::connect(gateway.address()).await;
    let headers = [
        ("content-type", "application/json"),
        ("x-mock-server-slot", "1"),
    ];
    client
        .send(request(
            "POST",
            "/rpc",
            &headers,
            r#"{"id":7,"method":"initialize"}"#,
        ))
        .await;
    assert_eq!(client.receive().await.json()["id"], 7);
}

#[tokio::test]
async fn hundreds_of_gateways_come_and_go_in_one_task() {
    for _ in 0..300 {
        let gateway = FakeGateway::start().await;
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(good_call()).await;
        assert_eq!(client.receive().await.status(), 200);
    }
}

#[tokio::test]
async fn many_gateways_live_beside_each_other_and_are_dropped_together() {
    let mut gateways = Vec::new();
    for _ in 0..100 {
        gateways.push(FakeGateway::start().await);
    }
    let mut client = RawClient::connect(gateways[0].address()).await;
    client
        .result("session/start", json!({ "sessionId": "here" }))
        .await;
    let mut client = RawClient::connect(gateways[1].address()).await;
    let elsewhere = client
        .call("session/read", json!({ "sessionId": "here" }))
        .await;
    assert_eq!(elsewhere["error"]["code"], -32004);
    drop(gateways);
}

#[test]
fn a_gateway_may_outlive_its_runtime() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let gateway = runtime.block_on(FakeGateway::start());
    drop(runtime);
    drop(gateway);
}
