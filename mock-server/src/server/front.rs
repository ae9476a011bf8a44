//! The listener: accepts connections for as long as the server lives, whatever one of them does.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinHandle, JoinSet};

use super::admin::Admin;
use super::connection::{self, Service};
use super::door::Door;
use super::limits::Limits;

/// How long to wait after a failed accept, at first and at most. The usual reason is that the
/// process has run out of descriptors, which passes when a connection closes.
const FIRST_BACK_OFF: Duration = Duration::from_millis(5);
const LONGEST_BACK_OFF: Duration = Duration::from_millis(500);

/// A listener with everything behind it. Dropping it ends all its connections at once.
pub(crate) struct Front {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

impl Front {
    /// Starts to accept on the current runtime.
    pub(crate) fn start(
        listener: TcpListener,
        door: Door,
        admin: Option<Admin>,
        limits: Limits,
    ) -> io::Result<Self> {
        let address = listener.local_addr()?;
        let (stop, stopping) = watch::channel(false);
        let accepting = tokio::spawn(accept(listener, door, admin, limits, stopping));
        Ok(Front {
            address,
            stop,
            accepting,
        })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops accepting, answers what is waiting, and returns when the connections have ended or
    /// the time to drain is over.
    pub(crate) async fn stop(mut self) {
        self.stop.send_replace(true);
        // Not before: whoever reads it may rely on it.
        tracing::info!("stopping: no new connections, calls in progress finish");
        // Fails only if the accepting task was aborted or panicked: then it has stopped as well.
        let _ = (&mut self.accepting).await;
    }
}

impl Drop for Front {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(
    listener: TcpListener,
    door: Door,
    admin: Option<Admin>,
    limits: Limits,
    mut stopping: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(
        limits.connection_cap(door.descriptors_each()),
    ));
    let drain = limits.drain;
    let service = Arc::new(Service::new(door, admin, limits, stopping.clone()));
    let mut connections = JoinSet::new();
    tokio::select! {
        () = accept_all(&listener, &room, &service, &mut connections) => {}
        () = stopped(&mut stopping) => {}
        // As when a process dies: everything is closed at once.
        () = service.ended() => return,
    }
    drop(listener);
    let drained = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(drain, drained).await.is_err() {
        tracing::info!("{} connections were cut off at the stop", connections.len());
    }
}

/// Resolves when the server stops, also when whoever could stop it is gone.
pub(super) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Returns never: ended from outside.
async fn accept_all(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
    service: &Arc<Service>,
    connections: &mut JoinSet<()>,
) {
    let mut back_off = FIRST_BACK_OFF;
    loop {
        // The permit first: a connection that is not accepted waits in the listener's queue, one
        // that is accepted and not served would hold a descriptor.
        let Ok(permit) = Arc::clone(room).acquire_owned().await else {
            return;
        };
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(error) if is_about_one_connection(&error) => continue,
            Err(error) => {
                tracing::warn!(%error, "cannot accept connections, trying again in {back_off:?}");
                tokio::time::sleep(back_off).await;
                back_off = LONGEST_BACK_OFF.min(back_off * 2);
                continue;
            }
        };
        back_off = FIRST_BACK_OFF;
        let service = Arc::clone(service);
        connections.spawn(async move {
            serve(stream, service).await;
            drop(permit);
        });
        while let Some(ended) = connections.try_join_next() {
            if let Err(error) = ended {
                tracing::error!(%error, "a connection ended in a panic");
            }
        }
    }
}

async fn serve(stream: TcpStream, service: Arc<Service>) {
    // Without it, answers in several writes wait for the client's delayed acknowledgement.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "the client was gone before it was served");
        return;
    }
    connection::serve(stream, service).await;
}

/// Errors of a connection that failed before it was accepted; the next one may be fine.
fn is_about_one_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::Interrupted
    )
}
