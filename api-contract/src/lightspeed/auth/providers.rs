//! Providers: where credentials for models and for GitHub come from.

use std::collections::BTreeMap;

use crate::lightspeed::ids::{AuthGrantId, ID_PATTERN, MAX_ID_BYTES};
use crate::lightspeed::model::ApiKind;
use crate::validate::{At, Violations};
use crate::{wire, wire_string};

wire_string! {
    /// Names a provider of credentials within its universe. The client chooses it, or the server
    /// makes one.
    pub struct AuthProviderId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The key of a model provider, or the private key of a GitHub App as PEM; not empty.
    pub struct ProviderCredential { secret, min: 1 }
}

wire_string! {
    /// The value of a header for a model provider. It may hold a key.
    pub struct HeaderValue { secret }
}

/// Where credentials come from.
// Open although clients send it: or a client failed at the whole list because one record has a newer
// kind. Validation refuses an unlisted one in parameters.
#[wire(open)]
pub enum AuthProviderKind {
    /// From whoever imported a token.
    StaticBearer,
    /// From the authorization server of an MCP server.
    McpOAuth,
    /// From a GitHub App.
    GitHubApp,
    /// From another authorization server.
    CustomOAuth,
    /// From a stored key of a model provider.
    ModelApiKey,
    /// From a grant that opens a model provider.
    ModelOAuth,
    /// From nowhere: the model endpoint takes calls without a credential.
    ModelEndpoint,
}

/// The settings of a provider to create.
#[wire(tag = "type")]
pub enum AuthProviderConfigInput {
    /// A GitHub App. Its private key is the credential.
    GithubApp {
        /// The app's id at GitHub.
        app_id: String,
        /// Where GitHub's API is. Absent means the public GitHub.
        #[wire(optional)]
        api_base_url: Option<String>,
    },
    /// A model provider that takes a key. The key is the credential.
    ModelApiKey {
        /// Where the models are; absent means the provider's own address.
        #[wire(optional)]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes the token of a grant. There is no credential besides.
    ModelOAuth {
        /// The grant.
        grant_id: AuthGrantId,
        /// The resource that the token shall be for; absent means no particular one.
        #[wire(optional)]
        audience: Option<String>,
        /// Where the models are; absent means the provider's own address.
        #[wire(optional)]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes calls without a credential.
    ModelEndpoint {
        /// Where the models are.
        endpoint: ModelEndpointConfig,
    },
}

/// The settings of a provider.
#[wire(tag = "type", open)]
pub enum AuthProviderConfigView {
    /// A GitHub App.
    GithubApp {
        /// The app's id at GitHub.
        app_id: String,
        /// Where GitHub's API is.
        api_base_url: String,
    },
    /// A model provider that takes a key.
    ModelApiKey {
        /// Where the models are; absent means the provider's own address.
        #[wire(optional)]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes the token of a grant.
    ModelOAuth {
        /// The grant.
        grant_id: AuthGrantId,
        /// The resource that the token is for; absent means no particular one.
        #[wire(optional)]
        audience: Option<String>,
        /// Where the models are; absent means the provider's own address.
        #[wire(optional)]
        endpoint: Option<ModelEndpointConfig>,
    },
    /// A model provider that takes calls without a credential.
    ModelEndpoint {
        /// Where the models are.
        endpoint: ModelEndpointConfig,
    },
}

/// Where models are that the deployment does not know by itself.
#[wire]
pub struct ModelEndpointConfig {
    /// The address below which the provider's API lies.
    pub base_url: String,
    /// Headers to send with each call, by name. Reads show them: a key belongs in the credential.
    #[wire(optional)]
    pub headers: BTreeMap<String, HeaderValue>,
    /// The dialects that the endpoint speaks.
    pub api_kinds: Vec<ApiKind>,
}

/// A provider, without its credential.
#[wire]
pub struct AuthProviderView {
    /// The provider.
    pub provider_id: AuthProviderId,
    /// Its kind, which goes with the type of its settings.
    pub provider_kind: AuthProviderKind,
    /// A name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Its settings.
    pub config: AuthProviderConfigView,
    /// Whether it has a credential of its own.
    pub has_credential: bool,
    /// Whether it can be used.
    pub status: AuthProviderStatus,
    /// When it was registered, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Whether a provider can be used.
#[wire(open)]
pub enum AuthProviderStatus {
    /// It can.
    Active,
    /// It lacks something, such as its credential.
    NeedsConfiguration,
    /// It was switched off.
    Disabled,
}

/// A provider to register.
#[wire(validate = check_credential)]
pub struct AuthProviderCreateParams {
    /// The provider to make. Absent lets the server choose an id.
    #[wire(optional)]
    pub provider_id: Option<AuthProviderId>,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Its settings.
    pub config: AuthProviderConfigInput,
    /// Its credential, not empty, where the settings call for one; refused with `modelOAuth`. It is
    /// stored encrypted and never returned.
    #[wire(optional)]
    pub credential: Option<ProviderCredential>,
}

fn check_credential(value: &AuthProviderCreateParams, at: &At<'_>, found: &mut Violations) {
    let elsewhere = matches!(value.config, AuthProviderConfigInput::ModelOAuth { .. });
    if elsewhere && value.credential.is_some() {
        found.push(
            &at.member("credential"),
            "must be absent with `modelOAuth`: the grant has the token",
            "a text",
        );
    }
}

/// The provider that was registered.
#[wire]
pub struct AuthProviderCreateResponse {
    /// The provider.
    pub provider: AuthProviderView,
}

/// The provider to read.
#[wire]
pub struct AuthProviderReadParams {
    /// The provider.
    pub provider_id: AuthProviderId,
}

/// The provider that was read.
#[wire]
pub struct AuthProviderReadResponse {
    /// The provider.
    pub provider: AuthProviderView,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct AuthProviderListParams {}

/// All providers.
#[wire]
pub struct AuthProviderListResponse {
    /// The providers.
    #[wire(default)]
    pub providers: Vec<AuthProviderView>,
}

/// The provider to delete.
#[wire]
pub struct AuthProviderDeleteParams {
    /// The provider.
    pub provider_id: AuthProviderId,
}

/// The provider that was deleted.
#[wire]
pub struct AuthProviderDeleteResponse {
    /// The provider as it was.
    pub provider: AuthProviderView,
}
