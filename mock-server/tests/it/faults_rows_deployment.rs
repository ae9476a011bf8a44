//! Faults of the deployment behind the gateway.

use std::time::Duration;

use mock_server::faults::{Fault, StateAfter};
use serde_json::json;

use crate::faults_conn::End;
use crate::faults_rows::{Row, row};
use crate::faults_stage::{READ, SESSION, START, Stage, read, run, wait};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row!(
            "late_commit",
            Committed,
            accepted_and_not_there,
            Fault::late_commit(Duration::from_millis(500))
                .method("session/runs/start")
                .once()
        ),
        row!(
            "forgotten_replay",
            Other,
            a_second_run,
            Fault::forgotten_replay().session("s1").once()
        ),
        row!(
            "restart",
            Committed,
            every_connection_ends,
            Fault::restart(StateAfter::Kept)
                .method("session/runs/start")
                .after_commit()
                .once()
        ),
        row!(
            "revoked_key",
            Other,
            no_valid_key,
            Fault::revoked_key().method("session/*").from_call(2)
        ),
    ]
}

/// The same with other settings, or at the other moment.
pub(crate) fn more_rows() -> Vec<Row> {
    vec![
        row!(
            "restart",
            Lost,
            every_connection_ends,
            Fault::restart(StateAfter::Kept).method(START).once()
        ),
        row!(
            "restart",
            Other,
            nothing_is_left,
            Fault::restart(StateAfter::Lost).method(START).once()
        ),
    ]
}

async fn accepted_and_not_there(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [faulty, clean] = stage.ask(START, run("hello")).await;
    assert_eq!(faulty, clean);
    let [faulty, clean] = stage.ask(READ, read(2)).await;
    assert_eq!(faulty.result()["events"], json!([]));
    assert_ne!(clean.result()["events"], json!([]));
    stage.advance(499);
    assert_eq!(stage.runs().await, 0);
    stage.advance(1);
    let [faulty, _] = stage.ask(READ, read(2)).await;
    let first = &faulty.result()["events"][0];
    assert_eq!(first["kind"]["type"], "runAccepted");
    assert_eq!(first["observedAtMs"], 1_700_000_000_500_u64);
}

async fn a_second_run(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [first, _] = stage.ask(START, run("hello")).await;
    assert_eq!(first.result()["run"]["id"], "run_1");
    let [second, clean] = stage.ask(START, run("hello")).await;
    assert_eq!(second.result()["run"]["id"], "run_2");
    assert_eq!(clean.result()["run"]["id"], "run_1");
    assert_eq!(stage.runs().await, 2);
}

/// A reader that waits, and a call, on connections that end without a byte.
async fn restarted(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [reader, _clean_reader] = stage.send(READ, wait(2)).await;
    stage.until_parked(1, 1).await;
    let [faulty, clean] = stage.ask_until_the_end(START, run("hello")).await;
    assert_eq!((faulty.bytes.as_slice(), faulty.end), (&b""[..], End::Fin));
    assert_eq!(clean.result()["run"]["id"], "run_1");
    let reader = reader.until_the_end().await;
    assert_eq!((reader.bytes.as_slice(), reader.end), (&b""[..], End::Fin));
    assert_eq!(stage.faulty.parked(), 0);
    stage
        .transcript
        .push_str("= the connection of the read that waits is closed as well\n");
}

async fn every_connection_ends(stage: &mut Stage, fault: Fault) {
    restarted(stage, fault).await;
    let [seen, _] = stage
        .quietly("session/read", json!({ "sessionId": SESSION }))
        .await;
    assert_eq!(seen.result()["session"]["id"], SESSION);
}

async fn nothing_is_left(stage: &mut Stage, fault: Fault) {
    restarted(stage, fault).await;
    let [seen, _] = stage
        .quietly("session/read", json!({ "sessionId": SESSION }))
        .await;
    assert_eq!(seen.json()["error"]["data"]["kind"], "not_found");
}

async fn no_valid_key(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let session = json!({ "sessionId": SESSION });
    let [first, clean] = stage.ask("session/read", session.clone()).await;
    assert_eq!(first, clean);
    for _ in 0..2 {
        let [refused, _] = stage.ask("session/read", session.clone()).await;
        let error = refused.json()["error"].clone();
        assert_eq!(error["code"], -32001);
        assert_eq!(error["data"]["kind"], "unauthenticated");
    }
}
