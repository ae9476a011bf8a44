//! Rules judged on every exchange of a run, whichever check sent it.
//!
//! An oracle is made anew for each run and for the dialect that is spoken. It sees each exchange
//! once, in the order in which they ended, and keeps what it needs. It says nothing of exchanges
//! that it cannot judge, and counts those it can.

mod after_terminal;
pub(crate) mod balance;
mod closed_last;
mod cursor_order;
mod error_table;
mod head_rule;
mod id_echo;
mod immutability;
mod leaks;
mod lifecycle_order;
mod one_active;
mod one_of;
mod one_terminal;
mod schema;
mod sessions;

use crate::outcome::Failure;
use crate::record::exchange::Exchange;

pub use self::after_terminal::after_terminal;
pub use self::balance::balance;
pub use self::closed_last::closed_last;
pub use self::cursor_order::cursor_order;
pub use self::error_table::error_table;
pub use self::head_rule::head_rule;
pub use self::id_echo::id_echo;
pub use self::immutability::immutability;
pub use self::leaks::leaks;
pub use self::lifecycle_order::lifecycle_order;
pub use self::one_active::one_active;
pub use self::one_of::one_of;
pub use self::one_terminal::one_terminal;
pub use self::schema::schema;

/// The name of every oracle, as requirements and pages use it.
pub const NAMES: [&str; 14] = [
    "after_terminal",
    "balance",
    "closed_last",
    "cursor_order",
    "error_table",
    "head_rule",
    "id_echo",
    "immutability",
    "leaks",
    "lifecycle_order",
    "one_active",
    "one_of",
    "one_terminal",
    "schema",
];

/// Failures beyond this many are only counted.
const KEPT: usize = 3;

/// A rule judged on every exchange.
pub trait Oracle: Send {
    /// Judges an exchange that is over.
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally);
}

/// What an oracle found so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many exchanges it could judge.
    pub judged: u64,
    /// The first few violations.
    pub failures: Vec<Failure>,
    /// How many violations there were.
    pub failed: u64,
    /// Faults of the suite itself, such as a request that breaks its own schema.
    pub harness: Vec<String>,
}

impl Tally {
    /// Counts an exchange that could be judged.
    pub fn judge(&mut self) {
        self.judged += 1;
    }

    /// Notes a violation, proven by these exchanges.
    pub fn fail<'a>(
        &mut self,
        reason: impl Into<String>,
        evidence: impl IntoIterator<Item = &'a Exchange>,
    ) {
        self.failed += 1;
        if self.failures.len() < KEPT {
            self.failures.push(Failure::new(reason, evidence));
        }
    }
}
