//! The settings of the program: three ways, one rule.

use std::fs;

use serde_json::{Value, json};

use crate::server_client::post;
use crate::server_process::{program, start, start_with};

/// What the program prints and ends.
async fn printed(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = program(arguments)
        .envs(variables.iter().copied())
        .output()
        .await
        .expect("the program starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{told}");
    String::from_utf8(output.stdout).expect("a text in UTF-8")
}

/// A scenario file that can be used.
const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/plain-run.toml");

const UNIVERSE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";

/// A key, in the variable that `sample` names.
const KEY: (&str, &str) = (
    "some.thing",
    "lsk_kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk",
);

/// What has to be set for a setting to make sense.
fn surroundings(name: &str) -> &'static [(&'static str, &'static str)] {
    match name {
        "universe" | "bootstrap-key-env" => &[("MOCK_AUTH", "api-key"), KEY],
        _ => &[],
    }
}

async fn schema() -> Value {
    let text = printed(&["--print-config-schema"], &[]).await;
    serde_json::from_str(&text).expect("a schema in JSON")
}

/// A value of a setting, other than its default, as TOML has it and as a flag has it.
fn sample(name: &str, member: &Value) -> (String, String) {
    let text = |text: &str| (format!("{text:?}"), text.to_owned());
    if let Some(names) = member["enum"].as_array() {
        let name = names.iter().rev().find(|name| **name != member["default"]);
        return text(name.and_then(Value::as_str).expect("a name"));
    }
    match (name, member["type"].as_str().expect("a type")) {
        ("listen", _) => text("127.0.0.2:1"),
        ("scenarios", _) => text(SCENARIOS),
        (_, "string") => text("some.thing"),
        (_, "integer") => {
            let least = member["minimum"].as_u64().expect("a least value");
            let other = u64::from(member["default"] == json!(least));
            ((least + other).to_string(), (least + other).to_string())
        }
        (_, "boolean") => {
            let other = member["default"] != json!(true);
            (other.to_string(), other.to_string())
        }
        (_, "array") if member["items"]["type"] == "string" => {
            (format!("[{UNIVERSE:?}]"), UNIVERSE.to_owned())
        }
        (_, kind) => panic!("{name}: {kind}"),
    }
}

/// The line of a setting in a printed configuration.
fn line<'a>(config: &'a str, name: &str) -> &'a str {
    let mut lines = config.lines();
    let found = lines.find(|line| {
        line.trim_start_matches("# ")
            .starts_with(&format!("{name} = "))
    });
    found.unwrap_or_else(|| panic!("no {name} in {config}"))
}

#[tokio::test]
async fn for_every_setting_a_flag_comes_before_a_variable_and_that_before_the_file() {
    let schema = schema().await;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    let path_text = path.to_str().expect("a path in UTF-8");
    let members = schema["properties"].as_object().expect("properties");
    assert!(members.len() > 15);
    for (name, member) in members {
        // Tables have a test of their own.
        if name == "fault" {
            continue;
        }
        let (in_toml, as_text) = sample(name, member);
        let around = surroundings(name);
        let in_file = format!("{name} = {in_toml}\n");
        let variable = format!("MOCK_{}", name.to_uppercase().replace('-', "_"));
        let default = match &member["default"] {
            Value::Null => None,
            // In JSON they look as in TOML.
            value => Some(value.to_string()),
        };

        let unset = printed(&["--print-config"], &[]).await;
        match &default {
            Some(default) => {
                assert_eq!(line(&unset, name), format!("{name} = {default} # default"));
            }
            None => assert!(line(&unset, name).ends_with("# not set"), "{unset}"),
        }

        fs::write(&path, format!("# first\n{in_file}")).expect("a file");
        let by_file = printed(&["--print-config", "--config", path_text], around).await;
        let value = line(&by_file, name);
        assert!(value.ends_with(&format!(" # {path_text}:2")), "{value}");
        assert!(
            value.starts_with(&format!("{name} = {in_toml} ")),
            "{value}"
        );

        // The file has the default again, the variable another value.
        let again = default.unwrap_or(in_toml.clone());
        fs::write(&path, format!("{name} = {again}\n")).expect("a file");
        let set = [
            (variable.as_str(), as_text.as_str()),
            ("MOCK_CONFIG", path_text),
        ];
        let set = [around, &set].concat();
        let by_variable = printed(&["--print-config"], &set).await;
        assert_eq!(
            line(&by_variable, name),
            format!("{name} = {in_toml} # {variable}")
        );

        let flags = flags_of(name, member, &as_text);
        let mut arguments: Vec<&str> = vec!["--print-config", "--config", path_text];
        arguments.extend(flags.iter().map(String::as_str));
        let other = again.trim_matches(['"', '[', ']']);
        let set = [around, &[(variable.as_str(), other)]].concat();
        let by_flag = printed(&arguments, &set).await;
        assert_eq!(
            line(&by_flag, name),
            format!("{name} = {in_toml} # --{name}")
        );
    }
}

