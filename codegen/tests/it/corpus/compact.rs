//! A model in few words, for people to read.

use codegen::model::{
    Constant, IntegerFormat, Member, Model, NamedType, Others, Presence, Shape, Struct, Tagging,
    Text, Type,
};

/// Every type of a model, one a line.
pub(super) fn printed(model: &Model) -> String {
    model
        .types
        .values()
        .map(|named| line(named) + "\n")
        .collect()
}

fn line(named: &NamedType) -> String {
    let shape = match &named.shape {
        Shape::Struct(found) => structure(found),
        Shape::TextEnum(found) => {
            let texts: Vec<&str> = found
                .values
                .iter()
                .map(|value| value.text.as_str())
                .collect();
            format!(
                "enum {}{}",
                texts.join(" | "),
                if found.open { " | .." } else { "" }
            )
        }
        Shape::Alias(inner) => ty(inner),
        Shape::Union(found) => {
            let tagging = match &found.tagging {
                Tagging::Internal { tag } => format!("by {tag}"),
                Tagging::Adjacent { tag, content, .. } => format!("by {tag} beside {content}"),
                Tagging::External => "from outside".to_owned(),
            };
            let variants = found.variants.iter().map(|variant| {
                let body = variant.body.as_ref().map_or_else(String::new, structure);
                let docs = about(&variant.docs);
                format!("{} {body}{docs}", variant.tag)
            });
            let variants: Vec<String> = variants.collect();
            let common: Vec<String> = found.common.iter().map(member).collect();
            let common = if common.is_empty() {
                String::new()
            } else {
                format!("{{{}}} and ", common.join(", "))
            };
            let tail = if found.open { " | .." } else { "" };
            format!("union {tagging}: {common}{}{tail}", variants.join(" | "))
        }
    };
    let deprecated = if named.deprecated { " deprecated" } else { "" };
    format!("{} = {shape}{}{deprecated}", named.name, about(&named.docs))
}

fn about(docs: &str) -> String {
    if docs.is_empty() {
        return String::new();
    }
    format!(" ({})", docs.replace('\n', " "))
}

fn structure(found: &Struct) -> String {
    let members: Vec<String> = found.members.iter().map(member).collect();
    let others = match &found.others {
        Others::Ignored => String::new(),
        Others::Refused => " and no others".to_owned(),
        Others::Kept(other) => format!(" and others: {}", ty(other)),
    };
    format!("{{{}}}{others}", members.join(", "))
}

fn member(member: &Member) -> String {
    let presence = match member.presence {
        Presence::Required => "",
        Presence::Optional => "?",
        Presence::ThreeState => "??",
    };
    let default = member.default.as_ref();
    let default = default.map_or_else(String::new, |default| format!(" = {default}"));
    let deprecated = if member.deprecated { " deprecated" } else { "" };
    let docs = about(&member.docs);
    format!(
        "{}{presence}: {}{default}{docs}{deprecated}",
        member.name,
        ty(&member.ty)
    )
}

fn ty(found: &Type) -> String {
    match found {
        Type::Any => "any".to_owned(),
        Type::Never => "never".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::Integer(found) => {
            let format = found.format.map_or("integer", |format| format.name());
            let range = found.format.map(IntegerFormat::range);
            if range.is_some() && range == found.min.zip(found.max) {
                return format.to_owned();
            }
            bounded(format, found.min, found.max)
        }
        Type::Number(found) => bounded(
            found.format.as_deref().unwrap_or("number"),
            found.min.as_ref(),
            found.max.as_ref(),
        ),
        Type::Text(found) => text(found),
        Type::Constant(Constant::Text(text)) => format!("\"{text}\""),
        Type::Constant(Constant::Integer(number)) => number.to_string(),
        Type::Constant(Constant::Number(number)) => number.to_string(),
        Type::Constant(Constant::Boolean(value)) => value.to_string(),
        Type::Constant(Constant::Null) => "null".to_owned(),
        Type::List(found) => format!("[{}]", bounded(&ty(&found.items), found.min, found.max)),
        Type::Map(found) => format!("{{{}: {}}}", text(&found.keys), ty(&found.values)),
        Type::Tuple(found) => {
            let items: Vec<String> = found.items.iter().map(ty).collect();
            let rest = found.rest.as_deref();
            let rest = rest.map_or_else(String::new, |rest| format!(", .. {}", ty(rest)));
            format!("({}{rest}; at least {})", items.join(", "), found.min)
        }
        Type::Choice(found) => {
            let types: Vec<String> = found.alternatives.iter().map(ty).collect();
            let only = if found.exclusive { "only " } else { "" };
            format!("{only}({})", types.join(" | "))
        }
        Type::Nullable(inner) => format!("{} or null", ty(inner)),
        Type::Reference(name) => name.clone(),
    }
}

fn text(found: &Text) -> String {
    let kind = found.format.as_deref().unwrap_or("text");
    let pattern = found.pattern.as_ref();
    let pattern = pattern.map_or_else(String::new, |pattern| format!(" like {pattern}"));
    let except = &found.except;
    let except = if except.is_empty() {
        String::new()
    } else {
        format!(" but {}", except.join(", "))
    };
    bounded(kind, found.min, found.max) + &pattern + &except
}

fn bounded<T: ToString>(what: &str, min: Option<T>, max: Option<T>) -> String {
    if min.is_none() && max.is_none() {
        return what.to_owned();
    }
    let bound = |bound: Option<T>| bound.map_or_else(String::new, |bound| bound.to_string());
    format!("{what} {}..{}", bound(min), bound(max))
}
