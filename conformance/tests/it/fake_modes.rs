//! The fake keeps the contract in every access mode and by either clock.

use std::fmt::Write as _;
use std::time::Duration;

use conformance::embedded::Embedded;
use conformance::report::{Report, Status};
use conformance::runner::Suite;
use conformance::target::headers::Headers;
use conformance::target::{Target, Timeouts, millis};
use futures_util::future::join_all;
use mock_server::core::AccessMode;
use mock_server::{Clock, FakeGateway, ManualClock};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::server::{body_of, forwarded};

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";

/// How often the hands of a manual clock are moved.
const TICK: Duration = Duration::from_millis(2);

/// Runs of the suite wait more than they work, so that all of them fit into the time of one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_each_access_mode_and_by_either_clock_nothing_fails_and_nothing_is_left_out() {
    let modes = [
        AccessMode::Single,
        AccessMode::ApiKey,
        AccessMode::TrustedHeader,
    ];
    let runs = modes
        .into_iter()
        .flat_map(|mode| [(mode, "real"), (mode, "manual")]);
    let reports = join_all(runs.map(|(mode, clock)| async move {
        let report = verify(mode, clock).await;
        (format!("{mode}, {clock} clock"), report)
    }))
    .await;
    let mut verdicts = String::new();
    for (run, report) in &reports {
        for result in &report.results {
            let is_well = matches!(result.status, Status::Pass | Status::Warn);
            assert!(is_well, "{run}: {} {:?}", result.check.id, result.findings);
            assert_eq!(result.cause, None, "{run}: {}", result.check.id);
        }
        assert_eq!(report.left_behind, Vec::<String>::new(), "{run}");
        let _ = writeln!(verdicts, "{run}: {}", report.verdict_line());
    }
    insta::assert_snapshot!(verdicts);
}

async fn verify(mode: AccessMode, clock: &str) -> Report {
    let builder = FakeGateway::builder().auth(mode);
    let builder = match mode {
        AccessMode::Single => builder,
        AccessMode::ApiKey | AccessMode::TrustedHeader => builder.universe(UNIVERSE),
    };
    let (builder, pacer) = if clock == "manual" {
        let hands = ManualClock::starting_at(1_700_000_000_000);
        let pacer = pace(hands.clone());
        (builder.clock(Clock::Manual(hands)), Some(pacer))
    } else {
        (builder, None)
    };
    let gateway = builder.start().await.expect("a gateway");
    let mut headers = Headers::default();
    let credential = match mode {
        AccessMode::Single => None,
        AccessMode::ApiKey => Some(("authorization=KEY", universe_key(&gateway).await)),
        AccessMode::TrustedHeader => Some(("x-lightspeed-universe=ID", UNIVERSE.to_owned())),
    };
    if let Some((pair, value)) = credential {
        headers
            .add(pair, |_| Some(value.clone()))
            .expect("a header");
    }
    let fake = Embedded::of(gateway);
    let target = Target {
        headers,
        timeouts: Timeouts::new(Duration::from_secs(10), Duration::from_secs(10)),
        ..fake.target().expect("an endpoint")
    };
    let report = Suite::new(target).run().await;
    if let Some(pacer) = pacer {
        pacer.abort();
    }
    report
}

/// Moves a clock on as time passes.
fn pace(hands: ManualClock) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last = Instant::now();
        loop {
            let now = ticks.tick().await;
            // What is less than a millisecond stays for the next time.
            let whole = Duration::from_millis(millis(now.duration_since(last)));
            hands.advance(whole);
            last += whole;
        }
    })
}

/// The header of a key for all methods of the universe, made with the bootstrap key.
async fn universe_key(gateway: &FakeGateway) -> String {
    let first = gateway.bootstrap_key().expect("a bootstrap key").to_owned();
    let address = gateway.address();
    let scope = json!({ "kind": "universe", "universeId": UNIVERSE });
    let params = json!({ "scope": scope, "displayName": "suite" });
    let body = json!({ "id": 1, "method": "deployment/api-keys/create", "params": params });
    let body = body.to_string();
    let request = format!(
        "POST /rpc HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         authorization: Bearer {first}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = tokio::task::spawn_blocking(move || forwarded(address, request.as_bytes()));
    let answer: Value = answer
        .await
        .expect("an answer")
        .and_then(|answer| body_of(&answer))
        .expect("JSON");
    let secret = answer["result"]["result"]["secret"].as_str();
    format!("Bearer {}", secret.expect("a secret"))
}
