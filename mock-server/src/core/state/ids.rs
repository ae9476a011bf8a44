//! Ids that look random and are not: one seed gives one sequence.

use serde::{Deserialize, Serialize};

/// A seeded source of ids, by the splitmix64 sequence.
///
/// The next id depends on the seed and on how many were drawn before, on nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct IdSource(u64);

impl IdSource {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next id: `prefix` and 32 hexadecimal digits.
    pub(crate) fn draw(&mut self, prefix: &str) -> String {
        let (high, low) = (self.next(), self.next());
        format!("{prefix}{high:016x}{low:016x}")
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::IdSource;

    #[test]
    fn one_seed_gives_one_sequence_without_repeats() {
        let mut one = IdSource::new(7);
        let mut other = IdSource::new(7);
        let drawn: Vec<String> = (0..1000).map(|_| one.draw("session_")).collect();
        assert!(drawn.iter().all(|id| *id == other.draw("session_")));
        assert!(drawn.iter().all(|id| id.len() == "session_".len() + 32));
        let distinct: std::collections::BTreeSet<&String> = drawn.iter().collect();
        assert_eq!(distinct.len(), drawn.len());
        assert_ne!(drawn[0], IdSource::new(8).draw("session_"));
    }
}
