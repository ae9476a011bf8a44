//! How fast one of a thousand waiting readers gets its event, and how fast other calls are meanwhile.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::client::{Client, call, post};
use crate::load::{nanos_since, p99_ms};
use crate::mix::head_cursor;
use crate::setup::Setup;
use crate::table::{Rounds, Row, shown};

const READERS: usize = 1000;
/// Milliseconds from the call that makes an event to the answer of the reader that waits for it.
const WAKE: f64 = 5.0;
/// Milliseconds of another call.
const OTHERS: f64 = 10.0;
/// How many connections make other calls, and how long each rests after one.
const CALLERS: usize = 8;
const REST: Duration = Duration::from_millis(2);
/// How long a reader waits at most: longer than anything here takes.
const WAIT_MS: u32 = 30_000;

/// When a reader was answered, and which one.
type Woken = (usize, Instant);

pub(super) async fn measure(setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    let program = setup.program()?;
    let address = program.address;
    let mut control = Control::connect(address).await?;
    let (woken, mut waking) = mpsc::unbounded_channel();
    let mut readers = Vec::new();
    for reader in 0..READERS {
        let session = format!("reader-{reader}");
        control.start(&session).await?;
        let client = connect(address).await?;
        readers.push(tokio::spawn(read(client, reader, session, woken.clone())));
    }
    let (mut wakes, mut others) = (Rounds::default(), Rounds::default());
    let mut next = 0;
    for _ in 0..setup.rounds() {
        let (wanted, callers) = callers(address).await?;
        let mut latencies = Vec::new();
        for _ in 0..setup.wakes() {
            // The one that has been woken longest ago has long since gone to sleep again.
            let reader = next % READERS;
            next += 1;
            let began = Instant::now();
            control.append(&format!("reader-{reader}"), next).await?;
            let (who, when) = answer(&mut waking).await?;
            if who != reader {
                return Err(format!("reader {who} woke for an event of {reader}"));
            }
            let nanos = when.duration_since(began).as_nanos();
            latencies.push(u32::try_from(nanos).unwrap_or(u32::MAX));
        }
        drop(wanted);
        let mut meanwhile = Vec::new();
        for caller in callers {
            let ended = caller
                .await
                .map_err(|error| format!("a caller broke: {error}"))?;
            meanwhile.extend(ended?);
        }
        latencies.sort_unstable();
        meanwhile.sort_unstable();
        wakes.push(p99_ms(&latencies));
        others.push(p99_ms(&meanwhile));
    }
    for reader in &readers {
        reader.abort();
    }
    let all = all_at_once(address, &mut control, setup).await?;
    Ok(vec![
        Row::at_most(
            format!("program: {READERS} parked readers, one of them wakes: p99, ms"),
            WAKE,
            wakes.median(),
            &wakes.spread(" ms"),
        ),
        Row::at_most(
            "program: other calls meanwhile: p99, ms",
            OTHERS,
            others.median(),
            &others.spread(" ms"),
        ),
        Row::told(
            format!("program: {READERS} readers of one session, all wake: the last one"),
            format!("{}{}", shown(all.median()), all.spread(" ms")),
        ),
    ])
}

/// When readers that do not wait are given up.
const ALL_WAIT_WITHIN: Duration = Duration::from_secs(20);

/// The connection that makes things happen.
struct Control {
    client: Client,
    request: Vec<u8>,
}

impl Control {
    async fn connect(address: SocketAddr) -> Result<Self, String> {
        Ok(Control {
            client: connect(address).await?,
            request: Vec::new(),
        })
    }

