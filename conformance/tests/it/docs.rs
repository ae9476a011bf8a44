//! What the documentation says of the program is what the program does.

use std::fs;
use std::path::Path;

use conformance::outcome::Cause;
use conformance::verdict::Verdict;

/// A page of the repository's documentation.
fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../docs")
        .join(name);
    fs::read_to_string(&path).expect("a page of the documentation")
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
