//! Every situation has its exit code, and says what is wrong.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::Path;

use serde_json::{Value, json};

use crate::program::{Ended, command, run};
use crate::server::{Reply, Server, initialized};

/// Runs the program and expects an exit code and a text somewhere in what it printed.
pub(crate) fn check(arguments: &[&str], code: i32, says: &str) -> Ended {
    let ended = run(arguments);
    assert_eq!(ended.code, Some(code), "{arguments:?}\n{}", ended.text());
    assert!(
        ended.text().contains(says),
        "{arguments:?} should say {says:?}\n{}",
        ended.text()
    );
    ended
}

/// The address of a port that nobody listens on.
fn closed_port() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    format!("http://{}/rpc", listener.local_addr().expect("an address"))
}

#[test]
fn a_good_endpoint_is_conformant() {
    check(&["--only", "RPC-*"], 0, "\nconformant; ");
}

#[test]
fn a_must_that_failed_is_not_conformant() {
    // Numbers come back as texts.
    let server = Server::start(|request| {
        let id = match &request.json["id"] {
            Value::Number(number) => number.to_string().into(),
            other => other.clone(),
        };
        initialized(&id)
    });
    let ended = check(
        &["--endpoint", &server.url(), "--only", "RPC-01"],
        1,
        "MUST failed: RPC-01",
    );
    assert!(
        ended.stdout.contains("replay  curl -sS 'http://127.0.0.1"),
        "{}",
        ended.stdout
    );
}

#[test]
fn strict_wants_every_must_exercised() {
    check(
        &["--only", "RPC-01", "--strict"],
        1,
        "MUST not exercised: excluded-by-selection",
    );
}

#[test]
fn what_cannot_be_used_is_a_usage_error_before_the_first_request() {
    let server = Server::start(|request| initialized(&request.json["id"]));
    let url = server.url();
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing/report.xml");
    let both = folder.path().join("both").display().to_string();
    let slashed = format!("{both}/");
    let (missing, folder) = (missing.to_str().expect("UTF-8"), folder.path());
    let folder = folder.to_str().expect("UTF-8");
    let cases: &[(&[&str], &str)] = &[
        (&["--frobnicate"], "--frobnicate"),
        (&["--timeout", "0"], "--timeout"),
        (&["--startup", "soon"], "--startup"),
        (&["explain", "NOPE-01"], "NOPE-01"),
        (&["explain"], "<ID>"),
        (&["--strict", "list"], "cannot be used with"),
        (
            &["--endpoint", &url, "--only", "NOPE-*"],
            "matches no check",
        ),
        (&["--endpoint", &url, "--skip", "[RPC"], "is no pattern"),
        (
            &["--endpoint", &url, "--junit", missing],
            "missing/report.xml",
        ),
        (&["--endpoint", &url, "--json", folder], "no regular file"),
        (
            &["--endpoint", &url, "--json", &slashed],
            "no name of a file",
        ),
        (
            &["--endpoint", &url, "--json", &both, "--junit", &both],
            "the same file",
        ),
        (
            &["--endpoint", &url, "--json", "/dev/null"],
            "no regular file",
        ),
        (
            &["--endpoint", &url, "--header-env", "authorization"],
            "NAME=VAR",
        ),
        (
            &[
                "--endpoint",
                &url,
                "--header-env",
                "authorization=CONFORMANCE_UNSET",
            ],
            "is not set",
        ),
        (
            &["--endpoint", &url, "--header-env", "bad name=PATH"],
            "no header name",
        ),
        (
            &["--endpoint", &url, "--header-env", "host=PATH"],
            "sends `host` itself",
        ),
        (
            &["--endpoint", &url, "--second-header-env", "host=PATH"],
            "--second-header-env host: the suite sends `host` itself",
        ),
        (
            &["--endpoint", &url, "--hook", "trim"],
            "--hook wants NAME=ACTION",
        ),
        (
            &["--endpoint", &url, "--hook", "explode=true"],
            "there is no hook \"explode\"; there are trim, restart",
        ),
        (
            &["--endpoint", &url, "--hook", "trim=https://127.0.0.1/trim"],
            "https endpoints are not supported yet",
        ),
        (
            &["--hook", "trim=true"],
            "about an --endpoint, which is missing",
        ),
        (
            &["--endpoint", &url, "--prompt", "busy= "],
            "--prompt wants NAME=TEXT",
        ),
        (
            &["--endpoint", &url, "--prompt", "idle=Wait."],
            "there is no prompt \"idle\"; there are fast, brief",
        ),
        (
            &["--endpoint", "https://127.0.0.1/rpc"],
            "https endpoints are not supported yet",
        ),
        (
            &["--endpoint", "ftp://127.0.0.1/rpc"],
            "must begin with http://",
        ),
        (&["--endpoint", "127.0.0.1:18080"], "--endpoint"),
        (&["--endpoint", "http://10.0.0.1/rpc"], "--allow-remote"),
        (
            &["--endpoint", "http://gateway.example/rpc"],
            "--allow-remote",
        ),
    ];
    for (arguments, says) in cases {
        check(arguments, 2, says);
    }
    let ended = check(
        &["--endpoint", "http://me:hunter22@127.0.0.1/rpc"],
        2,
        "--header-env",
    );
    assert!(!ended.text().contains("hunter22"), "{}", ended.text());
    assert_eq!(
        server.received(),
        0,
        "a usage error must come before the first request"
    );
}

