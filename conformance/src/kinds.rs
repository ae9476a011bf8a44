//! The words of the contract by which the suite looks for something in a log.
//!
//! A misspelt one would find nothing, and a check that looks for nothing passes. So each stands here
//! once, and one that the contract does not list does not compile.

use api_contract::lightspeed::context::{ContextEntryKindView, ContextEntrySourceView};
use api_contract::lightspeed::events::SessionEventKindView;
use api_contract::lightspeed::runs::RunStatus;

/// An approval was asked for.
pub const APPROVAL_REQUESTED: &str = event("approvalRequested");
/// An approval was given or refused.
pub const APPROVAL_DECIDED: &str = event("approvalDecided");
/// An approval is not waited for any more.
pub const APPROVAL_CANCELLED: &str = event("approvalCancelled");
/// A run waits for its approvals.
pub const APPROVAL_RUN_PARKED: &str = event("approvalRunParked");
/// A run was accepted.
pub const RUN_ACCEPTED: &str = event("runAccepted");
/// A run started.
pub const RUN_STARTED: &str = event("runStarted");
/// Somebody asked for a run to be cancelled.
pub const RUN_CANCELLATION_REQUESTED: &str = event("runCancellationRequested");
/// Input for a run at work was taken.
pub const RUN_STEERING_ACCEPTED: &str = event("runSteeringAccepted");
/// A run ended well.
pub const RUN_COMPLETED: &str = event("runCompleted");
/// A run ended badly.
pub const RUN_FAILED: &str = event("runFailed");
/// A run ended because it was cancelled.
pub const RUN_CANCELLED: &str = event("runCancelled");
/// A turn of a run began.
pub const TURN_STARTED: &str = event("turnStarted");
/// A model was asked.
pub const TURN_GENERATION_REQUESTED: &str = event("turnGenerationRequested");
/// A model has answered, or failed to.
pub const TURN_GENERATION_COMPLETED: &str = event("turnGenerationCompleted");
/// A turn ended.
pub const TURN_COMPLETED: &str = event("turnCompleted");
/// A turn was broken off.
pub const TURN_CANCELLED: &str = event("turnCancelled");
/// The tools that a turn asked for began to work.
pub const TOOL_BATCH_STARTED: &str = event("toolBatchStarted");
/// They have all ended.
pub const TOOL_BATCH_COMPLETED: &str = event("toolBatchCompleted");
/// A tool began to work.
pub const TOOL_CALL_STARTED: &str = event("toolCallStarted");
/// A tool has ended.
pub const TOOL_CALL_COMPLETED: &str = event("toolCallCompleted");
/// Entries were put into the context.
pub const CONTEXT_ENTRIES_APPLIED: &str = event("contextEntriesApplied");
/// Entries were taken out of the context.
pub const CONTEXT_ENTRIES_REMOVED: &str = event("contextEntriesRemoved");
/// Entries of these keys were taken out of the context.
pub const CONTEXT_KEYS_REMOVED: &str = event("contextKeysRemoved");
/// The entries whose keys begin like this were replaced.
pub const CONTEXT_KEY_PREFIX_REPLACED: &str = event("contextKeyPrefixReplaced");
/// All entries of the context were replaced.
pub const CONTEXT_STATE_REPLACED: &str = event("contextStateReplaced");
/// A session has another configuration.
pub const SESSION_CONFIG_CHANGED: &str = event("sessionConfigChanged");
/// A session began.
pub const SESSION_OPENED: &str = event("sessionOpened");
/// A session was closed.
pub const SESSION_CLOSED: &str = event("sessionClosed");

/// The events that end a run.
pub const TERMINAL: [&str; 3] = [RUN_COMPLETED, RUN_FAILED, RUN_CANCELLED];

/// An entry of the context that is a message.
pub const MESSAGE: &str = listed("message", ContextEntryKindView::TAGS);

/// An entry of the context that came by steering.
pub const FROM_STEERING: &str = listed("steering", ContextEntrySourceView::TAGS);
/// An entry of the context that came with a run's input.
pub const FROM_RUN_INPUT: &str = listed("runInput", ContextEntrySourceView::TAGS);

/// Whether a run of this status has ended.
pub fn is_ended(status: &str) -> bool {
    [
        RunStatus::Completed,
        RunStatus::Failed,
        RunStatus::Cancelled,
    ]
    .iter()
    .any(|ended| ended.as_str() == status)
}

const fn event(kind: &'static str) -> &'static str {
    listed(kind, SessionEventKindView::TAGS)
}

/// The word, if it is one of these.
const fn listed(word: &'static str, words: &[&str]) -> &'static str {
    let mut index = 0;
    while index < words.len() {
        if same(word.as_bytes(), words[index].as_bytes()) {
            return word;
        }
        index += 1;
    }
    panic!("the contract does not list this word")
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}
