//! A tiny HTTP server that answers as a test says, well or badly.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::{Value, json};

/// A request as it came.
pub(crate) struct Received {
    /// How many came before it.
    pub(crate) index: usize,
    /// The head, as text.
    pub(crate) head: String,
    /// The whole request.
    pub(crate) bytes: Vec<u8>,
    /// The body; null when it is no JSON.
    pub(crate) json: Value,
}

/// What to do about it.
pub(crate) enum Reply {
    /// An HTTP response.
    Http(u16, &'static str, String),
    /// Nothing, ever.
    Hang,
    /// Close the connection.
    Close,
    /// Close the connection, all others and the port.
    Stop,
    /// Whatever this server says.
    Forward(SocketAddr),
    /// These bytes.
    Verbatim(Vec<u8>),
}

impl Reply {
    /// A JSON response.
    pub(crate) fn json(body: &Value) -> Self {
        Reply::Http(200, "application/json", body.to_string())
    }
}

/// A good answer to `initialize`.
pub(crate) fn initialized(id: &Value) -> Reply {
    Reply::json(&json!({ "id": id, "result": { "result": {
        "protocolVersion": "lightspeed.agent.api.v1",
        "serverInfo": {
            "name": "test",
            "version": "0",
            "gitSha": "0",
            "envd": { "version": "0", "gitSha": "0", "protocolVersion": 1, "targets": [] },
        },
        "capabilities": {
            "notifications": false, "historyRead": true, "eventLog": true, "localExecution": false,
        },
        "caller": { "groups": [], "scope": { "kind": "deployment" }, "single": true },
    } } }))
}

/// A server on a port of its own. It runs until the test's process ends or it is told to stop.
pub(crate) struct Server {
    address: SocketAddr,
    received: Arc<AtomicUsize>,
}

type Answer = dyn Fn(&Received) -> Reply + Send + Sync;

struct Shared {
    answer: Box<Answer>,
    received: Arc<AtomicUsize>,
    stopped: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
    address: SocketAddr,
}

impl Server {
    pub(crate) fn start(answer: impl Fn(&Received) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let received = Arc::new(AtomicUsize::new(0));
        let shared = Arc::new(Shared {
            answer: Box::new(answer),
            received: Arc::clone(&received),
            stopped: AtomicBool::new(false),
            open: Mutex::default(),
            address,
        });
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                if shared.stopped.load(Ordering::SeqCst) {
                    return;
                }
                let shared = Arc::clone(&shared);
                thread::spawn(move || shared.serve(stream));
            }
        });
        Server { address, received }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/rpc", self.address)
    }

    /// How many requests came.
    pub(crate) fn received(&self) -> usize {
        self.received.load(Ordering::SeqCst)
    }
}

impl Shared {
    fn serve(&self, mut stream: TcpStream) {
        if let Ok(copy) = stream.try_clone() {
            self.open.lock().expect("no thread panicked").push(copy);
        }
        while let Some(request) = read_request(&mut stream) {
            let index = self.received.fetch_add(1, Ordering::SeqCst);
            let request = Received { index, ..request };
            match (self.answer)(&request) {
                Reply::Http(status, content_type, body) => {
                    let length = body.len();
                    let head = format!(
                        "HTTP/1.1 {status} X\r\ncontent-type: {content_type}\r\ncontent-length: {length}\r\n\r\n"
                    );
                    if stream
                        .write_all(format!("{head}{body}").as_bytes())
                        .is_err()
                    {
                        return;
                    }
                }
                Reply::Hang => {
                    // Until the other side gives up.
                    let _ = stream.read(&mut [0]);
                    return;
                }
                Reply::Close => {
                    // The copy that is kept for `Stop` would hold the connection open.
                    let _ = stream.shutdown(std::net::Shutdown::Both);
                    return;
                }
                Reply::Stop => {
                    self.stopped.store(true, Ordering::SeqCst);
                    for stream in self.open.lock().expect("no thread panicked").iter() {
                        let _ = stream.shutdown(std::net::Shutdown::Both);
                    }
                    // Wakes the listener, which then leaves and closes the port.
                    let _ = TcpStream::connect(self.address);
                    return;
                }
                Reply::Forward(to) => {
                    let Some(answer) = forwarded(to, &request.bytes) else {
                        return;
                    };
                    if stream.write_all(&answer).is_err() {
                        return;
                    }
                }
                Reply::Verbatim(answer) => {
                    if stream.write_all(&answer).is_err() {
                        return;
                    }
                }
            }
        }
    }
}

/// What another server says to these bytes.
pub(crate) fn forwarded(to: SocketAddr, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut server = TcpStream::connect(to).ok()?;
    server.write_all(bytes).ok()?;
    read_message(&mut server)
}

/// What another server answers to a call.
pub(crate) fn called(to: SocketAddr, method: &str, params: &Value) -> Option<Value> {
    let body = json!({ "id": 1, "method": method, "params": params }).to_string();
    let length = body.len();
    let head = format!(
        "POST /rpc HTTP/1.1\r\nhost: {to}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    );
    body_of(&forwarded(to, format!("{head}{body}").as_bytes())?)
}

/// The body of an HTTP message, when it is JSON.
pub(crate) fn body_of(message: &[u8]) -> Option<Value> {
    serde_json::from_slice(&message[head_end(message)?..]).ok()
}

fn read_request(stream: &mut TcpStream) -> Option<Received> {
    let bytes = read_message(stream)?;
    let end = head_end(&bytes)?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let json = serde_json::from_slice(&bytes[end..]).unwrap_or_default();
    Some(Received {
        index: 0,
        head,
        bytes,
        json,
    })
}

/// One HTTP message with a content length.
fn read_message(stream: &mut TcpStream) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        if let Some(end) = head_end(&bytes) {
            let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
            let length: usize = head
                .lines()
                .find_map(|line| line.strip_prefix("content-length:"))
                .and_then(|value| value.trim().parse().ok())
                .unwrap_or_default();
            if bytes.len() >= end + length {
                return Some(bytes);
            }
        }
        match stream.read(&mut buffer) {
            Ok(0) | Err(_) => return None,
            Ok(count) => bytes.extend_from_slice(&buffer[..count]),
        }
    }
}

fn head_end(bytes: &[u8]) -> Option<usize> {
    bytes
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .map(|at| at + 4)
}
