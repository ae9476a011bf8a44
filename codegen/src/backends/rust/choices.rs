//! Enums of texts and tagged unions.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::names::Names;
use super::source::{Source, formatted, literal, tokens};
use super::types::{Field, TypePrinter, functions};
use super::{field_name, ident_name, type_ident, type_ident_name};
use crate::model::names::{pascal, snake};
use crate::model::{NamedType, Struct, Tagging, TextEnum, Union, Variant};
use crate::problem::Problem;

impl TypePrinter<'_> {
    /// A choice as an enum; with members beside it, as a struct that has the enum as its last field.
    pub(super) fn union(&self, named: &NamedType, union: &Union) -> Result<String, Problem> {
        let Some(tag) = union.tagging.tag().filter(|_| !union.common.is_empty()) else {
            let name = type_ident_name(&named.name);
            return self.choice(&name, Self::beginning(named), named, union);
        };
        let name = choice_name(&named.name, tag);
        let mut source = Source::default();
        source.docs(&format!("What `{}` has by its `{tag}`.", named.name));
        let choice = self.choice(&name, source, named, union)?;
        let field = field_name(&snake(tag));
        let about = format!("The `{tag}`, and the members that it brings.");
        let spelling = Names::fields(&union.common, &[&field]);
        let mut fields = self.fields(&union.common, &spelling, named, None);
        fields.push(Field::flattened(ident_name(&field), about, name));
        Ok(self.object(named, &fields, false)? + &choice)
    }

    /// The enum of this name; `source` has what is said of it.
    fn choice(
        &self,
        name: &str,
        mut source: Source,
        named: &NamedType,
        union: &Union,
    ) -> Result<String, Problem> {
        let closed = if self.strict(named) {
            Closed::of(union)
        } else {
            Closed::None
        };
        if closed == Closed::Some && union.tagging == Tagging::External {
            return Err(Problem::new(
                &named.origin,
                "refuses unknown members in some variants only, which the Rust types have no form for",
                "refuse them in all variants or in none",
            ));
        }
        let mut serde = Vec::new();
        match &union.tagging {
            Tagging::Internal { tag } => serde.push(format!("tag = {}", literal(tag))),
            Tagging::Adjacent { tag, content, .. } => {
                serde.push(format!("tag = {}", literal(tag)));
                serde.push(format!("content = {}", literal(content)));
            }
            Tagging::External => {}
        }
        serde.extend((closed == Closed::All).then(|| "deny_unknown_fields".to_owned()));
        self.derive(&mut source, &named.name, false, &serde);
        source.open(format_args!("pub enum {name} {{"));
        let mut fields = Vec::new();
        let spelling = variant_names(union);
        for variant in &union.variants {
            fields.extend(self.variant(&mut source, variant, &spelling, named, &union.tagging));
        }
        if union.open {
            source.docs("A variant of a newer server, kept whole.");
            source.line("#[serde(skip)]");
            let unlisted = self.paths.name("UnlistedVariant");
            source.line(format_args!("Unlisted({unlisted}),"));
        }
        source.close("}");
        tags(&mut source, name, &spelling, union);
        let refused = if self.strict(named) {
            (closed == Closed::Some).then(|| listed_members(union))
        } else {
            members_of_others(union)
        };
        let functions = functions(&type_ident(&named.name), &fields);
        let reading = reading(name, union, refused.as_ref())?;
        Ok(source.formatted()? + &reading + &formatted(functions.unwrap_or_default())?)
    }

    fn variant(
        &self,
        source: &mut Source,
        variant: &Variant,
        spelling: &Names<'_>,
        named: &NamedType,
        tagging: &Tagging,
    ) -> Vec<Field> {
        let name = spelling.name(&variant.tag);
        let fields = match &variant.body {
            None => Vec::new(),
            Some(body) => self.body(body, named, Some(&name)),
        };
        // Without members of its own, a variant may still refuse those of others, or have a content.
        let content = !matches!(tagging, Tagging::Internal { .. });
        let body = variant.body.as_ref();
        let braces = body.is_some_and(|body| body.closed() || content);
        source.docs(&variant.docs);
        source.line(format_args!("#[serde(rename = {})]", literal(&variant.tag)));
        if fields.is_empty() {
            let braces = if braces { " {}" } else { "" };
            source.line(format_args!("{name}{braces},"));
            return fields;
        }
        let inline: Option<Vec<String>> = fields.iter().map(Field::inline).collect();
        let inline = inline.map(|fields| format!("{name} {{ {} }},", fields.join(", ")));
        if let Some(line) = inline.filter(|line| source.fits(line)) {
            source.line(line);
            return fields;
        }
        source.open(format_args!("{name} {{"));
        for field in &fields {
            field.print(source, "");
        }
        source.close("},");
        fields
    }
}

