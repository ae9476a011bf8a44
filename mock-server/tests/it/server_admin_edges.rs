//! The admin API where requests and settings are not as they should be: bodies, files, secrets.

use serde_json::Value;

use crate::server_admin::done;
use crate::server_client::{DEADLINE, post, request};
use crate::server_process::start;

#[tokio::test]
async fn a_refusal_arrives_whole_though_a_body_came_with_the_request() {
    let running = start(&["--max-body-bytes", "1000000"]).await;
    let host = format!("host: {}", running.address);
    let body = "x".repeat(900_000);
    let mut client = running.client().await;
    // On one connection: what was read leaves it in order.
    for (verb, path, status) in [
        ("POST", "/__admin/nothing", 404),
        ("PUT", "/__admin/reset", 405),
        ("POST", "/__admin/reset", 200),
        ("GET", "/__admin/", 200),
    ] {
        let bytes = request(verb, path, &[], &body).replace("host: test", &host);
        client.send(bytes).await;
        assert_eq!(client.receive().await.status(), status, "{verb} {path}");
    }
    let page = [("origin", "http://page.example")];
    client
        .send(request("POST", "/__admin/reset", &page, &body).replace("host: test", &host))
        .await;
    let refused = client.receive().await;
    assert_eq!(refused.status(), 403);
    assert_eq!(refused.header("connection"), Some("close"));
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused_in_time() {
    let running = start(&["--body-timeout-ms", "50"]).await;
    let mut client = running.client().await;
    let head = "PUT /__admin/snapshot HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{";
    client.send(head).await;
    let refused = client.receive().await;
    assert_eq!(refused.status(), 408);
    assert_eq!(refused.header("connection"), Some("close"));
    let fix = refused.json()["error"]["fix"].to_string();
    assert!(fix.contains("--body-timeout-ms"), "{fix}");
}

#[tokio::test]
async fn a_scenario_file_that_is_followed_no_more_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("runs.toml");
    let scenario = "[[scenario]]\nname = \"n\"\n[[scenario.step]]\nanswer = \"a\"\n";
    std::fs::write(&path, scenario).expect("a file");
    let mut running = start(&["--scenarios", path.to_str().expect("UTF-8")]).await;
    std::fs::write(&path, "x = 1").expect("a file");
    running.until_logged("before this edit stay in force").await;
    std::fs::write(&path, scenario).expect("a file");
    running.until_logged("runs.toml: mended").await;
    done(&running, "DELETE", "/__admin/scenarios", Value::Null).await;
    running
        .until_logged("runs.toml is no longer followed")
        .await;
}

#[tokio::test]
async fn a_key_in_the_wrong_place_is_neither_kept_nor_logged() {
    let mut running = start(&["-vv"]).await;
    let key = format!("lsk_{}", "K".repeat(43));
    let mut client = running.client().await;
    let call = serde_json::json!({
        "id": key, "method": "session/read",
        "params": { "sessionId": key, "x": "y".repeat(9000), "z": format!("{}{key}", "z".repeat(1000)), &key: key },
    });
    client.send(post(&call.to_string())).await;
    client.receive().await;
    let other = serde_json::json!({ "id": 1, "method": key });
    client.send(post(&other.to_string())).await;
    client.receive().await;
    client
        .send(request("POST", &format!("/{key}"), &[], ""))
        .await;
    client.receive().await;
    let journal = done(&running, "GET", "/__admin/journal", Value::Null).await;
    let journal = journal.to_string();
    assert!(journal.contains("<secret>"), "{journal}");
    assert!(!journal.contains("KKKK"), "{journal}");
    let logged = async {
        loop {
            let line = running
                .log
                .next_line()
                .await
                .expect("a log")
                .expect("a line");
            assert!(!line.contains("KKKK"), "{line}");
            // No colours where nobody sees them.
            assert!(!line.contains('\u{1b}'), "{line:?}");
            if line.contains("without a call") {
                break;
            }
        }
    };
    tokio::time::timeout(DEADLINE, logged)
        .await
        .expect("a line in time");
}
