//! The page of all types.

use super::{TYPES, cell, check_pages, expression, members, notice};
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Model, NamedType, Shape, Struct, Tagging, Union};
use crate::problem::Problems;

/// The page of the types.
pub(in crate::backends) struct Page;

impl Backend for Page {
    fn about(&self) -> &'static str {
        "the reference of the types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        check_pages(model)?;
        let mut text = TextBuilder::starting(format_args!("{}# Types\n", notice(model)));
        for named in model.types.values() {
            text.put(declaration(named));
        }
        let path = format!("contract/reference/{TYPES}");
        Ok(vec![GeneratedFile::new(
            path,
            text.ending("\n[All methods](README.md)\n"),
        )])
    }
}

fn declaration(named: &NamedType) -> String {
    let mut text = TextBuilder::starting(format_args!("\n## {}\n", named.name));
    if !named.docs.is_empty() {
        text.put(format_args!("\n{}\n", named.docs));
    }
    match &named.shape {
        Shape::Struct(structure) => text.put(self::structure(structure)),
        Shape::Alias(ty) => text.put(format_args!("\nA {}.\n", expression(ty))),
        Shape::TextEnum(values) => {
            text.put("\n| Value | Meaning |\n|---|---|\n");
            for value in &values.values {
                text.put(format_args!(
                    "| `{}` | {} |\n",
                    value.text,
                    cell(&value.docs)
                ));
            }
            if values.open {
                text.put("| any other text | A value of a newer server. |\n");
            }
        }
        Shape::Union(union) => text.put(variants(union)),
    }
    text.ending("")
}

fn structure(structure: &Struct) -> String {
    let mut text = TextBuilder::default();
    if !structure.members.is_empty() {
        text.put(format_args!("\n{}", members(&structure.members)));
    }
    if structure.closed {
        text.put("\nOther members are refused.\n");
    }
    text.ending("")
}

fn variants(union: &Union) -> String {
    let mut text = TextBuilder::default();
    for variant in &union.variants {
        text.put(format_args!(
            "\n### `{}: {}`\n",
            union.tagging.tag(),
            variant.tag
        ));
        if !variant.docs.is_empty() {
            text.put(format_args!("\n{}\n", variant.docs));
        }
        if let Some(body) = &variant.body {
            if let Tagging::Adjacent { content, .. } = &union.tagging {
                text.put(format_args!("\nIn `{content}`:\n"));
            }
            text.put(structure(body));
        }
    }
    if union.open {
        text.put("\nA newer server may send others.\n");
    }
    text.ending("")
}
