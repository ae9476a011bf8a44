//! The configuration of a session: which model works, how, within which bounds, with which
//! features.
//!
//! It is one document, and a put replaces it whole. The document and every feature refuse members
//! they do not know, so a misspelt grant is an error and not a silent refusal.
//!
//! ```
//! use api_contract::lightspeed::session_config::SessionConfig;
//! use api_contract::validate::Validate;
//! use serde_json::json;
//!
//! let config: SessionConfig = serde_json::from_value(json!({ "features": { "web": {} } }))?;
//! let broken = config.validate().unwrap_err().to_string();
//! assert_eq!(broken, "`features.web` must have at least one of fetch and search; found neither");
//! # Ok::<(), serde_json::Error>(())
//! ```

pub mod features;

use crate::wire;

use super::model::{GenerationConfig, ModelConfig, check_reasoning_effort};
use crate::validate::{At, Violations};

pub use features::FeaturesConfig;

/// How a session works.
#[wire(deny_unknown, validate = check_config)]
#[derive(Default)]
pub struct SessionConfig {
    /// The model. Absent means the universe's default at creation, and the current one at a put.
    #[wire(optional)]
    pub model: Option<ModelConfig>,
    /// How the model generates; a run may override it.
    #[wire(optional)]
    pub generation: Option<GenerationConfig>,
    /// Bounds on each run.
    #[wire(optional)]
    pub limits: Option<LimitsConfig>,
    /// How the conversation is kept within the model's window.
    #[wire(optional)]
    pub context: Option<ContextConfig>,
    /// What the agent may use. A feature that is absent is not granted.
    #[wire(optional)]
    pub features: Option<FeaturesConfig>,
}

fn check_config(value: &SessionConfig, at: &At<'_>, found: &mut Violations) {
    check_reasoning_effort(value.generation.as_ref(), value.model.as_ref(), at, found);
}

/// Bounds on each run. What is absent is left to the server.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct LimitsConfig {
    /// Most turns of one run.
    #[wire(optional)]
    pub max_turns: Option<u32>,
    /// Most turns of one run in which tools are called.
    #[wire(optional)]
    pub max_tool_rounds: Option<u32>,
}

/// How the conversation is kept within the model's window.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct ContextConfig {
    /// When and how older entries are condensed. Absent leaves it to the server.
    #[wire(optional)]
    pub compaction: Option<CompactionPolicy>,
}

/// When and how older entries are condensed.
#[wire(tag = "mode")]
pub enum CompactionPolicy {
    /// Never.
    Disabled,
    /// The provider condenses by itself in the middle of a generation.
    ProviderTriggered {
        /// Condense from this many tokens on; absent leaves it to the provider.
        #[wire(optional, alias = "compact_threshold_tokens")]
        compact_threshold_tokens: Option<u32>,
    },
    /// The server asks the provider to condense, between turns or when told to.
    ProviderStandalone {
        /// Condense from this many tokens on; absent leaves it to the server.
        #[wire(optional, alias = "compact_threshold_tokens")]
        compact_threshold_tokens: Option<u32>,
        /// The size to aim for, in tokens; absent leaves it to the provider.
        #[wire(optional, alias = "target_tokens")]
        target_tokens: Option<u32>,
    },
}
