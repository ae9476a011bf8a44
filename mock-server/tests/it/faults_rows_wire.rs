//! Faults of the connection.

use std::time::Duration;

use mock_server::faults::Fault;

use crate::faults_conn::{End, Seen};
use crate::faults_rows::{Row, row};
use crate::faults_stage::{START, Stage, run};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row!(
            "delay",
            Committed,
            late_answer,
            Fault::delay(Duration::from_millis(800))
                .method("session/runs/start")
                .after_commit()
        ),
        row!(
            "stall",
            Committed,
            silence_from_byte_40,
            Fault::stall_at(40).method("session/runs/start").once()
        ),
        row!(
            "stall_after_head",
            Committed,
            silence_after_the_head,
            Fault::stall_after_head()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "dribble",
            Committed,
            sixteen_bytes_at_a_time,
            Fault::dribble(16, Duration::from_millis(250)).method("session/runs/start")
        ),
        row!(
            "close",
            Committed,
            closed_at_byte_40,
            Fault::close_at(40).method("session/runs/start").once()
        ),
        row!(
            "close_after_head",
            Committed,
            closed_after_the_head,
            Fault::close_after_head()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "reset",
            Committed,
            reset_without_a_byte,
            Fault::reset()
                .method("session/runs/start")
                .after_commit()
                .once()
        ),
        row!(
            "truncated_body",
            Committed,
            half_of_the_body,
            Fault::truncated_body().method("session/runs/start").once()
        ),
        row!(
            "truncated_chunked",
            Committed,
            a_chunk_and_no_last_one,
            Fault::truncated_chunked()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "wrong_length",
            Committed,
            five_bytes_too_many,
            Fault::wrong_length(-5).method("session/runs/start").once()
        ),
        row!(
            "garbage",
            Lost,
            no_http,
            Fault::garbage()
                .method("session/runs/start")
                .before_acceptance()
                .once()
        ),
    ]
}

/// The same with other settings, or at the other moment.
pub(crate) fn more_rows() -> Vec<Row> {
    vec![
        row!(
            "close",
            Lost,
            closed_without_a_byte,
            Fault::close().method(START).before_acceptance().once()
        ),
        row!(
            "close",
            Committed,
            closed_without_a_byte,
            Fault::close().method(START).after_commit().once()
        ),
        row!(
            "close",
            Committed,
            the_whole_answer_and_the_end,
            Fault::close_at(1_000_000).method(START).once()
        ),
        row!(
            "reset",
            Lost,
            reset_without_a_byte,
            Fault::reset().method(START).once()
        ),
        row!(
            "reset",
            Committed,
            reset_at_byte_40,
            Fault::reset_at(40).method(START).once()
        ),
        row!(
            "stall",
            Lost,
            silence,
            Fault::stall().method(START).before_acceptance().once()
        ),
        row!(
            "stall",
            Committed,
            silence,
            Fault::stall().method(START).after_commit().once()
        ),
        row!(
            "wrong_length",
            Committed,
            five_bytes_too_few,
            Fault::wrong_length(5).method(START).once()
        ),
        row!(
            "garbage",
            Committed,
            no_http,
            Fault::garbage().method(START).after_commit().once()
        ),
        row!(
            "delay",
            Committed,
            late_effect,
            Fault::delay(Duration::from_millis(800)).method(START)
        ),
    ]
}

async fn late_answer(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [mut faulty, clean] = stage.send(START, run("hello")).await;
    let clean = clean.whole().await;
    stage.until_runs(1).await;
    stage.advance(799);
    stage.others_go_on().await;
    assert!(!faulty.has_more(), "nothing before its time");
    stage.advance(1);
    let faulty = faulty.whole().await;
    stage.show(&faulty);
    assert_eq!(faulty, clean);
}

async fn late_effect(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [mut faulty, _] = stage.send(START, run("hello")).await;
    stage.until_fired(1).await;
    stage.advance(799);
    assert_eq!(stage.runs().await, 0, "nothing before its time");
    assert!(!faulty.has_more(), "nothing before its time");
    stage.advance(1);
    assert_eq!(faulty.whole().await.result()["run"]["id"], "run_1");
}

