//! The program, as a process.

use mock_server::core::script::WORDS;
use serde_json::json;

use crate::server_client::{DEADLINE, good_call, request};
use crate::server_process::{Running, program, start, start_with};

#[tokio::test]
async fn help_documents_the_exit_status_and_the_words() {
    let output = program(&["--help"])
        .output()
        .await
        .expect("the program starts");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        told.contains("Exit status:") && told.contains("127.0.0.1:18080"),
        "{told}"
    );
    for word in WORDS {
        assert!(told.contains(&word.form()), "{word:?} is not in: {told}");
    }
}

#[tokio::test]
async fn a_defect_and_a_clock_that_does_not_start_there_are_warned_of() {
    let mut running = start(&["--defect", "M-RPC-02", "--clock-start-ms", "5"]).await;
    running
        .until_logged("the defect M-RPC-02 is in force")
        .await;
    running.until_logged("clock-start-ms has no effect").await;
}

#[tokio::test]
async fn a_fault_may_be_told_in_json_as_well() {
    let running = start(&["--fault", "{\"kind\": \"bad_gateway\"}"]).await;
    let mut client = running.client().await;
    client.send(good_call()).await;
    assert_eq!(client.receive().await.status(), 502);
}

#[tokio::test]
async fn the_seed_data_can_be_left_out() {
    for (arguments, count) in [(&[][..], 1), (&["--no-seed-data"][..], 0)] {
        let running = start(arguments).await;
        let listed = running
            .client()
            .await
            .result("profiles/list", json!({}))
            .await;
        let profiles = listed["profiles"].as_array().expect("a list");
        assert_eq!(profiles.len(), count, "{listed}");
    }
}

#[tokio::test]
async fn the_same_seed_makes_the_same_ids() {
    let mut ids = Vec::new();
    for seed in ["5", "5", "6"] {
        let running = start(&["--seed", seed]).await;
        let started = running
            .client()
            .await
            .result("session/start", json!({}))
            .await;
        ids.push(started["session"]["id"].clone());
    }
    assert_eq!(ids[0], ids[1]);
    assert_ne!(ids[0], ids[2]);
}

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";

/// The code of the error that a list of sessions is answered with, null when it succeeds.
async fn code(running: &Running, headers: &[(&str, &str)]) -> serde_json::Value {
    let mut all = vec![("content-type", "application/json")];
    all.extend(headers);
    let body = r#"{"id":1,"method":"session/list"}"#;
    let mut client = running.client().await;
    client.send(request("POST", "/rpc", &all, body)).await;
    client.receive().await.json()["error"]["code"].clone()
}

#[tokio::test]
async fn the_bootstrap_key_is_printed_once_before_the_start_line_when_the_program_made_it() {
    let running = start(&["--auth", "api-key", "--universe", UNIVERSE, "-vv"]).await;
    let before = running.before.clone();
    let printed = before.strip_prefix("mock-server bootstrap key ");
    let key = printed
        .and_then(|key| key.strip_suffix('\n'))
        .expect("a key");
    assert!(key.starts_with("lsk_") && key.len() == 47, "{key}");
    let bearer = format!("Bearer {key}");
    let universe = ("x-lightspeed-universe", UNIVERSE);
    assert_eq!(code(&running, &[universe]).await, -32001);
    let right = ("authorization", bearer.as_str());
    assert_eq!(
        code(&running, &[right, universe]).await,
        serde_json::Value::Null
    );
    #[cfg(unix)]
    {
        running.signal(rustix::process::Signal::TERM);
        let (_, log) = running.end().await;
        assert!(log.contains("session/list"), "{log}");
        assert!(!log.contains(&key[12..]), "{log}");
    }
}

#[tokio::test]
async fn the_bootstrap_key_can_come_from_a_variable_and_is_then_not_printed() {
    let key = format!("lsk_{}", "k".repeat(43));
    let flags = ["--auth", "api-key", "--bootstrap-key-env", "BOOTSTRAP_KEY"];
    let all = [&flags[..], &["--universe", UNIVERSE]].concat();
    let running = start_with(&[("BOOTSTRAP_KEY", &key)], &all).await;
    assert_eq!(running.before, "");
    let bearer = format!("Bearer {key}");
    let headers = [
        ("authorization", bearer.as_str()),
        ("x-lightspeed-universe", UNIVERSE),
    ];
    assert_eq!(code(&running, &headers).await, serde_json::Value::Null);
    for (value, what) in [(None, "BOOTSTRAP_KEY"), (Some("lsk_CANARY"), "lsk_")] {
        let mut command = program(&[&["--listen", "127.0.0.1:0"][..], &flags].concat());
        command.env_remove("BOOTSTRAP_KEY");
        command.envs(value.map(|value| ("BOOTSTRAP_KEY", value)));
        let ended = tokio::time::timeout(DEADLINE, command.output()).await;
        let ended = ended.expect("an end in time").expect("the program starts");
        let told = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert_eq!(ended.status.code(), Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains(what) && !told.contains("CANARY"), "{told}");
    }
}

#[tokio::test]
async fn a_trusted_header_names_one_of_the_universes_of_the_flags() {
    let other = "7f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c22";
    let flags = [
        "--auth",
        "trusted-header",
        "--universe",
        UNIVERSE,
        "--universe",
        other,
    ];
    let running = start(&flags).await;
    assert_eq!(running.before, "");
    for universe in [UNIVERSE, other] {
        let named = [("x-lightspeed-universe", universe)];
        assert_eq!(code(&running, &named).await, serde_json::Value::Null);
    }
    let unknown = "8f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c23";
    assert_eq!(
        code(&running, &[("x-lightspeed-universe", unknown)]).await,
        -32004
    );
}
