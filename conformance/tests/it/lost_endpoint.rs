//! An endpoint that stops answering in mid-run.

use serde_json::Value;

use crate::exit_codes::{check, read};
use crate::server::{Reply, Server, initialized};

#[test]
fn an_endpoint_lost_in_mid_run_still_gets_its_report() {
    let server = Server::start(|request| match request.index {
        0..5 => initialized(&request.json["id"]),
        _ => Reply::Stop,
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("report.json");
    let file = path.to_str().expect("UTF-8");
    check(
        &[
            "--endpoint",
            &server.url(),
            "--timeout",
            "1",
            "--json",
            file,
        ],
        3,
        "endpoint lost in mid-run",
    );
    let report = read(&path);
    assert_eq!(report["verdict"]["exitCode"], 3);
    assert_eq!(report["run"]["ended"]["how"], "lost");
    let causes: Vec<&Value> = report["results"]
        .as_array()
        .expect("results")
        .iter()
        .filter(|result| result["status"] == "NOT_EXERCISED")
        .map(|result| &result["cause"])
        .collect();
    assert!(!causes.is_empty());
    assert!(
        causes.iter().all(|cause| *cause == "endpoint-lost"),
        "{causes:?}"
    );
}

#[test]
fn an_endpoint_that_falls_silent_in_mid_run_is_lost_within_its_timeouts() {
    let server = Server::start(|request| match request.index {
        0..5 => initialized(&request.json["id"]),
        _ => Reply::Hang,
    });
    check(
        &[
            "--endpoint",
            &server.url(),
            "--timeout",
            "1",
            "--only",
            "RPC-*",
        ],
        3,
        "endpoint lost in mid-run",
    );
}

#[test]
fn an_endpoint_that_was_lost_and_is_back_is_left_clean() {
    let server = Server::start(|request| {
        let cleans_up = [
            "session/close",
            "session/delete",
            "session/list",
            "session/events/read",
        ]
        .iter()
        .any(|method| request.json["method"] == *method);
        match request.index {
            0..5 => initialized(&request.json["id"]),
            _ if cleans_up => initialized(&request.json["id"]),
            _ => Reply::Hang,
        }
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("report.json");
    let arguments = [
        "--endpoint",
        &server.url(),
        "--timeout",
        "1",
        "--only",
        "SESS-*",
        "--json",
        path.to_str().expect("UTF-8"),
    ];
    check(&arguments, 3, "endpoint lost in mid-run");
    let report = read(&path);
    assert_eq!(report["run"]["leftBehind"], serde_json::json!([]));
}
