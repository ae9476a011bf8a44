//! How a run goes, told by words in its input.
//!
//! The input of a run is echoed. White-space separated words of it steer the run, in their order,
//! and stay visible in the echo:
//!
//! | word | what happens |
//! |---|---|
//! | `sleep=SECONDS` | the next turn takes this long, decimals allowed; `sleep=forever` never ends |
//! | `turns=N` | the run answers N times instead of once, in as many turns |
//! | `tool=NAME` | a turn calls the tool; `tool=missing.NAME` calls one that is not there |
//! | `approve=NAME` | a turn calls the tool and the run waits for a decision |
//! | `fail=KIND` | the run fails with this failure kind; `fail400` and `fail401` are model failures |
//! | `fail500` | the model keeps failing and is retried: the run goes on until it is cancelled |
//! | `bytes=N` | the last answer is padded with dots to at least N bytes |
//!
//! Neighbouring `tool=` words make one turn with several calls, and so do `approve=` words. What
//! follows a failure has no effect. A word whose value cannot be read is ordinary text, and values
//! are bounded: a day of sleep, 16 MiB, 64 calls in a turn, 5,000 turns.

use std::collections::VecDeque;

use api_contract::lightspeed::events::RunFailureKindView;
use serde::{Deserialize, Serialize};

/// The longest sleep that a word can ask for: one day.
const MAX_SLEEP_MS: u64 = 86_400_000;

/// The most turns before the last one. It is enough for a run of more than 20,000 events.
const MAX_TURNS: usize = 5_000;

/// The most tool calls in one turn; those beyond it make another turn.
const MAX_CALLS: usize = 64;

/// The longest answer that a word can ask for: 16 MiB.
const MAX_ANSWER_BYTES: usize = 16 << 20;

/// The turns of a run, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Script {
    /// The turns still to come.
    pub(crate) turns: VecDeque<Turn>,
    /// The least length of the last answer, in bytes.
    pub(crate) answer_bytes: usize,
}

/// One turn: how long the model takes, and what it does then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) wait: Wait,
    pub(crate) act: Act,
}

/// How long a model takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Wait {
    /// As long as any turn without a word about it.
    Usual,
    /// This many milliseconds.
    Ms(u64),
    /// It never answers.
    Forever,
}

/// What a model does at the end of its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Act {
    /// Writes an answer.
    Answer,
    /// Calls tools.
    Call(Vec<Tool>),
    /// Calls tools that need a decision, given by their names.
    Ask(Vec<String>),
    /// Fails, and the run with it.
    Fail {
        kind: RunFailureKindView,
        message: String,
    },
}

/// A tool that a word names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tool {
    pub(crate) name: String,
    /// Whether the session has the tool.
    pub(crate) available: bool,
}

impl Script {
    /// Reads the words of a run's input.
    pub(crate) fn read(input: &str) -> Self {
        let mut script = Script {
            turns: VecDeque::new(),
            answer_bytes: 0,
        };
        let mut wait = Wait::Usual;
        for word in input.split_whitespace().filter_map(Word::read) {
            match word {
                Word::Sleep(longer) => wait = wait.and(longer),
                Word::Bytes(bytes) => script.answer_bytes = bytes,
                Word::Turns(turns) => {
                    // The last answer of the run is one of them.
                    let room = MAX_TURNS - script.turns.len();
                    for _ in 1..turns.min(room + 1) {
                        script.push(&mut wait, Act::Answer);
                    }
                }
                Word::Tool(tool) => match script.turns.back_mut() {
                    Some(Turn {
                        act: Act::Call(tools),
                        ..
                    }) if wait == Wait::Usual && tools.len() < MAX_CALLS => tools.push(tool),
                    _ => script.push(&mut wait, Act::Call(vec![tool])),
                },
                Word::Approve(name) => match script.turns.back_mut() {
                    Some(Turn {
                        act: Act::Ask(names),
                        ..
                    }) if wait == Wait::Usual && names.len() < MAX_CALLS => names.push(name),
                    _ => script.push(&mut wait, Act::Ask(vec![name])),
                },
                Word::Retry => wait = Wait::Forever,
                Word::Fail { kind, message } => {
                    return script.ending(wait, Act::Fail { kind, message });
                }
            }
        }
        script.ending(wait, Act::Answer)
    }

