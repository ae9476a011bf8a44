//! What must hold for the repository as a whole.

mod by_name_calls;
mod layers;
mod lengths;
mod promises;
mod sources;
mod validators_agree;
