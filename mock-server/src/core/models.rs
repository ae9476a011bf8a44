//! `models/defaults/read`, `models/defaults/put`, `models/list`.

mod catalogue;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::model::{ModelConfig, ModelDefaultSlot};
use api_contract::lightspeed::models::{
    ModelDefaults, ModelDefaultsPutParams, ModelDefaultsReadParams, ModelDefaultsResponse,
    ModelListParams, ModelListResponse, Models,
};

use super::handler::Handler;
use super::refusal::{expect_revision, no_default_model};
use super::session_config::normalise;

impl Models for Handler<'_> {
    fn models_defaults_read(
        &mut self,
        _: ModelDefaultsReadParams,
    ) -> Result<ModelDefaultsResponse, AgentApiError> {
        let defaults = self.model_defaults();
        Ok(ModelDefaultsResponse { defaults })
    }

    fn models_defaults_put(
        &mut self,
        params: ModelDefaultsPutParams,
    ) -> Result<ModelDefaultsResponse, AgentApiError> {
        let mut defaults = self.model_defaults();
        let expected = Some(params.expected_revision);
        expect_revision("the set of default models", expected, defaults.revision)?;
        let model = params.model.map(normalise);
        match params.slot {
            ModelDefaultSlot::AgentRun => defaults.agent_run = model,
            ModelDefaultSlot::SpeechToText => defaults.speech_to_text = model,
        }
        defaults.revision += 1;
        self.universe().model_defaults = Some(defaults.clone());
        Ok(ModelDefaultsResponse { defaults })
    }

    fn models_list(&mut self, params: ModelListParams) -> Result<ModelListResponse, AgentApiError> {
        Ok(catalogue::list(params.selectable_only, self.now()))
    }
}

impl Handler<'_> {
    /// The model for work that names none.
    pub(super) fn default_model(
        &mut self,
        slot: ModelDefaultSlot,
    ) -> Result<ModelConfig, AgentApiError> {
        let defaults = self.model_defaults();
        let model = match slot {
            ModelDefaultSlot::AgentRun => defaults.agent_run,
            ModelDefaultSlot::SpeechToText => defaults.speech_to_text,
        };
        model.ok_or_else(|| no_default_model(slot))
    }

    /// The defaults of the caller's universe. Until somebody puts one, there is only that for runs
    /// with which the gateway was started.
    fn model_defaults(&mut self) -> ModelDefaults {
        let initial = self.config.default_model.clone();
        let put = self.universe().model_defaults.clone();
        put.unwrap_or_else(|| ModelDefaults {
            revision: 0,
            agent_run: initial.map(normalise),
            speech_to_text: None,
        })
    }
}
