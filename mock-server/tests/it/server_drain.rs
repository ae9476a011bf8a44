//! How the program stops.

use rustix::process::Signal;
use serde_json::json;

use crate::server_client::{read_bytes, start_session};
use crate::server_process::start;

#[tokio::test]
async fn either_signal_stops_it_and_a_reader_that_waits_gets_an_empty_page() {
    for signal in [Signal::TERM, Signal::INT] {
        let mut running = start(&["-vv"]).await;
        let mut client = running.client().await;
        let head = start_session(&mut client).await;
        let mut reader = running.client().await;
        reader.send(read_bytes(head, 30_000)).await;
        running.until_logged("waits").await;

        running.signal(signal);

        let last = reader.receive().await;
        assert_eq!(last.status(), 200);
        assert_eq!(last.header("connection"), Some("close"));
        let page = &last.json()["result"]["result"];
        assert_eq!(page["events"], json!([]));
        assert_eq!(page["headCursor"]["seq"], json!(head));
        assert!(client.is_closed().await);
        let (status, log) = running.end().await;
        assert_eq!(status, Some(0), "{log}");
        assert!(!log.contains("panicked"), "{log}");
    }
}

#[tokio::test]
async fn a_call_that_is_being_sent_when_the_signal_comes_is_answered() {
    let mut running = start(&["-vv"]).await;
    let mut client = running.client().await;
    start_session(&mut client).await;
    let body = r#"{"id":1,"method":"session/list"}"#;
    let head = format!(
        "POST /rpc HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    client.send(format!("{head}{}", &body[..5])).await;
    // Once another one has been answered, the server has had this one's head.
    start_session_on_another(&running).await;

    running.signal(Signal::TERM);
    running.until_logged("stopping").await;
    client.send(&body[5..]).await;

    let answer = client.receive().await;
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.header("connection"), Some("close"));
    let (status, log) = running.end().await;
    assert_eq!(status, Some(0), "{log}");
}

async fn start_session_on_another(running: &crate::server_process::Running) {
    let listed = running
        .client()
        .await
        .result("session/list", json!({}))
        .await;
    assert_eq!(listed["sessions"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_second_signal_ends_it_at_once() {
    let mut running = start(&["-v", "--drain-ms", "60000"]).await;
    let mut client = running.client().await;
    // A call that will never be sent to its end.
    client
        .send("POST /rpc HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{")
        .await;
    start_session(&mut running.client().await).await;
    running.signal(Signal::TERM);
    running.until_logged("stopping").await;

    running.signal(Signal::TERM);

    let (status, log) = running.end().await;
    assert_eq!(status, Some(1), "{log}");
    assert!(log.contains("second signal"), "{log}");
}

#[tokio::test]
async fn a_call_that_takes_longer_than_the_drain_is_cut_off() {
    let mut running = start(&["-v", "--drain-ms", "50"]).await;
    let mut client = running.client().await;
    client
        .send("POST /rpc HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{")
        .await;
    start_session(&mut running.client().await).await;
    running.signal(Signal::TERM);
    running.until_logged("cut off").await;
    let (status, log) = running.end().await;
    assert_eq!(status, Some(0), "{log}");
}
