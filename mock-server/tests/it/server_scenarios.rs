//! A scenario file that is edited while the gateway runs.

use std::path::Path;
use std::time::Duration;

use mock_server::{FakeGateway, Scenarios};
use serde_json::json;

use crate::server_client::{DEADLINE, RawClient};

fn file(answer: &str) -> String {
    format!("[[scenario]]\nname = \"{answer}\"\n\n[[scenario.step]]\nanswer = \"{answer}\"\n")
}

fn names(gateway: &FakeGateway) -> Vec<String> {
    gateway.scenarios().names().map(ToOwned::to_owned).collect()
}

/// Waits until something is so.
async fn until(what: &str, is_so: impl Fn() -> bool) {
    let wait = async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let waited = tokio::time::timeout(DEADLINE, wait).await;
    assert!(waited.is_ok(), "{what}: not within the deadline");
}

/// As many editors save: another file takes the name.
fn save_by_rename(path: &Path, text: &str) {
    let other = path.with_extension("swp");
    std::fs::write(&other, text).unwrap();
    std::fs::rename(other, path).unwrap();
}

#[tokio::test]
async fn an_edit_is_in_force_soon_and_a_bad_one_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.toml");
    std::fs::write(&path, file("one")).unwrap();
    let gateway = FakeGateway::start().await;
    gateway.watch_scenarios(&path).unwrap();
    assert_eq!(
        (names(&gateway), gateway.scenario_error()),
        (vec!["one".to_owned()], None)
    );

    std::fs::write(&path, file("two")).unwrap();
    until("written", || names(&gateway) == ["two"]).await;
    save_by_rename(&path, &file("six"));
    until("renamed", || names(&gateway) == ["six"]).await;

    save_by_rename(&path, &file("bad").replace("answer =", "anwser ="));
    until("refused", || gateway.scenario_error().is_some()).await;
    let error = gateway.scenario_error().unwrap();
    assert_eq!(
        (error.line(), error.file()),
        (Some(5), path.to_str().unwrap())
    );
    assert_eq!(names(&gateway), ["six"]);

    std::fs::write(&path, "# all gone\n").unwrap();
    until("emptied", || {
        let error = gateway.scenario_error();
        error.is_some_and(|error| error.message().contains("no scenario in it"))
    })
    .await;
    assert_eq!(names(&gateway), ["six"]);

    std::fs::remove_file(&path).unwrap();
    until("removed", || {
        gateway
            .scenario_error()
            .is_some_and(|error| error.message().contains("cannot be read"))
    })
    .await;
    assert_eq!(names(&gateway), ["six"]);

    std::fs::write(&path, file("seven")).unwrap();
    until("there again", || names(&gateway) == ["seven"]).await;
    until("mended", || gateway.scenario_error().is_none()).await;
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_not_watched() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.toml");
    let gateway = FakeGateway::start().await;
    gateway.set_scenarios(Scenarios::from_toml(&file("set"), "set").unwrap());
    assert!(gateway.watch_scenarios(&path).is_err());
    std::fs::write(&path, "x = 1").unwrap();
    let error = gateway.watch_scenarios(&path).unwrap_err();
    assert_eq!((error.line(), error.column()), (Some(1), Some(1)));
    assert_eq!(
        (names(&gateway), gateway.scenario_error()),
        (vec!["set".to_owned()], None)
    );
}

#[tokio::test]
async fn the_file_watched_last_counts_and_scenarios_that_are_set_end_it() {
    let folder = tempfile::tempdir().unwrap();
    let paths = ["a.toml", "b.toml"].map(|name| folder.path().join(name));
    let gateway = FakeGateway::start().await;
    for path in &paths {
        std::fs::write(path, file("begin")).unwrap();
        gateway.watch_scenarios(path).unwrap();
    }
    std::fs::write(&paths[0], file("a")).unwrap();
    std::fs::write(&paths[1], file("b")).unwrap();
    until("the second file", || names(&gateway) == ["b"]).await;
    gateway.set_scenarios(Scenarios::default());
    assert_eq!((names(&gateway).len(), gateway.scenario_error()), (0, None));
    // Another gateway sees the next edit; this one does not look any more.
    let other = FakeGateway::start().await;
    other.watch_scenarios(&paths[1]).unwrap();
    std::fs::write(&paths[1], file("c")).unwrap();
    until("the other gateway", || names(&other) == ["c"]).await;
    assert!(gateway.scenarios().is_empty());
}

#[tokio::test]
async fn a_run_over_a_socket_goes_by_the_scenario() {
    let scenarios = Scenarios::from_toml(&file("as written"), "s.toml").unwrap();
    let gateway = FakeGateway::builder()
        .scenarios(scenarios)
        .start()
        .await
        .unwrap();
    let mut client = RawClient::connect(gateway.address()).await;
    client
        .result("session/start", json!({ "sessionId": "s" }))
        .await;
    client
        .result("session/runs/start", crate::core_support::start("hello"))
        .await;
    let read = json!({ "sessionId": "s", "runId": "run_1" });
    let run = async {
        loop {
            let mut run = client.result("session/runs/read", read.clone()).await["run"].take();
            if run["status"] == "completed" {
                return run["outputText"].take();
            }
        }
    };
    let output = tokio::time::timeout(DEADLINE, run)
        .await
        .expect("an end within the deadline");
    assert_eq!(output, "as written");
}
