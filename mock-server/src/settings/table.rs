//! Every setting of the program.

use mock_server::core::AccessMode;
use mock_server::defects::DEFECTS;
use mock_server::faults::Fault;
use schemars::generate::SchemaSettings;

use super::setting::{Kind, Setting};

/// The largest number that a TOML file can have.
const MOST: u64 = i64::MAX as u64;
/// The last millisecond of the year 9999.
const LAST_MS: u64 = mock_server::core::UnixMs::LAST.0;
/// A day in milliseconds, the longest time-out.
const DAY_MS: u64 = 86_400_000;

/// All settings, in the order in which they are told.
pub(crate) const TABLE: &[Setting] = &[
    Setting {
        name: "listen",
        kind: Kind::Text,
        form: "IP:PORT",
        default: "127.0.0.1:18080",
        help: "Address to listen on; port 0 takes a free one",
    },
    Setting {
        name: "allow-non-loopback",
        kind: Kind::Switch("no-allow-non-loopback"),
        form: "",
        default: "false",
        help: "Listen also on an address that other machines can reach; keys made from the seed are no secrets",
    },
    Setting {
        name: "auth",
        kind: Kind::Choice(|| AccessMode::ALL.map(AccessMode::name).to_vec()),
        form: "MODE",
        default: "single",
        help: "How callers prove who they are: single, api-key or trusted-header",
    },
    Setting {
        name: "universe",
        kind: Kind::List,
        form: "UUID",
        default: "",
        help: "Universe that is there from the start; may be repeated",
    },
    Setting {
        name: "bootstrap-key-env",
        kind: Kind::Text,
        form: "VAR",
        default: "",
        help: "Name of the variable that has the bootstrap key of the deployment; without it one is made and printed",
    },
    Setting {
        name: "seed",
        kind: Kind::Number(0, u64::MAX),
        form: "N",
        default: "0",
        help: "Where the sequence of server-made ids and keys begins",
    },
    Setting {
        name: "seed-data",
        kind: Kind::Switch("no-seed-data"),
        form: "",
        default: "true",
        help: "Begin with the profile release-editor",
    },
    Setting {
        name: "clock",
        kind: Kind::Choice(|| vec!["real", "virtual"]),
        form: "CLOCK",
        default: "real",
        help: "The time it lives in: real, or virtual, which moves when the admin API says so",
    },
    Setting {
        name: "clock-start-ms",
        kind: Kind::Number(0, LAST_MS),
        form: "MS",
        default: "1700000000000",
        help: "Where a virtual clock begins, in milliseconds after the Unix epoch",
    },
    Setting {
        name: "defect",
        kind: Kind::Choice(|| DEFECTS.iter().map(|defect| defect.id).collect()),
        form: "ID",
        default: "",
        help: "Be wrong in this one way, by its id, for example M-IDM-01",
    },
    Setting {
        name: "scenarios",
        kind: Kind::Path,
        form: "FILE",
        default: "",
        help: "Scenario file that tells how runs go; it is read again when it changes",
    },
    Setting {
        name: "fault",
        kind: Kind::Tables(fault_schema),
        form: "kind = \"reset\", method = \"session/read\"",
        default: "",
        help: "Let something fail from the start; may be repeated",
    },
    Setting {
        name: "admin",
        kind: Kind::Switch("no-admin"),
        form: "",
        default: "true",
        help: "Serve the admin API under /__admin, to this machine only",
    },
    Setting {
        name: "max-body-bytes",
        kind: Kind::Number(1, MOST),
        form: "BYTES",
        default: "67108864",
        help: "Largest request body accepted; longer ones get status 413",
    },
    Setting {
        name: "max-items",
        kind: Kind::Number(1, MOST),
        form: "N",
        default: "10000",
        help: "Most items of the input of a run and of steering; more are an invalid request",
    },
    Setting {
        name: "max-sessions",
        kind: Kind::Number(1, MOST),
        form: "N",
        default: "1000000",
        help: "Most sessions in all universes together; a start beyond is rejected",
    },
    Setting {
        name: "max-waiters",
        kind: Kind::Number(1, MOST),
        form: "N",
        default: "10000",
        help: "Most calls that wait at once, in a long poll or for the end of a turn; one beyond is rejected",
    },
    Setting {
        name: "max-connections",
        kind: Kind::Number(1, MOST),
        form: "N",
        default: "",
        help: "Most connections served at once, others wait in the queue; without it as many as the limit on open files bears",
    },
    Setting {
        name: "head-timeout-ms",
        kind: Kind::Number(0, DAY_MS),
        form: "MS",
        default: "75000",
        help: "Longest time for the head of a request and between requests of a connection; 0 for ever",
    },
    Setting {
        name: "body-timeout-ms",
        kind: Kind::Number(0, DAY_MS),
        form: "MS",
        default: "60000",
        help: "Longest time for the body of a request, which then gets status 408; 0 for ever",
    },
    Setting {
        name: "drain-ms",
        kind: Kind::Number(0, DAY_MS),
        form: "MS",
        default: "5000",
        help: "Longest time that a stop waits for calls in progress",
    },
    Setting {
        name: "journal-entries",
        kind: Kind::Number(0, MOST),
        form: "N",
        default: "10000",
        help: "Most entries of the journal; the oldest go",
    },
    Setting {
        name: "journal-bytes",
        kind: Kind::Number(0, MOST),
        form: "BYTES",
        default: "16777216",
        help: "Most bytes that the journal takes; the oldest entries go",
    },
    Setting {
        name: "log-format",
        kind: Kind::Choice(|| vec!["text", "json"]),
        form: "FORMAT",
        default: "text",
        help: "How lines of the log look: text or json",
    },
    Setting {
        name: "verbose",
        kind: Kind::Count(2),
        form: "",
        default: "0",
        help: "Log more: every request with -v, connections too with -vv",
    },
];

/// A fault as the file has it, in one piece.
fn fault_schema() -> serde_json::Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings
        .into_generator()
        .into_root_schema_for::<Fault>()
        .to_value()
}

/// The setting of a name.
pub(crate) fn setting(name: &str) -> Option<&'static Setting> {
    TABLE.iter().find(|setting| setting.name == name)
}

#[cfg(test)]
mod tests {
    use super::super::setting::Value;
    use super::*;

    #[test]
    fn every_default_can_be_read() {
        for setting in TABLE.iter().filter(|setting| !setting.default.is_empty()) {
            let read = setting.read(setting.default);
            assert!(
                read.is_ok_and(|value| value != Value::Unset),
                "{}",
                setting.name
            );
        }
    }
}
