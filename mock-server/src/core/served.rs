//! The groups of methods that the fake serves: all of the contract. Documentation and tests are driven
//! by this list.

use api_contract::lightspeed::error::{AgentApiError, to_rpc_error};
use api_contract::lightspeed::{
    auth, blobs, bots, channels, connection, context, deployment, environments, events, mcp,
    models, profiles, runs, session_environments, sessions, skills, transcriptions, vfs,
};
use api_contract::method::Group;
use serde_json::Value;

use super::handler::{Handler, MethodResult};

api_contract::api! {
    /// What the fake's handler implements; a served method without a handler does not compile.
    pub(crate) trait ServedApi(AgentApiError):
        connection::Connection,
        sessions::Sessions,
        events::Events,
        runs::Runs,
        context::Context,
        blobs::Blobs,
        profiles::Profiles,
        vfs::Vfs,
        mcp::Mcp,
        models::Models,
        transcriptions::Transcriptions,
        environments::Environments,
        session_environments::SessionEnvironments,
        auth::Auth,
        skills::Skills,
        bots::Bots,
        channels::Channels,
        deployment::Deployment,
}

/// The groups that the fake serves, in the order of the contract.
pub fn served_groups() -> &'static [&'static Group] {
    GROUPS
}

/// The wire names of the methods that the fake serves, in the order of the contract.
pub fn served_methods() -> impl Iterator<Item = &'static str> {
    METHODS.iter().map(|method| method.info.name)
}

/// Runs a method by its wire name.
pub(crate) fn answer(
    handler: &mut Handler<'_>,
    method: &str,
    params: Option<Value>,
) -> MethodResult {
    dispatch(handler, method, params).map_err(|refusal| to_rpc_error(method, refusal))
}
