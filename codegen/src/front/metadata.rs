//! What is said of methods beside their types: in manifests, and in extensions of `OpenRPC`.

use serde_json::Value;

use super::document::Node;
use super::schema::Place;
use crate::model::{Access, Method, Reserved, ReservedForm, Retry, Stability, Transport};
use crate::problem::Problem;

/// A method with its name and texts, and nothing else.
pub(super) fn method(name: &str, node: Node<'_>) -> Result<Method, Problem> {
    let mut summary = node.words("summary")?;
    let mut description = node.words("description")?;
    if summary.is_empty() {
        let line = description.lines().next().unwrap_or_default().to_owned();
        let rest = description.strip_prefix(&line).unwrap_or_default();
        description = String::from(rest.trim());
        summary = line;
    }
    Ok(Method {
        summary,
        description,
        ..Method::named(name, format!("{} (`{name}`)", node.at))
    })
}

pub(super) fn access(node: Node<'_>, member: &str) -> Result<Access, Problem> {
    let Some((value, at)) = node.get(member) else {
        return Ok(Access::default());
    };
    let node = Node { value, at: &at };
    let text = |name: &str| Ok(node.text(name)?.map(str::to_owned));
    Ok(Access {
        action: text("action")?,
        group: text("group")?,
        role: text("role")?,
        target: text("target")?,
    })
}

pub(super) fn retry(node: Node<'_>, member: &str) -> Result<Option<Retry>, Problem> {
    let Some((value, at)) = node.get(member) else {
        return Ok(None);
    };
    let node = Node { value, at: &at };
    Ok(Some(match node.needed("kind")? {
        "always" => Retry::Always,
        "with_id" => Retry::WithId(node.needed("id")?.to_owned()),
        "reconcile" => Retry::Reconcile,
        "never" => Retry::Never,
        other => {
            return Err(at.member("kind").problem(
                format!("is `{other}`, which is not understood"),
                "write always, with_id, reconcile or never",
            ));
        }
    }))
}

pub(super) fn deprecated(node: Node<'_>, member: &str) -> Result<Option<String>, Problem> {
    match node.get(member) {
        None | Some((Value::Bool(false), _)) => Ok(None),
        Some((Value::Bool(true), _)) => Ok(Some("no replacement is named.".to_owned())),
        Some((Value::String(instead), _)) => Ok(Some(instead.clone())),
        Some((_, at)) => Err(at.mismatch("true, or what to use in its place")),
    }
}

pub(super) fn stability(node: Node<'_>, member: &str) -> Result<Stability, Problem> {
    match node.text(member)? {
        None | Some("stable") => Ok(Stability::Stable),
        Some("experimental" | "unstable") => Ok(Stability::Experimental),
        Some(other) => Err(node.at.member(member).problem(
            format!("is `{other}`, which is not understood"),
            "write stable or experimental",
        )),
    }
}

pub(super) fn transport(node: Node<'_>, member: &str) -> Result<Transport, Problem> {
    let Some((value, at)) = node.get(member) else {
        return Ok(Transport::default());
    };
    let node = Node { value, at: &at };
    let headers = node.items("headers")?.into_iter();
    let headers = headers.map(|(value, at)| {
        let node = Node { value, at: &at };
        Ok((node.needed("name")?.to_owned(), node.words("description")?))
    });
    Ok(Transport {
        kind: node.words("kind")?,
        endpoint: node.words("endpoint")?,
        headers: headers.collect::<Result<_, Problem>>()?,
    })
}

/// The wire name and the summary of a notification: an object, or the name alone.
pub(super) fn notification(value: &Value, at: &Place) -> Result<(String, String), Problem> {
    if let Some(name) = value.as_str() {
        return Ok((name.to_owned(), String::new()));
    }
    let node = Node { value, at };
    Ok((node.needed("method")?.to_owned(), node.words("summary")?))
}

pub(super) fn reserved(node: Node<'_>, member: &str) -> Result<Vec<Reserved>, Problem> {
    let reserved = node.items(member)?.into_iter();
    reserved
        .map(|(value, at)| {
            let node = Node { value, at: &at };
            let text = node.needed("text")?.to_owned();
            Ok(Reserved {
                of: node.needed("of")?.to_owned(),
                form: match node.needed("form")? {
                    "prefix" => ReservedForm::Prefix(text),
                    "exact" => ReservedForm::Exact(text),
                    other => {
                        return Err(at.member("form").problem(
                            format!("is `{other}`, which is not understood"),
                            "write prefix or exact",
                        ));
                    }
                },
                summary: node.words("summary")?,
            })
        })
        .collect()
}

/// The code of an error.
pub(super) fn code(node: Node<'_>) -> Result<i64, Problem> {
    let code = node.get("code").and_then(|(code, _)| code.as_i64());
    code.ok_or_else(|| node.at.member("code").mismatch("a whole number"))
}
