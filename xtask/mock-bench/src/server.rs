//! Servers as processes of their own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take until it accepts connections.
const STARTING: Duration = Duration::from_mins(1);

/// A server that runs; dropping it ends it.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    child: Child,
}

impl Server {
    /// Starts a server that writes its URL on its first line.
    pub(crate) fn start(mut command: Command) -> Result<Self, String> {
        let shown = command.get_program().to_string_lossy().into_owned();
        let failed = |what: &dyn std::fmt::Display| format!("`{shown}` did not start: {what}");
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut server = Server {
            // Until it has said where it listens.
            address: (Ipv4Addr::LOCALHOST, 0).into(),
            child: child.map_err(|error| failed(&error))?,
        };
        let mut line = String::new();
        if let Some(stdout) = server.child.stdout.take() {
            let read = BufReader::new(stdout).read_line(&mut line);
            read.map_err(|error| failed(&error))?;
        }
        server.address = address(&line).ok_or_else(|| failed(&format!("it wrote {line:?}")))?;
        Ok(server)
    }

    /// Starts a server that is told its port and takes a while.
    pub(crate) fn start_on(port: u16, mut command: Command) -> Result<Self, String> {
        let shown = command.get_program().to_string_lossy().into_owned();
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("`{shown}` did not start: {error}"))?;
        let mut server = Server {
            address: (Ipv4Addr::LOCALHOST, port).into(),
            child,
        };
        let began = Instant::now();
        while TcpStream::connect(server.address).is_err() {
            if let Ok(Some(status)) = server.child.try_wait() {
                return Err(format!("`{shown}` ended with {status}"));
            }
            if began.elapsed() > STARTING {
                return Err(format!("`{shown}` did not listen on port {port} in time"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// The most memory it had so far, in MiB; `None` where the system does not tell.
    pub(crate) fn peak_mib(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kib: u32 = line.split_whitespace().next()?.parse().ok()?;
        Some(f64::from(kib) / 1024.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> Result<u16, String> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| format!("no port is free: {error}"))
}

/// The address in a line with a URL.
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split('/').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn the_address_is_found_in_the_line_of_a_server() {
        let found = address("mock-server listening on http://127.0.0.1:18080/rpc\n");
        assert_eq!(found, "127.0.0.1:18080".parse().ok());
        assert_eq!(address("mock-server: cannot listen"), None);
    }
}
