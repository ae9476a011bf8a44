//! What the notation of types cannot say, as tags of comments.

use super::expressions::WideInteger;
use crate::model::{Constant, Member, Text, Type};

/// The tags of a member.
pub(super) fn member(member: &Member) -> Vec<String> {
    let mut tags = of_type(&member.ty);
    if let Some(default) = &member.default {
        tags.push(format!("@default {default}"));
    }
    tags.extend(deprecated(member.deprecated));
    tags
}

/// The tag of what is on its way out.
pub(super) fn deprecated(deprecated: bool) -> Option<String> {
    deprecated.then(|| "@deprecated".to_owned())
}

/// The tags of a type.
pub(super) fn of_type(ty: &Type) -> Vec<String> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            tags.push(format!("@{name} {value}"));
        }
    };
    match ty.without_null().0 {
        Type::Integer(integer) => {
            let (min, max) = integer.own_bounds();
            tag("minimum", min.map(|min| min.to_string()));
            tag("maximum", max.map(|max| max.to_string()));
            let shown = integer
                .format
                .filter(|_| WideInteger::of(*integer).is_none());
            tag("format", shown.map(|format| format.name().to_owned()));
        }
        Type::Number(number) => {
            tag("minimum", number.min.as_ref().map(ToString::to_string));
            tag("maximum", number.max.as_ref().map(ToString::to_string));
            tag("format", number.format.clone());
        }
        Type::Text(Text {
            format,
            min,
            max,
            pattern,
            except,
        }) => {
            tag("minLength", min.map(|min| min.to_string()));
            tag("maxLength", max.map(|max| max.to_string()));
            tag("pattern", pattern.clone());
            tag("format", format.clone());
            let listed = except.iter().map(|text| super::quoted(text));
            let listed = listed.collect::<Vec<_>>().join(", ");
            tag("not", Some(listed).filter(|listed| !listed.is_empty()));
        }
        Type::List(list) => {
            tag("minItems", list.min.map(|min| min.to_string()));
            tag("maxItems", list.max.map(|max| max.to_string()));
            tag("uniqueItems", list.unique.then(|| "true".to_owned()));
        }
        Type::Map(map) => {
            tag("minProperties", map.min.map(|min| min.to_string()));
            tag("maxProperties", map.max.map(|max| max.to_string()));
        }
        Type::Constant(Constant::Integer(number)) => {
            let wide = WideInteger::of_type(ty.without_null().0);
            tag("const", wide.map(|_| number.to_string()));
        }
        Type::Choice(choice) => {
            for alternative in &choice.alternatives {
                if let Type::Constant(_) = alternative {
                    tags.extend(of_type(alternative));
                }
            }
        }
        Type::Any
        | Type::Never
        | Type::Boolean
        | Type::Constant(_)
        | Type::Tuple(_)
        | Type::Reference(_)
        | Type::Nullable(_) => {}
    }
    tags
}
