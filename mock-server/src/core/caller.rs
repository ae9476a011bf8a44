//! Who makes a request.

use api_contract::lightspeed::access::{AccessScope, Attribution, MethodGroup};
use api_contract::lightspeed::ids::UniverseId;

/// The caller of one request, as the transport's authentication has established it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The universe in which the request acts; `None` for a request that acts in none, as those do
    /// that manage the deployment. One that does not exist is not found.
    pub universe: Option<UniverseId>,
    /// To whom changes are ascribed.
    pub attribution: Attribution,
    /// The groups of methods that the caller may use.
    pub groups: Vec<MethodGroup>,
    /// What the caller's credential reaches.
    pub scope: AccessScope,
    /// The part of the key that may be shown; `None` for a caller without a key.
    pub key_prefix: Option<String>,
    /// Whether the server runs for a single caller, without authentication.
    pub single: bool,
}

impl Caller {
    /// The universe of a server that runs for a single caller.
    pub const LOCAL_UNIVERSE: &'static str = "00000000-0000-4000-8000-000000000001";

    /// The only caller of a server without authentication: it may do everything, in one universe.
    pub fn local() -> Self {
        Self {
            universe: Some(Self::local_universe()),
            attribution: Attribution::Local {},
            groups: MethodGroup::ALL.to_vec(),
            scope: AccessScope::Deployment {},
            key_prefix: None,
            single: true,
        }
    }

    /// The same caller, acting in another universe.
    pub fn in_universe(self, universe: UniverseId) -> Self {
        Self {
            universe: Some(universe),
            ..self
        }
    }

    pub(crate) fn local_universe() -> UniverseId {
        UniverseId::new(Self::LOCAL_UNIVERSE)
    }
}
