//! The handle by which a test moves a gateway: its sessions, its time and its state.

mod clock;
mod deployment;
mod runs;
mod sessions;
mod state;
mod waiting;

use std::fmt;
use std::sync::Arc;

use api_contract::lightspeed::ids::{SessionId, UniverseId};

use crate::core::SessionAt;
use crate::server::Limits;
use crate::server::gateway::Gateway;

/// Does to a gateway what no client can: lets runs end, events appear, time pass, and the whole state
/// go back or be doubled.
///
/// Cheap to clone, to be moved into tasks and used from any thread. Each method has happened when it
/// returns: readers that it wakes have their answers on the way.
///
/// It speaks of one universe: in mode `single` of the only one; elsewhere of the one named by
/// [`universe`](Control::universe), or, where none is named, of whichever has the session.
///
/// ```
/// use mock_server::FakeGateway;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let gateway = FakeGateway::start().await;
/// let control = gateway.control();
/// let in_a_task = control.clone();
/// tokio::spawn(async move { in_a_task.parked_at_least(1).await });
/// assert!(control.sessions().expect("the universe").is_empty());
/// # }
/// ```
#[derive(Clone)]
pub struct Control {
    gateway: Arc<Gateway>,
    setup: Arc<Setup>,
    universe: Option<UniverseId>,
}

/// What a fork needs to know of how its original was started.
pub(crate) struct Setup {
    pub(crate) limits: Limits,
    pub(crate) direct: bool,
    pub(crate) admin: bool,
    pub(crate) bootstrap_key: Option<api_contract::lightspeed::deployment::ApiKeySecret>,
}

impl Control {
    pub(crate) fn new(gateway: Arc<Gateway>, setup: Arc<Setup>) -> Self {
        Control {
            gateway,
            setup,
            universe: None,
        }
    }

    /// The same handle, speaking of the universe of this UUID.
    pub fn universe(&self, id: impl Into<UniverseId>) -> Self {
        Control {
            universe: Some(id.into()),
            ..self.clone()
        }
    }

    /// The universes there are, in the order of their ids.
    pub fn universes(&self) -> Vec<UniverseId> {
        self.gateway.look(crate::core::Core::universe_ids)
    }

    pub(crate) fn gateway(&self) -> &Arc<Gateway> {
        &self.gateway
    }

    fn at(&self, session: impl Into<SessionId>) -> SessionAt {
        let at = SessionAt::from(session);
        match &self.universe {
            Some(universe) => at.in_universe(universe.clone()),
            None => at,
        }
    }
}

impl fmt::Debug for Control {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Control")
            .field("universe", &self.universe)
            .finish_non_exhaustive()
    }
}
