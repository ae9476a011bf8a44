//! The parts of a run's work, and the end of a session's log.

use super::*;

/// A whole log of a closed session, of `(kind, run, turn or batch)`.
fn log(steps: &[(&str, &str)]) -> Vec<(Request, Value)> {
    let head = steps.len() as u64 + 2;
    let mut events = vec![(1, "sessionOpened", "")];
    events.extend(
        (2..)
            .zip(steps)
            .map(|(seq, (kind, _))| (seq, *kind, "run_1")),
    );
    events.push((head, "sessionClosed", ""));
    let (request, mut answer) = page(0, head, &events);
    for (index, (_, id)) in (1..).zip(steps) {
        let kind = &mut answer["result"]["result"]["events"][index]["kind"];
        kind["turnId"] = json!(id);
        kind["batchId"] = json!(id);
        kind["callId"] = json!("call");
    }
    vec![(request, answer)]
}

#[test]
fn balance_wants_what_begins_to_end_once_and_before_its_run() {
    let (turn, done, broken) = ("turnStarted", "turnCompleted", "turnCancelled");
    let (asked, told) = ("turnGenerationRequested", "turnGenerationCompleted");
    let (batch, batched) = ("toolBatchStarted", "toolBatchCompleted");
    let (call, called) = ("toolCallStarted", "toolCallCompleted");
    let (stop, cancelled) = ("runCancellationRequested", "runCancelled");
    let end = ("runCompleted", "");
    let (stop, cancelled) = ((stop, ""), (cancelled, ""));
    check(
        oracle::balance,
        vec![
            row(
                "a turn with tools",
                0,
                log(&[
                    (turn, "1"),
                    (asked, "1"),
                    (told, "1"),
                    (done, "1"),
                    (batch, "a"),
                    (call, "a"),
                    (called, "a"),
                    (batched, "a"),
                    end,
                ]),
            ),
            row(
                "the same call id in two batches",
                0,
                log(&[
                    (batch, "a"),
                    (call, "a"),
                    (called, "a"),
                    (batched, "a"),
                    (batch, "b"),
                    (call, "b"),
                    (called, "b"),
                    (batched, "b"),
                    end,
                ]),
            ),
            row(
                "cancelled in a turn",
                0,
                log(&[
                    (turn, "1"),
                    (asked, "1"),
                    (batch, "a"),
                    stop,
                    (broken, "1"),
                    cancelled,
                ]),
            ),
            row(
                "closed by force in a turn",
                0,
                log(&[(turn, "1"), (asked, "1"), (batch, "a"), cancelled]),
            ),
            row(
                "closed by force when it was being cancelled",
                0,
                log(&[(turn, "1"), stop, cancelled]),
            ),
            row("a turn without end", 1, log(&[(turn, "1"), end])),
            row(
                "a cancelled run's turn without end",
                1,
                log(&[(turn, "1"), stop, cancelled, ("promiseCreated", "")]),
            ),
            row(
                "an answer without question",
                1,
                log(&[(turn, "1"), (told, "1"), (done, "1"), end]),
            ),
            row(
                "two ends",
                1,
                log(&[(turn, "1"), (done, "1"), (broken, "1"), end]),
            ),
            row(
                "an end after the run",
                1,
                log(&[(turn, "1"), end, (done, "1")]),
            ),
            row(
                "a turn's id again",
                1,
                log(&[(turn, "1"), (done, "1"), (turn, "1"), (done, "1"), end]),
            ),
            row("a batch without end", 1, log(&[(batch, "a"), end])),
        ],
    );
}

#[test]
fn closed_last_wants_nothing_behind_the_close() {
    let closed = (5, "sessionClosed", "");
    let late = (6, "runAccepted", "run_1");
    check(
        oracle::closed_last,
        vec![
            row(
                "closed",
                0,
                vec![page(0, 5, &[(4, "runCompleted", "run_1"), closed])],
            ),
            row("open", 0, vec![page(0, 6, &[late])]),
            row("on one page", 1, vec![page(0, 6, &[closed, late])]),
            row(
                "on two pages",
                1,
                vec![page(0, 5, &[closed]), page(5, 6, &[late])],
            ),
            row(
                "in another session of the id",
                0,
                vec![page(0, 5, &[closed]), deleted(), page(5, 6, &[late])],
            ),
        ],
    );
}

#[test]
fn leaks_wants_errors_without_the_inside_of_the_target() {
    let told = |message: &str| {
        let data = json!({ "code": -32603, "message": message });
        vec![(initialize(), json!({ "id": 1, "error": data }))]
    };
    let asked = Request::call("session/read", json!({ "sessionId": "/usr/bin" }));
    let mut repeated = told("no session /usr/bin");
    repeated[0].0 = asked;
    check(
        oracle::leaks,
        vec![
            row("words", 0, told("the session does not exist")),
            row("what was asked for", 0, repeated),
            row("a stack", 1, told("thread 'main' panicked at src/a.rs:7:9")),
            row("a path", 1, told("cannot open /var/lib/data")),
            row(
                "a statement",
                1,
                told("ERROR: syntax error at or near \"FROM\""),
            ),
        ],
    );
}