fn flags_of(name: &str, member: &Value, value: &str) -> Vec<String> {
    match (name, member["type"].as_str()) {
        ("verbose", _) => vec!["-v".to_owned()],
        (_, Some("boolean")) if value == "true" => vec![format!("--{name}")],
        (_, Some("boolean")) => vec![format!("--no-{name}")],
        _ => vec![format!("--{name}"), value.to_owned()],
    }
}

#[tokio::test]
async fn faults_come_from_tables_in_the_file_and_in_one_piece_from_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    let path_text = path.to_str().expect("a path in UTF-8");
    let text = "[[fault]]\nkind = \"bad_gateway\"\n\n[[fault]]\nkind = \"close\"\n";
    fs::write(&path, text).expect("a file");
    let by_file = printed(&["--print-config", "--config", path_text], &[]).await;
    let first = format!("[[fault]] # {path_text}:1\nkind = \"bad_gateway\"\n");
    assert!(by_file.contains(&first), "{by_file}");
    assert_eq!(by_file.matches("[[fault]]").count(), 2);
    let set = [
        ("MOCK_FAULT", "kind = \"delay\", ms = 5"),
        ("MOCK_CONFIG", path_text),
    ];
    let by_variable = printed(&["--print-config"], &set).await;
    let only = "[[fault]] # MOCK_FAULT\nkind = \"delay\"\nms = 5\n";
    assert!(by_variable.contains(only), "{by_variable}");
    assert_eq!(by_variable.matches("[[fault]]").count(), 1);

    let flag = "kind = \"bad_gateway\", method = \"initialize\", calls = { times = 1 }";
    let running = start(&["--config", path_text, "--fault", flag]).await;
    let mut client = running.client().await;
    for status in [502, 200] {
        client.send(crate::server_client::good_call()).await;
        assert_eq!(client.receive().await.status(), status);
    }
}

#[tokio::test]
async fn scenarios_are_followed_from_the_folder_of_the_configuration_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    fs::write(&path, "scenarios = \"runs.toml\"\n").expect("a file");
    let scenario = "[[scenario]]\nname = \"n\"\n[[scenario.step]]\nanswer = \"as told\"\n";
    fs::write(folder.path().join("runs.toml"), scenario).expect("a file");
    let running = start(&[
        "--clock",
        "virtual",
        "--config",
        path.to_str().expect("UTF-8"),
    ])
    .await;
    let mut client = running.client().await;
    let items = json!([{ "type": "text", "text": "x" }]);
    client
        .result("session/start", json!({ "sessionId": "s" }))
        .await;
    let source = json!({ "type": "input", "items": items });
    client
        .result(
            "session/runs/start",
            json!({ "sessionId": "s", "source": source }),
        )
        .await;
    let host = format!("host: {}", running.address);
    let advance =
        crate::server_client::request("POST", "/__admin/clock/advance", &[], "{\"ms\": 60000}");
    client.send(advance.replace("host: test", &host)).await;
    assert_eq!(client.receive().await.status(), 200);
    let run = client
        .result(
            "session/runs/read",
            json!({ "sessionId": "s", "runId": "run_1" }),
        )
        .await;
    assert_eq!(run["run"]["outputText"], "as told");
}

