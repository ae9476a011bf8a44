//! How a run is shown.

use api_contract::lightspeed::input::{InputItem, Origin};
use api_contract::lightspeed::model::LlmUsageView;
use api_contract::lightspeed::runs::{
    PendingApprovalView, RunSummarySourceView, RunSummaryView, RunView, RunViewSource,
};

use super::accepted::Accepted;
use super::blob_store::BlobStore;
use super::run::{ApprovalState, Run, Usage};

impl Run {
    /// The run in full.
    pub(crate) fn view(&self, blobs: &BlobStore) -> RunView {
        let output_text = self
            .output
            .as_ref()
            .and_then(|output| blobs.text(&output.content_ref));
        RunView {
            id: self.id(),
            status: self.status.view(),
            output: self.output.clone(),
            output_text: output_text.map(ToOwned::to_owned),
            started_at_ms: self.started_at.map(|at| at.0),
            completed_at_ms: self.ended_at.map(|at| at.0),
            source: RunViewSource::Input {
                items: self.source_items(blobs),
            },
            entries: self.entries.clone(),
            tool_batches: self.tool_batches.clone(),
            usage: self.usage.view(),
            pending_approvals: self.pending_approvals(),
        }
    }

    /// The run as a row of a list.
    pub(crate) fn summary(&self) -> RunSummaryView {
        let first = self.submission.items.first();
        RunSummaryView {
            id: self.id(),
            status: self.status.view(),
            accepted_at_ms: self.accepted_at.0,
            started_at_ms: self.started_at.map(|at| at.0),
            completed_at_ms: self.ended_at.map(|at| at.0),
            source: RunSummarySourceView::Input {
                content_ref: first.map(|item| item.entry.content.content_ref.clone()),
                preview: Some(self.preview.text.clone()),
                preview_truncated: self.preview.truncated,
            },
            usage: self.usage.view(),
            pending_approvals: self.pending_approvals(),
        }
    }

    fn pending_approvals(&self) -> Vec<PendingApprovalView> {
        let pending = self
            .approvals
            .iter()
            .filter(|one| one.state == ApprovalState::Pending);
        pending
            .map(|approval| PendingApprovalView {
                approval_id: approval.id.clone(),
                requested_at_ms: approval.requested_at.0,
                subject: approval.subject.clone(),
            })
            .collect()
    }

    fn source_items(&self, blobs: &BlobStore) -> Vec<InputItem> {
        let items = self.submission.items.iter();
        items.map(|item| source_item(item, blobs)).collect()
    }
}

/// An accepted item as the one it came from: a reference to text comes back as the text, and a
/// file without its name.
fn source_item(item: &Accepted, blobs: &BlobStore) -> InputItem {
    let entry = &item.entry;
    let origin = entry.origin.clone().map(Origin::from);
    match item.media {
        None => InputItem::Text {
            text: blobs
                .text(&entry.content.content_ref)
                .unwrap_or_default()
                .to_owned(),
            origin,
            provenance_ref: entry.provenance_ref.clone(),
        },
        Some(kind) => InputItem::Media {
            blob_ref: entry.content.content_ref.clone(),
            mime: entry.content.media_type.clone().unwrap_or_default(),
            kind,
            name: None,
            origin,
        },
    }
}

impl Usage {
    /// What is shown; nothing before the first turn has ended.
    pub(crate) fn view(self) -> Option<LlmUsageView> {
        let counted = |tokens: u32| (tokens > 0).then_some(tokens);
        (self.turns > 0).then(|| LlmUsageView {
            input_tokens: Some(self.input),
            output_tokens: Some(self.output),
            total_tokens: Some(self.input.saturating_add(self.output)),
            reasoning_tokens: counted(self.reasoning),
            cached_input_tokens: counted(self.cached_input),
            cache_write_input_tokens: counted(self.cache_write_input),
        })
    }
}
