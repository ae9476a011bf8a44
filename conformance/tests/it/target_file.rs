//! The target file: what it says, and how it complains.

use std::fs;
use std::path::Path;
use std::time::Duration;

use conformance::embedded::Embedded;
use conformance::outcome::Cause;
use conformance::report::Status;
use conformance::runner::Suite;
use conformance::selection::Selection;
use conformance::target::Target;
use conformance::target::budgets::Budgets;
use conformance::target::file::{TargetFile, TargetFileError, read, schema};
use conformance::target::hooks::Hook;

use crate::program::{Ended, command};

/// Everything there is.
const WHOLE: &str = r#"
endpoint = "http://gateway.example:8080/rpc"
allow_remote = true
dialect = "lightspeed"

[headers]
authorization = { env = "FIRST" }
x-route = { file = "route.txt" }

[second.headers]
authorization = { env = "SECOND" }

[prompts]
busy = "Think until somebody stops you."

[audio]
file = "speech.ogg"
mime = "audio/ogg"

[hooks]
trim = { address = "http://127.0.0.1:9000/trim" }
restart = { command = ["ssh", "staging", "restart gateway"] }

[timeouts]
call = 30
startup = 60

[budgets]
requests = 5000
sessions = 300
runs = 400
seconds = 900
"#;

fn lookup(name: &str) -> Option<String> {
    ["FIRST", "SECOND"]
        .contains(&name)
        .then(|| format!("Bearer lsk_{name}-secret"))
}

/// Reads a file of this text, with what it names beside it.
fn read_text(folder: &Path, text: &str) -> Result<TargetFile, TargetFileError> {
    for (name, content) in [("route.txt", "blue\n"), ("speech.ogg", "OggS")] {
        fs::write(folder.join(name), content).expect("a file");
    }
    let path = folder.join("conformance.toml");
    fs::write(&path, text).expect("a file");
    read(&path, lookup)
}

#[test]
fn a_target_file_says_all_there_is_to_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = read_text(folder.path(), WHOLE).expect("a target");
    let TargetFile {
        target,
        allow_remote,
    } = read;
    assert!(allow_remote && target.second.is_some());
    assert_eq!(
        target.endpoint.to_string(),
        "http://gateway.example:8080/rpc"
    );
    assert_eq!(
        format!("{:?}", target.headers),
        r#"["authorization", "x-route"]"#
    );
    assert_eq!(target.prompts.busy, "Think until somebody stops you.");
    let audio = &target.prompts.audio;
    assert_eq!(
        (audio.name.as_str(), audio.bytes.as_slice()),
        ("speech.ogg", &b"OggS"[..])
    );
    let offered = Hook::ALL.map(|hook| target.hooks.offers(hook));
    assert_eq!(offered, [true, true, false, false]);
    assert_eq!(target.timeouts.call(), Duration::from_secs(30));
    assert_eq!(target.timeouts.startup(), Duration::from_mins(1));
    let budgets = Budgets {
        requests: Some(5000),
        sessions: Some(300),
        runs: Some(400),
        time: Some(Duration::from_mins(15)),
    };
    assert_eq!(target.budgets, budgets);
    let least = read_text(folder.path(), "endpoint = \"http://127.0.0.1:1/rpc\"\n");
    let least = least.expect("a target").target;
    assert_eq!(
        (least.budgets, least.second.is_some()),
        (Budgets::default(), false)
    );
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let endpoint = r#"endpoint = "http://127.0.0.1:1/rpc""#;
    for (text, says) in [
        (
            WHOLE.replace("http://gateway", "ftp://gateway"),
            ":2: endpoint: the endpoint must begin with http://",
        ),
        (
            WHOLE.replace("\"lightspeed\"", "\"klingon\""),
            ":4: dialect: there is no such dialect; there are lightspeed",
        ),
        (
            WHOLE.replace("\"FIRST\"", "\"UNSET\""),
            ":7: headers.authorization: the environment variable UNSET is not set",
        ),
        (
            WHOLE.replace("route.txt", "lost.txt"),
            ":8: headers.x-route: cannot read",
        ),
        (
            WHOLE.replace("x-route", "host"),
            ":8: headers.host: host: the suite sends `host` itself",
        ),
        (
            WHOLE.replace("{ env = \"SECOND\" }", "{}"),
            ":11: second.headers.authorization: say where the value is",
        ),
        (
            WHOLE.replace("busy =", "idle ="),
            ":14: prompts.idle: there is no prompt \"idle\"",
        ),
        (
            WHOLE.replace("speech.ogg", "lost.ogg"),
            "audio.file: cannot read",
        ),
        (
            WHOLE.replace("trim =", "explode ="),
            ":21: hooks.explode: there is no hook",
        ),
        (
            WHOLE.replace("command =", "comand ="),
            ":22: unknown field `comand`",
        ),
        (
            WHOLE.replace("[\"ssh\", \"staging\", \"restart gateway\"]", "[]"),
            ":22: hooks.restart: say how to reach it",
        ),
        (
            WHOLE.replace("call = 30", "call = 0"),
            ":25: timeouts.call: must be 1 to 600 seconds",
        ),
        (
            WHOLE.replace("runs = 400", "runs = 0"),
            ":31: budgets.runs: must be 1 at least",
        ),
        (
            format!("{endpoint}\ntimeouts = 7\n"),
            ":2: invalid type: integer `7`",
        ),
        (
            format!("{endpoint}\nheaders = {{ authorization = \"lsk_1\" }}\n"),
            ":2: invalid type: string",
        ),
        ("# nothing\n".to_owned(), "missing field `endpoint`"),
        ("endpoint = \n".to_owned(), ":1: "),
    ] {
        let refused = read_text(folder.path(), &text).map(|read| read.target);
        let why = refused.expect_err(says).to_string();
        assert!(why.contains(says), "{says:?} is not in {why}");
        assert!(!why.contains("-secret"), "{why}");
    }
    let missing = read(&folder.path().join("none.toml"), lookup).map(|read| read.target);
    let why = missing.expect_err("no file").to_string();
    assert!(
        why.contains("none.toml: cannot read the target file"),
        "{why}"
    );
}

