//! Models of one shape each, written down directly: what a front end makes of an input is not the
//! matter here.

use std::collections::BTreeMap;

use codegen::model::{
    Choice, Constant, Group, Integer, IntegerFormat, List, Map, Member, Method, Model, NamedType,
    Number, Others, Presence, Shape, Struct, Tagging, Text, TextEnum, TextValue, Transport, Tuple,
    Type, Union, Variant,
};
use serde_json::Value;

pub(crate) fn text() -> Type {
    Type::Text(Text::default())
}

pub(crate) fn integer() -> Type {
    Type::Integer(Integer::default())
}

pub(crate) fn uint8() -> Type {
    let format = Some(IntegerFormat::Uint8);
    Type::Integer(Integer {
        format,
        min: None,
        max: None,
    })
}

pub(crate) fn to(name: &str) -> Type {
    Type::Reference(name.to_owned())
}

pub(crate) fn list(items: Type) -> Type {
    Type::List(List {
        items: Box::new(items),
        min: None,
        max: None,
        unique: false,
    })
}

pub(crate) fn map(values: Type) -> Type {
    let keys = Text::default();
    Type::Map(Map {
        keys,
        values: Box::new(values),
        min: None,
        max: None,
    })
}

pub(crate) fn any_of(alternatives: Vec<Type>) -> Type {
    Type::Choice(Choice {
        alternatives,
        exclusive: false,
    })
}

pub(crate) fn one_of(alternatives: Vec<Type>) -> Type {
    Type::Choice(Choice {
        alternatives,
        exclusive: true,
    })
}

pub(crate) fn tuple(items: Vec<Type>, min: usize, rest: Option<Type>) -> Type {
    Type::Tuple(Tuple {
        items,
        min,
        rest: rest.map(Box::new),
    })
}

pub(crate) fn constant(value: &Value) -> Type {
    Type::Constant(match value {
        Value::String(text) => Constant::Text(text.clone()),
        Value::Bool(value) => Constant::Boolean(*value),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(whole), _) => Constant::Integer(whole.into()),
            (_, Some(whole)) => Constant::Integer(whole.into()),
            _ => Constant::Number(number.clone()),
        },
        _ => Constant::Null,
    })
}

pub(crate) fn number() -> Type {
    Type::Number(Number::default())
}

/// A member; one that may be left out ends in `?`, one with three states in `??`.
pub(crate) fn member(name: &str, ty: Type) -> Member {
    let presence = match name {
        name if name.ends_with("??") => Presence::ThreeState,
        name if name.ends_with('?') => Presence::Optional,
        _ => Presence::Required,
    };
    Member {
        name: name.trim_end_matches('?').to_owned(),
        ty,
        presence,
        default: None,
        docs: "A member.".to_owned(),
        aliases: Vec::new(),
        deprecated: false,
    }
}

pub(crate) fn with_default(name: &str, ty: Type, default: Value) -> Member {
    Member {
        default: Some(default),
        ..member(name, ty)
    }
}

pub(crate) fn object(members: Vec<Member>) -> Shape {
    Shape::Struct(Struct {
        members,
        others: Others::Ignored,
    })
}

pub(crate) fn texts(values: &[&str], open: bool) -> Shape {
    let values = values.iter().map(|text| TextValue {
        text: (*text).to_owned(),
        docs: "A value.".to_owned(),
    });
    Shape::TextEnum(TextEnum {
        values: values.collect(),
        open,
        free: false,
    })
}

pub(crate) fn union(variants: Vec<(&str, Vec<Member>)>, open: bool) -> Shape {
    let variants = variants.into_iter().map(|(tag, members)| Variant {
        tag: tag.to_owned(),
        docs: "A variant.".to_owned(),
        body: Some(Struct {
            members,
            others: Others::Ignored,
        }),
    });
    Shape::Union(Union {
        tagging: Tagging::Internal {
            tag: "kind".to_owned(),
        },
        common: Vec::new(),
        variants: variants.collect(),
        open,
        free: false,
    })
}

pub(crate) fn model(types: Vec<(&str, Shape)>) -> Model {
    let types = types.into_iter().map(|(name, shape)| {
        let named = NamedType {
            name: name.to_owned(),
            docs: "A type.".to_owned(),
            shape,
            deprecated: false,
            origin: format!("#/$defs/{name}"),
        };
        (name.to_owned(), named)
    });
    Model {
        title: "Shapes".to_owned(),
        description: String::new(),
        notice: codegen::model::NOTICE.to_owned(),
        protocol_version: "1".to_owned(),
        transport: Transport::default(),
        groups: Vec::new(),
        types: types.collect::<BTreeMap<_, _>>(),
        notifications: None,
        reserved: Vec::new(),
        errors: Vec::new(),
        error_type: None,
        envelope: None,
    }
}

pub(crate) fn method(name: &str, params: &str, response: &str) -> Method {
    Method {
        summary: "Do it".to_owned(),
        params: params.to_owned(),
        response: response.to_owned(),
        ..Method::named(name, format!("method `{name}`"))
    }
}

pub(crate) fn group(methods: Vec<Method>) -> Group {
    Group {
        name: "All".to_owned(),
        summary: "All.".to_owned(),
        description: String::new(),
        methods,
    }
}
