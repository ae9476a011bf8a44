//! Who is calling. A request is judged here after it is known to be a call and before its method
//! is looked up.

use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use hyper::HeaderMap;
use hyper::header::AUTHORIZATION;

use crate::core::Caller;

/// How callers prove who they are.
///
/// This is the place for the two other modes of a deployment, keys and trusted headers: each is one
/// variant and its rule. The gateway asks under the lock of the state machine, so that a rule can
/// look up keys kept there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Auth {
    /// Everybody is the one local caller. A credential is ignored; a claim to a tenant or an
    /// actor is refused, since dropping it silently would run the call as somebody else.
    #[default]
    Single,
}

impl Auth {
    pub(crate) fn identify(self, headers: &HeaderMap) -> Result<Caller, AgentApiError> {
        match self {
            Auth::Single => {
                let claims = CONTRACT.transport.headers.iter().map(|(name, _)| *name);
                let mut claims = claims.filter(|name| *name != AUTHORIZATION.as_str());
                match claims.find(|name| headers.contains_key(*name)) {
                    Some(name) => Err(AgentApiError::new(
                        AgentApiErrorKind::InvalidRequest,
                        format!("this server has one universe and one caller; leave out `{name}`"),
                    )),
                    None => Ok(Caller::local()),
                }
            }
        }
    }
}