    async fn start(&mut self, session: &str) -> Result<(), String> {
        let params = format!(r#"{{"sessionId":"{session}"}}"#);
        self.call("session/start", &params).await
    }

    /// Makes one event.
    async fn append(&mut self, session: &str, number: usize) -> Result<(), String> {
        let entry = format!(r#"{{"key":"note","item":{{"type":"text","text":"note {number}"}}}}"#);
        let params = format!(r#"{{"sessionId":"{session}","entries":[{entry}]}}"#);
        self.call("session/context/append", &params).await
    }

    /// Returns when all readers wait, and nobody else.
    async fn all_wait(&mut self, address: SocketAddr) -> Result<(), String> {
        let request = format!("GET /__admin/state HTTP/1.1\r\nhost: {address}\r\n\r\n");
        let began = Instant::now();
        loop {
            let answer = self.client.exchange(request.as_bytes()).await;
            let answer = answer.map_err(|error| format!("a connection broke: {error}"))?;
            let state: Value = serde_json::from_slice(answer.body)
                .map_err(|error| format!("the state of the program is no JSON: {error}"))?;
            if state["parked"].as_u64() == Some(READERS as u64) {
                return Ok(());
            }
            if began.elapsed() > ALL_WAIT_WITHIN {
                return Err(format!("{} of {READERS} readers wait", state["parked"]));
            }
        }
    }

    async fn call(&mut self, method: &str, params: &str) -> Result<(), String> {
        post(&mut self.request, &call(1, method, params));
        exchange(&mut self.client, &self.request).await.map(|_| ())
    }
}

/// Waits for one event after the other, and tells of each.
async fn read(
    mut client: Client,
    reader: usize,
    session: String,
    woken: mpsc::UnboundedSender<Woken>,
) -> Result<(), String> {
    let mut request = Vec::new();
    let mut wait_ms = 0;
    let mut head = 0;
    loop {
        let params =
            format!(r#"{{"sessionId":"{session}","after":{{"seq":{head}}},"waitMs":{wait_ms}}}"#);
        post(&mut request, &call(2, "session/events/read", &params));
        let page = exchange(&mut client, &request).await;
        let answered = Instant::now();
        head = head_cursor(page?).unwrap_or(head);
        // The first page has what was there before.
        if wait_ms > 0 && woken.send((reader, answered)).is_err() {
            return Ok(());
        }
        wait_ms = WAIT_MS;
    }
}

async fn answer(waking: &mut mpsc::UnboundedReceiver<Woken>) -> Result<Woken, String> {
    let late = Duration::from_millis(u64::from(WAIT_MS) / 2);
    let woken = tokio::time::timeout(late, waking.recv()).await;
    woken
        .ok()
        .flatten()
        .ok_or_else(|| "a reader did not wake".to_owned())
}

/// Those who call meanwhile: they end when what comes with them is dropped.
async fn callers(
    address: SocketAddr,
) -> Result<(Arc<()>, Vec<JoinHandle<Result<Vec<u32>, String>>>), String> {
    let wanted = Arc::new(());
    let mut callers = Vec::new();
    for caller in 0..CALLERS {
        let mut client = connect(address).await?;
        let wanted = Arc::downgrade(&wanted);
        callers.push(tokio::spawn(async move {
            let mut request = Vec::new();
            let params = format!(r#"{{"sessionId":"reader-{caller}"}}"#);
            post(&mut request, &call(3, "session/read", &params));
            let mut latencies = Vec::new();
            while wanted.strong_count() > 0 {
                let asked = Instant::now();
                exchange(&mut client, &request).await?;
                latencies.push(nanos_since(asked));
                tokio::time::sleep(REST).await;
            }
            Ok(latencies)
        }));
    }
    Ok((wanted, callers))
}

/// Every reader waits for the same event: how long until the last one has it.
async fn all_at_once(
    address: SocketAddr,
    control: &mut Control,
    setup: &Setup<'_>,
) -> Result<Rounds, String> {
    control.start("shared").await?;
    let (woken, mut waking) = mpsc::unbounded_channel();
    let mut readers = Vec::new();
    for reader in 0..READERS {
        let client = connect(address).await?;
        readers.push(tokio::spawn(read(
            client,
            reader,
            "shared".to_owned(),
            woken.clone(),
        )));
    }
    let mut last = Rounds::default();
    for round in 0..setup.rounds() {
        // A reader that comes late would show as a slow wake.
        control.all_wait(address).await?;
        let began = Instant::now();
        control.append("shared", round).await?;
        let mut latest = began;
        for _ in 0..READERS {
            latest = latest.max(answer(&mut waking).await?.1);
        }
        last.push(latest.duration_since(began).as_secs_f64() * 1000.0);
    }
    for reader in &readers {
        reader.abort();
    }
    Ok(last)
}

async fn connect(address: SocketAddr) -> Result<Client, String> {
    let client = Client::connect(address).await;
    client.map_err(|error| format!("no connection to {address}: {error}"))
}

async fn exchange<'a>(client: &'a mut Client, request: &[u8]) -> Result<&'a [u8], String> {
    match client.exchange(request).await {
        Ok(answer) if answer.status == 200 && answer.body.starts_with(b"{\"id\":") => {
            Ok(answer.body)
        }
        Ok(answer) => Err(String::from_utf8_lossy(answer.body).into_owned()),
        Err(error) => Err(format!("a connection broke: {error}")),
    }
}
