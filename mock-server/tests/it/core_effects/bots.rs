//! Effects on bots, their triggers and events, and on channels.

use super::{Call, Effect, PASS};

const BOT: Call = (
    "bots/create",
    r#"{ "bot": { "botId": "b", "profileId": "release-editor" },
        "triggers": [{ "triggerId": "t", "kind": "webhook" }] }"#,
);
const READ_BOT: Call = ("bots/read", r#"{ "botId": "b" }"#);
const ADMIT: Call = (
    "bots/events/admit",
    r#"{ "botId": "b", "event": { "kind": "note", "summary": "first" } }"#,
);
const EVENTS: Call = ("bots/events/list", r#"{ "botId": "b" }"#);
const TRIGGER: Call = (
    "bots/triggers/read",
    r#"{ "botId": "b", "triggerId": "t" }"#,
);
const STATE: Call = ("bots/state/read", r#"{ "botId": "b" }"#);
const ACCOUNT: Call = (
    "channels/accounts/create",
    r#"{ "account": { "accountId": "acme", "provider": "telegram", "providerAccountId": "acme_bot",
        "displayName": "Acme" } }"#,
);
const READ_ACCOUNT: Call = ("channels/accounts/read", r#"{ "accountId": "acme" }"#);
/// A bot that answers whoever writes to the account.
const CHATS: Call = (
    "bots/create",
    r#"{ "bot": { "botId": "b", "profileId": "release-editor" }, "triggers": [
        { "triggerId": "t", "kind": "chat", "accountId": "acme", "pairing": "open" }] }"#,
);
const MESSAGE: &str = r#"{ "accountId": "acme", "inbound": { "messageId": "1", "chatId": "c",
    "senderId": "ada", "senderName": "Ada", "timestampMs": 5, "text": "hi", "isDirect": true,
    "mentionedBot": false, "isReplyToBot": false } }"#;
const PAIRINGS: Call = ("channels/pairings/list", "{}");

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "bots/create",
        given: &[],
        params: BOT.1,
        read: ("bots/list", "{}"),
        seen: &[("/bots/0/botId", r#""b""#), ("/bots/0/triggerCount", "1")],
    },
    Effect {
        method: "bots/put",
        given: &[BOT],
        params: r#"{ "bot": { "botId": "b", "profileId": "release-editor", "brief": "Report." } }"#,
        read: READ_BOT,
        seen: &[("/bot/brief", r#""Report.""#), ("/bot/revision", "2")],
    },
    Effect {
        method: "bots/close",
        given: &[BOT],
        params: r#"{ "botId": "b" }"#,
        read: READ_BOT,
        seen: &[("/bot/closedAtMs", "1000000")],
    },
    Effect {
        method: "bots/close",
        given: &[BOT],
        params: r#"{ "botId": "b" }"#,
        read: STATE,
        seen: &[("/state/controller/closed", "true")],
    },
    Effect {
        method: "bots/delete",
        given: &[BOT],
        params: r#"{ "botId": "b" }"#,
        read: READ_BOT,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "bots/delete",
        given: &[BOT],
        params: r#"{ "botId": "b" }"#,
        read: ("session/read", r#"{ "sessionId": "bot-b" }"#),
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "bots/sessions/rotate",
        given: &[BOT, ADMIT, (PASS, "100")],
        params: r#"{ "botId": "b", "sessionId": "bot-b" }"#,
        read: ("session/read", r#"{ "sessionId": "bot-b" }"#),
        seen: &[("/session/status", r#""closed""#)],
    },
    Effect {
        method: "bots/triggers/put",
        given: &[BOT],
        params: r#"{ "botId": "b", "trigger": { "triggerId": "u", "kind": "schedule",
            "cron": "0 9 * * *", "summary": "Morning" } }"#,
        read: ("bots/triggers/list", r#"{ "botId": "b" }"#),
        seen: &[
            ("/triggers/1/triggerId", r#""u""#),
            ("/triggers/1/summary", r#""Morning""#),
        ],
    },
    Effect {
        method: "bots/triggers/put",
        given: &[BOT],
        params: r#"{ "botId": "b",
            "trigger": { "triggerId": "t", "kind": "webhook", "enabled": false } }"#,
        read: TRIGGER,
        seen: &[("/trigger/enabled", "false"), ("/trigger/revision", "2")],
    },
    Effect {
        method: "bots/triggers/delete",
        given: &[BOT],
        params: r#"{ "botId": "b", "triggerId": "t" }"#,
        read: TRIGGER,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "bots/events/admit",
        given: &[BOT],
        params: ADMIT.1,
        read: ("bots/events/read", r#"{ "botId": "b", "seq": 1 }"#),
        seen: &[
            ("/event/summary", r#""first""#),
            ("/document/kind", r#""note""#),
        ],
    },
    Effect {
        method: "bots/events/admit",
        given: &[BOT],
        params: ADMIT.1,
        read: STATE,
        seen: &[("/state/controller/activeDeliveries/0/seqs", "[1]")],
    },
    Effect {
        method: "bots/events/replay",
        given: &[BOT, ADMIT, (PASS, "100")],
        params: r#"{ "botId": "b", "seq": 1 }"#,
        read: EVENTS,
        seen: &[("/events/0/seq", "2"), ("/events/1/seq", "1")],
    },
    Effect {
        method: "channels/accounts/create",
        given: &[],
        params: ACCOUNT.1,
        read: READ_ACCOUNT,
        seen: &[
            ("/account/displayName", r#""Acme""#),
            ("/account/revision", "1"),
        ],
    },
    Effect {
        method: "channels/accounts/create",
        given: &[],
        params: ACCOUNT.1,
        read: ("deployment/channels/accounts/list", "{}"),
        seen: &[("/accounts/0/accountId", r#""acme""#)],
    },
    Effect {
        method: "channels/accounts/put",
        given: &[ACCOUNT],
        params: r#"{ "account": { "accountId": "acme", "provider": "telegram",
            "providerAccountId": "acme_bot", "displayName": "Acme 2" } }"#,
        read: ("channels/accounts/list", "{}"),
        seen: &[
            ("/accounts/0/displayName", r#""Acme 2""#),
            ("/accounts/0/revision", "2"),
        ],
    },
    Effect {
        method: "channels/accounts/delete",
        given: &[ACCOUNT],
        params: r#"{ "accountId": "acme" }"#,
        read: READ_ACCOUNT,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "channels/inbound/admit",
        given: &[ACCOUNT, CHATS],
        params: MESSAGE,
        read: PAIRINGS,
        seen: &[
            ("/pairings/0/chatId", r#""c""#),
            ("/pairings/0/pairedVia", r#""open""#),
        ],
    },
    Effect {
        method: "channels/inbound/admit",
        given: &[ACCOUNT, CHATS],
        params: MESSAGE,
        read: (
            "channels/conversations/read",
            r#"{ "accountId": "acme", "chatId": "c" }"#,
        ),
        seen: &[("/conversation/inboundCount", "1")],
    },
    Effect {
        method: "channels/pairings/delete",
        given: &[ACCOUNT, CHATS, ("channels/inbound/admit", MESSAGE)],
        params: r#"{ "accountId": "acme", "chatId": "c" }"#,
        read: PAIRINGS,
        seen: &[("/pairings/0", "absent")],
    },
];
