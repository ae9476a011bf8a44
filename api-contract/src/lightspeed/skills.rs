//! Skills: instructions for special tasks that an agent finds among its files.

use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{BlobRef, EnvironmentId, ID_PATTERN, MAX_ID_BYTES, SessionId};
use crate::{contract, wire, wire_string};

/// Skills: instructions for special tasks, found among the files that a session sees.
///
/// A session's configuration says where to look. What is found is kept in catalogs, one for each
/// place that files come from.
#[contract]
pub trait Skills {
    /// List the skills that a session has found
    ///
    /// One catalog for the workspaces and one for the active environment; a place without a catalog
    /// is left out. Works on closed sessions too.
    #[method("session/skills/list", scope = universe, action = "read", group = "session",
             role = viewer, target = session_id, retry = always, errors = [not_found, response_too_large],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_skills_list(
        &mut self,
        params: SkillListParams,
    ) -> Result<SkillListResponse, AgentApiError>;
}

wire_string! {
    /// Names a skill within its catalog.
    pub struct SkillId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// The session whose skills to list.
#[wire]
pub struct SkillListParams {
    /// The session.
    pub session_id: SessionId,
}

/// The skills that a session has found.
#[wire]
pub struct SkillListResponse {
    /// The catalogs: none when the session has looked nowhere.
    pub catalogs: Vec<SkillCatalogView>,
}

/// The skills of one place.
#[wire]
pub struct SkillCatalogView {
    /// Where the skills come from.
    pub source: SkillCatalogSource,
    /// The blob that holds the catalog; absent when there is none.
    #[wire(optional)]
    pub catalog_ref: Option<BlobRef>,
    /// Whether the catalog tells of the place as it is now.
    pub availability: SkillCatalogAvailability,
    /// The skills.
    pub skills: Vec<SkillListItem>,
    /// What was wrong with the files that were found, for people.
    pub warnings: Vec<String>,
}

/// Where the skills of a catalog come from.
#[wire(tag = "type", open)]
pub enum SkillCatalogSource {
    /// The workspaces that are attached to the session.
    Vfs,
    /// An environment.
    Environment {
        /// The environment.
        environment_id: EnvironmentId,
    },
}

/// Whether a catalog tells of its place as it is now.
#[wire(open)]
pub enum SkillCatalogAvailability {
    /// It does.
    Available,
    /// It tells of an earlier state.
    Stale,
    /// The place cannot be reached.
    Unavailable,
}

/// A skill.
#[wire]
pub struct SkillListItem {
    /// The skill.
    pub skill_id: SkillId,
    /// Its name for people and for the model.
    pub name: String,
    /// What it is for, and when to use it.
    pub description: String,
    /// The same in a few words; absent when the skill has no such text.
    #[wire(optional)]
    pub short_description: Option<String>,
    /// Whether the agent may use it.
    pub enabled: bool,
    /// Where its files are.
    pub location: SkillLocation,
}

/// Where the files of a skill are.
#[wire]
pub struct SkillLocation {
    /// The directory of the skill.
    pub skill_dir_path: String,
    /// The file with its instructions.
    pub skill_doc_path: String,
}
