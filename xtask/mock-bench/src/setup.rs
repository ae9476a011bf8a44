//! What is measured, with what, and how long.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::figures::Figure;
use crate::load::Until;
use crate::server::Server;

/// How to measure.
#[derive(clap::Args)]
pub(crate) struct Measure {
    /// The program `mock-server`
    #[arg(long)]
    program: PathBuf,
    /// The folder in which the peers are installed
    #[arg(long)]
    peers: PathBuf,
    /// Fewer and shorter rounds
    #[arg(long)]
    quick: bool,
    /// Only these figures
    #[arg(long, value_enum)]
    pub(crate) only: Vec<Figure>,
}

/// Everything that the figures need.
pub(crate) struct Setup<'a> {
    measure: &'a Measure,
    /// A folder for files of the peers.
    pub(crate) scratch: &'a Path,
}

impl<'a> Setup<'a> {
    pub(crate) fn new(measure: &'a Measure, scratch: &'a Path) -> Self {
        Setup { measure, scratch }
    }

    /// The program, on a free port.
    pub(crate) fn program(&self) -> Result<Server, String> {
        let mut command = Command::new(&self.measure.program);
        command.args(["--listen", "127.0.0.1:0"]);
        Server::start(command)
    }

    /// This program, serving something.
    pub(crate) fn serve(arguments: &[&str]) -> Result<Server, String> {
        let itself = std::env::current_exe().map_err(|error| format!("no program: {error}"))?;
        let mut command = Command::new(itself);
        command.arg("serve").args(arguments);
        Server::start(command)
    }

    pub(crate) fn peers(&self) -> &Path {
        &self.measure.peers
    }

    pub(crate) fn rounds(&self) -> usize {
        self.either(3, 5)
    }

    /// How long a load lasts in a round.
    pub(crate) fn round(&self) -> Until {
        let warm_up = Duration::from_millis(200);
        Until::Elapsed {
            warm_up,
            all: warm_up + Duration::from_millis(self.either(300, 1500)),
        }
    }

    /// How many requests the program gets before its memory is read.
    pub(crate) fn requests(&self) -> u64 {
        self.either(100_000, 1_000_000)
    }

    /// How many events the large log has.
    pub(crate) fn events(&self) -> u64 {
        self.either(100_000, 1_000_000)
    }

    /// How often each of two pages is read.
    pub(crate) fn reads(&self) -> usize {
        self.either(500, 2000)
    }

    /// How many readers are woken in a round.
    pub(crate) fn wakes(&self) -> usize {
        self.either(200, 500)
    }

    /// How often a server is started.
    pub(crate) fn starts(&self) -> usize {
        self.either(11, 51)
    }

    fn either<T>(&self, quick: T, thorough: T) -> T {
        if self.measure.quick { quick } else { thorough }
    }
}
