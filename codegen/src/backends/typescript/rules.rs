//! What a type demands of a value, as calls of `validation.ts`.

use std::collections::BTreeSet;

use super::expressions::WideInteger;
use super::{patterns, quoted};
use crate::model::{
    Constant, IntegerFormat, Member, NamedType, Others, Presence, Shape, Struct, Tagging, Text,
    TextEnum, Type, Union,
};
use crate::problem::{Problem, Problems};

/// Prints rules, and keeps what they need and what is wrong with them.
#[derive(Default)]
pub(super) struct Rules {
    /// The names of `validation.ts` that were used.
    pub(super) used: BTreeSet<&'static str>,
    /// What JavaScript has no form for.
    pub(super) problems: Problems,
}

/// An argument that may be left out, and what it then is.
type Argument = (Option<String>, &'static str);

fn or_null(value: Option<impl ToString>) -> Argument {
    (value.map(|value| value.to_string()), "null")
}

/// Who may use what is not listed: nobody, where it is left out.
fn unlisted(open: bool, free: bool) -> Argument {
    let mode = open.then_some(if free { "\"both\"" } else { "\"response\"" });
    (mode.map(str::to_owned), "null")
}

fn if_set(value: bool) -> Argument {
    (value.then(|| "true".to_owned()), "false")
}

fn always(value: String) -> Argument {
    (Some(value), "")
}

/// A list on lines of its own, which begin this far right.
fn lines(items: &[String], indent: usize) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    let pad = " ".repeat(indent);
    let items: Vec<String> = items
        .iter()
        .map(|item| format!("{pad}  {item},\n"))
        .collect();
    format!("[\n{}{pad}]", items.concat())
}

impl Rules {
    /// The rule of a named type.
    pub(super) fn named(&mut self, named: &NamedType) -> String {
        let at = &named.origin;
        match &named.shape {
            Shape::Struct(structure) => self.structure(structure, 2, at),
            Shape::TextEnum(values) => self.text_enum(values),
            Shape::Union(union) => match &union.tagging {
                Tagging::Internal { tag } => self.internal(union, tag, at),
                Tagging::Adjacent {
                    tag,
                    content,
                    closed,
                } => self.adjacent(union, tag, content, *closed, at),
                Tagging::External => self.external(union, at),
            },
            Shape::Alias(ty) => self.ty(ty, at),
        }
    }

    /// A rule that takes no arguments.
    pub(super) fn bare(&mut self, name: &'static str) -> String {
        self.used.insert(name);
        name.to_owned()
    }

    /// A call without the arguments at the end that may be left out.
    fn call<const N: usize>(&mut self, name: &'static str, arguments: [Argument; N]) -> String {
        self.used.insert(name);
        let given = arguments
            .iter()
            .rposition(|(value, _)| value.is_some())
            .map_or(0, |last| last + 1);
        let arguments: Vec<String> = arguments
            .into_iter()
            .take(given)
            .map(|(value, absent)| value.unwrap_or_else(|| absent.to_owned()))
            .collect();
        format!("{name}({})", arguments.join(", "))
    }

    /// The rule of a type expression.
    pub(super) fn ty(&mut self, ty: &Type, at: &str) -> String {
        match ty {
            Type::Any => self.bare("any"),
            Type::Never => self.bare("never"),
            Type::Boolean => self.bare("boolean"),
            Type::Integer(integer) => {
                let implied = integer.format.map(IntegerFormat::range);
                let min = integer.min.max(implied.map(|(least, _)| least));
                let most = implied.map(|(_, most)| most);
                let max = match (integer.max, most) {
                    (Some(own), Some(most)) => Some(own.min(most)),
                    (own, most) => own.or(most),
                };
                self.call("integer", [min, max].map(|bound| or_null(bound.map(whole))))
            }
            Type::Number(number) => self.call(
                "number",
                [or_null(number.min.as_ref()), or_null(number.max.as_ref())],
            ),
            Type::Text(form) => self.text(form, at),
            Type::Constant(constant) => {
                let value = match constant {
                    Constant::Text(text) => quoted(text),
                    Constant::Integer(number) => whole(*number),
                    Constant::Number(number) => number.to_string(),
                    Constant::Boolean(value) => value.to_string(),
                    Constant::Null => "null".to_owned(),
                };
                self.call("constant", [always(value)])
            }
            Type::List(list) => {
                let items = self.ty(&list.items, at);
                let (min, max) = (or_null(list.min), or_null(list.max));
                self.call("list", [always(items), min, max, if_set(list.unique)])
            }
            Type::Map(map) => {
                let values = self.ty(&map.values, at);
                let keys = (map.keys != Text::default()).then(|| self.text(&map.keys, at));
                let (min, max) = (or_null(map.min), or_null(map.max));
                self.call("map", [always(values), min, max, or_null(keys)])
            }
            Type::Tuple(tuple) => {
                let items = self.all(&tuple.items, at);
                let rest = tuple.rest.as_ref().map(|rest| self.ty(rest, at));
                let (items, min) = (always(items), always(tuple.min.to_string()));
                self.call("tuple", [items, min, or_null(rest)])
            }
            Type::Choice(choice) => {
                let alternatives = self.all(&choice.alternatives, at);
                self.call("choice", [always(alternatives), if_set(choice.exclusive)])
            }
            Type::Nullable(inner) => {
                let inner = self.ty(inner, at);
                self.call("nullable", [always(inner)])
            }
            Type::Reference(name) => self.call("reference", [always(quoted(name))]),
        }
    }

