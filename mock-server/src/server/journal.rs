//! What the gateway was asked and how it went, for tests to look at afterwards.
//!
//! ```text
//! request ─ Gateway ─ enter ─────────────┐
//! reply ─── Receipt, as it is written ───┤ Recorder ── Journal ── calls(..), to_json, to_har
//! woken or hung up ── settle ────────────┘
//! ```
//!
//! Bounded in entries and in bytes, because a server may run for days. Secrets are replaced before
//! anything is shown.

mod calls;
mod entry;
mod excerpt;
mod har;
mod mismatch;
mod receipt;
mod recorder;
mod said;

pub use calls::Calls;
pub use entry::{CallOutcome, Journal, JournalEntry, StruckBy};
pub use mismatch::Mismatch;

pub(crate) use excerpt::SECRET;
pub(crate) use receipt::Receipt;
pub(crate) use recorder::{Asked, MAX_BYTES, MAX_ENTRIES, Note, Recorder};
pub(crate) use said::Said;
