//! One kept connection of a client that costs little: the same for everything that is measured.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// More headers than any of the servers sends.
const MAX_HEADERS: usize = 64;

/// A connection with at most one request at a time.
pub(crate) struct Client {
    stream: TcpStream,
    received: Vec<u8>,
}

/// A response.
pub(crate) struct Answer<'a> {
    pub(crate) status: u16,
    pub(crate) body: &'a [u8],
}

/// What the head of a response says.
#[derive(Clone, Copy)]
struct Head {
    status: u16,
    bytes: usize,
    /// `None`: in chunks.
    body: Option<usize>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client {
            stream,
            received: Vec::with_capacity(16 * 1024),
        })
    }

    /// Sends a request and reads its response.
    pub(crate) async fn exchange(&mut self, request: &[u8]) -> io::Result<Answer<'_>> {
        self.send(request).await?;
        self.receive().await
    }

    pub(crate) async fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.stream.write_all(request).await
    }

    pub(crate) async fn receive(&mut self) -> io::Result<Answer<'_>> {
        self.received.clear();
        let mut head = None;
        loop {
            if self.stream.read_buf(&mut self.received).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if head.is_none() {
                head = Head::read(&self.received)?;
            }
            let Some(head) = head else { continue };
            let body = self.received.get(head.bytes..).unwrap_or_default();
            let whole = match head.body {
                Some(length) => body.len() >= length,
                // Nothing follows the last chunk, for there is one request at a time.
                None => body.ends_with(b"0\r\n\r\n"),
            };
            if whole {
                return Ok(Answer {
                    status: head.status,
                    body: &self.received[head.bytes..],
                });
            }
        }
    }
}

impl Head {
    /// `None` while more has to come.
    fn read(received: &[u8]) -> io::Result<Option<Self>> {
        let mut headers = [httparse::EMPTY_HEADER; MAX_HEADERS];
        let mut response = httparse::Response::new(&mut headers);
        let parsed = response.parse(received).map_err(io::Error::other)?;
        let httparse::Status::Complete(bytes) = parsed else {
            return Ok(None);
        };
        let length = response
            .headers
            .iter()
            .find(|header| header.name.eq_ignore_ascii_case("content-length"))
            .and_then(|header| std::str::from_utf8(header.value).ok()?.trim().parse().ok());
        Ok(Some(Head {
            status: response.code.unwrap_or_default(),
            bytes,
            body: length,
        }))
    }
}

/// Writes a request with a JSON body over the one that is there.
pub(crate) fn post(request: &mut Vec<u8>, body: &str) {
    request.clear();
    let head =
        "POST /rpc HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ";
    for part in [head, &body.len().to_string(), "\r\n\r\n", body] {
        request.extend_from_slice(part.as_bytes());
    }
}

/// The call of a method with these parameters, as JSON.
pub(crate) fn call(id: u32, method: &str, params: &str) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"{method}","params":{params}}}"#)
}
