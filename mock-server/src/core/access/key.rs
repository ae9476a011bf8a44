//! Callers with a key.

use api_contract::lightspeed::access::{AccessScope, Attribution, MethodGroup};
use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::lightspeed::ids::UniverseId;

use super::claims::{ACTOR_HEADER, AUTHORIZATION_HEADER, Claim, Claims, UNIVERSE_HEADER};
use super::{Reach, actor, canonical};
use crate::core::caller::Caller;
use crate::core::refusal::{forbidden, invalid, no_universe};
use crate::core::rules::AccessRules;
use crate::core::state::State;

pub(super) fn identify(
    state: &mut State,
    rules: &dyn AccessRules,
    claims: &Claims,
    reach: Reach,
) -> Result<Caller, AgentApiError> {
    let now = state.clock;
    if !claims.authorization.is_made() {
        let first = state.universes().next().map(|(id, _)| id);
        if let Some(universe) = rules.universe_without_credential(first) {
            return Ok(Caller::local().in_universe(universe));
        }
    }
    let secret = bearer(&claims.authorization).ok_or_else(unauthenticated)?;
    let key = state
        .keys
        .use_at(secret, now, |revoked_for| {
            rules.revoked_key_works(revoked_for)
        })
        .ok_or_else(|| {
            if rules.tells_unknown_key() {
                AgentApiError::new(AgentApiErrorKind::Unauthenticated, "there is no such key")
            } else {
                unauthenticated()
            }
        })?
        .clone();
    let manages = reach == Reach::Deployment && rules.key_manages_deployment();
    let universe = match &key.scope {
        AccessScope::Universe { universe_id } if manages => Some(universe_id.clone()),
        AccessScope::Universe { .. } if claims.universe.is_made() && rules.header_moves_key() => {
            Some(named_universe(state, &claims.universe)?)
        }
        AccessScope::Universe { universe_id } => {
            Some(own_universe(universe_id, &claims.universe, reach)?)
        }
        AccessScope::Deployment {} => chosen_universe(state, &claims.universe, reach)?,
    };
    if claims.actor.is_made() && !key.assert_actor {
        let message = format!("the key may not name an actor; leave out `{ACTOR_HEADER}`");
        return Err(forbidden(message));
    }
    let prefix = key.key_prefix.into_string();
    let attribution = actor(&claims.actor)?.unwrap_or_else(|| Attribution::Key {
        prefix: prefix.clone(),
    });
    Ok(Caller {
        universe,
        attribution,
        groups: if manages {
            MethodGroup::ALL.to_vec()
        } else {
            key.groups
        },
        scope: key.scope,
        key_prefix: Some(prefix),
        single: false,
    })
}

/// The token behind `Bearer`, a word that is written like this and not otherwise.
fn bearer(authorization: &Claim) -> Option<&str> {
    let token = authorization.text().ok()??.strip_prefix("Bearer ")?;
    Some(token.trim_matches([' ', '\t']))
}

/// The same for whatever is wrong with a credential, so that nobody learns which keys there are.
fn unauthenticated() -> AgentApiError {
    AgentApiError::new(
        AgentApiErrorKind::Unauthenticated,
        format!("the call needs a key that is valid, in `{AUTHORIZATION_HEADER}: Bearer <key>`"),
    )
}

/// A key of a universe acts there, says nothing of it, and reaches nothing else.
fn own_universe(
    universe: &UniverseId,
    claim: &Claim,
    reach: Reach,
) -> Result<UniverseId, AgentApiError> {
    if reach == Reach::Deployment {
        return Err(forbidden(
            "a key of a universe calls no methods of the deployment",
        ));
    }
    if claim.is_made() {
        let message = format!("the key has its universe already; leave out `{UNIVERSE_HEADER}`");
        return Err(forbidden(message));
    }
    Ok(universe.clone())
}

/// A key of the deployment names the universe where one is meant, and only there.
fn chosen_universe(
    state: &State,
    claim: &Claim,
    reach: Reach,
) -> Result<Option<UniverseId>, AgentApiError> {
    match reach {
        Reach::Connection | Reach::Deployment if claim.is_made() => Err(forbidden(format!(
            "the method acts in no universe; leave out `{UNIVERSE_HEADER}`"
        ))),
        Reach::Connection | Reach::Deployment => Ok(None),
        // The look-up of the method comes next and says so.
        Reach::Unknown if !claim.is_made() => Ok(None),
        Reach::Universe | Reach::Unknown => named_universe(state, claim).map(Some),
    }
}

/// The universe that a claim names, if there is one of that id. None is made by being named.
pub(super) fn named_universe(state: &State, claim: &Claim) -> Result<UniverseId, AgentApiError> {
    let text = match claim.text() {
        Ok(Some(text)) => text,
        Ok(None) => {
            let message = format!("the call needs a universe, in `{UNIVERSE_HEADER}: <uuid>`");
            return Err(invalid(message));
        }
        Err(what) => return Err(invalid(format!("`{UNIVERSE_HEADER}` {what}"))),
    };
    let id =
        canonical(text).ok_or_else(|| invalid(format!("`{UNIVERSE_HEADER}` must be a UUID")))?;
    match state.universe(&id) {
        Some(_) => Ok(id),
        None => Err(no_universe(&id)),
    }
}
