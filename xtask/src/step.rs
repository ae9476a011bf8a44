//! Running other programs, one step after the other, and stopping at the first that fails.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use crate::repository;

/// Why a command of this program ended early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// A program ran and said no; it has printed why.
    Failed(String),
    /// Something that is needed is not there or cannot be used.
    Unable(String),
}

impl Stop {
    /// 1 for a step that failed, 2 for one that could not be done.
    fn code(&self) -> ExitCode {
        match self {
            Stop::Failed(_) => ExitCode::from(1),
            Stop::Unable(_) => ExitCode::from(2),
        }
    }
}

/// The exit code of a sequence of steps, after the reason was printed.
pub(crate) fn exit(outcome: Result<(), Stop>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            let (Stop::Failed(reason) | Stop::Unable(reason)) = &stop;
            eprintln!("xtask: {reason}");
            stop.code()
        }
    }
}

/// One program to be run.
pub(crate) struct Step {
    command: Command,
    shown: String,
}

impl Step {
    /// A step that runs `program` in the repository's root.
    pub(crate) fn new(program: &str, arguments: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(repository::root());
        Step {
            command,
            shown: format!("{program} {}", arguments.join(" ")),
        }
    }

    /// A step that runs the `cargo` this program was started by.
    pub(crate) fn cargo(arguments: &[&str]) -> Self {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let mut step = Step::new(&cargo, arguments);
        step.shown = format!("cargo {}", arguments.join(" "));
        step
    }

    /// Runs in this folder.
    pub(crate) fn within(mut self, folder: PathBuf) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// Runs with this environment variable.
    pub(crate) fn with(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs the program with its output shown.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        eprintln!("xtask: {}", self.shown);
        match self.command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => {
                let reason = format!("`{}` ended with {status}", self.shown);
                // The programs of this workspace say so of what they cannot do, as this one does.
                Err(match status.code() {
                    Some(2) => Stop::Unable(reason),
                    _ => Stop::Failed(reason),
                })
            }
            Err(error) => Err(Stop::Unable(format!(
                "`{}` could not be started: {error}",
                self.shown
            ))),
        }
    }

    /// Runs the program and returns what it wrote; `None` when it is not there or fails.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self
            .command
            .output()
            .ok()
            .filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }
}
