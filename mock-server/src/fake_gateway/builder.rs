//! Settings of a fake gateway.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::{fmt, io};

use api_contract::lightspeed::deployment::ApiKeySecret;
use api_contract::lightspeed::ids::UniverseId;
use tokio::net::TcpListener;
use wiremock::MockServer;

use super::FakeGateway;
use crate::control::{Control, Setup};
use crate::core::{
    AccessMode, Core, CoreConfig, Right, Rules, Scenarios, Snapshot, StartRefused, UnixMs,
};
use crate::defects::Defect;
use crate::faults::Fault;
use crate::server::admin::Admin;
use crate::server::clock::Timeline;
use crate::server::direct::Direct;
use crate::server::door::Door;
use crate::server::embedded::Embedded;
use crate::server::front::Front;
use crate::server::gateway::Gateway;
use crate::server::http::RPC_PATH;
use crate::server::{Clock, Limits};

/// Settings of a fake gateway; made by [`FakeGateway::builder`].
///
/// ```
/// use std::time::Duration;
/// use mock_server::{Clock, FakeGateway, ManualClock};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), mock_server::StartError> {
/// let clock = ManualClock::starting_at(1_700_000_000_000);
/// let gateway = FakeGateway::builder()
///     .seed(7)
///     .without_seed_data()
///     .clock(Clock::Manual(clock.clone()))
///     .start()
///     .await?;
/// clock.advance(Duration::from_secs(20));
/// assert_eq!(gateway.parked(), 0);
/// # Ok(())
/// # }
/// ```
#[must_use = "a builder starts nothing until `start` is called"]
pub struct FakeGatewayBuilder {
    config: CoreConfig,
    snapshot: Option<Snapshot>,
    rules: Arc<dyn Rules>,
    defect: Option<&'static Defect>,
    faults: Vec<Fault>,
    listen: SocketAddr,
    limits: Limits,
    clock: Clock,
    direct: bool,
    admin: bool,
}

impl Default for FakeGatewayBuilder {
    fn default() -> Self {
        FakeGatewayBuilder {
            config: CoreConfig::default(),
            snapshot: None,
            rules: Arc::new(Right),
            defect: None,
            faults: Vec::new(),
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            limits: Limits::default(),
            clock: Clock::default(),
            direct: false,
            admin: false,
        }
    }
}

impl FakeGatewayBuilder {
    /// Where the sequence of server-made ids begins; 0 unless set.
    pub fn seed(mut self, seed: u64) -> Self {
        self.config.seed = seed;
        self
    }

    /// Starts empty, without the profile that the published guide expects.
    pub fn without_seed_data(mut self) -> Self {
        self.config.seed_data = false;
        self
    }

    /// How callers prove who they are; [`AccessMode::Single`] unless set.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::core::AccessMode;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), mock_server::StartError> {
    /// // Each call now shows a key; this one may do everything.
    /// let gateway = FakeGateway::builder().auth(AccessMode::ApiKey).start().await?;
    /// assert!(gateway.bootstrap_key().is_some());
    /// # Ok(())
    /// # }
    /// ```
    pub fn auth(mut self, mode: AccessMode) -> Self {
        self.config.access = mode;
        self
    }

    /// A universe that is there from the start, by its UUID, with the seed data in it; call it again
    /// for another one. Only in the modes in which a caller can name one; methods create more.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::core::AccessMode;
    ///
    /// let builder = FakeGateway::builder()
    ///     .auth(AccessMode::TrustedHeader)
    ///     .universe("6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21");
    /// # let _ = builder;
    /// ```
    pub fn universe(mut self, id: impl Into<UniverseId>) -> Self {
        self.config.universes.push(id.into());
        self
    }

