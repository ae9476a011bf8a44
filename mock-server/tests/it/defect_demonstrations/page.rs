//! The page that shows each defect: what to type, and what comes back.

use std::fmt::Write as _;

use mock_server::core::AccessMode;
use mock_server::defects::{Defect, FIRST_UNIVERSE, SECOND_UNIVERSE, Step, Who};
use serde_json::Value;

use super::stage::{
    Heard, Reply, Transcript, admin_request, bootstrap_key, call_body, key_request,
};

/// Where the program listens unless it is told otherwise.
const ADDRESS: &str = "http://127.0.0.1:18080";

/// Paths of the admin API that the head of the page tells of.
pub(super) const PUT_DEFECT: &str = "/__admin/defect";
pub(super) const RESET: &str = "/__admin/reset";

/// How many differences of an answer are shown, and how much of each.
const ROWS: usize = 3;
const WIDTH: usize = 70;

/// The head of the page.
pub(super) fn introduction() -> String {
    let (first, second) = (
        key_line("FIRST_KEY", FIRST_UNIVERSE),
        key_line("SECOND_KEY", SECOND_UNIVERSE),
    );
    format!(
        "# Gateways with one defect each\n\n\
         This page is written by a test, which does all of what it says; rewrite it with\n\
         `INSTA_UPDATE=always cargo test -p mock-server --test it defect_demonstrations`.\n\n\
         Each gateway is wrong in one way and right in every other. For each the page says how to\n\
         start it, what to type, and where its answers first differ from those of a gateway\n\
         without the defect: the steps are numbered, and each call has the number of its step as\n\
         its id. `mock-server` stands for `cargo run -q -p mock-server --`, or for\n\
         `target/debug/mock-server` after `cargo build -p mock-server`. The steps go into a second\n\
         terminal. `--json` needs curl 7.82 or later, and keys are taken from answers by `jq`.\n\n\
         - The clock is virtual: it stands still, at the same time for everybody, and a step\n  \
           with `clock/advance` moves it.\n\
         - A line that ends with `&` waits for its answer while you go on; give it a moment.\n\
         - `pid=$!` keeps which call it was, and `kill $pid` ends it: its client goes away. One\n  \
           that has been answered has gone by itself, and `kill` says that there is no such process.\n\n\
         A program that runs is made wrong in another way, and right again, by its admin API:\n\n\
         ```sh\n\
         curl -s -X PUT {ADDRESS}{defect} -d '{{\"id\":\"M-IDM-01\"}}'\n\
         curl -s -X PUT {ADDRESS}{defect} -d '{{\"id\":null}}'\n\
         curl -s -X POST {ADDRESS}{reset}\n\
         ```\n\n\
         The state stays when the defect changes; the last line clears it, and leaves the defect\n\
         and the time. The steps below begin with a program that has just started.\n\n\
         In a Rust test:\n\n\
         ```rust\n\
         use mock_server::{{FakeGateway, defects}};\n\n\
         #[tokio::main]\n\
         async fn main() -> Result<(), mock_server::StartError> {{\n    \
             let defect = defects::find(\"M-IDM-01\").expect(\"a defect of this id\");\n    \
             let gateway = FakeGateway::builder().rules((defect.rules)()).start().await?;\n    \
             println!(\"{{}}\", gateway.endpoint());\n    \
             Ok(())\n\
         }}\n\
         ```\n\n\
         ## Callers\n\n\
         Where a defect is about who calls, there are two universes, in the mode `api-key` with a\n\
         key each. The bootstrap key is set in both terminals, in that of the program before it\n\
         starts:\n\n\
         ```sh\n\
         export BOOTSTRAP_KEY={bootstrap_key}\n\
         ```\n\n\
         The other two are made with it before step 1, and are always the same ones:\n\n\
         ```sh\n\
         {first}\n\
         {second}\n\
         ```\n",
        bootstrap_key = bootstrap_key(),
        defect = PUT_DEFECT,
        reset = RESET,
    )
}

fn key_line(name: &str, universe: &str) -> String {
    let body = key_request(universe);
    format!(
        "{name}=$(curl -s {ADDRESS}/rpc -H \"authorization: Bearer $BOOTSTRAP_KEY\" \
         --json '{body}' | jq -r .result.result.secret)"
    )
}

/// The section of one defect.
pub(super) fn section(defect: &Defect, right: &Transcript, wrong: &Transcript) -> String {
    let access = defect.shown_by.access;
    let mut text = format!("\n## {}: {}\n\n", defect.id, defect.title);
    let id = defect.id;
    let universes = format!("--universe {FIRST_UNIVERSE} --universe {SECOND_UNIVERSE}");
    let _ = match access {
        AccessMode::Single => writeln!(text, "`mock-server --clock virtual --defect {id}`\n"),
        AccessMode::ApiKey => writeln!(
            text,
            "`mock-server --clock virtual --defect {id} --auth api-key --bootstrap-key-env BOOTSTRAP_KEY {universes}`\n"
        ),
        AccessMode::TrustedHeader => writeln!(
            text,
            "`mock-server --clock virtual --defect {id} --auth trusted-header {universes}`\n"
        ),
    };
    for (index, step) in defect.shown_by.steps.iter().enumerate() {
        let number = index + 1;
        let waits = [right, wrong].iter().any(|heard| {
            heard
                .get(&number)
                .is_some_and(|heard| waited(number, heard))
        });
        let line = line(number, access, step);
        let next = defect.shown_by.steps.get(number);
        let end = match next {
            Some(Step::HangUp) => " & pid=$!",
            _ if waits => " &",
            _ => "",
        };
        let _ = writeln!(text, "{number}. `{line}{end}`");
    }
    let _ = writeln!(text, "\n{}.\n", defect.shown_by.seen);
    if let Some((number, right, wrong)) = first_difference(right, wrong) {
        let _ = writeln!(
            text,
            "| in the answer to {number} | right | with the defect |\n|---|---|---|"
        );
        for (place, right, wrong) in rows(right, wrong) {
            let _ = writeln!(text, "| {place} | {right} | {wrong} |");
        }
    }
    text
}

