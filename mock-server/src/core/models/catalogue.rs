//! What the providers of a small deployment would offer.

use api_contract::lightspeed::model::ApiKind;
use api_contract::lightspeed::models::{
    ModelCapabilitiesView, ModelListResponse, ModelProviderCredentialSource,
    ModelProviderCredentialStatus, ModelProviderDiscoveryView, ModelSource, ModelView,
};

use crate::core::time::UnixMs;

/// The provider that works.
const PROVIDER: &str = "fake";

/// One that cannot be reached, so that clients meet such a row.
const OFFLINE: &str = "fake-offline";

struct Model {
    name: &'static str,
    display_name: &'static str,
    api_kinds: &'static [&'static str],
    /// Whether it can serve runs.
    selectable: bool,
}

const MODELS: &[Model] = &[
    Model {
        name: "echo",
        display_name: "Echo",
        api_kinds: &[
            ApiKind::ANTHROPIC_MESSAGES,
            ApiKind::OPENAI_COMPLETIONS,
            ApiKind::OPENAI_RESPONSES,
        ],
        selectable: true,
    },
    Model {
        name: "echo-embedding",
        display_name: "Echo Embedding",
        api_kinds: &[ApiKind::OPENAI_RESPONSES],
        selectable: false,
    },
    Model {
        name: "echo-transcribe",
        display_name: "Echo Transcribe",
        api_kinds: &[ApiKind::OPENAI_AUDIO_TRANSCRIPTIONS],
        selectable: false,
    },
];

/// The models, and the providers that were asked for them at `now`.
pub(super) fn list(selectable_only: bool, now: UnixMs) -> ModelListResponse {
    let offered = MODELS
        .iter()
        .filter(|model| model.selectable || !selectable_only);
    let models = offered.flat_map(|model| model.views(now)).collect();
    ModelListResponse {
        models,
        providers: vec![answered(now), failed()],
    }
}

impl Model {
    fn views(&self, now: UnixMs) -> impl Iterator<Item = ModelView> {
        self.api_kinds.iter().map(move |kind| {
            let api_kind = ApiKind::new(*kind);
            ModelView {
                provider_id: PROVIDER.to_owned(),
                model: self.name.to_owned(),
                display_name: self.display_name.to_owned(),
                capabilities: self.capabilities(&api_kind),
                api_kind,
                created_at_ms: None,
                source: ModelSource::Provider,
                fetched_at_ms: now.signed(),
            }
        })
    }

    /// Of a model that cannot serve runs, nothing is known.
    fn capabilities(&self, kind: &ApiKind) -> ModelCapabilitiesView {
        if !self.selectable {
            return ModelCapabilitiesView::default();
        }
        let efforts = kind.reasoning_efforts().iter();
        ModelCapabilitiesView {
            reasoning_efforts: Some(efforts.map(|effort| (*effort).to_owned()).collect()),
            parallel_tool_use: Some(true),
            max_output_tokens: None,
            max_input_tokens: None,
        }
    }
}

fn answered(now: UnixMs) -> ModelProviderDiscoveryView {
    let kinds = [
        ApiKind::OPENAI_RESPONSES,
        ApiKind::OPENAI_COMPLETIONS,
        ApiKind::ANTHROPIC_MESSAGES,
        ApiKind::OPENAI_AUDIO_TRANSCRIPTIONS,
    ];
    ModelProviderDiscoveryView {
        provider_id: PROVIDER.to_owned(),
        api_kinds: kinds.map(ApiKind::new).to_vec(),
        fetched_at_ms: Some(now.signed()),
        error: None,
        credential: ModelProviderCredentialStatus::NotRequired,
        credential_source: ModelProviderCredentialSource::None,
    }
}

fn failed() -> ModelProviderDiscoveryView {
    ModelProviderDiscoveryView {
        provider_id: OFFLINE.to_owned(),
        api_kinds: vec![ApiKind::new(ApiKind::OPENAI_COMPLETIONS)],
        fetched_at_ms: None,
        error: Some("the provider could not be reached".to_owned()),
        credential: ModelProviderCredentialStatus::Configured,
        credential_source: ModelProviderCredentialSource::Deployment,
    }
}
