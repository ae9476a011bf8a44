//! Two doors, one behaviour: the same traffic gets the same bytes.

use std::time::Duration;

use mock_server::{Clock, FakeGateway, ManualClock};
use serde_json::{Value, json};

use crate::server_client::{RawClient, RawResponse, call_bytes, post, request, start_behind};

/// What happens, in order, at a gateway.
enum Step {
    Send(String),
    Pass(Duration),
}

fn call(method: &str, params: Value) -> Step {
    let mut envelope = json!({ "id": method, "method": method });
    envelope["params"] = params;
    Step::Send(call_bytes(&envelope))
}

fn traffic() -> Vec<Step> {
    let session = json!({ "sessionId": "s" });
    let text = |text: &str, id: &str| {
        let items = [json!({ "type": "text", "text": text })];
        let source = json!({ "type": "input", "items": items });
        json!({ "sessionId": "s", "submissionId": id, "source": source })
    };
    vec![
        Step::Send(request("GET", "/health", &[], "")),
        Step::Send(request("HEAD", "/health", &[], "")),
        Step::Send(request("DELETE", "/health", &[], "")),
        Step::Send(request("OPTIONS", "/rpc", &[], "")),
        Step::Send(request(
            "POST",
            "/x/../rpc",
            &[("content-type", "application/json")],
            "{}",
        )),
        Step::Send(request(
            "POST",
            "/rpc",
            &[("content-type", "text/plain")],
            "{}",
        )),
        Step::Send(post("{")),
        Step::Send(post("[]")),
        Step::Send(post(r#"{"id":1,"id":2,"method":"x"}"#)),
        call("initialize", json!({})),
        call("initialise", json!({})),
        call(
            "session/start",
            json!({ "sessionId": "s", "displayName": "S" }),
        ),
        call("session/start", json!({})),
        call("session/read", session.clone()),
        call("session/read", json!({ "sessionId": "other" })),
        call("session/runs/start", text("hello", "one")),
        call("session/runs/start", text("hello", "one")),
        call("session/runs/start", text("approve=tool", "two")),
        Step::Pass(Duration::from_millis(7)),
        call("session/events/read", session.clone()),
        Step::Pass(Duration::from_secs(1)),
        call("session/events/read", session.clone()),
        call(
            "session/events/read",
            json!({ "sessionId": "s", "direction": "backward", "limit": 3 }),
        ),
        call("session/runs/list", session.clone()),
        call("session/list", json!({})),
        call(
            "blobs/put",
            json!({ "blobs": [{ "bytesBase64": "aGVsbG8=" }] }),
        ),
        call("profiles/list", json!({})),
        call("session/close", json!({ "sessionId": "s", "force": true })),
        Step::Pass(Duration::from_secs(1)),
        call(
            "session/events/read",
            json!({ "sessionId": "s", "limit": 512, "waitMs": 1 }),
        ),
        call("session/delete", session),
    ]
}

async fn play(gateway: &FakeGateway, clock: &ManualClock) -> Vec<RawResponse> {
    let mut client = RawClient::connect(gateway.address()).await;
    let mut responses = Vec::new();
    for step in traffic() {
        match step {
            Step::Send(bytes) => {
                client.send(&bytes).await;
                let verb = bytes.split(' ').next().expect("a verb");
                responses.push(client.receive_of(verb).await);
            }
            Step::Pass(time) => clock.advance(time),
        }
    }
    responses
}

#[tokio::test]
async fn the_same_traffic_gets_the_same_bytes_through_either_door() {
    let start = |direct: bool| async move {
        let clock = ManualClock::starting_at(1_700_000_000_000);
        let builder = FakeGateway::builder()
            .seed(3)
            .clock(Clock::Manual(clock.clone()));
        (start_behind(builder, direct).await, clock)
    };
    let (embedded, embedded_clock) = start(false).await;
    let (direct, direct_clock) = start(true).await;
    let through_wiremock = play(&embedded, &embedded_clock).await;
    let through_a_call = play(&direct, &direct_clock).await;
    for (number, (one, other)) in through_wiremock.iter().zip(&through_a_call).enumerate() {
        assert_eq!(one, other, "response {number}");
    }
    assert_eq!(through_wiremock.len(), through_a_call.len());
    let succeeded = through_a_call
        .iter()
        .filter(|response| response.status() == 200 && response.text().contains(r#""result""#));
    assert!(
        succeeded.count() >= 15,
        "most of the traffic is meant to succeed"
    );
    assert_eq!(embedded.journal(), direct.journal());
}