#[test]
fn the_schema_for_editors_is_that_of_the_program() {
    const UPDATE: &str = "`UPDATE_DOCS=1 cargo test -p conformance --test it target_file`";
    let mut text = serde_json::to_string_pretty(&schema()).expect("JSON");
    text.push('\n');
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance.schema.json");
    if std::env::var("UPDATE_DOCS").is_ok_and(|update| update == "1") {
        fs::write(&file, &text).expect("the schema can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "conformance.schema.json is out of date; rewrite it with {UPDATE}"
    );
    let schema = jsonschema::validator_for(&schema()).expect("a schema");
    let value: serde_json::Value = toml::from_str(WHOLE).expect("TOML");
    assert!(schema.is_valid(&value));
    for wrong in ["endpoint", "call", "env"] {
        let misspelt: serde_json::Value =
            toml::from_str(&WHOLE.replace(&format!("{wrong} ="), "misspelt =")).expect("TOML");
        assert!(!schema.is_valid(&misspelt), "{wrong} is not known");
    }
}

#[test]
fn the_program_takes_a_target_file_in_place_of_flags() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("conformance.toml");
    fs::write(&path, "endpoint = \"http://gateway.example/rpc\"\n").expect("a file");
    let file = path.to_str().expect("UTF-8");
    for (arguments, says) in [
        (
            vec!["run", "--target", file],
            "`allow_remote = true` to the target file",
        ),
        (
            vec!["run", "--target", "/no/such/file"],
            "cannot read the target file",
        ),
        (
            vec!["--target", file, "--timeout", "3"],
            "cannot be used with",
        ),
    ] {
        let ended = Ended::of(command(&arguments).output().expect("the program starts"));
        assert_eq!(ended.code, Some(2), "{}", ended.text());
        assert!(
            ended.text().contains(says),
            "{says:?} is not in {}",
            ended.text()
        );
    }
}

#[tokio::test]
async fn what_a_budget_does_not_allow_is_not_sent_and_not_exercised() {
    for (budgets, says) in [
        (
            Budgets {
                requests: Some(1),
                ..Budgets::default()
            },
            "the run may send 1 requests",
        ),
        (
            Budgets {
                sessions: Some(1),
                ..Budgets::default()
            },
            "the run may start 1 sessions",
        ),
        (
            Budgets {
                runs: Some(1),
                ..Budgets::default()
            },
            "the run may start 1 runs",
        ),
        (
            Budgets {
                time: Some(Duration::ZERO),
                ..Budgets::default()
            },
            "the run may take 0 seconds",
        ),
    ] {
        let fake = Embedded::start().await;
        let target = Target {
            budgets,
            ..fake.target().expect("an endpoint")
        };
        let selection = Selection::new(&["IDEM-07".to_owned()], &[]).expect("a selection");
        let report = Suite::new(target).select(selection).run().await;
        let found = report
            .results
            .iter()
            .find(|result| result.check.id == "IDEM-07");
        let result = found.expect("a result");
        assert_eq!(result.status, Status::NotExercised, "{says}");
        assert_eq!(result.cause, Some(Cause::Budget), "{says}");
        assert_eq!(result.reason(), Some(says));
        assert_eq!(report.left_behind, Vec::<String>::new(), "{says}");
    }
}
