//! Sends requests, records what comes back, and breaks connections where a check says so.

use std::io;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::check::Check;
use crate::lock::locked;
use crate::record::exchange::{Ending, Exchange, NoAnswer, Span, Stage};
use crate::record::journal::Journal;
use crate::record::ledger::Ledger;
use crate::target::Target;
use crate::target::budgets::Spending;
use crate::target::http::{self, Decoder, Encoded, Part};
use crate::target::request::{Cut, Request};

/// A connection idle for longer than this is not used again: the target may be about to close it.
const IDLE_MAX: Duration = Duration::from_secs(2);

/// The one way to the target: every exchange of a run goes through here and is recorded.
pub(crate) struct Transport {
    pub(crate) target: Target,
    pub(crate) journal: Journal,
    pub(crate) ledger: Ledger,
    pub(crate) spending: Spending,
    idle: Mutex<Vec<(TcpStream, Instant)>>,
}

impl Transport {
    /// A transport watched by the oracles of these checks.
    pub(crate) fn new(target: Target, watching: impl Iterator<Item = &'static Check>) -> Self {
        let journal = Journal::new(target.dialect, watching);
        Transport {
            spending: Spending::new(target.budgets),
            target,
            journal,
            ledger: Ledger::default(),
            idle: Mutex::new(Vec::new()),
        }
    }

    /// Sends a request and waits for its end, which is never an error of this function.
    pub(crate) async fn send(&self, sender: &str, request: Request) -> Exchange {
        let sent = self.journal.tick();
        let request = request.with_default_id(sent);
        self.ledger.sending(sender, &request);
        let limit = self.limit(&request);
        let started = Instant::now();
        let ending = match tokio::time::timeout(limit, self.transfer(&request)).await {
            Ok(ending) => ending,
            Err(_) => Ending::Broken(NoAnswer {
                stage: Stage::Timeout,
                detail: format!("no whole answer within {} ms", limit.as_millis()),
            }),
        };
        let elapsed = started.elapsed();
        let exchange = self.journal.record(|done| {
            let span = Span {
                sent,
                done,
                elapsed,
            };
            Exchange::new(sender, self.target.dialect, request, ending, span)
        });
        self.ledger.answered(&exchange);
        exchange
    }

    /// The longest this request may take: what it asks the target to wait comes on top.
    fn limit(&self, request: &Request) -> Duration {
        let Target {
            timeouts, dialect, ..
        } = &self.target;
        request
            .own_timeout()
            .unwrap_or(timeouts.call() + dialect.wait_of(request))
    }

    async fn transfer(&self, request: &Request) -> Ending {
        let headers = self.target.headers_of(request.caller());
        let call = http::encode(
            &self.target.endpoint,
            request.http_method(),
            headers.lines().chain(request.own_headers()),
            request.declared_type(),
            &request.body(),
        );
        let mut stream = match self.connection().await {
            Ok(stream) => stream,
            Err(why) => {
                let (host, port) = self.target.endpoint.address();
                let detail = format!("cannot connect to {host} port {port}: {}", describe(&why));
                return Ending::Broken(NoAnswer {
                    stage: Stage::Connect,
                    detail,
                });
            }
        };
        match talk(&mut stream, &call, request.cut_at()).await {
            Ok(Talk::Cut(cut)) => Ending::Cut(cut),
            Ok(Talk::Whole(decoded)) => {
                if decoded.reusable {
                    self.give_back(stream);
                }
                Ending::Answered(decoded.response)
            }
            Err(detail) => Ending::Broken(NoAnswer {
                stage: Stage::Transfer,
                detail,
            }),
        }
    }

    /// An idle connection that is still open, or a new one.
    async fn connection(&self) -> io::Result<TcpStream> {
        loop {
            let idle = locked(&self.idle).pop();
            let Some((stream, since)) = idle else { break };
            let silent = matches!(
                stream.try_read(&mut [0]),
                Err(why) if why.kind() == io::ErrorKind::WouldBlock
            );
            if silent && since.elapsed() < IDLE_MAX {
                return Ok(stream);
            }
        }
        let stream = TcpStream::connect(self.target.endpoint.address()).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Lets go of all connections that are not in use: the target has closed them, or is about to.
    pub(crate) fn drop_idle(&self) {
        locked(&self.idle).clear();
    }

    fn give_back(&self, stream: TcpStream) {
        let mut idle = locked(&self.idle);
        idle.push((stream, Instant::now()));
    }
}

/// What an exchange came to, unless the connection broke.
enum Talk {
    Whole(http::Decoded),
    Cut(Cut),
}

/// Sends a request and reads its response, or as much of either as the cut leaves.
async fn talk(stream: &mut TcpStream, call: &Encoded, cut: Option<Cut>) -> Result<Talk, String> {
    let upto = match cut {
        Some(Cut::InRequest) => usize::midpoint(call.head, call.bytes.len()),
        _ => call.bytes.len(),
    };
    // A target may answer and close before it has read everything: its answer still counts.
    let written = stream.write_all(&call.bytes[..upto]).await.err();
    match (cut, written) {
        (Some(cut @ (Cut::InRequest | Cut::AfterSend)), None) => Ok(Talk::Cut(cut)),
        (Some(Cut::InRequest | Cut::AfterSend), Some(why)) => Err(broke(&why)),
        (Some(cut @ Cut::WhenAnswered), written) => match stream.peek(&mut [0]).await {
            Ok(1..) => Ok(Talk::Cut(cut)),
            Ok(0) => Decoder::default().finish().map(Talk::Whole),
            Err(why) => Err(broke(&written.unwrap_or(why))),
        },
        (Some(cut @ Cut::InHead), written) => read(stream, written, Some((cut, Part::Head))).await,
        (Some(cut @ Cut::InBody), written) => read(stream, written, Some((cut, Part::Body))).await,
        (None, written) => read(stream, written, None).await,
    }
}

/// Reads one response, up to the first bytes of a part of it if it is to be cut there. `written` is
/// what went wrong while the request was sent.
async fn read(
    stream: &mut TcpStream,
    written: Option<io::Error>,
    cut: Option<(Cut, Part)>,
) -> Result<Talk, String> {
    let mut decoder = Decoder::default();
    // What is to be cut is read byte by byte: a greater piece might be all of it.
    let mut buffer = vec![0; if cut.is_some() { 1 } else { 64 << 10 }];
    loop {
        match stream.read(&mut buffer).await {
            Ok(0) => return decoder.finish().map(Talk::Whole),
            Ok(count) => {
                if let Some(decoded) = decoder.push(&buffer[..count])? {
                    return Ok(Talk::Whole(decoded));
                }
            }
            Err(why) => return Err(broke(&written.unwrap_or(why))),
        }
        if let Some((cut, part)) = cut
            && decoder.reached() == Some(part)
        {
            return Ok(Talk::Cut(cut));
        }
    }
}

fn broke(why: &io::Error) -> String {
    format!("the connection broke: {}", describe(why))
}

/// An error of the operating system without its number, which differs between systems.
fn describe(why: &io::Error) -> String {
    match why.raw_os_error() {
        Some(_) => why.kind().to_string(),
        None => why.to_string(),
    }
}
