//! The journal: what it keeps, what it never keeps, and how it answers.

use std::time::Duration;

use mock_server::core::AccessMode;
use mock_server::{CallOutcome, Clock, FakeGateway, FakeGatewayBuilder, Journal, ManualClock};
use serde_json::{Value, json};

use crate::server_client::{
    DEADLINE, RawClient, SESSION, behind_both_doors, call_bytes, post, read_bytes, request,
    start_session,
};

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const START: u64 = 1_700_000_000_000;

pub(crate) fn standing_still() -> FakeGatewayBuilder {
    let clock = Clock::Manual(ManualClock::starting_at(START));
    FakeGateway::builder().clock(clock)
}

fn submit(id: &str, text: &str) -> Value {
    let items = [json!({ "type": "text", "text": text })];
    let source = json!({ "type": "input", "items": items });
    json!({ "sessionId": SESSION, "submissionId": id, "source": source })
}

pub(crate) async fn parked(gateway: &FakeGateway, readers: usize) {
    let control = gateway.control();
    let waiting = tokio::time::timeout(DEADLINE, control.parked_at_least(readers));
    waiting.await.expect("the readers wait");
}

#[tokio::test]
async fn an_entry_has_the_call_its_response_and_how_long_it_took() {
    for direct in [false, true] {
        let builder = standing_still();
        let builder = if direct { builder.direct() } else { builder };
        let gateway = builder.start().await.unwrap();
        let mut client = RawClient::connect(gateway.address()).await;
        let made = client.result("session/start", json!({})).await;
        let head = start_session(&mut client).await;
        client.send(read_bytes(head, 20_000)).await;
        parked(&gateway, 1).await;
        assert_eq!(gateway.journal()[3].outcome, CallOutcome::Parked);
        assert_eq!(gateway.journal()[3].duration_ms, None);
        gateway.control().advance(Duration::from_secs(20));
        let page = client.receive().await.json();

        let journal = gateway.journal();
        let made_here = journal[0].session_id.as_deref();
        assert_eq!(made_here, made["session"]["id"].as_str());
        assert_eq!(journal[0].params, Some(json!({})));
        let read = journal
            .calls("session/events/read")
            .params(json!({ "waitMs": 20_000 }));
        let read = read.session(SESSION).succeeded().expect_once();
        assert_eq!(read.duration_ms, Some(20_000));
        assert_eq!(read.at_ms, START);
        assert_eq!(read.response.as_ref(), Some(&page));
        let outcome = CallOutcome::Answered {
            status: 200,
            error_code: None,
        };
        assert_eq!(read.outcome, outcome);
    }
}

#[tokio::test]
async fn a_client_that_hangs_up_leaves_an_entry_without_a_response() {
    let gateway = standing_still().direct().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    let head = start_session(&mut client).await;
    client.send(read_bytes(head, 20_000)).await;
    parked(&gateway, 1).await;
    gateway.control().advance(Duration::from_secs(3));
    drop(client);
    let control = gateway.control();
    let gone = control.wait_until(|control| control.parked() == 0);
    tokio::time::timeout(DEADLINE, gone).await.unwrap();
    let entry = gateway.journal().last().unwrap().clone();
    assert_eq!(
        (entry.outcome, entry.duration_ms),
        (CallOutcome::HungUp, Some(3000))
    );
    assert_eq!(entry.response, None);
}

#[tokio::test]
async fn the_json_form_reads_back_and_leaves_out_what_there_is_not() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(request("GET", "/health", &[], "")).await;
        client.receive_of("GET").await;
        client.send(post("{")).await;
        client.receive().await;
        client
            .call("session/read", json!({ "sessionId": "none" }))
            .await;
        let journal = gateway.journal();
        let text = journal.to_json();
        let read: Vec<mock_server::JournalEntry> = serde_json::from_str(&text).unwrap();
        assert_eq!(read, journal[..]);
        let entries: Vec<Value> = serde_json::from_str(&text).unwrap();
        let members: Vec<&String> = entries[0].as_object().unwrap().keys().collect();
        assert_eq!(
            members,
            ["atMs", "durationMs", "number", "outcome", "path", "verb"]
        );
        assert_eq!(
            entries[1]["outcome"],
            json!({ "type": "answered", "status": 400 })
        );
        let refused = json!({ "type": "answered", "status": 200, "errorCode": -32004 });
        assert_eq!(entries[2]["outcome"], refused);
        assert_eq!(entries[2]["sessionId"], "none");
        assert_eq!(entries[2]["response"]["error"]["code"], -32004);
        assert_eq!(text.lines().count(), 5, "a line for each entry");
    }
}

