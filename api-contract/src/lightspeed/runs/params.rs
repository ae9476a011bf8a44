//! Parameters and results of the run methods.

use api_contract_macros::wire;

use crate::lightspeed::ids::{RunId, SessionId, SteeringId, SubmissionId};
use crate::lightspeed::input::{InputItem, refuse_catalogs};
use crate::lightspeed::model::{GenerationConfig, ModelConfig};
use crate::lightspeed::runs::{RunSummaryView, RunView};
use crate::validate::{At, Violations};

/// Runs on a page when the request names no limit.
pub const DEFAULT_RUN_LIMIT: u32 = 20;

/// Most runs on a page; a greater limit is taken as this one.
pub const MAX_RUN_LIMIT: u32 = 100;

/// A task for the agent of a session.
#[wire(validate = check_start_items)]
pub struct RunStartParams {
    /// The session that is to work on it. It has to be open.
    pub session_id: SessionId,
    /// What the agent is given.
    pub source: RunStartSource,
    /// The application's own id for this submission, which makes a retry safe. Absent: every
    /// request makes a new run.
    #[wire(optional)]
    pub submission_id: Option<SubmissionId>,
    /// Settings for this run only; absent members keep those of the session.
    #[wire(optional)]
    pub config: Option<RunStartConfig>,
    /// Tell the session's lifecycle controller when the run ends. Refused for a session without
    /// one.
    #[wire(optional)]
    pub notify_on_terminal: Option<RunTerminalNotificationInput>,
}

fn check_start_items(value: &RunStartParams, at: &At<'_>, found: &mut Violations) {
    let RunStartSource::Input { items } = &value.source;
    refuse_catalogs(items, &at.member("source").member("items"), found);
}

/// Where the input of a new run comes from.
#[wire(tag = "type")]
pub enum RunStartSource {
    /// Input given with the request.
    Input {
        /// The items in the order the agent reads them. Refused when all of them are blank.
        items: Vec<InputItem>,
    },
}

/// Settings that hold for one run instead of the session's.
#[wire]
pub struct RunStartConfig {
    /// Another model of the same API kind as the session's.
    #[wire(optional)]
    pub model: Option<ModelConfig>,
    /// How the model generates.
    #[wire(optional)]
    pub generation: Option<GenerationConfig>,
    /// How long the run may go on.
    #[wire(optional)]
    pub limits: Option<RunLimitsConfig>,
}

/// Bounds on the work of one run. A run that reaches one fails with `limit_exceeded`.
#[wire]
pub struct RunLimitsConfig {
    /// Most turns of the model; absent keeps the session's bound.
    #[wire(optional)]
    pub max_turns: Option<u32>,
    /// Most rounds of tool calls; absent keeps the session's bound.
    #[wire(optional)]
    pub max_tool_rounds: Option<u32>,
}

/// Asks for a message to the lifecycle controller when the run ends.
#[wire(deny_unknown)]
pub struct RunTerminalNotificationInput {
    /// Handed back as it is, so the controller knows its own run again: 1 to 512 bytes.
    #[wire(length(1, 512))]
    pub token: String,
}

/// The run that was accepted, or the one accepted before under the same submission id.
#[wire]
pub struct RunStartResponse {
    /// The run as it is now.
    pub run: RunView,
}

/// Names the run to read.
#[wire]
pub struct RunReadParams {
    /// The session of the run.
    pub session_id: SessionId,
    /// The run.
    pub run_id: RunId,
}

/// One run in full.
#[wire]
pub struct RunReadResponse {
    /// The run as it is now.
    pub run: RunView,
}

/// Selects a page of run summaries.
#[wire]
pub struct RunListParams {
    /// The session whose runs are listed.
    pub session_id: SessionId,
    /// Only runs older than this one; absent starts at the newest.
    #[wire(optional)]
    pub cursor: Option<RunId>,
    /// Most summaries on the page: at least 1, by default 20, and more than 100 counts as 100.
    #[wire(optional, range(min = 1))]
    pub limit: Option<u32>,
}

/// A page of run summaries, newest first.
#[wire]
pub struct RunListResponse {
    /// The summaries.
    #[wire(default)]
    pub runs: Vec<RunSummaryView>,
    /// Cursor of the next older page; absent on the last one.
    #[wire(optional)]
    pub next_cursor: Option<RunId>,
    /// True when there are runs older than this page.
    pub has_older_runs: bool,
}

/// Names the run to cancel.
#[wire]
pub struct RunCancelParams {
    /// The session of the run.
    pub session_id: SessionId,
    /// The run.
    pub run_id: RunId,
}

/// The run after the request to cancel it.
#[wire]
pub struct RunCancelResponse {
    /// The run as it is now: `cancelling`, or ended already.
    pub run: RunView,
}

/// More input for an active run.
#[wire(validate = check_steer_items)]
pub struct RunSteerParams {
    /// The session of the run.
    pub session_id: SessionId,
    /// The run, which has to be running or parked.
    pub run_id: RunId,
    /// The items in the order the agent reads them, at least one. Refused when all are blank.
    #[wire(length(min = 1))]
    pub items: Vec<InputItem>,
}

fn check_steer_items(value: &RunSteerParams, at: &At<'_>, found: &mut Violations) {
    refuse_catalogs(&value.items, &at.member("items"), found);
}

/// The steering that was accepted.
#[wire]
pub struct RunSteerResponse {
    /// Identifies this steering in events and context entries.
    pub steering_id: SteeringId,
    /// The run as it is now.
    pub run: RunView,
}
