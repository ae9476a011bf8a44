//! The values of headers are sent and never shown.

use std::fs;

use serde_json::json;

use crate::program::{Ended, command};
use crate::server::{Reply, Server};

const CANARY: &str = "lsk_canary-0123456789";

#[test]
fn a_secret_that_comes_back_is_blotted_out_everywhere() {
    // An endpoint that repeats the whole head in its answers, and answers no call.
    let server = Server::start(|request| {
        assert!(
            request
                .head
                .contains(&format!("authorization: Bearer {CANARY}\r\n"))
        );
        Reply::json(&json!({
            "id": "wrong",
            "error": {
                "code": -32603,
                "message": request.head,
                "data": { "kind": "internal", "message": "other", CANARY: CANARY },
            },
        }))
    });
    let folder = tempfile::tempdir().expect("a folder");
    let (json, junit) = (
        folder.path().join("report.json"),
        folder.path().join("report.xml"),
    );
    let arguments = [
        "--endpoint",
        &server.url(),
        "--header-env",
        "Authorization=CONFORMANCE_TEST_KEY",
        "--json",
        json.to_str().expect("UTF-8"),
        "--junit",
        junit.to_str().expect("UTF-8"),
    ];
    let output = command(&arguments)
        .env("CONFORMANCE_TEST_KEY", format!("Bearer {CANARY}"))
        .output()
        .expect("the program starts");
    let ended = Ended::of(output);
    assert_eq!(ended.code, Some(1), "{}", ended.text());
    let texts = [
        ended.text(),
        fs::read_to_string(&json).expect("a report"),
        fs::read_to_string(&junit).expect("a report"),
    ];
    for text in texts {
        assert!(!text.contains(CANARY), "the secret stands in\n{text}");
        assert!(
            text.contains("[redacted]"),
            "nothing was blotted out in\n{text}"
        );
    }
    assert!(
        ended
            .stdout
            .contains("-H \"authorization: $CONFORMANCE_TEST_KEY\"")
    );
}
