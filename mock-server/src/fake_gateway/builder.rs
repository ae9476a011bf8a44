//! Settings of a fake gateway.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::{fmt, io};

use tokio::net::TcpListener;
use wiremock::MockServer;

use super::FakeGateway;
use crate::core::{Core, CoreConfig, Rules};
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
    rules: Option<Arc<dyn Rules>>,
    listen: SocketAddr,
    limits: Limits,
    clock: Clock,
    direct: bool,
}

impl Default for FakeGatewayBuilder {
    fn default() -> Self {
        FakeGatewayBuilder {
            config: CoreConfig::default(),
            rules: None,
            listen: (Ipv4Addr::LOCALHOST, 0).into(),
            limits: Limits::default(),
            clock: Clock::default(),
            direct: false,
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

    /// The address to listen on; a free port of 127.0.0.1 unless set.
    pub fn listen(mut self, address: impl Into<SocketAddr>) -> Self {
        self.listen = address.into();
        self
    }

    /// Decides the named points of the gateway's behaviour in another way, for instance wrongly.
    pub fn rules(mut self, rules: Arc<dyn Rules>) -> Self {
        self.rules = Some(rules);
        self
    }

    /// The bounds of its sockets: the size of a body, timeouts, connections, the time to drain.
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

    /// Starts the gateway on the current tokio runtime, with which it ends at the latest.
    ///
    /// # Errors
    /// When the address cannot be listened on.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub async fn start(self) -> Result<FakeGateway, StartError> {
        let failed = |source| StartError {
            address: self.listen,
            source,
        };
        let listener = TcpListener::bind(self.listen).await.map_err(failed)?;
        let core = match self.rules {
            Some(rules) => Core::with_rules(self.config, rules),
            None => Core::new(self.config),
        };
        let gateway = Arc::new(Gateway::new(core, Timeline::start(self.clock)));
        let (door, wiremock) = if self.direct {
            (Door::Direct(Direct::new(Arc::clone(&gateway))), None)
        } else {
            let server = MockServer::builder().start().await;
            let embedded = Embedded::mount(Arc::clone(&gateway), &server).await;
            (Door::Embedded(embedded), Some(server))
        };
        let front = Front::start(listener, door, self.limits).map_err(failed)?;
        let driver = tokio::spawn(Arc::clone(&gateway).drive());
        let address = front.address();
        let endpoint = format!("http://{address}{RPC_PATH}");
        Ok(FakeGateway {
            endpoint,
            address,
            gateway,
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
            .field("listen", &self.listen)
            .field("limits", &self.limits)
            .field("clock", &self.clock)
            .field("direct", &self.direct)
            .finish_non_exhaustive()
    }
}

/// Why a fake gateway did not start.
#[derive(Debug)]
pub struct StartError {
    address: SocketAddr,
    source: io::Error,
}

impl fmt::Display for StartError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "cannot listen on {}: {}", self.address, self.source)
    }
}

impl std::error::Error for StartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}
