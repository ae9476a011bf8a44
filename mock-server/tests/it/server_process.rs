//! The program as a process: starting it, talking to it, ending it.

use std::net::SocketAddr;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, Command};

use crate::server_client::{DEADLINE, RawClient};

pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mock-server"));
    // What the surroundings of the tests have set is not meant for it.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MOCK_") {
            command.env_remove(name);
        }
    }
    command
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true);
    command
}

/// A program that has printed its start line.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
    /// What it has printed before the start line.
    pub(crate) before: String,
    pub(crate) log: Lines<BufReader<ChildStderr>>,
}

pub(crate) async fn start(arguments: &[&str]) -> Running {
    start_with(&[], arguments).await
}

/// Starts it with these variables in its environment.
pub(crate) async fn start_with(variables: &[(&str, &str)], arguments: &[&str]) -> Running {
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
    pub(crate) async fn client(&self) -> RawClient {
        RawClient::connect(self.address).await
    }

    #[cfg(unix)]
    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        let id = self.child.id().and_then(|id| i32::try_from(id).ok());
        let id = id
            .and_then(rustix::process::Pid::from_raw)
            .expect("a running process");
        rustix::process::kill_process(id, signal).expect("the process takes signals");
    }

    /// Waits until the log tells this.
    pub(crate) async fn until_logged(&mut self, what: &str) {
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
    pub(crate) async fn end(mut self) -> (Option<i32>, String) {
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

/// Runs a program to its end; answers its status and what it told on the standard error.
pub(crate) async fn ended(mut program: Command) -> (Option<i32>, String) {
    let output = tokio::time::timeout(DEADLINE, program.output()).await;
    let output = output.expect("an end in time").expect("the program starts");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}
