//! Agent profiles: stored starting points for sessions.

mod apply;

pub use apply::{ProfileApplyParams, ProfileApplyResponse, ProfileApplySummary};

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::decode::{Decode, DecodeError};
use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{BlobRef, ProfileId};
use crate::lightspeed::metadata::Metadata;
use crate::lightspeed::session_config::SessionConfig;
use crate::lightspeed::sessions::MAX_DELETE_AFTER_CLOSE_MS;
use crate::validate::{At, Validate, Violations};
use crate::{contract, wire};

/// Profiles: stored starting points from which sessions are made.
///
/// A session takes what it needs when it is created; a later change of the profile does not reach
/// it.
#[contract]
pub trait Profiles {
    /// Create a profile
    ///
    /// Its revision is 1. An id that exists is a conflict.
    #[method("profiles/create", scope = universe, action = "create_profile", group = "profiles",
             role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"profile": {"profileId": "changelog-writer",
                 "instructions": {"type": "text", "text": "Write changelogs."}}}"#)]
    fn profiles_create(
        &mut self,
        params: ProfileCreateParams,
    ) -> Result<ProfileCreateResponse, AgentApiError>;

    /// Read a profile
    #[method("profiles/read", scope = universe, action = "read", group = "profiles", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"profileId": "release-editor"}"#)]
    fn profiles_read(
        &mut self,
        params: ProfileReadParams,
    ) -> Result<ProfileReadResponse, AgentApiError>;

    /// List all profiles, the one updated last first
    #[method("profiles/list", scope = universe, action = "read", group = "profiles", role = viewer,
             retry = always, errors = [response_too_large])]
    fn profiles_list(
        &mut self,
        params: ProfileListParams,
    ) -> Result<ProfileListResponse, AgentApiError>;

    /// Create a profile or replace it whole
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, a profile
    /// that exists with another revision is a conflict.
    #[method("profiles/put", scope = universe, action = "manage_profile", group = "profiles",
             role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"profile": {"profileId": "release-editor",
                 "displayName": "Release editor"}}"#)]
    fn profiles_put(
        &mut self,
        params: ProfilePutParams,
    ) -> Result<ProfilePutResponse, AgentApiError>;

    /// Delete a profile
    ///
    /// Sessions keep what they took from it.
    #[method("profiles/delete", scope = universe, action = "manage_profile", group = "profiles",
             role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"profileId": "release-editor"}"#)]
    fn profiles_delete(
        &mut self,
        params: ProfileDeleteParams,
    ) -> Result<ProfileDeleteResponse, AgentApiError>;

    /// Apply a profile to a session
    ///
    /// The session gets the configuration and the instructions that it would have had from the start;
    /// only an absent model keeps the present one. Its labels and its retention stay. It must be
    /// open, without a run at work or in the queue. Nothing happens where nothing differs. The model
    /// may change within its api kind only.
    #[method("session/profiles/apply", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = reconcile,
             errors = [not_found, conflict, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2", "profile": {"kind": "named",
                 "profileId": "release-editor"}, "expectedConfigRevision": 0}"#)]
    fn session_profiles_apply(
        &mut self,
        params: ProfileApplyParams,
    ) -> Result<ProfileApplyResponse, AgentApiError>;
}

/// What a profile gives to a session: the part that needs no name.
#[wire]
#[derive(Default)]
pub struct InlineAgentProfile {
    /// A name for people, not empty.
    #[wire(optional, length(min = 1))]
    pub display_name: Option<String>,
    /// What the profile is for.
    #[wire(optional)]
    pub description: Option<String>,
    /// How sessions work. Its rules are judged when a session uses it.
    #[wire(optional)]
    pub config: Option<ProfileConfig>,
    /// What the model is told before everything else; absent keeps the server's own instructions.
    #[wire(optional)]
    pub instructions: Option<ProfileInstructions>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: Metadata,
    /// When sessions are deleted by themselves; absent keeps them.
    #[wire(optional)]
    pub retention: Option<ProfileSessionRetention>,
}

