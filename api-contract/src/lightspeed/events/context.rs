//! Parts of events about the context.

use api_contract_macros::wire;

/// Why entries were taken out of the context.
#[wire(open)]
pub enum ContextRemovalReasonView {
    /// They no longer fit.
    Pruned,
    /// The provider put a shorter form in their place.
    ProviderCompacted,
}

/// Why the whole context was replaced.
#[wire(open)]
pub enum ContextReplacementReasonView {
    /// Older entries no longer fit.
    Pruned,
    /// The session's compaction policy changed.
    PolicyChanged,
    /// The provider returned a shorter form of it.
    ProviderCompacted,
}

/// What set off a compaction.
#[wire(open)]
pub enum ContextCompactionTriggerView {
    /// A client asked for it.
    Manual,
    /// The context grew beyond the threshold of the policy.
    HighWatermark,
}

/// How a compaction ended.
#[wire(open)]
pub enum ContextCompactionStatusView {
    /// The context is shorter now.
    Succeeded,
    /// The context is as it was.
    Failed,
}