/// One that has calls with secrets of every kind in both directions, and the secrets.
async fn with_secrets() -> (FakeGateway, Vec<String>) {
    let gateway = FakeGateway::builder().auth(AccessMode::ApiKey);
    let gateway = gateway.universe(UNIVERSE).start().await.unwrap();
    let key = gateway
        .bootstrap_key()
        .expect("a key in this mode")
        .to_owned();
    let mut secrets = vec![key.clone()];
    let mut client = RawClient::connect(gateway.address()).await;
    let authorization = format!("Bearer {key}");
    let oauth = json!({
        "clientId": "c", "providerKind": "mcpOAuth", "remoteClientId": "r",
        "authorizationEndpoint": "https://login.example/authorize",
        "tokenEndpoint": "https://login.example/token", "clientSecret": "canary-client",
    });
    let endpoint = json!({
        "baseUrl": "https://models.example/", "headers": { "x-key": "canary-header" },
        "apiKinds": ["openai:responses"],
    });
    let provider = json!({
        "providerId": "p", "config": { "type": "modelApiKey", "endpoint": endpoint },
        "credential": "canary-credential",
    });
    let trigger = json!({ "botId": "b", "trigger": {
        "triggerId": "t", "kind": "chat", "accountId": "a", "pairing": "code",
        "pairingCode": "canary-pairing",
    } });
    let scope = json!({ "kind": "universe", "universeId": UNIVERSE });
    let registration = json!({ "displayName": "d", "identityMode": "persistent" });
    let grant = json!({ "grantId": "g", "token": "canary-token", "exposure": "retrievable" });
    // Where a call is in no universe, and where the secret stands in its response.
    let calls = [
        ("auth/grants/import", false, grant, ""),
        (
            "auth/grants/lease",
            false,
            json!({ "grantId": "g" }),
            "/token",
        ),
        ("auth/clients/create", false, oauth, ""),
        (
            "auth/flows/start",
            false,
            json!({ "clientId": "c" }),
            "/authorizeUrl",
        ),
        ("auth/providers/create", false, provider, ""),
        ("bots/triggers/put", false, trigger, ""),
        (
            "environments/registration-keys/create",
            false,
            registration,
            "/secret",
        ),
        (
            "deployment/api-keys/create",
            true,
            json!({ "scope": scope, "displayName": "d" }),
            "/secret",
        ),
        (
            "auth/grants/imports",
            false,
            json!({ "token": "canary-misspelt" }),
            "",
        ),
        (
            "auth/grants/import",
            false,
            json!({ "tokn": "canary-misspelt" }),
            "",
        ),
    ];
    for (method, deployment, params, pointer) in calls {
        let body = json!({ "id": 1, "method": method, "params": params }).to_string();
        let mut headers = vec![
            ("content-type", "application/json"),
            ("authorization", authorization.as_str()),
        ];
        if !deployment {
            headers.push(("x-lightspeed-universe", UNIVERSE));
        }
        client.send(request("POST", "/rpc", &headers, &body)).await;
        let response = client.receive().await.json();
        if !pointer.is_empty() {
            let secret = response["result"]["result"].pointer(pointer);
            let secret = secret.and_then(Value::as_str);
            secrets.push(
                secret
                    .unwrap_or_else(|| panic!("{method}: {response}"))
                    .to_owned(),
            );
        }
    }
    (gateway, secrets)
}

