//! `session/context/append`, `session/context/remove`, `session/context/compact`.

use api_contract::lightspeed::context::{
    Context, ContextAppendParams, ContextAppendResponse, ContextAppendResult, ContextAppendStatus,
    ContextCompactParams, ContextCompactResponse, ContextRemoveParams, ContextRemoveResponse,
    ContextRemoveResult, ContextRemoveStatus,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::session_config::CompactionPolicy;

use super::excerpt::Excerpt;
use super::handler::{Handler, Park};
use super::input::NewEntry;
use super::refusal::rejected;
use super::worker::Worker;

impl Context for Handler<'_> {
    /// The entries are judged before the session is looked up. While a turn is under way the call waits
    /// for its end, and is run again then.
    fn session_context_append(
        &mut self,
        params: ContextAppendParams,
    ) -> Result<ContextAppendResponse, AgentApiError> {
        let id = params.session_id;
        let rules = self.rules;
        let blobs = &self.universe().blobs;
        let entries: Vec<NewEntry> = params
            .entries
            .into_iter()
            .map(|entry| NewEntry::read(entry, blobs, rules))
            .collect::<Result<_, _>>()?;
        let session = self.open_session(&id)?;
        if session.runs.turn_is_under_way() {
            if !rules.context().append_waits_for_turn() {
                return Err(rejected("a turn is under way"));
            }
            let context_revision = session.record.context.revision();
            self.park = Some(Park::ForTurn { key: self.key(&id) });
            // Nobody gets this.
            return Ok(ContextAppendResponse {
                context_revision,
                results: Vec::new(),
            });
        }
        let results = self.work(&id, |worker| {
            let entries = entries.into_iter();
            entries.map(|entry| append(worker, entry)).collect()
        })?;
        Ok(ContextAppendResponse {
            context_revision: self.context_revision(&id)?,
            results,
        })
    }

    fn session_context_remove(
        &mut self,
        params: ContextRemoveParams,
    ) -> Result<ContextRemoveResponse, AgentApiError> {
        let id = params.session_id;
        self.open_session(&id)?;
        let results = self.work(&id, |worker| {
            let keys = params.keys.into_iter();
            keys.map(|key| ContextRemoveResult {
                status: if worker.remove_context(&key) {
                    ContextRemoveStatus::Removed
                } else {
                    ContextRemoveStatus::Absent
                },
                key,
                failure: None,
            })
            .collect()
        })?;
        Ok(ContextRemoveResponse {
            context_revision: self.context_revision(&id)?,
            results,
        })
    }

    fn session_context_compact(
        &mut self,
        params: ContextCompactParams,
    ) -> Result<ContextCompactResponse, AgentApiError> {
        let id = params.session_id;
        let session = self.idle_session(&id)?;
        let context = session.config.context.as_ref();
        let policy = context.and_then(|context| context.compaction.as_ref());
        let is_there = matches!(policy, Some(CompactionPolicy::ProviderStandalone { .. }));
        if !is_there && self.rules.context().compaction_needs_policy() {
            let message = "the session's configuration does not have the compaction mode \
                           providerStandalone";
            return Err(rejected(message));
        }
        self.work(&id, |worker| {
            worker.compact();
        })?;
        Ok(ContextCompactResponse {
            session: self.session(&id)?.mutation_view(),
        })
    }
}

impl Handler<'_> {
    fn context_revision(&self, id: &SessionId) -> Result<u64, AgentApiError> {
        let session = self.session(id)?;
        Ok(session.record.context.revision())
    }
}

fn append(worker: &mut Worker<'_>, new: NewEntry) -> ContextAppendResult {
    let NewEntry { key, input } = new;
    let mut result = ContextAppendResult {
        key,
        status: ContextAppendStatus::Failed,
        entry: None,
        failure: None,
        activation_text: None,
        activation_text_truncated: false,
    };
    let mut input = match input {
        Ok(input) => input,
        Err(failure) => {
            result.failure = Some(failure);
            return result;
        }
    };
    input.store(worker.blobs);
    for item in input.items {
        result.status = if worker.append_context(&result.key, &item) {
            ContextAppendStatus::Applied
        } else {
            ContextAppendStatus::Unchanged
        };
        let text = worker.blobs.text(&item.entry.content.content_ref);
        if let Some(text) = text.filter(|_| item.media.is_none()) {
            let Excerpt { text, truncated } = Excerpt::inline(text);
            result.activation_text = Some(text);
            result.activation_text_truncated = truncated;
        }
        result.entry = Some(item.entry);
    }
    result
}
