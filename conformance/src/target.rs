//! What is verified: an endpoint, how it is spoken to, and what it offers beside its API.

pub mod budgets;
pub mod caller;
pub mod dialect;
pub mod endpoint;
pub mod envelope;
pub mod file;
pub mod headers;
pub mod hooks;
mod http;
pub mod prompts;
pub mod request;
pub(crate) mod transport;

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use self::budgets::Budgets;
use self::caller::Caller;
use self::dialect::{Dialect, LIGHTSPEED};
use self::endpoint::Endpoint;
use self::headers::Headers;
use self::hooks::{Hooks, NoHooks};
use self::prompts::Prompts;

/// What is verified.
#[derive(Clone)]
pub struct Target {
    /// Where requests go.
    pub endpoint: Endpoint,
    /// How the target speaks where the contract is silent.
    pub dialect: &'static Dialect,
    /// Headers added to every request; their values are secrets.
    pub headers: Headers,
    /// The headers of a second tenant, in their place, when there is one.
    pub second: Option<Headers>,
    /// How long to wait.
    pub timeouts: Timeouts,
    /// Input texts that bring runs into the states that checks look at.
    pub prompts: Prompts,
    /// The most that a run of the suite may do to it.
    pub budgets: Budgets,
    /// Ways to act on the target beside its API.
    pub hooks: Arc<dyn Hooks>,
}

impl Target {
    /// A target at this endpoint, with the defaults of everything else.
    pub fn new(endpoint: Endpoint) -> Self {
        Target {
            endpoint,
            dialect: &LIGHTSPEED,
            headers: Headers::default(),
            second: None,
            timeouts: Timeouts::default(),
            prompts: Prompts::default(),
            budgets: Budgets::default(),
            hooks: Arc::new(NoHooks),
        }
    }
}

impl Target {
    /// The headers that a caller sends.
    pub(crate) fn headers_of<'a>(&'a self, caller: &'a Caller) -> Cow<'a, Headers> {
        match (caller, &self.second) {
            (Caller::Second, Some(second)) => Cow::Borrowed(second),
            (Caller::First | Caller::Second, _) => Cow::Borrowed(&self.headers),
            (Caller::Nobody, _) => Cow::Owned(self.headers.without_credential()),
            (Caller::Other(headers), _) => Cow::Borrowed(headers),
        }
    }

    /// The text with every secret blotted out, also one that the target sent back or made.
    pub(crate) fn redact(&self, text: &str) -> String {
        let clean = self.headers.redact(text);
        let clean = match &self.second {
            Some(second) => second.redact(&clean),
            None => clean,
        };
        headers::without_keys(&clean)
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Target")
            .field("endpoint", &self.endpoint)
            .field("dialect", &self.dialect)
            .field("timeouts", &self.timeouts)
            .finish_non_exhaustive()
    }
}

/// How long to wait. Every wait of a check is scaled from the time one call may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    call: Duration,
    startup: Duration,
}

impl Default for Timeouts {
    /// Ten seconds each.
    fn default() -> Self {
        Timeouts::new(Duration::from_secs(10), Duration::from_secs(10))
    }
}

impl Timeouts {
    /// One call may take `call`, beside what it was asked to wait; the target must be up within
    /// `startup`.
    pub const fn new(call: Duration, startup: Duration) -> Self {
        Timeouts { call, startup }
    }

    /// The longest a call may take, beside what it was asked to wait.
    pub const fn call(self) -> Duration {
        self.call
    }

    /// The longest the target may take until it answers at all.
    pub const fn startup(self) -> Duration {
        self.startup
    }

    /// The longest wait for a state, e.g. for a run to end.
    pub fn settle(self) -> Duration {
        self.call * 3
    }

    /// One wait of a long poll: short, so that a target that never wakes costs little.
    pub fn slice(self) -> Duration {
        (self.call / 20).clamp(Duration::from_millis(50), Duration::from_secs(1))
    }

    /// [`Timeouts::slice`] in milliseconds, as it goes over the wire.
    pub fn slice_ms(self) -> u64 {
        millis(self.slice())
    }

    /// The longest a whole check may take.
    pub fn check(self) -> Duration {
        self.call * 12
    }
}

/// A time in whole milliseconds, as it goes over the wire.
pub fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
