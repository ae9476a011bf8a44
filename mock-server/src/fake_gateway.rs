//! The handle on a running fake gateway.

mod builder;
mod scenarios;

use std::net::SocketAddr;
use std::sync::Arc;
use std::{fmt, thread};

use api_contract::lightspeed::deployment::ApiKeySecret;
use tokio::task::JoinHandle;
use wiremock::MockServer;

use crate::control::{Control, Setup};
use crate::core::{ControlRefused, DaemonRefused};
use crate::faults::{Fault, FaultId, FaultState};
use crate::server::Journal;
use crate::server::front::Front;
use crate::server::gateway::Gateway;

pub use builder::{FakeGatewayBuilder, StartError};

/// A fake gateway that runs on the current tokio runtime until it is dropped or shut down.
///
/// Each one has its own port and its own state, so tests that run in parallel do not meet. A
/// client that blocks its thread needs a runtime with several.
///
/// # Beside your own mocks
///
/// Requests go through a wiremock server, on which the gateway is mounted last. Mocks that a test
/// mounts come first, and their expectations and `received_requests` work as always:
///
/// ```
/// use mock_server::FakeGateway;
/// use wiremock::matchers::{method, path};
/// use wiremock::{Mock, ResponseTemplate};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let gateway = FakeGateway::start().await;
/// // The first call finds the deployment down, later ones reach the gateway.
/// Mock::given(method("POST"))
///     .and(path("/rpc"))
///     .respond_with(ResponseTemplate::new(503))
///     .up_to_n_times(1)
///     .expect(1)
///     .mount(gateway.wiremock())
///     .await;
/// # let url = gateway.endpoint().parse::<hyper::Uri>().unwrap();
/// # let io = hyper_util::rt::TokioIo::new(tokio::net::TcpStream::connect(gateway.address()).await.unwrap());
/// # let (mut client, connection) = hyper::client::conn::http1::handshake(io).await.unwrap();
/// # tokio::spawn(connection);
/// # let request = hyper::Request::post(url).body(String::new()).unwrap();
/// # assert_eq!(client.send_request(request).await.unwrap().status(), 503);
/// # }
/// ```
///
/// Two limits come from wiremock: its memory grows with each request, and a mock of priority 255
/// is tried after the gateway, which takes every request, hence never.
pub struct FakeGateway {
    endpoint: String,
    address: SocketAddr,
    gateway: Arc<Gateway>,
    setup: Arc<Setup>,
    // Fields are dropped in this order: first the connections, then what is behind them.
    front: Option<Front>,
    driver: JoinHandle<()>,
    wiremock: Option<MockServer>,
}

impl FakeGateway {
    /// Starts one with the defaults of [`FakeGateway::builder`].
    ///
    /// # Panics
    /// When no port of the loopback interface can be had, or outside a tokio runtime.
    pub async fn start() -> Self {
        match Self::builder().start().await {
            Ok(gateway) => gateway,
            Err(error) => panic!("{error}"),
        }
    }

    /// Settings for one that is to be started.
    pub fn builder() -> FakeGatewayBuilder {
        FakeGatewayBuilder::default()
    }

