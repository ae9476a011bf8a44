//! The admin API of the program, over real sockets.

use mock_server::FakeGateway;
use mock_server::server::ADMIN_ROUTES;
use serde_json::Value;

use crate::server_client::{RawClient, RawResponse, SESSION, request, start_session};
use crate::server_process::{Running, start};

/// Asks the admin API.
pub(crate) async fn ask(running: &Running, verb: &str, path: &str, body: &str) -> RawResponse {
    let mut client = running.client().await;
    let host = running.address.to_string();
    let bytes = request(verb, path, &[], body).replace("host: test", &format!("host: {host}"));
    client.send(bytes).await;
    client.receive_of(verb).await
}

/// Asks for something that is done; answers what it tells.
pub(crate) async fn done(running: &Running, verb: &str, path: &str, body: Value) -> Value {
    let body = match body {
        Value::Null => String::new(),
        Value::String(text) => text,
        body => body.to_string(),
    };
    let response = ask(running, verb, path, &body).await;
    assert_eq!(response.status(), 200, "{verb} {path}: {}", response.text());
    assert_eq!(response.header("content-type"), Some("application/json"));
    response.json()
}

/// Asks for something that is refused; answers the status and what is wrong.
async fn refused(running: &Running, verb: &str, path: &str, body: &str) -> (u16, String) {
    let response = ask(running, verb, path, body).await;
    let error = &response.json()["error"];
    let message = error["message"].as_str().expect("a message");
    let fix = error["fix"].as_str().expect("a fix");
    assert!(!message.is_empty() && !fix.is_empty(), "{error}");
    assert!(!message.contains('\n'), "{message}");
    for word in ["struct ", "enum ", "u64", "digit found"] {
        assert!(!message.contains(word), "{message}");
    }
    (response.status(), format!("{message}; {fix}"))
}

#[tokio::test]
async fn whatever_is_refused_says_why_and_what_to_do() {
    let running = start(&["--max-body-bytes", "100000"]).await;
    let mut client = running.client().await;
    start_session(&mut client).await;
    let session = |rest: &str| format!("/__admin/sessions/{SESSION}{rest}");
    let long = format!("\"{}\"", "x".repeat(100_000));
    let cases: &[(&str, String, &str, u16, &str)] = &[
        ("GET", "/__admin/nothing".into(), "", 404, "no such path"),
        ("PUT", "/__admin/reset".into(), "", 405, "takes no PUT"),
        (
            "POST",
            "/__admin/scenarios".into(),
            "",
            405,
            "GET and PUT and DELETE",
        ),
        (
            "GET",
            "/__admin/sessions/none".into(),
            "",
            404,
            "no session none",
        ),
        (
            "GET",
            "/__admin/sessions?universe=x".into(),
            "",
            404,
            "no universe x",
        ),
        ("GET", "/__admin/sessions?page=1".into(), "", 400, "page"),
        ("POST", session("/trim"), "{}", 400, "through"),
        (
            "POST",
            session("/trim"),
            "{\"through\": \"all\"}",
            400,
            "`through`",
        ),
        (
            "POST",
            session("/trim"),
            "{\"through\": 99}",
            409,
            "newest one",
        ),
        (
            "POST",
            session("/runs/run_9/finish"),
            "{\"status\": \"cancelled\"}",
            404,
            "no run run_9",
        ),
        (
            "POST",
            session("/runs/run_9/finish"),
            "{\"status\": \"over\"}",
            400,
            "over",
        ),
        (
            "POST",
            session("/events"),
            "{\"type\": \"sessionClosed\"}",
            409,
            "does not fit",
        ),
        (
            "POST",
            session("/events"),
            "{\"type\": \"runCompleted\", \"runId\": \"run_9\", \"output\": null}",
            409,
            "there is no run run_9; POST /__admin/sessions/{session}/runs/{run}/finish ends a run",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "soon",
            400,
            "line 1",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "{\"ms\": 1} {}",
            400,
            "trailing",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "{\"ms\": -1}",
            400,
            "`ms`",
        ),
        (
            "PUT",
            "/__admin/scenarios".into(),
            "[[scenario]]\nnme = 1\n",
            400,
            "body:2",
        ),
        (
            "PUT",
            "/__admin/scenarios".into(),
            "# the way curl -d sends a file [[scenario]] name = \"a\"",
            400,
            "no scenario in it; begin each with a line [[scenario]]; the body has one line: with curl use --data-binary",
        ),
        (
            "PUT",
            "/__admin/scenarios".into(),
            "# nothing\n# in it\n",
            400,
            "DELETE takes scenarios away",
        ),
        ("PUT", "/__admin/defect".into(), "{}", 400, "`id`"),
        (
            "PUT",
            "/__admin/defect".into(),
            "{\"id\": \"m-rpc-02\"}",
            404,
            "did you mean M-RPC-02?",
        ),
        (
            "GET",
            "/__admin/journal?method=session/run/*".into(),
            "",
            400,
            "no method is called \"session/run/*\"",
        ),
        ("PUT", "/__admin/snapshot".into(), "{}", 400, "no snapshot"),
        ("PUT", "/__admin/snapshot".into(), "", 400, "snapshot"),
        ("PUT", "/__admin/defect".into(), "", 400, "the body"),
        (
            "PUT",
            "/__admin/snapshot".into(),
            &long,
            413,
            "more than 100000 bytes",
        ),
        (
            "POST",
            "/__admin/faults".into(),
            "{\"kind\": \"rset\"}",
            400,
            "rset",
        ),
        ("DELETE", "/__admin/faults/7".into(), "", 404, "no fault 7"),
        (
            "DELETE",
            "/__admin/faults/x".into(),
            "",
            400,
            "the number of a fault",
        ),
        (
            "POST",
            "/__admin/faults".into(),
            "{\"kind\": \"rset\"}",
            400,
            "docs/faults.md",
        ),
        ("PUT", "/__admin/scenarios".into(), " \n", 400, "DELETE"),
        (
            "POST",
            session("/events"),
            "{\"type\": \"nope\"}",
            409,
            "there are sessionOpened",
        ),
        (
            "POST",
            session("/runs/run_1/finish"),
            "{\"status\": \"failed\", \"kind\": \"x\", \"message\": \"m\"}",
            400,
            "`kind`",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "{\"ms\": 253402300799999}",
            400,
            "year 9999",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "[]",
            400,
            "an object",
        ),
        (
            "POST",
            "/__admin/clock/advance".into(),
            "7",
            400,
            "an object",
        ),
        (
            "GET",
            "/__admin/journal?limit=x".into(),
            "",
            400,
            "a whole number",
        ),
        (
            "PUT",
            "/__admin/defect".into(),
            "{\"id\": \"M-NOT-99\"}",
            404,
            "M-NOT-99",
        ),
        (
            "POST",
            "/__admin/daemons".into(),
            "{\"secret\": \"s\", \"daemonId\": \"d\"}",
            404,
            "registration key",
        ),
        ("DELETE", "/__admin/daemons/env_1".into(), "", 404, "env_1"),
        ("GET", "/__admin/journal?limit=-1".into(), "", 400, "query"),
    ];
    for (verb, path, body, status, what) in cases {
        let (answered, message) = refused(&running, verb, path, body).await;
        assert_eq!(answered, *status, "{verb} {path}: {message}");
        assert!(
            message.contains(what),
            "{verb} {path}: {what:?} is not in {message:?}"
        );
    }
}

