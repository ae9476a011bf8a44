//! `list` and `explain`.

use std::fmt::Write as _;
use std::io;

use crate::check::{self, Check, Credentials};
use crate::cli::usage;
use crate::requirements::{self, Requirement, page};
use crate::verdict::Verdict;

pub(super) fn list(requirements: bool) -> Verdict {
    if requirements {
        return with_requirements(|all| all.iter().map(line).collect());
    }
    let mut text = String::new();
    for check in check::all() {
        let Check {
            id, level, title, ..
        } = check;
        let _ = writeln!(text, "{id:<9}  {level:<6}  {title}");
    }
    print(&text)
}

pub(super) fn explain(id: &str) -> Verdict {
    match check::find(id) {
        Some(check) => with_requirements(|all| explanation(check, all)),
        None => usage(&format!(
            "there is no check {id:?}; `conformance list` shows them all"
        )),
    }
}

/// Prints a text about the requirements, which are part of the program.
fn with_requirements(text: impl FnOnce(&[Requirement]) -> String) -> Verdict {
    match requirements::all() {
        Ok(all) => print(&text(&all)),
        Err(why) => {
            eprintln!("error: {why}");
            Verdict::SuiteFault
        }
    }
}

/// A requirement in one line: what verifies it, and what it says.
fn line(requirement: &Requirement) -> String {
    let Requirement {
        id, level, text, ..
    } = requirement;
    let verified = match &requirement.excluded {
        Some(_) => "not verified".to_owned(),
        None => requirement.checks.join(" "),
    };
    format!("{id:<34}  {level:<6}  {verified:<28}  {text}\n")
}

fn explanation(check: &Check, requirements: &[Requirement]) -> String {
    let mut text = format!(
        "{} ({}): {}\n\n{}\n\n",
        check.id, check.level, check.title, check.rule
    );
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(text, "{name:<8} {value}");
    };
    if let Some(family) = check.family() {
        row("family", family.title);
    }
    row("source", &check.source.to_string());
    row("kind", check.kind.as_str());
    row("effect", check.effect.as_str());
    if check.budget > 0 {
        row("budget", &format!("at most {} requests", check.budget));
    }
    if check.timing {
        row(
            "timing",
            "judges elapsed time; repeated alone when it failed among others",
        );
    }
    if !check.needs.methods.is_empty() {
        row("methods", &check.needs.methods.join(", "));
    }
    if let Some(hook) = check.needs.hook {
        row("hook", hook.as_str());
    }
    if let Some(hook) = check.needs.wants {
        row("hook", &format!("{}, where there is one", hook.as_str()));
    }
    match check.needs.credentials {
        Credentials::Any => {}
        Credentials::One => row("needs", "a credential"),
        Credentials::Two => row("needs", "a second tenant"),
        Credentials::OneEach => row("needs", "a second tenant, each with a credential"),
    }
    text.push_str("\nrequirements\n");
    for requirement in page::of_check(requirements, check) {
        let Requirement {
            id,
            level,
            text: rule,
            ..
        } = requirement;
        let _ = writeln!(text, "  {id} ({level}): {rule}");
    }
    text
}

/// Prints a whole text. A reader that went away, such as `head`, is no fault.
fn print(text: &str) -> Verdict {
    match io::Write::write_all(&mut io::stdout().lock(), text.as_bytes()) {
        Ok(()) => Verdict::Conformant,
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Verdict::Conformant,
        Err(why) => {
            eprintln!("error: cannot write to the standard output: {why}");
            Verdict::SuiteFault
        }
    }
}
