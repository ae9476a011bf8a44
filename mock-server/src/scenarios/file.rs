//! What may stand in a scenario file. The comments of fields are shown by editors.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};
use toml::Spanned;

use super::bounded::{Delay, FailureKind, Whole};
use crate::core::script::{MAX_ANSWER_BYTES, MAX_TURNS};

/// A length in bytes.
pub(super) type Bytes = Whole<1, { MAX_ANSWER_BYTES as u64 }>;
/// Tokens.
pub(super) type Tokens = Whole<0, { u32::MAX as u64 }>;

/// A file: scenarios in the order in which they are tried.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// The scenarios. The first whose `match` fits a run tells how it goes; when none does, the words
    /// in its input do.
    #[serde(default)]
    #[schemars(with = "Vec<ScenarioEntry>")]
    pub(super) scenario: Vec<Spanned<ScenarioEntry>>,
}

/// One scenario.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a scenario: write `[[scenario]]` and its fields below"
)]
pub(super) struct ScenarioEntry {
    /// What the scenario is called, once in a file.
    #[schemars(with = "String")]
    pub(super) name: Spanned<String>,
    /// Which runs it is for: those to which all of this applies. Without it, all runs.
    #[serde(default, rename = "match")]
    pub(super) criteria: MatchEntry,
    /// Whether words in the input, such as `sleep=2`, come before the steps. Otherwise they are text.
    #[serde(default)]
    pub(super) words: bool,
    /// What happens, in order. A run whose steps are over answers with the echo of its input.
    #[serde(default)]
    #[schemars(with = "Vec<StepEntry>")]
    pub(super) step: Vec<Spanned<StepEntry>>,
}

/// Which runs a scenario is for.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a table, such as `{ session = \"order-*\" }`"
)]
pub(super) struct MatchEntry {
    /// The id of the stored profile from which the session was set up last. `*` stands for any
    /// characters, `?` for one.
    #[schemars(with = "Option<String>")]
    pub(super) profile: Option<Spanned<String>>,
    /// The id of the session. `*` stands for any characters, `?` for one.
    #[schemars(with = "Option<String>")]
    pub(super) session: Option<Spanned<String>>,
    /// The number of the run in its session, from 1, counted as runs are accepted.
    pub(super) run: Option<Whole<1, { i64::MAX as u64 }>>,
    /// Entries of the session's metadata. An empty value stands for any.
    #[serde(default)]
    pub(super) metadata: BTreeMap<String, String>,
    /// The text of the run's input, trimmed.
    #[serde(default)]
    pub(super) input: InputEntry,
}

/// What the input of a run is like; all of it has to apply.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a table, such as `{ contains = \"find\" }`"
)]
pub(super) struct InputEntry {
    /// It is this.
    pub(super) equals: Option<String>,
    /// This stands somewhere in it.
    pub(super) contains: Option<String>,
    /// This regular expression fits somewhere in it.
    #[schemars(with = "Option<String>")]
    pub(super) regex: Option<Spanned<String>>,
}

