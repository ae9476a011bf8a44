//! Which members a manifest has.

use crate::front::document::Node;
use crate::front::members;
use crate::problem::Problems;

/// The members of a manifest and of the objects in it; `resultEnvelope` says in words what `envelope`
/// says in members.
const KNOWN: [(&str, &[&str]); 8] = [
    (
        "methods",
        &[
            "method",
            "name",
            "group",
            "summary",
            "description",
            "scope",
            "access",
            "params",
            "response",
            "result",
            "retry",
            "errors",
            "paginated",
            "longPoll",
            "deprecated",
            "stability",
        ],
    ),
    ("groups", &["name", "summary", "description"]),
    ("errors", &["kind", "code", "summary"]),
    ("notifications", &["method", "summary"]),
    ("reserved", &["of", "form", "text", "summary"]),
    (
        "transport",
        &["kind", "endpoint", "headers", "error", "resultEnvelope"],
    ),
    (
        "envelope",
        &[
            "type",
            "description",
            "result",
            "notifications",
            "monomorphs",
        ],
    ),
    (
        "",
        &[
            "title",
            "description",
            "protocolVersion",
            "transport",
            "envelope",
            "groups",
            "methodGroups",
            "actions",
            "methods",
            "notificationType",
            "notificationSchema",
            "notifications",
            "reserved",
            "errorType",
            "errors",
            "commonErrors",
        ],
    ),
];

/// The same of the objects in a method.
const KNOWN_IN_METHOD: [(&str, &[&str]); 2] = [
    ("access", &["kind", "action", "group", "role", "target"]),
    ("retry", &["kind", "id"]),
];

/// Refuses members that nothing reads.
///
/// # Errors
/// Each of them, where it stands.
pub(super) fn check(manifest: Node<'_>) -> Result<(), Problems> {
    let mut problems = Problems::default();
    let mut only = |node: Node<'_>, known: &[&str]| {
        if let Err(more) = members::only(node, known) {
            problems.0.extend(more.0);
        }
    };
    for (name, known) in KNOWN {
        let Some((value, at)) = manifest.get(name) else {
            if name.is_empty() {
                only(manifest, known);
            }
            continue;
        };
        only(Node { value, at: &at }, known);
        for (index, value) in value.as_array().into_iter().flatten().enumerate() {
            let at = at.index(index);
            let item = Node { value, at: &at };
            only(item, known);
            let inner = KNOWN_IN_METHOD.iter().filter(|_| name == "methods");
            for (name, known) in inner {
                if let Some((value, at)) = item.get(name) {
                    only(Node { value, at: &at }, known);
                }
            }
        }
    }
    problems.or(())
}
