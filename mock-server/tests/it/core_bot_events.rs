//! Events of bots: how they are stored, delivered, found again and tried on filters.

use serde_json::{Value, json};

use crate::core_bots::{admit, bot, controller, event, id, with_bot, with_bot_like};
use crate::core_support::{Client, invalid, not_found};

fn filter(client: &mut Client, filter: &str) -> Value {
    client.ok(
        "bots/filters/test",
        json!({ "botId": "b", "filter": filter }),
    )
}

#[test]
fn an_event_becomes_a_run_of_the_main_session() {
    let mut client = with_bot();
    let input = json!({
        "kind": "release", "summary": "Acorn 1.2 is out", "data": { "tag": "v1.2" },
        "occurredAtMs": 17, "correlationId": "acorn", "links": ["https://example.com/1.2"],
        "headers": { "x": "y" }, "eventId": "acorn-1.2",
    });
    let params = json!({ "botId": "b", "event": input });
    let answer = client.ok("bots/events/admit", params);
    assert_eq!(answer["duplicate"], false);
    let admitted = &answer["event"];
    assert_eq!(admitted["seq"], 1);
    assert_eq!(admitted["eventId"], "acorn-1.2");
    assert_eq!(admitted["occurredAtMs"], 17);
    assert_eq!(admitted["receivedAtMs"], client.now);
    assert_eq!(
        admitted["session"],
        json!({ "sessionId": "bot-b", "label": "main" })
    );
    assert_eq!(admitted["runId"], "run_1");
    assert_eq!(admitted["outcome"], Value::Null);
    assert_eq!(
        controller(&mut client)["activeDeliveries"][0]["runId"],
        "run_1"
    );
    client.pass(20);
    let ended = event(&mut client, 1);
    assert_eq!(ended["outcome"], "handled");
    assert_eq!(ended["resolvedAtMs"], client.now);
    let run = json!({ "sessionId": "bot-b", "runId": "run_1" });
    let run = client.ok("session/runs/read", run)["run"].take();
    assert_eq!(
        run["outputText"],
        "echo: [release] Acorn 1.2 is out\n{\"tag\":\"v1.2\"}\nhttps://example.com/1.2"
    );
    let state = controller(&mut client);
    let recent = &state["recentDeliveries"][0];
    assert_eq!(
        (&recent["outcome"], &recent["seqs"]),
        (&json!("handled"), &json!([1]))
    );
    assert_eq!(
        (&state["eventsProcessed"], &state["runsToday"]),
        (&json!(1), &json!(1))
    );

    let read = client.ok("bots/events/read", json!({ "botId": "b", "seq": 1 }));
    let document = &read["document"];
    assert_eq!(
        (&document["version"], &document["source"]),
        (&json!(1), &json!("api"))
    );
    assert_eq!(document["data"], input["data"]);
    let blob = client.ok(
        "blobs/read",
        json!({ "blobRef": read["event"]["documentRef"] }),
    );
    assert!(blob["bytesBase64"].is_string());
    assert!(read["event"]["promptRef"].is_string());
}

#[test]
fn an_event_id_is_stored_once() {
    let mut client = with_bot();
    let params = |summary: &str| {
        let event = json!({ "kind": "k", "summary": summary, "eventId": "e" });
        json!({ "botId": "b", "event": event })
    };
    client.ok("bots/events/admit", params("first"));
    let again = client.ok("bots/events/admit", params("second"));
    assert_eq!(again["duplicate"], true);
    assert_eq!(again["event"]["summary"], "first");
    assert_eq!(controller(&mut client)["duplicateEvents"], 1);
    client.pass(100);
    client.ok("bots/close", id());
    let late = client.ok("bots/events/admit", params("third"));
    assert_eq!(
        (&late["duplicate"], &late["event"]["seq"]),
        (&json!(true), &json!(1))
    );
}

