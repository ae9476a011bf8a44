//! The page of all types.

use super::{TYPES, cell, check_pages, expression, members, notice};
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Model, NamedType, Others, Shape, Struct, Tagging, Union, Variant};
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
        text.put(LEGEND);
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

/// What the column of presence says.
const LEGEND: &str = "
| Presence | In what is sent | In what is read |
|---|---|---|
| required | has to be there | is always there |
| optional | may be left out; where the type allows null, null means the same | may be absent |
| default `..` | may be left out, which means the default | where it is absent, the default is meant |
| optional; null is a value of its own | left out, null and a value mean three things, e.g. to keep, to clear and to set | all three may come |
";

fn declaration(named: &NamedType) -> String {
    let mut text = TextBuilder::starting(format_args!("\n## {}\n", named.name));
    if !named.docs.is_empty() {
        text.put(format_args!("\n{}\n", named.docs));
    }
    if named.deprecated {
        text.put("\nDeprecated.\n");
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
    match &structure.others {
        Others::Ignored => {}
        Others::Refused => text.put("\nOther members are refused.\n"),
        Others::Kept(ty) => {
            text.put(format_args!(
                "\nMembers of any other name are kept: {}.\n",
                expression(ty)
            ));
        }
    }
    text.ending("")
}

fn variants(union: &Union) -> String {
    let mut text = TextBuilder::default();
    if !union.common.is_empty() {
        text.put(format_args!(
            "\nIn every variant:\n\n{}",
            members(&union.common)
        ));
    }
    for variant in &union.variants {
        text.put(format_args!("\n### {}\n", heading(variant, &union.tagging)));
        if !variant.docs.is_empty() {
            text.put(format_args!("\n{}\n", variant.docs));
        }
        if let Some(body) = &variant.body {
            match &union.tagging {
                Tagging::Internal { .. } => {}
                Tagging::Adjacent { content, .. } => {
                    text.put(format_args!("\nIn `{content}`:\n"));
                }
                Tagging::External => text.put(format_args!("\nIn `{}`:\n", variant.tag)),
            }
            text.put(structure(body));
        }
    }
    if union.open {
        text.put("\nA newer server may send others.\n");
    }
    text.ending("")
}

/// How the variant is recognised.
fn heading(variant: &Variant, tagging: &Tagging) -> String {
    match (tagging.tag(), &variant.body) {
        (Some(tag), _) => format!("`{tag}: {}`", variant.tag),
        (None, None) => format!("`\"{}\"`", variant.tag),
        (None, Some(_)) => format!("`{{ {}: .. }}`", variant.tag),
    }
}
