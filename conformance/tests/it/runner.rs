//! How checks are run, with checks that behave well and badly.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use conformance::embedded::Embedded;
use conformance::outcome::Cause;
use conformance::prelude::*;
use conformance::report::Status;
use conformance::runner::Suite;
use conformance::target::endpoint::Endpoint;
use conformance::target::{Target, Timeouts};
use conformance::verdict::Verdict;

use crate::own_checks::{active, only, passes, run};
use crate::server::{Reply, Server, initialized};

/// The sessions and profiles that the fake has, beside its seed data.
async fn leftovers(fake: &Embedded) -> usize {
    static LOOK: [Check; 1] = [active("LOOK-01", |ctx| {
        Box::pin(async move {
            let sessions = ctx.call(SessionList::NAME, json!({})).await?;
            let profiles = ctx.call(ProfilesList::NAME, json!({})).await?;
            let ours = profiles
                .list("/profiles")?
                .iter()
                .filter(|profile| profile["profileId"] != "release-editor")
                .count();
            let count = sessions.list("/sessions")?.len() + ours;
            ensure!(count == 0, [&sessions], "{count} left");
            Ok(())
        })
    })];
    let report = run(fake, &LOOK).await;
    usize::from(only(&report).status != Status::Pass)
}

#[tokio::test]
async fn what_a_check_creates_is_gone_afterwards_even_when_it_fails() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let busy = ctx.session("busy").await?;
            busy.busy().await?;
            let profile = json!({ "profileId": ctx.unique("profile") });
            ctx.call(ProfilesCreate::NAME, json!({ "profile": profile }))
                .await?
                .result()?;
            // Under an id of the target's choice.
            let own = ctx.call(SessionStart::NAME, json!({})).await?;
            // Under another, in an answer that never arrives.
            let unseen = Request::call(SessionStart::NAME, json!({ "metadata": ctx.tag() }));
            ctx.send(unseen.cut(Cut::WhenAnswered)).await?;
            Err(own.fail("as the test wants"))
        })
    })];
    let fake = Embedded::start().await;
    let report = run(&fake, &CHECKS).await;
    assert_eq!(
        only(&report).status,
        Status::Fail,
        "{:?}",
        only(&report).findings
    );
    assert_eq!(only(&report).reason(), Some("as the test wants"));
    assert_eq!(report.left_behind, Vec::<String>::new());
    assert_eq!(leftovers(&fake).await, 0);
}

#[tokio::test]
async fn a_panic_is_the_suites_fault() {
    static CHECKS: [Check; 1] = [active("TEST-01", |_| {
        Box::pin(async move { panic!("as the test wants") })
    })];
    let report = run(&Embedded::start().await, &CHECKS).await;
    assert_eq!(only(&report).status, Status::HarnessError);
    assert_eq!(report.verdict(), Verdict::SuiteFault);
}

#[tokio::test]
async fn a_budget_ends_a_check() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            loop {
                ctx.call(Initialize::NAME, json!({})).await?;
            }
        })
    })];
    let report = run(&Embedded::start().await, &CHECKS).await;
    assert_eq!(only(&report).cause, Some(Cause::Budget));
    assert_eq!(only(&report).requests, 50);
    assert_eq!(report.verdict(), Verdict::NothingExercised);
}

#[tokio::test]
async fn a_check_that_does_not_end_is_ended() {
    static CHECKS: [Check; 1] = [active("TEST-01", |_| Box::pin(std::future::pending()))];
    let fake = Embedded::start().await;
    let timeouts = Timeouts::new(Duration::from_millis(20), Duration::from_secs(10));
    let target = Target {
        timeouts,
        ..fake.target().expect("an endpoint")
    };
    let report = Suite::new(target).checks(&CHECKS).run().await;
    assert_eq!(only(&report).cause, Some(Cause::Budget));
}

#[tokio::test]
async fn a_check_of_time_that_fails_among_others_is_repeated_alone() {
    static ATTEMPTS: AtomicU32 = AtomicU32::new(0);
    static CHECKS: [Check; 1] = [Check {
        timing: true,
        ..active("TEST-01", |ctx| {
            Box::pin(async move {
                let session = ctx.session("late").await?;
                let exchange = session.read().await?;
                let attempt = ATTEMPTS.fetch_add(1, Ordering::SeqCst);
                ensure!(attempt > 0, [&exchange], "too late");
                Ok(())
            })
        })
    }];
    let report = run(&Embedded::start().await, &CHECKS).await;
    passes(&report);
    assert_eq!(ATTEMPTS.load(Ordering::SeqCst), 2);
    assert_eq!(
        only(&report).requests,
        4,
        "the requests of both attempts count"
    );
}

