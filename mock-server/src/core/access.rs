//! Who may call: from what a request says of its caller to the [`Caller`], or to a refusal.
//!
//! The decision comes after the transport's and before the method is looked up. It needs the state,
//! because keys and universes are kept there, and the name of the method, because a method tells
//! whether it acts in a universe.

mod claims;
mod key;
mod moved;
mod trusted_header;
mod universe_id;

use std::fmt;
use std::str::FromStr;

use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::ActorId;
use api_contract::method::Scope;

use super::caller::Caller;
use super::refusal::invalid;
use super::rules::Rules;
use super::state::State;

pub use claims::{Claim, Claims};

pub(crate) use claims::{ACTOR_HEADER, AUTHORIZATION_HEADER, UNIVERSE_HEADER};
pub(crate) use moved::{moved, sessions_elsewhere};
pub(crate) use universe_id::canonical;

/// How callers prove who they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AccessMode {
    /// Everybody is the one local caller, in the one universe
    /// [`Caller::LOCAL_UNIVERSE`]. A credential is ignored; a claim to a universe or an actor is
    /// refused, since dropping it silently would run the call as somebody else.
    #[default]
    Single,
    /// Each call shows a key, `authorization: Bearer lsk_...`. What the key reaches decides the rest.
    ApiKey,
    /// Each call names its universe in `x-lightspeed-universe`, and perhaps an actor in
    /// `x-lightspeed-actor`, and is believed: whoever stands before the server has checked it.
    TrustedHeader,
}

impl AccessMode {
    /// All modes, in the order of the documentation.
    pub const ALL: [Self; 3] = [Self::Single, Self::ApiKey, Self::TrustedHeader];

    /// The mode's name, e.g. `api-key`.
    pub fn name(self) -> &'static str {
        match self {
            AccessMode::Single => "single",
            AccessMode::ApiKey => "api-key",
            AccessMode::TrustedHeader => "trusted-header",
        }
    }
}

impl fmt::Display for AccessMode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}

impl FromStr for AccessMode {
    type Err = UnknownAccessMode;

    fn from_str(name: &str) -> Result<Self, UnknownAccessMode> {
        let mut modes = Self::ALL.into_iter();
        modes
            .find(|mode| mode.name() == name)
            .ok_or(UnknownAccessMode)
    }
}

/// A name that no [`AccessMode`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAccessMode;

impl fmt::Display for UnknownAccessMode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other, third] = AccessMode::ALL.map(AccessMode::name);
        write!(out, "must be `{one}`, `{other}` or `{third}`")
    }
}

impl std::error::Error for UnknownAccessMode {}

/// Who makes this call. A key that is used gets the time of it.
pub(crate) fn identify(
    mode: AccessMode,
    state: &mut State,
    rules: &dyn Rules,
    claims: &Claims,
    method: &str,
) -> Result<Caller, AgentApiError> {
    match mode {
        AccessMode::Single => single(claims),
        AccessMode::ApiKey => key::identify(state, rules.access(), claims, Reach::of(method)),
        AccessMode::TrustedHeader => trusted_header::identify(state, claims, Reach::of(method)),
    }
}

fn single(claims: &Claims) -> Result<Caller, AgentApiError> {
    let tenancy = [
        (UNIVERSE_HEADER, &claims.universe),
        (ACTOR_HEADER, &claims.actor),
    ];
    match tenancy.into_iter().find(|(_, claim)| claim.is_made()) {
        Some((name, _)) => Err(invalid(format!(
            "this server has one universe and one caller; leave out `{name}`"
        ))),
        None => Ok(Caller::local()),
    }
}

/// Where a method acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// Nowhere: it is about the connection.
    Connection,
    /// In the deployment as a whole.
    Deployment,
    /// In one universe.
    Universe,
    /// The contract has no such method.
    Unknown,
}

impl Reach {
    /// Names under `deployment/` count as the deployment's even when there is no such method, so that
    /// nobody learns which there are without being let in.
    fn of(method: &str) -> Self {
        let known = CONTRACT.method(method).and_then(|method| method.info.scope);
        match known {
            Some(Scope::Connection) => Reach::Connection,
            Some(Scope::Deployment) => Reach::Deployment,
            Some(Scope::Universe | Scope::Service) => Reach::Universe,
            None if method.starts_with("deployment/") => Reach::Deployment,
            None => Reach::Unknown,
        }
    }
}

/// The actor that a claim names; none when it is not made or empty.
fn actor(claim: &Claim) -> Result<Option<Attribution>, AgentApiError> {
    match claim.text() {
        Ok(None | Some("")) => Ok(None),
        Ok(Some(id)) => Ok(Some(Attribution::Actor {
            id: ActorId::new(id),
        })),
        Err(what) => Err(invalid(format!("`{ACTOR_HEADER}` {what}"))),
    }
}