/// The session configuration of a profile.
///
/// Its shape is settled by decoding, like that of any other. Its rules are not: a profile may be
/// stored before all it speaks of is in place, so validation passes it over, and who makes a
/// session from it validates the configuration that results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProfileConfig(pub SessionConfig);

impl JsonSchema for ProfileConfig {
    fn inline_schema() -> bool {
        SessionConfig::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        SessionConfig::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        SessionConfig::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        SessionConfig::json_schema(generator)
    }
}

impl Decode for ProfileConfig {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        SessionConfig::decode(document).map(ProfileConfig)
    }
}

impl Validate for ProfileConfig {
    fn check(&self, _at: &At<'_>, _found: &mut Violations) {}
}

/// What the model of a session is told before everything else.
#[wire(tag = "type")]
pub enum ProfileInstructions {
    /// A text.
    Text {
        /// The text, not empty.
        #[wire(length(min = 1))]
        text: String,
    },
    /// A text in a blob.
    TextRef {
        /// The blob.
        blob_ref: BlobRef,
    },
}

/// When the sessions of a profile are deleted by themselves.
#[wire(deny_unknown)]
pub struct ProfileSessionRetention {
    /// The time between closing and deletion, in milliseconds.
    #[wire(range(1, MAX_DELETE_AFTER_CLOSE_MS))]
    pub delete_after_close_ms: u64,
}

/// A profile to store.
#[wire]
pub struct AgentProfileInput {
    /// The profile.
    pub profile_id: ProfileId,
    /// What it gives to a session.
    #[wire(flatten)]
    pub document: InlineAgentProfile,
}

/// A stored profile.
#[wire]
pub struct AgentProfile {
    /// The profile.
    pub profile_id: ProfileId,
    /// What it gives to a session.
    #[wire(flatten)]
    pub document: InlineAgentProfile,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// A profile as a row of a list.
#[wire]
pub struct AgentProfileSummary {
    /// The profile.
    pub profile_id: ProfileId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// What it is for; absent when it does not say.
    #[wire(optional)]
    pub description: Option<String>,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// The profile that a session starts from.
#[wire(tag = "kind")]
pub enum ProfileSource {
    /// A stored one.
    Named {
        /// The profile.
        #[wire(alias = "profile_id")]
        profile_id: ProfileId,
    },
    /// One that is written out here and stored nowhere.
    Inline {
        /// The profile.
        profile: Box<InlineAgentProfile>,
    },
}

/// A profile to create.
#[wire]
pub struct ProfileCreateParams {
    /// The profile.
    pub profile: AgentProfileInput,
}

/// The profile that was created.
#[wire]
pub struct ProfileCreateResponse {
    /// The profile.
    pub profile: AgentProfile,
}

/// The profile to read.
#[wire]
pub struct ProfileReadParams {
    /// The profile.
    pub profile_id: ProfileId,
}

/// The profile that was read.
#[wire]
pub struct ProfileReadResponse {
    /// The profile.
    pub profile: AgentProfile,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct ProfileListParams {}

/// All profiles.
#[wire]
pub struct ProfileListResponse {
    /// The profiles, the one updated last first.
    #[wire(default)]
    pub profiles: Vec<AgentProfileSummary>,
}

/// A profile to create or to replace.
#[wire]
pub struct ProfilePutParams {
    /// The whole profile.
    pub profile: AgentProfileInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The profile that was put.
#[wire]
pub struct ProfilePutResponse {
    /// The profile.
    pub profile: AgentProfile,
}

/// The profile to delete.
#[wire]
pub struct ProfileDeleteParams {
    /// The profile.
    pub profile_id: ProfileId,
}

/// The profile that was deleted.
#[wire]
pub struct ProfileDeleteResponse {
    /// The profile as it was.
    pub profile: AgentProfile,
}
