//! Many connections at once, each with one request at a time.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::Client;

/// What one connection asks, and what it makes of the answers.
pub(crate) trait Script: Send + 'static {
    /// Writes the next request over the one that is there.
    fn next(&mut self, request: &mut Vec<u8>);

    /// Takes an answer in; the message says why it is none.
    fn answered(&mut self, status: u16, body: &[u8]) -> Result<(), String>;
}

/// When it ends.
#[derive(Clone, Copy)]
pub(crate) enum Until {
    /// After this time, of which the first part is not measured.
    Elapsed { warm_up: Duration, all: Duration },
    /// After so many requests on each connection.
    Requests(u64),
}

/// What was measured.
pub(crate) struct Load {
    pub(crate) elapsed: Duration,
    /// Of each request in nanoseconds, in rising order.
    latencies: Vec<u32>,
}

impl Load {
    pub(crate) fn per_second(&self) -> f64 {
        count(self.latencies.len()) / self.elapsed.as_secs_f64()
    }

    /// The latency that 99 of 100 requests do not exceed, in milliseconds.
    pub(crate) fn p99_ms(&self) -> f64 {
        p99_ms(&self.latencies)
    }
}

/// The value that 99 of 100 do not exceed, from nanoseconds in rising order to milliseconds.
pub(crate) fn p99_ms(sorted: &[u32]) -> f64 {
    let nanos = sorted.get(sorted.len().saturating_sub(1) * 99 / 100);
    nanos.map_or(f64::INFINITY, |nanos| f64::from(*nanos) / 1e6)
}

/// A count as a number to reckon with.
pub(crate) fn count(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// What has passed since a moment, in nanoseconds.
pub(crate) fn nanos_since(moment: Instant) -> u32 {
    u32::try_from(moment.elapsed().as_nanos()).unwrap_or(u32::MAX)
}

/// Runs a script on a connection each; the scripts come back as they stand then.
pub(crate) async fn load<S: Script>(
    address: SocketAddr,
    scripts: Vec<S>,
    until: Until,
) -> Result<(Load, Vec<S>), String> {
    let mut clients = Vec::new();
    for script in scripts {
        let client = Client::connect(address).await;
        let client = client.map_err(|error| format!("no connection to {address}: {error}"))?;
        clients.push((client, script));
    }
    let began = Instant::now();
    let mut connections = JoinSet::new();
    for (client, script) in clients {
        connections.spawn(one(client, script, began, until));
    }
    let (mut latencies, mut scripts) = (Vec::new(), Vec::new());
    for ended in connections.join_all().await {
        let (script, measured) = ended?;
        scripts.push(script);
        latencies.extend(measured);
    }
    let elapsed = match until {
        Until::Elapsed { warm_up, .. } => began.elapsed().saturating_sub(warm_up),
        Until::Requests(_) => began.elapsed(),
    };
    latencies.sort_unstable();
    Ok((Load { elapsed, latencies }, scripts))
}

async fn one<S: Script>(
    mut client: Client,
    mut script: S,
    began: Instant,
    until: Until,
) -> Result<(S, Vec<u32>), String> {
    let mut request = Vec::new();
    let mut latencies = Vec::new();
    let mut sent = 0;
    loop {
        let asked = began.elapsed();
        let (measured, over) = match until {
            Until::Elapsed { warm_up, all } => (asked >= warm_up, asked >= all),
            Until::Requests(requests) => (true, sent >= requests),
        };
        if over {
            return Ok((script, latencies));
        }
        script.next(&mut request);
        let asked = Instant::now();
        let answer = client.exchange(&request).await;
        let answer = answer.map_err(|error| format!("a connection broke: {error}"))?;
        if measured {
            latencies.push(nanos_since(asked));
        }
        script.answered(answer.status, answer.body)?;
        sent += 1;
    }
}

impl Script for Box<dyn Script> {
    fn next(&mut self, request: &mut Vec<u8>) {
        (**self).next(request);
    }

    fn answered(&mut self, status: u16, body: &[u8]) -> Result<(), String> {
        (**self).answered(status, body)
    }
}
