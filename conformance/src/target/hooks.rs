//! Ways to act on a target beside its API.

pub mod external;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::str::FromStr;

use serde_json::{Value, json};

/// A way to act on a target beside its API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hook {
    /// Dropping the oldest events of a session's log.
    Trim,
    /// Restarting the target, which keeps its state.
    Restart,
    /// Giving a session's next events numbers that no floating-point number holds.
    BigSeqs,
    /// Making and revoking a credential of the first tenant.
    Keys,
}

impl Hook {
    /// Every hook, in the order of the documentation.
    pub const ALL: [Hook; 4] = [Hook::Trim, Hook::Restart, Hook::BigSeqs, Hook::Keys];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Hook::Trim => "trim",
            Hook::Restart => "restart",
            Hook::BigSeqs => "big-seqs",
            Hook::Keys => "keys",
        }
    }

    /// What the hook does, for people.
    pub const fn as_str(self) -> &'static str {
        match self {
            Hook::Trim => "dropping old events of a log",
            Hook::Restart => "restarting the target",
            Hook::BigSeqs => "numbering a session's events beyond 2^53",
            Hook::Keys => "making and revoking a credential",
        }
    }

    /// Whether it touches more than the check's own: such a check runs while no other does.
    pub const fn is_for_all(self) -> bool {
        matches!(self, Hook::Restart)
    }
}

impl FromStr for Hook {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = Hook::ALL.into_iter().find(|hook| hook.name() == name);
        known.ok_or_else(|| {
            let names = Hook::ALL.map(Hook::name).join(", ");
            format!("there is no hook {name:?}; there are {names}")
        })
    }
}

/// What a hook is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action<'a> {
    /// Drop the events of a session's log up to and including the one numbered `through`.
    Trim {
        /// The session's id.
        session: &'a str,
        /// The number of the newest event to drop.
        through: u64,
    },
    /// Restart the target; done when what ran before no longer answers.
    Restart,
    /// Let a session's next event have a number above `through`. What came before may be lost.
    BigSeqs {
        /// The session's id.
        session: &'a str,
        /// The number to get beyond.
        through: u64,
    },
    /// Make a credential of the first tenant that may do what the suite's own may. The reply is
    /// `{"header": NAME, "value": VALUE, "id": ID}`.
    CreateKey,
    /// Revoke the credential of that id.
    RevokeKey {
        /// Its id, as it was made.
        id: &'a str,
    },
}

impl Action<'_> {
    /// The hook that does it.
    pub const fn hook(self) -> Hook {
        match self {
            Action::Trim { .. } => Hook::Trim,
            Action::Restart => Hook::Restart,
            Action::BigSeqs { .. } => Hook::BigSeqs,
            Action::CreateKey | Action::RevokeKey { .. } => Hook::Keys,
        }
    }

    /// The action as a document: its name in `action`, then what it is about.
    pub fn to_json(self) -> Value {
        match self {
            Action::Trim { session, through } => {
                json!({ "action": "trim", "session": session, "through": through })
            }
            Action::Restart => json!({ "action": "restart" }),
            Action::BigSeqs { session, through } => {
                json!({ "action": "big-seqs", "session": session, "through": through })
            }
            Action::CreateKey => json!({ "action": "create-key" }),
            Action::RevokeKey { id } => json!({ "action": "revoke-key", "id": id }),
        }
    }
}

/// The future of a hook: what it replies, null when it has nothing to say.
pub type HookFuture<'a> = Pin<Box<dyn Future<Output = Result<Value, HookError>> + Send + 'a>>;

/// Ways to act on a target beside its API. Checks that need one a target does not offer are not
/// exercised.
pub trait Hooks: Send + Sync {
    /// Whether the target has this hook.
    fn offers(&self, hook: Hook) -> bool;

    /// Does it.
    ///
    /// # Errors
    /// When the hook is not offered, or did not do it.
    fn act<'a>(&'a self, action: Action<'a>) -> HookFuture<'a>;
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

    fn act<'a>(&'a self, _action: Action<'a>) -> HookFuture<'a> {
        Box::pin(async { Err(HookError("the target offers no hooks".to_owned())) })
    }
}