/// The name of the enum for a choice that is flattened into `owner`.
pub(super) fn choice_name(owner: &str, tag: &str) -> String {
    type_ident_name(owner) + &pascal(tag)
}

/// The variants of a union.
pub(super) fn variant_names(union: &Union) -> Names<'_> {
    let tags = union.variants.iter().map(|variant| variant.tag.as_str());
    Names::variants(tags, union.open)
}

/// Writes the tags of a union: all of them, and that of a value.
fn tags(source: &mut Source, name: &str, spelling: &Names<'_>, union: &Union) {
    let (all, one) = match &union.tagging {
        Tagging::External => (
            "The texts, and the names of the members, that tell the variants apart.",
            "The text on the wire, or the name of the one member.",
        ),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => (
            "The tags that this version of the contract lists.",
            "The tag on the wire.",
        ),
    };
    let variants = union.variants.iter();
    let tags: Vec<String> = variants.map(|variant| literal(&variant.tag)).collect();
    source.open(format_args!("impl {name} {{"));
    source.docs(all);
    let head = "pub const TAGS: &'static [&'static str] = &[";
    source.list(head, &tags, "];", ",");
    source.docs(one);
    source.open("pub fn tag(&self) -> &str {");
    source.open("match self {");
    for (variant, tag) in union.variants.iter().zip(&tags) {
        let name = spelling.name(&variant.tag);
        source.line(format_args!("Self::{name} {{ .. }} => {tag},"));
    }
    if let Some(tag) = union.tagging.tag().filter(|_| union.open) {
        let tag = literal(tag);
        source.line(format_args!(
            "Self::Unlisted(unlisted) => unlisted.text({tag}),"
        ));
    }
    for end in ["}", "}", "}"] {
        source.close(end);
    }
    if union.variants.is_empty() {
        source.unformatted();
    }
}

