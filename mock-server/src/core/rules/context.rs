//! How entries of the context are changed.

use super::Right;

/// How entries of the context are changed.
pub trait ContextRules {}

impl ContextRules for Right {}
