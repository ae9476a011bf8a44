//! The rules of the endpoint over HTTP, byte by byte, behind both doors: paths, verbs, content
//! types and framing.

use serde_json::json;

use crate::server_client::{
    RawClient, assert_plain_text, behind_both_doors, call_bytes, check, good_call, post, request,
};

#[tokio::test]
async fn a_call_is_answered_with_200_json_and_no_store() {
    let failing = json!({ "id": "a", "method": "session/read", "params": { "sessionId": "nope" } });
    let cases = [("success", good_call()), ("failure", call_bytes(&failing))];
    check(&cases, |name, response| {
        assert_eq!(response.status(), 200);
        assert_eq!(response.header("content-type"), Some("application/json"));
        assert_eq!(response.header("cache-control"), Some("no-store"));
        let json = response.json();
        let members: Vec<_> = json
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect();
        match name {
            "success" => assert_eq!(members, ["id", "result"]),
            _ => assert_eq!(members, ["error", "id"]),
        }
    })
    .await;
}

#[tokio::test]
async fn other_verbs_on_the_endpoint_get_405_with_the_allowed_one() {
    let verbs = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"];
    let cases: Vec<_> = verbs
        .iter()
        .map(|verb| (*verb, request(verb, "/rpc", &[], "")))
        .collect();
    check(&cases, |name, response| {
        assert_eq!(response.status(), 405, "{name}");
        assert_eq!(response.header("allow"), Some("POST"), "{name}");
        assert!(response.body.is_empty(), "{name}");
        let cors = response
            .head
            .to_ascii_lowercase()
            .contains("access-control");
        assert!(!cors, "{name}");
    })
    .await;
}

#[tokio::test]
async fn health_answers_ok_to_get_and_head_only() {
    let cases: Vec<_> = ["GET", "HEAD", "POST"]
        .iter()
        .map(|verb| (*verb, request(verb, "/health?verbose", &[], "")))
        .collect();
    check(&cases, |verb, response| {
        if verb == "POST" {
            assert_eq!(response.status(), 405);
            assert_eq!(response.header("allow"), Some("GET,HEAD"));
            assert!(response.body.is_empty());
        } else {
            assert_eq!(response.status(), 200, "{verb}");
            let kind = response.header("content-type").unwrap_or_default();
            assert!(kind.starts_with("text/plain"), "{verb}");
            assert_eq!(response.text(), if verb == "GET" { "ok" } else { "" });
        }
    })
    .await;
}

#[tokio::test]
async fn every_other_path_is_404_with_an_empty_body() {
    let paths = [
        "/",
        "/rpc/",
        "/RPC",
        "//rpc",
        "/./rpc",
        "/x/../rpc",
        "/%72pc",
        "/rpc%3Fx",
        "/healthz",
        "/auth/callback",
        "*",
    ];
    let json = [("content-type", "application/json")];
    let mut cases: Vec<_> = paths
        .iter()
        .map(|path| {
            (
                *path,
                request("POST", path, &json, r#"{"id":1,"method":"initialize"}"#),
            )
        })
        .collect();
    cases.push(("options of all", request("OPTIONS", "*", &[], "")));
    check(&cases, |name, response| {
        assert_eq!(response.status(), 404, "{name}");
        assert!(response.body.is_empty(), "{name}");
    })
    .await;
}

#[tokio::test]
async fn the_query_the_accepted_types_and_the_form_of_the_target_do_not_matter() {
    let body = r#"{"id":7,"method":"initialize"}"#;
    let json = ("content-type", "application/json");
    let chunked = format!(
        "POST /rpc HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n\
         transfer-encoding: chunked\r\n\r\n5\r\n{}\r\n{:x}\r\n{}\r\n0\r\n\r\n",
        &body[..5],
        body.len() - 5,
        &body[5..]
    );
    let cases = [
        ("query", request("POST", "/rpc?debug=1&x", &[json], body)),
        (
            "absolute form",
            request("POST", "http://elsewhere/rpc", &[json], body),
        ),
        (
            "accept",
            request("POST", "/rpc", &[json, ("accept", "text/html")], body),
        ),
        (
            "credential",
            request(
                "POST",
                "/rpc",
                &[json, ("authorization", "Bearer lsk_x")],
                body,
            ),
        ),
        (
            "expectation",
            request("POST", "/rpc", &[json, ("expect", "100-continue")], body),
        ),
        (
            "compression",
            request(
                "POST",
                "/rpc",
                &[json, ("accept-encoding", "gzip, br")],
                body,
            ),
        ),
        ("chunks", chunked),
    ];
    check(&cases, |name, response| {
        assert_eq!(response.status(), 200, "{name}: {response:?}");
        assert_eq!(response.json()["id"], 7, "{name}");
        assert_eq!(response.header("content-encoding"), None, "{name}");
    })
    .await;
}

#[tokio::test]
async fn only_json_content_types_are_accepted() {
    let accepted = [
        "application/json",
        "Application/JSON",
        "application/json; charset=utf-8",
        "application/json;charset=latin1",
        "application/vnd.api+json",
        "application/problem+JSON ; x=y",
    ];
    let refused = [
        "text/plain",
        "application/json-rpc",
        "application/jsonx",
        "application/+json",
        "application/a b+json",
        "text/json",
        "json",
        "application/json, text/plain",
        "application/\u{e4}+json",
        "",
    ];
    let body = r#"{"id":7,"method":"initialize"}"#;
    let case = |kind: &'static str| {
        (
            kind,
            request("POST", "/rpc", &[("content-type", kind)], body),
        )
    };
    let accepted: Vec<_> = accepted.into_iter().map(case).collect();
    check(&accepted, |name, response| {
        assert_eq!(response.status(), 200, "{name}");
    })
    .await;
    let mut refused: Vec<_> = refused.into_iter().map(case).collect();
    refused.push(("none", request("POST", "/rpc", &[], body)));
    check(&refused, |name, response| {
        assert_eq!(response.status(), 415, "{name}");
        assert_plain_text(name, response);
    })
    .await;
}

