//! Whether a change fits what it was made from.

use super::Right;

/// Whether a change fits what it was made from.
pub trait RevisionRules {}

impl RevisionRules for Right {}
