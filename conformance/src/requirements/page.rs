//! The page that leads from rules to checks and back.

use std::fmt::Write as _;

use crate::check::{self, Check};
use crate::requirements::{Judged, Requirement};

/// The page, in Markdown: which checks verify each requirement, which requirements each check
/// verifies, and what no check verifies.
pub fn render(requirements: &[Requirement]) -> String {
    let verified: Vec<&Requirement> = requirements
        .iter()
        .filter(|requirement| requirement.excluded.is_none())
        .collect();
    let mut text = format!(
        "# Requirements and checks\n\n\
         Every normative rule of the agent API, in our own words: {} in all. {} are verified by checks, the \
         other {} stand at the end with the reason why they are not. `conformance explain ID` shows the \
         rules of one check. The page is written from `conformance/requirements.toml` by \
         `UPDATE_DOCS=1 cargo test -p conformance --test it requirements`.\n\n\
         A warning is a breach that is reported and fails nothing. What stands as *oracle* is judged on all \
         traffic of a run.\n\n\
         ## From rules to checks\n",
        requirements.len(),
        verified.len(),
        requirements.len() - verified.len(),
    );
    let mut family = "";
    for requirement in verified {
        if requirement.family != family {
            family = &requirement.family;
            let _ = write!(
                text,
                "\n### {family}\n\n| requirement | level | rule | verified by |\n|---|---|---|---|\n"
            );
        }
        let _ = writeln!(text, "{}", row(requirement));
    }
    text.push_str("\n## From checks to rules\n\n| check | level | requirements |\n|---|---|---|\n");
    for check in check::all() {
        let ids = of_check(requirements, check).map(|requirement| format!("`{}`", requirement.id));
        let ids: Vec<String> = ids.collect();
        let _ = writeln!(
            text,
            "| {} | {} | {} |",
            check.id,
            check.level,
            ids.join(", ")
        );
    }
    text.push_str(
        "\n## Not verified\n\n| requirement | level | rule | why not |\n|---|---|---|---|\n",
    );
    for requirement in requirements {
        if let Some(why) = &requirement.excluded {
            let Requirement {
                id,
                level,
                text: rule,
                ..
            } = requirement;
            let _ = writeln!(
                text,
                "| `{id}` | {level} | {} | {} |",
                cell(rule),
                cell(why)
            );
        }
    }
    text
}

/// The requirements that a check verifies, in their order.
pub fn of_check<'a>(
    requirements: &'a [Requirement],
    check: &Check,
) -> impl Iterator<Item = &'a Requirement> {
    let id = check.id;
    requirements
        .iter()
        .filter(move |requirement| requirement.is_verified_by(id))
}

fn row(requirement: &Requirement) -> String {
    let Requirement {
        id,
        level,
        text,
        source,
        ..
    } = requirement;
    let checks = requirement.check_ids().map(str::to_owned);
    let oracles = requirement.oracles().map(|name| format!("oracle {name}"));
    let verified: Vec<String> = checks.chain(oracles).collect();
    let judged = match requirement.judged {
        Some(Judged::Warning) => ", as a warning",
        None => "",
    };
    format!(
        "| `{id}` | {level} | {} *({})* | {}{judged} |",
        cell(text),
        cell(source),
        verified.join(", "),
    )
}

/// A text that stands in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
