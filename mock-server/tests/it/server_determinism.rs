//! Same seed, same requests, same journal, byte for byte; and the same under either clock.

use std::time::Duration;

use mock_server::{Clock, FakeGateway, FakeGatewayBuilder, ManualClock};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::server_client::{DEADLINE, RawClient, SESSION, call_bytes, read_bytes};

/// Something that happens at a gateway.
#[derive(Clone, Debug)]
enum Deed {
    Call(&'static str, Value),
    /// A read that waits, on a connection of its own.
    Wait {
        after: u64,
        wait_ms: u64,
    },
    Pass {
        ms: u64,
    },
}

fn submit(id: u8, text: &str) -> Value {
    let items = [json!({ "type": "text", "text": text })];
    let source = json!({ "type": "input", "items": items });
    json!({ "sessionId": SESSION, "submissionId": format!("id{id}"), "source": source })
}

fn deed() -> impl Strategy<Value = Deed> {
    let session = || json!({ "sessionId": SESSION });
    let run = |run: u8| json!({ "sessionId": SESSION, "runId": format!("run_{run}") });
    let texts = [
        "hello",
        "turns=2",
        "tool=a",
        "approve=a",
        "fail400",
        "sleep=0.03",
        "sleep=forever",
    ];
    prop_oneof![
        4 => (0..6u8, prop::sample::select(texts.to_vec()))
            .prop_map(|(id, text)| Deed::Call("session/runs/start", submit(id, text))),
        2 => (1..4u8).prop_map(move |number| Deed::Call("session/runs/cancel", run(number))),
        1 => Just(Deed::Call("session/start", json!({}))),
        1 => Just(Deed::Call("session/read", session())),
        1 => Just(Deed::Call("auth/grants/import", json!({ "token": "t" }))),
        1 => Just(Deed::Call("session/nonsense", json!({}))),
        2 => (0..30u64, 1..100u64).prop_map(|(after, wait_ms)| Deed::Wait { after, wait_ms }),
        3 => (1..60u64).prop_map(|ms| Deed::Pass { ms }),
    ]
}

/// How the time passes in a gateway.
trait Time {
    async fn pass(&self, gateway: &FakeGateway, ms: u64);
}

/// By hand.
struct ByHand;

impl Time for ByHand {
    async fn pass(&self, gateway: &FakeGateway, ms: u64) {
        gateway.control().advance(Duration::from_millis(ms));
    }
}

/// By the runtime's clock, which is paused.
struct ByTheRuntime;

impl Time for ByTheRuntime {
    async fn pass(&self, gateway: &FakeGateway, ms: u64) {
        let due = gateway.control().now_ms() + ms;
        tokio::time::advance(Duration::from_millis(ms)).await;
        // The driver has its turn.
        for _ in 0..16 {
            tokio::task::yield_now().await;
        }
        assert_eq!(gateway.control().now_ms(), due);
    }
}

/// Does it all, one thing after the other, and returns the journal.
async fn journal_of(gateway: FakeGateway, time: impl Time, deeds: &[Deed]) -> String {
    let mut client = RawClient::connect(gateway.address()).await;
    let session = json!({ "id": 0, "method": "session/start", "params": { "sessionId": SESSION } });
    client.send(call_bytes(&session)).await;
    client.receive_whenever("POST").await;
    let mut readers = Vec::new();
    for (deed, id) in deeds.iter().zip(1..) {
        match deed {
            Deed::Call(method, params) => {
                let call = json!({ "id": id, "method": method, "params": params });
                client.send(call_bytes(&call)).await;
                client.receive_whenever("POST").await;
            }
            Deed::Wait { after, wait_ms } => {
                let mut reader = RawClient::connect(gateway.address()).await;
                let entries = gateway.journal().len();
                reader.send(read_bytes(*after, *wait_ms)).await;
                let control = gateway.control();
                let entered = |_: &mock_server::Control| gateway.journal().len() > entries;
                control.wait_until(entered).await;
                readers.push(reader);
            }
            Deed::Pass { ms } => time.pass(&gateway, *ms).await,
        }
    }
    time.pass(&gateway, 1000).await;
    for reader in &mut readers {
        reader.receive_whenever("POST").await;
    }
    gateway.journal().to_json()
}

fn builder() -> FakeGatewayBuilder {
    FakeGateway::builder().seed(11).direct()
}

async fn by_hand(from: u64, deeds: &[Deed]) -> String {
    let clock = Clock::Manual(ManualClock::starting_at(from));
    let gateway = builder().clock(clock).start().await.unwrap();
    journal_of(gateway, ByHand, deeds).await
}

#[test]
fn a_hundred_scripts_have_the_same_journal_whenever_they_are_played() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let config = Config {
        cases: 100,
        ..Config::default()
    };
    TestRunner::new(config)
        .run(&prop::collection::vec(deed(), 1..25), |deeds| {
            let played = async {
                let once = by_hand(1_700_000_000_000, &deeds).await;
                (once, by_hand(1_700_000_000_000, &deeds).await)
            };
            let played = runtime.block_on(async { tokio::time::timeout(DEADLINE, played).await });
            let (once, again) = played.expect("a script ends within the deadline");
            prop_assert_eq!(once, again);
            Ok(())
        })
        .unwrap();
}

