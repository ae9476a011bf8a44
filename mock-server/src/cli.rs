//! The command line: what the flags are, and which of them only ask for a text.

use std::fmt::Write as _;

use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command};
use mock_server::core::script::WORDS;

use crate::settings::{self, Config, Refused};
use crate::{launch, logging};

const EXIT_STATUS: &str = "Exit status:
  0  stopped by a signal, after the calls in progress
  1  the system refused a runtime or signals, or a second signal cut calls off
  2  a setting cannot be used, or the address cannot be listened on";

const PRECEDENCE: &str = "Each flag has a variable and a member in the configuration file. A flag comes \
before the variable, the variable before the file, the file before the default.";

const ABOUT: &str = "A fake agent gateway: serves the API from memory, for tests of clients";
const LONG_ABOUT: &str = "A fake agent gateway: serves the API from memory, for tests of clients.

It serves every method of the contract.

It prints one line with its URL on the standard output when it is ready, and before that, where callers \
need keys and it has made the first one, a line with that key. It logs on the standard error, and stops \
on SIGINT and SIGTERM: no new connections, calls in progress finish; a second signal ends it at once.";

const PRINT_CONFIG: &str = "print-config";
const PRINT_CONFIG_SCHEMA: &str = "print-config-schema";

/// What the command line asks for.
pub(crate) enum Asked {
    /// A gateway that runs.
    Run(Config),
    /// A text on the standard output.
    Print(String),
}

/// Reads the command line, the variables and the configuration file.
///
/// # Errors
/// When one of them cannot be used.
pub(crate) fn read() -> Result<Asked, Refused> {
    let matches = match command().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            return match error.kind() {
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                    Ok(Asked::Print(error.to_string()))
                }
                _ => Err(settings::told(&error)),
            };
        }
    };
    if matches.get_flag(PRINT_CONFIG_SCHEMA) {
        return Ok(Asked::Print(format!("{:#}\n", settings::schema())));
    }
    let config = Config::gather(&matches)?;
    if matches.get_flag(PRINT_CONFIG) {
        launch::check(&config)?;
        logging::start(&config);
        launch::warn(&config);
        return Ok(Asked::Print(settings::print(&config)));
    }
    Ok(Asked::Run(config))
}

fn command() -> Command {
    let print = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(help)
    };
    settings::command(
        Command::new("mock-server")
            .version(env!("CARGO_PKG_VERSION"))
            .about(ABOUT)
            .long_about(LONG_ABOUT),
    )
    .arg(print(
        PRINT_CONFIG,
        "Print all settings as a configuration file, each with where it comes from, and end. They are judged \
         as at a start, with the files and variables they name, but for whether the address is free",
    ))
    .arg(print(
        PRINT_CONFIG_SCHEMA,
        "Print the JSON Schema of the configuration file, and end",
    ))
    .after_help(format!("{PRECEDENCE}\n\n{EXIT_STATUS}"))
    .after_long_help(format!("{PRECEDENCE}\n\n{EXIT_STATUS}\n\n{}", words()))
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