/// One step: a turn of the model, unless its `action` says something else. At most one of `answer`,
/// `call`, `approve`, `fail` and `action` says what happens; without any, the turn answers with the
/// echo.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a step: write `[[scenario.step]]` and its fields below"
)]
pub(super) struct StepEntry {
    /// How long it takes until it happens: 15 ms for a turn and nothing for a compaction, unless said.
    #[schemars(with = "Option<Delay>")]
    pub(super) delay: Option<Spanned<Delay>>,
    /// How often the model provider is asked again before it takes the turn: 2 s later, then 4 s, up
    /// to 60 s each. The run stays at work.
    #[schemars(with = "Option<Whole<1, 15>>")]
    pub(super) retries: Option<Spanned<Whole<1, 15>>>,
    /// How often the step is taken, once unless said.
    #[schemars(with = "Option<Whole<1, 5000>>")]
    pub(super) repeat: Option<Spanned<Whole<1, { MAX_TURNS as u64 }>>>,
    /// What the model thinks before it answers or calls tools: an entry of the context for each text.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) reasoning: Vec<Spanned<String>>,
    /// The tokens of the turn, where they are not to be counted from its texts.
    #[schemars(with = "Option<UsageEntry>")]
    pub(super) usage: Option<Spanned<UsageEntry>>,
    /// The model answers with this text. The answer of the last step is the output of the run.
    #[schemars(with = "Option<String>")]
    pub(super) answer: Option<Spanned<String>>,
    /// The least length of the answer, which is filled up with dots.
    #[schemars(with = "Option<Bytes>")]
    pub(super) bytes: Option<Spanned<Bytes>>,
    /// The model calls these tools, which run together.
    #[schemars(with = "Option<Vec<CallEntry>>")]
    pub(super) call: Option<Spanned<Vec<Spanned<CallEntry>>>>,
    /// How long the batch of `call` is set aside after its calls have started.
    #[schemars(with = "Option<Delay>")]
    pub(super) defer: Option<Spanned<Delay>>,
    /// The model calls these tools, and the run is parked until somebody has decided about each.
    #[schemars(with = "Option<Vec<CallEntry>>")]
    pub(super) approve: Option<Spanned<Vec<Spanned<CallEntry>>>>,
    /// The turn and the run fail.
    #[schemars(with = "Option<FailEntry>")]
    pub(super) fail: Option<Spanned<FailEntry>>,
    /// Something else happens.
    #[schemars(with = "Option<ActionEntry>")]
    pub(super) action: Option<Spanned<ActionEntry>>,
    /// Why the compaction fails; it succeeds unless this is said.
    #[schemars(with = "Option<String>")]
    pub(super) error: Option<Spanned<String>>,
}

/// What happens in place of an answer, calls or a failure.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum ActionEntry {
    /// The run waits, without a turn, until it has been steered. Steering that came before counts.
    AwaitSteering,
    /// The context is compacted, without a turn.
    Compact,
    /// The turn ends without an answer. After the last step, the run completes without output.
    Silence,
    /// The server cancels the run during the turn.
    Cancel,
}

/// Tokens of a turn.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a table, such as `{ input = 1000, output = 50 }`"
)]
pub(super) struct UsageEntry {
    /// What the model read, by default a quarter of the bytes of the input.
    pub(super) input: Option<Tokens>,
    /// What the model wrote, by default a quarter of the bytes of it.
    pub(super) output: Option<Tokens>,
    /// What of the output was reasoning.
    pub(super) reasoning: Option<Tokens>,
    /// What of the input came from a cache.
    pub(super) cached_input: Option<Tokens>,
    /// What of the input went into a cache.
    pub(super) cache_write_input: Option<Tokens>,
}

/// One tool call.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a table, such as `{ tool = \"search\" }`"
)]
pub(super) struct CallEntry {
    /// The name of the tool: 1 to 64 letters, digits, `_` and `-`.
    #[schemars(with = "String", regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub(super) tool: Spanned<String>,
    /// What it is called with: a table, which becomes a JSON object, or a text, which is written as it
    /// is and need not be JSON. By default, what the run was told.
    #[schemars(with = "Option<ArgumentsSchema>")]
    pub(super) arguments: Option<Spanned<toml::Value>>,
    /// What the tool returns.
    #[schemars(with = "Option<String>")]
    pub(super) output: Option<Spanned<String>>,
    /// What the tool returns when it fails, in place of `output`.
    #[schemars(with = "Option<String>")]
    pub(super) error: Option<Spanned<String>>,
    /// The least length of what it returns, which is filled up with dots.
    #[schemars(with = "Option<Bytes>")]
    pub(super) bytes: Option<Spanned<Bytes>>,
    /// How long the tool is at work, nothing unless said. Calls of one step run side by side.
    #[schemars(with = "Option<Delay>")]
    pub(super) delay: Option<Spanned<Delay>>,
    /// `false` for a tool that the session does not have.
    #[schemars(with = "Option<bool>")]
    pub(super) available: Option<Spanned<bool>>,
}

#[derive(JsonSchema)]
#[schemars(untagged, inline)]
#[expect(dead_code, reason = "only its schema is used")]
enum ArgumentsSchema {
    Json(Map<String, Value>),
    Raw(String),
}

/// How a run fails.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "a table, such as `{ kind = \"model_failure\" }`"
)]
pub(super) struct FailEntry {
    /// The kind of the failure.
    pub(super) kind: FailureKind,
    /// What the failure says; by default, that a scenario asked for it.
    #[schemars(with = "Option<String>")]
    pub(super) message: Option<Spanned<String>>,
}
