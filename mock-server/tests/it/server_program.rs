//! The program, as a process.

use std::net::SocketAddr;
use std::process::Stdio;

use mock_server::core::script::WORDS;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, Command};

use crate::server_client::{DEADLINE, RawClient, post, read_bytes, start_session};

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
    log: Lines<BufReader<ChildStderr>>,
}

async fn start(arguments: &[&str]) -> Running {
    let mut all = vec!["--listen", "127.0.0.1:0"];
    all.extend(arguments);
    let mut child = program(&all).spawn().expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    let read = tokio::time::timeout(DEADLINE, out.read_line(&mut line)).await;
    read.expect("a start line in time").expect("a start line");
    let address = line
        .strip_prefix("mock-server listening on http://")
        .and_then(|rest| rest.strip_suffix("/rpc\n"))
        .unwrap_or_else(|| panic!("another start line: {line:?}"));
    let address = address.parse().expect("an address");
    let log = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    Running {
        child,
        address,
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
