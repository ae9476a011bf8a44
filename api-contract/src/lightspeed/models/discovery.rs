//! What the providers offer when they are asked.

use crate::lightspeed::model::ApiKind;
use crate::wire;

/// Which models to list.
#[wire]
#[derive(Default)]
pub struct ModelListParams {
    /// Whether to leave out models whose name shows that they cannot serve runs, such as those for
    /// embeddings or images. Absent lists everything that the providers name.
    #[wire(optional)]
    pub selectable_only: bool,
}

/// What the providers answered.
#[wire]
pub struct ModelListResponse {
    /// The models, each once for every api kind that serves it.
    #[wire(default)]
    pub models: Vec<ModelView>,
    /// The providers that were asked, also those that failed.
    #[wire(default)]
    pub providers: Vec<ModelProviderDiscoveryView>,
}

/// A model that a provider offers.
#[wire]
pub struct ModelView {
    /// The provider.
    pub provider_id: String,
    /// The dialect in which the provider serves the model.
    pub api_kind: ApiKind,
    /// The model's name, as the provider knows it.
    pub model: String,
    /// A name for people.
    pub display_name: String,
    /// What the model can do, as far as it is known.
    pub capabilities: ModelCapabilitiesView,
    /// When the provider says the model was made, in Unix milliseconds; absent when it does not say.
    #[wire(optional)]
    pub created_at_ms: Option<i64>,
    /// Where the row comes from.
    pub source: ModelSource,
    /// When the provider was asked, in Unix milliseconds.
    pub fetched_at_ms: i64,
}

/// Where a row of the list of models comes from.
#[wire(open)]
pub enum ModelSource {
    /// From the provider's own list.
    Provider,
}

/// What a model can do. What is absent is not known.
#[wire]
#[derive(Default)]
pub struct ModelCapabilitiesView {
    /// The reasoning efforts that it understands, in the provider's own words.
    #[wire(optional)]
    pub reasoning_efforts: Option<Vec<String>>,
    /// Whether it can call several tools in one turn.
    #[wire(optional)]
    pub parallel_tool_use: Option<bool>,
    /// The most tokens that one generation may write.
    #[wire(optional)]
    pub max_output_tokens: Option<u64>,
    /// The most tokens that it reads.
    #[wire(optional)]
    pub max_input_tokens: Option<u64>,
}

/// How a provider fared when it was asked.
#[wire]
pub struct ModelProviderDiscoveryView {
    /// The provider.
    pub provider_id: String,
    /// The dialects in which it is spoken to.
    pub api_kinds: Vec<ApiKind>,
    /// When it answered, in Unix milliseconds; absent when it did not.
    #[wire(optional)]
    pub fetched_at_ms: Option<i64>,
    /// What went wrong, for people; absent when nothing did. It never holds a credential.
    #[wire(optional)]
    pub error: Option<String>,
    /// Whether there is a credential that works.
    pub credential: ModelProviderCredentialStatus,
    /// Where the credential comes from.
    pub credential_source: ModelProviderCredentialSource,
}

/// Whether there is a credential for a model provider.
#[wire(open)]
pub enum ModelProviderCredentialStatus {
    /// There is one, and the provider did not refuse it.
    Configured,
    /// There is none.
    Missing,
    /// There is one that cannot be used, or that the provider refused.
    Invalid,
    /// The provider takes calls without one.
    NotRequired,
}

/// Where the credential for a model provider comes from.
#[wire(open)]
pub enum ModelProviderCredentialSource {
    /// The universe has its own.
    Universe,
    /// The deployment lends one to every universe.
    Deployment,
    /// There is none.
    None,
}
