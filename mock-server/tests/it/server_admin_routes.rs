//! Every route of the admin API, one after the other on one program.

use mock_server::server::ADMIN_ROUTES;
use serde_json::{Value, json};

use crate::server_admin::{ask, done};
use crate::server_client::{DEADLINE, RawClient, SESSION, good_call, read_bytes, start_session};
use crate::server_process::{Running, start};

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
    route("POST", "/__admin/sessions/{session}/fail-compaction");
    let fail = format!("/__admin/sessions/{SESSION}/fail-compaction");
    done(running, "POST", &fail, json!({ "message": "no" })).await;
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
    assert_eq!(after["reached"], true);
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
    let expires = clock["nowMs"].as_u64().expect("a time") + 100_000;
    let params = json!({
        "displayName": "k", "identityMode": "persistent", "maxActiveEnvironments": 1,
        "ephemeralDisconnectGraceMs": 500, "expiresAtMs": expires,
    });
    let create = "environments/registration-keys/create";
    let key = client.result(create, params).await;
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
    let path = format!("/__admin/journal?method=*/runs/start&session={SESSION}");
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
    let latest = &entries[entries.len() - 1];
    let newest = done(running, "GET", "/__admin/journal?limit=1", Value::Null).await;
    assert_eq!(newest["entries"], json!([latest]));
    let path = format!("/__admin/journal?since={}", latest["number"]);
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
    tokio::time::timeout(DEADLINE, parked)
        .await
        .expect("the reader waits");
}