    /// The secret of the deployment's bootstrap key, which makes all other keys: `lsk_` and 43 characters of the base64 alphabet for
    /// URLs; one made from the seed unless set. Only in the mode [`AccessMode::ApiKey`].
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::core::AccessMode;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), mock_server::StartError> {
    /// let secret = format!("lsk_{}", "A".repeat(43));
    /// let builder = FakeGateway::builder().auth(AccessMode::ApiKey);
    /// let gateway = builder.bootstrap_key(secret.as_str()).start().await?;
    /// assert_eq!(gateway.bootstrap_key(), Some(secret.as_str()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn bootstrap_key(mut self, secret: impl Into<ApiKeySecret>) -> Self {
        self.config.bootstrap_key = Some(secret.into());
        self
    }

    /// Goes on from a snapshot. The seed, the access mode, the universes, the keys and whether there is
    /// seed data are the snapshot's, whatever else was said; the secret of its bootstrap key is not in it.
    /// The time goes on from the clock's or from the snapshot's, whichever is later.
    ///
    /// ```
    /// use mock_server::core::Snapshot;
    /// use mock_server::FakeGateway;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let stored = FakeGateway::start().await.control().snapshot().to_json();
    /// let snapshot = Snapshot::from_json(&stored)?;
    /// let gateway = FakeGateway::builder().snapshot(snapshot).start().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn snapshot(mut self, snapshot: Snapshot) -> Self {
        self.snapshot = Some(snapshot);
        self
    }

    /// The address to listen on; a free port of 127.0.0.1 unless set.
    pub fn listen(mut self, address: impl Into<SocketAddr>) -> Self {
        self.listen = address.into();
        self
    }

    /// Decides the named points of the gateway's behaviour in another way, for instance wrongly.
    pub fn rules(mut self, rules: Arc<dyn Rules>) -> Self {
        self.rules = rules;
        self
    }

    /// How runs go, beyond what words in their inputs say; see [`Scenarios`]. None unless set.
    pub fn scenarios(mut self, scenarios: Scenarios) -> Self {
        self.config.scenarios = Arc::new(scenarios);
        self
    }

    /// Makes it wrong in one way; comes before what [`rules`](FakeGatewayBuilder::rules) say.
    ///
    /// ```
    /// use mock_server::{FakeGateway, defects};
    ///
    /// let defect = defects::find("M-RPC-02").unwrap();
    /// let builder = FakeGateway::builder().defect(defect);
    /// # let _ = builder;
    /// ```
    pub fn defect(mut self, defect: &'static Defect) -> Self {
        self.defect = Some(defect);
        self
    }

    /// Lets something fail from the start; call it again for another one.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::faults::Fault;
    ///
    /// let builder = FakeGateway::builder().fault(Fault::bad_gateway().times(2));
    /// # let _ = builder;
    /// ```
    pub fn fault(mut self, fault: impl Into<Fault>) -> Self {
        self.faults.push(fault.into());
        self
    }

    /// What clients may take from it: the size of a body, items, sessions, waiting readers, connections,
    /// timeouts, the time to drain.
    /// [`Limits::default`] unless set.
    ///
    /// ```
    /// use mock_server::{FakeGateway, Limits};
    ///
    /// let small = Limits { body: 1024, ..Limits::default() };
    /// let builder = FakeGateway::builder().limits(small);
    /// # let _ = builder;
    /// ```
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The time it lives in; the real one unless set.
    pub fn clock(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }

    /// Leaves wiremock out: memory stays flat over any number of requests, and
    /// [`FakeGateway::wiremock`] is not available. Everything else is the same.
    pub fn direct(mut self) -> Self {
        self.direct = true;
        self
    }

    /// Serves the admin API under `/__admin`, to callers on the same machine: what a test does with the
    /// handle, a program in another language does there. Without it the path is answered with 404.
    pub fn admin(mut self, admin: bool) -> Self {
        self.admin = admin;
        self
    }

    /// Starts the gateway on the current tokio runtime, with which it ends at the latest.
    ///
    /// # Errors
    /// When the address cannot be listened on, or when the settings do not fit each other.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub async fn start(self) -> Result<FakeGateway, StartError> {
        self.config.check()?;
        let scenarios = Arc::clone(&self.config.scenarios);
        let (mut core, earliest) = match &self.snapshot {
            Some(snapshot) => (
                Core::from_snapshot(snapshot, Arc::clone(&self.rules)),
                UnixMs(snapshot.taken_at_ms()),
            ),
            None => (
                Core::with_rules(self.config, Arc::clone(&self.rules)),
                UnixMs::default(),
            ),
        };
        core.set_limits(self.limits.of_core());
        core.set_scenarios(scenarios);
        let setup = Setup {
            limits: self.limits,
            direct: self.direct,
            admin: self.admin,
            bootstrap_key: core.bootstrap_key().cloned(),
        };
        let gateway = Gateway::new(core, Timeline::start(self.clock, earliest));
        if let Some(defect) = self.defect {
            gateway.set_defect(Some(defect));
        }
        for fault in self.faults {
            gateway.add_fault(fault);
        }
        FakeGateway::serve(gateway, Arc::new(setup), self.listen).await
    }
}

impl FakeGateway {
    /// Serves a gateway that was made from another one, on a port of its own.
    pub(crate) async fn fork_of(gateway: Gateway, setup: Arc<Setup>) -> Result<Self, StartError> {
        Self::serve(gateway, setup, (Ipv4Addr::LOCALHOST, 0).into()).await
    }

    async fn serve(
        gateway: Gateway,
        setup: Arc<Setup>,
        address: SocketAddr,
    ) -> Result<Self, StartError> {
        let failed = |source| StartError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(failed)?;
        gateway.bound_journal(setup.limits.journal_entries, setup.limits.journal_bytes);
        let gateway = Arc::new(gateway);
        let (door, wiremock) = if setup.direct {
            (Door::Direct(Direct::new(Arc::clone(&gateway))), None)
        } else {
            let server = MockServer::builder().start().await;
            let embedded = Embedded::mount(Arc::clone(&gateway), &server).await;
            (Door::Embedded(embedded), Some(server))
        };
        let control = || Control::new(Arc::clone(&gateway), Arc::clone(&setup));
        let admin = setup.admin.then(|| Admin::new(control()));
        let front = Front::start(listener, door, admin, setup.limits.clone()).map_err(failed)?;
        let driver = tokio::spawn(Arc::clone(&gateway).drive());
        let address = front.address();
        gateway.served_at(address);
        let endpoint = format!("http://{address}{RPC_PATH}");
        Ok(FakeGateway {
            endpoint,
            address,
            gateway,
            setup,
            front: Some(front),
            driver,
            wiremock,
        })
    }
}

impl fmt::Debug for FakeGatewayBuilder {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("FakeGatewayBuilder")
            .field("config", &self.config)
            .field("faults", &self.faults)
            .field("listen", &self.listen)
            .field("limits", &self.limits)
            .field("clock", &self.clock)
            .field("direct", &self.direct)
            .field("admin", &self.admin)
            .finish_non_exhaustive()
    }
}

/// Why a fake gateway did not start.
#[derive(Debug)]
pub enum StartError {
    /// Its address cannot be listened on.
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// Its settings do not fit each other.
    Settings(StartRefused),
}

impl From<StartRefused> for StartError {
    fn from(refused: StartRefused) -> Self {
        StartError::Settings(refused)
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Listen { address, source } => {
                write!(out, "cannot listen on {address}: {source}")
            }
            StartError::Settings(refused) => refused.fmt(out),
        }
    }
}

impl std::error::Error for StartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StartError::Listen { source, .. } => Some(source),
            StartError::Settings(refused) => Some(refused),
        }
    }
}
