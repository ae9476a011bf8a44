//! Looking beyond the border of a universe, as rules may let a method do. Right ones let none.

use api_contract::lightspeed::ids::{BlobRef, SessionId};
use api_contract::rpc::JsonRpcRequest;

use crate::core::caller::Caller;
use crate::core::state::{Session, State, Universe};

/// The caller in the universe that has what the request names, its own one first.
pub(crate) fn moved(state: &State, caller: &Caller, request: &JsonRpcRequest) -> Caller {
    let named = |member: &str| request.params.as_ref()?.get(member)?.as_str();
    let session = named("sessionId").map(SessionId::new);
    let blob = named("blobRef").map(BlobRef::new);
    let has = |universe: &Universe| {
        session
            .as_ref()
            .is_some_and(|id| universe.session(id).is_some())
            || blob.as_ref().is_some_and(|blob| universe.blobs.has(blob))
    };
    let own = caller.universe.as_ref().and_then(|id| state.universe(id));
    let elsewhere = state.universes().find(|(_, universe)| has(universe));
    match elsewhere {
        Some((id, _)) if !own.is_some_and(has) => caller.clone().in_universe(id.clone()),
        _ => caller.clone(),
    }
}

/// The sessions of all universes but the caller's.
pub(crate) fn sessions_elsewhere<'a>(
    state: &'a State,
    caller: &'a Caller,
) -> impl Iterator<Item = &'a Session> {
    let others = state
        .universes()
        .filter(|(id, _)| Some(*id) != caller.universe.as_ref());
    others.flat_map(|(_, universe)| universe.sessions())
}
