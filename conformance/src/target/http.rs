//! The little of HTTP/1.1 that the suite speaks, as pure functions over bytes.

use bytes::Bytes;

use crate::record::exchange::Response;
use crate::target::endpoint::Endpoint;

/// A response may not be longer than this.
const RESPONSE_MAX: usize = 64 << 20;

/// A response's head may not be longer than this.
const HEAD_MAX: usize = 256 << 10;

/// The bytes of a request, nearly always a POST.
pub(crate) struct Encoded {
    pub(crate) bytes: Vec<u8>,
    /// How many of them are the head.
    pub(crate) head: usize,
}

/// Writes a request under this HTTP method, with these headers besides those that it cannot do
/// without. An empty content type is none.
pub(crate) fn encode<'a>(
    endpoint: &Endpoint,
    verb: &str,
    headers: impl Iterator<Item = (&'a str, &'a str)>,
    content_type: &str,
    body: &[u8],
) -> Encoded {
    let mut head = format!(
        "{verb} {} HTTP/1.1\r\nhost: {}\r\ncontent-length: {}\r\naccept: application/json\r\n",
        endpoint.request_target(),
        endpoint.authority(),
        body.len(),
    );
    if !content_type.is_empty() {
        head.push_str("content-type: ");
        head.push_str(content_type);
        head.push_str("\r\n");
    }
    for (name, value) in headers {
        head.push_str(name);
        head.push_str(": ");
        head.push_str(value);
        head.push_str("\r\n");
    }
    head.push_str("\r\n");
    let mut bytes = head.into_bytes();
    let head = bytes.len();
    bytes.extend_from_slice(body);
    Encoded { bytes, head }
}

/// Reads one response from the bytes of a connection, in pieces of any size.
#[derive(Debug, Default)]
pub(crate) struct Decoder {
    bytes: Vec<u8>,
    head: Option<Head>,
    chunks: Chunks,
}

/// What has been read of a chunked body, so that no byte is looked at twice.
#[derive(Debug, Default)]
struct Chunks {
    body: Vec<u8>,
    /// How many bytes of the encoded body are read.
    at: usize,
}

/// A part of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Head,
    Body,
}

/// A response, and whether the connection can be used again.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Decoded {
    pub(crate) response: Response,
    pub(crate) reusable: bool,
}

#[derive(Debug)]
struct Head {
    status: u16,
    headers: Vec<(String, String)>,
    length: usize,
    body: BodyLength,
    keep_alive: bool,
}

#[derive(Clone, Copy, Debug)]
enum BodyLength {
    Known(usize),
    Chunked,
    UntilEnd,
}

impl Decoder {
    /// Adds bytes of the connection; returns the response as soon as it is whole.
    pub(crate) fn push(&mut self, bytes: &[u8]) -> Result<Option<Decoded>, String> {
        self.bytes.extend_from_slice(bytes);
        if self.bytes.len() > RESPONSE_MAX {
            return Err(format!("the response is longer than {RESPONSE_MAX} bytes"));
        }
        self.advance(false)
    }

    /// Tells that the connection ended.
    pub(crate) fn finish(&mut self) -> Result<Decoded, String> {
        match self.advance(true)? {
            Some(decoded) => Ok(decoded),
            None if self.bytes.is_empty() => {
                Err("the connection was closed before any byte of an answer".to_owned())
            }
            None => Err(format!(
                "the connection was closed in the middle of an answer, after {} bytes",
                self.bytes.len()
            )),
        }
    }

    /// The part that the last byte belongs to, of a response that is not whole yet; `None` before
    /// its first byte.
    pub(crate) fn reached(&self) -> Option<Part> {
        match &self.head {
            Some(head) if self.bytes.len() > head.length => Some(Part::Body),
            Some(_) => Some(Part::Head),
            None => (!self.bytes.is_empty()).then_some(Part::Head),
        }
    }

    fn advance(&mut self, ended: bool) -> Result<Option<Decoded>, String> {
        if self.head.is_none() {
            self.head = self.read_head()?;
            if self.head.is_none() && self.bytes.len() > HEAD_MAX {
                return Err(format!("the answer's head is longer than {HEAD_MAX} bytes"));
            }
        }
        let Some(head) = &self.head else {
            return Ok(None);
        };
        let rest = &self.bytes[head.length..];
        let (body, surplus) = match head.body {
            BodyLength::Known(length) if rest.len() >= length => {
                (Bytes::copy_from_slice(&rest[..length]), rest.len() > length)
            }
            BodyLength::Chunked => match self.chunks.read(rest)? {
                Some(used) => (
                    std::mem::take(&mut self.chunks.body).into(),
                    rest.len() > used,
                ),
                None => return Ok(None),
            },
            BodyLength::UntilEnd if ended => (Bytes::copy_from_slice(rest), false),
            BodyLength::Known(_) | BodyLength::UntilEnd => return Ok(None),
        };
        let reusable = head.keep_alive && !surplus && !ended;
        let response = Response::new(head.status, head.headers.clone(), body);
        Ok(Some(Decoded { response, reusable }))
    }

