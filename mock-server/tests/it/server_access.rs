//! Who may call, over sockets: the headers reach the decision through either door.

use mock_server::core::AccessMode;
use mock_server::{FakeGateway, FakeGatewayBuilder};
use serde_json::Value;

use crate::server_client::{RawClient, RawResponse, request, start_behind};

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const LIST: &str = r#"{"id":1,"method":"session/list"}"#;

async fn send(gateway: &FakeGateway, headers: &[(&str, &str)], body: &str) -> RawResponse {
    let mut all = vec![("content-type", "application/json")];
    all.extend(headers);
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(request("POST", "/rpc", &all, body)).await;
    client.receive().await
}

/// The code of the error, null when there is none.
async fn code(gateway: &FakeGateway, headers: &[(&str, &str)], body: &str) -> Value {
    let response = send(gateway, headers, body).await;
    assert_eq!(response.status(), 200);
    response.json()["error"]["code"].clone()
}

async fn behind_both_doors(builder: impl Fn() -> FakeGatewayBuilder) -> [FakeGateway; 2] {
    [
        start_behind(builder(), false).await,
        start_behind(builder(), true).await,
    ]
}

fn with_keys() -> FakeGatewayBuilder {
    let builder = FakeGateway::builder().auth(AccessMode::ApiKey);
    builder.universe(UNIVERSE)
}

#[tokio::test]
async fn a_key_opens_the_gateway_and_nothing_else_does() {
    for gateway in behind_both_doors(with_keys).await {
        let key = format!("Bearer {}", gateway.bootstrap_key().expect("a key"));
        let universe = ("X-Lightspeed-Universe", UNIVERSE);
        let right = ("Authorization", key.as_str());
        assert_eq!(code(&gateway, &[right, universe], LIST).await, Value::Null);
        assert_eq!(code(&gateway, &[right], LIST).await, -32602);
        assert_eq!(code(&gateway, &[universe], LIST).await, -32001);
        assert_eq!(
            code(&gateway, &[right, right, universe], LIST).await,
            -32001
        );
        assert_eq!(
            code(&gateway, &[right, universe, universe], LIST).await,
            -32602
        );
        let wrong = ("authorization", "Bearer lsk_x");
        assert_eq!(code(&gateway, &[wrong, universe], LIST).await, -32001);
    }
}

#[tokio::test]
async fn the_order_is_transport_then_access_then_method_then_parameters() {
    for gateway in behind_both_doors(with_keys).await {
        let key = format!("Bearer {}", gateway.bootstrap_key().expect("a key"));
        let right = [
            ("authorization", key.as_str()),
            ("x-lightspeed-universe", UNIVERSE),
        ];
        let unknown = r#"{"id":"q","method":"no/such"}"#;
        let no_params = r#"{"id":"q","method":"session/read"}"#;
        assert_eq!(send(&gateway, &[], "{").await.status(), 400);
        assert_eq!(code(&gateway, &[], unknown).await, -32001);
        assert_eq!(code(&gateway, &right, unknown).await, -32601);
        assert_eq!(code(&gateway, &[], no_params).await, -32001);
        assert_eq!(code(&gateway, &right, no_params).await, -32602);
        let refused = send(&gateway, &[], unknown).await.json();
        assert_eq!(refused["id"], "q");
    }
}

#[tokio::test]
async fn a_trusted_header_names_the_universe_and_the_actor() {
    let builder = || {
        FakeGateway::builder()
            .auth(AccessMode::TrustedHeader)
            .universe(UNIVERSE)
    };
    for gateway in behind_both_doors(builder).await {
        assert!(gateway.bootstrap_key().is_none());
        let universe = ("x-lightspeed-universe", UNIVERSE);
        let actor = ("x-lightspeed-actor", "änn");
        let session = r#""params":{"sessionId":"s"}}"#;
        let start = format!(r#"{{"id":1,"method":"session/start",{session}"#);
        let read = format!(r#"{{"id":1,"method":"session/read",{session}"#);
        let headers = [universe, actor];
        assert_eq!(code(&gateway, &headers, &start).await, Value::Null);
        let read = send(&gateway, &headers, &read).await.json();
        let created_by = &read["result"]["result"]["session"]["access"]["createdBy"];
        assert_eq!(created_by["id"], "änn");
        assert_eq!(code(&gateway, &[], LIST).await, -32602);
        let other = (
            "x-lightspeed-universe",
            "00000000-0000-4000-8000-000000000001",
        );
        assert_eq!(code(&gateway, &[other], LIST).await, -32004);
    }
}

#[tokio::test]
async fn the_journal_and_what_is_printed_of_a_gateway_have_no_secret() {
    for gateway in behind_both_doors(with_keys).await {
        let secret = gateway.bootstrap_key().expect("a key").to_owned();
        let key = format!("Bearer {secret}");
        let headers = [
            ("authorization", key.as_str()),
            ("x-lightspeed-universe", UNIVERSE),
        ];
        assert_eq!(code(&gateway, &headers, LIST).await, Value::Null);
        let printed = format!("{:?} {gateway:?}", gateway.journal());
        assert!(printed.contains("session/list") && !printed.contains(&secret));
    }
    let builder = with_keys().bootstrap_key(format!("lsk_{}", "C".repeat(43)));
    assert!(!format!("{builder:?}").contains("CCC"));
}
