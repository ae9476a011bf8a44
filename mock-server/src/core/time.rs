//! Moments, as the wire counts them.

use std::ops::Add;

use serde::{Deserialize, Serialize};

/// A moment in Unix milliseconds.
///
/// The core never reads a clock: whoever calls it hands the moment in.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnixMs(pub u64);

impl UnixMs {
    /// The last millisecond of the year 9999: no clock goes beyond it.
    pub const LAST: UnixMs = UnixMs(253_402_300_799_999);

    /// How long until `later`, in milliseconds; zero when it is already past.
    pub fn until(self, later: UnixMs) -> u64 {
        later.0.saturating_sub(self.0)
    }

    /// The same moment as records carry it, whose times may lie before 1970.
    pub(crate) fn signed(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }
}

impl Add<u64> for UnixMs {
    type Output = UnixMs;

    /// The moment `ms` milliseconds later, or the last one that can be told.
    fn add(self, ms: u64) -> UnixMs {
        UnixMs(self.0.saturating_add(ms))
    }
}
