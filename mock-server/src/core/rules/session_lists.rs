//! Which sessions a page of the list holds.

use super::Right;

/// Which sessions a page of the list holds.
pub trait SessionListRules {}

impl SessionListRules for Right {}
