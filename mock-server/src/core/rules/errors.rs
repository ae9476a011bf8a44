//! What a refusal says, and what it leaves behind.

use super::Right;

/// What a refusal says, and what it leaves behind.
pub trait ErrorRules {}

impl ErrorRules for Right {}
