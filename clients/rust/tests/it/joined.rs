//! Objects that a choice is joined to, choices told apart from outside, and members of any name.

use api_contract::lightspeed::{bots, channels};
use lightspeed_agent_client::types::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::agreement::{READ, SENT, agree};
use crate::round_trip::round_trips;
use crate::strictness::refuses;

fn trigger_input() -> Value {
    json!({
        "triggerId": "reports", "filter": "event.size > 3", "enabled": false,
        "kind": "schedule", "cron": "0 7 * * *", "timezone": "UTC", "summary": "Reports."
    })
}

fn trigger_view() -> Value {
    json!({
        "botId": "b", "triggerId": "reports", "revision": u64::MAX, "enabled": true,
        "createdAtMs": -1, "updatedAtMs": 2, "kind": "poll", "intervalMs": 60_000,
        "source": { "kind": "http", "url": "https://example.com", "method": "GET" },
        "cursor": { "kind": "idSet", "id": "item.id" },
        "disabledReason": "breaker"
    })
}

#[test]
fn a_choice_beside_members_is_read_and_written_among_them() {
    round_trips::<BotTriggerInput>([
        trigger_input(),
        json!({ "triggerId": "t", "enabled": true, "kind": "bot" }),
        json!({ "triggerId": "t", "enabled": true, "kind": "bot", "from": ["other"] }),
        json!({ "triggerId": "t", "enabled": true, "kind": "webhook",
                "verification": { "scheme": "token" } }),
    ]);
    round_trips::<BotTriggerView>([trigger_view()]);
    let read: BotTriggerInput = serde_json::from_value(trigger_input()).expect("it is one");
    assert_eq!(read.trigger_id, "reports");
    assert_eq!(read.kind.tag(), "schedule");
    assert!(
        matches!(read.kind, BotTriggerInputKind::Schedule { cron: Some(cron), .. } if cron == "0 7 * * *")
    );
}

#[test]
fn what_is_left_out_beside_and_inside_a_choice_has_its_default() {
    let hook = json!({ "triggerId": "t", "kind": "webhook" });
    let read: BotTriggerInput = serde_json::from_value(hook).expect("the rest has defaults");
    assert!(read.enabled);
    assert_eq!(
        read.kind,
        BotTriggerInputKind::Webhook {
            verification: WebhookVerification::Token {},
            preset: None
        }
    );
    assert_eq!(ChannelAccountSettings::default(), read_as(&json!({})));
}

fn read_as<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

#[test]
fn a_kind_of_a_newer_server_keeps_its_members_apart_from_those_beside_it() {
    let newer = json!({
        "botId": "b", "triggerId": "t", "revision": 1, "enabled": true,
        "createdAtMs": 1, "updatedAtMs": 2, "kind": "tide", "height": [1, null]
    });
    round_trips::<BotTriggerView>([newer.clone()]);
    let read: BotTriggerView = read_as(&newer);
    let BotTriggerViewKind::Unlisted(kept) = read.kind else {
        panic!("it is unlisted")
    };
    let names: Vec<&String> = kept.members.keys().collect();
    assert_eq!(names, ["height", "kind"]);
}

#[test]
fn a_choice_told_apart_from_outside_is_a_text_or_an_object_with_one_member() {
    round_trips::<EnvironmentConnectionTransportView>([
        json!("webSocket"),
        json!("ssh"),
        json!({ "provider": { "provider_type": "vm" } }),
    ]);
    let provider: EnvironmentConnectionTransportView =
        read_as(&json!({ "provider": { "provider_type": "vm" } }));
    assert_eq!(provider.tag(), "provider");
    for other in [
        json!("provider"),
        json!("telnet"),
        json!({ "ssh": {} }),
        json!({ "ssh": null }),
        json!({}),
        json!({ "provider": { "provider_type": "vm" }, "more": 1 }),
        json!(["ssh"]),
        json!(null),
    ] {
        refuses::<EnvironmentConnectionTransportView>(
            &other,
            "unknown variant, expected one of webSocket, http, stdio, ssh, or an object with one \
             member of provider",
        );
    }
    refuses::<EnvironmentConnectionTransportView>(
        &json!({ "provider": ["vm"] }),
        "`provider`: invalid type, expected an object",
    );
    refuses::<EnvironmentConnectionTransportView>(
        &json!({ "provider": {} }),
        "missing field `provider_type`",
    );
}

fn settings() -> Value {
    json!({ "printQr": true, "region": "north", "limits": { "perDay": [1, 2.5, null] } })
}

#[test]
fn members_of_any_name_are_kept_as_they_are() {
    round_trips::<ChannelAccountSettings>([json!({}), settings(), json!({ "other": null })]);
    let read: ChannelAccountSettings = read_as(&settings());
    assert_eq!(read.print_qr, Some(true));
    assert_eq!(read.other_members["region"], "north");
    assert!(!read.other_members.contains_key("printQr"));
    refuses::<ChannelAccountSettings>(&json!({ "printQr": "yes" }), "invalid type");
}

#[test]
fn any_json_is_kept_as_it_is_and_is_not_left_out() {
    let commit = |manifest: Value| json!({ "manifest": manifest });
    round_trips::<VfsSnapshotCommitParams>([json!(null), json!(7), json!([{}])].map(commit));
    refuses::<VfsSnapshotCommitParams>(&json!({}), "missing field `manifest`");
    round_trips::<BotEventInput>([
        json!({ "kind": "k", "summary": "s" }),
        json!({ "kind": "k", "summary": "s", "data": { "a": [null, 1.5] } }),
    ]);
}

#[test]
fn a_response_can_be_a_choice_as_a_whole() {
    round_trips::<McpServerToolsDiscoverResponse>([
        json!({ "status": "success", "tools": [] }),
        json!({ "status": "failure", "code": "unreachable", "message": "m" }),
        json!({ "status": "failure", "code": "forbidden", "message": "m", "required_scopes": ["a"] }),
        json!({ "status": "later", "after": 7 }),
    ]);
}

#[test]
fn joined_objects_are_judged_as_the_contract_judges_them() {
    let judged = [
        agree::<bots::BotTriggerInput, BotTriggerInput>(&SENT, &trigger_input()),
        agree::<bots::BotTriggerView, BotTriggerView>(&READ, &trigger_view()),
        agree::<channels::ChannelAccountSettings, ChannelAccountSettings>(&SENT, &settings()),
    ];
    assert!(judged.iter().sum::<usize>() > 150, "{judged:?}");
}

/// The contract writes what the client reads, member by member.
#[test]
fn what_the_contract_writes_the_client_reads_and_writes_alike() {
    fn alike<Contract: Serialize + DeserializeOwned, Client: Serialize + DeserializeOwned>(
        value: &Value,
    ) {
        let written = serde_json::to_value(read_as::<Contract>(value)).expect("it is written");
        let again = serde_json::to_value(read_as::<Client>(&written)).expect("it is written");
        assert_eq!(again, written);
    }
    alike::<bots::BotTriggerView, BotTriggerView>(&trigger_view());
    alike::<channels::ChannelAccountSettings, ChannelAccountSettings>(&settings());
}