/// Keeps a paused clock from going on by itself while bytes are on their way.
struct NoLeaps {
    end: std::sync::mpsc::Sender<()>,
}

impl NoLeaps {
    fn begin() -> Self {
        let (end, ended) = std::sync::mpsc::channel::<()>();
        // The runtime lets no time pass by itself while such a task runs.
        tokio::task::spawn_blocking(move || {
            let _ = ended.recv();
        });
        NoLeaps { end }
    }

    fn end(self) {
        drop(self.end);
    }
}

#[test]
fn one_script_has_one_journal_under_the_real_clock_and_under_one_moved_by_hand() {
    let schedule = json!({
        "triggerId": "t", "kind": "schedule", "summary": "Look.", "cron": "* * * * *",
    });
    let bot =
        json!({ "bot": { "botId": "b", "profileId": "release-editor" }, "triggers": [schedule] });
    let blob = json!({ "blobs": [{ "bytesBase64": "aGVsbG8=" }] });
    let model = json!({
        "providerId": "p", "apiKind": "openai:audio-transcriptions", "model": "m",
    });
    let slot = json!({ "slot": "speechToText", "model": model, "expectedRevision": 0 });
    let hello = "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
    let audio = json!({ "blobRef": hello, "mime": "audio/ogg", "name": "a.ogg" });
    let deeds = [
        Deed::Call(
            "session/retention/put",
            json!({ "sessionId": SESSION, "deleteAfterCloseMs": 500 }),
        ),
        Deed::Call("session/runs/start", submit(1, "sleep=0.3 turns=2")),
        Deed::Wait {
            after: 5,
            wait_ms: 10,
        },
        Deed::Pass { ms: 4 },
        Deed::Wait {
            after: 100,
            wait_ms: 200,
        },
        Deed::Call("bots/create", bot),
        Deed::Call("blobs/put", blob),
        Deed::Call("models/defaults/put", slot),
        Deed::Call(
            "transcriptions/start",
            json!({ "idempotencyKey": "k", "audio": audio }),
        ),
        Deed::Pass { ms: 150 },
        Deed::Call("session/runs/start", submit(2, "approve=a")),
        Deed::Wait {
            after: 100,
            wait_ms: 30_000,
        },
        Deed::Pass { ms: 400 },
        Deed::Call(
            "session/close",
            json!({ "sessionId": SESSION, "force": true }),
        ),
        Deed::Call("session/read", json!({ "sessionId": SESSION })),
        Deed::Pass { ms: 499 },
        Deed::Call("session/read", json!({ "sessionId": SESSION })),
        Deed::Pass { ms: 1 },
        Deed::Call("session/read", json!({ "sessionId": SESSION })),
        Deed::Pass { ms: 180_000 },
        Deed::Call("bots/events/list", json!({ "botId": "b" })),
        Deed::Call("session/list", json!({})),
    ];
    let paused = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .unwrap();
    let (from, real) = paused.block_on(async {
        let no_leaps = NoLeaps::begin();
        let gateway = builder().start().await.unwrap();
        let from = gateway.control().now_ms();
        let journal = journal_of(gateway, ByTheRuntime, &deeds).await;
        no_leaps.end();
        (from, journal)
    });
    let usual = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let by_hand = usual.block_on(by_hand(from, &deeds));
    assert_eq!(real, by_hand);
    assert!(
        real.contains("-32004"),
        "the session was deleted in the end"
    );
    assert!(
        real.contains(r#""status":"cancelled""#),
        "the run as well: {real}"
    );
    assert!(
        real.contains(r#""kind":"schedule""#),
        "the bot woke up: {real}"
    );
}
