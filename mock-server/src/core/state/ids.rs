//! The ids that the server makes.

use std::collections::BTreeMap;

use api_contract::lightspeed::deployment::ApiKeySecret;
use api_contract::lightspeed::ids::{
    ApprovalId, ItemId, SessionId, SteeringId, SubmissionId, ToolBatchId, ToolCallId, TurnId,
};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

use super::keys::SECRET_START;

/// A seeded source of ids that look random and are not: one seed gives one sequence, by splitmix64.
///
/// The next id depends on the seed and on how many were drawn before, on nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct IdSource(u64);

impl IdSource {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// An id for a session whose client chose none.
    pub(crate) fn session(&mut self) -> SessionId {
        self.draw("session_")
    }

    /// An id for a submission whose client chose none.
    pub(crate) fn submission(&mut self) -> SubmissionId {
        self.draw("submit_")
    }

    /// An id of any kind: `prefix` and 32 hexadecimal digits.
    pub(crate) fn draw<Id: From<String>>(&mut self, prefix: &str) -> Id {
        let (high, low) = (self.next(), self.next());
        format!("{prefix}{high:016x}{low:016x}").into()
    }

    /// A key: as good as any to find a caller by, and no secret from those who know the seed.
    pub(crate) fn secret(&mut self) -> ApiKeySecret {
        format!("{SECRET_START}{}", self.letters()).into()
    }

    /// 43 letters of the base64 alphabet for URLs.
    pub(crate) fn letters(&mut self) -> String {
        let bytes = [(); 4].map(|()| self.next().to_be_bytes());
        URL_SAFE_NO_PAD.encode(bytes.as_flattened())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}

/// Ids that a session counts, each kind from 1: a prefix and the number.
pub(crate) trait Counted: From<String> + AsRef<str> {
    const PREFIX: &'static str;
}

impl Counted for ItemId {
    const PREFIX: &'static str = "item_";
}

impl Counted for TurnId {
    const PREFIX: &'static str = "turn_";
}

impl Counted for ToolBatchId {
    const PREFIX: &'static str = "tool_batch_";
}

impl Counted for ToolCallId {
    const PREFIX: &'static str = "call_";
}

impl Counted for SteeringId {
    const PREFIX: &'static str = "steering_";
}

impl Counted for ApprovalId {
    const PREFIX: &'static str = "approval_";
}

/// How many ids of each kind a session has given out, by their prefix.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Counters(BTreeMap<String, u64>);

impl Counters {
    /// The next id of a kind.
    pub(crate) fn next<T: Counted>(&mut self) -> T {
        let count = self.0.entry(T::PREFIX.to_owned()).or_default();
        *count += 1;
        numbered(*count)
    }

    /// Whether an id was given out.
    pub(crate) fn gave_out<T: Counted>(&self, id: &T) -> bool {
        let number = id
            .as_ref()
            .strip_prefix(T::PREFIX)
            .and_then(|number| number.parse().ok());
        let count = self.0.get(T::PREFIX).copied().unwrap_or(0);
        // Other spellings of a number, as with zeros before it, are other ids.
        number.is_some_and(|number| {
            (1..=count).contains(&number) && numbered::<T>(number).as_ref() == id.as_ref()
        })
    }
}

fn numbered<T: Counted>(number: u64) -> T {
    T::from(format!("{}{number}", T::PREFIX))
}

#[cfg(test)]
mod tests {
    use super::{Counters, IdSource};
    use api_contract::lightspeed::ids::{ApprovalId, SessionId, TurnId};

    #[test]
    fn one_seed_gives_one_sequence_without_repeats() {
        let mut one = IdSource::new(7);
        let mut other = IdSource::new(7);
        let drawn: Vec<SessionId> = (0..1000).map(|_| one.session()).collect();
        assert!(drawn.iter().all(|id| *id == other.session()));
        assert!(
            drawn
                .iter()
                .all(|id| id.as_str().len() == "session_".len() + 32)
        );
        let distinct: std::collections::BTreeSet<&SessionId> = drawn.iter().collect();
        assert_eq!(distinct.len(), drawn.len());
        assert_ne!(drawn[0], IdSource::new(8).session());
    }

    #[test]
    fn each_kind_is_counted_for_itself() {
        let mut counters = Counters::default();
        let turns: [TurnId; 2] = [counters.next(), counters.next()];
        let approval: ApprovalId = counters.next();
        assert_eq!(turns.each_ref().map(TurnId::as_str), ["turn_1", "turn_2"]);
        assert_eq!(approval.as_str(), "approval_1");
    }

    #[test]
    fn only_ids_that_were_given_out_are_known() {
        let mut counters = Counters::default();
        assert!(!counters.gave_out(&ApprovalId::new("approval_1")));
        counters.next::<ApprovalId>();
        assert!(counters.gave_out(&ApprovalId::new("approval_1")));
        for other in [
            "approval_0",
            "approval_2",
            "approval_01",
            "approval_+1",
            "approval_",
            "turn_1",
            "1",
            "approval_99999999999999999999999",
        ] {
            assert!(!counters.gave_out(&ApprovalId::new(other)), "{other}");
        }
    }
}