#[tokio::test]
async fn what_print_config_prints_is_a_configuration_file_that_says_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    let path_text = path.to_str().expect("a path in UTF-8");
    let flags = [
        "--print-config",
        "--seed",
        "7",
        "--no-admin",
        "--clock",
        "virtual",
        "--fault",
        "kind = \"reset\", calls = { from = 2, times = 1 }, session = \"s\"",
    ];
    let key_flags = ["--auth", "api-key", "--bootstrap-key-env", KEY.0];
    let first = printed(&[&flags[..], &key_flags].concat(), &[KEY]).await;
    assert!(!first.contains("lsk_"), "{first}");
    fs::write(&path, &first).expect("a file");
    let second = printed(&["--print-config", "--config", path_text], &[KEY]).await;
    let values = |text: &str| -> Vec<String> {
        let lines = text.lines().skip(1);
        let values = lines.map(|line| line.rsplit_once(" # ").map_or(line, |(value, _)| value));
        values.map(str::to_owned).collect()
    };
    assert_eq!(values(&first), values(&second));
    let calls = "[fault.calls]";
    assert!(
        first.contains("calls = {") && !first.contains(calls),
        "{first}"
    );
}

#[tokio::test]
async fn the_committed_schema_is_the_one_of_this_program() {
    let committed = include_str!("../../config.schema.json");
    let printed = printed(&["--print-config-schema"], &[]).await;
    assert!(
        committed == printed,
        "write it with: cargo run -p mock-server -- --print-config-schema > mock-server/config.schema.json"
    );
}

#[tokio::test]
async fn the_schema_accepts_what_the_program_prints_and_no_other_member() {
    let schema = jsonschema::validator_for(&schema().await).expect("a schema");
    let config = printed(&["--print-config", "--seed", "7"], &[]).await;
    let config: toml::Table = config.parse().expect("TOML");
    let mut config = serde_json::to_value(config).expect("JSON");
    assert!(schema.is_valid(&config), "{config}");
    config["zebra"] = json!(1);
    assert!(!schema.is_valid(&config));
}

#[tokio::test]
async fn the_documentation_has_every_setting() {
    let documentation = include_str!("../../../docs/run-the-program.md");
    let schema = schema().await;
    for (name, member) in schema["properties"].as_object().expect("properties") {
        let variable = format!("MOCK_{}", name.to_uppercase().replace('-', "_"));
        let default = match &member["default"] {
            Value::Null => "none".to_owned(),
            Value::String(text) => format!("`{text}`"),
            other => format!("`{other}`"),
        };
        let start = format!("| `{name}` | `{variable}` | {default} | ");
        assert!(documentation.contains(&start), "no row {start}");
    }
}

#[tokio::test]
async fn a_file_sets_what_the_gateway_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mock.toml");
    fs::write(&path, "max-body-bytes = 100\nseed-data = false\n").expect("a file");
    let running = start(&["--config", path.to_str().expect("a path in UTF-8")]).await;
    let mut client = running.client().await;
    let listed = client.result("profiles/list", json!({})).await;
    assert_eq!(listed["profiles"], json!([]));
    client
        .send(post(&format!(
            r#"{{"id":1,"method":"initialize","x":"{}"}}"#,
            "x".repeat(100)
        )))
        .await;
    assert_eq!(client.receive().await.status(), 413);
}

#[tokio::test]
async fn the_log_can_be_lines_of_json() {
    let mut running = start_with(&[("MOCK_LOG_FORMAT", "json"), ("MOCK_VERBOSE", "1")], &[]).await;
    let mut client = running.client().await;
    client
        .result(
            "session/start",
            json!({ "sessionId": "s", "displayName": "CANARY" }),
        )
        .await;
    let line = running
        .log
        .next_line()
        .await
        .expect("a log")
        .expect("a line");
    let line: Value = serde_json::from_str(&line).expect("a line of JSON");
    assert_eq!(line["method"], "session/start", "{line}");
    assert_eq!(line["session"], "s");
    assert_eq!(line["status"], 200);
    assert!(line["ms"].is_u64(), "{line}");
    assert!(!line.to_string().contains("CANARY"));
}
