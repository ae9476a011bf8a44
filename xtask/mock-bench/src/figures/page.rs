//! What a page of events costs in a log of a hundred and in one of a million, by the core and over HTTP.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use api_contract::rpc::{JsonRpcRequest, RequestId};
use mock_server::core::{Answer, Caller, Core, CoreConfig, UnixMs};
use mock_server::{Clock, FakeGateway, ManualClock};
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::client::{Client, call, post};
use crate::load::nanos_since;
use crate::setup::Setup;
use crate::table::{Row, shown};

/// How many times the page of the small log the one of the large log costs.
const BOUND: f64 = 1.2;
/// The events on a page.
const LIMIT: u64 = 50;
/// The turns of the run that makes a log of about a hundred events.
const FEW_TURNS: u64 = 15;
/// The turns of one of the runs that make a large log: the most that a run can have.
const MANY_TURNS: u64 = 5000;
/// Longer than a run of so many turns.
const A_WHILE: Duration = Duration::from_hours(24);

/// The two logs, by the names of their sessions.
const SMALL: &str = "small";
const LARGE: &str = "large";

pub(super) async fn measure(setup: &Setup<'_>) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    let (times, heads) = by_the_core(setup)?;
    rows.push(row("by the core", &times, heads));
    let (times, heads) = over_http(setup).await?;
    rows.push(row("over HTTP", &times, heads));
    Ok(rows)
}

/// The heads of the small and the large log.
type Heads = [u64; 2];

/// What each read took in nanoseconds, of the small and of the large log.
#[derive(Default)]
struct Times([Vec<u32>; 2]);

impl Times {
    fn median(&self, of: usize) -> f64 {
        let mut sorted = self.0[of].clone();
        sorted.sort_unstable();
        sorted
            .get(sorted.len() / 2)
            .map_or(f64::INFINITY, |nanos| f64::from(*nanos))
    }
}

fn row(how: &str, times: &Times, heads: Heads) -> Row {
    let (small, large) = (times.median(0), times.median(1));
    let [few, many] = heads;
    Row::at_most(
        format!("a page of {LIMIT} events {how}: in a log of {many} over one of {few}"),
        BOUND,
        large / small,
        &format!(
            " ({} over {} µs)",
            shown(large / 1000.0),
            shown(small / 1000.0)
        ),
    )
}

/// The parameters that start a run of so many turns.
fn run(session: &str, turns: u64) -> Value {
    // As many digits in each, for the same bytes in each event.
    let item = json!({ "type": "text", "text": format!("turns={turns:04}") });
    json!({ "sessionId": session, "source": { "type": "input", "items": [item] } })
}

fn page(session: &str) -> Value {
    json!({ "sessionId": session, "direction": "backward", "limit": LIMIT })
}

fn head(response: &Value) -> Result<u64, String> {
    let head = response["result"]["result"]["headCursor"]["seq"].as_u64();
    head.ok_or_else(|| format!("no page: {response}"))
}

fn by_the_core(setup: &Setup<'_>) -> Result<(Times, Heads), String> {
    let mut core = Core::new(CoreConfig::default());
    let caller = Caller::local();
    let mut now = UnixMs(0);
    let mut ask = |method: &str, params: Value, after: Duration| {
        now = UnixMs(now.0 + u64::try_from(after.as_millis()).unwrap_or(0));
        let request = JsonRpcRequest::new(RequestId::Number(1), method, params);
        let began = Instant::now();
        let answer = core.handle(&caller, &request, now);
        let nanos = nanos_since(began);
        match answer {
            Answer::Now(response) => Ok((response.to_value(), nanos)),
            Answer::Later(ticket) => Err(format!("a reader waits as {ticket:?}")),
        }
    };
    let mut heads = [0, 0];
    for (head_of, (session, least, turns)) in heads
        .iter_mut()
        .zip([(SMALL, 1, FEW_TURNS), (LARGE, setup.events(), MANY_TURNS)])
    {
        ask(
            "session/start",
            json!({ "sessionId": session }),
            Duration::ZERO,
        )?;
        while *head_of < least {
            ask("session/runs/start", run(session, turns), Duration::ZERO)?;
            *head_of = head(&ask("session/events/read", page(session), A_WHILE)?.0)?;
        }
    }
    let mut times = Times::default();
    for _ in 0..setup.reads() {
        for (times, session) in times.0.iter_mut().zip([SMALL, LARGE]) {
            times.push(ask("session/events/read", page(session), Duration::ZERO)?.1);
        }
    }
    Ok((times, heads))
}

async fn over_http(setup: &Setup<'_>) -> Result<(Times, Heads), String> {
    let clock = ManualClock::starting_at(0);
    let (tell, told) = oneshot::channel();
    let (keep, over) = oneshot::channel::<()>();
    // On a thread of its own, as the program is in a process of its own.
    let server = std::thread::spawn({
        let clock = clock.clone();
        move || {
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build();
            let runtime = runtime.map_err(|error| format!("no runtime: {error}"))?;
            runtime.block_on(async {
                let builder = FakeGateway::builder().direct().clock(Clock::Manual(clock));
                let gateway = builder.start().await.map_err(|error| error.to_string())?;
                // Fails only when nobody waits for it any more; the same goes for the end.
                let _ = tell.send(gateway.address());
                let _ = over.await;
                gateway.shutdown().await;
                Ok::<_, String>(())
            })
        }
    });
    let address = told
        .await
        .map_err(|_| "the gateway did not start".to_owned())?;
    let measured = pages(setup, &clock, address).await;
    drop(keep);
    server
        .join()
        .map_err(|_| "the gateway broke".to_owned())??;
    measured
}

async fn pages(
    setup: &Setup<'_>,
    clock: &ManualClock,
    address: SocketAddr,
) -> Result<(Times, Heads), String> {
    let client = Client::connect(address).await;
    let mut client = client.map_err(|error| format!("no connection to {address}: {error}"))?;
    let mut heads = [0, 0];
    for (head_of, (session, least, turns)) in heads
        .iter_mut()
        .zip([(SMALL, 1, FEW_TURNS), (LARGE, setup.events(), MANY_TURNS)])
    {
        asked(
            &mut client,
            "session/start",
            &json!({ "sessionId": session }),
        )
        .await?;
        while *head_of < least {
            asked(&mut client, "session/runs/start", &run(session, turns)).await?;
            clock.advance(A_WHILE);
            *head_of = head(
                &asked(&mut client, "session/events/read", &page(session))
                    .await?
                    .0,
            )?;
        }
    }
    let mut times = Times::default();
    for _ in 0..setup.reads() {
        for (times, session) in times.0.iter_mut().zip([SMALL, LARGE]) {
            times.push(
                timed(&mut client, "session/events/read", &page(session))
                    .await?
                    .1,
            );
        }
    }
    Ok((times, heads))
}

async fn asked(client: &mut Client, method: &str, params: &Value) -> Result<(Value, u32), String> {
    let (body, nanos) = timed(client, method, params).await?;
    let response = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
    Ok((response, nanos))
}

async fn timed(
    client: &mut Client,
    method: &str,
    params: &Value,
) -> Result<(Vec<u8>, u32), String> {
    let mut request = Vec::new();
    post(&mut request, &call(1, method, &params.to_string()));
    let began = Instant::now();
    let answer = client.exchange(&request).await;
    let nanos = nanos_since(began);
    let answer = answer.map_err(|error| format!("the connection broke: {error}"))?;
    Ok((answer.body.to_vec(), nanos))
}
