//! What happened in a run: every exchange, as oracles saw it, and what was created.

pub mod exchange;
pub(crate) mod journal;
pub(crate) mod ledger;
