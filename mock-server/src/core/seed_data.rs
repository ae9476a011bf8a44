//! What the published guide expects to find.

use api_contract::lightspeed::profiles::{
    AgentProfileInput, InlineAgentProfile, ProfileInstructions,
};

use super::profiles::put;
use super::state::Universe;
use super::time::UnixMs;

/// Stores the profile that the guide's example starts its session from.
pub(crate) fn plant(universe: &mut Universe) {
    let document = InlineAgentProfile {
        display_name: Some("Release editor".to_owned()),
        description: Some("Writes release notes from a list of changes".to_owned()),
        instructions: Some(ProfileInstructions::Text {
            text: "You write release notes. Take the changes you are given, leave out what users \
                   do not notice, and say the rest in short and plain sentences."
                .to_owned(),
        }),
        ..InlineAgentProfile::default()
    };
    let profile_id = "release-editor".into();
    put(
        universe,
        AgentProfileInput {
            profile_id,
            document,
        },
        UnixMs(0),
    );
}
