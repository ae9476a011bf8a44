//! Verifies that an endpoint keeps the Lightspeed agent API contract.

pub mod check;
pub mod checks;
pub mod ctx;
pub mod events;
pub mod methods;
pub mod oracle;
pub mod outcome;
pub mod prelude;
pub mod refusal;
pub mod target;
pub mod verdict;
