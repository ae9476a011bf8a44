//! What faults do, proved by a client that sees bytes and the way connections end.

use std::collections::BTreeSet;

use mock_server::faults::{Fault, KINDS};
use mock_server::{FakeGateway, Limits};
use serde_json::json;

use crate::faults_conn::{Conn, End};
use crate::faults_rows::{play_all, rows};
use crate::faults_stage::{READ, START, Stage, run, until, wait};
use crate::server_client::{call_bytes, good_call, start_behind};
use crate::{faults_rows_answers, faults_rows_deployment, faults_rows_wire};

#[tokio::test]
async fn each_kind_does_what_its_row_says_and_the_next_connection_is_served() {
    let shown: BTreeSet<&str> = rows().map(|row| row.kind).collect();
    let kinds: BTreeSet<&str> = KINDS.iter().map(|kind| kind.name).collect();
    assert_eq!(shown, kinds, "each kind has a row");
    play_all(rows()).await;
}

#[tokio::test]
async fn settings_and_moments_make_the_difference_they_should() {
    let wire = faults_rows_wire::more_rows().into_iter();
    let rows = wire
        .chain(faults_rows_answers::more_rows())
        .chain(faults_rows_deployment::more_rows());
    play_all(rows).await;
}

#[tokio::test]
async fn a_parked_reader_is_struck_when_it_is_answered() {
    let cases: [(Fault, End); 3] = [
        (Fault::close_at(60), End::Fin),
        (Fault::reset_at(60), End::Reset),
        (Fault::wrong_id(), End::Open),
    ];
    for direct in [false, true] {
        for (fault, end) in &cases {
            let mut stage = Stage::new(direct).await;
            let [faulty, clean] = stage.send(READ, wait(2)).await;
            stage.until_parked(1, 1).await;
            // Set while it waits already.
            stage.set(fault.clone().method(READ).once());
            stage.quietly(START, run("hello")).await;
            let clean = clean.whole().await;
            let faulty = faulty.whole().await;
            assert_eq!(faulty.end, *end, "{fault:?}");
            match end {
                End::Open => assert_eq!(faulty.json()["id"], json!(3)),
                _ => assert_eq!(faulty.bytes, &clean.bytes[..60], "{fault:?}"),
            }
            assert_eq!(stage.faulty.parked(), 0);
            stage.others_go_on().await;
            stage.end().await;
        }
    }
}

#[tokio::test]
async fn a_client_that_leaves_a_stalled_connection_frees_its_place() {
    for direct in [false, true] {
        let limits = Limits {
            connections: Some(1),
            ..Limits::default()
        };
        let builder = FakeGateway::builder()
            .limits(limits)
            .fault(Fault::stall().once());
        let gateway = start_behind(builder, direct).await;
        let stalled = Conn::send(&gateway, &good_call()).await;
        until(|| gateway.faults()[0].fired == 1).await;
        // Waits in the queue for as long as the only place is taken.
        let next = Conn::send(&gateway, &good_call()).await;
        drop(stalled);
        let next = next.whole().await;
        assert_eq!(next.json()["id"], 7);
        gateway.shutdown().await;
    }
}

#[tokio::test]
async fn many_stalled_connections_hold_up_nobody_and_no_stop() {
    for direct in [false, true] {
        let stall = Fault::stall().method(START).after_commit();
        let builder = FakeGateway::builder().fault(stall);
        let gateway = start_behind(builder, direct).await;
        let session = json!({ "id": 1, "method": "session/start",
                              "params": { "sessionId": "s1" } });
        Conn::send(&gateway, &call_bytes(&session))
            .await
            .whole()
            .await;
        let mut stalled = Vec::new();
        for number in 0..64 {
            let mut params = run("hello");
            params["submissionId"] = json!(format!("sub-{number}"));
            let start = json!({ "id": number, "method": START, "params": params });
            stalled.push(Conn::send(&gateway, &call_bytes(&start)).await);
        }
        let next = Conn::send(&gateway, &good_call()).await.whole().await;
        assert_eq!(next.json()["id"], 7);
        gateway.shutdown().await;
        for conn in stalled {
            let seen = conn.until_the_end().await;
            assert_eq!(seen.bytes, b"", "nothing came");
        }
    }
}

#[tokio::test]
async fn a_stop_hands_out_what_is_late_and_refuses_what_was_not_accepted() {
    for direct in [false, true] {
        let mut stage = Stage::new(direct).await;
        let day = std::time::Duration::from_hours(24);
        stage.set(Fault::delay(day).method(START).after_commit());
        stage.set(Fault::delay(day).method("session/close"));
        let [late, clean] = stage.send(START, run("hello")).await;
        let clean = clean.whole().await;
        stage.until_fired(1).await;
        let [held, _] = stage
            .send("session/close", json!({ "sessionId": "s1" }))
            .await;
        stage.until_fired(2).await;
        stage.end().await;
        assert_eq!(late.whole().await.json(), clean.json());
        let held = held.whole().await;
        assert!(held.text().starts_with("HTTP/1.1 503 "), "{}", held.text());
    }
}
