//! Daemons that call the gateway and show a registration key.
//!
//! The contract has no method for it, because they come by a door of their own. Here, whoever drives
//! the core says that one has come or gone.

use std::fmt;

use api_contract::lightspeed::environments::{
    EnvironmentDaemonId, EnvironmentIdentityModeView, EnvironmentLifecycleStatusView,
    EnvironmentRegistrationKeyId, EnvironmentRegistrationKeyStatusView, EnvironmentSourceView,
};
use api_contract::lightspeed::ids::{EnvironmentId, EnvironmentRequestId, UniverseId};
use sha2::{Digest, Sha256};

use super::Core;
use super::environments::{key_at, new_view, operate};
use super::state::{Environment, State, Universe};
use super::time::UnixMs;

/// Why a daemon was not let in, or could not be let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DaemonRefused {
    /// No registration key has this secret.
    UnknownSecret,
    /// The key was revoked, or its time is over.
    KeyNotActive {
        /// The key.
        key: EnvironmentRegistrationKeyId,
    },
    /// The key has as many environments as it may have.
    TooMany {
        /// The key.
        key: EnvironmentRegistrationKeyId,
    },
    /// No daemon that is connected has such an environment.
    NotConnected {
        /// The environment.
        environment: EnvironmentId,
    },
}

impl fmt::Display for DaemonRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DaemonRefused::UnknownSecret => {
                out.write_str("no registration key has the secret that the daemon shows")
            }
            DaemonRefused::KeyNotActive { key } => {
                write!(out, "registration key {key} is revoked or has expired")
            }
            DaemonRefused::TooMany { key } => write!(
                out,
                "registration key {key} has as many environments as it may have"
            ),
            DaemonRefused::NotConnected { environment } => {
                write!(out, "no daemon is connected for environment {environment}")
            }
        }
    }
}

impl std::error::Error for DaemonRefused {}

impl Core {
    /// A daemon calls and shows the secret of a registration key. It gets the environment that it
    /// had before, while that is not closed, or a new one, which is ready at once.
    ///
    /// # Errors
    /// When the key admits no daemon, or no further one.
    pub fn connect_daemon(
        &mut self,
        secret: &str,
        daemon: &str,
        now: UnixMs,
    ) -> Result<EnvironmentId, DaemonRefused> {
        self.run_until(now);
        let state = &mut self.state;
        let (universe, key) = key_of(state, secret).ok_or(DaemonRefused::UnknownSecret)?;
        let daemon = EnvironmentDaemonId::new(daemon);
        let id = admit(state, &universe, &key, daemon)?;
        operate(state, &universe, &id, |machine| {
            machine.wake_up();
        });
        Ok(id)
    }

    /// The daemon of an environment is gone. The environment is offline; an ephemeral one closes when
    /// the daemon does not come back in the time that its key gives.
    ///
    /// # Errors
    /// When no daemon is connected for it.
    pub fn disconnect_daemon(
        &mut self,
        environment: &str,
        now: UnixMs,
    ) -> Result<(), DaemonRefused> {
        self.run_until(now);
        let environment = EnvironmentId::new(environment);
        let Some((universe, grace_ms)) = connected(&self.state, &environment) else {
            return Err(DaemonRefused::NotConnected { environment });
        };
        operate(&mut self.state, &universe, &environment, |machine| {
            machine.lose(grace_ms);
        });
        Ok(())
    }
}

/// The key with this secret, and the universe it is for.
fn key_of(state: &State, secret: &str) -> Option<(UniverseId, EnvironmentRegistrationKeyId)> {
    let sha256 = <[u8; 32]>::from(Sha256::digest(secret));
    state.universes().find_map(|(id, universe)| {
        let mut keys = universe.registration_keys.by_id();
        let key = keys.find(|key| key.sha256 == sha256)?;
        Some((id.clone(), key.view.registration_key_id.clone()))
    })
}

/// The environment of a daemon: the one that it had, or a new one.
fn admit(
    state: &mut State,
    universe_id: &UniverseId,
    key_id: &EnvironmentRegistrationKeyId,
    daemon_id: EnvironmentDaemonId,
) -> Result<EnvironmentId, DaemonRefused> {
    let now = state.clock;
    let mut ids = state.ids.clone();
    let key = key_id.clone();
    let Some(universe) = state.universe_mut(universe_id) else {
        return Err(DaemonRefused::UnknownSecret);
    };
    let Some(stored) = universe.registration_keys.get(key_id) else {
        return Err(DaemonRefused::UnknownSecret);
    };
    let view = key_at(stored, universe, now);
    if view.status != EnvironmentRegistrationKeyStatusView::Active {
        return Err(DaemonRefused::KeyNotActive { key });
    }
    let source = EnvironmentSourceView::Registered {
        registration_key_id: key,
        daemon_id,
        identity_mode: view.identity_mode,
    };
    if let Some(had) = living_from(universe, &source) {
        return Ok(had);
    }
    let most = view.max_active_environments.map(u64::from);
    if most.is_some_and(|most| view.active_environment_count >= most) {
        let key = key_id.clone();
        return Err(DaemonRefused::TooMany { key });
    }
    let request_id: EnvironmentRequestId = ids.draw("registration_");
    let environment = Environment::new(new_view(&mut ids, request_id, source, now));
    let id = environment.view.environment_id.clone();
    universe.environments.put(id.clone(), environment);
    if let Some(key) = universe.registration_keys.get_mut(key_id) {
        key.view.registered_environment_count += 1;
        key.view.last_registered_at_ms = Some(now.signed());
    }
    state.ids = ids;
    Ok(id)
}

/// The environment that came from there and is not closed.
fn living_from(universe: &Universe, source: &EnvironmentSourceView) -> Option<EnvironmentId> {
    let mut environments = universe.environments.by_id();
    let had = environments
        .find(|environment| environment.view.source == *source && !environment.is_over());
    had.map(|environment| environment.view.environment_id.clone())
}

/// The universe of an environment whose daemon is connected, and how long it would wait for the
/// daemon, which is for ever where nothing is told.
fn connected(state: &State, id: &EnvironmentId) -> Option<(UniverseId, Option<u64>)> {
    state.universes().find_map(|(universe_id, universe)| {
        let view = &universe.environments.get(id)?.view;
        let EnvironmentSourceView::Registered {
            registration_key_id,
            identity_mode,
            ..
        } = &view.source
        else {
            return None;
        };
        let key = universe.registration_keys.get(registration_key_id)?;
        let ephemeral = *identity_mode == EnvironmentIdentityModeView::Ephemeral;
        let grace_ms = ephemeral.then_some(key.view.ephemeral_disconnect_grace_ms);
        let ready = view.status == EnvironmentLifecycleStatusView::Ready;
        ready.then(|| (universe_id.clone(), grace_ms))
    })
}
