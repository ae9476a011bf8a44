//! `types.ts`: one exported type per named type of the contract.

use super::expressions::{WideInteger, check_aliases, expression};
use super::{check_type_names, comment, key, quoted, tags, type_name};
use crate::backends::prose;
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile, Options};
use crate::model::{
    Envelope, Member, Model, NamedType, Others, Presence, Shape, Struct, Tagging, TextEnum, Type,
    Union, Variant,
};
use crate::problem::Problems;

/// The types.
pub(in crate::backends) struct Types;

impl Backend for Types {
    fn about(&self) -> &'static str {
        "the TypeScript types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        self.files_with(model, &Options::default())
    }

    fn files_with(&self, model: &Model, options: &Options) -> Result<Vec<GeneratedFile>, Problems> {
        check_type_names(model)?;
        check_aliases(model)?;
        let mut text = TextBuilder::starting(format_args!("// {}\n", model.notice));
        let tags = ["@module".to_owned()];
        let about = prose::joined(&model.title, &model.description);
        text.put(format_args!("\n{}", comment(&about, &tags, 0)));
        text.put(prelude(model, options.exact_integers));
        if let Some(envelope) = &model.envelope {
            text.put(format_args!("\n{}", self::envelope(envelope, model)));
            for (name, response) in &envelope.monomorphs {
                text.put(format_args!(
                    "\nexport type {} = {}<{}>;\n",
                    type_name(name),
                    type_name(&envelope.name),
                    type_name(response)
                ));
            }
        }
        for named in model.types.values() {
            text.put(format_args!("\n{}", declaration(named)));
        }
        Ok(vec![GeneratedFile::new(
            "typescript/types.ts",
            text.ending(""),
        )])
    }
}

const ROUNDED_INTEGERS: &str = "`JSON.parse` gives a `number`, which is exact up to \
    `Number.MAX_SAFE_INTEGER` (2^53 - 1). The values that occur stay far below; check with \
    `Number.isSafeInteger` where one above would do harm, or read with `parseJson`, which keeps every \
    digit.";

const EXACT_INTEGERS: &str = "`parseJson` gives a `number` as long as that is exact, up to \
    `Number.MAX_SAFE_INTEGER` (2^53 - 1), and a `bigint` above. `stringifyJson` writes both. \
    `JSON.parse` rounds instead.";

/// The few types that the others are made of, each only where it is used.
fn prelude(model: &Model, exact_integers: bool) -> String {
    let mut wide = Vec::new();
    let mut open = false;
    for named in model.types.values() {
        open |= matches!(
            &named.shape,
            Shape::TextEnum(TextEnum { open: true, .. }) | Shape::Union(Union { open: true, .. })
        );
        named.shape.visit(&mut |ty| {
            wide.extend(WideInteger::of_type(ty));
            open |= matches!(ty, Type::Text(text) if !text.except.is_empty());
        });
    }
    let mut text = TextBuilder::default();
    for (integer, from, to) in [
        (WideInteger::Unsigned, "0", "2^64 - 1"),
        (WideInteger::Signed, "-2^63", "2^63 - 1"),
    ] {
        if wide.contains(&integer) {
            let about = format!("A whole number of {from} to {to}, written as a JSON number.");
            let (held, advice) = if exact_integers {
                ("number | bigint", EXACT_INTEGERS)
            } else {
                ("number", ROUNDED_INTEGERS)
            };
            let docs = comment(&format!("{about}\n\n{advice}"), &[], 0);
            let alias = integer.alias();
            text.put(format_args!("\n{docs}export type {alias} = {held};\n"));
        }
    }
    if open {
        text.put("\n/** Exists for the compiler only, which keeps its one value apart from every other text. */\n");
        text.put("declare enum Unlisted {\n  Text = \"unlisted\",\n}\n\n");
        text.put(comment(
            "A text that this version of the contract does not list: a newer server may send it.\n\n\
             When the program runs it is an ordinary string. Its type is apart from the listed texts, \
             so that comparing with one of them narrows a union, and comparing with a misspelt one \
             does not compile. A `default` branch is left with exactly this type, which can be used \
             wherever a `string` can.",
            &[],
            0,
        ));
        text.put("export type UnlistedText = Unlisted.Text;\n");
    }
    text.ending("")
}

fn envelope(envelope: &Envelope, model: &Model) -> String {
    let mut text = TextBuilder::starting(comment(&envelope.description, &[], 0));
    text.put(format_args!(
        "export interface {}<T> {{\n",
        type_name(&envelope.name)
    ));
    text.put(comment(Envelope::RESULT_DOCS, &[], 2));
    text.put(format_args!("  {}: T;\n", key(&envelope.result)));
    if let (Some(member), Some(notifications)) = (&envelope.notifications, &model.notifications) {
        text.put(comment(Envelope::NOTIFICATIONS_DOCS, &[], 2));
        text.put(format_args!(
            "  {}?: {}[];\n",
            key(member),
            type_name(&notifications.type_name)
        ));
    }
    text.ending("}\n")
}

