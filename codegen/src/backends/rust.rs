//! Rust: what types and methods have in common.
//!
//! # Why no type is printed by `typify`
//!
//! `typify` 0.8.0 was asked for each shape alone, and what it printed was compiled and fed. It is not
//! a dependency, because nothing is left for it: where its types judge as the schema does, Rust has a
//! name for them already.
//!
//! | shape | what typify 0.8.0 gives | here |
//! |---|---|---|
//! | object, open or closed | reads `["x", 1]` as its members in order, and `[]` as an empty one | objects only |
//! | member that may be left out but not null | reads null and forgets it | refuses null |
//! | member of which absence, null and a value differ | `Option`: null becomes absence | `Patch` |
//! | enum of texts | reads `{"a": null}` as `"a"`; open ones not at all | texts only, open ones kept |
//! | union by a tag | reads `["a", 1]` by place; keeps no unknown tag | objects only, unknown ones kept |
//! | constant | any JSON value | that value |
//! | integer of format `uint` | `u32` | `u64` |
//! | names that become one, names of the prelude | does not compile | spelled apart, paths written out |
//! | alternatives that overlap | flattened options: loses members, or reads nothing | keeps all members |
//! | map | `HashMap`: another order each time it is written | `BTreeMap` |
//! | text with a pattern | a wrapper that checks it, with a third dependency | `String`; the server judges |
//! | list, pair, text, number with a name | judges alike: a wrapper of 50 to 90 lines each | `pub type` |

mod anonymous;
mod choices;
pub(super) mod client;
mod constants;
mod defaults;
mod expressions;
mod fields;
mod layout;
pub(super) mod methods;
mod names;
mod paths;
mod signs;
mod source;
mod tuples;
pub(super) mod types;
mod untagged;
mod wire;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use super::prose;
use crate::model::Model;
use crate::model::names::{snake, type_name};

/// Documentation lines are broken here.
const WIDTH: usize = 92;

/// A whole file: notice, what the file is, and items in paragraphs of their own.
fn file(model: &Model, about: &str, paragraphs: &[String]) -> String {
    let mut text = format!("// {}\n\n//! {about}\n", model.notice);
    text.reserve(paragraphs.iter().map(|text| text.len() + 1).sum());
    for paragraph in paragraphs.iter().filter(|paragraph| !paragraph.is_empty()) {
        text.push('\n');
        text.push_str(paragraph);
    }
    text
}

/// A documentation comment.
fn docs(text: &str) -> TokenStream {
    let lines = prose::lines(text, WIDTH).into_iter().map(|line| {
        let line = if line.is_empty() {
            line
        } else {
            format!(" {line}")
        };
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// The words that Rust keeps for itself in edition 2024, and in those before.
#[rustfmt::skip]
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do",
    "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "Self", "self",
    "static", "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// The name of a type.
fn type_ident(name: &str) -> Ident {
    ident(&type_ident_name(name))
}

/// The same as a text.
fn type_ident_name(name: &str) -> String {
    match type_name(name) {
        name if name == "Self" => "Self_".to_owned(),
        name => name,
    }
}

/// The name of a field.
fn field_ident(wire: &str) -> Ident {
    ident(&field_name(&snake(wire)))
}

/// A name that is a keyword even where it is written raw gets a line behind it.
fn field_name(name: &str) -> String {
    match name {
        "self" | "super" | "crate" => format!("{name}_"),
        name => name.to_owned(),
    }
}

/// An identifier. Names are checked before (see `names`); a keyword becomes a raw one.
fn ident(name: &str) -> Ident {
    match ident_name(name).strip_prefix("r#") {
        Some(name) => Ident::new_raw(name, Span::call_site()),
        None => Ident::new(&ident_name(name), Span::call_site()),
    }
}

/// The same as a text.
fn ident_name(name: &str) -> String {
    match name {
        "self" | "Self" | "super" | "crate" => format!("{name}_"),
        keyword if KEYWORDS.contains(&keyword) => format!("r#{keyword}"),
        name => name.to_owned(),
    }
}
