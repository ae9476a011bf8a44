//! What is known of methods, errors, notifications and names beside their types, as values.

use std::collections::BTreeMap;

use super::{comment, key, quoted, typed};
use crate::backends::text_builder::TextBuilder;
use crate::model::{Method, Model, Notifications, Retry, Shape};

/// The errors, and what is behind each code.
pub(super) fn errors(model: &Model) -> String {
    let about = match model.error_type {
        Some(_) => "Every error a call can end with. Without a kind, the error has no data.",
        None => "Every error a call can end with. What data it has, the contract does not say.",
    };
    let mut text = TextBuilder::starting(comment(about, &[], 0));
    text.put("export const ERRORS = [\n");
    let mut by_code: BTreeMap<i64, Vec<&str>> = BTreeMap::new();
    for error in &model.errors {
        let kind = error.kind.as_deref();
        let kinds = by_code.entry(error.code).or_default();
        kinds.extend(kind.filter(|kind| !kinds.contains(kind)));
        text.put(format_args!(
            "  {{\n    kind: {},\n    code: {},\n    summary: {},\n  }},\n",
            kind.map_or_else(|| "null".to_owned(), quoted),
            error.code,
            quoted(&error.summary)
        ));
    }
    text.put("] as const;\n\n");
    text.put(error_map(model));
    let about = "What went wrong, for programs: the kinds this version lists.";
    text.put(comment(about, &[], 0));
    text.put("export type ErrorKind = keyof ErrorMap;\n\n");
    text.put(comment(
        "The error kinds behind each JSON-RPC code.",
        &[],
        0,
    ));
    text.put(
        "export const ERROR_KINDS_BY_CODE: Readonly<Record<number, readonly ErrorKind[]>> = {\n",
    );
    for (code, kinds) in &by_code {
        let kinds: Vec<String> = kinds.iter().copied().map(quoted).collect();
        text.put(format_args!("  \"{code}\": [{}],\n", kinds.join(", ")));
    }
    text.ending("};\n")
}

