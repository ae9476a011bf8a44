//! What the model of a session is told of its files.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::session_config::features::WorkspaceAttachment;

use super::Worker;
use super::event_writer::show_text;
use crate::core::content::TEXT;
use crate::core::excerpt::Excerpt;

const KEY: &str = "runtime.workspaces";

impl Worker<'_> {
    /// Makes the context tell which workspaces the configuration attaches.
    pub(super) fn list_workspaces(&mut self) {
        let key = ContextEntryKey::new(KEY);
        let Some(text) = listing(&self.session.config) else {
            self.remove_context(&key);
            return;
        };
        let mut writer = self.writer();
        let content = writer.store(&text, TEXT);
        let earlier = writer.record.context.keyed(&key);
        if earlier.is_some_and(|earlier| earlier.content == content) {
            return;
        }
        let supersedes = earlier.map(|earlier| earlier.id.clone());
        let title = "Workspaces".to_owned();
        let label = "vfs".to_owned();
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

/// One line for each workspace; nothing where none is attached.
fn listing(config: &SessionConfig) -> Option<String> {
    let workspaces = &config.features.as_ref()?.vfs.as_ref()?.workspaces;
    let lines: Vec<String> = workspaces.iter().map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn line(attached: &WorkspaceAttachment) -> String {
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
