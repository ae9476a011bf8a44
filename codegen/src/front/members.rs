//! Members that nothing reads are mistakes, most often of spelling.

use super::document::Node;
use crate::problem::{Problem, Problems};

/// Refuses the members of an object that are none of `known`, unless they are comments or extensions.
pub(super) fn only(node: Node<'_>, known: &[&str]) -> Result<(), Problems> {
    let mut problems = Problems::default();
    for name in node
        .value
        .as_object()
        .into_iter()
        .flat_map(|all| all.keys())
    {
        let passed = name.starts_with("x-") || ["$comment", "$schema"].contains(&name.as_str());
        if !passed && !known.contains(&name.as_str()) {
            problems.push(unknown(
                node.at.member(name).problem(
                    format!("is a member called `{name}`, which is not understood"),
                    "leave it out, or begin its name with `x-`",
                ),
                name,
                known,
            ));
        }
    }
    problems.or(())
}

/// The problem with the nearest of the known names as the way out, if one is near.
pub(super) fn unknown(problem: Problem, name: &str, known: &[&str]) -> Problem {
    let distance = |known: &&&str| strsim::osa_distance(name, known);
    let nearest = known.iter().min_by_key(distance);
    // A name of three letters that differs in two is another name.
    let near = nearest.filter(|nearest| distance(nearest) * 3 <= name.chars().count());
    match near {
        None => problem,
        Some(nearest) => Problem {
            instead: format!("write `{nearest}`"),
            ..problem
        },
    }
}

/// Refuses a list that has a text twice.
pub(super) fn distinct(node: Node<'_>, name: &str) -> Result<Vec<String>, Problem> {
    let texts = node.texts(name)?;
    for (index, text) in texts.iter().enumerate() {
        let first = texts.iter().position(|other| other == text);
        if first != Some(index) {
            let at = node.at.member(name).index(index);
            return Err(at.problem(format!("lists `{text}` a second time"), "list it once"));
        }
    }
    Ok(texts)
}
