//! Endpoints of which nothing is known but the address: no hooks, and a model of their own mind.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use conformance::check::{self, Check, Credentials, Level};
use conformance::outcome::Cause;
use mock_server::FakeGateway;
use serde_json::{Value, json};

use crate::program::run;
use crate::server::{Received, Reply, Server, body_of, called, forwarded};

/// The words of the suite's prompts, and others of the same length that say nothing to the fake.
const WORDS: [(&str, &str); 3] = [
    ("sleep=", "sleep:"),
    ("fail=", "fail:"),
    ("approve=", "approve:"),
];

/// What cannot be exercised without a run that does as its prompt asks.
const UNEXERCISED: &[&str] = &[
    "APPR-01", "APPR-02", "APPR-03", "APPR-04", "CTX-04", "CTX-05", "ERR-05", "IDEM-03", "IDEM-15",
    "Q04", "Q06", "Q07", "REV-05", "SESS-07", "TERM-04", "TERM-05", "TERM-06", "TERM-07",
    "TERM-08", "TERM-09", "TERM-10", "TERM-11", "TERM-12", "TERM-13", "TERM-15",
];

/// Why a check cannot be exercised by whoever has but the address, whatever the model does.
fn out_of_reach(check: &Check) -> Option<Cause> {
    let needs = check.needs;
    match (needs.hook, needs.credentials) {
        (Some(_), _) => Some(Cause::NoHook),
        (None, Credentials::Any) => None,
        (None, _) => Some(Cause::NoSecondCredential),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deployment_whose_model_ignores_the_prompts_words_is_conformant() {
    let fake = FakeGateway::start().await;
    let address = fake.address();
    let server = Server::start(move |request| {
        disobedient(address, request).map_or(Reply::Close, Reply::Verbatim)
    });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("report.json");
    let file = path.to_str().expect("UTF-8");
    let ended = run(&["--endpoint", &server.url(), "--json", file]);

    assert_eq!(ended.code, Some(0), "{}", ended.text());
    let last = ended.stdout.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("conformant; ") && last.contains(" MUST not exercised: no-hook "),
        "{last}"
    );
    let why = "the busy prompt does not keep a run at work";
    assert!(ended.stdout.contains(why), "{}", ended.stdout);
    let report = std::fs::read_to_string(&path).expect("a report");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let results = report["results"].as_array().expect("results");
    let unexercised: Vec<&Value> = results
        .iter()
        .filter(|result| result["status"] == "NOT_EXERCISED")
        .collect();
    let found: BTreeSet<(&str, &str)> = unexercised
        .iter()
        .filter_map(|result| Some((result["id"].as_str()?, result["cause"].as_str()?)))
        .collect();
    let expected: BTreeSet<(&str, &str)> = check::all()
        .filter_map(|check| Some((check.id, out_of_reach(check)?.as_str())))
        .chain(UNEXERCISED.iter().map(|id| (*id, Cause::NoHook.as_str())))
        .collect();
    assert_eq!(found, expected, "{}", ended.stdout);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deployment_without_a_method_is_not_put_to_its_checks() {
    let fake = FakeGateway::start().await;
    let address = fake.address();
    let server = Server::start(move |request| match request.json["method"].as_str() {
        Some("session/rename") => Reply::json(&json!({
            "id": request.json["id"],
            "error": { "code": -32601, "message": "no such method" },
        })),
        _ => Reply::Forward(address),
    });
    let ended = run(&["--endpoint", &server.url(), "--only", "SESS-0[689]"]);

    assert_eq!(ended.code, Some(0), "{}", ended.text());
    let why = "(method-absent: the target does not have session/rename)";
    let lines = ended.stdout.lines().filter(|line| line.ends_with(why));
    assert_eq!(lines.count(), 2, "{}", ended.stdout);
    let musts = check::all().filter(|check| check.level == Level::Must);
    let musts = musts.count();
    let verdict = format!(
        "conformant; {} of {musts} MUST not exercised: method-absent 2, excluded-by-selection {}",
        musts - 1,
        musts - 3
    );
    assert!(ended.stdout.contains(&verdict), "{}", ended.stdout);
}

/// What the fake answers to the request without the words. A run is over before its start is
/// answered, so that it does not depend on luck what the suite sees of it.
fn disobedient(fake: SocketAddr, request: &Received) -> Option<Vec<u8>> {
    let answer = forwarded(fake, &without_words(&request.bytes))?;
    let started = body_of(&answer).unwrap_or_default();
    if request.json["method"] == "session/runs/start"
        && let Some(run) = started["result"]["result"]["run"]["id"].as_str()
    {
        wait_for_the_end(fake, &request.json["params"]["sessionId"], run)?;
    }
    Some(answer)
}

fn wait_for_the_end(fake: SocketAddr, session: &Value, run: &str) -> Option<()> {
    let mut after = json!({ "seq": 0 });
    loop {
        let params = json!({ "sessionId": session, "after": after, "waitMs": 1000 });
        let page = called(fake, "session/events/read", &params)?;
        for event in page["result"]["result"]["events"].as_array()? {
            if event["kind"]["type"] == "runCompleted" && event["joins"]["runId"] == run {
                return Some(());
            }
            after = event["cursor"].clone();
        }
    }
}

/// The same request, in which no word of a prompt means anything.
fn without_words(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for (word, other) in WORDS {
        let (word, other) = (word.as_bytes(), other.as_bytes());
        for at in 0..bytes.len().saturating_sub(word.len()) {
            if bytes[at..].starts_with(word) {
                bytes[at..at + other.len()].copy_from_slice(other);
            }
        }
    }
    bytes
}
