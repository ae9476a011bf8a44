//! Universes: the tenants of a deployment.

use crate::lightspeed::ids::{ID_PATTERN, MAX_ID_BYTES, UniverseId};
use crate::{wire, wire_string};

wire_string! {
    /// A universe's name in addresses, unique in the deployment.
    pub struct UniverseSlug { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// A universe and what is in it. The counts are made when they are read and may lag behind work
/// that goes on.
#[wire]
pub struct DeploymentUniverseView {
    /// The universe.
    pub universe_id: UniverseId,
    /// Its name in addresses; absent when it has none.
    #[wire(optional)]
    pub slug: Option<UniverseSlug>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: u64,
    /// When one of its sessions was last updated, in Unix milliseconds; absent without sessions.
    #[wire(optional)]
    pub last_activity_at_ms: Option<u64>,
    /// How many sessions it has.
    pub sessions: u64,
    /// How many workspaces it has.
    pub workspaces: u64,
    /// How many profiles it has.
    pub profiles: u64,
    /// The size of its blobs together, in bytes.
    pub blob_bytes: u64,
}

/// A universe to create, or to find again under its id.
#[wire]
pub struct DeploymentUniverseCreateParams {
    /// The id to create or find: a UUID of your choice.
    pub universe_id: UniverseId,
    /// Its name in addresses; absent leaves it without one.
    #[wire(optional)]
    pub slug: Option<UniverseSlug>,
}

/// The universe that was created or found.
#[wire]
pub struct DeploymentUniverseCreateResponse {
    /// The universe.
    pub universe: DeploymentUniverseView,
    /// Whether this call created it.
    pub created: bool,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct DeploymentUniverseListParams {}

/// All universes.
#[wire]
pub struct DeploymentUniverseListResponse {
    /// The universes.
    #[wire(default)]
    pub universes: Vec<DeploymentUniverseView>,
}

/// The universe to read.
#[wire]
pub struct DeploymentUniverseReadParams {
    /// The universe.
    pub universe_id: UniverseId,
}

/// The universe that was read.
#[wire]
pub struct DeploymentUniverseReadResponse {
    /// The universe.
    pub universe: DeploymentUniverseView,
}

/// A universe and its new slug.
#[wire]
pub struct DeploymentUniverseSlugPutParams {
    /// The universe.
    pub universe_id: UniverseId,
    /// Its name in addresses from now on.
    pub slug: UniverseSlug,
    /// Refuse to replace a slug that differs.
    #[wire(default)]
    pub only_if_unset: bool,
}

/// The universe to delete.
#[wire]
pub struct DeploymentUniverseDeleteParams {
    /// The universe.
    pub universe_id: UniverseId,
}

/// What a deletion removed. After an interruption, only what the last call did is counted.
#[wire]
pub struct DeploymentUniverseDeleteResponse {
    /// The universe that is gone.
    pub universe_id: UniverseId,
    /// How many workflows were still at work and were ended.
    pub workflows_terminated: u64,
    /// How many blobs were removed from the object store.
    pub blob_objects_deleted: u64,
}
