//! How a run goes, told by words in its input.
//!
//! The input of a run is echoed. White-space separated words of it steer the run, in their order,
//! and stay visible in the echo:
//!
//! | word | for example | what happens |
//! |---|---|---|
//! | `sleep=SECONDS` | `sleep=2.5` | the next turn takes this long, decimals allowed; `sleep=forever` lasts until the run is cancelled |
//! | `turns=N` | `turns=3` | the run answers N times in place of once, in as many turns |
//! | `tool=NAME` | `tool=search` | a turn calls the tool; `tool=missing.NAME` calls one that is not available |
//! | `approve=NAME` | `approve=deploy` | a turn calls the tool, and the run is parked until somebody decides about the call |
//! | `fail=KIND` | `fail=tool_failure` | the run fails with this kind: `model_failure`, `tool_failure`, `context_failure`, `limit_exceeded`, `cancelled` or `internal` |
//! | `fail400` | `fail400` | the run fails as when the model provider refuses with status 400 |
//! | `fail401` | `fail401` | the run fails as when the model provider refuses with status 401 |
//! | `fail500` | `fail500` | the run stays at work until it is cancelled, as when the model provider is down and tried again and again |
//! | `bytes=N` | `bytes=5000` | the last answer is padded with dots to at least N bytes |
//!
//! Neighbouring `tool=` words make one turn with several calls, and so do `approve=` words. What
//! follows a failure has no effect. A word whose value cannot be read is ordinary text, and values
//! are bounded: a day of sleep, 16 MiB, 64 calls in a turn, 5,000 turns.
//!
//! [`WORDS`] is the one place where words are written: what a run does, this page,
//! `docs/test-a-client.md` and the program's `--help` come from it.

mod draft;
mod plan;
mod template;
mod value;

pub(crate) use draft::{MAX_ANSWER_BYTES, MAX_CALLS, MAX_TURNS};
pub(crate) use plan::{
    Act, Arguments, Calls, Compaction, Reply, Script, ScriptedUsage, Stage, Tool, Turn, Wait,
};
pub(crate) use template::{Padded, Told, pad, placeholders};
pub(crate) use value::{MAX_SLEEP_MS, failure_kind, tool_name, wait as read_wait};

use api_contract::lightspeed::events::RunFailureKindView;

use draft::Draft;

/// A word by which the input of a run chooses how the run goes.
pub struct Word {
    /// The word, or what stands before the `=` of a word with a value.
    pub name: &'static str,
    /// What the value is, e.g. `SECONDS`; nothing for a word without a value.
    pub value: Option<&'static str>,
    /// The word as it is written in an input, with a value if it has one.
    pub example: &'static str,
    /// What happens then, as the end of a table's line: in Markdown, without a full stop.
    pub help: &'static str,
    /// Reads the value (empty for a word without one) and does what the word asks for; `None`, and
    /// nothing done, when the value cannot be read.
    take: fn(&mut Draft, &str) -> Option<()>,
}

/// All words.
pub static WORDS: &[Word] = &[
    Word {
        name: "sleep",
        value: Some("SECONDS"),
        example: "sleep=2.5",
        help: "the next turn takes this long, decimals allowed; `sleep=forever` lasts until the run \
               is cancelled",
        take: |draft, value| {
            draft.wait(value::wait(value)?);
            Some(())
        },
    },
    Word {
        name: "turns",
        value: Some("N"),
        example: "turns=3",
        help: "the run answers N times in place of once, in as many turns",
        take: |draft, value| {
            // The last answer of the run is one of them.
            draft.answers(value::count(value)? - 1);
            Some(())
        },
    },
    Word {
        name: "tool",
        value: Some("NAME"),
        example: "tool=search",
        help: "a turn calls the tool; `tool=missing.NAME` calls one that is not available",
        take: |draft, value| {
            draft.call(value::tool(value)?);
            Some(())
        },
    },
    Word {
        name: "approve",
        value: Some("NAME"),
        example: "approve=deploy",
        help: "a turn calls the tool, and the run is parked until somebody decides about the call",
        take: |draft, value| {
            draft.ask(value::tool_name(value)?);
            Some(())
        },
    },
    Word {
        name: "fail",
        value: Some("KIND"),
        example: "fail=tool_failure",
        help: "the run fails with this kind: `model_failure`, `tool_failure`, `context_failure`, \
               `limit_exceeded`, `cancelled` or `internal`",
        take: |draft, value| {
            let kind = value::failure_kind(value)?;
            let message = format!("the script of the run asked for a failure of kind {value}");
            draft.fail(kind, message);
            Some(())
        },
    },
    Word {
        name: "fail400",
        value: None,
        example: "fail400",
        help: "the run fails as when the model provider refuses with status 400",
        take: |draft, _| {
            refused_by_the_model(draft, 400);
            Some(())
        },
    },
    Word {
        name: "fail401",
        value: None,
        example: "fail401",
        help: "the run fails as when the model provider refuses with status 401",
        take: |draft, _| {
            refused_by_the_model(draft, 401);
            Some(())
        },
    },
    Word {
        name: "fail500",
        value: None,
        example: "fail500",
        help: "the run stays at work until it is cancelled, as when the model provider is down and \
               tried again and again",
        take: |draft, _| {
            draft.wait(Wait::Forever);
            Some(())
        },
    },
    Word {
        name: "bytes",
        value: Some("N"),
        example: "bytes=5000",
        help: "the last answer is padded with dots to at least N bytes",
        take: |draft, value| {
            draft.answer_bytes(value::count(value)?);
            Some(())
        },
    },
];

