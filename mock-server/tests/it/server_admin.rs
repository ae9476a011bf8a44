//! The admin API of the program, over real sockets.

use mock_server::FakeGateway;
use mock_server::server::ADMIN_ROUTES;
use serde_json::{Value, json};

use crate::server_client::{
    RawClient, RawResponse, SESSION, good_call, read_bytes, request, start_session,
};
use crate::server_process::{Running, start};

/// Asks the admin API.
async fn ask(running: &Running, verb: &str, path: &str, body: &str) -> RawResponse {
    let mut client = running.client().await;
    let host = running.address.to_string();
    let bytes = request(verb, path, &[], body).replace("host: test", &format!("host: {host}"));
    client.send(bytes).await;
    client.receive_of(verb).await
}

/// Asks for something that is done; answers what it tells.
async fn done(running: &Running, verb: &str, path: &str, body: Value) -> Value {
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
    (response.status(), message.to_owned())
}

/// Starts a run that ends when somebody says so.
async fn start_run(client: &mut RawClient, input: &str) -> Value {
    let items = json!([{ "type": "text", "text": input }]);
    let params = json!({ "sessionId": SESSION, "source": { "type": "input", "items": items } });
    client.result("session/runs/start", params).await["run"]["id"].clone()
}

#[tokio::test]
async fn every_route_does_what_its_line_says() {
    let running = start(&["--clock", "virtual"]).await;
    let running = &running;
    let mut client = running.client().await;
    let mut seen: Vec<(&str, &str)> = Vec::new();
    let mut route = |verb: &'static str, path: &'static str| seen.push((verb, path));

    route("GET", "/__admin");
    let list = done(running, "GET", "/__admin", Value::Null).await;
    assert_eq!(
        list["routes"].as_array().map(Vec::len),
        Some(ADMIN_ROUTES.len())
    );

    route("GET", "/__admin/state");
    let state = done(running, "GET", "/__admin/state", Value::Null).await;
    assert_eq!(state["sessions"], 0);
    assert_eq!(state["nowMs"], 1_700_000_000_000_u64);
    assert_eq!(state["clockPaused"], true);
    assert_eq!(state["defect"], Value::Null);

    // A snapshot of a session, and the way back to it and to the start.
    let head = start_session(&mut client).await;
    route("GET", "/__admin/snapshot");
    let snapshot = ask(running, "GET", "/__admin/snapshot", "").await;
    assert_eq!(snapshot.status(), 200);
    route("POST", "/__admin/reset");
    done(running, "POST", "/__admin/reset", Value::Null).await;
    let state = done(running, "GET", "/__admin/state", Value::Null).await;
    assert_eq!(
        (&state["sessions"], &state["journalEntries"]),
        (&json!(0), &json!(0))
    );
    route("PUT", "/__admin/snapshot");
    done(running, "PUT", "/__admin/snapshot", json!(snapshot.text())).await;
    route("GET", "/__admin/sessions");
    let sessions = done(running, "GET", "/__admin/sessions", Value::Null).await;
    assert_eq!(sessions["sessions"][0]["id"], SESSION);

    // A run that is ended, and what the log tells of it.
    let run = start_run(&mut client, "hang").await;
    let path = format!(
        "/__admin/sessions/{SESSION}/runs/{}/finish",
        run.as_str().expect("an id")
    );
    route("POST", "/__admin/sessions/{session}/runs/{run}/finish");
    let finished = done(
        running,
        "POST",
        &path,
        json!({ "status": "completed", "text": "done" }),
    )
    .await;
    assert_eq!(finished["run"]["status"], "completed");
    assert_eq!(finished["run"]["outputText"], "done");
    route("GET", "/__admin/sessions/{session}");
    let read = done(
        running,
        "GET",
        &format!("/__admin/sessions/{SESSION}"),
        Value::Null,
    )
    .await;
    assert_eq!(read["runs"][0]["id"], run);
    assert_eq!(read["session"]["id"], SESSION);

    // An event that is pushed wakes a reader; old ones are trimmed.
    let events = format!("/__admin/sessions/{SESSION}/events");
    route("GET", "/__admin/sessions/{session}/events");
    let log = done(running, "GET", &events, Value::Null).await;
    let newest = log["events"].as_array().expect("events").len() as u64;
    assert!(newest > head);
    let mut reader = running.client().await;
    reader.send(read_bytes(newest, 30_000)).await;
    until_parked(running, 1).await;
    route("POST", "/__admin/sessions/{session}/events");
    let event = json!({ "type": "promiseCancelled", "promiseId": "promise_1" });
    let pushed = done(running, "POST", &events, event).await;
    assert_eq!(pushed["seq"], newest + 1);
    let page = reader.receive().await.json();
    assert_eq!(
        page["result"]["result"]["events"][0]["cursor"]["seq"],
        newest + 1
    );
    route("POST", "/__admin/sessions/{session}/trim");
    let trim = format!("/__admin/sessions/{SESSION}/trim");
    done(running, "POST", &trim, json!({ "through": newest })).await;
    let log = done(running, "GET", &events, Value::Null).await;
    assert_eq!(log["events"].as_array().map(Vec::len), Some(1));

    // Time: a read waits until the clock has been moved.
    let mut reader = running.client().await;
    reader.send(read_bytes(newest + 1, 30_000)).await;
    until_parked(running, 1).await;
    route("POST", "/__admin/clock/step");
    let stepped = done(running, "POST", "/__admin/clock/step", Value::Null).await;
    assert_eq!(stepped["moved"], true);
    assert_eq!(
        reader.receive().await.json()["result"]["result"]["events"],
        json!([])
    );
    route("GET", "/__admin/clock");
    let before = done(running, "GET", "/__admin/clock", Value::Null).await;
    assert_eq!(before["nowMs"], stepped["nowMs"]);
    route("POST", "/__admin/clock/advance");
    let after = done(
        running,
        "POST",
        "/__admin/clock/advance",
        json!({ "ms": 1500 }),
    )
    .await;
    assert_eq!(
        after["nowMs"],
        before["nowMs"].as_u64().expect("a time") + 1500
    );
    route("POST", "/__admin/clock/resume");
    let clock = done(running, "POST", "/__admin/clock/resume", Value::Null).await;
    assert_eq!(clock["paused"], false);
    route("POST", "/__admin/clock/pause");
    let clock = done(running, "POST", "/__admin/clock/pause", Value::Null).await;
    assert_eq!(clock["paused"], true);

    // A daemon comes and goes.
    let key = client
        .result("environments/registration-keys/create", json!({}))
        .await;
    let secret = key["secret"].as_str().expect("a secret");
    route("POST", "/__admin/daemons");
    let daemon = json!({ "secret": secret, "daemonId": "d" });
    let daemon = done(running, "POST", "/__admin/daemons", daemon).await;
    let environment = daemon["environmentId"].as_str().expect("an id");
    route("DELETE", "/__admin/daemons/{environment}");
    done(
        running,
        "DELETE",
        &format!("/__admin/daemons/{environment}"),
        Value::Null,
    )
    .await;

    // Scenarios.
    route("PUT", "/__admin/scenarios");
    let scenario = "[[scenario]]\nname = \"greeting\"\n[[scenario.step]]\nanswer = \"hello\"\n";
    done(running, "PUT", "/__admin/scenarios", json!(scenario)).await;
    route("GET", "/__admin/scenarios");
    let scenarios = done(running, "GET", "/__admin/scenarios", Value::Null).await;
    assert_eq!(scenarios["scenarios"], json!(["greeting"]));
    route("DELETE", "/__admin/scenarios");
    done(running, "DELETE", "/__admin/scenarios", Value::Null).await;
    let state = done(running, "GET", "/__admin/state", Value::Null).await;
    assert_eq!(state["scenarios"], 0);

    // Faults.
    route("POST", "/__admin/faults");
    let fault = json!({ "kind": "bad_gateway", "method": "initialize", "calls": { "times": 1 } });
    let fault = done(running, "POST", "/__admin/faults", fault).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 502);
    route("GET", "/__admin/faults");
    let faults = done(running, "GET", "/__admin/faults", Value::Null).await;
    assert_eq!(faults["faults"][0]["fired"], 1);
    assert!(
        faults["kinds"]
            .as_array()
            .is_some_and(|kinds| kinds.len() >= 25)
    );
    route("DELETE", "/__admin/faults/{fault}");
    done(
        running,
        "DELETE",
        &format!("/__admin/faults/{}", fault["id"]),
        Value::Null,
    )
    .await;
    done(
        running,
        "POST",
        "/__admin/faults",
        json!({ "kind": "reset" }),
    )
    .await;
    route("DELETE", "/__admin/faults");
    done(running, "DELETE", "/__admin/faults", Value::Null).await;
    let mut client = running.client().await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 200);

    // The defect.
    route("PUT", "/__admin/defect");
    done(
        running,
        "PUT",
        "/__admin/defect",
        json!({ "id": "M-RPC-02" }),
    )
    .await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.json()["id"], "7");
    route("GET", "/__admin/defect");
    let defect = done(running, "GET", "/__admin/defect", Value::Null).await;
    assert_eq!(defect["defect"], "M-RPC-02");
    done(running, "PUT", "/__admin/defect", json!({ "id": null })).await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.json()["id"], 7);

    // The journal: what clients asked, and nothing of what was asked here.
    route("GET", "/__admin/journal");
    let path = format!("/__admin/journal?method=session/runs/start&session={SESSION}");
    let journal = done(running, "GET", &path, Value::Null).await;
    assert_eq!(
        journal["entries"].as_array().map(Vec::len),
        Some(1),
        "{journal}"
    );
    assert_eq!(journal["entries"][0]["params"]["sessionId"], SESSION);
    let all = done(running, "GET", "/__admin/journal", Value::Null).await;
    assert!(!all.to_string().contains("__admin"), "{all}");
    let entries = all["entries"].as_array().expect("entries");
    let last = &entries[entries.len() - 1];
    let newest = done(running, "GET", "/__admin/journal?limit=1", Value::Null).await;
    assert_eq!(newest["entries"], json!([last]));
    let path = format!("/__admin/journal?since={}", last["number"]);
    let none = done(running, "GET", &path, Value::Null).await;
    assert_eq!(none["entries"], json!([]));
    route("GET", "/__admin/journal.har");
    let har = done(running, "GET", "/__admin/journal.har", Value::Null).await;
    let url = har["log"]["entries"][0]["request"]["url"]
        .as_str()
        .expect("a URL");
    assert_eq!(url, format!("http://{}/rpc", running.address));
    route("DELETE", "/__admin/journal");
    done(running, "DELETE", "/__admin/journal", Value::Null).await;
    let journal = done(running, "GET", "/__admin/journal", Value::Null).await;
    assert_eq!(journal["entries"], json!([]));

    let mut all: Vec<_> = ADMIN_ROUTES
        .iter()
        .map(|route| (route.verb, route.path))
        .collect();
    all.sort_unstable();
    seen.sort_unstable();
    assert_eq!(seen, all);
}

/// Waits until so many readers wait.
async fn until_parked(running: &Running, count: u64) {
    let parked = async {
        while done(running, "GET", "/__admin/state", Value::Null).await["parked"] != count {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::server_client::DEADLINE, parked)
        .await
        .expect("the reader waits");
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
        ("PUT", "/__admin/snapshot".into(), "{}", 400, "no snapshot"),
        ("PUT", "/__admin/snapshot".into(), &long, 413, "too large"),
        (
            "POST",
            "/__admin/faults".into(),
            "{\"kind\": \"rset\"}",
            400,
            "rset",
        ),
        ("DELETE", "/__admin/faults/7".into(), "", 404, "no fault 7"),
        ("DELETE", "/__admin/faults/x".into(), "", 400, "path"),
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