#[test]
fn an_endpoint_that_cannot_be_spoken_to_is_unreachable() {
    let html = Server::start(|_| Reply::Http(200, "text/html", "<p>Welcome</p>".to_owned()));
    let not_found = Server::start(|_| Reply::Http(404, "text/plain", String::new()));
    let other_json = Server::start(|_| Reply::json(&json!({ "status": "ok" })));
    let silent = Server::start(|_| Reply::Hang);
    let curt = Server::start(|_| Reply::Close);
    let starting = Server::start(|_| Reply::Http(503, "text/plain", String::new()));
    let locked = Server::start(|request| {
        Reply::json(&json!({
            "id": request.json["id"],
            "error": { "code": -32001, "message": "no" },
        }))
    });
    let cases = [
        (closed_port(), "cannot connect"),
        (html.url(), "not JSON-RPC (HTTP 200, text/html)"),
        (not_found.url(), "not JSON-RPC (HTTP 404"),
        (other_json.url(), "not JSON-RPC"),
        (silent.url(), "no whole answer within"),
        (curt.url(), "closed before any byte"),
        (starting.url(), "HTTP 503"),
        (locked.url(), "refuses the credential"),
    ];
    for (url, says) in cases {
        let ended = check(&["--endpoint", &url, "--startup", "1"], 3, says);
        assert!(ended.stdout.contains("unreachable: "), "{}", ended.stdout);
    }
}

#[test]
fn an_endpoint_that_is_up_late_is_waited_for() {
    let server = Server::start(|request| match request.index {
        0 | 1 => Reply::Http(503, "text/plain", String::new()),
        _ => initialized(&request.json["id"]),
    });
    check(
        &["--endpoint", &server.url(), "--only", "RPC-01"],
        0,
        "conformant",
    );
}

#[test]
fn a_connection_dropped_by_an_endpoint_that_serves_on_is_its_failure() {
    let server = Server::start(|request| match request.json["id"].as_str() {
        Some("7") => Reply::Close,
        _ => initialized(&request.json["id"]),
    });
    check(
        &["--endpoint", &server.url(), "--only", "RPC-01"],
        1,
        "MUST failed: RPC-01",
    );
}

#[test]
fn a_run_without_checks_exercises_nothing() {
    check(
        &["--only", "RPC-*", "--skip", "RPC-*"],
        5,
        "nothing exercised",
    );
    // Nobody sends what this one could judge, but for the probe.
    check(
        &["--only", "ERR-01", "--skip", "err-01"],
        5,
        "nothing exercised",
    );
}

#[test]
fn a_report_that_cannot_be_printed_is_the_suites_fault() {
    let Ok(full) = File::options().write(true).open("/dev/full") else {
        return;
    };
    let output = command(&["--only", "RPC-01"])
        .stdout(full)
        .output()
        .expect("the program starts");
    let ended = Ended::of(output);
    assert_eq!(ended.code, Some(4), "{}", ended.stderr);
    assert!(ended.stderr.contains("standard output"), "{}", ended.stderr);
}

#[test]
fn checks_are_listed_and_explained() {
    let ended = check(&["list"], 0, "RPC-01");
    assert_eq!(
        ended.stdout.lines().count(),
        conformance::check::all().count()
    );
    check(&["explain", "rpc-05"], 0, "source");
    check(
        &["explain", "RPC-01"],
        0,
        "\nrequirements\n  rpc-id-echo (MUST): ",
    );
    let ended = check(&["list", "--requirements"], 0, "rpc-id-echo ");
    let all = conformance::requirements::all().expect("requirements");
    assert_eq!(ended.stdout.lines().count(), all.len());
    let help = check(&["--help"], 0, "Exit codes:");
    for verdict in conformance::verdict::Verdict::ALL {
        let row = format!("{:>3}  {}", verdict.code(), verdict.meaning());
        assert!(
            help.stdout.contains(&row),
            "{row:?} is missing in\n{}",
            help.stdout
        );
    }
}

#[test]
fn reports_are_written_whole_and_replace_older_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, junit) = (
        folder.path().join("report.json"),
        folder.path().join("report.xml"),
    );
    fs::write(&json, "older").expect("a file");
    let arguments = [
        "--only",
        "RPC-01",
        "--seed",
        "7",
        "--json",
        json.to_str().expect("UTF-8"),
        "--junit",
        junit.to_str().expect("UTF-8"),
    ];
    check(&arguments, 0, "conformant");
    let report = read(&json);
    assert_eq!(report["schema"], 1);
    assert_eq!(report["run"]["seed"], 7);
    assert!(
        fs::read_to_string(&junit)
            .expect("a report")
            .contains("<testsuites")
    );
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").collect();
    assert_eq!(names.len(), 2, "no temporary file stays: {names:?}");
}

#[cfg(unix)]
#[test]
fn a_report_behind_a_link_replaces_the_file_and_keeps_the_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, link) = (
        folder.path().join("real.json"),
        folder.path().join("link.json"),
    );
    fs::write(&file, "older").expect("a file");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    let arguments = ["--only", "RPC-01", "--json", link.to_str().expect("UTF-8")];
    check(&arguments, 0, "conformant");
    assert_eq!(read(&file)["schema"], 1);
    assert!(fs::symlink_metadata(&link).expect("a link").is_symlink());
}

#[test]
fn a_refused_run_leaves_an_older_report_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let json = folder.path().join("report.json");
    fs::write(&json, "older").expect("a file");
    let file = json.to_str().expect("UTF-8");
    check(
        &["--json", file, "--junit", "/nowhere/at/all.xml"],
        2,
        "/nowhere/at/all.xml",
    );
    assert_eq!(fs::read_to_string(&json).expect("a file"), "older");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

pub(crate) fn read(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).expect("a report")).expect("JSON")
}
