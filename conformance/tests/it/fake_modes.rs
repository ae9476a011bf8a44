//! The fake keeps the contract in every access mode and by either clock.

use std::fmt::Write as _;
use std::time::Duration;

use conformance::check::Credentials;
use conformance::embedded::Embedded;
use conformance::outcome::Cause;
use conformance::report::{CheckResult, Report, Status};
use conformance::runner::Suite;
use conformance::target::headers::Headers;
use conformance::target::hooks::Hook;
use conformance::target::{Target, Timeouts, millis};
use futures_util::future::join_all;
use mock_server::core::AccessMode;
use mock_server::{Clock, FakeGateway, FakeGatewayBuilder, ManualClock};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval};

const UNIVERSES: [&str; 2] = [
    "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
    "b27c9b0e-64d1-4c3b-8f0a-91d6f1f0c3a4",
];

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
            let left_out = may_be_left_out(run, result);
            let id = result.check.id;
            assert!(is_well || left_out, "{run}: {id} {:?}", result.findings);
        }
        assert_eq!(report.left_behind, Vec::<String>::new(), "{run}");
        let _ = writeln!(verdicts, "{run}: {}", report.verdict_line());
    }
    insta::assert_snapshot!(verdicts);
}

/// Where nobody shows a key, what is about keys cannot be tried; nothing else is left out.
fn may_be_left_out(run: &str, result: &CheckResult) -> bool {
    let needs = result.check.needs;
    let about_keys = needs.credentials != Credentials::Any || needs.hook == Some(Hook::Keys);
    let cause = [Cause::NoSecondCredential, Cause::NoHook];
    about_keys
        && !run.starts_with(AccessMode::ApiKey.name())
        && result.cause.is_some_and(|found| cause.contains(&found))
}

async fn verify(mode: AccessMode, clock: &str) -> Report {
    let builder = match mode {
        AccessMode::Single => FakeGateway::builder(),
        AccessMode::ApiKey => Embedded::settings(),
        AccessMode::TrustedHeader => UNIVERSES.into_iter().fold(
            FakeGateway::builder().auth(mode),
            FakeGatewayBuilder::universe,
        ),
    };
    let (builder, pacer) = if clock == "manual" {
        let hands = ManualClock::starting_at(1_700_000_000_000);
        let pacer = pace(hands.clone());
        (builder.clock(Clock::Manual(hands)), Some(pacer))
    } else {
        (builder, None)
    };
    let gateway = builder.start().await.expect("a gateway");
    let fake = Embedded::of(gateway);
    let mut target = Target {
        timeouts: Timeouts::new(Duration::from_secs(10), Duration::from_secs(10)),
        ..fake.target().expect("an endpoint")
    };
    if mode == AccessMode::TrustedHeader {
        let [first, second] = UNIVERSES.map(|universe| {
            let mut headers = Headers::default();
            headers
                .add("x-lightspeed-universe=ID", |_| Some(universe.to_owned()))
                .expect("a header");
            headers
        });
        (target.headers, target.second) = (first, Some(second));
    }
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
