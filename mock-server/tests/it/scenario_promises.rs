//! Whatever a scenario says and a client does, the log keeps its promises.

use proptest::prelude::*;
use serde_json::json;

use crate::core_state_machine::{act, judge, op};
use crate::scenario_runs::with_steps;

/// A step of every kind.
const STEPS: [&str; 14] = [
    "answer = \"{input}\"",
    "reasoning = [\"hm\"]\nanswer = \"{last}\"\nusage = { input = 3, reasoning = 1 }",
    "delay = 30",
    "call = [{ tool = \"a\" }, { tool = \"b\", available = false }]",
    "call = [{ tool = \"a\", delay = 20 }, { tool = \"b\", delay = 10, error = \"no\" }]",
    "call = [{ tool = \"a\", delay = 5 }]\ndefer = 25",
    "call = [{ tool = \"a\", delay = \"forever\" }]",
    "approve = [{ tool = \"a\", delay = 15 }, { tool = \"b\" }]",
    "action = \"await_steering\"",
    "action = \"compact\"\ndelay = 10",
    "action = \"compact\"",
    "action = \"silence\"",
    "repeat = 3\ndelay = 1\nanswer = \"again\"",
    "retries = 1\nanswer = \"late\"",
];

/// A step after which nothing comes.
const ENDS: [&str; 4] = [
    "fail = { kind = \"tool_failure\" }",
    "action = \"cancel\"\ndelay = 20",
    "delay = \"forever\"",
    "answer = \"end\"\nbytes = 5000",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn the_log_keeps_its_promises_whatever_a_scenario_says(
        steps in prop::collection::vec(prop::sample::select(&STEPS[..]), 0..6),
        end in prop::sample::select(&ENDS[..]),
        words in any::<bool>(),
        ops in prop::collection::vec(op(), 1..30),
    ) {
        let steps = steps.into_iter().chain([end]);
        let steps: Vec<String> = steps.map(|step| format!("[[scenario.step]]\n{step}\n")).collect();
        let steps = steps.concat();
        let mut client = with_steps(&format!("words = {words}\n{steps}"));
        for op in &ops {
            act(&mut client, op);
            judge(&mut client)?;
        }
        client.pass(1_000_000);
        judge(&mut client)?;
        // Whoever is told that a batch began is told that it is over.
        let _ = client.answer("session/close", json!({ "sessionId": "s", "force": true }));
        let kinds = client.kinds();
        let count = |kind: &str| kinds.iter().filter(|one| *one == kind).count();
        prop_assert_eq!(count("toolBatchStarted"), count("toolBatchCompleted"));
        prop_assert_eq!(count("toolCallStarted"), count("toolCallCompleted"));
        judge(&mut client)?;
    }
}
