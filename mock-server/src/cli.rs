//! What the program can be told.

use std::fmt::Write as _;
use std::net::SocketAddr;

use clap::{ArgAction, Parser};
use mock_server::core::AccessMode;
use mock_server::core::script::WORDS;
use mock_server::{FakeGateway, FakeGatewayBuilder, Limits, StartError};
use tracing_subscriber::filter::LevelFilter;

const EXIT_STATUS: &str = "Exit status:
  0  stopped by a signal
  1  the system refused a runtime or signals
  2  a flag cannot be used, or the address cannot be listened on";

/// A fake agent gateway: serves the API from memory, for tests of clients.
///
/// It serves every method of the contract.
///
/// It prints one line with its URL on the standard output when it is ready, and before that, where
/// callers need keys and it has made the first one, a line with that key. It logs on the standard
/// error, and stops on SIGINT and SIGTERM.
#[derive(Debug, Parser)]
#[command(
    version,
    after_help = EXIT_STATUS,
    after_long_help = format!("{EXIT_STATUS}\n\n{}", words())
)]
pub(crate) struct Cli {
    /// Address to listen on; port 0 takes a free one
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:18080")]
    listen: SocketAddr,

    /// Listen on an address that other machines can reach; keys made from the seed are no secrets
    #[arg(long)]
    allow_non_loopback: bool,

    /// How callers prove who they are: `single`, `api-key` or `trusted-header`
    #[arg(long, value_name = "MODE", default_value_t = AccessMode::default())]
    auth: AccessMode,

    /// Variable with the first key of the deployment; without it one is made and printed
    #[arg(long, value_name = "VAR")]
    bootstrap_key_env: Option<String>,

    /// Universe that is there from the start; may be repeated
    #[arg(long, value_name = "UUID")]
    universe: Vec<String>,

    /// Where the sequence of server-made ids and keys begins
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Start empty, without the profile `release-editor`
    #[arg(long)]
    no_seed_data: bool,

    /// Largest request body accepted; longer ones get status 413
    #[arg(long, value_name = "BYTES", default_value_t = Limits::default().body)]
    max_body_bytes: usize,

    /// Log more: connections with -v, requests with -vv
    #[arg(short, long, action = ArgAction::Count)]
    verbose: u8,
}

/// What an input can ask for.
fn words() -> String {
    let mut text = "A run echoes its input. Words in it choose how it goes:".to_owned();
    for word in WORDS {
        let _ = write!(
            text,
            "\n  {:<14} {}",
            word.form(),
            word.help.replace('`', "")
        );
    }
    text
}

impl Cli {
    pub(crate) fn start_logging(&self) {
        let level = match self.verbose {
            0 => LevelFilter::WARN,
            1 => LevelFilter::INFO,
            _ => LevelFilter::DEBUG,
        };
        tracing_subscriber::fmt()
            .with_writer(std::io::stderr)
            .with_max_level(level)
            // Telling of a log that cannot be written would write to the same place, and panic.
            .log_internal_errors(false)
            .init();
    }

    /// Refuses an address that would open the server to others by accident.
    pub(crate) fn check_address(&self) -> Result<(), String> {
        if self.listen.ip().is_loopback() || self.allow_non_loopback {
            Ok(())
        } else {
            Err(format!(
                "--listen {} can be reached from other machines, against which a fake is not made; \
                 use a loopback address such as 127.0.0.1, or add --allow-non-loopback",
                self.listen
            ))
        }
    }

    /// Starts the gateway; otherwise says which flag cannot be used.
    pub(crate) async fn start(&self) -> Result<FakeGateway, String> {
        let started = self.gateway()?.start().await;
        started.map_err(|error| {
            let way_out = match error {
                StartError::Listen { .. } => {
                    "choose another address with --listen, port 0 takes a free one"
                }
                StartError::Settings(_) => {
                    "see --auth, --universe and --bootstrap-key-env in --help"
                }
            };
            format!("{error}; {way_out}")
        })
    }

    /// What is told of a gateway that has started: its first key, if only the gateway knows that yet,
    /// and its URL.
    pub(crate) fn start_lines(&self, gateway: &FakeGateway) -> String {
        let key = gateway.bootstrap_key();
        let key = key.filter(|_| self.bootstrap_key_env.is_none());
        let key = key.map_or_else(String::new, |key| format!("mock-server first key {key}\n"));
        format!("{key}mock-server listening on {}\n", gateway.endpoint())
    }

    /// The gateway, or which flag cannot be used.
    fn gateway(&self) -> Result<FakeGatewayBuilder, String> {
        let mut gateway = FakeGateway::builder()
            .direct()
            .listen(self.listen)
            .auth(self.auth)
            .seed(self.seed)
            .limits(Limits {
                body: self.max_body_bytes,
                ..Limits::long_running()
            });
        for universe in &self.universe {
            gateway = gateway.universe(universe.as_str());
        }
        if let Some(variable) = &self.bootstrap_key_env {
            // The error of the standard library would show the value.
            let key = std::env::var(variable).map_err(|_| {
                format!("--bootstrap-key-env {variable}: the variable is not set, or not in UTF-8")
            })?;
            gateway = gateway.first_key(key);
        }
        Ok(if self.no_seed_data {
            gateway.without_seed_data()
        } else {
            gateway
        })
    }
}
