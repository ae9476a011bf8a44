//! The handler of every group of methods: one request at work, with what it sees and touches.

use std::collections::BTreeSet;

use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{SessionId, UniverseId};
use api_contract::method::{MethodInfo, Scope};
use api_contract::rpc::{JsonRpcError, JsonRpcRequest};

use super::caller::Caller;
use super::config::CoreConfig;
use super::events::ForwardRead;
use super::refusal::{forbidden, invalid, no_session, no_universe};
use super::response::Response;
use super::rules::Rules;
use super::served::answer;
use super::state::{Session, SessionKey, State, Universe};
use super::time::UnixMs;
use super::worker::{Worker, work};

/// One request at work. It implements the trait of every group that is served, each in the file of the
/// group, so a method without an implementation does not compile.
pub(crate) struct Handler<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) config: &'a CoreConfig,
    pub(crate) rules: &'a dyn Rules,
    pub(crate) caller: &'a Caller,
    /// The request as it came over the wire; empty where it did not, or was read before.
    pub(crate) body: &'a [u8],
    /// Whether the request comes from a reader that has waited until something happened.
    pub(crate) woken: bool,
    /// Set by a request that would rather wait: a reader than take its empty page, an append than
    /// reach into a turn.
    pub(crate) park: Option<Park>,
    /// The sessions whose readers have something to read.
    pub(crate) touched: BTreeSet<SessionKey>,
}

/// A request's wish to wait for something in a session, and to be run again then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Park {
    /// Until there is an event to read.
    ForEvent {
        key: SessionKey,
        read: ForwardRead,
        /// The number of the event that ends the wait.
        first: u64,
        /// How long at most, in milliseconds.
        wait_ms: u64,
    },
    /// Until the turn that is under way has ended.
    ForTurn { key: SessionKey },
}

/// The response of a method as JSON, without the envelope, or why there is none.
pub(crate) type MethodResult = Result<String, JsonRpcError>;

/// What came of a request.
pub(crate) struct Served {
    pub(crate) outcome: MethodResult,
    pub(crate) park: Option<Park>,
    pub(crate) touched: BTreeSet<SessionKey>,
}

/// The response to a request.
pub(crate) fn respond(
    rules: &dyn Rules,
    request: &JsonRpcRequest,
    outcome: MethodResult,
) -> Response {
    let requests = rules.requests();
    let id = requests.response_id(request.id.clone());
    let response = match outcome {
        Ok(data) => Response::success(id, data),
        Err(mut error) => {
            error.code = rules.errors().code(error.code);
            Response::failure(id, error)
        }
    };
    requests.response(&request.method, response)
}

impl Handler<'_> {
    /// Runs the request.
    pub(crate) fn serve(mut self, request: &JsonRpcRequest) -> Served {
        let info = CONTRACT.method(&request.method).map(|method| &method.info);
        let allowed = info.map_or(Ok(()), |info| self.authorise(info));
        let outcome = match allowed {
            Ok(()) => {
                let mut params = request.params.clone();
                if let Some(params) = &mut params {
                    self.rules.requests().edit(&request.method, params);
                }
                answer(&mut self, &request.method, params)
            }
            Err(error) => Err(JsonRpcError::from(error)),
        };
        Served {
            outcome,
            park: self.park,
            touched: self.touched,
        }
    }

    /// A method of a group is for callers who were given the group, and one that acts in a universe
    /// for those who are in one.
    fn authorise(&self, method: &MethodInfo) -> Result<(), AgentApiError> {
        let mut given = self.caller.groups.iter();
        if let Some(group) = method.access.group
            && !given.any(|given| given.as_str() == group)
        {
            let message = format!("the credential does not cover the method group {group}");
            return Err(forbidden(message));
        }
        match (&method.scope, &self.caller.universe) {
            (Some(Scope::Universe | Scope::Service), Some(id)) => {
                // It may have gone while a reader waited.
                let found = self.state.universe(id);
                found.map(|_| ()).ok_or_else(|| no_universe(id))
            }
            (Some(Scope::Universe | Scope::Service), None) => Err(invalid(
                "the method acts in a universe, and the call names none",
            )),
            _ => Ok(()),
        }
    }

    pub(crate) fn now(&self) -> UnixMs {
        self.state.clock
    }

    pub(crate) fn key(&self, id: &SessionId) -> SessionKey {
        SessionKey {
            universe: self.universe_id(),
            session: id.clone(),
        }
    }

    /// The universe in which the request acts. A method that acts in one is run in one that exists,
    /// and no other method asks.
    pub(crate) fn universe(&mut self) -> &mut Universe {
        let (id, now) = (self.universe_id(), self.now());
        self.state.create_universe(id, now)
    }

    pub(crate) fn universe_id(&self) -> UniverseId {
        let universe = self.caller.universe.clone();
        universe.unwrap_or_else(Caller::local_universe)
    }

    pub(crate) fn session(&self, id: &SessionId) -> Result<&Session, AgentApiError> {
        self.find(id).map(|(session, _)| session)
    }

    /// A session, and the universe it lives in.
    pub(crate) fn find(&self, id: &SessionId) -> Result<(&Session, &Universe), AgentApiError> {
        let universe = self.caller.universe.as_ref();
        let found = universe.and_then(|universe| self.state.find(universe, id));
        found.ok_or_else(|| no_session(id))
    }

    /// Lets a session act, and notes whether its readers have something to read.
    pub(crate) fn work<T>(
        &mut self,
        id: &SessionId,
        act: impl FnOnce(&mut Worker<'_>) -> T,
    ) -> Result<T, AgentApiError> {
        let key = self.key(id);
        let worked = work(self.state, &key, self.rules, act);
        let (result, grew) = worked.ok_or_else(|| no_session(id))?;
        if grew {
            self.touched.insert(key);
        }
        Ok(result)
    }
}
