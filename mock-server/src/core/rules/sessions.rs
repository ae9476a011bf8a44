//! How sessions begin, are found and end.

use super::Right;

/// How sessions begin, are found and end.
pub trait SessionRules {}

impl SessionRules for Right {}
