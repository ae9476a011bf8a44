//! `list` and `explain`.

use std::fmt::Write as _;
use std::io;

use crate::check::{self, Check};
use crate::cli::usage;
use crate::verdict::Verdict;

pub(super) fn list() -> Verdict {
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
        Some(check) => print(&explanation(check)),
        None => usage(&format!(
            "there is no check {id:?}; `conformance list` shows them all"
        )),
    }
}

fn explanation(check: &Check) -> String {
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
