//! Channels: accounts, how conversations get paired with bots, and where messages go.

use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found};

const ADMIT: &str = "channels/inbound/admit";

/// A client with the account `acme`.
pub(crate) fn with_account() -> Client {
    let mut client = Client::new();
    client.ok(
        "channels/accounts/create",
        json!({ "account": account("acme") }),
    );
    client
}

fn account(id: &str) -> Value {
    json!({
        "accountId": id, "provider": "telegram", "providerAccountId": "acme_bot",
        "displayName": "Acme", "settings": { "region": "eu" },
    })
}

/// A bot `b` with this chat trigger `t` on the account.
fn bot_with(client: &mut Client, more: &Value) {
    bot_named(client, "b", more);
}

fn bot_named(client: &mut Client, id: &str, more: &Value) {
    let mut trigger = json!({ "triggerId": "t", "kind": "chat", "accountId": "acme" });
    for (key, value) in more.as_object().unwrap() {
        trigger[key] = value.clone();
    }
    let bot = json!({ "botId": id, "profileId": "release-editor" });
    client.ok("bots/create", json!({ "bot": bot, "triggers": [trigger] }));
}

fn message(id: &str, text: &str) -> Value {
    json!({
        "messageId": id, "chatId": "c", "senderId": "ada", "senderName": "Ada",
        "timestampMs": 5, "text": text, "isDirect": true, "mentionedBot": false,
        "isReplyToBot": false,
    })
}

fn in_group(id: &str, text: &str) -> Value {
    let mut message = message(id, text);
    message["isDirect"] = false.into();
    message
}

fn admit(client: &mut Client, inbound: &Value) -> Value {
    client.ok(ADMIT, json!({ "accountId": "acme", "inbound": inbound }))
}

fn conversation(client: &mut Client) -> Value {
    let chat = json!({ "accountId": "acme", "chatId": "c" });
    client.ok("channels/conversations/read", chat)["conversation"].take()
}

fn went(decision: &str, bot: Option<&str>, trigger: Option<&str>) -> Value {
    let mut went = json!({ "decision": decision });
    for (key, value) in [("botId", bot), ("triggerId", trigger)] {
        if let Some(value) = value {
            went[key] = value.into();
        }
    }
    went
}

fn summaries(client: &mut Client) -> Vec<String> {
    let events = client.ok("bots/events/list", json!({ "botId": "b" }));
    let events = events["events"].as_array().unwrap().clone();
    let summaries = events
        .iter()
        .rev()
        .map(|event| event["summary"].as_str().unwrap());
    summaries.map(ToOwned::to_owned).collect()
}

#[test]
fn what_was_put_is_read_back_listed_and_revised() {
    let mut client = with_account();
    let read = client.ok("channels/accounts/read", json!({ "accountId": "acme" }));
    let first = client.now;
    let expected = |revision: u64, updated: u64| {
        let mut expected = account("acme");
        expected["enabled"] = true.into();
        expected["revision"] = revision.into();
        expected["createdAtMs"] = first.into();
        expected["updatedAtMs"] = updated.into();
        expected
    };
    assert_eq!(read["account"], expected(1, first));
    client.pass(7);
    let put = json!({ "account": account("acme"), "expectedRevision": 1 });
    let answer = client.ok("channels/accounts/put", put.clone());
    assert_eq!(answer["account"], expected(2, first + 7));
    assert_eq!(client.refused("channels/accounts/put", put), conflict());
    let new = json!({ "account": account("beta"), "expectedRevision": 9 });
    assert_eq!(
        client.ok("channels/accounts/put", new)["account"]["revision"],
        1
    );
    let again = json!({ "account": account("acme") });
    assert_eq!(
        client.refused("channels/accounts/create", again),
        conflict()
    );
    let mut count = |params| {
        let listed = client.ok("channels/accounts/list", params);
        listed["accounts"].as_array().unwrap().len()
    };
    assert_eq!(count(json!({})), 2);
    assert_eq!(count(json!({ "provider": "telegram" })), 2);
    assert_eq!(count(json!({ "provider": "whatsapp" })), 0);
}

#[test]
fn an_account_names_a_grant_that_is_there() {
    let mut client = Client::new();
    let mut lost = account("acme");
    lost["credentialGrantId"] = "lost".into();
    for method in ["channels/accounts/create", "channels/accounts/put"] {
        assert_eq!(
            client.refused(method, json!({ "account": lost })),
            invalid()
        );
    }
}

