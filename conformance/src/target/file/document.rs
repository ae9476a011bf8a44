//! What may stand in a target file.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// Members of any name.
pub(super) type Table<T> = BTreeMap<String, Spanned<T>>;

/// A target of conformance: where it is, who calls, and what it offers beside its API.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    /// Where requests go, e.g. `http://127.0.0.1:18080/rpc`.
    #[schemars(with = "String")]
    pub(super) endpoint: Spanned<String>,
    /// Whether the endpoint may be on another machine: checks create and delete sessions there.
    #[serde(default)]
    pub(super) allow_remote: bool,
    /// How the endpoint speaks; the current contract unless set.
    #[schemars(with = "Option<String>")]
    pub(super) dialect: Option<Spanned<String>>,
    /// Headers of every request, by their names.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, SecretTable>")]
    pub(super) headers: Table<SecretTable>,
    /// A second tenant, for checks of what two tenants see of each other.
    pub(super) second: Option<TenantTable>,
    /// Input texts by which runs do something: `fast`, `brief`, `busy`, `failing`, `approval`, `tool`,
    /// `big`.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub(super) prompts: Table<String>,
    /// A recording that can be transcribed.
    #[schemars(with = "Option<AudioTable>")]
    pub(super) audio: Option<Spanned<AudioTable>>,
    /// Ways to act on the endpoint beside its API: `trim`, `restart`, `big-seqs`, `keys`.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, HookTable>")]
    pub(super) hooks: Table<HookTable>,
    /// How long to wait.
    #[serde(default)]
    pub(super) timeouts: TimeoutsTable,
    /// The most that a run of the suite may do.
    #[serde(default)]
    pub(super) budgets: BudgetsTable,
}

/// Somebody who calls.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TenantTable {
    /// Headers in the place of those of the first one, by their names.
    #[schemars(with = "BTreeMap<String, SecretTable>")]
    pub(super) headers: Table<SecretTable>,
}

/// Where the whole value of a header is: one of the two. It never stands in the file itself.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretTable {
    /// In this environment variable.
    pub(super) env: Option<String>,
    /// In this file, named from the folder of this one.
    pub(super) file: Option<String>,
}

/// A recording.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AudioTable {
    /// The file, named from the folder of this one.
    pub(super) file: String,
    /// Its media type, e.g. `audio/wav`.
    pub(super) mime: String,
}

/// How a hook is reached: one of the two.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HookTable {
    /// An address that is told what to do by POST, e.g. `http://127.0.0.1:9000/trim`.
    pub(super) address: Option<String>,
    /// A program and its arguments, which is told by its standard input.
    pub(super) command: Option<Vec<String>>,
}

/// How long to wait, in seconds.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeoutsTable {
    /// How long one call may take; every other wait is scaled from it. 10 unless set.
    #[schemars(with = "Option<u64>", range(min = 1, max = 600))]
    pub(super) call: Option<Spanned<u64>>,
    /// How long the endpoint may take until it answers at all. 10 unless set.
    #[schemars(with = "Option<u64>", range(min = 1, max = 600))]
    pub(super) startup: Option<Spanned<u64>>,
}

/// The most that a run of the suite may do; no bound where none is set. The clean-up is not counted.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BudgetsTable {
    /// Requests of checks.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub(super) requests: Option<Spanned<u64>>,
    /// Calls that start sessions.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub(super) sessions: Option<Spanned<u64>>,
    /// Calls that start runs.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub(super) runs: Option<Spanned<u64>>,
    /// Seconds after which no check sends anything any more.
    #[schemars(with = "Option<u64>", range(min = 1))]
    pub(super) seconds: Option<Spanned<u64>>,
}
