//! The connection to wiremock that goes with one client connection.

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};

use bytes::Bytes;
use http_body_util::Full;
use hyper::body::{Body as _, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

/// Opened for the first request and kept for the next ones. A client's requests come one after
/// the other, so one connection is enough and there is no pool.
#[derive(Default)]
pub(crate) struct Upstream {
    connection: Mutex<Option<Connection>>,
}

/// Why there is no response.
#[derive(Debug)]
pub(crate) enum Unsent {
    /// The connection could not be made.
    NotConnected(io::Error),
    /// It was closed instead of answered.
    Closed,
}

impl Upstream {
    pub(crate) async fn send(
        &self,
        address: SocketAddr,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<Incoming>, Unsent> {
        let mut kept = self.connection.lock().await;
        // Taken out while in use, so that one dropped in mid-request is not used again.
        let mut connection = match Connection::still_open(kept.take()).await {
            Some(connection) => connection,
            None => Connection::open(address)
                .await
                .map_err(Unsent::NotConnected)?,
        };
        let Connection { sender, driver } = &mut connection;
        let response = driver.along(sender.send_request(request)).await;
        let response = response.map_err(|_| Unsent::Closed)?;
        if !response.body().is_end_stream() {
            connection.driver.leave();
        }
        *kept = Some(connection);
        Ok(response)
    }
}

struct Connection {
    sender: SendRequest<Full<Bytes>>,
    driver: Driver,
}

impl Connection {
    async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream))
            .await
            .map_err(io::Error::other)?;
        Ok(Connection {
            sender,
            driver: Driver::Here(Box::pin(async {
                // A failure reaches the request that meets it.
                let _ = connection.await;
            })),
        })
    }

    /// The connection, if there is one and wiremock has not closed it since the last request.
    async fn still_open(kept: Option<Self>) -> Option<Self> {
        let mut connection = kept?;
        let Connection { sender, driver } = &mut connection;
        let ready = driver.along(sender.ready()).await;
        ready.ok().map(|()| connection)
    }
}

/// What moves the bytes of a connection.
enum Driver {
    /// Whoever waits for a response moves them meanwhile: a task of its own would be woken for each
    /// request and each response, which takes longer than what it does.
    Here(Pin<Box<dyn Future<Output = ()> + Send>>),
    /// A task, since there was a body to be read.
    Away { _task: Task },
    /// The connection has ended.
    Gone,
}

impl Driver {
    /// Does something with the connection.
    async fn along<T>(&mut self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        if let Driver::Here(connection) = self {
            tokio::select! {
                biased;
                done = &mut work => return done,
                () = connection => {}
            }
            *self = Driver::Gone;
        }
        work.await
    }

    /// Leaves the connection to a task.
    fn leave(&mut self) {
        if let Driver::Here(connection) = std::mem::replace(self, Driver::Gone) {
            let task = tokio::spawn(connection);
            *self = Driver::Away { _task: Task(task) };
        }
    }
}

/// A task that ends when this is dropped.
struct Task(JoinHandle<()>);

impl Drop for Task {
    fn drop(&mut self) {
        self.0.abort();
    }
}
