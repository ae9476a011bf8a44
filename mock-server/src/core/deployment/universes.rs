//! Universes: created, named, counted, and deleted with everything in them.

use api_contract::lightspeed::deployment::{
    DeploymentUniverseCreateParams, DeploymentUniverseCreateResponse,
    DeploymentUniverseDeleteResponse, DeploymentUniverseListResponse,
    DeploymentUniverseReadResponse, DeploymentUniverseSlugPutParams, DeploymentUniverseView,
    UniverseSlug,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::UniverseId;

use super::spelled;
use crate::core::access::AccessMode;
use crate::core::caller::Caller;
use crate::core::handler::Handler;
use crate::core::refusal::{already_there, conflict, no_universe};
use crate::core::state::{SessionKey, Universe};

impl Handler<'_> {
    pub(super) fn create_universe(
        &mut self,
        params: DeploymentUniverseCreateParams,
    ) -> Result<DeploymentUniverseCreateResponse, AgentApiError> {
        let id = spelled(&params.universe_id);
        let created = self.state.universe(&id).is_none();
        if created {
            if let Some(slug) = &params.slug {
                self.expect_free(slug, &id)?;
            }
            let now = self.now();
            self.state.create_universe(id.clone(), now).slug = params.slug;
        }
        let universe = self.read_universe(&id)?.universe;
        Ok(DeploymentUniverseCreateResponse { universe, created })
    }

    pub(super) fn list_universes(&self) -> DeploymentUniverseListResponse {
        let universes = self.state.universes();
        DeploymentUniverseListResponse {
            universes: universes.map(|(id, universe)| view(id, universe)).collect(),
        }
    }

    pub(super) fn read_universe(
        &self,
        id: &UniverseId,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError> {
        let id = spelled(id);
        let universe = self.state.universe(&id).ok_or_else(|| no_universe(&id))?;
        Ok(DeploymentUniverseReadResponse {
            universe: view(&id, universe),
        })
    }

    pub(super) fn put_slug(
        &mut self,
        params: DeploymentUniverseSlugPutParams,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError> {
        let id = spelled(&params.universe_id);
        let before = self.universe_of(&id)?.slug.clone();
        if let Some(before) = before
            && params.only_if_unset
            && before != params.slug
        {
            return Err(conflict(format!(
                "universe {id} has the slug {before} already"
            )));
        }
        self.expect_free(&params.slug, &id)?;
        self.universe_of(&id)?.slug = Some(params.slug);
        self.read_universe(&id)
    }

    /// Removes all that a universe has. Its readers are answered that it is not found.
    pub(super) fn delete_universe(
        &mut self,
        id: &UniverseId,
    ) -> Result<DeploymentUniverseDeleteResponse, AgentApiError> {
        let id = spelled(id);
        let gone = self.state.delete_universe(&id);
        let gone = gone.ok_or_else(|| no_universe(&id))?;
        let keys = gone.sessions().map(|session| SessionKey {
            universe: id.clone(),
            session: session.id.clone(),
        });
        self.touched.extend(keys);
        // A server for one caller has its one universe at any time.
        if self.config.access == AccessMode::Single && id == Caller::local_universe() {
            let now = self.now();
            self.state.create_universe(id.clone(), now);
        }
        let open = gone.sessions().filter(|session| session.is_open());
        Ok(DeploymentUniverseDeleteResponse {
            universe_id: id,
            workflows_terminated: open.count() as u64,
            blob_objects_deleted: gone.blobs.len() as u64,
        })
    }

    /// A slug belongs to one universe.
    fn expect_free(&self, slug: &UniverseSlug, id: &UniverseId) -> Result<(), AgentApiError> {
        let mut universes = self.state.universes();
        let taken =
            universes.any(|(other, universe)| other != id && universe.slug.as_ref() == Some(slug));
        if taken {
            return Err(already_there("universe with the slug", slug));
        }
        Ok(())
    }
}

fn view(id: &UniverseId, universe: &Universe) -> DeploymentUniverseView {
    let latest = universe.latest_session();
    DeploymentUniverseView {
        universe_id: id.clone(),
        slug: universe.slug.clone(),
        created_at_ms: universe.created_at.0,
        last_activity_at_ms: latest.map(|session| session.record.updated_at.0),
        sessions: universe.session_count() as u64,
        workspaces: universe.workspaces.len() as u64,
        profiles: universe.profiles.len() as u64,
        blob_bytes: universe.blobs.total_bytes(),
    }
}
