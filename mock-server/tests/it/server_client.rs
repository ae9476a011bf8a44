//! A client that sees the bytes: what a real one hides is what these tests are about.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Far more than any answer takes; a test that waits so long has failed.
pub(crate) const DEADLINE: Duration = Duration::from_secs(20);

/// One connection.
pub(crate) struct RawClient {
    stream: TcpStream,
    received: Vec<u8>,
}

/// One response, with its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RawResponse {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl RawClient {
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address)
            .await
            .expect("the server accepts connections");
        stream.set_nodelay(true).expect("the socket is open");
        RawClient {
            stream,
            received: Vec::new(),
        }
    }

    /// Sends; a server that has closed meanwhile is no failure here, but in what is read next.
    pub(crate) async fn send(&mut self, bytes: impl AsRef<[u8]>) {
        let _ = self.stream.write_all(bytes.as_ref()).await;
    }

    /// Receives one response, within the deadline.
    pub(crate) async fn receive(&mut self) -> RawResponse {
        self.receive_of("POST").await
    }

    /// Receives the response to a request with this verb.
    pub(crate) async fn receive_of(&mut self, verb: &str) -> RawResponse {
        let received = tokio::time::timeout(DEADLINE, self.receive_whenever(verb));
        received.await.expect("an answer within the deadline")
    }

    /// Receives one response however long it takes; for tests with a paused clock, where a
    /// deadline would pass at once.
    pub(crate) async fn receive_whenever(&mut self, verb: &str) -> RawResponse {
        let end = loop {
            if let Some(at) = self
                .received
                .windows(4)
                .position(|bytes| bytes == b"\r\n\r\n")
            {
                break at + 4;
            }
            assert!(
                self.read_more().await,
                "closed in the head: {:?}",
                self.received
            );
        };
        let head = String::from_utf8(self.received[..end].to_vec()).expect("a head in UTF-8");
        let mut response = RawResponse {
            head,
            body: Vec::new(),
        };
        if response.status() == 100 {
            self.received.drain(..end);
            return Box::pin(self.receive_whenever(verb)).await;
        }
        let length: usize = match response.header("content-length") {
            _ if verb == "HEAD" => 0,
            Some(length) => length.parse().expect("a length"),
            None => panic!("no length: {}", response.head),
        };
        while self.received.len() < end + length {
            assert!(self.read_more().await, "closed in the body");
        }
        response.body = self.received[end..end + length].to_vec();
        self.received.drain(..end + length);
        response
    }

    /// Whether the server closes the connection without another byte.
    pub(crate) async fn is_closed(&mut self) -> bool {
        let closed = async { self.received.is_empty() && !self.read_more().await };
        tokio::time::timeout(DEADLINE, closed)
            .await
            .unwrap_or(false)
    }

    /// Calls a method on this connection.
    pub(crate) async fn call(&mut self, method: &str, params: Value) -> Value {
        self.send(call_bytes(
            &json!({ "id": 1, "method": method, "params": params }),
        ))
        .await;
        self.receive().await.json()
    }

    /// Calls a method that succeeds; answers its data.
    pub(crate) async fn result(&mut self, method: &str, params: Value) -> Value {
        let response = self.call(method, params).await;
        assert!(response["error"].is_null(), "{method}: {response}");
        response["result"]["result"].clone()
    }

    async fn read_more(&mut self) -> bool {
        self.received.reserve(16 * 1024);
        self.stream
            .read_buf(&mut self.received)
            .await
            .is_ok_and(|count| count > 0)
    }
}

impl RawResponse {
    pub(crate) fn status(&self) -> u16 {
        let status = self.head.split(' ').nth(1).expect("a status line");
        status.parse().expect("a status")
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (found, value) = line.split_once(':')?;
            found.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("a body in UTF-8")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A request to the endpoint with this body.
pub(crate) fn post(body: &str) -> String {
    request(
        "POST",
        "/rpc",
        &[("content-type", "application/json")],
        body,
    )
}

/// A call with this envelope.
pub(crate) fn call_bytes(envelope: &Value) -> String {
    post(&envelope.to_string())
}

/// A request that every server answers with success.
pub(crate) fn good_call() -> String {
    call_bytes(&json!({ "id": 7, "method": "initialize" }))
}

/// Any request; the length is added.
pub(crate) fn request(verb: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!("{verb} {path} HTTP/1.1\r\nhost: test\r\n");
    for (name, value) in headers {
        let _ = write!(text, "{name}: {value}\r\n");
    }
    let _ = write!(text, "content-length: {}\r\n\r\n{body}", body.len());
    text
}

/// The session that tests with a waiting reader use.
pub(crate) const SESSION: &str = "waiting";

/// Starts the session and answers the number of its newest event.
pub(crate) async fn start_session(client: &mut RawClient) -> u64 {
    client
        .result("session/start", json!({ "sessionId": SESSION }))
        .await;
    let params = json!({ "sessionId": SESSION, "limit": 512 });
    let page = client.result("session/events/read", params).await;
    page["headCursor"]["seq"].as_u64().expect("a head")
}

/// A read of what comes after this event, with the id `reader`.
pub(crate) fn read_bytes(after: u64, wait_ms: u64) -> String {
    call_bytes(
        &json!({ "id": "reader", "method": "session/events/read", "params": {
            "sessionId": SESSION, "after": { "seq": after }, "waitMs": wait_ms,
        }}),
    )
}

/// Waits until so many readers are parked, yielding to the server in between.
pub(crate) async fn until_parked(gateway: &mock_server::FakeGateway, count: usize) {
    let parked = async {
        while gateway.parked() != count {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(DEADLINE, parked)
        .await
        .unwrap_or_else(|_| panic!("{} readers parked instead of {count}", gateway.parked()));
}

/// Starts a gateway behind one of the doors.
pub(crate) async fn start_behind(
    builder: mock_server::FakeGatewayBuilder,
    direct: bool,
) -> mock_server::FakeGateway {
    let builder = if direct { builder.direct() } else { builder };
    builder.start().await.expect("a free port")
}

/// A gateway behind each of the doors, for rules that must hold behind both.
pub(crate) async fn behind_both_doors() -> [mock_server::FakeGateway; 2] {
    let builder = mock_server::FakeGateway::builder;
    [
        start_behind(builder(), false).await,
        start_behind(builder(), true).await,
    ]
}

/// Sends each request on a connection of its own, hands its response to `check`, and sees to it
/// that the next request is served: on the same connection unless the server announced its end.
pub(crate) async fn check(cases: &[(&str, String)], check: impl Fn(&str, &RawResponse)) {
    for gateway in behind_both_doors().await {
        for (name, bytes) in cases {
            let mut client = RawClient::connect(gateway.address()).await;
            client.send(bytes).await;
            let verb = bytes.split(' ').next().expect("a verb");
            let response = client.receive_of(verb).await;
            check(name, &response);
            if response.header("connection") == Some("close") {
                client = RawClient::connect(gateway.address()).await;
            }
            client.send(good_call()).await;
            let next = client.receive().await;
            assert_eq!(next.status(), 200, "the request after {name}");
            assert_eq!(next.json()["id"], 7, "the request after {name}");
        }
    }
}

/// A refusal is for people, and never empty.
pub(crate) fn assert_plain_text(name: &str, response: &RawResponse) {
    let kind = response.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("text/plain"), "{name}: {response:?}");
    assert!(!response.body.is_empty(), "{name}: the body says why");
}
