//! Hooks that are an HTTP address or a command of the deployment.

use std::collections::BTreeMap;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::target::endpoint::Endpoint;
use crate::target::hooks::{Action, Hook, HookError, HookFuture, Hooks};
use crate::target::http::{self, Decoder};

/// Hooks that the user of the suite names.
///
/// Each is told what to do by a JSON document, [`Action::to_json`], and has done it when it says so:
/// an HTTP address is sent the document by POST and answers with a status of the 200s; a command reads
/// it from its standard input and exits with 0. What the address answers, or the command prints, is the
/// reply, as JSON.
#[derive(Debug)]
pub struct ExternalHooks {
    hooks: BTreeMap<Hook, Means>,
    limit: Duration,
}

/// How a hook is reached.
#[derive(Clone, Debug)]
enum Means {
    Address(Endpoint),
    /// The program and its arguments.
    Command(String, Vec<String>),
}

impl ExternalHooks {
    /// No hooks yet; each may take `limit`.
    pub fn new(limit: Duration) -> Self {
        ExternalHooks {
            hooks: BTreeMap::new(),
            limit,
        }
    }

    /// Adds the hook of a `NAME=ACTION` pair: an address that begins with `http://`, or a program and
    /// its arguments, separated by spaces. An address gets no credentials: where one is needed, a
    /// command that reads it from its environment does it.
    ///
    /// # Errors
    /// When the pair is malformed, or there is no such hook.
    pub fn add(&mut self, pair: &str) -> Result<(), String> {
        let (name, action) = pair
            .split_once('=')
            .ok_or("--hook wants NAME=ACTION, an address or a command")?;
        let hook: Hook = name.trim().parse()?;
        if action.starts_with("http://") || action.starts_with("https://") {
            let endpoint = Endpoint::parse(action).map_err(|why| format!("hook {name}: {why}"))?;
            self.address(hook, endpoint);
        } else {
            let mut words = action.split_whitespace().map(str::to_owned);
            let program = words
                .next()
                .ok_or_else(|| format!("hook {name}: neither an address nor a command"))?;
            self.command(hook, program, words.collect());
        }
        Ok(())
    }

    /// A hook that is an address.
    pub fn address(&mut self, hook: Hook, address: Endpoint) {
        self.hooks.insert(hook, Means::Address(address));
    }

    /// A hook that is a command: a program and its arguments.
    pub fn command(&mut self, hook: Hook, program: String, arguments: Vec<String>) {
        self.hooks.insert(hook, Means::Command(program, arguments));
    }

    /// Whether there are any.
    pub fn is_empty(&self) -> bool {
        self.hooks.is_empty()
    }

    async fn perform(&self, action: Action<'_>) -> Result<Value, String> {
        let hook = action.hook();
        let document = action.to_json().to_string();
        let reply = match self.hooks.get(&hook) {
            None => return Err(format!("there is no hook for {}", hook.as_str())),
            Some(Means::Address(endpoint)) => post(endpoint, document.as_bytes()).await?,
            Some(Means::Command(program, words)) => run(program, words, &document).await?,
        };
        // A hook that has nothing to say may say anything.
        Ok(serde_json::from_slice(&reply).unwrap_or_default())
    }
}

impl Hooks for ExternalHooks {
    fn offers(&self, hook: Hook) -> bool {
        self.hooks.contains_key(&hook)
    }

    fn act<'a>(&'a self, action: Action<'a>) -> HookFuture<'a> {
        Box::pin(async move {
            let name = action.hook().name();
            let result = match tokio::time::timeout(self.limit, self.perform(action)).await {
                Ok(result) => result,
                Err(_) => Err(format!("not done within {} ms", self.limit.as_millis())),
            };
            result.map_err(|why| HookError(format!("hook {name}: {why}")))
        })
    }
}

/// Sends a document and reads the answer, whose connection is not used again.
async fn post(endpoint: &Endpoint, document: &[u8]) -> Result<Vec<u8>, String> {
    let call = http::encode(
        endpoint,
        "POST",
        std::iter::empty(),
        "application/json",
        document,
    );
    let told = |why: std::io::Error| why.to_string();
    let mut stream = TcpStream::connect(endpoint.address()).await.map_err(told)?;
    stream.write_all(&call.bytes).await.map_err(told)?;
    let mut decoder = Decoder::default();
    let mut buffer = vec![0; 16 << 10];
    let response = loop {
        let count = stream.read(&mut buffer).await.map_err(told)?;
        if count == 0 {
            break decoder.finish()?.response;
        }
        if let Some(decoded) = decoder.push(&buffer[..count])? {
            break decoded.response;
        }
    };
    if (200..300).contains(&response.status) {
        Ok(response.body.to_vec())
    } else {
        Err(format!("answered with HTTP {}", response.status))
    }
}

/// Runs a command. What it writes to its standard error is for the user of the suite to see.
async fn run(program: &str, words: &[String], document: &str) -> Result<Vec<u8>, String> {
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .kill_on_drop(true)
        .spawn()
        .map_err(|why| format!("{program} does not start: {why}"))?;
    if let Some(mut stdin) = child.stdin.take() {
        // A command that does not care for it may have closed its input.
        let _ = stdin.write_all(document.as_bytes()).await;
    }
    let output = child
        .wait_with_output()
        .await
        .map_err(|why| format!("{program}: {why}"))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(format!("{program} failed: {}", output.status))
    }
}
