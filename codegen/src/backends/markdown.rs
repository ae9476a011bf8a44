//! Markdown: the reference for people.

pub(super) mod methods;
pub(super) mod types;

use crate::model::names::{Scope, words};
use crate::model::{Constant, List, Member, Model, Presence, Text, Type};
use crate::problem::Problems;

/// The page of all types.
const TYPES: &str = "types.md";

/// What stands above every page.
fn notice(model: &Model) -> String {
    format!("<!-- {} -->\n\n", model.notice)
}

/// The name of a group's page.
fn page_of(group: &str) -> String {
    format!("{}.md", words(group).join("-"))
}

/// Refuses two pages of one name.
fn check_pages(model: &Model) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let mut scope = Scope::new("page of the reference");
    // Many disks keep one of two names that differ in their case only.
    scope.reserve(&["readme.md", TYPES]);
    for group in &model.groups {
        let origin = format!("group `{}`", group.name);
        problems.keep(scope.claim(&page_of(&group.name), &origin));
    }
    problems.or(())
}

/// A type expression in words, with links to named types on the page `types`.
fn expression(ty: &Type) -> String {
    match ty {
        Type::Any => "any JSON".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::Integer(integer) => {
            let (min, max) = integer.own_bounds();
            let name = integer
                .format
                .map_or("integer", crate::model::IntegerFormat::name);
            format!("{name}{}", bounds("", min, max))
        }
        Type::Number(number) => format!(
            "number{}",
            bounds("", number.min.as_ref(), number.max.as_ref())
        ),
        Type::Text(text) => self::text(text),
        Type::Never => "nothing: it is never there".to_owned(),
        Type::Tuple(tuple) => {
            let items: Vec<String> = tuple.items.iter().map(expression).collect();
            let rest = tuple.rest.as_deref().map(expression);
            let rest = rest.map_or_else(String::new, |rest| format!(", then any number of {rest}"));
            format!("list of {}{rest}", items.join(", "))
        }
        Type::Choice(choice) => {
            let alternatives: Vec<String> = choice.alternatives.iter().map(expression).collect();
            alternatives.join(" or ")
        }
        Type::Constant(constant) => match constant {
            Constant::Text(text) => format!("`\"{text}\"`"),
            Constant::Integer(number) => format!("`{number}`"),
            Constant::Number(number) => format!("`{number}`"),
            Constant::Boolean(value) => format!("`{value}`"),
            Constant::Null => "null".to_owned(),
        },
        Type::List(List {
            items, min, max, ..
        }) => {
            format!(
                "list of {}{}",
                expression(items),
                bounds("items ", *min, *max)
            )
        }
        Type::Map(map) => {
            format!(
                "map of {}{}",
                expression(&map.values),
                bounds("entries ", map.min, map.max)
            )
        }
        Type::Nullable(inner) => format!("{} or null", expression(inner)),
        Type::Reference(name) => link(name),
    }
}

fn text(form: &Text) -> String {
    let mut text = form.format.clone().unwrap_or_else(|| "text".to_owned());
    text.push_str(&bounds("length ", form.min, form.max));
    if let Some(pattern) = &form.pattern {
        text.push_str(" `");
        text.push_str(pattern);
        text.push('`');
    }
    if !form.except.is_empty() {
        text.push_str(", none of `");
        text.push_str(&form.except.join("`, `"));
        text.push('`');
    }
    text
}

fn bounds<T: ToString>(what: &str, min: Option<T>, max: Option<T>) -> String {
    match (min, max) {
        (None, None) => String::new(),
        (Some(min), None) => format!(", {what}from {}", min.to_string()),
        (None, Some(max)) => format!(", {what}up to {}", max.to_string()),
        (Some(min), Some(max)) => format!(", {what}{} to {}", min.to_string(), max.to_string()),
    }
}

/// A named type as a link.
fn link(name: &str) -> String {
    format!("[{name}]({TYPES}#{})", name.to_lowercase())
}

/// A table of members; nothing when there are none.
fn members(members: &[Member]) -> String {
    if members.is_empty() {
        return String::new();
    }
    let mut rows = vec![
        "| Member | Type | Presence | Meaning |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for member in members {
        let presence = match (member.presence, &member.default) {
            (Presence::Required, _) => "required".to_owned(),
            (Presence::Optional, None) => "optional".to_owned(),
            (Presence::Optional, Some(default)) => cell(&format!("default `{default}`")),
            (Presence::ThreeState, _) => "optional; null is a value of its own".to_owned(),
        };
        rows.push(format!(
            "| `{}` | {} | {presence} | {} |",
            member.name,
            cell(&expression(&member.ty)),
            cell(&meaning(member))
        ));
    }
    rows.join("\n") + "\n"
}

fn meaning(member: &Member) -> String {
    if member.deprecated {
        format!("Deprecated. {}", member.docs)
    } else {
        member.docs.clone()
    }
}

/// Text that keeps to one cell of a table.
fn cell(text: &str) -> String {
    text.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace('|', "\\|")
}
