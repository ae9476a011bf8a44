//! A page per group of methods, and one that leads to all of them.

use serde_json::json;

use super::{cell, check_pages, link, members, notice, page_of};
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile, pretty, prose};
use crate::model::{Group, Member, Method, Model, Presence, ReservedForm, Stability};
use crate::problem::Problems;

/// The pages of the methods.
pub(in crate::backends) struct Pages;

impl Backend for Pages {
    fn about(&self) -> &'static str {
        "the reference of the methods"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        check_pages(model)?;
        let mut files = vec![GeneratedFile::new(
            "contract/reference/README.md",
            index(model),
        )];
        for group in &model.groups {
            let path = format!("contract/reference/{}", page_of(&group.name));
            files.push(GeneratedFile::new(path, page(group, model)));
        }
        Ok(files)
    }
}

fn index(model: &Model) -> String {
    let mut text = TextBuilder::starting(notice(model));
    let title = match model.title.as_str() {
        "" => "Reference",
        title => title,
    };
    text.put(format_args!("# {title}\n\n"));
    if !model.description.is_empty() {
        text.put(format_args!("{}\n\n", model.description));
    }
    text.put(protocol(model));
    text.put("## Methods\n\n");
    text.put("| Method | Summary |\n|---|---|\n");
    for group in &model.groups {
        for method in &group.methods {
            text.put(format_args!(
                "| [`{}`]({}#{}) | {}{} |\n",
                method.name,
                page_of(&group.name),
                anchor(&method.name),
                cell(&method.summary),
                warnings(method)
            ));
        }
    }
    if let Some(notifications) = &model.notifications {
        text.put("\n## Notifications\n\n");
        text.put(format_args!(
            "All are variants of {}.\n\n",
            link(&notifications.type_name)
        ));
        text.put("| Notification | Meaning |\n|---|---|\n");
        for (name, summary) in &notifications.listed {
            text.put(format_args!("| `{name}` | {} |\n", cell(summary)));
        }
    }
    if !model.errors.is_empty() {
        text.put("\n## Errors\n\n| Kind | Code | Meaning |\n|---|---|---|\n");
    }
    for error in &model.errors {
        let kind = error
            .kind
            .as_ref()
            .map_or_else(|| "none".to_owned(), |kind| format!("`{kind}`"));
        text.put(format_args!(
            "| {kind} | {} | {} |\n",
            error.code,
            cell(&error.summary)
        ));
    }
    let kinds: Vec<String> = model
        .common_errors()
        .map(|kind| format!("`{kind}`"))
        .collect();
    if !kinds.is_empty() {
        text.put(format_args!(
            "\nEvery method can return {}.\n",
            kinds.join(", ")
        ));
    }
    if !model.reserved.is_empty() {
        text.put("\n## Reserved names\n\nOnly the server gives these.\n\n");
        text.put("| Of | Names | Used for |\n|---|---|---|\n");
        for reserved in &model.reserved {
            let names = match &reserved.form {
                ReservedForm::Prefix(prefix) => format!("`{prefix}` and what starts with it"),
                ReservedForm::Exact(name) => format!("`{name}`"),
            };
            text.put(format_args!(
                "| `{}` | {names} | {} |\n",
                reserved.of,
                cell(&reserved.summary)
            ));
        }
    }
    if !model.transport.headers.is_empty() {
        text.put("\n## Headers\n\n| Header | Meaning |\n|---|---|\n");
        for (name, about) in &model.transport.headers {
            text.put(format_args!("| `{name}` | {} |\n", cell(about)));
        }
    }
    text.ending("")
}

/// What is known of the protocol's version and its place; empty where nothing is.
fn protocol(model: &Model) -> String {
    let (version, endpoint) = (&model.protocol_version, &model.transport.endpoint);
    match (version.is_empty(), endpoint.is_empty()) {
        (true, true) => String::new(),
        (false, true) => format!("Protocol `{version}`.\n\n"),
        (true, false) => format!("By POST to `{endpoint}`.\n\n"),
        (false, false) => format!("Protocol `{version}`, by POST to `{endpoint}`.\n\n"),
    }
}

/// What a caller should know before following the link.
fn warnings(method: &Method) -> String {
    let deprecated = method.deprecated.as_ref().map(|_| "deprecated");
    let unstable = Some(method.stability).filter(|stability| *stability != Stability::Stable);
    let words = deprecated
        .into_iter()
        .chain(unstable.map(Stability::as_str));
    let words: Vec<&str> = words.collect();
    if words.is_empty() {
        return String::new();
    }
    format!(" ({})", words.join(", "))
}

fn page(group: &Group, model: &Model) -> String {
    let mut text = TextBuilder::starting(notice(model));
    text.put(format_args!("# {}\n\n", group.name));
    text.put(format_args!(
        "{}\n",
        prose::joined(&group.summary, &group.description)
    ));
    for method in &group.methods {
        text.put(self::method(method, model));
    }
    text.ending("\n[All methods](README.md) · [All types](types.md)\n")
}

fn method(method: &Method, model: &Model) -> String {
    let mut text = TextBuilder::starting(format_args!("\n## `{}`\n\n", method.name));
    let about = prose::joined(&method.summary, &method.description);
    if !about.is_empty() {
        text.put(format_args!("{about}\n\n"));
    }
    let access = [
        ("scope", &method.scope),
        ("key group", &method.access.group),
        ("action", &method.access.action),
        ("role", &method.access.role),
        ("target", &method.access.target),
    ];
    let access: Vec<String> = access
        .iter()
        .filter_map(|(name, value)| Some(format!("{name} `{}`", value.as_ref()?)))
        .collect();
    if !access.is_empty() {
        text.put(format_args!("- Access: {}.\n", access.join(", ")));
    }
    for advice in method.advice() {
        text.put(format_args!("- {advice}\n"));
    }
    if method.paginated {
        text.put("- Answers page by page: follow its cursor.\n");
    }
    if method.long_poll {
        text.put("- Can hold its answer until something happens.\n");
    }
    for (title, name) in [
        ("Parameters", &method.params),
        ("Response", &method.response),
    ] {
        text.put(format_args!("\n{title}: {}\n", link(name)));
        if let Some(structure) = model
            .structure(name)
            .filter(|found| !found.members.is_empty())
        {
            text.put(format_args!("\n{}", members(&structure.members)));
        }
    }
    if !method.errors.is_empty() {
        text.put("\n| Error | Code | Meaning |\n|---|---|---|\n");
        for error in &model.errors {
            if let Some(kind) = error
                .kind
                .as_ref()
                .filter(|kind| method.errors.contains(kind))
            {
                let summary = cell(&error.summary);
                text.put(format_args!("| `{kind}` | {} | {summary} |\n", error.code));
            }
        }
    }
    if has_example(method, model) {
        let (name, params) = (&method.name, &method.example);
        let example = json!({ "jsonrpc": "2.0", "id": 1, "method": name, "params": params });
        text.put(format_args!("\n```json\n{}```\n", pretty(&example)));
    }
    text.ending("")
}

/// Whether there is a call to show: no parameters are an example only where none is required.
fn has_example(method: &Method, model: &Model) -> bool {
    let given = method
        .example
        .as_object()
        .is_some_and(|all| !all.is_empty());
    let required = |member: &Member| member.presence == Presence::Required;
    let params = model.structure(&method.params);
    given || params.is_some_and(|params| !params.members.iter().any(required))
}

/// The anchor that a page gives the heading of a method.
fn anchor(method: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || ['-', '_'].contains(letter);
    method.to_lowercase().chars().filter(kept).collect()
}
