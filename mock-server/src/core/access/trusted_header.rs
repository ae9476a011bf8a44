//! Callers that somebody before the server has checked.

use api_contract::lightspeed::access::{AccessScope, Attribution, MethodGroup};
use api_contract::lightspeed::error::AgentApiError;

use super::claims::{Claims, UNIVERSE_HEADER};
use super::key::named_universe;
use super::{AccessMode, Reach, actor};
use crate::core::caller::Caller;
use crate::core::refusal::invalid;
use crate::core::state::State;

pub(super) fn identify(
    state: &State,
    claims: &Claims,
    reach: Reach,
) -> Result<Caller, AgentApiError> {
    let universe = match reach {
        Reach::Deployment if claims.universe.is_made() => {
            return Err(invalid(format!(
                "the method acts in no universe; leave out `{UNIVERSE_HEADER}`"
            )));
        }
        Reach::Deployment => None,
        Reach::Connection | Reach::Universe | Reach::Unknown => {
            Some(named_universe(state, &claims.universe)?)
        }
    };
    let attribution = actor(&claims.actor)?.unwrap_or_else(|| Attribution::Internal {
        component: AccessMode::TrustedHeader.name().to_owned(),
        cause: "the call names no actor".to_owned(),
    });
    Ok(Caller {
        universe,
        attribution,
        groups: MethodGroup::ALL.to_vec(),
        scope: AccessScope::Deployment {},
        key_prefix: None,
        single: false,
    })
}
