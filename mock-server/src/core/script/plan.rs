//! What a run is going to do.

use std::collections::VecDeque;

use api_contract::lightspeed::events::RunFailureKindView;
use serde::{Deserialize, Serialize};

/// The turns of a run, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Wait {
    /// As long as any turn without a word about it.
    #[default]
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

/// A tool that a model calls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tool {
    pub(crate) name: String,
    /// Whether the session has the tool.
    pub(crate) available: bool,
}
