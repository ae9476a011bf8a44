//! A gateway on which the steps of a demonstration are taken, and what is heard from it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use mock_server::core::{AccessMode, Right, Rules};
use mock_server::defects::{Demonstration, FIRST_UNIVERSE, SECOND_UNIVERSE, Step, Who};
use mock_server::{Clock, FakeGateway, ManualClock};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::server_client::request;

/// A call that is neither answered nor parked for so long gets no answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// What came back for a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// A response.
    Response { status: u16, body: String },
    /// The connection was accepted and closed without a whole response.
    Closed,
    /// Nobody listens any more.
    Refused,
    /// Nothing at all.
    Silence,
}

/// A reply, and after which step it was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heard {
    pub(super) after: usize,
    pub(super) reply: Reply,
}

/// What was heard, by the number of the step that asked. Steps are numbered from 1.
pub(super) type Transcript = BTreeMap<usize, Heard>;

/// Takes the steps of a demonstration on a gateway with these rules.
pub(super) async fn act(demonstration: &Demonstration, rules: Arc<dyn Rules>) -> Transcript {
    let mut stage = Stage::set(demonstration.access, rules).await;
    for (index, step) in demonstration.steps.iter().enumerate() {
        stage.take(index + 1, step).await;
    }
    stage.end()
}

/// Takes the steps on a gateway without a defect.
pub(super) async fn act_rightly(demonstration: &Demonstration) -> Transcript {
    act(demonstration, Arc::new(Right)).await
}

/// What the task of a call tells: its step, the reply, and the connection for the next one.
type Told = (usize, Reply, Option<TcpStream>);

struct Stage {
    gateway: FakeGateway,
    access: AccessMode,
    keys: Keys,
    /// Calls without an answer.
    asking: BTreeMap<usize, JoinHandle<()>>,
    /// Connections of answered calls, which stay open.
    connections: BTreeMap<usize, TcpStream>,
    tell: mpsc::UnboundedSender<Told>,
    told: mpsc::UnboundedReceiver<Told>,
    heard: Transcript,
}

/// The keys of those who have one.
#[derive(Default)]
struct Keys {
    operator: String,
    first: String,
    second: String,
}

impl Stage {
    async fn set(access: AccessMode, rules: Arc<dyn Rules>) -> Self {
        let clock = ManualClock::starting_at(1_700_000_000_000);
        let mut builder = FakeGateway::builder()
            .direct()
            .auth(access)
            .rules(rules)
            .admin(true)
            .clock(Clock::Manual(clock));
        if access == AccessMode::ApiKey {
            builder = builder.bootstrap_key(bootstrap_key());
        }
        if access != AccessMode::Single {
            builder = builder.universe(FIRST_UNIVERSE).universe(SECOND_UNIVERSE);
        }
        let gateway = builder.start().await.expect("a free port");
        let (tell, told) = mpsc::unbounded_channel();
        let mut stage = Stage {
            keys: Keys {
                operator: gateway.bootstrap_key().unwrap_or_default().to_owned(),
                ..Keys::default()
            },
            gateway,
            access,
            asking: BTreeMap::new(),
            connections: BTreeMap::new(),
            tell,
            told,
            heard: BTreeMap::new(),
        };
        if access == AccessMode::ApiKey {
            stage.keys.first = stage.make_key(FIRST_UNIVERSE).await;
            stage.keys.second = stage.make_key(SECOND_UNIVERSE).await;
        }
        stage
    }

    /// A key of a universe, made with the bootstrap key of the deployment.
    async fn make_key(&mut self, universe: &str) -> String {
        let body = key_request(universe);
        self.post(0, &self.proof(Who::Operator), &[], &body).await;
        match self.heard.remove(&0).map(|heard| heard.reply) {
            Some(Reply::Response { body, .. }) => {
                let answer: Value = serde_json::from_str(&body).expect("a response in JSON");
                let secret = answer["result"]["result"]["secret"].as_str();
                secret.unwrap_or_else(|| panic!("{body}")).to_owned()
            }
            other => panic!("no key was made: {other:?}"),
        }
    }

    async fn take(&mut self, number: usize, step: &Step) {
        match *step {
            Step::Call { method, params } => {
                let body = call_body(number, method, params);
                self.post(number, &self.proof(Who::First), &[], &body).await;
            }
            Step::CallAs {
                who,
                headers,
                method,
                params,
            } => {
                let body = call_body(number, method, params);
                self.post(number, &self.proof(who), headers, &body).await;
            }
            Step::Post { body } => {
                self.post(number, &self.proof(Who::First), &[], body).await;
            }
            Step::HangUp => self.hang_up().await,
            Step::Wait { .. } | Step::Trim { .. } => {
                let (path, body) = admin_request(step).expect("a request of the admin API");
                let (address, length) = (self.gateway.address(), body.len());
                let head = format!("host: {address}\r\ncontent-length: {length}\r\n");
                let bytes = format!("POST {path} HTTP/1.1\r\n{head}\r\n{body}");
                match exchange(address, &bytes).await.0 {
                    Reply::Response { status: 200, .. } => {}
                    other => panic!("step {number}, {path}: {other:?}"),
                }
            }
        }
        self.settle(number).await;
    }

