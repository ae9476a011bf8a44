//! What the documentation says of the program is what the program does.

use std::fs;
use std::path::{Path, PathBuf};

use api_contract::lightspeed::CONTRACT;
use conformance::check::{self, COMMON};
use conformance::outcome::Cause;
use conformance::verdict::Verdict;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(name)
}

/// A page of the repository's documentation.
fn page(name: &str) -> String {
    fs::read_to_string(path(name)).expect("a page of the documentation")
}

/// The rows of the table under this heading, cell by cell.
fn table(page: &str, heading: &str) -> Vec<Vec<String>> {
    page.lines()
        .skip_while(|line| *line != heading)
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| {
            let cells = line.trim_matches('|').split('|');
            cells.map(|cell| cell.trim().to_owned()).collect()
        })
        .collect()
}

#[test]
fn the_table_of_exit_codes_is_the_verdicts() {
    let page = page("verify-a-deployment.md");
    let told = table(&page, "| exit code | meaning |");
    let known: Vec<Vec<String>> = Verdict::ALL
        .iter()
        .map(|verdict| vec![verdict.code().to_string(), verdict.meaning().to_owned()])
        .collect();
    assert_eq!(told, known);
}

#[test]
fn the_table_of_causes_is_the_causes_and_what_they_do_to_the_exit_code() {
    let page = page("verify-a-deployment.md");
    let told: Vec<Vec<String>> = table(&page, "| cause | why | exit code |")
        .into_iter()
        .map(|row| vec![row[0].clone(), row[2].clone()])
        .collect();
    let code = |cause: &Cause| match cause {
        Cause::EndpointLost => "3",
        Cause::Interrupted => "130",
        cause if cause.is_explained() => "0",
        _ => "1",
    };
    let known: Vec<Vec<String>> = Cause::ALL
        .iter()
        .map(|cause| vec![format!("`{cause}`"), code(cause).to_owned()])
        .collect();
    assert_eq!(told, known);
}

#[test]
fn the_table_of_covered_methods_is_what_the_checks_call() {
    let page = page("verify-a-deployment.md");
    let mut told = table(&page, "| method | checks that name it |");
    let update = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
    let known: Vec<Vec<String>> = CONTRACT
        .methods()
        .filter_map(|method| {
            let name = method.info.name;
            let checks: Vec<&str> = check::all()
                .filter(|check| check.needs.methods.contains(&name))
                .map(|check| check.id)
                .collect();
            let ground = COMMON
                .contains(&name)
                .then_some("every check that creates a session");
            let checks: Vec<&str> = ground.into_iter().chain(checks).collect();
            (!checks.is_empty()).then(|| vec![format!("`{name}`"), checks.join(", ")])
        })
        .collect();
    if update {
        let (head, rows) = ("| method | checks that name it |\n|---|---|\n", &told);
        let old: String = rows.iter().map(|row| row_of(row)).collect();
        let new: String = known.iter().map(|row| row_of(row)).collect();
        let text = page.replace(&format!("{head}{old}"), &format!("{head}{new}"));
        // Other tests read the page meanwhile.
        if text != page {
            fs::write(path("verify-a-deployment.md"), text).expect("the page is written");
        }
        told.clone_from(&known);
    }
    assert_eq!(
        told, known,
        "rewrite the table with `INSTA_UPDATE=always cargo test -p conformance`"
    );
}

fn row_of(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}