#[test]
fn a_deleted_account_is_gone_with_its_pairings() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    admit(&mut client, &message("1", "hello"));
    let id = json!({ "accountId": "acme" });
    let gone = client.ok("channels/accounts/delete", id.clone());
    assert_eq!(gone["account"]["accountId"], "acme");
    let pairings = client.ok("channels/pairings/list", json!({}));
    assert_eq!(pairings["pairings"], json!([]));
    for method in ["channels/accounts/read", "channels/accounts/delete"] {
        assert_eq!(client.refused(method, id.clone()), not_found());
    }
    let params = json!({ "accountId": "acme", "inbound": message("2", "hello") });
    assert_eq!(client.refused(ADMIT, params), not_found());
    let chat = json!({ "accountId": "acme", "chatId": "c" });
    assert_eq!(
        client.refused("channels/conversations/read", chat),
        not_found()
    );
}

#[test]
fn a_message_to_which_no_trigger_listens_is_unbound() {
    let mut client = with_account();
    let unbound = went("unbound", None, None);
    assert_eq!(admit(&mut client, &message("1", "hello")), unbound);
    bot_with(
        &mut client,
        &json!({ "pairing": "open", "matchScope": "group" }),
    );
    assert_eq!(admit(&mut client, &message("1", "hello")), unbound);
    assert_eq!(conversation(&mut client), Value::Null);
}

#[test]
fn an_account_that_is_switched_off_receives_nothing() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    let mut off = account("acme");
    off["enabled"] = false.into();
    client.ok("channels/accounts/put", json!({ "account": off }));
    assert_eq!(
        admit(&mut client, &message("1", "hello")),
        went("unbound", None, None)
    );
    assert!(summaries(&mut client).is_empty());
}

#[test]
fn the_first_message_pairs_an_open_trigger_and_reaches_the_bot() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    let paired_at = client.now;
    let paired = went("paired", Some("b"), Some("t"));
    assert_eq!(admit(&mut client, &message("1", "hello")), paired);
    let bound = went("bound", Some("b"), Some("t"));
    assert_eq!(admit(&mut client, &message("2", "and more")), bound);
    assert_eq!(summaries(&mut client), ["Ada: hello", "Ada: and more"]);
    let listed = client.ok("channels/pairings/list", json!({ "botId": "b" }));
    assert_eq!(
        listed["pairings"],
        json!([{ "accountId": "acme", "chatId": "c", "botId": "b", "triggerId": "t",
            "pairedVia": "open", "pairedAtMs": paired_at }])
    );
    let of_other = client.ok("channels/pairings/list", json!({ "botId": "other" }));
    assert_eq!(of_other["pairings"], json!([]));
    assert_eq!(conversation(&mut client)["typing"], true);
    client.pass(100);
    assert_eq!(
        conversation(&mut client),
        json!({ "botId": "b", "triggerId": "t", "label": "Ada", "inboundCount": 2,
            "duplicateInboundCount": 0, "droppedInboundCount": 0, "deniedInboundCount": 0,
            "emittedCount": 2, "deliveredCount": 2, "failedDeliveryCount": 0,
            "activeDeliveries": 0, "typing": false })
    );
}

#[test]
fn a_message_that_comes_again_reaches_no_bot_twice() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    let first = admit(&mut client, &message("1", "hello"));
    assert_eq!(admit(&mut client, &message("1", "hello")), first);
    assert_eq!(summaries(&mut client).len(), 1);
    let counts = conversation(&mut client);
    assert_eq!(counts["inboundCount"], 1 + 1);
    assert_eq!(counts["duplicateInboundCount"], 1);
    let chat = json!({ "accountId": "acme", "chatId": "c" });
    client.ok("channels/pairings/delete", chat);
    admit(&mut client, &message("1", "hello"));
    assert_eq!(summaries(&mut client).len(), 1);
}

#[test]
fn a_code_pairs_and_is_not_shown_to_the_bot() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairingCode": "open sesame" }));
    let required = went("pairing_required", None, None);
    assert_eq!(admit(&mut client, &message("1", "hello")), required);
    let paired = went("paired", Some("b"), Some("t"));
    assert_eq!(admit(&mut client, &message("2", " open sesame ")), paired);
    assert!(summaries(&mut client).is_empty());
    let listed = client.ok("channels/pairings/list", json!({ "accountId": "acme" }));
    assert_eq!(listed["pairings"][0]["pairedVia"], "code");
    // The message of before pairing reached nobody, and may come again.
    admit(&mut client, &message("1", "hello"));
    assert_eq!(summaries(&mut client), ["Ada: hello"]);
}