#[tokio::test]
async fn a_warning_leaves_the_verdict_alone() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let exchange = ctx.call(Initialize::NAME, json!({})).await?;
            ctx.warn("slow", [&exchange]);
            Ok(())
        })
    })];
    let report = run(&Embedded::start().await, &CHECKS).await;
    assert_eq!(only(&report).status, Status::Warn);
    assert_eq!(report.verdict(), Verdict::Conformant);
}

#[tokio::test]
async fn a_check_without_its_hook_or_method_says_so_and_is_not_run() {
    static CHECKS: [Check; 3] = [
        Check {
            needs: Needs::NOTHING.hook(Hook::Trim),
            ..active("TEST-01", |_| Box::pin(async move { Ok(()) }))
        },
        // It would fail, were it run.
        Check {
            needs: Needs::methods(&[Initialize::NAME, SessionList::NAME]),
            ..active("TEST-02", |ctx| {
                Box::pin(async move {
                    let exchange = ctx.call(Initialize::NAME, json!({})).await?;
                    Err(exchange.fail("it was run"))
                })
            })
        },
        Check {
            needs: Needs::NOTHING,
            ..active("TEST-03", |ctx| {
                Box::pin(async move {
                    ctx.call(SessionStart::NAME, json!({})).await?;
                    Ok(())
                })
            })
        },
    ];
    let server = Server::start(|request| match request.json["method"].as_str() {
        Some("initialize") => initialized(&request.json["id"]),
        _ => Reply::json(&json!({
            "id": request.json["id"],
            "error": { "code": -32601, "message": "no such method" },
        })),
    });
    let endpoint = Endpoint::parse(&server.url()).expect("an endpoint");
    let report = Suite::new(Target::new(endpoint))
        .checks(&CHECKS)
        .run()
        .await;
    let causes: Vec<Option<Cause>> = report.results.iter().map(|result| result.cause).collect();
    let expected = [Cause::NoHook, Cause::MethodAbsent, Cause::MethodAbsent].map(Some);
    assert_eq!(causes, expected);
    let requests: Vec<u64> = report
        .results
        .iter()
        .map(|result| result.requests)
        .collect();
    assert_eq!(requests, [0, 0, 1]);
    assert_eq!(report.verdict(), Verdict::NothingExercised);
}

#[tokio::test]
async fn a_call_that_a_check_does_not_name_is_the_suites_fault() {
    static CHECKS: [Check; 2] = [
        active("TEST-01", |ctx| {
            Box::pin(async move { ctx.call(BlobsPut::NAME, json!({})).await.map(drop) })
        }),
        Check {
            effect: Effect::ReadOnly,
            ..active("TEST-02", |ctx| {
                Box::pin(async move { ctx.session("none").await.map(drop) })
            })
        },
    ];
    let report = run(&Embedded::start().await, &CHECKS).await;
    for result in &report.results {
        assert_eq!(result.status, Status::HarnessError);
        assert_eq!(result.requests, 0);
    }
}

#[tokio::test]
async fn a_request_that_breaks_its_schema_unmarked_is_the_suites_fault() {
    static CHECKS: [Check; 2] = [
        active("TEST-01", |ctx| {
            Box::pin(async move {
                ctx.call(SessionRead::NAME, json!({ "sessionId": 5 }))
                    .await?;
                Ok(())
            })
        }),
        Check {
            kind: Kind::Passive(oracle::schema),
            ..active("TEST-02", |_| Box::pin(async { Ok(()) }))
        },
    ];
    let report = run(&Embedded::start().await, &CHECKS).await;
    assert_eq!(report.results[0].status, Status::Pass);
    assert_eq!(report.results[1].status, Status::HarnessError);
    assert_eq!(report.verdict(), Verdict::SuiteFault);
}

#[tokio::test]
async fn the_same_seed_sends_the_same_names() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let session = ctx.session("named").await?;
            Err(session.read().await?.fail(session.id()))
        })
    })];
    let fake = Embedded::start().await;
    let mut names = Vec::new();
    for seed in [1, 1, 2] {
        let suite = Suite::new(fake.target().expect("an endpoint"))
            .checks(&CHECKS)
            .seed(seed);
        names.push(
            only(&suite.run().await)
                .reason()
                .unwrap_or_default()
                .to_owned(),
        );
    }
    assert_eq!(names[0], names[1]);
    assert_ne!(names[0], names[2]);
}