/// The first answer that says something else, or else the first that comes at another time.
pub(super) fn first_difference<'a>(
    right: &'a Transcript,
    wrong: &'a Transcript,
) -> Option<(usize, &'a Heard, &'a Heard)> {
    let pairs = right
        .iter()
        .filter_map(|(number, heard)| Some((*number, heard, wrong.get(number)?)));
    let differing: Vec<_> = pairs.filter(|(_, right, wrong)| right != wrong).collect();
    let said = |heard: &Heard| heard.reply != Reply::Silence;
    let other = differing
        .iter()
        .find(|(_, right, wrong)| right.reply != wrong.reply && said(right) && said(wrong));
    other.or(differing.first()).copied()
}

fn waited(number: usize, heard: &Heard) -> bool {
    heard.after > number || heard.reply == Reply::Silence
}

fn line(number: usize, access: AccessMode, step: &Step) -> String {
    let post = |who: Who, headers: &[(&str, &str)], body: &str| {
        let mut line = format!("curl -s {ADDRESS}/rpc");
        let proof = match (access, who) {
            (AccessMode::ApiKey, Who::First) => Some("authorization: Bearer $FIRST_KEY"),
            (AccessMode::ApiKey, Who::Second) => Some("authorization: Bearer $SECOND_KEY"),
            (AccessMode::ApiKey, Who::Operator) => Some("authorization: Bearer $BOOTSTRAP_KEY"),
            _ => None,
        };
        let universe = match (access, who) {
            (AccessMode::TrustedHeader, Who::First) => Some(FIRST_UNIVERSE),
            (AccessMode::TrustedHeader, Who::Second) => Some(SECOND_UNIVERSE),
            _ => None,
        };
        if let Some(proof) = proof {
            let _ = write!(line, " -H \"{proof}\"");
        }
        if let Some(universe) = universe {
            let _ = write!(line, " -H 'x-lightspeed-universe: {universe}'");
        }
        for (name, value) in headers {
            let _ = write!(line, " -H '{name}: {value}'");
        }
        format!("{line} --json '{body}'")
    };
    match *step {
        Step::Call { method, params } => post(Who::First, &[], &call_body(number, method, params)),
        Step::CallAs {
            who,
            headers,
            method,
            params,
        } => post(who, headers, &call_body(number, method, params)),
        Step::Post { body } => post(Who::First, &[], body),
        Step::HangUp => "sleep 1; kill $pid; sleep 1".to_owned(),
        Step::Wait { .. } | Step::Trim { .. } => {
            let (path, body) = admin_request(step).unwrap_or_default();
            format!("curl -s {ADDRESS}{path} -d '{body}'")
        }
    }
}

/// The first places in which two answers differ, with what stands there.
fn rows(right: &Heard, wrong: &Heard) -> Vec<(String, String, String)> {
    let mut rows = Vec::new();
    if right.after != wrong.after {
        rows.push((
            "when".to_owned(),
            format!("after step {}", right.after),
            format!("after step {}", wrong.after),
        ));
    }
    if right.reply != wrong.reply {
        match (json(&right.reply), json(&wrong.reply)) {
            (Some(right), Some(wrong)) => compare("", Some(&right), Some(&wrong), &mut rows),
            _ => rows.push((
                "all of it".to_owned(),
                summary(&right.reply),
                summary(&wrong.reply),
            )),
        }
    }
    rows.truncate(ROWS);
    rows
}

fn json(reply: &Reply) -> Option<Value> {
    match reply {
        Reply::Response { status: 200, body } => serde_json::from_str(body).ok(),
        _ => None,
    }
}

fn summary(reply: &Reply) -> String {
    match reply {
        Reply::Response { status, body } => format!("status {status}, {}", code(body)),
        Reply::Closed => "the connection is closed".to_owned(),
        Reply::Refused => "no connection".to_owned(),
        Reply::Silence => "none".to_owned(),
    }
}

/// Walks two values side by side and notes where they part.
fn compare(
    place: &str,
    right: Option<&Value>,
    wrong: Option<&Value>,
    rows: &mut Vec<(String, String, String)>,
) {
    match (right, wrong) {
        _ if right == wrong => {}
        (Some(Value::Object(right)), Some(Value::Object(wrong))) => {
            let names = right.keys().chain(wrong.keys());
            let names: std::collections::BTreeSet<&String> = names.collect();
            for name in names {
                let dot = if place.is_empty() { "" } else { "." };
                let place = format!("{place}{dot}{name}");
                compare(&place, right.get(name), wrong.get(name), rows);
            }
        }
        (Some(Value::Array(right)), Some(Value::Array(wrong))) => {
            for index in 0..right.len().max(wrong.len()) {
                let place = format!("{place}[{index}]");
                compare(&place, right.get(index), wrong.get(index), rows);
            }
        }
        _ => rows.push((format!("`{place}`"), shown(right), shown(wrong))),
    }
}

fn shown(value: Option<&Value>) -> String {
    value.map_or_else(|| "absent".to_owned(), |value| code(&value.to_string()))
}

/// A text as code, cut where it grows long. A bar would end the cell of the table.
fn code(text: &str) -> String {
    let mut cut: String = text.chars().take(WIDTH).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    format!("`{}`", cut.trim_end().replace('|', "\\|"))
}
