//! The signals that stop the program.

use std::io::Write as _;
use std::process;
use std::time::Duration;
use std::{io, thread};

use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

/// How much longer than calls in progress may take a stop may take.
const GRACE: Duration = Duration::from_secs(1);

/// Listens from its creation on, on a thread of its own: a server that is too busy to stop is ended
/// all the same.
pub(crate) struct Signals {
    first: oneshot::Receiver<()>,
}

impl Signals {
    /// Listens to the signals that stop the program. After the first one, a second one ends it with
    /// this status, and so does a stop that takes longer than `drain` and a second.
    pub(crate) fn listen(drain: Duration, status: u8) -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut stops = runtime.block_on(async { Stops::listen() })?;
        let (tell, first) = oneshot::channel();
        let listen = move || {
            runtime.block_on(stops.next());
            // Fails when the program is ending already.
            let _ = tell.send(());
            end(&runtime, stops, drain, status)
        };
        thread::Builder::new()
            .name("signals".to_owned())
            .spawn(listen)?;
        Ok(Signals { first })
    }

    /// Returns when the first one has come.
    pub(crate) async fn stop(self) {
        // Fails only if the thread panicked: then nothing can stop the server but a kill.
        if self.first.await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Ends the program if it has not ended by itself.
fn end(runtime: &Runtime, mut stops: Stops, drain: Duration, status: u8) -> ! {
    let again = runtime.block_on(async {
        let time = drain.saturating_add(GRACE);
        tokio::time::timeout(time, stops.next()).await.is_ok()
    });
    let why = if again {
        "a second signal cut off the calls in progress"
    } else {
        "the calls in progress took too long and were cut off"
    };
    // Whoever closed our log wants no message; the status tells.
    let _ = writeln!(io::stderr(), "mock-server: {why}");
    process::exit(status.into())
}

#[cfg(unix)]
struct Stops {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Stops {
    fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Stops {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Other systems only know an interrupt from the terminal.
#[cfg(not(unix))]
struct Stops;

#[cfg(not(unix))]
impl Stops {
    fn listen() -> io::Result<Self> {
        Ok(Stops)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
