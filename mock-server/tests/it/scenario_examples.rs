//! The scenario files that come with the gateway.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use mock_server::Scenarios;
use mock_server::core::{Core, CoreConfig};
use serde_json::{Value, json};

use crate::core_state_machine::judge;
use crate::core_support::{Client, start};

/// What a client does with an example.
enum Do {
    /// Starts a run with this input.
    Run(&'static str),
    Pass(u64),
    Steer(&'static str),
    /// Cancels the run of this number.
    Cancel(u64),
    /// Decides about the approvals of the first run, in their order.
    Decide(&'static [&'static str]),
}

use Do::{Cancel, Decide, Pass, Run, Steer};

/// Each example, and what brings its order of events about.
const EXAMPLES: &[(&str, &[Do])] = &[
    (
        "approval",
        &[
            Run("ship it"),
            Pass(100),
            Decide(&["approve", "reject"]),
            Pass(100),
        ],
    ),
    ("big-outputs", &[Run("log"), Pass(100)]),
    (
        "cancelled-run",
        &[
            Run("one"),
            Run("two"),
            Pass(5000),
            Cancel(2),
            Cancel(1),
            Pass(100),
        ],
    ),
    ("compaction", &[Run("tell"), Pass(200)]),
    ("deferred-tools", &[Run("wait"), Pass(1000)]),
    ("failed-compaction", &[Run("tell"), Pass(200)]),
    ("failed-run", &[Run("try"), Pass(100)]),
    ("malformed-arguments", &[Run("find"), Pass(100)]),
    ("many-turns", &[Run("it all"), Pass(10_000)]),
    (
        "matching",
        &[
            Run("ping"),
            Run("once again"),
            Run("what is 1 + 1?"),
            Run("sleep=1 x"),
            Run("again"),
            Pass(2000),
        ],
    ),
    ("plain-run", &[Run("hello"), Pass(100)]),
    (
        "provider-retries",
        &[
            Run("try"),
            Pass(1999),
            Pass(100),
            Run("give up"),
            Pass(14_100),
        ],
    ),
    (
        "queued-runs",
        &[Run("one"), Run("two"), Run("three"), Pass(2000)],
    ),
    ("reasoning", &[Run("the day"), Pass(100)]),
    ("server-cancels", &[Run("x"), Pass(200)]),
    ("silence", &[Run("x"), Pass(100)]),
    ("slow-tools", &[Run("build"), Pass(1000)]),
    (
        "steered-run",
        &[Run("walk"), Pass(1000), Steer("left"), Pass(100)],
    ),
    ("tool-calls", &[Run("acorns"), Pass(100)]),
    (
        "tool-without-end",
        &[Run("x"), Pass(5000), Cancel(1), Pass(100)],
    ),
    ("usage", &[Run("x"), Pass(100)]),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

/// A client of a core with these scenarios, and one open session `s`.
pub(crate) fn client_of(scenarios: Scenarios) -> Client {
    let mut client = Client::of(Core::new(CoreConfig {
        scenarios: Arc::new(scenarios),
        ..CoreConfig::default()
    }));
    client.ok("session/start", json!({ "sessionId": "s" }));
    client
}

fn act(client: &mut Client, one: &Do) {
    match one {
        Run(text) => {
            client.ok("session/runs/start", start(text));
        }
        Pass(ms) => {
            client.pass(*ms);
        }
        Steer(text) => {
            let items = json!([{ "type": "text", "text": text }]);
            let params = json!({ "sessionId": "s", "runId": "run_1", "items": items });
            client.ok("session/runs/steer", params);
        }
        Cancel(number) => {
            let params = json!({ "sessionId": "s", "runId": format!("run_{number}") });
            client.ok("session/runs/cancel", params);
        }
        Decide(decisions) => {
            let pending = client.read_run(1)["pendingApprovals"].take();
            let pending = pending.as_array().unwrap().iter().zip(*decisions);
            let decisions: Vec<Value> = pending
                .map(|(one, decision)| json!({ "approvalId": one["approvalId"], "decision": decision }))
                .collect();
            let params = json!({ "sessionId": "s", "runId": "run_1", "decisions": decisions });
            client.ok("session/runs/approvals/decide", params);
        }
    }
}

/// The events of the session's runs, with their times, and what the runs look like now.
fn told(client: &mut Client) -> String {
    let (events, labels) = (client.events(), client.kinds_after(0));
    let mut lines: Vec<String> = Vec::new();
    for (event, label) in events.iter().zip(labels).skip(2) {
        let ms = event["observedAtMs"].as_u64().unwrap() - 1_000_000;
        let run = event["joins"]["runId"].as_str().unwrap_or("-");
        let details = [
            "status",
            "kind",
            "message",
            "outputBytes",
            "usage",
            "trigger",
        ];
        let details: Vec<String> = details
            .iter()
            .filter(|name| !event["kind"][**name].is_null())
            .map(|name| format!(" {name}={}", event["kind"][*name]))
            .collect();
        lines.push(format!("{ms:>6} {run} {label}{}", details.concat()));
    }
    if lines.len() > 80 {
        let left_out = lines.len() - 40;
        lines.splice(20..20 + left_out, [format!("       ({left_out} events)")]);
    }
    let list = client.ok("session/runs/list", json!({ "sessionId": "s" }));
    for run in list["runs"].as_array().unwrap().iter().rev() {
        let id = run["id"].as_str().unwrap();
        let view = client.ok(
            "session/runs/read",
            json!({ "sessionId": "s", "runId": id }),
        );
        let view = &view["run"];
        let output = view["outputText"]
            .as_str()
            .map_or("(none)".to_owned(), |text| {
                if text.len() > 200 {
                    format!("{}... ({} bytes)", &text[..40], text.len())
                } else {
                    text.to_owned()
                }
            });
        lines.push(format!(
            "{id} {}: {output}",
            view["status"].as_str().unwrap()
        ));
        for batch in view["toolBatches"].as_array().into_iter().flatten() {
            lines.push(format!("  batch {}", batch["status"].as_str().unwrap()));
            for call in batch["calls"].as_array().unwrap() {
                let mut line = format!("    {}", call["toolName"].as_str().unwrap());
                for name in ["status", "arguments", "output", "durationMs"] {
                    let text = call[name].to_string();
                    let shown = text.chars().take(60).collect::<String>();
                    let _ = write!(line, " {name}={shown}");
                }
                lines.push(line);
            }
        }
    }
    lines.join("\n")
}

#[test]
fn every_example_is_among_those_that_are_tried() {
    let files: BTreeSet<String> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "toml")
        })
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    let tried: BTreeSet<String> = EXAMPLES
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    assert_eq!(files, tried);
}

