//! `session/skills/list`.

mod document;
mod search;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::skills::{
    SkillCatalogAvailability, SkillCatalogSource, SkillCatalogView, SkillListParams,
    SkillListResponse, Skills,
};

use super::handler::Handler;
use super::state::{SkillCatalog, Universe};

impl Skills for Handler<'_> {
    fn session_skills_list(
        &mut self,
        params: SkillListParams,
    ) -> Result<SkillListResponse, AgentApiError> {
        let (session, universe) = self.find(&params.session_id)?;
        let catalogs = session.skills.iter();
        let catalogs = catalogs.map(|catalog| view(catalog, universe)).collect();
        Ok(SkillListResponse { catalogs })
    }
}

impl Handler<'_> {
    /// Lets a session look for skills among its files: when it opens, when it is configured, and when
    /// it is given work while it has none.
    pub(super) fn look_for_skills(&mut self, id: &SessionId) -> Result<(), AgentApiError> {
        let (session, universe) = self.find(id)?;
        let found = search::search(&session.config, universe);
        if found.is_none() && session.skills.is_none() {
            return Ok(());
        }
        self.work(id, |worker| worker.know_skills(found))
    }
}

fn view(catalog: &SkillCatalog, universe: &Universe) -> SkillCatalogView {
    let SkillCatalog { catalog_ref, found } = catalog;
    SkillCatalogView {
        source: SkillCatalogSource::Vfs,
        catalog_ref: Some(catalog_ref.clone()),
        availability: availability(catalog, universe),
        skills: found.skills.clone(),
        warnings: found.warnings.clone(),
    }
}

/// A catalog is as good as the workspace that changed most since.
fn availability(catalog: &SkillCatalog, universe: &Universe) -> SkillCatalogAvailability {
    let mut availability = SkillCatalogAvailability::Available;
    for (id, head) in &catalog.found.heads {
        match universe.workspaces.get(id) {
            None => return SkillCatalogAvailability::Unavailable,
            Some(workspace) if workspace.head_snapshot_ref != *head => {
                availability = SkillCatalogAvailability::Stale;
            }
            Some(_) => {}
        }
    }
    availability
}