    /// The header by which somebody proves who they are.
    fn proof(&self, who: Who) -> Vec<(&'static str, String)> {
        let key = |key: &str| vec![("authorization", format!("Bearer {key}"))];
        let universe = |id: &str| vec![("x-lightspeed-universe", id.to_owned())];
        match (self.access, who) {
            (AccessMode::Single, _)
            | (_, Who::Nobody)
            | (AccessMode::TrustedHeader, Who::Operator) => Vec::new(),
            (AccessMode::ApiKey, Who::First) => key(&self.keys.first),
            (AccessMode::ApiKey, Who::Second) => key(&self.keys.second),
            (AccessMode::ApiKey, Who::Operator) => key(&self.keys.operator),
            (AccessMode::TrustedHeader, Who::First) => universe(FIRST_UNIVERSE),
            (AccessMode::TrustedHeader, Who::Second) => universe(SECOND_UNIVERSE),
        }
    }

    /// Sends a request on a connection of its own.
    async fn post(
        &mut self,
        number: usize,
        proof: &[(&'static str, String)],
        headers: &[(&str, &str)],
        body: &str,
    ) {
        let mut all = vec![("content-type", "application/json")];
        all.extend(proof.iter().map(|(name, value)| (*name, value.as_str())));
        all.extend(headers);
        let bytes = request("POST", "/rpc", &all, body);
        let (address, tell) = (self.gateway.address(), self.tell.clone());
        let task = tokio::spawn(async move {
            let (reply, stream) = exchange(address, &bytes).await;
            // Fails only when the stage is gone already.
            let _ = tell.send((number, reply, stream));
        });
        self.asking.insert(number, task);
        self.settle(number).await;
    }

    /// Waits until every call is answered or parked.
    async fn settle(&mut self, number: usize) {
        let answered = async {
            while self.asking.len() != self.gateway.parked() {
                let Ok((asked, reply, stream)) = self.told.try_recv() else {
                    tokio::task::yield_now().await;
                    continue;
                };
                self.asking.remove(&asked);
                self.connections
                    .extend(stream.map(|stream| (asked, stream)));
                let after = number;
                self.heard.insert(asked, Heard { after, reply });
            }
        };
        // What is not there by then is heard as silence, unless it comes after a later step.
        let _ = tokio::time::timeout(PATIENCE, answered).await;
    }

    async fn hang_up(&mut self) {
        if let Some((number, call)) = self.asking.pop_last() {
            call.abort();
            // Ends with the abort; only then is its connection closed.
            let _ = call.await;
            self.heard.insert(
                number,
                Heard {
                    after: number,
                    reply: Reply::Silence,
                },
            );
        } else if let Some((_, mut stream)) = self.connections.pop_last() {
            let closed = async {
                let _ = stream.shutdown().await;
                // The server closes its side when it has seen the end of ours.
                let _ = stream.read_to_end(&mut Vec::new()).await;
            };
            let _ = tokio::time::timeout(PATIENCE, closed).await;
        }
    }

    fn end(mut self) -> Transcript {
        for (number, call) in std::mem::take(&mut self.asking) {
            call.abort();
            let (after, reply) = (number, Reply::Silence);
            self.heard.insert(number, Heard { after, reply });
        }
        self.heard
    }
}

/// Sends a request and reads the response. The connection comes back where it can go on.
async fn exchange(address: SocketAddr, bytes: &str) -> (Reply, Option<TcpStream>) {
    let Ok(mut stream) = TcpStream::connect(address).await else {
        return (Reply::Refused, None);
    };
    let _ = stream.set_nodelay(true);
    let _ = stream.write_all(bytes.as_bytes()).await;
    let mut received = Vec::new();
    loop {
        if let Some(reply) = whole_response(&received) {
            return (reply, Some(stream));
        }
        match stream.read_buf(&mut received).await {
            Ok(1..) => {}
            _ => return (Reply::Closed, None),
        }
    }
}

/// The response, once all of it is there.
fn whole_response(received: &[u8]) -> Option<Reply> {
    let text = std::str::from_utf8(received).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length")
            .then(|| value.trim().parse::<usize>().ok())?
    })?;
    (body.len() >= length).then(|| Reply::Response {
        status,
        body: body.to_owned(),
    })
}

/// The body of the call that a step makes: its number is the id.
pub(super) fn call_body(number: usize, method: &str, params: &str) -> String {
    format!(r#"{{"id":{number},"method":"{method}","params":{params}}}"#)
}

/// The path and the body by which the admin API does what a step says; nothing for calls.
pub(super) fn admin_request(step: &Step) -> Option<(String, String)> {
    match *step {
        Step::Wait { ms } => Some((
            "/__admin/clock/advance".to_owned(),
            format!(r#"{{"ms":{ms}}}"#),
        )),
        Step::Trim { session, through } => Some((
            format!("/__admin/sessions/{session}/trim"),
            format!(r#"{{"through":{through}}}"#),
        )),
        _ => None,
    }
}

/// The bootstrap key of the deployment, in the mode with keys.
pub(super) fn bootstrap_key() -> String {
    format!("lsk_{}", "A".repeat(43))
}

/// The body of the call that makes a key of a universe.
pub(super) fn key_request(universe: &str) -> String {
    json!({
        "id": 0,
        "method": "deployment/api-keys/create",
        "params": {
            "displayName": "for a demonstration",
            "scope": { "kind": "universe", "universeId": universe },
        },
    })
    .to_string()
}
