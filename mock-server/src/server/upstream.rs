//! The connection to wiremock that goes with one client connection.

use std::io;
use std::net::SocketAddr;

use bytes::Bytes;
use http_body_util::Full;
use hyper::body::Incoming;
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
        let response = connection.sender.send_request(request).await;
        let response = response.map_err(|_| Unsent::Closed)?;
        *kept = Some(connection);
        Ok(response)
    }
}

struct Connection {
    sender: SendRequest<Full<Bytes>>,
    driver: JoinHandle<()>,
}

impl Connection {
    async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream))
            .await
            .map_err(io::Error::other)?;
        let driver = tokio::spawn(async {
            // A failure reaches the request that meets it.
            let _ = connection.await;
        });
        Ok(Connection { sender, driver })
    }

    /// The connection, if there is one and wiremock has not closed it since the last request.
    async fn still_open(kept: Option<Self>) -> Option<Self> {
        let mut connection = kept?;
        connection.sender.ready().await.ok().map(|()| connection)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.driver.abort();
    }
}