fn refused_by_the_model(draft: &mut Draft, status: u16) {
    let message = format!("the model provider refused the request with status {status}");
    draft.fail(RunFailureKindView::ModelFailure, message);
}

impl Word {
    /// How the word is written, with a name in the place of its value: `sleep=SECONDS`.
    pub fn form(&self) -> String {
        match self.value {
            Some(value) => format!("{}={value}", self.name),
            None => self.name.to_owned(),
        }
    }
}

impl std::fmt::Debug for Word {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.form())
    }
}

impl Script {
    /// Reads the words of a run's input.
    pub(crate) fn read(input: &str) -> Self {
        Self::draft(input).finish()
    }

    /// What the words of a run's input say, and then this one.
    pub(crate) fn after_words(&self, input: &str) -> Self {
        Self::draft(input).go_on_with(self)
    }

    fn draft(input: &str) -> Draft {
        let mut draft = Draft::default();
        for text in input.split_whitespace() {
            if draft.has_ended() {
                break;
            }
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (text, None),
            };
            let word = WORDS
                .iter()
                .find(|word| word.name == name && word.value.is_some() == value.is_some());
            // Anything else is ordinary text.
            let _ = word.and_then(|word| (word.take)(&mut draft, value.unwrap_or_default()));
        }
        draft
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Act, Script, Stage, Tool, WORDS, Wait, Word};
    use api_contract::lightspeed::events::RunFailureKindView;

    /// The turns of an input, in a short form: what the model does and how long it takes.
    fn turns(input: &str) -> Vec<String> {
        let names = |tools: &[Tool]| {
            let name =
                |tool: &Tool| format!("{}{}", tool.name, if tool.available { "" } else { "?" });
            tools.iter().map(name).collect::<Vec<_>>().join("+")
        };
        let turn = |stage: &Stage| {
            let Stage::Turn(turn) = stage else {
                panic!("no word makes {stage:?}")
            };
            let act = match &turn.act {
                Act::Answer(_) => "answer".to_owned(),
                Act::Call(calls) => format!("call {}", names(&calls.tools)),
                Act::Ask(tools) => format!("ask {}", names(tools)),
                Act::Fail { kind, .. } => format!("fail {kind:?}"),
                Act::Cancel => panic!("no word cancels"),
            };
            match turn.wait {
                Wait::Usual => act,
                Wait::Ms(ms) => format!("{act} after {ms}"),
                Wait::Forever => format!("{act} never"),
            }
        };
        Script::read(input)
            .stages
            .iter()
            .map(|stage| turn(stage))
            .collect()
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
        let word = WORDS.iter().find(|word| word.name == "fail").unwrap();
        for kind in RunFailureKindView::ALL {
            let script = Script::read(&format!("fail={kind}"));
            let Stage::Turn(turn) = &*script.stages[0] else {
                panic!("{kind}")
            };
            let Act::Fail { kind: read, .. } = &turn.act else {
                panic!("{kind}")
            };
            assert_eq!(read, kind);
            assert!(word.help.contains(&format!("`{kind}`")), "{kind}");
        }
    }

    #[test]
    fn values_are_bounded() {
        let length = |input: &str| Script::read(input).stages.len();
        assert_eq!(length("turns=99999999999999999999"), 5_001);
        assert_eq!(length(&"turns=5000 ".repeat(100_000)), 5_001);
        assert_eq!(length(&"tool=a sleep=0 ".repeat(100_000)), 5_001);
        assert_eq!(turns(&"tool=a ".repeat(65))[1..], ["call a", "answer"]);
        assert_eq!(
            Script::read("bytes=99999999999999999999").answer_bytes,
            16 << 20
        );
        assert_eq!(Script::read("bytes=7").answer_bytes, 7);
        assert_eq!(
            turns("sleep=99999999999999999999999"),
            ["answer after 86400000"]
        );
        assert_eq!(turns("sleep=86400 sleep=1"), ["answer after 86400000"]);
    }

    #[test]
    fn every_word_has_a_name_of_its_own_and_is_documented() {
        let forms: BTreeSet<String> = WORDS.iter().map(Word::form).collect();
        assert_eq!(forms.len(), WORDS.len());
        for word in WORDS {
            assert!(!word.help.is_empty(), "{word:?}");
            assert!(!word.help.contains(['|', '\n']), "{word:?} breaks a table");
        }
    }

    #[test]
    fn the_example_of_every_word_is_read_and_a_value_missing_or_too_much_is_text() {
        for word in WORDS {
            assert_ne!(Script::read(word.example), Script::read(""), "{word:?}");
            let wrong = match word.value {
                Some(_) => vec![word.name.to_owned(), format!("{}=", word.name)],
                None => vec![format!("{}=1", word.name)],
            };
            for text in wrong {
                assert_eq!(Script::read(&text), Script::read(""), "{text}");
            }
        }
    }
}
