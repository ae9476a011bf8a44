//! `transcriptions/start`, `transcriptions/read`, `transcriptions/cancel`.

mod course;

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::input::MediaKind;
use api_contract::lightspeed::model::ModelDefaultSlot;
use api_contract::lightspeed::transcriptions::{
    TranscriptionAudio, TranscriptionCancelParams, TranscriptionId, TranscriptionReadParams,
    TranscriptionResponse, TranscriptionStartParams, TranscriptionStatus, TranscriptionView,
    Transcriptions,
};

use super::handler::Handler;
use super::input::File;
use super::refusal::{not_found, rejected, unknown_reference};
use super::session_config::normalise;
use super::state::{BlobStore, Transcription};
pub(crate) use course::proceed;

impl Transcriptions for Handler<'_> {
    /// A repeat is looked for first: it finds its transcription whatever became of the defaults.
    fn transcriptions_start(
        &mut self,
        params: TranscriptionStartParams,
    ) -> Result<TranscriptionResponse, AgentApiError> {
        let request = TranscriptionStartParams {
            model: params.model.map(normalise),
            ..params
        };
        let by = self.caller.attribution.clone();
        let universe = self.universe();
        let started = &universe.transcriptions;
        if let Some(earlier) = started.of_key(&by, &request.idempotency_key) {
            return if earlier.request == request {
                Ok(response(earlier))
            } else {
                let message = "the idempotency key belongs to a transcription of something else";
                Err(rejected(message))
            };
        }
        check_audio(&request.audio, &universe.blobs)?;
        let model = match &request.model {
            Some(model) => model.clone(),
            None => self.default_model(ModelDefaultSlot::SpeechToText)?,
        };
        // Only the server makes ids of transcriptions, so a new one is free.
        let id: TranscriptionId = self.state.ids.draw("transcription_");
        let universe_id = self.universe_id();
        let transcription = Transcription {
            view: TranscriptionView {
                transcription_id: id.clone(),
                created_by: by,
                audio: request.audio.clone(),
                model,
                status: TranscriptionStatus::Pending,
                created_at_ms: self.now().0,
                transcript_ref: None,
                text: None,
                failure: None,
            },
            request,
            planned: Some(course::plan_beginning(self.state, &universe_id, &id)),
        };
        let answer = response(&transcription);
        self.universe().transcriptions.add(transcription);
        Ok(answer)
    }

    fn transcriptions_read(
        &mut self,
        params: TranscriptionReadParams,
    ) -> Result<TranscriptionResponse, AgentApiError> {
        self.transcription(&params.transcription_id)
            .map(|transcription| response(transcription))
    }

    fn transcriptions_cancel(
        &mut self,
        params: TranscriptionCancelParams,
    ) -> Result<TranscriptionResponse, AgentApiError> {
        let transcription = self.transcription(&params.transcription_id)?;
        let planned = transcription.planned.take();
        if planned.is_some() {
            transcription.view.status = TranscriptionStatus::Cancelled;
        }
        let answer = response(transcription);
        if let Some(planned) = planned {
            self.state.schedule.drop_planned(planned);
        }
        Ok(answer)
    }
}

impl Handler<'_> {
    /// A transcription that the caller may see: one who acts for somebody sees only what that one
    /// started.
    fn transcription(&mut self, id: &TranscriptionId) -> Result<&mut Transcription, AgentApiError> {
        let by = &self.caller.attribution;
        let transcription = self.universe().transcriptions.get_mut(id);
        transcription
            .filter(|found| {
                !matches!(by, Attribution::Actor { .. }) || found.view.created_by == *by
            })
            .ok_or_else(|| not_found("transcription", id))
    }
}

fn response(transcription: &Transcription) -> TranscriptionResponse {
    TranscriptionResponse {
        transcription: transcription.view.clone(),
    }
}

fn check_audio(audio: &TranscriptionAudio, blobs: &BlobStore) -> Result<(), AgentApiError> {
    let blob_ref = &audio.blob_ref;
    let bytes = blobs
        .get(blob_ref)
        .ok_or_else(|| unknown_reference("audio.blobRef", "blob", blob_ref))?;
    let file = File {
        kind: MediaKind::Audio,
        mime: &audio.mime,
        bytes,
    };
    file.admit().map(drop)
}
