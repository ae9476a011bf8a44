//! Settings from flags.

use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::setting::{Kind, Setting, Value};
use super::source::{Found, Origin, Refused, refused};
use super::table::TABLE;

/// The arguments of the program: one flag for each setting, two for a switch.
pub(crate) fn command(command: Command) -> Command {
    let config = Arg::new(super::CONFIG)
        .long(super::CONFIG)
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help(format!(
            "Configuration file in TOML; its members are the flags without the leading -- [variable: {}]",
            super::CONFIG_VARIABLE
        ));
    TABLE
        .iter()
        .flat_map(arguments)
        .fold(command.arg(config), Command::arg)
}

fn arguments(setting: &Setting) -> Vec<Arg> {
    let (help, variable) = (setting.help, setting.variable());
    let help = match setting.default {
        "" => format!("{help} [variable: {variable}]"),
        default => format!("{help} [default: {default}] [variable: {variable}]"),
    };
    let flag = Arg::new(setting.name).long(setting.name).help(help);
    match setting.kind {
        Kind::Switch(off) => {
            let off = Arg::new(off)
                .long(off)
                .action(ArgAction::SetTrue)
                .overrides_with(setting.name)
                .help(format!("The opposite of --{}", setting.name));
            let on = flag.action(ArgAction::SetTrue).overrides_with(off.get_id());
            vec![on, off]
        }
        Kind::Count(_) => vec![
            flag.short(setting.name.chars().next())
                .action(ArgAction::Count),
        ],
        Kind::List | Kind::Tables(_) => vec![
            flag.value_name(setting.form)
                .action(ArgAction::Append)
                .allow_hyphen_values(true),
        ],
        Kind::Text | Kind::Path | Kind::Choice(_) | Kind::Number(..) => {
            vec![flag.value_name(setting.form).allow_hyphen_values(true)]
        }
    }
}

/// The value that the flags of a setting have; `None` when there are none.
pub(super) fn find(setting: &Setting, matches: &ArgMatches) -> Result<Option<Found>, Refused> {
    let given = |id: &str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let origin = Origin::Flag;
    let judged = match setting.kind {
        Kind::Switch(off) if given(off) => Ok(Value::Switch(false)),
        _ if !given(setting.name) => return Ok(None),
        Kind::Switch(_) => Ok(Value::Switch(true)),
        // More of them mean no more than the most.
        Kind::Count(most) => Ok(Value::Number(
            u64::from(matches.get_count(setting.name)).min(most),
        )),
        Kind::List | Kind::Tables(_) => several(setting, matches),
        Kind::Text | Kind::Path | Kind::Choice(_) | Kind::Number(..) => {
            let text = matches.get_one::<String>(setting.name);
            let text = text.map_or("", String::as_str);
            setting.read(text).map_err(|why| (text.to_owned(), why))
        }
    };
    match judged {
        Ok(value) => Ok(Some(Found { value, origin })),
        Err((text, why)) => Err(refused(setting.name, &origin, &text, &why)),
    }
}

/// The values of a flag that was repeated.
fn several(setting: &Setting, matches: &ArgMatches) -> Result<Value, (String, String)> {
    let texts = matches
        .get_many::<String>(setting.name)
        .into_iter()
        .flatten();
    if matches!(setting.kind, Kind::List) {
        return Ok(Value::List(texts.cloned().collect()));
    }
    let mut all = Vec::new();
    for text in texts {
        match setting.read(text) {
            Ok(Value::Tables(tables)) => all.extend(tables),
            Ok(_) => {}
            Err(why) => return Err((text.clone(), why)),
        }
    }
    Ok(Value::Tables(all))
}

/// What clap finds wrong, in one line.
pub(crate) fn told(error: &clap::Error) -> Refused {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first);
    let meant = match error.get(ContextKind::SuggestedArg) {
        Some(ContextValue::String(flag)) => format!("did you mean {flag}? "),
        _ => String::new(),
    };
    Refused(format!(
        "{first}; {meant}`mock-server --help` lists the flags"
    ))
}