/// The code and the data behind each kind.
fn error_map(model: &Model) -> String {
    let about = match model.error_type {
        Some(_) => "The code and the structured data of each kind of error.",
        None => "The code of each kind of error. Of its data the contract says nothing.",
    };
    let mut text = TextBuilder::starting(comment(about, &[], 0));
    text.put("export interface ErrorMap {\n");
    let mut by_kind: BTreeMap<&str, (Vec<&str>, Vec<String>)> = BTreeMap::new();
    for error in &model.errors {
        if let Some(kind) = &error.kind {
            let (meanings, codes) = by_kind.entry(kind).or_default();
            if !meanings.contains(&error.summary.as_str()) {
                meanings.push(&error.summary);
            }
            let code = error.code.to_string();
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
    }
    for (kind, (meanings, codes)) in by_kind {
        text.put(comment(&meanings.join("\n\n"), &[], 2));
        text.put(format_args!(
            "  {}: {{ code: {}; data: {} }};\n",
            key(kind),
            codes.join(" | "),
            error_data(model, kind)
        ));
    }
    text.ending("}\n\n")
}

/// The type of the data of this kind of error: its own variant, where the data is a union by kind.
fn error_data(model: &Model, kind: &str) -> String {
    let Some(name) = &model.error_type else {
        return "unknown".to_owned();
    };
    let data = typed(name);
    let tag = match model.types.get(name).map(|named| &named.shape) {
        Some(Shape::Union(union)) => {
            let listed = union.variants.iter().any(|variant| variant.tag == kind);
            union.tagging.tag().filter(|_| listed)
        }
        _ => None,
    };
    match tag {
        None => data,
        Some(tag) => format!("Extract<{data}, {{ {}: {} }}>", key(tag), quoted(kind)),
    }
}

/// What to do when an answer was lost, as a union by kind.
fn retry() -> String {
    let mut text = TextBuilder::starting(comment(Retry::ABOUT, &[], 0));
    text.put("export type Retry =");
    let with_id = Retry::WithId(String::new());
    for (kind, meaning) in Retry::meanings("the parameter `id`") {
        text.put("\n");
        text.put(comment(&meaning, &[], 2));
        text.put(format_args!("  | {{ readonly kind: {}", quoted(kind)));
        if kind == with_id.kind() {
            text.put("; readonly id: string");
        }
        text.put(" }");
    }
    text.ending(";\n\n")
}

const INFO: &str = r#"/** What the contract says of a method beside its types. */
export interface MethodInfo {
  /** The wire name. */
  readonly method: MethodName;
  /** The group of the reference it belongs to. */
  readonly group: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** More about it; may be empty. */
  readonly description: string;
  /** What a call is bound to; null where the contract does not say. */
  readonly scope: string | null;
  /** Who may call it. */
  readonly access: {
    /** What the call does, for policies. */
    readonly action: string | null;
    /** The method group a key must hold. */
    readonly group: string | null;
    /** The role recommended for people who call it. */
    readonly role: string | null;
    /** The parameter that names the resource the call is about. */
    readonly target: string | null;
  };
  /** What to do when the answer was lost; null where the contract does not say. */
  readonly retry: Retry | null;
  /** The error kinds it can return besides those that every method can. */
  readonly errors: readonly ErrorKind[];
  /** Whether it returns pages to be followed by a cursor. */
  readonly paginated: boolean;
  /** Whether it can hold its answer until something happens. */
  readonly longPoll: boolean;
  /** What to use in its place, where the method is on its way out. */
  readonly deprecated: string | null;
  /** An experimental method may change or go without a new version of the protocol. */
  readonly stability: "stable" | "experimental";
}
"#;

/// What is known of each method.
pub(super) fn methods(model: &Model) -> String {
    let about = "What the contract says of each method beside its types.";
    let mut text = TextBuilder::starting(retry());
    text.put(INFO);
    text.put(format_args!("\n{}", comment(about, &[], 0)));
    text.put("export const METHOD_INFO = {\n");
    for group in &model.groups {
        for method in &group.methods {
            text.put(info(method, &group.name));
        }
    }
    text.ending("} as const satisfies { readonly [M in MethodName]: MethodInfo & { readonly method: M } };\n")
}

fn info(method: &Method, group: &str) -> String {
    let maybe = |text: &Option<String>| text.as_deref().map_or_else(|| "null".to_owned(), quoted);
    let name = quoted(&method.name);
    let access = &method.access;
    let retry = method.retry.as_ref().map_or_else(
        || "null".to_owned(),
        |retry| match retry.id() {
            None => format!("{{ kind: {} }}", quoted(retry.kind())),
            Some(id) => format!("{{ kind: {}, id: {} }}", quoted(retry.kind()), quoted(id)),
        },
    );
    let errors: Vec<String> = method.errors.iter().map(|kind| quoted(kind)).collect();
    let lines = [
        format!("method: {name}"),
        format!("group: {}", quoted(group)),
        format!("summary: {}", quoted(&method.summary)),
        format!("description: {}", quoted(&method.description)),
        format!("scope: {}", maybe(&method.scope)),
        format!(
            "access: {{ action: {}, group: {}, role: {}, target: {} }}",
            maybe(&access.action),
            maybe(&access.group),
            maybe(&access.role),
            maybe(&access.target)
        ),
        format!("retry: {retry}"),
        format!("errors: [{}]", errors.join(", ")),
        format!("paginated: {}", method.paginated),
        format!("longPoll: {}", method.long_poll),
        format!("deprecated: {}", maybe(&method.deprecated)),
        format!("stability: {}", quoted(method.stability.as_str())),
    ];
    let mut text = TextBuilder::starting(format_args!("  {}: {{\n", key(&method.name)));
    for line in lines {
        text.put(format_args!("    {line},\n"));
    }
    text.ending("  },\n")
}

/// The names that only the server gives.
pub(super) fn reserved(model: &Model) -> String {
    let mut text = TextBuilder::starting(RESERVED);
    let about = "The names that only the server gives. It refuses them in what clients send.";
    text.put(format_args!("\n{}", comment(about, &[], 0)));
    text.put("export const RESERVED_NAMES = [\n");
    for reserved in &model.reserved {
        let (form, name) = reserved.form.parts();
        text.put(format_args!(
            "  {{\n    of: {},\n    form: {},\n    text: {},\n    summary: {},\n  }},\n",
            quoted(&reserved.of),
            quoted(form),
            quoted(name),
            quoted(&reserved.summary)
        ));
    }
    text.ending("] as const satisfies readonly ReservedNames[];\n")
}

const RESERVED: &str = r#"/** Names that only the server gives. */
export interface ReservedNames {
  /** What the names are of. */
  readonly of: string;
  /** Whether they are all that begin with `text`, or the one that is `text`. */
  readonly form: "prefix" | "exact";
  /** The beginning, or the name. */
  readonly text: string;
  /** What the server uses them for, in one line. */
  readonly summary: string;
}
"#;

/// The notifications, as values.
pub(super) fn notifications(notifications: &Notifications) -> String {
    let about = "Every notification, in the order of the reference.";
    let mut text = TextBuilder::starting(comment(about, &[], 0));
    text.put("export const NOTIFICATIONS = [\n");
    for (name, summary) in &notifications.listed {
        text.put(format_args!(
            "  {{ method: {}, summary: {} }},\n",
            quoted(name),
            quoted(summary)
        ));
    }
    text.ending("] as const satisfies readonly { method: NotificationName; summary: string }[];\n")
}