    fn all(&mut self, types: &[Type], at: &str) -> String {
        let rules: Vec<String> = types.iter().map(|ty| self.ty(ty, at)).collect();
        format!("[{}]", rules.join(", "))
    }

    fn text(&mut self, form: &Text, at: &str) -> String {
        let mut flags = None;
        if let Some(pattern) = &form.pattern {
            match patterns::flags(pattern) {
                Some("u") => {}
                Some(older) => flags = Some(quoted(older)),
                None => self.problems.push(Problem::new(
                    at,
                    format!("has the pattern `{pattern}`, which JavaScript does not compile"),
                    "write it as a regular expression of ECMAScript, without inline flags, \
                     possessive quantifiers and the like",
                )),
            }
        }
        let pattern = form.pattern.as_deref().map(quoted);
        let (min, max) = (or_null(form.min), or_null(form.max));
        let rule = self.call("text", [min, max, or_null(pattern), or_null(flags)]);
        if form.except.is_empty() {
            return rule;
        }
        let except: Vec<String> = form.except.iter().map(|text| quoted(text)).collect();
        let except = always(format!("[{}]", except.join(", ")));
        self.call("except", [except, always(rule)])
    }

    fn structure(&mut self, structure: &Struct, indent: usize, at: &str) -> String {
        let members = self.members(&structure.members, indent, at);
        let others = self.others(&structure.others, at);
        self.call("object", [always(members), (others, "")])
    }

    fn others(&mut self, others: &Others, at: &str) -> Option<String> {
        match others {
            Others::Ignored | Others::Kept(Type::Any) => None,
            Others::Refused => Some(self.bare("refused")),
            Others::Kept(ty) => Some(self.ty(ty, at)),
        }
    }

    fn members(&mut self, members: &[Member], indent: usize, at: &str) -> String {
        let members: Vec<String> = members
            .iter()
            .map(|member| {
                let rule = self.ty(&member.ty, &format!("{at}, member `{}`", member.name));
                let presence = match member.presence {
                    Presence::Required => "required",
                    Presence::Optional | Presence::ThreeState => "optional",
                };
                self.call(presence, [always(quoted(&member.name)), always(rule)])
            })
            .collect();
        lines(&members, indent)
    }

    fn text_enum(&mut self, values: &TextEnum) -> String {
        let listed: Vec<String> = values
            .values
            .iter()
            .map(|value| quoted(&value.text))
            .collect();
        let listed = format!("[{}]", listed.join(", "));
        self.call(
            "texts",
            [always(listed), unlisted(values.open, values.free)],
        )
    }

    fn internal(&mut self, union: &Union, tag: &str, at: &str) -> String {
        let nothing = Struct::default();
        let variants: Vec<String> = union
            .variants
            .iter()
            .map(|variant| {
                let body = variant.body.as_ref().unwrap_or(&nothing);
                let members = self.members(&body.members, 4, at);
                let others = self.others(&body.others, at);
                self::variant(&variant.tag, &members, others)
            })
            .collect();
        self.tagged(union, tag, &variants, at)
    }

    fn adjacent(
        &mut self,
        union: &Union,
        tag: &str,
        content: &str,
        closed: bool,
        at: &str,
    ) -> String {
        let variants: Vec<String> = union
            .variants
            .iter()
            .map(|variant| {
                let content = variant.body.as_ref().map(|body| {
                    let body = self.structure(body, 4, at);
                    self.call("required", [always(quoted(content)), always(body)])
                });
                let members = format!("[{}]", content.unwrap_or_default());
                let others = closed.then(|| self.bare("refused"));
                self::variant(&variant.tag, &members, others)
            })
            .collect();
        self.tagged(union, tag, &variants, at)
    }

    /// A choice by a tag, with the members that all of its variants have.
    fn tagged(&mut self, union: &Union, tag: &str, variants: &[String], at: &str) -> String {
        let common = (!union.common.is_empty()).then(|| self.members(&union.common, 2, at));
        let (tag, variants) = (always(quoted(tag)), always(lines(variants, 2)));
        self.call(
            "tagged",
            [
                tag,
                variants,
                unlisted(union.open, union.free),
                (common, "[]"),
            ],
        )
    }

    fn external(&mut self, union: &Union, at: &str) -> String {
        let mut texts = Vec::new();
        let mut objects = Vec::new();
        for variant in &union.variants {
            match &variant.body {
                None => texts.push(quoted(&variant.tag)),
                Some(body) => {
                    let body = self.structure(body, 4, at);
                    objects.push(format!("[{}, {body}]", quoted(&variant.tag)));
                }
            }
        }
        let texts = always(format!("[{}]", texts.join(", ")));
        let objects = always(lines(&objects, 2));
        self.call(
            "external",
            [texts, objects, unlisted(union.open, union.free)],
        )
    }
}

fn variant(tag: &str, members: &str, others: Option<String>) -> String {
    let others = others
        .map(|others| format!(", {others}"))
        .unwrap_or_default();
    format!("[{}, {members}{others}]", quoted(tag))
}

/// A whole number, exact.
fn whole(number: i128) -> String {
    let exact = Type::Constant(Constant::Integer(number));
    let mark = WideInteger::of_type(&exact).map_or("", |_| "n");
    format!("{number}{mark}")
}
