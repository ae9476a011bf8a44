//! The context of a session: what the model sees at its next turn.

mod display;
mod entry;

pub use display::{ProviderContextDisplayView, ToolCallDisplayGroup, ToolCallDisplayView};
pub use entry::{
    CitationView, ContextEntryInputView, ContextEntryKindView, ContextEntrySourceView,
    ContextEntryView, MessageRole, TokenEstimateQuality, TokenEstimateView,
};

use crate::wire;

/// Longest text a server puts inline into a view, in bytes of UTF-8.
///
/// It applies to entry texts and to the arguments and output of tool calls; the whole text stays
/// available as a blob.
pub const MAX_INLINE_TEXT_BYTES: usize = 4096;

/// The entries a session would send to its model now, at one revision.
#[wire]
pub struct ContextView {
    /// Grows by one with each change of the context.
    pub revision: u64,
    /// The entries in the order the model reads them.
    #[wire(default)]
    pub entries: Vec<ContextEntryView>,
}
