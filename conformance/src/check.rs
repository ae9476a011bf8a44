//! Checks as data, and the list of all of them.
//!
//! # How to write a check
//!
//! A check is one [`Check`] in the list of its family, `checks/<family>.rs`, and one function:
//!
//! ```
//! use conformance::prelude::*; // `crate::prelude` in this crate
//!
//! pub static CHECKS: &[Check] = &[Check {
//!     id: "IDEM-01",
//!     title: "a repeated submission is the same run",
//!     level: Level::Must,
//!     rule: "The same submission id and content, sent again, returns the original run.",
//!     source: Source::Guide("Keep retry identity with the business operation"),
//!     needs: Needs::methods(&[SessionRunsStart::NAME]),
//!     effect: Effect::Sessions,
//!     budget: 30,
//!     timing: false,
//!     kind: Kind::Active(|ctx| Box::pin(idem_01(ctx))),
//! }];
//!
//! async fn idem_01(ctx: &Ctx) -> Checked {
//!     let session = ctx.session("replay").await?;
//!     let submission = json!({ "submissionId": "key-1", "source": text("hello") });
//!     let first = session.submit(submission.clone()).await?;
//!     let again = session.submit(submission).await?;
//!     let same = first.text("/run/id")? == again.text("/run/id")?;
//!     ensure!(same, [&first, &again], "the repetition made another run");
//!     Ok(())
//! }
//! ```
//!
//! - Calls go through [`Ctx`] (or a [`Session`](crate::ctx::Session)); they return an
//!   [`Exchange`](crate::record::exchange::Exchange), whose accessors fail the check when the data
//!   is not there. What is created is registered and removed for you.
//! - Calls go to methods that the check names in its [`Needs`], or that are [`COMMON`] to all.
//! - A refusal is asserted by a [`Refusal`](crate::refusal::Refusal) only, which wants its control:
//!   the same method, one thing changed, succeeding.
//! - What no call can bring about is a hook's: [`Needs::hook`] asks for it, [`Ctx::trim`],
//!   [`Ctx::restart`], [`Ctx::big_seqs`] and [`Ctx::create_key`] use it.
//! - A check of two tenants says [`Needs::two_tenants`], and calls in the name of the second one by
//!   [`Ctx::call_as`], [`Session::seen_by`](crate::ctx::Session::seen_by) or
//!   [`Request::by`](crate::target::request::Request::by).
//! - Waits are long polls up to the target's own [`Timeouts`](crate::target::Timeouts). No sleeps.
//! - Events are told apart by the constants of [`kinds`](crate::kinds), which the contract vouches
//!   for: a misspelt kind would be a silent pass.
//! - Never look at message texts, code numbers, exact numbers of events at a session's start, or
//!   anything the check did not create itself.
//! - A check fails for its own rule. What another check owns is not asserted twice.
//! - Rules that can be judged on all traffic are oracles ([`crate::oracle`]); a family lists them
//!   as [`Kind::Passive`], or together with a function as [`Kind::Mixed`].

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use serde::Deserialize;

use crate::checks::{self, Family};
use crate::ctx::Ctx;
use crate::methods::{
    Initialize, Method as _, SessionClose, SessionEventsRead, SessionRunsStart, SessionStart,
};
use crate::oracle::Oracle;
use crate::outcome::Checked;
use crate::target::dialect::Dialect;
use crate::target::hooks::Hook;

/// A rule of the contract and how it is put to the test.
#[derive(Debug)]
pub struct Check {
    /// Its name in reports and selections: the prefix of its family and a number, e.g. `IDEM-01`.
    pub id: &'static str,
    /// What holds when it passes, in at most 70 characters.
    pub title: &'static str,
    /// How much it matters.
    pub level: Level,
    /// The rule, in one or two sentences.
    pub rule: &'static str,
    /// Where the rule comes from.
    pub source: Source,
    /// What the target must offer.
    pub needs: Needs,
    /// What it leaves behind until the clean-up.
    pub effect: Effect,
    /// The most requests it may send.
    pub budget: u32,
    /// Whether it judges elapsed time: such a check is repeated alone when it failed among others.
    pub timing: bool,
    /// How it is put to the test.
    pub kind: Kind,
}

/// Where a rule comes from, so that a reader can look it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The public guide "Build with the API and TypeScript client": the section.
    Guide(&'static str),
    /// The contract: the method, type or generated file whose documentation states it.
    Contract(&'static str),
    /// The JSON-RPC 2.0 specification: the section.
    JsonRpc(&'static str),
    /// What the published gateway does and its clients rely on; no document states it.
    Gateway,
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Guide(section) => write!(out, "guide, \"{section}\""),
            Source::Contract(place) => write!(out, "contract, {place}"),
            Source::JsonRpc(section) => write!(out, "JSON-RPC 2.0, section {section}"),
            Source::Gateway => out.write_str("practice of the published gateway"),
        }
    }
}

/// How much a check matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Level {
    /// A failure means: not conformant.
    Must,
    /// A failure is reported and leaves the verdict alone.
    Should,
    /// What a deployment chose where the contract leaves a choice: worth knowing, and no fault.
    Info,
}