/// How a union is read and written; `listed` as [`listed_members`] gives it.
fn reading(name: &str, union: &Union, refused: Option<&TokenStream>) -> Result<String, Problem> {
    let open = if union.open { ", open" } else { "" };
    let form = match &union.tagging {
        Tagging::External => {
            let (name, form) = (tokens(name), texts_and_objects(union));
            return formatted(quote!(super::wire::external_union!(#name, #form, [#refused]);));
        }
        Tagging::Internal { tag } => format!("{}, None{open}", literal(tag)),
        Tagging::Adjacent { tag, content, .. } => {
            format!("{}, Some({}){open}", literal(tag), literal(content))
        }
    };
    if refused.is_some() {
        let (name, form) = (tokens(name), tokens(&form));
        return formatted(quote!(super::wire::tagged_union!(#name, #form, [#refused]);));
    }
    let mut source = Source::default();
    source.line(format_args!(
        "super::wire::tagged_union!({name}, {form}, []);"
    ));
    source.formatted()
}

/// The variants of an external union that are texts, and those that are objects.
fn texts_and_objects(union: &Union) -> TokenStream {
    let (texts, objects): (Vec<&Variant>, Vec<&Variant>) = union
        .variants
        .iter()
        .partition(|variant| variant.body.is_none());
    let texts = texts.iter().map(|variant| &variant.tag);
    let objects = objects.iter().map(|variant| &variant.tag);
    quote!([#(#texts),*], [#(#objects),*])
}

/// Which objects of a union refuse unknown members. Serde knows all or none.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closed {
    All,
    Some,
    None,
}

impl Closed {
    fn of(union: &Union) -> Self {
        let around = match &union.tagging {
            Tagging::Adjacent { closed, .. } => Some(*closed),
            Tagging::Internal { .. } | Tagging::External => None,
        };
        let inside = union.bodies().map(Struct::closed);
        let all: Vec<bool> = around.into_iter().chain(inside).collect();
        match (all.contains(&true), all.contains(&false)) {
            (true, false) => Closed::All,
            (true, true) => Closed::Some,
            (false, _) => Closed::None,
        }
    }
}

/// Per tag, the members that are read where others are refused; under no tag, those of the object
/// that has the content in one of them.
fn listed_members(union: &Union) -> TokenStream {
    let inner = match &union.tagging {
        Tagging::Internal { tag } => Some(tag),
        Tagging::Adjacent { .. } | Tagging::External => None,
    };
    let rows = union.variants.iter().filter_map(|variant| {
        let body = variant.body.as_ref().filter(|body| body.closed())?;
        let members = body.members.iter().chain(&union.common);
        let read = members.flat_map(|member| [&member.name].into_iter().chain(&member.aliases));
        let (tag, read) = (&variant.tag, read.chain(inner));
        Some(quote!((Some(#tag), &[#(#read),*])))
    });
    let around = match &union.tagging {
        Tagging::Adjacent {
            tag,
            content,
            closed: true,
        } => Some(quote!((None, &[#tag, #content]))),
        _ => None,
    };
    let rows = rows.chain(around);
    quote!(refuse_others &[#(#rows),*])
}

/// Per tag whose object is closed, the members of other variants that it has not itself. A reader that
/// passes over what nobody lists still refuses these: without that, a wrong tag would read well where
/// the members of the right one are optional here, or none.
fn members_of_others(union: &Union) -> Option<TokenStream> {
    let names = |body: &Struct| -> BTreeSet<String> {
        let members = body.members.iter().chain(&union.common);
        let names = members.flat_map(|member| [&member.name].into_iter().chain(&member.aliases));
        names.cloned().collect()
    };
    let mut all: BTreeSet<String> = union.bodies().flat_map(names).collect();
    if let Tagging::Internal { tag } = &union.tagging {
        all.remove(tag);
    }
    let rows: Vec<TokenStream> = union
        .variants
        .iter()
        .filter_map(|variant| {
            let body = variant.body.as_ref().filter(|body| body.closed())?;
            let own = names(body);
            let others: Vec<&String> = all.difference(&own).collect();
            let tag = &variant.tag;
            (!others.is_empty()).then(|| quote!((Some(#tag), &[#(#others),*])))
        })
        .collect();
    let refuse = match union.tagging {
        Tagging::External => quote!(refuse_of_other_contents),
        Tagging::Internal { .. } | Tagging::Adjacent { .. } => quote!(refuse_of_other_cases),
    };
    (!rows.is_empty()).then(|| quote!(#refuse &[#(#rows),*]))
}

impl TypePrinter<'_> {
    /// An enum of texts.
    pub(super) fn text_enum(
        &self,
        named: &NamedType,
        values: &TextEnum,
    ) -> Result<String, Problem> {
        let name = type_ident_name(&named.name);
        let texts = values.values.iter().map(|value| value.text.as_str());
        let spelling = Names::variants(texts.clone(), values.open);
        let idents: Vec<String> = texts.clone().map(|text| spelling.name(text)).collect();
        let texts: Vec<String> = texts.map(literal).collect();
        let mut source = Self::beginning(named);
        let copy = if values.open { "" } else { "Copy, " };
        let derives = format!("Clone, {copy}Debug, PartialEq, Eq, PartialOrd, Ord, Hash");
        source.line(format_args!("#[derive({derives})]"));
        source.open(format_args!("pub enum {name} {{"));
        for (value, ident) in values.values.iter().zip(&idents) {
            source.docs(&value.docs);
            source.line(format_args!("{ident},"));
        }
        if values.open {
            source.docs("A value of a newer server, as it came.");
            let string = self.paths.name("String");
            source.line(format_args!("Unlisted({string}),"));
        }
        source.close("}");
        source.open(format_args!("impl {name} {{"));
        source.docs("Every value that this version of the contract lists.");
        let paths: Vec<String> = idents
            .iter()
            .map(|ident| format!("Self::{ident}"))
            .collect();
        source.list("pub const ALL: &'static [Self] = &[", &paths, "];", ",");
        source.docs("The text on the wire.");
        source.open("pub fn as_str(&self) -> &str {");
        source.open("match self {");
        for (path, text) in paths.iter().zip(&texts) {
            source.line(format_args!("{path} => {text},"));
        }
        if values.open {
            source.line("Self::Unlisted(text) => text,");
        }
        for end in ["}", "}", "}"] {
            source.close(end);
        }
        if values.values.is_empty() {
            source.unformatted();
        }
        let text = source.formatted()?;
        let (mut source, texts) = (Source::default(), texts.join(", "));
        if values.open {
            source.line(format_args!("super::wire::text_enum!({name}, open);"));
        } else {
            source.line(format_args!("super::wire::text_enum!({name}, [{texts}]);"));
        }
        Ok(text + &source.formatted()?)
    }
}
