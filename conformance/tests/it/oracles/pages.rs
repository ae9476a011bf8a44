//! Pages of the event log.

use super::*;

#[test]
fn cursor_order_wants_ascending_events_of_the_session() {
    let mut foreign = page(0, 1, &[(1, "sessionOpened", "")]);
    foreign.1["result"]["result"]["events"][0]["sessionId"] = json!("other");
    check(
        oracle::cursor_order,
        vec![
            row(
                "ascending",
                0,
                vec![page(0, 3, &[(1, "a", ""), (3, "b", "")])],
            ),
            row("empty", 0, vec![page(3, 3, &[])]),
            row(
                "a number twice",
                1,
                vec![page(0, 2, &[(2, "a", ""), (2, "b", "")])],
            ),
            row(
                "descending",
                1,
                vec![page(0, 2, &[(2, "a", ""), (1, "b", "")])],
            ),
            row(
                "number 0",
                1,
                vec![page(0, 1, &[(0, "a", ""), (1, "b", "")])],
            ),
            row("a foreign event", 1, vec![foreign]),
        ],
    );
}

#[test]
fn head_rule_wants_a_head_that_hides_nothing() {
    let backward = read(json!({ "sessionId": "s", "direction": "backward" }), 9, &[]);
    let other = read(json!({ "sessionId": "t", "after": { "seq": 1 } }), 1, &[]);
    check(
        oracle::head_rule,
        vec![
            row("at the last event", 0, vec![page(0, 1, &[(1, "a", "")])]),
            row("ahead of a full page", 0, vec![page(0, 5, &[(1, "a", "")])]),
            row("an empty page at the head", 0, vec![page(5, 5, &[])]),
            row("an empty page beyond the head", 0, vec![page(9, 5, &[])]),
            row("a backward page", 0, vec![backward]),
            row(
                "growing",
                0,
                vec![page(5, 5, &[]), page(5, 6, &[(6, "a", "")])],
            ),
            row("of another session", 0, vec![page(5, 5, &[]), other]),
            row(
                "of a session begun anew",
                0,
                vec![page(5, 5, &[]), deleted(), page(1, 1, &[])],
            ),
            row(
                "behind the page",
                1,
                vec![page(0, 1, &[(1, "a", ""), (2, "b", "")])],
            ),
            row("ahead of an empty page", 1, vec![page(5, 6, &[])]),
            row("moving back", 1, vec![page(5, 5, &[]), page(5, 4, &[])]),
        ],
    );
}
