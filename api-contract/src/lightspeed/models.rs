//! Models a universe can use: what providers offer, and the defaults.
//!
//! What a session or a run says of its model is in [`model`](crate::lightspeed::model).

mod defaults;
mod discovery;

pub use defaults::{
    ModelDefaults, ModelDefaultsPutParams, ModelDefaultsReadParams, ModelDefaultsResponse,
};
pub use discovery::{
    ModelCapabilitiesView, ModelListParams, ModelListResponse, ModelProviderCredentialSource,
    ModelProviderCredentialStatus, ModelProviderDiscoveryView, ModelSource, ModelView,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Models: what providers offer, and the defaults of a universe.
///
/// A default fills a slot: it is used where work of that kind names no model. Work for which no model
/// results fails with the error `model_default_unset`.
#[contract]
pub trait Models {
    /// Read the default models of the universe
    ///
    /// Before the first put the revision is 0 and no default is set; the deployment may still have
    /// defaults of its own, which are not shown here.
    #[method("models/defaults/read", scope = universe, action = "read", group = "models",
             role = viewer, retry = always)]
    fn models_defaults_read(
        &mut self,
        params: ModelDefaultsReadParams,
    ) -> Result<ModelDefaultsResponse, AgentApiError>;

    /// Set or clear one default model of the universe
    ///
    /// Null clears the slot; the other slot stays. A revision other than `expectedRevision` is a
    /// conflict: read again and decide anew. A model whose api kind does not serve the slot is an
    /// invalid request. Work that was accepted before keeps its model.
    #[method("models/defaults/put", scope = universe, action = "configure_resource",
             group = "models", role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"slot": "agentRun", "model": {"providerId": "openai",
                 "apiKind": "openai:responses", "model": "gpt-5-mini"}, "expectedRevision": 0}"#)]
    fn models_defaults_put(
        &mut self,
        params: ModelDefaultsPutParams,
    ) -> Result<ModelDefaultsResponse, AgentApiError>;

    /// Ask all providers for their models
    ///
    /// Each call asks the providers anew. A provider that fails does not fail the call: its row in
    /// `providers` has an `error`, and the models of the others are listed.
    #[method("models/list", scope = universe, action = "read", group = "models", role = viewer,
             retry = always, errors = [response_too_large], example = r#"{"selectableOnly": true}"#)]
    fn models_list(&mut self, params: ModelListParams) -> Result<ModelListResponse, AgentApiError>;
}
