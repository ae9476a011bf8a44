//! A connection of a client that sees the bytes, and how the server ends it.

use std::io::ErrorKind;

use mock_server::FakeGateway;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::server_client::DEADLINE;

/// How a connection ended, as far as its client can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It has not: the response is whole by its length.
    Open,
    /// The server closed in good order.
    Fin,
    /// The server reset it.
    Reset,
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) bytes: Vec<u8>,
    pub(crate) end: End,
}

impl Seen {
    /// Where the body begins.
    pub(crate) fn body_at(&self) -> usize {
        let blank = self.bytes.windows(4).position(|part| part == b"\r\n\r\n");
        blank.map_or(self.bytes.len(), |at| at + 4)
    }

    pub(crate) fn head(&self) -> &[u8] {
        &self.bytes[..self.body_at()]
    }

    pub(crate) fn body(&self) -> &[u8] {
        &self.bytes[self.body_at()..]
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(self.body())
            .unwrap_or_else(|error| panic!("{error}: {}", self.bytes.escape_ascii()))
    }

    /// The data of a call that succeeded.
    pub(crate) fn result(&self) -> Value {
        let response = self.json();
        assert!(response["error"].is_null(), "{response}");
        response["result"]["result"].clone()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// A connection on which one request was sent.
pub(crate) struct Conn {
    stream: TcpStream,
    bytes: Vec<u8>,
}

impl Conn {
    /// Sends a request on a connection of its own.
    pub(crate) async fn send(gateway: &FakeGateway, request: &str) -> Self {
        let mut stream = TcpStream::connect(gateway.address())
            .await
            .expect("the server accepts connections");
        stream.set_nodelay(true).expect("the socket is open");
        stream
            .write_all(request.as_bytes())
            .await
            .expect("the server takes the request");
        let bytes = Vec::new();
        Conn { stream, bytes }
    }

    /// Reads until the response is whole by its length, or the connection ends.
    pub(crate) async fn whole(mut self) -> Seen {
        loop {
            let seen = Seen {
                bytes: self.bytes.clone(),
                end: End::Open,
            };
            let announced = announced(seen.head());
            if announced.is_some_and(|length| seen.body().len() >= length) {
                return seen;
            }
            if let Err(end) = self.more().await {
                return Seen { end, ..seen };
            }
        }
    }

    /// Reads until the connection ends.
    pub(crate) async fn until_the_end(mut self) -> Seen {
        loop {
            if let Err(end) = self.more().await {
                let bytes = self.bytes;
                return Seen { bytes, end };
            }
        }
    }

    /// Reads until there are so many bytes.
    pub(crate) async fn at_least(&mut self, count: usize) {
        while self.bytes.len() < count {
            let more = self.more().await;
            more.unwrap_or_else(|end| panic!("{end:?} after {}", self.bytes.escape_ascii()));
        }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Whether a byte has come that was not read.
    pub(crate) fn has_more(&mut self) -> bool {
        let mut some = [0; 1];
        self.stream.try_read(&mut some).is_ok()
    }

    async fn more(&mut self) -> Result<(), End> {
        self.bytes.reserve(16 * 1024);
        let read = tokio::time::timeout(DEADLINE, self.stream.read_buf(&mut self.bytes));
        match read.await.expect("something happens within the deadline") {
            Ok(1..) => Ok(()),
            Ok(0) => Err(End::Fin),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => Err(End::Reset),
            Err(error) => panic!("{error}"),
        }
    }
}

/// The length that a head announces; nothing before the head is whole.
fn announced(head: &[u8]) -> Option<usize> {
    let head = std::str::from_utf8(head).ok()?;
    let head = head.strip_suffix("\r\n\r\n")?;
    let header = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))?;
    header.parse().ok()
}