#[test]
fn events_without_an_id_are_each_new() {
    let mut client = with_bot();
    let (one, other) = (admit(&mut client, "x"), admit(&mut client, "x"));
    assert_ne!(one["eventId"], other["eventId"]);
    assert_eq!(other["seq"], 2);
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 2);
}

#[test]
fn a_run_that_fails_tells_of_its_event() {
    let mut client = with_bot();
    admit(&mut client, "fail=tool_failure");
    client.pass(100);
    let failed = event(&mut client, 1);
    assert_eq!(failed["outcome"], "run_failed");
    assert_eq!(failed["outcomeDetail"], "the run failed");
    admit(&mut client, "sleep=forever");
    let run = json!({ "sessionId": "bot-b", "runId": "run_2" });
    client.ok("session/runs/cancel", run);
    client.pass(100);
    assert_eq!(
        event(&mut client, 2)["outcomeDetail"],
        "the run was cancelled"
    );
}

#[test]
fn events_are_listed_newest_first_in_pages() {
    let mut client = with_bot();
    for number in 1..=5 {
        admit(&mut client, &format!("event {number}"));
    }
    let mut seen = Vec::new();
    let mut cursor = Value::Null;
    loop {
        let params = json!({ "botId": "b", "limit": 2, "cursor": cursor });
        let page = client.ok("bots/events/list", params);
        let events = page["events"].as_array().unwrap();
        seen.extend(events.iter().map(|event| event["seq"].as_u64().unwrap()));
        cursor = page["nextCursor"].clone();
        if cursor.is_null() {
            break;
        }
    }
    assert_eq!(seen, [5, 4, 3, 2, 1]);
    for cursor in ["", "x", "+3", "03"] {
        let params = json!({ "botId": "b", "cursor": cursor });
        assert_eq!(
            client.refused("bots/events/list", params),
            invalid(),
            "{cursor}"
        );
    }
    let none = json!({ "botId": "b", "limit": 0 });
    assert_eq!(client.refused("bots/events/list", none), invalid());
}

#[test]
fn a_replay_makes_another_event_each_time() {
    let mut client = with_bot();
    let first = admit(&mut client, "hello");
    for seq in [2, 3] {
        let replay = json!({ "botId": "b", "seq": 1 });
        let replayed = client.ok("bots/events/replay", replay)["event"].take();
        assert_eq!(replayed["seq"], seq);
        assert_eq!(replayed["summary"], "hello");
        assert_ne!(replayed["eventId"], first["eventId"]);
    }
    client.pass(200);
    assert_eq!(event(&mut client, 3)["outcome"], "handled");
    for seq in [0, 4] {
        let missing = json!({ "botId": "b", "seq": seq });
        assert_eq!(
            client.refused("bots/events/replay", missing.clone()),
            not_found()
        );
        assert_eq!(client.refused("bots/events/read", missing), not_found());
    }
}

#[test]
fn a_bot_that_is_switched_off_stores_events_and_works_on_them_later() {
    let mut client = with_bot_like(&json!({ "enabled": false }));
    let waits = admit(&mut client, "hello");
    assert_eq!(waits["session"], Value::Null);
    assert_eq!(client.core.next_due(), None);
    client.ok("bots/put", json!({ "bot": bot(&json!({})) }));
    client.pass(100);
    assert_eq!(event(&mut client, 1)["outcome"], "handled");
}

#[test]
fn when_the_runs_of_the_day_are_used_up_events_wait_for_the_next() {
    let mut client = with_bot_like(&json!({ "runsPerDay": 1 }));
    admit(&mut client, "one");
    client.pass(100);
    admit(&mut client, "two");
    let state = controller(&mut client);
    assert_eq!(state["controllerStatus"], "budget_exhausted");
    assert_eq!(state["runDay"], "1970-01-01");
    assert_eq!(event(&mut client, 2)["outcome"], Value::Null);
    client.pass(86_400_000);
    assert_eq!(event(&mut client, 2)["outcome"], "handled");
    let state = controller(&mut client);
    assert_eq!(
        (&state["runDay"], &state["runsToday"]),
        (&json!("1970-01-02"), &json!(1))
    );
}