#[test]
fn the_server_makes_a_code_where_one_is_needed() {
    let mut client = with_account();
    bot_with(&mut client, &json!({}));
    let id = json!({ "botId": "b", "triggerId": "t" });
    let trigger = client.ok("bots/triggers/read", id)["trigger"].take();
    let code = trigger["pairingCode"].as_str().unwrap();
    let answer = admit(&mut client, &message("1", code));
    assert_eq!(answer["decision"], "paired");
}

#[test]
fn the_trigger_of_the_lowest_rank_comes_first() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    bot_named(
        &mut client,
        "z",
        &json!({ "pairing": "open", "priority": 1 }),
    );
    let answer = admit(&mut client, &message("1", "hello"));
    assert_eq!(answer, went("paired", Some("z"), Some("t")));
}

#[test]
fn in_a_group_only_messages_for_the_bot_count() {
    let mut client = with_account();
    let activation = json!({ "triggerPrefixes": ["/ask"], "mentionNames": ["Dora"] });
    bot_with(
        &mut client,
        &json!({ "pairing": "open", "activation": activation }),
    );
    let paired = admit(&mut client, &in_group("1", "just talk"));
    assert_eq!(paired["decision"], "paired");
    let aside = admit(&mut client, &in_group("2", "adorable"));
    assert_eq!(aside, went("bound", Some("b"), None));
    let mut mentioned = in_group("3", "you there");
    mentioned["mentionedBot"] = true.into();
    let mut reply = in_group("4", "yes");
    reply["isReplyToBot"] = true.into();
    let meant = [
        mentioned,
        reply,
        in_group("5", "/ask why"),
        in_group("6", "well, dora?"),
    ];
    for message in meant {
        assert_eq!(
            admit(&mut client, &message),
            went("bound", Some("b"), Some("t"))
        );
    }
    assert_eq!(summaries(&mut client).len(), 4);
    assert_eq!(conversation(&mut client)["droppedInboundCount"], 2);
}

#[test]
fn a_sender_who_may_start_no_turn_is_denied() {
    let mut client = with_account();
    let access = json!({ "turn": "listed", "allowed": ["bob"] });
    bot_with(&mut client, &json!({ "pairing": "open", "access": access }));
    admit(&mut client, &message("1", "hello"));
    let mut allowed = message("2", "hi");
    allowed["senderId"] = "bob".into();
    allowed["senderName"] = "Bob".into();
    admit(&mut client, &allowed);
    assert_eq!(summaries(&mut client), ["Bob: hi"]);
    assert_eq!(conversation(&mut client)["deniedInboundCount"], 1);
}

#[test]
fn an_unpaired_conversation_is_judged_anew() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    admit(&mut client, &message("1", "hello"));
    let chat = json!({ "accountId": "acme", "chatId": "c" });
    let gone = client.ok("channels/pairings/delete", chat.clone());
    assert_eq!(gone["pairing"]["botId"], "b");
    assert_eq!(
        client.refused("channels/pairings/delete", chat),
        not_found()
    );
    assert_eq!(conversation(&mut client), Value::Null);
    let answer = admit(&mut client, &message("2", "again"));
    assert_eq!(answer["decision"], "paired");
}

#[test]
fn pairings_go_with_their_trigger_and_their_bot() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    admit(&mut client, &message("1", "hello"));
    client.ok(
        "bots/triggers/delete",
        json!({ "botId": "b", "triggerId": "t" }),
    );
    assert_eq!(
        client.ok("channels/pairings/list", json!({}))["pairings"],
        json!([])
    );
    bot_named(&mut client, "z", &json!({ "pairing": "open" }));
    admit(&mut client, &message("2", "hello"));
    client.ok("bots/delete", json!({ "botId": "z" }));
    assert_eq!(
        client.ok("channels/pairings/list", json!({}))["pairings"],
        json!([])
    );
}

#[test]
fn a_trigger_that_is_switched_off_takes_no_messages() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    admit(&mut client, &message("1", "hello"));
    let trigger =
        json!({ "triggerId": "t", "kind": "chat", "accountId": "acme", "enabled": false });
    client.ok(
        "bots/triggers/put",
        json!({ "botId": "b", "trigger": trigger }),
    );
    let answer = admit(&mut client, &message("2", "hello"));
    assert_eq!(answer, went("unbound", Some("b"), None));
    assert_eq!(summaries(&mut client).len(), 1);
}

#[test]
fn files_of_a_message_are_named_to_the_bot() {
    let mut client = with_account();
    bot_with(&mut client, &json!({ "pairing": "open" }));
    let mut picture = message("1", "");
    picture["media"] = json!([{ "fileId": "f", "kind": "image", "mime": "image/png" }]);
    admit(&mut client, &picture);
    assert_eq!(summaries(&mut client), ["Ada: [image/png]"]);
}
