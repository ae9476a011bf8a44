//! The list of sessions.

use api_contract::lightspeed::access::Attribution;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::core_support::{Client, invalid, refusal};

const LIST: &str = "session/list";

fn ids(page: &Value) -> Vec<&str> {
    page["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["id"].as_str().unwrap())
        .collect()
}

fn start(client: &mut Client, id: &str, mut params: Value) {
    params["sessionId"] = id.into();
    client.ok("session/start", params);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_walk_shows_each_session_once_newest_update_first(
        gaps in prop::collection::vec(0..3u64, 0..30),
        limit in 1..12u64,
    ) {
        let mut client = Client::new();
        let mut expected = Vec::new();
        for (number, gap) in gaps.iter().enumerate() {
            client.now += gap;
            let id = format!("s{number:02}");
            start(&mut client, &id, json!({}));
            expected.push((client.now, id));
        }
        expected.sort_by(|one, other| other.cmp(one));
        let expected: Vec<String> = expected.into_iter().map(|(_, id)| id).collect();
        let mut walked: Vec<String> = Vec::new();
        let mut cursor = Value::Null;
        loop {
            let page = client.ok(LIST, json!({ "cursor": cursor, "limit": limit }));
            let ids = ids(&page);
            prop_assert!(ids.len() as u64 <= limit);
            walked.extend(ids.into_iter().map(ToOwned::to_owned));
            prop_assert_eq!(page.get("nextCursor").is_none(), walked.len() == expected.len());
            match page.get("nextCursor") {
                Some(next) => cursor = next.clone(),
                None => break,
            }
        }
        prop_assert_eq!(walked, expected);
    }
}

#[test]
fn an_event_moves_a_session_to_the_front() {
    let mut client = Client::new();
    for id in ["a", "b", "c"] {
        client.now += 1;
        start(&mut client, id, json!({}));
    }
    assert_eq!(ids(&client.ok(LIST, json!({}))), ["c", "b", "a"]);
    client.now += 1;
    client.ok("session/close", json!({ "sessionId": "b" }));
    assert_eq!(ids(&client.ok(LIST, json!({}))), ["b", "c", "a"]);
    client.now += 1;
    client.ok(
        "session/rename",
        json!({ "sessionId": "a", "displayName": "x" }),
    );
    assert_eq!(ids(&client.ok(LIST, json!({}))), ["b", "c", "a"]);
}

#[test]
fn filters_combine() {
    let mut client = Client::new();
    start(&mut client, "plain", json!({}));
    start(
        &mut client,
        "tagged",
        json!({ "metadata": { "app": "x", "env": "dev" } }),
    );
    start(&mut client, "other", json!({ "metadata": { "app": "y" } }));
    start(
        &mut client,
        "shared",
        json!({ "access": { "visibility": "universe" } }),
    );
    client.caller.attribution = Attribution::Actor { id: "ada".into() };
    start(&mut client, "hers", json!({}));
    client.ok("session/close", json!({ "sessionId": "tagged" }));
    for (filter, expected) in [
        (
            json!({}),
            vec!["tagged", "shared", "plain", "other", "hers"],
        ),
        (json!({ "closed": true }), vec!["tagged"]),
        (
            json!({ "closed": false }),
            vec!["shared", "plain", "other", "hers"],
        ),
        (
            json!({ "closed": null, "trees": [] }),
            vec!["tagged", "shared", "plain", "other", "hers"],
        ),
        (
            json!({ "metadata": { "app": "" } }),
            vec!["tagged", "other"],
        ),
        (json!({ "metadata": { "app": "x" } }), vec!["tagged"]),
        (json!({ "metadata": { "app": "x", "env": "prod" } }), vec![]),
        (
            json!({ "metadata": { "app": "" }, "closed": false }),
            vec!["other"],
        ),
        (json!({ "managed": true }), vec![]),
        (
            json!({ "managed": false, "subagent": false, "closed": true }),
            vec!["tagged"],
        ),
        (json!({ "subagent": true }), vec![]),
        (json!({ "parent": "plain" }), vec![]),
        (json!({ "visibleTo": "ada" }), vec!["shared", "hers"]),
        (
            json!({ "trees": ["plain", "hers", "none"] }),
            vec!["plain", "hers"],
        ),
    ] {
        let mut found = ids(&client.ok(LIST, filter.clone()))
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>();
        let mut expected = expected;
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{filter}");
    }
}

#[test]
fn a_filtered_list_ends_without_a_cursor() {
    let mut client = Client::new();
    for number in 0..10 {
        client.now += 1;
        let metadata =
            json!({ "metadata": { "even": if number % 2 == 0 { "yes" } else { "no" } } });
        start(&mut client, &format!("s{number}"), metadata);
    }
    let filter =
        |cursor: Value| json!({ "metadata": { "even": "yes" }, "limit": 3, "cursor": cursor });
    let page = client.ok(LIST, filter(Value::Null));
    assert_eq!(ids(&page), ["s8", "s6", "s4"]);
    let last = client.ok(LIST, filter(page["nextCursor"].clone()));
    assert_eq!(ids(&last), ["s2", "s0"]);
    assert_eq!(last.get("nextCursor"), None);
}

#[test]
fn limits_are_clamped_and_bad_cursors_refused() {
    let mut client = Client::new();
    for number in 0..201 {
        start(&mut client, &format!("s{number}"), json!({}));
    }
    for (limit, rows) in [
        (Value::Null, 50),
        (json!(1), 1),
        (json!(200), 200),
        (json!(5000), 200),
    ] {
        assert_eq!(ids(&client.ok(LIST, json!({ "limit": limit }))).len(), rows);
    }
    for params in [
        json!({ "limit": 0 }),
        json!({ "cursor": "" }),
        json!({ "cursor": "zz" }),
        json!({ "cursor": "12:" }),
        json!({ "cursor": "+1:s" }),
        json!({ "cursor": "1:not an id" }),
        json!({ "cursor": "99999999999999999999:s" }),
    ] {
        assert_eq!(client.refused(LIST, params.clone()), invalid(), "{params}");
    }
}

#[test]
fn a_list_that_is_longer_than_is_sent_is_refused_and_a_shorter_page_of_it_is_not() {
    let mut client = Client::new();
    let name = "x".repeat(100_000);
    for number in 0..30 {
        let params = json!({ "sessionId": format!("s{number}"), "displayName": name });
        client.ok("session/start", params);
    }
    assert_eq!(
        client.refused("session/list", json!({})),
        refusal(-32013, "response_too_large")
    );
    let page = client.ok("session/list", json!({ "limit": 20 }));
    assert_eq!(page["sessions"].as_array().map(Vec::len), Some(20));
    // What is no list is whole, however long it is.
    let name = "x".repeat(3_000_000);
    client.ok(
        "session/rename",
        json!({ "sessionId": "s0", "displayName": name }),
    );
    let session = client.ok("session/read", json!({ "sessionId": "s0" }));
    assert_eq!(
        session["session"]["displayName"].as_str().map(str::len),
        Some(3_000_000)
    );
}
