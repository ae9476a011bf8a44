//! From the documents of a request to the configuration of a session.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::model::{ApiKind, GenerationConfig, ModelConfig, ModelDefaultSlot};
use api_contract::lightspeed::runs::RunStartConfig;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::validate::Validate;

use super::refusal::{invalid, no_mcp_server, unknown_reference};
use super::state::Universe;
use super::vfs;

/// Sections of `explicit` take the place of those of `profile`.
pub(crate) fn merge(profile: SessionConfig, explicit: SessionConfig) -> SessionConfig {
    SessionConfig {
        model: explicit.model.or(profile.model),
        generation: explicit.generation.or(profile.generation),
        limits: explicit.limits.or(profile.limits),
        context: explicit.context.or(profile.context),
        features: explicit.features.or(profile.features),
    }
}

/// Puts the model into the form in which it is stored.
pub(crate) fn normalise(model: ModelConfig) -> ModelConfig {
    ModelConfig {
        provider_id: model.provider_id.trim().to_owned(),
        api_kind: model
            .api_kind
            .canonical()
            .map_or(model.api_kind, ApiKind::new),
        model: model.model.trim().to_owned(),
    }
}

/// Judges a configuration whose model is settled, and everything it refers to.
pub(crate) fn check(config: &SessionConfig, universe: &Universe) -> Result<(), AgentApiError> {
    config
        .validate()
        .map_err(|violations| invalid(violations.to_string()))?;
    if let Some(model) = &config.model {
        check_use(model)?;
    }
    check_references(config, universe)
}

/// Brings a run's settings into the form in which they are compared: what says nothing is absent.
///
/// `session` is the configuration they override.
pub(crate) fn overrides(
    config: Option<RunStartConfig>,
    session: &SessionConfig,
) -> Result<Option<RunStartConfig>, AgentApiError> {
    let Some(config) = config else {
        return Ok(None);
    };
    let model = config.model.map(normalise);
    if let Some(model) = &model {
        check_use(model)?;
        if session
            .model
            .as_ref()
            .is_some_and(|session| session.api_kind != model.api_kind)
        {
            return Err(invalid("`config.model` must be of the session's api kind"));
        }
    }
    let kind = model
        .as_ref()
        .or(session.model.as_ref())
        .map(|model| &model.api_kind);
    let generation = config
        .generation
        .filter(|generation| *generation != GenerationConfig::default());
    let effort = generation
        .as_ref()
        .and_then(|generation| generation.reasoning_effort.as_deref());
    if let (Some(effort), Some(kind)) = (effort, kind)
        && !kind.reasoning_efforts().contains(&effort)
    {
        let known = kind.reasoning_efforts().join(", ");
        return Err(invalid(format!(
            "`config.generation.reasoningEffort` must be one of {known} for {kind}"
        )));
    }
    let limits = config
        .limits
        .filter(|limits| limits.max_turns.is_some() || limits.max_tool_rounds.is_some());
    let says_something = model.is_some() || generation.is_some() || limits.is_some();
    Ok(says_something.then_some(RunStartConfig {
        model,
        generation,
        limits,
    }))
}

fn check_use(model: &ModelConfig) -> Result<(), AgentApiError> {
    match model.api_kind.slot() {
        Some(ModelDefaultSlot::AgentRun) => Ok(()),
        _ => Err(invalid(format!(
            "no agent runs with a model of api kind {}",
            model.api_kind
        ))),
    }
}

/// A server that is not there is not found; anything else makes the document invalid.
fn check_references(config: &SessionConfig, universe: &Universe) -> Result<(), AgentApiError> {
    let Some(features) = &config.features else {
        return Ok(());
    };
    let attached = features.mcp.iter().flat_map(|mcp| &mcp.servers);
    for server in attached {
        if universe.mcp_servers.get(&server.server_id).is_none() {
            return Err(no_mcp_server(&server.server_id));
        }
    }
    let attached = features.vfs.iter().flat_map(|vfs| &vfs.workspaces);
    for workspace in attached {
        if let Some(id) = &workspace.workspace_id
            && universe.workspaces.get(id).is_none()
        {
            return Err(unknown_reference("workspaceId", "workspace", id));
        }
        if let Some(snapshot_ref) = &workspace.snapshot_ref
            && vfs::snapshot(&universe.blobs, snapshot_ref).is_err()
        {
            return Err(unknown_reference("snapshotRef", "snapshot", snapshot_ref));
        }
    }
    let attached = features
        .environments
        .iter()
        .flat_map(|feature| &feature.environments);
    let mut attached = attached.filter_map(|one| one.environment_id.as_ref());
    if let Some(id) = attached.find(|id| universe.environments.get(id).is_none()) {
        return Err(unknown_reference("environmentId", "environment", id));
    }
    let agents = features
        .subagents
        .iter()
        .flat_map(|subagents| &subagents.agents);
    match agents
        .map(|agent| &agent.profile_id)
        .find(|id| universe.profiles.get(id).is_none())
    {
        Some(id) => Err(unknown_reference("profileId", "profile", id)),
        None => Ok(()),
    }
}
