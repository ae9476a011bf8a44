//! Doc comments as data: the first paragraph is the summary, the rest the description.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// A doc comment, with line breaks inside a paragraph taken out.
pub(crate) struct Docs {
    pub(crate) summary: String,
    pub(crate) description: String,
}

pub(crate) fn read(attributes: &[Attribute]) -> Docs {
    let mut paragraphs: Vec<String> = Vec::new();
    let mut fresh = true;
    for line in attributes.iter().filter_map(line) {
        let line = line.trim();
        if line.is_empty() {
            fresh = true;
        } else if fresh {
            paragraphs.push(line.to_owned());
            fresh = false;
        } else if let Some(last) = paragraphs.last_mut() {
            last.push(' ');
            last.push_str(line);
        }
    }
    let summary = if paragraphs.is_empty() {
        String::new()
    } else {
        paragraphs.remove(0)
    };
    Docs {
        summary,
        description: paragraphs.join("\n\n"),
    }
}

fn line(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}
