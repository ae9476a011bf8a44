//! Triggers of bots: what is stored, when they fire, and how they route and gather events.

use serde_json::{Value, json};

use crate::core_bots::{controller, event, id, with_bot, with_bot_like};
use crate::core_support::{Client, conflict, invalid, not_found};

fn put(client: &mut Client, trigger: &Value) -> Value {
    let params = json!({ "botId": "b", "trigger": trigger });
    client.ok("bots/triggers/put", params)["trigger"].take()
}

fn read(client: &mut Client, trigger: &str) -> Value {
    let params = json!({ "botId": "b", "triggerId": trigger });
    client.ok("bots/triggers/read", params)["trigger"].take()
}

fn with(mut trigger: Value, more: &Value) -> Value {
    for (key, value) in more.as_object().unwrap() {
        trigger[key] = value.clone();
    }
    trigger
}

fn poll(more: &Value) -> Value {
    let source = json!({ "kind": "http", "url": "https://example.com/releases.json" });
    let trigger = json!({
        "triggerId": "p", "kind": "poll", "source": source, "intervalMs": 900_000,
        "items": "releases", "cursor": { "kind": "idSet", "id": "tag" },
    });
    with(trigger, more)
}

fn schedule(more: &Value) -> Value {
    with(
        json!({ "triggerId": "s", "kind": "schedule", "summary": "Look." }),
        more,
    )
}

/// A bot with an open chat trigger `t` that says this too.
fn chat_bot(document: &Value, more: &Value) -> Client {
    let mut client = with_bot_like(document);
    let account = json!({
        "accountId": "acme", "provider": "telegram", "providerAccountId": "a", "displayName": "A",
    });
    client.ok("channels/accounts/create", json!({ "account": account }));
    let trigger = json!({
        "triggerId": "t", "kind": "chat", "accountId": "acme", "pairing": "open",
    });
    put(&mut client, &with(trigger, more));
    client
}

/// Sends a message into a conversation.
fn say(client: &mut Client, chat: &str, id: &str, text: &str) {
    let inbound = json!({
        "messageId": id, "chatId": chat, "senderId": "ada", "senderName": "Ada",
        "timestampMs": 5, "text": text, "isDirect": true, "mentionedBot": false,
        "isReplyToBot": false,
    });
    client.ok(
        "channels/inbound/admit",
        json!({ "accountId": "acme", "inbound": inbound }),
    );
}

fn session_of(client: &mut Client, seq: u64) -> String {
    let session = event(client, seq)["session"]["sessionId"].take();
    session.as_str().unwrap().to_owned()
}

