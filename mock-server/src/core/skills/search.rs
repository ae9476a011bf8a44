//! Looking for skills among the files of a session.

use std::collections::BTreeSet;

use api_contract::lightspeed::ids::BlobRef;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::session_config::features::{VfsFeature, WorkspaceAttachment};
use api_contract::lightspeed::skills::{SkillId, SkillListItem, SkillLocation};
use api_contract::validate::Validate;

use super::document::{self, FILE};
use crate::core::state::{FoundSkills, Universe};
use crate::core::vfs;

/// Where skills are looked for below each workspace when the configuration does not say.
const USUAL: [&str; 2] = ["skills", ".agents/skills"];

/// What there is now; `None` for a session that shall not look.
pub(super) fn search(config: &SessionConfig, universe: &Universe) -> Option<FoundSkills> {
    let feature = config.features.as_ref()?.vfs.as_ref()?;
    let mut search = Search {
        universe,
        roots: feature.skills.as_ref()?.roots.as_ref().map(|roots| {
            let roots = roots.iter();
            roots.map(|root| absolute(root, feature)).collect()
        }),
        found: FoundSkills::default(),
        ids: BTreeSet::new(),
    };
    for attached in &feature.workspaces {
        search.look_into(attached, &absolute(&attached.path, feature));
    }
    Some(search.found)
}

struct Search<'a> {
    universe: &'a Universe,
    /// The directories to search, where the configuration names them.
    roots: Option<Vec<String>>,
    found: FoundSkills,
    ids: BTreeSet<SkillId>,
}

impl Search<'_> {
    fn look_into(&mut self, attached: &WorkspaceAttachment, path: &str) {
        let head = match &attached.workspace_id {
            Some(id) => {
                // One that was deleted since has nothing to look into.
                let Some(workspace) = self.universe.workspaces.get(id) else {
                    return;
                };
                let head = &workspace.head_snapshot_ref;
                self.found.heads.insert(id.clone(), head.clone());
                Some(head)
            }
            None => attached.snapshot_ref.as_ref(),
        };
        let tree = head.and_then(|head| vfs::snapshot(&self.universe.blobs, head).ok());
        let usual = || USUAL.map(|usual| joined(path, usual)).to_vec();
        let roots = self.roots.clone().unwrap_or_else(usual);
        for (file, blob_ref) in tree.iter().flat_map(|tree| tree.files()) {
            let file = joined(path, &file);
            let directory = file.strip_suffix(FILE).and_then(|at| at.strip_suffix('/'));
            if let Some(directory) = directory
                && roots.iter().any(|root| stands_below(directory, root))
            {
                self.add(directory, &file, blob_ref);
            }
        }
    }

    fn add(&mut self, directory: &str, file: &str, blob_ref: &BlobRef) {
        match self.read(directory, file, blob_ref) {
            Ok(skill) => self.found.skills.push(skill),
            Err(problem) => self.found.warnings.push(format!("{file}: {problem}")),
        }
    }

    fn read(
        &mut self,
        directory: &str,
        file: &str,
        blob_ref: &BlobRef,
    ) -> Result<SkillListItem, &'static str> {
        let own_name = directory.rsplit('/').next().unwrap_or_default();
        let skill_id = SkillId::new(own_name);
        if skill_id.validate().is_err() {
            return Err("the name of its directory is no id of a skill");
        }
        let text = self.universe.blobs.text(blob_ref).ok_or("it is no text")?;
        let document = document::read(text)?;
        if !self.ids.insert(skill_id.clone()) {
            return Err("a skill before it has the same id");
        }
        Ok(SkillListItem {
            skill_id,
            name: document.name.unwrap_or(own_name).to_owned(),
            description: document.description.to_owned(),
            short_description: document.short_description.map(ToOwned::to_owned),
            enabled: true,
            location: SkillLocation {
                skill_dir_path: directory.to_owned(),
                skill_doc_path: file.to_owned(),
            },
        })
    }
}

/// A path as the session sees it, from its working directory or its root.
fn absolute(path: &str, feature: &VfsFeature) -> String {
    let base = feature.working_directory.as_deref().unwrap_or_default();
    let above = if path.starts_with('/') { "" } else { base };
    joined(above, path)
}

/// Two parts of a path as one, which begins with a slash and has no empty names.
fn joined(above: &str, below: &str) -> String {
    let names = above.split('/').chain(below.split('/'));
    let names = names.filter(|name| !matches!(*name, "" | "."));
    names.fold(String::new(), |path, name| format!("{path}/{name}"))
}

fn stands_below(path: &str, root: &str) -> bool {
    path.strip_prefix(root)
        .is_some_and(|rest| rest.starts_with('/'))
}