async fn stalled(stage: &mut Stage, fault: Fault, expected: impl FnOnce(&Seen) -> Vec<u8>) {
    stage.set(fault);
    let [mut faulty, clean] = stage.send(START, run("hello")).await;
    let expected = expected(&clean.whole().await);
    faulty.at_least(expected.len()).await;
    stage.until_fired(1).await;
    assert_eq!(faulty.bytes(), expected);
    stage.stays_silent(faulty).await;
}

async fn silence(stage: &mut Stage, fault: Fault) {
    stalled(stage, fault, |_| Vec::new()).await;
}

async fn silence_from_byte_40(stage: &mut Stage, fault: Fault) {
    stalled(stage, fault, |clean| clean.bytes[..40].to_vec()).await;
}

async fn silence_after_the_head(stage: &mut Stage, fault: Fault) {
    stalled(stage, fault, |clean| clean.head().to_vec()).await;
}

async fn sixteen_bytes_at_a_time(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [mut faulty, clean] = stage.send(START, run("hello")).await;
    let clean = clean.whole().await;
    let shown = stage.transcript.len();
    let (mut sent, all) = (16, clean.bytes.len());
    while sent < all {
        faulty.at_least(sent).await;
        assert_eq!(faulty.bytes(), &clean.bytes[..sent]);
        stage.others_go_on().await;
        assert!(!faulty.has_more(), "nothing before its time");
        stage.advance(250);
        sent = all.min(sent + 16);
    }
    let faulty = faulty.until_the_end().await;
    assert_eq!(
        (faulty.bytes.as_slice(), faulty.end),
        (&*clean.bytes, End::Fin)
    );
    stage.transcript.truncate(shown);
    stage
        .transcript
        .push_str("  16 bytes come, and 16 more with each 250 ms that pass\n");
    stage.show(&faulty);
}

async fn ended(stage: &mut Stage, fault: Fault, end: End, expected: impl FnOnce(&Seen) -> Vec<u8>) {
    stage.set(fault);
    let [faulty, clean] = stage.ask_until_the_end(START, run("hello")).await;
    let expected = expected(&clean);
    assert_eq!(faulty.text(), String::from_utf8_lossy(&expected));
    assert_eq!(faulty.bytes, expected);
    assert_eq!(faulty.end, end);
}

async fn closed_without_a_byte(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |_| Vec::new()).await;
}

async fn closed_at_byte_40(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| clean.bytes[..40].to_vec()).await;
}

async fn the_whole_answer_and_the_end(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| clean.bytes.clone()).await;
}

async fn closed_after_the_head(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| clean.head().to_vec()).await;
}

async fn reset_without_a_byte(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Reset, |_| Vec::new()).await;
}

async fn reset_at_byte_40(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Reset, |clean| clean.bytes[..40].to_vec()).await;
}

async fn half_of_the_body(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| {
        clean.bytes[..clean.body_at() + clean.body().len() / 2].to_vec()
    })
    .await;
}

async fn a_chunk_and_no_last_one(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| {
        let half = &clean.body()[..clean.body().len() / 2];
        let head = format!(
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
             transfer-encoding: chunked\r\n\r\n{:x}\r\n",
            half.len()
        );
        [head.as_bytes(), half, b"\r\n"].concat()
    })
    .await;
}

fn with_length(clean: &Seen, off_by: i64) -> Vec<u8> {
    let length = i64::try_from(clean.body().len()).expect("a short body");
    let announced = format!("content-length: {length}\r\n");
    let wrong = format!("content-length: {}\r\n", length + off_by);
    clean.text().replace(&announced, &wrong).into_bytes()
}

async fn five_bytes_too_many(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| with_length(clean, -5)).await;
}

async fn five_bytes_too_few(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |clean| with_length(clean, 5)).await;
}

async fn no_http(stage: &mut Stage, fault: Fault) {
    ended(stage, fault, End::Fin, |_| {
        b"\x15\x03\x01\x00\x02\x02\x46\xff\xfe\x00\x80noise\r\n\r\n".to_vec()
    })
    .await;
}