impl Level {
    /// The word used in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::Must => "MUST",
            Level::Should => "SHOULD",
            Level::Info => "INFO",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

/// What a check leaves behind until the clean-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    ReadOnly,
    /// Sessions, closed and deleted when the check is over.
    Sessions,
    /// Blobs, which no method removes, and perhaps sessions.
    Blobs,
}

impl Effect {
    /// What it does to the target, for `list` and `explain`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Effect::ReadOnly => "reads only",
            Effect::Sessions => "creates sessions",
            Effect::Blobs => "stores blobs, which stay",
        }
    }
}

/// What a target must offer for a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The methods it calls, by their wire names. Those of [`COMMON`] may be left out; a call of any
    /// other method is a fault of the suite. A target that does not have one of them is not put to
    /// the check.
    pub methods: &'static [&'static str],
    /// A way to act on the target beside its API.
    pub hook: Option<Hook>,
    /// A way to act on the target that it uses where there is one, and does without where not.
    pub wants: Option<Hook>,
    /// What must be there to tell callers apart.
    pub credentials: Credentials,
}

/// What a check needs to tell callers apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Credentials {
    /// Nothing: it calls as the target's first tenant, credential or not.
    #[default]
    Any,
    /// A credential for the first tenant, which can then be left out or spoilt.
    One,
    /// A second tenant beside the first one.
    Two,
    /// Both: the tenants are told apart by their credentials.
    OneEach,
}

/// The ground that checks stand on: every check that creates sessions may call these methods
/// without naming them in its [`Needs`].
pub const COMMON: &[&str] = &[
    Initialize::NAME,
    SessionStart::NAME,
    SessionEventsRead::NAME,
    SessionRunsStart::NAME,
    SessionClose::NAME,
];

impl Needs {
    /// Nothing but an endpoint.
    pub const NOTHING: Needs = Needs {
        methods: &[],
        hook: None,
        wants: None,
        credentials: Credentials::Any,
    };

    /// These methods.
    pub const fn methods(methods: &'static [&'static str]) -> Self {
        Needs {
            methods,
            ..Needs::NOTHING
        }
    }

    /// And this hook.
    pub const fn hook(self, hook: Hook) -> Self {
        Needs {
            hook: Some(hook),
            ..self
        }
    }

    /// And this hook, where the target offers it.
    pub const fn hook_if_offered(self, hook: Hook) -> Self {
        Needs {
            wants: Some(hook),
            ..self
        }
    }

    /// And a credential.
    pub const fn credential(self) -> Self {
        Needs {
            credentials: Credentials::One,
            ..self
        }
    }

    /// And a second tenant, and a credential for each.
    pub const fn credential_and_two(self) -> Self {
        Needs {
            credentials: Credentials::OneEach,
            ..self
        }
    }

    /// And a second tenant.
    pub const fn two_tenants(self) -> Self {
        Needs {
            credentials: Credentials::Two,
            ..self
        }
    }
}

/// The future of a check's function.
pub type Running<'a> = Pin<Box<dyn Future<Output = Checked> + Send + 'a>>;

/// A check's function.
pub type Run = for<'a> fn(&'a Ctx) -> Running<'a>;

/// Makes the oracle of a passive check, for the dialect that is spoken.
pub type MakeOracle = fn(&'static Dialect) -> Box<dyn Oracle>;

/// How a check is put to the test.
#[derive(Clone, Copy)]
pub enum Kind {
    /// By calls of its own.
    Active(Run),
    /// By an oracle that watches the calls of every check.
    Passive(MakeOracle),
    /// By both: it fails when either does.
    Mixed(Run, MakeOracle),
}

impl Kind {
    /// The function, if there is one.
    pub fn run(self) -> Option<Run> {
        match self {
            Kind::Active(run) | Kind::Mixed(run, _) => Some(run),
            Kind::Passive(_) => None,
        }
    }

    /// The maker of the oracle, if there is one.
    pub fn oracle(self) -> Option<MakeOracle> {
        match self {
            Kind::Passive(oracle) | Kind::Mixed(_, oracle) => Some(oracle),
            Kind::Active(_) => None,
        }
    }

    /// The word used in `list` and `explain`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Active(_) => "active",
            Kind::Passive(_) => "passive",
            Kind::Mixed(..) => "active and passive",
        }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

impl Check {
    /// The family it belongs to; `None` for a check that is not in the registry.
    pub fn family(&self) -> Option<&'static Family> {
        let is_it = |check: &Check| check.id == self.id;
        checks::FAMILIES
            .iter()
            .find(|family| family.checks.iter().any(is_it))
    }

    /// Whether the check says of itself that it calls this method.
    pub(crate) fn names(&self, method: &str) -> bool {
        let common = self.effect != Effect::ReadOnly && COMMON.contains(&method);
        common || self.needs.methods.contains(&method)
    }
}

/// Every check, family by family.
pub fn all() -> impl Iterator<Item = &'static Check> {
    checks::FAMILIES.iter().flat_map(|family| family.checks)
}

/// The check of this id, in any case.
pub fn find(id: &str) -> Option<&'static Check> {
    all().find(|check| check.id.eq_ignore_ascii_case(id))
}
