//! Runs, followed through the event log.

use super::*;

#[test]
fn one_terminal_wants_each_run_to_end_once() {
    let accepted = (2, "runAccepted", "run_1");
    let opened = (1, "sessionOpened", "");
    let closed = (9, "sessionClosed", "");
    let end = (5, "runCompleted", "run_1");
    check(
        oracle::one_terminal,
        vec![
            row("one end", 0, vec![page(0, 5, &[accepted, end])]),
            row(
                "the same end again",
                0,
                vec![page(0, 5, &[accepted, end]), page(4, 5, &[end])],
            ),
            row("not over yet", 0, vec![page(0, 1, &[accepted])]),
            row(
                "a whole log",
                0,
                vec![page(0, 9, &[opened, accepted, end, closed])],
            ),
            row(
                "two runs",
                0,
                vec![page(0, 6, &[end, (6, "runFailed", "run_2")])],
            ),
            row(
                "two ends",
                1,
                vec![page(0, 6, &[accepted, end, (6, "runCancelled", "run_1")])],
            ),
            row(
                "twice the same",
                1,
                vec![page(0, 6, &[end, (6, "runCompleted", "run_1")])],
            ),
            row(
                "two ends in two pages",
                1,
                vec![
                    page(0, 5, &[accepted, end]),
                    page(5, 6, &[(6, "runFailed", "run_1")]),
                ],
            ),
            row(
                "no end in a log cut short",
                0,
                vec![page(0, 9, &[accepted, closed])],
            ),
            row(
                "no end in a whole log",
                1,
                vec![page(0, 9, &[opened, accepted, closed])],
            ),
        ],
    );
}

#[test]
fn after_terminal_wants_silence_after_the_end() {
    let end = (5, "runCompleted", "run_1");
    let turn = (6, "turnCompleted", "run_1");
    check(
        oracle::after_terminal,
        vec![
            row(
                "before",
                0,
                vec![page(0, 5, &[(4, "turnCompleted", "run_1"), end])],
            ),
            row(
                "of another run",
                0,
                vec![page(0, 6, &[end, (6, "runStarted", "run_2")])],
            ),
            row(
                "of no run",
                0,
                vec![page(0, 6, &[end, (6, "sessionClosed", "")])],
            ),
            row(
                "a second end",
                0,
                vec![page(0, 6, &[end, (6, "runCancelled", "run_1")])],
            ),
            row("a turn", 1, vec![page(0, 6, &[end, turn])]),
            row(
                "a turn in another page",
                1,
                vec![page(5, 6, &[turn]), page(0, 5, &[end])],
            ),
            row(
                "a start",
                1,
                vec![page(0, 6, &[end, (6, "runStarted", "run_1")])],
            ),
        ],
    );
}

#[test]
fn lifecycle_order_wants_accepted_then_started() {
    let opened = (1, "sessionOpened", "");
    let closed = (9, "sessionClosed", "");
    let accepted = (2, "runAccepted", "run_1");
    let started = (3, "runStarted", "run_1");
    let end = (4, "runCompleted", "run_1");
    let early = (1, "runStarted", "run_1");
    let late = (2, "runAccepted", "run_1");
    check(
        oracle::lifecycle_order,
        vec![
            row(
                "all three",
                0,
                vec![page(0, 9, &[opened, accepted, started, end, closed])],
            ),
            row(
                "cancelled in the queue",
                0,
                vec![page(
                    0,
                    9,
                    &[opened, accepted, (4, "runCancelled", "run_1"), closed],
                )],
            ),
            row("a part of a log", 0, vec![page(1, 3, &[started, end])]),
            row(
                "a log cut short",
                0,
                vec![page(0, 9, &[started, end, closed])],
            ),
            row(
                "started before accepted",
                1,
                vec![page(0, 2, &[early, late])],
            ),
            row(
                "accepted twice",
                1,
                vec![page(
                    0,
                    5,
                    &[accepted, started, (5, "runAccepted", "run_1")],
                )],
            ),
            row(
                "started twice",
                1,
                vec![page(0, 5, &[accepted, started, (5, "runStarted", "run_1")])],
            ),
            row(
                "never accepted",
                1,
                vec![page(0, 9, &[opened, started, end, closed])],
            ),
            row(
                "never started",
                1,
                vec![page(0, 9, &[opened, accepted, end, closed])],
            ),
        ],
    );
}

#[test]
fn one_active_wants_one_run_at_a_time() {
    let one = (1, "runStarted", "run_1");
    let end = (3, "runCompleted", "run_1");
    check(
        oracle::one_active,
        vec![
            row(
                "in turn",
                0,
                vec![page(0, 4, &[one, end, (4, "runStarted", "run_2")])],
            ),
            row(
                "accepted meanwhile",
                0,
                vec![page(0, 3, &[one, (2, "runAccepted", "run_2"), end])],
            ),
            row(
                "both at once",
                1,
                vec![page(0, 3, &[one, (2, "runStarted", "run_2"), end])],
            ),
        ],
    );
}
