//! The end of a connection that does not end by itself.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::gateway::Gateway;
use crate::faults::{Plan, Step};

/// How long to take in, and throw away, what a client still sends.
const LINGER: Duration = Duration::from_secs(30);
const LINGER_IDLE: Duration = Duration::from_secs(2);

/// How a plan ends.
enum End {
    Fin,
    Reset,
}

/// Does to a connection what a fault wants done to it. Ends early when the client leaves.
pub(crate) async fn perform(plan: Plan, mut stream: TcpStream, gateway: &Gateway) {
    let (mut read, mut write) = stream.split();
    let performing = async {
        // Pauses are counted from the beginning, so that a clock moved by hand between a write and a
        // pause moves the plan.
        let mut due = gateway.now();
        for step in plan.0 {
            match step {
                Step::Write(bytes) => write.write_all(&bytes).await?,
                Step::Pause(ms) => {
                    due = due + ms;
                    gateway.until(due).await;
                }
                Step::Stall => std::future::pending().await,
                Step::Fin => break,
                Step::Reset => return Ok(End::Reset),
            }
        }
        Ok::<End, io::Error>(End::Fin)
    };
    let leaving = async {
        let mut thrown_away = vec![0; 4096];
        while let Ok(1..) = read.read(&mut thrown_away).await {}
    };
    let end = tokio::select! {
        biased;
        end = performing => end,
        () = leaving => return,
    };
    match end {
        Ok(End::Fin) => linger(stream).await,
        Ok(End::Reset) => {
            if let Err(error) = stream.set_zero_linger() {
                tracing::debug!(%error, "a connection is closed where it was to be reset");
            }
        }
        Err(error) => tracing::debug!(%error, "the client was gone before its fault was over"),
    }
}

/// Closes, and takes in what still comes. Closing a socket with unread bytes resets it, and the
/// reset can overtake what was sent.
pub(crate) async fn linger(mut stream: TcpStream) {
    let mut thrown_away = vec![0; 64 * 1024];
    let taking_in = async {
        if stream.shutdown().await.is_err() {
            return;
        }
        while let Ok(Ok(1..)) =
            tokio::time::timeout(LINGER_IDLE, stream.read(&mut thrown_away)).await
        {}
    };
    // Whoever still sends after that will see the reset.
    let _ = tokio::time::timeout(LINGER, taking_in).await;
}
