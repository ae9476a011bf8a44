//! The skills that a session has found.

use std::collections::BTreeMap;

use api_contract::lightspeed::ids::{BlobRef, WorkspaceId};
use api_contract::lightspeed::skills::SkillListItem;
use serde::{Deserialize, Serialize};

/// What was found among the files of a session when it last looked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FoundSkills {
    pub(crate) skills: Vec<SkillListItem>,
    /// What was wrong with files that look like skills.
    pub(crate) warnings: Vec<String>,
    /// Where the workspaces stood then.
    pub(crate) heads: BTreeMap<WorkspaceId, BlobRef>,
}

/// The catalog of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SkillCatalog {
    /// The blob that holds it.
    pub(crate) catalog_ref: BlobRef,
    pub(crate) found: FoundSkills,
}