fn declaration(named: &NamedType) -> String {
    let name = type_name(&named.name);
    let mut tags = match &named.shape {
        Shape::Alias(ty) => tags::of_type(ty),
        Shape::Struct(_) | Shape::TextEnum(_) | Shape::Union(_) => Vec::new(),
    };
    tags.extend(tags::deprecated(named.deprecated));
    let docs = comment(&named.docs, &tags, 0);
    match &named.shape {
        Shape::Struct(structure) if structure.members.is_empty() => {
            format!("{docs}export type {name} = {};\n", any_members(structure))
        }
        Shape::Struct(structure) => {
            format!(
                "{docs}export interface {name} {{\n{}{}}}\n",
                members(&structure.members, 2),
                others(structure, &[], None, 2)
            )
        }
        Shape::TextEnum(TextEnum {
            values,
            open: false,
            ..
        }) if values.is_empty() => {
            format!("{docs}export type {name} = never;\n")
        }
        Shape::TextEnum(values) => {
            let mut text = TextBuilder::starting(docs);
            text.put(format_args!("export type {name} ="));
            for value in &values.values {
                text.put(format_args!(
                    "\n{}  | {}",
                    comment(&value.docs, &[], 2),
                    quoted(&value.text)
                ));
            }
            if values.open {
                text.put(format_args!(
                    "\n{}  | UnlistedText",
                    comment("A value of a newer server.", &[], 2)
                ));
            }
            text.ending(";\n")
        }
        Shape::Union(union) if union.variants.is_empty() && !union.open => {
            format!("{docs}export type {name} = never;\n")
        }
        Shape::Union(union) => {
            let choice = self::choice(union);
            if union.common.is_empty() {
                return format!("{docs}export type {name} ={choice};\n");
            }
            let common = members(&union.common, 2);
            format!("{docs}export type {name} = {{\n{common}}} & ({choice}\n);\n")
        }
        Shape::Alias(ty) => format!("{docs}export type {name} = {};\n", expression(ty)),
    }
}

/// The variants, each on lines of its own.
fn choice(union: &Union) -> String {
    let mut text = TextBuilder::default();
    for variant in &union.variants {
        text.put(format_args!("\n{}", self::variant(variant, union)));
    }
    if union.open {
        let docs = comment("A variant of a newer server, with all its members.", &[], 2);
        text.put(match union.tagging.tag().map(key) {
            None => format!("\n{docs}  | UnlistedText\n  | {{ [member: string]: unknown }}"),
            Some(tag) => {
                format!("\n{docs}  | {{ {tag}: UnlistedText; [member: string]: unknown }}")
            }
        });
    }
    text.ending("")
}

fn variant(variant: &Variant, union: &Union) -> String {
    let docs = comment(&variant.docs, &[], 2);
    let value = quoted(&variant.tag);
    let body = variant.body.as_ref();
    match (&union.tagging, body) {
        (Tagging::External, None) => format!("{docs}  | {value}"),
        (Tagging::External, Some(body)) => {
            format!("{docs}  | {{{}}}", content(&variant.tag, body, ""))
        }
        (Tagging::Internal { tag }, Some(body))
            if !body.members.is_empty() || matches!(body.others, Others::Kept(_)) =>
        {
            let tag = key(tag);
            let members = members(&body.members, 6);
            let others = others(body, &union.common, Some(&value), 6);
            format!("{docs}  | {{\n      {tag}: {value};\n{members}{others}    }}")
        }
        (Tagging::Internal { tag }, _) | (Tagging::Adjacent { tag, .. }, None) => {
            format!("{docs}  | {{ {}: {value} }}", key(tag))
        }
        (Tagging::Adjacent { tag, content, .. }, Some(body)) => {
            let tag = format!("{}: {value};", key(tag));
            format!("{docs}  | {{{}}}", self::content(content, body, &tag))
        }
    }
}

/// The inside of an object with one member that holds all of `body`, after `first`.
fn content(name: &str, body: &Struct, first: &str) -> String {
    let name = key(name);
    if body.members.is_empty() {
        let first = if first.is_empty() {
            first.to_owned()
        } else {
            format!(" {first}")
        };
        return format!("{first} {name}: {} ", any_members(body));
    }
    let first = if first.is_empty() {
        first.to_owned()
    } else {
        format!("\n      {first}")
    };
    let (members, others) = (members(&body.members, 8), others(body, &[], None, 8));
    format!("{first}\n      {name}: {{\n{members}{others}      }};\n    ")
}

/// An object that lists no members.
fn any_members(structure: &Struct) -> String {
    let values = match &structure.others {
        Others::Ignored => "unknown".to_owned(),
        Others::Refused => "never".to_owned(),
        Others::Kept(ty) => expression(ty),
    };
    format!("{{ [member: string]: {values} }}")
}

/// Members of any name, where the object keeps them. The compiler wants their type to cover those that
/// are listed, those that stand beside, and `tag`, too.
fn others(structure: &Struct, beside: &[Member], tag: Option<&str>, indent: usize) -> String {
    let Others::Kept(ty) = &structure.others else {
        return String::new();
    };
    let mut covered = vec![expression(ty)];
    if *ty != Type::Any {
        let listed = structure.members.iter().chain(beside);
        let absent = listed
            .clone()
            .any(|member| member.presence != Presence::Required);
        let listed = listed.map(|member| expression(&member.ty));
        // Where programs do not tell undefined from absent, a member that may be absent is either.
        let absent = absent.then(|| "undefined".to_owned());
        for ty in tag
            .map(str::to_owned)
            .into_iter()
            .chain(listed)
            .chain(absent)
        {
            if !covered.contains(&ty) {
                covered.push(ty);
            }
        }
    }
    let docs = comment("Members of any other name.", &tags::of_type(ty), indent);
    let pad = " ".repeat(indent);
    format!("{docs}{pad}[member: string]: {};\n", covered.join(" | "))
}

fn members(members: &[Member], indent: usize) -> String {
    let members = members.iter();
    members.map(|member| self::member(member, indent)).collect()
}

fn member(member: &Member, indent: usize) -> String {
    let pad = " ".repeat(indent);
    let mark = match member.presence {
        Presence::Required => "",
        Presence::Optional | Presence::ThreeState => "?",
    };
    let docs = comment(&member.docs, &tags::member(member), indent);
    format!(
        "{docs}{pad}{}{mark}: {};\n",
        key(&member.name),
        expression(&member.ty)
    )
}