    /// The URL to call, `http://127.0.0.1:PORT/rpc`.
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The secret of the deployment's bootstrap key, in the access mode
    /// [`ApiKey`](crate::core::AccessMode::ApiKey); `None` in the others. It reaches everything: make
    /// other keys with it, by `deployment/api-keys/create`.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::core::AccessMode;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), mock_server::StartError> {
    /// let gateway = FakeGateway::builder().auth(AccessMode::ApiKey).start().await?;
    /// let key = gateway.bootstrap_key().expect("a key in this mode");
    /// let header = format!("authorization: Bearer {key}");
    /// assert!(header.starts_with("authorization: Bearer lsk_"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn bootstrap_key(&self) -> Option<&str> {
        let key = self.setup.bootstrap_key.as_ref();
        key.map(ApiKeySecret::as_str)
    }

    /// Drops all events of a session up to and including the one numbered `through`, as a
    /// deployment does with old ones. Readers then get a `gap`.
    ///
    /// # Errors
    /// When no universe or more than one has such a session, or when its log would be left without an
    /// event. [`Control::universe`] names a universe.
    pub fn trim(&self, session_id: &str, through: u64) -> Result<(), ControlRefused> {
        self.control().trim(session_id, through)
    }

    /// The handle by which a test lets runs end, events appear and time pass, and takes snapshots.
    pub fn control(&self) -> Control {
        Control::new(Arc::clone(&self.gateway), Arc::clone(&self.setup))
    }

    /// A daemon calls and shows the secret of a registration key, as it does on a machine that
    /// becomes an environment. It gets the environment that it had before, while that is not closed,
    /// or a new one; the environment's id is returned.
    ///
    /// # Errors
    /// When the key admits no daemon, or no further one.
    pub fn connect_daemon(&self, secret: &str, daemon_id: &str) -> Result<String, DaemonRefused> {
        let environment = self.gateway.connect_daemon(secret, daemon_id)?;
        Ok(environment.into_string())
    }

    /// The daemon of a registered environment is gone: the environment is offline, and an ephemeral
    /// one closes when the daemon does not come back in time.
    ///
    /// # Errors
    /// When no daemon is connected for the environment.
    pub fn disconnect_daemon(&self, environment_id: &str) -> Result<(), DaemonRefused> {
        self.gateway.disconnect_daemon(environment_id)
    }

    /// The wiremock server before the gateway, for mocks of your own. Its own address is of no
    /// use to clients: call [`FakeGateway::endpoint`]. Never `reset` it: that would unmount the
    /// gateway as well.
    ///
    /// # Panics
    /// When the gateway was started with [`FakeGatewayBuilder::direct`].
    pub fn wiremock(&self) -> &MockServer {
        self.wiremock
            .as_ref()
            .expect("a gateway started with `direct()` has no wiremock server")
    }

    /// The latest requests that reached the gateway, oldest first: ten thousand at most, and fewer
    /// when they would take more than 16 MiB. Requests that a mock of your own answered are not among
    /// them, and [secrets](Journal#secrets) are not in them.
    pub fn journal(&self) -> Journal {
        self.gateway.journal()
    }

    /// How many calls wait at this moment, for an event or for the end of a turn.
    pub fn parked(&self) -> usize {
        self.gateway.parked()
    }

    /// Lets something fail from now on; see [`faults`](crate::faults).
    pub fn add_fault(&self, fault: impl Into<Fault>) -> FaultId {
        self.gateway.add_fault(fault.into())
    }

    /// The faults that are set, oldest first, with what they have done.
    pub fn faults(&self) -> Vec<FaultState> {
        self.gateway.faults()
    }

    /// Ends a fault; answers whether it was set. What it has begun, such as a delay, goes on.
    pub fn remove_fault(&self, id: FaultId) -> bool {
        self.gateway.remove_fault(id)
    }

    /// Ends all faults.
    pub fn clear_faults(&self) {
        self.gateway.clear_faults();
    }

    /// Stops in good order: no new connections, waiting readers get an empty page at once, and calls
    /// in progress get the time set by [`Limits::drain`](crate::Limits::drain).
    ///
    /// # Panics
    /// When an expectation of a mock on [`FakeGateway::wiremock`] was not met.
    pub async fn shutdown(mut self) {
        if let Some(front) = self.front.take() {
            front.stop().await;
        }
    }
}

impl Drop for FakeGateway {
    /// Ends all connections at once.
    ///
    /// # Panics
    /// When an expectation of a mock on [`FakeGateway::wiremock`] was not met.
    fn drop(&mut self) {
        self.front = None;
        self.driver.abort();
        if let Some(server) = self.wiremock.take() {
            drop_on_plain_thread(server);
        }
    }
}

/// wiremock blocks when it is dropped, and on a task that has used up its budget it would do so
/// for ever. Its panic about unmet expectations goes on in the thread of the caller.
fn drop_on_plain_thread(server: MockServer) {
    let outcome = thread::spawn(move || drop(server)).join();
    if let Err(panic) = outcome
        && !thread::panicking()
    {
        std::panic::resume_unwind(panic);
    }
}

impl fmt::Debug for FakeGateway {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("FakeGateway")
            .field("endpoint", &self.endpoint)
            .field("parked", &self.parked())
            .finish_non_exhaustive()
    }
}