#[test]
fn a_filter_is_tried_on_the_newest_events() {
    let mut client = with_bot();
    for kind in ["release", "issue", "release"] {
        let event = json!({ "kind": kind, "summary": "s", "data": { "size": 3 } });
        client.ok("bots/events/admit", json!({ "botId": "b", "event": event }));
    }
    let tried = filter(
        &mut client,
        "event.kind == 'release' && event.data.size > 2",
    );
    assert_eq!(
        (&tried["sampled"], &tried["matched"]),
        (&json!(3), &json!(2))
    );
    assert_eq!(tried["results"][0], json!({ "seq": 3, "matched": true }));
    assert_eq!(tried["results"][1]["matched"], false);
    let loops = "[1, 3].exists(x, [3, 5].exists(y, x == y && event.data.size == y))";
    assert_eq!(filter(&mut client, loops)["matched"], 3);
    let failed = filter(&mut client, "event.data.nothing == 1");
    assert_eq!(
        (&failed["errors"], &failed["matched"]),
        (&json!(3), &json!(0))
    );
    assert!(failed["results"][0]["error"].is_string());
    let no_filter = filter(&mut client, "event.kind");
    assert_eq!(no_filter["errors"], 3);
    let limited = json!({ "botId": "b", "filter": "true", "limit": 1 });
    assert_eq!(client.ok("bots/filters/test", limited)["sampled"], 1);
}

#[test]
fn a_filter_is_tried_on_a_payload() {
    let mut client = with_bot();
    let params = |filter: &str, payload: Value| json!({ "botId": "b", "filter": filter, "payload": payload });
    let matched = params(
        "event.labels.exists(label, label == 'bug')",
        json!({ "labels": ["bug"] }),
    );
    let tried = client.ok("bots/filters/test", matched);
    assert_eq!(
        tried,
        json!({ "sampled": 1, "matched": 1, "errors": 0, "results": [{ "matched": true }] })
    );
    let nothing = client.ok("bots/filters/test", params("true", Value::Null));
    assert_eq!(nothing["sampled"], 0);
}

#[test]
fn what_is_no_cel_is_invalid() {
    let mut client = with_bot();
    let long = "true && ".repeat(1000) + "true";
    let loops = "true".to_owned() + &" && [1].all(x, true)".repeat(4);
    let nested = "[1].map (x, ".repeat(3) + "'é(' + x" + &")".repeat(3);
    let deep = "(".repeat(900) + "1" + &")".repeat(900);
    for text in [
        "", "event.", "event ==", "'", "\u{0}", &long, &deep, &loops, &nested, "a b",
    ] {
        let params = json!({ "botId": "b", "filter": text });
        assert_eq!(
            client.refused("bots/filters/test", params),
            invalid(),
            "{text}"
        );
    }
    let lost = json!({ "botId": "lost", "filter": "true" });
    assert_eq!(client.refused("bots/filters/test", lost), not_found());
}

#[test]
fn an_expression_of_the_greatest_length_is_borne_by_a_small_stack() {
    let judge = || {
        let mut client = with_bot();
        let (sum, not) = (
            "1".to_owned() + &"+1".repeat(1000),
            "!".repeat(2000) + "true",
        );
        for text in [
            sum,
            not,
            "[".repeat(1000) + &"]".repeat(1000),
            "-".repeat(2040) + "1",
        ] {
            let payload = json!({ "botId": "b", "filter": text, "payload": {} });
            client.response("bots/filters/test", payload);
        }
    };
    // As small as the stacks of the threads that serve requests.
    let small = std::thread::Builder::new().stack_size(2 * 1024 * 1024);
    small.spawn(judge).unwrap().join().unwrap();
}