#[test]
fn a_trigger_is_put_revised_listed_and_deleted() {
    let mut client = with_bot();
    let first = client.now;
    let made = put(
        &mut client,
        &json!({ "triggerId": "w", "kind": "webhook", "preset": "github" }),
    );
    assert_eq!(
        (&made["revision"], &made["createdAtMs"]),
        (&json!(1), &json!(first))
    );
    let path = made["ingestPath"].as_str().unwrap();
    assert!(path.starts_with("/ingest/") && path.len() > 40, "{path}");
    client.pass(5);
    let again = put(
        &mut client,
        &json!({ "triggerId": "w", "kind": "webhook", "enabled": false }),
    );
    assert_eq!(
        (&again["revision"], &again["ingestPath"]),
        (&json!(2), &made["ingestPath"])
    );
    assert_eq!(
        (&again["createdAtMs"], &again["updatedAtMs"]),
        (&json!(first), &json!(first + 5))
    );
    assert_eq!(
        (&again["disabledReason"], &again["disabledAtMs"]),
        (&json!("operator"), &json!(first + 5))
    );
    let stale = json!({ "botId": "b", "trigger": { "triggerId": "w", "kind": "webhook" }, "expectedRevision": 1 });
    assert_eq!(client.refused("bots/triggers/put", stale), conflict());
    put(&mut client, &poll(&json!({})));
    let listed = client.ok("bots/triggers/list", id());
    let ids: Vec<&Value> = listed["triggers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["triggerId"])
        .collect();
    assert_eq!(ids, ["p", "w"]);
    let named = json!({ "botId": "b", "triggerId": "w" });
    let gone = client.ok("bots/triggers/delete", named.clone());
    assert_eq!(gone["trigger"], again);
    for method in ["bots/triggers/read", "bots/triggers/delete"] {
        assert_eq!(client.refused(method, named.clone()), not_found());
    }
    let lost = json!({ "botId": "lost", "triggerId": "w" });
    assert_eq!(client.refused("bots/triggers/read", lost), not_found());
}

#[test]
fn a_trigger_is_checked_before_it_is_stored() {
    let mut client = with_bot();
    let http = |url: &str| json!({ "source": { "kind": "http", "url": url } });
    let webhook = json!({ "triggerId": "w", "kind": "webhook" });
    let hmac = json!({ "scheme": "hmac-sha256", "grantId": "lost", "header": "x-signature" });
    let coalesce = |wait: u64, count: u64| json!({ "coalesce": { "debounceMs": 10, "maxWaitMs": wait, "maxCount": count } });
    let auth = json!({ "kind": "http", "url": "https://h/", "auth": { "grantId": "lost" } });
    for trigger in [
        schedule(&json!({})),
        schedule(&json!({ "cron": "* * * * *", "atMs": 5 })),
        schedule(&json!({ "cron": "every day" })),
        schedule(&json!({ "cron": "* * * * * *" })),
        schedule(&json!({ "cron": "0 0 30 2 *" })),
        schedule(&json!({ "cron": "* * * * *", "timezone": "Middle-earth/Shire" })),
        schedule(&json!({ "cron": "* * * * *", "summary": " " })),
        with(webhook.clone(), &json!({ "filter": "event." })),
        with(
            webhook.clone(),
            &json!({ "route": { "policy": "perKey", "key": "(" } }),
        ),
        with(webhook.clone(), &json!({ "pairingCode": "12345678" })),
        with(webhook.clone(), &json!({ "verification": hmac })),
        with(webhook.clone(), &coalesce(5, 1)),
        with(webhook, &coalesce(10, 0)),
        poll(&http("ftp://example.com")),
        poll(&http("https:///x")),
        poll(&json!({ "intervalMs": 0 })),
        poll(&json!({ "cursor": { "kind": "watermark", "field": "" } })),
        poll(&json!({ "source": { "kind": "exec", "argv": [] } })),
        poll(&json!({ "source": { "kind": "exec", "argv": ["ls"], "environmentId": "lost" } })),
        poll(&json!({ "source": auth })),
        json!({ "triggerId": "c", "kind": "chat", "accountId": "lost" }),
    ] {
        let params = json!({ "botId": "b", "trigger": trigger });
        assert_eq!(
            client.refused("bots/triggers/put", params),
            invalid(),
            "{trigger}"
        );
    }
    assert_eq!(client.ok("bots/triggers/list", id())["triggers"], json!([]));
    put(
        &mut client,
        &json!({ "triggerId": "o", "kind": "bot", "from": ["anybody"] }),
    );
}

#[test]
fn no_source_is_asked() {
    let mut client = with_bot();
    let made = put(&mut client, &poll(&json!({})));
    assert_eq!(made["cursorState"], json!({ "consecutiveFailures": 0 }));
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_schedule_fires_by_the_clock_again_and_again() {
    let mut client = with_bot();
    // The clock stands at 00:16:40; in Kathmandu it was 05:46:40 at that time of 1970.
    put(
        &mut client,
        &schedule(&json!({ "cron": "0 6 * * *", "timezone": "Asia/Kathmandu" })),
    );
    let due = client.core.next_due().unwrap().0;
    assert_eq!(due, 30 * 60_000);
    client.now = due;
    let first = event(&mut client, 1);
    assert_eq!(
        (&first["kind"], &first["triggerId"]),
        (&json!("schedule"), &json!("s"))
    );
    assert_eq!(
        (&first["summary"], &first["occurredAtMs"]),
        (&json!("Look."), &json!(due))
    );
    client.pass(86_400_000);
    assert_eq!(event(&mut client, 2)["occurredAtMs"], due + 86_400_000);
    client.ok(
        "bots/triggers/delete",
        json!({ "botId": "b", "triggerId": "s" }),
    );
    client.pass(1000);
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_schedule_for_one_moment_fires_once_and_is_switched_off() {
    let mut client = with_bot();
    let at = client.now + 500;
    put(&mut client, &schedule(&json!({ "atMs": at })));
    client.pass(499);
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 0);
    client.pass(1);
    assert_eq!(event(&mut client, 1)["occurredAtMs"], at);
    let spent = read(&mut client, "s");
    assert_eq!(
        (&spent["enabled"], &spent["disabledReason"]),
        (&json!(false), &json!("one_shot"))
    );
    client.pass(1000);
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 1);
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_closed_bot_fires_no_more() {
    let mut client = with_bot();
    put(&mut client, &schedule(&json!({ "cron": "* * * * *" })));
    client.ok("bots/close", id());
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_filter_lets_through_what_it_is_true_of() {
    let mut client = chat_bot(
        &json!({}),
        &json!({ "filter": "event.summary.contains('please')" }),
    );
    say(&mut client, "c", "1", "do it");
    say(&mut client, "c", "2", "please do it");
    assert_eq!(event(&mut client, 1)["summary"], "Ada: please do it");
    let mut trigger =
        json!({ "triggerId": "t", "kind": "chat", "accountId": "acme", "pairing": "open" });
    trigger["filter"] = "event.data.lost == 1".into();
    put(&mut client, &trigger);
    say(&mut client, "c", "3", "please");
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 1);
    let failed = read(&mut client, "t");
    assert!(failed["lastFilterError"].is_string());
    assert_eq!(failed["lastFilterErrorAtMs"], client.now);
}

#[test]
fn events_are_routed_by_key_or_each_to_a_session_of_its_own() {
    let mut client = chat_bot(&json!({}), &json!({ "route": { "policy": "perKey" } }));
    for (chat, id) in [("c", "1"), ("d", "2"), ("c", "3")] {
        say(&mut client, chat, id, "hello");
    }
    let [one, two, three] = [1, 2, 3].map(|seq| session_of(&mut client, seq));
    assert!(one.starts_with("chat-"), "{one}");
    assert_eq!((one == three, one == two), (true, false));
    assert_eq!(event(&mut client, 1)["session"]["label"], "acme/c");

    let key = json!({ "policy": "perKey", "key": "event.data.message.senderId" });
    let mut client = chat_bot(&json!({}), &json!({ "route": key }));
    say(&mut client, "c", "1", "hello");
    say(&mut client, "d", "2", "hello");
    assert_eq!(session_of(&mut client, 1), session_of(&mut client, 2));
    assert_eq!(event(&mut client, 1)["session"]["label"], "ada");

    let mut client = chat_bot(&json!({}), &json!({ "route": { "policy": "perEvent" } }));
    say(&mut client, "c", "1", "hello");
    say(&mut client, "c", "2", "hello");
    assert_ne!(session_of(&mut client, 1), session_of(&mut client, 2));
    let kinds: Vec<Value> = controller(&mut client)["sessions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["kind"].clone())
        .collect();
    assert_eq!(kinds, ["perEvent", "perEvent", "main"]);
}

#[test]
fn a_key_that_fails_leads_to_the_main_session() {
    let route = json!({ "policy": "perKey", "key": "event.lost" });
    let mut client = chat_bot(&json!({}), &json!({ "route": route }));
    say(&mut client, "c", "1", "hello");
    assert_eq!(session_of(&mut client, 1), "bot-b");
    assert!(read(&mut client, "t")["lastFilterError"].is_string());
}

#[test]
fn a_routed_session_is_closed_after_its_last_use() {
    let route = json!({ "route": { "policy": "perKey" }, "sessionCloseAfterMs": 1000 });
    let mut client = chat_bot(&json!({}), &route);
    say(&mut client, "c", "1", "hello");
    let first = session_of(&mut client, 1);
    client.pass(1019);
    let status = |client: &mut Client, id: &str| {
        client.ok("session/read", json!({ "sessionId": id }))["session"]["status"].take()
    };
    assert_eq!(status(&mut client, &first), "idle");
    client.pass(1);
    assert_eq!(status(&mut client, &first), "closed");
    say(&mut client, "c", "2", "hello");
    assert_ne!(session_of(&mut client, 2), first);
}

#[test]
fn events_that_come_close_together_become_one_delivery() {
    let coalesce = json!({ "debounceMs": 100, "maxWaitMs": 250, "maxCount": 4 });
    let mut client = chat_bot(&json!({}), &json!({ "coalesce": coalesce }));
    for (id, wait) in [("1", 90), ("2", 90), ("3", 60)] {
        say(&mut client, "c", id, "hello");
        client.pass(wait);
    }
    let state = controller(&mut client);
    assert_eq!(state["buffers"][0]["seqs"], json!([1, 2, 3]));
    assert_eq!(state["buffers"][0]["flushAtMs"], 1_000_250);
    assert_eq!(client.core.next_due().unwrap().0, 1_000_250);
    // They waited 250 ms although messages went on coming.
    client.pass(100);
    assert_eq!(
        controller(&mut client)["recentDeliveries"][0]["seqs"],
        json!([1, 2, 3])
    );
    for id in ["4", "5", "6", "7"] {
        say(&mut client, "c", id, "hello");
    }
    assert_eq!(
        controller(&mut client)["activeDeliveries"][0]["seqs"],
        json!([4, 5, 6, 7])
    );
    say(&mut client, "c", "8", "hello");
    client.pass(99);
    assert_eq!(event(&mut client, 8)["session"], Value::Null);
    client.pass(1);
    assert_eq!(session_of(&mut client, 8), "bot-b");
}

#[test]
fn an_event_waits_steers_or_joins_while_its_session_is_at_work() {
    let busy = |when: &str| {
        let mut client = chat_bot(&json!({}), &json!({ "deliver": { "whenBusy": when } }));
        say(&mut client, "c", "1", "sleep=1");
        client.pass(10);
        say(&mut client, "c", "2", "hello");
        let met = event(&mut client, 2);
        client.pass(3000);
        (met, event(&mut client, 2))
    };
    let (waits, ended) = busy("queue");
    assert_eq!(
        (&waits["runId"], &waits["outcome"]),
        (&json!("run_2"), &Value::Null)
    );
    assert_eq!(ended["outcome"], "handled");
    let (steered, after) = busy("steer");
    assert_eq!(
        (&steered["runId"], &steered["outcome"]),
        (&json!("run_1"), &json!("steered"))
    );
    assert_eq!(after, steered);
    let (joined, after) = busy("append");
    assert_eq!(
        (&joined["runId"], &joined["outcome"]),
        (&Value::Null, &json!("appended"))
    );
    assert_eq!(after, joined);
}

#[test]
fn a_trigger_that_fires_too_often_is_switched_off() {
    let breaker = json!({ "breaker": { "fires": 2, "windowMs": 1000 } });
    let mut client = chat_bot(&breaker, &json!({}));
    for (id, wait) in [("1", 600), ("2", 600), ("3", 0), ("4", 0), ("5", 0)] {
        say(&mut client, "c", id, "hello");
        client.pass(wait);
    }
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 3);
    let tripped = read(&mut client, "t");
    assert_eq!(
        (&tripped["enabled"], &tripped["disabledReason"]),
        (&json!(false), &json!("breaker"))
    );
    put(
        &mut client,
        &json!({ "triggerId": "t", "kind": "chat", "accountId": "acme", "pairing": "open" }),
    );
    say(&mut client, "c", "6", "hello");
    assert_eq!(client.ok("bots/read", id())["bot"]["eventSeq"], 4);
}
