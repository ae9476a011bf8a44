//! Transcriptions, by id and by the key of the caller who started them.

use std::collections::BTreeMap;

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::transcriptions::{
    TranscriptionId, TranscriptionStartParams, TranscriptionView,
};
use serde::{Deserialize, Serialize};

use super::schedule::TimerId;

/// The transcriptions of one universe.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TranscriptionStore {
    by_id: BTreeMap<TranscriptionId, Transcription>,
    by_key: BTreeMap<String, TranscriptionId>,
}

/// One transcription.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Transcription {
    /// What started it, by which a repeat is told from other content under its key.
    pub(crate) request: TranscriptionStartParams,
    pub(crate) view: TranscriptionView,
    /// Its next step, until it has ended.
    pub(crate) planned: Option<TimerId>,
}

impl TranscriptionStore {
    pub(crate) fn add(&mut self, transcription: Transcription) {
        let id = transcription.view.transcription_id.clone();
        let key = place(
            &transcription.view.created_by,
            &transcription.request.idempotency_key,
        );
        self.by_key.insert(key, id.clone());
        self.by_id.insert(id, transcription);
    }

    pub(crate) fn get(&self, id: &TranscriptionId) -> Option<&Transcription> {
        self.by_id.get(id)
    }

    pub(crate) fn get_mut(&mut self, id: &TranscriptionId) -> Option<&mut Transcription> {
        self.by_id.get_mut(id)
    }

    /// The one that this caller started under this key.
    pub(crate) fn of_key(&self, by: &Attribution, key: &str) -> Option<&Transcription> {
        self.get(self.by_key.get(&place(by, key))?)
    }
}

/// Callers may use equal keys, and JSON has no maps that are keyed by a pair.
fn place(by: &Attribution, key: &str) -> String {
    // Both are texts or made of texts: they always have a JSON form.
    serde_json::to_string(&(by, key)).unwrap_or_default()
}
