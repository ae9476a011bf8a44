//! Stored profiles.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::lightspeed::ids::ProfileId;
use api_contract::lightspeed::profiles::{AgentProfile, AgentProfileInput, AgentProfileSummary};
use serde::{Deserialize, Serialize};

use crate::core::time::UnixMs;

/// The profiles of one universe, also in the order of their last put.
///
/// Two puts in one millisecond still have an order, so the list is kept by a count of puts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProfileStore {
    profiles: BTreeMap<ProfileId, Stored>,
    by_put: BTreeSet<(u64, ProfileId)>,
    puts: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stored {
    profile: AgentProfile,
    put: u64,
}

impl ProfileStore {
    pub(crate) fn get(&self, id: &ProfileId) -> Option<&AgentProfile> {
        self.profiles.get(id).map(|stored| &stored.profile)
    }

    /// Creates the profile, or replaces it and raises its revision.
    pub(crate) fn put(&mut self, input: AgentProfileInput, now: UnixMs) -> AgentProfile {
        let now = i64::try_from(now.0).unwrap_or(i64::MAX);
        let before = self.remove(&input.profile_id);
        let profile = AgentProfile {
            profile_id: input.profile_id,
            document: input.document,
            revision: before.as_ref().map_or(1, |before| before.revision + 1),
            created_at_ms: before.map_or(now, |before| before.created_at_ms),
            updated_at_ms: now,
        };
        self.puts += 1;
        self.by_put.insert((self.puts, profile.profile_id.clone()));
        let stored = Stored {
            profile: profile.clone(),
            put: self.puts,
        };
        self.profiles.insert(profile.profile_id.clone(), stored);
        profile
    }

    pub(crate) fn remove(&mut self, id: &ProfileId) -> Option<AgentProfile> {
        let stored = self.profiles.remove(id)?;
        self.by_put.remove(&(stored.put, id.clone()));
        Some(stored.profile)
    }

    /// All profiles, the one put last first.
    pub(crate) fn list(&self) -> Vec<AgentProfileSummary> {
        let newest_first = self.by_put.iter().rev();
        newest_first
            .filter_map(|(_, id)| self.get(id))
            .map(summary)
            .collect()
    }
}

fn summary(profile: &AgentProfile) -> AgentProfileSummary {
    AgentProfileSummary {
        profile_id: profile.profile_id.clone(),
        display_name: profile.document.display_name.clone(),
        description: profile.document.description.clone(),
        revision: profile.revision,
        updated_at_ms: profile.updated_at_ms,
    }
}