#[tokio::test]
async fn requests_sent_ahead_are_answered_in_order() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let bodies: String = (0..20)
            .map(|id| call_bytes(&json!({ "id": id, "method": "initialize" })))
            .collect();
        client.send(bodies).await;
        for id in 0..20 {
            assert_eq!(client.receive().await.json()["id"], id);
        }
    }
}

#[tokio::test]
async fn what_is_not_http_ends_its_own_connection_only() {
    for gateway in behind_both_doors().await {
        for bytes in [
            "\x16\x03\x01\x02",
            "GET\r\n\r\n",
            "POST /rpc HTTP/9.9\r\n\r\n",
            "\r\n\0\r\n",
        ] {
            let mut client = RawClient::connect(gateway.address()).await;
            client.send(bytes).await;
            drop(client);
            let mut client = RawClient::connect(gateway.address()).await;
            client.send(good_call()).await;
            assert_eq!(client.receive().await.status(), 200);
        }
    }
}

#[tokio::test]
async fn a_client_that_leaves_in_mid_body_hurts_nobody() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        client
            .send("POST /rpc HTTP/1.1\r\ncontent-type: application/json\r\n")
            .await;
        client.send("content-length: 100\r\n\r\n{\"id\"").await;
        drop(client);
        let mut client = RawClient::connect(gateway.address()).await;
        client.send(good_call()).await;
        assert_eq!(client.receive().await.status(), 200);
    }
}

#[tokio::test]
async fn the_journal_tells_what_was_asked_and_how_it_went() {
    use mock_server::CallOutcome;
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let unknown = json!({ "id": "a", "method": "nope" });
        for bytes in [
            good_call(),
            call_bytes(&unknown),
            post("{"),
            request("GET", "/rpc?x", &[], ""),
        ] {
            client.send(bytes).await;
            client.receive().await;
        }
        let told: Vec<_> = gateway
            .journal()
            .into_iter()
            .map(|entry| {
                (
                    entry.number,
                    entry.verb,
                    entry.path,
                    entry.method,
                    entry.outcome,
                )
            })
            .collect();
        let answered = |status, error_code| CallOutcome::Answered { status, error_code };
        let entry = |number, verb: &str, method: Option<&str>, outcome| {
            (
                number,
                verb.to_owned(),
                "/rpc".to_owned(),
                method.map(str::to_owned),
                outcome,
            )
        };
        assert_eq!(
            told,
            [
                entry(1, "POST", Some("initialize"), answered(200, None)),
                entry(2, "POST", Some("nope"), answered(200, Some(-32601))),
                entry(3, "POST", None, answered(400, None)),
                entry(4, "GET", None, answered(405, None)),
            ]
        );
    }
}