    /// Reads the head, skipping interim responses.
    fn read_head(&mut self) -> Result<Option<Head>, String> {
        loop {
            let mut slots = [httparse::EMPTY_HEADER; 128];
            let mut parsed = httparse::Response::new(&mut slots);
            let length = match parsed.parse(&self.bytes) {
                Ok(httparse::Status::Complete(length)) => length,
                Ok(httparse::Status::Partial) => return Ok(None),
                Err(why) => return Err(format!("the answer is not HTTP: {why}")),
            };
            let status = parsed.code.unwrap_or_default();
            if (100..200).contains(&status) {
                self.bytes.drain(..length);
                continue;
            }
            let headers: Vec<(String, String)> = parsed
                .headers
                .iter()
                .map(|header| {
                    let value = String::from_utf8_lossy(header.value).trim().to_owned();
                    (header.name.to_ascii_lowercase(), value)
                })
                .collect();
            let has = |name: &str, word: &str| {
                headers.iter().any(|(key, value)| {
                    key == name
                        && value
                            .to_ascii_lowercase()
                            .split(',')
                            .any(|part| part.trim() == word)
                })
            };
            let body = if matches!(status, 204 | 304) {
                BodyLength::Known(0)
            } else if has("transfer-encoding", "chunked") {
                BodyLength::Chunked
            } else {
                match headers.iter().find(|(key, _)| key == "content-length") {
                    Some((_, value)) => BodyLength::Known(
                        value
                            .parse()
                            .map_err(|_| format!("content-length is {value:?}"))?,
                    ),
                    None => BodyLength::UntilEnd,
                }
            };
            let keep_alive = parsed.version == Some(1) && !has("connection", "close");
            return Ok(Some(Head {
                status,
                headers,
                length,
                body,
                keep_alive,
            }));
        }
    }
}

impl Chunks {
    /// Goes on reading; how many bytes the encoded body took, once it is whole.
    fn read(&mut self, bytes: &[u8]) -> Result<Option<usize>, String> {
        loop {
            let (used, size) = match httparse::parse_chunk_size(&bytes[self.at..]) {
                Ok(httparse::Status::Complete(parsed)) => parsed,
                Ok(httparse::Status::Partial) => return Ok(None),
                Err(_) => return Err("the answer's chunks are malformed".to_owned()),
            };
            let at = self.at + used;
            if size == 0 {
                return Ok(trailer_end(&bytes[at..])?.map(|end| at + end));
            }
            let size = usize::try_from(size)
                .unwrap_or(usize::MAX)
                .min(RESPONSE_MAX);
            let Some(chunk) = bytes.get(at..at + size) else {
                return Ok(None);
            };
            let Some(line_end) = bytes.get(at + size..at + size + 2) else {
                return Ok(None);
            };
            if line_end != b"\r\n" {
                return Err("the answer's chunks are malformed".to_owned());
            }
            self.body.extend_from_slice(chunk);
            self.at = at + size + 2;
        }
    }
}

/// Where the trailer after the last chunk ends.
fn trailer_end(bytes: &[u8]) -> Result<Option<usize>, String> {
    let mut slots = [httparse::EMPTY_HEADER; 16];
    match httparse::parse_headers(bytes, &mut slots) {
        Ok(httparse::Status::Complete((used, _))) => Ok(Some(used)),
        Ok(httparse::Status::Partial) => Ok(None),
        Err(why) => Err(format!("the answer's trailer is malformed: {why}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{Decoded, Decoder, Part};

    /// Feeds the bytes in pieces of `size`, then the end of the connection.
    fn decode(bytes: &[u8], size: usize) -> Result<Decoded, String> {
        let mut decoder = Decoder::default();
        for piece in bytes.chunks(size) {
            if let Some(decoded) = decoder.push(piece)? {
                return Ok(decoded);
            }
        }
        decoder.finish()
    }

    #[test]
    fn a_response_is_read_from_pieces_of_any_size() {
        let cases: &[(&[u8], u16, &str, bool)] = &[
            (b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}", 200, "{}", true),
            (b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", 200, "", true),
            (b"HTTP/1.1 400 Bad\r\nconnection: close\r\ncontent-length: 2\r\n\r\nno", 400, "no", false),
            (b"HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\n{}", 200, "{}", false),
            (b"HTTP/1.1 200 OK\r\n\r\nall of it", 200, "all of it", false),
            (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 None\r\n\r\n", 204, "", true),
            (
                b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n",
                200,
                "abc0123456789",
                true,
            ),
            (
                b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\nx: y\r\n\r\n",
                200,
                "a",
                true,
            ),
        ];
        for (bytes, status, body, reusable) in cases {
            for size in 1..=bytes.len() {
                let decoded = decode(bytes, size).unwrap_or_else(|why| panic!("{why}: {bytes:?}"));
                assert_eq!(decoded.response.status, *status);
                assert_eq!(decoded.response.body, body.as_bytes());
                assert_eq!(decoded.reusable, *reusable, "{bytes:?}");
            }
        }
    }

    #[test]
    fn a_byte_of_the_head_is_told_from_one_of_the_body() {
        let head = b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n";
        let mut decoder = Decoder::default();
        assert_eq!(decoder.reached(), None);
        for byte in head {
            assert_eq!(decoder.push(&[*byte]), Ok(None));
            assert_eq!(decoder.reached(), Some(Part::Head));
        }
        for byte in b"{}" {
            assert_eq!(decoder.push(&[*byte]), Ok(None));
            assert_eq!(decoder.reached(), Some(Part::Body));
        }
        assert!(matches!(decoder.push(b" "), Ok(Some(_))));
    }

    #[test]
    fn what_is_no_whole_response_is_named() {
        let mut endless = b"HTTP/1.1 200 OK\r\nx: ".to_vec();
        endless.resize(super::HEAD_MAX + 64, b'a');
        let cases: &[(&[u8], &str)] = &[
            (b"", "before any byte"),
            (
                b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nabc",
                "in the middle",
            ),
            (
                b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab",
                "in the middle",
            ),
            (
                b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
                "malformed",
            ),
            (
                b"HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n",
                "content-length",
            ),
            (b"SSH-2.0-OpenSSH_9.6\r\n", "not HTTP"),
            (&endless, "head is longer"),
        ];
        for (bytes, expected) in cases {
            let why = decode(bytes, 4096).expect_err("no whole response");
            assert!(why.contains(expected), "{why:?} should say {expected:?}");
        }
    }
}
