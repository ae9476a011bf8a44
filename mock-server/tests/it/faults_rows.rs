//! One row per kind of fault: how to ask for it, and what a client that sees the bytes then sees.

use std::pin::Pin;

use mock_server::faults::Fault;
use serde_json::Value;
use tokio::task::{LocalSet, spawn_local};

use crate::faults_conn::Seen;
use crate::faults_stage::{Stage, run};
use crate::{faults_rows_answers, faults_rows_deployment, faults_rows_pages, faults_rows_wire};

/// What has become of the run that a row has started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It was never accepted.
    Lost,
    /// It was accepted, whatever the client has seen.
    Committed,
    /// The row looks for itself.
    Other,
}

type Showing<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// A kind of fault, shown.
pub(crate) struct Row {
    pub(crate) kind: &'static str,
    /// The fault as it is written in Rust.
    pub(crate) rust: &'static str,
    pub(crate) fault: fn() -> Fault,
    pub(crate) effect: Effect,
    pub(crate) show: for<'a> fn(&'a mut Stage, Fault) -> Showing<'a>,
}

/// A row: kind, effect, what shows it, and the fault, which is also shown as it is written.
macro_rules! row {
    ($kind:literal, $effect:ident, $show:path, $fault:expr) => {
        $crate::faults_rows::Row {
            kind: $kind,
            rust: stringify!($fault),
            fault: || $fault.into(),
            effect: $crate::faults_rows::Effect::$effect,
            show: |stage, fault| Box::pin($show(stage, fault)),
        }
    };
}
pub(crate) use row;

/// All rows, in the order of the table of kinds.
pub(crate) fn rows() -> impl Iterator<Item = Row> {
    let wire = faults_rows_wire::rows().into_iter();
    wire.chain(faults_rows_answers::rows())
        .chain(faults_rows_pages::rows())
        .chain(faults_rows_deployment::rows())
}

/// A reply to a call, byte by byte.
pub(crate) fn reply_of(body: &[u8]) -> Vec<u8> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncache-control: no-store\r\n\
         content-length: {length}\r\n\r\n"
    );
    [head.as_bytes(), body].concat()
}

/// The clean answer with this change is what was seen, framed as every reply.
pub(crate) fn is_changed(faulty: &Seen, clean: &Seen, change: impl FnOnce(&mut Value)) {
    let mut expected = clean.json();
    change(&mut expected);
    assert_ne!(expected, clean.json(), "the change changes something");
    assert_eq!(
        faulty.json(),
        expected,
        "the answer is the clean one with the change"
    );
    assert_eq!(faulty.bytes, reply_of(faulty.body()));
}

/// Plays a row behind one of the doors; answers the transcript.
async fn play(row: &Row, fault: Fault, direct: bool) -> String {
    let kind = row.kind;
    // Shown when the row fails.
    println!("{kind}, direct: {direct}");
    let mut stage = Stage::new(direct).await;
    (row.show)(&mut stage, fault).await;

    let faults = stage.faulty.faults();
    assert!(faults.iter().all(|fault| fault.fired > 0), "{faults:?}");
    stage.others_go_on().await;
    stage.faulty.clear_faults();
    let before_retry = match row.effect {
        Effect::Lost => Some(0),
        Effect::Committed => Some(1),
        Effect::Other => None,
    };
    if let Some(runs) = before_retry {
        assert_eq!(stage.runs().await, runs, "runs before the retry");
        let [retry, _] = stage.quietly("session/runs/start", run("hello")).await;
        assert_eq!(retry.result()["run"]["id"], "run_1");
        assert_eq!(stage.runs().await, 1, "the retry finds the one run");
    }
    let transcript = std::mem::take(&mut stage.transcript);
    stage.end().await;
    transcript
}

/// Plays a row behind both doors, which show the same.
pub(crate) async fn play_behind_both_doors(row: &Row) -> String {
    let [embedded, direct] = [
        play(row, (row.fault)(), false).await,
        play(row, (row.fault)(), true).await,
    ];
    assert_eq!(embedded, direct, "{}: both doors show the same", row.kind);
    direct
}

/// Plays rows to the last one, and then names those that failed.
pub(crate) async fn play_all(rows: impl Iterator<Item = Row>) {
    let tasks = LocalSet::new();
    let mut failed = Vec::new();
    for row in rows {
        let name = row.rust;
        let playing = async move {
            play_behind_both_doors(&row).await;
        };
        let played = tasks.run_until(async { spawn_local(playing).await });
        if played.await.is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "their panics stand above: {failed:#?}");
}
