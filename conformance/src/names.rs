//! The names under which a run works, derived from its seed.

use serde_json::{Value, json};

/// The metadata key that marks the sessions of a run of the suite.
const TAG: &str = "conformance";

/// The names under which a run of the suite works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    prefix: String,
    seed: u64,
    attempt: u32,
}

impl Names {
    /// Names derived from the run's seed: the same seed, the same names.
    pub fn of(seed: u64) -> Self {
        Names {
            prefix: format!("cf-{:08x}", mix(seed) >> 32),
            seed,
            attempt: 0,
        }
    }

    /// The same run, another attempt of a check: its sessions are others.
    pub(crate) fn again(&self) -> Self {
        Names {
            attempt: self.attempt + 1,
            ..self.clone()
        }
    }

    /// What every id of the run begins with.
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// An id of a check that no one else uses: `number` is new in the check.
    pub(crate) fn unique(&self, check: &str, label: &str, number: u32) -> String {
        let Names {
            prefix, attempt, ..
        } = self;
        let check = check.to_ascii_lowercase();
        let attempt = if *attempt == 0 {
            String::new()
        } else {
            format!("-again{attempt}")
        };
        format!("{prefix}-{check}{attempt}-{label}-{number}")
    }

    /// A number that depends on the run's seed and on the check only.
    pub(crate) fn seed_of(&self, check: &str) -> u64 {
        check
            .bytes()
            .fold(self.seed, |seed, byte| mix(seed ^ u64::from(byte)))
    }

    /// The metadata that marks every session of the run.
    pub(crate) fn tag(&self) -> Value {
        json!({ TAG: self.prefix })
    }
}

/// Spreads a seed over all bits (the finaliser of `SplitMix64`).
fn mix(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
