//! Who may call, and what a caller sees.

use super::Right;

/// Who may call, and what a caller sees.
pub trait AccessRules {}

impl AccessRules for Right {}