#[test]
fn every_example_has_its_order_of_events() {
    for (name, acts) in EXAMPLES {
        let scenarios = Scenarios::load(folder().join(format!("{name}.toml")));
        let mut client = client_of(scenarios.unwrap_or_else(|error| panic!("{error}")));
        for one in *acts {
            act(&mut client, one);
        }
        insta::with_settings!({ snapshot_suffix => *name, omit_expression => true }, {
            insta::assert_snapshot!("example", told(&mut client));
        });
    }
}

#[test]
fn the_log_of_every_example_keeps_its_promises_at_every_moment() {
    for (name, acts) in EXAMPLES {
        let scenarios = Scenarios::load(folder().join(format!("{name}.toml"))).unwrap();
        let mut client = client_of(scenarios);
        for one in *acts {
            match one {
                // Many turns make a long log, which is judged from its beginning.
                Pass(ms) => {
                    for _ in 0..10 {
                        client.pass(ms / 10);
                        judge(&mut client).unwrap_or_else(|error| panic!("{name}: {error}"));
                    }
                    client.pass(ms % 10);
                }
                other => act(&mut client, other),
            }
            judge(&mut client).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

#[test]
fn every_example_is_valid_by_the_schema_that_editors_get() {
    let schema = jsonschema::validator_for(&Scenarios::schema()).unwrap();
    let misspelt = json!({ "scenario": [{ "name": "a", "steps": [] }] });
    let too_long = json!({ "scenario": [{ "name": "a", "step": [{ "delay": 86_400_001 }] }] });
    assert!(!schema.is_valid(&misspelt) && !schema.is_valid(&too_long));
    for (name, _) in EXAMPLES {
        let text = std::fs::read_to_string(folder().join(format!("{name}.toml"))).unwrap();
        let value: Value = toml::from_str(&text).unwrap();
        let errors: Vec<String> = schema
            .iter_errors(&value)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{name}: {errors:?}");
        assert!(
            text.starts_with("#:schema scenario.schema.json\n"),
            "{name}"
        );
    }
}

#[test]
fn the_schema_for_editors_is_that_of_the_code() {
    let file = folder().join("scenario.schema.json");
    let expected = format!("{:#}\n", Scenarios::schema());
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&file, expected).unwrap();
    } else {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            text == expected,
            "scenarios/scenario.schema.json is out of date; rewrite it with \
             `INSTA_UPDATE=always cargo test -p mock-server`"
        );
    }
}
