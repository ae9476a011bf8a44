//! What a run is going to do.

use std::collections::VecDeque;
use std::sync::Arc;

use api_contract::lightspeed::events::RunFailureKindView;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::template::Padded;

/// The stages of a run, in order. A run whose stages are over answers with the echo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Script {
    /// The stages still to come. A scenario shares them with its runs, and repeated ones are one.
    pub(crate) stages: VecDeque<Arc<Stage>>,
    /// The least length of the last answer, in bytes.
    pub(crate) answer_bytes: usize,
}

/// What a run does next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// The model is asked.
    Turn(Turn),
    /// The run waits until it has been steered once for every such stage that it came to.
    Steering,
    /// The context is condensed.
    Compaction(Compaction),
}

/// How a context is condensed in the middle of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Compaction {
    pub(crate) wait: Wait,
    /// Why it fails, if it does.
    pub(crate) failure: Option<String>,
}

/// One turn: how long the model takes, and what it does then.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) wait: Wait,
    /// What the model thinks before it does it, one entry of the context each.
    pub(crate) reasoning: Vec<String>,
    pub(crate) usage: ScriptedUsage,
    pub(crate) act: Act,
}

/// How long something takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Wait {
    /// As long as it does without a word about it.
    #[default]
    Usual,
    /// This many milliseconds.
    Ms(u64),
    /// For ever.
    Forever,
}

/// What a model does at the end of its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Act {
    /// Writes an answer.
    Answer(Reply),
    /// Calls tools.
    Call(Calls),
    /// Calls tools that need a decision.
    Ask(Vec<Tool>),
    /// Fails, and the run with it.
    Fail {
        kind: RunFailureKindView,
        message: String,
    },
    /// Is stopped by the server, which cancels the run.
    Cancel,
}

/// An answer of the model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Reply {
    /// What the run was told last.
    Echo,
    /// This.
    Text(Padded),
    /// Nothing: the turn ends without a message.
    Nothing,
}

/// Calls that make one batch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Calls {
    pub(crate) tools: Vec<Tool>,
    /// How long the batch is set aside once its calls have started, if it is.
    pub(crate) deferred: Option<Wait>,
}

/// A tool that a model calls.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tool {
    pub(crate) name: String,
    /// Whether the session has the tool.
    pub(crate) available: bool,
    /// Without any, what the run was told last.
    pub(crate) arguments: Option<Arguments>,
    /// How long the tool takes; it is at once unless told.
    pub(crate) wait: Wait,
    /// Without any, a sentence that tells that the tool was there.
    pub(crate) output: Option<Padded>,
    /// Whether the output is an error.
    pub(crate) fails: bool,
}

/// What a tool is called with. Placeholders in texts are filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Arguments {
    /// A JSON document.
    Json(Value),
    /// Bytes of which nothing is promised, as a model may write them.
    Raw(String),
}

/// The tokens of a turn, where they are not counted from its texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ScriptedUsage {
    pub(crate) input: Option<u32>,
    pub(crate) output: Option<u32>,
    pub(crate) reasoning: u32,
    pub(crate) cached_input: u32,
    pub(crate) cache_write_input: u32,
}

impl Turn {
    /// A turn with nothing but this.
    pub(crate) fn new(wait: Wait, act: Act) -> Self {
        Turn {
            wait,
            act,
            ..Turn::default()
        }
    }
}

impl Default for Act {
    fn default() -> Self {
        Act::Answer(Reply::Echo)
    }
}

impl Tool {
    /// A tool that does its work at once.
    pub(crate) fn named(name: String) -> Self {
        Tool {
            name,
            available: true,
            ..Tool::default()
        }
    }
}

impl Wait {
    /// The time in milliseconds, where `usual` is the usual one; `None` when it never ends.
    pub(crate) fn ms(self, usual: u64) -> Option<u64> {
        match self {
            Wait::Usual => Some(usual),
            Wait::Ms(ms) => Some(ms),
            Wait::Forever => None,
        }
    }

    /// Both one after the other, up to `max_ms`.
    pub(crate) fn and(self, other: Wait, max_ms: u64) -> Wait {
        match (self, other) {
            (Wait::Usual, wait) | (wait, Wait::Usual) => wait,
            (Wait::Ms(ms), Wait::Ms(more)) => Wait::Ms(ms.saturating_add(more).min(max_ms)),
            (Wait::Forever, _) | (_, Wait::Forever) => Wait::Forever,
        }
    }
}