#[tokio::test]
async fn secrets_are_in_no_form_of_the_journal() {
    let (gateway, secrets) = with_secrets().await;
    let journal = gateway.journal();
    let forms = [
        journal.to_json(),
        journal.to_har().to_string(),
        format!("{journal:?}"),
        format!("{gateway:?}"),
    ];
    for text in forms {
        assert!(!text.contains("canary"), "{text}");
        for secret in &secrets {
            assert!(!text.contains(secret.as_str()), "{secret}");
        }
    }
    let lease = journal.calls("auth/grants/lease").expect_once();
    let response = lease.response.as_ref().unwrap();
    assert_eq!(response["result"]["result"]["token"], "<secret>");
    assert_eq!(response["result"]["result"]["grantId"], "g");
    // The key by the part of it that may be shown.
    let prefix = &secrets[0][..12];
    assert_eq!(lease.caller.as_deref(), Some(prefix));
    assert_eq!(
        journal.calls("auth/grants/import").caller(prefix).count(),
        2
    );
}

async fn with_two_runs() -> Journal {
    let gateway = standing_still().direct().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    start_session(&mut client).await;
    client
        .result("session/runs/start", submit("one", "x"))
        .await;
    client
        .result("session/runs/start", submit("two", "z"))
        .await;
    client
        .call("session/runs/start", json!({ "sessionId": "other" }))
        .await;
    client.call("session/run/start", submit("one", "y")).await;
    gateway.journal()
}

#[tokio::test]
async fn calls_are_found_by_what_they_say() {
    let journal = with_two_runs().await;
    let runs = journal.calls("session/runs/start");
    assert_eq!(runs.count(), 3);
    assert_eq!(runs.clone().session(SESSION).expect(2).len(), 2);
    assert_eq!(
        runs.clone()
            .failed(-32602)
            .expect_once()
            .session_id
            .as_deref(),
        Some("other")
    );
    let text = json!({ "source": { "items": [{ "text": "z" }] } });
    let found = runs.params(text).succeeded().expect_once();
    assert_eq!(found.params.as_ref().unwrap()["submissionId"], "two");
}

#[tokio::test]
async fn a_call_that_is_missing_is_explained_by_those_that_come_close() {
    let journal = with_two_runs().await;
    let text = json!({ "submissionId": "one", "source": { "items": [{ "text": "y" }] } });
    let calls = journal
        .calls("session/runs/start")
        .session(SESSION)
        .params(text);
    insta::assert_snapshot!(calls.verify(1).unwrap_err());
    let none = Journal::clone(&journal);
    let too_many = none.calls("session/runs/start").session(SESSION).verify(1);
    insta::assert_snapshot!(too_many.unwrap_err());
}

#[tokio::test]
async fn an_expectation_that_fails_says_why() {
    let gateway = standing_still().direct().start().await.unwrap();
    let journal = gateway.journal();
    let expecting = std::panic::catch_unwind(|| {
        journal.calls("session/start").expect_once();
    });
    let message = *expecting.unwrap_err().downcast::<String>().unwrap();
    assert_eq!(
        message,
        "expected 1 call, found 0: a call of `session/start`\n  no other request was made"
    );
}

#[tokio::test]
async fn long_bodies_are_cut_and_marked() {
    let gateway = standing_still().direct().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    let blob = json!({ "blobs": [{ "bytesBase64": "A".repeat(100_000) }] });
    client.result("blobs/put", blob).await;
    client
        .send(call_bytes(
            &json!({ "id": "x".repeat(2000), "method": "y".repeat(2000) }),
        ))
        .await;
    client.receive().await;
    let journal = gateway.journal();
    let kept = journal[0].params.as_ref().unwrap()["blobs"][0]["bytesBase64"]
        .as_str()
        .unwrap();
    assert!(
        kept.len() < 2000 && kept.ends_with("<cut: 98976 bytes>"),
        "{kept}"
    );
    assert_eq!(journal[1].method.as_ref().map(String::len), Some(512));
    gateway.control().clear_journal();
    assert!(gateway.journal().is_empty());
    client.result("session/list", json!({})).await;
    assert_eq!(gateway.journal()[0].number, 3, "numbers go on");
}
