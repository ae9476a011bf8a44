//! The models that are used where work names none.

use crate::lightspeed::model::{ModelConfig, ModelDefaultSlot, check_slot};
use crate::validate::{At, Violations};
use crate::wire;

/// The default models of a universe, one for each slot.
#[wire(deny_unknown)]
pub struct ModelDefaults {
    /// The revision of the defaults as a whole, 0 when none was ever set.
    pub revision: u64,
    /// The model of runs whose session names none; null when no default is set.
    #[wire(nullable)]
    pub agent_run: Option<ModelConfig>,
    /// The model of transcriptions that name none; null when no default is set.
    #[wire(nullable)]
    pub speech_to_text: Option<ModelConfig>,
}

/// Nothing: a universe has one set of defaults.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct ModelDefaultsReadParams {}

/// The default models after the call.
#[wire]
pub struct ModelDefaultsResponse {
    /// The defaults.
    pub defaults: ModelDefaults,
}

/// A default model to set or to clear.
#[wire(deny_unknown, validate = check_model_of_slot)]
pub struct ModelDefaultsPutParams {
    /// The slot.
    pub slot: ModelDefaultSlot,
    /// The model; null clears the slot. Its api kind must serve the slot.
    #[wire(required_nullable)]
    pub model: Option<ModelConfig>,
    /// The revision of the defaults that were read before, 0 when none was ever set.
    pub expected_revision: u64,
}

fn check_model_of_slot(value: &ModelDefaultsPutParams, at: &At<'_>, found: &mut Violations) {
    if let Some(model) = &value.model {
        check_slot(model, value.slot, &at.member("model"), found);
    }
}
