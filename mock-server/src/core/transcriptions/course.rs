//! How a transcription goes.
//!
//! It waits for 5 ms, listens for 15 ms and then has a text that tells what it heard. Words in its
//! prompt change that: `sleep=SECONDS` makes it listen longer, `sleep=forever` until it is given up,
//! and `fail=KIND` lets it fail.

use api_contract::lightspeed::ids::UniverseId;
use api_contract::lightspeed::transcriptions::{
    TranscriptionFailure, TranscriptionFailureKind, TranscriptionId, TranscriptionStartParams,
    TranscriptionStatus,
};

use crate::core::content::keep;
use crate::core::rules::Rules;
use crate::core::script::{Wait, read_wait};
use crate::core::state::{BlobStore, State, Step, TimerId, Transcription};

const WAITS_MS: u64 = 5;
const LISTENS_MS: u64 = 15;

/// After this long, a transcription is given up: a quarter of an hour.
const LIMIT_MS: u64 = 900_000;

/// Plans the first step of a new transcription.
pub(super) fn plan_beginning(
    state: &mut State,
    universe: &UniverseId,
    id: &TranscriptionId,
) -> TimerId {
    plan(state, universe, id, WAITS_MS)
}

/// Takes the step that was planned for now.
pub(crate) fn proceed(
    state: &mut State,
    rules: &dyn Rules,
    universe: &UniverseId,
    id: &TranscriptionId,
) {
    let Some(tenant) = state.universe_mut(universe) else {
        return;
    };
    let Some(transcription) = tenant.transcriptions.get_mut(id) else {
        return;
    };
    transcription.planned = None;
    if transcription.view.status == TranscriptionStatus::Pending {
        transcription.view.status = TranscriptionStatus::Running;
        let after_ms = listens_ms(&transcription.request).min(LIMIT_MS);
        let planned = plan(state, universe, id, after_ms);
        let tenant = state.universe_mut(universe);
        if let Some(transcription) = tenant.and_then(|it| it.transcriptions.get_mut(id)) {
            transcription.planned = Some(planned);
        }
    } else {
        end(transcription, &mut tenant.blobs, rules);
    }
}

fn plan(state: &mut State, universe: &UniverseId, id: &TranscriptionId, after_ms: u64) -> TimerId {
    let step = Step::Transcribe {
        universe: universe.clone(),
        id: id.clone(),
    };
    state.schedule.plan(state.clock + after_ms, step)
}

fn end(transcription: &mut Transcription, blobs: &mut BlobStore, rules: &dyn Rules) {
    let Transcription { request, view, .. } = transcription;
    let bytes = blobs.get(&view.audio.blob_ref).map_or(0, <[u8]>::len);
    if listens_ms(request) >= LIMIT_MS {
        view.status = TranscriptionStatus::Expired;
    } else if let Some(failure) = failure(request, bytes) {
        view.status = TranscriptionStatus::Failed;
        view.failure = Some(failure);
    } else {
        let text = format!("transcript of {} ({bytes} bytes)", view.audio.name);
        view.status = TranscriptionStatus::Succeeded;
        view.transcript_ref = Some(keep(text.as_bytes(), blobs, rules));
        view.text = Some(text);
    }
}

fn listens_ms(request: &TranscriptionStartParams) -> u64 {
    match word(request, "sleep=", read_wait) {
        None | Some(Wait::Usual) => LISTENS_MS,
        Some(Wait::Ms(ms)) => ms,
        Some(Wait::Forever) => LIMIT_MS,
    }
}

/// An empty recording is none, whatever the prompt asks for.
fn failure(request: &TranscriptionStartParams, bytes: usize) -> Option<TranscriptionFailure> {
    if bytes == 0 {
        return Some(TranscriptionFailure {
            kind: TranscriptionFailureKind::InvalidAudio,
            message: "the recording is empty".to_owned(),
        });
    }
    let kind = word(request, "fail=", |text| {
        let kind = serde_json::from_value(text.into()).ok()?;
        (!matches!(kind, TranscriptionFailureKind::Unlisted(_))).then_some(kind)
    })?;
    Some(TranscriptionFailure {
        message: format!("the prompt asks for the failure {kind}"),
        kind,
    })
}

/// The first word of the prompt with this beginning whose value can be read.
fn word<T>(
    request: &TranscriptionStartParams,
    beginning: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let mut words = request.prompt.as_deref()?.split_whitespace();
    words.find_map(|word| read(word.strip_prefix(beginning)?))
}
