//! Whatever is asked of a session, its log keeps its promises.

use proptest::prelude::*;
use serde_json::json;

use crate::core_invariants::story_of;
use crate::core_support::{Client, submit};

/// Something a client does, or the passing of time.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    Start {
        id: u8,
        text: &'static str,
    },
    Cancel {
        run: u8,
    },
    Steer {
        run: u8,
    },
    Decide {
        run: u8,
        approval: u8,
        approve: bool,
    },
    Configure {
        tokens: u8,
    },
    Append {
        key: u8,
        text: u8,
    },
    Remove {
        key: u8,
    },
    Compact,
    Close {
        force: bool,
    },
    Wait {
        wait_ms: u64,
    },
    Pass {
        ms: u64,
    },
}

const TEXTS: [&str; 12] = [
    "hello",
    "sleep=0.03 slow",
    "sleep=forever",
    "turns=3",
    "tool=a tool=missing.b",
    "approve=a",
    "approve=a approve=b tool=c",
    "tool=a approve=b",
    "fail400",
    "sleep=0.02 fail=internal",
    "fail500",
    "turns=2 tool=a turns=2",
];

pub(crate) fn op() -> impl Strategy<Value = Op> {
    let run = 1..6u8;
    prop_oneof![
        6 => (0..8u8, prop::sample::select(&TEXTS[..])).prop_map(|(id, text)| Op::Start { id, text }),
        3 => run.clone().prop_map(|run| Op::Cancel { run }),
        2 => run.clone().prop_map(|run| Op::Steer { run }),
        4 => (run, 1..5u8, any::<bool>())
            .prop_map(|(run, approval, approve)| Op::Decide { run, approval, approve }),
        1 => (0..3u8).prop_map(|tokens| Op::Configure { tokens }),
        2 => (0..3u8, 0..3u8).prop_map(|(key, text)| Op::Append { key, text }),
        1 => (0..3u8).prop_map(|key| Op::Remove { key }),
        1 => Just(Op::Compact),
        1 => prop::bool::weighted(0.3).prop_map(|force| Op::Close { force }),
        2 => (1..100u64).prop_map(|wait_ms| Op::Wait { wait_ms }),
        6 => (0..40u64).prop_map(|ms| Op::Pass { ms }),
    ]
}

/// Does it, and returns everything that came back: responses as they are, tickets and wake-ups.
pub(crate) fn act(client: &mut Client, op: &Op) -> Vec<String> {
    let run = |run: &u8| format!("run_{run}");
    let (method, params) = match op {
        Op::Start { id, text } => ("session/runs/start", submit(&format!("id{id}"), text)),
        Op::Cancel { run: number } => (
            "session/runs/cancel",
            json!({ "sessionId": "s", "runId": run(number) }),
        ),
        Op::Steer { run: number } => {
            let items = json!([{ "type": "text", "text": "turn left" }]);
            let params = json!({ "sessionId": "s", "runId": run(number), "items": items });
            ("session/runs/steer", params)
        }
        Op::Decide {
            run: number,
            approval,
            approve,
        } => {
            let decision = if *approve { "approve" } else { "reject" };
            let id = format!("approval_{approval}");
            let decisions = json!([{ "approvalId": id, "decision": decision }]);
            let params = json!({ "sessionId": "s", "runId": run(number), "decisions": decisions });
            ("session/runs/approvals/decide", params)
        }
        Op::Configure { tokens } => {
            let mode = ["disabled", "providerStandalone"][usize::from(*tokens > 0)];
            let config = json!({
                "generation": { "maxOutputTokens": tokens },
                "context": { "compaction": { "mode": mode } },
            });
            (
                "session/config/put",
                json!({ "sessionId": "s", "config": config }),
            )
        }
        Op::Append { key, text } => {
            let item = json!({ "type": "text", "text": format!("text {text}") });
            let entries = json!([{ "key": format!("k{key}"), "item": item }]);
            let params = json!({ "sessionId": "s", "entries": entries });
            ("session/context/append", params)
        }
        Op::Remove { key } => (
            "session/context/remove",
            json!({ "sessionId": "s", "keys": [format!("k{key}")] }),
        ),
        Op::Compact => ("session/context/compact", json!({ "sessionId": "s" })),
        Op::Close { force } => ("session/close", json!({ "sessionId": "s", "force": force })),
        Op::Wait { wait_ms } => {
            let after = json!({ "seq": client.head() });
            let params = json!({ "sessionId": "s", "after": after, "waitMs": wait_ms });
            ("session/events/read", params)
        }
        Op::Pass { ms } => {
            return client
                .pass(*ms)
                .iter()
                .map(|woken| format!("{woken:?}"))
                .collect();
        }
    };
    vec![format!("{:?}", client.answer(method, params))]
}

pub(crate) fn judge(client: &mut Client) -> Result<(), TestCaseError> {
    let story = story_of(&client.events())?;
    let session = client.session();
    let runs = client.ok(
        "session/runs/list",
        json!({ "sessionId": "s", "limit": 100 }),
    );
    let runs = runs["runs"].as_array().cloned().unwrap_or_default();
    story.agrees_with(&session, &runs)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_log_keeps_its_promises(ops in prop::collection::vec(op(), 1..40)) {
        let mut client = Client::with_session();
        for op in &ops {
            act(&mut client, op);
            judge(&mut client)?;
        }
        client.pass(1_000_000);
        judge(&mut client)?;
        // An append may still wait for the end of a turn that ends no sooner.
        act(&mut client, &Op::Close { force: true });
        judge(&mut client)?;
        prop_assert_eq!(client.core.parked(), 0);
    }
}
