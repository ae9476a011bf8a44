//! The journal as an HTTP Archive.

use std::time::Duration;

use serde_json::{Value, json};

use crate::server_client::{RawClient, SESSION, read_bytes, request, start_session};
use crate::server_journal::{parked, standing_still};

/// What HAR 1.2 requires of an entry, by member and type.
fn check_har_entry(entry: &Value) {
    let number = |pointer: &str| {
        assert!(
            entry.pointer(pointer).is_some_and(Value::is_number),
            "{pointer}: {entry}"
        );
    };
    let text = |pointer: &str| {
        assert!(
            entry.pointer(pointer).is_some_and(Value::is_string),
            "{pointer}: {entry}"
        );
    };
    let list = |pointer: &str| {
        assert!(
            entry.pointer(pointer).is_some_and(Value::is_array),
            "{pointer}: {entry}"
        );
    };
    for pointer in [
        "/time",
        "/request/headersSize",
        "/request/bodySize",
        "/response/status",
        "/response/headersSize",
        "/response/bodySize",
        "/response/content/size",
        "/timings/send",
        "/timings/wait",
        "/timings/receive",
    ] {
        number(pointer);
    }
    for pointer in [
        "/startedDateTime",
        "/request/method",
        "/request/url",
        "/request/httpVersion",
        "/response/statusText",
        "/response/httpVersion",
        "/response/redirectURL",
        "/response/content/mimeType",
    ] {
        text(pointer);
    }
    for pointer in [
        "/request/cookies",
        "/request/headers",
        "/request/queryString",
        "/response/cookies",
        "/response/headers",
    ] {
        list(pointer);
    }
    assert_eq!(entry["cache"], json!({}));
    if entry["request"].get("postData").is_some() {
        text("/request/postData/mimeType");
        text("/request/postData/text");
    }
}

#[tokio::test]
async fn the_archive_has_the_shape_of_har() {
    let gateway = standing_still().direct().start().await.unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    client.send(request("GET", "/health", &[], "")).await;
    client.receive_of("GET").await;
    let head = start_session(&mut client).await;
    gateway.control().advance(Duration::from_millis(86_400_001));
    client.send(read_bytes(head, 20_000)).await;
    parked(&gateway, 1).await;
    gateway
        .control()
        .restore(&gateway.control().snapshot())
        .unwrap();
    let har = gateway.journal().to_har();
    assert_eq!(har["log"]["version"], "1.2");
    assert_eq!(har["log"]["creator"]["name"], "mock-server");
    let entries = har["log"]["entries"].as_array().unwrap();
    assert_eq!(entries.len(), 4, "what was no request is left out");
    entries.iter().for_each(check_har_entry);
    assert_eq!(entries[0]["startedDateTime"], "2023-11-14T22:13:20.000Z");
    assert_eq!(entries[0]["response"]["status"], 200);
    assert_eq!(entries[3]["startedDateTime"], "2023-11-15T22:13:20.001Z");
    assert_eq!(entries[3]["response"]["status"], 0, "it waits");
    assert_eq!(entries[1]["request"]["url"], gateway.endpoint());
    let sent = entries[1]["request"]["postData"]["text"].as_str().unwrap();
    let sent: Value = serde_json::from_str(sent).unwrap();
    assert_eq!(sent["params"], json!({ "sessionId": SESSION }));
    let got = entries[1]["response"]["content"]["text"].as_str().unwrap();
    let got: Value = serde_json::from_str(got).unwrap();
    assert_eq!(got["result"]["result"]["session"]["id"], SESSION);
    let size = entries[1]["response"]["content"]["size"].as_u64();
    assert_eq!(size, entries[1]["response"]["bodySize"].as_u64());
}
