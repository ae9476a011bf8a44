//! An interrupted run cleans up and says so.

use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::channel;

use mock_server::FakeGateway;
use serde_json::{Value, json};

use crate::program::{Ended, command};
use crate::server::{Reply, Server};

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_run_removes_its_sessions_and_exits_130() {
    let fake = FakeGateway::start().await;
    let address = fake.address();
    let (sender, held) = channel();
    let sender = Mutex::new(sender);
    // Runs never start, so that no check gets to its end.
    let server = Server::start(move |request| {
        let starts = request.json["method"] == "session/runs/start";
        if starts && request.json["params"].is_object() {
            let _ = sender.lock().expect("no thread panicked").send(());
            return Reply::Hang;
        }
        Reply::Forward(address)
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("report.json");
    let file = path.to_str().expect("UTF-8");
    let program = command(&[
        "--endpoint",
        &server.url(),
        "--only",
        "RPC-04",
        "--json",
        file,
    ])
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .expect("the program starts");
    held.recv().expect("a run is started");
    assert!(sessions(&server) > 0, "the check has a session by now");

    let id = program.id().to_string();
    Command::new("kill")
        .args(["-INT", &id])
        .status()
        .expect("kill is there");
    let ended = Ended::of(program.wait_with_output().expect("the program ends"));

    assert_eq!(ended.code, Some(130), "{}", ended.text());
    assert!(ended.stdout.ends_with('\n') && ended.stdout.contains("\ninterrupted"));
    assert_eq!(sessions(&server), 0, "{}", ended.text());
    let report = std::fs::read_to_string(&path).expect("a report");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let result = report["results"]
        .as_array()
        .and_then(|results| results.iter().find(|result| result["id"] == "RPC-04"))
        .expect("the check's result");
    assert_eq!(result["cause"], "interrupted");
}

/// How many sessions the fake has.
fn sessions(server: &Server) -> usize {
    let body = json!({ "id": 1, "method": "session/list", "params": {} }).to_string();
    let output = Command::new("curl")
        .args([
            "-sS",
            &server.url(),
            "-H",
            "content-type: application/json",
            "--data-binary",
            &body,
        ])
        .output()
        .expect("curl is there");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    answer["result"]["result"]["sessions"]
        .as_array()
        .map_or(0, Vec::len)
}
