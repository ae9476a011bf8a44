//! What the model of a session is told of its files and of the skills among them.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::session_config::features::WorkspaceAttachment;
use api_contract::lightspeed::skills::SkillListItem;
use serde_json::json;

use super::Worker;
use super::event_writer::show_text;
use crate::core::content::{JSON, TEXT};
use crate::core::excerpt::Excerpt;
use crate::core::state::{FoundSkills, SkillCatalog};

/// A list that the server keeps in the context.
struct Catalog {
    key: &'static str,
    title: &'static str,
    /// The part of the server that keeps it.
    label: &'static str,
}

const WORKSPACES: Catalog = Catalog {
    key: "runtime.workspaces",
    title: "Workspaces",
    label: "vfs",
};

const SKILLS: Catalog = Catalog {
    key: "runtime.skills",
    title: "Skills",
    label: "skills",
};

impl Worker<'_> {
    /// Makes the context tell which workspaces the configuration attaches.
    pub(super) fn list_workspaces(&mut self) {
        let lines = attached(&self.session.config);
        self.list(&WORKSPACES, &lines.collect::<Vec<_>>());
    }

    /// Takes note of what was found; `None` when the session does not look for skills.
    pub(crate) fn know_skills(&mut self, found: Option<FoundSkills>) {
        let catalog = found.map(|found| {
            let text = json!({ "skills": found.skills, "warnings": found.warnings }).to_string();
            let catalog_ref = self.writer().store(&text, JSON).content_ref;
            SkillCatalog { catalog_ref, found }
        });
        let catalog_ref = catalog.as_ref().map(|one| one.catalog_ref.clone());
        let skills = catalog.iter().flat_map(|one| &one.found.skills);
        let lines: Vec<String> = skills.map(skill_line).collect();
        let before = std::mem::replace(&mut self.session.skills, catalog);
        if before.map(|before| before.catalog_ref) != catalog_ref {
            let kind = SessionEventKindView::SkillCatalogSet { catalog_ref };
            self.writer().append(EventJoinsView::default(), kind);
            self.list(&SKILLS, &lines);
        }
    }

    /// Makes the entry of a catalog say these lines; without any there is no entry.
    fn list(&mut self, catalog: &Catalog, lines: &[String]) {
        let key = ContextEntryKey::new(catalog.key);
        if lines.is_empty() {
            self.remove_context(&key);
            return;
        }
        let text = lines.join("\n");
        let mut writer = self.writer();
        let content = writer.store(&text, TEXT);
        let earlier = writer.record.context.keyed(&key);
        if earlier.is_some_and(|earlier| earlier.content == content) {
            return;
        }
        let supersedes = earlier.map(|earlier| earlier.id.clone());
        let title = catalog.title.to_owned();
        let label = catalog.label.to_owned();
        let mut entry = ContextEntryView {
            key: Some(key),
            preview: Some(Excerpt::preview(&text).text),
            source: Some(ContextEntrySourceView::Runtime { label }),
            supersedes,
            ..writer.entry(ContextEntryKindView::Catalog { title }, content)
        };
        show_text(&mut entry, &text);
        writer.put(entry);
    }
}

/// One line for each workspace.
fn attached(config: &SessionConfig) -> impl Iterator<Item = String> {
    let features = config.features.iter();
    let workspaces = features.flat_map(|features| &features.vfs);
    workspaces
        .flat_map(|vfs| &vfs.workspaces)
        .map(workspace_line)
}

fn workspace_line(attached: &WorkspaceAttachment) -> String {
    let WorkspaceAttachment {
        path,
        workspace_id,
        snapshot_ref,
        access,
    } = attached;
    let access = access.as_str();
    match (workspace_id, snapshot_ref) {
        (Some(id), _) => format!("{path}: workspace {id} ({access})"),
        (None, Some(snapshot)) => format!("{path}: snapshot {snapshot} ({access})"),
        // Validation refuses it before.
        (None, None) => format!("{path}: nothing"),
    }
}

fn skill_line(skill: &SkillListItem) -> String {
    let what = skill.short_description.as_ref();
    let what = what.unwrap_or(&skill.description);
    format!("{}: {what} ({})", skill.name, skill.location.skill_doc_path)
}