    /// Adds a turn that others follow, if there is room for it.
    fn push(&mut self, wait: &mut Wait, act: Act) {
        if self.turns.len() < MAX_TURNS {
            let wait = std::mem::replace(wait, Wait::Usual);
            self.turns.push_back(Turn { wait, act });
        }
    }

    fn ending(mut self, wait: Wait, act: Act) -> Self {
        self.turns.push_back(Turn { wait, act });
        self
    }
}

impl Wait {
    fn and(self, longer: Wait) -> Wait {
        match (self, longer) {
            (Wait::Usual, wait) | (wait, Wait::Usual) => wait,
            (Wait::Ms(ms), Wait::Ms(more)) => Wait::Ms(ms.saturating_add(more).min(MAX_SLEEP_MS)),
            (Wait::Forever, _) | (_, Wait::Forever) => Wait::Forever,
        }
    }
}

enum Word {
    Sleep(Wait),
    Turns(usize),
    Bytes(usize),
    Tool(Tool),
    Approve(String),
    Retry,
    Fail {
        kind: RunFailureKindView,
        message: String,
    },
}

impl Word {
    fn read(text: &str) -> Option<Word> {
        match text {
            "fail400" => return Some(Word::refused_by_the_model(400)),
            "fail401" => return Some(Word::refused_by_the_model(401)),
            "fail500" => return Some(Word::Retry),
            _ => {}
        }
        let (word, value) = text.split_once('=')?;
        match word {
            "sleep" if value == "forever" => Some(Word::Sleep(Wait::Forever)),
            "sleep" => Some(Word::Sleep(Wait::Ms(read_seconds(value)?))),
            "turns" => Some(Word::Turns(read_count(value)?)),
            "bytes" => Some(Word::Bytes(read_count(value)?.min(MAX_ANSWER_BYTES))),
            "tool" => {
                let (name, available) = match value.strip_prefix("missing.") {
                    Some(name) => (name, false),
                    None => (value, true),
                };
                let name = read_tool_name(name)?;
                Some(Word::Tool(Tool { name, available }))
            }
            "approve" => Some(Word::Approve(read_tool_name(value)?)),
            "fail" => {
                let kind = read_failure_kind(value)?;
                let message = format!("the script of the run asked for a failure of kind {value}");
                Some(Word::Fail { kind, message })
            }
            _ => None,
        }
    }

    fn refused_by_the_model(status: u16) -> Word {
        Word::Fail {
            kind: RunFailureKindView::ModelFailure,
            message: format!("the model provider refused the request with status {status}"),
        }
    }
}

/// Reads seconds with up to three decimals into milliseconds; further decimals are dropped.
fn read_seconds(text: &str) -> Option<u64> {
    let (seconds, decimals) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(seconds) || !digits(decimals) {
        return None;
    }
    // Digits that overflow ask for more than the longest sleep.
    let seconds = seconds.parse::<u64>().unwrap_or(u64::MAX);
    let thousandths: String = decimals.chars().chain("00".chars()).take(3).collect();
    let ms = seconds
        .saturating_mul(1000)
        .saturating_add(thousandths.parse().ok()?);
    Some(ms.min(MAX_SLEEP_MS))
}

fn read_count(text: &str) -> Option<usize> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits
        .then(|| text.parse().unwrap_or(usize::MAX))
        .filter(|count| *count > 0)
}

fn read_tool_name(text: &str) -> Option<String> {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    ((1..=64).contains(&text.len()) && text.bytes().all(allowed)).then(|| text.to_owned())
}

fn read_failure_kind(text: &str) -> Option<RunFailureKindView> {
    let kind = serde_json::from_value(text.into()).ok()?;
    (!matches!(kind, RunFailureKindView::Unlisted(_))).then_some(kind)
}

#[cfg(test)]
mod tests {
    use super::{Act, MAX_SLEEP_MS, Script, Wait, read_seconds};
    use api_contract::lightspeed::events::RunFailureKindView;