#[tokio::test]
async fn a_page_in_a_browser_cannot_use_it() {
    let running = start(&[]).await;
    let own = format!("http://{}", running.address);
    for (host, origin, status) in [
        (running.address.to_string(), None, 200),
        ("localhost".to_owned(), None, 200),
        (running.address.to_string(), Some(own.as_str()), 200),
        ("rebound.example".to_owned(), None, 403),
        (
            running.address.to_string(),
            Some("http://page.example"),
            403,
        ),
        (running.address.to_string(), Some("null"), 403),
    ] {
        let headers: Vec<_> = origin
            .map(|origin| ("origin", origin))
            .into_iter()
            .collect();
        let bytes = request("POST", "/__admin/reset", &headers, "");
        let mut client = running.client().await;
        client
            .send(bytes.replace("host: test", &format!("host: {host}")))
            .await;
        let response = client.receive().await;
        assert_eq!(response.status(), status, "{host} {origin:?}: {response:?}");
    }
}

#[tokio::test]
async fn it_is_there_in_the_program_unless_told_and_in_a_test_when_asked_for() {
    let running = start(&["--no-admin"]).await;
    assert_eq!(
        ask(&running, "GET", "/__admin/state", "").await.status(),
        404
    );
    for direct in [false, true] {
        for (admin, status) in [(false, 404), (true, 200)] {
            let builder = FakeGateway::builder().admin(admin);
            let gateway = crate::server_client::start_behind(builder, direct).await;
            let mut client = RawClient::connect(gateway.address()).await;
            let bytes = request("GET", "/__admin/clock", &[], "");
            client
                .send(bytes.replace("host: test", "host: localhost"))
                .await;
            assert_eq!(client.receive_of("GET").await.status(), status);
        }
    }
}

#[test]
fn the_documentation_has_every_route() {
    let documentation = include_str!("../../../docs/run-the-program.md");
    for route in ADMIN_ROUTES {
        let row = format!("| `{}` | `{}` | {} | ", route.verb, route.path, route.help);
        assert!(documentation.contains(&row), "no row {row}");
    }
    let rows = documentation
        .lines()
        .filter(|line| line.contains("| `/__admin"));
    assert_eq!(
        rows.count(),
        ADMIN_ROUTES.len(),
        "rows of routes that are gone"
    );
}
