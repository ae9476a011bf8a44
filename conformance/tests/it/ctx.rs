//! What a check works with: connections that break, logs that are read and waited for.

use std::time::Duration;

use conformance::embedded::Embedded;
use conformance::prelude::*;
use conformance::report::Status;
use conformance::runner::Suite;
use conformance::target::endpoint::Endpoint;
use conformance::target::{Target, Timeouts};

use crate::own_checks::{active, only, passes, run};
use crate::server::{Reply, Server, initialized};

/// What the suite cuts off took effect exactly when the whole request was sent.
#[tokio::test]
async fn connections_are_cut_where_a_check_says_so() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let cuts = [
                (Cut::InRequest, false),
                (Cut::WhenAnswered, true),
                (Cut::InHead, true),
                (Cut::InBody, true),
            ];
            for (cut, arrives) in cuts {
                let session = ctx.open(&ctx.unique("cut"));
                let start = Request::call(SessionStart::NAME, session.params(json!({})));
                let exchange = ctx.send(start.cut(cut)).await?;
                ensure!(
                    exchange.cut() == Some(cut) && !exchange.succeeded(),
                    [&exchange],
                    "{cut:?} was {:?}",
                    exchange.ending()
                );
                let read = session.call(SessionRead::NAME, json!({})).await?;
                ensure!(read.succeeded() == arrives, [&exchange, &read], "{cut:?}");
            }
            Ok(())
        })
    })];
    let report = run(&Embedded::start().await, &CHECKS).await;
    passes(&report);
}

#[tokio::test]
async fn an_answer_that_is_whole_before_the_cut_is_not_called_cut() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let session = Request::call(SessionRead::NAME, json!({ "sessionId": "s" }));
            let exchange = ctx.send(session.cut(Cut::InBody)).await?;
            ensure!(
                exchange.cut().is_none() && exchange.status() == Some(200),
                [&exchange],
                "the answer without a body was {:?}",
                exchange.ending()
            );
            Ok(())
        })
    })];
    let server = Server::start(
        |request| match request.json["params"]["sessionId"].as_str() {
            Some(_) => Reply::Http(200, "application/json", String::new()),
            None => initialized(&request.json["id"]),
        },
    );
    let endpoint = Endpoint::parse(&server.url()).expect("an endpoint");
    let report = Suite::new(Target::new(endpoint))
        .checks(&CHECKS)
        .run()
        .await;
    passes(&report);
}

#[tokio::test]
async fn a_log_is_read_and_waited_for() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let session = ctx.session("log").await?;
            let run = session.run(&ctx.prompts().brief).await?;
            let end = session.wait_terminal(&run.id).await?;
            let log = session.log().await?;
            ensure!(
                log.seqs().contains(&end.seq()),
                log.evidence(),
                "the end is missing"
            );
            let submission = end.source().request().params().cloned().unwrap_or_default();
            ensure!(
                submission["sessionId"] == session.id(),
                [end.source()],
                "no source"
            );
            Ok(())
        })
    })];
    let report = run(&Embedded::start().await, &CHECKS).await;
    passes(&report);
}

#[tokio::test]
async fn an_event_that_does_not_come_is_a_failure_with_the_last_page() {
    static CHECKS: [Check; 1] = [active("TEST-01", |ctx| {
        Box::pin(async move {
            let session = ctx.session("silent").await?;
            session.wait_kind("runCompleted").await.map(drop)
        })
    })];
    let fake = Embedded::start().await;
    let timeouts = Timeouts::new(Duration::from_millis(200), Duration::from_secs(10));
    let target = Target {
        timeouts,
        ..fake.target().expect("an endpoint")
    };
    let report = Suite::new(target).checks(&CHECKS).run().await;
    let result = only(&report);
    assert_eq!(result.status, Status::Fail);
    assert_eq!(
        result.reason(),
        Some("runCompleted did not come within 600 ms")
    );
    assert_eq!(result.findings[0].evidence.len(), 1);
}
