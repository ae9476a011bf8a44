//! Parts of models, briefly.

use codegen::model::{
    Choice, Integer, IntegerFormat, List, Map, Member, NamedType, Others, Presence, Shape, Struct,
    Tagging, Text, Tuple, Type, Union, Variant,
};

pub(super) fn text() -> Type {
    Type::Text(Text::default())
}

pub(super) fn texts(min: u64, max: u64, pattern: &str) -> Text {
    Text {
        min: Some(min),
        max: Some(max),
        pattern: Some(pattern.to_owned()),
        ..Text::default()
    }
}

pub(super) fn whole(format: Option<IntegerFormat>) -> Type {
    Type::Integer(Integer {
        format,
        ..Integer::default()
    })
}

pub(super) fn list(items: Type) -> List {
    List {
        items: Box::new(items),
        min: None,
        max: None,
        unique: false,
    }
}

pub(super) fn map(values: Type) -> Map {
    Map {
        keys: Text::default(),
        values: Box::new(values),
        min: None,
        max: None,
    }
}

pub(super) fn reference(name: &str) -> Type {
    Type::Reference(name.to_owned())
}

pub(super) fn choice(exclusive: bool, alternatives: Vec<Type>) -> Type {
    Type::Choice(Choice {
        alternatives,
        exclusive,
    })
}

pub(super) fn tuple(items: Vec<Type>, min: usize, rest: Option<Type>) -> Type {
    Type::Tuple(Tuple {
        items,
        min,
        rest: rest.map(Box::new),
    })
}

pub(super) fn member(name: &str, presence: Presence, ty: Type) -> Member {
    Member {
        name: name.to_owned(),
        ty,
        presence,
        default: None,
        docs: String::new(),
        aliases: Vec::new(),
        deprecated: false,
    }
}

pub(super) fn required(name: &str, ty: Type) -> Member {
    member(name, Presence::Required, ty)
}

pub(super) fn optional(name: &str, ty: Type) -> Member {
    member(name, Presence::Optional, ty)
}

pub(super) fn structure(members: Vec<Member>, others: Others) -> Struct {
    Struct { members, others }
}

pub(super) fn object(members: Vec<Member>) -> Shape {
    Shape::Struct(structure(members, Others::Ignored))
}

pub(super) fn variant(tag: &str, body: Option<Struct>) -> Variant {
    Variant {
        tag: tag.to_owned(),
        docs: String::new(),
        body,
    }
}

pub(super) fn union(
    tagging: Tagging,
    open: bool,
    common: Vec<Member>,
    variants: Vec<Variant>,
) -> Shape {
    Shape::Union(Union {
        tagging,
        common,
        variants,
        open,
        free: false,
    })
}

pub(super) fn named(name: &str, shape: Shape) -> NamedType {
    NamedType {
        name: name.to_owned(),
        docs: String::new(),
        shape,
        deprecated: false,
        origin: format!("#/$defs/{name}"),
    }
}
