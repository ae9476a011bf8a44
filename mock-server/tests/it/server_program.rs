//! The program, as a process.

use std::net::SocketAddr;
use std::process::Stdio;

use mock_server::core::script::WORDS;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, Command};

use crate::server_client::{DEADLINE, RawClient, post, read_bytes, request, start_session};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mock-server"));
    command
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true);
    command
}

/// A program that has printed its start line.
struct Running {
    child: Child,
    address: SocketAddr,
    /// What it has printed before the start line.
    before: String,
    log: Lines<BufReader<ChildStderr>>,
}

async fn start(arguments: &[&str]) -> Running {
    start_with(&[], arguments).await
}

/// Starts it with these variables in its environment.
async fn start_with(variables: &[(&str, &str)], arguments: &[&str]) -> Running {
    let mut all = vec!["--listen", "127.0.0.1:0"];
    all.extend(arguments);
    let mut command = program(&all);
    command.envs(variables.iter().copied());
    let mut child = command.spawn().expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut before = String::new();
    let address = loop {
        let mut line = String::new();
        let read = tokio::time::timeout(DEADLINE, out.read_line(&mut line)).await;
        let read = read.expect("a start line in time").expect("a start line");
        assert_ne!(read, 0, "no start line after {before:?}");
        let address = line
            .strip_prefix("mock-server listening on http://")
            .and_then(|rest| rest.strip_suffix("/rpc\n"));
        match address {
            Some(address) => break address.parse().expect("an address"),
            None => before += &line,
        }
    };
    let log = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    Running {
        child,
        address,
        before,
        log,
    }
}

impl Running {
    async fn client(&self) -> RawClient {
        RawClient::connect(self.address).await
    }

    #[cfg(unix)]
    fn signal(&self, signal: rustix::process::Signal) {
        let id = self.child.id().and_then(|id| i32::try_from(id).ok());
        let id = id
            .and_then(rustix::process::Pid::from_raw)
            .expect("a running process");
        rustix::process::kill_process(id, signal).expect("the process takes signals");
    }

    /// Waits until the log tells this.
    async fn until_logged(&mut self, what: &str) {
        let found = async {
            while let Some(line) = self.log.next_line().await.expect("a log in UTF-8") {
                if line.contains(what) {
                    return;
                }
            }
            panic!("the log ended without {what}");
        };
        tokio::time::timeout(DEADLINE, found)
            .await
            .expect("a line within the deadline");
    }

    /// Waits for the end; answers the status and the rest of the log.
    async fn end(mut self) -> (Option<i32>, String) {
        let ended = async {
            let mut log = String::new();
            while let Some(line) = self.log.next_line().await.expect("a log in UTF-8") {
                log += &line;
            }
            (self.child.wait().await.expect("a child").code(), log)
        };
        tokio::time::timeout(DEADLINE, ended)
            .await
            .expect("an end within the deadline")
    }
}

async fn ends(arguments: &[&str]) -> (Option<i32>, String) {
    let output = tokio::time::timeout(DEADLINE, program(arguments).output()).await;
    let output = output.expect("an end in time").expect("the program starts");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[cfg(unix)]
#[tokio::test]
async fn it_starts_answers_and_stops_on_either_signal() {
    use rustix::process::Signal;
    for signal in [Signal::TERM, Signal::INT] {
        let mut running = start(&["-vv"]).await;
        let mut client = running.client().await;
        let head = start_session(&mut client).await;
        let mut reader = running.client().await;
        reader.send(read_bytes(head, 30_000)).await;
        running.until_logged("Parked").await;

        running.signal(signal);

        assert_eq!(reader.receive().await.status(), 503);
        assert!(client.is_closed().await);
        let (status, log) = running.end().await;
        assert_eq!(status, Some(0), "{log}");
        assert!(!log.contains("panicked"), "{log}");
    }
}

#[tokio::test]
async fn a_taken_port_is_told_in_one_line_with_the_way_out() {
    let running = start(&[]).await;
    let (status, told) = ends(&["--listen", &running.address.to_string()]).await;
    assert_eq!(status, Some(2));
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(
        told.contains(&running.address.to_string()) && told.contains("--listen"),
        "{told}"
    );
}

#[tokio::test]
async fn an_address_that_others_can_reach_needs_a_flag() {
    for address in ["0.0.0.0:0", "[::]:0", "192.0.2.1:0"] {
        let (status, told) = ends(&["--listen", address]).await;
        assert_eq!(status, Some(2));
        assert!(told.contains("--allow-non-loopback"), "{told}");
    }
}

#[tokio::test]
async fn a_bad_flag_ends_with_status_2() {
    for arguments in [
        &["--listne", "x"][..],
        &["--listen", "here"],
        &["--seed", "-1"],
        &["--auth", "password"],
        &["extra"],
    ] {
        let (status, told) = ends(arguments).await;
        assert_eq!(status, Some(2), "{arguments:?}");
        assert!(told.starts_with("error:"), "{told}");
    }
}

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

#[tokio::test]
async fn the_body_limit_can_be_set() {
    let running = start(&["--max-body-bytes", "100"]).await;
    let mut client = running.client().await;
    client
        .send(post(&format!(
            r#"{{"id":1,"method":"initialize","x":"{}"}}"#,
            "x".repeat(100)
        )))
        .await;
    assert_eq!(client.receive().await.status(), 413);
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
async fn the_first_key_is_printed_once_before_the_start_line_when_the_program_made_it() {
    let running = start(&["--auth", "api-key", "--universe", UNIVERSE, "-vv"]).await;
    let before = running.before.clone();
    let printed = before.strip_prefix("mock-server first key ");
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
async fn the_first_key_can_come_from_a_variable_and_is_then_not_printed() {
    let key = format!("lsk_{}", "k".repeat(43));
    let flags = ["--auth", "api-key", "--bootstrap-key-env", "FIRST_KEY"];
    let all = [&flags[..], &["--universe", UNIVERSE]].concat();
    let running = start_with(&[("FIRST_KEY", &key)], &all).await;
    assert_eq!(running.before, "");
    let bearer = format!("Bearer {key}");
    let headers = [
        ("authorization", bearer.as_str()),
        ("x-lightspeed-universe", UNIVERSE),
    ];
    assert_eq!(code(&running, &headers).await, serde_json::Value::Null);
    for (value, what) in [(None, "FIRST_KEY"), (Some("lsk_CANARY"), "lsk_")] {
        let mut command = program(&[&["--listen", "127.0.0.1:0"][..], &flags].concat());
        command.env_remove("FIRST_KEY");
        command.envs(value.map(|value| ("FIRST_KEY", value)));
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

#[tokio::test]
async fn flags_that_do_not_fit_each_other_are_told_in_one_line() {
    for arguments in [
        &["--universe", UNIVERSE][..],
        &["--auth", "api-key", "--universe", "acorn"],
        &["--auth", "trusted-header", "--bootstrap-key-env", "PATH"],
    ] {
        let (status, told) = ends(&[&["--listen", "127.0.0.1:0"], arguments].concat()).await;
        assert_eq!(status, Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("--auth"), "{told}");
    }
}