    /// The turns of an input, in a short form: what the model does and how long it takes.
    fn turns(input: &str) -> Vec<String> {
        let turn = |turn: &super::Turn| {
            let act = match &turn.act {
                Act::Answer => "answer".to_owned(),
                Act::Call(tools) => {
                    let names = tools.iter().map(|tool| {
                        format!("{}{}", tool.name, if tool.available { "" } else { "?" })
                    });
                    format!("call {}", names.collect::<Vec<_>>().join("+"))
                }
                Act::Ask(names) => format!("ask {}", names.join("+")),
                Act::Fail { kind, .. } => format!("fail {kind:?}"),
            };
            match turn.wait {
                Wait::Usual => act,
                Wait::Ms(ms) => format!("{act} after {ms}"),
                Wait::Forever => format!("{act} never"),
            }
        };
        Script::read(input).turns.iter().map(turn).collect()
    }

    #[test]
    fn each_word_has_its_effect_and_anything_else_is_text() {
        for (input, expected) in [
            ("hello world", vec!["answer"]),
            ("", vec!["answer"]),
            ("sleep=0.25 hi", vec!["answer after 250"]),
            ("sleep=1 sleep=0.5", vec!["answer after 1500"]),
            ("sleep=forever", vec!["answer never"]),
            ("turns=3", vec!["answer", "answer", "answer"]),
            ("turns=1", vec!["answer"]),
            ("sleep=1 turns=2", vec!["answer after 1000", "answer"]),
            ("tool=ls", vec!["call ls", "answer"]),
            ("tool=missing.ls", vec!["call ls?", "answer"]),
            ("tool=a tool=b", vec!["call a+b", "answer"]),
            (
                "tool=a sleep=1 tool=b",
                vec!["call a", "call b after 1000", "answer"],
            ),
            (
                "approve=a approve=b tool=c",
                vec!["ask a+b", "call c", "answer"],
            ),
            ("please fail400 now", vec!["fail ModelFailure"]),
            ("fail401 tool=never", vec!["fail ModelFailure"]),
            ("fail500", vec!["answer never"]),
            (
                "tool=a sleep=2 fail=tool_failure",
                vec!["call a", "fail ToolFailure after 2000"],
            ),
            (
                "sleep= sleep=-1 sleep=x sleep=1. turns=0 turns=-1 fail= fail=x",
                vec!["answer"],
            ),
            (
                "tool= tool=a/b approve= approve=missing.a nosuch=1 xsleep=1",
                vec!["answer"],
            ),
        ] {
            assert_eq!(turns(input), expected, "{input}");
        }
    }

    #[test]
    fn every_failure_kind_of_the_contract_can_be_asked_for() {
        for kind in [
            "model_failure",
            "tool_failure",
            "context_failure",
            "limit_exceeded",
            "cancelled",
            "internal",
        ] {
            let script = Script::read(&format!("fail={kind}"));
            let Act::Fail { kind: read, .. } = &script.turns[0].act else {
                panic!("{kind}")
            };
            assert_eq!(serde_json::to_value(read).unwrap(), kind);
            assert!(!matches!(read, RunFailureKindView::Unlisted(_)));
        }
    }

    #[test]
    fn values_are_bounded() {
        let length = |input: &str| Script::read(input).turns.len();
        assert_eq!(length("turns=99999999999999999999"), 5_001);
        assert_eq!(length(&"turns=5000 ".repeat(100_000)), 5_001);
        assert_eq!(length(&"tool=a sleep=0 ".repeat(100_000)), 5_001);
        assert_eq!(turns(&"tool=a ".repeat(65))[1..], ["call a", "answer"]);
        assert_eq!(
            Script::read("bytes=99999999999999999999").answer_bytes,
            16 << 20
        );
        assert_eq!(Script::read("bytes=7").answer_bytes, 7);
        assert_eq!(read_seconds("99999999999999999999999"), Some(MAX_SLEEP_MS));
        assert_eq!(read_seconds("0.0009"), Some(0));
        assert_eq!(read_seconds("2.5"), Some(2500));
    }
}
