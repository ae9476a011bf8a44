//! Ways to act on a target beside its API.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// A way to act on a target beside its API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hook {
    /// Dropping the oldest events of a session's log.
    Trim,
}

impl Hook {
    /// What the hook does, for people.
    pub const fn as_str(self) -> &'static str {
        match self {
            Hook::Trim => "dropping old events of a log",
        }
    }
}

/// The future of a hook.
pub type HookFuture<'a> = Pin<Box<dyn Future<Output = Result<(), HookError>> + Send + 'a>>;

/// Ways to act on a target beside its API. Checks that need one a target does not offer are not
/// exercised.
pub trait Hooks: Send + Sync {
    /// Whether the target has this hook.
    fn offers(&self, hook: Hook) -> bool;

    /// Drops the events of a session's log up to and including sequence number `through`.
    ///
    /// # Errors
    /// When the hook is not offered, or did not do it.
    fn trim<'a>(&'a self, session: &'a str, through: u64) -> HookFuture<'a>;
}

/// Why a hook did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookError(pub String);

impl fmt::Display for HookError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for HookError {}

/// Offers nothing: an endpoint of which only the address is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHooks;

impl Hooks for NoHooks {
    fn offers(&self, _hook: Hook) -> bool {
        false
    }

    fn trim<'a>(&'a self, _session: &'a str, _through: u64) -> HookFuture<'a> {
        Box::pin(async { Err(HookError("the target offers no hooks".to_owned())) })
    }
}
