//! The report for continuous integration, as `JUnit` XML.
//!
//! A suite per family, a case per check. A MUST that failed is a failure, a fault of the suite an
//! error; what was not exercised, and a SHOULD that failed, is skipped with the reason, because
//! neither changes the verdict. No times and no host names: the same results, the same bytes.

use std::fmt::Write as _;

use quick_junit::{NonSuccessKind, TestCase, TestCaseStatus, TestSuite};

use crate::check::Level;
use crate::report::{CheckResult, Report, Status};

/// The report as `JUnit` XML.
///
/// # Errors
/// When the XML cannot be written, which would be a fault of the suite.
pub fn render(report: &Report) -> Result<String, String> {
    let mut suites: Vec<TestSuite> = Vec::new();
    for result in &report.results {
        let (_, title) = family(result);
        let place = suites.iter().position(|suite| suite.name.as_str() == title);
        let place = place.unwrap_or_else(|| {
            suites.push(TestSuite::new(title));
            suites.len() - 1
        });
        suites[place].add_test_case(case(result));
    }
    let mut document = quick_junit::Report::new("conformance");
    document.add_test_suites(suites);
    document.to_string().map_err(|why| why.to_string())
}

/// The name and the title of the family of a result's check.
fn family(result: &CheckResult) -> (&'static str, &'static str) {
    let family = result.check.family();
    family.map_or(("other", "Other checks"), |family| {
        (family.name, family.title)
    })
}

fn case(result: &CheckResult) -> TestCase {
    let check = result.check;
    let mut status = match (result.status, check.level) {
        (Status::Pass | Status::Warn, _) => TestCaseStatus::success(),
        (Status::Fail, Level::Must) => TestCaseStatus::non_success(NonSuccessKind::Failure),
        (Status::HarnessError, _) => TestCaseStatus::non_success(NonSuccessKind::Error),
        (Status::Fail, Level::Should | Level::Info) | (Status::NotExercised, _) => {
            TestCaseStatus::skipped()
        }
    };
    let word = match result.cause {
        Some(cause) => cause.as_str(),
        None => check.level.as_str(),
    };
    if !matches!(result.status, Status::Pass | Status::Warn) {
        status.set_type(word);
        status.set_message(result.reason().unwrap_or_default());
        status.set_description(details(result));
    }
    let mut case = TestCase::new(format!("{} {}", check.id, check.title), status);
    case.set_classname(format!("conformance.{}", family(result).0));
    if result.status == Status::Warn {
        case.set_system_out(details(result));
    }
    case
}

/// The rule, and each finding with its messages in one line each.
fn details(result: &CheckResult) -> String {
    let check = result.check;
    let mut text = format!("{}: {} [{}]\n", check.level, check.rule, check.source);
    for finding in &result.findings {
        text.push_str(&finding.reason);
        text.push('\n');
        for message in &finding.evidence {
            let _ = writeln!(text, "exchange {} -> {}", message.number, message.request);
            let status = message
                .status
                .map_or(String::new(), |status| format!("HTTP {status} "));
            let came = match (&message.response, &message.broken) {
                (Some(response), _) => response.to_string(),
                (None, Some(broken)) => broken.clone(),
                (None, None) => String::new(),
            };
            let _ = writeln!(text, "exchange {} <- {status}{came}", message.number);
        }
    }
    text
}
